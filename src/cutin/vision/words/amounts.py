"""Whole numbers that are counted when they are asked for."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import Side, Where
from cutin.ability.form import Amount, Condition


class LifeOf(Amount, frozen=True):
    phrase: ClassVar[str] = "the {whose} life"
    whose: Side


class HandLimit(Amount, frozen=True):
    phrase: ClassVar[str] = "the hand limit"


class ThatDamage(Amount, frozen=True):
    """The damage that the trigger speaks of, as it stands now."""

    phrase: ClassVar[str] = "that damage"
    plural: ClassVar[bool | None] = False


class NegatedDamage(Amount, frozen=True):
    """How much damage this text has negated."""

    phrase: ClassVar[str] = "the negated damage"


class ThatNumber(Amount, frozen=True):
    """The number that the trigger speaks of: cards drawn or returned, life gained."""

    phrase: ClassVar[str] = "that number"


class Half(Amount, frozen=True):
    phrase: ClassVar[str] = "(half of {amount} rounded {way})"
    amount: Amount
    way: Literal["up", "down"]


class AtMostThat(Amount, frozen=True):
    phrase: ClassVar[str] = "({amount} but at most {most})"
    amount: Amount
    most: Amount


class AmountIf(Amount, frozen=True):
    phrase: ClassVar[str] = "({amount} if {condition}, otherwise {other})"
    amount: Amount
    condition: Condition
    other: Amount


class XAlways(Where, frozen=True):
    """X is counted anew all the time, also in what lasts."""

    phrase: ClassVar[str] = "X is at any time {amount}"
    amount: Amount

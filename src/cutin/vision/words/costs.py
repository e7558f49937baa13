"""What is paid for a text, and by an effect."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.common import AsMany, CountPicked, NumberOf, Payment, Times
from cutin.ability.form import Amount, Cost, CountOf, Minus, Number, Plus, X
from cutin.vision.words.amounts import AmountIf, AtMostThat, Half, ThatDamage, ThatNumber

Counted = (
    NumberOf
    | CountOf
    | CountPicked
    | Plus
    | Minus
    | Times
    | AsMany
    | Half
    | AtMostThat
    | AmountIf
    | ThatNumber
    | ThatDamage
)
"""Numbers that are not known before."""


class NodeCost(Payment, frozen=True):
    """So much cost, paid with nodes (VIS-W.4)."""

    phrase: ClassVar[str] = "{amount}"
    amount: Number | X


class CountedCost(Payment, frozen=True):
    """So much cost, counted when an effect has it paid."""

    phrase: ClassVar[str] = "{amount}"
    amount: Counted


class SleepThis(Cost, frozen=True):
    """Put this card to sleep; it has to be active (VIS-7.1.3, VIS-W.15)."""

    phrase: ClassVar[str] = "S"


class LifeCost(Payment, frozen=True):
    """So many life points; no damage (VIS-W.26)."""

    phrase: ClassVar[str] = "{amount} life"
    amount: Amount

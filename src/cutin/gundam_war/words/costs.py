"""What is paid for a text (chapter 7)."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.common import Payment
from cutin.ability.form import Amount, Cost


class Resource(Payment, frozen=True):
    """So many cards from the top of the own Nation to the own Lost Card Pile (GW-7.6). With "each" the
    text can be played any number of times a turn, paying every time (GW-8.14)."""

    phrase: ClassVar[str] = "{amount}[{each} each]"
    amount: Amount
    each: bool = False


class RollThis(Cost, frozen=True):
    """Roll this card with its set group; impossible if it is rolled (GW-7.7)."""

    phrase: ClassVar[str] = "R"


class Power(Cost, frozen=True):
    """The player produces so much power of the card's designated colour and so much in all (GW-7.8)."""

    phrase: ClassVar[str] = r"\[{designated}-{total}\]"
    designated: int
    total: int


class GPlay(Cost, frozen=True):
    """The right to play a G this turn: it must be unused, and is used (GW-8.12)."""

    phrase: ClassVar[str] = "the G play of this turn"


class VulturePoints(Cost, frozen=True):
    """So many of the player's Vulture Points (GW-7.9, GW-21.6)."""

    phrase: ClassVar[str] = "{points} Vulture Points"
    points: int

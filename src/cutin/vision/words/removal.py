"""What effects do to the states of chapter 9, and to damage."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.form import Amount, Effect, Pick, Who
from cutin.vision.words.picks import CardsAndPlayer, OneOrPlayer

# --- removal ----------------------------------------------------------------------------------------


class PutDying(Effect, frozen=True):
    """VIS-9.2.2.c"""

    phrase: ClassVar[str] = "put {cards} in the dying state"
    cards: Pick


class Discard(Effect, frozen=True):
    """From anywhere (VIS-9.3.2)."""

    phrase: ClassVar[str] = "discard {cards}"
    cards: Pick


class Exclude(Effect, frozen=True):
    """From the game (VIS-9.4.2)."""

    phrase: ClassVar[str] = "exclude {cards}"
    cards: Pick


class DiscardToLimit(Effect, frozen=True):
    """So many of the cards in that player's hand that the hand limit is kept, found by chance."""

    phrase: ClassVar[str] = "{who} discard|discards cards at random down to the hand limit"
    who: Who


class NegateDying(Effect, frozen=True):
    """VIS-9.2.4, VIS-9.2.5"""

    phrase: ClassVar[str] = "negate the dying state of {cards}"
    cards: Pick


class NegateDiscard(Effect, frozen=True):
    """VIS-9.3.5, VIS-9.3.6"""

    phrase: ClassVar[str] = "negate the discard of {cards}"
    cards: Pick


class NegateRemoval(Effect, frozen=True):
    """Of the card that the trigger speaks of: the one instruction that removes it (VIS-9.1.1.a)."""

    phrase: ClassVar[str] = "negate that removal"


# --- damage -----------------------------------------------------------------------------------------


class DealDamage(Effect, frozen=True):
    """Effect damage, to all of them at once (VIS-1.10.12). The number is counted for each player by itself
    where it speaks of "that player"."""

    phrase: ClassVar[str] = "deal {amount} damage to {to}"
    amount: Amount
    to: Pick | Who | OneOrPlayer | CardsAndPlayer


class Distribute(Effect, frozen=True):
    """The acting player says how much each of them is dealt; without more, at least 1 each."""

    phrase: ClassVar[str] = "distribute {amount} damage among {cards}[, at least {least} each]"
    amount: Amount
    cards: Pick
    least: int | None = None


class DistributeWithin(Effect, frozen=True):
    """As much of it as can be, no character more than its endurance."""

    phrase: ClassVar[str] = "distribute up to {amount} damage among {cards}, to none more than its endurance"
    amount: Amount
    cards: Pick


class NegateDamage(Effect, frozen=True):
    """The damage that the trigger speaks of: none is dealt (VIS-1.10.12)."""

    phrase: ClassVar[str] = "negate that damage"


class ChangeDamage(Effect, frozen=True):
    """The damage that the trigger speaks of."""

    phrase: ClassVar[str] = "change that damage to {amount}"
    amount: Amount


class ResetDamage(Effect, frozen=True):
    """To 0; that alone negates no dying state (VIS-9.2.6.c)."""

    phrase: ClassVar[str] = "reset the damage of {cards}"
    cards: Pick

"""Who or what does something: the actors of events, and what an event comes from."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import By, Side
from cutin.ability.form import Cards, Node, Pick

# --- actors -----------------------------------------------------------------------------------------


class Actor(Node, frozen=True):
    """Does what the event says; a card may stand there as well."""


class Something(Actor, frozen=True):
    """Whatever it is: battle, an effect, a rule."""

    phrase: ClassVar[str] = "something"
    plural: ClassVar[bool | None] = False


class AnEffect(Actor, frozen=True):
    """An effect, of that player if said, with such a card as source if said (VIS-12.2.1)."""

    phrase: ClassVar[str] = "a|an [{whose} ]effect[ of {source}]"
    plural: ClassVar[bool | None] = False
    whose: Side | None = None
    source: Pick | None = None


# --- causes -----------------------------------------------------------------------------------------


class InBattle(By, frozen=True):
    """By battle damage (VIS-9.2.6); what Instant Death does is an effect (VIS-10.8)."""

    phrase: ClassVar[str] = "in battle"


class NotInBattle(By, frozen=True):
    """By an effect, or because endurance has fallen (OQ-11)."""

    phrase: ClassVar[str] = "by anything other than battle"


class ByAnyEffect(By, frozen=True):
    phrase: ClassVar[str] = "by an effect[ of {source}]"
    source: Pick | None = None


class ByEffects(By, frozen=True):
    """By effects of such cards, as what a card is safe from."""

    phrase: ClassVar[str] = "by {effects}"
    effects: Effects


# --- sources ----------------------------------------------------------------------------------------


class Effects(Node, frozen=True):
    """Effects of that player, or with such cards as source; the cards are described wherever they are."""

    phrase: ClassVar[str] = "[{whose} ]effects[ of <p>{cards}]"
    whose: Side | None = None
    cards: Cards | None = None


class Source(Node, frozen=True):
    """What targets something: a card being played, or an effect."""

    phrase: ClassVar[str] = "a|an [{whose} ]{what}"
    what: Literal[
        "spell card",
        "command card",
        "card being played",
        "card",
        "character effect",
        "activated effect",
        "auto effect",
        "effect",
    ]
    whose: Side | None = None

"""What effects do in every game of this family: draw, look, reveal, shuffle, move, set, negate."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from cutin.ability.describing import Pile
from cutin.ability.form import Amount, Change, Cost, Duration, Effect, Pick, Place, Who, Wording

State = Annotated[str, Wording("state")]
"""How a card lies."""


# --- costs ------------------------------------------------------------------------------------------


class Deed(Cost, frozen=True):
    """Something done as a payment: done whole while paying, or the play cannot be declared. What it picks is
    picked then and is no target."""

    phrase: ClassVar[str] = "{deed}"
    deed: Effect


# --- destinations -----------------------------------------------------------------------------------


class ToPile(Place, frozen=True):
    """On the pile, where cards go that come to it."""

    phrase: ClassVar[str] = "{pile}"
    pile: Pile


class ToEnd(Place, frozen=True):
    """Top or bottom of a pile; with "top or bottom" the moving player says which, for each card."""

    phrase: ClassVar[str] = "the {end} of {pile}"
    end: Literal["top", "bottom", "top or bottom"]
    pile: Pile


class EitherPlace(Place, frozen=True):
    """One of the two, chosen by the moving player on resolution."""

    phrase: ClassVar[str] = "{first} or {second}<1>"
    first: Place
    second: Place


# --- moving cards -----------------------------------------------------------------------------------


class Move(Effect, frozen=True):
    """Moves cards, hosts with their set cards. The state, if named, is the one they then have."""

    phrase: ClassVar[str] = "move {cards}[ {state}] to {place}"
    cards: Pick
    place: Place
    state: State | None = None


class SetUnder(Effect, frozen=True):
    """Sets the card on the host, from wherever it is."""

    phrase: ClassVar[str] = "set {cards} on {host}"
    cards: Pick
    host: Pick


class Draw(Effect, frozen=True):
    """The acting player draws, one after the other, from where cards are drawn or from that pile."""

    phrase: ClassVar[str] = "draw {count} cards|card[ from {pile}]"
    count: Amount
    pile: Pile | None = None


class PlayerDraws(Effect, frozen=True):
    phrase: ClassVar[str] = "{who} draw|draws {count} cards|card"
    who: Who
    count: Amount


# --- what is seen -----------------------------------------------------------------------------------


class LookAtTop(Effect, frozen=True):
    """The acting player alone sees any number up to that from the top; they are then the looked-at cards."""

    phrase: ClassVar[str] = "look at up to the top {count} cards|card of {pile}"
    count: Amount
    pile: Pile


class LookThrough(Effect, frozen=True):
    """The acting player alone sees the whole pile."""

    phrase: ClassVar[str] = "look through {pile}"
    pile: Pile


class Reveal(Effect, frozen=True):
    """Everybody sees them; they stay where they are."""

    phrase: ClassVar[str] = "reveal {cards}"
    cards: Pick


class Shuffle(Effect, frozen=True):
    phrase: ClassVar[str] = "shuffle {pile}"
    pile: Pile


# --- players, plays and texts -----------------------------------------------------------------------


class HasTo(Effect, frozen=True):
    """That player carries the effect out: chooses what is chosen in it, sees what is looked at. Own and enemy
    stay those of the text."""

    phrase: ClassVar[str] = "<1>{who} have|has to {effect}"
    who: Who
    effect: Effect


class NegatePlay(Effect, frozen=True):
    """The card being played has no effect. The text says where it goes; if it does not, where played cards
    go."""

    phrase: ClassVar[str] = "negate the play of {cards}"
    cards: Pick


class NegateText(Effect, frozen=True):
    """The text that the cards have then, for that long."""

    phrase: ClassVar[str] = "negate the text of {cards} {duration}"
    cards: Pick
    duration: Duration


class NegatedText(Change, frozen=True):
    """All text it has when this takes hold, but for protected text."""

    phrase: ClassVar[str] = "have|has negated text"


class LoseGame(Effect, frozen=True):
    phrase: ClassVar[str] = "{who} lose|loses the game"
    who: Who

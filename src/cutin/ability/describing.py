"""Words that say which cards are meant, in every game of this family: own and enemy, names, places, numbers.

What each game calls its places, durations, numbers and the like stands in its `LISTS` (`form.Wording`).
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from cutin.ability.form import (
    Adjective,
    Amount,
    Cards,
    Condition,
    Node,
    Noun,
    Pick,
    Qualifier,
    Wording,
)

Side = Literal["own", "enemy"]
Zone = Annotated[str, Wording("zone")]
"""The name of a pile."""
Measure = Annotated[str, Wording("measure")]
"""The name of a number that cards have."""
KeywordName = Annotated[str, Wording("keyword")]
"""The name of a keyword, without its number."""


# --- places -----------------------------------------------------------------------------------------


class Location(Node, frozen=True):
    """Where cards are: a pile, or a part of the field."""


class Pile(Location, frozen=True):
    """A location outside the field."""


class OwnPile(Pile, frozen=True):
    """That player's pile, seen from the text's player."""

    phrase: ClassVar[str] = "the {whose} {zone}"
    whose: Side
    zone: Zone


class OwnersPile(Pile, frozen=True):
    """The pile of each moved card's own original owner."""

    phrase: ClassVar[str] = "the original owner's {zone}"
    zone: Zone


class ThatPlayersPile(Pile, frozen=True):
    """The pile of the player who is just choosing or acting ("each player chooses ...")."""

    phrase: ClassVar[str] = "that player's {zone}"
    zone: Zone


class SomePile(Pile, frozen=True):
    """Either player's pile of that kind."""

    phrase: ClassVar[str] = "a|an {zone}"
    zone: Zone


# --- before the noun --------------------------------------------------------------------------------


class Own(Adjective, frozen=True):
    """Controlled (being played: played) by the text's player."""

    phrase: ClassVar[str] = "own"


class EnemyCard(Adjective, frozen=True):
    """Controlled (being played: played) by the other player."""

    phrase: ClassVar[str] = "enemy"


class Other(Adjective, frozen=True):
    """Any but this card, and what it is set on."""

    phrase: ClassVar[str] = "other"


class LookedAt(Adjective, frozen=True):
    """Among the cards that this text has just looked at, in their place."""

    phrase: ClassVar[str] = "looked-at"


class Revealed(Adjective, frozen=True):
    """Among the cards that this text has just revealed, in their place."""

    phrase: ClassVar[str] = "revealed"


# --- nouns ------------------------------------------------------------------------------------------


class Card(Noun, frozen=True):
    """Any card, whatever it is."""

    phrase: ClassVar[str] = "cards|card"


class OrNoun(Noun, frozen=True):
    """A card of either kind."""

    phrase: ClassVar[str] = "{first} or {second}<1>"
    first: Noun
    second: Noun


# --- after the noun ---------------------------------------------------------------------------------


class In(Qualifier, frozen=True):
    """In one of those places."""

    phrase: ClassVar[str] = "in {places: or }"
    places: tuple[Location, ...]


class BeingPlayed(Qualifier, frozen=True):
    """In the place of cards being played: declared, not yet resolved."""

    phrase: ClassVar[str] = "being played"


class OfThatPlayer(Qualifier, frozen=True):
    """Controlled by the player who is just choosing ("each player chooses ...")."""

    phrase: ClassVar[str] = "of that player"


class SetOn(Qualifier, frozen=True):
    """A set card of that card."""

    phrase: ClassVar[str] = "set on {card}"
    card: Pick


class ThatIsNot(Qualifier, frozen=True):
    phrase: ClassVar[str] = "that are|is not {adjective}"
    adjective: Adjective


class OtherThan(Qualifier, frozen=True):
    """None of those, and none that fits that description."""

    phrase: ClassVar[str] = "other than <p>{cards}"
    cards: Pick | Cards


class WithSet(Qualifier, frozen=True):
    """With at least one such card set on it; the set card is described where it is."""

    phrase: ClassVar[str] = "with a set <s>{cards}"
    cards: Cards


class WithoutSet(Qualifier, frozen=True):
    phrase: ClassVar[str] = "without a set <s>{cards}"
    cards: Cards


class WithKeyword(Qualifier, frozen=True):
    """With that keyword, whatever number it has."""

    phrase: ClassVar[str] = "with {keyword}"
    keyword: KeywordName


class WithoutKeyword(Qualifier, frozen=True):
    phrase: ClassVar[str] = "without {keyword}"
    keyword: KeywordName


class WithNumber(Qualifier, frozen=True):
    """With exactly that number, or that "or less" or "or more"."""

    phrase: ClassVar[str] = "with {measure} {amount}[ {bound}]"
    measure: Measure
    amount: Amount
    bound: Literal["or less", "or more"] | None = None


class WithSame(Qualifier, frozen=True):
    """With the same number as that card."""

    phrase: ClassVar[str] = "with the same {measure} as {card}"
    measure: Measure
    card: Pick


class NameContains(Qualifier, frozen=True):
    """With those words unbroken in its name."""

    phrase: ClassVar[str] = "with a name containing {words}"
    words: str


class Named(Qualifier, frozen=True):
    """With that name, as the game compares names."""

    phrase: ClassVar[str] = "named {name}"
    name: str


class WithSameName(Qualifier, frozen=True):
    """With the same name as that card."""

    phrase: ClassVar[str] = "with the same name as {card}"
    card: Pick


# --- picks ------------------------------------------------------------------------------------------


class TopOf(Pick, frozen=True):
    """So many cards from the top of the pile, one by one; where there are fewer the pick fails."""

    phrase: ClassVar[str] = "the top {count} cards|card of {pile}"
    count: Amount
    pile: Pile


class TopUpTo(Pick, frozen=True):
    """As `TopOf`, the player choosing the number from 0 on."""

    phrase: ClassVar[str] = "up to the top {count} cards|card of {pile}"
    count: Amount
    pile: Pile


# --- conditions and amounts -------------------------------------------------------------------------


class Is(Condition, frozen=True):
    """The card is so: "this card is rolled", "this card is in a battle area"."""

    phrase: ClassVar[str] = "{card} are|is {fits}"
    card: Pick
    fits: Adjective | Qualifier


class IsNot(Condition, frozen=True):
    phrase: ClassVar[str] = "{card} are|is not {fits}"
    card: Pick
    fits: Adjective | Qualifier


class NumberOf(Amount, frozen=True):
    """That number of the card: its value now, or the last on the field if it has left. Negative never."""

    phrase: ClassVar[str] = "the {measure} of {card}"
    measure: Measure
    card: Pick

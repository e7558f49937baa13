"""Words after the noun."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import Measure
from cutin.ability.form import Amount, Pick, Qualifier, Who


class OfRace(Qualifier, frozen=True):
    """With at least one of those races, named in either language (VIS-W.11)."""

    phrase: ClassVar[str] = "of race {races: or }"
    races: tuple[str, ...]


class OfDeclaredRace(Qualifier, frozen=True):
    """With the race that this text has declared (VIS-12.1.4)."""

    phrase: ClassVar[str] = "of the declared race"


class WithDeclaredName(Qualifier, frozen=True):
    """With the name that this text has declared (VIS-12.1.3)."""

    phrase: ClassVar[str] = "with the declared name"


class WithCaster(Qualifier, frozen=True):
    """With that name among its printed casters."""

    phrase: ClassVar[str] = "with caster {name}"
    name: str


class WithoutCasterPresent(Qualifier, frozen=True):
    """Whose caster is not on the field of the player of the card (VIS-5.5.7)."""

    phrase: ClassVar[str] = "without the caster present"


class WithTactic(Qualifier, frozen=True):
    """With any tactic (VIS-10.2 to VIS-10.12, VIS-10.28, VIS-W.49)."""

    phrase: ClassVar[str] = "with a tactic"


class WithPlus(Qualifier, frozen=True):
    """With a combat modifier that adds to attack or endurance."""

    phrase: ClassVar[str] = "with a plus combat modifier"


class WithNumberOrDash(Qualifier, frozen=True):
    """As `WithNumber`, where a printed dash (and a face-down card, if said) counts as that number."""

    phrase: ClassVar[str] = (
        "with {measure} {amount}[ {bound}] (a dash [{hidden}or a face-down card ]counts as {dash})"
    )
    measure: Measure
    amount: Amount
    dash: int
    bound: Literal["or less", "or more"] | None = None
    hidden: bool = False


class WithLess(Qualifier, frozen=True):
    """With less of it than that card; a printed dash counts as the number given, or 0."""

    phrase: ClassVar[str] = "with less {measure} than {card}[ (a dash counts as {dash})]"
    measure: Measure
    card: Pick
    dash: int | None = None


class WithMost(Qualifier, frozen=True):
    """With the lowest or highest number among those that everything before this describes; ties all fit."""

    phrase: ClassVar[str] = "with the {which} {measure}"
    which: Literal["lowest", "highest"]
    measure: Measure


class WithoutDash(Qualifier, frozen=True):
    """Where that number is not printed as a dash."""

    phrase: ClassVar[str] = "without a dash as {measure}"
    measure: Literal["node", "cost"]


class WithNodeAboveNodes(Qualifier, frozen=True):
    """With more required nodes than the player of the card has nodes."""

    phrase: ClassVar[str] = "with more node than nodes of its player"


class WithoutWords(Qualifier, frozen=True):
    """Whose text does not say those words."""

    phrase: ClassVar[str] = "without the words {words} in its text"
    words: str


class WasSetOn(Qualifier, frozen=True):
    """Was set on that card when it last was on the field, or still is."""

    phrase: ClassVar[str] = "formerly set on {card}"
    card: Pick


class PlayedBy(Qualifier, frozen=True):
    """In that player's hand or being played by that player."""

    phrase: ClassVar[str] = "that {who} play|plays"
    who: Who

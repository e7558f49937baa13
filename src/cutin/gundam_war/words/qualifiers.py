"""Words after the noun."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import KeywordName
from cutin.ability.form import Pick, Qualifier, Who
from cutin.gundam_war.words.adjectives import Colour
from cutin.gundam_war.words.places import Squad

# --- where ------------------------------------------------------------------------------------------


class OutsideField(Qualifier, frozen=True):
    """In any location but the field, either player's; cards removed from the game are not in the game
    any more (GW-3.2, GW-19.7)."""

    phrase: ClassVar[str] = "outside the field"


class RemovedFromGame(Qualifier, frozen=True):
    """Out of the game, either player's; there to be counted and looked at, never to be moved (GW-19.7)."""

    phrase: ClassVar[str] = "removed from the game"


class OfSquad(Qualifier, frozen=True):
    """Of that squad (set cards count with the Unit they are set on)."""

    phrase: ClassVar[str] = "of {squad}"
    squad: Squad


class AtTheHead(Qualifier, frozen=True):
    """The 1st Unit of its squad as the last check fixed it (GW-14.13)."""

    phrase: ClassVar[str] = "at the head of a squad"


class EngagedWith(Qualifier, frozen=True):
    """In, or set on a card in, the enemy squad that the card's squad is engaged with (GW-14.12)."""

    phrase: ClassVar[str] = "engaged with {card}"
    card: Pick


class WasEngagedWith(Qualifier, frozen=True):
    """As `EngagedWith`, by where the card last was."""

    phrase: ClassVar[str] = "that were|was engaged with {card}"
    card: Pick


# --- what it is -------------------------------------------------------------------------------------


class WithTrait(Qualifier, frozen=True):
    """With that characteristic (GW-1.3, GW-21.33)."""

    phrase: ClassVar[str] = "with the trait {trait}"
    trait: str


class WithTerrain(Qualifier, frozen=True):
    phrase: ClassVar[str] = "with terrain aptitude for {area}"
    area: Literal["Space", "Earth"]


class WithDesignated(Qualifier, frozen=True):
    """With that colour among its designated nation power."""

    phrase: ClassVar[str] = "with {colour} designated power"
    colour: Colour


class WithOriginalStar(Qualifier, frozen=True):
    """Printed with * there; coins treated as cards have no original stats (GW-18.20)."""

    phrase: ClassVar[str] = "with original {stat} *"
    stat: Literal["close combat", "ranged", "defence"]


class WithOriginalText(Qualifier, frozen=True):
    """Printed with text, special effects included (GW-1.10); what a coin treated as a card has is not
    original text (GW-18.20)."""

    phrase: ClassVar[str] = "with original text"


class WithoutOriginalText(Qualifier, frozen=True):
    phrase: ClassVar[str] = "without original text"


class WithOriginalKeyword(Qualifier, frozen=True):
    """With that special effect in its original text."""

    phrase: ClassVar[str] = "with original {keyword}"
    keyword: KeywordName


class Producing(Qualifier, frozen=True):
    """That produces power of that colour just now."""

    phrase: ClassVar[str] = "producing {colour} power"
    colour: Colour


class NotTheOwners(Qualifier, frozen=True):
    """Controlled by another than its original owner (GW-4.5)."""

    phrase: ClassVar[str] = "not controlled by the original owner"


class OwnedBy(Qualifier, frozen=True):
    """With that player as original owner (GW-4.5), wherever it is."""

    phrase: ClassVar[str] = "with {who} as original owner"
    who: Who


class FitToBeSetOn(Qualifier, frozen=True):
    """A set card that could be set on that card (GW-12.1, GW-12.8)."""

    phrase: ClassVar[str] = "fit to be set on {card}"
    card: Pick


class PersonalMachineSet(Qualifier, frozen=True):
    """A Unit with a Character set whose machine it is (GW-12.11): the Unit's trait "exclusive: N" names the
    Character."""

    phrase: ClassVar[str] = "with the personal machine set"

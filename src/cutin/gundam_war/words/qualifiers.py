"""Words after the noun."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.form import Adjective, Amount, Cards, Pick, Qualifier, Who
from cutin.gundam_war.words.adjectives import Colour
from cutin.gundam_war.words.places import Area, Pile, Squad

Measure = Literal[
    "total nation power",
    "designated nation power",
    "resource cost",
    "close combat",
    "ranged",
    "defence",
    "damage",
    "total battle modification",
    "total of the cost",
]
KeywordName = Literal[
    "High Mobility",
    "Water",
    "Desert",
    "Raid",
    "Swift Strike",
    "Vulture",
    "Space Battle",
    "Special Shield",
    "Psycommu",
    "Area Weapon",
    "Atmospheric Entry",
    "Multiple",
    "Team",
    "Change",
    "Dismantle",
    "PS Armor",
    "Transformer",
    "Cruiser",
    "Base",
    "Support",
    "Resupply",
    "Variable",
    "Quick",
    "Battle-ready",
    "Prevent",
    "Restrict to 1",
    "Restrict to 1/Own",
    "Restrict to 1/Deck",
    "Colony",
]


# --- where ------------------------------------------------------------------------------------------


class In(Qualifier, frozen=True):
    """In one of those places; a Character is where the Unit is that it is set on."""

    phrase: ClassVar[str] = "in {places: or }"
    places: tuple[Area | Pile, ...]


class OutsideField(Qualifier, frozen=True):
    """In any location but the field, either player's; cards removed from the game are not in the game
    any more (GW-3.2, GW-19.7)."""

    phrase: ClassVar[str] = "outside the field"


class RemovedFromGame(Qualifier, frozen=True):
    """Out of the game, either player's; there to be counted and looked at, never to be moved (GW-19.7)."""

    phrase: ClassVar[str] = "removed from the game"


class BeingPlayed(Qualifier, frozen=True):
    """In the place of cards being played: declared, not yet resolved (GW-3.1)."""

    phrase: ClassVar[str] = "being played"


class OfSquad(Qualifier, frozen=True):
    """Of that squad (set cards count with the Unit they are set on)."""

    phrase: ClassVar[str] = "of {squad}"
    squad: Squad


class OfThatPlayer(Qualifier, frozen=True):
    """Controlled by the player who is just choosing ("each player chooses ...")."""

    phrase: ClassVar[str] = "of that player"


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


class SetOn(Qualifier, frozen=True):
    """A set card of that card (GW-12.1)."""

    phrase: ClassVar[str] = "set on {card}"
    card: Pick


# --- what it is -------------------------------------------------------------------------------------


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


class WithTrait(Qualifier, frozen=True):
    """With that characteristic (GW-1.3, GW-21.33)."""

    phrase: ClassVar[str] = "with the trait {trait}"
    trait: str


class WithKeyword(Qualifier, frozen=True):
    """With that special effect, whatever number it has. Restrict to 1 covers /Own and /Deck, PS Armor covers
    PS Armor (X) (GW-21.35)."""

    phrase: ClassVar[str] = "with {keyword}"
    keyword: KeywordName


class WithoutKeyword(Qualifier, frozen=True):
    phrase: ClassVar[str] = "without {keyword}"
    keyword: KeywordName


class WithTerrain(Qualifier, frozen=True):
    phrase: ClassVar[str] = "with terrain aptitude for {area}"
    area: Literal["Space", "Earth"]


class WithDesignated(Qualifier, frozen=True):
    """With that colour among its designated nation power."""

    phrase: ClassVar[str] = "with {colour} designated power"
    colour: Colour


class WithNumber(Qualifier, frozen=True):
    """With exactly that number, or that "or less" or "or more". A total battle modification is the sum of the
    three numbers of a set card; a card without cost has 0 (GW-18.19)."""

    phrase: ClassVar[str] = "with {measure} {amount}[ {bound}]"
    measure: Measure
    amount: Amount
    bound: Literal["or less", "or more"] | None = None


class WithSame(Qualifier, frozen=True):
    """With the same number as that card."""

    phrase: ClassVar[str] = "with the same {measure} as {card}"
    measure: Measure
    card: Pick


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


class NameContains(Qualifier, frozen=True):
    """With those words unbroken in its name (GW-23.5); coins have no card name (GW-18.12)."""

    phrase: ClassVar[str] = "with a name containing {words}"
    words: str


class Named(Qualifier, frozen=True):
    """With exactly that name, model numbers aside (GW-1.4)."""

    phrase: ClassVar[str] = "named {name}"
    name: str


class WithSameName(Qualifier, frozen=True):
    """With the same name as that card (GW-1.5)."""

    phrase: ClassVar[str] = "with the same name as {card}"
    card: Pick


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

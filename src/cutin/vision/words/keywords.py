"""Tactics and special effects (chapter 10). A keyword line has the meaning of its rule."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.form import Ability, Keyword, Node, Number
from cutin.vision.words.masks import MaskPart

# --- tactics ----------------------------------------------------------------------------------------


class Haste(Keyword, frozen=True):
    """VIS-10.2"""

    phrase: ClassVar[str] = "Haste"


class Surprise(Keyword, frozen=True):
    """VIS-10.3"""

    phrase: ClassVar[str] = "Surprise"


class FirstStrike(Keyword, frozen=True):
    """VIS-10.4"""

    phrase: ClassVar[str] = "First Strike"


class Pierce(Keyword, frozen=True):
    """VIS-10.5"""

    phrase: ClassVar[str] = "Pierce"


class Stealth(Keyword, frozen=True):
    """VIS-10.6"""

    phrase: ClassVar[str] = "Stealth"


class Vigilance(Keyword, frozen=True):
    """VIS-10.7"""

    phrase: ClassVar[str] = "Vigilance"


class InstantDeath(Keyword, frozen=True):
    """VIS-10.8"""

    phrase: ClassVar[str] = "Instant Death"


class Doll(Keyword, frozen=True):
    """VIS-10.9"""

    phrase: ClassVar[str] = "Doll"


class Legend(Keyword, frozen=True):
    """VIS-10.10"""

    phrase: ClassVar[str] = "Legend"


class Resistance(Keyword, frozen=True):
    """VIS-W.49"""

    phrase: ClassVar[str] = r"Resistance \[{race}\]"
    race: str


class ManaCharge(Keyword, frozen=True):
    """VIS-10.12"""

    phrase: ClassVar[str] = "Mana Charge ({value})"
    value: Number


class Transformation(Keyword, frozen=True):
    """VIS-10.28; the braces hold the transformed entry."""

    phrase: ClassVar[str] = r"Transformation \{{parts:, }\}"
    parts: tuple[MaskPart, ...]


# --- special effects --------------------------------------------------------------------------------


class Equipment(Keyword, frozen=True):
    """VIS-10.13"""

    phrase: ClassVar[str] = "Equipment"


class Charm(Keyword, frozen=True):
    """VIS-10.14"""

    phrase: ClassVar[str] = "Charm"


class EquipmentField(Keyword, frozen=True):
    """VIS-10.15"""

    phrase: ClassVar[str] = "Equipment/Field"


class WorldCharmKeyword(Keyword, frozen=True):
    """VIS-W.50"""

    phrase: ClassVar[str] = "World Charm"


class FantasyCreature(Keyword, frozen=True):
    """VIS-W.51"""

    phrase: ClassVar[str] = "Fantasy Creature"


class Upkeep(Keyword, frozen=True):
    """VIS-W.52"""

    phrase: ClassVar[str] = "Upkeep ({value})"
    value: Number


class SacredTreasure(Keyword, frozen=True):
    """VIS-W.53"""

    phrase: ClassVar[str] = "Sacred Treasure"


class UnionPart(Node, frozen=True):
    """A card with one of those names, or so many of them."""

    phrase: ClassVar[str] = "[{count} ]{names: or }"
    names: tuple[str, ...]
    count: int | None = None


class Union(Keyword, frozen=True):
    """VIS-10.20"""

    phrase: ClassVar[str] = r"Union \[{parts: + }\]"
    parts: tuple[UnionPart, ...]


class OnePerTurn(Keyword, frozen=True):
    """VIS-10.21"""

    phrase: ClassVar[str] = "One per Turn"


class OnePerOwnTurn(Keyword, frozen=True):
    """VIS-10.21"""

    phrase: ClassVar[str] = "One per Own Turn"


class OnePerEnemyTurn(Keyword, frozen=True):
    """VIS-10.21"""

    phrase: ClassVar[str] = "One per Enemy Turn"


class OnePerDeck(Keyword, frozen=True):
    """VIS-W.55"""

    phrase: ClassVar[str] = "One per Deck"


class Resist(Keyword, frozen=True):
    """VIS-W.56"""

    phrase: ClassVar[str] = "Resist ({value})"
    value: Number


class LastSpell(Keyword, frozen=True):
    """VIS-W.57"""

    phrase: ClassVar[str] = "Last Spell"


class LastWord(Keyword, frozen=True):
    """VIS-10.32"""

    phrase: ClassVar[str] = "Last Word"


class LeaderLevel(Node, frozen=True):
    """What the character gains with so much popularity or more."""

    phrase: ClassVar[str] = '{count}: "{ability}"'
    count: int
    ability: Ability


class Leader(Keyword, frozen=True):
    """VIS-10.34"""

    phrase: ClassVar[str] = r"Leader[ \{{levels:, }\}]"
    levels: tuple[LeaderLevel, ...] = ()


class OwnTurnOnly(Keyword, frozen=True):
    """VIS-W.63"""

    phrase: ClassVar[str] = "Own Turn Only"


class EnemyTurnOnly(Keyword, frozen=True):
    """VIS-W.63"""

    phrase: ClassVar[str] = "Enemy Turn Only"


# --- labels -----------------------------------------------------------------------------------------


class SealedArt(Keyword, frozen=True):
    """VIS-W.60"""

    phrase: ClassVar[str] = "Sealed Art"


class FirstSign(Keyword, frozen=True):
    """VIS-W.61"""

    phrase: ClassVar[str] = "First Sign"


class SecondSign(Keyword, frozen=True):
    """VIS-W.62"""

    phrase: ClassVar[str] = "Second Sign"

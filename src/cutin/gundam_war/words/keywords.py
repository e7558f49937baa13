"""Special effects (chapter 21). A keyword line has the meaning of its rule."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.form import Ability, Amount, Cost, Effect, Keyword, Timing
from cutin.gundam_war.words.costs import Power


class HighMobility(Keyword, frozen=True):
    """GW-21.1"""

    phrase: ClassVar[str] = "High Mobility"


class Water(Keyword, frozen=True):
    """GW-21.2"""

    phrase: ClassVar[str] = "Water"


class Desert(Keyword, frozen=True):
    """GW-21.3"""

    phrase: ClassVar[str] = "Desert"


class Raid(Keyword, frozen=True):
    """GW-21.4"""

    phrase: ClassVar[str] = "Raid"


class SwiftStrike(Keyword, frozen=True):
    """GW-21.5"""

    phrase: ClassVar[str] = "Swift Strike"


class Vulture(Keyword, frozen=True):
    """GW-21.6"""

    phrase: ClassVar[str] = "Vulture"


class SpaceBattle(Keyword, frozen=True):
    """GW-21.7"""

    phrase: ClassVar[str] = "Space Battle ({value})"
    value: Amount


class SpecialShield(Keyword, frozen=True):
    """GW-21.8"""

    phrase: ClassVar[str] = "Special Shield ({value})"
    value: Amount


class Psycommu(Keyword, frozen=True):
    """GW-21.9; a printed timing or cost goes before the house reading."""

    phrase: ClassVar[str] = "Psycommu ({value})[ ({timing})][: {cost}]"
    value: Amount
    timing: Timing | None = None
    cost: Cost | None = None


class AreaWeapon(Keyword, frozen=True):
    """GW-21.10; a printed timing or cost goes before the house reading."""

    phrase: ClassVar[str] = "Area Weapon ({value})[ ({timing})][: {cost}]"
    value: Amount
    timing: Timing | None = None
    cost: Cost | None = None


class AtmosphericEntry(Keyword, frozen=True):
    """GW-21.11"""

    phrase: ClassVar[str] = "Atmospheric Entry: {cost}"
    cost: Cost


class Multiple(Keyword, frozen=True):
    """GW-21.12; the quoted text is what it prints: timing, cost and effect, without the additional cost."""

    phrase: ClassVar[str] = 'Multiple "{text}"'
    text: Ability


class Team(Keyword, frozen=True):
    """GW-21.13; the quoted line is what the card has while another of the team is in its squad."""

    phrase: ClassVar[str] = r'Team \[{name}\] "{text}"'
    name: str
    text: Ability


class Exchangeable(Keyword, frozen=True):
    """Change [A], with the printed power requirement or none (GW-21.14)."""

    phrase: ClassVar[str] = r"Change \[{name}\][ {power}]"
    name: str
    power: Power | None = None


class Dismantle(Keyword, frozen=True):
    """GW-21.15"""

    phrase: ClassVar[str] = "Dismantle"


class PSArmor(Keyword, frozen=True):
    """GW-21.16"""

    phrase: ClassVar[str] = "PS Armor[ ({value})]"
    value: Amount | None = None


class Transformer(Keyword, frozen=True):
    """GW-21.17; the second form is a fact of the card."""

    phrase: ClassVar[str] = "Transformer"


class Cruiser(Keyword, frozen=True):
    """GW-21.18"""

    phrase: ClassVar[str] = "Cruiser"


class Base(Keyword, frozen=True):
    """GW-21.19, GW-21.20"""

    phrase: ClassVar[str] = "Base"


class Support(Keyword, frozen=True):
    """GW-21.21"""

    phrase: ClassVar[str] = "Support"


class Resupply(Keyword, frozen=True):
    """GW-21.22"""

    phrase: ClassVar[str] = "Resupply[ ({value})]"
    value: Amount | None = None


class Variable(Keyword, frozen=True):
    """GW-21.24; its Generation text is a fact of the card."""

    phrase: ClassVar[str] = "Variable ({value})"
    value: Amount


class Quick(Keyword, frozen=True):
    """GW-21.25"""

    phrase: ClassVar[str] = "Quick"


class BattleReady(Keyword, frozen=True):
    """GW-21.26"""

    phrase: ClassVar[str] = "Battle-ready"


class Prevent(Keyword, frozen=True):
    """GW-21.27"""

    phrase: ClassVar[str] = "Prevent ({value})"
    value: Amount


class RestrictToOne(Keyword, frozen=True):
    """GW-21.28"""

    phrase: ClassVar[str] = "Restrict to 1"


class RestrictToOneOwn(Keyword, frozen=True):
    """GW-21.28; counts as Restrict to 1 (GW-21.35)."""

    phrase: ClassVar[str] = "Restrict to 1/Own"


class RestrictToOneDeck(Keyword, frozen=True):
    """GW-21.29; counts as Restrict to 1 (GW-21.35)."""

    phrase: ClassVar[str] = "Restrict to 1/Deck"


class RestrictToOneTurn(Keyword, frozen=True):
    """GW-21.30"""

    phrase: ClassVar[str] = "Restrict to 1/Turn"


class ExtraCost(Keyword, frozen=True):
    """Paid in addition when the card is played (GW-21.31). What it picks is picked on payment, no target."""

    phrase: ClassVar[str] = "Extra cost: {deed}"
    deed: Effect


class SubstituteCost(Keyword, frozen=True):
    """May be done in place of the card's resource cost (GW-21.31)."""

    phrase: ClassVar[str] = "Substitute cost: {deed}"
    deed: Effect


class SetOnCharacter(Keyword, frozen=True):
    """GW-21.32"""

    phrase: ClassVar[str] = "Set/Character"


class SetOnG(Keyword, frozen=True):
    """GW-21.32"""

    phrase: ClassVar[str] = "Set/G"


class School(Keyword, frozen=True):
    """GW-21.34"""

    phrase: ClassVar[str] = "School: Undefeated of the East"


class CruiserModification(Keyword, frozen=True):
    """GW-21.37"""

    phrase: ClassVar[str] = "Modification for Cruisers ({close:+}/{ranged:+}/{defence:+})"
    close: int
    ranged: int
    defence: int


class SpecialEquipment(Keyword, frozen=True):
    """Own Attack Step, cost (0): if no set card with the trait "equipment" is on this card, set on it an
    Operation with that trait and that name from the own Junkyard or the top 3 cards of the own Lost Card
    Pile, which the player looks at."""

    phrase: ClassVar[str] = r"Special Equipment \[{name}\]"
    name: str


class Unique(Keyword, frozen=True):
    """At most 3 unique cards in all in a deck; no effect in the game."""

    phrase: ClassVar[str] = "Unique"


class Colony(Keyword, frozen=True):
    """A label that other texts refer to (GW-21.33)."""

    phrase: ClassVar[str] = "Colony"

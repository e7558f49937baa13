"""Areas, piles and squads: where cards are and where they go (chapters 3, 14 and 19)."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import Location, Side
from cutin.ability.form import Adjective, Node, Pick, Place


class Area(Location, frozen=True):
    """A part of the field (GW-3.2)."""


class Squad(Node, frozen=True):
    """The Units of one player in one battle area (GW-14.6)."""


# --- areas ------------------------------------------------------------------------------------------


class BattleAreaNamed(Area, frozen=True):
    phrase: ClassVar[str] = "{area}"
    area: Literal["Space", "Earth", "the Ring Area"]


class SomeArea(Area, frozen=True):
    """As a description: in any of that kind. As a destination: one of them, chosen on play (an effect that is
    not played: when it happens)."""

    phrase: ClassVar[str] = "a {kind}"
    kind: Literal["battle area", "Disposition Area"]


class OneArea(Area, frozen=True):
    """One area, chosen on play; all cards described are in that one."""

    phrase: ClassVar[str] = "1 {kind}"
    kind: Literal["area", "battle area", "Disposition Area"]


class ThatArea(Area, frozen=True):
    """The area chosen as `OneArea` of this text."""

    phrase: ClassVar[str] = "that area"


class DispositionArea(Area, frozen=True):
    phrase: ClassVar[str] = "the {whose} Disposition Area"
    whose: Literal["own", "enemy", "original owner's"]


class SameArea(Area, frozen=True):
    """Where that card is, or last was on the field (a battle area as a whole, both players' squads in it)."""

    phrase: ClassVar[str] = "the same area as {card}"
    card: Pick


class AreaWithEnemySquad(Area, frozen=True):
    """Space or Earth, if an enemy squad is there."""

    phrase: ClassVar[str] = "a battle area with an enemy squad"


# --- squads -----------------------------------------------------------------------------------------


class SquadOf(Squad, frozen=True):
    """The squad that the card (or the Unit it is set on) is in."""

    phrase: ClassVar[str] = "the squad of {card}"
    card: Pick


class ThisSquad(Squad, frozen=True):
    phrase: ClassVar[str] = "this card's squad"


class EngagedSquad(Squad, frozen=True):
    """The enemy squad that the card's squad is engaged with (GW-14.12)."""

    phrase: ClassVar[str] = "the enemy squad engaged with {card}"
    card: Pick


class SquadIn(Squad, frozen=True):
    """That player's squad in that battle area."""

    phrase: ClassVar[str] = "the {whose} squad in {area}"
    whose: Side
    area: Literal["Space", "Earth"]


class OneSquad(Squad, frozen=True):
    """A squad chosen as target on play; its Units are not targets (GW-11.11)."""

    phrase: ClassVar[str] = "1 {before: } squad"
    before: tuple[Adjective, ...] = ()


# --- destinations -----------------------------------------------------------------------------------


class ToArea(Place, frozen=True):
    """In that area. A Unit moved to a battle area goes to the rear of its player's squad there (GW-14.20)."""

    phrase: ClassVar[str] = "{area}"
    area: Area


class ToSquad(Place, frozen=True):
    """First or last in that squad's order (GW-14.20)."""

    phrase: ClassVar[str] = "the {end} of {squad}"
    end: Literal["front", "rear"]
    squad: Squad


class BackToHangar(Place, frozen=True):
    """The Hangar that the effect took the card from."""

    phrase: ClassVar[str] = "the Hangar it came from"

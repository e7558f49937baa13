"""Areas, piles and squads as places that descriptions and amounts speak of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability.form import Adjective
from cutin.game.compiler import LOCATIONS, Compiler, Meanings, Unexpressed
from cutin.game.meaning.locations import EachOwners
from cutin.game.refs import first, zone_of
from cutin.kernel.state import Ref, State

from ..c14_squads import squad, squad_of
from ..table import (
    BATTLE_ZONES,
    DISPOSITION,
    EARTH_AREA,
    IN_BATTLE,
    PLACES,
    SEAT,
    SPACE_AREA,
    facing,
)
from ..texts import Fixed, Slot
from ..values import units
from ..words import adjectives as a
from ..words import places as p

Zones = Callable[[State, Any], tuple[int, ...]]
SquadZone = Callable[[State, Any], int]

SQUADS = Meanings("a squad")

# Kinds of reference that are no cards.
A_SQUAD, AN_AREA = -2, -4

SPACE_ZONES = (SPACE_AREA, PLACES + SPACE_AREA)
EARTH_ZONES = (EARTH_AREA, PLACES + EARTH_AREA)
DISPOSITION_ZONES = (DISPOSITION, PLACES + DISPOSITION)


def area_of(zone: int) -> tuple[int, ...]:
    """The zones of the area that a field zone is part of: both squads of a battle area (GW-3.3)."""
    if zone < 0:
        return ()
    return (zone, facing(zone)) if IN_BATTLE[zone] else (zone,)


# --- areas ------------------------------------------------------------------------------------------


@LOCATIONS.means(p.BattleAreaNamed)
def battle_area(node: p.BattleAreaNamed, c: Compiler) -> Zones:
    # The Ring Area is not asked for (GW-3.3): nothing is in it.
    zones = {"Space": SPACE_ZONES, "Earth": EARTH_ZONES}.get(node.area, ())
    return lambda s, ctx: zones


@LOCATIONS.means(p.SomeArea)
def some_area(node: p.SomeArea, c: Compiler) -> Zones:
    zones = BATTLE_ZONES if node.kind == "battle area" else DISPOSITION_ZONES
    return lambda s, ctx: zones


@LOCATIONS.means(p.OneArea)
def one_area(node: p.OneArea, c: Compiler) -> Zones:
    """Chosen on play; the reference names the area by its first zone."""
    battle = ((AN_AREA, SPACE_AREA), (AN_AREA, EARTH_AREA))
    homes = tuple((AN_AREA, zone) for zone in DISPOSITION_ZONES)
    refs: list[Ref] = {
        "battle area": [*battle],
        "Disposition Area": [*homes],
        "area": [*battle, *homes],
    }[node.kind]
    slot = Slot(Fixed(1), lambda s, ctx: refs, lambda s, ctx, ref: True, what="area")
    c.named_slots["area"] = c.add_slot(slot)
    return _chosen_area(c.named_slots["area"])


@LOCATIONS.means(p.ThatArea)
def that_area(node: p.ThatArea, c: Compiler) -> Zones:
    return lambda s, ctx: _in_slot(ctx, c.named_slots.get("area", -1))


def _chosen_area(index: int) -> Zones:
    return lambda s, ctx: _in_slot(ctx, index)


def _in_slot(ctx: Any, index: int) -> tuple[int, ...]:
    if not 0 <= index < len(ctx.targets) or not ctx.targets[index]:
        return ()
    return area_of(ctx.targets[index][0][1])


@LOCATIONS.means(p.DispositionArea)
def disposition_area(node: p.DispositionArea, c: Compiler) -> Zones:
    if node.whose == "original owner's":
        return EachOwners(DISPOSITION_ZONES)
    enemy = node.whose == "enemy"
    return lambda s, ctx: (DISPOSITION_ZONES[1 - ctx.player if enemy else ctx.player],)


@LOCATIONS.means(p.SameArea)
def same_area(node: p.SameArea, c: Compiler) -> Zones:
    one = first(node.card, c)
    return lambda s, ctx: area_of(zone_of(s, ctx, one(s, ctx)))


@LOCATIONS.means(p.AreaWithEnemySquad)
def area_with_enemy_squad(node: p.AreaWithEnemySquad, c: Compiler) -> Zones:
    def zones(s: State, ctx: Any) -> tuple[int, ...]:
        enemy = (1 - ctx.player) * PLACES
        return tuple(
            zone
            for place in (SPACE_AREA, EARTH_AREA)
            if units(s, enemy + place)
            for zone in (place, PLACES + place)
        )

    return zones


# --- squads -----------------------------------------------------------------------------------------


def _battle(zone: int) -> int:
    return zone if zone >= 0 and IN_BATTLE[zone] else -1


@SQUADS.means(p.SquadOf)
def squad_with(node: p.SquadOf, c: Compiler) -> SquadZone:
    one = first(node.card, c)
    return lambda s, ctx: _battle(zone_of(s, ctx, one(s, ctx)))


@SQUADS.means(p.ThisSquad)
def this_squad(node: p.ThisSquad, c: Compiler) -> SquadZone:
    return lambda s, ctx: _battle(zone_of(s, ctx, (ctx.source, ctx.entry)))


@SQUADS.means(p.EngagedSquad)
def engaged_squad(node: p.EngagedSquad, c: Compiler) -> SquadZone:
    one = first(node.card, c)
    return lambda s, ctx: engaged_zone(s, one(s, ctx)[0])


@SQUADS.means(p.SquadIn)
def squad_in(node: p.SquadIn, c: Compiler) -> SquadZone:
    area = SPACE_AREA if node.area == "Space" else EARTH_AREA
    own = node.whose == "own"
    return lambda s, ctx: (ctx.player if own else 1 - ctx.player) * PLACES + area


def engaged_zone(s: State, card: int) -> int:
    """The zone of the enemy squad that the card's squad is engaged with, or -1 (GW-14.12)."""
    zone = squad_of(s, card) if card >= 0 else -1
    return facing(zone) if zone >= 0 and squad(s, zone).engaged else -1


@SQUADS.means(p.OneSquad)
def one_squad(node: p.OneSquad, c: Compiler) -> SquadZone:
    """Chosen on play; its Units are no targets (GW-11.11)."""
    tests = [_squad_test(each) for each in node.before]

    def fits(s: State, ctx: Any, ref: Ref) -> bool:
        return bool(units(s, ref[1])) and all(test(s, ctx, ref[1]) for test in tests)

    def options(s: State, ctx: Any) -> list[Ref]:
        return [(A_SQUAD, zone) for zone in BATTLE_ZONES if fits(s, ctx, (A_SQUAD, zone))]

    index = c.add_slot(Slot(Fixed(1), options, fits, what="squad"))
    c.slot_of[id(node)] = index

    def zone(s: State, ctx: Any) -> int:
        if index >= len(ctx.targets) or not ctx.targets[index]:
            return -1
        ref = ctx.targets[index][0]
        return ref[1] if fits(s, ctx, ref) else -1

    return zone


def _squad_test(node: Adjective) -> Callable[[State, Any, int], bool]:
    if isinstance(node, core.Own):
        return lambda s, ctx, zone: SEAT[zone] == ctx.player
    if isinstance(node, core.EnemyCard):
        return lambda s, ctx, zone: SEAT[zone] != ctx.player
    if isinstance(node, a.Engaged):
        return lambda s, ctx, zone: squad(s, zone).engaged
    raise Unexpressed(node, "an adjective of a squad")


def squads(node: p.Squad, c: Compiler) -> SquadZone:
    """The zone of a squad, or -1."""
    found: SquadZone = SQUADS.make(node, c)
    return found

"""Chapter 21, what a squad has only if all its Units have it (GW-21.36)."""

from __future__ import annotations

from cutin.kernel.changes import cite
from cutin.kernel.state import State

from .c14_squads import squad
from .table import EARTH_AREA, PLACE, PLACES, SPACE_AREA, facing
from .values import MOD, NEGATE, is_unit, of, units


def all_have(s: State, zone: int, keyword: str) -> bool:
    """Whether the squad is not empty and consists only of Units with the keyword, as it is now."""
    members = units(s, zone)
    values = s.values.of
    if not members:
        return False
    having = sum(keyword in values[c].keywords for c in members)
    if having == len(members):
        return True
    if having:
        cite(s, "GW-21.36", zone=zone, keyword=keyword)
    return False


def barred_by_high_mobility(s: State, card: int, zone: int) -> bool:
    """GW-21.1: whether the enemy's squad in that area, all High Mobility and attacking, bars this Unit."""
    enemy = facing(zone)
    if enemy // PLACES != s.table.attacker or not all_have(s, enemy, "HighMobility"):
        return False
    return "HighMobility" not in of(s, card).keywords


def barred_by_water(s: State, card: int, zone: int) -> bool:
    """GW-21.2: Base Units cannot be sent out to Earth against a squad of Units with Water."""
    if PLACE[zone] != EARTH_AREA or "Base" not in of(s, card).keywords:
        return False
    return all_have(s, facing(zone), "Water")


def squad_statics(s: State) -> list[tuple[int, tuple[object, ...]]]:
    """What Water (GW-21.2) and Space Battle (GW-21.7) do to the Units engaged with their squads."""
    result: list[tuple[int, tuple[object, ...]]] = []
    values = s.values.of
    for seat in (0, 1):
        space = seat * PLACES + SPACE_AREA
        earth = seat * PLACES + EARTH_AREA
        for zone, keyword in ((space, "SpaceBattle"), (earth, "Water")):
            if not s.zones[zone] or not s.zones[facing(zone)] or not squad(s, zone).engaged:
                continue
            members = [c for c in s.zones[zone] if values[c].types & 1]
            if not members or not all(keyword in values[c].keywords for c in members):
                continue
            for card in s.zones[facing(zone)]:
                if not values[card].types & 1 or keyword in values[card].keywords:
                    continue
                if keyword == "Water":
                    result.append((card, (NEGATE, None)))
                else:
                    lowest = min(values[c].keywords[keyword] for c in members)
                    result.append((card, (MOD, -lowest, 0, 0, 0)))
    return result


def desert_rolls(s: State, zone: int) -> int:
    """GW-21.3: the head that an all-Desert squad on Earth rolls, or -1."""
    if PLACE[zone] != EARTH_AREA or not all_have(s, zone, "Desert") or not squad(s, zone).engaged:
        return -1
    enemy = facing(zone)
    if all_have(s, enemy, "Desert"):
        cite(s, "GW-21.3", zone=zone)
        return -1
    head = squad(s, enemy).head
    return head if head >= 0 and is_unit(s, head) else -1

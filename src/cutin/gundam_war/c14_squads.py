"""Chapter 14, second half: the order and head of squads, and when engagement is looked at."""

from __future__ import annotations

from typing import Any

from cutin.kernel.agenda import amend
from cutin.kernel.changes import cite, emit, set_table
from cutin.kernel.citing import rule
from cutin.kernel.records import replace
from cutin.kernel.state import State

from . import notices as on
from .card import UNIT
from .table import BATTLE_ZONES, IN_BATTLE, NO_SQUAD, Squad, facing, option, squad_index, squad_zone
from .values import units

NO_SQUADS = (NO_SQUAD,) * 4


def squad_of(s: State, card: int) -> int:
    """The battle zone whose squad the card's group is in, or -1."""
    record = s.cards[card]
    if record is None:
        return -1
    zone = s.where[card]
    return zone if IN_BATTLE[zone] else -1


def any_squad(s: State) -> bool:
    """Whether the last check found any squad at all."""
    a, b, c, d = s.table.squads
    return bool(a.formed or b.formed or c.formed or d.formed)


def any_in_battle(s: State) -> bool:
    """Whether there is a card in a battle area, or a squad that had one."""
    zones = s.zones
    return bool(zones[7] or zones[8] or zones[17] or zones[18]) or s.table.squads != NO_SQUADS


def squad(s: State, zone: int) -> Squad:
    """What the last check found of the squad in that battle zone; what is no Unit any more is no head."""
    found: Squad = s.table.squads[squad_index(zone)]
    if found.head >= 0:
        v = s.values.of.get(found.head)
        if v is not None and not v.types & UNIT:
            return Squad(-1, found.engaged, found.formed)
    return found


def engaged(s: State, card: int) -> bool:
    """Whether the card is in a squad that the last check found engaged (GW-14.15)."""
    zone = squad_of(s, card)
    return zone >= 0 and squad(s, zone).engaged


def engaged_with(s: State, card: int, other: int) -> bool:
    """Whether the two cards are in squads that are engaged with each other."""
    zone = squad_of(s, card)
    return zone >= 0 and s.where[other] == facing(zone) and squad(s, zone).engaged


def _put(s: State, zone: int, new: Squad) -> None:
    i = squad_index(zone)
    old = s.table.squads
    if old[i] != new:
        set_table(s, squads=(*old[:i], new, *old[i + 1 :]))
        if s.listener is not None:
            emit(
                s,
                "squad",
                seat=zone // 10,
                cards=s.zones[zone],
                zone=zone,
                head=new.head,
                engaged=new.engaged,
            )


@rule("GW-14.13", off=-1)
def head_of(members: tuple[int, ...]) -> int:
    """The first in order is the head."""
    return members[0] if members else -1


@rule("GW-14.12", off=False)
@rule("GW-14.15", off=False)
def meets_enemy(mine: tuple[int, ...], theirs: tuple[int, ...]) -> bool:
    """A squad is engaged while both players have a Unit in the area."""
    return bool(mine) and bool(theirs)


def check(s: State, zones: tuple[int, ...] = BATTLE_ZONES, heads: tuple[int, ...] | None = None) -> None:
    """A check of order, head and engagement, with the "if engaged" effects it sets off (GW-14.17).

    `heads`: only these squads get a head; all zones are looked at for engagement.
    """
    old = s.table.squads
    zoned = s.zones
    if not any_in_battle(s):
        return
    for i, zone in enumerate(BATTLE_ZONES):
        if zone not in zones:
            continue
        found: Squad = old[i]
        mine = units(s, zone) if zoned[zone] else ()
        if not mine:
            if found.formed:
                cite(s, "GW-14.22", zone=zone)
                _put(s, zone, NO_SQUAD)
            continue
        enemy = facing(zone)
        head = head_of(mine) if heads is None or zone in heads else found.head
        _put(s, zone, Squad(head, meets_enemy(mine, units(s, enemy) if zoned[enemy] else ()), True))
    for i, zone in enumerate(BATTLE_ZONES):
        if s.table.squads[i].engaged and zone in zones:
            engaged_effects(s, zone)


@rule("GW-14.13")
@rule("GW-14.15")
def look_again(s: State) -> None:
    """Order, head and engagement are looked at as each step begins."""
    before = s.table.squads
    check(s)
    if s.table.squads is not before:
        changed = [(old, new) for old, new in zip(before, s.table.squads, strict=True) if old != new]
        if any(old.head != new.head for old, new in changed):
            cite(s, "GW-14.13")
        if any(old.engaged != new.engaged for old, new in changed):
            cite(s, "GW-14.15")


@rule("GW-14.17", off=None)
def engaged_effects(s: State, zone: int) -> None:
    """Effects with the condition "if engaged" hear of every check that finds it true."""
    before = on.under_way(s)
    for card in s.zones[zone]:
        record = s.cards[card]
        assert record is not None
        for each in (card, *record.under):
            on.notice(s, on.ENGAGED, each)
    if on.under_way(s) > before:
        cite(s, "GW-14.17", zone=zone)


def takes_place(s: State, card: int, other: int) -> None:
    """A Unit that takes another's place in a squad (GW-21.14) is its head if that one was."""
    zone = squad_of(s, other)
    if zone >= 0 and squad(s, zone).head == other:
        _put(s, zone, replace(squad(s, zone), head=card))


def moved_in(s: State, zone: int, first: bool) -> None:
    """After an effect has put a Unit into a battle area (GW-14.16, 14.19)."""
    if first:
        frame = s.agenda[-1] if s.agenda else None
        memo = getattr(frame, "memo", None)
        if memo is None:
            form_on_move(s, zone)
        else:
            # The effect may bring more Units; it is looked at when all of them are there (`form_new`).
            amend(s, len(s.agenda) - 1, memo=(*memo, (-1, "forms", zone)))
    elif option(s, "recheck_head_on_move"):
        check(s, (zone,))


def form_new(s: State) -> None:
    """The squads that a move of the running effect has formed, right after the move (GW-14.16)."""
    frame: Any = s.agenda[-1]
    zones = [zone for _card, what, zone in frame.memo if what == "forms"]
    if zones:
        amend(s, len(s.agenda) - 1, memo=tuple(each for each in frame.memo if each[1] != "forms"))
        for zone in zones:
            form_on_move(s, zone)


@rule("GW-14.16", off=None)
def form_on_move(s: State, zone: int) -> None:
    """Units moved to an area where their player has none: order and engagement are checked at that time."""
    cite(s, "GW-14.16", zone=zone)
    check(s, (zone, facing(zone)), heads=(zone,))


def moved_out(s: State, zone: int, card: int) -> None:
    """After a card has left a battle area."""
    if squad(s, zone).head == card:
        lose_head(s, zone)
    if option(s, "recheck_head_on_move"):
        check(s, (zone,))


@rule("GW-14.14", off=None)
def lose_head(s: State, zone: int) -> None:
    """Without its head a squad has none until the next check."""
    found = squad(s, zone)
    _put(s, zone, Squad(-1, found.engaged, found.formed))
    cite(s, "GW-14.14", zone=zone)


def dissolve(s: State) -> None:
    """All squads end (GW-14.24)."""
    if s.table.squads == NO_SQUADS:
        return
    for i in range(4):
        _put(s, squad_zone(i), NO_SQUAD)

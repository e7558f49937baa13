"""What a seat may see, made in one place (GW-3.4 to 3.9, 19.5, 19.6)."""

from __future__ import annotations

from functools import cache
from typing import Any

from cutin.game import views
from cutin.kernel.citing import rule
from cutin.kernel.knowledge import knows
from cutin.kernel.state import State

from . import naming
from .c07_costs import power_of
from .c14_squads import squad
from .card import COLOUR_NAMES, TYPE_NAMES
from .table import (
    BATTLE_ZONES,
    DISPOSITION,
    HAND,
    HANGAR,
    JUNKYARD,
    LOST,
    NATION,
    PART_NAMES,
    PHASE_NAMES,
    PLACES,
    PLAYED,
    REMOVED,
    seat_name,
)
from .values import of

PILES = (
    (NATION, "nation"),
    (LOST, "lost"),
    (JUNKYARD, "junkyard"),
    (HAND, "hand"),
    (HANGAR, "hangar"),
    (REMOVED, "removed"),
)


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What the seat (None: a spectator) may see.

    No id or order of hidden cards, no seed, no count of questions.
    """
    t = s.table
    return {
        "game": s.rules.game,
        "seat": None if seat is None else seat_name(seat),
        "turn": t.turn,
        "turn_player": seat_name(t.turn_player),
        "attacker": seat_name(t.attacker),
        "phase": PHASE_NAMES[t.phase],
        "part": PART_NAMES[t.part],
        "players": [_player(s, seat, who) for who in (0, 1)],
        "areas": {
            name: [_squad(s, zone) for zone in BATTLE_ZONES if zone % PLACES == place]
            for place, name in naming.AREA_NAMES.items()
        },
        "cut": [_item(s, seat, item) for item in s.chain],
        "waiting": [_item(s, seat, item) for item in (*s.ready, *s.pending)],
        "on_hold": [naming.card_name(s, h.source) for h in t.held if h.source >= 0],
        "decision": views.decision(s, seat),
        "result": views.result(s, seat_name),
    }


def _player(s: State, seat: int | None, who: int) -> dict[str, Any]:
    power = power_of(s, who)
    result: dict[str, Any] = {"name": seat_name(who)}
    for place, name in PILES:
        zone = who * PLACES + place
        result[name] = _pile(s, seat, zone)
    result["disposition"] = [card_view(s, c) for c in s.zones[who * PLACES + DISPOSITION]]
    result["played"] = [naming.card_name(s, c) for c in s.zones[who * PLACES + PLAYED]]
    result["power"] = {COLOUR_NAMES[i]: n for i, n in enumerate(power) if n}
    result["points"] = s.table.points[who]
    result["coins"] = [[name, n] for owner, name, n in s.table.coins if owner == who]
    return result


def _pile(s: State, seat: int | None, zone: int) -> dict[str, Any]:
    known = views.names_in(s, seat, zone)
    if zone % PLACES == REMOVED and not can_be_looked_through():
        known = []
    if zone % PLACES == HAND:
        known = views.unordered(known)
    while known and known[-1] is None and zone % PLACES in (NATION, LOST):
        known.pop()
    return {"count": len(s.zones[zone]), "cards": known}


@rule("GW-19.6", off=False)
def can_be_looked_through() -> bool:
    """Removed cards can be looked through by anyone at any time."""
    return True


@cache
def _type_names(bits: int) -> tuple[str, ...]:
    """The types of a card, Unit first."""
    return tuple(name for bit, name in TYPE_NAMES.items() if bits & bit)


def card_view(s: State, card: int) -> dict[str, Any]:
    """A card on the field, with what is in force for it."""
    record = s.cards[card]
    assert record is not None
    v = of(s, card)
    shown: dict[str, Any] = {
        "name": naming.card_name(s, card),
        "id": card,
        "types": list(_type_names(v.types)),
        "rolled": record.rolled,
    }
    if v.types & 3:
        shown["stats"] = [v.close, v.ranged, v.defence]
    if record.damage:
        shown["damage"] = record.damage
    if record.doom is not None:
        shown["destroyed"] = True
    if record.marks:
        shown["coins"] = [[m.name, m.count] for m in record.marks]
    if v.keywords:
        shown["keywords"] = dict(sorted(v.keywords.items()))
    if record.under:
        shown["set"] = [card_view(s, c) for c in record.under]
    if s.owners[card] != s.where[card] // PLACES:
        shown["owner"] = seat_name(s.owners[card])
    return shown


def _squad(s: State, zone: int) -> dict[str, Any]:
    found = squad(s, zone)
    return {
        "player": seat_name(zone // PLACES),
        "cards": [card_view(s, c) for c in s.zones[zone]],
        "head": naming.card_name(s, found.head) if found.head >= 0 else None,
        "engaged": found.engaged,
    }


def _item(s: State, seat: int | None, item: Any) -> dict[str, Any]:
    kinds = ("card", "text", "auto B", "auto C", "auto D", "abolish", "on hold")
    return {
        "kind": kinds[item.kind],
        "player": None if item.player < 0 else seat_name(item.player),
        "card": naming.card_name(s, item.source) if item.source >= 0 else None,
        # What was paid with cards of the hand is among them, and stays hidden where the cards do.
        "targets": [
            naming.ref_name(s, r)[0] if r[0] < 0 or knows(s, seat, r[0]) else None
            for part in item.targets
            for r in part
        ],
        "rule": item.rule,
    }

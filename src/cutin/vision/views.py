"""What a seat may see, made in one place (VIS-3.1.5)."""

from __future__ import annotations

from typing import Any

from cutin.game.views import decision, names_in, result, unordered
from cutin.kernel.knowledge import knows
from cutin.kernel.state import State

from . import naming
from .c01_nodes import active_nodes, purse
from .card import KIND_NAMES
from .table import (
    ATTACKED,
    DECK,
    DEFENDED,
    EXCLUSION,
    FACE_DOWN,
    FIELD,
    HAND,
    NODES,
    PART_NAMES,
    PHASE_NAMES,
    PLACES,
    PLAY,
    STATUS_NAMES,
    UNDERWORLD,
    seat_name,
)
from .values import of

PILES = ((HAND, "hand"), (DECK, "deck"), (UNDERWORLD, "underworld"), (EXCLUSION, "exclusion"))
ITEM_NAMES = ("card", "effect", "attack", "defence", "alpha", "beta", "gamma", "held")


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
        "phase": PHASE_NAMES[t.phase],
        "part": PART_NAMES[t.part],
        "players": [_player(s, seat, who) for who in (0, 1)],
        "interference": [_item(s, seat, item) for item in s.chain],
        # What waits because of a card that the seat does not know would tell of it.
        "waiting": [_item(s, seat, item) for item in s.ready if _told(s, seat, item.source)],
        "held": [naming.card_name(s, h.source) for h in t.held if h.source >= 0],
        "battle": _battle(s),
        "removal": [{"card": _name(s, seat, e.card), "status": STATUS_NAMES[e.kind]} for e in t.entries],
        "decision": decision(s, seat),
        "result": result(s, seat_name),
    }


def _player(s: State, seat: int | None, who: int) -> dict[str, Any]:
    t = s.table
    found: dict[str, Any] = {"name": seat_name(who), "life": t.life[who]}
    for place, name in PILES:
        zone = who * PLACES + place
        names = names_in(s, seat, zone)
        count = len(names)
        if place == HAND:
            names = unordered(names)
        while names and names[-1] is None and place == DECK:
            names.pop()
        found[name] = {"count": count, "cards": names}
    found["field"] = [card_view(s, seat, c) for c in s.zones[who * PLACES + FIELD]]
    found["nodes"] = {
        "active": active_nodes(s, who),
        "asleep": len(s.zones[who * PLACES + NODES]) - active_nodes(s, who),
        "payable": purse(s, who),
        "cards": [_node(s, seat, c) for c in s.zones[who * PLACES + NODES]],
    }
    found["play"] = [naming.card_name(s, c) for c in s.zones[who * PLACES + PLAY]]
    found["damage_taken"] = t.damage_taken[who]
    return found


def _told(s: State, seat: int | None, card: int) -> bool:
    """Whether something may be shown whose source is that card (-1: the rules)."""
    return card < 0 or knows(s, seat, card)


def _name(s: State, seat: int | None, card: int) -> str | None:
    """The name of a card for a seat that knows it."""
    return naming.card_name(s, card) if knows(s, seat, card) else None


def _node(s: State, seat: int | None, card: int) -> dict[str, Any]:
    """A node: that it is active or asleep is seen by all, what it is by who knows it."""
    record = s.cards[card]
    assert record is not None
    return {"name": _name(s, seat, card), "asleep": record.rolled}


def card_view(s: State, seat: int | None, card: int) -> dict[str, Any]:
    """A card on the field, with what is in force for it."""
    record = s.cards[card]
    assert record is not None
    v = of(s, card)
    shown: dict[str, Any] = {
        "name": naming.card_name(s, card),
        "id": card,
        "kinds": [name for bit, name in KIND_NAMES.items() if v.types & bit],
        "asleep": record.rolled,
    }
    if record.flags & FACE_DOWN:
        shown["face_down"] = True
        if knows(s, seat, card):
            shown["face"] = s.rules.defs[s.kinds[card]].name
    if v.character:
        shown["character"] = True
        shown["attack"] = v.attack
        shown["endurance"] = v.endurance
        shown["graze"] = v.graze
        shown["races"] = list(v.races)
    if record.damage:
        shown["damage"] = record.damage
    if record.marks:
        shown["marks"] = [[m.name, m.count] for m in record.marks]
    if v.keywords:
        shown["keywords"] = dict(sorted(v.keywords.items()))
    for flag, word in ((ATTACKED, "has attacked"), (DEFENDED, "has defended")):
        if record.flags & flag:
            shown[word] = True
    status = [STATUS_NAMES[e.kind] for e in s.table.entries if e.card == card]
    if status:
        shown["status"] = status
    if record.under:
        shown["set"] = [card_view(s, seat, c) for c in record.under]
    if s.owners[card] != s.where[card] // PLACES:
        shown["owner"] = seat_name(s.owners[card])
    return shown


def _battle(s: State) -> dict[str, Any] | None:
    battle = s.table.battle
    if battle is None:
        return None
    return {
        "player": seat_name(battle.player),
        "attacker": naming.card_name(s, battle.attacker[0]),
        "defender": naming.card_name(s, battle.defender[0]) if battle.defender[0] >= 0 else None,
        "defended": battle.defended,
        "cancelled": battle.cancelled,
    }


def _item(s: State, seat: int | None, item: Any) -> dict[str, Any]:
    return {
        "kind": ITEM_NAMES[item.kind],
        "player": None if item.player < 0 else seat_name(item.player),
        "card": naming.card_name(s, item.source) if item.source >= 0 else None,
        # What was paid with cards of the hand is among them, and stays hidden where the cards do.
        "targets": [
            naming.ref_name(s, r)[0] if r[0] < 0 or knows(s, seat, r[0]) else None
            for part in item.targets
            for r in part
        ],
        "x": item.x,
        "rule": item.rule,
    }

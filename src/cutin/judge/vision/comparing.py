"""What stands at a moment of VISION, to compare one with another."""

from __future__ import annotations

from cutin.game.state import GameState
from cutin.vision.c09_statuses import statuses
from cutin.vision.naming import card_name
from cutin.vision.table import (
    DECK,
    EXCLUSION,
    FACE_DOWN,
    FIELD,
    HAND,
    NODES,
    PHASE_NAMES,
    PLACE_NAMES,
    PLACES,
    STATUS_NAMES,
    UNDERWORLD,
    seat_name,
)
from cutin.vision.values import of

PILES = (DECK, HAND, UNDERWORLD, EXCLUSION)


def facts(s: GameState, names: dict[int, str]) -> dict[str, str]:
    """What stands at a moment: each card on the field, the piles, the players and the time."""
    found: dict[str, str] = {}
    on_field = (c for c, record in enumerate(s.cards) if record is not None and s.where[c] % PLACES == FIELD)
    for card in sorted({*names, *on_field}):
        name = names.get(card) or f"{card_name(s, card)} (new)"
        found[name] = _card(s, card)
    for seat in (0, 1):
        who = seat_name(seat)
        found[f"{who}'s life"] = str(s.table.life[seat])
        for place in PILES:
            found[f"{who}'s {PLACE_NAMES[place]}"] = str(len(s.zones[seat * PLACES + place]))
        records = [s.cards[c] for c in s.zones[seat * PLACES + NODES]]
        asleep = sum(1 for record in records if record is not None and record.rolled)
        found[f"{who}'s nodes"] = f"{len(records) - asleep} active, {asleep} asleep"
    battle = s.table.battle
    if battle is not None:
        found["battle"] = f"{card_name(s, battle.attacker[0])} attacks"
    found["time"] = f"turn {s.table.turn}, {PHASE_NAMES[s.table.phase]}"
    return found


def _card(s: GameState, card: int) -> str:
    record = s.cards[card]
    zone = s.where[card]
    place = zone % PLACES
    if record is None or place != FIELD:
        return f"in {PLACE_NAMES[place]} of {seat_name(zone // PLACES)}"
    words = [f"field of {seat_name(zone // PLACES)}"]
    v = of(s, card)
    if v.character:
        words.append(f"{v.attack}/{v.endurance}")
    if record.flags & FACE_DOWN:
        words.append("face down")
    if record.host >= 0:
        words.append(f"on {card_name(s, record.host)}")
    else:
        words.append("asleep" if record.rolled else "active")
    if record.damage:
        words.append(f"{record.damage} damage")
    states = statuses(s, card)
    words += [name for i, name in enumerate(STATUS_NAMES) if states >> i & 1]
    return ", ".join(words)

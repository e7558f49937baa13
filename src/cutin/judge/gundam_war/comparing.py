"""What stands at a moment of Gundam War, to compare one with another."""

from __future__ import annotations

from cutin.game.state import GameState
from cutin.gundam_war.c14_squads import squad
from cutin.gundam_war.card import CHARACTER, COLOUR_NAMES, UNIT
from cutin.gundam_war.naming import area_name, card_name
from cutin.gundam_war.table import (
    BATTLE_ZONES,
    HAND,
    HANGAR,
    JUNKYARD,
    LOST,
    NATION,
    PHASE_NAMES,
    PLACE_NAMES,
    PLACES,
    REMOVED,
    seat_name,
)
from cutin.gundam_war.values import of

PILES = (NATION, LOST, JUNKYARD, HAND, HANGAR, REMOVED)


def facts(s: GameState, names: dict[int, str]) -> dict[str, str]:
    """What stands at a moment: each card on the field, the piles, the players and the time."""
    found: dict[str, str] = {}
    for card in sorted({*names, *(c for c, record in enumerate(s.cards) if record is not None)}):
        name = names.get(card) or f"{card_name(s, card)} (new)"
        found[name] = _card(s, card)
    for seat in (0, 1):
        who = seat_name(seat)
        for place in PILES:
            cards = s.zones[seat * PLACES + place]
            found[f"{who}'s {PLACE_NAMES[place]}"] = str(len(cards))
        power = s.values.power[seat]
        shown = ", ".join(f"{n} {COLOUR_NAMES[i]}" for i, n in enumerate(power) if n)
        found[f"{who}'s power"] = shown or "none"
        if s.table.points[seat]:
            found[f"{who}'s points"] = str(s.table.points[seat])
    for zone in BATTLE_ZONES:
        here = squad(s, zone)
        if here.head >= 0:
            engaged = ", engaged" if here.engaged else ""
            found[f"{seat_name(zone // PLACES)}'s squad in {area_name(zone)}"] = (
                f"head {card_name(s, here.head)}{engaged}"
            )
    found["time"] = f"turn {s.table.turn}, {PHASE_NAMES[s.table.phase]}"
    return found


def _card(s: GameState, card: int) -> str:
    record = s.cards[card]
    zone = s.where[card]
    if record is None:
        return f"in {PLACE_NAMES[zone % PLACES]} of {seat_name(zone // PLACES)}"
    where = area_name(zone)
    words = [where if "of" in where else f"{where} ({seat_name(zone // PLACES)})"]
    v = of(s, card)
    if v.types & (UNIT | CHARACTER):
        words.append(f"{v.close}/{v.ranged}/{v.defence}")
    if record.host >= 0:
        words.append(f"on {card_name(s, record.host)}")
    if record.rolled:
        words.append("rolled")
    if record.damage:
        words.append(f"{record.damage} damage")
    if record.doom is not None:
        words.append("destroyed")
    words += [f"{mark.count} {mark.name} coin".replace("  ", " ") for mark in record.marks]
    return ", ".join(words)

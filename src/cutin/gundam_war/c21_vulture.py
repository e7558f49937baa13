"""Chapter 21: Vulture Points (GW-21.6)."""

from __future__ import annotations

from cutin.kernel.changes import cite, emit, move, set_table
from cutin.kernel.decision import Decision
from cutin.kernel.state import Lasting, Ref, State

from .c21_squads import all_have
from .card import CHARACTER, COMMAND, OPERATION, UNIT, G
from .table import BATTLE_ZONES, END_OF_TURN, HAND, IN_BATTLE, JUNKYARD, PLACE, PLACES, SEAT
from .values import of

# What a card of the Junkyard asks for.
LEAST = {G: 2, UNIT: 5, CHARACTER: 5, COMMAND: 8, OPERATION: 8}


def look(s: State) -> None:
    """Squads of Vulture Units only collect in their battle area until end of turn; not cumulative."""
    zones = s.zones
    for zone in BATTLE_ZONES:
        if zones[zone] and all_have(s, zone, "Vulture") and not _collects(s, zone):
            change = ("vulture", PLACE[zone])
            set_table(
                s, lasting=(*s.table.lasting, (SEAT[zone], Lasting(change, END_OF_TURN, SEAT[zone], -1)))
            )
            emit(s, "collects", "GW-21.6", SEAT[zone], s.zones[zone], zone=zone)


def _collects(s: State, zone: int) -> bool:
    return any(
        seat == SEAT[zone] and tuple(lasting.change) == ("vulture", PLACE[zone])
        for seat, lasting in s.table.lasting
    )


def collect(s: State, card: int) -> None:
    """Called when a destroyed card is abolished, while it still lies where it was."""
    zone = s.where[card]
    if not IN_BATTLE[zone] or not of(s, card).types & UNIT:
        return
    look(s)
    for mine in (PLACE[zone], PLACES + PLACE[zone]):
        if _collects(s, mine):
            seat = SEAT[mine]
            points = list(s.table.points)
            points[seat] += of(s, card).total
            set_table(s, points=(points[0], points[1]))
            emit(s, "points", "GW-21.6", seat, (card,), points=points[seat])


def vulture_choice(s: State) -> Decision | None:
    """A player with points may take one card from the own Junkyard, the turn player asked first."""
    for seat in (s.table.turn_player, 1 - s.table.turn_player):
        options = _takeable(s, seat)
        if options:
            return Decision(seat, "vulture", "GW-21.6", (*options, None), False)
    return None


def _takeable(s: State, seat: int) -> list[Ref]:
    points = s.table.points[seat]
    found: list[Ref] = []
    if points < min(LEAST.values()):
        return found
    kinds: set[int] = set()
    for card in s.zones[seat * PLACES + JUNKYARD]:
        kind = s.kinds[card]
        if kind not in kinds and points >= LEAST[s.rules.defs[kind].type]:
            kinds.add(kind)
            found.append((card, 0))
    return found


def vulture_take(s: State, seat: int, ref: Ref | None) -> None:
    """The card goes to the hand; taken or not, the player's points have had their use."""
    if ref is not None:
        cite(s, "GW-21.6", ref[0])
        move(s, ref[0], s.owners[ref[0]] * PLACES + HAND, rule="GW-21.6")
    points = list(s.table.points)
    points[seat] = 0
    set_table(s, points=(points[0], points[1]))

"""Chapter 16: the Return Step, terrain, and the end of the turn."""

from __future__ import annotations

from cutin.kernel.changes import cite, emit, move, set_card, set_table
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.state import State

from . import notices as on
from .c14_squads import any_squad, dissolve
from .c17_destruction import destroy
from .c19_moving import to_area, told_turned
from .card import EARTH, SPACE, UNIT
from .table import (
    BATTLE_ZONES,
    BY_RULE,
    DISPOSITION,
    END_OF_TURN,
    HAND,
    JUNKYARD,
    NO_PLAYS,
    PLACE,
    PLACES,
    SPACE_AREA,
    STAYING,
    option,
)
from .values import KEEPS_DAMAGE, of


@rule("GW-16.4", off=False)
def out_of_terrain(s: State, card: int, zone: int) -> bool:
    """A Unit in an area it has no aptitude for."""
    need = SPACE if PLACE[zone] == SPACE_AREA else EARTH
    return not of(s, card).terrain & need


@rule("GW-16.5", off=False)
def stray(s: State, card: int) -> bool:
    """A card in a battle area outside every set group that has a Unit."""
    record = s.cards[card]
    assert record is not None
    return not any(of(s, each).types & UNIT for each in (card, *record.under))


def return_units(s: State) -> None:
    """Every Unit in a battle area goes to its controller's Disposition Area and is rolled.

    Squads dissolve.
    """
    doomed: list[tuple[int, str]] = []
    moves: list[tuple[int, int, bool | None, str]] = []
    upright: list[int] = []
    for zone in BATTLE_ZONES:
        home = zone // PLACES * PLACES + DISPOSITION
        for card in s.zones[zone]:
            if stray(s, card):
                doomed.append((card, "GW-16.5"))
                moves.append((card, home, None, "GW-16.5"))
                continue
            if out_of_terrain(s, card, zone):
                doomed.append((card, "GW-16.4"))
            moves.append((card, home, True, "GW-16.1"))
            record = s.cards[card]
            if record is not None and not record.rolled:
                upright.append(card)
    if any_squad(s):
        cite(s, "GW-14.24")
    dissolve(s)
    base = s.rules.hold(s)
    for card, home, rolled, cited in moves:
        to_area(s, card, home, rolled, rule=cited, sortie=True)
    s.rules.let_go(s, base)
    for card in upright:
        told_turned(s, card)
    for card, cited in doomed:
        perish(s, card, cited)


@rule("GW-16.6", off=None)
def perish(s: State, card: int, cited: str) -> None:
    """They are destroyed where they have been moved to; their abolish effects activate there."""
    cite(s, "GW-16.6", card)
    destroy(s, card, BY_RULE, -1, -1, cited)


# --- the end of the turn (GW-16.3) ------------------------------------------------------------------


def hand_excess(s: State) -> Decision | None:
    """GW-16.8: the turn player discards down to the limit."""
    seat = s.table.turn_player
    hand = s.zones[seat * PLACES + HAND]
    if len(hand) <= option(s, "hand_limit"):
        return None
    seen: set[int] = set()
    options = []
    for card in hand:
        if s.kinds[card] not in seen:
            seen.add(s.kinds[card])
            options.append((card, 0))
    return Decision(seat, "discard", "GW-16.8", tuple(options))


def discard(s: State, card: int) -> None:
    """One card of the hand adjustment."""
    move(s, card, s.owners[card] * PLACES + JUNKYARD, 0, rule="GW-16.8")


def reset(s: State) -> None:
    """Damage goes and "until end of turn" ends, at one moment (open question 12).

    What was kept for the turn goes too.
    """
    base = s.rules.hold(s)
    for card, v in base.of.items():
        record = s.cards[card]
        if record is None:
            continue
        changes: dict[str, object] = {}
        if record.damage and not v.flags & KEEPS_DAMAGE:
            changes["damage"] = 0
        if record.used:
            changes["used"] = ()
        if record.flags & ~STAYING:
            changes["flags"] = record.flags & STAYING
        if record.lasting:
            lasting = tuple([m for m in record.lasting if m.until != END_OF_TURN])
            if len(lasting) < len(record.lasting):
                changes["lasting"] = lasting
        if changes:
            set_card(s, card, "end of turn", "GW-16.7" if "damage" in changes else "GW-11.10", **changes)
    t = s.table
    set_table(
        s,
        lasting=tuple(p for p in t.lasting if p[1].until != END_OF_TURN),
        points=(0, 0),
        used=(),
        named=(),
        plays=NO_PLAYS,
        held=tuple(h for h in t.held if h.when[0] != -1),
        skip_battle=False,
        answer=-1,
        sides=0,
        shields=(),
    )
    s.rules.let_go(s, base)


def turn_ends(s: State) -> None:
    """ "At the end of turn" effects hear of it."""
    emit(s, "turn ends", "GW-16.3", s.table.turn_player)
    on.notice(s, on.TURN_ENDING)

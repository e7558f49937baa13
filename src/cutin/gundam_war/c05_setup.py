"""Chapter 5: set-up, winning and losing."""

from __future__ import annotations

from cutin.kernel.agenda import DONE, Frame, amend, push, step
from cutin.kernel.changes import cite, emit, learn, move, set_result, shuffle
from cutin.kernel.decision import Decision
from cutin.kernel.state import State

from .c06_draw import draw
from .c06_turn import Turn
from .card import G
from .table import HAND, NATION, PLACES, Result, seat_name

KEEP, REDRAW_NO_G, REDRAW = 0, 1, 2
SMALLEST = 3


class Setup(Frame, frozen=True, kw_only=True, tag="setup"):
    """Opening hands: `seat` is deciding, `size` the number of cards of the present hand."""

    seat: int
    size: int = 6
    general: bool = False
    special: bool = False


@step(Setup, "GW-5.1")
def shuffle_both(s: State, f: Setup) -> int | None:
    """Each deck is shuffled and is the Nation."""
    if f.seat == s.table.first and f.size == 6 and not s.zones[f.seat * PLACES + HAND]:
        for seat in (0, 1):
            shuffle(s, seat * PLACES + NATION)
    return None


@step(Setup, "GW-5.3")
def opening_hand(s: State, f: Setup) -> None:
    """Six cards, or as many as the redraw leaves."""
    for _ in range(f.size):
        draw(s, f.seat, rule="GW-5.3")


def _redraw(s: State, f: Setup) -> Decision | None:
    options = [KEEP]
    if not f.general and not f.special and not _has_g(s, f.seat):
        options.append(REDRAW_NO_G)
    if f.size > SMALLEST:
        options.append(REDRAW)
    return Decision(f.seat, "redraw", "GW-5.5", tuple(options)) if len(options) > 1 else None


def _has_g(s: State, seat: int) -> bool:
    return any(s.rules.defs[s.kinds[c]].type == G for c in s.zones[seat * PLACES + HAND])


@step(Setup, "GW-5.5", _redraw)
def redraw(s: State, f: Setup, value: int) -> int | None:
    """Without a G: revealed, shuffled back, six again, once and only first (GW-5.4); else one card fewer."""
    if value == KEEP:
        return None
    depth = len(s.agenda) - 1
    hand = s.zones[f.seat * PLACES + HAND]
    if value == REDRAW_NO_G:
        cite(s, "GW-5.4")
        for card in hand:
            learn(s, card, 3)
        amend(s, depth, special=True)
    else:
        amend(s, depth, general=True, size=f.size - 1)
    for card in hand:
        move(s, card, f.seat * PLACES + NATION, rule="GW-5.4" if value == REDRAW_NO_G else "GW-5.5")
    shuffle(s, f.seat * PLACES + NATION)
    return 1


@step(Setup, "GW-5.2")
def other_player(s: State, f: Setup) -> int:
    """Then the other player's hand; then the first player's first turn."""
    if f.seat == s.table.first:
        amend(s, len(s.agenda) - 1, seat=1 - f.seat, size=6, general=False, special=False)
        return 1
    emit(s, "begin", "GW-5.2", s.table.first)
    push(s, Turn())
    return DONE


def finish(s: State) -> None:
    """A player whose Nation has 0 cards loses at that moment (GW-5.6); both: a draw (open question 13)."""
    if s.result is not None:
        return
    if s.lost == 3:
        result = Result(None, "both players have lost at once", "GW-5.6")
    else:
        loser = 0 if s.lost & 1 else 1
        empty = not s.zones[loser * PLACES + NATION]
        why = f"the Nation of {seat_name(loser)} has no card left" if empty else "an effect says so"
        result = Result(1 - loser, why, "GW-5.6" if empty else "GW-22.2")
    set_result(s, result)
    emit(s, "game over", result.rule, -1 if result.winner is None else result.winner, reason=result.reason)

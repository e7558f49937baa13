"""Chapter 1.2: the start of a game."""

from __future__ import annotations

from cutin.kernel.agenda import DONE, Frame, amend, push, step
from cutin.kernel.changes import emit, move, shuffle
from cutin.kernel.decision import Decision
from cutin.kernel.state import State

from .c01_drawing import draw
from .c04_turn import Turn
from .table import DECK, HAND, PLACES

KEEP, REDRAW = 0, 1


class Setup(Frame, frozen=True, kw_only=True, tag="setup"):
    """The start procedure: `seat` takes its opening hand, `exchanged` says that it was exchanged once."""

    seat: int
    exchanged: bool = False


@step(Setup, "VIS-1.2.7.a")
def shuffle_both(s: State, f: Setup) -> None:
    """Each deck is shuffled. Who starts has been chosen by a fair method (VIS-1.2.7.b)."""
    for seat in (0, 1):
        shuffle(s, seat * PLACES + DECK)


@step(Setup, "VIS-W.2")
def opening_hand(s: State, f: Setup) -> None:
    """The opening hand, or the one drawn for it."""
    for _ in range(s.rules.options["opening_hand"]):
        draw(s, f.seat, "VIS-W.2", told=False)


def _redraw(s: State, f: Setup) -> Decision | None:
    if f.exchanged or not s.rules.options["redraw"] or not s.zones[f.seat * PLACES + HAND]:
        return None
    return Decision(f.seat, "redraw", "VIS-W.2", (KEEP, REDRAW))


@step(Setup, "VIS-W.2", _redraw)
def redraw(s: State, f: Setup, value: int) -> int | None:
    """Once, the whole hand goes back, the deck is shuffled, and as many cards are drawn."""
    if value == KEEP:
        return None
    for card in s.zones[f.seat * PLACES + HAND]:
        move(s, card, f.seat * PLACES + DECK, rule="VIS-W.2")
    shuffle(s, f.seat * PLACES + DECK)
    amend(s, len(s.agenda) - 1, exchanged=True)
    return 1


@step(Setup, "VIS-1.2.7")
def other_player(s: State, f: Setup) -> int:
    """Then the other player; then the starting player's first turn."""
    if f.seat == s.table.first:
        amend(s, len(s.agenda) - 1, seat=1 - f.seat, exchanged=False)
        return 1
    emit(s, "begin", "VIS-1.2.7.b", s.table.first)
    push(s, Turn())
    return DONE

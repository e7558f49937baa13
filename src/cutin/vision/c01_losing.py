"""Chapter 1.5: winning and losing."""

from __future__ import annotations

from cutin.kernel.changes import cite, emit, set_lost, set_moment, set_result, set_table
from cutin.kernel.citing import rule
from cutin.kernel.state import State

from .changes import LIFE_DOES_NOT_LOSE
from .table import ENDLESS, Result, seat_name
from .values import player_flags


def check_loss(s: State) -> None:
    """Asked each time a player would gain priority, and at no other time (VIS-W.31)."""
    table = s.table
    if table.streak:
        set_moment(s, streak=0)
    life = table.life
    if life[0] > 0 and life[1] > 0 and not table.deckout:
        return
    for seat in (0, 1):
        if (life[seat] <= 0 and not kept_alive(s, seat)) or table.deckout >> seat & 1:
            set_lost(s, seat)


@rule("VIS-W.27", off=False)
def kept_alive(s: State, seat: int) -> bool:
    """A card text beats the rule: the player does not lose by life of 0 or less."""
    return bool(player_flags(s, seat) & LIFE_DOES_NOT_LOSE)


@rule("VIS-W.32", off=None)
def cannot_draw(s: State, seat: int) -> None:
    """A player who has to draw and cannot has lost; an empty deck alone loses nothing."""
    cite(s, "VIS-W.32")
    set_table(s, deckout=s.table.deckout | 1 << seat)
    emit(s, "cannot draw", "VIS-W.32", seat)
    if s.rules.options["deckout_when"] == "at_once":
        set_lost(s, seat)


def loses(s: State, seat: int) -> None:
    """A card effect says that the player loses (VIS-W.33)."""
    set_table(s, loses=s.table.loses | 1 << seat)
    set_lost(s, seat)


def wins(s: State, seat: int) -> None:
    """A card effect says that the player wins (VIS-W.33)."""
    set_table(s, wins=s.table.wins | 1 << seat)
    set_lost(s, 1 - seat)


def finish(s: State) -> None:
    """The game is over: who has lost, why, and by which rule."""
    if s.result is not None:
        return
    if s.lost == 3:
        result = _both(s)
    else:
        loser = 0 if s.lost & 1 else 1
        result = Result(1 - loser, *_reason(s, loser))
    set_result(s, result)
    emit(s, "game over", result.rule, -1 if result.winner is None else result.winner, reason=result.reason)


def _both(s: State) -> Result:
    """Both lose at once: a draw (VIS-W.3), unless the switch says otherwise."""
    if s.table.streak > ENDLESS:
        return Result(None, "effects set one another off without end", "VIS-W.28")
    how = s.rules.options["both_lose"]
    if how == "draw":
        return Result(None, "both players have lost at once", "VIS-W.3")
    turn_player = s.table.turn_player
    winner = turn_player if how == "turn_player_wins" else 1 - turn_player
    return Result(winner, f"both have lost at once, in the turn of {seat_name(turn_player)}", "VIS-W.3")


def _reason(s: State, loser: int) -> tuple[str, str]:
    name = seat_name(loser)
    if s.table.loses >> loser & 1 or s.table.wins >> (1 - loser) & 1:
        return "an effect says so", "VIS-W.33"
    if s.table.life[loser] <= 0:
        return f"the life of {name} is 0 or less", "VIS-W.31"
    return f"a card had to be drawn from the empty deck of {name}", "VIS-W.32"

"""Chapter 6: the turn, its phases and steps, and their fixed effects."""

from __future__ import annotations

from cutin.kernel.agenda import AGAIN, Frame, at, push, step
from cutin.kernel.changes import cite, emit, put_moment, set_moment, set_table
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import Ref, State

from . import c13_roll, c16_return, c21_keywords
from . import notices as on
from .c06_draw import draw
from .c09_cut import Uncut, free_timing, open_cut, settle, without_window
from .c11_effects import Acting, due
from .c14_sortie import send_out
from .c14_squads import any_in_battle, any_squad, look_again
from .c15_damage import BattleDamage
from .table import (
    ATTACK,
    DAMAGE,
    DEFEND,
    DEPLOY,
    DISPOSITION,
    DRAW,
    EARTH_AREA,
    END,
    FIXED,
    FREE1,
    FREE2,
    PHASE_NAMES,
    PLACES,
    REROLL,
    RETURN,
    SPACE_AREA,
    START,
    TURN_END,
)


class Turn(Frame, frozen=True, kw_only=True, tag="turn"):
    """One turn after the other; the phase and the part stand in the table.

    Where nothing waits and nobody listens, a step goes on with the next at once.
    """


def _quiet(s: State) -> bool:
    """Whether nothing waits to be applied, activated or taken off hold.

    Asked for where it cannot be seen at once.
    """
    if s.stale:
        s.rules.refresh(s)
    return not (s.ready or s.pending or s.table.held or s.values.contested)


@step(Turn, "GW-6.1")
def begin(s: State, f: Turn) -> int | None:
    """The start of a phase or step, which is the beginning of its free timing (GW-6.3)."""
    table = s.table
    if table.phase == REROLL:
        set_table(s, turn=table.turn + 1, attacker=table.turn_player)
        if s.listener is not None:
            emit(s, "turn", "GW-6.10", table.turn_player, root=True, turn=s.table.turn)
    if s.listener is not None:
        emit(s, "phase", "GW-6.1", table.turn_player, root=True, phase=PHASE_NAMES[table.phase])
    if table.phase >= ATTACK:
        side = table.sides - 1 if table.sides and table.phase != RETURN else table.turn_player
        if table.attacker != side:
            cite(s, "GW-4.2")
            set_table(s, attacker=side)
        if any_in_battle(s):
            look_again(s)
            c21_keywords.start_of(s, table.phase)
    if s.stale or on.START in s.values.triggers:
        on.notice(s, on.START, table.phase)
    if (s.stale or s.ready or s.pending or s.table.held) and not _quiet(s):
        return None
    return FIRST_FREE_TIMING if s.listener is not None else first_free_timing(s, f)


@step(Turn, "GW-11.5")
def held_at_start(s: State, f: Turn) -> int | None:
    """Effects on hold whose moment is this start."""
    return _next_held(s, s.table.phase, START)


def _next_held(s: State, phase: int, part: int) -> int | None:
    if (s.stale or s.ready or s.values.contested) and settle(s):
        return AGAIN
    found = due(s, phase, part) if s.table.held else None
    if not found:
        return None
    push(s, Acting(phase=phase, part=part))
    return AGAIN


@step(Turn, "GW-6.4")
def start_effects(s: State, f: Turn) -> int | None:
    """They can be cut into, except at the start of the Reroll Phase."""
    if (s.stale or s.ready or s.values.contested) and settle(s):
        return AGAIN
    if not s.pending:
        return None
    if s.table.phase == REROLL:
        return _without_window(s)
    set_moment(s, part=FREE1)
    cite(s, "GW-6.4")
    open_cut(s)
    return AGAIN


@step(Turn, "GW-6.3")
def first_free_timing(s: State, f: Turn) -> int | None:
    """Not in the Reroll Phase."""
    if s.table.phase != REROLL and free_timing(s, FREE1):
        return FIXED_EFFECT
    return None if s.listener is not None else fixed_effect(s, f)


@step(Turn, "GW-6.2")
def fixed_effect(s: State, f: Turn) -> int | None:
    """What must be done in that phase or step; it cannot be cut into."""
    table = s.table
    phase = table.phase
    depth = len(s.agenda)
    if phase >= ATTACK:
        put_moment(s, replace(table, part=FIXED))
    if phase == REROLL:
        for place in (DISPOSITION, SPACE_AREA, EARTH_AREA):
            for card in s.zones[table.turn_player * PLACES + place]:
                record = s.cards[card]
                if record is not None and record.rolled:
                    c13_roll.turn(s, card, False, -1, "GW-13.2")
    elif phase == DRAW:
        if table.turn == 1:
            cite(s, "GW-5.7")
        else:
            draw(s, table.turn_player, rule="GW-6.2")
    elif phase == ATTACK:
        send_out(s, table.attacker)
    elif phase == DEFEND:
        send_out(s, 1 - table.attacker)
    elif phase == DAMAGE:
        if any_squad(s):
            push(s, BattleDamage())
    elif phase == RETURN:
        c16_return.return_units(s)
    if len(s.agenda) != depth or s.lost:
        return AFTER_FIXED
    if (s.stale or s.ready or s.pending or s.table.held or s.values.contested) and not _quiet(s):
        return AFTER_FIXED
    return SECOND_FREE_TIMING if s.listener is not None else second_free_timing(s, f)


@step(Turn, "GW-10.9")
def after_fixed(s: State, f: Turn) -> int | None:
    """Auto D effects of the fixed effect, then its abolish and auto C effects in a Cut (GW-15.13, 15.14)."""
    if (s.stale or s.ready or s.values.contested) and settle(s):
        if s.table.phase == DAMAGE:
            cite(s, "GW-15.13")
        return AGAIN
    if s.pending:
        cite(s, "GW-15.14" if s.table.phase == DAMAGE else "GW-9.8")
        set_moment(s, part=FREE2)
        open_cut(s)
        return AGAIN
    return None


@step(Turn, "GW-6.3")
def second_free_timing(s: State, f: Turn) -> int | None:
    """The Disposition Phase has a single one."""
    if s.table.phase != DEPLOY and free_timing(s, FREE2):
        return ENDING
    return None if s.listener is not None else ending(s, f)


@step(Turn, "GW-6.5")
def ending(s: State, f: Turn) -> int | None:
    """The end of a phase or step: no free timing, so nothing there can be cut into."""
    if s.stale or on.ENDING in s.values.triggers:
        on.notice(s, on.ENDING, s.table.phase)
    if (s.stale or s.ready or s.pending or s.table.held) and not _quiet(s):
        set_moment(s, part=END)
        return HELD_AT_END
    return NEXT_PHASE if s.listener is not None else next_phase(s, f)


@step(Turn, "GW-11.5")
def held_at_end(s: State, f: Turn) -> int | None:
    """Effects on hold whose moment is this end."""
    return _next_held(s, s.table.phase, END)


@step(Turn, "GW-6.5")
def end_effects(s: State, f: Turn) -> int | None:
    """All of them resolve at once."""
    return _without_window(s)


def _without_window(s: State) -> int | None:
    if (s.stale or s.ready or s.values.contested) and settle(s):
        return AGAIN
    if s.pending:
        cite(s, "GW-6.5")
        if without_window(s):
            push(s, Uncut())
            return AGAIN
    return None


@step(Turn, "GW-6.1")
def next_phase(s: State, f: Turn) -> int | None:
    """On to the next phase or step; a skipped Battle Phase ends the turn here (GW-6.10)."""
    phase = s.table.phase
    if phase == DEPLOY and s.table.skip_battle:
        cite(s, "GW-6.10")
        return END_OF_TURN
    if phase < RETURN:
        put_moment(s, replace(s.table, phase=phase + 1, part=START), "phase")
        return 0
    return END_OF_TURN


@step(Turn, "GW-16.3")
def end_of_turn(s: State, f: Turn) -> None:
    """(a) "At the end of turn" effects."""
    set_moment(s, part=TURN_END)
    c16_return.turn_ends(s)


@step(Turn, "GW-11.5")
def held_at_turn_end(s: State, f: Turn) -> int | None:
    """Effects on hold until the end of turn; those that go last go last (GW-21.16)."""
    result = _next_held(s, -2, TURN_END)
    if result is not None:
        return result
    return AGAIN if c21_keywords.last_of_turn(s) else None


@step(Turn, "GW-16.3")
def turn_end_effects(s: State, f: Turn) -> int | None:
    """They cannot be cut into (GW-6.5)."""
    return _without_window(s)


def _points(s: State, f: Turn) -> Decision | None:
    return c21_keywords.vulture_choice(s)


@step(Turn, "GW-21.6", _points)
def spend_points(s: State, f: Turn, value: Ref | None) -> int:
    """A player with Vulture Points may take one card from the own Junkyard."""
    decision = c21_keywords.vulture_choice(s)
    assert decision is not None
    c21_keywords.vulture_take(s, decision.seat, value)
    return AGAIN


def _excess(s: State, f: Turn) -> Decision | None:
    return c16_return.hand_excess(s)


@step(Turn, "GW-16.8", _excess)
def adjust_hand(s: State, f: Turn, value: Ref) -> int:
    """(b) Hand adjustment, one card at a time."""
    c16_return.discard(s, value[0])
    return AGAIN


@step(Turn, "GW-16.3")
def reset(s: State, f: Turn) -> None:
    """(b) Damage reset and the end of "until end of turn" effects."""
    c16_return.reset(s)


@step(Turn, "GW-17.2")
def last_abolished(s: State, f: Turn) -> int | None:
    """Cards destroyed here are abolished without a window before the next turn begins."""
    return _without_window(s)


@step(Turn, "GW-16.3")
def next_turn(s: State, f: Turn) -> int:
    """The other player's turn, unless an extra turn has been won."""
    table = s.table
    extra = table.extra_turn
    player = table.turn_player if extra else 1 - table.turn_player
    silenced = table.silenced if extra else (-1, 0)
    set_table(
        s, turn_player=player, attacker=player, phase=REROLL, part=START, extra_turn=False, silenced=silenced
    )
    return 0


# Where to go on.
FIRST_FREE_TIMING = at(Turn, "first_free_timing")
FIXED_EFFECT = at(Turn, "fixed_effect")
AFTER_FIXED = at(Turn, "after_fixed")
SECOND_FREE_TIMING = at(Turn, "second_free_timing")
ENDING = at(Turn, "ending")
HELD_AT_END = at(Turn, "held_at_end")
NEXT_PHASE = at(Turn, "next_phase")
END_OF_TURN = at(Turn, "end_of_turn")

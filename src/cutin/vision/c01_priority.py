"""Chapter 1.12: priority and interference."""

from __future__ import annotations

from cutin.kernel.agenda import AGAIN, DONE, Frame, at, push, put_frame, step
from cutin.kernel.changes import cite, emit, put_moment, set_table, set_waiting
from cutin.kernel.decision import Decision
from cutin.kernel.events import passing
from cutin.kernel.records import replace
from cutin.kernel.state import State

from . import notices as on
from .c01_losing import check_loss
from .c01_nodes import set_node
from .c05_checks import ANSWER, ATTACKS, DEFENDS, DIRECT, FREE, SET_NODE, TEXT
from .c05_play import PASS, begin
from .c05_resolution import resolve_item, sweep
from .c06_attack import declare_attack, declare_defence, must_attack, must_defend
from .c06_battle import Fight
from .c07_effects import occasion, settle
from .durations import end_of, lay_aside, take_up
from .listing import plays
from .table import ATTACK, DEFENCE, END_OF_INTERFERENCE, MAIN, PLAY_CARD, PLAY_TEXT, PRIORITY

# What starts an interference, by the kind of item.
STARTS = {PLAY_CARD: "VIS-1.12.6.a", PLAY_TEXT: "VIS-1.12.6.b", ATTACK: "VIS-1.12.6.c"}
QUESTIONS = ("window", "answer", "answer")
PASSES = tuple(
    tuple(Decision(seat, question, "VIS-1.12.4", (PASS,)) for seat in (0, 1)) for question in QUESTIONS
)


class Priority(Frame, frozen=True, kw_only=True, tag="priority"):
    """Who has priority, until both players pass in succession.

    `seat` has it, `passes` have passed in a row. The interference in progress is the chain from `base` on;
    `direct` says that the last thing done was to declare an attack on `seat`; `keeps` that what is being
    done leaves priority where it is (VIS-1.12.3); `nested` that it is the interference of an attack made by
    an effect.
    """

    seat: int
    passes: int = 0
    base: int = 0
    direct: bool = False
    keeps: bool = False
    nested: bool = False


def priority(s: State) -> None:
    """The turn player gets priority (VIS-4.1.2).

    Where the option `windows` passes for whoever has nothing but *pass*, this is done here at once.
    """
    seat = s.table.turn_player
    passes = 0
    table = s.table
    if s.rules.windows == "own" and not s.lost:
        if table.deckout or table.life[0] <= 0 or table.life[1] <= 0:
            check_loss(s)
            if s.lost:
                return
        if not plays(s, seat, FREE):
            heard = s.listener is not None
            if heard:
                _passed(s, seat)
            passes = 1
            seat = 1 - seat
            if not plays(s, seat, FREE):
                if heard:
                    _passed(s, seat)
                return
    put_moment(s, replace(s.table, part=PRIORITY))
    push(s, Priority(seat=seat, passes=passes, step=_gains(s)))


def attack_by_effect(s: State, seat: int) -> None:
    """An effect is about to make an attack: an interference of its own, which the attacked player answers."""
    cite(s, "VIS-1.12.7")
    lay_aside(s)
    push(s, Priority(seat=seat, base=len(s.chain), direct=True, nested=True))


def _has_nothing(s: State, f: Priority, seat: int) -> bool:
    """Whether the next player can only pass, which the option `windows` does for that player."""
    if s.rules.windows != "own" or plays(s, seat, ANSWER if len(s.chain) > f.base else FREE):
        return False
    if s.listener is not None:
        _passed(s, seat)
    return True


def _passed(s: State, seat: int) -> None:
    """A pass is the same event whether it was chosen or made for a player who could do nothing else."""
    if s.trail is not None:
        s.trail.pass_by()
    if s.listener is not None:
        s.listener.append(passing("VIS-1.12.4", seat))


@step(Priority, "VIS-W.31")
def checkpoint(s: State, f: Priority) -> int | None:
    """A player is about to gain priority: the one moment at which life is looked at."""
    if (s.stale or s.ready or s.table.entries or s.values.restless) and settle(s):
        return AGAIN
    table = s.table
    if table.deckout or table.life[0] <= 0 or table.life[1] <= 0:
        check_loss(s)
    return None


def _offer(s: State, f: Priority) -> Decision:
    how = (DIRECT if f.direct else ANSWER) if len(s.chain) > f.base else FREE
    found = plays(s, f.seat, how)
    if not found:
        mode = s.rules.windows
        if mode == "own" or (mode == "public" and not s.rules.could_answer(s, f.seat, how)):
            return PASSES[how][f.seat]
    if how == FREE and found and found[-1][0] == ATTACKS and bound_to_attack(s, f.seat):
        return Decision(f.seat, "window", "VIS-1.12.2", tuple(found), False)
    if how == DIRECT and found and found[-1][0] == DEFENDS and must_defend(s, f.seat):
        return Decision(f.seat, QUESTIONS[how], "VIS-1.12.2", tuple(found), False)
    return Decision(f.seat, QUESTIONS[how], "VIS-1.12.4", (PASS, *found), False)


def bound_to_attack(s: State, seat: int) -> bool:
    """Whether the turn player cannot let the main phase go by: a character that can attack has to."""
    table = s.table
    return table.phase == MAIN and table.turn_player == seat and bool(must_attack(s, seat)[1])


@step(Priority, "VIS-1.12.4", _offer)
def use_or_pass(s: State, f: Priority, value: tuple[int, ...]) -> int | None:
    """Who has priority may use it for one of the actions of VIS-1.12.2, or pass it on."""
    seat = f.seat
    what = value[0]
    if value == PASS:
        if s.listener is not None:
            _passed(s, seat)
        if f.passes or _has_nothing(s, f, 1 - seat):
            return BOTH_PASSED
        # Nothing has changed by passing: life need not be looked at again.
        put_frame(s, replace(f, seat=1 - seat, passes=1, direct=False))
        return OFFER
    if what == SET_NODE:
        set_node(s, value[1], seat)
        cite(s, "VIS-1.12.3")
        if f.passes:
            put_frame(s, replace(f, passes=0))
        return _gains(s)
    if what == ATTACKS:
        put_frame(s, replace(f, direct=True))
        declare_attack(s, seat, value[1])
        return None
    keeps = what == TEXT and s.rules.texts[value[2]].voluntary
    if keeps:
        cite(s, "VIS-1.12.2.d", value[1])
    if f.direct or keeps != f.keeps:
        put_frame(s, replace(f, direct=False, keeps=keeps))
    if what == DEFENDS:
        declare_defence(s, seat, value[1])
    else:
        how = (DIRECT if f.direct else ANSWER) if len(s.chain) > f.base else FREE
        begin(s, seat, what, value[1], value[2], how)
    return None


@step(Priority, "VIS-1.12.3")
def next_player(s: State, f: Priority) -> int:
    """After what was done and what belongs to declaring it, priority goes on, but for what keeps it."""
    if (s.stale or s.ready or s.table.entries or s.values.restless) and settle(s):
        return AGAIN
    sweep(s)
    if s.listener is not None and len(s.chain) == f.base + 1 and not f.nested:
        cite(s, STARTS[s.chain[-1].kind], s.chain[-1].source)
    put_frame(s, replace(f, seat=f.seat if f.keeps else 1 - f.seat, passes=0, keeps=False))
    return _gains(s)


@step(Priority, "VIS-W.5")
def both_passed(s: State, f: Priority) -> int | None:
    """Both have passed in succession: the interference resolves, or the phase is over."""
    cite(s, "VIS-W.5")
    if len(s.chain) <= f.base:
        if f.nested:
            take_up(s)
        return DONE
    if s.rules.options["order_after_interference"] == "starter":
        seat = s.chain[f.base].player
    else:
        seat = s.table.turn_player
    put_frame(s, replace(f, seat=seat, passes=0, direct=False))
    push(s, Interference(base=f.base))
    return None


@step(Priority, "VIS-W.6")
def after_interference(s: State, f: Priority) -> int:
    """The whole of it has been resolved: the turn player has priority, unless the phase or turn ends now."""
    cite(s, "VIS-W.6")
    if f.nested:
        take_up(s)
        return DONE
    if s.table.ending:
        ended_by_effect(s)
        return DONE
    return _gains(s)


def _gains(s: State) -> int:
    """The step at which a player gains priority: the question, unless the moment before needs a look."""
    table = s.table
    if s.stale or s.ready or table.entries or s.values.restless:
        return 0
    return 0 if table.deckout or table.life[0] <= 0 or table.life[1] <= 0 else OFFER


def ended_by_effect(s: State) -> None:
    """An effect ends the phase or the turn, now that everything else is over (VIS-4.10)."""
    cite(s, "VIS-4.10.1.a" if s.table.ending == 1 else "VIS-4.10.2.a")


BOTH_PASSED = at(Priority, "both_passed")
OFFER = at(Priority, "use_or_pass")


# --- resolving (VIS-1.12.8) -------------------------------------------------------------------------


class Interference(Frame, frozen=True, kw_only=True, tag="interference"):
    """An interference is resolving, the chain from `base` on; nobody can add to it (VIS-W.6)."""

    base: int


@step(Interference, "VIS-1.12.8.a")
def last_to_first(s: State, f: Interference) -> int | None:
    """From the last item back to the first, but for an attack and its defence (VIS-6.2.4.a)."""
    if (s.stale or s.ready or s.table.entries or s.values.restless) and settle(s):
        return AGAIN
    sweep(s)
    chain = s.chain
    if len(chain) <= f.base:
        return None if s.stale or _ends_something(s) else DONE
    if chain[-1].kind in (ATTACK, DEFENCE):
        return None
    item = chain[-1]
    set_waiting(s, chain=chain[:-1])
    if s.listener is not None:
        who = (item.source,) if item.source >= 0 else ()
        emit(s, "resolves", "VIS-1.12.8.a", item.player, who, leads=True, key=item.key, what=item.kind)
    resolve_item(s, item)
    return AGAIN


def _ends_something(s: State) -> bool:
    """Whether anything may end with an interference, or wait for its end."""
    table = s.table
    if table.held or table.lasting or s.values.start.lasts:
        return True
    return on.INTERFERENCE_END in s.values.triggers or on.INTERFERENCE_END in s.rules.outside_awaited


@step(Interference, "VIS-1.12.8.b")
def battle(s: State, f: Interference) -> None:
    """If it began with an attack, the battle."""
    if len(s.chain) > f.base:
        cite(s, "VIS-1.12.8.b", s.chain[f.base].source)
        push(s, Fight(base=f.base))


@step(Interference, "VIS-1.12.8.c")
def end_effects(s: State, f: Interference) -> None:
    """Effects that wait for the end of the interference."""
    occasion(s, "VIS-1.12.8.c", (on.INTERFERENCE_END,))


@step(Interference, "VIS-1.12.8.c")
def endings(s: State, f: Interference) -> int | None:
    """What lasts until the end of the interference ends."""
    end_of(s, END_OF_INTERFERENCE)
    if (s.stale or s.ready or s.table.entries or s.values.restless) and settle(s):
        return AGAIN
    return None


def end_soon(s: State, what: int) -> None:
    """An effect ends the phase (1) or the turn (2): not before the interference is over (VIS-4.10.1.a)."""
    set_table(s, ending=max(s.table.ending, what))

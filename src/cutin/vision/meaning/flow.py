"""How sentences join, beyond what all games share."""

from __future__ import annotations

from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.ability.form import Node
from cutin.game.compiler import CONDITIONS, EFFECTS, EVENTS, Compiler
from cutin.game.meaning.doing import me
from cutin.game.meaning.events import trigger as made_trigger
from cutin.game.meaning.flow import held, jump
from cutin.game.texts import Trigger
from cutin.kernel.agenda import DONE, Step, amend
from cutin.kernel.state import State

from ..table import END_OF_TURN, NEXT_DAMAGE, WATCH
from ..words import events, flow
from ..words.picks import SomePlayer

# --- what depends on what ---------------------------------------------------------------------------


@EFFECTS.means(flow.IfNotDone)
def if_not_done(node: flow.IfNotDone, c: Compiler) -> None:
    """The second if the first was declined or not carried out whole (VIS-W.19)."""
    before, c.rider = c.rider, False
    start = len(c.steps)
    EFFECTS.make(node.first, c)
    c.rider = before
    # That the first part finds nothing to be done to does not end the effect here.
    for index in range(start, len(c.steps)):
        c.steps[index] = _going_on(c.steps[index])
    land = jump(c, "VIS-W.19", lambda s, f: not f.done)
    EFFECTS.make(node.then, c)
    land()


def _going_on(step: Step) -> Step:
    run = step.run

    def on(s: State, f: Any, *value: Any) -> int | None:
        depth = me(s)
        result = run(s, f, *value)
        if result == DONE:
            amend(s, depth, done=False)
            return None
        return result

    return Step(step.rule, on, step.ask, step.cited)


@EFFECTS.means(flow.WithoutResist)
def without_resist(node: flow.WithoutResist, c: Compiler) -> None:
    """Resist of its targets does nothing (see `c10_limits.resist`)."""
    c.text.unresisted = True
    EFFECTS.make(node.effect, c)


# --- what waits -------------------------------------------------------------------------------------


def _waits(c: Compiler, trigger: Trigger, until: int, once: bool, body: Any) -> None:
    """The effect is put on hold until that happens, once or each time."""
    index = len(c.text.watchers)
    c.text.watchers = (*c.text.watchers, trigger)
    c.rules.awaited.update(trigger.kinds)
    when = (WATCH, index, int(once) + 2 * until)
    before, c.waits = c.waits, True
    _put(c, when, body)
    c.waits = before


def _put(c: Compiler, when: Any, body: Any) -> None:
    here = [0]

    def put(s: State, f: Any) -> None:
        x = c.x(s, f) if c.x is not None and not when_counted(c) else f.x
        found = when(s, f) if callable(when) else when
        s.rules.put_on_hold(s, held(s, f, found, here[0], x))
        amend(s, me(s), done=True)

    c.steps.append(Step("VIS-7.7", put))
    over = jump(c, "VIS-7.7", lambda s, f: False)
    here[0] = len(c.steps)
    EFFECTS.make(body, c)
    c.steps.append(Step("VIS-7.7", lambda s, f: DONE))
    over()


def when_counted(c: Compiler) -> bool:
    """Whether the X of the line is counted when what waits resolves: it then speaks of what has happened."""
    return True


@EFFECTS.means(flow.WheneverUntil)
def whenever_until(node: flow.WheneverUntil, c: Compiler) -> None:
    until: int = c.rules.durations[node.duration]
    _waits(c, made_trigger(node.trigger, c), until, False, node.effect)


@EFFECTS.means(flow.NextTime)
def next_time(node: flow.NextTime, c: Compiler) -> None:
    """The next damage is a thing of its own: of several such effects one applies to it (OQ-20)."""
    event = node.event
    if (
        isinstance(event, events.WouldTake)
        and event.kind is None
        and event.actor is None
        and _one(event.victim)
    ):
        whom = _whom(event, c)

        def when(s: State, f: Any) -> tuple[int, int, int]:
            return (NEXT_DAMAGE, whom(s, f), 2 * END_OF_TURN)

        _put(c, when, node.effect)
        return
    _waits(c, EVENTS.make(event, c), END_OF_TURN, True, node.effect)


def _one(victim: Node) -> bool:
    """Whether that is one card or player, known when the effect resolves; else whichever it happens to."""
    return not isinstance(victim, core.Some | core.OneOf | form.All | form.EachPlayer | SomePlayer)


def _whom(event: events.WouldTake, c: Compiler) -> Any:
    from cutin.ability.form import Who
    from cutin.game.compiler import PLAYERS
    from cutin.game.refs import first

    if isinstance(event.victim, Who):
        who = PLAYERS.make(event.victim, c)
        return lambda s, f: -1 - who(s, f)[0]
    one = first(event.victim, c)
    return lambda s, f: one(s, f)[0]


__all__ = ["CONDITIONS"]

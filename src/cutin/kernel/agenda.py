"""Procedures of numbered steps, and the loop that carries them out.

A `Frame` says where in a procedure the game stands, as data. Its class knows the steps; each `Step`
carries the rule that it carries out. A step function gets the state and the frame (and the chosen
value, if the step asks) and returns

* ``None``: go on with the next step,
* ``AGAIN``: the same step once more (after whatever it has pushed is done),
* ``DONE``: the procedure is over,
* an index: go on there.

A step that pushes a frame returns too; the pushed frame runs first. Steps that need no player run in
one loop; a frame is written only where something stops.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from .decision import Decision
from .events import Event, known_to_all
from .records import replace
from .state import State

AGAIN = -1
DONE = -2

Act = Callable[..., int | None]
Ask = Callable[[State, Any], Decision | None]


class Step:
    """One numbered step: the rule, what is done, and what is asked before it (if anything)."""

    __slots__ = ("ask", "cited", "name", "rule", "run")

    def __init__(self, rule: str, run: Act, ask: Ask | None = None, cited: bool = False) -> None:
        self.rule = rule
        self.run = run
        self.ask = ask
        self.cited = cited
        self.name = run.__name__

    def __repr__(self) -> str:
        return f"Step({self.rule!r}, {self.name})"


class Frame(msgspec.Struct, frozen=True, array_like=True, gc=False, kw_only=True):
    """A place in a procedure. `player` and `source` say whose it is (-1: the rules')."""

    steps: ClassVar[list[Step]] = []

    step: int = 0
    player: int = -1
    source: int = -1

    def flow(self, s: State) -> list[Step]:
        """The steps of this frame's procedure."""
        return self.steps


def step(frame: type[Frame], rule: str, ask: Ask | None = None, cited: bool = False) -> Callable[[Act], Act]:
    """Adds a function as the next step of a procedure, in the order of definition.

    What the step changes is cited with its rule; `cited` says that its mere happening is cited too.
    """
    if "steps" not in frame.__dict__:
        frame.steps = []

    def add(run: Act) -> Act:
        frame.steps.append(Step(rule, run, ask, cited))
        return run

    return add


def at(frame: type[Frame], name: str) -> int:
    """The index of the step with that function name; to go on at it."""
    for index, found in enumerate(frame.steps):
        if found.name == name:
            return index
    raise LookupError(f"{frame.__name__} has no step {name}")


def push(s: State, frame: Frame) -> None:
    """Starts a procedure; it runs before the present one goes on."""
    if s.trail is not None:
        behind = s.trail.behind(len(s.agenda))
        s.trail.frames.append(behind)
    s.agenda.append(frame)
    s.moved = True


def amend(s: State, depth: int, **changes: Any) -> Frame:
    """Replaces the data of the frame at that depth of the agenda."""
    new: Frame = replace(s.agenda[depth], **changes)
    s.agenda[depth] = new
    s.moved = True
    return new


def put_frame(s: State, frame: Frame) -> None:
    """The procedure that runs goes on with this frame. `amend` where the caller has made it already, which is
    faster: with `replace`, from the frame that its step was given and before anything else is begun."""
    s.agenda[-1] = frame
    s.moved = True


def drop(s: State) -> None:
    """Takes off the procedure that runs, as if it had not been begun."""
    s.agenda.pop()
    s.moved = True


def park(s: State, depth: int, mark: int, under: int = 0) -> None:
    """Cuts off the frames above `depth` and keeps them, under a mark, until `resume`.

    They are older than the `under` newest of those that are kept already.
    """
    at = len(s.parked) - under
    s.parked = (*s.parked[:at], (mark, tuple(s.agenda[depth + 1 :])), *s.parked[at:])
    if s.trail is not None:
        s.trail.settle(len(s.agenda))
        s.trail.parked.insert(max(0, len(s.trail.parked) - under), s.trail.frames[depth + 1 :])
    del s.agenda[depth + 1 :]
    s.moved = True


def resume(s: State) -> None:
    """Puts the newest parked frames back on top."""
    frames = s.parked[-1][1]
    s.parked = s.parked[:-1]
    if s.trail is not None:
        s.trail.settle(len(s.agenda))
        s.trail.frames += s.trail.parked.pop() if s.trail.parked else [-1] * len(frames)
    s.agenda.extend(frames)
    s.moved = True


def newest_mark(s: State) -> int | None:
    """The mark of the newest parked frames, if any are parked."""
    return s.parked[-1][0] if s.parked else None


def run(s: State, answer: Any = None, answered: bool = False) -> None:
    """Carries out steps until a player must choose or the game is over.

    With `answered`, the present decision's step gets `answer`. Afterwards `s.decision` is the next
    question, or None when nothing is left to do.
    """
    agenda = s.agenda
    s.decision = None
    s.moved = False
    listener = s.listener
    while agenda:
        frame = agenda[-1]
        index = frame.step
        steps = frame.steps or frame.flow(s)
        count = len(steps)
        depth = len(agenda)
        while True:
            if index >= count:
                if s.stale:
                    # What a procedure has changed takes hold while it is still known whose doing it was.
                    s.rules.refresh(s)
                agenda.pop()
                break
            current = steps[index]
            ask = current.ask
            if ask is None:
                # A function called by its name is called faster than as a method of the step.
                act = current.run
                result = act(s, frame) if listener is None else _heard(s, current, frame)
            else:
                if answered:
                    answered = False
                else:
                    if s.stale:
                        # A question is asked of the state with everything in force.
                        s.rules.refresh(s)
                    decision = ask(s, frame) if listener is None else _unheard(s, ask, frame)
                    if decision is None:
                        index += 1
                        continue
                    options = decision.options
                    if not decision.forced or len(options) != 1:
                        s.decision = decision
                        if frame.step != index:
                            agenda[-1] = replace(frame, step=index)
                        return
                    answer = options[0]
                    s.forced = (*s.forced, (decision, answer))
                act = current.run
                result = act(s, frame, answer) if listener is None else _heard(s, current, frame, answer)
            if result is None:
                index += 1
            elif result >= 0:
                index = result
            elif result == DONE:
                index = count
            if s.moved:
                s.moved = False
                if s.lost:
                    s.rules.finish(s)
                    agenda.clear()
                    return
                if len(agenda) != depth:
                    if len(agenda) > depth:
                        frame = agenda[depth - 1]
                        if frame.step != index:
                            agenda[depth - 1] = replace(frame, step=index)
                    break
                frame = agenda[-1]


def _unheard(s: State, ask: Ask, frame: Frame) -> Decision | None:
    """What is only thought of is no part of what happens: nobody hears of it."""
    listener = s.listener
    s.listener = None
    try:
        return ask(s, frame)
    finally:
        s.listener = listener


def _heard(s: State, current: Step, frame: Frame, *answer: Any) -> int | None:
    """Carries out a step while somebody listens, who hears of it if it cites its rule."""
    depth = len(s.agenda)
    # A step that no rule of its own stands behind is carried out by the rule of its procedure.
    s.running = current.rule or getattr(frame, "rule", "")
    result = current.run(s, frame, *answer)
    if current.cited:
        whose = (current.rule, known_to_all(s, frame.source), frame.player)
        by = -1 if s.trail is None else s.trail.add(depth, "step", -1, False, False)
        assert s.listener is not None
        s.listener.append(Event("step", current.rule, whose, frame.player, by=by))
    return result

"""What the lines of every game have in common: their X, their effect, their payments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cutin.ability import common as core
from cutin.ability.form import Ability, Effect, Node
from cutin.kernel.agenda import Step, amend
from cutin.kernel.state import State

from ..compiler import AMOUNTS, EFFECTS, WHERES, Compiler


def walk(value: Any) -> Iterator[Node]:
    """Every node of a tree, but not those of texts quoted in it."""
    if isinstance(value, tuple):
        for each in value:
            yield from walk(each)
    elif isinstance(value, Node):
        yield value
        for name in value.__struct_fields__:
            inner = getattr(value, name)
            if not isinstance(inner, Ability):
                yield from walk(inner)


def where(node: core.Where | None, c: Compiler) -> None:
    """What the X of the line is."""
    if node is not None:
        WHERES.make(node, c)


@WHERES.means(core.XIs)
def x_is(node: core.XIs, c: Compiler) -> None:
    c.x = AMOUNTS.make(node.amount, c)


@WHERES.means(core.XAtMost)
def x_at_most(node: core.XAtMost, c: Compiler) -> None:
    c.text.x_most = AMOUNTS.make(node.amount, c)


def effect(node: Effect, c: Compiler, played: bool) -> None:
    """The program of a text. `played`: whoever plays it has to be able to do something with it."""
    EFFECTS.make(node, c)
    if c.all_can is not None and len(c.steps) == 1 and played:
        # With more to do than this the text is of use even so.
        c.text.needs.append((c.law.use_of_all, c.all_can))
    c.text.program = c.steps
    c.text.can = c.first_can
    if c.first_notes:
        # A question at the beginning may not be asked: then the step behind it is the first.
        for i, step in enumerate(c.steps):
            c.steps[i] = _noting(step, c)
            if step.ask is None:
                break


def _noting(first: Step, c: Compiler) -> Step:
    """The first step, before which the effect notes what it must remember."""
    run = first.run
    notes = c.first_notes

    def noted(s: State, f: Any, *value: Any) -> int | None:
        found = tuple(each for note in notes for each in note(s, f))
        fresh = found and found[0] not in f.memo
        new: Any = amend(s, len(s.agenda) - 1, memo=(*f.memo, *found)) if fresh else f
        return run(s, new, *value)

    return Step(first.rule, noted, first.ask, first.cited)


def deed(node: Effect, c: Compiler) -> None:
    """A payment: what it picks is chosen with the plan, and it is carried out while paying."""
    steps, c.steps = c.steps, []
    can, c.first_can = c.first_can, None
    c.paying = True
    EFFECTS.make(node, c)
    c.paying = False
    made, c.steps = c.steps, steps
    c.text.deeds.append(made)
    if c.first_can is not None:
        c.text.needs.append((c.law.payment, c.first_can))
    c.first_can = can

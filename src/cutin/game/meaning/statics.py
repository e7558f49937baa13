"""What always applied texts mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import form
from cutin.kernel.state import State

from ..compiler import ALWAYS, CHANGES, CONDITIONS, PICKS, STATICS, Compiler
from ..refs import A_PLAYER
from ..texts import Static, Test
from .changes import Make
from .filters import find

Select = Callable[[State, Any], list[int]]


def player_id(seat: int) -> int:
    """A player among the cards that a static selects: such numbers are below 0."""
    return -1 - seat


@STATICS.means(form.Have)
def have(node: form.Have, c: Compiler) -> list[Static]:
    changes: list[Make] = []
    c.about = node.cards
    for change in node.change:
        made = (ALWAYS if type(change) in ALWAYS.of else CHANGES).make(change, c)
        if isinstance(made, tuple):
            changes += made
        elif made is not None:
            changes.append(made)
    return [Static(None, select(node.cards, c), tuple(changes))] if changes else []


def select(node: form.Pick, c: Compiler) -> Select:
    """The cards, and players, that a sentence speaks of."""
    if isinstance(node, form.This):
        return lambda s, ctx: [ctx.source]
    if isinstance(node, form.All):
        return find(node.cards, c).find
    refs = PICKS.make(node, c)

    def selected(s: State, ctx: Any) -> list[int]:
        found = []
        for card, entry in refs(s, ctx) or ():
            if card >= 0:
                found.append(card)
            elif card == A_PLAYER:
                found.append(player_id(entry))
        return found

    return selected


@STATICS.means(form.While)
def while_so(node: form.While, c: Compiler) -> list[Static]:
    holds: Test = CONDITIONS.make(node.condition, c)
    c.holds.append(holds)
    inner: list[Static] = STATICS.make(node.static, c)
    c.holds.pop()
    for static in inner:
        static.holds = both(holds, static.holds)
    return inner


def both(outer: Test, inner: Test | None) -> Test:
    """Both hold, the outer asked first."""
    if inner is None:
        return outer
    return lambda s, ctx: outer(s, ctx) and inner(s, ctx)


def all_hold(tests: list[Test]) -> Test | None:
    """Whether all hold, the first asked first; None if there are none."""
    found: Test | None = None
    for test in reversed(tests):
        found = both(test, found)
    return found

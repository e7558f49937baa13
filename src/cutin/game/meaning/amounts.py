"""What amounts mean: whole numbers, counted when they are asked for."""

from __future__ import annotations

from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.kernel.state import State

from ..compiler import AMOUNTS, Compiler
from ..refs import first, last, raw
from ..texts import Fixed, Number
from .filters import find


@AMOUNTS.means(form.Number)
def number(node: form.Number, c: Compiler) -> Number:
    return Fixed(node.value)


@AMOUNTS.means(form.X)
def x(node: form.X, c: Compiler) -> Number:
    """What the line says X is, or what was chosen on play; 0 while it has not been chosen."""

    def count(s: State, ctx: Any) -> int:
        if c.x is not None:
            return c.x(s, ctx)
        chosen: int = ctx.x
        return max(0, chosen)

    return count


@AMOUNTS.means(form.CountOf)
def count_of(node: form.CountOf, c: Compiler) -> Number:
    found = find(node.cards, c)
    return lambda s, ctx: len(found.find(s, ctx))


@AMOUNTS.means(form.Plus)
def plus(node: form.Plus, c: Compiler) -> Number:
    left, right = AMOUNTS.make(node.left, c), AMOUNTS.make(node.right, c)
    return lambda s, ctx: left(s, ctx) + right(s, ctx)


@AMOUNTS.means(form.Minus)
def minus(node: form.Minus, c: Compiler) -> Number:
    """Never below 0."""
    left, right = AMOUNTS.make(node.left, c), AMOUNTS.make(node.right, c)
    return lambda s, ctx: max(0, left(s, ctx) - right(s, ctx))


@AMOUNTS.means(core.Times)
def times(node: core.Times, c: Compiler) -> Number:
    left, right = AMOUNTS.make(node.left, c), AMOUNTS.make(node.right, c)
    return lambda s, ctx: left(s, ctx) * right(s, ctx)


@AMOUNTS.means(core.CountPicked)
def count_picked(node: core.CountPicked, c: Compiler) -> Number:
    refs = raw(node.cards, c)
    return lambda s, ctx: len(refs(s, ctx) or ())


@AMOUNTS.means(core.AsMany)
def as_many(node: core.AsMany, c: Compiler) -> Number:
    return lambda s, ctx: len(ctx.chosen)


@AMOUNTS.means(core.NumberOf)
def number_of(node: core.NumberOf, c: Compiler) -> Number:
    """As it is now, or was last; 0 where the card has no such number, never negative."""
    one = first(node.card, c)
    what = node.measure
    get = c.rules.measures[what]

    def count(s: State, ctx: Any) -> int:
        card, entry = one(s, ctx)
        if card < 0:
            return 0
        record = s.cards[card]
        if record is None or entry not in (0, record.entry):
            known = last(s, ctx, card, what)
            if known >= 0:
                return known
        return max(0, get(s, card) or 0)

    return count

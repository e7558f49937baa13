"""What amounts mean that only this game has."""

from __future__ import annotations

from typing import Any

from cutin.game.compiler import AMOUNTS, CONDITIONS, WHERES, Compiler, seen_players
from cutin.kernel.state import State

from .. import notices as on
from .. import values
from ..c01_damage import Damage
from ..texts import Number, Test
from ..words import amounts as a

NEGATED = "negated"
"""What an effect remembers of damage that it has negated: (-1, this, how much)."""


@AMOUNTS.means(a.LifeOf)
def life_of(node: a.LifeOf, c: Compiler) -> Number:
    if node.whose == "own":
        return lambda s, ctx: s.table.life[ctx.player]
    return lambda s, ctx: s.table.life[1 - ctx.player]


@AMOUNTS.means(a.HandLimit)
def hand_limit(node: a.HandLimit, c: Compiler) -> Number:
    return lambda s, ctx: values.hand_limit(s, seen_players(s, ctx))


def hit_of(s: State, event: tuple[int, ...]) -> int:
    """The amount of the damage that an event speaks of, as it stands now: until it is taken it may change."""
    if event[0] in (on.DEALS_DAMAGE, on.TAKES_DAMAGE):
        for frame in reversed(s.agenda):
            if isinstance(frame, Damage):
                return frame.hits[event[6]].amount
    return event[2]


@AMOUNTS.means(a.ThatDamage)
def that_damage(node: a.ThatDamage, c: Compiler) -> Number:
    def count(s: State, ctx: Any) -> int:
        event = ctx.event
        of_damage = event and event[0] in (on.DEALS_DAMAGE, on.TAKES_DAMAGE, on.HAS_DEALT, on.HAS_TAKEN)
        return hit_of(s, event) if of_damage else 0

    return count


@AMOUNTS.means(a.NegatedDamage)
def negated_damage(node: a.NegatedDamage, c: Compiler) -> Number:
    return lambda s, ctx: sum(n for _card, what, n in getattr(ctx, "memo", ()) if what == NEGATED)


@AMOUNTS.means(a.ThatNumber)
def that_number(node: a.ThatNumber, c: Compiler) -> Number:
    """Life gained, cards returned together, or the one card that was drawn or added."""

    def count(s: State, ctx: Any) -> int:
        event = ctx.event
        if not event:
            return 0
        if event[0] == on.RETURNED:
            return int(event[4])
        return int(event[2]) if event[0] in (on.GAINED_LIFE, on.PAID_LIFE) else 1

    return count


@WHERES.means(a.XAlways)
def x_always(node: a.XAlways, c: Compiler) -> None:
    c.x = AMOUNTS.make(node.amount, c)
    c.x_always = True


@AMOUNTS.means(a.Half)
def half(node: a.Half, c: Compiler) -> Number:
    whole = AMOUNTS.make(node.amount, c)
    more = 1 if node.way == "up" else 0
    return lambda s, ctx: (whole(s, ctx) + more) // 2


@AMOUNTS.means(a.AtMostThat)
def at_most_that(node: a.AtMostThat, c: Compiler) -> Number:
    amount, most = AMOUNTS.make(node.amount, c), AMOUNTS.make(node.most, c)
    return lambda s, ctx: min(amount(s, ctx), most(s, ctx))


@AMOUNTS.means(a.AmountIf)
def amount_if(node: a.AmountIf, c: Compiler) -> Number:
    holds: Test = CONDITIONS.make(node.condition, c)
    amount, other = AMOUNTS.make(node.amount, c), AMOUNTS.make(node.other, c)
    return lambda s, ctx: amount(s, ctx) if holds(s, ctx) else other(s, ctx)

"""What amounts mean: whole numbers, counted when they are asked for."""

from __future__ import annotations

from typing import Any

from cutin.game.compiler import AMOUNTS, Compiler
from cutin.game.refs import last, raw
from cutin.kernel.state import State

from ..c07_costs import nation_power
from ..c15_damage import strength
from ..c18_coins import any_name, count_coins, managed
from ..texts import Number
from ..words import amounts as a
from .areas import squads


def _seat(whose: str, ctx: Any) -> int:
    seat: int = ctx.player
    return seat if whose == "own" else 1 - seat


@AMOUNTS.means(a.NationPower)
def power(node: a.NationPower, c: Compiler) -> Number:
    whose = node.whose
    return lambda s, ctx: nation_power(s, _seat(whose, ctx))


# --- coins ------------------------------------------------------------------------------------------


def coin_name(kind: a.CoinKind | None) -> str:
    """The name under which coins of a kind are kept (GW-18.2), without the word itself; a plain coin has
    none.

    >>> coin_name(a.StatCoin(0, 0, -1)), coin_name(a.NamedCoin("SM coin")), coin_name(None)
    ('+0/+0/-1', 'SM', '')
    """
    if isinstance(kind, a.StatCoin):
        return f"{kind.close:+}/{kind.ranged:+}/{kind.defence:+}"
    return kind.name.removesuffix(" coin") if isinstance(kind, a.NamedCoin) else ""


@AMOUNTS.means(a.CoinsOn)
def coins_on(node: a.CoinsOn, c: Compiler) -> Number:
    refs = raw(node.card, c)
    name = coin_name(node.kind)
    bare = node.kind is None

    def count(s: State, ctx: Any) -> int:
        asked = any_name() if bare else name
        return sum(
            count_coins(s, card, asked) if s.cards[card] is not None else max(0, last(s, ctx, card, "coins"))
            for card, _entry in refs(s, ctx) or ()
            if card >= 0
        )

    return count


@AMOUNTS.means(a.CoinsHeld)
def coins_held(node: a.CoinsHeld, c: Compiler) -> Number:
    whose = node.whose
    name = coin_name(node.kind)
    bare = node.kind is None
    return lambda s, ctx: managed(s, _seat(whose, ctx), any_name() if bare else name)


# --- numbers of cards -------------------------------------------------------------------------------


@AMOUNTS.means(a.Strength)
def squad_strength(node: a.Strength, c: Compiler) -> Number:
    squad = squads(node.squad, c)

    def count(s: State, ctx: Any) -> int:
        zone = squad(s, ctx)
        return strength(s, zone) if zone >= 0 else 0

    return count


@AMOUNTS.means(a.HeldPoints)
def held_points(node: a.HeldPoints, c: Compiler) -> Number:
    whose = node.whose
    return lambda s, ctx: s.table.points[_seat(whose, ctx)]

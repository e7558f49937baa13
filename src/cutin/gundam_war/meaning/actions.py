"""What effects do to cards: damage, destruction, rolling, drawing, coins. Each is one step of a program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.game.compiler import AMOUNTS, EFFECTS, Compiler, seen_players
from cutin.game.meaning.doing import affectable, does, on_cards, payable, payable_with, turnable, usable
from cutin.game.meaning.picking import pick
from cutin.kernel.changes import emit, move, set_table
from cutin.kernel.state import Ref, State

from .. import c13_roll, c17_destruction, c18_coins
from ..c15_damage import deal, hit_nation
from ..c19_moving import gone_for_good, immovable, leave
from ..table import BY_EFFECT, DEPLOY, LOST, NATION, PLACES, REMOVED
from ..words import amounts, coins, effects
from .amounts import coin_name as kept_name

Act = Callable[[State, Any], bool]


def _is_rolled(s: State, card: int) -> bool:
    record = s.cards[card]
    return record is not None and record.rolled


def _is_not_rolled(s: State, card: int) -> bool:
    record = s.cards[card]
    return record is None or not record.rolled


def _is_destroyed(s: State, card: int) -> bool:
    record = s.cards[card]
    return record is not None and record.doom is not None


@EFFECTS.means(effects.DealDamage)
def deal_damage(node: effects.DealDamage, c: Compiler) -> None:
    amount = AMOUNTS.make(node.amount, c)
    to = pick(node.to, c)

    def act(s: State, f: Any) -> bool:
        found = to(s, f)
        if not found:
            return False
        n = amount(s, f)
        dealt = False
        hits = []
        for kind, number in found:
            if kind == -1:
                dealt = hit_nation(s, number, n) > 0 or dealt
            elif kind >= 0:
                hits.append((kind, s.rules.reduced(s, f, kind, n)))
        return deal(s, hits, BY_EFFECT, f.player, f.source) or dealt

    does(c, "GW-17.1", act)


@EFFECTS.means(effects.Destroy)
def destroy(node: effects.Destroy, c: Compiler) -> None:
    usable(node, c, lambda s, card: not _is_destroyed(s, card))
    on_cards(
        node,
        c,
        "GW-17.1",
        lambda s, f, card: c17_destruction.destroy(s, card, BY_EFFECT, f.player, f.source),
        True,
    )


@EFFECTS.means(effects.NegateDestruction)
def negate_destruction(node: effects.NegateDestruction, c: Compiler) -> None:
    usable(node, c, _is_destroyed)
    on_cards(node, c, "GW-17.6", lambda s, f, card: c17_destruction.negate_destruction(s, card), True)
    affectable(node, c, _is_destroyed)


@EFFECTS.means(effects.Abolish)
def abolish(node: effects.Abolish, c: Compiler) -> None:
    on_cards(
        node,
        c,
        "GW-17.9",
        lambda s, f, card: c17_destruction.abolish_directly(s, card, f.player, f.source),
        True,
    )


@EFFECTS.means(effects.RemoveFromGame)
def remove(node: effects.RemoveFromGame, c: Compiler) -> None:
    def each(s: State, f: Any, card: int) -> bool:
        if s.cards[card] is not None:
            if immovable(s, card, f.player):
                return False
            leave(s, card, REMOVED, rule="GW-19.5")
            return True
        if gone_for_good(s, card):
            return False
        move(s, card, s.owners[card] * PLACES + REMOVED, rule="GW-19.5")
        return True

    on_cards(node, c, "GW-19.5", each, True)


def _each_group_once(node: effects.Roll | effects.Reroll, c: Compiler) -> None:
    """A set group is rolled and rerolled as one card (GW-12.2): it pays once, also where there is R too."""
    index = c.slot_of.get(id(node.cards))
    if not c.paying or index is None:
        return
    slots, slot, price = c.slots, c.slots[index], c.text.price
    before = slot.options
    rolling = isinstance(node, effects.Roll)

    def options(s: State, ctx: Any) -> list[Ref]:
        paid = {_top(s, ctx.source)} if rolling and price.roll else set()
        for other, part in zip(slots, ctx.targets, strict=False):
            if other.pays and other.unlike is slot.unlike:
                paid.update(_top(s, r[0]) for r in part)
        found: dict[int, Ref] = {}
        for r in before(s, ctx):
            found.setdefault(_top(s, r[0]), r)
        return [r for top, r in found.items() if top not in paid]

    slot.offer(options)
    slot.apart = False


def _top(s: State, card: int) -> int:
    """The card under which the others of its set group lie."""
    record = s.cards[card]
    return card if record is None or record.host < 0 else record.host


@EFFECTS.means(effects.Roll)
def roll(node: effects.Roll, c: Compiler) -> None:
    usable(node, c, _is_not_rolled)
    on_cards(node, c, "GW-13.5", lambda s, f, card: c13_roll.turn(s, card, True, f.player), True)
    turnable(node, c, False)
    _each_group_once(node, c)
    payable_with(node, c, lambda s, p, card: _is_not_rolled(s, card))


@EFFECTS.means(effects.Reroll)
def reroll(node: effects.Reroll, c: Compiler) -> None:
    usable(node, c, _is_rolled)
    on_cards(node, c, "GW-13.5", lambda s, f, card: c13_roll.turn(s, card, False, f.player), True)
    turnable(node, c, True)
    _each_group_once(node, c)
    payable_with(node, c, lambda s, p, card: _is_rolled(s, card))


# --- piles ------------------------------------------------------------------------------------------


@EFFECTS.means(effects.Recover)
def recover(node: effects.Recover, c: Compiler) -> None:
    """GW-23.7: one by one, as many as there are."""
    amount = AMOUNTS.make(node.amount, c)

    def act(s: State, f: Any) -> bool:
        seat = seen_players(s, f)
        moved = 0
        while moved < amount(s, f) and s.zones[seat * PLACES + LOST]:
            move(s, s.zones[seat * PLACES + LOST][0], seat * PLACES + NATION, 0, rule="GW-23.7")
            moved += 1
        return moved > 0

    does(c, "GW-23.7", act)


# --- plays, turns, points ---------------------------------------------------------------------------


@EFFECTS.means(effects.SkipBattlePhase)
def skip_battle(node: effects.SkipBattlePhase, c: Compiler) -> None:
    def act(s: State, f: Any) -> bool:
        if s.table.phase > DEPLOY:
            return False
        set_table(s, skip_battle=True)
        return True

    does(c, "GW-6.10", act)


@EFFECTS.means(effects.ChangePoints)
def change_points(node: effects.ChangePoints, c: Compiler) -> None:
    points = AMOUNTS.make(node.points, c)
    sign = 1 if node.how == "raise" else -1

    def act(s: State, f: Any) -> bool:
        mine = list(s.table.points)
        if mine[f.player] + sign * points(s, f) < 0:
            return False
        mine[f.player] += sign * points(s, f)
        set_table(s, points=tuple(mine))
        emit(s, "points", "GW-21.6", f.player, points=mine[f.player])
        return True

    if sign < 0 and c.first_can is None:
        c.first_can = lambda s, f: bool(s.table.points[f.player] >= points(s, f))
    does(c, "GW-21.6", act)


# --- coins ------------------------------------------------------------------------------------------


def coin_name(kind: amounts.CoinKind | None) -> str | None:
    """The name of a kind of coin; None: any."""
    return None if kind is None else kept_name(kind)


@EFFECTS.means(coins.PutCoins)
def put_coins(node: coins.PutCoins, c: Compiler) -> None:
    count = AMOUNTS.make(node.count, c)
    name = coin_name(node.kind) or ""
    on_cards(
        node, c, "GW-18.6", lambda s, f, card: c18_coins.put_coins(s, card, name, count(s, f), f.player), True
    )


@EFFECTS.means(coins.TakeCoins)
def take_coins(node: coins.TakeCoins, c: Compiler) -> None:
    count = AMOUNTS.make(node.count, c)
    named = coin_name(node.kind)

    def each(s: State, f: Any, card: int) -> bool:
        name = named
        if name is None:
            name = c18_coins.any_name()
        if c18_coins.count_coins(s, card, name) < count(s, f):
            return False
        return c18_coins.remove_coins(s, card, name, count(s, f)) > 0

    on_cards(node, c, "GW-18.4", each, True)

    def enough(s: State, p: Any, card: int) -> bool:
        record = s.cards[card]
        return record is not None and c18_coins.count_coins(s, card, named) >= count(s, p)

    payable_with(node, c, enough)


@EFFECTS.means(coins.TakeAllCoins)
def take_all_coins(node: coins.TakeAllCoins, c: Compiler) -> None:
    name = coin_name(node.kind)

    def each(s: State, f: Any, card: int) -> bool:
        here = c18_coins.count_coins(s, card, name)
        return here > 0 and c18_coins.remove_coins(s, card, name, here) > 0

    on_cards(node, c, "GW-18.4", each, True)
    payable_with(node, c, lambda s, p, card: c18_coins.count_coins(s, card, name) > 0)


@EFFECTS.means(coins.GainCoins)
def gain_coins(node: coins.GainCoins, c: Compiler) -> None:
    count = AMOUNTS.make(node.count, c)
    name = coin_name(node.kind) or ""

    def act(s: State, f: Any) -> bool:
        c18_coins.give_coins(s, f.player, name, count(s, f))
        return True

    does(c, "GW-18.9", act)


@EFFECTS.means(coins.LoseCoins)
def lose_coins(node: coins.LoseCoins, c: Compiler) -> None:
    count = AMOUNTS.make(node.count, c)
    name = coin_name(node.kind)

    def act(s: State, f: Any) -> bool:
        if c18_coins.managed(s, f.player, name) < count(s, f):
            return False
        c18_coins.give_up_coins(s, f.player, name, count(s, f))
        return True

    does(c, "GW-18.9", act)
    payable(c, lambda s, p: c18_coins.managed(s, p.player, name) >= count(s, p))

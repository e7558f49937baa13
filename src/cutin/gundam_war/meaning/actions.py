"""What effects do to cards: damage, destruction, rolling, drawing, coins. Each is one step of a program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.game.compiler import AMOUNTS, EFFECTS, LOCATIONS, PLAYERS, Compiler, seen_players
from cutin.game.refs import living
from cutin.kernel.agenda import Step, amend
from cutin.kernel.changes import cite, emit, learn, move, set_lost, set_table, set_waiting, shuffle, touch
from cutin.kernel.state import Ref, State

from .. import c13_roll, c17_destruction, c18_coins
from ..c06_draw import draw
from ..c10_order import moment_over
from ..c14_squads import form_new
from ..c15_damage import deal, hit_nation
from ..c19_moving import gone_for_good, group, immovable, leave
from ..table import BY_EFFECT, DEPLOY, JUNKYARD, LOST, NATION, PLACES, PLAY_CARD, REMOVED, seat_of
from ..words import amounts, coins, effects
from .amounts import coin_name as kept_name
from .flow import me
from .picking import pick

Act = Callable[[State, Any], bool]


def does(c: Compiler, rule: str, act: Act) -> None:
    """One part of an effect; whether it was carried out whole is kept for "in that case"."""

    def run(s: State, f: Any) -> None:
        if s.stale:
            s.rules.refresh(s)
        if s.values.latest > s.table.arranged:
            moment_over(s)
        base = s.values
        base.held = True
        done = act(s, f)
        if s.agenda and me(s) >= 0:
            depth = me(s)
            frame: Any = s.agenda[depth]
            if frame.done != done:
                amend(s, depth, done=done)
            if frame.memo:
                form_new(s)
        base.held = False
        if s.stale or s.values is not base:
            s.rules.let_go(s, base)  # after every application (GW-10.3, 17.1)

    c.steps.append(Step(rule, run))


def on_cards(
    node: Any, c: Compiler, rule: str, each: Callable[[State, Any, int], bool], all_of: bool
) -> None:
    """An action on every picked card. Carried out if all could be, or of "all" at least one (GW-22.8)."""
    cards = pick(node.cards, c)
    any_will_do = isinstance(node.cards, form.All)

    def act(s: State, f: Any) -> bool:
        found = cards(s, f)
        if not found:
            return False
        results = [each(s, f, r[0]) for r in found]
        return any(results) if any_will_do or not all_of else all(results)

    does(c, rule, act)


def usable(node: Any, c: Compiler, can: Callable[[State, int], bool]) -> None:
    """ "All" can be used if at least one card can be affected (GW-22.8)."""
    if isinstance(node.cards, form.All) and not c.steps:
        cards = pick(node.cards, c)
        c.all_can = lambda s, p: any(can(s, r[0]) for r in cards(s, p) or ())


def affectable(node: Any, c: Compiler, can: Callable[[State, int], bool]) -> None:
    """A target is one that the effect can do something to at all (GW-22.8), as it is when it is chosen."""
    index = c.slot_of.get(id(node.cards))
    if index is None:
        return
    slot = c.slots[index]
    before = slot.options

    def options(s: State, ctx: Any) -> list[Ref]:
        return [r for r in before(s, ctx) if r[0] < 0 or can(s, r[0])]

    slot.options = options


def payable(c: Compiler, can: Callable[[State, Any], bool]) -> None:
    """Where it is a payment: what it needs (GW-7.9). Several deeds need all of it."""
    if not c.paying:
        return
    before = c.first_can
    c.first_can = can if before is None else lambda s, p: before(s, p) and can(s, p)


def payable_with(node: Any, c: Compiler, can: Callable[[State, Any, int], bool]) -> None:
    """The same for a deed on this card: it has to be there and fit."""
    if c.paying and isinstance(node.cards, form.This):
        cards = pick(node.cards, c)

        def fit(s: State, p: Any) -> bool:
            found = cards(s, p)
            return found is not None and bool(found) and all(can(s, p, r[0]) for r in found)

        payable(c, fit)


def turnable(node: Any, c: Compiler, rolled: bool) -> None:
    """The same for what turns a card: one that lies as it is to lie is no target."""
    index = c.slot_of.get(id(node.cards))
    if index is None:
        return
    slot = c.slots[index]
    before = slot.options

    def options(s: State, ctx: Any) -> list[Ref]:
        cards = s.cards
        found = []
        for r in before(s, ctx):
            record = cards[r[0]] if r[0] >= 0 else None
            if record is None or record.rolled is rolled:
                found.append(r)
        return found

    slot.options = options


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


@EFFECTS.means(effects.Roll)
def roll(node: effects.Roll, c: Compiler) -> None:
    usable(node, c, _is_not_rolled)
    on_cards(node, c, "GW-13.5", lambda s, f, card: c13_roll.turn(s, card, True, f.player), True)
    turnable(node, c, False)
    payable_with(node, c, lambda s, p, card: _is_not_rolled(s, card))


@EFFECTS.means(effects.Reroll)
def reroll(node: effects.Reroll, c: Compiler) -> None:
    usable(node, c, _is_rolled)
    on_cards(node, c, "GW-13.5", lambda s, f, card: c13_roll.turn(s, card, False, f.player), True)
    turnable(node, c, True)
    payable_with(node, c, lambda s, p, card: _is_rolled(s, card))


# --- piles ------------------------------------------------------------------------------------------


def _draws(c: Compiler, seats: Callable[[State, Any], list[int]], count: Any, pile: Any) -> None:
    zone_of = LOCATIONS.make(pile, c) if pile is not None else None

    def act(s: State, f: Any) -> bool:
        whole = True
        for seat in seats(s, f):
            for _ in range(count(s, f)):
                place = NATION if zone_of is None else zone_of(s, f)[0] % PLACES
                if not draw(s, seat, place):
                    whole = False
        return whole

    does(c, "GW-23.2", act)


@EFFECTS.means(core.Draw)
def draw_cards(node: core.Draw, c: Compiler) -> None:
    _draws(c, lambda s, f: [seen_players(s, f)], AMOUNTS.make(node.count, c), node.pile)


@EFFECTS.means(core.PlayerDraws)
def player_draws(node: core.PlayerDraws, c: Compiler) -> None:
    _draws(c, PLAYERS.make(node.who, c), AMOUNTS.make(node.count, c), None)


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


def note_seen(s: State, cards: tuple[int, ...], how: str) -> None:
    """The running effect remembers which cards it has looked at or revealed, and where they lay."""
    frame: Any = s.agenda[-1]
    amend(s, me(s), memo=(*frame.memo, *((card, how, s.where[card]) for card in cards)))


@EFFECTS.means(core.LookAtTop)
def look_at_top(node: core.LookAtTop, c: Compiler) -> None:
    count = AMOUNTS.make(node.count, c)
    zones = LOCATIONS.make(node.pile, c)

    def act(s: State, f: Any) -> bool:
        seat = seen_players(s, f)
        cards = s.zones[zones(s, f)[0]][: count(s, f)]
        for card in cards:
            learn(s, card, 1 << seat)
        note_seen(s, cards, "looked at")
        return bool(cards)

    does(c, "GW-23.3", act)


@EFFECTS.means(core.LookThrough)
def look_through(node: core.LookThrough, c: Compiler) -> None:
    zones = LOCATIONS.make(node.pile, c)

    def act(s: State, f: Any) -> bool:
        seat = seen_players(s, f)
        cards = s.zones[zones(s, f)[0]]
        for card in cards:
            learn(s, card, 1 << seat)
        note_seen(s, cards, "looked at")
        return bool(cards)

    does(c, "GW-23.3", act)


@EFFECTS.means(core.Reveal)
def reveal(node: core.Reveal, c: Compiler) -> None:
    cards = pick(node.cards, c)

    def act(s: State, f: Any) -> bool:
        found = cards(s, f)
        if not found:
            return False
        for card, _entry in found:
            learn(s, card, 3)
        note_seen(s, tuple(card for card, _entry in found), "revealed")
        return True

    does(c, "GW-23.3", act)


@EFFECTS.means(core.Shuffle)
def shuffle_pile(node: core.Shuffle, c: Compiler) -> None:
    zones = LOCATIONS.make(node.pile, c)

    def act(s: State, f: Any) -> bool:
        for zone in zones(s, f):
            shuffle(s, zone)
        return True

    does(c, "GW-5.1", act)


# --- plays, turns, points ---------------------------------------------------------------------------


@EFFECTS.means(core.NegatePlay)
def negate_play(node: core.NegatePlay, c: Compiler) -> None:
    """GW-8.15: the activated effect is removed, "once per turn" of its name is free again.

    Costs stay paid.
    """
    cards = pick(node.cards, c)

    def act(s: State, f: Any) -> bool:
        found = cards(s, f)
        if not found:
            return False
        done = False
        for r in found:
            card = r[0]
            items = [i for i in s.chain if i.source == card and i.kind == PLAY_CARD]
            if not items:
                continue
            set_waiting(s, chain=tuple(i for i in s.chain if i.source != card or i.kind != PLAY_CARD))
            s.rules.play_negated(s, card, seat_of(s, card), items[0].event[0])
            emit(s, "play negated", "GW-8.15", f.player, (card,))
            cite(s, "GW-7.12", card)
            move(s, card, s.owners[card] * PLACES + JUNKYARD, 0, rule="GW-8.15")
            done = True
        return done

    does(c, "GW-8.15", act)


@EFFECTS.means(effects.SkipBattlePhase)
def skip_battle(node: effects.SkipBattlePhase, c: Compiler) -> None:
    def act(s: State, f: Any) -> bool:
        if s.table.phase > DEPLOY:
            return False
        set_table(s, skip_battle=True)
        return True

    does(c, "GW-6.10", act)


@EFFECTS.means(core.LoseGame)
def lose_game(node: core.LoseGame, c: Compiler) -> None:
    who = PLAYERS.make(node.who, c)

    def act(s: State, f: Any) -> bool:
        for seat in who(s, f):
            set_lost(s, seat)
        return True

    does(c, "GW-22.2", act)


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
        touch(s)
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


__all__ = ["Ref", "does", "group", "living", "on_cards"]

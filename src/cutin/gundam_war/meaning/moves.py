"""Moving cards, bringing them out, setting and exchanging them, and coins that stand in for cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.game.compiler import AMOUNTS, CARDS, CHANGES, DESTINATIONS, EFFECTS, Compiler, seen_players
from cutin.game.hooks import Where
from cutin.game.meaning.doing import affectable, does, me
from cutin.game.meaning.filters import find
from cutin.game.meaning.moving import Find
from cutin.game.meaning.picking import pick
from cutin.game.refs import raw, zone_of
from cutin.kernel.agenda import AGAIN, Step, amend
from cutin.kernel.changes import blur, cite, emit, move, put_under, set_card
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.knowledge import knows
from cutin.kernel.state import Lasting, Ref, State

from .. import c13_roll, c18_coins
from ..c07_costs import card_cost, lacks_cards, lacks_power, pay_resource
from ..c11_effects import can_bear, come_out, has_room, no_coin
from ..c14_squads import takes_place
from ..c19_moving import gone_for_good, immovable, leave, to_area
from ..table import (
    DISPOSITION,
    EARTH_AREA,
    END_OF_TURN,
    HAND,
    HANGAR,
    IN_BATTLE,
    LOST,
    NATION,
    ON_FIELD_LONG,
    PLACES,
    SPACE_AREA,
    seat_of,
)
from ..values import KEYWORD, MOD, NO_SET_CARDS, OF_ITS_MAKER, TEXT, of, units
from ..words import coins, effects, places, singles
from .actions import coin_name
from .areas import AN_AREA, SQUADS
from .changes import TYPE_BITS, shape


def _side(whose: str, ctx: Any) -> int:
    seat: int = ctx.player if whose == "own" else 1 - ctx.player
    return seat


@DESTINATIONS.means(places.ToArea)
def to_an_area(node: places.ToArea, c: Compiler) -> Find:
    area = node.area
    if isinstance(area, places.DispositionArea):
        if area.whose == "original owner's":
            return lambda s, f, card: (s.owners[card], DISPOSITION, False)
        return lambda s, f, card: (_side(area.whose, f), DISPOSITION, False)
    if isinstance(area, places.BattleAreaNamed):
        place = SPACE_AREA if area.area == "Space" else EARTH_AREA
        return lambda s, f, card: (_mover(s, f, card), place, False)
    if isinstance(area, places.SameArea):
        # What was spoken of may be gone; then it is where it was last.
        spoken = raw(area.card, c)

        def same(s: State, f: Any, card: int) -> Where | None:
            found = spoken(s, f) or ([(f.event[1], 0)] if len(f.event) > 1 else [])
            for one in found:
                zone = zone_of(s, f, one)
                if zone >= 0:
                    return (_mover(s, f, card), zone % PLACES, False)
            return None

        return same
    if isinstance(area, places.AreaWithEnemySquad):
        return _chosen_area(
            c, (SPACE_AREA, EARTH_AREA), lambda s, f, p: bool(units(s, (1 - f.player) * PLACES + p))
        )
    if isinstance(area, (places.SomeArea, places.OneArea)):
        kinds = (DISPOSITION,) if area.kind == "Disposition Area" else (SPACE_AREA, EARTH_AREA)
        return _chosen_area(c, kinds, lambda s, f, p: True)
    raise AssertionError(area)


def _mover(s: State, f: Any, card: int) -> int:
    """Whose squad or area a card joins: its controller's on the field, else the acting player's."""
    return seat_of(s, card) if s.cards[card] is not None else seen_players(s, f)


def _chosen_area(c: Compiler, kinds: tuple[int, ...], fits: Callable[[State, Any, int], bool]) -> Find:
    """An area that the player names: asked on resolution, just before the move."""

    def ask(s: State, f: Any) -> Decision | None:
        options = tuple((AN_AREA, p) for p in kinds if fits(s, f, p))
        return Decision(seen_players(s, f), "area", "GW-8.3", options) if options else None

    def answer(s: State, f: Any, value: Ref) -> None:
        amend(s, me(s), memo=(*f.memo, (-1, "area", value[1])))

    c.steps.append(Step("GW-8.3", answer, ask))

    def find(s: State, f: Any, card: int) -> Where | None:
        for _card, what, place in reversed(f.memo):
            if what == "area":
                return (_mover(s, f, card), place, False)
        return None

    return find


@DESTINATIONS.means(places.ToSquad)
def to_squad(node: places.ToSquad, c: Compiler) -> Find:
    squad = SQUADS.make(node.squad, c)

    def find(s: State, f: Any, card: int) -> Where | None:
        zone = squad(s, f)
        return None if zone < 0 else (zone // PLACES, zone % PLACES, node.end == "front")

    return find


@DESTINATIONS.means(places.BackToHangar)
def back_to_hangar(node: places.BackToHangar, c: Compiler) -> Find:
    def find(s: State, f: Any, card: int) -> Where:
        seat = next(
            (n for one, what, n in reversed(f.memo) if what == "hangar" and one == card), s.owners[card]
        )
        return (seat, HANGAR, False)

    return find


# --- moving -----------------------------------------------------------------------------------------


def set_under(s: State, f: Any, card: int, host: int) -> bool:
    """Sets a card on another (GW-12.1); it takes the roll state of the group (GW-8.8)."""
    if gone_for_good(s, card) or not can_bear(s, card, host, f.player, anywhere=True):
        return False
    if s.cards[card] is not None:
        if immovable(s, card, f.player):
            return False
        put_under(s, card, host, "GW-19.1")
    else:
        come_out(s, card, host=host)
    record, base = s.cards[card], s.cards[host]
    assert record is not None and base is not None
    if record.rolled != base.rolled:
        set_card(s, card, "rolled" if base.rolled else "rerolled", "GW-8.8", rolled=base.rolled)
    return True


def bring(s: State, f: Any, card: int, where: Where, rolled: bool | None) -> bool:
    """Moves one card to a destination, from wherever it is; False if that is prevented."""
    seat, place, front = where
    zone = seat * PLACES + place
    if s.cards[card] is not None:
        if immovable(s, card, f.player):
            return False
        if place in (DISPOSITION, SPACE_AREA, EARTH_AREA):
            if zone == s.where[card] and not front:
                if rolled is not None:
                    c13_roll.turn(s, card, rolled, f.player)
                return True
            to_area(s, card, zone, rolled, front, "GW-14.20" if IN_BATTLE[zone] else "GW-19.1")
            return True
        leave(s, card, place, seat, front, "GW-19.2")
        return True
    if gone_for_good(s, card):
        return False
    if place in (DISPOSITION, SPACE_AREA, EARTH_AREA):
        if s.rules.cannot_come_out(s, card, seat):
            return False
        _remember_hangar(s, card)
        come_out(s, card, zone, rolled=rolled, front=front)
        return True
    target = zone if place == HANGAR else s.owners[card] * PLACES + place
    if place in (NATION, LOST) and s.where[card] % PLACES == HAND:
        # The other player sees that a card goes, not which: what was known of the hand is now one group.
        holder = s.where[card] // PLACES
        blur(s, 1 - holder, s.zones[s.where[card]])
    move(s, card, target, 0 if front else None, rule="GW-19.2")
    return True


def _remember_hangar(s: State, card: int) -> None:
    zone = s.where[card]
    if zone % PLACES == HANGAR and s.agenda and hasattr(s.agenda[-1], "memo"):
        frame: Any = s.agenda[-1]
        amend(s, me(s), memo=(*frame.memo, (card, "hangar", zone // PLACES)))


@EFFECTS.means(effects.BringOutForCost)
def bring_out_for_cost(node: effects.BringOutForCost, c: Compiler) -> None:
    cards = pick(node.cards, c)
    where = DESTINATIONS.make(node.place, c)
    less = AMOUNTS.make(node.less, c) if node.less is not None else None
    rolled = None if node.state is None else node.state == "rolled"

    def refused(s: State, f: Any, card: int) -> Refusal | None:
        seat = seen_players(s, f)
        designated, total, resource = card_cost(s, card, seat)
        total = max(0, total - (less(s, f) if less is not None else 0))
        return lacks_power(s, seat, designated, total) or lacks_cards(s, seat, resource)

    def act(s: State, f: Any) -> bool:
        found = cards(s, f)
        if not found:
            return False
        card = found[0][0]
        seat = seen_players(s, f)
        refusal = refused(s, f, card)
        to = where(s, f, card)
        if refusal is not None or to is None or s.rules.cannot_come_out(s, card, seat):
            if refusal is not None:
                cite(s, refusal.rule, card if knows(s, None, card) else -1)
            return False
        pay_resource(s, seat, card_cost(s, card, seat)[2])
        return bring(s, f, card, to, rolled)

    if isinstance(node.cards, core.Choice):
        fitting = find(node.cards.cards, c)
        c.first_can = lambda s, ctx: any(refused(s, ctx, card) is None for card in fitting.find(s, ctx))
    does(c, "GW-7.5", act)


@EFFECTS.means(singles.BringOutAs)
def bring_out_as(node: singles.BringOutAs, c: Compiler) -> None:
    """Comes out as what the braces say, until it leaves the field; cost and text stay as printed."""
    cards = pick(node.cards, c)
    where = DESTINATIONS.make(node.place, c)
    rolled = None if node.state is None else node.state == "rolled"
    change = shape(node.shape, False, c.rules)

    def act(s: State, f: Any) -> bool:
        found = cards(s, f)
        if not found:
            return False
        card = found[0][0]
        to = where(s, f, card)
        if to is None or s.cards[card] is not None or gone_for_good(s, card):
            return False
        if s.rules.cannot_come_out(s, card, to[0]):
            return False
        lasting = Lasting(change, ON_FIELD_LONG, f.player, f.source)
        come_out(s, card, to[0] * PLACES + to[1], rolled=bool(rolled), lasting=(lasting,))
        return True

    does(c, "GW-1.2", act)


@EFFECTS.means(effects.Exchange)
def exchange(node: effects.Exchange, c: Compiler) -> None:
    """GW-21.14: the newcomer takes over place, state, damage, coins, modifications and set cards."""
    first = pick(node.card, c)
    second = pick(node.other, c)

    def act(s: State, f: Any) -> bool:
        new, old = first(s, f), second(s, f)
        if not new or not old:
            return False
        card, other = new[0][0], old[0][0]
        if s.cards[other] is None:
            # Which of the two is named first makes no difference.
            card, other = other, card
        record = s.cards[other]
        if record is None or s.cards[card] is not None or immovable(s, other, f.player):
            return False
        swap(s, card, other)
        # The effect goes on speaking of the card that it has taken off the field itself.
        chosen = tuple((one, 0) if one == other else (one, entry) for one, entry in f.chosen)
        if chosen != f.chosen:
            amend(s, me(s), chosen=chosen)
        return True

    does(c, "GW-21.14", act)


def swap(s: State, card: int, other: int) -> None:
    """Puts a card from outside in the place of a Unit on the field, which goes where the other was."""
    record = s.cards[other]
    assert record is not None
    zone, origin = s.where[other], s.where[card]
    index = s.zones[zone].index(other)
    move(s, card, zone, index, rule="GW-21.14")
    kept = tuple(m for m in record.lasting if m.change[0] == MOD)
    set_card(
        s,
        card,
        "exchanged",
        "GW-21.14",
        rolled=record.rolled,
        damage=record.damage,
        marks=record.marks,
        lasting=kept,
        flags=record.flags & 15,
    )
    # Only now: a card that is set on another lies as that one does.
    for each in record.under:
        put_under(s, each, card, "GW-21.14")
    emit(s, "exchanged", "GW-21.14", cards=(card, other))
    takes_place(s, card, other)
    leave(s, other, origin % PLACES, origin // PLACES, rule="GW-21.14")
    if s.cards[card] is not None and record.damage:
        s.rules.ask_damage(s, card)


# --- coins as cards, and things divided -------------------------------------------------------------


@EFFECTS.means(coins.PutCoinCards)
def put_coin_cards(node: coins.PutCoinCards, c: Compiler) -> None:
    count = AMOUNTS.make(node.count, c)
    where = DESTINATIONS.make(node.place, c)
    kind = c.rules.coin_kind(
        coin_name(node.kind) or "", c.rules.coin_def(coin_name(node.kind) or "", node.shape)
    )
    changes = [CHANGES.make(change, c) for change in node.change]

    def act(s: State, f: Any) -> bool:
        for _ in range(count(s, f)):
            to = (
                where(s, f, -1)
                if not isinstance(node.place, places.ToArea)
                else _coin_place(s, f, node, where)
            )
            if to is None:
                return False
            rolled = node.state != "rerolled" if node.state else bool(s.rules.defs[kind].type & 1)
            card = c18_coins.put_coin_card(s, kind, to[0] * PLACES + to[1], rolled)
            record = s.cards[card]
            assert record is not None
            data = [change(s, f, card) for change in changes]
            beside_the_braces(s, f, card, data)
            if c18_coins.gone_at_once(s, card):
                continue
            if IN_BATTLE[to[0] * PLACES + to[1]]:
                s.rules.coin_in_battle(s, card)
        return bool(count(s, f) > 0)

    does(c, "GW-18.10", act)


@rule("GW-18.11")
def beside_the_braces(s: State, f: Any, card: int, data: list[tuple[Any, ...]]) -> None:
    """What else the effect says of the coin that it produces takes effect too, for as long as it is there."""
    record = s.cards[card]
    assert record is not None
    lasting = record.lasting
    for change in data:
        for one in change if change and isinstance(change[0], tuple) else (change,):
            if one:
                lasting = (*lasting, Lasting(one, ON_FIELD_LONG, f.player, f.source, OF_ITS_MAKER))
                if one[0] in (KEYWORD, TEXT):
                    cite(s, "GW-18.22", card)
    if lasting:
        set_card(s, card, "lasting", "GW-18.11", lasting=lasting)


def _coin_place(s: State, f: Any, node: coins.PutCoinCards, where: Find) -> Where | None:
    area = node.place.area if isinstance(node.place, places.ToArea) else None
    if isinstance(area, places.BattleAreaNamed):
        return (f.player, SPACE_AREA if area.area == "Space" else EARTH_AREA, False)
    return where(s, f, -1)


@EFFECTS.means(coins.PutSetCoin)
def put_set_coin(node: coins.PutSetCoin, c: Compiler) -> None:
    cards = pick(node.cards, c)
    kind = c.rules.coin_kind(
        coin_name(node.kind) or "", c.rules.set_coin_def(coin_name(node.kind) or "", node)
    )
    types = TYPE_BITS[node.type]

    def fits(s: State, card: int) -> bool:
        return no_coin(s, card) and not of(s, card).flags & NO_SET_CARDS and has_room(s, card, types)

    def act(s: State, f: Any) -> bool:
        found = cards(s, f)
        if not found:
            return False
        for card, _entry in found:
            if not fits(s, card):
                return False
            record = s.cards[card]
            assert record is not None
            c18_coins.put_coin_card(s, kind, s.where[card], record.rolled, host=card)
        return True

    does(c, "GW-18.10", act)
    affectable(node, c, fits)


def _divide(
    c: Compiler,
    total: Callable[[State, Any], int],
    to: Callable[[State, Any], list[int]],
    least: int,
    give: Callable[[State, Any, int, int], None],
    rule: str,
) -> None:
    """The player divides a number among cards, card by card, at least one on each of `least` or more."""

    def start(s: State, f: Any) -> None:
        amend(s, me(s), held=(*f.held, total(s, f)), chosen=())

    def ask(s: State, f: Any) -> Decision | None:
        left = f.held[-1]
        if left <= 0:
            return None
        options = to(s, f)
        taken = [r[0] for r in f.chosen]
        if len(set(taken)) < least and left <= least - len(set(taken)):
            options = [card for card in options if card not in taken]
        if taken:
            options = [o for o in options if o >= taken[-1]] or options
        return (
            Decision(seen_players(s, f), "divide", rule, tuple((o, 0) for o in options)) if options else None
        )

    def answer(s: State, f: Any, value: Ref) -> int:
        amend(s, me(s), chosen=(*f.chosen, value), held=(*f.held[:-1], f.held[-1] - 1))
        return AGAIN

    def finish(s: State, f: Any) -> None:
        shares: dict[int, int] = {}
        for card, _entry in f.chosen:
            shares[card] = shares.get(card, 0) + 1
        amend(s, me(s), held=f.held[:-1], done=bool(shares))
        for card, n in shares.items():
            give(s, f, card, n)

    c.steps += [Step(rule, start), Step(rule, answer, ask), Step(rule, finish)]


@EFFECTS.means(singles.DistributeDefence)
def distribute_defence(node: singles.DistributeDefence, c: Compiler) -> None:
    amount = AMOUNTS.make(node.amount, c)
    squad = SQUADS.make(node.squad, c)

    def give(s: State, f: Any, card: int, n: int) -> None:
        record = s.cards[card]
        assert record is not None
        lasting = Lasting((MOD, 0, 0, n, 0), END_OF_TURN, f.player, f.source)
        set_card(s, card, "lasting", "GW-11.10", lasting=(*record.lasting, lasting))

    _divide(
        c, amount, lambda s, f: list(units(s, squad(s, f))) if squad(s, f) >= 0 else [], 1, give, "GW-1.7"
    )


@EFFECTS.means(coins.DistributeCoins)
def distribute_coins(node: coins.DistributeCoins, c: Compiler) -> None:
    count = AMOUNTS.make(node.count, c)
    name = coin_name(node.kind) or ""
    found = CARDS.make(node.cards, c)

    def give(s: State, f: Any, card: int, n: int) -> None:
        c18_coins.put_coins(s, card, name, n, f.player)

    _divide(c, count, lambda s, f: list(found.find(s, f)), node.least, give, "GW-18.6")

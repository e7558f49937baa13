"""What effects do in every game: parts of an effect as steps, drawing, looking, revealing, shuffling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.kernel.agenda import amend
from cutin.kernel.changes import learn, shuffle
from cutin.kernel.records import replace
from cutin.kernel.state import Ref, State

from ..compiler import AMOUNTS, EFFECTS, Compiler, seen_players
from ..hooks import Act
from .locations import zones_of
from .picking import may_be_none, pick


def me(s: State) -> int:
    """The depth of the running frame."""
    return len(s.agenda) - 1


# --- parts of effects -------------------------------------------------------------------------------


def does(c: Compiler, rule: str, act: Act) -> None:
    """One part of an effect; whether it was carried out whole is kept for "in that case"."""
    c.steps.append(c.rules.part(rule, act))


def on_cards(
    node: Any, c: Compiler, rule: str, each: Callable[[State, Any, int], bool], all_of: bool = True
) -> None:
    """An action on every picked card. Carried out if all could be, or of "all" at least one."""
    cards = pick(node.cards, c)
    any_will_do = isinstance(node.cards, form.All) or not all_of
    none_will_do = may_be_none(node.cards)

    def act(s: State, f: Any) -> bool | None:
        found = cards(s, f)
        if not found:
            return None if found is None or not none_will_do else False
        results = [each(s, f, r[0]) for r in found]
        return any(results) if any_will_do else all(results)

    does(c, rule, act)


def usable(node: Any, c: Compiler, can: Callable[[State, int], bool]) -> None:
    """ "All" can be used if at least one card can be affected."""
    if isinstance(node.cards, form.All) and not c.steps:
        cards = pick(node.cards, c)
        c.all_can = lambda s, p: any(can(s, r[0]) for r in cards(s, p) or ())


def narrowed(node: Any, c: Compiler, good: Callable[[State, Ref], bool]) -> None:
    """Of what could be the target of the pick only what is good for the effect can be chosen."""
    index = c.slot_of.get(id(node.cards))
    if index is None:
        return
    slot = c.slots[index]
    before = slot.options

    def options(s: State, ctx: Any) -> list[Ref]:
        return [r for r in before(s, ctx) if good(s, r)]

    slot.offer(options)


def affectable(node: Any, c: Compiler, can: Callable[[State, int], bool]) -> None:
    """A target is one that the effect can do something to at all, as it is when it is chosen."""
    narrowed(node, c, lambda s, r: r[0] < 0 or can(s, r[0]))


def turnable(node: Any, c: Compiler, rolled: bool) -> None:
    """The same for what turns a card: one that lies as it is to lie is no target."""
    index = c.slot_of.get(id(node.cards))
    if index is None:
        return
    slot = c.slots[index]
    if slot.found is not None:
        slot.unlike = not rolled
    else:
        narrowed(node, c, lambda s, r: r[0] < 0 or (card := s.cards[r[0]]) is None or card.rolled is rolled)


def payable(c: Compiler, can: Callable[[State, Any], bool]) -> None:
    """Where it is a payment: what it needs. Several deeds need all of it."""
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


# --- drawing, looking, revealing, shuffling ---------------------------------------------------------


def _draws(c: Compiler, seats: Callable[[State, Any], list[int]], count: Any, pile: core.Pile | None) -> None:
    zones = zones_of(pile, c) if pile is not None else None
    places = c.rules.places
    draw = c.rules.draw

    def act(s: State, f: Any) -> bool:
        whole = True
        for seat in seats(s, f):
            for _ in range(count(s, f)):
                if not draw(s, seat, -1 if zones is None else zones(s, f)[0] % places):
                    whole = False
        return whole

    does(c, c.law.draws, act)


@EFFECTS.means(core.Draw)
def draw_cards(node: core.Draw, c: Compiler) -> None:
    _draws(c, lambda s, f: [seen_players(s, f)], AMOUNTS.make(node.count, c), node.pile)


@EFFECTS.means(core.PlayerDraws)
def player_draws(node: core.PlayerDraws, c: Compiler) -> None:
    _draws(c, c.who(node.who), AMOUNTS.make(node.count, c), None)


def note_seen(s: State, cards: tuple[int, ...], how: str) -> None:
    """The running effect remembers which cards it has looked at or revealed, and where they lay."""
    frame: Any = s.agenda[-1]
    amend(s, me(s), memo=(*frame.memo, *((card, how, s.where[card]) for card in cards)))


def _looks(c: Compiler, cards: Callable[[State, Any], tuple[int, ...]]) -> None:
    def act(s: State, f: Any) -> bool:
        seat = seen_players(s, f)
        found = cards(s, f)
        for card in found:
            learn(s, card, 1 << seat)
        note_seen(s, found, "looked at")
        return bool(found)

    does(c, c.law.look, act)


@EFFECTS.means(core.LookAtTop)
def look_at_top(node: core.LookAtTop, c: Compiler) -> None:
    count = AMOUNTS.make(node.count, c)
    zones = zones_of(node.pile, c)
    _looks(c, lambda s, f: s.zones[zones(s, f)[0]][: count(s, f)])


@EFFECTS.means(core.LookThrough)
def look_through(node: core.LookThrough, c: Compiler) -> None:
    zones = zones_of(node.pile, c)
    _looks(c, lambda s, f: s.zones[zones(s, f)[0]])


@EFFECTS.means(core.Reveal)
def reveal(node: core.Reveal, c: Compiler) -> None:
    cards = pick(node.cards, c)
    none_will_do = may_be_none(node.cards)

    def act(s: State, f: Any) -> bool | None:
        found = cards(s, f)
        if not found:
            return None if found is None or not none_will_do else False
        for card, _entry in found:
            learn(s, card, 3)
        note_seen(s, tuple(card for card, _entry in found), "revealed")
        return True

    does(c, c.law.reveals, act)


@EFFECTS.means(core.Shuffle)
def shuffle_pile(node: core.Shuffle, c: Compiler) -> None:
    zones = zones_of(node.pile, c)

    def act(s: State, f: Any) -> bool:
        for zone in zones(s, f):
            shuffle(s, zone)
        return True

    does(c, c.law.shuffles, act)


# --- plays and players ------------------------------------------------------------------------------


def _being_played(node: core.NegatePlay) -> core.NegatePlay:
    """What is said of cards without a place means those that are being played: no others can be meant."""
    cards = node.cards
    if not isinstance(cards, form.Target | form.TargetUpTo) or not isinstance(cards.cards, form.Described):
        return node
    described = cards.cards
    if any(isinstance(each, core.BeingPlayed | core.In) for each in described.after):
        return node
    where = replace(described, after=(core.BeingPlayed(), *described.after))
    return replace(node, cards=replace(cards, cards=where))


@EFFECTS.means(core.NegatePlay)
def negate_play(node: core.NegatePlay, c: Compiler) -> None:
    """Carried out if one of the cards was being played."""
    on_cards(_being_played(node), c, c.law.negates_play, c.rules.negate_play, all_of=False)


@EFFECTS.means(core.LoseGame)
def lose_game(node: core.LoseGame, c: Compiler) -> None:
    who = c.who(node.who)

    def act(s: State, f: Any) -> bool:
        for seat in who(s, f):
            s.rules.loses(s, seat)
        return True

    does(c, c.law.loses, act)

"""Picks that nobody chooses, and which players are meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.kernel.state import Ref, State

from ..compiler import AMOUNTS, PICKS, PLAYERS, SPOKEN_OF, Compiler
from ..refs import Refs, only_of_this, raw, ref, still, triggered
from ..texts import CardTest
from .filters import find
from .locations import zones_of

# --- cards spoken of, whether or not they are still there -------------------------------------------


@SPOKEN_OF.means(form.This)
def this(node: form.This, c: Compiler) -> Refs:
    return lambda s, ctx: [(ctx.source, ctx.entry)]


def slot_refs(ctx: Any, index: int) -> list[Ref]:
    """What has been chosen for a slot on play; nothing if there is no such slot."""
    targets = ctx.targets
    return list(targets[index]) if 0 <= index < len(targets) else []


@SPOKEN_OF.means(form.ThatCard)
def that_card(node: form.ThatCard, c: Compiler) -> Refs:
    if not triggered(c) and not c.waits:
        return lambda s, ctx: slot_refs(ctx, _first_target(c))[:1]
    of_event: Refs = c.rules.event_card
    if not c.waits and only_of_this(c):
        return lambda s, ctx: slot_refs(ctx, _first_target(c))[:1] or of_event(s, ctx)
    return lambda s, ctx: of_event(s, ctx) or slot_refs(ctx, _first_target(c))[:1]


def _first_target(c: Compiler) -> int:
    for i, slot in enumerate(c.slots):
        if not slot.pays and slot.what == "target":
            return i
    return -1


@SPOKEN_OF.means(form.ThoseCards)
def those_cards(node: form.ThoseCards, c: Compiler) -> Refs:
    def refs(s: State, ctx: Any) -> list[Ref]:
        return [
            each
            for slot, part in zip(c.slots, ctx.targets, strict=False)
            if not slot.pays and slot.what == "target"
            for each in part
        ]

    return refs


@SPOKEN_OF.means(form.Chosen)
def chosen(node: form.Chosen, c: Compiler) -> Refs:
    return lambda s, ctx: list(ctx.chosen)


@PICKS.means(form.This, form.ThatCard, form.ThoseCards, form.Chosen)
def spoken_of(node: form.Pick, c: Compiler) -> Refs:
    """The same cards, as far as they are still there."""
    refs: Refs = SPOKEN_OF.make(node, c)
    return lambda s, ctx: still(s, refs(s, ctx))


# --- by description or place ------------------------------------------------------------------------


@PICKS.means(form.All)
def all_cards(node: form.All, c: Compiler) -> Refs:
    found = find(node.cards, c)
    return lambda s, ctx: [ref(s, card) for card in found.find(s, ctx)]


@PICKS.means(core.Some)
def some(node: core.Some, c: Compiler) -> Refs:
    found = find(node.cards, c)
    return lambda s, ctx: [ref(s, card) for card in found.find(s, ctx)]


@PICKS.means(core.TopOf)
def top_of(node: core.TopOf, c: Compiler) -> Refs:
    """From the top on; where there are fewer than that many, none."""
    count = AMOUNTS.make(node.count, c)
    zones = zones_of(node.pile, c)

    def refs(s: State, ctx: Any) -> list[Ref]:
        n: int = count(s, ctx)
        ids = [card for zone in zones(s, ctx) for card in s.zones[zone][:n]]
        return [(card, 0) for card in ids] if len(ids) >= n else []

    return refs


# --- one card against a pick ------------------------------------------------------------------------


def matches(node: form.Pick, c: Compiler, placed: bool = True) -> CardTest:
    """Whether a card is one that a pick speaks of, without listing what that is.

    `placed`: a description means cards in their place; else the card may be anywhere.
    """
    if isinstance(node, core.Some | form.All):
        found = find(node.cards, c)
        return found.fits if placed else found.suits
    if isinstance(node, core.OneOf | core.Together):
        one, two = matches(node.first, c, placed), matches(node.second, c, placed)
        return lambda s, ctx, card: one(s, ctx, card) or two(s, ctx, card)
    if isinstance(node, form.This):
        return lambda s, ctx, card: card == ctx.source
    refs = raw(node, c)
    return lambda s, ctx, card: any(each[0] == card for each in refs(s, ctx) or ())


# --- players ----------------------------------------------------------------------------------------

Seats = Callable[[State, Any], list[int]]


@PLAYERS.means(form.You)
def you(node: form.You, c: Compiler) -> Seats:
    return lambda s, ctx: [ctx.player]


@PLAYERS.means(form.Enemy)
def the_enemy(node: form.Enemy, c: Compiler) -> Seats:
    return lambda s, ctx: [1 - ctx.player]


@PLAYERS.means(form.EachPlayer)
def each_player(node: form.EachPlayer, c: Compiler) -> Seats:
    """In the order of the game."""

    def seats(s: State, ctx: Any) -> list[int]:
        seat: int = s.rules.first_seat(s)
        return [seat, 1 - seat]

    return seats

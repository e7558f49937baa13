"""Picks that nobody chooses, and which players are meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import form
from cutin.game.compiler import PICKS, PLAYERS, SEVERAL, SPOKEN_OF, Compiler
from cutin.game.meaning.picks import slot_refs
from cutin.game.refs import A_PLAYER, Refs, last, ref, still, triggered
from cutin.kernel.state import Ref, State

from .. import notices as on
from ..c14_squads import squad
from ..card import UNIT
from ..table import FIELD_ZONES, SEAT
from ..values import of, units
from ..words import picks as p
from ..words.nouns import Unit
from ..words.singles import EachPlayerWith
from .areas import squads

# Notices whose first number is the card that the event speaks of.
OF_A_CARD = frozenset(
    (
        on.CAME_OUT,
        on.LEAVING,
        on.ABOLISHED,
        on.DESTROYED,
        on.ENGAGED,
        on.SORTIED,
        on.PLAYED,
        on.RESOLVED,
        on.TEXT_PLAYED,
        on.ARRIVED,
        on.MOVED_OUT,
        on.DAMAGED,
        on.LEFT_GROUP,
        on.ROLLED,
    )
)


def event_card(s: State, ctx: Any) -> list[Ref]:
    """The card that the event of a triggered text speaks of."""
    event = ctx.event
    if len(event) < 2 or event[0] not in OF_A_CARD:
        return []
    return [ref(s, event[1])]


# --- cards spoken of, whether or not they are still there -------------------------------------------


@SPOKEN_OF.means(p.ThatUnit)
def that_unit(node: p.ThatUnit, c: Compiler) -> Refs:
    """In a triggered text the Unit spoken of: of a card that leaves a set group, the Unit of that group."""
    if not triggered(c):
        return lambda s, ctx: slot_refs(ctx, c.slot_of_noun.get(Unit, -1))[:1]

    def spoken(s: State, ctx: Any) -> list[Ref]:
        if ctx.event and ctx.event[0] == on.LEFT_GROUP:
            return [ref(s, ctx.event[2])]
        if Unit in c.slot_of_noun:
            return slot_refs(ctx, c.slot_of_noun.get(Unit, -1))[:1]
        return event_card(s, ctx)

    return spoken


@SPOKEN_OF.means(p.ThisUnit)
def this_unit(node: p.ThisUnit, c: Compiler) -> Refs:
    def refs(s: State, ctx: Any) -> list[Ref]:
        card = ctx.source
        record = s.cards[card] if card >= 0 else None
        if record is not None and ctx.entry in (0, record.entry):
            if record.host >= 0:
                return [ref(s, record.host)]
            if not of(s, card).types & UNIT:
                return []
            return [(card, record.entry)]
        if ctx.event and ctx.event[0] == on.LEFT_GROUP:
            return [ref(s, ctx.event[2])]
        host = last(s, ctx, card, "host")
        if host < 0:
            return []
        entry = last(s, ctx, card, "host entry")
        return [(host, entry)] if entry > 0 else [ref(s, host)]

    return refs


@PICKS.means(p.ThatUnit, p.ThisUnit)
def spoken_of(node: form.Pick, c: Compiler) -> Refs:
    """The same cards, as far as they are still there."""
    refs: Refs = SPOKEN_OF.make(node, c)
    return lambda s, ctx: still(s, refs(s, ctx))


# --- by description or place ------------------------------------------------------------------------


@SPOKEN_OF.means(p.SetGroupOf, p.SetGroupsOf)
@PICKS.means(p.SetGroupOf, p.SetGroupsOf)
def set_groups(node: p.SetGroupOf | p.SetGroupsOf, c: Compiler) -> Refs:
    """The host first, then its set cards (GW-12.2)."""
    inner = PICKS.make(node.cards, c)

    def refs(s: State, ctx: Any) -> list[Ref]:
        found: dict[Ref, None] = {}
        for card, entry in inner(s, ctx) or ():
            record = s.cards[card] if card >= 0 else None
            if record is None:
                found[card, entry] = None
                continue
            host = record.host if record.host >= 0 else card
            base = s.cards[host]
            assert base is not None
            for each in (host, *base.under):
                found[ref(s, each)] = None
        return list(found)

    return refs


@PICKS.means(p.HeadOf)
def head_of(node: p.HeadOf, c: Compiler) -> Refs:
    zone_of_squad = squads(node.squad, c)

    def refs(s: State, ctx: Any) -> list[Ref]:
        zone = zone_of_squad(s, ctx)
        head = squad(s, zone).head if zone >= 0 else -1
        return [ref(s, head)] if head >= 0 else []

    return refs


@PICKS.means(p.TheNation)
def the_nation(node: p.TheNation, c: Compiler) -> Refs:
    if node.whose == "own":
        return lambda s, ctx: [(A_PLAYER, ctx.player)]
    return lambda s, ctx: [(A_PLAYER, 1 - ctx.player)]


# --- one card against a pick ------------------------------------------------------------------------


# --- players ----------------------------------------------------------------------------------------

Seats = Callable[[State, Any], list[int]]


SEVERAL.add(EachPlayerWith)


@PLAYERS.means(EachPlayerWith)
def each_player_with(node: EachPlayerWith, c: Compiler) -> Seats:
    count = node.count

    def seats(s: State, ctx: Any) -> list[int]:
        attacker = s.table.attacker
        return [
            seat
            for seat in (attacker, 1 - attacker)
            if sum(len(units(s, zone)) for zone in FIELD_ZONES if SEAT[zone] == seat) >= count
        ]

    return seats

"""Piles as places that descriptions speak of and cards go to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutin.ability import common as core
from cutin.ability.form import Node
from cutin.kernel.state import State

from ..compiler import LOCATIONS, QUALIFIERS, Compiler, seen_players
from .filters import Part

Zones = Callable[[State, Any], Sequence[int]]


class EachOwners:
    """Zones of which each is the place of cards of its own seat only, by their original owner."""

    __slots__ = ("zones",)

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def __call__(self, s: State, ctx: Any) -> tuple[int, ...]:
        return self.zones


def zones_of(node: Node, c: Compiler) -> Zones:
    """The zones of a pile or of a part of the field."""
    found: Zones = LOCATIONS.make(node, c)
    return found


@LOCATIONS.means(core.OwnPile)
def own_pile(node: core.OwnPile, c: Compiler) -> Zones:
    places, place = c.rules.places, c.rules.place_named[node.zone]
    if node.whose == "own":
        return lambda s, ctx: (ctx.player * places + place,)
    return lambda s, ctx: ((1 - ctx.player) * places + place,)


@LOCATIONS.means(core.ThatPlayersPile)
def that_players_pile(node: core.ThatPlayersPile, c: Compiler) -> Zones:
    places, place = c.rules.places, c.rules.place_named[node.zone]
    return lambda s, ctx: (seen_players(s, ctx) * places + place,)


@LOCATIONS.means(core.SomePile)
def some_pile(node: core.SomePile, c: Compiler) -> Zones:
    place = c.rules.place_named[node.zone]
    zones = (place, c.rules.places + place)
    return lambda s, ctx: zones


@LOCATIONS.means(core.OwnersPile)
def owners_pile(node: core.OwnersPile, c: Compiler) -> Zones:
    place = c.rules.place_named[node.zone]
    return EachOwners((place, c.rules.places + place))


# --- as words after the noun ------------------------------------------------------------------------


@QUALIFIERS.means(core.In)
def in_places(node: core.In, c: Compiler) -> Part:
    made = [zones_of(place, c) for place in node.places]
    to_each = [isinstance(each, EachOwners) for each in made]
    if len(made) == 1 and not to_each[0]:
        one = made[0]
        return Part(lambda s, ctx, card: s.where[card] in one(s, ctx), one)
    places = c.rules.places

    def zones(s: State, ctx: Any) -> list[int]:
        return list(dict.fromkeys(zone for each in made for zone in each(s, ctx)))

    def test(s: State, ctx: Any, card: int) -> bool:
        zone = s.where[card]
        return any(
            zone in each(s, ctx) and (not owned or zone // places == s.owners[card])
            for each, owned in zip(made, to_each, strict=True)
        )

    return Part(test, zones, exact=not any(to_each))


@QUALIFIERS.means(core.BeingPlayed)
def being_played(node: core.BeingPlayed, c: Compiler) -> Part:
    zones = c.rules.play_zones
    return Part(lambda s, ctx, card: s.where[card] in zones, lambda s, ctx: zones)


@QUALIFIERS.means(core.OfThatPlayer)
def of_that_player(node: core.OfThatPlayer, c: Compiler) -> Part:
    side = c.rules.side
    return Part(lambda s, ctx, card: side[s.where[card]] == seen_players(s, ctx))

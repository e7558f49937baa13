"""What always applied texts mean (GW-10.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.game.compiler import AMOUNTS, CHANGES, CONDITIONS, PICKS, PLAYERS, STATICS, Compiler, Unexpressed
from cutin.game.refs import A_PLAYER
from cutin.kernel.state import State

from ..card import COLOUR_NAMES
from ..texts import Static, Test
from ..values import ALL_UNITS_AREA_WEAPON, FLAG, NO_PLAY, NO_TEXT_PLAY
from ..words import changes as w
from ..words.coins import OutThisTurnCannotSortie
from ..words.nouns import Unit
from ..words.singles import AreaWeaponOn, CannotPlay, CannotPlayTexts
from .changes import Make, fresh_cannot_sortie, negated_always
from .filters import find

Select = Callable[[State, Any], list[int]]


def player_id(seat: int) -> int:
    """A player among the cards that a static selects: such numbers are below 0."""
    return -1 - seat


@STATICS.means(form.Have)
def have(node: form.Have, c: Compiler) -> list[Static]:
    """What produces power is kept apart, for it is asked by what counts power (GW-7.1)."""
    changes: list[Make] = []
    for change in node.change:
        if isinstance(change, w.ProducesPower):
            if not isinstance(node.cards, form.This):
                raise Unexpressed(change, "a change of other cards")
            c.text.produces = (*c.text.produces, (None, _produces(change, c)))
        elif isinstance(change, core.NegatedText):
            changes.append(negated_always)
        elif isinstance(change, OutThisTurnCannotSortie):
            changes.append(fresh_cannot_sortie)
        else:
            changes.append(CHANGES.make(change, c))
    return [Static(None, _select(node.cards, c), tuple(changes))] if changes else []


def _produces(node: w.ProducesPower, c: Compiler) -> Callable[[State, Any], list[tuple[int, int]]]:
    colour = COLOUR_NAMES.index(node.colour)
    amount = AMOUNTS.make(node.amount, c)
    return lambda s, ctx: [(colour, amount(s, ctx))]


def _select(node: form.Pick, c: Compiler) -> Select:
    if isinstance(node, form.This):
        return lambda s, ctx: [ctx.source]
    if isinstance(node, form.All):
        return find(node.cards, c).find
    refs = PICKS.make(node, c)

    def select(s: State, ctx: Any) -> list[int]:
        return [
            card if card >= 0 else player_id(entry) for card, entry in refs(s, ctx) or () if card >= A_PLAYER
        ]

    return select


@STATICS.means(form.While)
def while_so(node: form.While, c: Compiler) -> list[Static]:
    holds: Test = CONDITIONS.make(node.condition, c)
    before = len(c.text.produces)
    inner: list[Static] = STATICS.make(node.static, c)
    c.text.produces = (
        *c.text.produces[:before],
        *((_with(holds, test), amounts) for test, amounts in c.text.produces[before:]),
    )
    return [Static(_with(holds, static.holds), static.select, static.changes) for static in inner]


def _with(outer: Test, inner: Test | None) -> Test:
    if inner is None:
        return outer
    return lambda s, ctx: outer(s, ctx) and inner(s, ctx)


@STATICS.means(CannotPlayTexts, CannotPlay)
def cannot_play(node: CannotPlayTexts | CannotPlay, c: Compiler) -> list[Static]:
    players = PLAYERS.make(node.who, c)
    bit = NO_PLAY[node.type.removesuffix("s")] if isinstance(node, CannotPlay) else NO_TEXT_PLAY
    return [
        Static(
            None,
            lambda s, ctx: [player_id(seat) for seat in players(s, ctx)],
            (lambda s, ctx, target: (FLAG, bit),),
        )
    ]


@STATICS.means(AreaWeaponOn)
def area_weapon_on(node: AreaWeaponOn, c: Compiler) -> list[Static]:
    """Its own reading of the keyword asks for the flag (`c21_keywords`)."""
    if node.cards != form.All(form.Described((), Unit(), ())):
        raise Unexpressed(node, "an Area Weapon on anything but all Units")
    return [Static(None, lambda s, ctx: [ctx.source], (lambda s, ctx, t: (FLAG, ALL_UNITS_AREA_WEAPON),))]

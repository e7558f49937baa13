"""What always applied texts mean that only this game has (GW-10.2)."""

from __future__ import annotations

from typing import Any

from cutin.ability import form
from cutin.game.compiler import ALWAYS, AMOUNTS, PLAYERS, STATICS, Compiler, Unexpressed
from cutin.game.hooks import Change
from cutin.game.meaning.changes import Make
from cutin.game.meaning.statics import all_hold, player_id
from cutin.kernel.state import State

from ..card import COLOUR_NAMES
from ..table import FRESH
from ..texts import Static
from ..values import ALL_UNITS_AREA_WEAPON, FLAG, NO_PLAY, NO_SORTIE, NO_TEXT_PLAY
from ..words import changes as w
from ..words.coins import OutThisTurnCannotSortie
from ..words.nouns import Unit
from ..words.singles import AreaWeaponOn, CannotPlay, CannotPlayTexts


@ALWAYS.means(w.ProducesPower)
def produces(node: w.ProducesPower, c: Compiler) -> None:
    """What produces power is kept apart, for it is asked by what counts power (GW-7.1)."""
    if not isinstance(c.about, form.This):
        raise Unexpressed(node, "a change of other cards")
    colour = COLOUR_NAMES.index(node.colour)
    amount = AMOUNTS.make(node.amount, c)

    def made(s: State, ctx: Any) -> list[tuple[int, int]]:
        return [(colour, amount(s, ctx))]

    c.text.produces = (*c.text.produces, (all_hold(c.holds), made))


@ALWAYS.means(OutThisTurnCannotSortie)
def fresh_cannot_sortie(node: OutThisTurnCannotSortie, c: Compiler) -> Make:
    """As long as an auto A says so, of each card for as long as it is fresh."""

    def make(s: State, ctx: Any, target: int) -> Change:
        record = s.cards[target]
        return (FLAG, NO_SORTIE if record is not None and record.flags & FRESH else 0)

    return make


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

"""What conditions mean that only this game has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import form
from cutin.game.compiler import CONDITIONS, PLAYERS, Compiler
from cutin.game.meaning.filters import find
from cutin.game.refs import raw
from cutin.kernel.state import State

from ..table import ATTACKED, HURT, PLAYED_IN
from ..texts import Test
from ..words import conditions as w
from . import notes
from .timings import is_part

Seats = Callable[[State, Any], list[int]]


@CONDITIONS.means(w.ItIs)
def it_is(node: w.ItIs, c: Compiler) -> Test:
    return is_part(node.part, c)


@CONDITIONS.means(w.DoneSo)
def done_so(node: w.DoneSo, c: Compiler) -> Test:
    refs = raw(node.card, c)
    deed = node.deed

    def holds(s: State, ctx: Any) -> bool:
        done = notes.done_so(ctx, deed)
        found = refs(s, ctx) or []
        return bool(found) and all(card in done for card, _entry in found)

    return holds


# --- in this turn -----------------------------------------------------------------------------------


def _unless(no: bool, test: Test) -> Test:
    """The test, or its contrary where the words say so."""
    return (lambda s, ctx: not test(s, ctx)) if no else test


def _players(who: form.Who, test: Callable[[State, int], bool], c: Compiler) -> Test:
    seats: Seats = PLAYERS.make(who, c)
    return lambda s, ctx: any(test(s, seat) for seat in seats(s, ctx))


def flagged(pick: form.Pick, bit: int, c: Compiler) -> Test:
    """Whether the cards have a flag that a turn leaves on them."""
    refs = raw(pick, c)

    def holds(s: State, ctx: Any) -> bool:
        found = refs(s, ctx) or []
        records = [s.cards[card] for card, _entry in found if card >= 0]
        return bool(records) and all(record is not None and record.flags & bit for record in records)

    return holds


@CONDITIONS.means(w.HasAttacked)
def has_attacked(node: w.HasAttacked, c: Compiler) -> Test:
    if isinstance(node.who, form.Pick):
        return _unless(node.no, flagged(node.who, ATTACKED, c))
    return _unless(node.no, _players(node.who, lambda s, seat: bool(s.table.attacks[seat]), c))


@CONDITIONS.means(w.HasPlayed)
def has_played(node: w.HasPlayed, c: Compiler) -> Test:
    """Whatever has become of the card since; a negated play does not count (VIS-5.2.5)."""
    seats: Seats = PLAYERS.make(node.who, c)
    found = find(node.cards, c)

    def holds(s: State, ctx: Any) -> bool:
        who = seats(s, ctx)
        return any(seat in who and found.suits(s, ctx, card) for seat, card in s.table.plays)

    return _unless(node.no, holds)


@CONDITIONS.means(w.PlayedThisTurn)
def played_this_turn(node: w.PlayedThisTurn, c: Compiler) -> Test:
    if node.entered:
        return flagged(node.card, PLAYED_IN, c)
    refs = raw(node.card, c)

    def holds(s: State, ctx: Any) -> bool:
        played = {card for _seat, card in s.table.plays}
        found = refs(s, ctx) or []
        return bool(found) and all(card in played for card, _entry in found)

    return holds


@CONDITIONS.means(w.HasSetNode)
def has_set_node(node: w.HasSetNode, c: Compiler) -> Test:
    """Only the turn player sets nodes (VIS-W.35)."""
    test = _players(node.who, lambda s, seat: bool(s.table.node_set and s.table.turn_player == seat), c)
    return _unless(node.no, test)


@CONDITIONS.means(w.HasTakenDamageThisTurn)
def has_taken_damage(node: w.HasTakenDamageThisTurn, c: Compiler) -> Test:
    if isinstance(node.who, form.Pick):
        return _unless(node.no, flagged(node.who, HURT, c))
    return _unless(node.no, _players(node.who, lambda s, seat: bool(s.table.damage_taken[seat] > 0), c))

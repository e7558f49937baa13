"""What conditions mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.game.compiler import ADJECTIVES, AMOUNTS, CONDITIONS, PICKS, PLAYERS, QUALIFIERS, Compiler
from cutin.game.refs import raw, still
from cutin.kernel.state import State

from ..c07_costs import lacks_power
from ..card import PURPLE
from ..table import (
    ATTACK,
    DAMAGE,
    DEFEND,
    DEFENDED,
    DEPLOY,
    DRAW,
    IN_BATTLE,
    REROLL,
    RETURN,
    SORTIED,
)
from ..texts import CardTest, Test
from ..values import of
from ..words import conditions as w
from ..words.timings import During
from .filters import Part, find

# --- how conditions join ----------------------------------------------------------------------------


@CONDITIONS.means(form.Not)
def is_not_so(node: form.Not, c: Compiler) -> Test:
    inner: Test = CONDITIONS.make(node.condition, c)
    return lambda s, ctx: not inner(s, ctx)


@CONDITIONS.means(form.Both)
def both(node: form.Both, c: Compiler) -> Test:
    left, right = _two(node, c)
    return lambda s, ctx: left(s, ctx) and right(s, ctx)


@CONDITIONS.means(core.Either)
def either(node: core.Either, c: Compiler) -> Test:
    left, right = _two(node, c)
    return lambda s, ctx: left(s, ctx) or right(s, ctx)


def _two(node: form.Both | core.Either, c: Compiler) -> tuple[Test, Test]:
    return CONDITIONS.make(node.left, c), CONDITIONS.make(node.right, c)


# --- cards ------------------------------------------------------------------------------------------


@CONDITIONS.means(form.There)
def there_are(node: form.There, c: Compiler) -> Test:
    return find(node.cards, c).any


@CONDITIONS.means(core.ThereIsNo)
def there_is_no(node: core.ThereIsNo, c: Compiler) -> Test:
    found = find(node.cards, c)
    return lambda s, ctx: not found.any(s, ctx)


def _all_are(pick: form.Pick, c: Compiler, test: CardTest) -> Test:
    refs = raw(pick, c)

    def holds(s: State, ctx: Any) -> bool:
        found = still(s, refs(s, ctx) or [])
        for card, _entry in found:
            if card < 0 or not test(s, ctx, card):
                return False
        return bool(found)

    return holds


@CONDITIONS.means(form.IsA)
def is_a(node: form.IsA, c: Compiler) -> Test:
    return _all_are(node.card, c, find(node.cards, c).fits)


def _fits(node: core.Is | core.IsNot, c: Compiler) -> CardTest:
    registry = ADJECTIVES if isinstance(node.fits, form.Adjective) else QUALIFIERS
    part: Part = registry.make(node.fits, c)
    test: CardTest = part.test
    return test


@CONDITIONS.means(core.Is)
def is_so(node: core.Is, c: Compiler) -> Test:
    return _all_are(node.card, c, _fits(node, c))


@CONDITIONS.means(core.IsNot)
def is_not(node: core.IsNot, c: Compiler) -> Test:
    test = _fits(node, c)
    return _all_are(node.card, c, lambda s, ctx, card: not test(s, ctx, card))


@CONDITIONS.means(w.HasSortied)
def has_sortied(node: w.HasSortied, c: Compiler) -> Test:
    bits = {None: SORTIED | DEFENDED, "attack": SORTIED, "defend": DEFENDED}[node.purpose]

    def sortied(s: State, ctx: Any, card: int) -> bool:
        record = s.cards[card]
        if record is None or not IN_BATTLE[s.where[card]]:
            return False
        host = s.cards[record.host] if record.host >= 0 else record
        return host is not None and bool(host.flags & bits)

    return _all_are(node.card, c, sortied)


# --- numbers ----------------------------------------------------------------------------------------


def _compared(node: Any, c: Compiler, holds: Callable[[int, int], bool]) -> Test:
    left, right = AMOUNTS.make(node.left, c), AMOUNTS.make(node.right, c)
    return lambda s, ctx: holds(left(s, ctx), right(s, ctx))


@CONDITIONS.means(form.AtLeast)
def at_least(node: form.AtLeast, c: Compiler) -> Test:
    return _compared(node, c, int.__ge__)


@CONDITIONS.means(form.AtMost)
def at_most(node: form.AtMost, c: Compiler) -> Test:
    return _compared(node, c, int.__le__)


@CONDITIONS.means(core.MoreThan)
def more_than(node: core.MoreThan, c: Compiler) -> Test:
    return _compared(node, c, int.__gt__)


@CONDITIONS.means(core.Equal)
def equal(node: core.Equal, c: Compiler) -> Test:
    return _compared(node, c, int.__eq__)


# --- times and power --------------------------------------------------------------------------------

PHASES: dict[str, tuple[int, ...]] = {
    "turn": (REROLL, DRAW, DEPLOY, ATTACK, DEFEND, DAMAGE, RETURN),
    "Reroll Phase": (REROLL,),
    "Draw Phase": (DRAW,),
    "Disposition Phase": (DEPLOY,),
    "Battle Phase": (ATTACK, DEFEND, DAMAGE, RETURN),
    "Attack Step": (ATTACK,),
    "Defend Step": (DEFEND,),
    "Damage Calculation Step": (DAMAGE,),
    "Return Step": (RETURN,),
}


def phases_of(part: During) -> tuple[int, ...]:
    """The phases and steps that a part of a turn covers (GW-6.8)."""
    apart = PHASES[part.apart] if part.apart is not None else ()
    return tuple(phase for phase in PHASES[part.part] if phase not in apart)


def is_time(part: During) -> Test:
    """Whether it is that part of a turn; own and enemy are the attacking side's (GW-4.1)."""
    phases = phases_of(part)
    own = part.whose == "own"
    whose = part.whose

    def holds(s: State, ctx: Any) -> bool:
        table = s.table
        if table.phase not in phases:
            return False
        return whose is None or (table.attacker == ctx.player) == own

    return holds


@CONDITIONS.means(w.ItIs)
def it_is(node: w.ItIs, c: Compiler) -> Test:
    phases = phases_of(node.part)
    for phase in range(REROLL + 1, RETURN + 1):
        if (phase in phases) != (phase - 1 in phases):
            c.rules.phase_marks.add(phase)
            c.text.phases |= 1 << phase
    return is_time(node.part)


@CONDITIONS.means(w.FirstOwnTurn)
def first_own_turn(node: w.FirstOwnTurn, c: Compiler) -> Test:
    """Turn 1 is the first player's, turn 2 the other's."""

    def holds(s: State, ctx: Any) -> bool:
        table = s.table
        return bool(table.turn_player == ctx.player and table.turn == (1 if table.first == ctx.player else 2))

    return holds


@CONDITIONS.means(w.Produces)
def produces(node: w.Produces, c: Compiler) -> Test:
    players = PLAYERS.make(node.who, c)
    d, total = node.power.designated, node.power.total

    def holds(s: State, ctx: Any) -> bool:
        colours = of(s, ctx.source).colours or (PURPLE,)
        return all(lacks_power(s, seat, ((colours[0], d),), total) is None for seat in players(s, ctx))

    return holds


__all__ = ["PHASES", "PICKS", "is_time", "phases_of"]

"""What conditions mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.kernel.state import State

from ..compiler import ADJECTIVES, AMOUNTS, CONDITIONS, QUALIFIERS, Compiler
from ..refs import present
from ..texts import CardTest, Test
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


# The picks of cards that are meant wherever they are by now; games add theirs.
ANYWHERE: set[type[form.Pick]] = set()


def all_are(pick: form.Pick, c: Compiler, test: CardTest) -> Test:
    """Whether the cards of a pick are there and are all so; of "a card" whether one is."""
    refs = present(pick, c)
    if isinstance(pick, core.Some):
        return lambda s, ctx: any(r[0] >= 0 and test(s, ctx, r[0]) for r in refs(s, ctx))

    def holds(s: State, ctx: Any) -> bool:
        found = refs(s, ctx)
        for card, _entry in found:
            if card < 0 or not test(s, ctx, card):
                return False
        return bool(found)

    return holds


@CONDITIONS.means(form.IsA)
def is_a(node: form.IsA, c: Compiler) -> Test:
    found = find(node.cards, c)
    # What has been done to a card may have brought it anywhere.
    return all_are(node.card, c, found.suits if type(node.card) in ANYWHERE else found.fits)


def _fits(node: core.Is | core.IsNot, c: Compiler) -> CardTest:
    registry = ADJECTIVES if isinstance(node.fits, form.Adjective) else QUALIFIERS
    part: Part = registry.make(node.fits, c)
    return part.test


@CONDITIONS.means(core.Is)
def is_so(node: core.Is, c: Compiler) -> Test:
    return all_are(node.card, c, _fits(node, c))


@CONDITIONS.means(core.IsNot)
def is_not(node: core.IsNot, c: Compiler) -> Test:
    test = _fits(node, c)
    return all_are(node.card, c, lambda s, ctx, card: not test(s, ctx, card))


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

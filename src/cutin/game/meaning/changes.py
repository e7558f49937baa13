"""What changes mean that every game knows: texts and keywords gained, lost and negated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.kernel.state import State

from ..compiler import ALWAYS, CHANGES, Compiler
from ..hooks import Change

Make = Callable[[State, Any, int], Change]
"""Of (state, view, target): the change, as the game's values apply it. A player as target is -1 - seat."""


class Constant:
    """A change that is the same in every state.

    `change` is asked for instead of calling (None: it depends on more); `on_own_card` is what it is for the
    text's own card.
    """

    __slots__ = ("change", "on_own_card")

    def __init__(self, change: Change) -> None:
        self.change: Change | None = change
        self.on_own_card = change

    def __call__(self, s: State, ctx: Any, target: int) -> Change:
        return self.on_own_card


@CHANGES.means(form.GainsText)
def gains_text(node: form.GainsText, c: Compiler) -> Make:
    return Constant(c.rules.gained(node.ability))


@CHANGES.means(form.GainsKeyword)
def gains_keyword(node: form.GainsKeyword, c: Compiler) -> Make:
    return Constant(c.rules.gained(node.keyword))


@CHANGES.means(form.LosesKeyword)
def loses_keyword(node: form.LosesKeyword, c: Compiler) -> Make:
    return Constant(c.rules.lost(node.keyword))


@CHANGES.means(core.NegatedText)
def negated_text(node: core.NegatedText, c: Compiler) -> Make:
    """The text that is there when this takes hold; what is given later is not touched."""
    negated: Callable[[State, int], Change] = c.rules.negated
    return lambda s, ctx, target: negated(s, target)


@ALWAYS.means(core.NegatedText)
def negated_always(node: core.NegatedText, c: Compiler) -> Make:
    """All text, for as long as it is said."""
    negated: Callable[[State, int], Change] = c.rules.negated
    return lambda s, ctx, target: negated(s, -1)

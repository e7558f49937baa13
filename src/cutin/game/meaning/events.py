"""What triggered texts wait for: "if", "each time", "when", "at", and what has to hold then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.kernel.state import State

from ..compiler import CONDITIONS, EVENTS, MOMENT_EVENTS, Compiler, Unexpressed
from ..texts import Test, Trigger
from .picks import matches


def trigger(node: form.Trigger, c: Compiler) -> Trigger:
    """What a triggered text waits for; says on the text whether it happens once a turn."""
    made: Trigger
    if isinstance(node, core.At):
        made = MOMENT_EVENTS.make(node.moment, c)
    elif isinstance(node, core.If | core.EachTime | core.When):
        made = EVENTS.make(node.event, c)
        c.text.once = isinstance(node, core.If)
    else:
        raise Unexpressed(node, "a trigger")
    if node.condition is None:
        return made
    holds: Test = CONDITIONS.make(node.condition, c)
    match = made.match
    return Trigger(
        made.kinds, lambda s, seen, kind, numbers: match(s, seen, kind, numbers) and holds(s, seen)
    )


def played_card(pick: form.Pick, c: Compiler) -> Callable[[State, Any, int, int], bool]:
    """Whether a card that a player plays, or has played, is meant, wherever it is by now.

    It is own or enemy by who plays it.
    """
    whose: bool | None = None
    if isinstance(pick, core.Some) and isinstance(pick.cards, form.Described):
        before = pick.cards.before
        if any(isinstance(each, core.Own | core.EnemyCard) for each in before):
            whose = any(isinstance(each, core.Own) for each in before)
            rest = tuple(each for each in before if not isinstance(each, core.Own | core.EnemyCard))
            pick = core.Some(form.Described(rest, pick.cards.noun, pick.cards.after))
    test = matches(pick, c, placed=False)

    def match(s: State, seen: Any, card: int, player: int) -> bool:
        if whose is not None and (player == seen.player) != whose:
            return False
        return test(s, seen, card)

    return match

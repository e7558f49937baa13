"""What moments and parts of a turn mean (chapter 4)."""

from __future__ import annotations

from typing import Any

from cutin.game.compiler import MOMENT_EVENTS, MOMENTS, Compiler
from cutin.kernel.state import State

from .. import notices as on
from ..table import PHASE_NAMES
from ..texts import Test, Trigger
from ..words import timings as t

# Whose turn it has to be for an effect that waits for a moment (`Held.when`): anybody's, the player's own,
# the enemy's; the last two may not be the turn that was going on when it began to wait.
WHOSE = {None: 0, "own": 1, "enemy": 2}
NEXT = 2


def whose_of(part: t.Part | t.NextPart) -> int:
    """By whose turn it is, as such an effect knows it."""
    return WHOSE[part.whose] + (NEXT if isinstance(part, t.NextPart) else 0)


def phase_of(part: t.Part | t.NextPart) -> int:
    """The phase that is named, or -1: the turn."""
    return -1 if part.part == "turn" else PHASE_NAMES.index(part.part)


@MOMENTS.means(t.AtStart, t.AtEnd)
def part_of_turn(node: t.AtStart | t.AtEnd, c: Compiler) -> tuple[int, int, int]:
    """The kind of event that tells of it, the phase, and whose turn."""
    phase = phase_of(node.part)
    return _kind(node, phase), phase, whose_of(node.part)


def _kind(node: t.AtStart | t.AtEnd, phase: int) -> int:
    if isinstance(node, t.AtStart):
        return on.TURN_START if phase < 0 else on.PHASE_START
    return on.TURN_END if phase < 0 else on.PHASE_END


OTHER_MOMENTS = {
    t.EndOfInterference: on.INTERFERENCE_END,
    t.EndOfBattle: on.BATTLE_END,
    t.StartOfBattle: on.BATTLE_START,
}


@MOMENTS.means(*OTHER_MOMENTS)
def other_moment(node: Any, c: Compiler) -> tuple[int, int, int]:
    return OTHER_MOMENTS[type(node)], -1, 0


# --- as something that a text waits for -------------------------------------------------------------


def own_turn(s: State, seat: int) -> bool:
    """Whether it is that player's turn."""
    return bool(s.table.turn_player == seat)


@MOMENT_EVENTS.means(t.AtStart, t.AtEnd)
def each_part_of_turn(node: t.AtStart | t.AtEnd, c: Compiler) -> Trigger:
    """Every such moment; of the player's own turns or of the enemy's, if one is named."""
    phase = phase_of(node.part)
    whose = WHOSE[node.part.whose] % 2 if node.part.whose else None

    def match(s: State, seen: Any, kind: int, numbers: tuple[int, ...]) -> bool:
        if phase >= 0 and numbers[0] != phase:
            return False
        return whose is None or own_turn(s, seen.player) == bool(whose)

    return Trigger((_kind(node, phase),), match)


@MOMENT_EVENTS.means(*OTHER_MOMENTS)
def each_other_moment(node: Any, c: Compiler) -> Trigger:
    return Trigger((OTHER_MOMENTS[type(node)],), lambda s, seen, kind, numbers: True)


# --- as a time that it is ---------------------------------------------------------------------------


def is_part(part: t.Part, c: Compiler) -> Test:
    """Whether it is that part of a turn now."""
    phase = phase_of(part)
    whose = WHOSE[part.whose] % 2 if part.whose else None

    def holds(s: State, ctx: Any) -> bool:
        if phase >= 0 and s.table.phase != phase:
            return False
        return whose is None or own_turn(s, ctx.player) == bool(whose)

    return holds

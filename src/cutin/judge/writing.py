"""A moment of a game as the position of a scenario: what is the same in all games."""

from __future__ import annotations

from typing import Any

from cutin.cards import pool
from cutin.game.state import GameState
from cutin.kernel.decision import CutinError

from .position import FILLER


class Unsayable(CutinError):
    """A moment that no position describes; `reasons` are all that stands in the way."""

    def __init__(self, reasons: list[str]) -> None:
        self.reasons = reasons
        super().__init__("this moment cannot be written as a position: " + "; ".join(reasons))


def counted(names: list[str]) -> list[Any]:
    """Names, with cards that nobody can use as numbers."""
    found: list[Any] = []
    for name in names:
        if name != FILLER:
            found.append(name)
        elif found and isinstance(found[-1], int):
            found[-1] += 1
        else:
            found.append(1)
    return found


def card_word(s: GameState, card: int) -> str:
    """A name that a scenario understands: the key where several cards bear the name."""
    definition = s.rules.defs[s.kinds[card]]
    if definition.made_up or definition.name == FILLER:
        return str(definition.name)
    keys = pool(s.rules.game).find(definition.name)
    return str(definition.name if keys[:1] == [definition.key] else definition.key)

"""How a game is shown at a terminal; each game's part of this layer has one object of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from cutin.catalogue import game as of_name
from cutin.game.state import GameState
from cutin.kernel.decision import Decision

if TYPE_CHECKING:
    from rich.console import RenderableType


class Showing(ABC):
    """A game's board, its questions in words, and how its actions begin."""

    game: ClassVar[str]
    introduction: ClassVar[str]
    """What a newcomer has to know before the first choice."""
    questions: ClassVar[Mapping[str, str]] = {}
    """What is asked, in words, besides or instead of what every game asks."""
    actions: ClassVar[tuple[str, ...]]
    """What can be done with a card in the words of the options: "play {}", the card's name for {}."""

    lies: ClassVar[Mapping[int, str]]
    """Where a card lies, by place, in words."""

    def board(self, state: GameState, seat: int) -> RenderableType:
        """The whole table as the seat sees it: what `board` beside the part draws."""
        found: RenderableType = import_module(f"{type(self).__module__}.board").board(state, seat)
        return found

    def where(self, state: GameState) -> str:
        """Whose turn it is and which part of it, in words."""
        t = state.table
        table = of_name(self.game).module("table")
        return f"{'AB'[t.turn_player]}'s {table.PHASE_NAMES[t.phase]}, {table.PART_NAMES[t.part]}"

    def lying(self, state: GameState, decision: Decision, option: Any) -> str:
        """The heading for an option that is a card: whose it is and where it lies."""
        if not (isinstance(option, tuple) and len(option) == 2 and isinstance(option[0], int)):
            return ""
        if option[0] < 0:
            return ""
        seat, place = divmod(state.where[option[0]], state.rules.places)
        whose = "yours" if seat == decision.seat else "the enemy's"
        return f"{whose}, {self.lies[place]}" if place in self.lies else whose

    @abstractmethod
    def group(self, state: GameState, decision: Decision, option: Any) -> str:
        """The heading under which an option stands; "" for none."""

    def starts(self) -> tuple[str, ...]:
        """How actions begin, before the card's name."""
        return tuple(dict.fromkeys(action.partition("{}")[0] for action in self.actions))


def part(game: str) -> Showing:
    """The game's part. Raises CutinError for a game that does not exist."""
    found: Showing = of_name(game).part("cli").SHOWING
    return found

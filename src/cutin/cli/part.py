"""How a game is shown at a terminal; each game's part of this layer has one object of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
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

    @abstractmethod
    def board(self, state: GameState, seat: int) -> RenderableType:
        """The whole table as the seat sees it."""

    @abstractmethod
    def where(self, state: GameState) -> str:
        """Whose turn it is and which part of it, in words."""

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

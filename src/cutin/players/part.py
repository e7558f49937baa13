"""What a game tells a player that looks ahead; each game's part of this layer has one object of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from cutin.catalogue import game as of_name
from cutin.game.state import GameState
from cutin.kernel.decision import Decision

PASS = 0
WON = 10_000.0


class Playing(ABC):
    """What a position is worth in a game, and how far it is worth while to look."""

    game: ClassVar[str]

    @property
    def windows(self) -> tuple[str, ...]:
        """The questions in which the first option is to pass."""
        return of_name(self.game).windows

    def evaluate(self, state: GameState, seat: int) -> float:
        """What the state is worth to the seat, from what the seat may see."""
        if state.result is not None:
            winner = state.result.winner
            return 0.0 if winner is None else WON if winner == seat else -WON
        if state.stale:
            state.rules.refresh(state)
        return self.position(state, seat)

    @abstractmethod
    def position(self, state: GameState, seat: int) -> float:
        """What a position of a game that is not over is worth."""

    def depth(self, decision: Decision) -> int:
        """How many own choices behind this one are looked at."""
        return 2

    def better(self, decision: Decision) -> float:
        """What an option must gain over one that was looked at before."""
        return 0.05

    def order(self, decision: Decision, options: Sequence[int]) -> Sequence[int]:
        """The options in the order in which they are looked at: of equals the first is taken."""
        return options

    def last_resort(self, decision: Decision) -> int:
        """What is assumed where looking ends: to stop if the question lets one stop."""
        return PASS

    def branches(self, decision: Decision) -> bool:
        """Whether each option of an own follow-up choice is looked at, and not only the likeliest."""
        return True

    def quiet(self, state: GameState, decision: Decision) -> bool:
        """Whether looking ahead ends at this question of the other player, for it is a real choice."""
        return False


def part(game: str) -> Playing:
    """The game's part. Raises CutinError for a game that does not exist."""
    found: Playing = of_name(game).part("players").PLAYING
    return found

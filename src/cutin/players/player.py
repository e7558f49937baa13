"""What a machine player is, and the players by name."""

from __future__ import annotations

from typing import Protocol

from cutin.game.state import GameState
from cutin.kernel.errors import CutinError
from cutin.kernel.wording import shortened


class NoSuchPlayer(CutinError):
    """No machine player of that name."""


class Player(Protocol):
    """Chooses for a seat. A player is made for one game, with a seed of its own."""

    name: str

    def choose(self, state: GameState) -> int:
        """The index of an option of the present decision, which is this player's."""
        ...


NAMES = ("random", "greedy")


def player(name: str, seed: int = 0) -> Player:
    """A machine player by name, with chance of its own from the seed. Raises NoSuchPlayer."""
    if name == "random":
        from .random import Random

        return Random(seed)
    if name == "greedy":
        from .greedy import Greedy

        return Greedy(seed)
    raise NoSuchPlayer(f"no player is called '{shortened(name)}'; there are: {', '.join(NAMES)}")

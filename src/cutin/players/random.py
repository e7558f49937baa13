"""A player that takes any option, each as likely as the others."""

from __future__ import annotations

from cutin.game.state import GameState
from cutin.kernel.chance import mix


class Random:
    """Plays at random, by the seed."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.asked = 0

    def choose(self, state: GameState) -> int:
        """Any option."""
        decision = state.decision
        assert decision is not None
        self.asked += 1
        return (mix(self.seed, self.asked) * len(decision.options)) >> 64

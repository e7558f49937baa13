"""A player that looks one choice ahead, through its own follow-up choices, and takes what looks best.

It looks on a copy in which everything that its seat cannot know is dealt anew, so it cannot see more than
its seat may; and it goes no further than to where the enemy has a real choice.
"""

from __future__ import annotations

from cutin.game.state import GameState
from cutin.kernel.chance import mix
from cutin.kernel.decision import Decision

from .part import PASS, Playing, part

# How far it looks: options of each follow-up choice, options of the decision itself, follow-up choices
# in all, steps to a quiet position.
WIDTH = 6
MOST = 16
BUDGET = 40
STEPS = 40


class Greedy:
    """Takes the option after which the position looks best."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.asked = 0
        self.left = 0

    def choose(self, state: GameState) -> int:
        """The option that looks best; of equals the first."""
        decision = state.decision
        assert decision is not None
        count = len(decision.options)
        if count == 1:
            return 0
        self.asked += 1
        seat = decision.seat
        copy = state.redealt(seat, mix(self.seed, self.asked))
        self.left = BUDGET
        game = part(state.rules.game)
        depth, better = game.depth(decision), game.better(decision)
        best, found = 0, -1e18
        for index in in_order(game, decision):
            value = self.value(game, copy, seat, index, depth)
            if value > found + better:
                best, found = index, value
        return best

    def value(self, game: Playing, state: GameState, seat: int, index: int, depth: int) -> float:
        """What an option is worth: the position that it leads to."""
        decision = state.decision
        assert decision is not None
        if index == PASS and decision.question in game.windows and not state.chain:
            return game.evaluate(state, seat)
        copy = state.clone()
        copy.apply(index)
        return self.look(game, copy, seat, depth)

    def look(self, game: Playing, state: GameState, seat: int, depth: int) -> float:
        """Goes on to a quiet position, with the best of the own follow-up choices on the way."""
        for _step in range(STEPS):
            decision = state.decision
            if decision is None:
                break
            if decision.seat != seat and game.quiet(state, decision):
                break
            if decision.question in game.windows:
                if not state.chain:
                    break
                state.apply(PASS)
            elif decision.seat != seat:
                state.apply(PASS)
            elif depth and self.left > 0 and game.branches(decision):
                self.left -= 1
                options = shortlist(decision, WIDTH)
                return max(self.value(game, state, seat, index, depth - 1) for index in options)
            else:
                state.apply(game.last_resort(decision))
        return game.evaluate(state, seat)


def in_order(game: Playing, decision: Decision) -> list[int]:
    """The options that are looked at, so that of equals the one that does least comes first: what ends the
    question."""
    stop = game.last_resort(decision)
    rest = [index for index in shortlist(decision, MOST) if index != stop]
    return [stop, *game.order(decision, rest)]


def shortlist(decision: Decision, most: int) -> list[int]:
    """So many options, spread evenly from the first to the last."""
    count = len(decision.options)
    if count <= most:
        return list(range(count))
    return [i * (count - 1) // (most - 1) for i in range(most)]

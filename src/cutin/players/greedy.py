"""A player that looks one choice ahead, through its own follow-up choices, and takes what looks best.

It looks on a copy in which everything that its seat cannot know is dealt anew, so it cannot see more than
its seat may; and it goes no further than to where the enemy has a real choice.
"""

from __future__ import annotations

from typing import Any

from cutin.game.state import GameState
from cutin.kernel.chance import mix
from cutin.kernel.decision import Decision

from .evaluation import evaluate

WINDOWS = ("window", "cut")
PASS = 0
# How far it looks: own follow-up choices, options of each, options of the decision itself, follow-up choices
# in all, steps to a quiet position.
DEPTH = 2
DEPTH_SORTIE = 1  # further looks at squads were measured: they change nothing
WIDTH = 6
MOST = 16
BUDGET = 40
STEPS = 40
BETTER = 0.05  # what an option must gain over an earlier one
BETTER_HAND = 3.0  # what a new hand of one card fewer must promise; it is known from one dealing only


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
        depth = DEPTH_SORTIE if decision.question == "sortie" else DEPTH
        better = BETTER_HAND if decision.question == "redraw" else BETTER
        best, found = 0, -1e18
        for index in in_order(decision):
            value = self.value(copy, seat, index, depth)
            if value > found + better:
                best, found = index, value
        return best

    def value(self, state: GameState, seat: int, index: int, depth: int) -> float:
        """What an option is worth: the position that it leads to."""
        decision = state.decision
        assert decision is not None
        if index == PASS and decision.question in WINDOWS and not state.chain:
            return evaluate(state, seat)
        copy = state.clone()
        copy.apply(index)
        return self.look(copy, seat, depth)

    def look(self, state: GameState, seat: int, depth: int) -> float:
        """Goes on to a quiet position, with the best of the own follow-up choices on the way."""
        for _step in range(STEPS):
            decision = state.decision
            if decision is None:
                break
            if decision.question in WINDOWS:
                if not state.chain:
                    break
                state.apply(PASS)
            elif decision.seat != seat:
                if not state.chain and decision.question == "sortie":
                    break
                state.apply(0)
            elif depth and self.left > 0:
                self.left -= 1
                return max(self.value(state, seat, index, depth - 1) for index in shortlist(decision, WIDTH))
            else:
                state.apply(last_resort(decision))
        return evaluate(state, seat)


def in_order(decision: Decision) -> list[int]:
    """The options that are looked at, so that of equals the one that does least comes first: what ends the
    question; and Earth before Space, after which nobody can be sent to Space any more."""
    stop = last_resort(decision)
    rest = [index for index in shortlist(decision, MOST) if index != stop]
    return [stop, *(reversed(rest) if decision.question == "sortie" else rest)]


def shortlist(decision: Decision, most: int) -> list[int]:
    """So many options, spread evenly from the first to the last."""
    count = len(decision.options)
    if count <= most:
        return list(range(count))
    return [i * (count - 1) // (most - 1) for i in range(most)]


def last_resort(decision: Decision) -> int:
    """What is assumed where looking ends: to stop if the question lets one stop."""
    last: Any = decision.options[-1]
    return len(decision.options) - 1 if last is None or last == (-1, 0) else 0

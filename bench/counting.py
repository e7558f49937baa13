"""Python calls of random play. They do not depend on the machine, so a test holds them to a budget.

Counted are the `call` events of `sys.setprofile` (every Python function, lambda, comprehension and each
resumption of a generator; nothing written in C) between the start of a game and its end, the set-up
included and what chooses excluded. The games are played once before, so that what is made once is made.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from types import CodeType, FrameType
from typing import Any

from .playing import Bench, Game


class Calls:
    """How many calls were made, in how many games, turns and decisions of two options or more."""

    def __init__(self) -> None:
        self.calls = 0
        self.games = 0
        self.turns = 0
        self.choices = 0
        self.by_code: Counter[CodeType] = Counter()

    @property
    def per_decision(self) -> float:
        return self.calls / self.choices

    @property
    def per_turn(self) -> float:
        return self.calls / self.turns

    @property
    def per_game(self) -> float:
        return self.calls / self.games

    def most(self, count: int) -> list[tuple[str, float]]:
        """The functions called most: file and name, and calls a decision."""
        return [
            (
                f"{code.co_filename.rpartition('cutin/')[2]}:{code.co_firstlineno} {code.co_name}",
                n / self.choices,
            )
            for code, n in self.by_code.most_common(count)
        ]


def count_calls(bench: Bench | None = None, games: tuple[Game, ...] = ()) -> Calls:
    """Plays the games (none named: all that are measured) twice, the second time counted."""
    bench = bench or Bench()
    games = games or bench.games
    for game in games:
        bench.play(game)
    found = Calls()
    by_code = found.by_code

    def seen(frame: FrameType, event: str, _arg: Any) -> None:
        if event == "call":
            by_code[frame.f_code] += 1

    for game in games:
        chance = random.Random(game.seed).random
        own = Bench.new.__code__
        sys.setprofile(seen)
        state = bench.new(game)
        sys.setprofile(None)
        by_code[own] -= 1
        while (decision := state.decision) is not None:
            count = len(decision.options)
            index = int(chance() * count)
            found.choices += count > 1
            sys.setprofile(seen)
            state.apply(index)
            sys.setprofile(None)
        found.games += 1
        found.turns += state.table.turn
    found.calls = by_code.total()
    return found

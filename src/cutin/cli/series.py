"""Many games: one game of a series by its number, and what comes out of all of them.

A game depends on the series and on its number alone, so it is the same game whichever process plays it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

from cutin.game.rules import Rules
from cutin.kernel.chance import mix
from cutin.library import rules
from cutin.players import LIMIT, play, player
from cutin.records import History, write_record
from cutin.records.history import setup_of
from cutin.records.replay import new_game

# Chance of its own for the game and for each player.
GAME, FIRST_PLAYER, SECOND_PLAYER = range(3)
STREAMS = 3


@dataclass(frozen=True)
class Series:
    """What is played: two decks, two players, how many games, by which seed."""

    game: str
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    players: tuple[str, str]
    games: int
    seed: int
    swap: bool = False
    options: tuple[tuple[str, Any], ...] = ()
    records: str = ""

    @property
    def labels(self) -> tuple[str, str]:
        """What the two players are called in the figures."""
        one, other = self.players
        return (one, other) if one != other else (f"{one} 1", f"{other} 2")


@dataclass(frozen=True)
class Played:
    """What came out of one game; `winner` is the number of the player (None: a draw or an endless game)."""

    number: int
    winner: int | None
    turns: int
    decisions: int
    ending: str


@cache
def _rules(game: str, options: tuple[tuple[str, Any], ...]) -> Rules:
    return rules(game, **dict(options))


def record_file(folder: str, number: int) -> Path:
    """Where the record of the game of that number is written."""
    return Path(folder) / f"game-{number + 1:05}.json"


def play_game(series: Series, number: int) -> Played:
    """The game of that number. With `swap`, games go in pairs: the same cards, the players' seats swapped."""
    pair, swapped = divmod(number, 2) if series.swap else (number, 0)
    seeds = [mix(series.seed, pair * STREAMS + stream + 1) for stream in range(STREAMS)]
    seats = (1, 0) if swapped else (0, 1)
    machines = [player(series.players[who], seeds[FIRST_PLAYER + who]) for who in seats]
    setup = setup_of(
        series.game,
        (list(series.decks[0]), list(series.decks[1])),
        seeds[GAME] >> 32,
        dict(series.options),
        None,
        (machines[0].name, machines[1].name),
    )
    if series.records:
        history = History(setup)
        while (decision := history.state.decision) is not None and len(history.choices) < LIMIT:
            history.choose(history.state.texts()[machines[decision.seat].choose(history.state)])
        state, decisions = history.state, len(history.choices)
        write_record(history.record(), record_file(series.records, number))
    else:
        state = new_game(_rules(series.game, series.options), setup)
        decisions = play(state, (machines[0], machines[1]))
    result = state.result
    if result is None:
        return Played(number, None, state.table.turn, decisions, f"not over after {decisions} decisions")
    winner = None if result.winner is None else seats[result.winner]
    reason = re.sub(r" of [AB]\b", "", result.reason)
    return Played(number, winner, state.table.turn, decisions, f"{reason} [{result.rule}]")


def play_games(series: Series, numbers: Iterable[int]) -> list[Played]:
    """Several games, for a process that plays a part of a series."""
    return [play_game(series, number) for number in numbers]


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins with 95 %.

    >>> [round(end, 3) for end in wilson(90, 100)]
    [0.826, 0.945]
    """
    if not games:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    low, high = (middle - spread) / whole, (middle + spread) / whole
    return (0.0 if not wins else low), (1.0 if wins == games else high)


@dataclass
class Figures:
    """The sum of the games that were played; the order in which they come does not matter."""

    series: Series
    played: dict[int, Played] = field(default_factory=dict)

    def add(self, games: Iterable[Played]) -> None:
        """Takes games in."""
        for game in games:
            self.played[game.number] = game

    @property
    def games(self) -> int:
        """How many have been played."""
        return len(self.played)

    def wins(self) -> dict[str, int]:
        """By player, and draws; a game that did not end counts as a draw and shows among the endings."""
        count = Counter(game.winner for game in self.played.values())
        one, other = self.series.labels
        return {one: count[0], other: count[1], "draw": count[None]}

    def endings(self) -> dict[str, int]:
        """How the games ended, the most frequent first."""
        count = Counter(game.ending for game in self.played.values())
        return dict(sorted(count.items(), key=lambda each: (-each[1], each[0])))

    def total(self, what: str) -> int:
        """The sum of `turns` or `decisions`."""
        return sum(getattr(game, what) for game in self.played.values())

    def as_json(self, seconds: float) -> dict[str, Any]:
        """The figures as data; only the last two depend on the machine."""
        games = self.games
        wins = self.wins()
        turns, decisions = self.total("turns"), self.total("decisions")
        return {
            "game": self.series.game,
            "seed": self.series.seed,
            "swap": self.series.swap,
            "asked_for": self.series.games,
            "games": games,
            "wins": wins,
            "interval_95": {
                name: [round(end, 4) for end in wilson(won, games)]
                for name, won in wins.items()
                if name != "draw"
            },
            "turns": turns,
            "turns_per_game": round(turns / games, 2) if games else 0,
            "decisions": decisions,
            "decisions_per_game": round(decisions / games, 2) if games else 0,
            "endings": self.endings(),
            "seconds": round(seconds, 3),
            "decisions_per_second": round(decisions / seconds) if seconds else 0,
        }

    def as_text(self, seconds: float) -> list[str]:
        """The figures for reading."""
        games = self.games
        lines = [f"{games} of {self.series.games} games in {seconds:.1f} s"]
        if not games:
            return lines
        for name, won in self.wins().items():
            low, high = wilson(won, games)
            lines.append(f"  {name:10} {won:6} won  {won / games:6.1%}  (95 %: {low:.1%} to {high:.1%})")
        turns = sorted(game.turns for game in self.played.values())
        lines.append(f"  turns      {sum(turns) / games:.1f} a game, {turns[0]} to {turns[-1]}")
        decisions = self.total("decisions")
        lines.append(
            f"  decisions  {decisions / games:.1f} a game, {decisions / max(seconds, 1e-9):,.0f} a second"
        )
        lines += [f"  ended      {count:6} by: {ending}" for ending, count in self.endings().items()]
        return lines

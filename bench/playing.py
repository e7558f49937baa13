"""The games that are measured: the six decks of a game in every pairing, random play, fixed seeds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import cutin
from cutin.game.rules import Rules
from cutin.game.state import GameState

FIRST = "gundam-war"
DECKS = {
    "gundam-war": (
        "aces-and-shields",
        "counter-sazabi",
        "titans-heavy-metal",
        "vultures-and-big-zam",
        "white-walls",
        "zeon-and-titans-rush",
    ),
    "vision": (
        "counter-control",
        "doll-workshop",
        "fairy-rush",
        "netherworld-return",
        "patchouli-library",
        "prismriver-and-the-moon-princess",
    ),
}
"""By game, the six decks that meet."""


class Game(NamedTuple):
    """A game to be played: two decks and a seed, which is also that of the choices."""

    deck_a: str
    deck_b: str
    seed: int


class Played(NamedTuple):
    """What a game came to."""

    decisions: int
    choices: int  # decisions with two options or more
    turns: int


def games_of(name: str) -> tuple[Game, ...]:
    """Every deck against every other, from both seats: 30 games."""
    decks = DECKS[name]
    return tuple(
        Game(a, b, seed) for seed, (a, b) in enumerate((a, b) for a in decks for b in decks if a != b)
    )


GAMES = games_of(FIRST)


class Bench:
    """Rules of a game with its six decks, everything that is made once made."""

    def __init__(self, name: str = FIRST, windows: str = "own") -> None:
        self.name = name
        self.games = games_of(name)
        self.rules: Rules = cutin.rules(name, windows=windows)
        self.decks = {deck: cutin.deck(deck, name) for deck in DECKS[name]}

    def new(self, game: Game, listener: list[cutin.Event] | None = None) -> GameState:
        """The game at its first decision."""
        one, other = self.decks[game.deck_a], self.decks[game.deck_b]
        return self.rules.new(one, other, seed=game.seed, listener=listener)

    def play(self, game: Game, listener: list[cutin.Event] | None = None) -> Played:
        """Plays a whole game at random."""
        state = self.new(game, listener)
        chance = random.Random(game.seed).random
        decisions = choices = 0
        while (decision := state.decision) is not None:
            count = len(decision.options)
            decisions += 1
            if count > 1:
                choices += 1
            state.apply(int(chance() * count))
        return Played(decisions, choices, state.table.turn)

    def moments(self, game: Game) -> Iterator[GameState]:
        """A copy of the state at every decision of the game."""
        state = self.new(game)
        chance = random.Random(game.seed).random
        while (decision := state.decision) is not None:
            yield state.clone()
            state.apply(int(chance() * len(decision.options)))

    def middles(self) -> list[GameState]:
        """The state in the middle of each game."""
        found = []
        for game in self.games:
            moments = list(self.moments(game))
            found.append(moments[len(moments) // 2])
        return found


def play_on(state: GameState, chance: random.Random, limit: int) -> int:
    """Plays on at random for that many decisions or to the end; returns how many were made."""
    made = 0
    pick = chance.random
    while made < limit and (decision := state.decision) is not None:
        state.apply(int(pick() * len(decision.options)))
        made += 1
    return made

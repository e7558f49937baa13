"""`python -m bench.strength`: how often `greedy` beats `random`.

Games come in pairs: the same decks and seed with the players' seats swapped, so that neither the deck nor
the first turn speaks for one of them. The interval is Wilson's at 95 %.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import cutin
from cutin.players import play, player

from .playing import DECKS, FIRST, Bench, Game
from .report import about

MUST = 0.85
Z = 1.959964


class Outcome(NamedTuple):
    """One game: what it was, the seat of the player in question, and who won (None: a draw)."""

    game: Game
    seat: int
    winner: int | None


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval in which the true share lies at 95 %.

    >>> [round(x, 3) for x in wilson(85, 100)]
    [0.767, 0.907]
    """
    share = won / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    below = 1 + Z * Z / games
    return (middle - spread) / below, (middle + spread) / below


def pairs(games: int, name: str = FIRST) -> list[Game]:
    """Half as many games as are played: the pairings of the six decks over and over, with seeds."""
    decks = DECKS[name]
    pairings = [(a, b) for a in decks for b in decks if a != b]
    return [Game(*pairings[n % len(pairings)], n) for n in range((games + 1) // 2)]


def play_pair(names: tuple[str, str], game: Game, name: str = FIRST) -> list[Outcome]:
    """The game twice, the first of the players in seat 0 and then in seat 1."""
    bench = Bench(name)
    found = []
    for seat in (0, 1):
        state = bench.new(game)
        in_seats = names if seat == 0 else (names[1], names[0])
        play(state, (player(in_seats[0], game.seed * 2), player(in_seats[1], game.seed * 2 + 1)))
        result: cutin.Result | None = state.result
        found.append(Outcome(game, seat, None if result is None else result.winner))
    return found


def summary(names: tuple[str, str], outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    """What came of it; a draw counts as not won."""
    games = len(outcomes)
    won = sum(one.winner == one.seat for one in outcomes)
    drawn = sum(one.winner is None for one in outcomes)
    low, high = wilson(won, games)
    by_deck = {
        deck: [
            sum(one.winner == one.seat for one in outcomes if deck_of(one) == deck),
            sum(deck_of(one) == deck for one in outcomes),
        ]
        for deck in dict.fromkeys(deck_of(one) for one in outcomes)
    }
    return {
        "players": list(names),
        "games": games,
        "won": won,
        "drawn": drawn,
        "lost": games - won - drawn,
        "share": round(won / games, 4),
        "interval_95": [round(low, 4), round(high, 4)],
        "must": MUST,
        "reached": won / games >= MUST,
        "won_of_games_by_deck": by_deck,
        "seconds": round(seconds, 1),
    }


def deck_of(one: Outcome) -> str:
    """The deck that the player in question played."""
    return one.game.deck_a if one.seat == 0 else one.game.deck_b


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.strength", description="One machine player against another, seats swapped."
    )
    parser.add_argument("--players", default="greedy,random", help="the one in question, and the other")
    parser.add_argument("--game", choices=DECKS, default=FIRST, help=f"which game is played ({FIRST})")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", metavar="FILE", type=Path, help="writes the figures there too")
    args = parser.parse_args()
    first, _, second = args.players.partition(",")
    names = (first, second or "random")
    games = pairs(args.games, args.game)
    start = time.perf_counter()
    outcomes: list[Outcome] = []
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as workers:
        for done, pair in enumerate(
            workers.map(play_pair, [names] * len(games), games, [args.game] * len(games)), 1
        ):
            outcomes += pair
            if done % 20 == 0:
                print(f"{done * 2} of {len(games) * 2} games", file=sys.stderr)
    data = {**about("bench.strength", args.game), **summary(names, outcomes, time.perf_counter() - start)}
    del data["games_played"]
    low, high = data["interval_95"]
    print(
        f"{names[0]} beats {names[1]} in {data['won']} of {data['games']} games ({data['drawn']} drawn): ",
        end="",
    )
    print(f"{data['share']:.1%}, 95 % interval {low:.1%} to {high:.1%}; must {MUST:.0%}")
    for deck, (won, count) in data["won_of_games_by_deck"].items():
        print(f"  with {deck}: {won} of {count}")
    if args.json is not None:
        args.json.write_text(json.dumps(data, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

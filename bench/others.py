"""Other engines for scale: random play and copies of a state, on the same machine in the same run.

Each is asked the same: whole games at random, the copy of a state in the middle of a game, and a copy played
on for 20 decisions. Decisions are counted where there were two options or more, except for dgisim, whose
agent does not say.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from types import FrameType
from typing import Any, NamedTuple

from .clock import each, runs

AHEAD = 20


class Other(NamedTuple):
    """What another engine reaches."""

    name: str
    version: str
    calls_per_decision: float
    decisions_per_second: float
    games_per_second: float
    copy_us: float
    copy_and_play_us: float


class Missing(NamedTuple):
    """An engine that is not installed."""

    name: str
    why: str


class Engine:
    """How another engine is driven."""

    package = ""
    games = 2

    def new(self, seed: int) -> Any:
        """A game at its beginning."""

    def choose(self, game: Any) -> Callable[[], Any] | None:
        """Takes an option at random; the act that carries it out, or None if the game is over."""

    def copy(self, game: Any) -> Any:
        """An independent copy."""

    def real(self, game: Any) -> bool:
        """Whether the decision just chosen had two options or more."""
        return True


class Chess(Engine):
    package = "chess"
    games = 10

    def __init__(self) -> None:
        self.chess = import_module("chess")
        self.count = 0

    def new(self, seed: int) -> Any:
        random.seed(seed)
        return self.chess.Board()

    def choose(self, game: Any) -> Callable[[], Any] | None:
        moves = list(game.legal_moves)
        self.count = len(moves)
        if not moves or game.halfmove_clock >= 100 or game.is_insufficient_material():
            return None
        move = random.choice(moves)
        return lambda: game.push(move)

    def real(self, game: Any) -> bool:
        return self.count > 1

    def copy(self, game: Any) -> Any:
        return game.copy(stack=False)


class Catanatron(Engine):
    package = "catanatron"
    games = 3

    def __init__(self) -> None:
        self.catanatron = import_module("catanatron")
        self.count = 0

    def new(self, seed: int) -> Any:
        c = self.catanatron
        return c.Game([c.RandomPlayer(c.Color.RED), c.RandomPlayer(c.Color.BLUE)], seed=seed + 1)

    def choose(self, game: Any) -> Callable[[], Any] | None:
        if game.winning_color() is not None or game.state.num_turns >= 1000:
            return None
        actions = game.state.playable_actions
        self.count = len(actions)
        action = actions[int(random.random() * len(actions))]
        return lambda: game.execute(action, validate_action=False)

    def real(self, game: Any) -> bool:
        return self.count > 1

    def copy(self, game: Any) -> Any:
        return game.copy()


class Dgisim(Engine):
    """Its states are immutable: a copy is the state itself."""

    package = "dgisim"
    games = 2

    def __init__(self) -> None:
        self.dgisim = import_module("dgisim")
        self.agent = import_module("dgisim.agents").RandomAgent()

    def new(self, seed: int) -> Any:
        random.seed(seed)
        return [self.dgisim.GameState.from_default()]

    def choose(self, game: Any) -> Callable[[], Any] | None:
        state = game[0]
        while not state.game_end() and state.waiting_for() is None:
            state = state.step()
        game[0] = state
        if state.game_end():
            return None
        seat = state.waiting_for()
        action = self.agent.choose_action([state], seat)

        def act() -> None:
            game[0] = state.action_step(seat, action)

        return act

    def copy(self, game: Any) -> Any:
        return game[:]


ENGINES: tuple[type[Engine], ...] = (Dgisim, Chess, Catanatron)


def play(engine: Engine, game: Any, limit: int = sys.maxsize) -> int:
    """Plays on at random; returns how many decisions with two options or more were made."""
    made = taken = 0
    while taken < limit and (act := engine.choose(game)) is not None:
        made += engine.real(game)
        taken += 1
        act()
    return made


def count(engine: Engine) -> float:
    """Python calls a decision, those of the driver here taken off."""
    calls = 0
    here = __file__

    def seen(frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal calls
        if event == "call" and frame.f_code.co_filename != here:
            calls += 1

    game = engine.new(0)
    sys.setprofile(seen)
    made = play(engine, game)
    sys.setprofile(None)
    return calls / made


def measure(kind: type[Engine]) -> Other | Missing:
    """What an engine reaches, or why it cannot be asked."""
    try:
        engine = kind()
    except ImportError as error:
        return Missing(kind.package, f"not installed ({error}): pip install 'cutin[bench]'")
    made = sum(play(engine, engine.new(seed)) for seed in range(engine.games))
    whole = runs(lambda: [play(engine, engine.new(seed)) for seed in range(engine.games)], 3)
    middles = []
    for seed in range(engine.games):
        length = play(engine, engine.new(seed))
        game = engine.new(seed)
        play(engine, game, length // 2)
        middles.append(game)
    copy = each(engine.copy, middles, 200, 3)
    ahead = each(lambda game: play(engine, engine.copy(game), AHEAD), middles, 5, 3)
    return Other(
        kind.package,
        version(kind.package),
        count(engine),
        made / whole,
        engine.games / whole,
        copy * 1e6,
        ahead * 1e6,
    )

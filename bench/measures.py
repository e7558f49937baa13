"""One function for each row of the table."""

from __future__ import annotations

import gc
import os
import random
import resource
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import cutin
from cutin.game.state import GameState

from .clock import RUNS, each, timed
from .counting import count_calls
from .playing import Bench, play_on

AHEAD = 20  # decisions that are played on a clone
READY = "import cutin; cutin.rules({name!r}).kinds_of(list(cutin.pool({name!r})))"


class Row(NamedTuple):
    """A figure beside what it must and what it should reach; `more` says that more is better."""

    key: str
    what: str
    value: float
    unit: str
    must: float | None = None
    aim: float | None = None
    more: bool = False

    def reached(self, wanted: float | None) -> bool | None:
        """Whether it reaches that; None where nothing is asked."""
        if wanted is None:
            return None
        return self.value >= wanted if self.more else self.value <= wanted


def calls(bench: Bench) -> Iterator[Row]:
    found = count_calls(bench)
    yield Row("calls_per_decision", "Python calls per decision", found.per_decision, "", 200, 90)
    yield Row("calls_per_turn", "Python calls per turn", found.per_turn, "")
    yield Row("calls_per_game", "Python calls per game", found.per_game, "")


def speed(bench: Bench) -> Iterator[Row]:
    """Whole games without and with a listener, by turns, so that both meet the same machine."""
    played = [bench.play(game) for game in bench.games]
    choices = sum(one.choices for one in played)

    def silent() -> None:
        for game in bench.games:
            bench.play(game)

    def heard() -> None:
        for game in bench.games:
            bench.play(game, [])

    heard()
    pairs = [(timed(silent), timed(heard)) for _ in range(RUNS)]
    alone = median(pair[0] for pair in pairs)
    yield Row(
        "decisions_per_second",
        "decisions (two or more options) a second",
        choices / alone,
        "/s",
        20_000,
        60_000,
        True,
    )
    yield Row("games_per_second", "whole games a second", len(bench.games) / alone, "/s", None, 300, True)
    share = median(pair[0] / pair[1] for pair in pairs)
    yield Row(
        "share_with_events", "share of that with events and trace collected", share, "", 0.5, 0.75, True
    )
    yield Row("decisions_per_game", "decisions (two or more options) a game", choices / len(bench.games), "")
    yield Row("turns_per_game", "turns a game", sum(one.turns for one in played) / len(bench.games), "")


def copies(bench: Bench) -> Iterator[Row]:
    middles = bench.middles()
    yield Row(
        "clone_us", "clone of a mid-game state", each(GameState.clone, middles, 200) * 1e6, "µs", 1.5, 0.5
    )

    def ahead(state: GameState) -> None:
        play_on(state.clone(), random.Random(1), AHEAD)

    for_twenty = [state for state in middles if play_on(state.clone(), random.Random(1), AHEAD) == AHEAD]
    yield Row(
        "clone_and_play_us",
        f"clone and play {AHEAD} decisions",
        each(ahead, for_twenty, 4) * 1e6,
        "µs",
        1000,
        350,
    )


def listing(bench: Bench) -> Iterator[Row]:
    """The question that is open is asked once more, in every seventh state of each game."""
    states = [state for game in bench.games for n, state in enumerate(bench.moments(game)) if n % 7 == 3]
    yield Row("listing_us", "listing the legal options, mean", each(list_again, states, 4) * 1e6, "µs", 20, 8)


def list_again(state: GameState) -> Any:
    """Asks the open question of the state once more, with nothing remembered of what was found possible."""
    state.asked = None
    frame = state.agenda[-1]
    ask = frame.flow(state)[frame.step].ask
    assert ask is not None
    return ask(state, frame)


def saving(bench: Bench) -> Iterator[Row]:
    middles = bench.middles()
    saved = [state.to_bytes() for state in middles]
    codec = bench.rules.codec

    def write(state: GameState) -> None:
        codec.known.clear()
        state.to_bytes()

    def read(data: bytes) -> None:
        codec.known.clear()
        bench.rules.load(data)

    yield Row(
        "to_bytes_us", "state to bytes, the first of its game", each(write, middles, 20) * 1e6, "µs", 40, 10
    )
    yield Row(
        "from_bytes_us", "state from bytes, the first of its game", each(read, saved, 10) * 1e6, "µs", 100, 30
    )
    yield Row(
        "to_bytes_again_us",
        "state to bytes, a further one",
        each(GameState.to_bytes, middles, 20) * 1e6,
        "µs",
    )
    yield Row(
        "from_bytes_again_us",
        "state from bytes, a further one",
        each(bench.rules.load, saved, 10) * 1e6,
        "µs",
    )
    size = sum(map(len, saved)) / len(saved)
    yield Row("bytes", "size of the bytes", size / 1024, "KB", 6, 3)


def looking(bench: Bench) -> Iterator[Row]:
    middles = bench.middles()

    def look(state: GameState) -> None:
        state.view(0)
        state.view(1)

    yield Row("view_us", "view of a player", each(look, middles, 10) / 2 * 1e6, "µs", 100, 50)


def memory(bench: Bench) -> Iterator[Row]:
    """What a hundred clones of each mid-game state need, each played one decision on and kept."""
    middles = [state for state in bench.middles() if state.decision is not None]

    def kept() -> list[GameState]:
        chance = random.Random(1)
        clones = []
        for state in middles:
            for _ in range(100):
                clone = state.clone()
                play_on(clone, chance, 1)
                clones.append(clone)
        return clones

    kept()
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = kept()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    one = (after - before) / len(clones)
    yield Row("memory_kb", "memory of one more clone played one decision on", one / 1024, "KB", 6, 3)


def starting(bench: Bench) -> Iterator[Row]:
    """Processor time of new processes, by turns with the bare interpreter, which is taken off.

    Modules are compiled already, as after an installation.
    """
    make_ready = READY.format(name=bench.name)
    with TemporaryDirectory() as compiled:
        new_process(make_ready, compiled)
        pairs = [
            [new_process(code, compiled) for code in ("pass", make_ready, "import cutin")]
            for _ in range(RUNS)
        ]
    bare = median(pair[0] for pair in pairs)
    ready = median(pair[1] for pair in pairs) - bare
    yield Row("ready_s", "import cutin and every card of the pool ready", ready, "s", 0.25, 0.1)
    yield Row("import_s", "import cutin alone", median(pair[2] for pair in pairs) - bare, "s")
    yield Row("bare_s", "the bare interpreter (taken off above)", bare, "s")


def new_process(code: str, compiled: str) -> float:
    """Processor time of a new interpreter that runs the code."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


MEASURES: tuple[Callable[[Bench], Iterator[Row]], ...] = (
    calls,
    speed,
    copies,
    listing,
    saving,
    looking,
    memory,
    starting,
)

__all__ = ["MEASURES", "Row", "cutin"]

"""`cutin simulate`: many games between machines, in one process or several."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from cutin.kernel.wording import shortened
from cutin.library import deck
from cutin.players.player import NAMES
from cutin.records import RecordError

from .common import INTERRUPTED, Usage, decks_of, new_seed, not_there, options_of, say_error
from .series import Figures, Played, Series, play_games, record_file

BAR = 30
BESIDE = 45  # columns that the figures beside the bar may need
CLEAR = "\r\x1b[K"


def run(args: Namespace) -> int:
    """Plays, shows how far it is, and prints the figures; after Ctrl-C those of the games played so far."""
    series = series_of(args)
    figures = Figures(series)
    start = time.perf_counter()
    progress = Progress(series.games, start)
    code = 0
    try:
        for games in playing(series, args.jobs):
            figures.add(games)
            progress.show(figures.games)
    except KeyboardInterrupt:
        code = INTERRUPTED
    seconds = time.perf_counter() - start
    progress.end()
    if code:
        say_error(f"interrupted after {figures.games} of {series.games} games; these are the figures so far")
    if args.json:
        print(json.dumps(figures.as_json(seconds), indent=2))
    else:
        print("\n".join(figures.as_text(seconds)))
    return code


def series_of(args: Namespace) -> Series:
    """The series that the command line asks for. Raises Usage, DeckError, OptionError and their kin."""
    players = [name.strip() for name in args.players.split(",")]
    if len(players) == 1:
        players *= 2
    if len(players) != 2:
        raise Usage(f"--players: expected two names such as greedy,random, found '{shortened(args.players)}'")
    for name in players:
        if name not in NAMES:
            raise Usage(f"--players: no player is called '{shortened(name)}'; there are: {', '.join(NAMES)}")
    if args.games < 1:
        raise Usage("--games: at least 1")
    if args.jobs < 1:
        raise Usage("--jobs: at least 1")
    decks = decks_of(args)
    options = options_of(args)
    if args.records:
        _folder(Path(args.records))
        for number in range(args.games):
            not_there(record_file(args.records, number), args.overwrite)
    return Series(
        args.game,
        (tuple(deck(decks[0], args.game)), tuple(deck(decks[1], args.game))),
        (players[0], players[1]),
        args.games,
        new_seed() if args.seed is None else args.seed,
        args.swap,
        tuple(sorted(options.items())),
        args.records or "",
    )


def _folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
        probe = path / ".cutin"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise RecordError(f"{path}: no records can be written there: {error.strerror}") from None


def playing(series: Series, jobs: int) -> Iterator[list[Played]]:
    """The games in parts, as they are finished."""
    if jobs == 1:
        for number in range(series.games):
            yield play_games(series, [number])
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    # A few games a part: progress is shown, and Ctrl-C obeyed, when a part is finished.
    size = max(1, min(4, series.games // (jobs * 4)))
    parts = [range(start, min(start + size, series.games)) for start in range(0, series.games, size)]
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_quiet)
    try:
        for done in as_completed([pool.submit(_part, series, part) for part in parts]):
            yield done.result()
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            sys.stderr.write(CLEAR)
        say_error("interrupted; the games that have begun are played to their end")
        raise
    finally:
        # After Ctrl-C the games that have begun are played to their end.
        pool.shutdown(wait=True, cancel_futures=True)


_stopped: list[int] = []


def _quiet() -> None:
    """Ctrl-C is for the process that started the others; here no further game begins after it."""
    signal.signal(signal.SIGINT, lambda number, _frame: _stopped.append(number))


def _part(series: Series, numbers: range) -> list[Played]:
    found: list[Played] = []
    for number in numbers:
        if _stopped:
            break
        found += play_games(series, [number])
    return found


class Progress:
    """A bar on standard error; without a terminal there a line for each tenth."""

    def __init__(self, games: int, start: float) -> None:
        self.games = games
        self.start = start
        self.terminal = sys.stderr.isatty()
        self.tenth = 0
        self.last = 0.0

    def show(self, done: int) -> None:
        """So many games are done."""
        now = time.perf_counter()
        rate = done / max(now - self.start, 1e-9)
        if self.terminal:
            if now - self.last < 0.1 and done < self.games:
                return
            self.last = now
            columns = os.get_terminal_size(sys.stderr.fileno()).columns or 80
            width = max(0, min(BAR, columns - BESIDE))
            filled = width * done // self.games
            left = (self.games - done) / rate
            bar = "#" * filled + "." * (width - filled)
            sys.stderr.write(f"\r[{bar}] {done}/{self.games}  {rate:.1f} games/s  {left:.0f} s left \x1b[K")
        elif done * 10 // self.games > self.tenth:
            self.tenth = done * 10 // self.games
            sys.stderr.write(f"{done}/{self.games} games, {rate:.1f} a second\n")
        sys.stderr.flush()

    def end(self) -> None:
        """Takes the bar away."""
        if self.terminal:
            sys.stderr.write(CLEAR)
            sys.stderr.flush()

"""`cutin play`: a new game or a resumed one, with a person at a terminal, or two machines without one."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path
from shlex import quote

from cutin.library import deck
from cutin.players import LIMIT, player
from cutin.records import History, RecordError, Setup, read_record, write_record
from cutin.records.history import setup_of
from cutin.records.record import goes_on, is_record

from .common import (
    INTERRUPTED,
    Usage,
    decks_of,
    new_seed,
    not_there,
    options_of,
    say_error,
    state_dir,
    told_with,
)
from .part import part


def run(args: Namespace) -> int:
    """Plays one game."""
    interactive = sys.stdin.isatty()
    history = History(setup(args, interactive)) if args.resume is None else resumed(args)
    record = None if args.record is None else Path(args.record)
    if record is not None:
        if is_record(record) and not goes_on(history.record(), record):
            not_there(record, args.overwrite)
        write_record(history.record(), record)
    if not interactive or "human" not in history.setup.players:
        return watch(history, record, args.lang)
    return at_terminal(history, record, args)


def setup(args: Namespace, interactive: bool) -> Setup:
    """The set-up that the command line asks for."""
    one, other = decks_of(args)
    options = options_of(args)
    players = ("human", args.opponent or "greedy")
    if not interactive:
        players = ("greedy", "greedy" if players[1] == "human" else players[1])
    # At a terminal windows are skipped by what everybody sees, so that a skipped one gives nothing away.
    options.setdefault("windows", "public" if interactive else "own")
    decks = (deck(one, args.game), deck(other, args.game))
    seed = new_seed() if args.seed is None else args.seed
    return setup_of(args.game, decks, seed, options, None, players)


def save_file(game: str) -> Path:
    """Where the game that is being played is kept."""
    folder = state_dir()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(f"{folder}: games cannot be saved there: {error.strerror}") from None
    return folder / f"{game}.json"


def kept_as(path: Path) -> Path:
    """A name for an unfinished game that makes room for another one; games kept before stay."""
    number = 1
    while (before := path.with_suffix(f".before{f'-{number}' if number > 1 else ''}.json")).exists():
        number += 1
    return before


def resumed(args: Namespace) -> History:
    """The saved game, with its history."""
    for name in ("deck", "option", "seed", "opponent"):
        if getattr(args, name):
            raise Usage(f"--{name} belongs to a new game; a resumed one goes on as it was")
    path = Path(args.resume) if args.resume else save_file(args.game)
    if not args.resume and not path.exists():
        raise RecordError(f"there is no game to resume ({path})")
    record = read_record(path)
    if record.setup.game != args.game:
        played = record.setup.game
        raise Usage(
            f"{path} is a game of {played}; go on with: cutin play {played} --resume {quote(str(path))}"
        )
    with told_with(path):
        return History.of(record)


# --- without a terminal -----------------------------------------------------------------------------


def watch(history: History, record: Path | None, lang: str = "en") -> int:
    """Two machines play, and the game is printed with rule numbers."""
    from cutin.telling import EVERYTHING, Narrator, language

    from .replay import header, shown

    names = [name if name != "human" else "greedy" for name in history.setup.players]
    machines = [player(name, history.setup.seed + 1 + seat) for seat, name in enumerate(names)]
    for line in header(history):
        print(line)
    for seat in (0, 1):
        cards = history.setup.decks[seat]
        print(f"deck of {'AB'[seat]}: {sum(count for _key, count in cards)} cards, {len(cards)} kinds")
    narrator = Narrator(EVERYTHING, language(lang, history.setup.game), history.setup.options)
    begun = 0
    while (decision := history.state.decision) is not None and len(history.choices) < LIMIT:
        history.choose(history.state.texts()[machines[decision.seat].choose(history.state)])
        for each in narrator.lines(history.happened[begun:]):
            print(shown(each))
        begun = len(history.happened)
    if record is not None:
        write_record(history.record(), record)
    if history.state.result is None:
        print(f"not over after {LIMIT} decisions")
    return 0


# --- at a terminal ----------------------------------------------------------------------------------


def at_terminal(history: History, record: Path | None, args: Namespace) -> int:
    """A person plays."""
    from rich.console import Console
    from rich.text import Text

    from cutin.telling import language

    from .session import Files, Session, Stop, resume_command

    console = Console(highlight=False)
    path = save_file(args.game)
    if args.resume is None and path.exists():
        before = kept_as(path)
        os.replace(path, before)
        console.print(f"An unfinished game was there; it is kept as {before}.", markup=False)
    elif history.choices:
        console.print(f"Resumed after {len(history.choices)} choices.", markup=False)
    if history.state.result is not None:
        console.print("This game is over.", markup=False)
    names = history.setup.players
    console.print(f"A: {names[0]}   B: {names[1]}   seed {history.setup.seed}   ? for help", markup=False)
    if not history.choices:
        console.print(Text(" ".join(part(args.game).introduction.split()), style="dim"))
    session = Session(history, Files(path, record), console, _ask, language(args.lang, args.game))
    if args.resume is not None:
        session.shown = len(history.happened)
    try:
        session.run()
    except (Stop, EOFError, KeyboardInterrupt) as stop:
        console.print()
        session.save()
        if session.unsaved:
            say_error(f"the game could not be saved: {session.unsaved}")
            return INTERRUPTED
        console.print(f"The game is saved. Go on with: {resume_command(args.game)}", markup=False)
        return INTERRUPTED if isinstance(stop, KeyboardInterrupt) else 0
    path.unlink(missing_ok=True)
    return 0


def _ask(prompt: str) -> str:
    return input(prompt)

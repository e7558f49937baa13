"""What the subcommands share: options of the game on the command line, decks, and plain errors."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from cutin.catalogue import GAMES, Game, game
from cutin.kernel.errors import CutinError
from cutin.kernel.wording import concise, harmless, shortened

BAD_INPUT = 2
INTERRUPTED = 130
FAULT = 70


class Usage(CutinError):
    """Something on the command line that cannot be."""


def a_name(argument: str, what: str) -> Callable[[str], str]:
    """The type of an argument that names something: it is not empty."""

    def named(words: str) -> str:
        if not words.strip():
            raise Usage(f"{argument}: expected {what}, found '{shortened(words)}'")
        return words

    return named


def add_overwrite(parser: ArgumentParser) -> None:
    """`--overwrite`."""
    parser.add_argument("--overwrite", action="store_true", help="replace a file that is there already")


def not_there(path: Path, overwrite: bool) -> None:
    """Raises Usage where a file would be replaced unasked, RecordError where none can be written."""
    from cutin.records.record import refuse_special

    refuse_special(path)
    if path.is_file() and not overwrite:
        raise Usage(f"{path}: this file is there already; with --overwrite it is replaced")


@contextmanager
def told_with(path: Path | str) -> Iterator[None]:
    """What is wrong with what a file holds is told with its name."""
    try:
        yield
    except Usage:
        raise
    except CutinError as error:
        if str(error).startswith(f"{path}:"):
            raise
        raise RefusedFile(f"{path}: {error}") from error


class RefusedFile(CutinError):
    """A file that cannot be used for what it holds; its cause says why."""


def add_game(parser: ArgumentParser) -> None:
    """The game as the first argument, and its options."""
    parser.add_argument("game", choices=tuple(GAMES), help="the game; --game GAME says it too")
    parser.add_argument("--deck", action="append", metavar="DECK", help=DECK_HELP)
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same game")
    add_options(parser)


def add_which(parser: ArgumentParser) -> None:
    """`--game`, where no game need be named (see `game_first`)."""
    parser.add_argument(
        "--game", choices=tuple(GAMES), help="only this game; its name as the first argument says it too"
    )


WHOLE = ("play", "simulate")
"""The commands that have the game as their first argument; the others that know games have `--game`."""
NARROWED = {"cards": ("list", "show", "check"), "deck": ("check",), "rules": ("search", "list", "coverage")}


def game_first(arguments: Sequence[str]) -> list[str]:
    """The same arguments with the game said as the command wants it: both ways go with every command.

    >>> game_first(["play", "--seed", "3", "--game", "vision"])
    ['play', 'vision', '--seed', '3']
    >>> game_first(["cards", "show", "vision", "Haste"])
    ['cards', 'show', '--game', 'vision', 'Haste']
    """
    found = list(arguments)
    command = found[0] if found else ""
    if command in NARROWED and found[1:2] == ["--game"] and len(found) > 3:
        _, _, name, action, *rest = found
        found = [command, action, "--game", name, *rest]
        if action not in NARROWED[command]:  # cutin rules --game vision 9.2.2
            found = [command, name, action, *rest]
    if command in WHOLE:
        for at, word in enumerate(found):
            if (word == "--game" and at + 1 < len(found)) or word.startswith("--game="):
                name = found[at + 1] if word == "--game" else word.partition("=")[2]
                del found[at : at + 1 + (word == "--game")]
                if found[1:2] != [name]:
                    if found[1:2] and found[1] in GAMES:
                        raise Usage(f"--game {shortened(name)}: the command says {found[1]} already")
                    found.insert(1, name)
                break
    elif found[1:2] and found[1] in NARROWED.get(command, ()) and len(found) > 2 and found[2] in GAMES:
        said = any(word == "--game" or word.startswith("--game=") for word in found)
        if not said and not (command == "rules" and found[1] == "search" and len(found) == 3):
            found.insert(2, "--game")
    return found


def add_options(parser: ArgumentParser) -> None:
    """`--option NAME=VALUE`."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option or house switch of the game (docs/options.md); may be given several times",
    )


def add_language(parser: ArgumentParser) -> None:
    """`--lang`."""
    parser.add_argument("--lang", choices=("en", "ja"), default="en", help=LANGUAGE_HELP)


LANGUAGE_HELP = (
    "the language of what happens; questions, options (they are what is typed and recorded), messages and "
    "the titles of rules stay English, and so do why-not and what-if"
)
DECK_HELP = (
    "a built-in deck or a deck file; the first for A, the second for B (default: the two learning decks)"
)


def decks_of(args: Namespace) -> tuple[str, str]:
    """The names of the two decks; one deck alone is played by both."""
    given: list[str] = args.deck or list(game(args.game).learning)
    if len(given) > 2:
        raise Usage(f"--deck: two decks at most, {len(given)} given")
    return given[0], given[-1]


def options_of(args: Namespace) -> dict[str, Any]:
    """The options of the game from `--option NAME=VALUE`. Raises Usage, OptionError."""
    return chosen(game(args.game), args.option, "--option: expected NAME=VALUE")


def chosen(of: Game, given: list[str], expected: str) -> dict[str, Any]:
    """Options of a game from words such as `hand_limit=7`. Raises Usage, OptionError."""
    from cutin.game.options import check_options

    possible = of.options
    found: dict[str, Any] = {}
    for words in given:
        name, equals, value = words.partition("=")
        if not equals:
            raise Usage(f"{expected}, found '{shortened(words)}'")
        option = possible.get(name)
        found[name] = value if option is None else typed(value, option.default)
    check_options(possible, found)
    return found


def typed(word: str, like: Any) -> Any:
    """A word as a value of the same type as another; left as it is where it cannot be."""
    if isinstance(like, bool):
        return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(
            word.lower(), word
        )
    if isinstance(like, int):
        return int(word) if word.removeprefix("-").isdecimal() and len(word) < 10 else word
    return word


def new_seed() -> int:
    """A seed that nobody has chosen."""
    return int.from_bytes(os.urandom(4), "big")


def state_dir() -> Path:
    """Where unfinished games are kept: $CUTIN_STATE, or `cutin` in the user's state folder."""
    if os.environ.get("CUTIN_STATE"):
        return Path(os.environ["CUTIN_STATE"])
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state") / "cutin"


def say_error(message: str) -> None:
    """One message on standard error."""
    with suppress(OSError):  # standard error may lead nowhere
        print(f"cutin: {harmless(concise(message))}", file=sys.stderr, flush=True)

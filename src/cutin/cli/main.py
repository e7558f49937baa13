"""The command line: which subcommand, and how errors end."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn

from cutin.catalogue import GAMES
from cutin.kernel.errors import CutinError
from cutin.kernel.wording import concise

from . import asking
from .common import (
    BAD_INPUT,
    FAULT,
    INTERRUPTED,
    a_name,
    add_game,
    add_language,
    add_overwrite,
    add_which,
    game_first,
    say_error,
)

EPILOG = "Each subcommand has its own help: cutin play --help"


class Parser(ArgumentParser):
    """Its complaints repeat nothing endless."""

    def error(self, message: str) -> NoReturn:
        super().error(concise(message))


def parser() -> ArgumentParser:
    """The whole command line."""
    titles = " and ".join(game.title for game in GAMES.values())
    top = Parser(
        prog="cutin",
        description=f"Plays, judges and simulates {titles} by the book.",
        epilog=EPILOG,
    )
    top.add_argument("--version", action="store_true", help="print the version and stop")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    _play(commands.add_parser("play", help="play a game in the terminal"))
    _simulate(commands.add_parser("simulate", help="let machines play many games"))
    _judge(commands.add_parser("judge", help="run scenario files"))
    _replay(commands.add_parser("replay", help="play a record again"))
    _cards(commands.add_parser("cards", help="list, show and check cards"))
    _deck(commands.add_parser("deck", help="check decks"))
    asking.add_what_if(commands.add_parser("what-if", help="the alternatives of a decision, side by side"))
    asking.add_why_not(commands.add_parser("why-not", help="which rules refuse an action, and what it needs"))
    _rules(commands.add_parser("rules", help="look up rules, and how much of them is proved"))
    return top


def _play(p: ArgumentParser) -> None:
    p.description = (
        "Plays a game in the terminal: you are A. Without a terminal on standard input two machines play, "
        "and the game is printed with rule numbers."
    )
    add_game(p)
    add_language(p)
    p.add_argument("--opponent", choices=("human", "random", "greedy"), help="who plays B (default: greedy)")
    p.add_argument(
        "--record",
        metavar="FILE",
        type=a_name("--record", "a file"),
        help="write a record of the game, after every choice",
    )
    add_overwrite(p)
    p.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a saved game (without FILE: the one that was played last)",
    )


def _simulate(p: ArgumentParser) -> None:
    p.description = "Lets two machines play many games and says who won how often."
    add_game(p)
    p.add_argument("--players", default="random,random", metavar="A,B", help="random or greedy for each seat")
    p.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    p.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default: 1)")
    p.add_argument(
        "--swap", action="store_true", help="play each game a second time with the players' seats swapped"
    )
    p.add_argument("--json", action="store_true", help="print the figures as JSON")
    p.add_argument(
        "--records",
        metavar="DIR",
        type=a_name("--records", "a folder"),
        help="write a record of each game into that folder",
    )
    add_overwrite(p)


def _judge(p: ArgumentParser) -> None:
    p.description = "Runs scenario files. Exit code 0: all passed, 1: one failed, 2: a file is malformed."
    p.add_argument(
        "paths", nargs="+", metavar="FILE_OR_FOLDER", type=a_name("FILE_OR_FOLDER", "a file or a folder")
    )
    asking.add_houses(p)
    add_language(p)
    p.add_argument("--trace", action="store_true", help="tell what happens, of many files too")
    p.add_argument("--format", choices=("text", "json", "html"), default="text", help="how it is printed")
    p.add_argument("--json", action="store_true", help="the same as --format json")


def _replay(p: ArgumentParser) -> None:
    p.description = "Plays a record again and prints what happens; every state is compared with the record."
    p.add_argument("record", metavar="RECORD", type=a_name("RECORD", "a file"))
    add_language(p)
    asking.add_scenario(p)
    p.add_argument("--to", type=int, metavar="N", help="stop after N decisions and show the table")
    p.add_argument("--trace", action="store_true", help="print every event, with the title of its rule")
    p.add_argument(
        "--any-version", action="store_true", help="also a record of another version of the engine"
    )


def _cards(p: ArgumentParser) -> None:
    p.description = "The cards of the pool, and card files."
    kinds = p.add_subparsers(dest="action", metavar="ACTION", required=True)
    listed = kinds.add_parser("list", help="one line for each card")
    shown = kinds.add_parser("show", help="a card with its text")
    checked = kinds.add_parser("check", help="check a card file")
    for action in (listed, shown, checked):
        add_which(action)
    listed.add_argument("words", nargs="*", metavar="WORD", help="only cards with all of these words")
    listed.add_argument("--decks", action="store_true", help="list the built-in decks instead")
    listed.add_argument("--left-out", action="store_true", help="list the cards that the pool lacks, and why")
    shown.add_argument("name", metavar="NAME", type=a_name("NAME", "the name of a card"))
    checked.add_argument("file", metavar="FILE", type=a_name("FILE", "a file"))


def _deck(p: ArgumentParser) -> None:
    kinds = p.add_subparsers(dest="action", metavar="ACTION", required=True)
    checked = kinds.add_parser("check", help="all that is wrong with a deck, each with its rule")
    add_which(checked)
    checked.add_argument(
        "file", metavar="DECK", type=a_name("DECK", "a deck"), help="a built-in deck or a deck file"
    )


def _rules(p: ArgumentParser) -> None:
    p.description = "The rulebook: what a rule says, how sure it is, what carries it out, and what tests it."
    kinds = p.add_subparsers(dest="action", metavar="ACTION", required=True)
    for game in GAMES.values():
        number = game.rule_id(game.example)
        shown = kinds.add_parser(
            game.name, help=f"show rules of {game.title}, by number: {game.example} or {number}"
        )
        shown.add_argument("rules", nargs="+", metavar="RULE", type=a_name("RULE", "a rule"))
    found = kinds.add_parser("search", help="rules that hold all of these words")
    found.add_argument("words", nargs="+", metavar="WORD", type=a_name("WORD", "a word"))
    add_which(found)
    listed = kinds.add_parser("list", help="one line for each rule")
    listed.add_argument("--chapter", type=int, metavar="N", help="only that chapter")
    add_which(listed)
    covered = kinds.add_parser("coverage", help="how much of the rulebooks is proved")
    add_which(covered)
    covered.add_argument("--json", action="store_true", help="print it as JSON")
    covered.add_argument("--html", metavar="FILE", type=a_name("--html", "a file"), help="write a page")
    add_overwrite(covered)
    covered.add_argument("--check", action="store_true", help="exit code 1 if less is proved than has to be")
    covered.add_argument(
        "--citations",
        metavar="FILE",
        type=a_name("--citations", "a file"),
        help="figures of a test run (default: those of the last `make rules`)",
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; returns its exit code. No traceback reaches a user for what a user has caused."""
    _streams()
    try:
        top = parser()
        args = top.parse_args(game_first(sys.argv[1:] if arguments is None else arguments))
        if args.version:
            from cutin.library import VERSION

            print(f"cutin {VERSION}")
            return 0
        if args.command is None:
            top.print_help()
            return 0
        return _run(args)
    except CutinError as error:
        say_error(str(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        say_error("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone; what is left in the buffer must not be complained about.
        _give_up_output()
        return 1
    except OSError as error:
        if os.environ.get("CUTIN_DEBUG"):
            raise
        if error.filename is None:  # a stream: a full disk behind `cutin ... > FILE`
            _give_up_output()
            say_error(f"the output cannot be written: {error.strerror or error}")
        else:
            say_error(f"{error.filename}: cannot be read or written: {error.strerror}")
        return BAD_INPUT
    except Exception as error:
        if os.environ.get("CUTIN_DEBUG"):
            raise
        say_error(f"a fault in cutin itself: {type(error).__name__}: {error} (CUTIN_DEBUG=1 shows where)")
        return FAULT


def _streams() -> None:
    """Streams that the caller has closed are as good as empty; what one cannot say is replaced by "?"."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 (open as long as the program runs)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _give_up_output() -> None:
    """What is left in the buffer goes nowhere, so that nothing complains about it at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(args: Namespace) -> int:
    module = import_module(f"cutin.cli.{args.command.replace('-', '_')}")
    code: int = module.run(args)
    sys.stdout.flush()
    return code

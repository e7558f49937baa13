"""`cutin replay`: a record played again."""

from __future__ import annotations

from argparse import Namespace

from cutin.records import History, read_record
from cutin.telling import EVERYTHING, Line, language, lines, trace

from .common import Usage


def run(args: Namespace) -> int:
    """Prints what happens, or the table after some decisions. Raises RecordError, Diverged."""
    tongue = language(args.lang)
    record = read_record(args.record)
    count = len(record.choices)
    if args.to is not None and not 0 <= args.to <= count:
        raise Usage(f"--to: the record has {count} decisions; {args.to} is not among them")
    history = History.of(record, args.to, args.any_version)
    for line in header(history):
        print(line)
    if args.trace:
        for text in trace(history.happened, EVERYTHING, tongue):
            print(text)
    else:
        for each in lines(history.happened, EVERYTHING, tongue, record.setup.options):
            print(shown(each))
    if args.to is not None and history.state.decision is not None:
        _table(history)
    print(f"{len(history.choices)} of {count} decisions replayed, every state as recorded")
    return 0


def header(history: History) -> list[str]:
    """Who plays what."""
    setup = history.setup
    return [
        f"{setup.game}, seed {setup.seed}" + "".join(f", {k} {v}" for k, v in setup.options.items()),
        *(f"{name}: {who}" for name, who in zip("AB", setup.players, strict=True) if who),
    ]


def shown(line: Line) -> str:
    """A line of the log; a turn stands apart."""
    return ("\n" if line.level == 0 else "") + line.shown()


def _table(history: History) -> None:
    from rich.console import Console

    from .board import board

    state = history.state
    decision = state.decision
    assert decision is not None
    print()
    Console(highlight=False).print(board(state, decision.seat))
    print(f"{'AB'[decision.seat]} has to decide ({decision.question}) [{decision.rule}]:")
    for text in state.texts():
        print(f"  {text}")

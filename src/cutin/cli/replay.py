"""`cutin replay`: a record played again."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from cutin.records import History, Record, read_record
from cutin.telling import EVERYTHING, Line, language, lines, trace

from .common import Usage, not_there, told_with


def run(args: Namespace) -> int:
    """Prints what happens, or the table after some decisions. Raises RecordError, Diverged."""
    record = read_record(args.record)
    with told_with(args.record):
        tongue = language(args.lang, record.setup.game)
    count = len(record.choices)
    if args.to is not None and not 0 <= args.to <= count:
        raise Usage(f"--to: the record has {count} decisions; {args.to} is not among them")
    if args.scenario is not None:
        return write_scenario(record, args)
    with told_with(args.record):
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


def write_scenario(record: Record, args: Namespace) -> int:
    """Writes a moment of the record as a scenario that has been seen to lead there."""
    from cutin.judge.from_record import scenario_of
    from cutin.records.record import write_whole

    if args.to is None:
        raise Usage("--scenario: say which moment with --to N")
    not_there(Path(args.scenario), args.overwrite)
    with told_with(args.record):
        made = scenario_of(record, args.to, Path(args.record).name, args.any_version)
    write_whole(Path(args.scenario), made.text)
    for note in made.notes:
        print(note)
    print(f"{args.scenario}: {made.about}; it runs with: cutin judge {args.scenario}")
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

    from .part import part

    state = history.state
    decision = state.decision
    assert decision is not None
    print()
    Console(highlight=False).print(part(state.rules.game).board(state, decision.seat))
    print(f"{'AB'[decision.seat]} has to decide ({decision.question}) [{decision.rule}]:")
    for text in state.texts():
        print(f"  {text}")

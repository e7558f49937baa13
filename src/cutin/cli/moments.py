"""A moment of a scenario or of a record, as `cutin why-not` and `cutin what-if` are asked about one."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from cutin.game.state import GameState
from cutin.records.record import is_record

from .common import Usage, told_with
from .part import part


def moment_of(args: Namespace) -> GameState:
    """The state that the command line speaks of. Raises CutinError: a file, a step or a decision is wrong."""
    path = Path(args.file)
    if is_record(path):
        for name in ("step", "case"):
            if getattr(args, name) is not None:
                raise Usage(f"--{name}: {path} is a record; a moment of it is said with --at N")
        return _of_record(path, args.at, args.any_version)
    if args.at is not None:
        raise Usage(f"--at: {path} is a scenario; a moment of it is said with --step N")
    from cutin.judge.scenario import load
    from cutin.judge.standing import case_of, stand

    scenario = load(path)
    return stand(scenario, case_of(scenario, args.case), args.step).state


def _of_record(path: Path, number: int | None, any_version: bool) -> GameState:
    from cutin.records import read_record, replay

    record = read_record(path)
    count = len(record.choices)
    if number is not None and not 0 <= number <= count:
        raise Usage(f"--at: {path} has {count} decisions; {number} is not among them")
    with told_with(path):
        return replay(record, number, any_version)


def where(state: GameState) -> str:
    """Where the game stands, in words."""
    place = part(state.rules.game).where(state)
    d = state.decision
    if d is None:
        return f"{place}: the game is over"
    return f"turn {state.table.turn}, {place}: {'AB'[d.seat]} decides ({d.question}) [{d.rule}]"

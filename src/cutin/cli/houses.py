"""`cutin judge --house` and `--houses`: how answers change under other readings of the house switches."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from cutin.judge import find_files
from cutin.judge.readings import Change, changes, other_readings
from cutin.judge.scenario import Scenario, load

from .common import chosen
from .questions import titled


def run(args: Namespace) -> int:
    """What changes, file by file. Raises CutinError for a file or a switch that cannot be."""
    answers: list[dict[str, Any]] = []
    for path in find_files([Path(each) for each in args.paths]):
        scenario = load(path)
        if args.house:
            readings = chosen(scenario.game, args.house, "--house: expected SWITCH=READING")
            answers.append(_under(scenario, path, readings, args.json))
        if args.houses:
            answers.append(_each(scenario, path, args.json))
    if args.json:
        print(json.dumps(answers, indent=2, ensure_ascii=False))
    return 0


def _under(scenario: Scenario, path: Path, readings: dict[str, object], as_json: bool) -> dict[str, Any]:
    found = changes(scenario, readings)
    said = ", ".join(f"{name}={_word(value)}" for name, value in readings.items())
    if not as_json:
        print(f"{path}, with {said} [{', '.join(scenario.game.options[name].rule for name in readings)}]")
        for change in found:
            for line in told(change):
                print(f"  {line}")
    return {"file": str(path), "house": said, "cases": [as_data(change) for change in found]}


def _each(scenario: Scenario, path: Path, as_json: bool) -> dict[str, Any]:
    """Every other reading, one at a time."""
    matter: list[tuple[str, list[Change]]] = []
    idle: list[str] = []
    for name, value in other_readings(scenario):
        found = [change for change in changes(scenario, {name: value}) if change.matters]
        said = f"{name}={_word(value)}"
        if found:
            matter.append((said, found))
        else:
            idle.append(said)
    if not as_json:
        print(path)
        for said, found in matter:
            name = said.partition("=")[0]
            print(f"  Matters: {said} [{titled(scenario.game.options[name].rule)}]")
            for change in found:
                for line in told(change):
                    print(f"    {line}")
        if not matter:
            print("  No switch matters to it.")
        print(f"  Makes no difference: {', '.join(idle)}")
    return {
        "file": str(path),
        "matter": {said: [as_data(change) for change in found] for said, found in matter},
        "make_no_difference": idle,
    }


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def told(change: Change) -> list[str]:
    """One case's change in lines."""
    start = f"{change.case}: " if change.case else ""
    if not change.matters:
        one, two = change.rules()
        cited = f" (other rules are cited: {', '.join(one + two)})" if one or two else ""
        return [f"{start}the answer is the same{cited}"]
    now, then = (_verdict(each) for each in (change.before, change.after))
    lines = [f"{start}{now} as it is read now, {then} so"]
    if change.after.stopped:
        lines.append(f"  the script is not possible: {change.after.stopped}")
    for failure in change.failures():
        lines.append(f"  line {failure.line}: expected {failure.expected}; comes out: {failure.was}")
    for name, one_was, two_was in change.facts():
        lines.append(f"  {name}: {one_was} -> {two_was}")
    one, two = change.rules()
    if one:
        lines.append(f"  cited only as it is read now: {', '.join(one)}")
    if two:
        lines.append(f"  cited only so: {', '.join(two)}")
    return lines


def _verdict(answer: Any) -> str:
    return "passed" if answer.passed else "stopped" if answer.stopped else "failed"


def as_data(change: Change) -> dict[str, Any]:
    """One case's change as plain data."""
    one, two = change.rules()
    return {
        "case": change.case,
        "matters": change.matters,
        "now": _verdict(change.before),
        "then": _verdict(change.after),
        "stopped": change.after.stopped,
        "failures": [
            {"line": f.line, "field": f.field, "expected": f.expected, "was": f.was}
            for f in change.failures()
        ],
        "end": [{"what": n, "now": a, "then": b} for n, a, b in change.facts()],
        "cited_only_now": one,
        "cited_only_then": two,
    }

"""`cutin judge`: scenario files, passed or failed."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any

from cutin.judge import Outcome, ScenarioError, find_files, run_file

from .common import BAD_INPUT, say_error


def run(args: Namespace) -> int:
    """A line for each file, the reasons for each failure, and the sum."""
    if args.house or args.houses:
        from . import houses

        return houses.run(args)
    try:
        files = find_files([Path(path) for path in args.paths])
    except ScenarioError as error:
        say_error(str(error))
        return BAD_INPUT
    if not files:
        say_error("there is no scenario file (.yaml) in " + ", ".join(args.paths))
        return BAD_INPUT
    passed = failed = 0
    malformed: list[str] = []
    outcomes: list[dict[str, Any]] = []
    for file in files:
        try:
            outcome = run_file(file)
        except ScenarioError as error:
            malformed.append(str(error))
            outcomes.append({"file": str(file), "malformed": str(error)})
            continue
        if outcome.passed:
            passed += 1
        else:
            failed += 1
        outcomes.append({**asdict(outcome), "passed": outcome.passed})
        if not args.json:
            tell(outcome, args.trace)
    if args.json:
        sums = {"passed": passed, "failed": failed, "malformed": len(malformed)}
        print(json.dumps({**sums, "outcomes": outcomes}, indent=2, ensure_ascii=False))
    else:
        for message in malformed:
            say_error(message)
        print(f"{passed} passed, {failed} failed")
    if malformed:
        return BAD_INPUT
    return 1 if failed else 0


def tell(outcome: Outcome, trace: bool) -> None:
    """One outcome: what was expected, what was, and what happened around it."""
    print(f"{outcome.file}: {'passed' if outcome.passed else 'failed'}")
    if trace:
        for line in outcome.trace:
            print(f"    {line}")
    for failure in outcome.failures:
        print(f"  line {failure.line}, {failure.field}")
        print(f"    expected: {failure.expected}")
        print(f"    was:      {failure.was}")
        if not trace:
            for line in failure.trace:
                print(f"    | {line}")

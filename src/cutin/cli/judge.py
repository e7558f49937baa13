"""`cutin judge`: scenario files, passed or failed, and what happened in them."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any

from cutin.judge import Outcome, ScenarioError, find_files, run_file

from .common import BAD_INPUT, Usage, say_error


def run(args: Namespace) -> int:
    """A line for each file, the reasons for each failure, and the sum."""
    if args.house or args.houses:
        from . import houses

        return houses.run(args)
    form = "json" if args.json else args.format
    try:
        files = find_files([Path(path) for path in args.paths])
    except ScenarioError as error:
        say_error(str(error))
        return BAD_INPUT
    if not files:
        say_error("there is no scenario file (.yaml) in " + ", ".join(args.paths))
        return BAD_INPUT
    if form == "html":
        if len(files) > 1:
            raise Usage(f"--format html shows one scenario; {len(files)} files are given")
        return page(files[0], args.lang)
    # Of a single file a person wants to know what happened, of many which came out.
    watch = args.trace or len(files) == 1
    passed = failed = 0
    malformed: list[str] = []
    outcomes: list[dict[str, Any]] = []
    for file in files:
        try:
            outcome = run_file(file, watch)
        except ScenarioError as error:
            malformed.append(str(error))
            outcomes.append({"file": str(file), "malformed": str(error)})
            continue
        if outcome.passed:
            passed += 1
        else:
            failed += 1
        if form == "json":
            outcomes.append(as_data(outcome, args.lang))
        else:
            tell(outcome, args.lang)
    if form == "json":
        sums = {"passed": passed, "failed": failed, "malformed": len(malformed)}
        print(json.dumps({**sums, "outcomes": outcomes}, indent=2, ensure_ascii=False))
    else:
        for message in malformed:
            say_error(message)
        print(f"{passed} passed, {failed} failed")
    if malformed:
        return BAD_INPUT
    return 1 if failed else 0


def tell(outcome: Outcome, lang: str) -> None:
    """One outcome: what happened, if it was watched, and where it failed, what was expected and what was."""
    print(f"{outcome.file}: {'passed' if outcome.passed else 'failed'}")
    if outcome.cases:
        from cutin.judge.timeline import as_text, timeline
        from cutin.telling import language

        tongue = language(lang, outcome.game.name)
        for case in outcome.cases:
            if case.name:
                print(f"\n  == {case.name}")
            for line in as_text(timeline(case, tongue, boards=False), tongue):
                print(f"    {line}")
    for failure in outcome.failures:
        print(f"  line {failure.line}, {failure.field}")
        print(f"    expected: {failure.expected}")
        print(f"    was:      {failure.was}")
        if not outcome.cases:
            for line in failure.trace:
                print(f"    | {line}")


def as_data(outcome: Outcome, lang: str) -> dict[str, Any]:
    """One outcome as plain data."""
    facts = {
        "file": outcome.file,
        "name": outcome.name,
        "passed": outcome.passed,
        "failures": [asdict(failure) for failure in outcome.failures],
        "trace": list(outcome.trace),
    }
    if outcome.cases:
        from cutin.judge.timeline import timeline
        from cutin.telling import language

        tongue = language(lang, outcome.game.name)
        facts["timeline"] = [asdict(timeline(case, tongue)) for case in outcome.cases]
    return facts


def page(file: Path, lang: str) -> int:
    """One scenario as a page for a browser."""
    from cutin.judge.page import html
    from cutin.telling import language

    try:
        outcome = run_file(file, True)
    except ScenarioError as error:
        say_error(str(error))
        return BAD_INPUT
    print(html(outcome, language(lang, outcome.game.name)), end="")
    return 0 if outcome.passed else 1

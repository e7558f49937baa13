"""Runs scenarios and says what came out."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from cutin.cards.files import Value
from cutin.catalogue import Game

from .check import Failure, unmet
from .expected import Expected
from .faults import ScenarioError
from .scenario import Act, Case, Pass, Scenario, Step, WhatIf, load, loads
from .script import Hand, NotPossible, both_pass, pass_until, resolve
from .setup import begin
from .table import Still, Table

# So much of the trace is shown around a failure.
AROUND = 14


@dataclass(frozen=True)
class Seen:
    """A case as it was seen: the game before the first choice and after each."""

    name: str
    stills: tuple[Still, ...]


@dataclass(frozen=True)
class Outcome:
    """What came out of a scenario file: passed if there are no failures. `trace` tells the whole of it;
    `cases` are kept for a timeline, if one was asked for."""

    file: str
    name: str
    failures: tuple[Failure, ...]
    trace: tuple[str, ...]
    game: Game
    cases: tuple[Seen, ...] = ()

    @property
    def passed(self) -> bool:
        return not self.failures


@dataclass
class Run:
    """One case being run."""

    case: Case
    failures: list[Failure]
    # What has been cited on copies of the table.
    aside: set[str] = field(default_factory=set)

    def all(self, table: Table) -> None:
        self.steps(table, self.case.steps)
        cited = table.cited(0) | self.aside
        for rule, at in self.case.cites:
            if rule not in cited:
                self.fail(table, at, f"{rule} is cited", f"cited: {', '.join(sorted(cited)) or 'nothing'}")

    def fail(self, table: Table, at: Value, expected: str, was: str) -> None:
        field = f"{self.case.name}: {at.field}" if self.case.name else at.field
        trace = tuple(table.trace()[-AROUND:])
        self.failures.append(Failure(at.file, at.line, field, expected, was, trace))

    def steps(self, table: Table, steps: tuple[Step, ...]) -> None:
        since = table.count()
        for step in steps:
            if isinstance(step, Expected):
                for at, expected, was in unmet(table, step, since):
                    self.fail(table, at, expected, was)
                since = table.count()
            elif isinstance(step, WhatIf):
                copy = table.clone()
                if table.stills is not None:
                    copy.stills = []
                    copy.aside += 1
                    copy.line = step.at.line
                    copy.keep(copy.count())
                copy.note(f"what if (line {step.at.line})")
                before = copy.count()
                self.steps(copy, step.steps)
                self.aside |= copy.cited(before)
                table.take_notes(copy)
                if table.stills is not None and copy.stills is not None:
                    table.stills += copy.stills
                    table.keep(table.count())
                since = table.count()
            else:
                self.step(table, step)

    def step(self, table: Table, step: Act | Pass) -> None:
        table.line = step.at.line
        try:
            if isinstance(step, Act):
                for words in table.part.in_order(step.words):
                    table.note(f"{'AB'[step.seat]}: {words}")
                    Hand(table, step.seat).say(words)
            elif step.resolve:
                table.note("resolve")
                resolve(table)
            elif step.until is None:
                table.note("both pass")
                both_pass(table)
            else:
                table.note(f"until {step.until.words}")
                pass_until(table, step.until, step.at)
        except NotPossible as stop:
            message = stop.message
            if stop.rest and table.decision is not None:
                reasons = table.why_not(stop.rest)
                if reasons:
                    message += "; refused: " + "; ".join(f"{reason} ({rule})" for rule, reason in reasons)
            step.at.fail(f"{message} [{table.now()}]")


def judge(scenario: Scenario, watch: bool = False) -> Outcome:
    """Runs every case of a scenario; `watch` keeps the game at every choice.

    Raises `ScenarioError` where a step is not legal at that point.
    """
    failures: list[Failure] = []
    trace: list[str] = []
    seen: list[Seen] = []
    for case in scenario.cases:
        if case.name:
            trace.append(f"== {case.name}")
        table = begin(scenario, case)
        if watch:
            table.stills = []
            table.keep(0)
        try:
            Run(case, failures).all(table)
        finally:
            trace += table.trace()
            seen.append(Seen(case.name, tuple(table.stills or ())))
    cases = tuple(seen) if watch else ()
    return Outcome(scenario.file, scenario.name, tuple(failures), tuple(trace), scenario.game, cases)


def run_file(path: Path | str, watch: bool = False) -> Outcome:
    """Reads and runs a scenario file; raises `ScenarioError` if it is malformed."""
    return judge(load(Path(path)), watch)


def run_text(text: str, file: str = "scenario") -> Outcome:
    """The same from a text."""
    return judge(loads(text, file))


def find_files(paths: list[Path]) -> list[Path]:
    """The scenario files of files and folders, in order of name; raises `ScenarioError` if one is missing."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
        elif path.exists():
            found.append(path)
        else:
            raise ScenarioError(str(path), 0, "", "there is no such file or folder")
    return found

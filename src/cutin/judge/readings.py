"""A scenario under another reading of a house switch: what of its answer changes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .alternatives import GONE, facts, labels
from .check import Failure
from .faults import ScenarioError
from .runner import Run
from .scenario import Case, Scenario
from .setup import begin
from .table import Table

# Switches that decide what is asked or known, not how a rule is read.
NO_READINGS = ("windows", "open_lists")


@dataclass(frozen=True)
class Answer:
    """What came of one case: what failed, what stood at its end, and which rules were cited."""

    failures: tuple[Failure, ...]
    end: dict[str, str]
    rules: frozenset[str]
    stopped: str = ""

    @property
    def passed(self) -> bool:
        return not self.failures and not self.stopped


@dataclass(frozen=True)
class Change:
    """How a case's answer changes under another reading; all empty if it does not."""

    case: str
    before: Answer
    after: Answer

    def facts(self) -> list[tuple[str, str, str]]:
        """What stands otherwise at the end: what, as it is now read, and under the other reading."""
        one, two = self.before.end, self.after.end
        if self.after.stopped:
            return []
        return [
            (name, one.get(name, GONE), two.get(name, GONE))
            for name in dict.fromkeys([*one, *two])
            if one.get(name) != two.get(name)
        ]

    def failures(self) -> list[Failure]:
        """What is expected and does not come out under the other reading only."""
        known = {(f.field, f.was) for f in self.before.failures}
        return [f for f in self.after.failures if (f.field, f.was) not in known]

    def rules(self) -> tuple[list[str], list[str]]:
        """The rules cited only as it is now read, and only under the other reading."""
        return sorted(self.before.rules - self.after.rules), sorted(self.after.rules - self.before.rules)

    @property
    def matters(self) -> bool:
        """Whether anything of the answer is another."""
        if self.after.stopped != self.before.stopped or self.before.passed != self.after.passed:
            return True
        return bool(self.facts() or self.failures())


def answer(scenario: Scenario, case: Case) -> Answer:
    """Runs a case; a step that is not possible ends it. Raises ScenarioError where it cannot begin."""
    table = begin(scenario, case)
    run = Run(case, [])
    stopped = ""
    try:
        run.all(table)
    except ScenarioError as error:
        stopped = str(error)
    return Answer(tuple(run.failures), _end(table), frozenset(table.cited(0) | run.aside), stopped)


def _end(table: Table) -> dict[str, str]:
    return facts(table.state, labels(table.state))


def with_readings(scenario: Scenario, readings: dict[str, object]) -> Scenario:
    """The same scenario with those switches."""
    at = scenario.cases[0].at
    kept = tuple(option for option in scenario.options if option[0] not in readings)
    return replace(scenario, options=kept + tuple((name, value, at) for name, value in readings.items()))


def changes(scenario: Scenario, readings: dict[str, object]) -> list[Change]:
    """How each case's answer changes with other readings."""
    other = with_readings(scenario, readings)
    return [Change(case.name, answer(scenario, case), answer(other, case)) for case in scenario.cases]


def other_readings(scenario: Scenario) -> list[tuple[str, object]]:
    """Each other reading of each switch of an open question; limits that are numbers are no readings."""
    given = {name: value for name, value, _at in scenario.options}
    found: list[tuple[str, object]] = []
    for name, option in scenario.game.options.items():
        if name in NO_READINGS or len(option.values) > 9:
            continue
        now = given.get(name, option.default)
        found += [(name, value) for value in option.values if value != now]
    return found

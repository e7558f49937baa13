"""A scenario brought to one of its moments, so that something can be asked there."""

from __future__ import annotations

from cutin.kernel.wording import shortened

from .faults import ScenarioError
from .runner import Run
from .scenario import Case, Scenario
from .setup import begin
from .table import Table


def case_of(scenario: Scenario, name: str | None) -> Case:
    """The case of that name; the only one need not be named. Raises ScenarioError."""
    if name is None and len(scenario.cases) == 1:
        return scenario.cases[0]
    names = ", ".join(case.name for case in scenario.cases)
    if name is None:
        raise ScenarioError(scenario.file, 0, "cases", f"there are several; say which with --case: {names}")
    for case in scenario.cases:
        if case.name == name:
            return case
    raise ScenarioError(
        scenario.file, 0, "cases", f"there is no case '{shortened(name)}'; there are: {names or 'none'}"
    )


def stand(scenario: Scenario, case: Case, step: int | None = None) -> Table:
    """The table after so many steps of the script (None: all of them). Expectations are not looked at.

    Raises ScenarioError for a step that the script does not have or that is not possible.
    """
    if step is not None and not 0 <= step <= len(case.steps):
        raise ScenarioError(
            scenario.file, 0, "script", f"has {len(case.steps)} steps; --step {step} is not among them"
        )
    table = begin(scenario, case)
    Run(case, []).steps(table, case.steps if step is None else case.steps[:step])
    return table

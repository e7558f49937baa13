"""Whatever carries out a rule of the seed chapter is taken away in turn, and a test of the rule must fail.

As in Gundam War (`tests/gundam_war/test_removal.py`): citations are not looked at meanwhile, since what must
fail is what happens in the game, not what is said of it.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from taking_away import ENGINE, Test, fails, steps_of, without_point, without_step
from vision_scenes import Scene

from cutin.cli.rule_index import named_after as rules_of_test
from cutin.kernel.agenda import Step
from cutin.kernel.citing import POINTS, Point
from cutin.vision import c09_removal
from cutin.vision.game import FRAMES
from cutin.vision.rulebook import BOOK

FOLDER = Path(__file__).parent
SEED = [rule for rule, about in BOOK.rules.items() if about.seed]
# Rules that only define a word, head a list or permit what nothing forbids.
DEFINITIONS = {rule for rule in BOOK.without_code if BOOK.rules[rule].seed}
STEPS = steps_of(FRAMES)


def _tests() -> dict[str, list[Test]]:
    """The tests named after each rule."""
    found: dict[str, list[Test]] = {}
    for path in sorted(FOLDER.glob("test_[01][0-9]_*.py")):
        module = importlib.import_module(path.stem)
        for name, value in vars(module).items():
            if name.startswith("test_") and callable(value):
                for rule in rules_of_test(name, "vision"):
                    found.setdefault(rule, []).append(value)
    return found


TESTS = _tests()


class _AsOften(int):
    """As often as is asked for."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = int.__hash__


@contextmanager
def citations_unseen() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Scene, "cited", lambda self, rule: _AsOften(1))
        yield


# --- what can be taken away -------------------------------------------------------------------------


def _passed_over(s: Any, f: Any, *_: Any) -> int:
    """A step in which effects resolve is passed over: those that have come to it go on."""
    c09_removal.advance(s, c09_removal.batch(s))
    return c09_removal.LOOK


REMOVALS: list[tuple[str, Any]] = [
    *((point.rule, point) for point in POINTS if point.rule in SEED),
    *((step.rule, step) for step in STEPS if step.rule in SEED),
]


def away(what: Any) -> AbstractContextManager[None]:
    if isinstance(what, Point):
        return without_point(what, STEPS)
    if what in c09_removal.Removal.steps and c09_removal.Removal.steps.index(what) in c09_removal.EVENTS:
        return without_step(what, _passed_over)
    return without_step(what)


def _name(removal: tuple[str, Any]) -> str:
    rule, what = removal
    return f"{rule}:{what.name}"


@pytest.mark.parametrize("removal", REMOVALS, ids=_name)
def test_a_test_of_the_rule_fails_without_it(removal: tuple[str, Any]) -> None:
    rule, what = removal
    with citations_unseen(), away(what):
        failed = [test.__name__ for test in TESTS.get(rule, []) if fails(test)]
    assert failed, f"every test of {rule} passes without {_name(removal)}"


def test_with_nothing_taken_away_none_fails() -> None:
    """So that what fails above fails for what is away, not for how it is looked at."""
    with citations_unseen():
        assert not [test.__name__ for rule in SEED for test in TESTS.get(rule, []) if fails(test)]


@pytest.mark.parametrize("rule", SEED)
def test_every_seed_rule_has_its_own_test(rule: str) -> None:
    assert TESTS.get(rule)


@pytest.mark.parametrize("rule", [rule for rule in SEED if rule not in DEFINITIONS])
def test_a_test_of_the_rule_looks_for_it_in_the_trace(rule: str) -> None:
    source = "".join(inspect.getsource(test) for test in TESTS.get(rule, []))
    assert f'"{rule}"' in source


def test_what_is_no_definition_can_be_taken_away() -> None:
    assert len(SEED) == 87
    missing = [rule for rule in SEED if rule not in DEFINITIONS and rule not in {r for r, _ in REMOVALS}]
    assert not missing


def test_definitions_carry_no_citation() -> None:
    assert not DEFINITIONS & {rule for rule, _ in REMOVALS}
    package = ENGINE / "vision"
    source = "".join(path.read_text("utf-8") for path in package.rglob("*.py") if path.stem != "options")
    assert not [rule for rule in DEFINITIONS if f'"{rule}"' in source]


def test_every_removal_is_a_step_or_a_point() -> None:
    assert all(isinstance(what, (Step, Point)) for _rule, what in REMOVALS)

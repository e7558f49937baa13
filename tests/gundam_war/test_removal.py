"""Whatever carries out a rule of the seed chapters is taken away in turn, and a test of the rule must fail.

Taken away are the functions marked with the rule (`cutin.kernel.citing.POINTS`), in every module that holds
them, the steps of procedures that bear it, and the steps that texts are made into. Meanwhile citations are
not looked at: what must fail is what happens in the game, not what is said of it.
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import re
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from definitions import DEFINITIONS
from taking_away import ENGINE, Test, fails, steps_of, without_part_of_texts, without_point, without_step

import cutin
from cutin.cards import pool
from cutin.gundam_war.game import FRAMES
from cutin.gundam_war.rulebook import BOOK
from cutin.judge import check, runner
from cutin.kernel.agenda import Step
from cutin.kernel.citing import POINTS, Point

FOLDER = Path(__file__).parent
SEED = [rule for rule, about in BOOK.rules.items() if about.seed]
# Where texts are made into steps.
MAKE_STEPS = ("cutin.game.meaning.", "cutin.gundam_war.meaning.", "cutin.gundam_war.hooks")

STEPS = steps_of(FRAMES)


def named_after(rule: str) -> list[Test]:
    """The tests named after a rule, of the file of its chapter."""
    chapter, number = rule.removeprefix("GW-").split(".")
    found: list[Test] = []
    for path in sorted(FOLDER.glob(f"test_{int(chapter):02d}_*.py")):
        module = importlib.import_module(path.stem)
        found += [
            value for name, value in vars(module).items() if re.match(rf"test_{chapter}_{number}_\D", name)
        ]
    return found


# --- taking away ------------------------------------------------------------------------------------


@contextmanager
def citations_unseen() -> Iterator[None]:
    """Scenarios do not look at what is cited, nor at the rule beside an event, a question or a refusal."""
    look = check.unmet

    def unmet(table: Any, expected: Any, since: int) -> Iterator[Any]:
        for at, wanted, was in look(table, expected, since):
            if not re.search(r"\.(cites|does not cite|rule)\b", at.field) and "refused by" not in wanted:
                yield at, wanted, was

    def fits(self: Any, number: int, want: Any) -> bool:
        return bool(seen(self, number, dataclasses.replace(want, rule="")))

    seen = runner.Table.fits
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(check, "unmet", unmet)
        patch.setattr(runner, "unmet", unmet)
        patch.setattr(runner.Table, "fits", fits)
        patch.setattr(runner.Table, "cited", lambda self, since: _Everything())
        yield


class _Everything(set[str]):
    """Whatever is looked for has been cited."""

    def __contains__(self, rule: object) -> bool:
        return True


# --- what can be taken away -------------------------------------------------------------------------


def rules_in_texts() -> list[str]:
    """The seed rules that steps of the pool's texts bear."""
    rules = cutin.rules("gundam-war")
    rules.kinds_of(list(pool("gundam-war")))
    programs = [part for text in rules.texts.values() for part in (text.program, *text.deeds)]
    return sorted({step.rule for part in programs for step in part} & set(SEED))


REMOVALS: list[tuple[str, Any]] = [
    *((point.rule, point) for point in POINTS if point.rule in SEED),
    *((step.rule, step) for step in STEPS if step.rule in SEED),
    *((rule, "texts") for rule in rules_in_texts()),
]


def away(what: Any, rule: str) -> AbstractContextManager[None]:
    if isinstance(what, Point):
        return without_point(what, STEPS)
    return without_step(what) if isinstance(what, Step) else without_part_of_texts(rule, MAKE_STEPS)


def _name(removal: tuple[str, Any]) -> str:
    rule, what = removal
    return f"{rule}:{what if isinstance(what, str) else what.name}"


@pytest.mark.parametrize("removal", REMOVALS, ids=_name)
def test_a_test_of_the_rule_fails_without_it(removal: tuple[str, Any]) -> None:
    rule, what = removal
    with citations_unseen(), away(what, rule):
        failed = [test.__name__ for test in named_after(rule) if fails(test)]
    assert failed, f"every test of {rule} passes without {_name(removal)}"


def test_with_nothing_taken_away_none_fails() -> None:
    """So that what fails above fails for what is away, not for how it is looked at."""
    with citations_unseen():
        assert not [test.__name__ for rule in SEED for test in named_after(rule) if fails(test)]


# Looking is no part of the game, and leaves no trace in it.
WITHOUT_TRACE = {"GW-19.6"}


@pytest.mark.parametrize("rule", [rule for rule in SEED if rule not in {*DEFINITIONS, *WITHOUT_TRACE}])
def test_a_test_of_the_rule_looks_for_it_in_the_trace(rule: str) -> None:
    looked_for = re.compile(rf"cites: \[[^\]]*{rule}\b|{rule}[)\"]")
    assert any(looked_for.search(inspect.getsource(test)) for test in named_after(rule))


@pytest.mark.parametrize("rule", SEED)
def test_every_seed_rule_has_its_own_test(rule: str) -> None:
    assert named_after(rule)


def test_what_is_no_definition_can_be_taken_away() -> None:
    assert len(SEED) == 72
    missing = [rule for rule in SEED if rule not in DEFINITIONS and rule not in {r for r, _ in REMOVALS}]
    assert not missing


def test_definitions_are_few_and_carry_no_citation() -> None:
    assert len(DEFINITIONS) <= 15
    assert set(DEFINITIONS) <= set(SEED)
    assert not set(DEFINITIONS) & {rule for rule, _ in REMOVALS}
    package = ENGINE / "gundam_war"
    source = "".join(path.read_text("utf-8") for path in package.rglob("*.py") if path.stem != "options")
    assert not [rule for rule in DEFINITIONS if f'"{rule}"' in source]

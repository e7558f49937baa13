"""Counts, while the tests run, which rules the program names: `pytest --citations=FILE` writes the figures.

Counted is what the program itself says at run time: events that bear a rule, questions asked by one,
refusals found by one, and answers to "why not" by one. Where rules are taken away to see tests fail
(test_removal.py), nothing is counted.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutin.catalogue import game_of_rule
from cutin.game.state import GameState
from cutin.kernel import agenda, changes, decision

NOT_COUNTED = ("test_removal.py",)
KINDS = ("events", "questions", "refusals", "answers")

Counts = dict[str, Counter[str]]


class Citations:
    """How often each rule was named, and by how many tests."""

    def __init__(self) -> None:
        self.total: Counts = {kind: Counter() for kind in (*KINDS, "tests")}
        self.seen: set[str] | None = None
        # While an answer is looked for, only what is answered counts.
        self.answering = False

    def note(self, kind: str, rule: str) -> None:
        if self.seen is not None and rule and not self.answering:
            self.total[kind][rule] += 1
            self.seen.add(rule)

    def add(self, other: dict[str, dict[str, int]]) -> None:
        """Adds what another process has counted."""
        for kind, counts in other.items():
            self.total[kind].update(counts)

    def by_rule(self) -> dict[str, dict[str, int]]:
        named = {rule for counts in self.total.values() for rule in counts}
        # The kernel's tests play a made-up game, whose rules stand in no rulebook.
        rules = sorted(rule for rule in named if game_of_rule(rule) is not None)
        return {rule: {kind: self.total[kind][rule] for kind in self.total} for rule in rules}


CITED = Citations()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--citations", metavar="FILE", help="write how often each rule was cited, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("citations"):
        return
    _count_events()
    _count_made(decision.Decision, "questions")
    _count_made(decision.Refusal, "refusals")
    _count_answers()


def _count_events() -> None:
    made = changes.Event

    def event(kind: str, rule: str, *rest: Any, **named: Any) -> Any:
        CITED.note("events", rule)
        return made(kind, rule, *rest, **named)

    for module in (changes, agenda):
        module.Event = event  # type: ignore[attr-defined, assignment, misc]  # counted instead


def _count_made(made: type, kind: str) -> None:
    """Wherever cutin makes one of these records, one is made that is counted."""

    def note(self: Any) -> None:
        CITED.note(kind, self.rule)

    name = made.__name__
    more = {"__post_init__": note, "__doc__": made.__doc__}
    counted = msgspec.defstruct(
        name, [], bases=(made,), namespace=more, module=made.__module__, eq=False, gc=False
    )
    for module in [module for key, module in sys.modules.items() if key.partition(".")[0] == "cutin"]:
        if getattr(module, name, None) is made:
            setattr(module, name, counted)


def _count_answers() -> None:
    asked = GameState.why_not

    def why_not(self: GameState, *args: Any, **named: Any) -> list[decision.Refusal]:
        CITED.answering = True
        try:
            found = asked(self, *args, **named)
        finally:
            CITED.answering = False
        for refusal in found:
            CITED.note("answers", refusal.rule)
        return found

    GameState.why_not = why_not  # type: ignore[method-assign]  # counted instead


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    if item.config.getoption("citations") and item.path.name not in NOT_COUNTED:
        CITED.seen = set()
    try:
        return (yield)
    finally:
        if CITED.seen:
            CITED.total["tests"].update(CITED.seen)
        CITED.seen = None


def pytest_sessionfinish(session: pytest.Session) -> None:
    file = session.config.getoption("citations")
    if not file:
        return
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["citations"] = {k: dict(v) for k, v in CITED.total.items()}
        return
    path = Path(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(CITED.by_rule(), indent=0) + "\n", encoding="utf-8")


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A worker of pytest-xdist is done."""
    CITED.add(getattr(node, "workeroutput", {}).get("citations", {}))

"""Every example of the guides runs and comes out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cutin.judge import run_text

DOCS = Path(__file__).parents[2] / "docs"


def examples(document: str) -> list[str]:
    return re.findall(r"^```yaml\n(.*?)^```", (DOCS / document).read_text(encoding="utf-8"), re.S | re.M)


EXAMPLES = examples("scenarios.md")
WORKED = examples("judging.md")


def name_of(text: str) -> str:
    return next(line.removeprefix("name: ") for line in text.splitlines() if line.startswith("name: "))


@pytest.mark.parametrize("text", EXAMPLES + WORKED, ids=name_of)
def test_example(text: str) -> None:
    """An example of docs/scenarios.md or docs/judging.md."""
    outcome = run_text(text, "docs")
    assert outcome.passed, "\n" + "\n".join(str(failure) for failure in outcome.failures)


def test_the_first_one_has_ten_lines() -> None:
    """A newcomer writes one in ten lines, besides its name."""
    first = EXAMPLES[0].strip().splitlines()
    assert len([line for line in first if not line.startswith("name:")]) <= 10


def test_five_questions_are_worked_through_two_of_vision() -> None:
    assert len(WORKED) == 5
    assert sum("game: vision" in text for text in WORKED) == 2

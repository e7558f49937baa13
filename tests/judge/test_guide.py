"""Every example of the guide runs and comes out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cutin.judge import run_text

GUIDE = Path(__file__).parents[2] / "docs" / "scenarios.md"
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.S | re.M)


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.splitlines()[0].removeprefix("name: "))
def test_example(text: str) -> None:
    """An example of docs/scenarios.md."""
    outcome = run_text(text, "docs/scenarios.md")
    assert outcome.passed, "\n" + "\n".join(str(failure) for failure in outcome.failures)


def test_the_first_one_has_ten_lines() -> None:
    """A newcomer writes one in ten lines, besides its name."""
    first = EXAMPLES[0].strip().splitlines()
    assert len([line for line in first if not line.startswith("name:")]) <= 10

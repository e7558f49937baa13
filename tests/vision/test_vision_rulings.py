"""Every ruling is a scenario file; each must come out as it was ruled."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutin.judge import run_file
from cutin.judge.scenario import load

FOLDER = Path(__file__).parent / "rulings"
FILES = sorted(FOLDER.glob("VR-*.yaml"))


def test_there_are_seventy_nine() -> None:
    assert len(FILES) == 79


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_ruling(path: Path) -> None:
    """The scenario's expectations are met."""
    outcome = run_file(path)
    assert outcome.passed, "\n" + "\n".join(str(failure) for failure in outcome.failures)
    assert (outcome.name, outcome.game.name) == (path.stem, "vision")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_names_rules_and_where_it_is_from(path: Path) -> None:
    assert load(path).rules
    text = path.read_text(encoding="utf-8")
    assert "\nsource: " in text and "\nconfidence: " in text and "\nanswer: " in text

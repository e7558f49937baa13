"""Every ruling is a scenario file; each must come out as it was ruled."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutin.judge import run_file

FOLDER = Path(__file__).parent / "rulings"
FILES = sorted(FOLDER.glob("GWR-*.yaml"))


def test_there_are_ninety() -> None:
    assert len(FILES) == 90


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_ruling(path: Path) -> None:
    """The scenario's expectations are met."""
    outcome = run_file(path)
    assert outcome.passed, "\n" + "\n".join(str(failure) for failure in outcome.failures)
    assert outcome.name == path.stem

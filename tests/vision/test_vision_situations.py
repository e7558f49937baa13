"""Situations of VISION, each a scenario file whose answer follows from the rules that it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutin.judge import run_file

FILES = sorted((Path(__file__).parent / "situations").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_situation(path: Path) -> None:
    """The scenario's expectations are met."""
    outcome = run_file(path)
    assert outcome.passed, "\n" + "\n".join(str(failure) for failure in outcome.failures)

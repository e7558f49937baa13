"""Every text in the documentation of VISION's card language is one that a card can have: it has a meaning."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from cutin.judge import run_file

DOCS = Path(__file__).parents[2] / "docs" / "card-language.md"
BLOCKS = re.findall(r"```vision\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
LINES = [line for block in BLOCKS for line in block.splitlines() if line.strip()]


@pytest.mark.parametrize("line", LINES)
def test_has_a_meaning(line: str, tmp_path: Path) -> None:
    """A card with that text can be in a game."""
    kind = "Command" if line.startswith("(play)") else "Character 2/2"
    scenario = {
        "game": "vision",
        "name": "A card with that text",
        "cards": {"Thing": {"is": kind, "text": [line]}},
        "position": {"A": {"hand": ["Thing"]}},
        "script": [{"expect": {"asked": "A"}}],
    }
    path = tmp_path / "scenario.yaml"
    path.write_text(yaml.safe_dump(scenario, allow_unicode=True), encoding="utf-8")
    assert run_file(path).passed

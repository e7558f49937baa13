"""In every scenario: what is kept as in force is what comes out when it is worked out anew.

What is in force is worked out again only where something has changed that a text in force depends on; a word
of which the wrong thing is said there is found out here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from suite import in_force_is_fresh
from test_gundam_war import GAME as GUNDAM_WAR
from test_vision import GAME as VISION

from cutin.game.state import GameState
from cutin.judge import run_file

TESTS = Path(__file__).parent.parent
LOOKS = {"gundam_war": GUNDAM_WAR.look, "vision": VISION.look}
FILES = [
    path
    for game in LOOKS
    for folder in ("rulings", "situations", "cards")
    for path in sorted((TESTS / game / folder).glob("*.yaml"))
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_what_is_in_force_is_fresh_after_every_choice(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    look = LOOKS[path.parent.parent.name]
    choose = GameState.apply
    looked_at = []

    def apply(state: GameState, *choice: Any, **how: Any) -> Any:
        done = choose(state, *choice, **how)
        with monkeypatch.context() as as_it_was:
            as_it_was.setattr(GameState, "apply", choose)
            in_force_is_fresh(state, look)
        looked_at.append(1)
        return done

    monkeypatch.setattr(GameState, "apply", apply)
    run_file(path)
    if not looked_at:
        pytest.skip("nobody chooses anything in it")

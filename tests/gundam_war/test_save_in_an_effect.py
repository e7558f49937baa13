"""A game saved in the middle of an effect is taken up by another process and comes to the same end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from scenes import state_of

import cutin

TABLE = """
cards:
  Bargain: "Command | (any time): abolish 1 chosen card in the own hand; in that case draw 2 cards; then deal 1 damage to 1 own Unit"
  Vow: "Unit 2/1/3 | (any time): 0 each: you may roll this card; in that case you choose 1 enemy Unit; in that case deal 1 damage to the chosen card"
  Levy: "Command | (any time): the enemy player chooses 1 enemy G; in that case abolish the chosen card; then draw 1 card"
  Ball: Unit 1/1/1
  Zaku: Unit 2/1/3
  Dom: Unit 3/2/4
  Ore: G
  Wood: G
position:
  A: {hand: [Bargain, Levy, Ball, Dom], disposition: [Vow]}
  B: {disposition: [Zaku, Dom, Ore, Wood]}
"""  # noqa: E501
SCRIPTS = {
    "a card to give up": (["play Bargain", "Vow", "pass", "pass"], "choose", "Ball"),
    "whether to": (["use Vow", "pass", "pass"], "may", "yes"),
    "which, after a yes": (["use Vow", "pass", "pass", "yes"], "choose", "Dom"),
    "a choice of the other player": (["play Levy", "pass", "pass"], "choose", "Wood"),
}


def on_the_way(state: Any, choices: list[str]) -> Any:
    """Chooses those, as far as they are asked (a single target is not)."""
    for text in choices:
        if text in state.texts():
            state.choose(text)
    return state


def to_the_end(state: Any, first: str) -> list[list[str]]:
    """Plays on, always the first option, and tells each question with the state at it."""
    told = []
    state.choose(first)
    while state.decision is not None:
        told.append([state.fingerprint(), state.decision.question, *state.texts()])
        state.apply(0)
    told.append([state.fingerprint(), repr(state.result)])
    return told


@pytest.mark.parametrize("name", SCRIPTS)
def test_saved_in_the_middle_of_an_effect_and_taken_up_elsewhere(name: str, tmp_path: Path) -> None:
    choices, question, first = SCRIPTS[name]
    state = on_the_way(state_of(TABLE), choices)
    assert state.decision is not None and state.decision.question == question, state.texts()
    assert type(state.agenda[-1]).__name__ == "Resolve"
    save = tmp_path / "game"
    save.write_bytes(state.to_bytes())
    other = subprocess.run(
        [sys.executable, __file__, str(save), first],
        env={**os.environ, "PYTHONPATH": str(Path(cutin.__file__).parents[1])},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=120,
    )
    here = to_the_end(state, first)
    assert json.loads(other.stdout) == here
    assert len(here) > 3


if __name__ == "__main__":
    loaded = state_of(TABLE).rules.load(Path(sys.argv[1]).read_bytes())
    print(json.dumps(to_the_end(loaded, sys.argv[2])))

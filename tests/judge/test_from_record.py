"""Any moment of a game becomes a scenario that leads to the same moment."""

from __future__ import annotations

from typing import Any

import pytest

import cutin
from cutin.judge import run_text
from cutin.judge.from_record import begin_of, looks, scenario_of
from cutin.judge.gundam_war.writing import is_quiet, position
from cutin.judge.writing import Unsayable
from cutin.kernel.chance import mix
from cutin.records import History
from cutin.records.history import setup_of

DECKS = cutin.deck_names()
PAIRS = [(one, DECKS[(i + 1) % len(DECKS)]) for i, one in enumerate(DECKS)]


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_quiet_moment_is_the_same_as_a_position(pair: tuple[str, str]) -> None:
    rules = cutin.rules("gundam-war")
    state: Any = rules.new(cutin.deck(pair[0]), cutin.deck(pair[1]), seed=5)
    same = unsayable = 0
    for number in range(400):
        if state.decision is None:
            break
        if is_quiet(state) and number % 3 == 0:
            try:
                said = position(state)
            except Unsayable as error:
                unsayable += 1
                assert all(error.reasons)
            else:
                again = begin_of({"name": "again", "options": {"windows": "own"}, "position": said})
                assert again.decision is not None
                if again.decision.seat != state.decision.seat:
                    again.choose("pass")
                assert looks(again) == looks(state)
                assert position(again) == said
                same += 1
        state.apply(mix(5, number) * len(state.decision.options) >> 64)
    assert same > 10 and same > unsayable


def game(seed: int) -> cutin.Record:
    decks = (cutin.deck("aces-and-shields"), cutin.deck("titans-heavy-metal"))
    history = History(setup_of("gundam-war", decks, seed, {}, None))
    for number in range(150):
        if history.state.decision is None:
            break
        texts = history.state.texts()
        history.choose(texts[mix(seed, number) * len(texts) >> 64])
    return history.record()


@pytest.mark.parametrize("seed", [3, 4])
def test_every_moment_of_a_game_runs_as_a_scenario(seed: int) -> None:
    record = game(seed)
    by_position = 0
    for number in range(0, len(record.choices) + 1, 13):
        made = scenario_of(record, number, "game.json")
        outcome = run_text(made.text)
        assert outcome.passed, (number, made.text, outcome.failures)
        by_position += "position" in made.about
    assert by_position >= 5


def test_what_cannot_be_written_is_said() -> None:
    state: Any = cutin.rules("gundam-war").new(cutin.deck("learn-blue"), cutin.deck("learn-green"), seed=1)
    with pytest.raises(Unsayable, match="no free timing with nothing waiting"):
        position(state)

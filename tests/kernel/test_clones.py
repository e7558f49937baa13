"""A clone and what it was made from share what neither has written; no choice of one is seen by the other."""

from __future__ import annotations

import cutin
from cutin.game.state import GameState
from cutin.kernel.chance import mix
from cutin.kernel.changes import touch
from cutin.kernel.depends import EVERYTHING


def play_on(state: GameState, seed: int, count: int) -> None:
    for number in range(count):
        if state.decision is None:
            return
        state.apply(mix(seed, number) * len(state.decision.options) >> 64)


def test_clones_and_their_origin_go_their_own_ways() -> None:
    rules = cutin.rules("gundam-war")
    state = rules.new(cutin.deck("titans-heavy-metal"), cutin.deck("white-walls"), seed=3)
    assert isinstance(state, GameState)
    for seed in range(25):
        before = state.to_bytes()
        first = state.clone()
        second = first.clone()
        play_on(first, seed, 8)
        assert state.to_bytes() == before == second.to_bytes()
        far = first.to_bytes()
        third = first.clone()
        play_on(state, seed + 100, 5)
        assert first.to_bytes() == far == third.to_bytes()
        assert second.to_bytes() == before


def test_what_a_clone_finds_in_force_leaves_what_its_origin_looks_at() -> None:
    """Both keep the same thing in force; where one of them looks at less by now, it has one of its own."""
    rules = cutin.rules("vision")
    one, other = cutin.deck_names("vision")[:2]
    state = rules.new(cutin.deck(one, "vision"), cutin.deck(other, "vision"), seed=3)
    play_on(state, 5, 60)
    rules.refresh(state)
    state.values.depends = EVERYTHING
    clone = state.clone()
    touch(clone)
    rules.refresh(clone)
    assert clone.values.depends != EVERYTHING
    assert state.values.depends == EVERYTHING

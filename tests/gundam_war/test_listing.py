"""What is found possible once holds until something changes: listing again from nothing finds the same."""

from __future__ import annotations

from typing import Any

import pytest

import cutin
from cutin.gundam_war import c09_cut, listing
from cutin.gundam_war.meaning.measures import MEASURES, measure, measures
from cutin.kernel.chance import mix

DECKS = cutin.deck_names()


@pytest.mark.parametrize("windows", ["own", "all"])
def test_what_is_remembered_is_what_would_be_found(monkeypatch: pytest.MonkeyPatch, windows: str) -> None:
    remembering = listing.plays
    looked_at = 0

    def both(s: Any, seat: int, in_cut: bool) -> listing.Options:
        nonlocal looked_at
        found = remembering(s, seat, in_cut)
        known, s.asked = s.asked, None
        assert remembering(s, seat, in_cut) == found
        s.asked = known
        looked_at += 1
        return found

    monkeypatch.setattr(c09_cut, "plays", both)
    rules = cutin.rules("gundam-war", windows=windows)
    for seed, first in enumerate(DECKS):
        state = rules.new(cutin.deck(first), cutin.deck(DECKS[seed - 1]), seed=seed)
        for number in range(400):
            if state.decision is None:
                break
            state.apply(mix(seed, number) * len(state.decision.options) >> 64)
    assert looked_at > 1000


def test_the_measures_of_a_card_are_those_that_are_asked_for_one_by_one() -> None:
    rules = cutin.rules("gundam-war")
    measured = 0
    for seed, first in enumerate(DECKS):
        state = rules.new(cutin.deck(first), cutin.deck(DECKS[seed - 1]), seed=seed)
        for number in range(200):
            if state.decision is None:
                break
            for card in state.values.of:
                assert measures(state, card) == tuple(measure(state, card, what) for what in MEASURES)
                measured += 1
            state.apply(mix(seed, number) * len(state.decision.options) >> 64)
    assert measured > 1000


def test_a_choice_is_told_in_the_words_of_its_option() -> None:
    rules = cutin.rules("gundam-war", windows="all")
    told = 0
    for seed, first in enumerate(DECKS):
        heard: list[cutin.Event] = []
        state = rules.new(cutin.deck(first), cutin.deck(DECKS[seed - 1]), seed=seed, listener=heard)
        for number in range(300):
            if state.decision is None:
                break
            texts, before = state.texts(), len(heard)
            index = mix(seed, number) * len(texts) >> 64
            state.apply(index)
            assert next(e for e in heard[before:] if e.kind == "chosen").data["text"] == texts[index]
            told += texts[index] != "pass"
    assert told > 200

"""Saves of the games that are no saves any more."""

from __future__ import annotations

import pytest

import cutin
from cutin.kernel.errors import CutinError


@pytest.mark.parametrize(("game", "deck"), [("vision", "learn-border"), ("gundam-war", "learn-blue")])
def test_a_save_with_a_changed_bit_is_refused_or_is_a_state(game: str, deck: str) -> None:
    rules = cutin.rules(game)
    cards = cutin.deck(deck, game)
    data = rules.new(cards, cards, seed=1, first=0).to_bytes()
    refused = 0
    for place in range(0, len(data), 3):
        changed = bytearray(data)
        changed[place] ^= 1 << place % 8
        try:
            rules.load(bytes(changed))
        except CutinError:
            refused += 1
    assert refused

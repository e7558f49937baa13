"""What the G of the pool produce, read from a game that has them."""

from __future__ import annotations

import pytest

import cutin
from cutin.cards import pool
from cutin.gundam_war.card import BASIC, COLOUR_NAMES, G

BASIC_G = [
    k for k in pool("gundam-war") if (c := pool("gundam-war").card(k)).type == G and c.g_class == BASIC
]


@pytest.mark.parametrize("key", BASIC_G)
def test_1_11_a_basic_g_of_the_pool_produces_one_power_of_its_colour(key: str) -> None:
    rules = cutin.rules("gundam-war")
    state = rules.new([key] * 50, [key] * 50, seed=1, first=0)
    while state.decision is not None and state.decision.question == "redraw":
        state.choose("keep")
    state.choose(f"play {pool('gundam-war').card(key).name}")
    colour = COLOUR_NAMES[pool("gundam-war").card(key).colours[0]]
    assert state.view(0)["players"][0]["power"] == {colour: 1}

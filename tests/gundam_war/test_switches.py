"""Switches of which no chapter speaks: who knows the deck lists, and keywords without their house reading."""

from __future__ import annotations

import pytest

from cutin.cards import pool
from cutin.game.options import OptionError
from cutin.gundam_war.game import Rules
from cutin.gundam_war.options import OPTIONS
from cutin.judge import run_text

DECKS = pool("gundam-war").decks


def _hand_after_redealing(open_lists: bool) -> set[str]:
    rules = Rules(pool("gundam-war").card, open_lists=open_lists)
    blue, green = DECKS["learn-blue"].listed(), DECKS["learn-green"].listed()
    state = rules.new(blue, green, seed=3, first=1)
    found: set[str] = set()
    for chance in range(40):
        other = state.redealt(0, chance)
        while other.decision is not None and other.decision.seat == 1 and other.decision.question == "redraw":
            other.choose("keep")
        found.update(c["name"] for c in other.view(1)["players"][1]["hand"]["cards"] if isinstance(c, dict))
        found.update(c for c in other.view(1)["players"][1]["hand"]["cards"] if isinstance(c, str))
    return found


def test_open_lists_deals_from_the_other_players_deck() -> None:
    hand = _hand_after_redealing(True)
    assert hand
    assert not any("blue" in name for name in hand)


def test_closed_lists_deal_what_the_own_deck_suggests() -> None:
    hand = _hand_after_redealing(False)
    assert hand
    assert not any("green" in name for name in hand)


VARIABLE = """
name: A Command with Variable in the own Disposition Phase
cards:
  Plan:
    is: Command black 3-5-1
    text: ["Variable (0)", "(any time): draw 1 card"]
    as G: ["(auto A): this card produces 1 green power"]
position:
  A: {hand: [Plan]}
script:
- expect: {EXPECTED}
"""


@pytest.mark.parametrize(
    ("switch", "expected"),
    [("yes", "can: [play Plan (variable)]"), ("no", "cannot: [play Plan]")],
)
def test_21_24_variable_without_its_house_reading(switch: str, expected: str) -> None:
    text = VARIABLE.replace("EXPECTED", expected)
    if switch == "no":
        text = text.replace("position:", "options: {house_variable: no}\nposition:")
    outcome = run_text(text, "variable.yaml")
    assert outcome.passed, outcome.failures


@pytest.mark.parametrize("name", OPTIONS)
def test_every_switch_refuses_a_value_it_does_not_have(name: str) -> None:
    with pytest.raises(OptionError, match=name):
        Rules(pool("gundam-war").card, **{name: "sideways"})

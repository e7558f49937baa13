"""Chapters 1.2 and 1.5: the start of a game, winning and losing."""

from __future__ import annotations

import pytest
from vision_scenes import new_game, scene

CARDS = {
    "Letty": "Character 5/5 node 0 cost 0",
    "Cirno": "Character 3/2 node 0 cost 0 graze 2",
    "Bolt": "Command node 0 cost 0",
}
DECK = {"Letty": 20, "Cirno": 10, "Bolt": 20}


# --- the start ---------------------------------------------------------------------------------------


def test_1_2_7_the_start_procedure() -> None:
    s = new_game(CARDS, DECK)
    # The first player is asked about his hand first.
    assert s.decision.seat == 0 and s.texts() == ["keep", "redraw"]
    assert s.view(0)["players"][0]["hand"]["count"] == 6
    assert s.view(0)["players"][0]["deck"]["count"] == 44
    s.choose("keep")
    assert s.decision.seat == 1
    s.choose("keep")
    assert s.view(0)["turn"] == 1 and s.view(0)["turn_player"] == "A"


def test_1_2_7_who_starts_is_chance() -> None:
    from vision_scenes import rules_of

    rules = rules_of(CARDS)
    keys = [name for name, count in DECK.items() for _ in range(count)]
    starts = {rules.new(keys, keys, seed=seed).table.first for seed in range(20)}
    assert starts == {0, 1}


def test_1_2_7_the_decks_are_shuffled() -> None:
    one, other = (new_game(CARDS, DECK, seed=seed) for seed in (1, 2))
    assert one.view(0)["players"][0]["hand"] != other.view(0)["players"][0]["hand"] or (
        one.kinds != other.kinds
    )


def test_w_2_life_begins_at_25() -> None:
    s = new_game(CARDS, DECK)
    assert [player["life"] for player in s.view(None)["players"]] == [25, 25]


def test_w_2_one_full_redraw() -> None:
    s = new_game(CARDS, DECK)
    before = s.view(0)["players"][0]["hand"]["cards"]
    s.choose("redraw")
    after = s.view(0)["players"][0]
    assert after["hand"]["count"] == 6 and after["deck"]["count"] == 44
    assert after["hand"]["cards"] != before
    # Once: the other player is asked now.
    assert s.decision.seat == 1


def test_oq_1_switches_of_the_opening_hand() -> None:
    s = new_game(CARDS, DECK, opening_hand=7, redraw=False)
    assert s.view(0)["players"][0]["hand"]["count"] == 7
    assert s.decision.question == "window"


# --- losing ------------------------------------------------------------------------------------------


def test_w_31_who_has_no_life_left_loses_when_priority_is_given() -> None:
    x = scene(CARDS, a={"field": ["Letty"]}, b={"life": 5}, windows="all")
    x.do("attack with Letty").both_pass()
    assert x.s.view(None)["result"] == {
        "winner": "A",
        "reason": "the life of B is 0 or less",
        "rule": "VIS-W.31",
    }


def test_w_31_not_before_priority_is_given() -> None:
    # Battle steps behind the damage still happen: B may graze before the loss is seen.
    x = scene(CARDS, a={"field": ["Cirno"]}, b={"life": 3}, windows="all")
    x.do("attack with Cirno").both_pass()
    assert x.question == "graze" and x.life("B") == 0
    x.do("yes")
    assert x.s.view(None)["result"]["winner"] == "A"
    assert x.player("B")["nodes"]["asleep"] == 2


def test_w_31_above_0_nobody_loses() -> None:
    x = scene(CARDS, a={"field": ["Letty"]}, b={"life": 6}, windows="all")
    x.do("attack with Letty").both_pass()
    assert x.life("B") == 1 and x.s.view(None)["result"] is None


def test_w_32_an_empty_deck_alone_loses_nothing() -> None:
    x = scene(CARDS, a={"deck": 1}, b={"deck": 1}, phase="draw", begins=True, windows="all")
    assert x.player("A")["deck"]["count"] == 0
    assert x.s.view(None)["result"] is None


def test_w_32_who_has_to_draw_and_cannot_loses() -> None:
    x = scene(CARDS, a={"deck": 0}, phase="draw", begins=True, windows="all")
    result = x.s.view(None)["result"]
    assert (result["winner"], result["rule"]) == ("B", "VIS-W.32")


@pytest.mark.parametrize(
    ("reading", "winner"), [("draw", None), ("turn_player_loses", "B"), ("turn_player_wins", "A")]
)
def test_w_3_both_lose_at_once(reading: str, winner: str | None) -> None:
    x = scene(
        CARDS,
        a={"deck": 0, "life": 1},
        b={"life": 0},
        phase="draw",
        begins=True,
        windows="all",
        both_lose=reading,
    )
    result = x.s.view(None)["result"]
    assert (result["winner"], result["rule"]) == (winner, "VIS-W.3")


def test_oq_2_at_once_or_when_priority_is_given() -> None:
    # At once: A has lost by the draw before the life of B is looked at.
    x = scene(CARDS, a={"deck": 0}, b={"life": 0}, phase="draw", begins=True, deckout_when="at_once")
    assert x.s.view(None)["result"]["winner"] == "B"
    y = scene(CARDS, a={"deck": 0}, b={"life": 0}, phase="draw", begins=True)
    assert y.s.view(None)["result"]["winner"] is None

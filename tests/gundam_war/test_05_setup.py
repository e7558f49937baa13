"""Chapter 5: set-up, winning and losing."""

from __future__ import annotations

from typing import Any

import pytest
from scenes import new_game, pass_to, passes, rules_of

from cutin.kernel.errors import CutinError

GM = {"GM": "Unit 2/1/3", "Field": "G blue basic"}


def counts(state: Any, seat: int) -> tuple[int, int]:
    """Cards in hand and in the Nation."""
    player = state.view(None)["players"][seat]
    return player["hand"]["count"], player["nation"]["count"]


def hand(state: Any, seat: int) -> list[str]:
    found: list[str] = state.view(seat)["players"][seat]["hand"]["cards"]
    return found


def test_5_1_the_decks_are_shuffled_with_the_seed() -> None:
    decks = {"GM": 25, "Field": 25}
    hands = {tuple(hand(new_game(GM, decks, decks, seed), 0)) for seed in range(12)}
    assert len(hands) > 3
    assert hand(new_game(GM, decks, decks, 5), 0) == hand(new_game(GM, decks, decks, 5), 0)


@pytest.mark.parametrize("first", [0, 1])
def test_5_2_who_goes_first_is_a_parameter(first: int) -> None:
    state = rules_of(GM, windows="all").new(["GM"] * 50, ["GM"] * 50, seed=1, first=first)
    assert state.decision is not None and state.decision.seat == first
    pass_to(state, "Draw Phase")
    assert state.table.turn_player == first


def test_5_2_a_third_player_cannot_go_first() -> None:
    with pytest.raises(CutinError, match="expected 0, 1 or None, found 2"):
        rules_of(GM).new(["GM"] * 50, ["GM"] * 50, first=2)


def test_a_seat_or_a_seed_that_is_none_is_refused_in_words() -> None:
    rules, deck = rules_of(GM), ["GM"] * 50
    with pytest.raises(CutinError, match="seed: expected a whole number, found 'x'"):
        rules.new(deck, deck, seed="x")  # type: ignore[arg-type]  # what a caller may do all the same
    state = rules.new(deck, deck, seed=1)
    with pytest.raises(CutinError, match="seat: expected 0, 1 or None, found 5"):
        state.view(5)
    with pytest.raises(CutinError, match="seat: expected 0 or 1, found 7"):
        state.redealt(7, chance=1)


def test_5_2_left_open_it_is_chance() -> None:
    firsts = {rules_of(GM).new(["GM"] * 50, ["GM"] * 50, seed=n).table.first for n in range(20)}
    assert firsts == {0, 1}


def test_5_3_the_opening_hand_is_six_cards() -> None:
    state = new_game(GM, {"GM": 50}, {"GM": 50})
    assert counts(state, 0) == (6, 44)
    state.choose("keep")
    assert counts(state, 1) == (6, 44)


def test_5_4_a_hand_without_g_may_once_be_revealed_and_drawn_again() -> None:
    state = new_game(GM, {"GM": 50}, {"GM": 50})
    events: list[Any] = []
    state.listen(events)
    assert state.texts() == ["keep", "redraw without G", "redraw 5"]
    state.choose("redraw without G")
    assert counts(state, 0) == (6, 44)
    assert "GW-5.4" in {event.rule for event in events}
    assert sum(event.kind == "seen" and event.knows == 3 for event in events) == 6
    # Once only; the general redraw is still there.
    assert state.texts() == ["keep", "redraw 5"]


def test_5_4_a_hand_with_a_g_is_not_for_it() -> None:
    state = new_game(GM, {"Field": 50}, {"Field": 50})
    assert state.texts() == ["keep", "redraw 5"]


def test_5_4_the_redraw_without_g_is_only_the_very_first() -> None:
    state = new_game(GM, {"GM": 50}, {"GM": 50})
    state.choose("redraw 5")
    assert state.texts() == ["keep", "redraw 4"]


def test_5_4_a_special_g_is_a_g_too() -> None:
    cards = {"Plant": "G blue special", "GM": "Unit 1/1/1"}
    assert new_game(cards, {"Plant": 50}, {"GM": 50}).texts() == ["keep", "redraw 5"]


def test_5_5_a_redraw_is_one_card_fewer_at_most_three_times_and_unrevealed() -> None:
    state = new_game(GM, {"GM": 50}, {"GM": 50})
    events: list[Any] = []
    state.listen(events)
    for size in (5, 4, 3):
        assert f"redraw {size}" in state.texts()
        state.choose(f"redraw {size}")
        assert counts(state, 0) == (size, 50 - size)
    # Three is the end: it is the other player's turn to decide.
    assert state.decision.seat == 1
    assert not any(event.kind == "seen" and event.knows == 3 for event in events)
    assert "GW-5.5" in {event.rule for event in events}


def test_5_5_the_general_redraw_goes_on_after_the_redraw_without_g() -> None:
    state = new_game(GM, {"GM": 50}, {"GM": 50})
    for choice in ("redraw without G", "redraw 5", "redraw 4", "redraw 3"):
        state.choose(choice)
    assert counts(state, 0) == (3, 47)


def test_5_5_each_player_decides_for_the_own_hand() -> None:
    state = new_game(GM, {"GM": 50}, {"GM": 50})
    state.choose("redraw 5")
    state.choose("keep")
    assert state.decision.seat == 1 and state.texts() == ["keep", "redraw without G", "redraw 5"]
    state.choose("redraw without G")
    state.choose("keep")
    assert (counts(state, 0)[0], counts(state, 1)[0]) == (5, 6)


LOSING = """
    cards:
      GM: Unit 2/1/3
      Hit: "Command | (any time): deal 2 damage to 1 Nation"
      Learn: "Command | (any time): draw 1 card; then draw 1 card"
      Dear: "Command 0-0-1 | (any time): deal 5 damage to the enemy Nation"
      Grind: "Command | (any time): abolish the top 1 card of the own Nation"
      Doom: "Command | (any time): the enemy player loses the game"
      Ruin: "Command | (any time): deal 2 damage to all Units; then each player draws 1 card"
      Storm: "Command | (any time): each player draws 1 card"
    """


@pytest.mark.parametrize(
    "how",
    ["play Hit on Nation of A", "play Learn", "play Grind"],
)
def test_5_6_a_player_whose_nation_has_no_card_left_loses_at_that_moment(how: str) -> None:
    passes(f"""{LOSING}
    position:
      A: {{nation: [GM], hand: [Hit, Learn, Grind]}}
    script:
    - A: {how}
    - both pass
    - expect: {{result: B wins, asked: nobody, A: {{nation: 0}}, cites: [GW-5.6]}}
    """)


def test_5_6_paying_the_last_card_loses_before_the_effect() -> None:
    passes(f"""{LOSING}
    position:
      A: {{nation: [GM], hand: [Dear]}}
      B: {{nation: [GM]}}
    script:
    - A: play Dear
    - expect: {{result: B wins, B: {{nation: 1}}}}
    """)


def test_5_6_one_card_left_is_enough() -> None:
    passes(f"""{LOSING}
    position:
      A: {{hand: [Hit]}}
      B: {{nation: [GM, GM, GM]}}
    script:
    - A: play Hit on Nation of B
    - both pass
    - expect: {{result: none, B: {{nation: 1}}}}
    """)


def test_5_6_the_draw_of_the_turn_may_lose() -> None:
    passes(f"""{LOSING}
    position:
      B: {{nation: [GM]}}
    script:
    - until: game over
    - expect: {{result: A wins, B: {{hand: 1}}, cites: [GW-5.6]}}
    """)


def test_5_6_battle_damage_may_win() -> None:
    passes(f"""{LOSING}
    position:
      at: Damage Calculation Step
      A: {{Earth: [GM]}}
      B: {{nation: [GM, GM]}}
    script:
    - both pass
    - expect: {{result: A wins, B: {{nation: 0}}}}
    """)


def test_5_6_both_nations_empty_at_once_is_a_draw() -> None:
    passes(f"""{LOSING}
    position:
      A: {{nation: [GM], hand: [Storm]}}
      B: {{nation: [GM]}}
    script:
    - A: play Storm
    - both pass
    - expect: {{result: draw, A: {{nation: 0}}, B: {{nation: 0}}, cites: [GW-5.6]}}
    """)


def test_5_6_an_effect_may_say_who_loses() -> None:
    passes(f"""{LOSING}
    position:
      A: {{hand: [Doom]}}
    script:
    - A: play Doom
    - both pass
    - expect: {{result: A wins, cites: [GW-22.2]}}
    """)


def test_5_7_the_first_player_does_not_draw_in_the_first_turn() -> None:
    state = new_game(GM, {"GM": 50}, {"GM": 50}, windows="all")
    state.choose("keep")
    state.choose("keep")
    # The free timings of the Draw Phase exist all the same.
    pass_to(state, "Draw Phase")
    pass_to(state, "Draw Phase, after")
    assert counts(state, 0) == (6, 44)
    pass_to(state, "B's Draw Phase")
    assert counts(state, 1) == (6, 44)
    pass_to(state, "B's Draw Phase, after")
    assert counts(state, 1) == (7, 43)
    pass_to(state, "A's Draw Phase, after")
    assert counts(state, 0) == (7, 43)


def test_5_6_one_after_the_other_is_not_at_once() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Woe: "Command | (any time): deal 1 damage to the own Nation; then deal 1 damage to the enemy Nation"
        position:
          A: {nation: [GM], hand: [Woe]}
          B: {nation: [GM]}
        script:
        - A: play Woe
        - both pass
        - expect: {result: B wins, B: {nation: 1}}
        """)


@pytest.mark.parametrize(
    "deed",
    [
        "move the top 1 card of the own Nation to the own hand",
        "remove the top 1 card of the own Nation from the game",
        "move the top 1 card of the own Nation to the own Hangar",
        "draw 1 card",
        "deal 1 damage to the own Nation",
    ],
)
def test_5_6_whatever_takes_the_last_card(deed: str) -> None:
    passes(f"""
        cards:
          GM: Unit 2/1/3
          Deed: "Command | (any time): {deed}"
        position:
          A: {{nation: [GM], hand: [Deed]}}
        script:
        - A: play Deed
        - both pass
        - expect: {{result: B wins, cites: [GW-5.6]}}
        """)

"""Chapter 7: effects resolve one at a time; when automatic effects do."""

from __future__ import annotations

import pytest
from removal_scenes import before, hand, order, play, removal, resolve, story, told, until

DRAWS = "(auto gamma): when a character has become dying, draw 1 card"


def test_7_1_6_one_at_a_time() -> None:
    """The first is over, with all that it brings about, before the next begins."""
    cards = {
        "T": "Character 0/5 node 1 cost 1 | (auto gamma): when a character has become dying, draw 1"
        " card; then draw 1 card",
        "U": "Character 0/5 node 1 cost 1 | (auto gamma): when a character has become dying, you gain 1 life",
    }
    s = removal(cards, {"hand": ["Kill"], "field": ["T", "U"]}, {"field": ["X"]})
    play(s, "Kill", "X", "T")
    assert order(s, "T resolves", "U resolves", "draw") == ["T resolves", "draw", "draw", "U resolves"]


def test_7_1_6_a_the_player_orders_his_own() -> None:
    cards = {"T": f"Character 0/5 node 1 cost 1 | {DRAWS}", "U": f"Character 0/6 node 1 cost 1 | {DRAWS}"}
    for first in ("T", "U"):
        s = removal(cards, {"hand": ["Kill"], "field": ["T", "U"]}, {"field": ["X"]})
        s.do("play Kill", "X")
        while s.question != "order":
            s.do("pass")
        assert s.seat == "A" and len(s.texts()) == 2
        s.do(next(text for text in s.texts() if text.startswith(first)))
        resolve(s)
        assert order(s, "T resolves", "U resolves")[0] == f"{first} resolves"


def test_7_1_6_a_effects_of_one_text_are_told_apart_by_what_they_are_about() -> None:
    cards = {
        "T": "Character 0/5 node 1 cost 1 | (auto gamma): when an enemy character has become dying,"
        " return that card to the original owner's hand",
    }
    s = removal(cards, {"hand": ["Hit 2", "Hit all"], "field": ["T"]}, {"field": ["Y", "X 1 damage"]})
    s.do("play Hit all")
    until(s, "order")
    assert s.texts() == ["T on Y", "T on X"]
    resolve(s, "T on X")
    assert order(s, "X to hand", "Y to hand") == ["X to hand", "Y to hand"]


@pytest.mark.parametrize("player", ["A", "B"])
def test_7_1_6_a_the_turn_player_comes_first(player: str) -> None:
    cards = {"T": f"Character 0/5 node 1 cost 1 | {DRAWS}", "U": f"Character 0/6 node 1 cost 1 | {DRAWS}"}
    s = removal(cards, {"hand": ["Kill"], "field": ["T"]}, {"field": ["X", "U"]}, player=player)
    if player == "B":
        s.do("pass")
    play(s, "Kill", "X")
    wanted = ["T resolves", "U resolves"]
    assert order(s, *wanted) == (wanted if player == "A" else wanted[::-1])


def test_7_4_7_a_its_card_must_be_on_the_field() -> None:
    cards = {"T": f"Character 0/5 node 1 cost 1 | {DRAWS}"}
    s = removal(cards, {"hand": ["Kill", "T"], "underworld": ["T"]}, {"field": ["X"]})
    play(s, "Kill")
    assert hand(s, "A") == 0


def test_7_4_7_b_its_condition_must_hold() -> None:
    cards = {
        "T": "Character 0/5 node 1 cost 1 | (auto gamma): when an own character has become dying, draw 1 card"
    }
    s = removal(cards, {"hand": ["Kill"], "field": ["T"]}, {"field": ["X"]})
    play(s, "Kill", "X")
    assert hand(s, "A") == 0


def test_7_4_7_c_what_is_no_process_waits_for_the_end_of_the_effect() -> None:
    """Drawing is none (VR-034): all of the effect comes first."""
    cards = {
        "Deal": "Command node 0 cost 0 | (play): draw 2 cards; then deal 1 damage to 1 enemy"
        " character; then draw 1 card",
        "Ibis": "Character 0/5 node 1 cost 1 | (auto gamma): when the enemy player has drawn cards"
        " other than by rule, you gain 1 life",
    }
    s = removal(cards, {"hand": ["Deal"]}, {"field": ["Ibis"]})
    play(s, "Deal")
    lines = story(s)
    assert lines == ["draw", "draw", "Ibis hurt", "draw", "Ibis resolves"]
    assert s.cited("VIS-7.4.7.c")


def test_7_4_7_c_a_process_has_its_moment_in_the_middle_of_an_effect() -> None:
    cards = {
        "Deal": "Command node 0 cost 0 | (play): deal 1 damage to 1 enemy character; then draw 1 card",
        "T": "Character 0/5 node 1 cost 1 | (auto gamma): when this character has taken damage, you"
        " gain 1 life",
    }
    s = removal(cards, {"hand": ["Deal"]}, {"field": ["T"]})
    play(s, "Deal")
    assert story(s) == ["T hurt", "T resolves", "draw"]


def test_7_4_7_d_not_if_its_card_has_left_before() -> None:
    cards = {
        "T": "Character 0/5 node 1 cost 1 | (auto gamma): when a character has become dying,"
        ' return all characters named "U" to the original owner\'s hand',
        "U": "Character 0/6 node 1 cost 1 | (auto gamma): when a character has become dying, draw 1 card",
    }
    s = removal(cards, {"hand": ["Kill"], "field": ["T"]}, {"field": ["X", "U"]})
    play(s, "Kill", "X")
    assert story(s) == ["X dying", "T resolves", "U to hand", "X discarding", "X to underworld"]
    assert hand(s, "B") == 0


def test_7_4_7_d_not_if_its_condition_no_longer_holds() -> None:
    cards = {
        "T": "Character 0/5 node 1 cost 1 | (auto gamma): when a character has become dying, put 1"
        " enemy character to sleep",
        "U": "Character 0/6 node 1 cost 1 | (auto gamma): when a character has become dying while"
        " this character is active, draw 1 card",
    }
    s = removal(cards, {"hand": ["Kill"], "field": ["T"]}, {"field": ["Big", "U"]})
    play(s, "Kill", "Big", "U")
    assert "U resolves" not in story(s)
    s = removal(cards, {"hand": ["Kill"], "field": ["T"]}, {"field": ["Big", "U"]})
    play(s, "Kill", "Big", "Big")
    assert "U resolves" in story(s)


def test_w_18_a_target_is_chosen_as_the_effect_occurs() -> None:
    """And looked at again as it resolves: if it has become improper nothing happens."""
    cards = {
        "T": "Character 0/5 node 1 cost 1 | (auto gamma): when a character has become dying,"
        ' return all characters named "Y" to the original owner\'s hand',
        "U": "Character 0/6 node 1 cost 1 | (auto gamma): when a character has become dying, deal 1"
        " damage to 1 enemy character; then draw 1 card",
    }
    s = removal(cards, {"hand": ["Kill"], "field": ["T", "U"]}, {"field": ["X", "Y"]})
    s.do("play Kill", "X")
    until(s, "target")
    assert s.seat == "A" and "Y" in s.texts()
    s.do("Y")
    s.do(next(text for text in s.texts() if text.startswith("T")))
    resolve(s)
    assert order(s, "T resolves", "Y to hand", "U resolves", "draw") == [
        "T resolves",
        "Y to hand",
        "U resolves",
    ]
    assert s.cited("VIS-8.2")


def test_w_8_nobody_can_answer_an_automatic_effect() -> None:
    cards = {
        "T": "Character 0/5 node 1 cost 1 | (auto gamma): when this character has become dying, draw 1 card",
        "Quick": "Command node 0 cost 0 | (play): draw 1 card",
    }
    s = removal(cards, {"hand": ["Kill"]}, {"field": ["T"], "hand": ["Quick"]})
    s.do("play Kill")
    assert s.question == "answer" and s.seat == "B"
    s.do("pass", "pass")
    # The command resolves with all that it sets off; the next that is asked is a new window.
    assert s.question == "window" and s.names("B", "underworld") == ["T"]


def test_w_43_what_a_card_brings_along_comes_first() -> None:
    cards = {
        "T": "Character 1/1 node 0 cost 0 | (auto beta): when this card is played and enters, draw 1 card",
        "W": "Character 0/5 node 1 cost 1 | (auto gamma): when a character enters, you gain 1 life",
    }
    s = removal(cards, {"hand": ["T"], "field": ["W"]})
    play(s, "T")
    assert told(s, "T to field", "T resolves", "draw", "W resolves")


def test_w_19_after_that_needs_what_stands_before_it() -> None:
    """Damage that is not taken: what comes after it does not resolve."""
    cards = {
        "Deal": "Command node 0 cost 0 | (play): deal 1 damage to 1 enemy character; after that draw 1 card",
        "Doll": "Character 1/1 node 1 cost 1 | (auto alpha): this character takes no effect damage",
    }
    s = removal(cards, {"hand": ["Deal"]}, {"field": ["Doll"]})
    play(s, "Deal")
    assert hand(s, "A") == 0


def test_w_20_what_follows_a_nullification_needs_it() -> None:
    cards = {
        "Saver": "Character 0/5 node 1 cost 1 | (auto gamma): when an own character has become dying,"
        " negate the dying state of that card; in that case draw 1 card",
    }
    s = removal(cards, {"hand": ["Kill", "Weaken"]}, {"field": ["X", "Y", "Saver"]})
    play(s, "Kill", "X")
    assert hand(s, "B") == 1
    play(s, "Weaken", "Y")
    assert hand(s, "B") == 1 and s.names("B", "underworld") == ["Y"]


def test_w_28_a_loop_that_nobody_leaves_is_a_draw() -> None:
    cards = {
        "Echo": "Character 0/5 node 1 cost 1 | (auto gamma): when you have gained life, you gain 1 life",
        "Start": "Command node 0 cost 0 | (play): you gain 1 life",
    }
    s = removal(cards, {"hand": ["Start"], "field": ["Echo"]})
    play(s, "Start")
    assert s.s.decision is None and s.s.result.winner is None
    assert s.cited("VIS-W.28")


def test_7_4_7_c_effects_that_last_wait_for_the_moments_of_a_removal_too() -> None:
    cards = {
        "Watch": "Command node 0 cost 0 | (play): until end of turn, when a character has become"
        " dying, draw 1 card",
    }
    s = removal(cards, {"hand": ["Watch", "Kill"]}, {"field": ["X"]})
    play(s, "Watch")
    play(s, "Kill")
    assert hand(s, "A") == 1
    assert before(story(s), "X dying", "draw", "X discarding")

"""Chapter 1.10: damage."""

from __future__ import annotations

import pytest
from removal_scenes import damage, fight, hand, play, removal, story, told

STEPS = {
    "DA": "Character 0/5 node 1 cost 1 | (auto gamma): when something would deal damage, you gain 1 life",
    "DB": "Character 0/5 node 1 cost 1 | (auto gamma): when a character would take damage, you gain 1 life",
    "DD": "Character 0/5 node 1 cost 1 | (auto gamma): when something has dealt damage, you gain 1 life",
    "DE": "Character 0/5 node 1 cost 1 | (auto gamma): when a character has taken damage, you gain 1 life",
}
WATCHED = ["DA resolves", "DB resolves", "X hurt", "DD resolves", "DE resolves"]


def watched(*rules: str) -> list[str]:
    s = removal(STEPS, {"hand": ["Hit 1"], "field": ["DE", "DB"]}, {"field": ["X", "DD", "DA"]})
    play(s, "Hit 1", "X")
    for rule in rules:
        assert s.cited(rule), rule
    return story(s)


def test_1_10_12_in_its_order_whoever_controls_the_effects() -> None:
    assert watched() == WATCHED


def test_1_10_12_a_as_it_is_dealt() -> None:
    assert watched("VIS-1.10.12.a")[0] == "DA resolves"


def test_1_10_12_b_as_it_is_taken() -> None:
    assert watched("VIS-1.10.12.b")[1] == "DB resolves"


def test_1_10_12_b_where_it_can_be_nullified() -> None:
    """Then nothing of it is left for the later steps (VIS-W.38)."""
    cards = {
        **STEPS,
        "Guard": "Character 0/5 node 1 cost 1 | (auto gamma): when an own character would take"
        " damage, negate that damage",
    }
    s = removal(cards, {"hand": ["Hit 3"], "field": ["DD", "DE"]}, {"field": ["X", "Guard"]})
    play(s, "Hit 3", "X")
    assert story(s) == ["Guard resolves"]
    assert damage(s, "X") == 0 and s.life("A") == 25


def test_1_10_12_b_where_it_can_be_changed_once() -> None:
    """The change is not applied to its own result (VR-091)."""
    cards = {
        "Twist": "Character 0/5 node 1 cost 1 | (auto gamma): when a player would take effect"
        " damage, change that damage to 6",
        "Bolt": "Command node 0 cost 0 | (play): deal 3 damage to the enemy player",
    }
    s = removal(cards, {"hand": ["Bolt"], "field": ["Twist"]})
    play(s, "Bolt")
    assert s.life("B") == 19


def test_1_10_12_c_damage_accumulates() -> None:
    s = removal({}, {"hand": ["Hit 1", "Hit 2"]}, {"field": ["Big"]})
    play(s, "Hit 1")
    play(s, "Hit 2")
    assert damage(s, "Big") == 3
    assert s.cited("VIS-1.10.12.c") == 2


def test_1_10_12_d_before_dying() -> None:
    """What waits for damage to have been dealt resolves before its victim is dying (VR-029)."""
    cards = {
        "T": "Character 1/5 node 1 cost 1 | Instant Death",
        "M": "Character 1/1 node 1 cost 1 | (auto gamma): when this character has become dying in"
        " battle, draw 1 card",
    }
    s = removal(cards, {"field": ["T"]}, {"field": ["M"]})
    fight(s, "T", "M")
    assert hand(s, "B") == 0 and s.names("B", "underworld") == ["M"]
    assert s.cited("VIS-1.10.12.d")


def test_1_10_12_e_a_discard_for_damage_comes_before_dying() -> None:
    """A character that is discarded when damaged has left before its damage is looked at."""
    cards = {
        "T": "Character 1/2 node 1 cost 1 | (auto gamma): when this character has taken damage,"
        " discard this character"
        " | (auto gamma): when this character has become dying, draw 1 card",
    }
    s = removal(cards, {"hand": ["Hit 2"]}, {"field": ["T"]})
    play(s, "Hit 2")
    assert story(s) == ["T hurt", "T resolves", "T discarding", "T to underworld"]
    assert s.cited("VIS-1.10.12.e")


def test_1_10_12_f_all_in_one_call() -> None:
    s = removal({}, {"hand": ["Hit all"]}, {"field": ["Y", "Y", "X"]})
    play(s, "Hit all")
    assert story(s)[3:] == [
        "Y dying",
        "Y dying",
        "Y discarding",
        "Y discarding",
        "Y to underworld",
        "Y to underworld",
    ]
    assert damage(s, "X") == 2


def test_w_37_damage_to_a_player_lowers_life() -> None:
    cards = {"Bolt": "Command node 0 cost 0 | (play): deal 3 damage to the enemy player"}
    s = removal(cards, {"hand": ["Bolt"]})
    play(s, "Bolt")
    assert s.life("B") == 22


def test_w_37_battle_damage_and_effect_damage_are_two_kinds() -> None:
    """VR-097"""
    cards = {"Doll": "Character 1/1 node 1 cost 1 | (auto alpha): this character takes no effect damage"}
    s = removal(cards, {"hand": ["Hit all"], "field": ["Y"]}, {"field": ["Doll"]})
    play(s, "Hit all")
    assert s.names("B", "field") == ["Doll"]
    s = removal(cards, {"field": ["Y"]}, {"field": ["Doll"]})
    fight(s, "Y", "Doll")
    assert s.names("B", "underworld") == ["Doll"]


def test_w_38_damage_of_0_is_no_damage() -> None:
    cards = {
        **STEPS,
        "None": "Command node 0 cost 0 | (play): deal X damage to 1 character, where X is the"
        " number of enemy nodes",
    }
    s = removal(cards, {"hand": ["None"], "field": ["DA", "DB", "DD", "DE"]}, {"field": ["X"]})
    play(s, "None", "X")
    assert story(s) == []


NEXT = {
    "Veil": "Command node 0 cost 0 | (play): the next time you would take damage this turn, negate"
    " that damage",
    "Bolt": "Command node 0 cost 0 | (play): deal 3 damage to you",
}


def test_1_10_12_b_the_next_damage() -> None:
    """Whatever comes first is it (VR-062); what waits in vain ends with the turn."""
    s = removal(NEXT, {"hand": ["Veil", "Bolt", "Bolt"]})
    play(s, "Veil")
    play(s, "Bolt")
    assert s.life("A") == 25
    play(s, "Bolt")
    assert s.life("A") == 22
    s = removal(NEXT, {"hand": ["Veil"], "field": ["X"]}, {"field": ["X"]})
    play(s, "Veil")
    s.pass_until("main", "B")
    fight(s, "X")
    assert s.life("A") == 23


@pytest.mark.parametrize(("switch", "life"), [("lost", 22), ("waits", 25)])
def test_1_10_12_b_only_one_applies_to_one_damage(switch: str, life: int) -> None:
    """What becomes of the other is a house switch (OQ-20)."""
    s = removal(NEXT, {"hand": ["Veil", "Veil", "Bolt", "Bolt"]}, next_damage=switch)
    for card in ("Veil", "Veil", "Bolt", "Bolt"):
        play(s, card)
    assert s.life("A") == life


def test_6_2_4_h_damage_of_a_battle_is_taken_back_other_damage_stays() -> None:
    """VR-010"""
    s = removal({}, {"field": ["X"], "hand": ["Hit 2"]}, {"field": ["Big 1 damage"]})
    fight(s, "X", "Big")
    assert damage(s, "Big") == 1
    play(s, "Hit 2")
    assert damage(s, "Big") == 3
    assert s.cited("VIS-6.2.4.h")


def test_6_2_4_h_damage_that_was_reset_is_not_taken_back_twice() -> None:
    """Saved in the battle, then dealt damage by an effect: that stays."""
    cards = {
        "T": "Character 2/3 node 1 cost 1 | (auto gamma): when this character has become dying,"
        " negate the dying state of this character; then deal 1 damage to this character",
    }
    s = removal(cards, {"field": ["Big"]}, {"field": ["T"]})
    fight(s, "Big", "T")
    assert damage(s, "T") == 1
    assert told(s, "T saved", "T hurt")

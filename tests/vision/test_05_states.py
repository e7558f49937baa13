"""Chapter 5: the states of a card, and what has to be so for each kind to be played."""

from __future__ import annotations

import pytest
from vision_scenes import scene

CARDS = {
    "Cirno": "Character 3/2 node 0 cost 0",
    "Letty": "Character 5/5 node 0 cost 0",
    "Spark": "Spell node 0 cost 0",
    "World": "Spell node 0 cost 0 | World Charm",
    "Bolt": "Command node 0 cost 0",
    "Kill": "Command node 0 cost 0 | (play): put 1 character in the dying state",
    "Call": "Command node 0 cost 0 | (play): put 1 chosen character card in the own hand onto the own field",
    "Ban": "Character 0/9 node 0 cost 0 | (auto alpha): the enemy player cannot play command cards",
}


def test_5_1_1_5_1_2_a_5_1_2_b_a_card_is_active_or_asleep() -> None:
    x = scene(CARDS, a={"field": ["Cirno", "Letty asleep"]}, windows="all")
    assert (x.shown("Cirno")["asleep"], x.shown("Letty")["asleep"]) == (False, True)
    assert "attack with Cirno" in x.texts() and "attack with Letty" not in x.texts()


def test_5_1_1_c_a_state_of_removal_is_there_only_as_long_as_it_is_needed() -> None:
    x = scene(CARDS, a={"hand": ["Kill"]}, b={"field": ["Letty"]}, windows="all")
    assert "status" not in x.shown("Letty")
    x.do("play Kill").both_pass()
    assert x.s.view(None)["removal"] == [] and x.names("B", "underworld") == ["Letty"]


def test_5_2_1_a_what_an_effect_does_with_a_hand_card_is_no_play() -> None:
    x = scene(CARDS, a={"hand": ["Call", "Cirno", "Letty"]}, windows="all")
    x.do("play Call")
    while x.question == "answer":
        x.do("pass")
    x.do("Cirno")
    assert x.names("A", "field") == ["Cirno"]
    assert "play Letty" in x.texts()  # the one character of the turn has not been played


def test_5_2_2_a_without_priority_nothing_is_played() -> None:
    x = scene(CARDS, a={"hand": ["Bolt", "Bolt"]}, b={"hand": ["Bolt"]}, windows="all")
    x.do("play Bolt")
    assert x.seat == "B" and x.refusals("play Bolt", "A") == ["VIS-1.12.2.b"]


def test_5_2_2_b_an_effect_may_forbid_it() -> None:
    x = scene(CARDS, a={"hand": ["Bolt", "Spark"]}, b={"field": ["Ban"]}, windows="all")
    assert x.refusals("play Bolt") == ["VIS-5.2.2.b"]
    assert x.refusals("play Spark") == []


def test_5_2_2_f_each_kind_has_its_timing() -> None:
    hand = {"hand": ["Cirno", "Spark", "Bolt"]}
    x = scene(CARDS, a=hand, phase="draw", windows="all")
    found = {card: x.refusals(f"play {card}") for card in ("Cirno", "Spark", "Bolt")}
    assert found == {"Cirno": ["VIS-5.4.1.b"], "Spark": ["VIS-5.5.1.b"], "Bolt": []}


def test_5_2_2_g_a_played_card_goes_to_the_play_area() -> None:
    """Nothing keeps a card out of it, so every play puts its card there."""
    x = scene(CARDS, a={"hand": ["Bolt"]}, windows="all")
    x.do("play Bolt")
    assert x.player("A")["play"] == ["Bolt"]


def test_5_2_2_h_5_2_2_all_that_is_not_met_is_said() -> None:
    cards = {**CARDS, "Dear": "Character 9/9 node 4 cost 3"}
    x = scene(cards, b={"hand": ["Dear"], "nodes": 2}, a={}, windows="all")
    x.do("pass")
    assert set(x.refusals("play Dear", "B")) == {"VIS-5.4.1.a", "VIS-5.2.2.c"}


@pytest.mark.parametrize(("card", "rule"), [("Cirno", "VIS-5.4.1"), ("Spark", "VIS-5.5.1")])
def test_5_4_1_5_5_1_by_the_turn_player_in_the_main_phase_and_not_in_an_interference(
    card: str, rule: str
) -> None:
    both = {"hand": [card, "Bolt"]}
    x = scene(CARDS, a=both, b=both, windows="all")
    assert x.refusals(f"play {card}") == []
    x.do("play Bolt")
    assert x.refusals(f"play {card}", "B") == [f"{rule}.a"]
    x.do("pass")
    draw = scene(CARDS, a=both, b=both, windows="all", phase="draw")
    assert draw.refusals(f"play {card}") == [f"{rule}.b"]
    again = scene(CARDS, a=both, b={**both, "hand": ["Bolt"]}, windows="all")
    again.do("play Bolt", "play Bolt")
    assert again.refusals(f"play {card}", "A") == [f"{rule}.c"]


def test_5_5_1_a_5_5_1_b_5_5_1_c_5_5_2_spell_timing() -> None:
    cards = {
        **CARDS,
        "Timed": "Command node 0 cost 0 | (auto beta): this card can be played only with spell timing",
    }
    both = {"hand": ["Spark", "Bolt"]}
    x = scene(cards, a=both, b=both, windows="all")
    x.do("play Bolt")
    assert x.refusals("play Spark", "B") == ["VIS-5.5.1.a"]
    y = scene(cards, a=both, b={"hand": ["Bolt"]}, windows="all")
    y.do("play Bolt", "play Bolt")
    assert y.refusals("play Spark", "A") == ["VIS-5.5.1.c"]
    assert scene(cards, a=both, phase="draw", windows="all").refusals("play Spark") == ["VIS-5.5.1.b"]


TEXT = "(auto alpha): all characters get +1/+1"


def test_5_6_3_a_command_set_without_equipment_or_charm_has_no_text() -> None:
    cards = {**CARDS, "Order": f"Command +0/+0 | {TEXT}", "Badge": f"Command +0/+0 | Equipment | {TEXT}"}
    plain = scene(cards, a={"field": [("Cirno", ["Order"])]})
    assert plain.shown("Cirno")["attack"] == 3 and plain.cited("VIS-5.6.3")
    assert scene(cards, a={"field": [("Cirno", ["Badge"])]}).shown("Cirno")["attack"] == 4


def test_5_6_4_a_command_set_on_no_character_has_no_text() -> None:
    cards = {**CARDS, "Badge": f"Command +0/+0 | Equipment | {TEXT}"}
    x = scene(cards, a={"field": [("World", ["Badge"]), "Cirno"]})
    assert x.shown("Cirno")["attack"] == 3 and x.cited("VIS-5.6.4")

"""Chapter 7.2: activated effects."""

from __future__ import annotations

import pytest
from vision_scenes import PHASES, scene

CARDS = {
    "Sage": "Character 1/3 | (always): 1: this character gets +1/+0 until end of turn",
    "Day": "Character 1/3 | (own turn): 0: draw 1 card",
    "Night": "Character 1/3 | (enemy turn): 0: draw 1 card",
    "Sleeper": "Character 1/3 | (always): 1, S: draw 1 card",
    "Once": "Character 1/3 | (own turn) (once per turn): 0: draw 1 card",
    "Late": "Character 1/3 | (own turn) (Discard Phase only): 0: draw 1 card",
    "Shot": "Character 1/3 | (always): S: discard 1 enemy character",
    "Two": "Character 1/3 | (always): 0: draw 1 card | (always): S: draw 2 cards",
    "Pen": "Command node 0 cost 0 | (always): 0: draw 1 card",
    "Hush": ("Character 1/3 | (auto alpha): the enemy player cannot use activated effects"),
    "Needle": "Command node 0 cost 0 | (play): discard 1 character",
    "Nullify": "Command node 0 cost 0 | (play): negate the text of 1 character until end of turn",
    "Amulet": "Spell +1/+1 node 0 cost 0 | Charm | (always): S: draw 1 card",
    "Letty": "Character 5/5",
}


def drawn(x: object, seat: str = "A") -> int:
    return len(x.names(seat, "hand"))  # type: ignore[attr-defined]  # a Scene


@pytest.mark.parametrize("phase", PHASES)
def test_7_1_3_always_in_every_phase_of_either_turn(phase: str) -> None:
    x = scene(CARDS, a={"field": ["Sage"], "nodes": 1}, phase=phase, windows="all")
    assert "use Sage" in x.texts()
    y = scene(CARDS, a={"field": ["Sage"], "nodes": 1}, phase=phase, player="B", windows="all")
    y.do("pass")
    assert "use Sage" in y.texts()


def test_7_1_3_in_the_own_turn_and_in_the_opponents() -> None:
    x = scene(CARDS, a={"field": ["Day", "Night"]}, windows="all")
    assert "use Day" in x.texts() and x.refusals("use Night") == ["VIS-7.1.3"]
    y = scene(CARDS, a={"field": ["Day", "Night"]}, player="B", windows="all")
    y.do("pass")
    assert "use Night" in y.texts() and y.refusals("use Day") == ["VIS-7.1.3"]


def test_7_1_3_a_further_limit_of_the_time() -> None:
    x = scene(CARDS, a={"field": ["Late"]}, windows="all")
    assert x.refusals("use Late") == ["VIS-7.1.3"]
    y = scene(CARDS, a={"field": ["Late"]}, phase="discard", windows="all")
    assert y.refusals("use Late") == []


def test_w_17_it_is_an_item_of_the_interference() -> None:
    x = scene(CARDS, a={"field": ["Sage"], "nodes": 1}, windows="all")
    x.do("use Sage")
    assert x.seat == "B" and [item["kind"] for item in x.s.view(0)["interference"]] == ["effect"]
    assert x.shown("Sage")["attack"] == 1 and x.player("A")["nodes"]["asleep"] == 1
    x.both_pass()
    assert x.shown("Sage")["attack"] == 2


def test_1_12_6_b_using_an_effect_starts_an_interference() -> None:
    x = scene(CARDS, a={"field": ["Sage"], "nodes": 1}, windows="all")
    x.do("use Sage")
    assert x.cited("VIS-1.12.6.b") == 1


def test_1_12_2_c_an_activated_effect_needs_priority() -> None:
    x = scene(CARDS, a={"field": ["Sage"], "nodes": 1}, b={"field": ["Sage"], "nodes": 1}, windows="all")
    assert x.refusals("use Sage", "A") == []
    assert "VIS-1.12.2.c" in x.refusals("use Sage", "B")


def test_w_17_the_cost_is_paid_at_once() -> None:
    x = scene(CARDS, a={"field": ["Sleeper"], "nodes": 1}, windows="all")
    x.do("use Sleeper")
    assert x.shown("Sleeper")["asleep"] and x.player("A")["nodes"]["active"] == 0
    assert drawn(x) == 0


def test_w_15_s_needs_an_active_card() -> None:
    x = scene(CARDS, a={"field": ["Sleeper asleep"], "nodes": 1}, windows="all")
    assert x.refusals("use Sleeper") == ["VIS-W.15"]


def test_5_2_2_d_its_cost_can_be_paid() -> None:
    x = scene(CARDS, a={"field": ["Sage"]}, windows="all")
    assert x.refusals("use Sage") == ["VIS-5.2.2.d"]


def test_w_17_only_on_the_field_with_its_text_in_force() -> None:
    x = scene(
        CARDS, a={"hand": ["Day", "Nullify"], "field": ["Letty"], "underworld": ["Sage"]}, windows="all"
    )
    assert "VIS-W.17" in x.refusals("use Sage")
    y = scene(CARDS, a={"field": ["Day"], "hand": ["Nullify"]}, windows="all")
    y.do("play Nullify").both_pass()
    assert y.refusals("use Day") == ["VIS-W.17"]


def test_w_17_only_by_the_player_in_whose_area_it_is() -> None:
    x = scene(CARDS, a={"hand": ["Needle"]}, b={"field": ["Sage"], "nodes": 1}, windows="all")
    assert "VIS-W.17" in x.refusals("use Sage", "A")


def test_w_17_it_resolves_even_if_its_card_has_left() -> None:
    x = scene(CARDS, a={"field": ["Sleeper"], "nodes": 1}, b={"hand": ["Needle"]}, windows="all")
    x.do("use Sleeper", "play Needle").both_pass()
    assert x.names("A", "field") == [] and drawn(x) == 1


def test_w_17_targets_are_chosen_when_it_is_used() -> None:
    x = scene(CARDS, a={"field": ["Shot"]}, b={"field": ["Letty", "Day"]}, windows="all")
    x.do("use Shot")
    assert x.question == "target" and x.texts() == ["Letty", "Day"]
    assert not x.shown("Shot")["asleep"]
    x.do("Day")
    assert x.shown("Shot")["asleep"]
    x.both_pass()
    assert x.names("B", "field") == ["Letty"]


def test_w_17_no_limit_a_turn_unless_it_is_printed() -> None:
    x = scene(CARDS, a={"field": ["Day", "Once"]}, windows="all")
    x.do("use Day").both_pass()
    assert "use Day" in x.texts()
    x.do("use Once").both_pass()
    assert x.refusals("use Once") == ["VIS-W.17"]
    x.pass_until("main", "B").pass_until("main", "A")
    assert "use Once" in x.texts()


def test_w_17_several_effects_of_a_card_have_numbers() -> None:
    x = scene(CARDS, a={"field": ["Two"]}, windows="all")
    assert {"use Two: 1", "use Two: 2"} <= set(x.texts())
    x.do("use Two: 2").both_pass()
    assert drawn(x) == 2 and x.refusals("use Two: 2") == ["VIS-W.15"]


def test_w_27_cannot_beats_can() -> None:
    x = scene(CARDS, a={"field": ["Day"]}, b={"field": ["Hush"]}, windows="all")
    assert x.refusals("use Day") == ["VIS-W.27"]


def test_w_17_s_of_a_charm_puts_its_host_to_sleep() -> None:
    x = scene(CARDS, a={"field": [("Letty", ["Amulet"])]}, windows="all")
    x.do("use Amulet")
    assert x.shown("Letty")["asleep"]
    x.both_pass()
    assert drawn(x) == 1

"""Chapter 5: playing cards."""

from __future__ import annotations

import pytest
from vision_scenes import scene

CARDS = {
    "Cirno": "Character 3/2 node 2 cost 1",
    "Letty": "Character 5/5 node 0 cost 0",
    "Doll": "Character 1/1 node 0 cost 0 | Doll",
    "Puppet": "Character 1/1 node 0 cost 0 | Doll",
    "Ambush": "Character 2/2 node 0 cost 0 | Surprise",
    "Sneak": "Character 1/1 node 0 cost 0 | Surprise | Doll",
    "Ninja": "Character 2/2 node 0 cost 0 | Surprise | Haste",
    "Bolt": "Command node 0 cost 0",
    "Spark": "Spell node 0 cost 0",
    "Icicle": "Spell node 3 cost 2 caster Cirno",
    "World": "Spell node 0 cost 0 | World Charm",
    "Sphere": "Spell node 0 cost 0 | World Charm",
    "Last": "Spell node 2 cost 1 caster Cirno | Last Spell",
    "Word": "Spell node 0 cost 0 caster Cirno | Last Word",
    "Single": "Command node 0 cost 0 | One per Turn",
    "Mine": "Command node 0 cost 0 | Own Turn Only",
    "Yours": "Command node 0 cost 0 | Enemy Turn Only",
    "Needle": "Command node 0 cost 0 | (play): discard 1 character",
    "Crush": "Command node 0 cost 0 | (play): discard 2 characters",
    "Bunch": "Command node 0 cost X | (play): draw X cards",
    "Draw": "Command node 0 cost 0 | (play): draw 1 card",
    "Twice": "Command node 0 cost 0 | (play): draw 1 card | (play): discard 1 character",
}


# --- conditions (VIS-5.2.2) ---------------------------------------------------------------------------


def test_5_2_1_setting_a_node_is_no_play() -> None:
    x = scene(CARDS, a={"hand": ["Single", "Single"]}, windows="all")
    x.do("set node Single")
    assert "play Single" in x.texts() and not x.cited("VIS-5.2.1")


def test_5_2_1_only_a_card_in_hand_is_played() -> None:
    x = scene(CARDS, a={"field": ["Letty"], "underworld": ["Bolt"], "hand": ["Spark"]})
    assert x.refusals("play Bolt") == ["VIS-5.2.1"]
    assert x.refusals("play Letty") == ["VIS-5.2.1"]


def test_5_2_2_c_required_nodes() -> None:
    x = scene(CARDS, a={"hand": ["Cirno"], "nodes": 1})
    assert x.refusals("play Cirno") == ["VIS-5.2.2.c"]
    y = scene(CARDS, a={"hand": ["Cirno"], "nodes": 2})
    assert y.refusals("play Cirno") == []


def test_5_2_2_d_the_cost_can_be_paid() -> None:
    cards = {**CARDS, "Dear": "Command node 1 cost 3"}
    x = scene(cards, a={"hand": ["Dear"], "nodes": 1})
    assert x.refusals("play Dear") == ["VIS-5.2.2.d"]


def test_5_2_2_e_proper_targets_exist() -> None:
    x = scene(CARDS, a={"hand": ["Needle", "Bolt"]})
    assert x.refusals("play Needle") == ["VIS-8.2"]
    y = scene(CARDS, a={"hand": ["Needle"]}, b={"field": ["Letty"]})
    assert "play Needle" in y.texts()


# --- the procedure (VIS-5.2.3) ------------------------------------------------------------------------


def test_5_2_3_the_card_waits_in_the_play_area() -> None:
    x = scene(CARDS, a={"hand": ["Letty"]}, windows="all")
    x.do("play Letty")
    assert x.player("A")["play"] == ["Letty"] and x.names("A", "hand") == []
    assert x.seat == "B"


def test_5_2_3_targets_then_the_cost_and_nothing_before_the_last_answer() -> None:
    cards = {**CARDS, "Needle": "Command node 0 cost 1 | (play): discard 1 character"}
    x = scene(
        cards,
        a={"hand": ["Needle"], "nodes": ["Bolt", "Spark"]},
        b={"field": ["Letty", "Doll"]},
        windows="all",
    )
    x.do("play Needle")
    assert (x.question, x.texts()) == ("target", ["Letty", "Doll"])
    assert x.names("A", "hand") == ["Needle"] and x.player("A")["play"] == []
    x.do("Doll")
    assert (x.question, x.texts()) == ("pay", ["sleep node Bolt", "sleep node Spark"])
    assert x.names("A", "hand") == ["Needle"]
    x.do("sleep node Spark")
    assert x.player("A")["play"] == ["Needle"] and x.player("A")["nodes"]["asleep"] == 1
    assert x.s.view(1)["interference"][0]["targets"] == ["Doll"]


def test_5_2_3_only_answers_from_which_the_rest_can_be_completed() -> None:
    x = scene(CARDS, a={"hand": ["Crush"]}, b={"field": ["Letty", "Doll", "Ambush"]}, windows="all")
    x.do("play Crush")
    # The second target stands behind the first, so the last one cannot be the first.
    assert x.texts() == ["Letty", "Doll"]
    x.do("Doll")
    assert x.s.view(1)["interference"][0]["targets"] == ["Doll", "Ambush"]


def test_5_2_3_x_is_fixed_with_the_payment() -> None:
    x = scene(CARDS, a={"hand": ["Bunch"], "nodes": ["Bolt", "Bolt asleep"], "deck": 5}, windows="all")
    x.do("play Bunch")
    assert x.texts() == ["X = 0", "X = 1", "X = 2", "X = 3"]
    assert x.refusals("X = 4") == ["VIS-5.2.2.d"]
    x.do("X = 3")
    assert x.player("A")["nodes"]["payable"] == 0
    x.both_pass()
    assert x.player("A")["hand"]["count"] == 3


# --- resolution (VIS-5.2.4) ---------------------------------------------------------------------------


def test_5_2_4_if_a_target_has_become_improper_nothing_resolves() -> None:
    x = scene(CARDS, a={"hand": ["Twice", "Needle"]}, b={"field": ["Doll"]}, windows="all")
    x.do("play Twice", "pass", "play Needle").both_pass()
    # The answer has taken the target away: the card is not drawn either.
    assert x.names("A", "hand") == [] and x.names("B", "field") == []
    assert "Twice" in x.names("A", "underworld")


def test_5_2_4_texts_are_applied_in_written_order() -> None:
    x = scene(CARDS, a={"hand": ["Twice"], "deck": ["Bolt"]}, b={"field": ["Doll"]}, windows="all")
    x.do("play Twice").both_pass()
    moved = [(e.rule, e.data["to"]) for e in x.events if e.kind == "move"][1:]
    assert [rule for rule, _to in moved] == ["VIS-W.39", "VIS-9.3.4.g", "VIS-5.2.4"]


def test_5_2_4_commands_and_spells_go_to_the_underworld_without_being_discarded() -> None:
    x = scene(CARDS, a={"hand": ["Bolt", "Spark"]}, windows="all")
    x.do("play Bolt").both_pass()
    x.do("play Spark").both_pass()
    assert x.names("A", "underworld") == ["Spark", "Bolt"]
    assert not [event for event in x.events if event.kind == "discarding"]


# --- character cards (VIS-5.4) ------------------------------------------------------------------------


def test_5_4_1_a_the_turn_player_plays_characters() -> None:
    x = scene(CARDS, a={"hand": ["Letty", "Bolt"]}, player="B", windows="all")
    x.do("pass")
    assert x.refusals("play Letty") == ["VIS-5.4.1.a"]


@pytest.mark.parametrize("phase", ["active", "maintenance", "draw", "discard"])
def test_5_4_1_b_in_the_main_phase(phase: str) -> None:
    x = scene(CARDS, a={"hand": ["Letty"]}, phase=phase, windows="all")
    assert x.refusals("play Letty") == ["VIS-5.4.1.b"]


def test_5_4_1_c_with_no_interference_started() -> None:
    x = scene(CARDS, a={"hand": ["Bolt", "Letty"]}, windows="all")
    x.do("play Bolt", "pass")
    assert x.refusals("play Letty") == ["VIS-5.4.1.c"]


def test_5_4_1_d_one_normal_character_a_turn() -> None:
    x = scene(CARDS, a={"hand": ["Letty", "Cirno"], "nodes": 2}, windows="all")
    x.do("play Letty").both_pass()
    assert x.refusals("play Cirno") == ["VIS-5.4.1.d"]


def test_5_4_1_d_what_counts_is_that_the_play_has_resolved() -> None:
    cards = {
        **CARDS,
        "Counter": "Command node 0 cost 0 | (play): negate the play of 1 character card being played",
    }
    x = scene(cards, a={"hand": ["Letty", "Cirno"], "nodes": 2}, b={"hand": ["Counter"]}, windows="all")
    x.do("play Letty", "play Counter").both_pass()
    assert x.names("A", "field") == [] and x.names("A", "underworld") == ["Letty"]
    assert x.refusals("play Cirno") == []


def test_5_4_1_d_surprise_and_dolls_neither_check_nor_use_it() -> None:
    x = scene(CARDS, a={"hand": ["Ambush", "Doll", "Letty", "Ninja"]}, windows="all")
    x.do("play Ambush").both_pass()
    x.do("play Doll").both_pass()
    x.do("play Letty").both_pass()
    x.do("play Ninja").both_pass()
    assert x.names("A", "field") == ["Ambush", "Doll", "Letty", "Ninja"]


def test_5_4_1_d_what_counts_is_what_the_card_has_while_it_is_played() -> None:
    cards = {
        "Cloak": "Spell | World Charm | (auto alpha): all character cards that you play gain Surprise",
        "Wind": "Spell | World Charm | (auto alpha): all character cards that you play lose Surprise",
        "Rip": "Command | (play): discard all own spell cards",
        "Maid": "Character 1/1",
        "Ninja": "Character 1/1 | Surprise",
    }
    x = scene(cards, a={"hand": ["Maid", "Maid", "Rip"], "field": ["Cloak"]})
    x.resolve("play Maid").resolve("play Rip")
    assert not x.refusals("play Maid")
    x = scene(cards, a={"hand": ["Ninja", "Ninja"], "field": ["Wind"]})
    x.resolve("play Ninja")
    assert x.refusals("play Ninja") == ["VIS-5.4.1.d"]


def test_5_4_1_e_one_doll_a_turn() -> None:
    x = scene(CARDS, a={"hand": ["Doll", "Puppet", "Letty"]}, windows="all")
    x.do("play Doll").both_pass()
    assert x.refusals("play Puppet") == ["VIS-5.4.1.e"]
    assert x.refusals("play Letty") == []


def test_10_9_2_b_one_doll_a_turn_even_with_surprise() -> None:
    x = scene(CARDS, a={"hand": ["Doll", "Sneak"]}, windows="all")
    x.do("play Doll").both_pass()
    assert x.refusals("play Sneak") == ["VIS-10.9.2.b"]


def test_5_4_2_a_character_enters_face_up_and_asleep_on_its_players_field() -> None:
    x = scene(CARDS, a={"hand": ["Letty"]}, windows="all")
    x.do("play Letty").both_pass()
    assert x.names("A", "field") == ["Letty"] and x.shown("Letty")["asleep"]
    assert "face_down" not in x.shown("Letty")
    assert "attack with Letty" not in x.texts()


def test_5_4_3_it_is_a_character_on_the_field() -> None:
    x = scene(CARDS, a={"hand": ["Letty"]}, windows="all")
    x.do("play Letty").both_pass()
    assert x.shown("Letty")["character"]


def test_10_3_2_a_surprise_may_be_played_as_an_answer_and_in_the_opponents_turn() -> None:
    x = scene(CARDS, a={"hand": ["Ambush", "Letty"]}, b={"hand": ["Bolt"]}, player="B", windows="all")
    x.do("play Bolt")
    assert x.texts() == ["pass", "play Ambush"]
    x.do("play Ambush").both_pass()
    assert x.names("A", "field") == ["Ambush"] and x.cited("VIS-10.3.2.a")


# --- spells (VIS-5.5) ---------------------------------------------------------------------------------


def test_5_5_1_spell_timing() -> None:
    x = scene(CARDS, a={"hand": ["Spark"]}, player="B", windows="all")
    x.do("pass")
    assert x.refusals("play Spark") == ["VIS-5.5.1.a"]
    y = scene(CARDS, a={"hand": ["Spark"]}, phase="draw", windows="all")
    assert y.refusals("play Spark") == ["VIS-5.5.1.b"]
    z = scene(CARDS, a={"hand": ["Spark", "Bolt"]}, windows="all")
    z.do("play Bolt", "pass")
    assert z.refusals("play Spark") == ["VIS-5.5.1.c"]


def test_5_5_1_any_number_of_spells_a_turn() -> None:
    x = scene(CARDS, a={"hand": ["Spark", "Spark"]}, windows="all")
    x.do("play Spark").both_pass()
    assert "play Spark" in x.texts()


def test_5_5_1_d_one_world_charm_a_turn() -> None:
    x = scene(CARDS, a={"hand": ["World", "Sphere"]}, windows="all")
    x.do("play World").both_pass()
    assert x.names("A", "field") == ["World"]
    assert x.refusals("play Sphere") == ["VIS-5.5.1.d"]


def test_5_5_6_the_caster_skips_nodes_and_cost_together() -> None:
    x = scene(CARDS, a={"hand": ["Icicle"], "field": ["Cirno"]}, windows="all")
    assert x.refusals("play Icicle") == []
    x.do("play Icicle")
    # There are no nodes at all: skipping is the only way.
    assert x.question == "answer" and x.player("A")["play"] == ["Icicle"]


def test_5_5_6_without_the_caster_both_are_asked_for() -> None:
    x = scene(CARDS, a={"hand": ["Icicle"], "field": ["Letty"]}, windows="all")
    assert x.refusals("play Icicle") == ["VIS-5.2.2.c", "VIS-5.2.2.d"]


def test_5_5_6_skipping_is_a_choice() -> None:
    x = scene(CARDS, a={"hand": ["Icicle"], "field": ["Cirno"], "nodes": 3}, windows="all")
    x.do("play Icicle")
    assert x.texts() == ["pay", "skip the cost"]
    x.do("skip the cost")
    assert x.player("A")["nodes"]["active"] == 3
    y = scene(CARDS, a={"hand": ["Icicle"], "field": ["Cirno"], "nodes": 3}, windows="all")
    y.do("play Icicle", "pay")
    while y.question == "pay":
        y.do("sleep a node")
    assert y.player("A")["nodes"]["active"] == 1


def test_5_5_6_the_opponents_character_is_no_caster() -> None:
    x = scene(CARDS, a={"hand": ["Icicle"]}, b={"field": ["Cirno"]}, windows="all")
    assert "VIS-5.2.2.c" in x.refusals("play Icicle")


def test_5_5_6_a_character_whose_name_contains_the_casters() -> None:
    cards = {**CARDS, "Sunlit Cirno": "Character 1/1 node 0 cost 0"}
    x = scene(cards, a={"hand": ["Icicle"], "field": ["Sunlit Cirno"]}, windows="all")
    assert x.refusals("play Icicle") == []


def test_5_5_7_of_several_casters_all_have_to_be_there() -> None:
    cards = {**CARDS, "Twin": "Spell node 3 cost 2 caster Cirno caster Letty"}
    x = scene(cards, a={"hand": ["Twin"], "field": ["Cirno"]}, windows="all")
    assert "VIS-5.2.2.c" in x.refusals("play Twin")
    y = scene(cards, a={"hand": ["Twin"], "field": ["Cirno", "Letty"]}, windows="all")
    assert y.refusals("play Twin") == []


def test_5_5_7_losing_the_caster_afterwards_does_not_matter() -> None:
    x = scene(CARDS, a={"hand": ["Icicle"], "field": ["Cirno"]}, b={"hand": ["Needle"]}, windows="all")
    x.do("play Icicle", "play Needle").both_pass()
    assert x.names("A", "field") == [] and x.names("A", "underworld") == ["Icicle", "Cirno"]
    assert not [event for event in x.events if event.kind == "fails"]


# --- commands (VIS-5.6) -------------------------------------------------------------------------------


def test_5_6_1_any_player_with_priority_at_any_time_any_number() -> None:
    x = scene(CARDS, a={"hand": ["Bolt", "Bolt"]}, b={"hand": ["Bolt"]}, phase="maintenance", windows="all")
    x.do("play Bolt", "play Bolt", "play Bolt").both_pass()
    assert x.names("A", "underworld") == ["Bolt", "Bolt"] and x.names("B", "underworld") == ["Bolt"]


# --- limits that stand on cards -----------------------------------------------------------------------


def test_10_21_one_of_its_name_a_turn() -> None:
    x = scene(CARDS, a={"hand": ["Single", "Single"]}, windows="all")
    x.do("play Single").both_pass()
    assert x.refusals("play Single") == ["VIS-10.21"]
    x.pass_until("main", "B").do("pass")
    assert x.refusals("play Single", "A") in ([], ["VIS-1.12.2.b"])


def test_10_21_also_while_the_first_waits_to_resolve() -> None:
    x = scene(CARDS, a={"hand": ["Single", "Single"]}, windows="all")
    x.do("play Single", "pass")
    assert x.refusals("play Single") == ["VIS-10.21"]


def test_5_2_5_a_nullified_play_does_not_count() -> None:
    cards = {
        **CARDS,
        "Counter": "Command node 0 cost 0 | (play): negate the play of 1 command card being played",
    }
    x = scene(cards, a={"hand": ["Single", "Single"]}, b={"hand": ["Counter"]}, windows="all")
    x.do("play Single", "play Counter").both_pass()
    assert x.names("A", "underworld") == ["Single"] and x.cited("VIS-5.2.5")
    assert x.refusals("play Single") == []


def test_w_21_costs_stay_paid() -> None:
    cards = {
        **CARDS,
        "Dear": "Command node 0 cost 2 | (play): draw 1 card",
        "Counter": "Command node 0 cost 0 | (play): negate the play of 1 command card being played",
    }
    x = scene(cards, a={"hand": ["Dear"], "nodes": 2}, b={"hand": ["Counter"]}, windows="all")
    x.do("play Dear", "sleep a node", "play Counter").both_pass()
    assert x.player("A")["nodes"]["asleep"] == 2 and x.names("A", "hand") == []


def test_w_27_a_play_that_cannot_be_negated() -> None:
    cards = {
        **CARDS,
        "Sure": (
            "Command node 0 cost 0 | (play): draw 1 card "
            "| (auto beta): this card cannot have the play negated"
        ),
        "Counter": "Command node 0 cost 0 | (play): negate the play of 1 command card being played",
    }
    x = scene(cards, a={"hand": ["Sure"]}, b={"hand": ["Counter"]}, windows="all")
    x.do("play Sure", "play Counter").both_pass()
    assert len(x.names("A", "hand")) == 1 and x.cited("VIS-W.27")


def test_1_12_2_d_an_automatic_effect_may_be_used_at_will_and_priority_stays() -> None:
    cards = {
        **CARDS,
        "Grave": "Command node 0 cost 0 | (auto beta) (Main Phase) from the own underworld: draw 1 card",
    }
    x = scene(cards, a={"underworld": ["Grave"]}, b={"hand": ["Bolt"]}, windows="all")
    assert "use Grave" in x.texts()
    x.do("use Grave")
    # It has resolved at once, without an interference, and A has priority still (VIS-1.12.3).
    assert len(x.names("A", "hand")) == 1 and (x.seat, x.question) == ("A", "window")
    assert "VIS-1.12.2.d" in x.refusals("use Grave", "B") or x.s.view(None)["interference"] == []


def test_w_63_own_turn_only_and_the_opponents_only() -> None:
    x = scene(CARDS, a={"hand": ["Mine", "Yours"]}, windows="all")
    assert "play Mine" in x.texts() and x.refusals("play Yours") == ["VIS-W.63"]
    y = scene(CARDS, a={"hand": ["Mine", "Yours"]}, player="B", windows="all")
    y.do("pass")
    assert "play Yours" in y.texts() and y.refusals("play Mine") == ["VIS-W.63"]


def test_10_21_in_the_named_turn_only() -> None:
    cards = {
        **CARDS,
        "Deal": "Command node 0 cost 0 | One per Own Turn",
        "Night": "Command node 0 cost 0 | One per Enemy Turn",
    }
    x = scene(cards, a={"hand": ["Deal", "Deal", "Night"]}, windows="all")
    assert x.refusals("play Night") == ["VIS-10.21"]
    x.do("play Deal").both_pass()
    assert x.refusals("play Deal") == ["VIS-10.21"]
    y = scene(cards, a={"hand": ["Deal", "Night"]}, player="B", windows="all")
    y.do("pass")
    assert y.refusals("play Deal") == ["VIS-10.21"] and y.refusals("play Night") == []


def test_w_57_a_last_spell_has_command_timing_with_its_caster() -> None:
    x = scene(
        CARDS,
        a={"hand": ["Last"], "field": ["Cirno"], "nodes": 2},
        b={"hand": ["Bolt"]},
        player="B",
        windows="all",
    )
    x.do("play Bolt")
    assert x.texts() == ["pass", "play Last"]
    y = scene(CARDS, a={"hand": ["Last"], "nodes": 2}, player="B", windows="all")
    y.do("pass")
    assert y.refusals("play Last") == ["VIS-5.5.1.a"]


def test_oq_31_at_command_timing_it_is_paid_for() -> None:
    held = {"hand": ["Last"], "field": ["Cirno"]}
    x = scene(CARDS, a=dict(held), player="B", windows="all")
    x.do("pass")
    assert x.refusals("play Last") == ["VIS-5.2.2.c", "VIS-5.2.2.d"]
    y = scene(CARDS, a=dict(held), player="B", windows="all", last_spell_skips_cost=True)
    y.do("pass")
    assert y.refusals("play Last") == []
    z = scene(CARDS, a=dict(held), windows="all")
    assert z.refusals("play Last") == []


def test_oq_31_what_was_asked_at_another_time_is_asked_anew() -> None:
    # Not to be paid for in the draw phase, with the caster's help in the main phase: no more has changed.
    x = scene(CARDS, a={"hand": ["Last"], "field": ["Cirno"]}, phase="draw", windows="all")
    assert x.texts() == ["pass"]
    x.both_pass()
    assert x.s.view(None)["phase"] == "Main Phase" and "play Last" in x.texts()


def test_w_43_a_card_that_a_text_makes_cheaper_in_hand() -> None:
    cards = {
        **CARDS,
        "Scholar": (
            "Character 2/2 node 0 cost 2 "
            "| (auto beta): this card gets -X cost, where X is the number of active own nodes"
        ),
    }
    # 2 less 1 is paid with one node; asked for in the draw phase too, it is not remembered from there.
    x = scene(cards, a={"hand": ["Scholar"], "nodes": 1}, phase="draw", windows="all")
    assert x.texts() == ["pass"]
    x.both_pass()
    x.do("play Scholar")
    assert x.player("A")["nodes"]["asleep"] == 1


def test_10_32_2_a_a_last_word_needs_its_caster() -> None:
    x = scene(CARDS, a={"hand": ["Word"]}, windows="all")
    assert x.refusals("play Word") == ["VIS-10.32.2.a"]
    y = scene(CARDS, a={"hand": ["Word"], "field": ["Cirno"]}, windows="all")
    assert y.refusals("play Word") == []

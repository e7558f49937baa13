"""Chapter 10, tactics."""

from __future__ import annotations

from typing import Any

import pytest
import vision_scenes
from vision_scenes import Scene


def scene(cards: dict[str, str], **more: Any) -> Scene:
    """A position in which every window is asked."""
    return vision_scenes.scene(cards, **{"windows": "all", **more})


def duel(attacker: str, defender: str, **cards: str) -> Scene:
    """A's attacker against B's defender."""
    known = {"Attacker": attacker, "Defender": defender, **cards}
    made = scene(known, a={"field": ["Attacker"]}, b={"field": ["Defender"]})
    return made.resolve("attack with Attacker", "defend with Defender")


# --- Haste ------------------------------------------------------------------------------------------


def test_10_2_haste_makes_a_played_character_active_as_it_enters() -> None:
    made = scene({"Fox": "Character 2/1 | Haste", "Hare": "Character 2/1"}, a={"hand": ["Fox"]})
    made.resolve("play Fox")
    assert not made.shown("Fox")["asleep"]
    assert made.cited("VIS-10.2")


def test_10_2_without_haste_it_stays_asleep() -> None:
    made = scene({"Hare": "Character 2/1"}, a={"hand": ["Hare"]}).resolve("play Hare")
    assert made.shown("Hare")["asleep"]


def test_10_2_not_if_an_effect_puts_it_onto_the_field() -> None:
    call = "Command node 0 cost 0 | "
    call += "(play): put 1 chosen character card in the own hand onto the own field asleep"
    made = scene({"Fox": "Character 2/1 | Haste", "Call": call}, a={"hand": ["Fox", "Call"]})
    made.resolve("play Call")
    assert made.shown("Fox")["asleep"]


def test_10_2_a_fantasy_creature_becomes_a_character_as_it_enters() -> None:
    made = scene({"Puppet": "Spell 2/2 | Fantasy Creature | Haste"}, a={"hand": ["Puppet"]})
    made.resolve("play Puppet")
    assert not made.shown("Puppet")["asleep"]


# --- Surprise ---------------------------------------------------------------------------------------

SURPRISE = {
    "Imp": "Character 2/2 | Surprise",
    "Ace": "Character 2/4 | Surprise | Haste",
    "Rat": "Character 3/2",
}


def test_10_3_2_a_surprise_may_be_played_in_any_phase_and_as_an_answer() -> None:
    made = scene(SURPRISE, a={"field": ["Rat"]}, b={"hand": ["Imp"]})
    made.resolve("attack with Rat", "play Imp")
    assert made.names("B", "field") == ["Imp"] and made.life("B") == 22
    assert made.shown("Imp")["asleep"]


def test_10_3_surprise_takes_no_place_of_the_one_character_a_turn() -> None:
    made = scene(SURPRISE, a={"hand": ["Imp", "Rat"]}).resolve("play Rat")
    assert "play Imp" in made.texts()
    made = scene(SURPRISE, a={"hand": ["Imp", "Rat"]}).resolve("play Imp")
    assert "play Rat" in made.texts()


def test_10_3_2_b_with_haste_it_may_defend_as_the_direct_answer() -> None:
    made = scene(SURPRISE, a={"field": ["Rat"]}, b={"hand": ["Ace"]}).do("attack with Rat")
    assert made.texts() == ["pass", "play Ace", "play Ace to defend"]
    made.resolve("play Ace to defend")
    assert made.life("B") == 25
    assert made.names("A", "underworld") == ["Rat"] and made.names("B", "field") == ["Ace"]
    assert made.cited("VIS-10.3.2.b")


def test_10_3_4_having_decided_to_defend_it_stays_asleep() -> None:
    made = scene(SURPRISE, a={"field": ["Rat"]}, b={"hand": ["Ace"]})
    made.resolve("attack with Rat", "play Ace to defend")
    assert made.shown("Ace")["asleep"]
    assert made.cited("VIS-10.3.4")
    made = scene(SURPRISE, a={"field": ["Rat"]}, b={"hand": ["Ace"]}).resolve("attack with Rat", "play Ace")
    assert not made.shown("Ace")["asleep"]


def test_10_3_2_b_not_without_haste_and_not_after_another_answer() -> None:
    made = scene(SURPRISE, a={"field": ["Rat"]}, b={"hand": ["Imp"]}).do("attack with Rat")
    assert made.texts() == ["pass", "play Imp"]
    made = scene(SURPRISE, a={"field": ["Rat"]}, b={"hand": ["Ace", "Imp"]})
    made.do("attack with Rat", "play Imp", "pass")
    assert "play Ace" in made.texts() and "play Ace to defend" not in made.texts()


# --- First Strike, Pierce ---------------------------------------------------------------------------


def test_10_4_first_strike_counts_in_attack_and_in_defence() -> None:
    made = duel("Character 3/2 | First Strike", "Character 5/3")
    assert made.names("A", "field") == ["Attacker"] and made.names("B", "underworld") == ["Defender"]
    made = duel("Character 5/3", "Character 3/2 | First Strike")
    assert made.names("B", "field") == ["Defender"] and made.names("A", "underworld") == ["Attacker"]


def test_10_5_pierce_deals_what_is_left_to_the_player_without_graze() -> None:
    made = duel("Character 4/1 graze 1 | Pierce", "Character 3/2")
    assert made.life("B") == 23  # 4 less the endurance of 2
    assert next(e.data["damage"] for e in made.events if e.kind == "damage") == 4
    assert made.question != "graze"
    assert made.cited("VIS-10.5")


def test_10_5_earlier_damage_of_the_defender_adds_to_it() -> None:
    cards = {"Star": "Character 4/1 | Pierce", "Wall": "Character 0/5"}
    made = scene(cards, a={"field": ["Star"]}, b={"field": ["Wall 3 damage"], "deck": 0})
    made.resolve("attack with Star", "defend with Wall")
    assert made.life("B") == 23
    made = scene(
        cards, a={"field": ["Star"]}, b={"field": ["Wall 3 damage"], "deck": 0}, piercing_counts="none"
    )
    made.resolve("attack with Star", "defend with Wall")
    assert made.life("B") == 25


def test_10_5_nothing_is_left_where_the_endurance_is_as_high() -> None:
    assert duel("Character 2/9 | Pierce", "Character 1/2").life("B") == 25


def test_10_5_not_as_a_defender() -> None:
    made = duel("Character 1/1", "Character 4/4 | Pierce")
    assert made.life("A") == 25


def test_10_5_it_does_not_stack() -> None:
    made = duel("Character 4/1 | Pierce | Pierce", "Character 3/2")
    assert made.life("B") == 23


# --- Stealth ----------------------------------------------------------------------------------------


def test_10_6_stealth_cancels_the_defence_at_the_start_of_battle() -> None:
    made = duel("Character 3/2 [fairy] | Stealth", "Character 9/9 [beast]")
    assert made.life("B") == 22
    assert made.names("A", "field") == ["Attacker"]
    assert made.cited("VIS-10.6")


def test_10_6_not_if_the_two_share_a_race() -> None:
    made = duel("Character 3/2 [fairy, beast] | Stealth", "Character 9/9 [beast]")
    assert made.life("B") == 25 and made.names("A", "underworld") == ["Attacker"]


def test_10_6_having_no_race_is_nothing_to_share() -> None:
    assert duel("Character 3/2 | Stealth", "Character 9/9").life("B") == 22
    cards = {"Attacker": "Character 3/2 | Stealth", "Defender": "Character 9/9"}
    made = scene(cards, a={"field": ["Attacker"]}, b={"field": ["Defender"]}, no_race_shared=True)
    made.resolve("attack with Attacker", "defend with Defender")
    assert made.life("B") == 25


def test_10_6_not_as_a_defender() -> None:
    made = duel("Character 3/2 [beast]", "Character 1/1 [fairy] | Stealth")
    assert made.names("B", "underworld") == ["Defender"]


# --- Vigilance --------------------------------------------------------------------------------------


def test_10_7_vigilance_makes_it_active_at_the_start_of_the_opponents_active_phase() -> None:
    cards = {"Guard": "Character 2/2 | Vigilance", "Idle": "Character 2/2"}
    made = scene(cards, a={"field": ["Guard asleep", "Idle asleep"]}).pass_until("main", "B")
    assert not made.shown("Guard")["asleep"]
    assert made.shown("Idle")["asleep"]
    assert made.cited("VIS-10.7")


# --- Instant Death ----------------------------------------------------------------------------------


def test_10_8_2_a_instant_death_puts_whoever_it_has_dealt_battle_damage_to_in_the_dying_state() -> None:
    made = duel("Character 1/2 | Instant Death", "Character 1/9")
    assert made.names("B", "underworld") == ["Defender"]
    assert made.cited("VIS-10.8.2.a")


def test_10_8_not_without_damage() -> None:
    made = duel("Character 0/2 | Instant Death", "Character 1/9")
    assert made.names("B", "field") == ["Defender"]


def test_10_8_3_the_dying_is_by_an_effect_even_where_the_damage_would_do() -> None:
    told = "(auto gamma): when this character has become dying by anything other than battle, draw 1 card"
    made = duel("Character 3/5 | Instant Death", f"Character 1/1 | {told}")
    assert len(made.names("B", "hand")) == 1
    made = duel("Character 3/5", f"Character 1/1 | {told}")
    assert len(made.names("B", "hand")) == 0


def test_10_8_two_at_the_same_timing_leave_together() -> None:
    made = duel("Character 1/5 | Instant Death", "Character 1/5 | Instant Death")
    assert made.names("A", "underworld") == ["Attacker"] and made.names("B", "underworld") == ["Defender"]


def test_10_8_where_a_removal_does_not_wait_only_that_of_the_other_player_dies() -> None:
    cards = {"Attacker": "Character 1/5 | Instant Death", "Defender": "Character 1/5 | Instant Death"}
    made = scene(cards, a={"field": ["Attacker"]}, b={"field": ["Defender"]}, removal_waits_for_step=False)
    made.resolve("attack with Attacker", "defend with Defender")
    assert made.names("A", "field") == ["Attacker"] and made.names("B", "underworld") == ["Defender"]


# --- Doll, Legend -----------------------------------------------------------------------------------

DOLLS = {"Shanghai": "Character 0/2 | Doll", "Hourai": "Character 1/1 | Doll", "Alice": "Character 2/6"}


def test_10_9_10_9_2_a_a_doll_cannot_attack_but_can_defend() -> None:
    made = scene(DOLLS, a={"field": ["Hourai"]})
    assert made.refusals("attack with Hourai") == ["VIS-10.9.2.a"]
    made = scene(DOLLS, a={"field": ["Alice"]}, b={"field": ["Hourai"]}).do("attack with Alice")
    assert "defend with Hourai" in made.texts()


def test_10_9_2_b_one_doll_a_turn_beside_the_one_character() -> None:
    made = scene(DOLLS, a={"hand": ["Shanghai", "Hourai", "Alice"]}).resolve("play Shanghai")
    assert "play Alice" in made.texts() and "play Hourai" not in made.texts()
    assert made.refusals("play Hourai")


def test_10_10_a_nullified_legend_is_still_one() -> None:
    cards = {
        "King": "Character 3/3 | Legend",
        "Nobody": "Character 3/3",
        "Crown": "Spell +2/+1 | Equipment | Sacred Treasure",
    }
    hush = "Command node 0 cost 0 | (play): all own characters have negated Legend until end of turn"
    made = scene({**cards, "Hush": hush}, a={"hand": ["Crown", "Hush"], "field": ["King", "Nobody"]})
    made.resolve("play Hush").resolve("play Crown")
    assert made.shown("King")["set"][0]["name"] == "Crown"


# --- Resistance -------------------------------------------------------------------------------------


def test_w_49_resistance_takes_no_battle_damage_from_that_race() -> None:
    made = duel("Character 3/2 [beast]", 'Character 1/1 | Resistance ["beast"]')
    assert made.names("B", "field") == ["Defender"] and not made.shown("Defender").get("damage")
    assert made.cited("VIS-W.49")
    made = duel("Character 3/2 [fairy]", 'Character 1/1 | Resistance ["beast"]')
    assert made.names("B", "underworld") == ["Defender"]


def test_w_49_it_is_no_help_against_effects() -> None:
    cards = {
        "Mage": "Character 1/1 [beast] | (always): 0: deal 2 damage to 1 enemy character",
        "Wall": 'Character 1/1 | Resistance ["beast"]',
    }
    made = scene(cards, a={"field": ["Mage"]}, b={"field": ["Wall"]}).resolve("use Mage")
    assert made.names("B", "underworld") == ["Wall"]


# --- Mana Charge ------------------------------------------------------------------------------------

WITCH = {"Witch": "Character 2/2 | Mana Charge (2)"}


def test_10_12_2_a_mana_charge_puts_the_top_cards_of_the_deck_into_the_nodes_asleep() -> None:
    made = scene(WITCH, a={"field": ["Witch"], "deck": 5})
    assert "use Witch" in made.texts()
    made.resolve("use Witch")
    nodes = made.player("A")["nodes"]
    assert (nodes["active"], nodes["asleep"]) == (0, 2)
    assert made.shown("Witch")["asleep"]
    assert made.cited("VIS-10.12.2.a")


def test_10_12_in_the_own_turn_by_an_active_character_also_as_an_answer() -> None:
    made = scene(WITCH, a={"field": ["Witch asleep"]})
    assert "VIS-W.15" in made.refusals("use Witch")
    made = scene(WITCH, a={"field": ["Witch"]}, player="B").do("pass")
    assert made.seat == "A" and made.texts() == ["pass"]
    assert made.refusals("use Witch") == ["VIS-7.1.3"]


@pytest.mark.parametrize(("how", "nodes"), [("fails", 0), ("as_many", 1)])
def test_10_12_with_too_few_cards_it_fails(how: str, nodes: int) -> None:
    made = scene(WITCH, a={"field": ["Witch"], "deck": 1}, mana_charge_short=how).resolve("use Witch")
    assert made.player("A")["nodes"]["asleep"] == nodes


# --- Transformation ---------------------------------------------------------------------------------

SHIFTER = {
    "Fox": "Character 1/1 [beast] | "
    'Transformation {named "Nine Tails", graze 3, 5/5, race "youkai", First Strike}',
    "Bear": "Character 4/4",
}


def test_10_28_b_10_28_8_10_28_4_an_active_character_may_be_transformed_at_any_time() -> None:
    made = scene(SHIFTER, a={"field": ["Fox"]}).resolve("use Fox")
    shown = made.shown("Fox")
    assert (shown["attack"], shown["endurance"], shown["graze"]) == (5, 5, 3)
    assert made.cited("VIS-10.28.8")
    assert not any(text.startswith("use Fox") for text in made.texts())  # VIS-10.28.4: once is enough


def test_10_28_it_ends_at_the_next_start_of_its_players_turn() -> None:
    made = scene(SHIFTER, a={"field": ["Fox"]}).resolve("use Fox").pass_until("main", "B")
    assert made.shown("Fox")["attack"] == 5
    made.pass_until("main", "A")
    assert made.shown("Fox")["attack"] == 1


def test_10_28_a_attacking_or_defending_it_may_be_transformed_at_the_same_time() -> None:
    made = scene(SHIFTER, a={"field": ["Bear"]}, b={"field": ["Fox"]}).resolve(
        "attack with Bear", "defend with Fox"
    )
    assert (made.seat, made.texts()) == ("B", ["yes", "no"])
    made.resolve("yes")
    assert made.names("A", "underworld") == ["Bear"] and made.names("B", "field") == ["Fox"]


def test_10_28_5_of_several_entries_one_is_chosen() -> None:
    two = SHIFTER["Fox"] + ' | Transformation {named "Twin", graze 1, 2/2}'
    made = scene({"Fox": two}, a={"field": ["Fox"]}).resolve("use Fox")
    assert made.question == "form" and len(made.texts()) == 2
    made.resolve(made.texts()[1])
    assert made.shown("Fox")["attack"] == 2


def test_10_28_9_set_cards_stay_and_go_on_giving() -> None:
    cards = {**SHIFTER, "Bow": "Spell +1/+0 | Equipment"}
    made = scene(cards, a={"field": [("Fox", ["Bow"])]}).resolve("use Fox")
    assert made.shown("Fox")["attack"] == 6


def test_10_28_4_an_entry_of_a_charm_is_of_no_use_to_who_is_transformed() -> None:
    cards = {
        "Doe": "Character 1/1",
        "Mask": 'Spell +0/+0 | Charm | Transformation {named "Beast", graze 1, 6/6}',
    }
    made = scene(cards, a={"field": [("Doe", ["Mask"])]}).resolve("use Mask")
    before = len([event for event in made.events if event.kind == "transformed"])
    made.resolve("use Mask")
    assert len([event for event in made.events if event.kind == "transformed"]) == before == 1
    assert made.shown("Doe")["attack"] == 6 and made.cited("VIS-10.28.4")


def test_10_28_9_a_an_entry_of_a_charm_is_lost_with_the_charm() -> None:
    cards = {
        "Doe": "Character 1/1",
        "Mask": 'Spell +0/+0 | Charm | Transformation {named "Beast", graze 1, 6/6}',
        "Tear": "Command node 0 cost 0 | (play): discard all own charm cards",
    }
    made = scene(cards, a={"field": [("Doe", ["Mask"])], "hand": ["Tear"]}).resolve("use Mask")
    assert made.shown("Doe")["attack"] == 6
    made.resolve("play Tear")
    assert made.shown("Doe")["attack"] == 1

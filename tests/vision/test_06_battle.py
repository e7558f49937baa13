"""Chapter 6.2: attack, defence, battle."""

from __future__ import annotations

from typing import Any

import vision_scenes
from vision_scenes import Scene

RAT = {"Rat": "Character 3/2 [beast] graze 1"}
CAT = {"Cat": "Character 2/3 [beast] graze 2"}
OX = {"Ox": "Character 4/6 [beast] graze 1"}
BEASTS = {**RAT, **CAT, **OX}
BOLT = "Command node 0 cost 0 | (play): deal 2 damage to 1 character"
GROW = "Command node 0 cost 0 | (play): 1 character gets +2/+0 until end of turn"


def scene(cards: dict[str, str], **more: Any) -> Scene:
    """A position in which every window is asked."""
    return vision_scenes.scene(cards, **{"windows": "all", **more})


def duel(attacker: str, defender: str, **more: Any) -> Scene:
    """A's attacker against B's defender, fought out; B's deck has no cards to graze with."""
    cards = {"Attacker": attacker, "Defender": defender}
    made = scene(cards, a={"field": ["Attacker"]}, b={"field": ["Defender"], "deck": 0}, **more)
    return made.resolve("attack with Attacker", "defend with Defender")


# --- attack (VIS-W.44, W.15) ------------------------------------------------------------------------


def test_w_44_the_turn_player_attacks_in_the_main_phase_with_an_active_character() -> None:
    made = scene(BEASTS, a={"field": ["Rat", "Cat asleep"]}, b={"field": ["Ox"]})
    assert made.texts() == ["pass", "attack with Rat"]
    assert made.refusals("attack with Cat") == ["VIS-W.15"]
    assert "VIS-W.44" in made.refusals("attack with Ox", "B")


def test_w_44_no_attack_in_another_phase() -> None:
    made = scene(BEASTS, a={"field": ["Rat"]}, phase="draw")
    assert made.texts() == ["pass"]
    assert made.refusals("attack with Rat") == ["VIS-W.44"]


def test_w_44_the_attacker_goes_to_sleep_and_the_opponent_has_priority() -> None:
    made = scene(BEASTS, a={"field": ["Rat"]}, b={"field": ["Ox"]}).do("attack with Rat")
    assert (made.seat, made.question) == ("B", "answer")
    assert made.shown("Rat")["asleep"]
    assert made.cited("VIS-1.12.6.c") == 1


def test_w_44_no_attack_while_an_interference_is_in_progress() -> None:
    made = scene(BEASTS, a={"field": ["Rat", "Cat"]}, b={"field": ["Ox"]})
    made.do("attack with Rat", "pass")
    assert (made.seat, made.texts()) == ("A", ["pass"])
    assert made.refusals("attack with Cat") == ["VIS-W.44"]


def test_w_44_any_number_of_attacks_in_a_turn_one_attacker_each() -> None:
    made = scene(BEASTS, a={"field": ["Rat", "Cat", "Ox"]}, b={"deck": 0})
    for name in BEASTS:
        made.resolve(f"attack with {name}")
    assert made.life("B") == 25 - 3 - 2 - 4


def test_w_15_a_character_that_has_been_made_active_may_attack_in_the_turn_in_which_it_entered() -> None:
    made = scene({"Fox": "Character 2/1 | Haste"}, a={"hand": ["Fox"]}).resolve("play Fox")
    assert "attack with Fox" in made.texts()


# --- defence (VIS-W.45) -----------------------------------------------------------------------------


def test_w_45_a_defence_is_the_first_answer_by_an_active_character() -> None:
    made = scene(BEASTS, a={"field": ["Rat"]}, b={"field": ["Cat", "Ox asleep"]})
    made.do("attack with Rat")
    assert made.texts() == ["pass", "defend with Cat"]
    assert made.refusals("defend with Ox") == ["VIS-W.15"]
    made.do("defend with Cat")
    assert made.shown("Cat")["asleep"]
    assert (made.seat, made.question) == ("A", "answer")


def test_w_45_whoever_passes_first_cannot_defend_any_more() -> None:
    made = scene({**BEASTS, "Grow": GROW}, a={"field": ["Rat"], "hand": ["Grow"]}, b={"field": ["Cat"]})
    made.do("attack with Rat", "pass", "play Grow", "Cat")
    assert (made.seat, made.texts()) == ("B", ["pass"])
    assert made.refusals("defend with Cat") == ["VIS-W.45"]


def test_w_45_whoever_answers_otherwise_cannot_defend_any_more() -> None:
    made = scene({**BEASTS, "Grow": GROW}, a={"field": ["Rat"]}, b={"field": ["Cat"], "hand": ["Grow"]})
    made.do("attack with Rat", "play Grow", "Cat", "pass")
    assert made.texts() == ["pass"]
    assert made.refusals("defend with Cat") == ["VIS-W.45"]


def test_w_45_one_defender_only() -> None:
    made = scene(BEASTS, a={"field": ["Rat"]}, b={"field": ["Cat", "Ox"]})
    made.do("attack with Rat", "defend with Cat", "pass")
    assert made.texts() == ["pass"]
    assert made.refusals("defend with Ox") == ["VIS-W.45"]


def test_w_45_nobody_defends_without_an_attack() -> None:
    made = scene(BEASTS, a={"field": ["Rat"]}, b={"field": ["Cat"]})
    assert "VIS-W.45" in made.refusals("defend with Cat", "B")


# --- cancelling (VIS-W.46) --------------------------------------------------------------------------

CALM = "Command node 0 cost 0 | (play): cancel the attack of 1 attacking character"


def test_w_46_a_cancelled_attack_has_not_happened_but_the_character_stays_asleep() -> None:
    made = scene({**BEASTS, "Calm": CALM}, a={"field": ["Rat"]}, b={"hand": ["Calm"]})
    made.resolve("attack with Rat", "play Calm")
    assert made.life("B") == 25
    assert made.shown("Rat")["asleep"]
    assert made.cited("VIS-W.46") == 1 and not made.cited("VIS-6.2.4.c")


def test_w_46_an_attack_that_is_cancelled_as_the_battle_starts_has_no_battle() -> None:
    stop = "cancel the attack of 1 chosen attacking character"
    made = duel(
        "Character 2/2 | (auto gamma): when a battle of this character ends, draw 1 card",
        f"Character 3/3 | (auto gamma): when this character battles, {stop}",
    )
    assert made.names("A", "field") == ["Attacker"] and made.names("A", "hand") == []
    assert made.life("B") == 25 and "damage" not in made.shown("Defender")


def test_w_46_an_attack_that_is_cancelled_after_the_first_strike_goes_no_further() -> None:
    stop = "cancel the attack of 1 chosen attacking character"
    made = duel(
        "Character 2/4 | (auto gamma): when a battle of this character ends, draw 1 card",
        f"Character 3/3 | First Strike | (auto gamma): when this character has dealt damage, {stop}",
    )
    # What the first strike has dealt is reset as at the end of a battle.
    assert "damage" not in made.shown("Attacker") and made.names("A", "hand") == []
    assert made.names("B", "field") == ["Defender"] and made.cited("VIS-1.10.12.c") == 1


def test_w_46_an_attack_that_is_cancelled_as_it_is_declared_is_not_defended() -> None:
    cards = {
        "Shy": "Character 2/2 | (auto gamma): when this character attacks, "
        "cancel the attack of this character",
    }
    made = scene({**BEASTS, **cards}, a={"field": ["Shy"]}, b={"field": ["Cat"]}, windows="all")
    made.do("attack with Shy")
    assert made.refusals("defend with Cat", "B") == ["VIS-W.46"]


def test_w_46_what_was_to_last_for_the_battle_of_a_cancelled_attack_is_over() -> None:
    cards = {
        **BEASTS,
        "Calm": CALM,
        "Cheer": "Command node 0 cost 0 | (play): 1 character gets +2/+0 until the end of the battle",
    }
    made = scene(cards, a={"field": ["Rat"]}, b={"hand": ["Calm", "Cheer"]}, windows="all")
    before = made.shown("Rat")["attack"]
    made.do("attack with Rat", "play Calm", "pass", "play Cheer").resolve()
    assert made.shown("Rat")["attack"] == before


# --- an attack made in the middle of another (VIS-1.12.7) -------------------------------------------

INNER = {
    "Pawn": "Character 1/1",
    "Cook": "Character 2/9 | First Strike",
    "Cheer": "Command node 0 cost 0 | (play): 1 character gets +2/+0 until the end of the interference",
    "Late": "Command node 0 cost 0 | (play): at the end of the interference, you gain 1 life",
    "Send": 'Command node 0 cost 0 | (play): attack with 1 own character named "Pawn"',
    "Calm": CALM,
}
SENDS = 'attack with 1 chosen own character named "Pawn"'


def test_1_12_7_the_end_of_its_interference_is_not_that_of_the_other() -> None:
    made = scene(INNER, a={"hand": ["Send", "Cheer", "Late"], "field": ["Pawn", "Cook"]}, windows="all")
    made.do("play Send", "pass", "play Late", "pass", "play Cheer", "Cook").both_pass()
    # Cheer and Late have been resolved, and the attack that Send makes is answered.
    assert made.shown("Cook")["attack"] == 4 and made.life("A") == 25
    made.both_pass()
    kinds = [event.rule for event in made.events if event.rule in ("VIS-6.2.4.c", "VIS-W.26")]
    assert kinds == ["VIS-6.2.4.c", "VIS-W.26"]
    assert made.shown("Cook")["attack"] == 2 and made.life("A") == 26


def test_1_12_7_6_2_4_h_i_its_battle_ends_only_what_is_its_own() -> None:
    cards = {
        **INNER,
        "Chief": "Character 2/5 | (auto gamma): when this character has taken damage, "
        f"this character gets +3/+0 until the end of the battle; then {SENDS}",
    }
    made = scene(cards, a={"field": ["Chief", "Pawn"]}, b={"field": ["Cook"]}, windows="all")
    made.do("attack with Chief", "defend with Cook").both_pass().both_pass()
    reset = [i for i, event in enumerate(made.events) if event.rule == "VIS-6.2.4.h"]
    normal = [i for i, event in enumerate(made.events) if event.rule == "VIS-6.2.4.e"]
    # Chief still has the damage and the bonus of its own battle when its own damage is dealt.
    assert reset and min(reset) > max(normal)
    assert made.shown("Chief")["attack"] == 2 and "damage" not in made.shown("Chief")


def test_1_12_7_w_46_the_attack_that_it_has_interrupted_is_under_way_and_can_be_cancelled() -> None:
    cards = {**INNER, "Chief": f"Character 2/5 | (auto gamma): when this character attacks, {SENDS}"}
    made = scene(cards, a={"field": ["Chief", "Pawn"]}, b={"hand": ["Calm"]}, windows="all")
    made.do("attack with Chief", "play Calm", "Chief").both_pass().both_pass()
    assert made.life("B") == 24 and made.shown("Chief")["asleep"]


def test_w_46_with_the_defence_cancelled_the_attack_goes_to_the_player() -> None:
    made = duel("Character 3/2 [fairy] | Stealth", "Character 2/3 [beast]")
    assert made.life("B") == 22
    assert made.shown("Defender")["asleep"]
    assert made.names("A", "field") == ["Attacker"]


# --- the ten steps (VIS-6.2.4) ----------------------------------------------------------------------


def test_6_2_4_a_the_rest_of_the_interference_is_resolved_before_the_battle() -> None:
    made = scene({**BEASTS, "Bolt": BOLT}, a={"field": ["Rat"]}, b={"field": ["Cat"], "hand": ["Bolt"]})
    made.do("attack with Rat", "defend with Cat", "pass", "play Bolt", "Rat").resolve()
    # The attacker was gone before the battle: it deals no damage, and is dealt none.
    assert made.names("A", "underworld") == ["Rat"]
    assert made.names("B", "field") == ["Cat"] and made.life("B") == 25
    order = [event.rule for event in made.events if event.rule in ("VIS-9.3.4.g", "VIS-6.2.4.a")]
    assert order[0] == "VIS-9.3.4.g"


def test_6_2_4_b_effects_of_the_start_of_battle_come_before_the_damage() -> None:
    made = duel(
        "Character 1/2 | (auto gamma): when this character battles, this character gets +3/+0 until the end "
        "of the battle",
        "Character 1/4",
    )
    assert made.names("B", "underworld") == ["Defender"]


def test_6_2_4_c_attacker_and_defender_deal_damage_to_each_other() -> None:
    made = duel("Character 4/6", "Character 2/3")
    assert made.life("B") == 25
    assert [event.data["damage"] for event in made.events if event.kind == "damage"] == [4, 2]


def test_6_2_4_c_an_attack_that_is_not_defended_hits_the_player() -> None:
    made = scene(BEASTS, a={"field": ["Ox"]}, b={"field": ["Cat"], "deck": 0})
    assert made.resolve("attack with Ox").life("B") == 21


def gone(**options: Any) -> Scene:
    """An attack whose defender is destroyed before the battle."""
    made = scene(
        {**BEASTS, "Bolt": BOLT, "Mouse": "Character 0/1"},
        a={"field": ["Rat"], "hand": ["Bolt"]},
        b={"field": ["Mouse"], "deck": 0},
        **options,
    )
    return made.resolve("attack with Rat", "defend with Mouse", "play Bolt", "Mouse")


def test_6_2_4_c_an_attack_whose_defender_has_left_hits_nobody() -> None:
    assert gone().life("B") == 25


def test_6_2_4_c_under_the_other_reading_it_hits_the_player() -> None:
    assert gone(defender_gone="player").life("B") == 22


def test_6_2_4_d_first_strike_kills_before_the_other_deals_damage() -> None:
    made = duel("Character 3/2 | First Strike", "Character 2/3")
    assert made.names("B", "underworld") == ["Defender"]
    assert made.names("A", "field") == ["Attacker"]


def test_6_2_4_d_both_with_first_strike_deal_damage_at_the_same_time() -> None:
    made = duel("Character 3/2 | First Strike", "Character 2/3 | First Strike")
    assert made.names("A", "underworld") == ["Attacker"]
    assert made.names("B", "underworld") == ["Defender"]


def test_6_2_4_d_a_defender_with_first_strike_deals_first_too() -> None:
    made = duel("Character 3/2", "Character 2/3 | First Strike")
    assert made.names("A", "underworld") == ["Attacker"]
    assert made.names("B", "field") == ["Defender"]


def test_6_2_4_d_who_survives_the_first_strike_deals_at_the_normal_timing() -> None:
    made = duel("Character 2/2 | First Strike", "Character 2/3")
    assert made.names("A", "underworld") == ["Attacker"]
    assert made.names("B", "field") == ["Defender"]


def test_6_2_4_e_without_first_strike_both_die() -> None:
    made = duel("Character 3/2", "Character 2/3")
    assert made.names("A", "underworld") == ["Attacker"]
    assert made.names("B", "underworld") == ["Defender"]


def test_6_2_4_e_an_attack_of_0_or_less_deals_no_damage() -> None:
    made = duel("Character 1/2", "Character 0/3 | (auto alpha): all characters get -2/+0")
    assert made.names("A", "field") == ["Attacker"] and made.names("B", "field") == ["Defender"]
    assert not made.cited("VIS-1.10.12.c")


def test_6_2_4_f_and_j_effects_of_the_end_of_battle_come_last() -> None:
    made = duel("Character 1/5 | (auto gamma): at the end of the battle, draw 1 card", "Character 1/9")
    assert len(made.names("A", "hand")) == 1
    rules = [event.rule for event in made.events]
    assert rules.index("VIS-6.2.4.j") > rules.index("VIS-6.2.4.h")


def test_6_2_4_h_battle_damage_is_taken_back_at_the_end_of_the_battle() -> None:
    made = duel("Character 3/2", "Character 4/6")
    assert made.shown("Defender").get("damage", 0) == 0
    assert made.cited("VIS-6.2.4.h")


def test_6_2_4_h_effect_damage_stays_until_the_turn_ends() -> None:
    made = scene({**BEASTS, "Bolt": BOLT}, a={"field": ["Rat"], "hand": ["Bolt"]}, b={"field": ["Ox"]})
    made.resolve("play Bolt", "Ox").resolve("attack with Rat", "defend with Ox")
    assert made.shown("Ox")["damage"] == 2


def test_6_2_4_i_what_lasts_until_the_end_of_the_battle_ends_with_it() -> None:
    made = duel(
        "Character 1/5 | (auto gamma): when this character battles, this character gets +3/+0 until the end "
        "of the battle",
        "Character 1/9",
    )
    assert made.shown("Attacker")["attack"] == 1
    assert made.cited("VIS-6.2.4.i")


def test_in_battle_means_from_its_start_to_its_end() -> None:
    text = "(auto alpha): while this character is battling, this character gets +2/-1"
    made = scene({"Kyoto": f"Character 0/4 | {text}"}, a={"field": ["Kyoto"]}, b={"deck": 0})
    made.do("attack with Kyoto")
    assert made.shown("Kyoto")["attack"] == 0  # attacking, but the battle has not started
    made.resolve()
    assert made.life("B") == 23
    assert (made.shown("Kyoto")["attack"], made.shown("Kyoto")["endurance"]) == (0, 4)


# --- graze (VIS-W.47) -------------------------------------------------------------------------------


def test_w_47_a_player_who_is_hit_may_put_cards_of_the_deck_into_the_nodes_asleep() -> None:
    made = scene(CAT, a={"field": ["Cat"]}, b={"deck": 5}).resolve("attack with Cat")
    assert (made.seat, made.question, made.texts()) == ("B", "graze", ["yes", "no"])
    made.do("yes")
    nodes = made.player("B")["nodes"]
    assert (nodes["active"], nodes["asleep"]) == (0, 2)
    assert len(made.names("B", "deck")) == 3


def test_w_47_nothing_happens_unless_the_player_wants_it() -> None:
    made = scene(CAT, a={"field": ["Cat"]}, b={"deck": 5}).resolve("attack with Cat").do("no")
    assert not made.names("B", "nodes") and len(made.names("B", "deck")) == 5


def test_w_47_not_with_as_many_cards_in_the_deck_or_fewer() -> None:
    made = scene(CAT, a={"field": ["Cat"]}, b={"deck": 2}).resolve("attack with Cat")
    assert made.question != "graze" and made.life("B") == 23


def test_w_47_not_with_a_graze_of_0() -> None:
    made = scene({"Doe": "Character 2/2"}, a={"field": ["Doe"]}, b={"deck": 5}).resolve("attack with Doe")
    assert made.question != "graze" and made.life("B") == 23


def test_w_47_not_if_the_attack_was_defended() -> None:
    made = scene(BEASTS, a={"field": ["Rat"]}, b={"field": ["Ox"], "deck": 5})
    made.resolve("attack with Rat", "defend with Ox")
    assert made.question != "graze"


# --- made by effects (VIS-1.12.7) -------------------------------------------------------------------


def test_1_12_7_an_attack_by_an_effect_starts_an_interference_and_the_attacked_player_answers() -> None:
    charge = "Command node 0 cost 0 | (play): attack with 1 own character"
    made = scene({**BEASTS, "Charge": charge}, a={"field": ["Rat"], "hand": ["Charge"]}, b={"field": ["Ox"]})
    made.do("play Charge", "pass", "pass")
    assert (made.seat, made.texts()) == ("B", ["pass", "defend with Ox"])
    assert made.cited("VIS-1.12.7") == 1
    made.resolve("defend with Ox")
    assert "Rat" in made.names("A", "underworld")
    assert made.question == "window"


# --- characters that have to attack -----------------------------------------------------------------


def test_w_44_who_has_to_attack_at_once_leaves_nothing_else_to_do() -> None:
    text = "(auto gamma): this character has to attack at once in the own Main Phase if able"
    made = scene({**BEASTS, "Lady": f"Character 6/6 | {text}"}, a={"field": ["Lady", "Rat"]}, b={"deck": 0})
    assert made.texts() == ["attack with Lady"]
    made.resolve("attack with Lady")
    assert made.texts() == ["pass", "attack with Rat"]


def test_w_44_who_has_to_attack_this_turn_does_so_before_the_phase_is_over() -> None:
    text = "(auto gamma): all characters with node 1 or more have to attack once each turn if able"
    cards = {"Sky": f"Spell | World Charm | {text}", "Rat": "Character 3/2 node 1"}
    made = scene(cards, a={"field": ["Sky", "Rat"]}, b={"deck": 0})
    assert made.texts() == ["attack with Rat"]
    made.resolve("attack with Rat")
    assert made.texts() == ["pass"]

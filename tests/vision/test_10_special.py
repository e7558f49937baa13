"""Chapter 10, special effects."""

from __future__ import annotations

from typing import Any

import vision_scenes
from vision_scenes import Scene


def scene(cards: dict[str, str], **more: Any) -> Scene:
    """A position in which every window is asked."""
    return vision_scenes.scene(cards, **{"windows": "all", **more})


def use(effect: str) -> str:
    """A command that does that for nothing."""
    return f"Command node 0 cost 0 | (play): {effect}"


HOSTS = {"Doe": "Character 2/2", "Stag": "Character 3/3 | Legend", "Wolf": "Character 3/2"}
BOW = {"Bow": "Spell +2/+1 | Equipment", "Hat": "Spell +0/+2 | Equipment"}
MIST = {"Mist": "Spell -1/-1 | Charm"}


def under(made: object, name: str) -> list[str]:
    """The names of the cards set on a card."""
    return [card["name"] for card in made.shown(name)["set"]]  # type: ignore[attr-defined]  # a Scene


# --- Equipment --------------------------------------------------------------------------------------


def test_10_13_10_13_2_a_equipment_is_set_on_a_character_of_the_own_field() -> None:
    made = scene({**HOSTS, **BOW}, a={"field": ["Doe", "Stag"], "hand": ["Bow"]}, b={"field": ["Wolf"]})
    made.resolve("play Bow")
    assert made.texts() == ["Doe", "Stag"]
    made.resolve("Doe")
    assert under(made, "Doe") == ["Bow"]


def test_10_13_6_the_character_has_its_combat_modifier_and_its_text() -> None:
    cards = {**HOSTS, "Sword": "Spell +2/+1 | Equipment | First Strike"}
    made = scene(cards, a={"field": ["Doe"], "hand": ["Sword"]}, b={"field": ["Wolf"]}).resolve("play Sword")
    assert (made.shown("Doe")["attack"], made.shown("Doe")["endurance"]) == (4, 3)
    made.resolve("attack with Doe", "defend with Wolf")
    assert made.names("A", "field") == ["Doe"] and made.names("B", "underworld") == ["Wolf"]
    assert made.cited("VIS-10.13.6")


def test_10_13_6_you_is_who_controls_the_character_and_s_puts_the_character_to_sleep() -> None:
    cards = {**HOSTS, "Lamp": "Spell +0/+0 | Equipment | (always): S: draw 1 card"}
    made = scene(cards, a={"field": [("Doe", ["Lamp"])], "deck": 3}, b={"deck": 3}).resolve("use Lamp")
    assert len(made.names("A", "hand")) == 1
    assert made.shown("Doe")["asleep"]


def test_10_13_6_with_the_characters_text_what_its_equipment_gives_is_nullified_but_not_the_modifier() -> (
    None
):
    cards = {
        **HOSTS,
        "Sword": "Spell +2/+1 | Equipment | First Strike | (auto alpha): this character gets +1/+0",
        "Hush": use("1 character has negated text until end of turn"),
    }
    made = scene(cards, a={"field": [("Doe", ["Sword"])], "hand": ["Hush"]})
    assert made.shown("Doe")["attack"] == 5 and made.shown("Doe")["keywords"]
    made.resolve("play Hush")
    assert made.shown("Doe")["attack"] == 4 and not made.shown("Doe").get("keywords")


def test_10_13_4_a_second_equipment_may_be_played_but_is_not_set() -> None:
    made = scene({**HOSTS, **BOW}, a={"field": [("Doe", ["Bow"])], "hand": ["Hat"]}).resolve("play Hat")
    assert under(made, "Doe") == ["Bow"]
    assert made.names("A", "underworld") == ["Hat"]
    assert made.cited("VIS-10.13.4")


def test_10_13_5_a_character_with_two_keeps_one_its_player_chooses() -> None:
    swap = "Command node 0 cost 0 | (play): set 1 chosen own equipment card on 1 own character"
    cards = {**HOSTS, **BOW, "Swap": swap}
    made = scene(cards, a={"field": [("Doe", ["Bow"]), ("Stag", ["Hat"])], "hand": ["Swap"]})
    made.resolve("play Swap", "Stag").resolve("Bow")
    assert (made.seat, made.question, made.texts()) == ("A", "choose", ["Hat", "Bow"])
    made.resolve("Hat")
    assert under(made, "Stag") == ["Bow"] and "Hat" in made.names("A", "underworld")
    assert made.cited("VIS-10.13.5")


def test_8_2_with_the_target_gone_it_goes_to_the_underworld() -> None:
    bolt = "Command node 0 cost 0 | (play): deal 5 damage to 1 character"
    made = scene({**HOSTS, **BOW, "Bolt": bolt}, a={"field": ["Doe"], "hand": ["Bow"]}, b={"hand": ["Bolt"]})
    made.resolve("play Bow", "play Bolt")
    assert sorted(made.names("A", "underworld")) == ["Bow", "Doe"]


def test_w_53_a_sacred_treasure_is_set_only_on_a_legend() -> None:
    cards = {**HOSTS, "Jewel": "Spell +3/+2 | Equipment | Sacred Treasure"}
    made = scene(cards, a={"field": ["Doe", "Stag"], "hand": ["Jewel"]}).resolve("play Jewel")
    assert under(made, "Stag") == ["Jewel"]
    made = scene(cards, a={"field": ["Doe"], "hand": ["Jewel"]})
    assert "VIS-10.13.2.a" in made.refusals("play Jewel")


def test_w_53_a_legend_that_is_lost_before_it_resolves_bears_no_treasure() -> None:
    cards = {
        **HOSTS,
        "Jewel": "Spell +3/+2 | Equipment | Sacred Treasure",
        "Fall": use("1 enemy character loses Legend until end of turn"),
    }
    made = scene(cards, a={"field": ["Stag"], "hand": ["Jewel"]}, b={"hand": ["Fall"]})
    made.resolve("play Jewel", "play Fall")
    assert "set" not in made.shown("Stag") and made.names("A", "underworld") == ["Jewel"]
    assert made.cited("VIS-W.53")


# --- Charm ------------------------------------------------------------------------------------------


def test_10_14_2_a_a_charm_is_set_on_a_character_of_any_field() -> None:
    made = scene({**HOSTS, **MIST}, a={"field": ["Doe"], "hand": ["Mist"]}, b={"field": ["Wolf"]})
    made.resolve("play Mist")
    assert made.texts() == ["Doe", "Wolf"]
    made.resolve("Wolf")
    assert (made.shown("Wolf")["attack"], made.shown("Wolf")["endurance"]) == (2, 1)
    assert made.cited("VIS-10.14.4") and made.cited("VIS-10.14.2.a")


def test_10_14_4_you_in_its_text_is_who_controls_the_character() -> None:
    cards = {**HOSTS, "Curse": "Spell +0/+0 | Charm | (auto gamma): at the end of the turn, draw 1 card"}
    made = scene(cards, a={"field": ["Doe"], "hand": ["Curse"]}, b={"field": ["Wolf"]})
    made.resolve("play Curse", "Wolf").pass_until("draw", "B")
    assert len(made.names("A", "hand")) == 0 and len(made.names("B", "hand")) == 2


def test_10_14_any_number_of_charms() -> None:
    made = scene({**HOSTS, **MIST}, a={"field": [("Stag", ["Mist"])], "hand": ["Mist"]}).resolve("play Mist")
    assert under(made, "Stag") == ["Mist", "Mist"]
    assert (made.shown("Stag")["attack"], made.shown("Stag")["endurance"]) == (1, 1)


def test_9_2_2_b_a_charm_that_takes_the_endurance_away_kills() -> None:
    made = scene({"Fly": "Character 1/1", **MIST}, a={"hand": ["Mist"]}, b={"field": ["Fly"]}).resolve(
        "play Mist"
    )
    assert made.names("B", "underworld") == ["Fly"] and made.names("A", "underworld") == ["Mist"]


# --- Equipment/Field, World Charm, Fantasy Creature -------------------------------------------------


def test_10_15_equipment_field_is_set_active_one_for_each_field() -> None:
    cards = {
        "Gate": "Command | Equipment/Field | (own turn): S: draw 1 card",
        "Wall": "Command | Equipment/Field",
    }
    made = scene(cards, a={"hand": ["Gate", "Wall"]}, b={"field": ["Wall"]}).resolve("play Gate")
    assert made.names("A", "field") == ["Gate"] and not made.shown("Gate")["asleep"]
    made.resolve("play Wall")
    assert made.names("A", "field") == ["Gate"] and made.names("A", "underworld") == ["Wall"]
    assert made.cited("VIS-10.15")


def test_w_50_a_world_charm_is_set_active_and_is_the_only_one_this_turn() -> None:
    cards = {
        "Sky": "Spell | World Charm | (auto alpha): all characters get +1/+0",
        "Sea": "Spell | World Charm",
    }
    made = scene({**cards, **HOSTS}, a={"hand": ["Sky", "Sea"], "field": ["Doe"]}).resolve("play Sky")
    assert not made.shown("Sky")["asleep"] and made.shown("Doe")["attack"] == 3
    assert made.texts() == ["pass", "set node Sea", "attack with Doe"]
    assert made.refusals("play Sea") == ["VIS-5.5.1.d"]


def test_w_51_a_fantasy_creature_is_set_asleep_and_is_a_character_and_still_a_spell() -> None:
    cards = {
        "Puppet": "Spell 2/3 | Fantasy Creature",
        "Hush": "Command node 0 cost 0 | (play): deal 1 damage to 1 character",
    }
    made = scene(cards, a={"hand": ["Puppet"]}, b={"hand": ["Hush"]}).resolve("play Puppet", "pass", "pass")
    assert made.shown("Puppet")["asleep"]
    assert made.shown("Puppet")["character"]
    made.resolve("pass")
    made.resolve("play Hush")
    assert made.shown("Puppet")["attack"] == 2


def test_w_51_it_takes_no_place_of_the_one_character_a_turn() -> None:
    cards = {"Puppet": "Spell 2/3 | Fantasy Creature", **HOSTS}
    made = scene(cards, a={"hand": ["Puppet", "Doe"]}).resolve("play Puppet")
    assert "play Doe" in made.texts()


# --- text of cards on the field (VIS-5.4.4, 5.5.3 to 5.5.5, 5.6.2 to 5.6.4) -------------------------


def test_5_4_4_a_character_card_set_on_a_card_has_no_text() -> None:
    cards = {**HOSTS, "Bard": "Character 1/1 | (auto alpha): all characters get +1/+1"}
    made = scene(cards, a={"field": [("Doe", ["Bard"]), "Wolf"]})
    assert made.shown("Wolf")["attack"] == 3
    assert made.cited("VIS-5.4.4")


def test_5_5_3_a_spell_without_such_a_word_has_no_text_on_the_field() -> None:
    cards = {**HOSTS, "Fire": "Spell | (auto alpha): all characters get +1/+1"}
    made = scene(cards, a={"field": ["Fire", "Doe"]})
    assert made.shown("Doe")["attack"] == 2
    assert made.cited("VIS-5.5.3")


def test_5_5_4_a_spell_set_on_a_card_needs_equipment_or_charm() -> None:
    cards = {**HOSTS, "Fire": "Spell | World Charm | (auto alpha): all characters get +1/+1"}
    made = scene(cards, a={"field": [("Doe", ["Fire"]), "Wolf"]})
    assert (made.shown("Doe")["attack"], made.shown("Wolf")["attack"]) == (2, 3)
    assert made.cited("VIS-5.5.4")


def test_5_5_5_a_charm_on_what_is_no_character_has_no_text() -> None:
    cards = {
        **HOSTS,
        "Sky": "Spell | World Charm",
        "Song": "Spell +1/+1 | Charm | (auto alpha): all characters get +1/+1",
    }
    made = scene(cards, a={"field": [("Sky", ["Song"]), "Doe"]})
    assert made.shown("Doe")["attack"] == 2
    assert made.cited("VIS-5.5.5")


def test_5_6_2_5_6_3_5_6_4_the_same_of_commands() -> None:
    text = "(auto alpha): all characters get +1/+1"
    cards = {
        **HOSTS,
        "Order": f"Command | {text}",
        "Gate": f"Command | Equipment/Field | {text}",
        "Badge": f"Command +0/+0 | Equipment | {text}",
    }
    assert scene(cards, a={"field": ["Order", "Doe"]}).shown("Doe")["attack"] == 2
    assert scene(cards, a={"field": ["Gate", "Doe"]}).shown("Doe")["attack"] == 3
    assert scene(cards, a={"field": [("Doe", ["Gate"])]}).shown("Doe")["attack"] == 2
    assert scene(cards, a={"field": [("Doe", ["Badge"])]}).shown("Doe")["attack"] == 3
    made = scene(cards, a={"field": [("Gate", ["Badge"]), "Doe"]})
    assert made.shown("Doe")["attack"] == 3  # the Gate's alone
    assert made.cited("VIS-5.6.4")


# --- Upkeep -----------------------------------------------------------------------------------------


def test_w_52_upkeep_is_paid_or_the_card_is_discarded() -> None:
    cards = {"Sky": "Spell | World Charm | Upkeep (2)"}
    made = scene(cards, a={"field": ["Sky"], "nodes": 1}, phase="maintenance", begins=True)
    assert made.question == "upkeep"
    made.resolve(made.texts()[0])
    made.pass_until("main")
    assert made.names("A", "field") == ["Sky"]
    made = scene(cards, a={"field": ["Sky"], "nodes": 1}, phase="maintenance", begins=True)
    made.resolve(made.texts()[-1])
    assert made.names("A", "underworld") == ["Sky"]


# --- Union ------------------------------------------------------------------------------------------

TEAM = {
    "Team": 'Character 6/4 | Union ["Marisa" + "Alice"]',
    "Marisa": "Character 2/1",
    "Alice": "Character 2/3",
    "Call": use("put 1 chosen character card in the own hand onto the own field asleep"),
}


def test_10_20_10_20_2_b_a_card_for_each_name_is_excluded_from_field_hand_or_underworld() -> None:
    made = scene(TEAM, a={"hand": ["Team", "Alice"], "field": ["Marisa"], "underworld": ["Marisa"]})
    made.resolve("play Team")
    assert made.question == "union" and len(made.texts()) == 3
    made.resolve(made.texts()[0])
    if made.question == "union":
        made.resolve("Alice")
    assert made.names("A", "field") == ["Team"]
    assert sorted(made.names("A", "exclusion")) == ["Alice", "Marisa"]


def test_10_20_3_without_them_it_is_excluded_itself_and_its_play_fails() -> None:
    made = scene(TEAM, a={"hand": ["Team", "Alice"]}).resolve("play Team")
    assert made.names("A", "exclusion") == ["Team"] and made.names("A", "hand") == ["Alice"]
    assert made.names("A", "field") == []


def test_10_20_2_b_also_when_it_enters_without_being_played() -> None:
    made = scene(TEAM, a={"hand": ["Team", "Call"]}).resolve("play Call")
    assert made.names("A", "exclusion") == ["Team"]


def test_10_20_2_a_it_is_also_named_as_its_parts() -> None:
    hail = 'Command node 0 cost 0 | (play): 1 character named "Marisa" gets +1/+1 until end of turn'
    made = scene({**TEAM, "Hail": hail}, a={"field": ["Team", "Alice"], "hand": ["Hail"]}).resolve(
        "play Hail"
    )
    assert made.shown("Team")["attack"] == 7


# --- limits -----------------------------------------------------------------------------------------


def test_10_21_one_of_its_name_a_turn() -> None:
    cards = {"Deal": "Command node 0 cost 0 | One per Turn | (play): draw 1 card"}
    made = scene(cards, a={"hand": ["Deal", "Deal"], "deck": 5}).resolve("play Deal", "pass", "pass")
    assert "play Deal" not in made.texts()
    assert made.refusals("play Deal") == ["VIS-10.21"]


def test_10_21_one_in_the_own_turn_is_not_played_in_the_opponents_turn() -> None:
    cards = {"Deal": "Command node 0 cost 0 | One per Own Turn | (play): draw 1 card"}
    made = scene(cards, a={"hand": ["Deal", "Deal"]}).resolve("play Deal")
    assert made.refusals("play Deal") == ["VIS-10.21"]
    made = scene(cards, a={"hand": ["Deal"]}, player="B").do("pass")
    assert made.refusals("play Deal") == ["VIS-10.21"]


def test_w_63_own_turn_only_and_enemy_turn_only() -> None:
    cards = {
        "Mine": "Command node 0 cost 0 | Own Turn Only | (play): draw 1 card",
        "Yours": "Command node 0 cost 0 | Enemy Turn Only | (play): draw 1 card",
    }
    made = scene(cards, a={"hand": ["Mine", "Yours"]})
    assert "play Mine" in made.texts() and made.refusals("play Yours") == ["VIS-W.63"]
    made = scene(cards, a={"hand": ["Mine", "Yours"]}, player="B").do("pass")
    assert "play Yours" in made.texts() and made.refusals("play Mine") == ["VIS-W.63"]


# --- Resist -----------------------------------------------------------------------------------------

RESIST = {
    "Judge": "Character 5/6 | Resist (2)",
    "No": use("negate the play of 1 character card being played; in that case discard that card"),
}


def test_w_56_who_targets_it_while_it_is_being_played_has_to_pay() -> None:
    made = scene(RESIST, a={"hand": ["Judge"]}, b={"hand": ["No"], "nodes": 1}).resolve(
        "play Judge", "play No"
    )
    assert (made.seat, made.texts()) == ("B", ["yes", "no"])
    made.resolve("yes")
    assert made.names("A", "underworld") == ["Judge"] and made.player("B")["nodes"]["cards"] == []


def test_w_56_or_the_effect_is_nullified_and_its_card_discarded() -> None:
    made = scene(RESIST, a={"hand": ["Judge"]}, b={"hand": ["No"], "nodes": 1}).resolve(
        "play Judge", "play No", "no"
    )
    assert made.names("A", "field") == ["Judge"] and made.names("B", "underworld") == ["No"]
    made = scene(RESIST, a={"hand": ["Judge"]}, b={"hand": ["No"]}).resolve("play Judge", "play No")
    assert made.names("A", "field") == ["Judge"]  # B could not pay
    assert made.cited("VIS-W.56")


def test_w_56_an_effect_without_regard_to_it_need_not_pay() -> None:
    cards = {
        **RESIST,
        "Never": use(
            "without regard to Resist, (negate the play of 1 character card being played; "
            "in that case discard that card)"
        ),
    }
    made = scene(cards, a={"hand": ["Judge"]}, b={"hand": ["Never"]}).resolve("play Judge", "play Never")
    assert made.names("A", "underworld") == ["Judge"] and not made.cited("VIS-W.56")


def test_w_56_no_function_on_the_field() -> None:
    bolt = "Command node 0 cost 0 | (play): deal 6 damage to 1 character"
    made = scene({**RESIST, "Bolt": bolt}, a={"field": ["Judge"]}, b={"hand": ["Bolt"]}, player="B")
    made.resolve("play Bolt")
    assert made.names("A", "underworld") == ["Judge"]


# --- Last Spell, Last Word --------------------------------------------------------------------------

SPARK = {
    "Marisa": "Character 2/2",
    "Final": "Spell node 1 cost 1 caster Marisa | Last Spell | (play): draw 1 card",
    "Word": "Spell node 0 cost 0 caster Marisa | Last Word | (play): draw 1 card",
    "Rat": "Character 1/1",
}


def test_w_57_a_last_spell_may_be_an_answer_while_its_caster_is_there_and_is_paid_for() -> None:
    made = scene(SPARK, a={"field": ["Rat"]}, b={"field": ["Marisa"], "hand": ["Final"], "nodes": 1})
    made.do("attack with Rat", "play Final")
    assert made.player("B")["nodes"]["asleep"] == 1
    made = scene(SPARK, a={"field": ["Rat"]}, b={"hand": ["Final"], "nodes": 1})
    made.do("attack with Rat")
    assert made.texts() == ["pass"]


def test_10_32_10_32_2_a_a_last_word_needs_its_caster() -> None:
    made = scene(SPARK, a={"hand": ["Word"]})
    assert made.refusals("play Word") == ["VIS-10.32.2.a"]
    made = scene(SPARK, a={"hand": ["Word"], "field": ["Marisa"]})
    assert "play Word" in made.texts()


def test_10_32_2_c_a_card_that_aims_at_it_is_nullified_and_discarded() -> None:
    no = use("negate the play of 1 spell card being played; in that case discard that card")
    made = scene({**SPARK, "No": no}, a={"hand": ["Word"], "field": ["Marisa"]}, b={"hand": ["No"]})
    made.resolve("play Word", "play No")
    assert made.names("B", "underworld") == ["No"] and len(made.names("A", "hand")) == 1
    assert made.cited("VIS-10.32.2.c")


def test_10_32_2_b_a_last_word_does_not_enter_without_its_caster() -> None:
    cards = {
        "Marisa": "Character 2/2",
        "Grave": "Spell caster Marisa | Last Word | World Charm",
        "Call": use("put 1 chosen spell card in the own hand onto the own field active"),
    }
    made = scene(cards, a={"hand": ["Grave", "Call"]}).resolve("play Call")
    assert made.names("A", "field") == [] and "Grave" in made.names("A", "underworld")
    assert made.cited("VIS-10.32.2.b")
    made = scene(cards, a={"hand": ["Grave", "Call"], "field": ["Marisa"]}).resolve("play Call")
    assert made.names("A", "field") == ["Marisa", "Grave"]


# --- Second Sign (VIS-W.62) -------------------------------------------------------------------------

SIGNS = {
    "Spell One: Marisa": "Character 4/2 node 4 cost 2 | First Sign",
    "Spell One: Alice": "Character 3/4 node 4 cost 2 | First Sign",
    "Spell Two: Marisa": "Character 7/5 node - cost - | Second Sign",
    "Hat": "Spell +0/+2 | Equipment",
}


def test_w_62_a_second_sign_takes_the_place_of_an_active_first_sign_of_its_name() -> None:
    made = scene(SIGNS, a={"hand": ["Spell Two: Marisa"], "field": [("Spell One: Marisa", ["Hat"])]})
    assert made.refusals("play Spell Two: Marisa") == ["VIS-2.4.4"]
    made.do("use Spell Two: Marisa")
    assert made.names("A", "field") == ["Spell Two: Marisa"]
    assert made.names("A", "exclusion") == ["Spell One: Marisa"]
    shown = made.shown("Spell Two: Marisa")
    assert (shown["attack"], shown["endurance"], shown["asleep"]) == (7, 7, False)
    assert made.cited("VIS-W.62")
    assert (made.seat, made.question) == ("A", "window")  # VIS-1.12.3: nobody could answer


def test_w_62_not_with_one_that_is_asleep_or_of_another_name_and_not_as_an_answer() -> None:
    hand = ["Spell Two: Marisa"]
    assert "use Spell Two: Marisa" not in scene(SIGNS, a={"hand": hand}).texts()
    for other in ("Spell One: Marisa asleep", "Spell One: Alice"):
        assert "use Spell Two: Marisa" not in scene(SIGNS, a={"hand": hand, "field": [other]}).texts()
    draw = scene(SIGNS, a={"hand": hand, "field": ["Spell One: Marisa"]}, phase="draw")
    assert "use Spell Two: Marisa" not in draw.texts()


# --- Leader (VIS-10.34) -----------------------------------------------------------------------------

LEADER = {
    "Queen": 'Character 3/5 | Leader {1: "(auto alpha): this character gets +2/+0"}',
    "Fan": "Character 1/1",
    "Bolt": use("deal 1 damage to 1 enemy character"),
    "Burn": use("deal 1 damage to the enemy player"),
}


def test_10_34_10_34_2_b_as_it_is_played_and_enters_the_top_card_is_its_first_popularity() -> None:
    made = scene(LEADER, a={"hand": ["Queen"], "deck": ["Fan", "Bolt"]}).resolve("play Queen")
    assert len(under(made, "Queen")) == 1 and "Fan" not in under(made, "Queen")  # VIS-3.1.5.d: face down
    assert made.cited("VIS-10.34.2.b")


def test_10_34_2_a_by_its_popularity_it_gains_effects_and_commands_cannot_target_it() -> None:
    made = scene(LEADER, a={"hand": ["Queen"], "deck": ["Fan"]}, b={"hand": ["Bolt"]}).resolve("play Queen")
    assert made.shown("Queen")["attack"] == 5
    made.do("pass")
    assert "play Bolt" not in made.texts()
    assert made.refusals("play Bolt")
    assert made.cited("VIS-10.34.2.a")


def test_10_34_2_c_once_a_turn_as_the_opponent_takes_damage_in_the_own_turn() -> None:
    made = scene(LEADER, a={"field": ["Queen"], "hand": ["Burn", "Burn"], "deck": ["Fan", "Fan"]})
    made.resolve("play Burn")
    assert len(under(made, "Queen")) == 1
    made.resolve("play Burn")
    assert len(under(made, "Queen")) == 1 and made.life("B") == 23
    assert made.cited("VIS-10.34.2.c")


def test_10_34_2_d_in_the_opponents_turn_one_is_discarded_against_the_next_damage() -> None:
    made = scene(LEADER, a={"hand": ["Queen"], "deck": ["Fan", "Bolt", "Bolt"]}, b={"hand": ["Burn", "Burn"]})
    made.resolve("play Queen")
    for _ in range(20):
        if (made.s.table.turn_player, made.s.table.phase) == (1, 3):
            break
        made.do("pass")
    made.do("pass").resolve("use Queen")
    assert made.names("A", "underworld") == ["Fan"]
    made.resolve("play Burn").resolve("play Burn")
    assert made.life("A") == 24
    assert made.cited("VIS-10.34.2.d")

"""Chapters 6.1 and 7.4: characters, combat power, what applies always."""

from __future__ import annotations

from typing import Any

import vision_scenes
from vision_scenes import Scene


def scene(cards: dict[str, str], **more: Any) -> Scene:
    """A position in which every window is asked."""
    return vision_scenes.scene(cards, **{"windows": "all", **more})


BEASTS = {"Doe": "Character 2/2 [beast]", "Wolf": "Character 3/2 [beast]"}


def power(made: object, name: str) -> tuple[int, int]:
    shown = made.shown(name)  # type: ignore[attr-defined]  # a Scene
    return shown["attack"], shown["endurance"]


def use(effect: str) -> str:
    """A command that does that for nothing."""
    return f"Command node 0 cost 0 | (play): {effect}"


# --- combat power (VIS-W.48, 7.1.7) -----------------------------------------------------------------


def test_w_48_modifiers_are_added_after_what_the_power_becomes() -> None:
    cards = {
        **BEASTS,
        "Grow": use("1 character gets +1/+2 until end of turn"),
        "Be": use("1 character has combat power 0/1 until end of turn"),
    }
    made = scene(cards, a={"field": ["Doe"], "hand": ["Grow", "Be"]}).resolve("play Grow").resolve("play Be")
    assert power(made, "Doe") == (1, 3)
    assert made.cited("VIS-W.48")


def test_w_48_of_two_that_change_it_the_latest_counts() -> None:
    cards = {
        **BEASTS,
        "Be": use("1 character has combat power 0/1 until end of turn"),
        "Rise": use("1 character has combat power 7/7 until end of turn"),
    }
    made = scene(cards, a={"field": ["Doe"], "hand": ["Rise", "Be"]}).resolve("play Be").resolve("play Rise")
    assert power(made, "Doe") == (7, 7)


def test_7_1_7_effects_stack_unless_they_say_otherwise() -> None:
    stacking = "Spell | World Charm | (auto alpha): all own characters get +1/+0"
    made = scene({**BEASTS, "Sky": stacking}, a={"field": ["Doe", "Sky", "Sky"]})
    assert power(made, "Doe") == (4, 2)
    made = scene({**BEASTS, "Sky": stacking + " (not cumulative)"}, a={"field": ["Doe", "Sky", "Sky"]})
    assert power(made, "Doe") == (3, 2)


def test_w_48_attack_has_no_floor() -> None:
    made = scene(
        {**BEASTS, "Fog": "Spell | World Charm | (auto alpha): all characters get -3/+0"},
        a={"field": ["Doe", "Fog"]},
    )
    assert power(made, "Doe") == (-1, 2)


# --- auto alpha (VIS-W.42) --------------------------------------------------------------------------


def test_w_42_it_starts_as_the_card_enters_and_ends_as_it_leaves() -> None:
    cards = {
        **BEASTS,
        "Bard": "Character 1/1 | (auto alpha): all own characters get +1/+1",
        "Bolt": use("deal 2 damage to 1 character"),
    }
    made = scene(cards, a={"field": ["Doe"], "hand": ["Bard"]}, b={"hand": ["Bolt"]})
    made.resolve("play Bard")
    assert power(made, "Doe") == (3, 3) and power(made, "Bard") == (2, 2)
    made.do("pass").resolve("play Bolt", "Bard")
    assert power(made, "Doe") == (2, 2)


def test_w_42_a_condition_switches_at_once_in_the_middle_of_an_effect() -> None:
    cards = {
        **BEASTS,
        "Guard": "Character 2/2 | (auto alpha): while this character is asleep, all own characters get +0/+3",
        "Blow": use("put 1 character to sleep; then deal 3 damage to all characters"),
    }
    made = scene(cards, a={"field": ["Doe", "Guard"], "hand": ["Blow"]}).resolve("play Blow", "Guard")
    assert made.names("A", "field") == ["Doe", "Guard"]


def test_w_42_a_text_that_is_given_applies_too() -> None:
    given = use('1 character gains "(auto alpha): all own characters get +1/+0" until end of turn')
    made = scene({**BEASTS, "Give": given}, a={"field": ["Doe", "Wolf"], "hand": ["Give"]}).resolve(
        "play Give", "Doe"
    )
    assert power(made, "Wolf") == (4, 2)


def test_w_42_damage_that_is_too_much_when_the_bonus_ends_kills() -> None:
    cards = {
        **BEASTS,
        "Bard": "Character 1/1 | (auto alpha): all own characters get +0/+2",
        "Bolt": use("deal 3 damage to 1 character"),
        "Hit": use("deal 9 damage to 1 character"),
    }
    made = scene(cards, a={"field": ["Doe", "Bard"], "hand": ["Bolt", "Hit"]}).resolve("play Bolt", "Doe")
    assert made.names("A", "field") == ["Doe", "Bard"]
    made.resolve("play Hit", "Bard")
    assert sorted(made.names("A", "underworld")) == ["Bard", "Bolt", "Doe", "Hit"]


SAFE = "(auto alpha): this character cannot be the subject of effects of other cards"
FOG = {"Fog": "Spell | World Charm | (auto alpha): all characters get -1/+0"}


def test_8_1_4_a_what_applies_always_passes_by_who_cannot_be_its_subject() -> None:
    made = scene({**BEASTS, **FOG, "Saint": f"Character 2/2 | {SAFE}"}, a={"field": ["Doe", "Saint", "Fog"]})
    assert power(made, "Doe") == (1, 2) and power(made, "Saint") == (2, 2)
    assert made.cited("VIS-8.1.4.a")


def test_8_1_4_b_a_restriction_does_not_shut_itself_out() -> None:
    calm = {"Calm": "Spell | World Charm | (auto alpha): all characters cannot be the subject of effects"}
    bolt = {"Bolt": use("deal 1 damage to 1 character")}
    made = scene({**BEASTS, **calm, **bolt}, a={"field": ["Doe", "Calm"], "hand": ["Bolt"]})
    assert "play Bolt" not in made.texts()
    assert made.cited("VIS-8.1.4.b")


def test_8_1_4_c_what_a_card_has_itself_or_from_its_set_cards_reaches_it() -> None:
    cards = {
        "Monk": f"Character 2/2 | {SAFE} | (auto alpha): this character gets +1/+1",
        "Robe": "Spell +0/+2 | Equipment | (always): 0: this character gets +1/+0 until end of turn",
    }
    made = scene(cards, a={"field": [("Monk", ["Robe"])]})
    assert power(made, "Monk") == (3, 5)
    made.resolve("use Robe")
    assert power(made, "Monk") == (4, 5)


# --- what a card is (VIS-6.1) -----------------------------------------------------------------------


def test_6_1_5_races_that_an_effect_gives_overwrite() -> None:
    cards = {
        **BEASTS,
        "Moon": 'Spell | World Charm | (auto alpha): all own characters have race "vampire"',
        "Hunt": use('deal 5 damage to 1 character of race "beast"'),
    }
    made = scene(cards, a={"field": ["Doe", "Moon"], "hand": ["Hunt"]}, b={"field": ["Wolf"]})
    made.resolve("play Hunt")
    assert made.names("B", "underworld") == ["Wolf"] and made.names("A", "field") == ["Doe", "Moon"]


def test_6_1_7_a_face_down_card_made_a_character_has_only_what_is_said() -> None:
    freeze = use('turn 1 enemy character face down as character {named "Statue", graze 0, 0/3}')
    cards = {"Hare": "Character 4/4 [beast] node 3 cost 2 graze 2 | First Strike", "Freeze": freeze}
    made = scene(cards, a={"hand": ["Freeze"]}, b={"field": ["Hare"]}).resolve("play Freeze")
    shown = made.player("B")["field"][0]
    assert (shown["attack"], shown["endurance"]) == (0, 3)
    assert (shown["name"], shown["graze"]) == ("Statue", 0)
    assert not shown["races"] and "FirstStrike" not in shown.get("keywords", {})


def test_w_25_what_has_left_is_itself_again() -> None:
    freeze = use('turn 1 enemy character face down as character {named "Statue", graze 0, 0/1}')
    back = use("return 1 enemy character to the original owner's hand")
    cards = {"Hare": "Character 4/4 [beast]", "Freeze": freeze, "Back": back}
    made = (
        scene(cards, a={"hand": ["Freeze", "Back"]}, b={"field": ["Hare"]})
        .resolve("play Freeze")
        .resolve("play Back")
    )
    assert made.names("B", "hand") == ["Hare"]


def test_6_1_9_a_a_character_set_as_a_charm_is_no_character() -> None:
    fuse = (
        "(always): 0: set this character on 1 chosen own character other than this character as charm {+1/+3}"
    )
    made = scene({**BEASTS, "Echo": f"Character 1/3 | {fuse}"}, a={"field": ["Doe", "Echo"]})
    made.resolve("use Echo")
    assert power(made, "Doe") == (3, 5)
    assert made.names("A", "field") == ["Doe"]
    assert made.shown("Doe")["set"][0]["name"] == "Echo"

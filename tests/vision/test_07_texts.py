"""Chapters 7 and 8: texts, and when auto gamma resolves."""

from __future__ import annotations

from vision_scenes import scene

CARDS = {
    "Cirno": "Character 3/3 node 0 cost 0",
    "Letty": "Character 2/5 node 0 cost 0",
    "Sage": "Character 0/4 node 0 cost 0 | (always): 0: you gain 1 life"
    " | (auto alpha): all own characters get +1/+0"
    " | (auto gamma): when you have drawn cards, you gain 3 life",
    "Mixed": "Command node 0 cost 0 | (play): draw 1 card | (play): you gain 1 life",
    "Silence": "Command node 0 cost 0 | (play): 1 enemy character has negated First Strike until end of turn",
    "Weak": "Command node 0 cost 0 | (play): 1 character gets -5/+0 until end of turn",
    "Late": "Character 1/1 node 0 cost 0 | (auto gamma): at the end of the turn, draw 1 card",
    "Away": "Command node 0 cost 0 | (play): discard 1 character",
    "Two": "Command node 0 cost 0 | (play): deal 1 damage to 2 characters",
    "Bow": "Character 1/1 node 0 cost 0 | First Strike",
    "Praise": "Command node 0 cost 0 | (play): you gain X life,"
    " where X is the number of characters with First Strike",
}


def test_7_1_1_7_1_2_a_text_is_applied_on_resolution_or_is_an_effect_of_its_own() -> None:
    x = scene(CARDS, a={"hand": ["Mixed"], "field": ["Sage"], "deck": 5}, windows="all")
    x.do("play Mixed").both_pass()
    # Both lines of the play, then what its card on the field has waited for.
    assert x.life("A") == 29 and len(x.names("A", "hand")) == 1


def test_7_1_4_7_1_5_activated_and_automatic_effects_are_told_apart() -> None:
    x = scene(CARDS, a={"field": ["Sage", "Cirno"]}, windows="all")
    assert [text for text in x.texts() if text.startswith("use")] == ["use Sage"]
    assert x.shown("Cirno")["attack"] == 4  # the auto alpha is not used: it applies


def test_7_4_7_an_auto_gamma_waits_for_its_condition_on_the_field() -> None:
    there = scene(CARDS, a={"hand": ["Mixed"], "field": ["Sage"], "deck": 5}, windows="all")
    there.do("play Mixed").both_pass()
    not_there = scene(CARDS, a={"hand": ["Mixed", "Sage"], "deck": 5}, windows="all")
    not_there.do("play Mixed").both_pass()
    assert (there.life("A"), not_there.life("A")) == (29, 26)


def test_7_7_an_effect_of_a_later_moment_goes_with_its_card() -> None:
    stays = scene(CARDS, a={"field": ["Late"], "deck": 5}, windows="all")
    stays.pass_until("active", "B")
    goes = scene(CARDS, a={"field": ["Late"], "hand": ["Away"], "deck": 5}, windows="all")
    goes.do("play Away").both_pass()
    goes.pass_until("active", "B")
    assert (len(stays.names("A", "hand")), len(goes.names("A", "hand"))) == (1, 0)


def test_w_59_what_cannot_fall_further_is_no_failure() -> None:
    x = scene(CARDS, a={"hand": ["Weak", "Mixed"]}, b={"field": ["Cirno"]}, windows="all")
    x.do("play Weak").both_pass()
    assert x.shown("Cirno")["attack"] == -2  # no floor (VIS-W.48); below 0 it deals nothing
    assert not [event for event in x.events if event.kind == "fails"]


def test_w_22_a_nullified_text_has_no_effect_and_its_words_are_there() -> None:
    x = scene(
        CARDS, a={"hand": ["Silence", "Praise"], "field": ["Letty"]}, b={"field": ["Bow"]}, windows="all"
    )
    x.do("play Silence").both_pass()
    x.do("play Praise").both_pass()
    assert x.life("A") == 26


def test_8_1_1_a_subject_is_what_the_effect_acts_on() -> None:
    x = scene(CARDS, a={"hand": ["Away"]}, b={"field": ["Cirno"]}, windows="all")
    x.do("play Away").both_pass()
    assert x.names("B", "underworld") == ["Cirno"] and x.names("A", "underworld") == ["Away"]


def test_8_1_2_so_many_as_the_text_says() -> None:
    one = scene(CARDS, a={"hand": ["Two"]}, b={"field": ["Cirno"]}, windows="all")
    assert "play Two" not in one.texts()
    two = scene(CARDS, a={"hand": ["Two"]}, b={"field": ["Cirno", "Letty"]}, windows="all")
    two.do("play Two").both_pass()
    assert two.shown("Cirno")["damage"] == two.shown("Letty")["damage"] == 1

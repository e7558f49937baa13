"""Chapter 8: subjects and targets."""

from __future__ import annotations

from vision_scenes import scene

CARDS = {
    "Cirno": "Character 3/3 [fairy] node 0 cost 0",
    "Letty": "Character 5/5 [youkai] node 0 cost 0",
    "Hidden": "Character 1/1 | (auto alpha): this character cannot be the subject of enemy effects",
    "Guarded": "Character 1/1 | (auto alpha): this character cannot be the target of enemy effects",
    "Loner": (
        "Character 1/1 node 0 cost 0 "
        "| (auto alpha): this character cannot be the subject of effects of other cards "
        "| (always): S: this character gets +2/+2 until end of turn"
    ),
    "Needle": "Command node 0 cost 0 | (play): discard 1 character",
    "Fairy Dust": 'Command node 0 cost 0 | (play): discard 1 character of race "fairy"',
    "Choice": "Command node 0 cost 0 | (play): discard 1 chosen enemy character",
    "Flood": "Command node 0 cost 0 | (play): discard all characters",
    "Pair": "Command node 0 cost 0 | (play): discard 2 characters",
    "Chosen Pair": (
        "Command node 0 cost 0 "
        "| (play): draw 1 card; then discard 2 chosen enemy characters; then draw 1 card"
    ),
    "Raise": "Command node 0 cost 0 | (play): 1 own character gets +1/+1 until end of turn",
}


def test_8_1_2_a_subject_matches_the_description() -> None:
    x = scene(CARDS, a={"hand": ["Fairy Dust"]}, b={"field": ["Cirno", "Letty"]}, windows="all")
    assert x.refusals("play Fairy Dust on Letty") == ["VIS-8.1.2.a"]
    x.do("play Fairy Dust").both_pass()
    assert x.names("B", "field") == ["Letty"]


def test_8_1_2_b_x_cards_has_to_be_exactly_satisfied() -> None:
    x = scene(CARDS, a={"hand": ["Pair"]}, b={"field": ["Letty"]}, windows="all")
    assert x.refusals("play Pair") == ["VIS-8.2"]


def test_8_1_2_c_all_is_fine_with_none() -> None:
    x = scene(CARDS, a={"hand": ["Flood"]}, windows="all")
    x.do("play Flood").both_pass()
    assert x.names("A", "underworld") == ["Flood"]
    assert not [event for event in x.events if event.kind == "fails"]


def test_8_1_3_subjects_are_chosen_on_resolution() -> None:
    x = scene(CARDS, a={"hand": ["Choice"]}, b={"field": ["Cirno", "Letty"]}, windows="all")
    x.do("play Choice")
    assert x.question == "answer"
    x.both_pass()
    assert x.question == "choose" and x.texts() == ["Cirno", "Letty"]
    x.do("Letty")
    assert x.names("B", "field") == ["Cirno"]


def test_8_1_3_a_where_none_can_be_chosen_the_rest_fails_and_what_was_done_stays() -> None:
    x = scene(CARDS, a={"hand": ["Chosen Pair"], "deck": 5}, b={"field": ["Letty"]}, windows="all")
    x.do("play Chosen Pair").both_pass()
    assert len(x.names("A", "hand")) == 1 and x.names("B", "field") == ["Letty"]
    assert [event.rule for event in x.events if event.kind == "fails"] == ["VIS-8.1.3.a"]


def test_8_1_3_b_a_target_is_chosen_beforehand() -> None:
    x = scene(CARDS, a={"hand": ["Needle"]}, b={"field": ["Cirno", "Letty"]}, windows="all")
    x.do("play Needle")
    assert x.question == "target"


def test_8_1_4_what_cannot_be_a_subject_cannot_be_chosen() -> None:
    x = scene(CARDS, a={"hand": ["Choice"]}, b={"field": ["Hidden", "Letty", "Cirno"]}, windows="all")
    x.do("play Choice").both_pass()
    assert x.texts() == ["Letty", "Cirno"]


def test_8_1_4_a_all_passes_it_over() -> None:
    x = scene(CARDS, a={"hand": ["Flood"]}, b={"field": ["Hidden", "Letty"]}, windows="all")
    x.do("play Flood").both_pass()
    assert x.names("B", "field") == ["Hidden"]


def test_8_1_4_it_shuts_out_the_effects_that_it_names_only() -> None:
    x = scene(CARDS, a={"hand": ["Raise"], "field": ["Hidden"]}, windows="all")
    x.do("play Raise").both_pass()
    assert x.shown("Hidden")["attack"] == 2


def test_8_1_4_c_its_own_effects_are_not_shut_out() -> None:
    x = scene(CARDS, a={"hand": ["Raise"], "field": ["Loner"]}, windows="all")
    assert x.refusals("play Raise") == ["VIS-8.2"]
    x.do("use Loner").both_pass()
    assert x.shown("Loner")["attack"] == 3


def test_8_2_a_target_is_a_subject_too() -> None:
    x = scene(CARDS, a={"hand": ["Needle"]}, b={"field": ["Hidden"]}, windows="all")
    assert x.refusals("play Needle") == ["VIS-8.2"]
    y = scene(CARDS, a={"hand": ["Needle"]}, b={"field": ["Hidden", "Cirno"]}, windows="all")
    assert y.refusals("play Needle on Hidden") == ["VIS-8.1.4"]


def test_8_2_what_cannot_be_a_target_can_be_chosen_as_a_subject() -> None:
    x = scene(CARDS, a={"hand": ["Choice", "Needle"]}, b={"field": ["Guarded"]}, windows="all")
    assert x.refusals("play Needle") == ["VIS-8.2"]
    x.do("play Choice").both_pass()
    assert x.names("B", "field") == []


def test_8_2_at_the_start_of_resolution_every_target_has_to_be_proper() -> None:
    x = scene(CARDS, a={"hand": ["Pair"]}, b={"field": ["Cirno", "Letty"], "hand": ["Needle"]}, windows="all")
    x.do("play Pair", "play Needle", "Cirno").both_pass()
    # One of the two is gone: the other stays.
    assert x.names("B", "field") == ["Letty"]
    assert [event.rule for event in x.events if event.kind == "fails"] == ["VIS-8.2"]


def test_8_2_a_target_that_no_longer_fits_is_improper() -> None:
    cards = {
        **CARDS,
        "Change": "Command node 0 cost 0 | (play): 1 character loses all races until end of turn",
    }
    x = scene(cards, a={"hand": ["Fairy Dust"]}, b={"field": ["Cirno"], "hand": ["Change"]}, windows="all")
    x.do("play Fairy Dust", "play Change").both_pass()
    assert x.names("B", "field") == ["Cirno"]

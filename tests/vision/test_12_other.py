"""Chapters 11 and 12: processes, sources, and what never ends."""

from __future__ import annotations

from vision_scenes import scene

CARDS = {
    "Cirno": "Character 3/3 [fairy] node 0 cost 0",
    "Letty": "Character 5/5 node 0 cost 0",
    "Gain": "Command node 0 cost 0 | (play): you gain 30 life",
    "Pay": "Character 0/9 node 0 cost 0 | (always): 2 life: draw 1 card",
    "Hurt": "Character 0/9 node 0 cost 0 | (auto gamma): when you have taken damage, draw 1 card",
    "Away": "Command node 0 cost 0 | (play): discard 1 character",
    "Mix": "Command node 0 cost 0 | (play): shuffle the own deck",
    "Back": "Command node 0 cost 0 | (play): return 1 character to the original owner's hand",
    "Move": "Command node 0 cost 0 | (play): move 1 enemy character to the own field",
}


def test_11_1_1_a_process_happens_as_it_occurs() -> None:
    x = scene(CARDS, a={"hand": ["Away"]}, b={"field": ["Cirno"]}, windows="all")
    x.do("play Away").both_pass()
    assert x.s.view(None)["removal"] == [] and x.names("B", "underworld") == ["Cirno"]


def test_11_3_returning_and_moving_a_card_are_moves_not_removals() -> None:
    x = scene(CARDS, a={"hand": ["Back", "Move"]}, b={"field": ["Cirno", "Letty"]}, windows="all")
    x.do("play Back", "Cirno").both_pass()
    assert x.names("B", "hand") == ["Cirno"]
    x.do("play Move").both_pass()
    assert x.names("A", "field") == ["Letty"]
    assert not [event for event in x.events if event.kind in ("dying", "discarding", "excluding")]


def test_11_4_5_after_a_shuffle_nobody_knows_the_order() -> None:
    x = scene(CARDS, a={"hand": ["Mix"], "deck": ["Cirno", "Letty", "Away", "Back"]}, windows="all")
    x.do("play Mix").both_pass()
    assert x.cited("VIS-11.4.5") and x.player("A", 0)["deck"] == {"count": 4, "cards": []}


def test_w_26_life_gained_has_no_limit_and_life_paid_is_no_damage() -> None:
    x = scene(CARDS, a={"hand": ["Gain"], "field": ["Pay", "Hurt"], "deck": 9}, windows="all")
    x.do("play Gain").both_pass()
    assert x.life("A") == 55
    x.do("use Pay").both_pass()
    assert x.life("A") == 53 and len(x.names("A", "hand")) == 1
    assert x.player("A")["damage_taken"] == 0


def test_12_1_1_to_act_with_priority_is_to_declare_it() -> None:
    x = scene(CARDS, a={"hand": ["Gain"]}, windows="all")
    x.do("play Gain")
    assert [item["card"] for item in x.s.view(None)["interference"]] == ["Gain"] and x.life("A") == 25


def test_12_2_1_12_2_2_an_effect_has_one_source_and_its_player() -> None:
    x = scene(CARDS, a={"hand": ["Away"]}, b={"field": ["Cirno"]}, windows="all")
    x.do("play Away").both_pass()
    gone = next(event for event in x.events if event.kind == "discarding")
    rule, source, player = gone.cause
    assert rule and x.s.rules.defs[x.s.kinds[source]].name == "Away" and player == 0


def test_12_3_names_are_compared_without_regard_to_dots_and_blanks() -> None:
    cards = {**CARDS, "Sunny Milk": "Character 1/1 node 0 cost 0"}
    hunt = 'Command node 0 cost 0 | (play): discard all characters with a name containing "Sunny-milk"'
    x = scene(
        {**cards, "Hunt": hunt}, a={"hand": ["Hunt"]}, b={"field": ["Sunny Milk", "Letty"]}, windows="all"
    )
    x.do("play Hunt").both_pass()
    assert x.names("B", "field") == ["Letty"]


# --- putting (VIS-11.2) -----------------------------------------------------------------------------

PUT = {
    **CARDS,
    "Down": "Command node 0 cost 0 | (play): put 1 enemy character into the own nodes asleep",
    "Sink": "Command node 0 cost 0 | (play): put the top 1 card of the own deck into the own underworld",
    "Shot": "Character 1/1 node 0 cost 0 | (always): 0: deal 1 damage to 1 enemy character",
    "Curse": "Character 0/9 node 0 cost 0 | (auto gamma): when this character becomes the target of a command"
    " card or an activated effect, negate that effect; in that case discard the source of that effect",
}


def test_11_2_a_11_2_b_11_2_c_a_put_card_goes_where_it_is_told_to_and_is_no_longer_where_it_was() -> None:
    x = scene(PUT, a={"hand": ["Sink"], "deck": ["Cirno", "Letty"]}, windows="all")
    x.do("play Sink").both_pass()
    assert x.names("A", "deck") == ["Letty"] and x.names("A", "underworld") == ["Sink", "Cirno"]
    assert x.cited("VIS-11.2.c")


def test_11_2_d_what_waits_in_the_underworld_hears_of_its_coming() -> None:
    rises = "Character 1/1 node 0 cost 0 | (auto beta): when this card has been discarded, you gain 1 life"
    cards = {**PUT, "Rises": rises}
    discarded = scene(cards, a={"hand": ["Away"], "field": ["Rises"]}, windows="all")
    discarded.do("play Away").both_pass()
    put = scene(cards, a={"hand": ["Sink"], "deck": ["Rises", "Letty"]}, windows="all")
    put.do("play Sink").both_pass()
    assert put.names("A", "underworld") == ["Sink", "Rises"]
    assert (discarded.life("A"), put.life("A")) == (26, 25)


def test_12_1_2_only_what_an_effect_asks_for_is_heard_as_declared() -> None:
    cards = {
        **CARDS,
        "Count": "Command node 0 cost 0 | (play): declare a number X; then draw 1 card",
    }
    x = scene(cards, a={"hand": ["Count", "Away"]}, b={"field": ["Cirno"]}, windows="all")
    x.do("play Away").both_pass()
    assert not [event for event in x.events if event.kind == "declared"]
    x.do("play Count").both_pass()
    x.do(x.texts()[1])
    assert [event.rule for event in x.events if event.kind == "declared"] == ["VIS-12.1.2"]


def test_12_2_3_the_source_of_a_nullified_effect_is_discarded() -> None:
    x = scene(PUT, a={"hand": ["Away"], "field": ["Shot"]}, b={"field": ["Curse"]}, windows="all")
    x.do("play Away", "Curse")
    assert x.names("B", "field") == ["Curse"] and x.names("A", "underworld") == ["Away"]
    x.do("pass", "use Shot")
    assert x.names("A", "underworld") == ["Shot", "Away"] and "damage" not in x.shown("Curse")
    assert x.cited("VIS-12.2.3")


def test_w_23_a_discard_can_be_applied_to_a_dying_card() -> None:
    """Of a discard the newer, longer form holds (VIS-9.3.4); that much of the older one is still true."""
    cards = {
        **CARDS,
        "Kill": "Command node 0 cost 0 | (play): put 1 character in the dying state",
        "Eager": "Character 0/9 node 0 cost 0 | (auto gamma): when a character has become dying,"
        " discard all other characters",
    }
    x = scene(cards, a={"hand": ["Kill"], "field": ["Eager"]}, b={"field": ["Cirno"]}, windows="all")
    x.do("play Kill", "Cirno").both_pass()
    kinds = [event.kind for event in x.events if event.kind in ("dying", "discarding")]
    assert kinds == ["dying", "discarding"] and x.names("B", "underworld") == ["Cirno"]

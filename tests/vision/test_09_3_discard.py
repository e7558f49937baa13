"""Chapter 9.3: the discard state."""

from __future__ import annotations

from removal_scenes import (
    before,
    damage,
    fight,
    hand,
    lay,
    order,
    play,
    removal,
    resolve,
    status,
    story,
    told,
    until,
)

WATCH = {
    "WA": "Character 0/5 node 1 cost 1 | (auto gamma): when something would discard a card, you gain 1 life",
    "WB": "Character 0/5 node 1 cost 1 | (auto gamma): when a card would be discarded, you gain 1 life",
    "WC": "Character 0/5 node 1 cost 1 | (auto gamma): when something has discarded a card, you gain 1 life",
    "WD": "Character 0/5 node 1 cost 1 | (auto gamma): when a card has been discarded, you gain 1 life",
}
STEPS = ["WA resolves", "WB resolves", "WC resolves", "WD resolves"]
SAVES = {
    "Saver": "Character 0/5 node 1 cost 1 | (auto gamma): when an own card would be discarded,"
    " negate the discard of that card",
}
# A card that is discarded, and three that answer at a later step than the one that waits.
FIXED = {"Fixed": "Character 2/2 node 1 cost 1 | (auto alpha): this character is not discarded"}


def watched(*rules: str) -> list[str]:
    s = removal(WATCH, {"hand": ["Discard"], "field": ["WC", "WA"]}, {"field": ["X", "WD", "WB"]})
    play(s, "Discard", "X")
    for rule in rules:
        assert s.cited(rule), rule
    return story(s)


def test_9_3_1_after_it_the_card_goes_to_the_underworld() -> None:
    s = removal({}, {"hand": ["Discard"]}, {"field": ["X"], "underworld": ["Book"]})
    play(s, "Discard")
    assert s.names("B", "underworld") == ["X", "Book"]


def test_9_3_2_to_discard_is_to_put_in_the_discard_state() -> None:
    """Whatever the card and wherever it is: who waits for a discard sees all of them."""
    cards = {
        "Spill": "Command node 0 cost 0 | (play): discard all cards in the enemy hand",
        "W": "Character 0/5 node 1 cost 1 | (auto gamma): when a card would be discarded from the enemy hand,"
        " you gain 1 life",
    }
    s = removal(cards, {"hand": ["Spill"], "field": ["W"]}, {"hand": ["Book"]})
    play(s, "Spill")
    assert story(s) == ["Book discarding", "W resolves", "Book to underworld"]


def test_9_3_3_a_card_to_which_a_discard_is_applied_is_in_the_state() -> None:
    """It is still on the field meanwhile."""
    cards = {
        "Asks": "Character 0/5 node 1 cost 1 | (auto gamma): when a card would be discarded, you"
        " may draw 1 card"
    }
    s = removal(cards, {"hand": ["Discard"], "field": ["Asks"]}, {"field": ["X"]})
    s.do("play Discard", "X")
    until(s, "may")
    assert status(s, "X") == ["discarding"]
    resolve(s, "no")
    assert s.names("B", "underworld") == ["X"]
    assert s.cited("VIS-9.3.3")


def test_9_3_4_in_seven_steps() -> None:
    assert watched("VIS-9.3.4") == ["X discarding", *STEPS, "X to underworld"]


def test_9_3_4_a_what_waits_for_something_to_discard_it() -> None:
    lines = watched("VIS-9.3.4.a")
    assert before(lines, "WA resolves", "WB resolves")


def test_9_3_4_b_what_waits_for_it_to_be_discarded() -> None:
    lines = watched("VIS-9.3.4.b")
    assert before(lines, "WB resolves", "WC resolves")


def test_9_3_4_b_what_moves_it_elsewhere_ends_the_discard() -> None:
    """To the hand instead: no later step; what is set on it is discarded for that (VR-107, OQ-14)."""
    cards = {
        **WATCH,
        "T": "Character 1/1 node 1 cost 1 | (auto gamma): when this character would be discarded,"
        " return this character to the original owner's hand",
    }
    s = removal(cards, {"hand": ["Discard"], "field": ["WD"]}, {"field": [("T", ["Sword"])]})
    play(s, "Discard", "T")
    assert s.names("B", "hand") == ["T"] and s.names("B", "underworld") == ["Sword"]
    assert story(s) == [
        "T discarding",
        "T resolves",
        "Sword discarding",
        "WD resolves",
        "T to hand",
        "Sword to underworld",
    ]
    assert s.cited("VIS-11.1.2") and s.cited("VIS-11.3.3")


def test_9_3_4_c_what_waits_for_something_to_have_discarded_it() -> None:
    lines = watched("VIS-9.3.4.c")
    assert before(lines, "WC resolves", "WD resolves")


def test_9_3_4_d_what_waits_for_it_to_have_been_discarded() -> None:
    """Its own effect too; neither a return to hand nor an exclusion is a discard (VR-032)."""
    lines = watched("VIS-9.3.4.d")
    assert before(lines, "WD resolves", "X to underworld")
    cards = {
        "Doll": "Character 0/2 node 1 cost 1 | (auto gamma): when this character has been discarded,"
        " deal 2 damage to the enemy player"
    }
    for how, life in (("Discard", 23), ("Return", 25), ("Exclude", 25), ("Hit 2", 23)):
        s = removal(cards, {"hand": [how]}, {"field": ["Doll"]})
        play(s, how)
        assert s.life("A") == life, how


def test_9_3_4_e_a_discard_is_applied_to_its_set_cards() -> None:
    """By the effect that discards it (OQ-28), once its own effects are resolved."""
    cards = {
        "T": "Character 1/1 node 1 cost 1 | (auto gamma): when this character has been discarded,"
        " draw 1 card",
        "W": "Character 0/5 node 1 cost 1 | (auto gamma): when an own effect has discarded a card,"
        " you gain 1 life",
    }
    s = removal(cards, {"hand": ["Discard"], "field": ["W"]}, {"field": [("T", ["Sword"])]})
    play(s, "Discard", "T", "T")
    assert s.life("A") == 27
    assert [line for line in story(s) if line != "W resolves"] == [
        "T discarding",
        "T resolves",
        "draw",
        "Sword discarding",
        "T to underworld",
        "Sword to underworld",
    ]
    assert s.cited("VIS-9.3.4.e")


def test_9_3_4_e_in_battle_it_is_no_effect() -> None:
    """The set cards of a character that dies in battle are discarded by the rules."""
    cards = {
        "W": "Character 5/5 node 1 cost 1 | (auto gamma): when an effect has discarded a card, you"
        " gain 1 life"
    }
    s = removal(cards, {"field": ["W"]}, {"field": [("X", ["Sword"])]})
    fight(s, "W", "X", "X")
    assert sorted(s.names("B", "underworld")) == ["Sword", "X"] and s.life("A") == 25


def test_9_3_4_f_the_same_steps_for_every_level() -> None:
    """A card set on a set card is discarded after that one's steps (VR-016)."""
    s = removal(WATCH, {"hand": ["Discard"], "field": ["WD"]}, {"field": [("X", ["Sword"]), "Other"]})
    lay(s, "Other", "field", "Sword")
    play(s, "Discard", "X", "Other", "Sword")
    assert story(s) == [
        "X discarding",
        "WD resolves",
        "Sword discarding",
        "WD resolves",
        "Other discarding",
        "WD resolves",
        "Other to underworld",
        "Sword to underworld",
        "X to underworld",
    ]
    assert s.cited("VIS-9.3.4.f") == 2


def test_9_3_4_g_to_the_underworld_in_the_order_of_the_owner() -> None:
    """What is chosen first lies lowest; every owner orders his own cards, whoever controls them (VR-017)."""
    s = removal({}, {"hand": ["Discard"], "field": ["Book"]}, {"field": [("X", ["Sword"])]})
    lay(s, "Book", "field", "X")
    s.do("play Discard")
    until(s, "underworld")
    assert s.seat == "B" and sorted(s.texts()) == ["Sword", "X"]
    resolve(s, "Sword")
    assert s.names("B", "underworld") == ["X", "Sword"]
    assert s.names("A", "underworld") == ["Discard", "Book"]
    assert s.cited("VIS-9.3.4.g")


def test_9_3_5_the_discard_can_be_nullified() -> None:
    s = removal(SAVES, {"hand": ["Discard"]}, {"field": ["X", "Saver"]})
    play(s, "Discard", "X")
    assert story(s) == ["X discarding", "Saver resolves", "X saved"]
    assert s.names("B", "field") == ["X", "Saver"]
    assert s.cited("VIS-9.3.5")


def test_9_3_5_a_the_process_ends_and_what_waits_in_it_is_void() -> None:
    cards = {
        **SAVES,
        "W": "Character 0/5 node 1 cost 1 | (auto gamma): when an enemy card would be discarded, draw 1 card"
        " | (auto gamma): when an enemy card has been discarded, you gain 1 life",
    }
    s = removal(cards, {"hand": ["Discard"], "field": ["W"]}, {"field": ["X", "Saver"]}, player="B")
    play(s.do("pass"), "Discard", "X")
    assert hand(s, "A") == 0 and s.life("A") == 25
    assert s.names("B", "field") == ["X", "Saver"]
    assert s.cited("VIS-9.3.5.a")


def test_9_3_5_a_set_cards_that_are_being_discarded_go_on() -> None:
    """OQ-27 (b)"""
    cards = {
        "Medal": "Spell +0/+1 node 0 cost 0 | Equipment | (auto gamma): when this card would be discarded,"
        " negate the discard of this character",
    }
    s = removal(cards, {"hand": ["Discard"]}, {"field": [("X", ["Medal"])]})
    play(s, "Discard")
    assert s.names("B", "field") == ["X"] and s.names("B", "underworld") == ["Medal"]
    assert told(s, "X discarding", "Medal discarding", "Medal resolves", "X saved", "Medal to underworld")


def test_9_3_5_b_its_damage_is_reset() -> None:
    s = removal(SAVES, {"hand": ["Discard", "Hit 2"]}, {"field": ["X 2 damage", "Saver"]})
    play(s, "Discard", "X")
    assert damage(s, "X") == 0 and s.cited("VIS-9.3.5.b")
    play(s, "Hit 2", "X")
    assert damage(s, "X") == 2


def test_9_3_6_at_endurance_0_it_cannot_be_nullified() -> None:
    """VR-083"""
    cards = {
        **SAVES,
        "W": "Character 0/5 node 1 cost 1 | (auto gamma): when something would discard an enemy character,"
        " that card gets +0/-3 until end of turn",
    }
    s = removal(cards, {"hand": ["Discard"], "field": ["W"]}, {"field": ["X", "Saver"]})
    play(s, "Discard", "X")
    assert told(s, "W resolves", "Saver resolves", "X to underworld")
    assert "X saved" not in story(s) and "X dying" not in story(s)
    assert s.cited("VIS-9.3.6")


BLAST = {
    "T": "Character 1/5 node 1 cost 1 | (auto gamma): when something has discarded this character,"
    ' deal 1 damage to all characters; then put all characters named "T" in the dying state; then'
    " discard all characters"
    ' named "T"; then draw 1 card',
    "W": 'Character 0/5 node 1 cost 1 | (auto gamma): when a character named "T" would be'
    " discarded, you gain 1 life"
    " | (auto gamma): when a character has become dying, you gain 9 life",
}


def blast(rule: str) -> list[str]:
    s = removal(BLAST, {"hand": ["Discard"], "field": ["W"]}, {"field": ["T", "X"]})
    play(s, "Discard", "T")
    assert s.cited(rule) and hand(s, "B") == 1
    assert s.life("A") == 26
    return story(s)


def test_9_3_7_what_is_not_applied_to_a_card_in_the_discard_state() -> None:
    """VR-080"""
    assert [line for line in blast("VIS-9.3.7") if "X" not in line and line != "W hurt"] == [
        "T discarding",
        "W resolves",
        "T resolves",
        "draw",
        "T to underworld",
    ]


def test_9_3_7_a_effects_that_deal_damage() -> None:
    lines = blast("VIS-9.3.7.a")
    assert "T hurt" not in lines and "X hurt" in lines


def test_9_3_7_b_effects_that_put_it_in_the_dying_state() -> None:
    assert "T dying" not in blast("VIS-9.3.7.b")


def test_9_3_7_c_discard_effects() -> None:
    assert blast("VIS-9.3.7.c").count("T discarding") == 1


ZONES = {
    "Grave": 'Command node 0 cost 0 | (play): discard all cards named "X" in the enemy underworld',
    "Void": 'Command node 0 cost 0 | (play): discard all cards named "X" in the enemy exclusion area',
    "W": "Character 0/5 node 1 cost 1 | (auto gamma): when a card has been discarded"
    " from the enemy underworld, draw 1 card",
}


def test_9_3_8_which_cards_do_not_come_into_the_discard_state() -> None:
    s = removal(ZONES, {"hand": ["Grave", "Void"], "field": ["W"]}, {"underworld": ["X"], "exclusion": ["X"]})
    play(s, "Grave")
    play(s, "Void")
    assert hand(s, "A") == 0 and s.names("B", "exclusion") == ["X"]
    assert s.cited("VIS-9.3.8") == 2


def test_9_3_8_a_cards_in_the_underworld() -> None:
    s = removal(ZONES, {"hand": ["Grave"], "field": ["W"]}, {"underworld": ["Book", "X"]})
    play(s, "Grave")
    assert hand(s, "A") == 0 and s.names("B", "underworld") == ["Book", "X"]
    assert s.cited("VIS-9.3.8.a")


def test_9_3_8_b_cards_in_the_exclusion_area() -> None:
    s = removal(ZONES, {"hand": ["Void"], "field": ["W"]}, {"exclusion": ["X"]})
    play(s, "Void")
    assert hand(s, "A") == 0 and s.names("B", "exclusion") == ["X"] and s.names("B", "underworld") == []
    assert s.cited("VIS-9.3.8.b")


def test_9_3_8_c_cards_that_an_effect_keeps_from_it() -> None:
    s = removal(FIXED, {"hand": ["Discard", "Kill"]}, {"field": ["Fixed"]})
    play(s, "Discard")
    assert s.names("B", "field") == ["Fixed"] and status(s, "Fixed") == []
    play(s, "Kill")
    assert story(s)[-1] == "Fixed dying" and s.names("B", "field") == ["Fixed"]
    assert s.cited("VIS-9.3.8.c") == 2


def test_9_3_8_c_nothing_is_paid_with_such_a_card() -> None:
    cards = {
        "Rock": "Character 1/1 | (auto alpha): this character is not discarded | (always): discard this card:"
        " draw 1 card",
        "Altar": "Spell | World Charm | (always): discard 1 chosen own character: draw 1 card",
    }
    s = removal(cards, {"field": ["Rock", "Altar"]}, {})
    assert s.refusals("use Rock") and s.refusals("use Altar")
    s = removal(cards, {"field": ["Rock", "Altar", "X"]}, {})
    assert not s.refusals("use Altar")
    s.do("use Altar")
    assert s.names("A", "underworld") == ["X"]


def test_9_3_8_c_not_at_endurance_0() -> None:
    """It would become dying for ever (VR-110, OQ-9)."""
    s = removal(FIXED, {"hand": ["Weaken"]}, {"field": ["Fixed"]})
    play(s, "Weaken")
    assert s.names("B", "underworld") == ["Fixed"]
    assert order(s, "Fixed dying", "Fixed discarding") == ["Fixed dying", "Fixed discarding"]

"""Chapter 11: putting, moving, setting, returning."""

from __future__ import annotations

from removal_scenes import damage, hand, lay, play, removal, resolve, story, told, until

WATCH = {
    "WA": "Character 0/5 node 1 cost 1 | (auto gamma): when something would discard a card, you gain 1 life",
    "WB": "Character 0/5 node 1 cost 1 | (auto gamma): when a card would be discarded, you gain 1 life",
    "WC": "Character 0/5 node 1 cost 1 | (auto gamma): when something has discarded a card, you gain 1 life",
    "WD": "Character 0/5 node 1 cost 1 | (auto gamma): when a card has been discarded, you gain 1 life",
}
FOUR = ["WA resolves", "WB resolves", "WC resolves", "WD resolves"]


def test_11_1_2_a_move_ends_when_the_card_goes_elsewhere() -> None:
    """Dying, then returned to hand by an effect of a later step: the discard does not follow (OQ-14)."""
    cards = {
        "Home": "Character 0/5 node 1 cost 1 | (auto gamma): when an own character has become dying"
        " by an enemy effect,"
        " return that card to the original owner's hand",
    }
    s = removal(cards, {"hand": ["Kill"]}, {"field": ["X", "Home"]})
    play(s, "Kill", "X")
    assert story(s) == ["X dying", "Home resolves", "X to hand"]
    assert s.cited("VIS-11.1.2")


def test_11_2_what_is_put_is_not_discarded() -> None:
    """A command that has resolved, for example."""
    s = removal(WATCH, {"hand": ["Hit 1"], "field": ["WB", "WD"]}, {"field": ["X"]})
    play(s, "Hit 1", "X")
    assert s.names("A", "underworld") == ["Hit 1"] and s.life("A") == 25


def test_11_3_1_a_card_is_set_on_another() -> None:
    """Equipment as it resolves; a character by an effect, with what was done to it wiped out."""
    s = removal({}, {"hand": ["Sword"], "field": ["X"]})
    play(s, "Sword")
    assert s.shown("X")["attack"] == 3
    cards = {
        "Pin": "Command node 0 cost 0 | (play): set 1 chosen character on 1 enemy character as charm {+0/+1}"
    }
    s = removal(cards, {"hand": ["Pin"], "field": ["Y 1 damage"]}, {"field": ["X"]})
    play(s, "Pin", "Y")
    assert s.names("A", "field") == [] and s.shown("X")["endurance"] == 4
    assert s.s.cards[s.s.cards[s.card("X")].under[0]].damage == 0


def test_11_3_2_from_field_to_field_its_set_cards_go_along() -> None:
    cards = {"Seize": "Command node 0 cost 0 | (play): move 1 enemy character to the own field"}
    s = removal(cards, {"hand": ["Seize"]}, {"field": [("X 1 damage", ["Sword"])]})
    play(s, "Seize")
    assert s.names("A", "field") == ["X"]
    assert damage(s, "X") == 1 and s.shown("X")["attack"] == 3
    assert s.names("B", "underworld") == []


def test_11_3_3_a_card_that_leaves_the_field_sheds_its_set_cards() -> None:
    """All levels, with the steps of their discard; all in one instant."""
    s = removal(
        WATCH, {"hand": ["Return"], "field": ["WD", "WB"]}, {"field": [("X", ["Sword"]), "WC", "WA", "Other"]}
    )
    lay(s, "Other", "field", "Sword")
    play(s, "Return", "X", "Other")
    lines = story(s)
    assert lines[:10] == ["Sword discarding", *FOUR, "Other discarding", *FOUR]
    assert sorted(lines[10:]) == ["Other to underworld", "Sword to underworld", "X to hand"]
    assert s.names("B", "underworld") == ["Sword", "Other"]
    assert s.cited("VIS-11.3.3")


def test_11_3_3_a_removal_by_one_of_its_effects_comes_first() -> None:
    """The pass waits for it and goes on (OQ-30)."""
    cards = {
        "Trap": "Spell +0/+0 node 0 cost 0 | Charm | (auto gamma): when this card would be discarded,"
        ' discard all characters named "Y"; then draw 1 card | (auto gamma): when this card has'
        " been discarded, you gain 1 life",
    }
    s = removal(cards, {"hand": ["Return"]}, {"field": [("X", ["Trap"]), "Y"]})
    play(s, "Return", "X")
    assert story(s) == [
        "Trap discarding",
        "Trap resolves",
        "Y discarding",
        "Y to underworld",
        "draw",
        "Trap resolves",
        "X to hand",
        "Trap to underworld",
    ]


def test_11_3_3_several_at_one_time() -> None:
    cards = {"Recall": "Command node 0 cost 0 | (play): return all characters to the original owner's hand"}
    s = removal({**cards, **WATCH}, {"hand": ["Recall"]}, {"field": [("X", ["Sword"]), ("Y", ["Book"])]})
    play(s, "Recall", "Sword")
    assert sorted(s.names("B", "hand")) == ["X", "Y"]
    assert s.names("B", "underworld") == ["Book", "Sword"]


def test_w_25_a_card_that_changes_its_zone_is_a_new_object() -> None:
    """Damage and what was done to it are gone, also where it lies in a condition again."""
    s = removal(
        {"Bury": "Command node 0 cost 0 | (play): put 1 enemy character into the enemy nodes asleep"},
        {"hand": ["Hit 1", "Bury"]},
        {"field": ["X"]},
    )
    play(s, "Hit 1")
    play(s, "Bury")
    assert s.names("B", "nodes") == ["X"]
    card = s.s.cards[s.card("X", "nodes")]
    assert card.damage == 0 and card.rolled


def test_w_24_every_owner_orders_his_own() -> None:
    s = removal({}, {"hand": ["Discard all"], "field": ["X", "Y"]}, {"field": ["X", "Y"]})
    s.do("play Discard all")
    until(s, "underworld")
    assert s.seat == "A"
    s.do("X")
    assert s.seat == "B"
    resolve(s, "Y")
    assert s.names("A", "underworld") == ["Discard all", "Y", "X"]
    assert s.names("B", "underworld") == ["X", "Y"]
    assert hand(s, "A") == 0 and told(s, "X to underworld", "Y to underworld")

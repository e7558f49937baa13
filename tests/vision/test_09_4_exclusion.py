"""Chapter 9.4: the exclusion state."""

from __future__ import annotations

from removal_scenes import before, hand, lay, play, removal, resolve, status, story, until

# Who watches an exclusion, and the discard of what is set on the excluded card.
EXCLUSION = {
    "EA": "Character 0/5 node 1 cost 1 | (auto gamma): when something would exclude a character,"
    " you gain 1 life",
    "EB": "Character 0/5 node 1 cost 1 | (auto gamma): when a character would be excluded, you gain 1 life",
    "EC": "Character 0/5 node 1 cost 1 | (auto gamma): when something has excluded a character, you"
    " gain 1 life",
    "ED": "Character 0/5 node 1 cost 1 | (auto gamma): when a character has been excluded, you gain 1 life",
}
DISCARD = {
    "WA": "Character 0/5 node 1 cost 1 | (auto gamma): when something would discard a card, you gain 1 life",
    "WB": "Character 0/5 node 1 cost 1 | (auto gamma): when a card would be discarded, you gain 1 life",
    "WC": "Character 0/5 node 1 cost 1 | (auto gamma): when something has discarded a card, you gain 1 life",
    "WD": "Character 0/5 node 1 cost 1 | (auto gamma): when a card has been discarded, you gain 1 life",
}
STEPS = ["EA resolves", "EB resolves", "EC resolves", "ED resolves"]
FOUR = ["WA resolves", "WB resolves", "WC resolves", "WD resolves"]


def watched(*rules: str) -> list[str]:
    """VR-114"""
    s = removal(EXCLUSION, {"hand": ["Exclude"], "field": ["ED", "EB"]}, {"field": ["X", "EC", "EA"]})
    play(s, "Exclude", "X")
    for rule in rules:
        assert s.cited(rule), rule
    return story(s)


def stacked(*rules: str) -> list[str]:
    """X carries a sword, and on that lies another card (VR-115)."""
    s = removal(
        DISCARD,
        {"hand": ["Exclude"], "field": ["WD", "WB"]},
        {"field": [("X", ["Sword"]), "WC", "WA", "Other"]},
    )
    lay(s, "Other", "field", "Sword")
    play(s, "Exclude", "X", "Other")
    for rule in rules:
        assert s.cited(rule), rule
    assert s.names("B", "exclusion") == ["X"] and s.names("B", "underworld") == ["Sword", "Other"]
    return story(s)


def test_9_4_1_after_it_the_card_goes_to_the_exclusion_area() -> None:
    s = removal({}, {"hand": ["Exclude"]}, {"field": ["X"]})
    play(s, "Exclude")
    assert s.names("B", "exclusion") == ["X"] and s.names("B", "underworld") == []


def test_9_4_2_to_exclude_is_to_put_in_the_exclusion_state() -> None:
    """Wherever the card is: who waits for an exclusion sees it."""
    cards = {
        "Erase": "Command node 0 cost 0 | (play): exclude all character cards in the enemy underworld",
        "W": "Character 0/5 node 1 cost 1 | (auto gamma): when a card in an underworld has been"
        " excluded, draw 1 card",
    }
    s = removal(cards, {"hand": ["Erase"], "field": ["W"]}, {"underworld": ["X", "Book"]})
    play(s, "Erase")
    assert story(s) == ["X excluding", "W resolves", "draw", "X to exclusion"]
    assert s.names("B", "underworld") == ["Book"]


def test_9_4_3_a_card_to_which_an_exclusion_is_applied_is_in_the_state() -> None:
    cards = {
        "Asks": "Character 0/5 node 1 cost 1 | (auto gamma): when a card has been excluded, you may"
        " draw 1 card"
    }
    s = removal(cards, {"hand": ["Exclude"], "field": ["Asks"]}, {"field": ["X"]})
    s.do("play Exclude", "X")
    until(s, "may")
    assert status(s, "X") == ["excluding"]
    resolve(s, "no")
    assert s.names("B", "exclusion") == ["X"]
    assert s.cited("VIS-9.4.3")


def test_9_4_4_in_twelve_steps() -> None:
    """No dying and no discard of the excluded card."""
    assert watched("VIS-9.4.4") == ["X excluding", *STEPS, "X to exclusion"]


def test_9_4_4_a_what_waits_for_something_to_exclude_it() -> None:
    lines = watched("VIS-9.4.4.a")
    assert before(lines, "EA resolves", "EB resolves")


def test_9_4_4_b_what_waits_for_it_to_be_excluded() -> None:
    lines = watched("VIS-9.4.4.b")
    assert before(lines, "EB resolves", "EC resolves")


def test_9_4_4_c_what_waits_for_something_to_have_excluded_it() -> None:
    lines = watched("VIS-9.4.4.c")
    assert before(lines, "EC resolves", "ED resolves")


def test_9_4_4_d_what_waits_for_it_to_have_been_excluded() -> None:
    lines = watched("VIS-9.4.4.d")
    assert before(lines, "ED resolves", "X to exclusion")


def test_9_4_4_e_a_discard_is_applied_to_its_set_cards() -> None:
    """They are discarded, not excluded, each to its owner's underworld (VR-017)."""
    cards = {
        **EXCLUSION,
        "Ring": "Spell +0/+0 node 0 cost 0 | Charm | (auto gamma): when this card has been"
        " discarded, draw 1 card",
        "Curse": "Spell +0/+0 node 0 cost 0 | Charm | (auto gamma): when this card has been"
        " discarded, you gain 1 life",
    }
    s = removal(cards, {"hand": ["Exclude"], "field": ["ED", "Curse"]}, {"field": [("X", ["Ring"])]})
    lay(s, "Curse", "field", "X")
    play(s, "Exclude", "X")
    assert s.names("B", "exclusion") == ["X"] and s.names("B", "underworld") == ["Ring"]
    assert "Curse" in s.names("A", "underworld")
    assert hand(s, "B") == 1 and s.life("B") == 26 and s.life("A") == 26
    assert story(s)[:4] == ["X excluding", "ED resolves", "Ring discarding", "Curse discarding"]
    assert s.cited("VIS-9.4.4.e") == 2


def test_9_4_4_f_what_waits_for_something_to_discard_a_set_card() -> None:
    lines = stacked("VIS-9.4.4.f")
    assert before(lines, "Sword discarding", "WA resolves", "WB resolves")


def test_9_4_4_g_what_waits_for_a_set_card_to_be_discarded() -> None:
    lines = stacked("VIS-9.4.4.g")
    assert before(lines, "WB resolves", "WC resolves")


def test_9_4_4_h_what_waits_for_something_to_have_discarded_a_set_card() -> None:
    lines = stacked("VIS-9.4.4.h")
    assert before(lines, "WC resolves", "WD resolves")


def test_9_4_4_i_what_waits_for_a_set_card_to_have_been_discarded() -> None:
    lines = stacked("VIS-9.4.4.i")
    assert before(lines, "WD resolves", "Other discarding")


def test_9_4_4_j_a_discard_is_applied_to_cards_set_on_set_cards() -> None:
    assert "Other discarding" in stacked("VIS-9.4.4.j")


def test_9_4_4_k_the_same_steps_for_every_level() -> None:
    lines = stacked("VIS-9.4.4.k")
    assert lines[:11] == ["X excluding", "Sword discarding", *FOUR, "Other discarding", *FOUR]


def test_9_4_4_l_all_move_in_one_instant() -> None:
    """The owner orders what goes to the underworld; until then the text of the equipment works."""
    lines = stacked("VIS-9.4.4.l")
    assert sorted(lines[11:]) == ["Other to underworld", "Sword to underworld", "X to exclusion"]


TWICE = {
    "T": "Character 1/5 node 1 cost 1 | (auto gamma): when something has excluded this character,"
    ' deal 1 damage to all characters; then put all characters named "T" in the dying state; then'
    " discard all characters"
    ' named "T"; then exclude all characters named "T"; then draw 1 card',
    "W": "Character 0/5 node 1 cost 1 | (auto gamma): when a character has become dying, you gain 9 life"
    " | (auto gamma): when a character would be discarded, you gain 9 life"
    " | (auto gamma): when a character would be excluded, you gain 1 life",
}


def twice(rule: str) -> list[str]:
    s = removal(TWICE, {"hand": ["Exclude"], "field": ["W"]}, {"field": ["T", "X"]})
    play(s, "Exclude", "T")
    assert s.cited(rule) and hand(s, "B") == 1
    assert s.life("A") == 26 and s.names("B", "exclusion") == ["T"]
    return story(s)


def test_9_4_5_what_is_not_applied_to_a_card_in_the_exclusion_state() -> None:
    assert [line for line in twice("VIS-9.4.5") if "X" not in line and line != "W hurt"] == [
        "T excluding",
        "W resolves",
        "T resolves",
        "draw",
        "T to exclusion",
    ]


def test_9_4_5_a_effects_that_deal_damage() -> None:
    lines = twice("VIS-9.4.5.a")
    assert "T hurt" not in lines and "X hurt" in lines


def test_9_4_5_b_effects_that_put_it_in_the_dying_state() -> None:
    assert "T dying" not in twice("VIS-9.4.5.b")


def test_9_4_5_c_discard_effects() -> None:
    """A dying card that is excluded meanwhile is not discarded at the end of its dying (VR-109)."""
    assert "T discarding" not in twice("VIS-9.4.5.c")
    cards = {
        "V": "Character 0/5 node 1 cost 1 | (auto gamma): when something has put an enemy character"
        " in the dying state,"
        " exclude that card",
        "U": "Character 0/5 node 1 cost 1 | (auto gamma): when an enemy character has been"
        " discarded, draw 1 card",
        "Q": "Character 0/5 node 1 cost 1 | (auto gamma): when an enemy character has become dying,"
        " you gain 1 life",
    }
    s = removal(cards, {"hand": ["Kill"], "field": ["V", "U", "Q"]}, {"field": [("X", ["Sword"])]})
    play(s, "Kill", "X")
    assert s.life("A") == 26 and hand(s, "A") == 0
    assert s.names("B", "exclusion") == ["X"] and s.names("B", "underworld") == ["Sword"]
    assert story(s) == [
        "X dying",
        "V resolves",
        "X excluding",
        "Q resolves",
        "Sword discarding",
        "X to exclusion",
        "Sword to underworld",
    ]


def test_9_4_5_d_exclusion_effects() -> None:
    assert twice("VIS-9.4.5.d").count("T excluding") == 1


KEPT = {
    "Kept": "Character 2/2 node 1 cost 1 | (auto alpha): this character is not excluded",
    "Void": "Command node 0 cost 0 | (play): exclude all cards in the enemy exclusion area",
    "W": "Character 0/5 node 1 cost 1 | (auto gamma): when a card has been excluded, draw 1 card",
}


def test_9_4_6_which_cards_do_not_come_into_the_exclusion_state() -> None:
    s = removal(KEPT, {"hand": ["Void", "Exclude"], "field": ["W"]}, {"field": ["Kept"], "exclusion": ["X"]})
    play(s, "Void")
    play(s, "Exclude", "Kept")
    assert hand(s, "A") == 0 and story(s) == []
    assert s.cited("VIS-9.4.6") == 2


def test_9_4_6_those_in_the_underworld_do() -> None:
    """Discarded and excluded at once: first to the underworld, then from there (VR-079, OQ-4)."""
    cards = {
        "T": "Character 1/1 node 1 cost 1 | (auto gamma): when this character has been discarded,"
        " exclude this character"
        " | (auto gamma): when this character would be excluded, you gain 9 life",
        "W": "Character 0/5 node 1 cost 1 | (auto gamma): when a card in an underworld has been"
        " excluded, draw 1 card",
    }
    s = removal(cards, {"hand": ["Discard"], "field": ["W"]}, {"field": [("T", ["Sword"])]})
    play(s, "Discard", "T", "Sword")
    assert story(s) == [
        "T discarding",
        "T resolves",
        "T excluding",
        "Sword discarding",
        "Sword to underworld",
        "T to underworld",
        "W resolves",
        "draw",
        "T to exclusion",
    ]
    assert s.names("B", "underworld") == ["Sword"] and s.life("B") == 25


def test_9_4_6_a_cards_in_the_exclusion_area() -> None:
    s = removal(KEPT, {"hand": ["Void"], "field": ["W"]}, {"exclusion": ["X"]})
    play(s, "Void")
    assert hand(s, "A") == 0 and story(s) == []
    assert s.cited("VIS-9.4.6.a")


def test_9_4_6_b_cards_that_an_effect_keeps_from_it() -> None:
    s = removal(KEPT, {"hand": ["Exclude"]}, {"field": ["Kept"]})
    play(s, "Exclude")
    assert s.names("B", "field") == ["Kept"] and story(s) == []
    assert s.cited("VIS-9.4.6.b")

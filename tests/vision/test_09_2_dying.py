"""Chapter 9.2: the dying state."""

from __future__ import annotations

from removal_scenes import (
    before,
    damage,
    fight,
    hand,
    order,
    play,
    removal,
    resolve,
    status,
    story,
    told,
    until,
)

# Who watches the four moments of a dying, and the first of the discard (VR-113).
WATCH = {
    "WA": "Character 0/5 node 1 cost 1 | (auto gamma): when something would put a character in the"
    " dying state,"
    " you gain 1 life",
    "WB": "Character 0/5 node 1 cost 1 | (auto gamma): when a character would become dying, you gain 1 life",
    "WC": "Character 0/5 node 1 cost 1 | (auto gamma): when something has put a character in the dying state,"
    " you gain 1 life",
    "WD": "Character 0/5 node 1 cost 1 | (auto gamma): when a character has become dying, you gain 1 life",
    "WE": "Character 0/5 node 1 cost 1 | (auto gamma): when something would discard a character,"
    " you gain 1 life",
}
STEPS = ["WA resolves", "WB resolves", "WC resolves", "WD resolves", "WE resolves"]
SAVES = {
    "Saver": "Character 0/5 node 1 cost 1 | (auto gamma): when an own character has become dying,"
    " negate the dying state of that card",
}
SAFE = {"Safe": "Character 2/2 node 1 cost 1 | (auto alpha): this character does not become dying"}


def watched(*others: str) -> list[str]:
    """The story of a dying that is watched at every moment."""
    s = removal(WATCH, {"hand": ["Kill"], "field": ["WE", "WC", "WA"]}, {"field": ["X", "WD", "WB"]})
    play(s, "Kill", "X")
    for rule in others:
        assert s.cited(rule), rule
    assert (s.life("A"), s.life("B")) == (28, 27)
    return story(s)


def test_9_2_1_the_dying_state_turns_into_the_discard_state() -> None:
    cards = {
        "T": "Character 1/2 node 1 cost 1 | (auto gamma): when this character has been discarded, draw 1 card"
    }
    s = removal(cards, {"hand": ["Hit 2"]}, {"field": ["T"]})
    play(s, "Hit 2")
    assert story(s) == ["T hurt", "T dying", "T discarding", "T resolves", "draw", "T to underworld"]


def test_9_2_2_any_of_three_conditions() -> None:
    s = removal({}, {"hand": ["Hit 3", "Weaken", "Kill"]}, {"field": ["X", "Y", "Big"]})
    play(s, "Hit 3", "X")
    play(s, "Weaken", "Y")
    play(s, "Kill")
    assert order(s, "X dying", "Y dying", "Big dying") == ["X dying", "Y dying", "Big dying"]
    assert s.names("B", "field") == []
    assert s.cited("VIS-9.2.2") == 2


def test_9_2_2_a_damage_of_at_least_the_endurance() -> None:
    s = removal({}, {"hand": ["Hit 2", "Hit 1"]}, {"field": ["X"]})
    play(s, "Hit 2")
    assert damage(s, "X") == 2
    play(s, "Hit 1")
    assert s.names("B", "underworld") == ["X"]
    assert s.cited("VIS-9.2.2.a")


def test_9_2_2_a_a_bonus_that_ends_can_kill() -> None:
    """What equipment gives lasts until it lies in the underworld: a later batch (VR-026)."""
    cards = {
        "Armour": "Spell +0/+2 node 0 cost 0 | Equipment",
        "Sweep": "Command node 0 cost 0 | (play): discard all cards other than characters",
    }
    s = removal(cards, {"hand": ["Sweep"]}, {"field": [("Y 3 damage", ["Armour"])]})
    play(s, "Sweep")
    assert story(s) == [
        "Armour discarding",
        "Armour to underworld",
        "Y dying",
        "Y discarding",
        "Y to underworld",
    ]
    assert s.cited("VIS-9.2.2.a")


def test_9_2_2_b_endurance_0_or_less() -> None:
    s = removal({}, {"hand": ["Weaken"]}, {"field": ["Y"]})
    play(s, "Weaken")
    assert story(s) == ["Y dying", "Y discarding", "Y to underworld"]
    assert s.cited("VIS-9.2.2.b")


def test_9_2_2_c_an_effect_puts_it_there() -> None:
    """Without any damage (VR-112)."""
    cards = {
        "Asks": "Character 0/5 node 1 cost 1 | (auto gamma): when a character would become dying,"
        " you may draw 1 card"
    }
    s = removal(cards, {"hand": ["Kill"], "field": ["Asks"]}, {"field": ["X"]})
    s.do("play Kill", "X")
    until(s, "may")
    assert status(s, "X") == ["dying"] and damage(s, "X") == 0
    resolve(s, "no")
    assert s.names("B", "underworld") == ["X"]
    assert s.cited("VIS-9.2.2.c")


def test_9_2_3_in_five_steps_whoever_controls_the_effects() -> None:
    assert watched("VIS-9.2.3") == ["X dying", *STEPS[:4], "X discarding", STEPS[4], "X to underworld"]


def test_9_2_3_a_what_waits_for_something_to_put_it_there() -> None:
    lines = watched("VIS-9.2.3.a")
    assert before(lines, "WA resolves", "WB resolves")


def test_9_2_3_b_what_waits_for_it_to_become_dying() -> None:
    lines = watched("VIS-9.2.3.b")
    assert before(lines, "WB resolves", "WC resolves")


def test_9_2_3_c_what_waits_for_something_to_have_put_it_there() -> None:
    lines = watched("VIS-9.2.3.c")
    assert before(lines, "WC resolves", "WD resolves")


def test_9_2_3_d_what_waits_for_it_to_have_become_dying() -> None:
    """Its own effect too: it is still on the field (VR-023)."""
    lines = watched("VIS-9.2.3.d")
    assert before(lines, "WD resolves", "X discarding")
    cards = {
        "T": "Character 1/1 node 1 cost 1 | (auto gamma): when this character has become dying, draw 1 card"
    }
    s = removal(cards, {"hand": ["Hit 1"]}, {"field": ["T"]})
    play(s, "Hit 1")
    assert hand(s, "B") == 1


def test_9_2_3_e_as_if_a_discard_effect_had_been_applied() -> None:
    """By the effect that put it in the dying state; a dying in battle is nobody's effect (VR-028)."""
    cards = {
        "T": "Character 5/5 node 1 cost 1 | (auto gamma): when an own effect has discarded an enemy"
        " character, draw 1 card"
    }
    s = removal(cards, {"hand": ["Hit 2"], "field": ["T"]}, {"field": ["Y", "X"]})
    play(s, "Hit 2", "Y")
    assert hand(s, "A") == 1 and s.names("B", "underworld") == ["Y"]
    assert told(s, "Y dying", "Y discarding", "Y to underworld")
    fight(s, "T", "X")
    assert hand(s, "A") == 1 and s.names("B", "underworld") == ["X", "Y"]
    assert s.cited("VIS-9.2.3.e") == 2


def test_9_2_4_the_dying_state_can_be_nullified() -> None:
    s = removal(SAVES, {"hand": ["Kill"]}, {"field": ["X", "Saver"]})
    play(s, "Kill", "X")
    assert story(s) == ["X dying", "Saver resolves", "X saved"]
    assert s.names("B", "field") == ["X", "Saver"]
    assert s.cited("VIS-9.2.4")


def test_9_2_4_only_the_saved_card_leaves_the_batch() -> None:
    cards = {
        "T": "Character 1/1 node 1 cost 1 | (auto gamma): when this character has become dying,"
        " negate the dying state of this character"
    }
    s = removal(cards, {"hand": ["Kill all"]}, {"field": ["T", "X"]})
    play(s, "Kill all")
    assert s.names("B", "field") == ["T"] and s.names("B", "underworld") == ["X"]


def test_9_2_4_a_the_process_ends_and_what_waits_in_it_is_void() -> None:
    """In the turn of the one who saves his effect comes first, and nobody draws (VR-076)."""
    cards = {
        **SAVES,
        "W": "Character 0/5 node 1 cost 1 | (auto gamma): when an enemy character has become dying,"
        " draw 1 card",
    }
    s = removal(cards, {"hand": ["Kill"], "field": ["W"]}, {"field": ["X", "Saver"]}, player="B")
    play(s.do("pass"), "Kill", "X")
    assert story(s) == ["X dying", "Saver resolves", "X saved"] and hand(s, "A") == 0
    assert s.cited("VIS-9.2.4.a")
    s = removal(cards, {"hand": ["Kill"], "field": ["W"]}, {"field": ["X", "Saver"]})
    play(s, "Kill", "X")
    assert hand(s, "A") == 1 and s.names("B", "field") == ["X", "Saver"]


def test_9_2_4_b_its_damage_is_reset() -> None:
    """2 damage, 2 more, saved, 2 more: it lives (VR-007)."""
    s = removal(SAVES, {"hand": ["Hit 2", "Hit 2"]}, {"field": ["X 2 damage", "Saver"]})
    play(s, "Hit 2", "X")
    assert damage(s, "X") == 0 and s.cited("VIS-9.2.4.b")
    play(s, "Hit 2", "X")
    assert damage(s, "X") == 2 and order(s, "X dying") == ["X dying"]


def test_9_2_5_at_endurance_0_it_cannot_be_nullified() -> None:
    """Nor does it help that it does not become dying (VR-005)."""
    s = removal({**SAVES, **SAFE}, {"hand": ["Weaken", "Weaken"]}, {"field": ["Safe", "Y", "Saver"]})
    play(s, "Weaken", "Safe")
    assert s.names("B", "underworld") == ["Safe"]
    play(s, "Weaken", "Y")
    assert s.names("B", "field") == ["Saver"]
    assert told(s, "Y dying", "Saver resolves", "Y discarding") and "Y saved" not in story(s)
    assert s.cited("VIS-9.2.5")


KILLERS = {
    "L": "Character 1/5 node 1 cost 1 | (always): 0: deal 1 damage to 1 enemy character"
    " | (auto gamma): when this character has put an enemy character in the dying state, draw 1 card",
    "M": "Character 1/5 node 1 cost 1 | (always): 0: deal 2 damage to 1 enemy character"
    " | (auto gamma): when this character has put an enemy character in the dying state, you gain 1 life",
}


def test_9_2_6_damage_has_a_cause() -> None:
    s = removal(KILLERS, {"field": ["L", "M"]}, {"field": ["Y"]})
    resolve(s.do("use M"))
    assert s.life("A") == 26 and s.names("B", "underworld") == ["Y"]
    assert s.cited("VIS-9.2.6")


def test_9_2_6_a_the_last_straw() -> None:
    """Whose damage brought it up to the endurance, not who dealt some before."""
    s = removal(KILLERS, {"field": ["L", "M"]}, {"field": ["X"]})
    resolve(s.do("use L"))
    resolve(s.do("use M"))
    assert s.life("A") == 26 and hand(s, "A") == 0
    assert s.cited("VIS-9.2.6.a")


def test_9_2_6_b_effect_damage_counts_twice() -> None:
    """As effect damage, and as having been put in the dying state by an effect (VR-011)."""
    cards = {
        "W": "Character 0/5 node 1 cost 1 | (auto gamma): when a character has taken effect damage,"
        " draw 1 card",
        "V": "Character 0/5 node 1 cost 1 | (auto gamma): when an effect has put a character in the"
        " dying state, you gain 1 life",
    }
    s = removal(cards, {"hand": ["Hit 3"], "field": ["W", "V"]}, {"field": ["X"]})
    play(s, "Hit 3", "X")
    assert hand(s, "A") == 1 and s.life("A") == 26
    assert told(s, "W resolves", "X dying", "V resolves")
    assert s.cited("VIS-9.2.6.b")


def test_9_2_6_c_resetting_the_damage_does_not_save() -> None:
    """VR-014"""
    cards = {
        "Heal": "Character 0/5 node 1 cost 1 | (auto gamma): when a character would become dying,"
        " reset the damage of that card"
    }
    s = removal(cards, {"hand": ["Hit 3"]}, {"field": ["X", "Heal"]})
    play(s, "Hit 3", "X")
    assert s.names("B", "field") == ["Heal"]
    assert s.cited("VIS-9.2.6.c")


BLAST = {
    "T": "Character 1/1 node 1 cost 1 | (auto gamma): when this character has become dying, deal 1"
    " damage to all characters"
    " | (auto gamma): when this character has taken damage, draw 1 card",
}


def test_9_2_7_what_is_not_applied_to_a_dying_card() -> None:
    s = removal(BLAST, {"hand": ["Hit 1"]}, {"field": ["T", "X"]})
    play(s, "Hit 1", "T")
    assert order(s, "T hurt", "X hurt", "T dying") == ["T hurt", "T dying", "X hurt"]
    assert s.cited("VIS-9.2.7")


def test_9_2_7_a_effects_that_deal_damage() -> None:
    """It is not dealt damage again, and its "when damaged" effects do not work (VR-013)."""
    s = removal(BLAST, {"hand": ["Hit 1"]}, {"field": ["T", "X"]})
    play(s, "Hit 1", "T")
    assert hand(s, "B") == 1
    assert damage(s, "X") == 1
    assert s.cited("VIS-9.2.7.a")


def test_9_2_7_b_effects_that_put_it_in_the_dying_state() -> None:
    """X is dying already, Y becomes dying: each is credited to its own effect (VR-112)."""
    cards = {
        "W": 'Character 0/5 node 1 cost 1 | (auto gamma): when an enemy character named "X" would'
        " become dying,"
        " put all enemy characters in the dying state",
        "V": "Character 0/5 node 1 cost 1 | (auto gamma): when an effect of this card has discarded"
        " a character, you gain 9 life",
        "U": "Character 0/5 node 1 cost 1 | (auto gamma): when a character has become dying, draw 1 card",
    }
    s = removal(cards, {"hand": ["Kill"], "field": ["W", "U"]}, {"field": ["X", "Y"]})
    play(s, "Kill", "X", "X")
    assert order(s, "X dying", "Y dying") == ["X dying", "Y dying"]
    assert hand(s, "A") == 2
    assert sorted(s.names("B", "underworld")) == ["X", "Y"]
    assert s.cited("VIS-9.2.7.b")


ZONES = {
    "Grave": 'Command node 0 cost 0 | (play): put all cards named "X" in the enemy underworld in'
    " the dying state",
    "Void": 'Command node 0 cost 0 | (play): put all cards named "X" in the enemy exclusion area in'
    " the dying state",
    "W": "Character 0/5 node 1 cost 1 | (auto gamma): when a card has become dying, draw 1 card",
}


def test_9_2_8_which_cards_do_not_become_dying() -> None:
    s = removal(ZONES, {"hand": ["Grave", "Void"], "field": ["W"]}, {"underworld": ["X"], "exclusion": ["X"]})
    play(s, "Grave")
    play(s, "Void")
    assert story(s) == []
    assert s.cited("VIS-9.2.8") == 2


def test_9_2_8_a_cards_in_the_underworld() -> None:
    s = removal(ZONES, {"hand": ["Grave"], "field": ["W"]}, {"underworld": ["X"]})
    play(s, "Grave")
    assert hand(s, "A") == 0 and "X dying" not in story(s)
    assert s.cited("VIS-9.2.8.a")


def test_9_2_8_b_cards_in_the_exclusion_area() -> None:
    s = removal(ZONES, {"hand": ["Void"], "field": ["W"]}, {"exclusion": ["X"]})
    play(s, "Void")
    assert hand(s, "A") == 0 and "X dying" not in story(s)
    assert s.names("B", "exclusion") == ["X"]
    assert s.cited("VIS-9.2.8.b")


def test_9_2_8_c_cards_that_an_effect_keeps_from_it() -> None:
    """The damage stays; when the protection ends it becomes dying."""
    cards = {
        "Ward": "Spell +0/+0 node 0 cost 0 | Charm | (auto alpha): this character does not become dying",
        "Sweep": "Command node 0 cost 0 | (play): discard all cards other than characters",
    }
    s = removal(cards, {"hand": ["Kill", "Hit 3", "Sweep"]}, {"field": [("X", ["Ward"])]})
    play(s, "Kill")
    assert s.cited("VIS-9.2.8.c")
    play(s, "Hit 3")
    assert damage(s, "X") == 3 and "X dying" not in story(s)
    play(s, "Sweep")
    assert told(s, "Ward to underworld", "X dying", "X to underworld")

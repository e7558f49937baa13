"""Chapter 9.1: what removal effects are, how they interrupt, and in which order they are resolved."""

from __future__ import annotations

from removal_scenes import before, fight, hand, order, play, removal, resolve, story, told

# P is excluded, by which Q is discarded, by which R is put in the dying state: all at the same time.
CHAIN = {
    "P": "Character 1/5 node 1 cost 1 | (auto gamma): when this character would be excluded,"
    ' discard all characters named "Q"',
    "Q": "Character 1/5 node 1 cost 1 | (auto gamma): when this character would be discarded,"
    ' put all characters named "R" in the dying state',
    "R": "Character 1/5 node 1 cost 1",
}


def chain(rule: str) -> list[str]:
    """What happens then."""
    s = removal(CHAIN, {"hand": ["Exclude"]}, {"field": ["P", "Q", "R"]})
    play(s, "Exclude", "P", "Q")
    assert s.cited(rule)
    return story(s)


def test_9_1_1_to_move_a_card_to_the_underworld_or_the_exclusion_area() -> None:
    """From wherever it is."""
    cards = {
        "Purge": "Command node 0 cost 0 | (play): discard all cards in the enemy hand;"
        " after that exclude the top 1 card of the enemy deck"
    }
    s = removal(cards, {"hand": ["Purge"]}, {"hand": ["Other"], "deck": ["Book", "X"]})
    play(s, "Purge")
    assert s.names("B", "hand") == []
    assert s.names("B", "underworld") == ["Other"]
    assert s.names("B", "exclusion") == ["Book"]
    assert s.names("B", "deck") == ["X"]


def test_9_1_1_a_only_the_instruction_that_sends_the_card_there() -> None:
    """Whoever nullifies a removal does not nullify the effect of which it is a part."""
    cards = {
        "Long": "Command node 0 cost 0 | (play): draw 1 card; then discard 1 character; then you gain 3 life",
        "Guard": "Character 0/5 node 1 cost 1 | (auto gamma): when a card would be discarded,"
        " negate that removal",
    }
    s = removal(cards, {"hand": ["Long"]}, {"field": ["X", "Guard"]})
    play(s, "Long", "X")
    assert s.names("B", "field") == ["X", "Guard"]
    assert hand(s, "A") == 1 and s.life("A") == 28
    assert s.cited("VIS-9.3.5") and s.cited("VIS-9.1.1.a")


def test_9_1_2_returning_a_card_is_no_removal() -> None:
    cards = {
        "T": "Character 1/1 node 1 cost 1 | (auto gamma): when this character has been discarded, draw 1 card"
    }
    s = removal(cards, {"hand": ["Return"]}, {"field": ["T"]})
    play(s, "Return")
    assert s.names("B", "hand") == ["T"] and s.names("B", "underworld") == []
    assert story(s) == ["T to hand"]


def test_9_1_2_a_to_put_in_the_dying_state_is_one() -> None:
    s = removal({}, {"hand": ["Kill"]}, {"field": ["X"]})
    play(s, "Kill")
    assert story(s) == ["X dying", "X discarding", "X to underworld"]


def test_9_1_2_b_to_discard_is_one() -> None:
    s = removal({}, {"hand": ["Discard"]}, {"field": ["X"]})
    play(s, "Discard")
    assert story(s) == ["X discarding", "X to underworld"]


def test_9_1_2_c_to_exclude_is_one() -> None:
    s = removal({}, {"hand": ["Exclude"]}, {"field": ["X"]})
    play(s, "Exclude")
    assert story(s) == ["X excluding", "X to exclusion"]


def test_9_1_3_the_effect_stops_until_the_removal_is_resolved() -> None:
    cards = {
        "Cut": "Command node 0 cost 0 | (play): discard 1 character; then draw 1 card; then exclude this card"
    }
    s = removal(cards, {"hand": ["Cut"]}, {"field": ["X"]})
    play(s, "Cut")
    assert story(s) == ["X discarding", "X to underworld", "draw", "Cut excluding", "Cut to exclusion"]
    assert s.cited("VIS-9.1.3") == 2


def test_9_1_3_what_stood_between_is_interrupted_too() -> None:
    """Damage dealt by a gamma of a discard: the gamma goes on only when those who die of it have left."""
    cards = {
        "T": "Character 1/1 node 1 cost 1 | (auto gamma): when this character would be discarded,"
        " deal 2 damage to all characters; then draw 1 card",
    }
    s = removal(cards, {"hand": ["Discard"], "field": ["Y"]}, {"field": ["T"]})
    play(s, "Discard", "T")
    lines = story(s)
    assert before(lines, "Y to underworld", "draw")
    assert hand(s, "B") == 1


DOOM = {
    "Doom": "Character 1/5 node 1 cost 1 | Instant Death",
    "Fate": "Character 1/5 node 1 cost 1 | Instant Death",
}


def test_9_1_3_waits_for_the_other_effects_of_its_step() -> None:
    """Two characters with Instant Death take each other along, by effects, in one batch (VR-085, OQ-29)."""
    s = removal(DOOM, {"field": ["Doom"]}, {"field": ["Fate"]})
    fight(s, "Doom", "Fate")
    assert story(s)[2:] == [
        "Doom resolves",
        "Fate dying",
        "Fate resolves",
        "Doom dying",
        "Fate discarding",
        "Doom discarding",
        "Fate to underworld",
        "Doom to underworld",
    ]
    assert s.cited("VIS-9.2.3.e") == 2


def test_9_1_3_a_an_effect_goes_on_when_its_source_has_left() -> None:
    cards = {
        "Mystia": "Character 1/1 node 1 cost 1 | (always): 0: put this character in the dying"
        " state; then draw 2 cards"
    }
    s = removal(cards, {"field": ["Mystia"]}, {})
    resolve(s.do("use Mystia"))
    assert s.names("A", "underworld") == ["Mystia"]
    assert hand(s, "A") == 2
    assert s.cited("VIS-9.1.3.a")


def test_9_1_4_the_order_in_which_they_were_applied_is_irrelevant() -> None:
    """Applied: exclusion, discard, dying. Resolved: dying, discard, exclusion."""
    lines = chain("VIS-9.1.4")
    assert lines[:6] == ["P excluding", "P resolves", "Q discarding", "Q resolves", "R dying", "R discarding"]
    assert sorted(lines[6:8]) == ["Q to underworld", "R to underworld"]
    assert lines[8:] == ["P to exclusion"]


def test_9_1_4_a_dying_first() -> None:
    lines = chain("VIS-9.1.4.a")
    assert before(lines, "R discarding", "Q to underworld")


def test_9_1_4_b_discard_second() -> None:
    lines = chain("VIS-9.1.4.b")
    assert before(lines, "Q to underworld", "P to exclusion")


def test_9_1_4_c_exclusion_third() -> None:
    """An exclusion that is under way waits for a card that becomes dying meanwhile."""
    cards = {
        "P": "Character 1/5 node 1 cost 1 | (auto gamma): when this character would be excluded,"
        ' put all characters named "R" in the dying state',
        "R": "Character 1/5 node 1 cost 1",
        "Late": "Character 1/5 node 1 cost 1 | (auto gamma): when a card would be excluded, draw 1 card",
    }
    s = removal(cards, {"hand": ["Exclude"]}, {"field": ["P", "R"]})
    play(s, "Exclude", "P")
    assert story(s) == [
        "P excluding",
        "P resolves",
        "R dying",
        "R discarding",
        "R to underworld",
        "P to exclusion",
    ]
    # Once nothing else waits, it is the turn of the exclusion.
    cards["P"] = CHAIN["P"]
    cards["Q"] = (
        "Character 1/5 node 1 cost 1 | (auto gamma): when this character has been discarded,"
        ' exclude all cards named "R"'
    )
    s = removal(cards, {"hand": ["Discard"]}, {"field": ["Q", "R"]})
    play(s, "Discard", "Q")
    assert story(s) == ["Q discarding", "Q resolves", "R excluding", "Q to underworld", "R to exclusion"]
    assert s.cited("VIS-9.1.4.c")


def test_9_1_5_cards_in_the_same_state_are_resolved_together() -> None:
    """Who owns both says in which order they come to lie in the underworld."""
    s = removal({}, {"hand": ["Discard all"]}, {"field": ["X", "Y"]})
    play(s, "Discard all", "Y")
    assert s.names("B", "underworld") == ["X", "Y"]
    assert s.cited("VIS-9.1.5")


def test_9_1_6_never_card_by_card() -> None:
    """A card that is discarded later catches up before the older one goes on, and they leave together."""
    cards = {
        "T": "Character 1/5 node 1 cost 1 | (auto gamma): when something has discarded this"
        " character, discard all"
        ' characters named "Late" | (auto gamma): when this character has been discarded, draw 1 card',
        "Late": "Character 1/5 node 1 cost 1 | (auto gamma): when this character would be"
        " discarded, you gain 1 life",
    }
    s = removal(cards, {"hand": ["Discard"]}, {"field": ["T", "Late"]})
    play(s, "Discard", "T", "T")
    assert story(s) == [
        "T discarding",
        "T resolves",
        "Late discarding",
        "Late resolves",
        "T resolves",
        "draw",
        "T to underworld",
        "Late to underworld",
    ]
    assert s.cited("VIS-9.1.6")


def test_9_1_6_all_that_one_effect_makes_dying_are_counted() -> None:
    """Three characters at once: whoever watches sees three (VR-101)."""
    cards = {
        "W": "Character 0/9 node 1 cost 1 | (auto gamma): when a character has become dying, draw 1 card"
    }
    s = removal(cards, {"hand": ["Hit all"], "field": ["W"]}, {"field": ["Y", "Y", "Y"]})
    play(s, "Hit all")
    assert hand(s, "A") == 3
    assert (
        order(s, "Y dying", "W resolves", "Y discarding")
        == ["Y dying"] * 3 + ["W resolves"] * 3 + ["Y discarding"] * 3
    )
    assert told(s, "Y to underworld", "Y to underworld", "Y to underworld")

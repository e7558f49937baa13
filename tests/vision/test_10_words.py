"""Chapter 10: the words of tactics and special effects, and the labels."""

from __future__ import annotations

import pytest
from vision_scenes import scene

from cutin.cards import pool
from cutin.language import TextError
from cutin.vision.language import read_line
from cutin.vision.rulebook import BOOK

CARDS = {
    "Cirno": "Character 3/3 node 0 cost 0",
    "Quick": "Character 2/2 node 0 cost 0 | First Strike",
    "Twice": "Character 2/2 node 0 cost 0 | Mana Charge (1) | Mana Charge (2)",
    "Ambush": "Character 2/2 node 0 cost 0 | Surprise",
    "Bow": "Spell +1/+0 node 0 cost 0 | Equipment",
    "Ring": "Spell +0/+1 node 0 cost 0 | Charm",
    "Praise": "Command node 0 cost 0 | (play): you gain X life,"
    " where X is the number of characters with First Strike",
    "Blunt": "Command node 0 cost 0 | (play): 1 character has negated First Strike until end of turn",
    "Still": "Character 0/9 node 0 cost 0 | (auto alpha): the enemy player cannot use activated effects",
    "Halt": "Character 0/9 node 0 cost 0 | (auto alpha): the enemy player cannot play character cards",
    "Use": "Character 0/9 node 0 cost 0 | (always): 0: you gain 1 life",
    "Strip": "Command node 0 cost 0 | (play): discard all equipment cards",
    "Lift": "Command node 0 cost 0 | (play): discard all charm cards",
    "Fox": 'Character 1/1 [beast] node 0 cost 0 | Transformation {named "Nine", graze 1, 5/5}',
}


def test_10_1_1_a_word_stands_for_a_longer_text() -> None:
    """The word alone is printed, and does what the text behind it says."""
    x = scene(CARDS, a={"field": ["Quick"]}, b={"field": ["Quick"]}, windows="all")
    assert x.shown("Quick")["keywords"] == {"FirstStrike": 0}
    y = scene({**CARDS, "Slow": "Character 2/2 node 0 cost 0"}, a={"field": ["Quick"]}, b={"field": ["Slow"]})
    y.do("attack with Quick", "defend with Slow", *["pass"] * 1)
    assert (y.names("A", "field"), y.names("B", "field")) == (["Quick"], [])


def test_10_1_2_a_to_have_it_is_to_have_the_word() -> None:
    x = scene(CARDS, a={"hand": ["Blunt", "Praise"]}, b={"field": ["Quick"]}, windows="all")
    x.do("play Blunt").both_pass()
    x.do("play Praise").both_pass()
    assert x.life("A") == 26


def test_10_1_3_the_same_word_twice_is_two_effects() -> None:
    x = scene(CARDS, a={"field": ["Twice"], "deck": 9}, windows="all")
    uses = [text for text in x.texts() if text.startswith("use Twice")]
    assert len(uses) == 2
    x.do(uses[1]).both_pass()
    assert x.player("A")["nodes"]["asleep"] == 2


def test_10_1_4_it_is_no_activated_effect() -> None:
    x = scene(CARDS, a={"field": ["Twice", "Use"]}, b={"field": ["Still"]}, windows="all")
    assert x.refusals("use Use") and not x.refusals("use Twice: 1")


def test_10_1_5_what_looks_at_text_sees_the_word() -> None:
    """Mana Charge is not found by a description of what its text says."""
    x = scene(CARDS, a={"field": ["Twice"]})
    assert x.shown("Twice")["keywords"].keys() == {"ManaCharge"}


def test_10_3_3_a_ban_on_characters_holds_for_surprise() -> None:
    x = scene(CARDS, a={"hand": ["Ambush"]}, b={"field": ["Halt"]}, windows="all", phase="draw")
    assert x.refusals("play Ambush") == ["VIS-5.2.2.b"]
    y = scene(CARDS, a={"hand": ["Ambush"]}, windows="all", phase="draw")
    assert y.refusals("play Ambush") == []


def test_10_13_3_10_14_3_equipment_cards_and_charm_cards() -> None:
    x = scene(CARDS, a={"field": [("Cirno", ["Bow", "Ring"])], "hand": ["Strip", "Lift"]}, windows="all")
    x.do("play Strip").both_pass()
    assert [card["name"] for card in x.shown("Cirno")["set"]] == ["Ring"]
    x.do("play Lift").both_pass()
    assert "set" not in x.shown("Cirno")


# --- labels, and what no page says ------------------------------------------------------------------


@pytest.mark.parametrize("word", ["Sealed Art", "First Sign", "Second Sign"])
def test_w_58_w_60_w_61_w_62_a_label_does_nothing_by_itself(word: str) -> None:
    cards = {**CARDS, "Labelled": f"Character 3/3 node 0 cost 0 | {word}"}
    x = scene(cards, a={"field": ["Labelled", "Cirno"]}, windows="all")
    shown, plain = x.shown("Labelled"), x.shown("Cirno")
    assert (shown["attack"], shown["endurance"]) == (plain["attack"], plain["endurance"])
    assert list(shown["keywords"]) == [word.replace(" ", "")]
    assert not [text for text in x.texts() if text.startswith("use")]


def test_w_62_a_second_sign_of_the_pool_is_not_played() -> None:
    cards = pool("vision")
    signs = [cards.card(key) for key in cards if "Second Sign" in cards.card(key).texts]
    assert signs and all(card.dash for card in signs)


def test_w_54_a_word_whose_text_is_not_known_is_refused_by_name() -> None:
    with pytest.raises(TextError, match="Protection"):
        read_line("Protection")
    assert "refused" in BOOK.statement("VIS-W.54").in_play

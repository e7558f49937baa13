"""Chapter 2: what is printed on a card."""

from __future__ import annotations

import pytest
from vision_scenes import scene

from cutin.cards import pool
from cutin.cards.files import FileError
from cutin.cards.loader import read_cards_text
from cutin.vision import card as facts
from cutin.vision.card import CHARACTER, COMMAND, KIND_NAMES, SPELL

POOL = pool("vision")
CARDS = {
    "Cirno": "Character 3/2 [fairy] node 2 cost 1 graze 1",
    "Spark": "Spell node 0 cost 0 | (play): draw 1 card",
    "Bolt": "Command node 0 cost 0",
    "Blank": "Command node - cost -",
    "Kinds": "Command node 0 cost 0 | (play): return 1 spell card in the own underworld to the own hand",
}


def of_kind(kind: int) -> int:
    return sum(1 for key in POOL if POOL.card(key).kind == kind)


def test_2_2_1_each_card_is_of_one_kind() -> None:
    assert {POOL.card(key).kind for key in POOL} == set(KIND_NAMES)
    with pytest.raises(FileError, match="kind"):
        read_cards_text("- key: a\n  name: A\n  kind: node\n  node: 0\n  cost: 0\n", "vision")


@pytest.mark.parametrize(
    ("card", "kind", "question"),
    [("Cirno", CHARACTER, "character"), ("Spark", SPELL, "spell"), ("Bolt", COMMAND, "command")],
)
def test_2_2_2_a_2_2_2_b_2_2_2_c_the_three_kinds(card: str, kind: int, question: str) -> None:
    assert of_kind(kind) > 10
    x = scene(CARDS, a={"hand": [card], "nodes": 2}, windows="all")
    x.do(f"play {card}", "pass")
    x.do("pass")
    if kind == CHARACTER:
        assert x.shown(card)["kinds"] == [question]
    else:
        assert x.names("A", "underworld") == [card]


def test_2_2_2_b_words_for_a_kind_find_that_kind() -> None:
    x = scene(CARDS, a={"hand": ["Kinds"], "underworld": ["Bolt", "Spark", "Cirno"]}, windows="all")
    x.do("play Kinds").both_pass()
    assert x.names("A", "hand") == ["Spark"]


def test_w_10_what_a_card_shows() -> None:
    card = POOL.card(next(key for key in POOL if POOL.card(key).kind == CHARACTER and POOL.card(key).graze))
    for field in ("number", "name", "node", "cost", "races", "graze", "attack", "endurance"):
        assert hasattr(card, field)
    x = scene(CARDS, a={"field": ["Cirno"]})
    shown = x.shown("Cirno")
    assert (shown["attack"], shown["endurance"], shown["graze"], shown["races"]) == (3, 2, 1, ["fairy"])


def test_w_11_races_are_those_that_are_printed() -> None:
    printed = {race for key in POOL for race in POOL.card(key).races}
    assert printed <= set(facts.RACES.values())
    assert any(not POOL.card(key).races for key in POOL if POOL.card(key).kind == CHARACTER)

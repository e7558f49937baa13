"""Decks: the shipped ones are legal, and every fault of a bad one is said at once, each by its rule."""

from __future__ import annotations

import msgspec
import pytest

from cutin.cards import Pool, pool
from cutin.cards.deck_check import check_deck
from cutin.cards.files import FileError, read
from cutin.cards.loader import cards_of, read_deck_text
from cutin.cards.part import part
from cutin.cards.pool import Packed, to_plain
from cutin.kernel.decision import Refusal

POOL = pool("gundam-war")
LEARNING = POOL.decks["learn-blue"].listed()


def rules(faults: list[Refusal]) -> list[str]:
    return [fault.rule for fault in faults]


@pytest.mark.parametrize("name", sorted(POOL.decks))
def test_shipped_decks_are_legal(name: str) -> None:
    assert check_deck(POOL.decks[name].listed(), POOL) == []


def test_the_decks() -> None:
    assert len(POOL.decks) == 8
    for name in ("learn-blue", "learn-green"):
        cards = [POOL.card(key) for key in POOL.decks[name].listed()]
        assert sum(card.type == 16 for card in cards) == 20
        assert all(card.made_up or card.g_class == 1 for card in cards)
    learning = {key for name in ("learn-blue", "learn-green") for key in POOL.decks[name].listed()}
    assert sum(POOL.card(key).made_up for key in learning) >= 40


def test_2_1_fifty_cards() -> None:
    (fault,) = check_deck(LEARNING[:-1], POOL)
    assert rules(check_deck(LEARNING[:-1])) == [fault.rule]
    assert (fault.rule, fault.reason) == ("GW-2.1", "a deck has exactly 50 cards, this one 49")


def test_2_2_three_of_a_name_with_its_model_number() -> None:
    names = ["U-10-green", "U-10-green", "U-75-green", "U-202-green"]
    (fault,) = check_deck(names + ["G-basic-green"] * 46, POOL)
    assert (fault.rule, fault.values["count"]) == ("GW-2.2", 4)
    assert "MA-08 Big Zam" in fault.reason


def test_2_2_a_unit_and_an_operation_share_a_name() -> None:
    deck = ["U-G60-brown"] * 2 + ["O-G8-brown"] * 2 + ["G-basic-brown"] * 46
    assert rules(check_deck(deck, POOL)) == ["GW-2.2"]


def test_2_3_basic_g_without_limit() -> None:
    assert check_deck(["G-basic-red"] * 50, POOL) == []


def test_2_4_six_special_g_in_all() -> None:
    special = ["G-16-green"] * 3 + ["G-16-black"] * 2 + ["G-17-brown"]
    assert check_deck(special + ["G-basic-green"] * 44, POOL) == []
    (fault,) = check_deck([*special, "G-17-brown"] + ["G-basic-green"] * 43, POOL)
    assert (fault.rule, fault.values["count"]) == ("GW-2.4", 7)


def test_2_5_what_counts_as_a_basic_g_by_its_text_is_not_special() -> None:
    assert check_deck(["G-65-green"] * 10 + ["G-basic-green"] * 40, POOL) == []


def test_at_most_three_unique_cards() -> None:
    assert check_deck(["QG-white-white"] * 3 + ["G-basic-white"] * 47, POOL) == []
    assert "GW-2.5" in rules(check_deck(["QG-white-white"] * 4 + ["G-basic-white"] * 46, POOL))


def own_pool(text: str) -> Pool:
    cards = {card.key: card for card in cards_of(read(text, "own.yaml"))}
    cards["G-basic-blue"] = POOL.card("G-basic-blue")
    raw = {
        key: msgspec.Raw(msgspec.msgpack.encode(to_plain(part("gundam-war"), card)))
        for key, card in cards.items()
    }
    return Pool("gundam-war", Packed(1, raw, {}, {}, []))


def test_21_29_restrict_to_one_in_the_deck() -> None:
    own = own_pool(
        """
- {key: lone, name: Lone, type: unit, colour: blue, cost: 1-1-0, terrain: space, stats: 1/1/1,
   text: [Restrict to 1/Deck]}
- {key: twin, name: Lone, model: X-2, type: unit, colour: blue, cost: 1-1-0, terrain: space, stats: 1/1/1}
"""
    )
    assert check_deck(["lone"] + ["G-basic-blue"] * 49, own) == []
    (fault,) = check_deck(["lone", "twin"] + ["G-basic-blue"] * 48, own)
    assert fault.rule == "GW-21.29"


def test_2_5_a_text_that_allows_more_than_three() -> None:
    own = own_pool(
        """
- {key: many, name: Many, type: unit, colour: blue, cost: 1-1-0, terrain: space, stats: 1/1/1,
   text: ["(auto B): this card can be in a deck any number of times"]}
"""
    )
    assert check_deck(["many"] * 10 + ["G-basic-blue"] * 40, own) == []


def test_every_fault_at_once() -> None:
    deck = (
        ["scout"] * 4
        + ["G-16-green"] * 7
        + ["no such card", "GA-18-green", "Big Zam"]
        + ["G-basic-blue"] * 34
    )
    faults = check_deck(deck, POOL)
    assert sorted(rules(faults)) == ["", "", "", "GW-2.1", "GW-2.2", "GW-2.4"]
    reasons = "\n".join(fault.reason for fault in faults)
    assert "no card is called 'no such card'" in reasons
    assert "Garma Zabi is left out of the pool" in reasons
    assert "several cards are called 'Big Zam'" in reasons


# --- deck files ---------------------------------------------------------------------------------------


def test_deck_file_by_key_and_by_name() -> None:
    deck = read_deck_text("name: Mine\ncards:\n  scout: 3\n  Line Cruiser: 2\n", POOL)
    assert deck.name == "Mine"
    assert deck.listed() == ["scout"] * 3 + ["line-cruiser"] * 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "deck.yaml:1: the file is empty"),
        ("cards: [scout]\n", "deck.yaml:1: cards: expected fields, found a list"),
        ("name: x\n", "deck.yaml:1: a deck needs the field 'cards': a card and how many, line by line"),
        ("cards:\n  scout: three\n", "deck.yaml:2: cards.scout: expected a whole number, found 'three'"),
        (
            "cards:\n  scout: 0\n",
            "deck.yaml:2: cards.scout: expected a number of copies, 1 to 200, found '0'",
        ),
        (
            "cards:\n  scout: 99999999\n",
            "deck.yaml:2: cards.scout: expected a number of copies, 1 to 200, found '99999999'",
        ),
        ("cards:\n  scout: 1\n  scout: 2\n", "deck.yaml:3: cards.scout: stands here twice"),
        (
            "cards:\n  scuot: 1\n",
            "deck.yaml:2: cards.scuot: no card has this key or name; did you mean Scout?",
        ),
        (
            "cards:\n  Big Zam: 1\n",
            "deck.yaml:2: cards.Big Zam: several cards have that name; write one of these keys: "
            "U-10-green, U-75-green, U-202-green",
        ),
        ("card:\n  scout: 1\n", "deck.yaml:1: card: unknown field; known here: name, cards"),
        (
            "cards:\n  scout: 1\n bad",
            "deck.yaml:3: not valid YAML: expected <block end>",
        ),
    ],
)
def test_bad_deck_file(text: str, message: str) -> None:
    with pytest.raises(FileError) as caught:
        read_deck_text(text, POOL, "deck.yaml")
    assert str(caught.value) == message or str(caught.value).startswith(f"{message}, but found")


def test_a_deck_with_a_card_left_out() -> None:
    with pytest.raises(FileError, match=r"2: cards.GA-18-green: the pool leaves this card out: it needs"):
        read_deck_text("cards:\n  GA-18-green: 1\n", POOL, "deck.yaml")

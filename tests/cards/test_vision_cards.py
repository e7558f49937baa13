"""The cards of VISION: files, the shipped pool, decks."""

from __future__ import annotations

import msgspec
import pytest

from cutin.cards import Pool, pool
from cutin.cards.build import DATA, collect
from cutin.cards.deck_check import check_deck
from cutin.cards.files import FileError
from cutin.cards.loader import read_cards_text
from cutin.cards.part import part
from cutin.cards.pool import Packed, to_plain
from cutin.kernel.decision import Refusal
from cutin.vision import card as facts
from cutin.vision.language import read_line, write_node

POOL = pool("vision")
PART = part("vision")
CARDS = [POOL.card(key) for key in POOL]
GOOD = """
- key: lamp
  name: Lamp
  kind: character
  node: 2
  cost: 1
  races: [妖精]
  graze: 2
  power: X/3
  number: 7
  made_up: true
  text:
  - Haste
  - '(auto alpha): this character has combat power X/3, where X is the number of own nodes'
"""


def test_the_shipped_file_is_what_the_card_files_make() -> None:
    assert (DATA / "vision.pool").read_bytes() == collect(DATA / "vision", "vision"), (
        "card files and pool differ: run python -m cutin.cards.build"
    )


LINES = sorted({line for card in CARDS for line in card.texts})


@pytest.mark.parametrize("line", LINES)
def test_text_round_trip(line: str) -> None:
    assert write_node(read_line(line)) == line


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_record(card: facts.CardDef) -> None:
    assert tuple(read_line(line) for line in card.texts) == card.abilities
    assert PART.one_line(card).startswith(card.name)
    assert PART.page(card)[0] == PART.one_line(card)
    assert card.made_up or card.name_ja


def test_a_record() -> None:
    (card,) = read_cards_text(GOOD, game="vision")
    assert (card.kind, card.node, card.cost, card.graze) == (facts.CHARACTER, 2, 1, 2)
    assert card.races == ("fairy",)
    assert (card.attack, card.endurance, card.x_power) == (0, 3, facts.X_ATTACK)
    assert PART.one_line(card) == "Lamp  character  node 2 cost 1  X/3  graze 2"


def test_x_and_dash() -> None:
    text = '- {key: k, name: K, kind: command, node: X, cost: "-"}'
    (card,) = read_cards_text(text, game="vision")
    assert (card.x_cost, card.dash, card.node, card.cost) == (facts.X_NODE, facts.COST_DASH, 0, 0)
    assert PART.one_line(card) == "K  command  node X cost -"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("node: 2", "node: two", "5: node: expected a whole number, X or \"-\", found 'two'"),
        ("cost: 1", "cost: 100", "6: cost: expected a number from 0 to 99, found 100"),
        ("kind: character", "kind: unit", "4: kind: expected character or spell or command, found 'unit'"),
        ("  power: X/3\n", "", "2: the record of Lamp (character) lacks the field 'power'"),
        ("X/3\n  number", "3\n  number", "9: power: expected attack/endurance such as 3/2"),
        ("kind: character", "kind: command", "7: races: a command has no race (VIS-W.10)"),
        ("graze: 2", "caster: [Reimu]", "8: caster: a character has no caster (VIS-W.10)"),
        (
            "graze: 2",
            "substitute: {fariy: 2}",
            "8: substitute.fariy: no race is called 'fariy'; there are: human",
        ),
        ("- Haste", "- 'Resistance [\"gnome\"]'", "column 13 of the text: no race is called 'gnome'"),
        ("- Haste", "- Haste Haste", 'column 7 of the text: "Haste" cannot stand here; expected the end'),
        ("- Haste", "- Hast", 'unknown keyword "Hast"; did you mean "Haste"'),
        ("- Haste", "- '(play): draw 1 card'", "a character card is put on the field instead"),
        ("X/3\n", "1/-1\n", "9: power: no printed combat power is below 0, found 1/-1; set cards have a mod"),
        (
            "X/3, where X is the number of own nodes",
            "1/3",
            "9: power: no text says what the X is that stands for",
        ),
        (
            "X/3\n",
            "X/X\n",
            "9: power: no text says what the X is that stands for endurance (VIS-W.48); one such",
        ),
        ("[妖精]", "[妖精, fairy]", "7: races[2]: 'fairy' stands here twice"),
        ("graze: 2", "substitute: {妖精: 1, fairy: 2}", "8: substitute.fairy: 'fairy' stands here twice"),
        ("node: 2", "nodes: 2", "5: nodes: unknown field; known here: key, name, name_ja, kind, node"),
    ],
)
def test_bad_record(old: str, new: str, message: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(FileError) as caught:
        read_cards_text(GOOD.replace(old, new), "mine.yaml", "vision")
    assert str(caught.value).startswith("mine.yaml:")
    assert message in str(caught.value)


SPELL = "- {{key: k, name: K, kind: spell, node: 1, cost: 1, {}}}"
UP = "(auto alpha): this character gets +X/+0, where X is the number of own nodes"


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (
            "text: [Equipment]",
            "1: the record of K (equipment without any other text) lacks the field 'power'",
        ),
        ("power: X/+1, text: [Equipment, Haste]", "power: no text says what the X is that stands for attack"),
        ("power: 3/3", "power: a spell without Equipment or Charm has no combat modifier (VIS-W.10)"),
        ("power: 3/-1, text: [Fantasy Creature]", "power: no printed combat power is below 0, found 3/-1"),
        ("caster: [Ann, Ann]", "caster[2]: 'Ann' stands here twice"),
    ],
)
def test_bad_spell(record: str, message: str) -> None:
    with pytest.raises(FileError) as caught:
        read_cards_text(SPELL.format(record), "mine.yaml", "vision")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    "record",
    [
        "power: +0/+0, text: [Equipment]",
        "power: -1/-1, text: [Charm]",
        "text: [Equipment, '(auto beta): this card may also be played on an enemy character']",
        f"power: X/+1, text: [Equipment, '{UP}']",
        "text: [Fantasy Creature]",
    ],
)
def test_good_spell(record: str) -> None:
    (card,) = read_cards_text(SPELL.format(record), game="vision")
    assert card.kind == facts.SPELL


# --- decks --------------------------------------------------------------------------------------------


def rules(faults: list[Refusal]) -> list[str]:
    return [fault.rule for fault in faults]


@pytest.mark.parametrize("name", sorted(POOL.decks))
def test_shipped_decks_are_legal(name: str) -> None:
    assert check_deck(POOL.decks[name].listed(), POOL) == []


def test_the_decks() -> None:
    assert len(POOL.decks) == 8
    for name in ("learn-border", "learn-mist"):
        assert all(POOL.card(key).made_up for key in POOL.decks[name].listed())


LEARNING = POOL.decks["learn-mist"].listed()


def test_1_2_2_a_fifty_cards() -> None:
    (fault,) = check_deck(LEARNING[:-1], POOL)
    assert (fault.rule, fault.reason) == ("VIS-1.2.2.a", "a deck has exactly 50 cards, this one 49")


def test_1_2_2_b_three_of_a_name() -> None:
    (fault,) = check_deck([*LEARNING[:-1], LEARNING[0]], POOL)
    assert (fault.rule, fault.values["count"]) == ("VIS-1.2.2.b", 4)


def own_pool(text: str) -> Pool:
    cards = {card.key: card for card in read_cards_text(text, game="vision")}
    cards |= {key: POOL.card(key) for key in LEARNING}
    raw = {key: msgspec.Raw(msgspec.msgpack.encode(to_plain(PART, card))) for key, card in cards.items()}
    return Pool("vision", Packed(1, raw, {}, {}, []))


SIGNS = """
- {key: plain, name: Lamp, name_ja: 灯, kind: character, node: 1, cost: 0, power: 1/1}
- {key: one, name: 'Spell One: Lamp', name_ja: 符ノ壱“灯”, kind: character, node: 1, cost: 0, power: 1/1}
- {key: two, name: 'Spell Two: Lamp', name_ja: 符ノ弐“灯”, kind: character, node: 1, cost: 0, power: 1/1}
"""


def test_w_1_a_first_sign_counts_as_the_card_of_the_name_in_it() -> None:
    own = own_pool(SIGNS)
    assert check_deck(["plain", "plain", "one", *LEARNING[3:]], own) == []
    (fault,) = check_deck(["plain", "plain", "one", "one", *LEARNING[4:]], own)
    assert (fault.rule, fault.values["count"]) == ("VIS-W.1", 4)


def test_w_1_a_second_sign_is_another_card() -> None:
    assert check_deck(["plain"] * 3 + ["two"] * 3 + LEARNING[6:], own_pool(SIGNS)) == []


def test_1_2_2_c_w_55_one_per_deck() -> None:
    own = own_pool("- {key: lone, name: Lone, kind: command, node: 1, cost: 0, text: [One per Deck]}")
    assert check_deck(["lone", *LEARNING[1:]], own) == []
    (fault,) = check_deck(["lone", "lone", *LEARNING[2:]], own)
    assert (fault.rule, fault.values["count"]) == ("VIS-1.2.2.c", 2)
    assert "allows no other card of its name" in fault.reason

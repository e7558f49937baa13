"""The shipped pool: complete, the same as its files, and every text said the one right way."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from cutin.ability.codec import decode, digest, encode
from cutin.cards import UnknownCard, pool
from cutin.cards.build import DATA, collect
from cutin.cards.pool import DamagedPool, load, path_of
from cutin.catalogue import GAMES
from cutin.gundam_war import card as facts
from cutin.gundam_war.language import read_line, write_node
from cutin.gundam_war.words import WORDS
from cutin.gundam_war.words.keywords import Transformer, Variable
from cutin.gundam_war.words.lines import CommandText, Protected

POOL = pool("gundam-war")
CARDS = [POOL.card(key) for key in POOL]
COLLECTED = [card for card in CARDS if not card.made_up]


def test_the_shipped_file_is_what_the_card_files_make() -> None:
    assert (DATA / "gundam-war.pool").read_bytes() == collect(DATA / "gundam-war", "gundam-war"), (
        "card files and pool differ: run python -m cutin.cards.build"
    )


def test_everything_collected_is_there() -> None:
    assert Counter(facts.COLOUR_NAMES[card.colours[0]] for card in COLLECTED) == {
        "blue": 21,
        "green": 17,
        "black": 22,
        "red": 17,
        "brown": 16,
        "white": 17,
        "purple": 6,
    }
    assert list(POOL.left_out) == ["GA-18-green"]


def test_a_running_game_reads_neither_yaml_nor_text() -> None:
    program = (
        "import sys; from cutin.cards import pool; p = pool('gundam-war'); [p.card(k) for k in p];"
        "print([m for m in sys.modules if m.split('.')[0] == 'yaml' or m.startswith('cutin.language')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("game", GAMES)
def test_the_fingerprint_of_a_text_read_from_the_pool_is_that_of_the_text(game: str) -> None:
    for key in pool(game):
        for ability in pool(game).card(key).abilities:
            written = msgspec.msgpack.encode(encode(ability))
            assert digest(ability) == hashlib.blake2b(written, digest_size=8).hexdigest(), key


LINES = sorted({line for card in CARDS for line in card.texts})


@pytest.mark.parametrize("line", LINES)
def test_text_round_trip(line: str) -> None:
    tree = read_line(line)
    assert write_node(tree) == line
    assert decode(encode(tree), WORDS.node_classes) == tree


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_record(card: facts.CardDef) -> None:
    assert tuple(read_line(line) for line in card.texts) == card.abilities
    assert card.type in facts.TYPES
    assert len(card.colours) == (2 if card.key == "SPC-21-black" else 1)
    assert card.costless == (card.type == facts.G) == (card.g_class != facts.NO_G)
    if not card.x_cost:
        assert sum(n for _, n in card.designated) <= card.total
    assert all(n > 0 or card.x_cost & facts.X_DESIGNATED for _, n in card.designated)
    if card.type == facts.UNIT:
        assert card.terrain
        assert card.defence > 0 or card.stars[2]
        assert not card.set_on
    if card.type == facts.CHARACTER:
        assert card.set_on == facts.UNIT
    if card.type == facts.COMMAND:
        assert any(isinstance(line, CommandText) for line in card.abilities)
    if card.type == facts.G:
        assert not card.total and not card.resource and not card.designated
    said = {type(line.line if isinstance(line, Protected) else line) for line in card.abilities}
    assert (card.second is not None) == (Transformer in said)
    assert bool(card.generation) == (Variable in said)


def test_made_up_cards_say_so() -> None:
    made_up = [card for card in CARDS if card.made_up]
    assert 40 <= len(made_up) <= 50
    assert {card.colours for card in made_up} == {(facts.BLUE,), (facts.GREEN,)}
    assert not any(card.name_ja or card.model for card in made_up)
    assert not {card.name for card in made_up} & {card.name for card in COLLECTED}


FACTS = [
    # key, game name, type, designated, total, resource, X, terrain, stats, stars
    ("U-400-blue", "Zガンダム&百式", facts.UNIT, ((facts.BLUE, 2),), 5, 2, 0, 3, (5, 2, 4), (0, 0, 0)),
    ("U-10-green", "ビグ・ザム", facts.UNIT, ((facts.GREEN, 2),), 6, 5, 0, facts.SPACE, (3, 3, 7), (0, 0, 0)),
    (
        "U-G60-brown",
        "強制収容所",
        facts.UNIT,
        ((facts.BROWN, 2),),
        2,
        0,
        0,
        facts.EARTH,
        (0, 0, 4),
        (1, 0, 0),
    ),
    (
        "CH-G12-brown",
        "マスター・アジア",
        facts.CHARACTER,
        ((facts.BROWN, 3),),
        6,
        0,
        0,
        0,
        (3, 0, 3),
        (0, 0, 0),
    ),
    ("C-80-black", "なぶり殺し", facts.COMMAND, ((facts.BLACK, 0),), 0, 0, 7, 0, (0, 0, 0), (0, 0, 0)),
    ("C-7-black", "報道された戦争", facts.COMMAND, ((facts.BLACK, 1),), 1, 0, 4, 0, (0, 0, 0), (0, 0, 0)),
    ("O-C1-red", "コスモ・バビロン", facts.OPERATION, ((facts.RED, 3),), 5, 0, 0, 0, (0, 0, 0), (0, 0, 0)),
    (
        "SPC-21-black",
        "竜虎相打つ",
        facts.COMMAND,
        ((facts.BLACK, 2), (facts.RED, 1)),
        4,
        0,
        0,
        0,
        (0, 0, 0),
        (0, 0, 0),
    ),
    (
        "U-00-1-purple",
        "ガンダムエクシア",
        facts.UNIT,
        ((facts.PURPLE, 2), (facts.OTHER_COLOUR, 2)),
        4,
        1,
        0,
        3,
        (5, 2, 5),
        (0, 0, 0),
    ),
    ("GA-1-blue", "SM", facts.UNIT, (), 0, 0, 0, 3, (0, 0, 1), (0, 0, 0)),
]


@pytest.mark.parametrize("row", FACTS, ids=lambda row: row[0])
def test_facts(row: tuple[object, ...]) -> None:
    card = POOL.card(str(row[0]))
    found = (
        card.key,
        card.name_ja,
        card.type,
        card.designated,
        card.total,
        card.resource,
        card.x_cost,
        card.terrain,
        (card.close, card.ranged, card.defence),
        tuple(int(star) for star in card.stars),
    )
    assert found == row


def test_second_form_and_generation() -> None:
    form = POOL.card("GW14-DXGF-brown").second
    assert form is not None
    assert (form.close, form.ranged, form.defence, form.stars) == (0, 4, 5, (True, False, False))
    assert [write_node(line) for line in form.abilities] == ["High Mobility"]
    as_g = POOL.card("C-83-black").generation
    assert [write_node(line) for line in as_g] == ["(auto A): this card produces 1 green power"]


def test_names() -> None:
    """GW-1.4: games compare names without the model number, decks with it; dots and dashes are no part."""
    big_zam = [POOL.card(key) for key in POOL.find("Big Zam")]
    assert [card.key for card in big_zam] == ["U-10-green", "U-75-green", "U-202-green"]
    assert len({card.deck_name for card in big_zam}) == 1
    assert big_zam[0].name_contains("ビグザム")
    unit, operation = POOL.card("U-G60-brown"), POOL.card("O-G8-brown")
    assert unit.game_name == operation.game_name
    assert POOL.card("C-1-black").name_contains("nuclear")
    assert not POOL.card("C-1-black").name_contains("nuclear power")


def test_finding_cards() -> None:
    assert POOL.find("uss") == []
    assert POOL.find("zz gundam") == POOL.find("ZZガンダム") == ["GW13-ZZ-blue"]
    with pytest.raises(UnknownCard, match="did you mean Evasive Manoeuvre"):
        POOL.card("Evasive Manoeuvres")


def test_no_path_of_this_machine_in_the_pool() -> None:
    assert str(Path.home()).encode() not in (DATA / "gundam-war.pool").read_bytes()


def test_a_damaged_pool_is_told_with_its_file_and_how_to_make_it_anew() -> None:
    data = Path(path_of("vision")).read_bytes()
    for damaged in (b"", data[: len(data) // 2], data.replace(b"name", b"\xc1\xc1\xc1\xc1")):
        with pytest.raises(DamagedPool, match=r"vision\.pool: .*`python -m cutin\.cards\.build`"):
            found = load("vision", damaged)
            for key in found:
                found.card(key)

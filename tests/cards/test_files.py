"""Card files: a good record, and what is said about each kind of bad one: file, line, field, remedy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from cutin.cards import pool
from cutin.cards.build import collect
from cutin.cards.files import FileError
from cutin.cards.gundam_war import CARDS
from cutin.cards.loader import read_cards, read_cards_text, read_deck_text
from cutin.cards.part import part
from cutin.gundam_war import card as facts

GOOD = """
- key: drifter
  name: Drifter
  type: unit
  colour: red
  cost: 1-3-1
  dual: {other: 1}
  terrain: [space, earth]
  stats: "*/2/3"
  traits: [MS]
  number: 7
  made_up: true
  text:
  - Raid
  - '(Defend Step): R: destroy 1 enemy Unit'
"""


def test_a_record() -> None:
    (card,) = read_cards_text(GOOD)
    assert card.designated == ((facts.RED, 1), (facts.OTHER_COLOUR, 1))
    assert card.dual
    assert (card.total, card.resource, card.terrain) == (3, 1, facts.SPACE | facts.EARTH)
    assert (card.close, card.ranged, card.defence, card.stars) == (0, 2, 3, (True, False, False))
    assert (card.number, card.traits, card.made_up) == ("7", ("MS",), True)
    assert card.texts == ("Raid", "(Defend Step): R: destroy 1 enemy Unit")


def test_x_costs() -> None:
    text = "- {key: k, name: K, type: command, colour: black, cost: X-X-2}"
    (card,) = read_cards_text(text)
    assert card.x_cost == facts.X_DESIGNATED | facts.X_TOTAL
    assert (card.designated, card.total, card.resource) == (((facts.BLACK, 0),), 0, 2)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("  colour: red", "  color: red", "5: color: unknown field; known here: key, name, name_ja"),
        ("- key: drifter\n", "- key:\n", "2: key: expected words, found nothing"),
        ("- key: drifter\n  name", "- name", "2: the record lacks the field 'key'"),
        (
            "type: unit",
            "type: robot",
            "4: type: expected unit or character or command or operation or g, found",
        ),
        ("colour: red", "colour: pink", "5: colour: expected blue or green or black or red"),
        (
            "cost: 1-3-1",
            "cost: 3",
            "6: cost: expected designated-total-resource such as 2-5-2 or X-X-X, found '3'",
        ),
        (
            "cost: 1-3-1",
            "cost: 3-3-1",
            "6: cost: the total contains the designated power, so it is at least 4",
        ),
        ("  cost: 1-3-1\n", "", "the record of Drifter (unit) lacks the field 'cost'"),
        ("{other: 1}", "{other: one}", "7: dual.other: expected a whole number, found 'one'"),
        ("[space, earth]", "[space, sea]", "8: terrain[2]: expected space or earth, found 'sea'"),
        ('"*/2/3"', "2/3", "9: stats: expected close/ranged/defence such as 5/2/4"),
        ('"*/2/3"', "1/-2/3", "9: stats: no battle stat of a Unit is below 0 (GW-1.7), found 1/-2/3"),
        ("[space, earth]", "[space, space]", "8: terrain[2]: 'space' stands here twice"),
        ("colour: red", "colour: [red, red]", "5: colour[2]: 'red' stands here twice"),
        ("[MS]", "[MS, MS]", "10: traits[2]: 'MS' stands here twice"),
        ("[MS]", "MS", "10: traits: expected a list, found 'MS'"),
        ("made_up: true", "made_up: maybe", "12: made_up: expected yes or no, found 'maybe'"),
        ("number: 7", "name: Other", "11: name: stands here twice"),
        (
            "  - Raid",
            "  - Riad",
            '14: text[1]: column 1 of the text: unknown keyword "Riad"; did you mean "Raid"?',
        ),
        (
            "- Raid",
            "- Raid Raid",
            '14: text[1]: column 6 of the text: "Raid" cannot stand here; expected the end',
        ),
        (
            "destroy",
            "destory",
            '15: text[2]: column 19 of the text: "destory" cannot stand here; did you mean',
        ),
        ("(Defend Step)", "(Defend Step", "15: text[2]: column 13 of the text: the bracket"),
        (
            "name: Drifter",
            'name: "Dri\\e[2Jfter"',
            "3: name: a control character cannot stand here: 'Dri\\x1b",
        ),
        ("  number: 7", '  "num\\aber": 7', "11: a control character in the name 'num\\x07ber'"),
        ("[MS]", "[MS", "11: not valid YAML: expected ',' or ']', but got ':'"),
    ],
)
def test_bad_record(old: str, new: str, message: str) -> None:
    assert GOOD.count(old) == 1 or old == "destroy"
    with pytest.raises(FileError) as caught:
        read_cards_text(GOOD.replace(old, new), "mine.yaml")
    assert str(caught.value).startswith("mine.yaml:")
    assert message in str(caught.value)


def test_a_g_has_no_cost() -> None:
    with pytest.raises(FileError, match=r"a G has no cost \(GW-1.3\)"):
        read_cards_text("- {key: k, name: K, type: g, g: basic, colour: red, cost: 0-0-0}")


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ("type: command, cost: 1-1-0, stats: 1/1/1", "stats: a Command that is set on nothing has no battle"),
        ("type: command, cost: 1-1-0, terrain: space", "terrain: a Command has no terrain aptitude (GW-1.9)"),
        ("type: command, cost: 1-1-0, text: [Cruiser]", "text: 'Cruiser': a Command has no such keyword"),
        (
            "type: command, cost: 1-1-0, text: ['(any time): 0: draw 1 card']",
            "text: '(any time): 0: draw 1 card': the effect of a Command has no cost of its own",
        ),
        (
            "type: operation, cost: 1-1-0, text: ['(any time): draw 1 card']",
            "text: '(any time): draw 1 card': only a Command has a text without cost",
        ),
        ("type: command, cost: 1-1-0, set_on: unit", "set_on: a Command is no set card"),
        (
            "type: command, cost: 1-1-0, second: {name: Two, stats: 1/1/1}",
            "second: a Command has no second form (GW-21.17)",
        ),
        ("type: command, cost: 99-99-99", "cost: numbers up to 20, found '99-99-99'"),
    ],
)
def test_what_does_not_fit_the_type_of_the_card(record: str, message: str) -> None:
    with pytest.raises(FileError) as caught:
        read_cards_text(f"- {{key: k, name: K, colour: red, {record}}}", "mine.yaml")
    assert message in str(caught.value)


def test_a_command_may_have_a_substitute_cost() -> None:
    line = "Substitute cost: abolish 1 card in the own hand"
    (card,) = read_cards_text(
        f"- {{key: k, name: K, type: command, colour: red, cost: 1-1-0, text: ['{line}']}}"
    )
    assert card.texts == (line,)


def test_the_same_key_twice() -> None:
    with pytest.raises(FileError, match="a second card with the key 'drifter'"):
        read_cards_text(GOOD + GOOD)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"nowhere.yaml: cannot be read: No such file"):
        read_cards(tmp_path / "nowhere.yaml")
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileError, match="not a text in UTF-8"):
        read_cards(tmp_path / "bytes.yaml")
    (tmp_path / "control.yaml").write_text("- \x07", encoding="utf-8")
    with pytest.raises(FileError, match="not valid YAML"):
        read_cards(tmp_path / "control.yaml")


def test_a_key_in_two_files(tmp_path: Path) -> None:
    (tmp_path / "left-out.yaml").write_text("[]", encoding="utf-8")
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_text(GOOD, encoding="utf-8")
    with pytest.raises(FileError, match=r"b.yaml: key: a second card with the key 'drifter'"):
        collect(tmp_path, "gundam-war")


def test_the_records_of_the_guide() -> None:
    """docs/card-files.md: its card and deck can be read, and its table has every field."""
    page = (Path(__file__).parents[2] / "docs" / "card-files.md").read_text(encoding="utf-8")
    record, deck, other = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    pool_ = pool("gundam-war")
    (card,) = read_cards_text(record)
    assert replace(card, number=pool_.card("line-cruiser").number) == pool_.card("line-cruiser")
    assert read_deck_text(deck, pool_).listed().count("line-cruiser") == 2
    table = page.split("| field | meaning |")[1].split("\n\n")[0]
    told = {word for row in table.splitlines()[2:] for word in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert told == set(CARDS.fields)
    (keeper,) = read_cards_text(other, game="vision")
    assert (keeper.attack, keeper.endurance, keeper.races) == (5, 5, ("human",))
    own = page.split("## VISION")[1].split("| field | meaning |")[1].split("\n\n")[0]
    told = {word for row in own.splitlines()[2:] for word in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert told == set(part("vision").fields)

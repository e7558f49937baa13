"""Card and deck files, the shipped ones and a user's own, read into records."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from cutin.ability.form import Ability
from cutin.cards.files import FileError, Value, read, read_path
from cutin.cards.pool import Deck, LeftOut, Pool
from cutin.gundam_war import card as facts
from cutin.gundam_war.card import CardDef, Form
from cutin.gundam_war.language import read_line
from cutin.language import TextError

TYPES = {name.lower(): bit for bit, name in facts.TYPE_NAMES.items()}
COLOURS = {name: place for place, name in enumerate(facts.COLOUR_NAMES)}
SECOND_COLOURS = {**COLOURS, "other": facts.OTHER_COLOUR}
TERRAIN = {"space": facts.SPACE, "earth": facts.EARTH}
G_CLASSES = {"basic": facts.BASIC, "basic equivalent": facts.BASIC_EQUIVALENT, "special": facts.SPECIAL}

FIELDS = (
    "key",
    "name",
    "name_ja",
    "model",
    "type",
    "colour",
    "cost",
    "dual",
    "terrain",
    "stats",
    "set_on",
    "traits",
    "number",
    "g",
    "second",
    "as_g",
    "made_up",
    "text",
)
_REQUIRED = {
    facts.UNIT: ("cost", "terrain", "stats"),
    facts.CHARACTER: ("cost", "stats"),
    facts.COMMAND: ("cost",),
    facts.OPERATION: ("cost",),
    facts.G: ("g",),
}
_COST = re.compile(r"(\d+|X)-(\d+|X)-(\d+|X)")
_STATS = re.compile(r"([+-]?\d+|\*)/([+-]?\d+|\*)/([+-]?\d+|\*)")


# --- cards ------------------------------------------------------------------------------------------


def read_cards(path: Path | str) -> list[CardDef]:
    """The cards of a card file. Raises `FileError`."""
    return cards_of(read_path(path))


def read_cards_text(text: str, file: str = "<text>") -> list[CardDef]:
    return cards_of(read(text, file))


def cards_of(file: Value) -> list[CardDef]:
    """The cards of a card file, a list of records. Raises `FileError`."""
    found: dict[str, CardDef] = {}
    for item in file.items():
        card = _card(item)
        if card.key in found:
            item.fail(f"a second card with the key '{card.key}'")
        found[card.key] = card
    return list(found.values())


def _card(at: Value) -> CardDef:
    given = at.fields(*FIELDS)
    for name in ("key", "name", "type"):
        if name not in given:
            at.fail(f"the record lacks the field '{name}'")
    kind = given["type"].one_of(TYPES)
    for name in _REQUIRED[kind]:
        if name not in given:
            at.fail(f"the record of {given['name'].text()} ({given['type'].text()}) lacks the field '{name}'")
    made: dict[str, Any] = {name: given[name].text() for name in ("key", "name")}
    for name in ("name_ja", "model", "number"):
        if name in given:
            made[name] = given[name].text()
    made["type"] = kind
    colours = _several(given["colour"], COLOURS) if "colour" in given else ()
    made["colours"] = colours
    if "cost" in given:
        if kind == facts.G:
            given["cost"].fail("a G has no cost (GW-1.3)")
        made |= _cost(given["cost"], colours, given.get("dual"))
    elif "dual" in given:
        given["dual"].fail("a second designated colour needs a cost")
    made["costless"] = kind == facts.G
    if "terrain" in given:
        made["terrain"] = sum(set(_several(given["terrain"], TERRAIN)))
    if "stats" in given:
        made |= _stats(given["stats"])
    if "set_on" in given:
        made["set_on"] = sum(set(_several(given["set_on"], TYPES)))
    elif kind == facts.CHARACTER:
        made["set_on"] = facts.UNIT
    if "traits" in given:
        made["traits"] = tuple(item.text() for item in given["traits"].items())
    if "g" in given:
        if kind != facts.G:
            given["g"].fail("only a G has this field")
        made["g_class"] = given["g"].one_of(G_CLASSES)
    if "second" in given:
        made["second"] = _second(given["second"])
    if "as_g" in given:
        made["generation"] = _lines(given["as_g"])[1]
    if "made_up" in given:
        made["made_up"] = given["made_up"].flag()
    if "text" in given:
        made["texts"], made["abilities"] = _lines(given["text"])
    return CardDef(**made)


def _several(at: Value, words: dict[str, int]) -> tuple[int, ...]:
    """One word or a list of them."""
    if at.shown != "a list":
        return (at.one_of(words),)
    return tuple(item.one_of(words) for item in at.items())


def _cost(at: Value, colours: tuple[int, ...], dual: Value | None) -> dict[str, Any]:
    found = _COST.fullmatch(at.text())
    if not found:
        at.fail(f"expected designated-total-resource such as 2-5-2 or X-X-X, found {at.shown}")
    designated, total, resource = (0 if word == "X" else int(word) for word in found.groups())
    bits = (facts.X_DESIGNATED, facts.X_TOTAL, facts.X_RESOURCE)
    x_cost = sum(bit for word, bit in zip(found.groups(), bits, strict=True) if word == "X")
    if (designated or x_cost & facts.X_DESIGNATED) and not colours:
        at.fail("designated nation power needs a colour")
    pairs = [(colours[0], designated)] if colours and (designated or x_cost & facts.X_DESIGNATED) else []
    if dual is not None:
        for name, number in dual.fields(*SECOND_COLOURS).items():
            pairs.append((SECOND_COLOURS[name], number.number()))
    if not x_cost and sum(n for _, n in pairs) > total:
        at.fail(
            f"the total contains the designated power, so it is at least {sum(n for _, n in pairs)} (GW-1.6)"
        )
    return {"designated": tuple(pairs), "total": total, "resource": resource, "x_cost": x_cost}


def _stats(at: Value) -> dict[str, Any]:
    found = _STATS.fullmatch(at.text())
    if not found:
        at.fail(f'expected close/ranged/defence such as 5/2/4 or "*/0/4", found {at.shown}')
    close, ranged, defence = (0 if word == "*" else int(word) for word in found.groups())
    stars = tuple(word == "*" for word in found.groups())
    return {"close": close, "ranged": ranged, "defence": defence, "stars": stars}


def _second(at: Value) -> Form:
    given = at.fields("name", "stats", "text")
    for name in ("name", "stats"):
        if name not in given:
            at.fail(f"the second form lacks the field '{name}'")
    abilities = _lines(given["text"])[1] if "text" in given else ()
    return Form(name=given["name"].text(), abilities=abilities, **_stats(given["stats"]))


def _lines(at: Value) -> tuple[tuple[str, ...], tuple[Ability, ...]]:
    texts = []
    abilities = []
    for item in at.items():
        line = item.text()
        try:
            abilities.append(read_line(line))
        except TextError as error:
            item.fail(f"column {error.column} of the text: {error.message}")
        texts.append(line)
    return tuple(texts), tuple(abilities)


# --- decks ------------------------------------------------------------------------------------------


MOST = 200


def read_deck(path: Path, pool: Pool | None) -> Deck:
    """A deck file with its cards looked up in the pool. Raises `FileError` at the first fault; without a pool
    the words stay as written, for `check_deck` to say all faults at once."""
    return deck_of(read_path(path), pool, path.stem)


def read_deck_text(text: str, pool: Pool, file: str = "<text>") -> Deck:
    return deck_of(read(text, file), pool, "deck")


def deck_of(file: Value, pool: Pool | None, name: str) -> Deck:
    """Cards are called by key, or by name where only one card has it. Without a pool nothing is looked up."""
    given = file.fields("name", "cards")
    if "cards" not in given:
        file.fail("a deck needs the field 'cards': a card and how many, line by line")
    cards: list[tuple[str, int]] = []
    for word, count in given["cards"].fields().items():
        number = count.number()
        if not 1 <= number <= MOST:
            count.fail(f"expected a number of copies, 1 to {MOST}, found {count.shown}")
        cards.append((word if pool is None else _known(word, count, pool), number))
    return Deck(given["name"].text() if "name" in given else name, tuple(cards))


def _known(word: str, at: Value, pool: Pool) -> str:
    found = pool.find(word)
    if len(found) == 1:
        return found[0]
    if found:
        at.fail(f"several cards have that name; write one of these keys: {', '.join(found)}")
    for left_out in pool.left_out.values():
        if word in (left_out.key, left_out.name):
            at.fail(f"the pool leaves this card out: it needs {left_out.lacks}")
    alike = pool.alike(word)
    at.fail("no card has this key or name" + (f"; did you mean {', '.join(alike)}?" if alike else ""))


def read_left_out(path: Path) -> list[LeftOut]:
    found = []
    for item in read_path(path).items():
        given = item.fields("key", "name", "lacks", "keyword")
        for name in ("key", "name", "lacks"):
            if name not in given:
                item.fail(f"the record lacks the field '{name}'")
        found.append(LeftOut(**{name: value.text() for name, value in given.items()}))
    return found


__all__ = ["FileError", "read_cards", "read_cards_text", "read_deck", "read_deck_text", "read_left_out"]

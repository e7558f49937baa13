"""A card made up in one line: ``Unit Space,Earth blue 1-2-0 2/1/3 [MS] | (any time): 0: ...``.

First the type, then in any order what the card shows: terrain, colour with cost (designated-total-
resource), battle stats or modification, traits in brackets, ``on Unit`` for what it is set on, ``basic``
or ``special`` for a G. Texts follow, each after a bar.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from cutin.ability.form import Ability
from cutin.cards.files import Value
from cutin.gundam_war import card as facts
from cutin.gundam_war.card import CardDef, Form
from cutin.gundam_war.language import read_line
from cutin.kernel.wording import shortened
from cutin.language import TextError

from ..making import BadFacts, fits, line_and_texts, made, said_once

TYPES = {name: bit for bit, name in facts.TYPE_NAMES.items()}
COLOURS = {name: place for place, name in enumerate(facts.COLOUR_NAMES)}
TERRAIN = {"Space": facts.SPACE, "Earth": facts.EARTH}
G_CLASSES = {"basic": facts.BASIC, "equivalent": facts.BASIC_EQUIVALENT, "special": facts.SPECIAL}

_BRACKETS = re.compile(r"\[([+-]?\d{1,3}|\*)\]\[([+-]?\d{1,3}|\*)\]\[([+-]?\d{1,3}|\*)\]")
_SET = re.compile(r"^(Character|Operation) ?\((\w+)\)")
_TOKEN = re.compile(r"\[[^\]]*\]|on \w+(?:,\w+)*|\S+")
_STATS = re.compile(r"([+-]?\d{1,3}|\*)/([+-]?\d{1,3}|\*)/([+-]?\d{1,3}|\*)$")
_COST = re.compile(r"(\d{1,3}|X)-(\d{1,3}|X)-(\d{1,3}|X)$")


@lru_cache(maxsize=4096)
def parse_text(text: str) -> Ability:
    """One line of card text. Raises `TextError`, or `BadFacts` for a line that begins like none."""
    try:
        return read_line(text)
    except TextError as error:
        if error.column != 1 or text.startswith("("):
            raise
        raise BadFacts(
            f"'{shortened(text)}' is no text: "
            "each begins with when or of which kind it is, '(any time): ...', "
            "'(Battle Phase): R: ...', '(auto A): ...', or is one keyword, 'Raid'"
        ) from None


def _stats(found: re.Match[str]) -> dict[str, Any]:
    numbers = [0 if word == "*" else int(word) for word in found.groups()]
    stars = tuple(word == "*" for word in found.groups())
    return {"close": numbers[0], "ranged": numbers[1], "defence": numbers[2], "stars": stars}


def _cost(found: re.Match[str], colours: list[int]) -> dict[str, Any]:
    designated, total, resource = (0 if word == "X" else int(word) for word in found.groups())
    x_cost = sum(bit for word, bit in zip(found.groups(), (1, 2, 4), strict=True) if word == "X")
    if designated and not colours:
        raise BadFacts(f"the cost {found.group(0)} needs its colour before it")
    share = tuple((colour, designated) for colour in colours) if designated else ()
    return {"designated": share, "total": total, "resource": resource, "x_cost": x_cost}


def read_facts(line: str) -> dict[str, Any]:
    """The fields of a `CardDef` that a line of facts states."""
    # As cards print them: a modification [0][0][2], CHARACTER(UNIT).
    line = _SET.sub(r"\1 on \2", _BRACKETS.sub(r" \1/\2/\3 ", line))
    words = [word.rstrip(",") for word in _TOKEN.findall(line)]
    if not words or words[0] not in TYPES:
        raise BadFacts(f"begins with '{words[0] if words else ''}'; a card begins with {', '.join(TYPES)}")
    kind = TYPES[words[0]]
    colours: list[int] = []
    found: dict[str, Any] = {"type": kind}
    traits: list[str] = []
    terrain: list[str] = []
    hosts: list[str] = []
    for word in words[1:]:
        if word.startswith("["):
            said_once(traits, word[1:-1].strip(), word)
            traits.append(word[1:-1].strip())
        elif word.startswith("on "):
            for name in word[3:].split(","):
                if name not in TYPES:
                    raise BadFacts(f"'{shortened(word)}': a card is set on {', '.join(TYPES)}")
                said_once(hosts, name, word)
                hosts.append(name)
        elif set(re.split("[,/]", word)) <= set(TERRAIN):
            for name in re.split("[,/]", word):
                said_once(terrain, name, word)
                terrain.append(name)
        elif set(word.split("/")) <= set(COLOURS):
            for name in word.split("/"):
                said_once(colours, COLOURS[name], word)
                colours.append(COLOURS[name])
        elif word in G_CLASSES and kind == facts.G:
            said_once(found, "g_class", word)
            found["g_class"] = G_CLASSES[word]
        elif stats := _STATS.match(word):
            said_once(found, "close", word)
            found |= _stats(stats)
        elif cost := _COST.match(word):
            said_once(found, "total", word)
            found |= _cost(cost, colours)
        else:
            raise BadFacts(
                f"'{shortened(word)}' is no fact of a card; "
                "known: terrain (Space,Earth), a colour, a cost (1-2-0), "
                "stats (2/1/3), a trait ([MS]), 'on Unit', basic or special for a G; "
                "texts and keywords come after a bar: 'Unit 2/1/3 | Raid'"
            )
    if hosts:
        found["set_on"] = sum(TYPES[name] for name in hosts)
    elif kind == facts.CHARACTER:
        found["set_on"] = facts.UNIT
    if kind == facts.G:
        found.setdefault("g_class", facts.BASIC)
        found["costless"] = True
    if terrain:
        found["terrain"] = sum(TERRAIN[name] for name in terrain)
    elif kind == facts.UNIT:
        found["terrain"] = facts.SPACE | facts.EARTH
    return found | {"colours": tuple(colours), "traits": tuple(traits)}


def made_up(name: str, line: str, texts: tuple[str, ...], **more: Any) -> CardDef:
    """The definition of a card made up in a scenario. Raises `BadFacts` or `TextError`."""
    found = read_facts(line) | more
    abilities = tuple(parse_text(text) for text in texts)
    card = CardDef(key=name, name=name, abilities=abilities, texts=texts, made_up=True, **found)
    fits("gundam-war", card)
    return card


# --- the fields of a card that has more to say -------------------------------------------------------

FIELDS = ("is", "text", "model", "number", "name_ja", "second form", "as G")


def read_card(name: str, at: Value) -> CardDef:
    """A made-up card: a line of facts and texts, or fields."""
    given = at.fields(*FIELDS) if at.entries is not None else {}
    line, texts = line_and_texts(at, given, "Unit Space 2/1/3")
    more: dict[str, Any] = {key: given[key].text() for key in ("model", "number", "name_ja") if key in given}
    if "second form" in given:
        more["second"] = _second(given["second form"])

    def make() -> CardDef:
        if "as G" in given:
            more["generation"] = tuple(parse_text(item.text()) for item in given["as G"].one_or_more())
        return made_up(name, line, texts, **more)

    return made(at, given, make)


def _second(at: Value) -> Form:
    given = at.fields("name", "stats", "text")
    if "stats" not in given:
        at.fail("needs its stats: stats: 3/2/4")

    def make() -> Form:
        found = read_facts(f"Unit {given['stats'].text()}")
        lines = given["text"].one_or_more() if "text" in given else ()
        texts = tuple(parse_text(item.text()) for item in lines)
        stats = {key: found[key] for key in ("close", "ranged", "defence", "stars")}
        return Form(name=given["name"].text() if "name" in given else "", abilities=texts, **stats)

    return made(at, {}, make)

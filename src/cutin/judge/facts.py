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
from cutin.gundam_war import card as facts
from cutin.gundam_war.card import CardDef
from cutin.gundam_war.language import read_line

TYPES = {name: bit for bit, name in facts.TYPE_NAMES.items()}
COLOURS = {name: place for place, name in enumerate(facts.COLOUR_NAMES)}
TERRAIN = {"Space": facts.SPACE, "Earth": facts.EARTH}
G_CLASSES = {"basic": facts.BASIC, "equivalent": facts.BASIC_EQUIVALENT, "special": facts.SPECIAL}

_TOKEN = re.compile(r"\[[^\]]*\]|on \w+(?:,\w+)*|\S+")
_STATS = re.compile(r"([+-]?\d+|\*)/([+-]?\d+|\*)/([+-]?\d+|\*)$")
_COST = re.compile(r"(\d+|X)-(\d+|X)-(\d+|X)$")


class BadFacts(Exception):
    """The line of facts cannot be read; the message says what is wrong with which word."""


@lru_cache(maxsize=4096)
def parse_text(text: str) -> Ability:
    """One line of card text. Raises `TextError`."""
    return read_line(text)


def split_texts(line: str) -> tuple[str, tuple[str, ...]]:
    """The facts and the texts of a one-line card."""
    parts = [part.strip() for part in line.split(" | ")]
    return parts[0], tuple(parts[1:])


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
    words = _TOKEN.findall(line)
    if not words or words[0] not in TYPES:
        raise BadFacts(f"begins with '{words[0] if words else ''}'; a card begins with {', '.join(TYPES)}")
    kind = TYPES[words[0]]
    colours: list[int] = []
    found: dict[str, Any] = {"type": kind}
    traits: list[str] = []
    for word in words[1:]:
        if word.startswith("["):
            traits.append(word[1:-1].strip())
        elif word.startswith("on "):
            for name in word[3:].split(","):
                if name not in TYPES:
                    raise BadFacts(f"'{word}': a card is set on {', '.join(TYPES)}")
                found["set_on"] = found.get("set_on", 0) | TYPES[name]
        elif set(word.split(",")) <= set(TERRAIN):
            found["terrain"] = sum(TERRAIN[name] for name in set(word.split(",")))
        elif set(word.split("/")) <= set(COLOURS):
            colours += [COLOURS[name] for name in word.split("/")]
        elif word in G_CLASSES and kind == facts.G:
            found["g_class"] = G_CLASSES[word]
        elif stats := _STATS.match(word):
            found |= _stats(stats)
        elif cost := _COST.match(word):
            found |= _cost(cost, colours)
        else:
            raise BadFacts(
                f"'{word}' is no fact of a card; known: terrain (Space,Earth), a colour, a cost (1-2-0), "
                "stats (2/1/3), a trait ([MS]), 'on Unit', basic or special for a G"
            )
    if kind == facts.CHARACTER:
        found.setdefault("set_on", facts.UNIT)
    if kind == facts.G:
        found.setdefault("g_class", facts.BASIC)
        found["costless"] = True
    if kind == facts.UNIT:
        found.setdefault("terrain", facts.SPACE | facts.EARTH)
    return found | {"colours": tuple(colours), "traits": tuple(traits)}


def made_up(name: str, line: str, texts: tuple[str, ...], **more: Any) -> CardDef:
    """The definition of a card made up in a scenario. Raises `BadFacts` or `TextError`."""
    found = read_facts(line) | more
    abilities = tuple(parse_text(text) for text in texts)
    return CardDef(key=name, name=name, abilities=abilities, texts=texts, made_up=True, **found)

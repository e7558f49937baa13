"""A card of VISION made up in one line: ``Character 2/3 [fairy] node 2 cost 3 graze 1 | Haste | ...``.

First the kind, then in any order what the card shows: combat power or modifier, races in brackets, ``node``,
``cost`` and ``graze`` with a number (``-`` and ``X`` where cards print them), ``caster`` with a name. Texts
follow, each after a bar.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from cutin.ability.form import Ability
from cutin.cards.files import Value
from cutin.cards.loader import each_once
from cutin.cards.vision.records import substitutes
from cutin.kernel.wording import shortened
from cutin.vision import card as facts
from cutin.vision.card import CardDef
from cutin.vision.language import read_line

from ..making import BadFacts, fits, line_and_texts, made, said_once

KINDS = {name.capitalize(): bit for bit, name in facts.KIND_NAMES.items()}
FIELDS = ("is", "text", "number", "name_ja", "caster", "substitute")
_TOKEN = re.compile(r'\[[^\]]*\]|(?:node|cost|graze) \S+|caster (?:"[^"]*"|\S+)|\S+')
_POWER = re.compile(r"([+-]?\d{1,3}|X)/([+-]?\d{1,3}|X)$")


@lru_cache(maxsize=4096)
def parse_text(text: str) -> Ability:
    """One line of card text. Raises `TextError`."""
    return read_line(text)


def _power(found: re.Match[str]) -> dict[str, int]:
    values = [0 if word == "X" else int(word) for word in found.groups()]
    bits = zip(found.groups(), (facts.X_ATTACK, facts.X_ENDURANCE), strict=True)
    x_power = sum(bit for word, bit in bits if word == "X")
    return {"attack": values[0], "endurance": values[1], "x_power": x_power}


def _number(name: str, word: str, found: dict[str, Any]) -> None:
    """``node 2``, ``cost X``, ``node -``, ``graze 1``."""
    if name != "graze" and word in ("-", "X"):
        where = "dash" if word == "-" else "x_cost"
        bit = {"node -": facts.NODE_DASH, "cost -": facts.COST_DASH, "node X": facts.X_NODE}.get(
            f"{name} {word}", facts.X_COST
        )
        found[where] = found.get(where, 0) | bit
    elif word.isdecimal() and len(word) < 3:
        found[name] = int(word)
    else:
        raise BadFacts(f"'{name} {word}': a number stands behind {name}")


def read_facts(line: str) -> dict[str, Any]:
    """The fields of a `CardDef` that a line of facts states."""
    words = [word.rstrip(",") for word in _TOKEN.findall(line)]
    if not words or words[0] not in KINDS:
        raise BadFacts(f"begins with '{words[0] if words else ''}'; a card begins with {', '.join(KINDS)}")
    found: dict[str, Any] = {"kind": KINDS[words[0]]}
    races: list[str] = []
    casters: list[str] = []
    numbers: list[str] = []
    for word in words[1:]:
        name, _, value = word.partition(" ")
        if word.startswith("["):
            for each in word[1:-1].split(","):
                if wrong := facts.no_race(each.strip()):
                    raise BadFacts(wrong)
                said_once(races, facts.race(each.strip()), word)
                races.append(facts.race(each.strip()))
        elif name == "caster" and value:
            said_once(casters, value.strip('"'), word)
            casters.append(value.strip('"'))
        elif name in ("node", "cost", "graze") and value:
            said_once(numbers, name, word)
            numbers.append(name)
            _number(name, value, found)
        elif power := _POWER.match(word):
            said_once(found, "attack", word)
            found |= _power(power)
        else:
            raise BadFacts(
                f"'{shortened(word)}' is no fact of a card; "
                "known: combat power or modifier (2/3, +0/+1), a race "
                "([fairy]), 'node 2', 'cost 3', 'graze 1', 'caster Reimu'; texts and keywords come after a "
                "bar: 'Character 2/3 | Haste'"
            )
    if found["kind"] == facts.CHARACTER and "attack" not in found:
        raise BadFacts("a Character has combat power: 'Character 2/3'")
    races = [race for race in races if race != "none"]
    return found | {"races": tuple(races), "caster": tuple(casters)}


def made_up(name: str, line: str, texts: tuple[str, ...], **more: Any) -> CardDef:
    """The definition of a card made up in a scenario. Raises `BadFacts` or `TextError`."""
    found = read_facts(line)
    if found["caster"] and "caster" in more:
        raise BadFacts("the caster is said twice, in the line of facts and as a field")
    found |= more
    abilities = tuple(parse_text(text) for text in texts)
    card = CardDef(key=name, name=name, abilities=abilities, texts=texts, made_up=True, **found)
    fits("vision", card)
    return card


def read_card(name: str, at: Value) -> CardDef:
    """A made-up card: a line of facts and texts, or fields."""
    given = at.fields(*FIELDS) if at.entries is not None else {}
    line, texts = line_and_texts(at, given, "Character 2/3")
    more: dict[str, Any] = {key: given[key].text() for key in ("number", "name_ja") if key in given}
    if "caster" in given:
        more["caster"] = each_once(given["caster"].one_or_more(), Value.text)
    if "substitute" in given:
        more["substitute"] = substitutes(given["substitute"], Value.count)
    return made(at, given, lambda: made_up(name, line, texts, **more))

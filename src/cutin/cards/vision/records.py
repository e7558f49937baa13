"""A card's record in a file: its facts, and its text in the card language."""

from __future__ import annotations

import re
from typing import Any

from cutin.cards.files import Value
from cutin.cards.loader import lines
from cutin.vision import card as facts
from cutin.vision.card import CardDef
from cutin.vision.language import read_line

from .shown import misfit

KINDS = {name: bit for bit, name in facts.KIND_NAMES.items()}
_POWER = re.compile(r"([+-]?\d{1,3}|X)/([+-]?\d{1,3}|X)")
MOST = 99


def card(at: Value, given: dict[str, Value]) -> CardDef:
    """The card of a record that has the fields of every card."""
    made: dict[str, Any] = {name: given[name].text() for name in ("key", "name")}
    for name in ("name_ja", "number"):
        if name in given:
            made[name] = given[name].text()
    made["kind"] = given["kind"].one_of(KINDS)
    made["node"] = _number(given["node"], made, facts.X_NODE, facts.NODE_DASH)
    made["cost"] = _number(given["cost"], made, facts.X_COST, facts.COST_DASH)
    if "caster" in given:
        made["caster"] = tuple(item.text() for item in given["caster"].items())
    if "races" in given:
        made["races"] = tuple(facts.race(item.text()) for item in given["races"].items())
    if "substitute" in given:
        pairs = given["substitute"].fields().items()
        made["substitute"] = tuple((facts.race(name), _small(count)) for name, count in pairs)
    if "graze" in given:
        made["graze"] = _small(given["graze"])
    if "power" in given:
        made |= _power(given["power"])
    elif made["kind"] == facts.CHARACTER:
        at.fail(f"the record of {made['name']} (character) lacks the field 'power'")
    if "made_up" in given:
        made["made_up"] = given["made_up"].flag()
    if "text" in given:
        made["texts"], made["abilities"] = lines(given["text"], read_line)
    found = CardDef(**made)
    wrong = misfit(found)
    if wrong is not None:
        given.get(wrong[0], at).fail(wrong[1])
    return found


def _small(at: Value) -> int:
    number = at.number()
    if number > MOST:
        at.fail(f"expected a number from 0 to {MOST}, found {number}")
    return number


def _number(at: Value, made: dict[str, Any], x: int, dash: int) -> int:
    """Required nodes or cost: a number, X, or the dash of a card that cannot be played."""
    word = at.text()
    if word == "X":
        made["x_cost"] = made.get("x_cost", 0) | x
    elif word == "-":
        made["dash"] = made.get("dash", 0) | dash
    elif re.fullmatch(r"\d{1,9}", word):
        return _small(at)
    else:
        at.fail(f'expected a whole number, X or "-", found {at.shown}')
    return 0


def _power(at: Value) -> dict[str, Any]:
    found = _POWER.fullmatch(at.text())
    if not found:
        at.fail(
            f"expected attack/endurance such as 3/2 or X/X, or a modifier such as +1/-1, found {at.shown}"
        )
    attack, endurance = (0 if word == "X" else int(word) for word in found.groups())
    bits = (facts.X_ATTACK, facts.X_ENDURANCE)
    x_power = sum(bit for word, bit in zip(found.groups(), bits, strict=True) if word == "X")
    return {"attack": attack, "endurance": endurance, "x_power": x_power}

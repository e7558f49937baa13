"""A card's record in a file: its facts, and its text in the card language."""

from __future__ import annotations

import re
from typing import Any

from cutin.ability.form import Keyword
from cutin.cards.files import Value
from cutin.cards.loader import lines
from cutin.vision import card as facts
from cutin.vision.card import CardDef
from cutin.vision.language import read_line
from cutin.vision.words.keywords import FantasyCreature
from cutin.vision.words.lines import PlayText

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
        made["races"] = tuple(_race(item, item.text()) for item in given["races"].items())
    if "substitute" in given:
        pairs = given["substitute"].fields().items()
        made["substitute"] = tuple((_race(count, name), _small(count)) for name, count in pairs)
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
    return CardDef(**made)


def _race(at: Value, word: str) -> str:
    if wrong := facts.no_race(word):
        at.fail(wrong)
    return facts.race(word)


def misfit(card: CardDef) -> tuple[str, str] | None:
    """A field that a card of this kind cannot have, and what is wrong with it."""
    kind = facts.KIND_NAMES[card.kind]
    creature = card.kind == facts.SPELL and any(isinstance(line, FantasyCreature) for line in card.abilities)
    being = card.kind == facts.CHARACTER or creature
    if card.caster and card.kind != facts.SPELL:
        return "caster", f"a {kind} has no caster (VIS-W.10)"
    if card.races and card.kind != facts.CHARACTER:
        return "races", f"a {kind} has no race (VIS-W.10)"
    if card.graze and not being:
        return "graze", f"a {kind} has no graze (VIS-W.10)"
    if card.kind == facts.CHARACTER and any(isinstance(line, PlayText) for line in card.abilities):
        return "text", "a character card is put on the field instead of resolving a play text (VIS-5.4.2)"
    if card.kind == facts.COMMAND and any(
        isinstance(line, Keyword) and line.__class__.__name__ in BEINGS for line in card.abilities
    ):
        return "text", "only what can be a character has such a keyword"
    return None


BEINGS = frozenset(
    {"Doll", "FantasyCreature", "Haste", "ManaCharge", "Stealth", "Surprise", "Transformation", "Vigilance"}
)
"""Keywords that say something of characters alone."""


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

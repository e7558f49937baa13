"""A card's record in a file: its facts, and its text in the card language."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cutin.ability.form import Keyword, Node
from cutin.cards.files import Value
from cutin.cards.loader import each_once, lines
from cutin.game.meaning.lines import walk
from cutin.vision import card as facts
from cutin.vision.card import CardDef
from cutin.vision.language import read_line
from cutin.vision.words import changes as ch
from cutin.vision.words.keywords import Charm, Equipment, FantasyCreature
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
        made["caster"] = each_once(given["caster"].items(), Value.text)
    if "races" in given:
        made["races"] = each_once(given["races"].items(), lambda item: _race(item, item.text()))
    if "substitute" in given:
        made["substitute"] = substitutes(given["substitute"], _small)
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
    if "power" not in given and [type(line) for line in made.get("abilities", ())] == [Equipment]:
        at.fail(
            f"the record of {made['name']} (equipment without any other text) lacks the field 'power': "
            "a combat modifier such as +1/+2 (VIS-10.13)"
        )
    return CardDef(**made)


def substitutes(at: Value, read: Callable[[Value], int]) -> tuple[tuple[str, int], ...]:
    """Races and how many of each, as `read`; a race in two languages is one."""
    given = at.fields()
    races = each_once(
        [replace(count, words=name) for name, count in given.items()],
        lambda item: _race(item, item.text()),
    )
    return tuple(zip(races, map(read, given.values()), strict=True))


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
    if wrong := _bad_power(card, being):
        return "power", wrong
    if card.kind == facts.CHARACTER and any(isinstance(line, PlayText) for line in card.abilities):
        return "text", "a character card is put on the field instead of resolving a play text (VIS-5.4.2)"
    if card.kind == facts.COMMAND and any(
        isinstance(line, Keyword) and line.__class__.__name__ in BEINGS for line in card.abilities
    ):
        return "text", "only what can be a character has such a keyword"
    return None


def _bad_power(card: CardDef, being: bool) -> str:
    """What is wrong with combat power or modifier; empty if nothing."""
    keywords = {type(line) for line in card.abilities}
    if being:
        if card.attack < 0 or card.endurance < 0:
            power = f"{card.attack}/{card.endurance}"
            return f"no printed combat power is below 0, found {power}; set cards have a modifier (VIS-W.10)"
    elif not keywords & {Equipment, Charm}:
        if card.attack or card.endurance or card.x_power:
            kind = facts.KIND_NAMES[card.kind]
            return f"a {kind} without Equipment or Charm has no combat modifier (VIS-W.10)"
        return ""
    for bit, name in ((facts.X_ATTACK, "attack"), (facts.X_ENDURANCE, "endurance")):
        if card.x_power & bit and not any(_says_x(node, name) for node in walk(card.abilities)):
            example = "has combat power X/X" if being else "gets +X/+X"
            return (
                f"no text says what the X is that stands for {name} (VIS-W.48); one such as "
                f"'(auto alpha): this character {example}, where X is the number of own nodes' does"
            )
    return ""


def _says_x(node: Node, name: str) -> bool:
    """Does that part of a text give a value that is printed X?"""
    if isinstance(node, ch.HasPower | ch.Gets):
        return isinstance(getattr(node, name), ch.Shift)
    if isinstance(node, ch.HasPowerOf | ch.GetsPowerOf | ch.GetsForEach):
        return True
    return isinstance(node, ch.HasAttack | ch.AttackIsEndurance if name == "attack" else ch.HasEndurance)


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

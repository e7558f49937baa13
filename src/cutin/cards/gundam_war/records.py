"""A card's record in a file: its facts, and its text in the card language."""

from __future__ import annotations

import re
from typing import Any

from cutin.ability.form import Keyword
from cutin.cards.files import Value
from cutin.cards.loader import each_once, lines, several
from cutin.gundam_war import card as facts
from cutin.gundam_war.card import CardDef, Form
from cutin.gundam_war.language import read_line
from cutin.gundam_war.words.lines import CommandText, PlayedText
from cutin.kernel.wording import shortened

TYPES = {name.lower(): bit for bit, name in facts.TYPE_NAMES.items()}
COLOURS = {name: place for place, name in enumerate(facts.COLOUR_NAMES)}
SECOND_COLOURS = {**COLOURS, "other": facts.OTHER_COLOUR}
TERRAIN = {"space": facts.SPACE, "earth": facts.EARTH}
G_CLASSES = {"basic": facts.BASIC, "basic equivalent": facts.BASIC_EQUIVALENT, "special": facts.SPECIAL}

_REQUIRED = {
    facts.UNIT: ("cost", "terrain", "stats"),
    facts.CHARACTER: ("cost", "stats"),
    facts.COMMAND: ("cost",),
    facts.OPERATION: ("cost",),
    facts.G: ("g",),
}
MOST = 20
_COST = re.compile(r"(\d{1,3}|X)-(\d{1,3}|X)-(\d{1,3}|X)")
_STATS = re.compile(r"([+-]?\d{1,3}|\*)/([+-]?\d{1,3}|\*)/([+-]?\d{1,3}|\*)")


def card(at: Value, given: dict[str, Value]) -> CardDef:
    """The card of a record that has the fields of every card."""
    kind = given["type"].one_of(TYPES)
    for name in _REQUIRED[kind]:
        if name not in given:
            at.fail(f"the record of {given['name'].text()} ({given['type'].text()}) lacks the field '{name}'")
    made: dict[str, Any] = {name: given[name].text() for name in ("key", "name")}
    for name in ("name_ja", "model", "number"):
        if name in given:
            made[name] = given[name].text()
    made["type"] = kind
    colours = several(given["colour"], COLOURS) if "colour" in given else ()
    made["colours"] = colours
    if "cost" in given:
        if kind == facts.G:
            given["cost"].fail(G_COST)
        made |= _cost(given["cost"], colours, given.get("dual"))
    elif "dual" in given:
        given["dual"].fail("a second designated colour needs a cost")
    made["costless"] = kind == facts.G
    if "terrain" in given:
        made["terrain"] = sum(several(given["terrain"], TERRAIN))
    if "stats" in given:
        made |= _stats(given["stats"])
    if "set_on" in given:
        made["set_on"] = sum(several(given["set_on"], TYPES))
    elif kind == facts.CHARACTER:
        made["set_on"] = facts.UNIT
    if "traits" in given:
        made["traits"] = each_once(given["traits"].items(), Value.text)
    if "g" in given:
        if kind != facts.G:
            given["g"].fail("only a G has this field")
        made["g_class"] = given["g"].one_of(G_CLASSES)
    if "second" in given:
        made["second"] = _second(given["second"])
    if "as_g" in given:
        made["generation"] = lines(given["as_g"], read_line)[1]
    if "made_up" in given:
        made["made_up"] = given["made_up"].flag()
    if "text" in given:
        made["texts"], made["abilities"] = lines(given["text"], read_line)
    return CardDef(**made)


def misfit(card: CardDef) -> tuple[str, str] | None:
    """A field that a card of this type cannot have, and what is wrong with it."""
    command = card.type == facts.COMMAND
    name = facts.TYPE_NAMES[card.type]
    if wrong := _bad_cost(card):
        return "cost", wrong
    if card.terrain and card.type != facts.UNIT:
        return "terrain", f"a {name} has no terrain aptitude (GW-1.9)"
    if (card.close or card.ranged or card.defence) and not (card.type == facts.UNIT or card.set_on):
        return "stats", f"a {name} that is set on nothing has no battle stats (GW-1.3)"
    if card.type == facts.UNIT and min(card.close, card.ranged, card.defence) < 0:
        return "stats", f"{BELOW_0}, found {card.close}/{card.ranged}/{card.defence}"
    if card.set_on and card.type not in (facts.CHARACTER, facts.OPERATION):
        return "set_on", f"a {name} is no set card; Characters and some Operations are (GW-1.3)"
    if card.second is not None:
        form = card.second
        if card.type != facts.UNIT:
            return "second", f"a {name} has no second form (GW-21.17)"
        if min(form.close, form.ranged, form.defence) < 0:
            return "second", f"{BELOW_0}, found {form.close}/{form.ranged}/{form.defence}"
    for text, line in zip(card.texts, card.abilities, strict=True):
        inner = getattr(line, "line", line)
        if isinstance(inner, CommandText) and not command:
            cost = "only a Command has a text without cost; write a cost: '(any time): 0: ...'"
            return "text", f"'{shortened(text)}': {cost}"
        if isinstance(inner, PlayedText) and command:
            return (
                "text",
                f"'{shortened(text)}': the effect of a Command has no cost of its own: '(any time): ...'",
            )
        if command and isinstance(inner, Keyword) and type(inner).__name__ not in OF_COMMANDS:
            return "text", f"'{shortened(text)}': a Command has no such keyword"
    return None


OF_COMMANDS = frozenset(
    {"ExtraCost", "Prevent", "Quick", "RestrictToOne", "RestrictToOneDeck", "RestrictToOneOwn"}
    | {"RestrictToOneTurn", "SubstituteCost", "Unique", "Variable"}
)
"""Keywords that say something of a card that does not stay on the field."""


G_COST = "a G has no cost (GW-1.3)"
BELOW_0 = "no battle stat of a Unit is below 0 (GW-1.7)"


def _bad_cost(card: CardDef) -> str:
    """What cannot be in its cost; empty if nothing."""
    designated = sum(number for _, number in card.designated)
    if card.type == facts.G and (designated or card.total or card.resource or card.x_cost):
        return G_COST
    if not card.x_cost and designated > card.total:
        return f"the total contains the designated power, so it is at least {designated} (GW-1.6)"
    return ""


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
    if max(designated, total, resource) > MOST:
        at.fail(f"numbers up to {MOST}, found {at.shown}")
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
    abilities = lines(given["text"], read_line)[1] if "text" in given else ()
    return Form(name=given["name"].text(), abilities=abilities, **_stats(given["stats"]))

"""How options, cards and places are called: the notation of the terminal, of records and of scenarios."""

from __future__ import annotations

from typing import Any

from cutin.game.naming import apart, numbered
from cutin.kernel.decision import Decision
from cutin.kernel.state import State

from .table import DISPOSITION, EARTH_AREA, PLACE_NAMES, PLACES, PLAYED, SPACE_AREA, seat_name

AREA_NAMES = {SPACE_AREA: "Space", EARTH_AREA: "Earth"}
REDRAWS = ("keep", "redraw without G", "redraw")


def card_name(s: State, card: int) -> str:
    """What a card is called; a card that stands as it is printed, by its name."""
    name: str = s.rules.defs[s.kinds[card]].name
    return name


def area_name(zone: int) -> str:
    """A place on the field as options call it."""
    place = zone % PLACES
    if place in AREA_NAMES:
        return AREA_NAMES[place]
    if place == DISPOSITION:
        return f"Disposition Area of {seat_name(zone // PLACES)}"
    return f"{PLACE_NAMES[place]} of {seat_name(zone // PLACES)}"


def ref_name(s: State, ref: tuple[int, int]) -> tuple[str, int]:
    """The name of what a reference means, and the card id that numbers it (-1: none)."""
    kind, number = ref
    if kind >= 0:
        name = card_name(s, kind)
        return (f"{name} (being played)" if s.where[kind] % PLACES == PLAYED else name), kind
    if kind == -1:
        return f"Nation of {seat_name(number)}", -1
    if kind == -2:
        return f"squad of {seat_name(number // PLACES)} in {area_name(number)}", -1
    if kind == -3:
        for item in s.chain:
            if item.key == number:
                # One card may have activated several effects: they are numbered as they were activated.
                return f"{card_name(s, item.source)} (being played)", len(s.kinds) + number
        return "a play", -1
    return area_name(number), -1


def option_texts(s: State, d: Decision) -> list[str]:
    """The text of each option of a decision, unique in it."""
    taken = _taken(s, d) if d is s.decision and d.question in _IN_PARTS else []
    texts = numbered([_option(s, d, value) for value in d.options], taken)
    return texts if d.question != "order" else apart(texts)


def option_text(s: State, d: Decision, index: int) -> str:
    """The text of one option: what stands for no card needs no number, so the others are not looked at."""
    if d.question != "order":
        text, card, name = _option(s, d, d.options[index])
        if card < 0:
            return text.replace("{}", name)
    return option_texts(s, d)[index]


# Questions of which several are asked for one choice.
_IN_PARTS = ("target", "host", "pay", "choose", "sortie")


def _taken(s: State, d: Decision) -> list[tuple[str, int]]:
    """The names and cards that earlier parts of this choice have taken."""
    frame = _frame(s)
    if d.question == "sortie":
        return [(card_name(s, card), card) for card, _entry, _area in frame.declared]
    if d.question != "choose":
        return [ref_name(s, each) for each in getattr(frame, "part", ())]
    held = getattr(frame, "held", ())
    return [ref_name(s, each) for each in frame.chosen[held[-1] :]] if held and held[-1] >= 0 else []


def _option(s: State, d: Decision, value: Any) -> tuple[str, int, str]:
    question = d.question
    if question in ("window", "cut"):
        return _play(s, d, value)
    if value is None:
        return "done", -1, ""
    if question == "sortie":
        if value[0] < 0:
            return "done", -1, ""
        return f"sortie {{}} -> {AREA_NAMES[value[1]]}", value[0], card_name(s, value[0])
    if question == "X":
        return f"X = {value}", -1, ""
    if question in ("may", "answer"):
        return "yes" if value else "no", -1, ""
    if question == "redraw":
        if value == 2:
            return f"redraw {_frame(s).size - 1}", -1, ""
        return REDRAWS[value], -1, ""
    if question == "order" and isinstance(value, tuple):
        return _standing(s, d, value)
    if question == "order":
        return _item(s, value)
    if question == "end":
        return str(value), -1, ""
    if question == "place":
        return ("first place", "second place")[value], -1, ""
    if question == "area" and isinstance(value, int):
        return (area_name(value) if value >= 0 else f"Disposition Area of {seat_name(d.seat)}"), -1, ""
    name, card = ref_name(s, value)
    return "{}", card, name


def _frame(s: State) -> Any:
    return s.agenda[-1]


def _play(s: State, d: Decision, value: tuple[int, ...]) -> tuple[str, int, str]:
    if value[0] == 0:
        return "pass", -1, ""
    what, card, key = value
    name = card_name(s, card)
    if what == 1:
        return "play {}", card, name
    if what == 2:
        return "play {} (variable)", card, name
    if what == 4:
        return "play {} (substitute)", card, name
    mine = [v[2] for v in d.options if v[0] == 3 and v[1] == card]
    if len(mine) == 1:
        return "use {}", card, name
    return f"use {{}}: {text_number(s, card, key)}", card, name


def text_number(s: State, card: int, key: int) -> int:
    """The number of a text among the texts that the card has now, from 1."""
    found = s.values.of.get(card)
    texts = found.texts if found is not None else s.rules.prints[s.kinds[card]].texts
    playable = [t.key for t in texts if t.playable or t.places]
    return playable.index(key) + 1 if key in playable else 0


def _standing(s: State, d: Decision, value: tuple[int, int]) -> tuple[str, int, str]:
    """An auto A text: by its card, or with its number among those of the card (GW-10.4)."""
    card, key = value
    if sum(1 for one, _key in d.options if one == card) < 2:
        return "{}", card, card_name(s, card)
    keys = [text.key for text in s.values.of[card].texts]
    return f"{{}}: {keys.index(key) + 1}", card, card_name(s, card)


def _item(s: State, key: int) -> tuple[str, int, str]:
    for held in s.table.held:
        if held.key == key:
            return "{}", held.source, card_name(s, held.source) if held.source >= 0 else "rule"
    for item in (*s.ready, *s.pending, *s.chain):
        if item.key == key:
            name = card_name(s, item.source) if item.source >= 0 else "rule"
            if item.kind == 5:
                return "abolish {}", item.source, name
            v = s.values.of.get(item.source) or s.rules.prints[s.kinds[item.source]]
            keys = [t.key for t in v.texts]
            if item.text in keys and sum(1 for t in v.texts if t.trigger is not None) > 1:
                return f"{{}}: {keys.index(item.text) + 1} ({item.key})", item.source, name
            return "{}", item.source, name
    return f"effect {key}", -1, ""

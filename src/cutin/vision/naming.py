"""How options, cards and places are called: the notation of the terminal, of records and of scenarios."""

from __future__ import annotations

from typing import Any

from cutin.game.naming import Named, apart, numbered
from cutin.kernel.decision import Decision
from cutin.kernel.knowledge import knows
from cutin.kernel.state import State

from .c01_nodes import SLEEP
from .c05_checks import ATTACKS, CARD, CARD_DEFENDS, DEFENDS, SET_NODE
from .c06_characters import entry_of
from .changes import SHAPE
from .notices import OF_A_CARD
from .table import FACE_DOWN, FIELD, PLACE, PLACE_NAMES, PLACES, PLAY, seat_name

UNKNOWN = "a card"
COVERED = "face-down card"
REDRAWS = ("keep", "redraw")
SKIPS = ("pay", "skip the cost")
UPKEEPS = ("pay for {}", "let the caster keep {}", "discard {}", "pay for {} with life")


def card_name(s: State, card: int) -> str:
    """What a card is called: by its printed name, or by what an effect has made of a face-down card."""
    record = s.cards[card]
    if record is not None and record.flags & FACE_DOWN and PLACE[s.where[card]] == FIELD:
        for lasting in reversed(record.lasting):
            if lasting.change[0] == SHAPE and lasting.change[4]:
                return str(lasting.change[4])
        return COVERED
    name: str = s.rules.defs[s.kinds[card]].name
    return name


def ref_name(s: State, ref: tuple[int, int]) -> tuple[str, int]:
    """The name of what a reference means, and the card id that numbers it (-1: none)."""
    kind, number = ref
    if kind >= 0:
        name = card_name(s, kind)
        return (f"{name} (being played)" if PLACE[s.where[kind]] == PLAY else name), kind
    if kind == -1:
        return seat_name(number), -1
    for item in (*s.chain, *s.ready):
        if item.key == number:
            # One card may have several effects under way: they are numbered as they came about.
            return f"{card_name(s, item.source)} (effect)", len(s.kinds) + number
    return f"{PLACE_NAMES[number % PLACES]} of {seat_name(number // PLACES % 2)}", -1


def option_texts(s: State, d: Decision) -> list[str]:
    """The text of each option of a decision, unique in it."""
    taken = _taken(s, d) if d is s.decision and d.question in _IN_PARTS else []
    texts = numbered([_option(s, d, value) for value in d.options], taken)
    return texts if d.question != "order" else apart(_by_subject(s, d, texts))


def option_text(s: State, d: Decision, index: int) -> str:
    """The text of one option: what stands for no card needs no number, so the others are not looked at."""
    if d.question != "order":
        text, card, name = _option(s, d, d.options[index])
        if card < 0:
            return text.replace("{}", name)
    return option_texts(s, d)[index]


# Questions of which several are asked for one choice.
_IN_PARTS = ("target", "choose")


def _taken(s: State, d: Decision) -> list[tuple[str, int]]:
    """The names and cards that earlier parts of this choice have taken."""
    frame: Any = s.agenda[-1]
    if d.question != "choose":
        return [ref_name(s, each) for each in getattr(frame, "part", ())]
    held = getattr(frame, "held", ())
    return [ref_name(s, each) for each in frame.chosen[held[-1] :]] if held and held[-1] >= 0 else []


def _option(s: State, d: Decision, value: Any) -> Named:
    question = d.question
    if question in ("window", "answer"):
        return _action(s, d, value)
    if value is None:
        return "done", -1, ""
    if question == "pay" and isinstance(value, tuple) and value[0] >= 0 and _is_node(s, d, value):
        return _payment(s, d, value)
    if question == "X":
        return f"X = {value}", -1, ""
    if isinstance(value, bool):
        return ("yes" if value else "no"), -1, ""
    if question == "redraw":
        return REDRAWS[value], -1, ""
    if question == "skip":
        return SKIPS[value], -1, ""
    if question == "mode" and isinstance(value, int):
        return f"mode {s.rules.texts[value].mode}", -1, ""
    if question == "form":
        return _form(s, value), -1, ""
    if question == "share":
        return f"{value[1]} to {{}}", value[0], card_name(s, value[0])
    if question == "upkeep":
        return UPKEEPS[value[1]], value[0], card_name(s, value[0])
    if question == "order" and isinstance(value, int):
        return _waiting(s, value)
    if isinstance(value, tuple):
        name, card = ref_name(s, value)
        return "{}", card, name
    return str(value), -1, ""


def _form(s: State, key: int) -> str:
    """A transformed entry, by its name or its combat power (VIS-10.28.5)."""
    (attack, endurance), _graze, name, _races, _keys = entry_of(s.rules, s.rules.texts[key].ability.parts)
    return name or f"{attack}/{endurance}"


def _is_node(s: State, d: Decision, value: tuple[int, int]) -> bool:
    """Whether that part of a payment is one in nodes (VIS-W.4)."""
    return d.rule == "VIS-W.4"


def _payment(s: State, d: Decision, value: tuple[int, int]) -> Named:
    """A node that is known is named where it is not the only sort there is to choose from."""
    card, how = value
    word = "sleep" if how == SLEEP else "discard"
    others = [one for one, what in d.options if what == how]
    if len(others) > 1 and knows(s, d.seat, card):
        return f"{word} node {{}}", card, s.rules.defs[s.kinds[card]].name
    return f"{word} a node", -1, ""


def _action(s: State, d: Decision, value: tuple[int, ...]) -> Named:
    if value[0] == 0:
        return "pass", -1, ""
    what, card, key = value
    name = card_name(s, card)
    if what == SET_NODE:
        return "set node {}", card, name
    if what in (CARD, CARD_DEFENDS):
        mode = s.rules.texts[key].mode if key else 0
        text = f"play {{}}: {mode}" if mode else "play {}"
        return (f"{text} to defend" if what == CARD_DEFENDS else text), card, name
    if what == ATTACKS:
        return "attack with {}", card, name
    if what == DEFENDS:
        return "defend with {}", card, name
    mine = [v[2] for v in d.options if v[0] == what and v[1] == card]
    if len(mine) == 1:
        return "use {}", card, name
    return f"use {{}}: {text_number(s, card, key)}", card, name


def text_number(s: State, card: int, key: int) -> int:
    """The number of a text among the texts of the card that can be used, from 1."""
    found = s.values.of.get(card)
    texts = found.texts if found is not None else s.rules.prints[s.kinds[card]].texts
    usable = [t.key for t in texts if t.playable]
    return usable.index(key) + 1 if key in usable else 0


def _by_subject(s: State, d: Decision, texts: list[str]) -> list[str]:
    """Effects of one text that wait for several things at once: each with the card that it is about."""
    about = {item.key: item.event for item in s.ready}
    named = []
    for value, text in zip(d.options, texts, strict=True):
        event = about.get(value, ())
        if texts.count(text) > 1 and event and event[0] in OF_A_CARD:
            whom = event[1]
            if whom < 0:
                name = seat_name(-1 - whom)
            else:
                name = card_name(s, whom) if knows(s, d.seat, whom) else UNKNOWN
            text = f"{text} on {name}"
        named.append(text)
    return named


def _waiting(s: State, key: int) -> Named:
    """An effect that waits: by its card, with its number among its automatic effects if there are several."""
    for held in s.table.held:
        if held.key == key:
            return "{}", held.source, card_name(s, held.source) if held.source >= 0 else "rule"
    for item in (*s.ready, *s.chain):
        if item.key == key:
            if item.source < 0:
                return "rule", -1, ""
            v = s.values.of.get(item.source) or s.rules.prints[s.kinds[item.source]]
            keys = [t.key for t in v.texts if t.trigger is not None]
            name = card_name(s, item.source)
            if item.text in keys and len(keys) > 1:
                return f"{{}}: {keys.index(item.text) + 1}", item.source, name
            return "{}", item.source, name
    return f"effect {key}", -1, ""

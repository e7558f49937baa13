"""Chapters 5, 6, 7 and 10: which rules decide what is in force, noted for those who listen.

How it is worked out stands in `force`; here it is only looked at, card by card, and each rule is cited when
it begins to decide something.
"""

from __future__ import annotations

from typing import Any

from cutin.kernel.changes import cite
from cutin.kernel.state import Card, State

from .card import CHARACTER, COMMAND, SPELL
from .changes import AS_CHARACTER, BASE, FORM, NAME, PLUS_IS_MINUS, RACE, SHAPE
from .force import Force
from .table import FACE_DOWN
from .values import GIVING, STAYING_COMMAND, STAYING_SPELL, Values

Noted = frozenset[tuple[str, int]]


def explain(s: State, before: Force | None, now: Force) -> None:
    """Cites the rules that have just begun to decide something about a card."""
    found: set[tuple[str, int]] = set()
    on_card: dict[int, list[tuple[Any, ...]]] = {}
    for (_when, key, _arrival), card, change in now.applied:
        found.add((s.rules.text(key).rule or "VIS-W.42", max(card, -1)))
        on_card.setdefault(card, []).append(change)
    for rule, card in (*now.repeated, *now.passed):
        found.add((rule, card))
    for card, v in now.of.items():
        record = s.cards[card]
        if record is not None:
            found.update((rule, card) for rule in _decisive(s, now, record, v, on_card.get(card, [])))
    now.noted = frozenset(found)
    known = before.noted if before is not None else frozenset()
    for rule, card in sorted(now.noted - known):
        cite(s, rule, card)


def _decisive(s: State, now: Force, record: Card, v: Values, applied: list[tuple[Any, ...]]) -> list[str]:
    rules = []
    changes = [lasting.change for lasting in record.lasting]
    for change in (*changes, *applied):
        if change[0] == NAME or (change[0] == RACE and not change[2]):
            rules.append("VIS-6.1.5")
        elif change[0] == SHAPE:
            rules += _shaped(record, v, change)
        elif change[0] == FORM and v.original != change[1]:
            rules.append("VIS-10.28.9.a")
    if s.rules.union_names(v.kind) and not record.flags & FACE_DOWN and record.host < 0:
        rules.append("VIS-10.20.2.a")
    if record.flags & FACE_DOWN:
        rules.append("VIS-6.1.7" if v.character else "VIS-W.36")
    elif s.rules.lines[v.kind]:
        rules += _text(now, record, v)
    if any(change[0] == BASE for change in changes) and (v.up != (0, 0) or v.down != (0, 0)):
        rules.append("VIS-W.48")
    if v.flags & PLUS_IS_MINUS and v.up != (0, 0):
        rules.append("VIS-W.48")
    return rules


def _shaped(record: Card, v: Values, change: tuple[Any, ...]) -> list[str]:
    """Which rule says what the braces make of a face-up card."""
    if record.flags & FACE_DOWN:
        return []
    if change[1] & AS_CHARACTER:
        return ["VIS-6.1.6"]
    return ["VIS-6.1.9.a"] if v.types & CHARACTER else []


def _text(now: Force, record: Card, v: Values) -> list[str]:
    """Which rule gives or takes the text of a face-up card."""
    if record.host < 0:
        if v.types & SPELL and not v.types & CHARACTER and not any(n in v.words for n in STAYING_SPELL):
            return ["VIS-5.5.3"]
        if v.types & COMMAND and not any(n in v.words for n in STAYING_COMMAND):
            return ["VIS-5.6.2"]
        return []
    if v.given:
        return [
            rule for name, rule in (("Equipment", "VIS-10.13.6"), ("Charm", "VIS-10.14.4")) if name in v.words
        ]
    if v.types & CHARACTER:
        return ["VIS-5.4.4"]
    spell = bool(v.types & SPELL)
    if not any(name in v.words for name in GIVING):
        return ["VIS-5.5.4" if spell else "VIS-5.6.3"]
    host: Any = now.of.get(record.host)
    if host is not None and not host.character:
        return ["VIS-5.5.5" if spell else "VIS-5.6.4"]
    return []

"""What a seat may see, as far as any game shows it: plain data, without what would tell a hidden card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.kernel.state import State


def decision(s: State, seat: int | None) -> dict[str, Any] | None:
    """The open question, for whoever is asked; nobody else is told that there is one."""
    d = s.decision
    if d is None or seat != d.seat:
        return None
    return {"question": d.question, "rule": d.rule, "options": s.rules.option_texts(s, d)}


def result(s: State, name: Callable[[int], str]) -> dict[str, Any] | None:
    """How the game has ended; `name` says what a seat is called."""
    found = s.result
    if found is None:
        return None
    winner = None if found.winner is None else name(found.winner)
    return {"winner": winner, "reason": found.reason, "rule": found.rule}


def names_in(s: State, seat: int | None, zone: int) -> list[str | None]:
    """The names of the cards of a zone in order; None for each that the seat does not know."""
    cards = s.zones[zone]
    defs, kinds = s.rules.defs, s.kinds
    if s.rules.sees[zone] == 3:
        return [defs[kinds[c]].name for c in cards]
    if seat is None:
        return [None] * len(cards)
    mine = s.known[seat]
    return [defs[kinds[c]].name if mine[c] == 1 else None for c in cards]


def unordered(names: list[str | None]) -> list[str | None]:
    """The same where the order is nobody's business: known names first, in order, then the unknown ones."""
    return sorted(names, key=lambda name: (name is None, name or ""))

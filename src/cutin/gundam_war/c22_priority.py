"""Chapter 22, what decides between effects that meet on one card: noted for those who listen.

The order itself is in `force`: resolved effects first, then auto A over them in order of time, "lose" last.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cutin.kernel.changes import cite
from cutin.kernel.state import State

from .card import CHARACTER
from .values import BASE, DESIGNATED, KEYWORD, LOSE_KEYWORD, MOD, NEGATE, SHAPE, TEXT, TYPE, Force

# What keywords do to cards as long as they do it, and what the squad rules among them do it by.
IN_FORCE = {
    "CruiserModification": "GW-21.37",
    "School": "GW-21.34",
    "SpaceBattle": "GW-21.7",
    "Team": "GW-21.13",
    "Water": "GW-21.2",
}
BY_SQUAD = {MOD: "SpaceBattle", NEGATE: "Water"}

Noted = frozenset[tuple[str, int]]


def explain(s: State, before: Force | None, now: Force) -> None:
    """Cites the rules that have just begun to decide something about a card."""
    on_card: dict[int, list[Any]] = {}
    found: set[tuple[str, int]] = {(rule, -1) for rule in now.decided}
    for (_when, text, _arrival), card, change in now.applied:
        if card >= 0:
            on_card.setdefault(card, []).append(change)
            keyword = s.rules.text(text).keyword if text else BY_SQUAD.get(change[0], "")
            if keyword in IN_FORCE:
                found.add((IN_FORCE[keyword], card))
    for card, values in now.of.items():
        record = s.cards[card]
        assert record is not None
        if record.lasting or card in on_card:
            resolved = [lasting.change for lasting in record.lasting]
            found.update((rule, card) for rule in _decisive(s, now, card, resolved, on_card.get(card, [])))
        if values.stars:
            found.add(("GW-1.8", card))
        if record.under and _bears_a_character(now, record.under):
            found.add(("GW-12.9", card))
    now.noted = frozenset(found)
    for rule, card in sorted(now.noted - (before.noted if before is not None else frozenset())):
        cite(s, rule, card)


def _bears_a_character(now: Force, under: Iterable[int]) -> bool:
    return any(now.of[card].types & CHARACTER for card in under)


def _decisive(s: State, now: Force, card: int, resolved: list[Any], applied: list[Any]) -> list[str]:
    v = now.of[card]
    changes = [*resolved, *applied]
    rules = []
    if s.rules.is_coin_kind(v.kind) and any(change[0] in (TEXT, KEYWORD) for change in applied):
        rules.append("GW-18.17")
    if any(change[0] == NEGATE for change in resolved) and any(c[0] in (TEXT, KEYWORD) for c in applied):
        rules += ["GW-10.6", "GW-22.5"]
    if _contradict(changes):
        rules.append("GW-22.3")
    lost = {change[1] for change in changes if change[0] == LOSE_KEYWORD}
    gained = {name for change in changes if change[0] == KEYWORD for name, _number in change[1]}
    if lost & gained or v.gained_terrain & v.lost_terrain:
        rules.append("GW-22.4")
    return rules


def _contradict(changes: list[Any]) -> bool:
    """Whether two of them say different things of the same property."""
    said: dict[str, Any] = {}
    for change in changes:
        kind = change[0]
        about: list[tuple[str, Any]] = []
        if kind in (TYPE, SHAPE) and not change[2]:
            about.append(("type", change[1]))
        if kind == SHAPE and change[3] is not None:
            about.append(("stats", change[3]))
        elif kind == BASE:
            about.append(("stats", change[1:4]))
        elif kind == DESIGNATED:
            about.append(("colour", change[1]))
        for what, value in about:
            if said.setdefault(what, value) != value:
                return True
    return False

"""Names in a question: which card is meant, and where a name ends."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cutin.kernel.decision import NotAnAction
from cutin.kernel.knowledge import knows
from cutin.kernel.state import State

from .table import HAND, HANGAR, NATION, PLACES

# What may stand between the choices of one play.
LINKS = (" on ", " in ", " with ", " paying ", " to ", " and ", " for ", ", ", " ")


def linked(rest: str) -> str | None:
    """What follows behind a link; "" if nothing is left, None if no link stands there."""
    if not rest:
        return ""
    for link in LINKS:
        if rest.startswith(link):
            return rest[len(link) :]
    return None


def named(words: str, names: Iterable[str]) -> tuple[str, int, str]:
    """The longest name that the words begin with, its number (from 1), and what is left.

    Raises NotAnAction where they begin with none.
    """
    best = ("", 0, "")
    for name in names:
        if len(name) <= len(best[0]) or not words.startswith(name):
            continue
        rest = words[len(name) :]
        number = re.match(r"#(\d+)", rest)
        if number:
            rest = rest[number.end() :]
        if not rest or rest[0] in " :,":
            best = (name, int(number[1]) if number else 1, rest)
    if not best[0]:
        raise NotAnAction(f"there is no {words!r} that this could be done with")
    return best


def numbered(cards: list[int], offered: list[int], number: int, name: str) -> int | None:
    """The card that a number means: those that are offered are counted first, as their texts count them."""
    first = sorted(dict.fromkeys(offered))
    order = [*(c for c in first if c in cards), *(c for c in cards if c not in first)]
    return order[number - 1] if 0 < number <= len(order) else None


def visible(s: State, seat: int, mine: int = -1) -> list[int]:
    """The cards that the seat may speak of, those on the field first; `mine`: with that player's hand."""
    found = []
    for zone, cards in enumerate(s.zones):
        place = zone % PLACES
        for card in cards:
            record = s.cards[card]
            if record is not None:
                found += [card, *record.under]
            elif (
                s.rules.sees[zone] == 3
                or (zone // PLACES == mine and place in (HAND, HANGAR))
                or (place not in (HAND, NATION) and knows(s, seat, card))
            ):
                found.append(card)
    return sorted(found, key=lambda card: (s.cards[card] is None, card))

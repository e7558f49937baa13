"""Chapter 13: roll and reroll, always of a whole set group (GW-12.5)."""

from __future__ import annotations

from cutin.kernel.changes import cite, set_card
from cutin.kernel.citing import rule
from cutin.kernel.state import State

from . import notices as on
from .c19_moving import group
from .table import seat_of
from .values import GROUP_NOT_ROLLED_BY_ENEMY, NOT_ROLLED, NOT_ROLLED_BY_ENEMY, NOT_ROLLED_BY_OWN, of


def whole_group(s: State, card: int) -> tuple[int, ...]:
    """Every card of the set group that the card belongs to."""
    record = s.cards[card]
    assert record is not None
    return group(s, record.host if record.host >= 0 else card)


@rule("GW-13.5", off=True)
def can_be(s: State, card: int, rolled: bool) -> bool:
    """An already rolled card cannot be rolled again, nor an upright one rerolled."""
    record = s.cards[card]
    return record is not None and record.rolled != rolled


def turn(s: State, card: int, rolled: bool, player: int = -1, rule: str = "GW-12.5") -> bool:
    """Rolls or rerolls the card's whole group; False where it has nothing to do or is prevented.

    `player` is whose effect does it (-1: a rule or a cost).
    """
    if not can_be(s, card, rolled):
        cite(s, "GW-13.5", card)
        return False
    cards = whole_group(s, card)
    if rolled and player >= 0:
        for each in cards:
            flags = of(s, each).flags
            mine = player == seat_of(s, each)
            barred = NOT_ROLLED_BY_OWN if mine else NOT_ROLLED_BY_ENEMY | GROUP_NOT_ROLLED_BY_ENEMY
            if flags & (NOT_ROLLED | barred):
                cite(s, "GW-22.9", each)
                return False
    if len(cards) > 1:
        cite(s, "GW-12.5", card)
    for each in cards:
        set_card(s, each, "rolled" if rolled else "rerolled", rule, rolled=rolled)
    for each in cards:
        on.notice(s, on.ROLLED, each, int(rolled))
    return True

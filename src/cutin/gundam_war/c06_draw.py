"""Drawing (GW-5.6, 6.2, 23.2)."""

from __future__ import annotations

from cutin.kernel.changes import move
from cutin.kernel.state import State

from .table import HAND, NATION, PLACES


def draw(s: State, seat: int, pile: int = NATION, rule: str = "GW-23.2") -> bool:
    """Top card of the Nation (or another pile of that player) to the hand; the Nation's last card loses."""
    zone = seat * PLACES + pile
    if not s.zones[zone]:
        return False
    card = s.zones[zone][0]
    move(s, card, s.owners[card] * PLACES + HAND, rule=rule)
    return True

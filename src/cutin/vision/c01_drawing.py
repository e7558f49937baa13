"""Chapter 1.11: drawing, which is not the same as adding to the hand (VIS-W.39)."""

from __future__ import annotations

from cutin.kernel.changes import cite, move
from cutin.kernel.state import State

from . import notices as on
from .c01_losing import cannot_draw
from .c07_effects import occur
from .changes import CANNOT_DRAW
from .table import DECK, HAND, PLACES
from .values import player_flags


def draw(s: State, seat: int, rule: str = "VIS-W.39", told: bool = True) -> bool:
    """The player takes the top card of the own deck into hand; whether there was one.

    `told` False: at the set-up, where no text listens. Who cannot draw by an effect has not had to.
    """
    if told and player_flags(s, seat) & CANNOT_DRAW:
        cite(s, "VIS-W.27")
        return False
    deck = s.zones[seat * PLACES + DECK]
    if not deck:
        cannot_draw(s, seat)
        return False
    card = deck[0]
    move(s, card, seat * PLACES + HAND, rule=rule)
    if told:
        occur(s, on.DREW, seat, card, int(not rule.startswith("VIS-4")))
        occur(s, on.HAND_CHANGED, seat)
    return True

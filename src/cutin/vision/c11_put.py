"""Chapter 11: a single card changes its zone, whatever makes it."""

from __future__ import annotations

from cutin.kernel.changes import cite, move, next_serial, set_card, take_from_under
from cutin.kernel.state import State

from .table import FIELD, NODES, PLACE, PLACES, SEAT


def relocate(
    s: State, card: int, zone: int, index: int | None = None, rule: str = "", face_down: bool = False
) -> None:
    """Moves one card, out from under its host if it is set. Cards set on it stay where they are.

    A card that changes its zone is a new object (VIS-W.25), also between places in which cards have a
    condition; the field is one zone. `face_down`: nobody gets to see it there (VIS-3.1.5.d).
    """
    record = s.cards[card]
    if record is not None and record.host >= 0:
        take_from_under(s, card)
    before = PLACE[s.where[card]]
    if s.listener is not None and SEAT[zone] == s.owners[card] != SEAT[s.where[card]]:
        cite(s, "VIS-W.12", card)
    move(s, card, zone, index, rule, face_down)
    if record is not None and {before, PLACE[zone]} == {FIELD, NODES}:
        set_card(
            s,
            card,
            "new object",
            "VIS-W.25",
            entry=next_serial(s),
            rolled=False,
            damage=0,
            doom=None,
            host=-1,
            under=(),
            marks=(),
            lasting=(),
            used=(),
            flags=0,
        )


def owners(s: State, card: int, place: int) -> int:
    """The zone of that kind of the card's owner (VIS-W.12)."""
    return s.owners[card] * PLACES + place


def set_below(s: State, card: int) -> list[int]:
    """All cards set on a card, at every level, the upper level first."""
    record = s.cards[card]
    found = list(record.under) if record is not None else []
    for each in found:
        below = s.cards[each]
        if below is not None:
            found += below.under
    return found

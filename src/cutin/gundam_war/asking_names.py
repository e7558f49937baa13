"""Which cards a question may speak of."""

from __future__ import annotations

from cutin.kernel.knowledge import knows
from cutin.kernel.state import State

from .table import HAND, HANGAR, NATION, PLACES


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

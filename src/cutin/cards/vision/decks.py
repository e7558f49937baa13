"""What a deck may not hold, besides its size and the limit of copies (chapter 1)."""

from __future__ import annotations

from collections.abc import Mapping

from cutin.kernel.decision import Refusal
from cutin.vision.card import CardDef
from cutin.vision.words.keywords import OnePerDeck


def one_per_deck(known: Mapping[CardDef, int]) -> list[Refusal]:
    """VIS-1.2.2.c: cards that allow no other one of their name."""
    faults = []
    for card in known:
        if any(isinstance(line, OnePerDeck) for line in card.abilities):
            count = sum(n for other, n in known.items() if other.deck_name == card.deck_name)
            if count > 1:
                reason = f"{card.name} allows no other card of its name in the deck, there are {count}"
                faults.append(Refusal("VIS-1.2.2.c", reason, {"card": card.key, "count": count}))
    return faults

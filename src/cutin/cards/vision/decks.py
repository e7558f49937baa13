"""What a deck may not hold, besides its size and the limit of copies (chapter 1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cutin.kernel.decision import Refusal
from cutin.vision.card import FIRST_SIGN, CardDef
from cutin.vision.words.keywords import OnePerDeck


def free_of_copies(card: CardDef) -> bool:
    """No card of the game is."""
    return False


def copied(cards: Sequence[CardDef]) -> tuple[str, str]:
    """VIS-1.2.2.b; VIS-W.1 where a First Sign counts as the card of the name in it."""
    signs = sum((card.name_ja or card.name).startswith(FIRST_SIGN) for card in cards)
    return cards[0].name, "VIS-W.1" if 0 < signs < len(cards) else "VIS-1.2.2.b"


def own_limits(known: Mapping[CardDef, int]) -> list[Refusal]:
    """VIS-1.2.2.c: cards that allow no other one of their name."""
    faults = []
    for card in known:
        if any(isinstance(line, OnePerDeck) for line in card.abilities):
            count = sum(n for other, n in known.items() if other.deck_name == card.deck_name)
            if count > 1:
                reason = f"{card.name} allows no other card of its name in the deck, there are {count}"
                faults.append(Refusal("VIS-1.2.2.c", reason, {"card": card.key, "count": count}))
    return faults

"""`cutin deck check`."""

from __future__ import annotations

from argparse import Namespace

from cutin.cards.part import part
from cutin.cards.pool import pool
from cutin.library import deck, fault_text, keys_of

from .common import BAD_INPUT


def run(args: Namespace) -> int:
    """Prints every fault; 0 if there is none."""
    from cutin.cards.deck_check import check_deck
    from cutin.cards.loader import read_deck

    cards = pool("gundam-war")
    if args.file in cards.decks:
        listed = cards.decks[args.file].listed()
    else:
        from pathlib import Path

        path = Path(args.file)
        listed = read_deck(path, None).listed() if path.exists() else deck(args.file)
    faults = check_deck(listed, cards)
    for fault in faults:
        print(f"{args.file}: {fault_text(fault)}")
    if faults:
        print(f"{args.file}: {len(faults)} fault{'s' * (len(faults) > 1)}")
        return BAD_INPUT
    parts = part("gundam-war").kinds_in([cards.card(key) for key in keys_of(listed)])
    print(f"{args.file}: legal ({parts})")
    return 0

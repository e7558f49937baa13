"""`cutin deck check`."""

from __future__ import annotations

from argparse import Namespace

from cutin.cards.part import part
from cutin.cards.pool import pool
from cutin.kernel.wording import shortened
from cutin.library import NoSuchDeck, fault_text, games, keys_of

from .common import BAD_INPUT


def run(args: Namespace) -> int:
    """Prints every fault; 0 if there is none."""
    from cutin.cards.deck_check import check_deck

    name, listed = found(args.file, [args.game] if args.game else list(games()))
    cards = pool(name)
    faults = check_deck(listed, cards)
    for fault in faults:
        print(f"{args.file}: {fault_text(fault)}")
    if faults:
        print(f"{args.file}: {len(faults)} fault{'s' * (len(faults) > 1)}")
        return BAD_INPUT
    parts = part(name).kinds_in([cards.card(key) for key in keys_of(listed, name)])
    print(f"{args.file}: legal ({parts})")
    return 0


def found(words: str, meant: list[str]) -> tuple[str, list[str]]:
    """A built-in deck or a deck file, and the game of which it is: that which knows most of its cards.

    Raises NoSuchDeck, FileError.
    """
    for name in meant:
        if words in pool(name).decks:
            return name, pool(name).decks[words].listed()
    from cutin.cards.loader import deck_file, read_deck

    path = deck_file(words)
    if path is None:
        built_in = ", ".join(deck for name in meant for deck in sorted(pool(name).decks))
        raise NoSuchDeck(
            f"there is no deck file '{shortened(words)}' and no built-in deck of that name: {built_in}"
        )
    listed = read_deck(path, None).listed()
    return max(meant, key=lambda name: sum(bool(pool(name).find(card)) for card in listed)), listed

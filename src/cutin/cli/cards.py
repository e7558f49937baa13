"""`cutin cards list`, `show` and `check`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from cutin.cards.part import part
from cutin.cards.pool import UnknownCard, pool

GAME = "gundam-war"


def run(args: Namespace) -> int:
    """One of the three actions."""
    if args.action == "show":
        return show(args.name)
    if args.action == "check":
        return check(Path(args.file))
    if args.decks:
        for key, deck in sorted(pool(GAME).decks.items()):
            print(f"{key:24} {deck.name}")
        return 0
    if args.left_out:
        for card in pool(GAME).left_out.values():
            print(f"{card.key:28} {card.name}: needs {card.lacks}")
        return 0
    return listing(args.words)


def listing(words: list[str]) -> int:
    """One line for each card that has all the words."""
    cards = pool(GAME)
    found = 0
    for key in cards:
        card = cards.card(key)
        line = f"{key:28} {part(GAME).one_line(card)}"
        if all(word.casefold() in line.casefold() for word in words):
            print(line)
            found += 1
    if not found:
        print("no card has all of these words")
    return 0


def show(name: str) -> int:
    """Every card of that name, with its text. Raises UnknownCard."""
    cards = pool(GAME)
    keys = cards.find(name)
    if not keys:
        raise UnknownCard(name, cards.alike(name))
    for number, key in enumerate(keys):
        if number:
            print()
        print("\n".join(part(GAME).page(cards.card(key))))
    return 0


def check(path: Path) -> int:
    """Reads a card file; whatever is wrong raises FileError with file, line and field."""
    from cutin.cards.loader import read_cards

    cards = read_cards(path)
    print(f"{path}: {len(cards)} card{'s' * (len(cards) != 1)}, all readable")
    return 0

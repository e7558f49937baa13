"""`cutin cards list`, `show` and `check`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from cutin.cards.part import part
from cutin.cards.pool import UnknownCard, pool
from cutin.catalogue import game
from cutin.library import games


def run(args: Namespace) -> int:
    """One of the three actions."""
    meant = [args.game] if args.game else list(games())
    if args.action == "show":
        return show(meant, args.name)
    if args.action == "check":
        return check(meant, Path(args.file))
    if args.decks:
        for name in meant:
            for key, deck in sorted(pool(name).decks.items()):
                print(f"{key:36} {deck.name}" + f" ({game(name).title})" * (len(meant) > 1))
        return 0
    if args.left_out:
        for name in meant:
            for card in pool(name).left_out.values():
                print(f"{card.key:28} {card.name}: needs {card.lacks}")
        return 0
    return listing(meant, args.words)


def listing(meant: list[str], words: list[str]) -> int:
    """One line for each card that has all the words."""
    found = 0
    for name in meant:
        cards = pool(name)
        for key in cards:
            line = f"{key:28} {part(name).one_line(cards.card(key))}"
            if all(word.casefold() in line.casefold() for word in words):
                print(line)
                found += 1
    if not found:
        print("no card has all of these words")
    return 0


def show(meant: list[str], card: str) -> int:
    """Every card of that name, with its text. Raises UnknownCard."""
    pages = [part(name).page(pool(name).card(key)) for name in meant for key in pool(name).find(card)]
    if not pages:
        raise UnknownCard(card, [word for name in meant for word in pool(name).alike(card)])
    print("\n\n".join("\n".join(lines) for lines in pages))
    return 0


def check(meant: list[str], path: Path) -> int:
    """Reads a card file; whatever is wrong raises FileError with file, line and field."""
    from cutin.cards.files import read_path
    from cutin.cards.loader import cards_of, game_of

    file = read_path(path)
    name = meant[0] if len(meant) == 1 else game_of(file)
    cards = cards_of(file, name)
    print(f"{path}: {len(cards)} card{'s' * (len(cards) != 1)} of {game(name).title}, all readable")
    return 0

"""`cutin cards list`, `show` and `check`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from cutin.cards.pool import UnknownCard, pool
from cutin.gundam_war.card import (
    COLOUR_NAMES,
    EARTH,
    SPACE,
    TYPE_NAMES,
    X_DESIGNATED,
    X_RESOURCE,
    X_TOTAL,
    CardDef,
)

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
        line = f"{key:28} {one_line(card)}"
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
        print("\n".join(page(cards.card(key))))
    return 0


def check(path: Path) -> int:
    """Reads a card file; whatever is wrong raises FileError with file, line and field."""
    from cutin.cards.loader import read_cards

    cards = read_cards(path)
    print(f"{path}: {len(cards)} card{'s' * (len(cards) != 1)}, all readable")
    return 0


def one_line(card: CardDef) -> str:
    """A card in one line: name, type, colour, cost, numbers."""
    facts = [card.name, kind_of(card)]
    if not card.costless:
        facts.append(cost_of(card))
    if card.type & 3:
        facts.append(stats_of(card))
    return "  ".join(facts)


def kind_of(card: CardDef) -> str:
    """Colours and type in words."""
    colours = "/".join(COLOUR_NAMES[c] for c in card.colours)
    return f"{colours} {TYPE_NAMES[card.type]}".strip()


def cost_of(card: CardDef) -> str:
    """Designated, total and resource as printed."""
    parts = [
        "/".join(str(n) for _c, n in card.designated) or "0",
        str(card.total),
        str(card.resource),
    ]
    for place, bit in enumerate((X_DESIGNATED, X_TOTAL, X_RESOURCE)):
        if card.x_cost & bit:
            parts[place] = "X"
    return "-".join(parts)


def stats_of(card: CardDef) -> str:
    """Battle stats, or the modification of a set card with its signs."""
    numbers = (card.close, card.ranged, card.defence)
    signed = "+d" if card.set_on else "d"
    return "/".join("*" if star else format(n, signed) for n, star in zip(numbers, card.stars, strict=True))


def page(card: CardDef) -> list[str]:
    """A card with everything it says."""
    lines = [one_line(card)]
    facts = []
    if card.terrain:
        facts.append(
            ", ".join(name for bit, name in ((SPACE, "Space"), (EARTH, "Earth")) if card.terrain & bit)
        )
    if card.set_on:
        facts.append("set on " + " or ".join(n for b, n in TYPE_NAMES.items() if card.set_on & b))
    if card.traits:
        facts.append("[" + ", ".join(card.traits) + "]")
    if card.model:
        facts.append(card.model)
    if card.number:
        facts.append(card.number)
    facts.append(f"key {card.key}" + (", made up for learning" if card.made_up else ""))
    lines.append("  " + "; ".join(facts))
    lines += [f"  {text}" for text in card.texts]
    if card.second is not None:
        form = card.second
        numbers = "/".join(
            "*" if star else str(n)
            for n, star in zip((form.close, form.ranged, form.defence), form.stars, strict=True)
        )
        lines.append(f"  second form: {form.name} {numbers}")
    return lines

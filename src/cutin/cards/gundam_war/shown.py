"""A card as lines for a person to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

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


def kinds_in(cards: Sequence[CardDef]) -> str:
    """How many cards of each type."""
    kinds = Counter(card.type for card in cards)
    return ", ".join(f"{kinds[bit]} {name}" for bit, name in TYPE_NAMES.items() if kinds[bit])


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

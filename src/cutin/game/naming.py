"""Texts of options, unique in their decision: equal names are numbered (`GM`, `GM#2`)."""

from __future__ import annotations

Named = tuple[str, int, str]
"""The text of an option with {} for a name, the card that numbers it (-1: none), and the name."""


def numbered(names: list[Named], taken: list[tuple[str, int]]) -> list[str]:
    """The texts of options; equal ones are numbered by card id.

    What earlier parts of the same choice have taken (name and card) is counted, so that a card keeps its
    number.
    """
    texts = [template.replace("{}", name) for template, _card, name in names]
    if not taken and len(set(texts)) == len(texts):
        return texts
    by_text: dict[str, list[int]] = {}
    for text, (_template, card, _name) in zip(texts, names, strict=True):
        cards = by_text.setdefault(text, [])
        if card not in cards:
            cards.append(card)
    result = []
    for text, (template, card, name) in zip(texts, names, strict=True):
        cards = by_text[text]
        if taken:
            cards = [
                *cards,
                *(one for other, one in taken if one >= 0 and other == name and one not in cards),
            ]
        cards = sorted(cards)
        place = cards.index(card)
        result.append(template.replace("{}", name if place == 0 else f"{name}#{place + 1}"))
    return result


def apart(texts: list[str]) -> list[str]:
    """Several effects of one card, told apart by their number.

    >>> apart(["Haro", "GM", "Haro"])
    ['Haro', 'GM', 'Haro (2)']
    """
    before = [texts[:i].count(text) for i, text in enumerate(texts)]
    return [f"{text} ({n + 1})" if n else text for text, n in zip(texts, before, strict=True)]

"""What a deck may not hold, besides its size and the limit of copies (chapter 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cutin.ability.form import Ability, Have
from cutin.gundam_war.card import BASIC, CardDef, G
from cutin.gundam_war.words.changes import AnyNumberInDeck, BasicG
from cutin.gundam_war.words.keywords import RestrictToOneDeck, Unique
from cutin.gundam_war.words.lines import AutoB, Protected
from cutin.kernel.decision import Refusal

SPECIAL_G = 6
UNIQUE_CARDS = 3


def free_of_copies(card: CardDef) -> bool:
    """GW-2.5: a G, and a card whose text allows any number of it."""
    return card.type == G or AnyNumberInDeck in _said(card)


def copied(cards: Sequence[CardDef]) -> tuple[str, str]:
    """GW-2.2: the name with its model number."""
    return f"{cards[0].model} {cards[0].name}".strip(), "GW-2.2"


def own_limits(known: Mapping[CardDef, int]) -> list[Refusal]:
    """Special G, and what the cards' own texts say."""
    return _special_g(known) + _by_text(known)


def _special_g(known: Mapping[CardDef, int]) -> list[Refusal]:
    """GW-2.4; what counts as a basic G by its text (GW-2.5) is none."""
    special = {card: n for card, n in known.items() if card.type == G and not counts_as_basic(card)}
    count = sum(special.values())
    if count <= SPECIAL_G:
        return []
    names = sorted(card.name for card in special)
    return [Refusal("GW-2.4", f"{count} special G, at most {SPECIAL_G}", {"count": count, "cards": names})]


def _by_text(known: Mapping[CardDef, int]) -> list[Refusal]:
    """GW-2.5: limits that the cards' own texts set."""
    faults = []
    unique = 0
    for card, number in known.items():
        said = _said(card)
        if Unique in said:
            unique += number
        if RestrictToOneDeck in said:
            count = sum(n for other, n in known.items() if other.game_name == card.game_name)
            if count > 1:
                reason = f"{card.name} allows no other card of its name in the deck, there are {count}"
                faults.append(Refusal("GW-21.29", reason, {"card": card.key, "count": count}))
    if unique > UNIQUE_CARDS:
        reason = f"{unique} unique cards, at most {UNIQUE_CARDS} in all"
        faults.append(Refusal("GW-2.5", reason, {"count": unique}))
    return faults


def counts_as_basic(card: CardDef) -> bool:
    """A basic G, or one whose text says that it counts as one."""
    return card.g_class == BASIC or BasicG in _said(card)


def _said(card: CardDef) -> set[type[Any]]:
    """The classes of what the card's lines say for deck construction."""
    return {found for line in card.abilities for found in _classes(line)}


def _classes(line: Ability) -> list[type[Any]]:
    if isinstance(line, Protected):
        return _classes(line.line)
    if isinstance(line, AutoB) and isinstance(line.static, Have):
        return [type(change) for change in line.static.change]
    return [type(line)]

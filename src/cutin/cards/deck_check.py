"""Whether a deck may be played (chapter 2): every fault at once."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from cutin.ability.form import Ability, Have
from cutin.cards.pool import Pool
from cutin.cards.pool import pool as the_pool
from cutin.gundam_war.card import BASIC, CardDef, G
from cutin.gundam_war.words.changes import AnyNumberInDeck, BasicG
from cutin.gundam_war.words.keywords import RestrictToOneDeck, Unique
from cutin.gundam_war.words.lines import AutoB, Protected
from cutin.kernel.decision import Refusal

DECK_SIZE = 50
COPIES = 3
SPECIAL_G = 6
UNIQUE_CARDS = 3


def check_deck(cards: Iterable[str], pool: Pool | None = None) -> list[Refusal]:
    """What is wrong with a deck, given by keys or by names that only one card has; empty if it is legal.

    Without a pool: of the cards of Gundam War.
    """
    pool = pool or the_pool("gundam-war")
    counts = Counter(cards)
    faults: list[Refusal] = []
    known: dict[CardDef, int] = {}
    for word, count in counts.items():
        found = pool.find(word)
        if len(found) == 1:
            card = pool.card(found[0])
            known[card] = known.get(card, 0) + count
        elif found:
            faults.append(_fault("", f"several cards are called '{word}'", card=word, keys=found))
        else:
            faults.append(_unknown(word, pool))
    size = sum(counts.values())
    if size != DECK_SIZE:
        faults.insert(
            0, _fault("GW-2.1", f"a deck has exactly {DECK_SIZE} cards, this one {size}", count=size)
        )
    faults += _copies(known)
    faults += _special_g(known)
    faults += _own_limits(known)
    return faults


def _unknown(word: str, pool: Pool) -> Refusal:
    for left_out in pool.left_out.values():
        if word in (left_out.key, left_out.name):
            return _fault(
                "", f"{left_out.name} is left out of the pool: it needs {left_out.lacks}", card=word
            )
    alike = pool.alike(word)
    hint = f"; did you mean {', '.join(alike)}?" if alike else ""
    return _fault("", f"no card is called '{word}'{hint}", card=word)


def _copies(known: dict[CardDef, int]) -> list[Refusal]:
    """GW-2.2, by the name with its model number; GW-2.5 for texts that allow more."""
    by_name: dict[str, list[CardDef]] = defaultdict(list)
    for card in known:
        if card.type != G and AnyNumberInDeck not in _said(card):
            by_name[card.deck_name].append(card)
    faults = []
    for cards in by_name.values():
        count = sum(known[card] for card in cards)
        if count > COPIES:
            name = f"{cards[0].model} {cards[0].name}".strip()
            faults.append(
                _fault("GW-2.2", f"{count} cards named {name}, at most {COPIES}", card=name, count=count)
            )
    return faults


def _special_g(known: dict[CardDef, int]) -> list[Refusal]:
    """GW-2.4; what counts as a basic G by its text (GW-2.5) is none."""
    special = {card: n for card, n in known.items() if card.type == G and not counts_as_basic(card)}
    count = sum(special.values())
    if count <= SPECIAL_G:
        return []
    names = sorted(card.name for card in special)
    return [_fault("GW-2.4", f"{count} special G, at most {SPECIAL_G}", count=count, cards=names)]


def _own_limits(known: dict[CardDef, int]) -> list[Refusal]:
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
                faults.append(_fault("GW-21.29", reason, card=card.key, count=count))
    if unique > UNIQUE_CARDS:
        reason = f"{unique} unique cards, at most {UNIQUE_CARDS} in all"
        faults.append(_fault("GW-2.5", reason, count=unique))
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


def _fault(rule: str, reason: str, **values: Any) -> Refusal:
    return Refusal(rule, reason, values)

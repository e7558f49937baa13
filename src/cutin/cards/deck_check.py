"""Whether a deck may be played: every fault at once."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from cutin.cards.part import Part, part
from cutin.cards.pool import Pool
from cutin.cards.pool import pool as the_pool
from cutin.catalogue import FIRST
from cutin.kernel.decision import Refusal
from cutin.kernel.wording import shortened


def check_deck(cards: Iterable[str], pool: Pool | None = None) -> list[Refusal]:
    """What is wrong with a deck, given by keys or by names that only one card has; empty if it is legal.

    Without a pool: of the cards of Gundam War.
    """
    pool = pool or the_pool(FIRST)
    game = part(pool.game)
    counts = Counter(cards)
    faults: list[Refusal] = []
    known: dict[Any, int] = {}
    for word, count in counts.items():
        found = pool.find(word)
        if len(found) == 1:
            card = pool.card(found[0])
            known[card] = known.get(card, 0) + count
        elif found:
            faults.append(
                Refusal("", f"several cards are called '{shortened(word)}'", {"card": word, "keys": found})
            )
        else:
            faults.append(_unknown(word, pool))
    size = sum(counts.values())
    if size != game.deck_size:
        reason = f"a deck has exactly {game.deck_size} cards, this one {size}"
        faults.insert(0, Refusal(game.deck_size_rule, reason, {"count": size}))
    return faults + _copies(game, known) + game.own_limits(known)


def _unknown(word: str, pool: Pool) -> Refusal:
    for left_out in pool.left_out.values():
        if word in (left_out.key, left_out.name):
            reason = f"{left_out.name} is left out of the pool: it needs {left_out.lacks}"
            return Refusal("", reason, {"card": word})
    alike = pool.alike(word)
    hint = f"; did you mean {', '.join(alike)}?" if alike else ""
    return Refusal("", f"no card is called '{shortened(word)}'{hint}", {"card": word})


def _copies(game: Part, known: dict[Any, int]) -> list[Refusal]:
    """The limit of copies, by the name that decks go by."""
    by_name: dict[str, list[Any]] = defaultdict(list)
    for card in known:
        if not game.free_of_copies(card):
            by_name[card.deck_name].append(card)
    faults = []
    for cards in by_name.values():
        count = sum(known[card] for card in cards)
        if count > game.copies:
            name, rule = game.copied(cards)
            reason = f"{count} cards named {name}, at most {game.copies}"
            faults.append(Refusal(rule, reason, {"card": name, "count": count}))
    return faults

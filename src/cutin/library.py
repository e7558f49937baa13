"""The way in: rules of a game by its name, and decks by a built-in name or from a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cutin.cards.pool import UnknownCard, pool
from cutin.catalogue import FIRST, GAMES
from cutin.catalogue import game as of_name
from cutin.kernel.decision import Refusal
from cutin.kernel.errors import CutinError
from cutin.kernel.wording import shortened

if TYPE_CHECKING:
    from pathlib import Path

    from cutin.game.options import Option
    from cutin.game.rulebook import Rulebook
    from cutin.game.rules import Rules

VERSION = "0.1.0"
"""The version of the engine, which a record names."""


class DeckError(CutinError):
    """A deck that may not be played; `faults` are all that is wrong with it, each with its rule."""

    def __init__(self, name: str, faults: list[Refusal]) -> None:
        self.name = name
        self.faults = faults
        said = "; ".join(fault_text(fault) for fault in faults)
        super().__init__(f"the deck {name} cannot be played: {said}")


class NoSuchDeck(CutinError):
    """Neither a built-in deck nor a file."""


def fault_text(fault: Refusal) -> str:
    """A fault in words, with its rule if a rule says so.

    >>> fault_text(Refusal("GW-2.1", "a deck has exactly 50 cards, this one 49"))
    'a deck has exactly 50 cards, this one 49 [GW-2.1]'
    """
    return f"{fault.reason} [{fault.rule}]" if fault.rule else fault.reason


def rules(game: str = FIRST, **options: Any) -> Rules:
    """The rules of a game with its card pool, under options and house switches (docs/options.md).

    Raises CutinError for a game that does not exist and OptionError for an option that does not.

    >>> rules("gundam-war", hand_limit=7).options["hand_limit"]
    7
    """
    found: Rules = of_name(game).rules(pool(game).card, **options)
    return found


def games() -> tuple[str, ...]:
    """The games that can be played."""
    return tuple(GAMES)


def options(game: str = FIRST) -> Mapping[str, Option]:
    """The options and house switches of a game: what each can be, its default, and the rule it governs.

    >>> options("gundam-war")["hand_limit"].default
    6
    """
    return of_name(game).options


def rulebook(game: str = FIRST) -> Rulebook:
    """The rulebook of a game: its rules, and what each says.

    >>> rulebook("gundam-war").rules["GW-2.1"].title
    'Exactly 50 cards'
    """
    return of_name(game).rulebook


def deck_names(game: str = FIRST) -> list[str]:
    """The built-in decks.

    >>> "learn-blue" in deck_names()
    True
    """
    return sorted(pool(game).decks)


def deck(name: str | Path, game: str = FIRST, check: bool = True) -> list[str]:
    """The cards of a built-in deck or of a deck file, as a list of card keys.

    With `check`, raises DeckError with every fault of a deck that may not be played. Raises NoSuchDeck, and
    FileError for a file that is no deck.

    >>> len(deck("learn-blue"))
    50
    """
    cards = pool(game)
    built_in = cards.decks.get(str(name))
    listed = built_in.listed() if built_in is not None else _from_file(name, game)
    if check:
        from cutin.cards.deck_check import check_deck

        faults = check_deck(listed, cards)
        if faults:
            raise DeckError(str(name), faults)
    return keys_of(listed, game)


def keys_of(words: Sequence[str], game: str = FIRST) -> list[str]:
    """Card keys for keys or names, each of which only one card has. Raises UnknownCard."""
    cards = pool(game)
    found: dict[str, str] = {}
    for word in words:
        if word not in found:
            keys = cards.find(word)
            if not keys:
                raise UnknownCard(word, cards.alike(word))
            if len(keys) > 1:
                raise CutinError(
                    f"several cards are called '{shortened(word)}'; write one of: {', '.join(keys)}"
                )
            found[word] = keys[0]
    return [found[word] for word in words]


def counted(cards: Sequence[str]) -> dict[str, int]:
    """A deck as how many of each, in the order of first use."""
    return dict(Counter(cards))


def _from_file(words: str | Path, game: str) -> list[str]:
    from cutin.cards.loader import deck_file, read_deck

    path = deck_file(words)
    if path is None:
        built_in = ", ".join(deck_names(game))
        name = shortened(str(words))
        for other in games():
            if other != game and str(words) in pool(other).decks:
                raise NoSuchDeck(f"'{name}' is a deck of {other}; the built-in decks of {game}: {built_in}")
        raise NoSuchDeck(f"there is no deck file '{name}' and no built-in deck of that name: {built_in}")
    return read_deck(path, None).listed()

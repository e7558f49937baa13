"""The shipped pool of a game: facts, typed texts and decks in one file, made by `cutin.cards.build`.

A card is decoded when it is first asked for. Nothing here reads YAML or text.
"""

from __future__ import annotations

import os.path
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from cutin.ability import codec
from cutin.cards.part import Part, part
from cutin.catalogue import game as of_name
from cutin.kernel.errors import CutinError
from cutin.kernel.wording import shortened

FORMAT = 1
# No `Path`: a game that starts has no other use for one.
FOLDER = os.path.join(os.path.dirname(__file__), "data")


class UnknownCard(CutinError):
    """No card of the pool has that key or name."""

    def __init__(self, name: str, alike: list[str]) -> None:
        self.name = name
        self.alike = alike
        super().__init__(
            f"no card is called '{shortened(name)}'"
            + (f"; did you mean {', '.join(alike)}?" if alike else "")
        )


class DamagedPool(CutinError):
    """A pool file that holds something else than was put there."""

    def __init__(self, game: str, why: Exception) -> None:
        super().__init__(
            f"{path_of(game)}: the card pool is damaged ({why}); `python -m cutin.cards.build` makes it anew"
        )


def path_of(game: str) -> str:
    """The pool file of a game."""
    return os.path.join(FOLDER, f"{game}.pool")


class Deck(msgspec.Struct, frozen=True):
    """A deck as its file says: (key or name, how many)."""

    name: str
    cards: tuple[tuple[str, int], ...]

    def listed(self) -> list[str]:
        """Every card, copies included."""
        return [key for key, count in self.cards for _ in range(count)]


class LeftOut(msgspec.Struct, frozen=True):
    """A card that the pool lacks, and why: what the language cannot say, or a keyword nothing explains."""

    key: str
    name: str
    lacks: str
    keyword: str = ""


class Packed(msgspec.Struct, frozen=True):
    """The pool file."""

    format: int
    cards: dict[str, msgspec.Raw]
    names: dict[str, list[str]]
    decks: dict[str, Deck]
    left_out: list[LeftOut]


def to_plain(game: Part, card: Any) -> dict[str, Any]:
    """A card as plain data: fields that differ from their defaults, texts encoded."""
    found: dict[str, Any] = {}
    for info in msgspec.structs.fields(type(card)):
        value = getattr(card, info.name)
        if not info.required and value == info.default:
            continue
        if info.name in game.node_fields:
            value = [codec.encode(node) for node in value]
        elif info.name in game.nested:
            value = to_plain(game, value)
        found[info.name] = value
    return found


def from_plain(game: Part, data: dict[str, Any], made: type[Any] | None = None) -> Any:
    """The card again, or the struct in it."""
    given: dict[str, Any] = {}
    for name, value in data.items():
        if name in game.node_fields:
            classes = game.node_classes()
            given[name] = tuple([codec.decode_text(node, classes) for node in value])
        elif name in game.nested:
            given[name] = from_plain(game, value, game.nested[name])
        else:
            given[name] = _tuples(value)
    return (made or game.card)(**given)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


class Pool:
    """The cards and decks of a game, by key."""

    def __init__(self, game: str, packed: Packed) -> None:
        self.game = game
        self.decks = packed.decks
        self.left_out = {card.key: card for card in packed.left_out}
        self._raw = packed.cards
        self._names = packed.names
        self._cards: dict[str, Any] = {}
        self._part = part(game)

    def __contains__(self, key: str) -> bool:
        return key in self._raw

    def __iter__(self) -> Iterator[str]:
        return iter(self._raw)

    def __len__(self) -> int:
        return len(self._raw)

    def card(self, key: str) -> Any:
        """The card of that key; raises `UnknownCard`."""
        card = self._cards.get(key)
        if card is None:
            raw = self._raw.get(key)
            if raw is None:
                raise UnknownCard(key, self.alike(key))
            try:
                card = from_plain(self._part, msgspec.msgpack.decode(raw))
            except (msgspec.DecodeError, LookupError, TypeError, ValueError) as error:
                raise DamagedPool(self.game, error) from error
            self._cards[key] = card
        return card

    def find(self, name: str) -> list[str]:
        """The keys of the cards with that key or name, English or Japanese, in any case."""
        if name in self._raw:
            return [name]
        return self._names.get(name.strip().casefold(), [])

    def alike(self, name: str) -> list[str]:
        """Names and keys of the pool that look like it."""
        import difflib

        known = {word.casefold(): word for word in [*self._raw, *(self._raw_name(n) for n in self._names)]}
        found = difflib.get_close_matches(name.strip().casefold(), list(known), 3, 0.7)
        return [known[word] for word in found]

    def _raw_name(self, name: str) -> str:
        return self.card(self._names[name][0]).name if self._names[name] else name


def load(game: str, data: bytes) -> Pool:
    """The pool of a game from its file. Raises DamagedPool, and CutinError for another format."""
    try:
        packed = msgspec.msgpack.decode(data, type=Packed)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DamagedPool(game, error) from error
    if packed.format != FORMAT:
        raise CutinError(f"the card pool of {game} is of format {packed.format}, this program reads {FORMAT}")
    return Pool(game, packed)


@cache
def pool(game: str) -> Pool:
    """The shipped pool of the game. Raises CutinError for a game that does not exist."""
    name = of_name(game).name
    with open(path_of(name), "rb") as file:
        return load(name, file.read())

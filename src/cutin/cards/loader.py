"""Card and deck files, the shipped ones and a user's own, read into records."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from cutin.ability.form import Ability
from cutin.cards.files import FileError, Value, read, read_path
from cutin.cards.part import part
from cutin.cards.pool import Deck, LeftOut, Pool
from cutin.catalogue import FIRST, GAMES
from cutin.kernel.wording import shortened
from cutin.language import TextError

T = TypeVar("T")

# --- cards ------------------------------------------------------------------------------------------


def read_cards(path: Path | str, game: str = FIRST) -> list[Any]:
    """The cards of a card file. Raises `FileError`."""
    return cards_of(read_path(path), game)


def read_cards_text(text: str, file: str = "<text>", game: str = FIRST) -> list[Any]:
    return cards_of(read(text, file), game)


def cards_of(file: Value, game: str = FIRST) -> list[Any]:
    """The cards of a card file, a list of records. Raises `FileError`."""
    of_game = part(game)
    found: dict[str, Any] = {}
    for item in file.items():
        given = item.fields(*of_game.fields)
        for name in of_game.required:
            if name not in given:
                item.fail(f"the record lacks the field '{name}'")
        card = of_game.record(item, given)
        if card.key in found:
            item.fail(f"a second card with the key '{shortened(card.key)}'")
        found[card.key] = card
    return list(found.values())


def game_of(file: Value) -> str:
    """The game whose cards a file seems to hold: that which knows most fields of its first record."""
    records = file.items()
    names = records[0].fields().keys() if records else set[str]()
    return max(GAMES, key=lambda name: len(names & set(part(name).fields)))


def several(at: Value, words: dict[str, int]) -> tuple[int, ...]:
    """One word or a list of them, each once."""
    return each_once(at.one_or_more(), lambda item: item.one_of(words))


def each_once(items: Iterable[Value], read: Callable[[Value], T]) -> tuple[T, ...]:
    """What is read of each; what stands there twice is refused where it stands again."""
    found: list[T] = []
    for item in items:
        read_as = read(item)
        if read_as in found:
            item.fail(f"{item.shown} stands here twice")
        found.append(read_as)
    return tuple(found)


def lines(at: Value, read_line: Callable[[str], Ability]) -> tuple[tuple[str, ...], tuple[Ability, ...]]:
    """Lines of card text, as written and as typed."""
    texts = []
    abilities = []
    for item in at.items():
        line = item.text()
        try:
            abilities.append(read_line(line))
        except TextError as error:
            item.fail(f"column {error.column} of the text: {error.message}")
        texts.append(line)
    return tuple(texts), tuple(abilities)


# --- decks ------------------------------------------------------------------------------------------


MOST = 200


def read_deck(path: Path, pool: Pool | None) -> Deck:
    """A deck file with its cards looked up in the pool. Raises `FileError` at the first fault; without a pool
    the words stay as written, for `check_deck` to say all faults at once."""
    return deck_of(read_path(path), pool, path.stem)


def deck_file(words: str | Path) -> Path | None:
    """The deck file of that path, if there is one."""
    path = Path(words)
    if not str(words).strip():
        return None
    try:
        return path if path.exists() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def read_deck_text(text: str, pool: Pool, file: str = "<text>") -> Deck:
    return deck_of(read(text, file), pool, "deck")


def deck_of(file: Value, pool: Pool | None, name: str) -> Deck:
    """Cards are called by key, or by name where only one card has it. Without a pool nothing is looked up."""
    given = file.fields("name", "cards")
    if "cards" not in given:
        file.fail("a deck needs the field 'cards': a card and how many, line by line")
    cards: list[tuple[str, int]] = []
    for word, count in given["cards"].fields().items():
        number = count.number()
        if not 1 <= number <= MOST:
            count.fail(f"expected a number of copies, 1 to {MOST}, found {count.shown}")
        cards.append((word if pool is None else _known(word, count, pool), number))
    return Deck(given["name"].text() if "name" in given else name, tuple(cards))


def _known(word: str, at: Value, pool: Pool) -> str:
    found = pool.find(word)
    if len(found) == 1:
        return found[0]
    if found:
        at.fail(f"several cards have that name; write one of these keys: {', '.join(found)}")
    for left_out in pool.left_out.values():
        if word in (left_out.key, left_out.name):
            at.fail(f"the pool leaves this card out: it needs {left_out.lacks}")
    alike = pool.alike(word)
    at.fail("no card has this key or name" + (f"; did you mean {', '.join(alike)}?" if alike else ""))


def read_left_out(path: Path) -> list[LeftOut]:
    found = []
    for item in read_path(path).items():
        given = item.fields("key", "name", "lacks", "keyword")
        for name in ("key", "name", "lacks"):
            if name not in given:
                item.fail(f"the record lacks the field '{name}'")
        found.append(LeftOut(**{name: value.text() for name, value in given.items()}))
    return found


__all__ = ["FileError", "read_cards", "read_cards_text", "read_deck", "read_deck_text", "read_left_out"]

"""How a scenario describes the table when its script begins: what is the same in all games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from cutin.cards.files import Value

from .moments import AFTER, BEFORE, START, Moment, Times, read_moment

FILLER = "filler"
"""A card that nobody can use; a number in a pile stands for so many of them."""

Known = Callable[[str], bool]
T = TypeVar("T")


@dataclass(frozen=True)
class Position:
    """When it is. What lies where is added by each game."""

    moment: Moment
    turn_player: int
    turn: int
    # The seed of what chance decides from here on, and how often it has been asked.
    chance: tuple[int, int] | None


def read_seat(at: Value) -> int:
    words = at.text()
    if words not in ("A", "B"):
        at.fail(f"the players are A and B, not '{words}'")
    return "AB".index(words)


def counts(at: Value) -> tuple[tuple[str, int], ...]:
    """Names and how many of each."""
    return tuple((name, value.count()) for name, value in at.fields().items())


def no_card(at: Value, name: str) -> Exception:
    """The error for a name that no card has."""
    return at.fail(f"no card is called '{name}'; make it up under cards, or use a name of the card list")


def single(at: Value) -> tuple[str, Value]:
    """A card with its condition: ``GM: {damage: 2}``."""
    assert at.entries is not None
    if len(at.entries) != 1:
        at.fail("one card an item: write 'GM' or 'GM: {damage: 2}'")
    return at.entries[0]


def read_pile(at: Value, entry: Callable[[Value], T], filler: Callable[[Value], T]) -> tuple[T, ...]:
    """Cards, the top first; a number stands for that many cards that nobody can use."""
    found: list[T] = []
    for item in at.one_or_more():
        if item.is_number:
            found += [filler(item)] * item.count()
        else:
            found.append(entry(item))
    return tuple(found)


def read_time(given: dict[str, Value], times: Times, questions: frozenset[str]) -> Position:
    """When it is: the fields `at`, `turn`, `turn number` and `chance`."""
    if "at" in given:
        moment = read_moment(given["at"], times, questions)
        if moment.phase is None or moment.part not in (START, BEFORE, AFTER):
            given["at"].fail(f"a position stands in a phase or step, such as '{times.example}'")
    else:
        part = times.windows[times.usual][0]
        moment = Moment(times.phases[times.usual], times.usual, part, kind="window")
    return Position(
        moment,
        read_seat(given["turn"]) if "turn" in given else 0,
        given["turn number"].number() if "turn number" in given else 5,
        _chance(given["chance"]) if "chance" in given else None,
    )


def _chance(at: Value) -> tuple[int, int]:
    given = at.fields("seed", "asked")
    if "seed" not in given:
        at.fail("needs its seed: chance: {seed: 7, asked: 0}")
    return given["seed"].number(), given["asked"].number() if "asked" in given else 0


TIME = ("turn", "turn number", "at", "chance")
"""The fields of a position that say when it is."""

"""How a scenario describes the table when its script begins: what is the same in all games."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NoReturn, TypeVar

from cutin.cards.files import Value
from cutin.kernel.wording import shortened

from .moments import AFTER, BEFORE, START, Moment, Times, read_moment

FILLER = "filler"
"""A card that nobody can use; a number in a pile stands for so many of them."""

Known = Callable[[str], bool]


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
        at.fail(f"the players are A and B, not '{shortened(words)}'")
    return "AB".index(words)


@dataclass(frozen=True)
class Entry:
    """A card of the position and its condition. `owner` is its original owner, if not who has it; `turned`
    is rolled or asleep, as the game calls it."""

    name: str
    at: Value
    turned: bool = False
    damage: int = 0
    under: tuple[Any, ...] = ()
    owner: int | None = None
    # What lasts until the end of the turn, in the card language.
    changes: tuple[str, ...] = ()
    # The numbers of its texts that have been used this turn.
    used: tuple[int, ...] = ()
    # What it has gone through this turn, where that is said.
    this_turn: tuple[str, ...] | None = None


E = TypeVar("E", bound=Entry)


class Entries(Generic[E]):
    """Reads the cards of a position. Each game adds its words.

    `turned` and `upright` are its words for a card's position; `flags` other words of a condition, each with
    the attribute that it sets; `fields` what a card can have besides; `gone_through` what can have happened
    to it this turn.
    """

    kind: type[E]
    turned: str
    upright: str
    flags: ClassVar[dict[str, str]] = {}
    fields: tuple[str, ...] = ()
    gone_through: tuple[str, ...] = ()

    def own(self, given: dict[str, Value]) -> dict[str, Any]:
        """The game's attributes of an entry with those fields."""
        return {}

    def exists(self, name: str, given: dict[str, Value], known: Known) -> bool:
        """Whether there is a card of that name, or the fields say what it is."""
        return known(name)

    def filler(self, at: Value | None) -> E:
        """A card that nobody can use."""
        return self.kind(FILLER, at or Value("", 0, ""))

    def read(self, at: Value, known: Known) -> E:
        """``GM``, ``GM: rolled, 2 damage`` or ``GM: {damage: 2}``."""
        if at.entries is None:
            name = at.text()
            if not known(name):
                no_card(at, name)
            return self.kind(name, at)
        name, value = single(at)
        given: dict[str, Value] = {}
        if value.entries is None:
            entry = self._short(name, value)
        else:
            common = (self.turned, "damage", "with", "owner", "until end of turn", "used", "this turn")
            given = value.fields(*common, *self.flags, *self.fields)
            entry = self._long(name, value, given, known)
        if not self.exists(name, given, known):
            no_card(value, name)
        return entry

    def _short(self, name: str, at: Value) -> E:
        said: dict[str, Any] = {}
        for part in (part.strip() for part in at.text().split(",")):
            if found := re.fullmatch(r"([0-9]{1,3}) damage", part):
                what, value = "damage", int(found[1])
            elif part in (self.turned, self.upright):
                what, value = "turned", part == self.turned
            elif part in self.flags:
                what, value = self.flags[part], True
            else:
                listed = "".join(f", '{word}'" for word in self.flags)
                at.fail(
                    f"'{shortened(part)}' is no condition; short forms: '{self.turned}', '2 damage'{listed}"
                )
            if what in said:
                at.fail(f"'{shortened(part)}': that has been said already")
            said[what] = value
        return self.kind(name, at, **said)

    def _long(self, name: str, at: Value, given: dict[str, Value], known: Known) -> E:
        flags = {attribute: given[word].flag() for word, attribute in self.flags.items() if word in given}
        return self.kind(
            name,
            at,
            turned=given[self.turned].flag() if self.turned in given else False,
            damage=given["damage"].count() if "damage" in given else 0,
            under=self.several(given.get("with"), known),
            owner=read_seat(given["owner"]) if "owner" in given else None,
            changes=tuple(item.text() for item in _several(given.get("until end of turn"))),
            used=tuple(item.number() for item in _several(given.get("used"))),
            this_turn=self._this_turn(given["this turn"]) if "this turn" in given else None,
            **flags,
            **self.own(given),
        )

    def _this_turn(self, at: Value) -> tuple[str, ...]:
        for item in at.one_or_more():
            if item.text() not in self.gone_through:
                item.fail(
                    f"'{shortened(item.text())}' is nothing that is kept; there are "
                    + ", ".join(self.gone_through)
                )
        return tuple(item.text() for item in at.one_or_more())

    def several(self, at: Value | None, known: Known) -> tuple[E, ...]:
        """One card or a list of them."""
        return tuple(self.read(item, known) for item in _several(at))

    def pile(self, at: Value, known: Known) -> tuple[E, ...]:
        """Cards, the top first; a number stands for that many cards that nobody can use."""
        found: list[E] = []
        for item in at.one_or_more():
            if item.is_number:
                found += [self.filler(item)] * item.count()
            else:
                found.append(self.read(item, known))
        return tuple(found)

    def piles(
        self, given: dict[str, Value], names: tuple[str, ...], known: Known
    ) -> dict[str, tuple[E, ...]]:
        """A player's piles, of those that are named."""
        return {name: self.pile(given[name], known) for name in names if name in given}


def _several(at: Value | None) -> tuple[Value, ...]:
    return at.one_or_more() if at is not None else ()


def counts(at: Value) -> tuple[tuple[str, int], ...]:
    """Names and how many of each."""
    return tuple((name, value.count()) for name, value in at.fields().items())


def no_card(at: Value, name: str) -> NoReturn:
    """The error for a name that no card has."""
    at.fail(f"no card is called '{shortened(name)}'; make it up under cards, or use a name of the card list")


def single(at: Value) -> tuple[str, Value]:
    """A card with its condition: ``GM: {damage: 2}``."""
    assert at.entries is not None
    if len(at.entries) != 1:
        at.fail("one card an item: write 'GM' or 'GM: {damage: 2}'")
    return at.entries[0]


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

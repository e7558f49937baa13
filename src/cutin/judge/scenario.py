"""A scenario: made-up cards, a position, a script of what players do, and what must follow."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from cutin.cards import pool
from cutin.cards.files import Value, read, read_path
from cutin.catalogue import FIRST, GAMES, Game
from cutin.kernel.wording import shortened

from .expected import RESERVED, Expected, read_expected, read_rules
from .faults import ScenarioError
from .moments import Moment, read_moment
from .part import Judging, judging
from .position import Position, read_seat


@dataclass(frozen=True)
class Act:
    """A player chooses; `words` are the texts of one option or of several in a row."""

    seat: int
    words: tuple[str, ...]
    at: Value


@dataclass(frozen=True)
class Pass:
    """Both players pass once, or pass until a moment comes."""

    until: Moment | None
    at: Value
    # Until nothing waits to be resolved any more.
    resolve: bool = False


@dataclass(frozen=True)
class WhatIf:
    """Steps done on a copy of the game, which then goes on as if they had not been."""

    steps: tuple[Step, ...]
    at: Value


Step = Act | Pass | WhatIf | Expected


@dataclass(frozen=True)
class Start:
    """A whole game from its set-up instead of a position: decks by name and number."""

    decks: tuple[tuple[str, ...], tuple[str, ...]]
    seed: int
    # None: by chance of the seed.
    first: int | None


@dataclass(frozen=True)
class Case:
    """One table and its script. Most scenarios have one."""

    name: str
    at: Value
    begin: Position | Start
    steps: tuple[Step, ...]
    cites: tuple[tuple[str, Value], ...]


@dataclass(frozen=True)
class Scenario:
    file: str
    name: str
    game: Game
    rules: tuple[str, ...]
    options: tuple[tuple[str, object, Value], ...]
    cards: tuple[Any, ...]
    cases: tuple[Case, ...]


_TOP = (
    "ruling",
    "name",
    "topic",
    "situation",
    "question",
    "answer",
    "rules",
    "source",
    "confidence",
    "note",
    "options",
    "cards",
    "position",
    "game",
    "script",
    "cites",
    "cases",
)


_GIVEN = re.compile(r'named "([^"]+)"')


@cache
def _given_by_list(game: str) -> frozenset[str]:
    """The names that texts of the card list give to cards."""
    cards = pool(game)
    return frozenset(name for key in cards for name in _GIVEN.findall(str(cards.card(key))))


@dataclass(frozen=True)
class _Reader:
    """Reads the parts of a scenario in the words of its game."""

    game: Game
    part: Judging
    names: frozenset[str]
    given: frozenset[str]

    def known(self, name: str) -> bool:
        """Whether a card is called so."""
        if name in self.names or self.part.standing(name) is not None:
            return True
        return bool(pool(self.game.name).find(name))

    def called(self, name: str) -> bool:
        """Whether a card is called so or can come to be called so."""
        return self.known(name) or name in self.given or name in _given_by_list(self.game.name)

    def rules(self) -> Any:
        """The ids of the game's rules."""
        return self.game.rulebook.rules

    def steps(self, at: Value) -> tuple[Step, ...]:
        return tuple(self.step(item) for item in at.items())

    def step(self, at: Value) -> Step:
        if at.entries is None:
            words = at.text()
            if words in ("both pass", "both players pass"):
                return Pass(None, at)
            if words == "resolve":
                return Pass(None, at, resolve=True)
            at.fail(
                f"'{shortened(words)}' is no step; possible: 'A: play GM', 'both pass', 'resolve', "
                f"'until: {self.part.times.example}', 'expect: ...', 'what if: ...'"
            )
        if len(at.entries) != 1:
            at.fail("one thing a step: put a dash before each")
        name, value = at.entries[0]
        if name in ("A", "B"):
            return Act("AB".index(name), tuple(item.text() for item in value.one_or_more()), value)
        if name == "until":
            return Pass(read_moment(value, self.part.times, self.part.questions), value)
        if name == "expect":
            return read_expected(value, self.called, self.part, self.rules)
        if name == "what if":
            return WhatIf(self.steps(value), value)
        value.fail("is no step; known: A, B, until, expect, what if, 'both pass', 'resolve'")

    def start(self, at: Value) -> Start:
        given = at.fields("A", "B", "seed", "first")
        decks = []
        for seat in ("A", "B"):
            if seat not in given:
                at.fail(f"needs the deck of {seat}: {seat}: {{GM: 50}}")
            cards: list[str] = []
            for name, value in given[seat].fields().items():
                if not self.known(name):
                    value.fail(f"no card is called '{shortened(name)}'")
                cards += [name] * value.count()
            decks.append(tuple(cards))
        seed = given["seed"].number() if "seed" in given else 1
        first: int | None = 0
        if "first" in given:
            first = None if given["first"].words == "by chance" else read_seat(given["first"])
        return Start((decks[0], decks[1]), seed, first)

    def case(self, at: Value, given: dict[str, Value], name: str) -> Case:
        if "game" in given and "position" in given:
            given["game"].fail("a scenario begins with a position or with a game, not with both")
        begin: Position | Start
        if "game" in given:
            begin = self.start(given["game"])
        else:
            begin = self.part.position(given.get("position"), self.known)
        if "script" not in given:
            at.fail("needs a script")
        cites = read_rules(given["cites"], self.rules) if "cites" in given else ()
        return Case(name, at, begin, self.steps(given["script"]), cites)


def _game(given: dict[str, Value]) -> Game:
    """Which game it is: ``game: vision``, or ``name`` in the fields of a whole game. What is left of the
    field is how that game begins."""
    at = given.get("game")
    if at is None:
        return GAMES[FIRST]
    if at.entries is None:
        del given["game"]
        named = at
    else:
        inner = dict(at.entries)
        if "name" not in inner:
            return GAMES[FIRST]
        named = inner.pop("name")
        given["game"] = replace(at, entries=tuple(inner.items()))
    if named.text() not in GAMES:
        named.fail(f"no game is called '{shortened(named.text())}'; there are: {', '.join(GAMES)}")
    return GAMES[named.text()]


def _cards(given: dict[str, Value], part: Judging) -> tuple[Any, ...]:
    """The cards that the file makes up."""
    if "cards" not in given:
        return ()
    found = []
    for name, value in given["cards"].fields().items():
        if name in RESERVED or name in part.reserved or re.search(r"#\d+$|^[AB]'s ", name):
            value.fail(
                f"'{shortened(name)}' cannot be a card's name here: it means something else in expectations"
            )
        found.append(part.card(name, value))
    return tuple(found)


def _said(at: Value) -> frozenset[str]:
    """The names that texts of the file give to cards."""
    inner = [*(at.parts or ()), *(value for _, value in at.entries or ())]
    return frozenset(_GIVEN.findall(at.words or "")).union(*map(_said, inner))


def read_scenario(at: Value) -> Scenario:
    """The scenario that a file describes."""
    given = at.fields(*_TOP)
    game = _game(given)
    part = judging(game.name)
    cards = _cards(given, part)
    reader = _Reader(game, part, frozenset(card.name for card in cards), _said(at))
    options = []
    if "options" in given:
        for name, value in given["options"].fields().items():
            options.append((name, _plain(value), value))
    inherited: dict[str, Value] = {
        name: given[name] for name in ("position", "game", "script", "cites") if name in given
    }
    if "cases" in given:
        cases = []
        for name, value in given["cases"].fields().items():
            own = value.fields("position", "game", "script", "cites", "note")
            merged = {
                key: mark for key, mark in inherited.items() if not (key == "position" and "game" in own)
            }
            cases.append(reader.case(value, merged | own, name))
    else:
        cases = [reader.case(at, inherited, "")]
    title = given.get("ruling") or given.get("name")
    return Scenario(
        at.file,
        title.text() if title else Path(at.file).stem,
        game,
        tuple(rule for rule, _ in read_rules(given["rules"], reader.rules)) if "rules" in given else (),
        tuple(options),
        cards,
        tuple(cases),
    )


def _plain(at: Value) -> object:
    if at.is_number:
        return at.number()
    if at.words in ("yes", "no", "true", "false") and not at.quoted:
        return at.flag()
    return at.text()


def load(path: Path) -> Scenario:
    """Reads and checks a scenario file; raises `ScenarioError`."""
    return read_scenario(read_path(path, ScenarioError))


def loads(text: str, file: str = "scenario") -> Scenario:
    """The same from a text."""
    return read_scenario(read(text, file, ScenarioError))


__all__ = [
    "Act",
    "Case",
    "Pass",
    "Scenario",
    "ScenarioError",
    "Start",
    "Step",
    "WhatIf",
    "load",
    "loads",
    "read_scenario",
]

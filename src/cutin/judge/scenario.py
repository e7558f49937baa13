"""A scenario: made-up cards, a position, a script of what players do, and what must follow."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from cutin.gundam_war.card import CardDef, Form
from cutin.language import TextError

from .expected import RESERVED, Expected, read_expected, read_rules
from .facts import BadFacts, made_up, parse_text, read_facts, split_texts
from .marked import Marked, ScenarioError, read_file, read_text
from .moments import Moment, read_moment
from .position import FILLER, Known, Position, read_position, read_seat


@dataclass(frozen=True)
class Act:
    """A player chooses; `words` are the texts of one option or of several in a row."""

    seat: int
    words: tuple[str, ...]
    at: Marked


@dataclass(frozen=True)
class Pass:
    """Both players pass once, or pass until a moment comes."""

    until: Moment | None
    at: Marked
    # Until nothing waits to be resolved any more.
    resolve: bool = False


@dataclass(frozen=True)
class WhatIf:
    """Steps done on a copy of the game, which then goes on as if they had not been."""

    steps: tuple[Step, ...]
    at: Marked


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
    at: Marked
    begin: Position | Start
    steps: tuple[Step, ...]
    cites: tuple[tuple[str, Marked], ...]


@dataclass(frozen=True)
class Scenario:
    file: str
    name: str
    rules: tuple[str, ...]
    options: tuple[tuple[str, object, Marked], ...]
    cards: tuple[CardDef, ...]
    cases: tuple[Case, ...]


_CARD_FIELDS = ("is", "text", "model", "number", "name_ja", "second form", "as G")
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


def _card(name: str, at: Marked) -> CardDef:
    """A made-up card: a line of facts and texts, or fields."""
    more: dict[str, object] = {}
    generation: tuple[str, ...] = ()
    if at.fields is None:
        line, texts = split_texts(at.text())
        text_at = at
    else:
        given = at.known(*_CARD_FIELDS)
        if "is" not in given:
            raise at.fail("needs its facts: is: Unit Space 2/1/3")
        line, texts = split_texts(given["is"].text())
        text_at = given.get("text", at)
        if "text" in given:
            texts += tuple(item.text() for item in given["text"].one_or_more())
        more = {key: given[key].text() for key in ("model", "number", "name_ja") if key in given}
        if "as G" in given:
            generation = tuple(item.text() for item in given["as G"].one_or_more())
        if "second form" in given:
            more["second"] = _second(given["second form"])
    if name in RESERVED or re.search(r"#\d+$|^[AB]'s ", name):
        raise at.fail(f"'{name}' cannot be a card's name here: it means something else in expectations")
    try:
        if generation:
            more["generation"] = tuple(parse_text(text) for text in generation)
        return made_up(name, line, texts, **more)
    except BadFacts as error:
        raise at.fail(str(error)) from error
    except TextError as error:
        raise text_at.fail(str(error)) from error


def _second(at: Marked) -> Form:
    given = at.known("name", "stats", "text")
    if "stats" not in given:
        raise at.fail("needs its stats: stats: 3/2/4")
    try:
        found = read_facts(f"Unit {given['stats'].text()}")
        texts = (
            tuple(parse_text(item.text()) for item in given["text"].one_or_more()) if "text" in given else ()
        )
    except (BadFacts, TextError) as error:
        raise at.fail(str(error)) from error
    stats = {key: found[key] for key in ("close", "ranged", "defence", "stars")}
    return Form(name=given["name"].text() if "name" in given else "", abilities=texts, **stats)


def _steps(at: Marked, known: Known) -> tuple[Step, ...]:
    return tuple(_step(item, known) for item in at.sequence())


def _step(at: Marked, known: Known) -> Step:
    if at.fields is None:
        words = at.text()
        if words in ("both pass", "both players pass"):
            return Pass(None, at)
        if words == "resolve":
            return Pass(None, at, resolve=True)
        raise at.fail(
            f"'{words}' is no step; possible: 'A: play GM', 'both pass', 'resolve', 'until: Attack Step', "
            "'expect: ...', 'what if: ...'"
        )
    if len(at.fields) != 1:
        raise at.fail("one thing a step: put a dash before each")
    name, value = at.fields[0]
    if name in ("A", "B"):
        return Act("AB".index(name), tuple(item.text() for item in value.one_or_more()), value)
    if name == "until":
        return Pass(read_moment(value), value)
    if name == "expect":
        return read_expected(value, known)
    if name == "what if":
        return WhatIf(_steps(value, known), value)
    raise value.fail("is no step; known: A, B, until, expect, what if, 'both pass', 'resolve'")


def _start(at: Marked, known: Known) -> Start:
    given = at.known("A", "B", "seed", "first")
    decks = []
    for seat in ("A", "B"):
        if seat not in given:
            raise at.fail(f"needs the deck of {seat}: {seat}: {{GM: 50}}")
        cards: list[str] = []
        for name, value in given[seat].mapping().items():
            if not known(name) and name != FILLER:
                raise value.fail(f"no card is called '{name}'")
            cards += [name] * value.count()
        decks.append(tuple(cards))
    seed = given["seed"].number() if "seed" in given else 1
    first: int | None = 0
    if "first" in given:
        first = None if given["first"].words == "by chance" else read_seat(given["first"])
    return Start((decks[0], decks[1]), seed, first)


def _case(at: Marked, given: dict[str, Marked], known: Known, name: str) -> Case:
    if "game" in given and "position" in given:
        raise given["game"].fail("a scenario begins with a position or with a game, not with both")
    game = given.get("game")
    begin = _start(game, known) if game else read_position(given.get("position"), known)
    if "script" not in given:
        raise at.fail("needs a script")
    cites = read_rules(given["cites"]) if "cites" in given else ()
    return Case(name, at, begin, _steps(given["script"], known), cites)


def read_scenario(at: Marked, pool: Known = lambda name: False) -> Scenario:
    """The scenario that a file describes. `pool` says which cards exist outside the file."""
    given = at.known(*_TOP)
    cards = (
        tuple(_card(name, value) for name, value in given["cards"].mapping().items())
        if "cards" in given
        else ()
    )
    names = {card.name for card in cards} | {FILLER} | {f"{colour} G" for colour in _COLOURS}

    def known(name: str) -> bool:
        return name in names or pool(name)

    options = []
    if "options" in given:
        for name, value in given["options"].mapping().items():
            options.append((name, _plain(value), value))
    inherited: dict[str, Marked] = {
        name: given[name] for name in ("position", "game", "script", "cites") if name in given
    }
    if "cases" in given:
        cases = []
        for name, value in given["cases"].mapping().items():
            own = value.known("position", "game", "script", "cites", "note")
            merged = {
                key: mark for key, mark in inherited.items() if not (key == "position" and "game" in own)
            }
            cases.append(_case(value, merged | own, known, name))
    else:
        cases = [_case(at, inherited, known, "")]
    title = given.get("ruling") or given.get("name")
    return Scenario(
        at.file,
        title.text() if title else Path(at.file).stem,
        tuple(rule for rule, _ in read_rules(given["rules"])) if "rules" in given else (),
        tuple(options),
        cards,
        tuple(cases),
    )


_COLOURS = ("Blue", "Green", "Black", "Red", "Brown", "White", "Purple")


def _plain(at: Marked) -> object:
    if at.is_number:
        return at.number()
    if at.words in ("yes", "no", "true", "false") and not at.quoted:
        return at.flag()
    return at.text()


def load(path: Path, pool: Known = lambda name: False) -> Scenario:
    """Reads and checks a scenario file; raises `ScenarioError`."""
    return read_scenario(read_file(path), pool)


def loads(text: str, file: str = "scenario", pool: Known = lambda name: False) -> Scenario:
    """The same from a text."""
    return read_scenario(read_text(text, file), pool)


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

"""What a scenario expects between two steps, as read from the file. What is the same in all games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from cutin.cards.files import Value
from cutin.kernel.wording import shortened
from cutin.telling.part import part as telling
from cutin.telling.saying import TELLERS

from .moments import SEATS, Moment, read_moment, read_question
from .part import Judging
from .position import FILLER, Known, read_seat


@dataclass(frozen=True)
class Phrase:
    """One thing said of a card: "destroyed", "3 damage", "A's junkyard". `no` turns it round."""

    what: str
    value: Any
    no: bool
    words: str
    at: Value


Meant = Callable[[str, dict[str, str], Value], tuple[str, Any]]


@dataclass(frozen=True)
class Phrases:
    """What can be said of a card in a game, beside what is said in every game.

    `places` are its places by the words for them; `patterns` say which words mean what; `value` makes what
    was said and its value of a pattern's name and groups; `said` are other wordings; `known` lists for a
    message what there is.
    """

    places: dict[str, str]
    patterns: tuple[tuple[str, re.Pattern[str]], ...]
    value: Meant
    said: tuple[tuple[re.Pattern[str], str], ...]
    known: str


_PATTERNS = (
    ("damage", re.compile(r"(?P<v>\d+) damage$")),
    ("has", re.compile(r"(?P<n>has|lacks) (?P<v>.+)$")),
    ("text", re.compile(r"(?P<v>no text)$")),
    ("name", re.compile(r"(?P<v>no name)$")),
    ("host", re.compile(r"set on (?P<v>.+)$")),
    ("controller", re.compile(r"controlled by (?P<v>A|B)$")),
    ("owner", re.compile(r"owned by (?P<v>A|B)$")),
)
_PLACE = re.compile(r"(?:in )?(?:(?P<seat>[AB])'s )?(?P<place>.+)$")
# What people say for a phrase.
_SAID = (
    (re.compile(r"is not (?!an? )"), "not "),
    (re.compile(r"is (?!an? )"), ""),
    (re.compile(r"(not )?in the "), r"\1"),
    (re.compile(r"(?:no damage|undamaged|unharmed)$"), "0 damage"),
    (re.compile(r"has (\d+) damage$"), r"\1 damage"),
    (re.compile(r"damage (\d+)$"), r"\1 damage"),
    (re.compile(r"original owner "), "owned by "),
    (re.compile(r"(not )?in (?:the )?([AB])'s "), r"\1\2's "),
)


def read_phrase(words: str, at: Value, book: Phrases) -> Phrase:
    usual = words
    for wording, instead in (*_SAID, *book.said):
        usual = wording.sub(instead, usual) if wording.match(usual) else usual
    no = usual.startswith("not ")
    said = usual[4:] if no else usual
    place = _PLACE.match(said)
    if place and place["place"].lower() in book.places:
        where = (book.places[place["place"].lower()], SEATS.get(place["seat"] or ""))
        return Phrase("place", where, no, words, at)
    for what, pattern in (*book.patterns, *_PATTERNS):
        found = pattern.match(said)
        if not found:
            continue
        groups = found.groupdict()
        if what == "has":
            return Phrase("has", groups["v"], no != (groups["n"] == "lacks"), words, at)
        if what == "damage":
            return Phrase("damage", int(groups["v"]), no, words, at)
        meant, value = book.value(what, groups, at)
        return Phrase(meant, value, no, words, at)
    at.fail(f"'{shortened(words)}' says nothing that can be looked at; known: {book.known}")


def read_phrases(at: Value, book: Phrases, called: Known) -> tuple[Phrase, ...]:
    """Phrases with commas between them, or a list of them."""
    if at.parts is not None:
        if not at.parts:
            at.fail(f"says nothing; known: {book.known}")
        phrases = tuple(read_phrase(item.text(), item, book) for item in at.parts)
    else:
        phrases = tuple(read_phrase(part.strip(), at, book) for part in at.text().split(","))
    for phrase in phrases:
        if phrase.what == "host" and phrase.value != "nothing" and not called(phrase.value):
            phrase.at.fail(f"no card is called '{shortened(phrase.value)}'")
    return phrases


Found = Iterator[tuple[Value, str, str]]
"""Of each expectation not met: where it stands, what was expected, what was."""


class Wanted(Protocol):
    """Something that is expected, which can look for itself whether it is so."""

    def unmet(self, table: Any) -> Found:
        """What of it is not so."""


@dataclass(frozen=True)
class Number:
    """So many cards in a player's place."""

    seat: int
    place: str
    count: int
    at: Value

    def unmet(self, table: Any) -> Found:
        was = table.pile(self.seat, self.place)
        if len(was) != self.count:
            listed = f" ({', '.join(was)})" if 0 < len(was) <= 8 else ""
            yield self.at, f"{'AB'[self.seat]}'s {self.place}: {self.count}", f"{len(was)}{listed}"


@dataclass(frozen=True)
class Names:
    """Exactly these cards in a player's place."""

    seat: int
    place: str
    names: tuple[str, ...]
    at: Value

    def unmet(self, table: Any) -> Found:
        was = table.pile(self.seat, self.place)
        if Counter(self.names) != Counter(was):
            listed = ", ".join(self.names) or "none"
            yield self.at, f"{'AB'[self.seat]}'s {self.place}: {listed}", ", ".join(was) or "none"


@dataclass(frozen=True)
class Top:
    """The cards at an end of a player's pile."""

    seat: int
    place: str
    bottom: bool
    names: tuple[str, ...]
    at: Value

    def unmet(self, table: Any) -> Found:
        was = table.pile(self.seat, self.place)
        count = len(self.names)
        part = was[len(was) - count :] if self.bottom else was[:count]
        if tuple(part) != self.names:
            end = "bottom" if self.bottom else "top"
            said = f"{'AB'[self.seat]}'s {self.place} {end}: {', '.join(self.names)}"
            yield self.at, said, ", ".join(part) or "none"


@dataclass(frozen=True)
class Amount:
    """A number or word of the game: what is said, and what is so instead."""

    at: Value
    want: int | str
    said: str
    look: Callable[[Any], int | str]

    def unmet(self, table: Any) -> Found:
        was = self.look(table)
        if was != self.want:
            yield self.at, self.said, f"{was}"


def names_of(at: Value) -> tuple[str, ...]:
    """A list of names; "none" is the empty list."""
    if at.parts is None and at.words == "none":
        return ()
    return tuple(item.text() for item in at.one_or_more())


def read_piles(seat: int, given: dict[str, Value], piles: tuple[str, ...]) -> tuple[Wanted, ...]:
    """What is expected of a player's places: a number, names, or what lies at an end."""
    found: list[Wanted] = []
    for name, value in given.items():
        place, _, end = name.rpartition(" ")
        if place in piles and end in ("top", "bottom"):
            found.append(Top(seat, place, end == "bottom", names_of(value), value))
        elif name in piles and value.is_number:
            found.append(Number(seat, name, value.count(), value))
        elif name in piles:
            found.append(Names(seat, name, names_of(value), value))
    return tuple(found)


@dataclass(frozen=True)
class EventExpected:
    """`kind` and, where given, the cards (by name), the player and the rule."""

    words: str
    at: Value
    kind: str
    cards: tuple[str, ...] = ()
    rule: str = ""
    seat: int | None = None


@dataclass(frozen=True)
class Expected:
    at: Value
    cards: tuple[tuple[str, tuple[Phrase, ...]], ...] = ()
    # Of the players, and what only this game has.
    more: tuple[Wanted, ...] = ()
    asked: tuple[int | None, Value] | None = None
    question: tuple[str, Value] | None = None
    rule: tuple[str, Value] | None = None
    options: tuple[tuple[str, ...], Value] | None = None
    can: tuple[tuple[str, Value], ...] = ()
    cannot: tuple[tuple[str, tuple[str, ...], Value], ...] = ()
    cites: tuple[tuple[str, Value], ...] = ()
    cites_not: tuple[tuple[str, Value], ...] = ()
    events: tuple[EventExpected, ...] = ()
    no_events: tuple[EventExpected, ...] = ()
    waiting: tuple[tuple[str, ...], Value] | None = None
    moment: tuple[Moment, Value] | None = None
    turn: tuple[int, Value] | None = None
    result: tuple[str, Value] | None = None


Rulebook = Callable[[], Any]
"""What has the ids of a game's rules; loaded when one is named."""


def read_rule(at: Value, rules: Rulebook) -> str:
    words = at.text()
    if words not in rules():
        at.fail(f"there is no rule {words}")
    return words


def read_rules(at: Value, rules: Rulebook) -> tuple[tuple[str, Value], ...]:
    return tuple((read_rule(item, rules), item) for item in at.one_or_more())


_CHOICE = re.compile(
    r"pass|done|keep|yes|no|none|redraw( \d+)?|X = \d+|\d+( .+)?|mode .+|(first|second) place"
    r"|Space|Earth|(sleep|discard) a node|Disposition Area of [AB]"
)
_VERB = re.compile(r"(?:play|use|sortie|set node|attack with|defend with|sleep|discard|pay|keep|stand) ")


def read_action(words: str, at: Value, called: Known) -> str:
    """What a player may do or choose: it begins with a word for it or with a card."""
    rest = _VERB.sub("", words, count=1) if _VERB.match(words) else words
    rest = re.sub(r"^[AB]'s ", "", rest)
    ends = (found.start() for found in re.finditer(r"(?=[ :,#])|$", rest))
    if not _CHOICE.fullmatch(words) and not any(called(rest[:end]) for end in ends if end):
        at.fail(
            f"'{shortened(words)}' is no action: no card is called '{shortened(rest)}'; "
            "an action is written as options are, 'play Beam on GM', 'use Haro', 'pass'"
        )
    return words


def _can(at: Value, called: Known) -> tuple[tuple[str, Value], ...]:
    return tuple((read_action(item.text(), item, called), item) for item in at.one_or_more())


def _cannot(at: Value, rules: Rulebook, called: Known) -> tuple[tuple[str, tuple[str, ...], Value], ...]:
    if at.entries is None:
        return tuple((words, (), item) for words, item in _can(at, called))
    found = []
    for name, value in at.entries:
        refused = () if value.words == "" else tuple(read_rule(item, rules) for item in value.one_or_more())
        found.append((read_action(name, value, called), refused, value))
    return tuple(found)


_EVENT = re.compile(
    r"(?P<kind>[a-z_-]+)(?: (?!by [AB]\b|\()(?P<cards>.+?))?(?: by (?P<seat>[AB]))?"
    r"(?: \((?P<rule>[A-Z]+-[\w.]+)\))?$"
)


def kinds_of_event(game: str) -> list[str]:
    """What can happen in a game, as expectations call it."""
    of_game = telling(game)
    return sorted(kind.replace(" ", "-") for kind in {*TELLERS, *of_game.tellers, *of_game.silent})


def read_event(at: Value, rules: Rulebook, game: str, called: Known) -> EventExpected:
    """``destroyed GM by A (GW-17.1)``: the kind of event, then what is known of it."""
    found = _EVENT.match(at.text())
    if not found:
        at.fail("an event is written 'destroyed GM by A (GW-17.1)': its kind, cards, player, rule")
    kinds = kinds_of_event(game)
    if found["kind"] not in kinds:
        at.fail(f"there is no event '{shortened(found['kind'])}'; there are {', '.join(kinds)}")
    if found["rule"] and found["rule"] not in rules():
        at.fail(f"there is no rule {found['rule']}")
    cards = tuple(part.strip() for part in found["cards"].split(",")) if found["cards"] else ()
    for card in cards:
        if not called(card):
            at.fail(f"no card is called '{shortened(card)}'")
    return EventExpected(
        at.text(), at, found["kind"], cards, found["rule"] or "", SEATS.get(found["seat"] or "")
    )


def _result(at: Value) -> str:
    words = at.text()
    if not re.match(r"(?:[AB] wins|draw|none)(?::|$)", words):
        at.fail(f"expected 'A wins', 'B wins', 'draw' or 'none', found {at.shown}")
    return words


RESERVED = (
    *("A", "B", "asked", "question", "rule", "options", "can", "cannot", "cites", "does not cite", "events"),
    *("no events", "waiting", "moment", "turn", "result"),
)

_INSTANCE = re.compile(r"(?:(?P<seat>[AB])'s )?(?P<name>.+?)(?:#(?P<number>\d+))?$")


def instance(name: str) -> tuple[int | None, str, int]:
    """``A's GM#2``: whose (by place), the name, and which of that name (from 1)."""
    found = _INSTANCE.match(name)
    assert found is not None
    return SEATS.get(found["seat"] or ""), found["name"], int(found["number"] or 1)


def read_expected(at: Value, known: Known, part: Judging, rules: Rulebook) -> Expected:
    given = at.fields()
    if not given:
        at.fail("expects nothing; write what has to be so: 'expect: {GM: destroyed}'")

    def called(name: str) -> bool:
        return known(name) or part.is_made(name)

    cards = []
    for name, value in given.items():
        if name in RESERVED or name in part.reserved:
            continue
        bare = instance(name)[1]
        if not called(bare):
            listed = ", ".join((*RESERVED, *part.reserved))
            value.fail(f"no card is called '{shortened(bare)}', and it is none of {listed}")
        cards.append((name, read_phrases(value, part.phrases, called)))
    asked, question, options = given.get("asked"), given.get("question"), given.get("options")
    can, waiting = given.get("can"), given.get("waiting")
    moment, turn, result = given.get("moment"), given.get("turn"), given.get("result")
    more: list[Wanted] = []
    for seat, name in ((0, "A"), (1, "B")):
        if name in given:
            more += part.side(seat, given[name])
    for wanted in more:
        if not isinstance(wanted, Names | Top):
            continue
        for card in wanted.names:
            if not called(card) and card != FILLER:
                wanted.at.fail(
                    f"no card is called '{shortened(card)}'; write a number of cards, or their names"
                )
    more += part.more({name: given[name] for name in part.reserved if name in given})

    def events(name: str) -> tuple[EventExpected, ...]:
        return (
            tuple(read_event(i, rules, part.game, called) for i in given[name].one_or_more())
            if name in given
            else ()
        )

    return Expected(
        at,
        cards=tuple(cards),
        more=tuple(more),
        asked=((None if asked.words == "nobody" else read_seat(asked)), asked) if asked else None,
        question=(read_question(question, question.text(), part.questions), question) if question else None,
        rule=(read_rule(given["rule"], rules), given["rule"]) if "rule" in given else None,
        options=(names_of(options), options) if options else None,
        can=_can(can, called) if can else (),
        cannot=_cannot(given["cannot"], rules, called) if "cannot" in given else (),
        cites=read_rules(given["cites"], rules) if "cites" in given else (),
        cites_not=read_rules(given["does not cite"], rules) if "does not cite" in given else (),
        events=events("events"),
        no_events=events("no events"),
        waiting=(names_of(waiting), waiting) if waiting else None,
        moment=(read_moment(moment, part.times, part.questions), moment) if moment else None,
        turn=(read_seat(turn), turn) if turn else None,
        result=(_result(result), result) if result else None,
    )

"""What a scenario expects between two steps, as read from the file."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from cutin.gundam_war.card import COLOUR_NAMES, TYPE_NAMES
from cutin.gundam_war.rulebook import rulebook

from .marked import Marked
from .moments import SEATS, Moment, read_moment
from .position import Known, read_seat

PLACES = {
    "nation": "nation",
    "lost card pile": "lost",
    "lost": "lost",
    "junkyard": "junkyard",
    "hand": "hand",
    "hangar": "hangar",
    "removed": "removed",
    "disposition area": "disposition",
    "disposition": "disposition",
    "space": "Space",
    "earth": "Earth",
    "on the field": "field",
    "field": "field",
    "being played": "played",
    "nowhere": "nowhere",
}


@dataclass(frozen=True)
class Phrase:
    """One thing said of a card: "destroyed", "3 damage", "A's junkyard". `no` turns it round."""

    what: str
    value: object
    no: bool
    words: str
    at: Marked


_PATTERNS = [
    ("destroyed by", re.compile(r"destroyed by (?P<v>A|B|battle|nobody)$")),
    ("flag", re.compile(r"(?P<v>destroyed|rolled|rerolled|head|engaged)$")),
    ("damage", re.compile(r"(?P<v>\d+) damage$")),
    ("stats", re.compile(r"(?P<v>-?(?:\d+|\*)/-?(?:\d+|\*)/-?(?:\d+|\*))$")),
    (
        "number",
        re.compile(r"(?P<n>close combat|ranged|defence|total nation power|resource cost) (?P<v>\d+)$"),
    ),
    ("coins", re.compile(r"(?P<v>no|\d+) (?P<n>.*?coin)s?$")),
    ("type", re.compile(r"is an? (?P<v>Unit|Character|Command|Operation|G)$")),
    ("has", re.compile(r"(?P<n>has|lacks) (?P<v>.+)$")),
    ("text", re.compile(r"(?P<v>no text)$")),
    ("name", re.compile(r"(?P<v>no name)$")),
    ("terrain", re.compile(r"(?P<v>Space|Earth|no) aptitude$")),
    ("host", re.compile(r"set on (?P<v>.+)$")),
    ("controller", re.compile(r"controlled by (?P<v>A|B)$")),
    ("owner", re.compile(r"owned by (?P<v>A|B)$")),
    ("produces", re.compile(r"produces (?P<v>nothing|\d+ \w+)$")),
]

_PLACE = re.compile(r"(?:in )?(?:(?P<seat>[AB])'s )?(?P<place>.+)$")

PHRASES_KNOWN = (
    "a place (\"A's junkyard\", 'Earth', 'on the field'), 'destroyed', 'destroyed by A', 'rolled', "
    "'rerolled', 'head', 'engaged', '3 damage', '2/1/3', 'defence 3', '2 Haro coins', 'no coins', "
    "'is a Unit', 'has Raid', 'lacks Raid', 'no text', 'no name', 'Space aptitude', 'set on GM', "
    "'controlled by A', 'owned by A', 'produces 1 blue'; 'not' before any of them"
)


# What people say for a phrase.
_SAID = (
    (re.compile(r"is not (?!an? )"), "not "),
    (re.compile(r"is (?!an? )"), ""),
    (re.compile(r"(not )?in the "), r"\1"),
    (re.compile(r"(not )?upright$"), r"\1rerolled"),
    (re.compile(r"(not )?(?:removed from the game|out of the game)$"), r"\1removed"),
    (re.compile(r"(?:no damage|undamaged|unharmed)$"), "0 damage"),
    (re.compile(r"has (\d+) damage$"), r"\1 damage"),
    (re.compile(r"damage (\d+)$"), r"\1 damage"),
    (re.compile(r"original owner "), "owned by "),
    (re.compile(r"(not )?in (?:the )?([AB])'s "), r"\1\2's "),
)


def read_phrase(words: str, at: Marked) -> Phrase:
    usual = words
    for wording, instead in _SAID:
        usual = wording.sub(instead, usual) if wording.match(usual) else usual
    no = usual.startswith("not ")
    said = usual[4:] if no else usual
    place = _PLACE.match(said)
    if place and place["place"].lower() in PLACES:
        value: object = (PLACES[place["place"].lower()], SEATS.get(place["seat"] or ""))
        return Phrase("place", value, no, words, at)
    for what, pattern in _PATTERNS:
        found = pattern.match(said)
        if not found:
            continue
        groups = found.groupdict()
        value = groups["v"]
        if what == "flag":
            what = groups["v"]
            value = True
        elif what == "damage":
            value = int(groups["v"])
        elif what == "number":
            what, value = groups["n"], int(groups["v"])
        elif what == "coins":
            name = groups["n"]
            value = (0 if groups["v"] == "no" else int(groups["v"]), "" if name == "coin" else name)
        elif what == "has":
            no = no != (groups["n"] == "lacks")
        elif what == "type":
            value = next(bit for bit, name in TYPE_NAMES.items() if name == groups["v"])
        elif what == "produces" and groups["v"] != "nothing":
            number, colour = groups["v"].split()
            if colour not in COLOUR_NAMES:
                raise at.fail(f"'{colour}' is no colour; there are {', '.join(COLOUR_NAMES)}")
            value = (int(number), colour)
        return Phrase(what, value, no, words, at)
    raise at.fail(f"'{words}' says nothing that can be looked at; known: {PHRASES_KNOWN}")


def read_phrases(at: Marked) -> tuple[Phrase, ...]:
    """Phrases with commas between them, or a list of them."""
    if at.items is not None:
        return tuple(read_phrase(item.text(), item) for item in at.items)
    return tuple(read_phrase(part.strip(), at) for part in at.text().split(","))


@dataclass(frozen=True)
class SideExpected:
    """What is expected of a player: counts or names of piles, power, coins."""

    counts: tuple[tuple[str, int, Marked], ...] = ()
    names: tuple[tuple[str, tuple[str, ...], Marked], ...] = ()
    tops: tuple[tuple[str, tuple[str, ...], Marked], ...] = ()
    power: tuple[tuple[str, int, Marked], ...] = ()
    coins: tuple[tuple[str, int, Marked], ...] = ()
    points: tuple[int, Marked] | None = None


@dataclass(frozen=True)
class SquadExpected:
    seat: int
    area: str
    at: Marked
    order: tuple[str, ...] | None = None
    head: str | None = None
    engaged: bool | None = None
    strength: int | None = None


@dataclass(frozen=True)
class EventExpected:
    """`kind` and, where given, the cards (by name), the player and the rule."""

    words: str
    at: Marked
    kind: str
    cards: tuple[str, ...] = ()
    rule: str = ""
    seat: int | None = None


@dataclass(frozen=True)
class Expected:
    at: Marked
    cards: tuple[tuple[str, tuple[Phrase, ...]], ...] = ()
    sides: tuple[tuple[int, SideExpected], ...] = ()
    squads: tuple[SquadExpected, ...] = ()
    asked: tuple[int | None, Marked] | None = None
    question: tuple[str, Marked] | None = None
    rule: tuple[str, Marked] | None = None
    options: tuple[tuple[str, ...], Marked] | None = None
    can: tuple[tuple[str, Marked], ...] = ()
    cannot: tuple[tuple[str, tuple[str, ...], Marked], ...] = ()
    cites: tuple[tuple[str, Marked], ...] = ()
    cites_not: tuple[tuple[str, Marked], ...] = ()
    events: tuple[EventExpected, ...] = ()
    no_events: tuple[EventExpected, ...] = ()
    waiting: tuple[tuple[str, ...], Marked] | None = None
    moment: tuple[Moment, Marked] | None = None
    turn: tuple[int, Marked] | None = None
    result: tuple[str, Marked] | None = None
    extra: dict[str, Marked] = field(default_factory=dict)


def read_rule(at: Marked) -> str:
    words = at.text()
    if words not in rulebook():
        raise at.fail(f"there is no rule {words}")
    return words


def read_rules(at: Marked) -> tuple[tuple[str, Marked], ...]:
    return tuple((read_rule(item), item) for item in at.one_or_more())


def _names(at: Marked) -> tuple[str, ...]:
    """A list of names; "none" is the empty list."""
    if at.items is None and at.words == "none":
        return ()
    return tuple(item.text() for item in at.one_or_more())


_SIDE_PILES = ("nation", "lost", "junkyard", "hand", "hangar", "removed", "disposition")


def _side(at: Marked) -> SideExpected:
    given = at.known(
        *_SIDE_PILES, "nation top", "lost top", "junkyard top", "nation bottom", "power", "coins", "points"
    )
    counts, names, tops = [], [], []
    for name, value in given.items():
        if name.endswith((" top", " bottom")):
            tops.append((name, _names(value), value))
        elif name in _SIDE_PILES and value.is_number:
            counts.append((name, value.number(), value))
        elif name in _SIDE_PILES:
            names.append((name, _names(value), value))
    power = []
    if "power" in given and given["power"].is_number:
        power.append(("", given["power"].number(), given["power"]))
    elif "power" in given:
        for name, value in given["power"].mapping().items():
            if name not in COLOUR_NAMES:
                raise value.fail(f"'{name}' is no colour; there are {', '.join(COLOUR_NAMES)}")
            power.append((name, value.number(), value))
    coins = [(n, v.number(), v) for n, v in given["coins"].mapping().items()] if "coins" in given else []
    points = (given["points"].number(), given["points"]) if "points" in given else None
    return SideExpected(tuple(counts), tuple(names), tuple(tops), tuple(power), tuple(coins), points)


def _squads(at: Marked) -> tuple[SquadExpected, ...]:
    found = []
    for name, value in at.mapping().items():
        parts = re.match(r"([AB]) (Space|Earth)$", name)
        if not parts:
            raise value.fail(f"'{name}' is no squad; write 'A Space', 'B Earth'")
        seat, area = "AB".index(parts[1]), parts[2]
        if value.fields is None:
            found.append(SquadExpected(seat, area, value, _names(value)))
            continue
        given = value.known("order", "head", "engaged", "strength")
        found.append(
            SquadExpected(
                seat,
                area,
                value,
                _names(given["order"]) if "order" in given else None,
                given["head"].text() if "head" in given else None,
                given["engaged"].flag() if "engaged" in given else None,
                given["strength"].number() if "strength" in given else None,
            )
        )
    return tuple(found)


def _cannot(at: Marked) -> tuple[tuple[str, tuple[str, ...], Marked], ...]:
    if at.fields is None:
        return tuple((item.text(), (), item) for item in at.one_or_more())
    found = []
    for name, value in at.fields:
        rules = () if value.words == "" else tuple(read_rule(item) for item in value.one_or_more())
        found.append((name, rules, value))
    return tuple(found)


_EVENT = re.compile(
    r"(?P<kind>[a-z_-]+)(?: (?!by [AB]\b|\()(?P<cards>.+?))?(?: by (?P<seat>[AB]))?"
    r"(?: \((?P<rule>GW-[\d.]+)\))?$"
)


def read_event(at: Marked) -> EventExpected:
    """``destroyed GM by A (GW-17.1)``: the kind of event, then what is known of it."""
    found = _EVENT.match(at.text())
    if not found:
        raise at.fail("an event is written 'destroyed GM by A (GW-17.1)': its kind, cards, player, rule")
    if found["rule"] and found["rule"] not in rulebook():
        raise at.fail(f"there is no rule {found['rule']}")
    cards = tuple(part.strip() for part in found["cards"].split(",")) if found["cards"] else ()
    return EventExpected(
        at.text(), at, found["kind"], cards, found["rule"] or "", SEATS.get(found["seat"] or "")
    )


RESERVED = (
    "A",
    "B",
    "squads",
    "asked",
    "question",
    "rule",
    "options",
    "can",
    "cannot",
    "cites",
    "does not cite",
    "events",
    "no events",
    "waiting",
    "moment",
    "turn",
    "result",
)

_INSTANCE = re.compile(r"(?:(?P<seat>[AB])'s )?(?P<name>.+?)(?:#(?P<number>\d+))?$")


def instance(name: str) -> tuple[int | None, str, int]:
    """``A's GM#2``: whose (by place), the name, and which of that name (from 1)."""
    found = _INSTANCE.match(name)
    assert found is not None
    return SEATS.get(found["seat"] or ""), found["name"], int(found["number"] or 1)


def read_expected(at: Marked, known: Known) -> Expected:
    given = at.mapping()
    cards = []
    for name, value in given.items():
        if name in RESERVED:
            continue
        bare = instance(name)[1]
        if not known(bare) and not bare.endswith("coin"):
            raise value.fail(f"no card is called '{bare}', and it is none of {', '.join(RESERVED)}")
        cards.append((name, read_phrases(value)))

    def have(name: str) -> Marked | None:
        return given.get(name)

    asked = have("asked")
    options = have("options")
    can = have("can")
    return Expected(
        at,
        cards=tuple(cards),
        sides=tuple((seat, _side(given[name])) for seat, name in ((0, "A"), (1, "B")) if name in given),
        squads=_squads(given["squads"]) if "squads" in given else (),
        asked=((None if asked.words == "nobody" else read_seat(asked)), asked) if asked else None,
        question=(given["question"].text(), given["question"]) if "question" in given else None,
        rule=(read_rule(given["rule"]), given["rule"]) if "rule" in given else None,
        options=(_names(options), options) if options else None,
        can=tuple((item.text(), item) for item in can.one_or_more()) if can else (),
        cannot=_cannot(given["cannot"]) if "cannot" in given else (),
        cites=read_rules(given["cites"]) if "cites" in given else (),
        cites_not=read_rules(given["does not cite"]) if "does not cite" in given else (),
        events=tuple(read_event(i) for i in given["events"].one_or_more()) if "events" in given else (),
        no_events=tuple(read_event(i) for i in given["no events"].one_or_more())
        if "no events" in given
        else (),
        waiting=(_names(given["waiting"]), given["waiting"]) if "waiting" in given else None,
        moment=(read_moment(given["moment"]), given["moment"]) if "moment" in given else None,
        turn=(read_seat(given["turn"]), given["turn"]) if "turn" in given else None,
        result=(given["result"].text(), given["result"]) if "result" in given else None,
    )

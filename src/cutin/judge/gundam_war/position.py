"""How a scenario describes the table of Gundam War: what lies where when the script begins."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from cutin.cards.files import Value
from cutin.gundam_war.card import COLOUR_NAMES
from cutin.gundam_war.table import EARTH_AREA, PHASE_NAMES, SPACE_AREA

from .. import position
from ..moments import AFTER, BEFORE, Times
from ..position import FILLER, TIME, Known, counts, no_card, read_pile, read_seat, read_time, single

# Zones of battle areas by name.
AREAS = {"Space": SPACE_AREA, "Earth": EARTH_AREA}
PILES = ("nation", "lost", "junkyard", "hand", "hangar", "removed")
# The Reroll Phase has no free timing before its fixed effect, the Disposition Phase a single one.
TIMES = Times(
    phases=PHASE_NAMES,
    windows=((AFTER,), (BEFORE, AFTER), (BEFORE,), *((BEFORE, AFTER),) * 4),
    acting="free timing",
    free=("free timing", "the end of the cut"),
    chain=("the cut", "a cut", "next cut", "the next cut"),
    usual=2,
    example="Attack Step",
    question="sortie",
)
QUESTIONS = frozenset(
    {
        *("X", "answer", "area", "choose", "cut", "discard", "divide", "effect", "end", "host", "may"),
        *("order", "pay", "place", "redraw", "sortie", "squad", "target", "vulture", "wager", "window"),
    }
)


@dataclass(frozen=True)
class Entry:
    """A card of the position and its condition. `owner` is its original owner, if not who has it."""

    name: str
    at: Value
    rolled: bool = False
    damage: int = 0
    coins: tuple[tuple[str, int], ...] = ()
    under: tuple[Entry, ...] = ()
    owner: int | None = None
    changes: tuple[str, ...] = ()
    used: tuple[int, ...] = ()
    # In a battle area: went there by sortie this turn.
    sortied: bool = True
    # The facts of a coin treated as a card, which no card list knows.
    coin: str | None = None
    # What it has gone through this turn, where that is said; else it follows from where it lies.
    this_turn: tuple[str, ...] | None = None
    # Lies as a G by Variable.
    as_g: bool = False


@dataclass(frozen=True)
class Squad:
    units: tuple[Entry, ...] = ()
    # None: the first Unit; otherwise its name or "none".
    head: str | None = None
    engaged: bool | None = None


@dataclass(frozen=True)
class Side:
    """What one player has. A pile is a list of cards, the top first; nobody can use a "filler"."""

    piles: dict[str, tuple[Entry, ...]] = field(default_factory=dict)
    disposition: tuple[Entry, ...] = ()
    squads: dict[str, Squad] = field(default_factory=dict)
    power: tuple[tuple[int, int], ...] = ()
    coins: tuple[tuple[str, int], ...] = ()
    points: int = 0
    played: tuple[str, ...] = ()


@dataclass(frozen=True)
class Position(position.Position):
    """A moment, and what each player has then."""

    sides: tuple[Side, Side]


NATION = 20
_FLAGS = re.compile(r"(?:(?P<damage>[0-9]{1,3}) damage|(?P<rolled>rolled|rerolled))$")


def _flags(name: str, at: Value) -> Entry:
    """The short form: ``GM: rolled, 2 damage``."""
    rolled, damage = False, 0
    for part in at.text().split(","):
        found = _FLAGS.match(part.strip())
        if not found:
            at.fail(f"'{part.strip()}' is no condition; short forms: 'rolled', '2 damage'")
        if found["damage"]:
            damage = int(found["damage"])
        else:
            rolled = found["rolled"] == "rolled"
    return Entry(name, at, rolled=rolled, damage=damage)


_ENTRY_FIELDS = (
    "rolled",
    "damage",
    "coins",
    "with",
    "owner",
    "until end of turn",
    "used",
    "sortied",
    "is",
    "this turn",
    "as G",
)
# What a card can have gone through in a turn, in the words of the file (see `setup.THIS_TURN`).
GONE_THROUGH = ("sortied", "defended", "was in an area", "resupplied", "came out", "transformed")


def read_entry(at: Value, known: Known) -> Entry:
    if at.entries is None:
        name = at.text()
        if not known(name):
            no_card(at, name)
        return Entry(name, at)
    name, value = single(at)
    if value.entries is None:
        entry = _flags(name, value)
        given: dict[str, Value] = {}
    else:
        given = value.fields(*_ENTRY_FIELDS)
        entry = Entry(
            name,
            value,
            rolled=given["rolled"].flag() if "rolled" in given else False,
            damage=given["damage"].count() if "damage" in given else 0,
            coins=counts(given["coins"]) if "coins" in given else (),
            under=read_entries(given["with"], known) if "with" in given else (),
            owner=read_seat(given["owner"]) if "owner" in given else None,
            changes=tuple(item.text() for item in given["until end of turn"].one_or_more())
            if "until end of turn" in given
            else (),
            used=tuple(item.number() for item in given["used"].one_or_more()) if "used" in given else (),
            sortied=given["sortied"].flag() if "sortied" in given else True,
            coin=given["is"].text() if "is" in given else None,
            this_turn=_gone_through(given["this turn"]) if "this turn" in given else None,
            as_g=given["as G"].flag() if "as G" in given else False,
        )
    if entry.coin is None and not known(name):
        no_card(value, name)
    return entry


def _gone_through(at: Value) -> tuple[str, ...]:
    for item in at.one_or_more():
        if item.text() not in GONE_THROUGH:
            item.fail(f"'{item.text()}' is nothing that is kept; there are {', '.join(GONE_THROUGH)}")
    return tuple(item.text() for item in at.one_or_more())


def read_entries(at: Value, known: Known) -> tuple[Entry, ...]:
    return tuple(read_entry(item, known) for item in at.one_or_more())


def _squad(at: Value, known: Known) -> Squad:
    if at.entries is not None and "units" in dict(at.entries):
        given = at.fields("units", "head", "engaged")
        return Squad(
            read_entries(given["units"], known),
            given["head"].text() if "head" in given else None,
            given["engaged"].flag() if "engaged" in given else None,
        )
    return Squad(read_entries(at, known))


def _power(at: Value) -> tuple[tuple[int, int], ...]:
    if at.is_number:
        return ((0, at.count()),)
    found = []
    for name, value in at.fields().items():
        if name not in COLOUR_NAMES:
            value.fail(f"'{name}' is no colour; there are {', '.join(COLOUR_NAMES)}")
        found.append((COLOUR_NAMES.index(name), value.count()))
    return tuple(found)


# In the order of the counters of a turn (`c08_play.COUNT_UNIT` and so on).
PLAYABLE = ("Unit", "Ship", "Character", "Operation", "G")


def _played(at: Value) -> tuple[str, ...]:
    for item in at.one_or_more():
        if item.text() not in PLAYABLE:
            item.fail(f"'{item.text()}' has no limit a turn; there are {', '.join(PLAYABLE)}")
    return tuple(item.text() for item in at.one_or_more())


def filler(at: Value) -> Entry:
    """A card that nobody can use."""
    return Entry(FILLER, at)


def read_side(at: Value | None, known: Known) -> Side:
    filled = filler(at or Value("", 0, ""))
    if at is None:
        return Side({"nation": (filled,) * NATION})
    given = at.fields(*PILES, "disposition", *AREAS, "power", "coins", "points", "played")
    piles = {
        name: read_pile(given[name], lambda item: read_entry(item, known), filler)
        for name in PILES
        if name in given
    }
    piles.setdefault("nation", (filled,) * NATION)
    return Side(
        piles,
        read_entries(given["disposition"], known) if "disposition" in given else (),
        {area: _squad(given[area], known) for area in AREAS if area in given},
        _power(given["power"]) if "power" in given else (),
        counts(given["coins"]) if "coins" in given else (),
        given["points"].count() if "points" in given else 0,
        _played(given["played"]) if "played" in given else (),
    )


def read_position(at: Value | None, known: Known) -> Position:
    given = at.fields(*TIME, "A", "B") if at is not None else {}
    when = read_time(given, TIMES, QUESTIONS)
    return Position(
        when.moment,
        when.turn_player,
        when.turn,
        when.chance,
        (read_side(given.get("A"), known), read_side(given.get("B"), known)),
    )

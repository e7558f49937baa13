"""How a scenario describes the table of Gundam War: what lies where when the script begins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cutin.cards.files import Value
from cutin.gundam_war.card import COLOUR_NAMES
from cutin.gundam_war.table import EARTH_AREA, PHASE_NAMES, SPACE_AREA
from cutin.kernel.wording import shortened

from .. import position
from ..moments import AFTER, BEFORE, Times
from ..position import TIME, Known, counts, read_time

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
class Entry(position.Entry):
    """A card of the position and its condition."""

    coins: tuple[tuple[str, int], ...] = ()
    # In a battle area: went there by sortie this turn.
    sortied: bool = True
    # The facts of a coin treated as a card, which no card list knows.
    coin: str | None = None
    # Lies as a G by Variable.
    as_g: bool = False


class _Entries(position.Entries[Entry]):
    kind = Entry
    turned, upright = "rolled", "rerolled"
    fields = ("coins", "sortied", "is", "as G")
    # In the words of the file (see `setting.THIS_TURN`); if nothing is said it follows from where it lies.
    gone_through = ("sortied", "defended", "was in an area", "resupplied", "came out", "transformed")

    def own(self, given: dict[str, Value]) -> dict[str, Any]:
        return {
            "coins": counts(given["coins"]) if "coins" in given else (),
            "sortied": given["sortied"].flag() if "sortied" in given else True,
            "coin": given["is"].text() if "is" in given else None,
            "as_g": given["as G"].flag() if "as G" in given else False,
        }

    def exists(self, name: str, given: dict[str, Value], known: Known) -> bool:
        return "is" in given or known(name)


ENTRIES = _Entries()


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


def _squad(at: Value, known: Known) -> Squad:
    if at.entries is not None and "units" in dict(at.entries):
        given = at.fields("units", "head", "engaged")
        return Squad(
            ENTRIES.several(given["units"], known),
            given["head"].text() if "head" in given else None,
            given["engaged"].flag() if "engaged" in given else None,
        )
    return Squad(ENTRIES.several(at, known))


def _power(at: Value) -> tuple[tuple[int, int], ...]:
    if at.is_number:
        return ((0, at.count()),)
    found = []
    for name, value in at.fields().items():
        if name not in COLOUR_NAMES:
            value.fail(f"'{shortened(name)}' is no colour; there are {', '.join(COLOUR_NAMES)}")
        found.append((COLOUR_NAMES.index(name), value.count()))
    return tuple(found)


# In the order of the counters of a turn (`c08_checks.COUNT_UNIT` and so on).
PLAYABLE = ("Unit", "Ship", "Character", "Operation", "G")


def _played(at: Value) -> tuple[str, ...]:
    for item in at.one_or_more():
        if item.text() not in PLAYABLE:
            item.fail(f"'{shortened(item.text())}' has no limit a turn; there are {', '.join(PLAYABLE)}")
    return tuple(item.text() for item in at.one_or_more())


def read_side(at: Value | None, known: Known) -> Side:
    filled = ENTRIES.filler(at)
    if at is None:
        return Side({"nation": (filled,) * NATION})
    given = at.fields(*PILES, "disposition", *AREAS, "power", "coins", "points", "played")
    piles = ENTRIES.piles(given, PILES, known)
    piles.setdefault("nation", (filled,) * NATION)
    return Side(
        piles,
        ENTRIES.several(given.get("disposition"), known),
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

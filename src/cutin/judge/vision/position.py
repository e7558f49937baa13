"""How a scenario describes the table of VISION: what lies where when the script begins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cutin.cards.files import MOST, Value
from cutin.kernel.wording import shortened
from cutin.vision.table import PHASE_NAMES, STARTING_LIFE

from .. import position
from ..moments import AFTER, Times
from ..position import FILLER, TIME, Known, read_time

PILES = ("deck", "hand", "underworld", "exclusion")
# In every phase priority is given once, after the fixed effect (VIS-4.1.2).
TIMES = Times(
    phases=PHASE_NAMES,
    windows=((AFTER,),) * len(PHASE_NAMES),
    acting="moment of priority",
    free=("priority", "the end of the interference"),
    chain=("the interference", "an interference"),
    usual=3,
    example="Main Phase",
    question="graze",
)
QUESTIONS = frozenset(
    {
        *("X", "answer", "choose", "declare", "form", "graze", "may", "mode", "order", "pay", "redraw"),
        *("share", "skip", "target", "underworld", "union", "upkeep", "window"),
    }
)


@dataclass(frozen=True)
class Entry(position.Entry):
    """A card of the position and its condition."""

    face_down: bool = False
    # What an effect has made of it for as long as it is on the field: the words with the braces.
    made: str = ""
    # A node that its player does not know: it came there unseen.
    unknown: bool = False


class _Entries(position.Entries[Entry]):
    kind = Entry
    turned, upright = "asleep", "active"
    flags = {"face down": "face_down", "unknown": "unknown"}
    fields = ("as",)
    # In the words of the file (see `setting.THIS_TURN`).
    gone_through = ("entered", "was played", "attacked", "defended")

    def own(self, given: dict[str, Value]) -> dict[str, Any]:
        return {"made": given["as"].text() if "as" in given else ""}


ENTRIES = _Entries()


@dataclass(frozen=True)
class Side:
    """What one player has. A pile is a list of cards, the top first; nobody can use a "filler"."""

    piles: dict[str, tuple[Entry, ...]] = field(default_factory=dict)
    nodes: tuple[Entry, ...] = ()
    field: tuple[Entry, ...] = ()
    life: int = STARTING_LIFE
    damage_taken: int = 0
    attacks: int = 0
    played: tuple[str, ...] = ()


@dataclass(frozen=True)
class Position(position.Position):
    """A moment, and what each player has then."""

    sides: tuple[Side, Side]


DECK = 20
# What is used up in a turn, beside the cards that were played.
USED_UP = ("node", "character", "doll", "world charm")


def _nodes(at: Value, known: Known) -> tuple[Entry, ...]:
    """Cards; a number of active nodes, or how many are active and asleep."""
    if at.entries is None:
        return ENTRIES.pile(at, known)
    given = at.fields("active", "asleep")
    found: list[Entry] = []
    for name, value in given.items():
        found += [Entry(FILLER, value, turned=name == "asleep")] * value.count()
    return tuple(found)


def _used_up(at: Value, known: Known) -> tuple[str, ...]:
    for item in at.one_or_more():
        if item.text() not in USED_UP and not known(item.text()):
            listed = ", ".join(USED_UP)
            item.fail(
                f"'{shortened(item.text())}' has no limit a turn; there are {listed}, and names of cards"
            )
    return tuple(item.text() for item in at.one_or_more())


def _life(at: Value) -> int:
    """It can be below 0."""
    if abs(at.number()) > MOST:
        at.fail(f"expected a whole number from -{MOST} to {MOST}, found {at.shown}")
    return at.number()


def read_side(at: Value | None, known: Known) -> Side:
    filled = ENTRIES.filler(at)
    if at is None:
        return Side({"deck": (filled,) * DECK})
    given = at.fields(*PILES, "nodes", "field", "life", "damage taken", "attacks", "played")
    piles = ENTRIES.piles(given, PILES, known)
    piles.setdefault("deck", (filled,) * DECK)
    return Side(
        piles,
        _nodes(given["nodes"], known) if "nodes" in given else (),
        ENTRIES.several(given.get("field"), known),
        _life(given["life"]) if "life" in given else STARTING_LIFE,
        given["damage taken"].count() if "damage taken" in given else 0,
        given["attacks"].count() if "attacks" in given else 0,
        _used_up(given["played"], known) if "played" in given else (),
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

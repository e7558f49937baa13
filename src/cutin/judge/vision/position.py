"""How a scenario describes the table of VISION: what lies where when the script begins."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from cutin.cards.files import Value
from cutin.vision.table import PHASE_NAMES, STARTING_LIFE

from .. import position
from ..moments import AFTER, Times
from ..position import FILLER, TIME, Known, no_card, read_pile, read_seat, read_time, single

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
class Entry:
    """A card of the position and its condition. `owner` is its original owner, if not who has it."""

    name: str
    at: Value
    asleep: bool = False
    damage: int = 0
    under: tuple[Entry, ...] = ()
    owner: int | None = None
    changes: tuple[str, ...] = ()
    used: tuple[int, ...] = ()
    face_down: bool = False
    # What an effect has made of it for as long as it is on the field: the words with the braces.
    made: str = ""
    # A node that its player does not know: it came there unseen.
    unknown: bool = False
    # What it has gone through this turn.
    this_turn: tuple[str, ...] = ()


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
_FLAGS = re.compile(r"(?:(?P<damage>[0-9]{1,3}) damage|(?P<flag>asleep|active|face down|unknown))$")
_ENTRY_FIELDS = (
    *("asleep", "damage", "with", "owner", "until end of turn", "used", "face down", "unknown", "as"),
    "this turn",
)
# What a card can have gone through in a turn, in the words of the file (see `setting.THIS_TURN`).
GONE_THROUGH = ("entered", "was played", "attacked", "defended")
# What is used up in a turn, beside the cards that were played.
USED_UP = ("node", "character", "doll", "world charm")


def _flags(name: str, at: Value) -> Entry:
    """The short form: ``Cirno: asleep, 2 damage``."""
    asleep, damage, face_down, unknown = False, 0, False, False
    for part in at.text().split(","):
        found = _FLAGS.match(part.strip())
        if not found:
            at.fail(f"'{part.strip()}' is no condition; short forms: 'asleep', '2 damage', 'face down'")
        if found["damage"]:
            damage = int(found["damage"])
        elif found["flag"] == "face down":
            face_down = True
        elif found["flag"] == "unknown":
            unknown = True
        else:
            asleep = found["flag"] == "asleep"
    return Entry(name, at, asleep=asleep, damage=damage, face_down=face_down, unknown=unknown)


def read_entry(at: Value, known: Known) -> Entry:
    if at.entries is None:
        name = at.text()
        if not known(name):
            no_card(at, name)
        return Entry(name, at)
    name, value = single(at)
    if not known(name):
        no_card(value, name)
    if value.entries is None:
        return _flags(name, value)
    given = value.fields(*_ENTRY_FIELDS)
    return Entry(
        name,
        value,
        asleep=given["asleep"].flag() if "asleep" in given else False,
        damage=given["damage"].count() if "damage" in given else 0,
        under=read_entries(given["with"], known) if "with" in given else (),
        owner=read_seat(given["owner"]) if "owner" in given else None,
        changes=tuple(item.text() for item in given["until end of turn"].one_or_more())
        if "until end of turn" in given
        else (),
        used=tuple(item.number() for item in given["used"].one_or_more()) if "used" in given else (),
        face_down=given["face down"].flag() if "face down" in given else False,
        made=given["as"].text() if "as" in given else "",
        unknown=given["unknown"].flag() if "unknown" in given else False,
        this_turn=_gone_through(given["this turn"]) if "this turn" in given else (),
    )


def _gone_through(at: Value) -> tuple[str, ...]:
    for item in at.one_or_more():
        if item.text() not in GONE_THROUGH:
            item.fail(f"'{item.text()}' is nothing that is kept; there are {', '.join(GONE_THROUGH)}")
    return tuple(item.text() for item in at.one_or_more())


def read_entries(at: Value, known: Known) -> tuple[Entry, ...]:
    return tuple(read_entry(item, known) for item in at.one_or_more())


def filler(at: Value) -> Entry:
    """A card that nobody can use."""
    return Entry(FILLER, at)


def _nodes(at: Value, known: Known) -> tuple[Entry, ...]:
    """Cards; a number of active nodes, or how many are active and asleep."""
    if at.entries is None:
        return read_pile(at, lambda item: read_entry(item, known), filler)
    given = at.fields("active", "asleep")
    found: list[Entry] = []
    for name, value in given.items():
        found += [Entry(FILLER, value, asleep=name == "asleep")] * value.count()
    return tuple(found)


def _used_up(at: Value, known: Known) -> tuple[str, ...]:
    for item in at.one_or_more():
        if item.text() not in USED_UP and not known(item.text()):
            listed = ", ".join(USED_UP)
            item.fail(f"'{item.text()}' has no limit a turn; there are {listed}, and names of cards")
    return tuple(item.text() for item in at.one_or_more())


def read_side(at: Value | None, known: Known) -> Side:
    filled = filler(at or Value("", 0, ""))
    if at is None:
        return Side({"deck": (filled,) * DECK})
    given = at.fields(*PILES, "nodes", "field", "life", "damage taken", "attacks", "played")
    piles = {
        name: read_pile(given[name], lambda item: read_entry(item, known), filler)
        for name in PILES
        if name in given
    }
    piles.setdefault("deck", (filled,) * DECK)
    return Side(
        piles,
        _nodes(given["nodes"], known) if "nodes" in given else (),
        read_entries(given["field"], known) if "field" in given else (),
        given["life"].number() if "life" in given else STARTING_LIFE,
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

"""What a scenario of Gundam War expects of cards, players and squads."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cutin.cards.files import Value
from cutin.gundam_war.card import COLOUR_NAMES, TYPE_NAMES
from cutin.kernel.wording import shortened

from ..expected import Amount, Found, Phrases, Wanted, names_of, read_piles

if TYPE_CHECKING:
    from .table import GundamWarTable

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
PILES = ("nation", "lost", "junkyard", "hand", "hangar", "removed", "disposition")
_PATTERNS = (
    ("destroyed by", re.compile(r"destroyed by (?P<v>A|B|battle|nobody)$")),
    ("flag", re.compile(r"(?P<v>destroyed|rolled|rerolled|head|engaged)$")),
    ("stats", re.compile(r"(?P<v>-?(?:\d+|\*)/-?(?:\d+|\*)/-?(?:\d+|\*))$")),
    (
        "number",
        re.compile(r"(?P<n>close combat|ranged|defence|total nation power|resource cost) (?P<v>\d+)$"),
    ),
    ("coins", re.compile(r"(?P<v>no|\d+) (?P<n>.*?coin)s?$")),
    ("type", re.compile(r"is an? (?P<v>Unit|Character|Command|Operation|G)$")),
    ("terrain", re.compile(r"(?P<v>Space|Earth|no) aptitude$")),
    ("produces", re.compile(r"produces (?P<v>nothing|\d+ \w+)$")),
)
_SAID = (
    (re.compile(r"(not )?upright$"), r"\1rerolled"),
    (re.compile(r"(not )?(?:removed from the game|out of the game)$"), r"\1removed"),
)
_KNOWN = (
    "a place (\"A's junkyard\", 'Earth', 'on the field'), 'destroyed', 'destroyed by A', 'rolled', "
    "'rerolled', 'head', 'engaged', '3 damage', '2/1/3', 'defence 3', '2 Haro coins', 'no coins', "
    "'is a Unit', 'has Raid', 'lacks Raid', 'no text', 'no name', 'Space aptitude', 'set on GM', "
    "'controlled by A', 'owned by A', 'produces 1 blue'; 'not' before any of them"
)


def _value(what: str, groups: dict[str, str], at: Value) -> tuple[str, Any]:
    value = groups["v"]
    if what == "flag":
        return value, True
    if what == "number":
        return groups["n"], int(value)
    if what == "coins":
        name = groups["n"]
        return what, (0 if value == "no" else int(value), "" if name == "coin" else name)
    if what == "type":
        return what, next(bit for bit, name in TYPE_NAMES.items() if name == value)
    if what == "produces" and value != "nothing":
        number, colour = value.split()
        if colour not in COLOUR_NAMES:
            at.fail(f"'{shortened(colour)}' is no colour; there are {', '.join(COLOUR_NAMES)}")
        return what, (int(number), colour)
    return what, value


PHRASES = Phrases(PLACES, _PATTERNS, _value, _SAID, _KNOWN)


def _power(seat: int, colour: str, at: Value) -> Amount:
    if colour not in COLOUR_NAMES:
        at.fail(f"'{shortened(colour)}' is no colour; there are {', '.join(COLOUR_NAMES)}")
    said = f"{'AB'[seat]} produces {at.number()} {colour}"
    return Amount(at, at.number(), said, lambda table: table.power(seat)[colour])


def _coins(seat: int, name: str, at: Value) -> Amount:
    said = f"{'AB'[seat]} manages {at.number()} {name}"
    return Amount(at, at.number(), said, lambda table: table.managed(seat, name))


def read_side(seat: int, at: Value) -> tuple[Wanted, ...]:
    """What is expected of a player: counts or names of piles, power, coins."""
    ends = ("nation top", "lost top", "junkyard top", "nation bottom")
    given = at.fields(*PILES, *ends, "power", "coins", "points")
    found = [*read_piles(seat, given, PILES)]
    who = "AB"[seat]
    if "power" in given and given["power"].is_number:
        at, count = given["power"], given["power"].number()
        found.append(
            Amount(at, count, f"{who} produces {count} power", lambda table: table.total_power(seat))
        )
    elif "power" in given:
        found += [_power(seat, name, value) for name, value in given["power"].fields().items()]
    if "coins" in given:
        found += [_coins(seat, name, value) for name, value in given["coins"].fields().items()]
    if "points" in given:
        at, count = given["points"], given["points"].number()
        found.append(Amount(at, count, f"{who} has {count} points", lambda table: table.points(seat)))
    return tuple(found)


@dataclass(frozen=True)
class Squad:
    """A player's squad in a battle area."""

    seat: int
    area: str
    at: Value
    order: tuple[str, ...] | None = None
    head: str | None = None
    engaged: bool | None = None
    strength: int | None = None

    def unmet(self, table: GundamWarTable) -> Found:
        who = f"{'AB'[self.seat]}'s squad in {self.area}"
        order, head, engaged = table.squad(self.seat, self.area)
        if self.order is not None and tuple(order) != self.order:
            yield self.at, f"{who}: {', '.join(self.order) or 'none'}", ", ".join(order) or "none"
        if self.head is not None and head != self.head:
            yield self.at, f"head of {who}: {self.head}", head
        if self.engaged is not None and engaged != self.engaged:
            yield self.at, f"{who} is {'engaged' if self.engaged else 'not engaged'}", "the opposite"
        if self.strength is not None and (was := table.strength(self.seat, self.area)) != self.strength:
            yield self.at, f"strength of {who}: {self.strength}", f"{was}"


def read_more(given: dict[str, Value]) -> tuple[Wanted, ...]:
    """The field `squads`."""
    return read_squads(given["squads"]) if "squads" in given else ()


def read_squads(at: Value) -> tuple[Squad, ...]:
    found = []
    for name, value in at.fields().items():
        parts = re.match(r"([AB]) (Space|Earth)$", name)
        if not parts:
            value.fail(f"'{shortened(name)}' is no squad; write 'A Space', 'B Earth'")
        seat, area = "AB".index(parts[1]), parts[2]
        if value.entries is None:
            found.append(Squad(seat, area, value, names_of(value)))
            continue
        given = value.fields("order", "head", "engaged", "strength")
        found.append(
            Squad(
                seat,
                area,
                value,
                names_of(given["order"]) if "order" in given else None,
                given["head"].text() if "head" in given else None,
                given["engaged"].flag() if "engaged" in given else None,
                given["strength"].number() if "strength" in given else None,
            )
        )
    return tuple(found)

"""The table of Gundam War as a scenario looks at it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from cutin.gundam_war.c07_costs import power_of, produced_by, total_power
from cutin.gundam_war.c14_squads import squad
from cutin.gundam_war.c15_damage import strength
from cutin.gundam_war.card import COLOUR_NAMES, EARTH, SPACE, TYPE_NAMES
from cutin.gundam_war.table import (
    BY_BATTLE,
    IN_BATTLE,
    ON_FIELD,
    PART_NAMES,
    PHASE_NAMES,
    PLACE_NAMES,
    PLACES,
)
from cutin.gundam_war.values import Values, of, units
from cutin.kernel.state import Card

from ..moments import AFTER, BEFORE, START
from ..table import ABOUT, About, Said, Table
from .position import AREAS

_PARTS = {0: START, 1: BEFORE, 3: AFTER}


def coin_name(name: str) -> str:
    """A coin's name without the word itself and with 0 written +0: how coins of one kind are found equal."""
    bare = name.removesuffix(" coin").strip()
    return "/".join(_signed(part) for part in bare.split("/")) if bare.count("/") == 2 else bare


def _signed(number: str) -> str:
    return f"{int(number):+d}" if re.fullmatch(r"[+-]?\d+", number) else number


class GundamWarTable(Table):
    """A game of Gundam War with what a script did and heard."""

    place_names = PLACE_NAMES
    field = frozenset(ON_FIELD)

    @property
    def phase_part(self) -> int:
        return _PARTS.get(self.state.table.part, -1)

    def where_it_stands(self) -> str:
        table = self.state.table
        return f"{'AB'[table.turn_player]}'s {PHASE_NAMES[table.phase]}, {PART_NAMES[table.part]}"

    def values(self, card: int) -> Values:
        return of(self.state, card)

    def power(self, seat: int) -> dict[str, int]:
        return dict(zip(COLOUR_NAMES, power_of(self.state, seat), strict=True))

    def total_power(self, seat: int) -> int:
        return total_power(self.state, seat)

    def managed(self, seat: int, name: str) -> int:
        return sum(
            n
            for who, what, n in self.state.table.coins
            if who == seat and (name in ("coin", "coins") or coin_name(what) == coin_name(name))
        )

    def points(self, seat: int) -> int:
        found: int = self.state.table.points[seat]
        return found

    def strength(self, seat: int, area: str) -> int:
        """The strength of the player's squad there (GW-15.2)."""
        if self.state.stale:
            self.state.rules.refresh(self.state)
        return strength(self.state, seat * PLACES + AREAS[area])

    def squad(self, seat: int, area: str) -> tuple[list[str], str, bool]:
        """Order, head ("none") and whether engaged, as the last check found the last two."""
        zone = seat * PLACES + AREAS[area]
        if self.state.stale:
            self.state.rules.refresh(self.state)
        found = squad(self.state, zone)
        order = [self.name(card) for card in units(self.state, zone)]
        return order, self.name(found.head) if found.head >= 0 else "none", found.engaged

    def produces(self, card: int) -> dict[str, int]:
        """What the card itself produces now, by colour."""
        power = produced_by(self.state, card)
        return {name: n for name, n in zip(COLOUR_NAMES, power, strict=True) if n}


def _destroyed_by(t: GundamWarTable, card: int, record: Card, value: Any) -> Said:
    if record.doom is None:
        return Said(False, "not destroyed")
    if record.doom.kind == BY_BATTLE:
        who = "battle"
    else:
        who = "AB"[record.doom.player] if record.doom.player >= 0 else "nobody"
    return Said(who == value, f"destroyed by {who}")


def _destroyed(t: GundamWarTable, card: int, record: Card, value: Any) -> Said:
    return Said(record.doom is not None, "destroyed" if record.doom is not None else "not destroyed")


def _rolled(t: GundamWarTable, card: int, record: Card, value: Any) -> Said:
    return Said(record.rolled, "rolled" if record.rolled else "rerolled")


def _rerolled(t: GundamWarTable, card: int, record: Card, value: Any) -> Said:
    return Said(not record.rolled, "rolled" if record.rolled else "rerolled")


def _head(t: GundamWarTable, card: int, record: Card, value: Any) -> Said:
    zone = t.state.where[card]
    if not IN_BATTLE[zone]:
        return Said(False, f"in {t.place(card)}")
    head = squad(t.state, zone).head
    return Said(head == card, f"head is {t.name(head) if head >= 0 else 'none'}")


def _engaged(t: GundamWarTable, card: int, record: Card, value: Any) -> Said:
    zone = t.state.where[card]
    so = IN_BATTLE[zone] and squad(t.state, zone).engaged
    return Said(so, "engaged" if so else "not engaged")


def _stats(t: GundamWarTable, card: int, record: Card, value: Any) -> Said:
    v = t.values(card)
    numbers = (v.close, v.ranged, v.defence)
    was = "/".join("*" if v.stars >> i & 1 else str(n) for i, n in enumerate(numbers))
    return Said(was == value, was)


def _coins(t: GundamWarTable, card: int, record: Card, value: Any) -> Said:
    count, name = value
    found = [(coin_name(mark.name), mark.count) for mark in record.marks]
    was = sum(n for what, n in found if not name or what == coin_name(name))
    listed = ", ".join(f"{n} {what}" for what, n in found) or "no coins"
    return Said(was == count, listed)


def _type(t: GundamWarTable, card: int, record: Card, value: Any) -> Said:
    types = t.values(card).types
    return Said(
        bool(types & value), " and ".join(n for bit, n in TYPE_NAMES.items() if types & bit) or "no type"
    )


def _terrain(t: GundamWarTable, card: int, record: Card, value: Any) -> Said:
    terrain = t.values(card).terrain
    was = ", ".join(n for bit, n in ((SPACE, "Space"), (EARTH, "Earth")) if terrain & bit) or "no"
    so = not terrain if value == "no" else bool(terrain & (SPACE if value == "Space" else EARTH))
    return Said(so, f"{was} aptitude")


def _produces(t: GundamWarTable, card: int, record: Card, value: Any) -> Said:
    was = t.produces(card)
    listed = ", ".join(f"{n} {colour}" for colour, n in was.items()) or "nothing"
    if value == "nothing":
        return Said(not was, f"produces {listed}")
    return Said(was == {value[1]: value[0]}, f"produces {listed}")


def _number(what: str, read: Callable[[GundamWarTable, Values], int]) -> About:
    def about(t: GundamWarTable, card: int, record: Card, value: Any) -> Said:
        was = read(t, t.values(card))
        return Said(was == value, f"{what} {was}")

    return about


GundamWarTable.about = ABOUT | {
    "destroyed by": _destroyed_by,
    "destroyed": _destroyed,
    "rolled": _rolled,
    "rerolled": _rerolled,
    "head": _head,
    "engaged": _engaged,
    "stats": _stats,
    "coins": _coins,
    "type": _type,
    "terrain": _terrain,
    "produces": _produces,
    "close combat": _number("close combat", lambda t, v: v.close),
    "ranged": _number("ranged", lambda t, v: v.ranged),
    "defence": _number("defence", lambda t, v: v.defence),
    "total nation power": _number("total nation power", lambda t, v: v.total),
    "resource cost": _number("resource cost", lambda t, v: int(t.state.rules.defs[v.kind].resource)),
}

"""The table of VISION as a scenario looks at it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from cutin.kernel.state import Card
from cutin.vision.c09_statuses import entry_of, statuses
from cutin.vision.card import KIND_NAMES, plain
from cutin.vision.changes import BEING
from cutin.vision.table import (
    FACE_DOWN,
    FIELD,
    NODES,
    PART_NAMES,
    PHASE_NAMES,
    PLACE_NAMES,
    PLACES,
    PRIORITY,
    STATUS_NAMES,
    living,
)
from cutin.vision.values import Values, of

from ..moments import AFTER
from ..table import ABOUT, About, Said, Table


class VisionTable(Table):
    """A game of VISION with what a script did and heard."""

    place_names = PLACE_NAMES
    field = frozenset((FIELD,))

    @property
    def phase_part(self) -> int:
        return AFTER if self.state.table.part == PRIORITY else -1

    def where_it_stands(self) -> str:
        table = self.state.table
        return f"{'AB'[table.turn_player]}'s {PHASE_NAMES[table.phase]}, {PART_NAMES[table.part]}"

    def values(self, card: int) -> Values:
        return of(self.state, card)

    def life(self, seat: int) -> int:
        found: int = self.state.table.life[seat]
        return found

    def nodes(self, seat: int, asleep: bool) -> int:
        """How many nodes of the player are active or asleep."""
        records = (self.state.cards[card] for card in self.state.zones[seat * PLACES + NODES])
        return sum(1 for record in records if record is not None and record.rolled == asleep)

    def fighter(self, role: str) -> str:
        """The name of the attacker or defender; "none"."""
        battle = self.state.table.battle
        if battle is None or battle.cancelled:
            return "none"
        ref = battle.attacker if role == "attacker" else battle.defender
        return self.name(ref[0]) if living(self.state, ref) else "none"


def _status(kind: int) -> About:
    def about(t: VisionTable, card: int, record: Card | None, value: Any) -> Said:
        found = statuses(t.state, card)
        was = " and ".join(name for i, name in enumerate(STATUS_NAMES) if found >> i & 1)
        return Said(bool(found >> kind & 1), was or "in no removal state")

    return about


def _put_by(t: VisionTable, card: int, record: Card | None, value: Any) -> Said:
    status, who = value
    entry = entry_of(t.state, card, STATUS_NAMES.index(status))
    if entry is None:
        return Said(False, f"not {status}")
    if entry.by_battle:
        said = ["battle"]
    elif not entry.by_effect:
        said = ["nobody"]
    else:
        said = ["AB"[entry.player]] if entry.player >= 0 else ["nobody"]
        said += [t.name(entry.source)] if entry.source >= 0 else []
    return Said(who in said, f"{status} by {', '.join(said)}")


def _asleep(t: VisionTable, card: int, record: Card, value: Any) -> Said:
    return Said(record.rolled, "asleep" if record.rolled else "active")


def _active(t: VisionTable, card: int, record: Card, value: Any) -> Said:
    return Said(not record.rolled, "asleep" if record.rolled else "active")


def _face(down: bool) -> About:
    def about(t: VisionTable, card: int, record: Card, value: Any) -> Said:
        was = bool(record.flags & FACE_DOWN)
        return Said(was == down, "face down" if was else "face up")

    return about


def _fights(role: str, word: str) -> About:
    def about(t: VisionTable, card: int, record: Card, value: Any) -> Said:
        battle = t.state.table.battle
        ref = None if battle is None else getattr(battle, role)
        so = ref is not None and ref[0] == card and living(t.state, ref)
        return Said(so, word if so else f"not {word}")

    return about


def _power(t: VisionTable, card: int, record: Card, value: Any) -> Said:
    v = t.values(card)
    was = f"{v.attack}/{v.endurance}"
    return Said(was == value, was)


def _type(t: VisionTable, card: int, record: Card, value: Any) -> Said:
    types = t.values(card).types
    was = [f"{name} card" for bit, name in KIND_NAMES.items() if types & bit]
    was += ["character"] if types & BEING else []
    return Said(bool(types & value), " and ".join(was) or "no kind of card")


def _race(t: VisionTable, card: int, record: Card, value: Any) -> Said:
    races = t.values(card).races
    so = not races if value == "none" else value in races
    return Said(so, f"race {', '.join(races) or 'none'}")


def _named(t: VisionTable, card: int, record: Card, value: Any) -> Said:
    names = t.values(card).names
    return Said(any(plain(value) in name for name in names), f"named {', '.join(names) or 'nothing'}")


def _has(t: VisionTable, card: int, record: Card, value: Any) -> Said:
    """Whether the word stands on it, in force or not (VIS-10.1.2.a)."""
    words = t.values(card).words
    found = re.fullmatch(r"(.+?)(?: ?\((\d+)\))?", value)
    assert found is not None
    known = {re.sub(r"[^a-z]", "", name.lower()): n for name, n in words.items()}
    want = re.sub(r"[^a-z]", "", found[1].lower())
    so = want in known and (found[2] is None or known[want] == int(found[2]))
    return Said(so, f"has {', '.join(words) or 'no keyword'}")


def _text(t: VisionTable, card: int, record: Card, value: Any) -> Said:
    v = t.values(card)
    return Said(not v.texts, f"{len(v.texts)} texts")


def _set(t: VisionTable, card: int, record: Card, value: Any) -> Said:
    return Said(len(record.under) == value, f"{len(record.under)} cards set on it")


def _number(what: str, read: Callable[[Values], int]) -> About:
    def about(t: VisionTable, card: int, record: Card, value: Any) -> Said:
        was = read(t.values(card))
        return Said(was == value, f"{what} {was}")

    return about


VisionTable.about = ABOUT | {
    "dying": _status(0),
    "discarding": _status(1),
    "excluding": _status(2),
    "put by": _put_by,
    "asleep": _asleep,
    "active": _active,
    "face down": _face(True),
    "face up": _face(False),
    "attacking": _fights("attacker", "attacking"),
    "defending": _fights("defender", "defending"),
    "power": _power,
    "type": _type,
    "race": _race,
    "named": _named,
    "has": _has,
    "text": _text,
    "set": _set,
    "attack": _number("attack", lambda v: v.attack),
    "endurance": _number("endurance", lambda v: v.endurance),
    "node": _number("node", lambda v: v.node),
    "cost": _number("cost", lambda v: v.cost),
    "graze": _number("graze", lambda v: v.graze),
}
VisionTable.anywhere = frozenset(
    ("dying", "discarding", "excluding", "put by", "type", "race", "named", "has")
)

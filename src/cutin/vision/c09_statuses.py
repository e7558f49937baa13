"""Chapter 9: the removal statuses that cards have, and the entries that give them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from cutin.kernel.changes import cite, put_table, set_waiting
from cutin.kernel.records import replace
from cutin.kernel.state import State

from . import notices as on
from .table import DISCARDING, Entry


class Removing(NamedTuple):
    """What a removal effect does to one card, and who does it (-1: nobody)."""

    kind: int
    card: int
    player: int = -1
    source: int = -1
    by_effect: bool = False
    by_battle: bool = False


def entry_of(s: State, card: int, kind: int) -> Entry | None:
    """The entry that gives a card a status, if it has it."""
    for entry in s.table.entries:
        if entry.card == card and entry.kind == kind and there(s, entry):
            found: Entry = entry
            return found
    return None


def statuses(s: State, card: int) -> int:
    """Which removal statuses a card has, as bits 1 << kind."""
    found = 0
    for entry in s.table.entries:
        if entry.card == card and there(s, entry):
            found |= 1 << entry.kind
    return found


def there(s: State, entry: Entry) -> bool:
    """Whether the card of an entry is still the one that was meant, where it was."""
    record = s.cards[entry.card]
    if record is None:
        return not entry.entry and s.where[entry.card] == entry.zone
    return record.entry == entry.entry


def set_entries(s: State, entries: Iterable[Entry]) -> None:
    """Replaces the entries of the buckets."""
    put_table(s, replace(s.table, entries=tuple(entries)))


def change(s: State, entry: Entry, **changes: Any) -> Entry:
    """Replaces the facts of an entry."""
    new = replace(entry, **changes)
    set_entries(s, (new if each.serial == entry.serial else each for each in s.table.entries))
    return new


def strike(s: State, entry: Entry) -> None:
    """Takes an entry out of its bucket, with the effects that still wait because of it."""
    set_entries(s, (each for each in s.table.entries if each.serial != entry.serial))
    if entry.waiting:
        set_waiting(s, ready=tuple(item for item in s.ready if item.key not in entry.waiting))


def forget(s: State, card: int) -> None:
    """A card that has moved in another way is no longer being removed (OQ-14)."""
    for entry in s.table.entries:
        if entry.card == card:
            cite(s, "VIS-11.1.2", card)
            strike(s, entry)


def strike_gone(s: State) -> None:
    """Entries of cards that have left in another way are struck out."""
    for entry in s.table.entries:
        if not there(s, entry):
            strike(s, entry)


def how(entry: Entry) -> int:
    """How the removal came about, as a number of its event."""
    return (on.BY_EFFECT if entry.by_effect else 0) | (on.BY_BATTLE if entry.by_battle else 0)


def effect_behind(entry: Entry) -> Removing:
    """Who discards the set cards of a card that is removed: its cause if that is an effect (OQ-28)."""
    if entry.by_effect:
        return Removing(DISCARDING, -1, entry.player, entry.source, True)
    return Removing(DISCARDING, -1)

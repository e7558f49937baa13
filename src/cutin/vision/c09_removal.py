"""Chapter 9, principles (VIS-9.1.3, VIS-9.1.4): removal effects and the one loop in which they are resolved.

A removal effect gives cards a status and adds an entry for each; then it is interrupted, and the loop takes
over. `Removal` is that loop: its steps are those of 9.2.3, 9.3.4 and 9.4.4 in their order, added to it by the
modules of the three statuses. Every entry has its own next step, so that late ones catch up (OQ-3); after
every single effect the order of 9.1.4 is looked at anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any

from cutin.game.resolve import Resolve
from cutin.kernel.agenda import (
    AGAIN,
    DONE,
    Act,
    Frame,
    amend,
    at,
    drop,
    newest_mark,
    park,
    push,
    resume,
    step,
)
from cutin.kernel.changes import cite, put_table, show
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import State

from . import notices as on
from .c07_effects import Occasion, aim, begin, deferred, drop_lapsed, held_until, which
from .c09_applied import mark, remove, state_check
from .c09_statuses import Removing, change, how, set_entries, statuses, strike_gone
from .table import DISCARDING, DYING, EXCLUDING, Entry, option


def hand_over(s: State) -> bool:
    """Entries added since the last time interrupt what is going on (VIS-9.1.3); whether there are any."""
    handed = s.table.handed
    new = [entry.serial for entry in s.table.entries if entry.serial > handed and entry.linked >= 0]
    if not new:
        return False
    put_table(s, replace(s.table, handed=s.serial))
    interrupt(s, new[0])
    return True


def apply_removal(s: State, items: Iterable[Iterable[Any]]) -> list[int]:
    """A rule or an effect removes those cards: what is going on is interrupted once its step is over."""
    found = mark(s, items)
    hand_over(s)
    return found


# --- interrupting and carrying on (VIS-9.1.3) -------------------------------------------------------


class Interrupt(Frame, frozen=True, kw_only=True, tag="interrupt"):
    """What is going on stops for the removal whose first entry is `mark`.

    It is older than the `under` newest of what has been stopped already, which it has begun. `whole`: the
    numbered step in which it began is over and waits no longer.
    """

    mark: int
    under: int = 0
    whole: bool = False


def interrupt(s: State, mark: int, under: int = -1) -> None:
    """Stops what is going on when the running step is over. `under` -1: an effect stops, not a whole step."""
    push(s, Interrupt(mark=mark, under=max(under, 0), whole=under >= 0))


@rule("VIS-9.1.3", off=False)
def interrupts(s: State) -> bool:
    """A removal is resolved before the effect that applied it goes on."""
    return True


@step(Interrupt, "VIS-9.1.3")
def stop(s: State, f: Interrupt) -> None:
    """Where the loop runs already, all that stands above it waits; else the loop begins on top of it.

    An effect in a numbered step of a rules procedure stops alone while others wait in that step (OQ-29).
    """
    agenda = s.agenda
    for depth in range(len(agenda) - 2, -1, -1):
        frame = agenda[depth]
        if isinstance(frame, Removal):
            _stop_above(s, depth, f)
            return
        if isinstance(frame, Occasion) and frame.together and not f.whole and waits_for_step(s):
            amend(s, depth, mark=frame.mark or f.mark)
            _stop_above(s, depth, f)
            return
    if interrupts(s):
        if any(isinstance(frame, Resolve) for frame in agenda):
            cite(s, "VIS-9.1.3")
        push(s, Removal())


def waits_for_step(s: State) -> bool:
    """The switch of OQ-29: a removal waits for the other effects of its numbered step."""
    return bool(option(s, "removal_waits_for_step"))


def _stop_above(s: State, depth: int, f: Interrupt) -> None:
    drop(s)
    while len(s.agenda) > depth + 1 and _over(s, s.agenda[-1]):
        drop(s)
    if len(s.agenda) > depth + 1:
        cite(s, "VIS-9.1.3")
        park(s, depth, f.mark, f.under)


def _over(s: State, frame: Frame) -> bool:
    return frame.step >= len(frame.flow(s))


# --- the loop (VIS-9.1.4 to 9.1.6) ------------------------------------------------------------------


class Removal(Frame, frozen=True, kw_only=True, tag="removal"):
    """The resolution of removal effects: one loop over all cards that are being removed.

    `placed` are cards whose order on the way into an underworld their owner has chosen; `order` is what
    was resolved last, and what waited then (bits).
    """

    placed: tuple[int, ...] = ()
    order: int = 0


LOOK = 0
# The numbered steps in which effects are resolved: of the step's index, the event that is their condition.
EVENTS: dict[int, int] = {}


@rule("VIS-9.1.4.a", off=9)
def rank_of_dying() -> int:
    """Dying is resolved first."""
    return 0


@rule("VIS-9.1.4.b", off=9)
def rank_of_discard() -> int:
    """Discard is resolved second."""
    return 1


@rule("VIS-9.1.4.c", off=-1)
def rank_of_exclusion() -> int:
    """Exclusion is resolved third."""
    return 2


def bucket(entry: Entry) -> int:
    """With which kind an entry is resolved: set cards that leave with an excluded card count with it."""
    return EXCLUDING if entry.linked else entry.kind


def _as_applied(s: State, entries: list[Entry]) -> list[Entry]:
    last = bucket(entries[0])
    return [entry for entry in entries if bucket(entry) == last]


@rule("VIS-9.1.4", off=_as_applied)
def first_kind(s: State, entries: list[Entry]) -> list[Entry]:
    """Of several kinds at the same time one is resolved first, in whatever order they were applied."""
    kinds = {bucket(entry) for entry in entries}
    if len(kinds) == 1:
        return entries
    ranks = (rank_of_dying(), rank_of_discard(), rank_of_exclusion())
    kind = min(kinds, key=lambda each: ranks[each])
    return [entry for entry in entries if bucket(entry) == kind]


def _its_own(entries: list[Entry]) -> int:
    return entries[0].step


@rule("VIS-9.1.6", off=_its_own)
def not_one_by_one(entries: list[Entry]) -> int:
    """No card goes ahead alone: the next step is that of the one that is furthest behind."""
    return min(entry.step for entry in entries)


def _one_alone(entries: list[Entry]) -> list[Entry]:
    return entries[:1]


@rule("VIS-9.1.5", off=_one_alone)
def together(entries: list[Entry]) -> list[Entry]:
    """Cards in the same status are resolved at the same time."""
    return entries


def in_buckets(s: State) -> list[Entry]:
    """The entries of the loop; set cards of a card that only moves have a pass of their own (VIS-11.3.3)."""
    return [entry for entry in s.table.entries if entry.linked >= 0]


def batch(s: State) -> list[Entry]:
    """The entries whose turn it is, all at the same step."""
    entries = in_buckets(s)
    if len(entries) < 2:
        return entries
    entries = first_kind(s, entries)
    index = not_one_by_one(entries)
    return together([entry for entry in entries if entry.step == index])


def cite_order(s: State, entry: Entry) -> None:
    """Of several removals at the same time this one comes first; each has its place in the order."""
    kinds = {bucket(each) for each in in_buckets(s)} if s.listener is not None else ()
    if len(kinds) > 1:
        cite(s, "VIS-9.1.4", entry.card)
        for kind in sorted(kinds):
            cite(s, "VIS-9.1.4." + "abc"[kind], entry.card)


def at_step(s: State, name: str) -> list[Entry]:
    """The entries whose turn it is if they are at the step of that name."""
    entries = batch(s)
    return entries if entries and entries[0].step == index_of(name) else []


@step(Removal, "VIS-9.1.4")
def look(s: State, f: Removal) -> int | None:
    """After every single effect: who is dying, who can go on, and which cards are to be resolved next."""
    strike_gone(s)
    if s.stale:
        s.rules.refresh(s)
    state_check(s)
    if s.table.handed < s.serial:
        put_table(s, replace(s.table, handed=s.serial))
    if carry_on(s):
        return AGAIN
    if s.ready and deferred(s):
        return AGAIN
    entries = batch(s)
    if not entries:
        carried_on(s)
        return DONE
    while True:
        if len(s.table.entries) > 1:
            note_order(s, entries)
        entries = pass_by(s, entries)
        index = entries[0].step
        kind = EVENTS.get(index)
        if kind is None:
            reveal(s, entries)
            return index
        keys = waiting_at(s, entries, index, kind, STEP_RULES[index])
        if keys:
            return AGAIN if aim(s, keys) else index
        # Nobody waits, so nothing has come up: the next step.
        note_waiting(s, entries)
        advance(s, batch(s))
        entries = batch(s)


def note_order(s: State, entries: list[Entry]) -> None:
    """Takes note of what is resolved now and what waits meanwhile."""
    f: Any = s.agenda[-1]
    order = bucket(entries[0]) + sum({4 << bucket(each) for each in in_buckets(s)})
    if order != f.order:
        amend(s, len(s.agenda) - 1, order=order)
        cite_order(s, entries[0])


def note_waiting(s: State, entries: list[Entry]) -> None:
    """Those that are further on wait for these."""
    if s.listener is not None:
        kind, index = bucket(entries[0]), entries[0].step
        if any(bucket(each) == kind and each.step > index for each in in_buckets(s)):
            cite(s, "VIS-9.1.6", entries[0].card)


def reveal(s: State, entries: list[Entry]) -> None:
    """What leaves for the underworld out of a hidden zone is seen by all: its owner orders it by name."""
    for entry in entries:
        if entry.kind == DISCARDING and s.rules.sees[s.where[entry.card]] != 3:
            show(s, entry.card)


def pass_by(s: State, entries: list[Entry]) -> list[Entry]:
    """Steps in which nobody waits for anything are passed by at once, where no other entry is behind."""
    if len(entries) != len(s.table.entries) or s.table.held:
        return entries
    index = entries[0].step
    awaited, outside = s.values.triggers, on.elsewhere(s)
    while True:
        kind = EVENTS.get(index)
        if kind is None or kind in awaited or kind in outside:
            break
        index += 1
    if index == entries[0].step:
        return entries
    set_entries(s, [replace(entry, step=index, waiting=()) for entry in entries])
    return list(s.table.entries)


@rule("VIS-9.1.3", off=False)
def carry_on(s: State) -> bool:
    """The newest interrupted effect is carried on once neither the first entry that its instruction added nor
    any added later is left. Its source is not looked at again (VIS-9.1.3.a)."""
    newest = newest_mark(s)
    if newest is None or any(entry.serial >= newest for entry in in_buckets(s)):
        return False
    resume(s)
    carried_on(s)
    return True


def carried_on(s: State) -> None:
    """The interrupted effect that now goes on does so whatever has become of its source."""
    for depth in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[depth]
        if isinstance(frame, Resolve):
            if not _over(s, frame) and _source_gone(s, frame) and not goes_on_without(s, frame):
                amend(s, depth, step=len(frame.flow(s)))
            return


def _source_gone(s: State, f: Resolve) -> bool:
    record = s.cards[f.source] if f.source >= 0 else None
    return (record.entry if record is not None else 0) != f.entry


@rule("VIS-9.1.3.a", off=False)
def goes_on_without(s: State, f: Resolve) -> bool:
    """An interrupted effect whose source has changed its zone meanwhile is not nullified by that."""
    cite(s, "VIS-9.1.3.a", f.source)
    return True


def waiting_at(s: State, entries: list[Entry], index: int, kind: int, rule: str) -> tuple[int, ...]:
    """The effects that wait in a step for those entries; who reaches the step is told of first."""
    keys: tuple[int, ...] = ()
    for entry in entries:
        if entry.told != index:
            event = (kind, entry.card, entry.player, entry.source, how(entry), entry.serial)
            found = on.hear(s, event, rule)
            if s.table.held:
                found += held_until(s, event, rule)
            entry = change(s, entry, told=index, waiting=tuple(found))
        left = drop_lapsed(s, entry.waiting)
        if left != entry.waiting:
            change(s, entry, waiting=left)
        keys += left
    return keys


def advance(s: State, entries: Iterable[Entry]) -> None:
    """Those entries go on to the next numbered step."""
    moved = {entry.serial for entry in entries}
    set_entries(
        s,
        (
            replace(each, step=next_step(each.step), waiting=()) if each.serial in moved else each
            for each in s.table.entries
        ),
    )


def next_step(index: int) -> int:
    """The step with the next letter."""
    letter = STEP_RULES[index]
    while STEP_RULES[index] == letter:
        index += 1
    return index


STEP_RULES: list[str] = [step.rule for step in Removal.steps]


def numbered(rule: str, ask: Any = None) -> Callable[[Act], Act]:
    """The next numbered step of the loop."""

    def add(run: Act) -> Act:
        STEP_RULES.append(rule)
        return step(Removal, rule, ask)(run)

    return add


def moment(rule: str, event: int) -> Callable[[Act], Act]:
    """The next numbered step of the loop, in which effects with that condition are resolved one at a time."""
    index = len(Removal.steps)
    EVENTS[index] = event
    return numbered(rule, partial(_which, index))


def _which(index: int, s: State, f: Removal) -> Decision | None:
    entries = batch(s)
    if not entries or entries[0].step != index:
        return None
    return which(s, tuple(key for entry in entries for key in entry.waiting))


def resolve_one(s: State, key: int) -> int:
    """One effect that waits in the running step is resolved; then it is looked at everything anew."""
    begin(s, key)
    return LOOK


@cache
def index_of(name: str) -> int:
    """The index of the step of that name."""
    return at(Removal, name)


__all__ = [
    "DISCARDING",
    "DYING",
    "EXCLUDING",
    "LOOK",
    "Interrupt",
    "Removal",
    "Removing",
    "apply_removal",
    "remove",
    "state_check",
    "statuses",
]

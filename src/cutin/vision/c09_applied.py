"""Chapter 9: how removal effects are applied, and the check by which characters become dying (9.2.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cutin.game.resolve import Resolve
from cutin.kernel.changes import cite, emit, next_serial, set_table
from cutin.kernel.citing import rule
from cutin.kernel.knowledge import knows
from cutin.kernel.state import Card, State

from .c09_refused import kept_out, refused
from .c09_statuses import Removing, set_entries, statuses
from .changes import MOD
from .table import DYING, FIELD_ZONES, STATUS_NAMES, Entry, option, seat_of
from .values import Values, of

# Of each kind, the index of the first numbered step and its rule; the modules of the statuses add theirs.
FIRST: dict[int, Callable[[], int]] = {}
# By which rule a card is in the status that an effect has been applied for.
APPLIED = {0: "VIS-9.2.2.c", 1: "VIS-9.3.3", 2: "VIS-9.4.3"}
# Which procedure begins for it.
PROCEDURES = {0: "VIS-9.2.3", 1: "VIS-9.3.4", 2: "VIS-9.4.4"}


def mark(s: State, items: Iterable[Iterable[Any]]) -> list[int]:
    """Gives cards the statuses of ONE instruction, of one step or of one check; returns those it applies to.

    The effect goes on until its removal is handed over. To some cards it is not applied (`refused`).
    """
    made: list[Entry] = []
    for item in items:
        one = Removing(*item)
        if not refused(s, one) and TAKES_HOLD[one.kind]():
            made.append(new_entry(s, one))
            set_entries(s, (*s.table.entries, made[-1]))
    for entry in made:
        report(s, entry)
    return [entry.card for entry in made]


@rule("VIS-9.2.2.c", off=False)
def is_dying() -> bool:
    """A card to which "put into the dying state" is applied is dying."""
    return True


@rule("VIS-9.3.3", off=False)
def is_discarding() -> bool:
    """A card to which a discard effect is applied is in the discard state."""
    return True


@rule("VIS-9.4.3", off=False)
def is_excluding() -> bool:
    """A card to which an exclusion effect is applied is in the exclusion state."""
    return True


# Looked up when they are asked, so that each rule can be taken away.
TAKES_HOLD: tuple[Callable[[], bool], ...] = (
    lambda: is_dying(),
    lambda: is_discarding(),
    lambda: is_excluding(),
)


def report(s: State, entry: Entry, rule: str = "") -> None:
    """The card has a removal status from now on; the face of a hidden card is not told."""
    if s.listener is None:
        return
    emit(
        s,
        STATUS_NAMES[entry.kind],
        rule or APPLIED[entry.kind],
        entry.player,
        (entry.card,),
        sum(1 << seat for seat in (0, 1) if knows(s, seat, entry.card)),
        key=entry.serial,
        source=entry.source,
        by_effect=entry.by_effect,
        by_battle=entry.by_battle,
    )
    if not entry.linked:
        cite(s, PROCEDURES[entry.kind], entry.card)


def new_entry(s: State, one: Removing, **more: Any) -> Entry:
    """An entry at the first step of its kind, or where `more` says."""
    record = s.cards[one.card]
    if "step" not in more:
        more["step"] = FIRST[one.kind]()
    return Entry(
        kind=one.kind,
        card=one.card,
        entry=record.entry if record is not None else 0,
        zone=s.where[one.card],
        serial=next_serial(s),
        player=one.player,
        source=one.source,
        by_effect=one.by_effect,
        by_battle=one.by_battle,
        **more,
    )


def remove(s: State, f: Any, kind: int, cards: Iterable[int]) -> list[int]:
    """The effect of a frame removes those cards; the frame is interrupted when its step is over."""
    return mark(s, [(kind, card, f.player, f.source, True) for card in cards])


# --- the state check (VIS-9.2.2) --------------------------------------------------------------------


@rule("VIS-9.2.2", off=())
def state_check(s: State, causes: dict[int, Removing] | None = None, before: Any = None) -> tuple[int, ...]:
    """Characters that have become dying by damage or endurance; all that one check finds are one call.

    Asked whenever what is in force has changed, when damage has been dealt, and at every turn of the loop. A
    card with a removal status is passed over (OQ-24). `causes` are those of damage; `before` is what was in
    force before.
    """
    first = s.table.turn_player
    found: list[Removing] = []
    rules: list[str] = []
    values, cards = s.values.of, s.cards
    for zone in (FIELD_ZONES[first], FIELD_ZONES[1 - first]):
        for card in s.zones[zone]:
            v = values[card]
            record = cards[card]
            if record is None or (v.endurance > 0 and not record.damage) or not v.character:
                continue
            by = "VIS-9.2.2.b" if no_endurance_left(v) else ""
            if not by and enough_damage(s, card, record, v):
                by = "VIS-9.2.2.a"
            if not by:
                continue
            if s.table.entries and statuses(s, card):
                continue
            one = causes.get(card) if causes is not None else None
            if one is None:
                one = Removing(DYING, card, *credit(s, card, v, before))
            if not kept_out(s, one):
                found.append(one)
                rules.append(by)
    made = [new_entry(s, one) for one in found]
    if made:
        set_entries(s, (*s.table.entries, *made))
    for entry, by in zip(made, rules, strict=True):
        cite(s, "VIS-9.2.2", entry.card)
        report(s, entry, by)
    return tuple(entry.card for entry in made)


@rule("VIS-9.2.2.a", off=False)
def enough_damage(s: State, card: int, record: Card, v: Values) -> bool:
    """The damage that it has accumulated is at least its endurance.

    Damage whose procedure has not come to 1.10.12.f is left out, and so is such as it has been spared for
    (OQ-25).
    """
    damage = record.damage
    for one, entry, amount in s.table.unsettled:
        if one == card and entry == record.entry:
            damage -= amount
    if damage <= 0 or damage < v.endurance:
        return False
    if all(one[:2] != (card, record.entry) for one in s.table.spared):
        return True
    return not kept_from_discard_now(s, card)


@rule("VIS-9.2.2.b", off=False)
def no_endurance_left(v: Values) -> bool:
    """Its endurance is 0 or less."""
    return v.endurance <= 0


def kept_from_discard_now(s: State, card: int) -> bool:
    """Whether what has spared the card still holds."""
    return bool(kept_out(s, Removing(1, card)))


def spare(s: State, card: int) -> None:
    """Its discard was refused: the same damage does not make it dying twice (OQ-25)."""
    record = s.cards[card]
    if record is not None:
        set_table(s, spared=(*s.table.spared, (card, record.entry, of(s, card).endurance)))


def damage_forgotten(s: State, card: int) -> None:
    """A card whose damage has been reset has none left that the end of the battle could take back."""
    if any(each[0] == card for each in s.table.battle_damage):
        set_table(s, battle_damage=tuple(each for each in s.table.battle_damage if each[0] != card))


def spared_no_more(s: State) -> bool:
    """The endurance of a card that had been spared has changed, either way: it is looked at anew."""
    values = s.values.of
    left = tuple(one for one in s.table.spared if one[0] in values and values[one[0]].endurance == one[2])
    if left == s.table.spared:
        return False
    set_table(s, spared=left)
    return True


def no_longer_spared(s: State, card: int) -> None:
    """Damage has been dealt to it."""
    if s.table.spared:
        set_table(s, spared=tuple(each for each in s.table.spared if each[0] != card))


def credit(s: State, card: int, v: Values, before: Any) -> tuple[int, int, bool]:
    """Who has lowered an endurance (OQ-11): the effect applied, else the text that has begun to; where a
    modifier merely ended, nobody."""
    nobody = (-1, -1, False)
    old = before.of.get(card) if before is not None else None
    if old is None or option(s, "endurance_cause") == "nobody":
        return nobody
    if v.down[1] >= old.down[1] and v.base[1] >= old.base[1]:
        return nobody
    was = before.applied
    for change in s.values.applied:
        (_at, _key, arrival), target, made = change
        if target == card and made[0] == MOD and made[2] < 0 and change not in was:
            for source, record in enumerate(s.cards):
                if record is not None and record.entry == arrival:
                    return (seat_of(s, source), source, True)
    frame = s.agenda[-1] if s.agenda else None
    if isinstance(frame, Resolve):
        cite(s, "VIS-9.2.2.b", card)
        return (frame.player, frame.source, True)
    return nobody

"""Chapter 9.2: the dying state (決死状態)."""

from __future__ import annotations

from cutin.kernel.changes import cite, emit, set_card
from cutin.kernel.citing import rule
from cutin.kernel.state import State

from . import notices as on
from .c09_applied import FIRST, damage_forgotten, report, spare
from .c09_refused import beyond_saving, refused
from .c09_removal import LOOK, Removal, at_step, index_of, moment, numbered, resolve_one
from .c09_statuses import Removing, change, entry_of, strike
from .table import DISCARDING, DYING, Entry


@rule("VIS-9.2.3", off=lambda: index_of("turns_into_discard"))
def dying_begins() -> int:
    """The dying state is resolved in five numbered steps."""
    return index_of("will_put_in_dying")


FIRST[DYING] = lambda: dying_begins()  # looked up when it is asked, so that the rule can be taken away


@moment("VIS-9.2.3.a", on.WILL_PUT_DYING)
def will_put_in_dying(s: State, f: Removal, value: int) -> int:
    """Effects that wait for something to put it in the dying state."""
    return resolve_one(s, value)


@moment("VIS-9.2.3.b", on.WILL_BECOME_DYING)
def will_become_dying(s: State, f: Removal, value: int) -> int:
    """Effects that wait for it to become dying."""
    return resolve_one(s, value)


@moment("VIS-9.2.3.c", on.HAS_PUT_DYING)
def has_put_in_dying(s: State, f: Removal, value: int) -> int:
    """Effects that wait for something to have put it in the dying state."""
    return resolve_one(s, value)


@moment("VIS-9.2.3.d", on.HAS_BECOME_DYING)
def has_become_dying(s: State, f: Removal, value: int) -> int:
    """Effects that wait for it to have become dying."""
    return resolve_one(s, value)


@numbered("VIS-9.2.3.e")
def turns_into_discard(s: State, f: Removal) -> int:
    """It counts as if a discard effect had been applied to it: the one by which it became dying, if any."""
    for entry in at_step(s, "turns_into_discard"):
        by = refused(s, discard_of(entry), by_dying=True)
        if by:
            strike(s, entry)
            if by == "VIS-9.3.8.c":
                spare(s, entry.card)
            continue
        new = change(
            s,
            entry,
            kind=DISCARDING,
            step=FIRST[DISCARDING](),
            told=-1,
            waiting=(),
            by_effect=entry.by_effect,
        )
        report(s, new, "VIS-9.2.3.e")
    return LOOK


def discard_of(entry: Entry) -> Removing:
    """The discard in which a dying state ends."""
    return Removing(DISCARDING, entry.card, entry.player, entry.source, entry.by_effect, entry.by_battle)


# --- nullifying (VIS-9.2.4, 9.2.5) ------------------------------------------------------------------


@rule("VIS-9.2.4", off=False)
def negate_dying(s: State, card: int) -> bool:
    """Nullifies a card's dying state; False if it has none, or its endurance is 0 or less now (OQ-12)."""
    entry = entry_of(s, card, DYING)
    if entry is None or beyond_saving(s, card):
        return False
    emit(s, "saved", "VIS-9.2.4", cards=(card,), key=entry.serial)
    process_ends(s, entry)
    forget_damage(s, card)
    return True


@rule("VIS-9.2.4.a", off=None)
def process_ends(s: State, entry: Entry) -> None:
    """The process ends for this card; effects that still wait in it are nullified, one that has begun is not
    (OQ-26). Other cards of the batch go on."""
    cite(s, "VIS-9.2.4.a", entry.card)
    strike(s, entry)


@rule("VIS-9.2.4.b", off=None)
def forget_damage(s: State, card: int) -> None:
    """The damage that it has accumulated is reset to 0."""
    record = s.cards[card]
    if record is not None and record.damage:
        set_card(s, card, "damage reset", "VIS-9.2.4.b", damage=0)
        damage_forgotten(s, card)


# --- damage that is reset (VIS-9.2.6.c) -------------------------------------------------------------


def reset_damage(s: State, card: int, rule: str = "") -> None:
    """An effect resets the damage of a card."""
    record = s.cards[card]
    if record is not None and record.damage:
        set_card(s, card, "damage reset", rule, damage=0)
        damage_forgotten(s, card)
        entry = entry_of(s, card, DYING)
        if entry is not None and not stays_dying(s, card):
            strike(s, entry)


@rule("VIS-9.2.6.c", off=False)
def stays_dying(s: State, card: int) -> bool:
    """On a card that is dying already, resetting the damage alone does not nullify that."""
    cite(s, "VIS-9.2.6.c", card)
    return True

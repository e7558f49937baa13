"""Chapter 9.4: the exclusion state (除外状態)."""

from __future__ import annotations

from cutin.kernel.agenda import AGAIN, amend
from cutin.kernel.changes import cite
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.state import Ref, State

from . import notices as on
from .c09_applied import FIRST
from .c09_discard import ask_order, discard_what_is_set, in_chosen_order, leaving, place_cards
from .c09_removal import LOOK, Removal, advance, at_step, index_of, moment, numbered, resolve_one
from .c09_statuses import change
from .c11_put import owners
from .table import EXCLUDING, EXCLUSION, UNDERWORLD, Entry


@rule("VIS-9.4.4", off=lambda: index_of("order_set_cards"))
def exclusion_begins() -> int:
    """The exclusion state is resolved in twelve numbered steps."""
    return index_of("will_exclude")


FIRST[EXCLUDING] = lambda: (
    exclusion_begins()
)  # looked up when it is asked, so that the rule can be taken away


@moment("VIS-9.4.4.a", on.WILL_EXCLUDE)
def will_exclude(s: State, f: Removal, value: int) -> int:
    """Effects that wait for something to exclude it."""
    return resolve_one(s, value)


@moment("VIS-9.4.4.b", on.WILL_BE_EXCLUDED)
def will_be_excluded(s: State, f: Removal, value: int) -> int:
    """Effects that wait for it to be excluded."""
    return resolve_one(s, value)


@moment("VIS-9.4.4.c", on.HAS_EXCLUDED)
def has_excluded(s: State, f: Removal, value: int) -> int:
    """Effects that wait for something to have excluded it."""
    return resolve_one(s, value)


@moment("VIS-9.4.4.d", on.HAS_BEEN_EXCLUDED)
def has_been_excluded(s: State, f: Removal, value: int) -> int:
    """Effects that wait for it to have been excluded."""
    return resolve_one(s, value)


@numbered("VIS-9.4.4.e")
def discard_set_on_excluded(s: State, f: Removal) -> int:
    """A discard effect is applied to the cards set on it; they leave with it (OQ-30)."""
    for entry in at_step(s, "discard_set_on_excluded"):
        discard_what_is_set(s, entry, "VIS-9.4.4.e", index_of("will_discard_set_card"), entry.serial, False)
        change(s, entry, step=index_of("order_set_cards"))
    return LOOK


@moment("VIS-9.4.4.f", on.WILL_DISCARD)
def will_discard_set_card(s: State, f: Removal, value: int) -> int:
    """Effects that wait for something to discard a set card."""
    return resolve_one(s, value)


@moment("VIS-9.4.4.g", on.WILL_BE_DISCARDED)
def set_card_will_be_discarded(s: State, f: Removal, value: int) -> int:
    """Effects that wait for a set card to be discarded (OQ-15)."""
    return resolve_one(s, value)


@moment("VIS-9.4.4.h", on.HAS_DISCARDED)
def has_discarded_set_card(s: State, f: Removal, value: int) -> int:
    """Effects that wait for something to have discarded a set card."""
    return resolve_one(s, value)


@moment("VIS-9.4.4.i", on.HAS_BEEN_DISCARDED)
def set_card_has_been_discarded(s: State, f: Removal, value: int) -> int:
    """Effects that wait for a set card to have been discarded."""
    return resolve_one(s, value)


@numbered("VIS-9.4.4.j")
def discard_set_on_set_cards(s: State, f: Removal) -> int:
    """A discard effect is applied to the cards set on the set cards."""
    entries = at_step(s, "discard_set_on_set_cards")
    for entry in entries:
        discard_what_is_set(s, entry, "VIS-9.4.4.j", index_of("every_level"), entry.linked)
    advance(s, entries)
    return LOOK


@numbered("VIS-9.4.4.k")
def every_level(s: State, f: Removal) -> int:
    """Steps f to j are repeated for those, and so on for each level."""
    entries = at_step(s, "every_level")
    new = [entry for entry in entries if entry.below]
    for entry in new:
        cite(s, "VIS-9.4.4.k", entry.card)
        change(s, entry, step=index_of("will_discard_set_card"), below=False)
    if not new:
        advance(s, entries)
    return LOOK


def _order(s: State, f: Removal) -> Decision | None:
    entries = at_step(s, "order_set_cards")
    to = destinations(s, entries)
    below = [card for card in leaving(s, entries) if card not in to]
    return ask_order(s, below, f.placed, "VIS-9.4.4.l")


@numbered("VIS-9.4.4.l", _order)
def order_set_cards(s: State, f: Removal, value: Ref) -> int:
    """The set cards go to the underworld in any order: each owner orders his own (OQ-16)."""
    amend(s, len(s.agenda) - 1, placed=(*f.placed, value[0]))
    return AGAIN


@numbered("VIS-9.4.4.l")
def move_all(s: State, f: Removal) -> int:
    """The excluded cards go to the exclusion area and, in the same instant, what is set on them elsewhere."""
    entries = at_step(s, "order_set_cards")
    if entries:
        if sum(1 for entry in entries if entry.kind == EXCLUDING) > 1:
            cite(s, "VIS-9.1.5", entries[0].card)
        cards = in_chosen_order(leaving(s, entries), f.placed)
        place_cards(s, cards, UNDERWORLD, "VIS-9.4.4.l", destinations(s, entries))
        amend(s, len(s.agenda) - 1, placed=())
    return LOOK


def destinations(s: State, entries: list[Entry]) -> dict[int, tuple[int, int | None]]:
    """Where the excluded cards among them go; set cards of these are put in the underworld."""
    return {
        entry.card: (owners(s, entry.card, EXCLUSION), None) for entry in entries if entry.kind == EXCLUDING
    }


# With the steps of this chapter the loop is whole: who uses it takes it from here.
__all__ = ["Removal"]

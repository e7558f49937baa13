"""Chapter 9.3: the discard state (破棄状態)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cutin.kernel.agenda import AGAIN, amend
from cutin.kernel.changes import cite, emit, learn, set_card
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import Ref, State

from . import c09_dying
from . import notices as on
from .c07_effects import occur
from .c09_applied import FIRST, damage_forgotten, new_entry, report
from .c09_refused import no_endurance, refused
from .c09_removal import LOOK, Removal, advance, at_step, index_of, moment, numbered, resolve_one
from .c09_statuses import change, effect_behind, entry_of, how, set_entries, strike
from .c11_put import owners, relocate, set_below
from .table import DISCARDING, EXCLUDING, PLACE, UNDERWORLD, Entry, on_field, ref

NOWHERE_ELSE: Mapping[int, tuple[int, int | None]] = {}


@rule("VIS-9.3.4", off=lambda: index_of("order_in_underworld"))
def discard_begins() -> int:
    """The discard state is resolved in seven numbered steps."""
    return index_of("will_discard")


FIRST[DISCARDING] = lambda: discard_begins()  # looked up when it is asked, so that the rule can be taken away


@moment("VIS-9.3.4.a", on.WILL_DISCARD)
def will_discard(s: State, f: Removal, value: int) -> int:
    """Effects that wait for something to discard it."""
    return resolve_one(s, value)


@moment("VIS-9.3.4.b", on.WILL_BE_DISCARDED)
def will_be_discarded(s: State, f: Removal, value: int) -> int:
    """Effects that wait for it to be discarded."""
    return resolve_one(s, value)


@moment("VIS-9.3.4.c", on.HAS_DISCARDED)
def has_discarded(s: State, f: Removal, value: int) -> int:
    """Effects that wait for something to have discarded it."""
    return resolve_one(s, value)


@moment("VIS-9.3.4.d", on.HAS_BEEN_DISCARDED)
def has_been_discarded(s: State, f: Removal, value: int) -> int:
    """Effects that wait for it to have been discarded."""
    return resolve_one(s, value)


@numbered("VIS-9.3.4.e")
def discard_set_cards(s: State, f: Removal) -> int | None:
    """A discard effect is applied to the cards set on it."""
    entries = at_step(s, "discard_set_cards")
    before = len(s.table.entries)
    for entry in entries:
        discard_what_is_set(s, entry, "VIS-9.3.4.e", index_of("set_cards_too"))
    advance(s, entries)
    return None if len(s.table.entries) == before else LOOK


def discard_what_is_set(
    s: State, entry: Entry, rule: str, index: int, linked: int = 0, below: bool = True
) -> None:
    """The cards set on a card are discarded, by the effect that removes it if there is one (OQ-28)."""
    record = s.cards[entry.card]
    if record is None or record.entry != entry.entry:
        return
    for card in record.under:
        one = effect_behind(entry)._replace(card=card)
        if refused(s, one):
            continue
        made = new_entry(s, one, step=index, below=below, linked=linked)
        set_entries(s, (*s.table.entries, made))
        report(s, made, rule)


@numbered("VIS-9.3.4.f")
def set_cards_too(s: State, f: Removal) -> int | None:
    """Steps a to e are run for those set cards; if set cards lie on them, for each level."""
    entries = at_step(s, "set_cards_too")
    new = [entry for entry in entries if entry.below]
    for entry in new:
        cite(s, "VIS-9.3.4.f", entry.card)
        change(s, entry, step=index_of("will_discard"), below=False)
    if new:
        return LOOK
    for card in leaving(s, entries):
        # Who is to say how they lie has to see them: they are on their way to where everybody does.
        owner = s.owners[card]
        if s.known[owner][card] != 1 and not on_field(s, card):
            learn(s, card, 1 << owner)
    advance(s, entries)
    return None


def _order(s: State, f: Removal) -> Decision | None:
    entries = at_step(s, "order_in_underworld")
    return ask_order(s, leaving(s, entries), f.placed, "VIS-9.3.4.g")


@numbered("VIS-9.3.4.g", _order)
def order_in_underworld(s: State, f: Removal, value: Ref) -> int:
    """In an order that their owner chooses: the next to be put on top."""
    amend(s, len(s.agenda) - 1, placed=(*f.placed, value[0]))
    return AGAIN


@numbered("VIS-9.3.4.g")
def put_in_underworld(s: State, f: Removal) -> int:
    """They and the cards set on them are put on top of the underworld, all in one instant."""
    entries = at_step(s, "order_in_underworld")
    if entries:
        if len(entries) > 1:
            cite(s, "VIS-9.1.5", entries[0].card)
        place_cards(s, in_chosen_order(leaving(s, entries), f.placed), UNDERWORLD, "VIS-9.3.4.g")
        amend(s, len(s.agenda) - 1, placed=())
    return LOOK


# --- all in one instant -----------------------------------------------------------------------------


def leaving(s: State, entries: Iterable[Entry]) -> list[int]:
    """The cards of those entries, with set cards that are not discarded or were saved: these cannot be left
    lying on nothing (OQ-27)."""
    found: list[int] = []
    for entry in entries:
        for card in (entry.card, *set_below(s, entry.card)):
            if card not in found:
                found.append(card)
    return found


def ask_order(s: State, cards: Sequence[int], placed: tuple[int, ...], rule: str) -> Decision | None:
    """Which card an owner puts next on top of the underworld; asked only where two orders differ."""
    first = s.table.turn_player
    for seat in (first, 1 - first):
        mine = [card for card in cards if s.owners[card] == seat and card not in placed]
        if len({s.kinds[card] for card in mine}) > 1:
            shown = {s.kinds[card]: card for card in reversed(mine)}
            return Decision(seat, "underworld", rule, tuple(ref(s, c) for c in mine if c in shown.values()))
    return None


def in_chosen_order(cards: Sequence[int], placed: tuple[int, ...]) -> list[int]:
    """The first is put first, so it lies lowest."""
    return [*(card for card in placed if card in cards), *(card for card in cards if card not in placed)]


def place_cards(
    s: State,
    cards: Sequence[int],
    place: int,
    rule: str,
    to: Mapping[int, tuple[int, int | None]] = NOWHERE_ELSE,
) -> None:
    """Moves cards to their owners' zones of that kind, or where `to` says (zone, index); the moves are one
    instant.

    Their removal ends, but for an exclusion that waits for a card that is put in the underworld (OQ-4).
    """
    came: list[tuple[Any, ...]] = []
    waits = set()
    for card in cards:
        entry = entry_of(s, card, DISCARDING) or entry_of(s, card, EXCLUDING)
        cause = (entry.player, entry.source, how(entry)) if entry is not None else (-1, -1, 0)
        came.append((card, PLACE[s.where[card]], *cause))
    for entry in s.table.entries:
        if entry.card in cards:
            if entry.kind == EXCLUDING and not to:
                waits.add(entry.serial)
            else:
                strike(s, entry)
    for card in cards:
        zone, index = to.get(card) or (owners(s, card, place), 0 if place == UNDERWORLD else None)
        relocate(s, card, zone, index, rule)
    if waits:
        set_entries(
            s,
            (
                replace(each, entry=0, zone=s.where[each.card]) if each.serial in waits else each
                for each in s.table.entries
            ),
        )
    if s.stale:
        s.rules.refresh(s)
    for card, origin, player, source, bits in came:
        if PLACE[s.where[card]] == UNDERWORLD:
            occur(s, on.PUT_IN_UNDERWORLD, card, origin, player, source, bits)
        if origin == 0:
            occur(s, on.LEFT_FIELD, card, PLACE[s.where[card]])


# --- nullifying (VIS-9.1.1, 9.3.5, 9.3.6) ------------------------------------------------------------------


@rule("VIS-9.1.1.a", off=False)
def negate_removal(s: State, kind: int, card: int) -> bool:
    """Nullifies the removal of a card of which an event speaks: the one instruction that removes it, nothing
    else of the effect. No rule nullifies an exclusion."""
    cite(s, "VIS-9.1.1.a", card)
    if kind in on.OF_DYING:
        return c09_dying.negate_dying(s, card)
    return kind in on.OF_DISCARD and negate_discard(s, card)


@rule("VIS-9.3.5", off=False)
def negate_discard(s: State, card: int) -> bool:
    """Nullifies a card's discard state; False if it has none, or its endurance is 0 or less now."""
    entry = entry_of(s, card, DISCARDING)
    if entry is None or too_weak_to_be_saved(s, card):
        return False
    emit(s, "saved", "VIS-9.3.5", cards=(card,), key=entry.serial)
    discard_ends(s, entry)
    forget_damage(s, card)
    return True


@rule("VIS-9.3.6", off=False)
def too_weak_to_be_saved(s: State, card: int) -> bool:
    """At endurance 0 or less the discard state cannot be nullified, whatever a card says."""
    if not no_endurance(s, card):
        return False
    cite(s, "VIS-9.3.6", card)
    return True


@rule("VIS-9.3.5.a", off=None)
def discard_ends(s: State, entry: Entry) -> None:
    """The process ends for this card; effects that still wait in it are nullified. Cards set on it that are
    in the discard state go on (OQ-27)."""
    cite(s, "VIS-9.3.5.a", entry.card)
    strike(s, entry)


@rule("VIS-9.3.5.b", off=None)
def forget_damage(s: State, card: int) -> None:
    """The damage that it has accumulated is reset to 0."""
    record = s.cards[card]
    if record is not None and record.damage:
        set_card(s, card, "damage reset", "VIS-9.3.5.b", damage=0)
        damage_forgotten(s, card)

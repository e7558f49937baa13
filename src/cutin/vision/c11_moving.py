"""Chapter 11: putting, moving, setting and returning cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cutin.kernel.agenda import AGAIN, Frame, amend, at, push, step
from cutin.kernel.changes import cite, next_serial, put_under, set_card, shift_under
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import Lasting, Ref, State

from . import notices as on
from .c07_effects import aim, begin, occasion, occur, which
from .c09_applied import mark, new_entry, report
from .c09_discard import ask_order, in_chosen_order, place_cards
from .c09_refused import refused
from .c09_removal import EVENTS, waiting_at
from .c09_statuses import Removing, change, entry_of, forget, set_entries
from .c11_put import owners, relocate, set_below
from .table import (
    DECK,
    DISCARDING,
    FACE_DOWN,
    FIELD,
    FRESH,
    HAND,
    NODES,
    PLACE,
    PLACES,
    PLAYED_IN,
    UNDERWORLD,
    Entry,
    living,
    on_field,
)

# --- onto the field ---------------------------------------------------------------------------------


def enter(
    s: State,
    card: int,
    zone: int,
    asleep: bool = True,
    played: bool = False,
    face_down: bool = False,
    lasting: tuple[Lasting, ...] = (),
    rule: str = "VIS-11.3.2",
    cause: tuple[int, int] = (-1, -1),
) -> bool:
    """A card enters the field; effects that wait for that resolve at once, what it brings along first.

    `cause` are player and source of the effect that makes it. False if it is kept from entering.
    """
    if not played and s.rules.kept_out(s, card, zone // PLACES):
        mark(s, [(DISCARDING, card)])  # VIS-10.32.2.b
        return False
    forget(s, card)
    relocate(s, card, zone, rule=rule, face_down=face_down)
    record = s.cards[card]
    assert record is not None
    flags = record.flags | FRESH | (PLAYED_IN if played else 0) | (FACE_DOWN if face_down else 0)
    set_card(s, card, "entered", rule, rolled=asleep, flags=flags, lasting=(*record.lasting, *lasting))
    how = on.BY_EFFECT if cause[0] >= 0 else 0
    occasion(s, "VIS-W.43", (on.ENTERED, card, int(played), *cause, how))
    return True


def set_on(
    s: State,
    card: int,
    host: int,
    face_down: bool = False,
    lasting: tuple[Lasting, ...] = (),
    rule: str = "VIS-11.3.1",
) -> bool:
    """Makes a card the set card of another, unless it cannot be; a removal of it ends (OQ-14)."""
    if s.cards[host] is None or not on_field(s, host) or host == card or host in set_below(s, card):
        return False
    forget(s, card)
    came = not on_field(s, card)
    below = set_below(s, card)
    put_under(s, card, host, rule, face_down)
    for each in below:
        shift_under(s, each, s.where[host])
    record = s.cards[card]
    assert record is not None
    flags = (record.flags | FACE_DOWN if face_down else record.flags & ~FACE_DOWN) | (FRESH if came else 0)
    set_card(s, card, "set", rule, damage=0, flags=flags, lasting=(*record.lasting, *lasting))
    occur(s, on.WAS_SET, card, host)
    return True


def change_control(s: State, card: int, zone: int, rule: str = "VIS-11.3.2") -> None:
    """From field to field a card is just moved, and what is set on it goes along."""
    relocate(s, card, zone, rule=rule)
    for each in set_below(s, card):
        shift_under(s, each, zone)
    occur(s, on.CHANGED_FIELD, card, zone // PLACES)


def bring_to(s: State, f: Any, card: int, where: tuple[int, int, bool], state: Any) -> bool:
    """An effect moves a card to a place of a seat (and in front, if so); False if that is prevented.

    `state`: whether it then lies asleep (None: as it comes there by itself).
    """
    seat, place, front = where
    zone = seat * PLACES + place
    if place == FIELD:
        if not on_field(s, card):
            return enter(s, card, zone, asleep=state is not False, cause=(f.player, f.source))
        forget(s, card)
        change_control(s, card, zone)
        if state is not None:
            set_card(s, card, "asleep" if state else "active", rolled=state)
        return True
    asleep = place == NODES and state is True
    leave(s, [(card, zone, 0 if front else -1, asleep)], f.player, f.source, f.rule or "VIS-11.3.2")
    return True


# --- anywhere else ----------------------------------------------------------------------------------

Move = tuple[int, int, int, bool]
"""A card, the zone it goes to, its index there (-1: the end), whether it lies asleep there."""


def put(
    s: State, cards: Iterable[int], place: int, player: int = -1, source: int = -1, rule: str = "VIS-11.2.c"
) -> None:
    """Puts cards into a place of their owners: no removal, so no status and no event of one (VIS-9.1.2)."""
    top = 0 if place in (UNDERWORLD, DECK) else -1
    moves = [(card, owners(s, card, place), top, False) for card in cards]
    leave(s, moves, player, source, rule)


def leave(
    s: State, moves: Sequence[Move], player: int = -1, source: int = -1, rule: str = "VIS-11.3.2"
) -> bool:
    """Moves cards at one time; True if set cards have to be discarded first (VIS-11.3.3).

    `player` and `source` are those of the effect that moves them (-1: a rule or a payment).
    """
    if source >= 0:
        on.note_values(s, [move[0] for move in moves])
    top = s.agenda[-1]
    if (
        isinstance(top, Leaving)
        and not top.step
        and (top.player, top.source, top.rule) == (player, source, rule)
    ):
        # The same instruction moves one more card.
        arrivals = tuple(_arrival(s, move[0]) for move in moves)
        amend(s, len(s.agenda) - 1, moves=(*top.moves, *moves), arrivals=(*top.arrivals, *arrivals))
        return True
    for card, zone, _index, _asleep in moves:
        if _set_cards_fall(s, card, zone):
            break
    else:
        for card, _zone, _index, _asleep in moves:
            forget(s, card)
        _go(s, moves, (), rule, player)
        return False
    arrivals = tuple(_arrival(s, card) for card, _zone, _index, _asleep in moves)
    push(
        s,
        Leaving(
            player=player,
            source=source,
            moves=tuple(moves),
            arrivals=arrivals,
            number=next_serial(s),
            rule=rule,
        ),
    )
    return True


def _arrival(s: State, card: int) -> int:
    record = s.cards[card]
    return record.entry if record is not None else 0


def _set_cards_fall(s: State, card: int, zone: int) -> bool:
    record = s.cards[card]
    return record is not None and bool(record.under) and PLACE[zone] != FIELD


def _go(s: State, moves: Sequence[Move], with_them: Sequence[int], rule: str, player: int = -1) -> None:
    """All the moves, in one instant with what falls into the underworld."""
    to = {card: (zone, None if index < 0 else index) for card, zone, index, _asleep in moves}
    # What is moved to one end together keeps its order there.
    order = [card for card, _zone, index, _asleep in moves if index < 0]
    order += [card for card, _zone, index, _asleep in reversed(moves) if index >= 0]
    place_cards(s, [*order, *with_them], UNDERWORLD, rule, to)
    for card, zone, _index, asleep in moves:
        place = PLACE[zone]
        if asleep:
            set_card(s, card, "asleep", rolled=True)
        if place == HAND:
            occur(s, on.ADDED_TO_HAND, s.owners[card], card)
            occur(s, on.HAND_CHANGED, s.owners[card])


class Leaving(Frame, frozen=True, kw_only=True, tag="leaving"):
    """Cards with others set on them move from the field to a zone outside it (VIS-11.3.3).

    A pass of its own, ahead of what waits in the removal buckets: the set cards are in the discard state, but
    leave with the cards that move. `arrivals` are the numbers of these as it began; `number` is what the
    entries of the set cards are linked to (negative).
    """

    moves: tuple[Move, ...]
    arrivals: tuple[int, ...]
    number: int
    rule: str
    placed: tuple[int, ...] = ()


# The steps that the entries of such a pass stand at: those of 9.4.4.f-i, then the next level, and the end.
LEVEL, LAST = 4, 5


@step(Leaving, "VIS-11.3.3.a")
def discard_set_cards(s: State, f: Leaving) -> None:
    """A discard effect is applied to the set cards; a removal of the cards that move ends."""
    for card, _zone, _index, _asleep in f.moves:
        forget(s, card)
        _discard_below(s, f, card, Removing(DISCARDING, -1, f.player, f.source, f.source >= 0))


def _discard_below(s: State, f: Leaving, host: int, by: Removing) -> None:
    record = s.cards[host]
    for card in record.under if record is not None else ():
        already = entry_of(s, card, DISCARDING)
        if already is not None:
            _take_over(s, f, already)
            continue
        one = by._replace(card=card)
        if refused(s, one):
            continue
        made = new_entry(s, one, step=0, linked=-f.number)
        set_entries(s, (*s.table.entries, made))
        report(s, made, "VIS-11.3.3.a")


def _take_over(s: State, f: Leaving, entry: Entry) -> None:
    """A set card that is being discarded already leaves with this move; what it has been through is done."""
    event = EVENTS.get(entry.step, -1)
    if event in on.OF_DISCARD:
        now = on.OF_DISCARD.index(event)
        told = now if entry.told == entry.step else -1
        change(s, entry, linked=-f.number, step=now, told=told, below=False)
    else:
        begun = not entry.below
        change(s, entry, linked=-f.number, step=LEVEL if begun else 0, told=-1, below=False)


def _mine(s: State, f: Leaving) -> list[Entry]:
    """The entries of the pass that are furthest behind."""
    found = [entry for entry in s.table.entries if entry.linked == -f.number and entry.step < LAST]
    least = min((entry.step for entry in found), default=LAST)
    return [entry for entry in found if entry.step == least]


@step(Leaving, "VIS-11.3.3")
def next_of_them(s: State, f: Leaving) -> int | None:
    """The same steps as 9.4.4.f to k for the set cards of every level."""
    entries = _mine(s, f)
    if not entries:
        return at(Leaving, "order_set_cards")
    now = entries[0].step
    if now == LEVEL:
        for entry in entries:
            change(s, entry, step=LAST)
            by = Removing(DISCARDING, -1, entry.player, entry.source, entry.by_effect)
            _discard_below(s, f, entry.card, by)
        return AGAIN
    keys = waiting_at(s, entries, now, on.OF_DISCARD[now], "VIS-11.3.3")
    if not keys:
        for entry in entries:
            change(s, entry, step=now + 1, told=-1, waiting=())
        return AGAIN
    return AGAIN if aim(s, keys) else None


def _which(s: State, f: Leaving) -> Decision | None:
    return which(s, tuple(key for entry in _mine(s, f) for key in entry.waiting))


@step(Leaving, "VIS-11.3.3", _which)
def resolve_one(s: State, f: Leaving, value: int) -> int:
    """Effects that wait for a set card to be discarded, one at a time."""
    begin(s, value)
    return at(Leaving, "next_of_them")


def _fall(s: State, f: Leaving) -> list[int]:
    """What goes to the underworld: all that is set on the cards that move (OQ-27)."""
    moving = {card for card, _zone, _index, _asleep in f.moves}
    found: list[int] = []
    for (card, *_where), entry in zip(f.moves, f.arrivals, strict=True):
        if not entry or living(s, (card, entry)):
            found += [each for each in set_below(s, card) if each not in moving and each not in found]
    return found


def _order(s: State, f: Leaving) -> Decision | None:
    return ask_order(s, _fall(s, f), f.placed, "VIS-11.3.3")


@step(Leaving, "VIS-11.3.3", _order)
def order_set_cards(s: State, f: Leaving, value: Ref) -> int:
    """Each owner orders his own cards on the way into the underworld."""
    amend(s, len(s.agenda) - 1, placed=(*f.placed, value[0]))
    return AGAIN


@step(Leaving, "VIS-11.3.3")
def move_together(s: State, f: Leaving) -> None:
    """The cards move, and the set cards go to the underworld in the same instant.

    A card that has gone elsewhere meanwhile is not moved: its procedure has ended (VIS-11.1.2).
    """
    moves = []
    for move, entry in zip(f.moves, f.arrivals, strict=True):
        if _arrival(s, move[0]) == entry:
            moves.append(move)
        else:
            cite(s, "VIS-11.1.2", move[0])
    _go(s, moves, in_chosen_order(_fall(s, f), f.placed), f.rule)


__all__ = ["change_control", "enter", "leave", "put", "replace", "set_on"]

"""Putting, adding, returning and setting cards (chapter 11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.game.compiler import DESTINATIONS, EFFECTS, LOCATIONS, Compiler, seen_players
from cutin.game.meaning.doing import does, me
from cutin.game.meaning.locations import EachOwners, Zones, zones_of
from cutin.game.meaning.moving import hosts_only
from cutin.game.meaning.picking import Picker, before, may_be_none, pick
from cutin.kernel.agenda import AGAIN, Step, amend
from cutin.kernel.changes import cite, learn, next_serial, set_card, shuffle
from cutin.kernel.decision import Decision
from cutin.kernel.state import Lasting, Ref, State

from .. import notices as on
from ..c06_characters import shape_of
from ..c07_effects import occur
from ..c11_moving import enter, leave, set_on
from ..table import (
    DECK,
    FIELD,
    FIELD_ZONES,
    HAND,
    NODES,
    ON_FIELD_LONG,
    PLACE,
    PLACES,
    on_field,
    seat_of,
)
from ..words import effects as w
from ..words import places as p
from .notes import note_done

Seat = Callable[[State, Any, int], int]


@LOCATIONS.means(p.FieldOf)
def part_of_the_field(node: p.FieldOf, c: Compiler) -> Zones:
    if node.whose == "own":
        return lambda s, ctx: (ctx.player * PLACES + FIELD,)
    if node.whose == "enemy":
        return lambda s, ctx: ((1 - ctx.player) * PLACES + FIELD,)
    return EachOwners(FIELD_ZONES)


def _seat_of(whose: str) -> Seat:
    if whose == "own":
        return lambda s, f, card: int(f.player)
    if whose == "enemy":
        return lambda s, f, card: 1 - int(f.player)
    return lambda s, f, card: s.owners[card]


def _pile_seat(pile: core.Pile) -> Seat:
    """Hand, deck and underworld are those of the card's owner, whoever is named (VIS-W.12)."""
    zone = pile.zone  # type: ignore[attr-defined]  # every pile class names its zone
    if zone == "nodes" and isinstance(pile, core.OwnPile):
        return _seat_of(pile.whose)
    return lambda s, f, card: s.owners[card]


def _lasting(s: State, f: Any, shape: tuple[Any, ...] | None) -> tuple[Lasting, ...]:
    if shape is None:
        return ()
    return (Lasting(shape, ON_FIELD_LONG, f.player, f.source, f.entry, next_serial(s)),)


def _each(
    node: Any,
    c: Compiler,
    rule: str,
    act: Callable[[State, Any, list[int]], bool],
    deed: str = "",
) -> None:
    """An action on all the picked cards together; `deed` is what has been done to them."""
    _act_on(node, pick(node.cards, c), c, rule, act, deed)


def _act_on(
    node: Any,
    cards: Picker,
    c: Compiler,
    rule: str,
    act: Callable[[State, Any, list[int]], bool],
    deed: str,
) -> None:
    none_will_do = may_be_none(node.cards)

    def run(s: State, f: Any) -> bool | None:
        found = cards(s, f)
        if not found:
            return None if found is None or not none_will_do else False
        ids = [r[0] for r in hosts_only(s, found)]
        if deed:
            note_done(s, deed, ids)
        return act(s, s.agenda[me(s)], ids)

    does(c, rule, run)


# --- put (VIS-11.2) ---------------------------------------------------------------------------------


@EFFECTS.means(w.Put)
def put_cards(node: w.Put, c: Compiler) -> None:
    spot = node.spot
    shape = shape_of(c.rules, node.mask) if node.mask is not None else None
    if isinstance(spot, p.OntoField):
        _onto_field(node, spot, shape, c)
    elif isinstance(spot, p.IntoPile):
        _into(node, spot, c)
    elif isinstance(spot, p.OnShuffled):
        _on_shuffled(node, spot, c)
    else:
        assert isinstance(spot, p.OnEnd)
        _on_end(node, spot, c)


def _onto_field(node: w.Put, spot: p.OntoField, shape: tuple[Any, ...] | None, c: Compiler) -> None:
    """Not a play (VIS-5.2.1); asleep unless it is said otherwise."""
    seat = _seat_of(spot.whose)
    asleep = node.state != "active"
    hidden = node.hidden

    def act(s: State, f: Any, cards: list[int]) -> bool:
        done = True
        for card in cards:
            zone = seat(s, f, card) * PLACES + FIELD
            if shape is None and not hidden:
                done &= bool(s.rules.bring(s, f, card, (zone // PLACES, FIELD, False), asleep))
            else:
                enter(s, card, zone, asleep, face_down=hidden, lasting=_lasting(s, f, shape))
        return done

    _each(node, c, "VIS-11.2.c", act)


def _into(node: w.Put, spot: p.IntoPile, c: Compiler) -> None:
    seat = _pile_seat(spot.pile)
    place: int = c.rules.place_named[spot.pile.zone]  # type: ignore[attr-defined]  # as above
    asleep = node.state == "asleep"
    front = place in c.rules.piled

    def act(s: State, f: Any, cards: list[int]) -> bool:
        done = True
        for card in cards:
            done &= bool(s.rules.bring(s, f, card, (seat(s, f, card), place, front), asleep))
            cite(s, "VIS-11.2.c", card)
        return done

    _each(node, c, "VIS-11.2.c", act)


def _on_end(node: w.Put, spot: p.OnEnd, c: Compiler) -> None:
    """Several keep the order they have, or get the one that the acting player says."""
    seat = _pile_seat(spot.pile)
    place: int = c.rules.place_named[spot.pile.zone]  # type: ignore[attr-defined]  # as above
    top = spot.end == "top"
    cards = pick(node.cards, c)
    none_will_do = may_be_none(node.cards)
    if spot.ordered:
        _orders(c, cards)

    def act(s: State, f: Any) -> bool | None:
        found = cards(s, f)
        if not found:
            return None if found is None or not none_will_do else False
        ids = [r[0] for r in hosts_only(s, found)]
        if spot.ordered:
            order = [card for card, what, _n in f.memo if what == "in order"]
            ids = sorted(ids, key=lambda card: order.index(card) if card in order else len(order))
        leave(
            s,
            [(card, seat(s, f, card) * PLACES + place, 0 if top else -1, False) for card in ids],
            f.player,
            f.source,
        )
        return True

    does(c, "VIS-11.2.c", act)


def _on_shuffled(node: w.Put, spot: p.OnShuffled, c: Compiler) -> None:
    """Also where there is no card to be put on top."""
    cards = pick(node.cards, c)
    zones = zones_of(spot.pile, c)

    def act(s: State, f: Any) -> bool:
        found = cards(s, f) or []
        for zone in zones(s, f):
            mine = tuple(r[0] for r in found if s.where[r[0]] == zone)
            shuffle(s, zone, mine)
        return bool(found)

    does(c, "VIS-11.4.5", act)


def _orders(c: Compiler, cards: Any) -> None:
    """Which comes first, asked card by card."""

    def left(s: State, f: Any) -> list[Ref]:
        done = [card for card, what, _n in f.memo if what == "in order"]
        return [r for r in cards(s, f) or () if r[0] not in done]

    def ask(s: State, f: Any) -> Decision | None:
        found = left(s, f)
        return Decision(seen_players(s, f), "choose", "VIS-11.2.c", tuple(found)) if len(found) > 1 else None

    def answer(s: State, f: Any, value: Ref) -> int:
        amend(s, me(s), memo=(*f.memo, (value[0], "in order", 0)))
        return AGAIN

    c.steps.append(Step("VIS-11.2.c", answer, ask))


# --- hand, return (VIS-11.3) ------------------------------------------------------------------------


@EFFECTS.means(w.AddTo)
def add_to(node: w.AddTo, c: Compiler) -> None:
    """Into the hand without drawing (VIS-W.39)."""
    place: int = c.rules.place_named[node.pile.zone]  # type: ignore[attr-defined]  # as above

    def act(s: State, f: Any, cards: list[int]) -> bool:
        leave(s, [(card, s.owners[card] * PLACES + place, -1, False) for card in cards], f.player, f.source)
        return True

    _each(node, c, "VIS-W.39", act, "added")


def tell_returned(s: State, f: Any, cards: list[int], place: int) -> None:
    """An effect of the player returns those cards; it is told once for all of them, by the first."""
    origin = PLACE[s.where[cards[0]]]
    occur(s, on.RETURNED, cards[0], place, seen_players(s, f), len(cards), origin, *cards)


@EFFECTS.means(w.Return)
def return_cards(node: w.Return, c: Compiler) -> None:
    where = DESTINATIONS.make(node.place, c)

    def act(s: State, f: Any, cards: list[int]) -> bool:
        moves = []
        for card in cards:
            to = where(s, f, card)
            if to is None:
                return False
            _seat, place, front = to
            moves.append((card, s.owners[card] * PLACES + place, 0 if front else -1, False))
        tell_returned(s, f, cards, moves[0][1] % PLACES)
        leave(s, moves, f.player, f.source)
        return True

    _each(node, c, "VIS-11.3.1", act, "returned")


@EFFECTS.means(w.ShuffleInto)
def shuffle_into(node: w.ShuffleInto, c: Compiler) -> None:
    place: int = c.rules.place_named[node.pile.zone]  # type: ignore[attr-defined]  # as above

    def act(s: State, f: Any, cards: list[int]) -> bool:
        moves = [(card, s.owners[card] * PLACES + place, -1, False) for card in cards]
        tell_returned(s, f, cards, place)
        leave(s, moves, f.player, f.source)
        return True

    def mix(s: State, f: Any) -> None:
        """After whatever the move has set off."""
        for seat in (0, 1):
            zone = seat * PLACES + place
            if any(s.where[card] == zone for card, what, _n in f.memo if what == "returned"):
                shuffle(s, zone)

    _each(node, c, "VIS-11.3.1", act, "returned")
    c.steps.append(Step("VIS-11.4.5", mix))


@EFFECTS.means(w.MoveToField)
def move_to_field(node: w.MoveToField, c: Compiler) -> None:
    seat = _seat_of(node.whose)

    def act(s: State, f: Any, cards: list[int]) -> bool:
        done = True
        for card in cards:
            to = seat(s, f, card)
            if on_field(s, card) and seat_of(s, card) == to:
                done = False
                continue
            done &= bool(s.rules.bring(s, f, card, (to, FIELD, False), None))
            occur(s, on.CHANGED_FIELD, card, to)
        return done

    _each(node, c, "VIS-11.3.2", act)


# --- set --------------------------------------------------------------------------------------------


def _sets(node: Any, c: Compiler, hidden: bool, shape: tuple[Any, ...] | None) -> None:
    # The cards come first, as the text has it.
    cards = before(node.cards, node.host, pick(node.cards, c), c)
    host = pick(node.host, c)

    def act(s: State, f: Any, cards: list[int]) -> bool:
        hosts = host(s, f)
        if not hosts or not on_field(s, hosts[0][0]):
            return False
        for card in cards:
            if card == hosts[0][0]:
                return False
            set_on(s, card, hosts[0][0], hidden, _lasting(s, f, shape))
            if not hidden:
                learn(s, card, 3)
        return True

    _act_on(node, cards, c, "VIS-11.3.1", act, "set")


@EFFECTS.means(w.SetFaceDown)
def set_face_down(node: w.SetFaceDown, c: Compiler) -> None:
    _sets(node, c, True, shape_of(c.rules, node.mask) if node.mask is not None else None)


@EFFECTS.means(w.SetAs)
def set_as(node: w.SetAs, c: Compiler) -> None:
    _sets(node, c, False, shape_of(c.rules, node.mask))


__all__ = ["DECK", "HAND", "NODES", "form", "set_card"]

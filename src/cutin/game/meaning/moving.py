"""Moving cards and setting them on others: destinations, and what is done with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.kernel.agenda import Step, amend
from cutin.kernel.decision import Decision
from cutin.kernel.state import Ref, State

from ..compiler import DESTINATIONS, EFFECTS, Compiler, seen_players
from ..hooks import Where
from ..refs import raw
from .doing import does, me
from .picking import before, may_be_none, pick

Find = Callable[[State, Any, int], Where | None]
"""Where the card is to go; None: there is no such place."""


# --- destinations -----------------------------------------------------------------------------------


def _pile_seat(pile: core.Pile) -> Callable[[State, Any, int], int]:
    if isinstance(pile, core.OwnPile):
        if pile.whose == "own":
            return lambda s, f, card: int(f.player)
        return lambda s, f, card: 1 - int(f.player)
    if isinstance(pile, core.ThatPlayersPile):
        return lambda s, f, card: seen_players(s, f)
    return lambda s, f, card: s.owners[card]


def _place(pile: core.Pile, c: Compiler) -> int:
    found: int = c.rules.place_named[pile.zone]  # type: ignore[attr-defined]  # every pile class names its zone
    return found


@DESTINATIONS.means(core.ToPile)
def to_a_pile(node: core.ToPile, c: Compiler) -> Find:
    seat = _pile_seat(node.pile)
    place = _place(node.pile, c)
    front = place in c.rules.piled
    return lambda s, f, card: (seat(s, f, card), place, front)


def asked(c: Compiler, what: str, options: tuple[Any, ...], number: Callable[[Any], int]) -> None:
    """A question about the place just before the move; the effect remembers the answer's number."""
    rule = c.law.place

    def ask(s: State, f: Any) -> Decision:
        return Decision(seen_players(s, f), what, rule, options)

    def answer(s: State, f: Any, value: Any) -> None:
        amend(s, me(s), memo=(*f.memo, (-1, what, number(value))))

    c.steps.append(Step(rule, answer, ask))


def answered(f: Any, what: str, default: int) -> int:
    """What the effect remembers of the last such question."""
    return next((n for _c, asked_for, n in reversed(f.memo) if asked_for == what), default)


@DESTINATIONS.means(core.ToEnd)
def to_an_end(node: core.ToEnd, c: Compiler) -> Find:
    seat = _pile_seat(node.pile)
    place = _place(node.pile, c)
    if node.end != "top or bottom":
        front = node.end == "top"
        return lambda s, f, card: (seat(s, f, card), place, front)
    asked(c, "end", ("top", "bottom"), lambda value: int(value == "top"))
    return lambda s, f, card: (seat(s, f, card), place, bool(answered(f, "end", 1)))


@DESTINATIONS.means(core.EitherPlace)
def either_place(node: core.EitherPlace, c: Compiler) -> Find:
    first = DESTINATIONS.make(node.first, c)
    second = DESTINATIONS.make(node.second, c)
    asked(c, "place", (0, 1), lambda value: int(value))

    def find(s: State, f: Any, card: int) -> Where | None:
        found: Where | None = (second if answered(f, "place", 0) else first)(s, f, card)
        return found

    return find


# --- moving -----------------------------------------------------------------------------------------


def hosts_only(s: State, found: list[Ref]) -> list[Ref]:
    """Of cards meant together, those that the others do not take along as their set cards."""
    cards = {r[0] for r in found}
    return [r for r in found if r[0] < 0 or _host(s, r[0]) not in cards]


def _host(s: State, card: int) -> int:
    record = s.cards[card]
    return record.host if record is not None and record.host >= 0 else -9


@EFFECTS.means(core.Move)
def move_cards(node: core.Move, c: Compiler) -> None:
    cards = pick(node.cards, c)
    where = DESTINATIONS.make(node.place, c)
    state = None if node.state is None else c.rules.states[node.state]
    several = isinstance(node.cards, form.All)
    none_will_do = may_be_none(node.cards)
    bring = c.rules.bring
    # Of a set group, whose the place is goes by the card that the group is named after.
    group = c.rules.group_of(node.cards)
    named = raw(group, c) if group is not None else None

    def act(s: State, f: Any) -> bool | None:
        found = cards(s, f)
        if not found:
            return None if found is None or not none_will_do else False
        spoken = named(s, f) if named is not None else None
        results = []
        for r in hosts_only(s, found):
            card = r[0]
            to = where(s, f, spoken[0][0] if spoken else card)
            results.append(to is not None and bring(s, f, card, to, state))
        return any(results) if several else all(results)

    does(c, c.law.moves, act)


@EFFECTS.means(core.SetUnder)
def set_under(node: core.SetUnder, c: Compiler) -> None:
    """All the cards on one host."""
    cards = before(node.cards, node.host, pick(node.cards, c), c)
    host = pick(node.host, c)
    under = c.rules.set_under
    none_will_do = may_be_none(node.cards)

    def act(s: State, f: Any) -> bool | None:
        found, hosts = cards(s, f), host(s, f)
        if not found or not hosts:
            return False if none_will_do and hosts and found is not None else None
        results = [bool(under(s, f, card, hosts[0][0])) for card, _entry in found]
        return all(results)

    does(c, c.law.sets, act)

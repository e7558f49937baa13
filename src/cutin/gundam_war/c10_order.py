"""Chapter 10, the order of auto A texts that begin to apply at the same moment (GW-10.4, 22.1).

Texts are applied in the order in which they began. Of several that began together the attacking player fixes
the order, asked in a step of its own before they take hold, and only where two orders give different results.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

from cutin.kernel.agenda import AGAIN, Frame, amend, step
from cutin.kernel.changes import cite, next_serial, set_table, touch
from cutin.kernel.decision import Decision
from cutin.kernel.state import State

from .values import BASE, BLANK, DESIGNATED, NEGATE, SHAPE, TYPE, Force, Values

# A text on the field: the arrival of its card, its key, the card.
Began = tuple[int, int, int]
Try = Callable[[tuple[Began, ...]], Force]

# Changes that come out differently in another order; all others add up.
IN_ORDER = frozenset((BASE, BLANK, DESIGNATED, NEGATE, SHAPE, TYPE))
# So many texts are tried in every order; of more, each only first and last.
EVERY_ORDER = 4


def contested(began: list[Began], force: Force, with_order: Try) -> tuple[Began, ...]:
    """Those of the texts that began together whose order makes a difference."""
    keys = {each[:2] for each in began}
    if not any(key in keys and change[0] in IN_ORDER for (*_at, key), _card, change in _keyed(force)):
        return ()
    found = tuple(each for each in began if _matters(each, began, with_order))
    return found if len(found) > 1 else ()


def _keyed(force: Force) -> list[Any]:
    return [(((at, (entry, key))), card, change) for (at, key, entry), card, change in force.applied]


def _matters(each: Began, began: list[Began], with_order: Try) -> bool:
    """Whether it makes a difference where in the order the text stands."""
    others = [other for other in began if other != each]
    for order in permutations(others) if len(began) <= EVERY_ORDER else [tuple(others)]:
        first = with_order((each, *order))
        for place in range(1, len(began)) if len(began) <= EVERY_ORDER else [len(others)]:
            if _shown(with_order((*order[:place], each, *order[place:]))) != _shown(first):
                return True
    return False


def _shown(force: Force) -> Any:
    """All that a player could tell two results apart by."""
    return {card: _facts(v) for card, v in force.of.items()}, force.player_flags


def _facts(v: Values) -> tuple[Any, ...]:
    return (
        v.types, v.close, v.ranged, v.defence, v.stars, v.terrain, v.keywords, [t.key for t in v.texts],
        v.flags, v.colours, v.designated, v.total, v.names, v.traits,
    )  # fmt: skip


class Arrange(Frame, frozen=True, kw_only=True, tag="arrange"):
    """The attacking player says which of them is applied first, then which next."""

    chosen: tuple[Began, ...] = ()


def _next(s: State, f: Arrange) -> Decision | None:
    left = [each for each in s.values.contested if each not in f.chosen]
    if len(left) < 2:
        return None
    return Decision(s.table.attacker, "order", "GW-10.4", tuple((card, key) for _entry, key, card in left))


@step(Arrange, "GW-10.4", _next)
def choose(s: State, f: Arrange, value: tuple[int, int]) -> int:
    """One after the other."""
    found = next(each for each in s.values.contested if (each[2], each[1]) == value)
    amend(s, len(s.agenda) - 1, chosen=(*f.chosen, found))
    return AGAIN


@step(Arrange, "GW-10.4")
def arrange(s: State, f: Arrange) -> None:
    """They count as having begun in that order; now they take hold."""
    rest = tuple(each for each in s.values.contested if each not in f.chosen)
    there = {record.entry for record in s.cards if record is not None}
    order = [each for each in s.table.order if each[0] in there]
    order += [(entry, key, next_serial(s)) for entry, key, _card in (*f.chosen, *rest)]
    for _entry, _key, card in f.chosen:
        cite(s, "GW-10.4", card)
    set_table(s, order=tuple(order), arranged=s.serial)
    touch(s)


def moment_over(s: State) -> None:
    """What began until now has begun; what begins from now on does so later."""
    if s.values.latest > s.table.arranged and not s.values.contested:
        set_table(s, arranged=s.serial)

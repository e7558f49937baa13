"""How what is in force is worked out: result after result, until one equals the one before.

Result 0 is what is printed with the resolved effects that last; result k applies, in the order in which they
began, every always applied text whose condition held in result k - 1. What a result says of a card, and
which cards there are, is each game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import compress
from typing import Any, Protocol, TypeVar

import msgspec

from cutin.kernel.depends import ALWAYS
from cutin.kernel.state import State


class InForce(Protocol):
    """What is in force; `depends` says on what, `applied` what texts do in it, and `alters` what that makes
    different from result 0 (bits; ALWAYS: which texts there are, or whom they reach)."""

    alters: int
    applied: Applied
    depends: int


F = TypeVar("F", bound=InForce)

Applied = list[tuple[tuple[int, int, int], int, tuple[Any, ...]]]
"""In order: (when the text began, text, arrival of the source), the card it is applied to, the change."""

Ranks = dict[tuple[int, int], tuple[int, int]]
"""(arrival of the card, text): when it counts as begun, and its place among those that began with it."""

Active = list[tuple[tuple[int, int], int, int, Any]]
"""Texts that apply always, in order: when it began, arrival of its card, its card, the text."""


Targets = tuple[tuple[tuple[int, int], ...], ...]
# X; where more is needed also the word that was declared, and the targets.
Carried = int | tuple[int, str, Targets]


class Seen(msgspec.Struct):
    """The view of a static or triggered text on the state: its player and its card."""

    player: int
    source: int
    entry: int
    event: tuple[int, ...] = ()
    targets: tuple[tuple[tuple[int, int], ...], ...] = ()
    chosen: tuple[tuple[int, int], ...] = ()
    x: int = 0
    declared: str = ""

    def carry(self, x: Carried) -> None:
        """What a change that lasts took along from its effect."""
        if isinstance(x, int):
            self.x = x
        else:
            self.x, self.declared, self.targets = x


class Group:
    """A card and those set on it as they were worked out, and of which conditions; kept while these stand.

    `own` are their values without and `of` with the set cards counted in, both before what applies always.
    `lasts`: those of them on which an effect lasts.
    """

    __slots__ = ("lasts", "of", "own", "records")

    def __init__(self, records: tuple[tuple[int, Any], ...]) -> None:
        self.records = records
        self.lasts: list[int] = []
        self.own: dict[int, Any] = {}
        self.of: dict[int, Any] = {}

    def holds(self, cards: list[Any]) -> bool:
        """Whether the cards are as they were."""
        for card, record in self.records:
            if cards[card] is not record:
                return False
        return True


def active(s: State, of: Mapping[int, Any], order: Ranks) -> Active:
    """The always applied texts of a result, in the order in which they began: the earlier arrival first.

    A text granted or negated in that result counts as it is there; nothing else is remembered. `order` says
    of some that they count as begun at another time.
    """
    found: Active = []
    last, before = (0, 0), 0
    in_order = True
    for card, v in of.items():
        if v.statics:
            record = s.cards[card]
            assert record is not None
            entry = record.entry
            for text in v.statics:
                at = entry if v.since is None else v.since.get(text.key, entry)
                when = (at, 0)
                if order:
                    when = order.get((entry, text.key), when)
                if when < last or (when == last and entry < before):
                    in_order = False
                last, before = when, entry
                found.append((when, entry, card, text))
    if not in_order:
        found.sort(key=_by_beginning)
    return found


def depends_of(texts: Active) -> int:
    """What those texts depend on together (bits)."""
    depends = 0
    for _when, _entry, _card, text in texts:
        for static in text.statics:
            depends |= static.depends
    return depends


def _by_beginning(found: tuple[tuple[int, int], int, int, Any]) -> tuple[tuple[int, int], int, int]:
    return found[:3]


def done_by(s: State, texts: Active, places: int) -> Applied:
    """What those texts do now, in their order. `places` is the number of zones that a seat has."""
    applied: Applied = []
    where = s.where
    last = -1
    for when, entry, card, text in texts:
        if card != last:
            seen = Seen(where[card] // places, card, entry)
            last = card
        key = (when[0], text.key, entry)
        for static in text.statics:
            if static.holds is None or static.holds(s, seen):
                for target in static.select(s, seen):
                    for make in static.changes:
                        # A change that is always the same is not made anew.
                        change = getattr(make, "change", None)
                        applied.append((key, target, change or make(s, seen, target)))
    return applied


def says_the_same(s: State, start: Any, texts: Active, applied: Applied, places: int) -> bool:
    """Whether those texts, asked of result `start`, do what they have done among what has been applied."""
    keys = {(when[0], text.key, entry) for when, entry, _card, text in texts}
    previous = s.values
    s.values = start
    now = done_by(s, texts, places)
    s.values = previous
    return now == [each for each in applied if each[0] in keys]


# Where `State.looks` keeps which cards of the game have a text for `done_outside`.
SAID_BY = 200


def says_outside(s: State) -> list[int]:
    """The cards of the game with a text that says something always where nothing else is in force."""
    look = s.looks.get(SAID_BY)
    if look is None or look[0] is not s.kinds:
        known = s.rules.outside_statics
        found: list[int] = []
        if not known.keys().isdisjoint(s.kinds):
            found = list(compress(range(len(s.kinds)), map(known.__contains__, s.kinds)))
        look = s.looks[SAID_BY] = (s.kinds, found)
    cards: list[int] = look[1]
    return cards


def any_outside(s: State, zones: tuple[int, ...]) -> bool:
    """Whether a card there has such a text."""
    for card in says_outside(s):
        if s.where[card] in zones:
            return True
    return False


def done_outside(s: State, force: InForce, zones: tuple[int, ...], places: int) -> Applied:
    """What the texts of cards outside the field say there while something holds (`Rules.outside_statics`)."""
    applied: Applied = []
    where = s.where
    cards = [card for card in says_outside(s) if where[card] in zones]
    if len(cards) > 1:
        cards.sort(key=lambda card: (zones.index(where[card]), s.zones[where[card]].index(card)))
    for card in cards:
        seen = Seen(where[card] // places, card, 0)
        for text in s.rules.outside_statics[s.kinds[card]]:
            for static in text.statics:
                force.depends |= static.depends
                if static.holds is None or static.holds(s, seen):
                    for target in static.select(s, seen):
                        for make in static.changes:
                            change = getattr(make, "change", None)
                            applied.append(((0, text.key, 0), target, change or make(s, seen, target)))
    return applied


def settle_changed(s: State, of: dict[int, Any], own: dict[int, Any], changed: dict[int, Any]) -> None:
    """Works out the numbers of cards that changes have reached, and of those that they are set on.

    `own` and `changed` are values without set cards, `of` those with set cards counted in, which are entered.
    """
    rules = s.rules
    hosts: dict[int, Any] = {}
    for card, v in changed.items():
        record = s.cards[card]
        assert record is not None
        if record.host >= 0:
            # What a set card gives is asked of it as it is without the cards set on it.
            v = v.copy()
            if record.host not in changed:
                hosts[record.host] = own[record.host]
        v.settle(rules, [changed.get(c) or own[c] for c in record.under] if record.under else ())
        of[card] = v
    for host, v in hosts.items():
        record = s.cards[host]
        assert record is not None
        v = of[host] = v.copy()
        v.settle(rules, [changed.get(c) or own[c] for c in record.under])


def repeat(
    s: State,
    start: F,
    own: Any,
    order: Ranks,
    apply: Callable[[State, F, Ranks], Applied],
    result: Callable[[State, Any, F, Applied], F],
    kept: F | None = None,
) -> tuple[F, int, int]:
    """Results 1, 2, ... until one equals the one before, or the one that a cycle settles on.

    Also how it ended: 0 with the first or second result, 1 later, 2 in a cycle; and what all of it looks at.
    `kept` is a result of the same `start`: what equals it need not be worked out again.
    """
    previous = s.values
    force = start
    history: list[Applied] = []
    results: list[F] = []
    ended = 0
    depends = ALWAYS
    while True:
        s.values = force
        applied = apply(s, force, order)
        depends |= force.depends
        if not applied and not history:
            break
        if history and applied == history[-1]:
            break
        if applied in history:
            force = settle_cycle(history, results, history.index(applied))
            ended = 2
            break
        history.append(applied)
        force = kept if kept is not None and applied == kept.applied else result(s, own, start, applied)
        ended = 1 if results else 0
        if not results and not force.alters & depends:
            break  # nothing that was asked looks at what is different now
        results.append(force)
    s.values = previous
    return force, ended, depends


def settle_cycle(history: list[Applied], results: list[F], start: int) -> F:
    """Of the results in the cycle, the one in which the latest of the differing texts applies."""
    cycle = range(start, len(history))
    common = set(history[start])
    union: set[Any] = set()
    for i in cycle:
        common &= set(history[i])
        union |= set(history[i])
    latest = max(key for key, _target, _change in union - common)
    for i in cycle:
        if any(key == latest for key, _t, _c in set(history[i]) - common):
            return results[i]
    raise AssertionError("a cycle whose results do not differ")

"""How what is in force is worked out, whenever something that matters has changed (GW-10.3).

Result 0 is the printed state with the resolved effects that last; result k applies, in the order of GW-10.4,
every auto A text whose condition held in result k - 1; the first result equal to the one before it counts.
"""

from __future__ import annotations

from functools import reduce
from itertools import chain, compress
from operator import attrgetter, is_not, itemgetter, or_

from cutin.game.force import (
    Active,
    Applied,
    Group,
    Ranks,
    active,
    any_outside,
    depends_of,
    done_by,
    done_outside,
    repeat,
    settle_changed,
)
from cutin.kernel.state import Card, State

from .c10_order import Began, contested
from .c21_keywords import coin_statics
from .c21_squads import squad_statics
from .card import G
from .table import (
    FIELD_ZONES,
    FRESH,
    HAND,
    HANGAR,
    JUNKYARD,
    PLACES,
    PLAYED,
    SEAT,
    SQUADS,
    TRANSFORMED,
    VARIABLE,
)
from .values import (
    NEGATE,
    NO_SORTIE,
    NO_SORTIE_FRESH,
    TEXT,
    Force,
    Values,
    apply_change,
    otherwise_stated,
)

# Where auto B texts of a card that is not on the field are looked at: what lies face-down says nothing.
OUTSIDE_ZONES = tuple(seat * PLACES + place for seat in (0, 1) for place in (JUNKYARD, HAND, HANGAR, PLAYED))

# The cards on the field, zone by zone.
FIELD = itemgetter(*FIELD_ZONES)
# Of a card's values: its auto A texts, whether others wait or can be played, what it depends on.
STATICS, BUSY, DEPENDS = attrgetter("statics"), attrgetter("busy"), attrgetter("depends")
# The source of what squads and Dismantle coins do: applied after all texts.
BY_THE_RULES = (1 << 62, 0, 0)


def compute(s: State) -> Force:
    """What is in force in the state as it stands."""
    before: Force = s.values
    force = Force()
    _start(s, force, before)
    force.start = force.of
    if _anything_to_apply(s, force):
        own: dict[int, Values] = {}
        for group in force.groups.values():
            own.update(group.own)
        start = force
        force = _reapply(s, own, start, _chosen_order(s))
        if force.latest > s.table.arranged:
            together = _begun_together(s, force)
            if len(together) > 1:
                force.contested = contested(
                    together, force, lambda order: _reapply(s, own, start, _ranked(s, order))
                )
        force.start = start.of
        force.groups = start.groups
        force.lay = start.lay
        force.records = start.records
    if force.of is before.of:
        _as_found(force, before)
    else:
        _index(s, force)
    force.depends = reduce(or_, map(DEPENDS, force.of.values()), force.depends)
    return force


def _start(s: State, force: Force, before: Force) -> None:
    """Fills in result 0: only cards whose condition is another than it was are looked at.

    Where none of them comes out differently, it is the very result 0 that was before.
    """
    cards = s.cards
    lay = force.lay = FIELD(s.zones)
    ids = tuple(before.records) if lay == before.lay else tuple(chain.from_iterable(lay))
    records = force.records = dict(zip(ids, map(cards.__getitem__, ids), strict=True))
    groups = force.groups
    look = dict.fromkeys(compress(ids, map(is_not, records.values(), map(before.records.get, ids))))
    same = lay == before.lay
    for card, group in before.groups.items():
        if group.holds(cards):
            groups[card] = group
        elif card in records:
            again = _again(cards, group)
            if again is None:
                look[card] = None
                same = False
            else:
                groups[card] = again
    silenced = s.table.silenced[0]
    if silenced in records:
        look[silenced] = None
    for card in look:
        record = records[card]
        assert record is not None
        if record.under or record.lasting or record.marks or record.flags & _SHAPED or card == silenced:
            if card not in groups or card == silenced:
                groups[card] = _group(s, card, record)
                same = False
            if card == silenced:
                # Whether its text is negated depends on more than the card: it is looked at every time.
                groups[card].records = ((card, None),)
    if same:
        force.of = before.start
        return
    prints = s.rules.prints
    of = dict(zip(ids, map(prints.__getitem__, map(s.kinds.__getitem__, ids)), strict=True))
    if groups:
        for card, v in of.items():
            if card in groups:
                force.of.update(groups[card].of)
            else:
                force.of[card] = v
    else:
        force.of = of


_SHAPED = VARIABLE | TRANSFORMED
# What else of a card with effects, coins or set cards makes a difference to its values.
_ITS_FLAGS = _SHAPED | FRESH


def _again(cards: list[Card | None], group: Group) -> Group | None:
    """The group with the conditions that its cards have now, if its values are the same with them."""
    for card, was in group.records:
        record = cards[card]
        if record is was:
            continue
        if record is None or was is None or record.entry != was.entry or record.host != was.host:
            return None
        if (record.flags ^ was.flags) & _ITS_FLAGS or record.under != was.under:
            return None
        if record.lasting != was.lasting or record.marks != was.marks:
            return None
    again = Group(tuple([(card, cards[card]) for card, _was in group.records]))
    again.own, again.of = group.own, group.of
    return again


def _group(s: State, card: int, record: Card) -> Group:
    """A card that effects, coins or set cards bear on, with its set cards: each card's numbers worked out."""
    rules = s.rules
    prints = rules.prints
    under = record.under
    made = Group(((card, record), *((each, s.cards[each]) for each in under)))
    own = made.own
    of = made.of
    v = own[card] = _resolved(s, card, prints[s.kinds[card]])
    if under:
        for each in under:
            own[each] = _resolved(s, each, prints[s.kinds[each]])
        v = v.copy()
        v.settle(rules, [own[c] for c in under])
    elif v is not prints[v.kind]:
        v = v.copy()
        v.settle(rules, ())
    of[card] = v
    for each in under:
        v = own[each]
        if v is not prints[v.kind]:
            v = v.copy()
            v.settle(rules, ())
        of[each] = v
    return made


def _resolved(s: State, card: int, v: Values) -> Values:
    """The printed values with the coins on the card and the resolved effects that last on it."""
    rules = s.rules
    record = s.cards[card]
    assert record is not None
    silenced = s.table.silenced[0] == card and record.host < 0
    if not (record.lasting or record.marks or record.flags & _SHAPED or silenced):
        return v
    new = v.copy()
    if record.flags & VARIABLE:
        new.types = G
        new.texts, new.keywords = rules.generation_texts(v.kind)
    if record.flags & TRANSFORMED:
        rules.transform(new)
    coin = rules.is_coin_kind(v.kind)
    for mark in record.marks:
        change = rules.coin_change(mark.name)
        if change is not None:
            m = new.mods
            n = mark.count
            new.mods = (m[0] + n * change[0], m[1] + n * change[1], m[2] + n * change[2])
    new.from_coins = new.mods[2]
    for lasting in record.lasting:
        if lasting.since:
            new.since = {**(new.since or {}), lasting.change[1]: lasting.since}
        apply_change(rules, new, lasting.change, coin and not otherwise_stated(lasting))
    if new.granted & NO_SORTIE_FRESH and record.flags & FRESH:
        new.granted |= NO_SORTIE
    if s.table.silenced == (card, record.entry) and not s.table.extra_turn:
        apply_change(rules, new, (NEGATE, None), coin)
    new.from_effects = new.base[2] + new.mods[2] - v.base[2] - new.from_coins
    return new


def _anything_to_apply(s: State, force: Force) -> bool:
    """Whether anything could apply in result 0; where nothing does, it is what counts."""
    zones = s.zones
    if (zones[7] and zones[17]) or (zones[8] and zones[18]):
        return True
    if s.rules.has_dismantle or (s.rules.outside_statics and any_outside(s, OUTSIDE_ZONES)):
        return True
    return any(map(STATICS, force.of.values()))


def _standing(of: dict[int, Values]) -> dict[int, Values]:
    """The cards that have auto A texts."""
    return dict(compress(of.items(), map(STATICS, of.values())))


def _chosen_order(s: State) -> Ranks:
    order: Ranks = {(entry, key): (at, 0) for entry, key, at in s.table.order}
    return order


def _ranked(s: State, order: tuple[Began, ...]) -> Ranks:
    """The order that was chosen, with these after all others."""
    return _chosen_order(s) | {(entry, key): (1 << 61, i) for i, (entry, key, _card) in enumerate(order)}


def _begun_together(s: State, force: Force) -> list[Began]:
    """The auto A texts that have begun since the last moment was over, in order."""
    order = _chosen_order(s)
    found = [
        (when, entry, text.key, card) for when, entry, card, text in active(s, _standing(force.of), order)
    ]
    return [(entry, key, card) for when, entry, key, card in found if when[0] > s.table.arranged]


# Which rules decided how the results came out: by how `repeat` ended.
_DECIDED = ((), ("GW-10.3",), ("GW-10.3", "GW-22.6"))


def _reapply(s: State, own: dict[int, Values], force: Force, order: Ranks) -> Force:
    """Results 1, 2, ... until one equals the one before, or the one that a cycle settles on (GW-22.6)."""
    found, ended = repeat(s, force, own, order, _apply, _result)
    if ended:
        found.decided = _DECIDED[ended]
    return found


def _apply(s: State, force: Force, order: Ranks) -> Applied:
    """What the auto A texts of a result do, in order: the earlier arrival first (GW-10.4)."""
    texts: Active = active(s, _standing(force.of), order)
    applied: Applied = []
    if texts:
        force.depends |= depends_of(texts)
        force.latest = texts[-1][0][0]
        applied = done_by(s, texts, PLACES)
    zones = s.zones
    if (zones[7] and zones[17]) or (zones[8] and zones[18]):
        force.depends |= SQUADS
        for target, change in squad_statics(s):
            applied.append((BY_THE_RULES, target, change))
    if s.rules.has_dismantle:
        for target, change in coin_statics(s):
            applied.append((BY_THE_RULES, target, change))
    if s.rules.outside_statics:
        # What auto B texts do to their own card outside the field (GW-10.7).
        applied += done_outside(s, force, OUTSIDE_ZONES, PLACES)
    return applied


def _result(s: State, own: dict[int, Values], start: Force, applied: Applied) -> Force:
    """Result 0 with those changes; only the cards they concern are worked out anew."""
    rules = s.rules
    changed: dict[int, Values] = {}
    outside: dict[int, Values] = {}
    flags = [0, 0]
    for (at, _text, _arrival), target, change in applied:
        if target < 0:
            flags[-1 - target] |= change[1]
            continue
        v = changed.get(target)
        if v is None:
            v = own.get(target) or start.of.get(target)
            if v is None:
                if target not in outside:
                    outside[target] = rules.prints[s.kinds[target]].copy()
                apply_change(rules, outside[target], change)
                continue
            v = changed[target] = v.copy()
        apply_change(rules, v, change, rules.is_coin_kind(v.kind))
        if change[0] == TEXT:
            record = s.cards[target]
            assert record is not None
            v.since = {**(v.since or {}), change[1]: max(at, record.entry)}
    for v in outside.values():
        v.settle(rules, ())
    force = Force()
    force.of = dict(start.of)
    settle_changed(s, force.of, own, changed)
    force.applied = applied
    force.outside = outside
    force.player_flags = (flags[0], flags[1])
    return force


def _as_found(force: Force, before: Force) -> None:
    """Where the values of all cards are what they were: the same texts wait and can be played, and what is
    produced at all times is the same."""
    force.triggers = before.triggers
    force.playable = before.playable
    force.play_masks = before.play_masks
    force.steadily = before.steadily
    force.typed = before.typed


def _index(s: State, force: Force) -> None:
    """Which texts wait for what, and which can be played; power is counted when it is asked for."""
    triggers = force.triggers
    playable = force.playable
    masks = force.play_masks
    where = s.where
    of = force.of
    for card, v in compress(of.items(), map(BUSY, of.values())):
        for text in v.triggers:
            assert text.trigger is not None
            for kind in text.trigger.kinds:
                triggers.setdefault(kind, []).append((card, text))
        if v.plays:
            seat = SEAT[where[card]]
            for text in v.plays:
                playable[seat].append((card, text))
                masks[seat] |= text.mask
                if text.anyone:
                    playable[1 - seat].append((card, text))
                    masks[1 - seat] |= text.mask

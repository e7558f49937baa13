"""How what is in force is worked out, whenever something that matters has changed (GW-10.3).

Result 0 is the printed state with the resolved effects that last; result k applies, in the order of GW-10.4,
every auto A text whose condition held in result k - 1; the first result equal to the one before it counts.
"""

from __future__ import annotations

from operator import itemgetter

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
from .texts import Text
from .values import (
    FLAG,
    NEGATE,
    NO_SORTIE,
    NO_SORTIE_FRESH,
    TEXT,
    Force,
    Laid,
    Values,
    apply_change,
    otherwise_stated,
)

# Where auto B texts of a card that is not on the field are looked at: what lies face-down says nothing.
OUTSIDE_ZONES = tuple(seat * PLACES + place for seat in (0, 1) for place in (JUNKYARD, HAND, HANGAR, PLAYED))

# The cards on the field, zone by zone.
FIELD = itemgetter(*FIELD_ZONES)
# The source of what squads and Dismantle coins do: applied after all texts.
BY_THE_RULES = (1 << 62, 0, 0)


def compute(s: State) -> Force:
    """What is in force in the state as it stands."""
    before: Force = s.values
    laid = _laid(s, before.laid)
    force = Force(laid, laid.of)
    if s.table.lasting:
        force.player_flags = _said_of_players(s)
    if before.of is laid.of:
        _as_found(force, before)
    else:
        _index(s, force)
    if not _anything_to_apply(s, force):
        return force
    start = force
    force = _reapply(s, laid.own, start, _chosen_order(s))
    if force.latest > s.table.arranged:
        together = _begun_together(s, force)
        if len(together) > 1:
            force.contested = contested(
                together, force, lambda order: _reapply(s, laid.own, start, _ranked(s, order))
            )
    return force


def _said_of_players(s: State) -> tuple[int, int]:
    """What resolved effects that last say of the players."""
    flags = [0, 0]
    for seat, lasting in s.table.lasting:
        if lasting.change[0] == FLAG:
            flags[seat] |= lasting.change[1]
    return flags[0], flags[1]


# --- result 0 ---------------------------------------------------------------------------------------


def _laid(s: State, before: Laid) -> Laid:
    """Result 0 with the values of before as long as no card has come, gone or changed in what makes them."""
    cards = s.cards
    lay = FIELD(s.zones)
    silenced = s.table.silenced[0]
    if lay == before.lay and silenced < 0 and before.silenced < 0:
        records = list(map(cards.__getitem__, before.of))
        if records == before.records:
            return before
        for record, was in zip(records, before.records, strict=True):
            if record is not was and not _alike(record, was):
                break
        else:
            laid = Laid(lay, before.of, before.groups, before.own)
            laid.records = records
            return laid
    laid = Laid(lay, {}, {}, {})
    laid.silenced = silenced
    of = laid.of
    kinds = s.kinds
    prints = s.rules.prints
    for there in lay:
        for card in there:
            record = cards[card]
            assert record is not None
            if record.under or record.lasting or record.marks or record.flags & _SHAPED or card == silenced:
                group = before.groups.get(card)
                if group is None or card == silenced or not _stands(group, cards):
                    group = _group(s, card, record)
                if card != silenced:
                    laid.groups[card] = group
                laid.own.update(group.own)
                of.update(group.of)
            else:
                of[card] = prints[kinds[card]]
    laid.records = list(map(cards.__getitem__, of))
    return laid


_SHAPED = VARIABLE | TRANSFORMED


def _alike(record: Card | None, was: Card | None) -> bool:
    """Whether two conditions of a card make no difference to its values."""
    if record is None or was is None:
        return False
    flags = _SHAPED | FRESH if record.lasting else _SHAPED
    return (
        record.under == was.under
        and record.lasting == was.lasting
        and record.marks == was.marks
        and record.host == was.host
        and not (record.flags ^ was.flags) & flags
    )


def _stands(group: Group, cards: list[Card | None]) -> bool:
    """Whether a group has the same cards, with the same values."""
    for card, was in group.records:
        record = cards[card]
        if record is not was and not _alike(record, was):
            return False
    return True


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
    return bool(force.standing)


def _chosen_order(s: State) -> Ranks:
    order: Ranks = {(entry, key): (at, 0) for entry, key, at in s.table.order}
    return order


def _ranked(s: State, order: tuple[Began, ...]) -> Ranks:
    """The order that was chosen, with these after all others."""
    return _chosen_order(s) | {(entry, key): (1 << 61, i) for i, (entry, key, _card) in enumerate(order)}


def _begun_together(s: State, force: Force) -> list[Began]:
    """The auto A texts that have begun since the last moment was over, in order."""
    order = _chosen_order(s)
    found = [(when, entry, text.key, card) for when, entry, card, text in active(s, force.standing, order)]
    return [(entry, key, card) for when, entry, key, card in found if when[0] > s.table.arranged]


# Which rules decided how the results came out: by how `repeat` ended.
_DECIDED = ((), ("GW-10.3",), ("GW-10.3", "GW-22.6"))


def _reapply(s: State, own: dict[int, Values], force: Force, order: Ranks) -> Force:
    """Results 1, 2, ... until one equals the one before, or the one that a cycle settles on (GW-22.6)."""
    found, ended, depends = repeat(s, force, own, order, _apply, _result)
    found.depends = depends
    if ended:
        found.decided = _DECIDED[ended]
    return found


def _apply(s: State, force: Force, order: Ranks) -> Applied:
    """What the auto A texts of a result do, in order: the earlier arrival first (GW-10.4)."""
    texts: Active = active(s, force.standing, order)
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
    flags = list(start.player_flags)
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
    force = Force(start.laid, dict(start.of))
    settle_changed(s, force.of, own, changed)
    force.applied = applied
    force.outside = outside
    force.player_flags = (flags[0], flags[1])
    _index(s, force)
    return force


def _as_found(force: Force, before: Force) -> None:
    """Where the values of all cards are what they were: the same texts wait and can be played, and what is
    produced at all times is the same."""
    force.triggers = before.triggers
    force.playable = before.playable
    force.play_masks = before.play_masks
    force.standing = before.standing
    force.frail = before.frail
    force.leans = before.leans
    force.depends |= before.leans
    force.steadily = before.steadily
    force.typed = before.typed


def _index(s: State, force: Force) -> None:
    """Which texts apply always, wait for what, and can be played; power is counted when it is asked for."""
    triggers: dict[int, list[tuple[int, Text]]] = {}
    playable: tuple[list[tuple[int, Text]], list[tuple[int, Text]]] = ([], [])
    masks = [0, 0]
    standing = {}
    leans = 0
    where = s.where
    for card, v in force.of.items():
        if v.quiet:
            continue
        leans |= v.depends
        if v.statics:
            standing[card] = v
        if v.frail:
            force.frail = True
        for kind, text in v.waits:
            if kind in triggers:
                triggers[kind].append((card, text))
            else:
                triggers[kind] = [(card, text)]
        if v.plays:
            seat = SEAT[where[card]]
            for text in v.plays:
                playable[seat].append((card, text))
                masks[seat] |= text.mask
                if text.anyone:
                    playable[1 - seat].append((card, text))
                    masks[1 - seat] |= text.mask
    force.triggers = triggers
    force.playable = playable
    force.play_masks = (masks[0], masks[1])
    force.standing = standing
    force.leans = leans
    force.depends |= leans

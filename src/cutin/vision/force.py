"""How what is in force is worked out, whenever something that matters has changed (VIS-W.42).

Result 0 is what is printed with set cards counted in and with resolved effects that last; result k applies,
the card that has been on the field longer first, every auto alpha text whose condition held in result k - 1;
the first result equal to the one before it counts. So conditions switch at once, also in the middle of an
effect.
"""

from __future__ import annotations

from copy import copy
from itertools import compress
from operator import is_not
from typing import Any

import msgspec

from cutin.game.force import (
    Applied,
    Ranks,
    Seen,
    active,
    any_outside,
    depends_of,
    done_by,
    done_outside,
    repeat,
    says_the_same,
    settle_changed,
)
from cutin.kernel.depends import ALWAYS, EVERYTHING, NUMBERS, PILES, WORDS
from cutin.kernel.state import Lasting, State

from .c08_subjects import its_own_effect, touchable
from .changes import (
    ALTERS,
    ELSEWHERE,
    FLAG,
    GUARD,
    NOT_DISCARDED,
    NOT_DYING,
    PLUS_IS_MINUS,
    STATIC,
    SUBJECT_OF,
    TARGET_OF,
    TEXT,
    TWO_EQUIPMENTS,
    UNTOUCHABLE,
    apply_change,
)
from .notices import STATE
from .result_zero import NO_ORDER, NOTHING, Start, stands, start_of
from .table import HAND, LAID, PLACES, PLAY, UNDERWORLD
from .texts import Text
from .values import Values

# Where auto beta texts of a card that is not on the field are looked at: what lies face-down says nothing.
OUTSIDE_ZONES = tuple(seat * PLACES + place for seat in (0, 1) for place in (UNDERWORLD, HAND, PLAY))
# What has kept a card from dying or from being discarded: when it ends, the card is looked at.
KEPT = NOT_DYING | NOT_DISCARDED
NOBODY_CAN: tuple[list[tuple[int, Text]], ...] = ([], [])

Changes = list[tuple[int, tuple[Any, ...]]]
"""The changes for one card, each with when it began."""

Made = tuple[Values, Changes, int, Values]
"""What a card is in result 0, the changes for it, its arrival, and what it is with them."""


class Force(msgspec.Struct, eq=False):
    """Everything in force at one moment.

    `of`: card id -> `Values` for each card on the field; `outside`: the values of cards elsewhere that texts
    reach; `players`: per seat what texts and lasting effects say of the player, `player_flags` the flags
    among it, `lasting` those effects; `typed`: as in result 0, unless a card is of another type by now;
    `triggers`: kind of notice -> (card, text); `playable`: per seat (card, text) of texts that can be used,
    `play_masks` when; `fell`: characters that the state check has to look at, `crowded` those with too much
    equipment (VIS-10.13.5); `start`: result 0; `applied`: what auto alpha texts do, in order, `alters` what
    that makes different from result 0 (bits);
    `made`: how the cards that these change have got their values, but for set groups;
    `ended`: how the results came to an end (`repeat`);
    `depends`: what any of it depends on (bits, `kernel.depends`), `others` what all of it does but for texts
    of the field; `by_texts`: what texts say of the players, per seat; `watched`: what texts look at that
    act as soon as something is so (bits; 0: none waits, EVERYTHING: not known); `noted`: rules that decide
    something about a card, looked for only if somebody listens; `repeated`: what does not stack and was left
    out; `passed`: whom a text that applies always may not reach; `restless`: something may have to be done
    about what is in force (`c07_effects.settle`), so that it is looked for at every step.
    """

    start: Start = NOTHING
    of: dict[int, Values] = {}
    typed: dict[tuple[int, int], list[int]] = {}
    outside: dict[int, Values] = {}
    players: tuple[tuple[tuple[Any, ...], ...], ...] = ((), ())
    player_flags: tuple[int, int] = (0, 0)
    lasting: tuple[tuple[int, Lasting], ...] = ()
    triggers: dict[int, list[tuple[int, Text]]] = {}
    playable: tuple[list[tuple[int, Text]], ...] = NOBODY_CAN
    play_masks: tuple[int, ...] = (0, 0)
    fell: tuple[int, ...] = ()
    crowded: tuple[int, ...] = ()
    alters: int = 0
    applied: Applied = []
    made: dict[int, Made] = {}
    noted: frozenset[tuple[str, int]] = frozenset()
    repeated: tuple[tuple[str, int], ...] = ()
    passed: tuple[tuple[str, int], ...] = ()
    ended: int = 0
    depends: int = ALWAYS | LAID
    others: int = ALWAYS
    watched: int = 0
    by_texts: tuple[tuple[tuple[Any, ...], ...], ...] = ((), ())
    restless: bool = False


def compute(s: State, changed: int) -> Force:
    """What is in force in the state as it stands, of which has changed what those bits say."""
    before: Force = s.values
    if not changed & ~LAID & before.others and _stays(s, before, changed):
        force = before
        if changed & (LAID | before.watched):
            force = copy(before)
        if changed & LAID:
            force.lasting = s.table.lasting
            _players(s, force)
        force.fell = ()
        return force
    start = before.start
    same = stands(s, start)
    if not same:
        start = start_of(s, start)
    force = zero = Force(start, start.of, start.typed)
    zero.made = before.made
    lasting = s.table.lasting
    kept = before if same and before.lasting == lasting else None
    depends = ALWAYS | LAID
    if start.texts or lasting or any_outside(s, OUTSIDE_ZONES):
        force, force.ended, depends = repeat(s, zero, start.own, NO_ORDER, _apply, _result, kept)
    if force is zero and kept is not None and not kept.applied:
        force = kept
    # Where one of several results counts, all is worked out anew whatever changes.
    others = EVERYTHING if force.ended or force.alters & depends else zero.others
    if force is kept:
        if force.watched > 0:
            depends |= force.watched
        # A copy of the state may have the other one, and looks at what is watched for itself.
        if force.depends != depends or force.others != others or changed & force.watched:
            force = copy(force)
            force.depends = depends
            force.others = others
        force.fell = ()
        return force
    force.depends = depends
    force.others = others
    force.lasting = lasting
    if lasting or force.by_texts[0] or force.by_texts[1]:
        _players(s, force)
    _index(s, force)
    if start.heaped:
        _crowded(s, force)
    if force.watched > 0:
        force.depends |= force.watched
    force.restless = bool(force.crowded) or STATE in force.triggers or STATE in s.rules.outside_awaited
    return force


def _stays(s: State, before: Force, changed: int) -> bool:
    """Whether the texts of the field that look at what has changed do what they did before, and nothing else
    can do anything but for what lasts on players."""
    if changed & LAID:
        for _seat, lasting in (*before.lasting, *s.table.lasting):
            if lasting.change[0] in (STATIC, ELSEWHERE):
                return False
    start = before.start
    if not changed & start.depends:
        return True
    texts = [text for text, looks in zip(start.texts, start.bits, strict=True) if looks & changed]
    return says_the_same(s, Force(start, start.of, start.typed), texts, before.applied, PLACES)


# --- results 1, 2, ... ------------------------------------------------------------------------------


def _apply(s: State, force: Force, order: Ranks) -> Applied:
    """What the auto alpha texts of a result do, in order; then auto beta texts of cards off the field."""
    start = force.start
    if force.of is start.of:
        texts = start.texts
        force.depends |= start.depends
    else:
        texts = active(s, force.of, order)
        force.depends |= depends_of(texts)
    applied = done_by(s, texts, PLACES) if texts else []
    of_texts, force.depends = force.depends, ALWAYS
    if s.rules.outside_statics:
        applied += done_outside(s, force, OUTSIDE_ZONES, PLACES)
    for _seat, lasting in s.table.lasting:
        if lasting.change[0] == STATIC:
            applied += _held(s, force, lasting)
        elif lasting.change[0] == ELSEWHERE:
            force.depends |= PILES
            _kind, card, zone, key, change = lasting.change
            if s.where[card] == zone:
                applied.append(((lasting.since, key, lasting.entry), card, change))
    of = force.of
    for _key, target, _change in applied:
        v = of.get(target)
        if v is not None and v.flags & UNTOUCHABLE:
            applied = _reaching(s, force, applied)
            force.others = EVERYTHING
            break
    else:
        force.others = force.depends
    force.depends |= of_texts
    return applied


def _reaching(s: State, force: Force, applied: Applied) -> Applied:
    """What is done to cards that it may be done to: "all" passes by what cannot be its subject (VIS-8.1.4.a).

    The restriction does not shut itself out (VIS-8.1.4.b), and tactics are not affected by it.
    """
    force.depends |= NUMBERS | WORDS
    cards = s.cards
    sources = {record.entry: card for card, record in compress(enumerate(cards), cards) if record is not None}
    kept: Applied = []
    passed: list[tuple[str, int]] = []
    for key, target, change in applied:
        v = force.of.get(target)
        source = sources.get(key[2], -1)
        if v is None or not v.flags & UNTOUCHABLE or source < 0 or s.rules.text(key[1]).keyword:
            kept.append((key, target, change))
            continue
        seen = Seen(s.where[source] // PLACES, source, key[2])
        if v.guards and any(guard[1] in (SUBJECT_OF, TARGET_OF) for guard in v.guards):
            record = cards[target]
            if record is None or any(lasting.change[0] == GUARD for lasting in record.lasting):
                force.depends = EVERYTHING  # what an effect has laid may ask anything of the source
        if its_own_effect(s, seen, target) or touchable(s, seen, target):
            kept.append((key, target, change))
        elif change[0] == GUARD or (change[0] == FLAG and change[1] & UNTOUCHABLE):
            passed.append(("VIS-8.1.4.b", target))
            kept.append((key, target, change))
        else:
            passed.append(("VIS-8.1.4.a", target))
    force.passed = tuple(passed)
    return kept


def _held(s: State, force: Force, lasting: Lasting) -> Applied:
    """What a sentence does that an effect has put in force for a while; it is the effect's, of no card."""
    _, key, number, player, source, entry, x, meant = lasting.change
    static = s.rules.text(key).while_held[number]
    force.depends |= static.depends
    seen = Seen(player, source, entry)
    seen.carry(x)
    seen.chosen = meant
    if static.holds is not None and not static.holds(s, seen):
        return []
    at = (lasting.since, key, entry)
    return [
        (at, target, make(s, seen, target)) for target in static.select(s, seen) for make in static.changes
    ]


def _result(s: State, own: dict[int, Values], start: Force, applied: Applied) -> Force:
    """Result 0 with those changes; only the cards they concern are worked out anew."""
    rules = s.rules
    changes: dict[int, Changes] = {}
    players: tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]] = ([], [])
    texts = rules.texts
    alters = 0
    single: set[tuple[int, int, tuple[Any, ...]]] = set()
    repeated: list[tuple[str, int]] = []
    for (at, key, _arrival), target, change in applied:
        if texts[key].single:
            # It does not stack: of several such texts one applies (VIS-7.1.7).
            if (key, target, change) in single:
                repeated.append(("VIS-7.1.7", max(target, -1)))
                continue
            single.add((key, target, change))
        alters |= ALTERS[change[0]]
        if change[0] == FLAG and change[1] & PLUS_IS_MINUS:
            alters |= NUMBERS
        if target < 0:
            players[-1 - target].append(change)
        elif target in changes:
            changes[target].append((at, change))
        else:
            changes[target] = [(at, change)]
    of = dict(start.of)
    force = Force(start.start, of)
    force.applied = applied
    force.repeated = tuple(repeated)
    force.players = force.by_texts = (tuple(players[0]), tuple(players[1]))
    grouped: dict[int, Values] = {}
    for target, mine in changes.items():
        base = own.get(target) or of.get(target)
        if base is None:
            v = _changed(rules, rules.prints[s.kinds[target]], 0, mine)
            v.settle(rules)
            force.outside[target] = v
            continue
        record = s.cards[target]
        assert record is not None
        if record.under or record.host >= 0:
            grouped[target] = _changed(rules, base, record.entry, mine)
            continue
        made = start.made.get(target)
        if made is None or made[0] is not base or made[1] != mine or made[2] != record.entry:
            v = _changed(rules, base, record.entry, mine)
            v.settle(rules)
            made = (base, mine, record.entry, v)
        force.made[target] = made
        of[target] = made[3]
    if grouped:
        settle_changed(s, of, own, grouped)
    for target in changes:
        if target in of:
            v = of[target]
            if v.flags & UNTOUCHABLE or v.statics != start.of[target].statics:
                alters |= ALWAYS
    force.alters = alters
    if alters != EVERYTHING:  # no card has become another type
        force.typed = start.typed
    return force


def _changed(rules: Any, base: Values, entry: int, changes: Changes) -> Values:
    """A card's values with those changes, not yet settled. `entry`: its arrival."""
    v = base.copy()
    for at, change in changes:
        apply_change(rules, v, change, at)
        if change[0] == TEXT:
            v.since = {**(v.since or {}), change[1]: max(at, entry)}
    return v


# --- what is found by it ----------------------------------------------------------------------------


def _players(s: State, force: Force) -> None:
    """What holds for the players: texts that apply, then effects that last (`Table.lasting`)."""
    players = [list(each) for each in force.by_texts]
    for seat, lasting in s.table.lasting:
        players[seat].append(lasting.change)
    flags = [0, 0]
    for seat in (0, 1):
        for change in players[seat]:
            if change[0] == FLAG:
                flags[seat] |= change[1]
    force.players = (tuple(players[0]), tuple(players[1]))
    force.player_flags = (flags[0], flags[1])


def _index(s: State, force: Force) -> None:
    """Which texts wait for what, which can be used, and whom the state check has to look at (VIS-9.2.2): what
    is not lower than it was has been looked at."""
    before: Force = s.values
    was = before.of
    of = force.of
    as_it_was = force.start is before.start or (force.start.lay == before.start.lay and [*of] == [*was])
    fell = []
    # The cards for which anything else is in force than it was, in order.
    for card, v in compress(of.items(), map(is_not, of.values(), map(was.get, of))):
        old = was.get(card)
        if v.character:
            if old is None or not old.character:
                if v.endurance <= 0:
                    fell.append(card)
            elif v.endurance < old.endurance or old.guards != v.guards or old.flags & ~v.flags & KEPT:
                fell.append(card)
        if as_it_was and old is not None and (v.triggers != old.triggers or v.plays != old.plays):
            as_it_was = False
    force.fell = tuple(fell)
    if as_it_was:
        force.triggers = before.triggers
        force.watched = before.watched
        force.playable = before.playable
        force.play_masks = before.play_masks
        return
    triggers = force.triggers
    playable = force.playable = ([], [])
    masks = [0, 0]
    where = s.where
    for card, v in of.items():
        if not v.busy:
            continue
        for text in v.triggers:
            assert text.trigger is not None
            for kind in text.trigger.kinds:
                triggers.setdefault(kind, []).append((card, text))
        seat = where[card] // PLACES
        for text in v.plays:
            playable[seat].append((card, text))
            masks[seat] |= text.mask
    force.play_masks = (masks[0], masks[1])
    for _card, text in triggers.get(STATE, ()):
        assert text.trigger is not None
        force.watched |= text.trigger.depends


def _crowded(s: State, force: Force) -> None:
    """Which characters have more equipment than they can."""
    found = []
    of = force.of
    for host in force.start.heaped:
        record = s.cards[host]
        if record is None or len(record.under) < 2 or not of[host].character:
            continue
        count = 0
        for card in record.under:
            if "Equipment" in of[card].words:
                count += 1
        if count > (2 if of[host].flags & TWO_EQUIPMENTS else 1):
            found.append(host)
    force.crowded = tuple(found)


def sort_texts(texts: tuple[Text, ...]) -> tuple[Any, ...]:
    """Of texts in force on the field: their flags, those that apply always, those that wait, those that can
    be used; whether there are any of the last two.

    A text with `places` works only elsewhere.
    """
    flags = 0
    for text in texts:
        flags |= text.flags
    here = [text for text in texts if not text.places]
    waits = tuple(text for text in here if text.trigger is not None)
    plays = tuple(dict.fromkeys(text for text in here if text.playable))
    statics = tuple(text for text in here if text.statics)
    return flags, statics, waits, plays, bool(waits or plays)

"""What a seat could do now with priority. The checks are those of the chapters; the cheap ones are here.

`possible` in `c05_checks` is the full run of the checks; a test compares the two over random games.
"""

from __future__ import annotations

from itertools import compress

from cutin.game.listing import Options
from cutin.game.plan import Plan, all_there, can_be_completed
from cutin.kernel.state import State

from .c01_nodes import purse
from .c05_checks import (
    ATTACKS,
    CARD,
    CARD_DEFENDS,
    DEFENDS,
    DIRECT,
    FREE,
    SET_NODE,
    TEXT,
    can_pay,
    enough_nodes,
    may_skip,
    possible,
    sleeper,
)
from .c06_attack import attackers, defenders, must_attack, must_defend
from .changes import (
    CANNOT_PLAY,
    CANNOT_USE,
    CANNOT_USE_EFFECTS,
    MUST_ATTACK_AT_ONCE,
    NO_NODE_SET,
    PLAY_COST,
    PLAY_NODE,
)
from .table import ALL_TIMES, HAND, NODES, OWN_MAIN, PLACE, PLACES, TIMES
from .texts import Text
from .values import banned

# Changes on a player that say what cards ask for.
ALTERING = (PLAY_NODE, PLAY_COST)
# Where `State.looks` keeps who has texts that work from elsewhere than the field, and from this number on
# those of each zone.
USABLE_IN = 300
IN_MAIN = 8  # what the number of a window in the own main phase is greater by


def plays(s: State, seat: int, how: int) -> Options:
    """Everything the seat could do, in a fixed order: set a node, cards in hand, texts, attacks, a defence.

    `how` is FREE, ANSWER or DIRECT. What was found is remembered with the times at which it is the same.
    """
    if s.stale:
        s.rules.refresh(s)
    table = s.table
    bit: int = TIMES[table.turn_player][seat][table.phase]
    asked = s.asked
    if asked is None:
        asked = s.asked = {}
    window = how + how + seat
    if bit == OWN_MAIN:
        window += IN_MAIN
    known: tuple[int, Options] | None = asked.get(window)
    if known is None or not known[0] & bit:
        if s.listener is None:
            known = asked[window] = _list(s, seat, how, bit)
        else:
            # What is only thought of is no part of what happens: nobody hears of it.
            listener, s.listener = s.listener, None
            try:
                known = asked[window] = _list(s, seat, how, bit)
            finally:
                s.listener = listener
    return known[1]


def _list(s: State, seat: int, how: int, bit: int) -> tuple[int, Options]:
    """The same, looked up anew, and the times (bits) at which it would be the same."""
    if how == FREE and bit == OWN_MAIN:
        return bit, _own_main(s, seat)
    found: Options = []
    times = _hand(s, seat, how, bit, found) & _texts(s, seat, how, bit, found)
    if how == DIRECT:
        bound = must_defend(s, seat)
        if bound:
            return bit, [(DEFENDS, card, 0) for card in bound]
        found += [(DEFENDS, card, 0) for card in defenders(s, seat)]
        return bit, found
    return times, found


def _own_main(s: State, seat: int) -> Options:
    """With priority in the own main phase and no interference in progress."""
    found: Options = []
    of = s.values.of
    can_attack = attackers(s, seat)
    for card in can_attack:
        if of[card].flags & MUST_ATTACK_AT_ONCE:
            at_once, _this_turn = must_attack(s, seat)
            if at_once:
                return [(ATTACKS, each, 0) for each in at_once]
            break
    if not s.table.node_set and not s.values.player_flags[seat] & NO_NODE_SET:
        _nodes(s, seat, found)
    _hand(s, seat, FREE, OWN_MAIN, found)
    _texts(s, seat, FREE, OWN_MAIN, found)
    found += [(ATTACKS, card, 0) for card in can_attack]
    return found


def _nodes(s: State, seat: int, found: Options) -> None:
    """A card of each kind in hand; equal cards are one option."""
    seen: list[int] = []
    for card in s.zones[seat * PLACES + HAND]:
        kind = s.kinds[card]
        if kind not in seen:
            seen.append(kind)
            found.append((SET_NODE, card, 0))


def _hand(s: State, seat: int, how: int, bit: int, found: Options) -> int:
    """Cards in the hand, of equal ones the first; the times at which they would be the same."""
    force, rules, kinds = s.values, s.rules, s.kinds
    if force.player_flags[seat] & CANNOT_PLAY:
        return ALL_TIMES
    masks = rules.answer_masks if how else rules.free_masks
    outside = force.outside
    times, never = ALL_TIMES, 0
    seen: list[int] = []
    for card in s.zones[seat * PLACES + HAND]:
        kind = kinds[card]
        mask = masks[kind]
        if outside and card in outside:
            v, printed = outside[card], rules.prints[kind]
            # The times are those of what is printed on it: other words may mean other times.
            times = bit
            if not mask & bit and v.keywords == printed.keywords and v.types == printed.types:
                continue
            node, cost, once = v.node, v.cost, 0
        elif mask & bit:
            times &= mask
            node, cost, once = rules.wants[kind]
        else:
            never |= mask
            continue
        if kind in seen:
            continue
        if not seen:
            table = s.table
            done = (0, table.normal_resolved, table.doll_resolved, table.world_charm_resolved)
            nodes, most = len(s.zones[seat * PLACES + NODES]), -1
            changes = force.players[seat]
            altered = bool(changes) and any(change[0] in ALTERING for change in changes)
        seen.append(kind)
        if once and done[once] >> seat & 1:
            continue
        short = nodes < node
        if nodes < cost and not short:
            if most < 0:
                most = purse(s, seat)
            short = most < cost
        if short and not altered:
            # Too much is asked for: only a caster or a substitute could stand for both.
            if rules.plain_kinds[kind]:
                continue
            times = bit
            if not may_skip(s, Plan(CARD, seat, card, 0, how)):
                continue
        if not rules.simple_kinds[kind]:
            times = bit
        for text in rules.play_texts[kind]:
            if _card_possible(s, seat, card, kind, text, how, altered):
                found.append((CARD, card, text))
                if how == DIRECT and rules.can_defend_at_once[kind]:
                    found.append((CARD_DEFENDS, card, text))
    return times & ~never


def _card_possible(s: State, seat: int, card: int, kind: int, text: int, how: int, altered: bool) -> bool:
    """A card whose timing is right as far as the masks tell, and whose nodes and cost are there.

    `altered`: effects change what the player's cards ask for, so that this was not looked at.
    """
    rules, force = s.rules, s.values
    if card in force.outside:
        return possible(s, Plan(CARD, seat, card, text, how))
    slots = rules.play_slots[kind][text]
    if altered or not rules.simple_kinds[kind]:
        plan = Plan(CARD, seat, card, text, how)
        if altered and (enough_nodes(s, plan) is not None or can_pay(s, plan) is not None):
            return False
        for check in rules.more_checks[kind]:
            if check(s, plan) is not None:
                return False
        if slots and not all_there(s, plan, slots) and not can_be_completed(s, plan):
            return False
    elif slots and not all_there(s, Plan(CARD, seat, card, text, how), slots):
        return False
    return not force.players[seat] or banned(s, card, seat) is None


def _texts(s: State, seat: int, how: int, bit: int, found: Options) -> int:
    """Texts of cards; the times at which they would be the same."""
    mask = s.values.play_masks[seat]
    times: int = _on_field(s, seat, how, bit, found) if mask & bit else ~mask
    if s.rules.outside_mask:
        there = s.looks.get(USABLE_IN)
        if there is None or there[0] is not s.kinds:
            there = s.looks[USABLE_IN] = (s.kinds, _work_elsewhere(s))
        if there[1][seat]:
            times &= _outside(s, seat, how, bit, found)
    return times


def _on_field(s: State, seat: int, how: int, bit: int, found: Options) -> int:
    """Those of cards on the field."""
    cards = s.cards
    times = ALL_TIMES
    for card, text in s.values.playable[seat]:
        mask = text.mask
        if not mask & bit:
            times &= ~mask
            continue
        times &= mask
        if text.needs:
            times = bit
        record = cards[card]
        if text.price.sleep and record.rolled and record.host < 0:
            continue  # asleep
        if _usable(s, seat, card, text, how):
            found.append((TEXT, card, text.key))
    return times


def _usable(s: State, seat: int, card: int, text: Text, how: int) -> bool:
    """A text on the field that is in force and whose timing is right."""
    record = s.cards[card]
    assert record is not None
    if text.once and text.key in record.used:
        return False
    price = text.price
    if price.x:
        return possible(s, Plan(TEXT, seat, card, text.key, how, record.entry))
    if price.sleep:
        who = record if record.host < 0 else s.cards[sleeper(s, card, text)]
        if who is None or who.rolled:
            return False
    cost = price.cost
    if cost and cost > len(s.zones[seat * PLACES + NODES]) and purse(s, seat) < cost:
        return False
    force = s.values
    if not text.keyword and (
        force.player_flags[seat] & CANNOT_USE_EFFECTS or force.of[card].flags & CANNOT_USE
    ):
        return False
    if not (text.needs or text.slots):
        return True
    plan = Plan(TEXT, seat, card, text.key, how, record.entry)
    for _rule, holds in text.needs:
        if not holds(s, plan):
            return False
    slots = text.slots
    return not slots or all_there(s, plan, slots) or (text.is_x and can_be_completed(s, plan))


def _work_elsewhere(s: State) -> tuple[bool, bool]:
    """By seat, whether any of its cards has a text that works from elsewhere than the field."""
    seats = set(compress(s.owners, map(s.rules.outside.__getitem__, s.kinds)))
    return 0 in seats, 1 in seats


def _outside(s: State, seat: int, how: int, bit: int, found: Options) -> int:
    """Texts that work from elsewhere than the field; the times at which they would be the same."""
    rules, looks, kinds = s.rules, s.looks, s.kinds
    times = ALL_TIMES
    for place in rules.outside_places:
        zone = seat * PLACES + place
        cards = s.zones[zone]
        look = looks.get(USABLE_IN + 1 + zone)
        if look is None or look[0] is not cards or look[1] is not kinds:
            look = looks[USABLE_IN + 1 + zone] = (cards, kinds, _usable_in(s, zone))
        for card, text in look[2]:
            if not text.mask & bit:
                times &= ~text.mask
                continue
            times = bit
            if possible(s, Plan(TEXT, seat, card, text.key, how)):
                found.append((TEXT, card, text.key))
    return times


def _usable_in(s: State, zone: int) -> list[tuple[int, Text]]:
    """The texts that work from that zone, each of equal cards once."""
    found: dict[tuple[int, int], tuple[int, Text]] = {}
    for card in s.zones[zone]:
        for text in s.rules.outside[s.kinds[card]]:
            if text.places >> PLACE[zone] & 1:
                found.setdefault((s.kinds[card], text.key), (card, text))
    return list(found.values())


__all__ = ["plays"]

"""What a seat could do now with priority. The checks are those of the chapters; the cheap ones are here.

`possible` in `c05_checks` is the full run of the checks; a test compares the two over random games.
"""

from __future__ import annotations

from typing import Any

from cutin.game.listing import Options, found_anew
from cutin.game.plan import Plan, completable
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
    may_skip,
    possible,
    sleeper,
)
from .c06_attack import attackers, defenders, must_attack, must_defend
from .changes import CANNOT_PLAY, CANNOT_USE, CANNOT_USE_EFFECTS, MUST_ATTACK_AT_ONCE, NO_NODE_SET
from .table import HAND, MAIN, NODES, PLACES
from .texts import Text


def plays(s: State, seat: int, how: int) -> Options:
    """Everything the seat could do, in a fixed order: set a node, cards in hand, texts, attacks, a defence.

    `how` is FREE, ANSWER or DIRECT.
    """
    if s.stale:
        s.rules.refresh(s)
    table = s.table
    bit = 1 << (table.phase * 2 + (0 if table.turn_player == seat else 1))
    window = (bit, seat, how)
    found: Options | None = s.asked.get(window) if s.asked is not None else None
    return found_anew(s, window, _list, seat, how, bit) if found is None else found


def _list(s: State, seat: int, how: int, bit: int, asked: dict[Any, Any]) -> Options:
    """The same, looked up anew. What was found possible before holds until something but the time changes."""
    table = s.table
    own_main = how == FREE and table.phase == MAIN and table.turn_player == seat
    found: Options = []
    can_attack = attackers(s, seat) if own_main else ()
    if own_main:
        of = s.values.of
        for card in can_attack:
            if of[card].flags & MUST_ATTACK_AT_ONCE:
                at_once, _this_turn = must_attack(s, seat)
                if at_once:
                    return [(ATTACKS, each, 0) for each in at_once]
                break
        if not table.node_set and not s.values.player_flags[seat] & NO_NODE_SET:
            _nodes(s, seat, found)
    if s.zones[seat * PLACES + HAND]:
        _hand(s, seat, how, bit, asked, found)
    force = s.values
    for card, text in force.playable[seat] if force.play_masks[seat] & bit else ():
        if text.mask & bit:
            use = (text.key, card, seat, how, bit if text.needs else 0)
            if use not in asked:
                asked[use] = _usable(s, seat, card, text, how)
            if asked[use]:
                found.append((TEXT, card, text.key))
    if s.rules.outside_mask & bit:
        _outside(s, seat, how, bit, found)
    if can_attack:
        found += [(ATTACKS, card, 0) for card in can_attack]
    elif how == DIRECT:
        bound = must_defend(s, seat)
        if bound:
            return [(DEFENDS, card, 0) for card in bound]
        found += [(DEFENDS, card, 0) for card in defenders(s, seat)]
    return found


def _nodes(s: State, seat: int, found: Options) -> None:
    """A card of each kind in hand; equal cards are one option."""
    seen: list[int] = []
    for card in s.zones[seat * PLACES + HAND]:
        kind = s.kinds[card]
        if kind not in seen:
            seen.append(kind)
            found.append((SET_NODE, card, 0))


def _hand(s: State, seat: int, how: int, bit: int, asked: dict[Any, Any], found: Options) -> None:
    rules = s.rules
    prints, once, plain = rules.prints, rules.once_kinds, rules.plain_kinds
    zone = seat * PLACES + HAND
    cards = s.zones[zone]
    kinds = s.kinds
    look = s.looks.get(zone)
    if look is None or look[0] is not cards or look[1] is not kinds:
        look = _look(s, zone)
    outside = s.values.outside
    if not look[2 if how == FREE else 3] & bit and not outside:
        return
    if s.values.player_flags[seat] & CANNOT_PLAY:
        return
    masks = rules.free_masks if how == FREE else rules.answer_masks
    table = s.table
    done = (0, table.normal_resolved, table.doll_resolved, table.world_charm_resolved)
    nodes, most = len(s.zones[seat * PLACES + NODES]), -1
    altered = bool(s.values.players[seat])
    seen: list[int] = []
    for card in cards:
        kind = kinds[card]
        if kind in seen or not (masks[kind] & bit or card in outside):
            continue
        seen.append(kind)
        if not altered and card not in outside:
            # What is printed counts: is too much asked for, or has such a card been played this turn?
            v = prints[kind]
            if done[once[kind]] >> seat & 1:
                continue
            if most < 0:
                most = purse(s, seat)
            if nodes < v.node or most < v.cost:
                # Only a caster or a substitute could stand for both.
                if plain[kind] or not may_skip(s, Plan(CARD, seat, card, 0, how)):
                    continue
        for text in rules.play_texts[kind]:
            play = (CARD, card, text)
            # What limits a card by the time is asked anew at another.
            ask = (play, how, 0 if rules.simple_kinds[kind] and card not in outside else bit)
            if ask not in asked:
                asked[ask] = _card_possible(s, seat, card, kind, text, how, altered)
            if asked[ask]:
                found.append(play)
                if how == DIRECT and rules.can_defend_at_once[kind]:
                    found.append((CARD_DEFENDS, card, text))


def _look(s: State, zone: int) -> tuple[Any, ...]:
    """Of the cards in a hand: the times at which any can be played, with no interference and as an answer.

    Remembered as long as the same cards lie there in the same order, which come first in what is remembered.
    """
    free = answer = 0
    rules = s.rules
    for card in s.zones[zone]:
        kind = s.kinds[card]
        free |= rules.free_masks[kind]
        answer |= rules.answer_masks[kind]
    found = s.looks[zone] = (s.zones[zone], s.kinds, free, answer)
    return found


def _card_possible(s: State, seat: int, card: int, kind: int, text: int, how: int, altered: bool) -> bool:
    """A card whose timing is right as far as the masks tell, and whose nodes and cost are there."""
    rules = s.rules
    if altered or not rules.simple_kinds[kind] or card in s.values.outside:
        return possible(s, Plan(CARD, seat, card, text, how))
    slots = rules.play_slots[kind][text]
    return not slots or completable(s, Plan(CARD, seat, card, text, how)) is None


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
    if price.cost > len(s.zones[seat * PLACES + NODES]) and purse(s, seat) < price.cost:
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
    return not text.slots or completable(s, plan) is None


def _outside(s: State, seat: int, how: int, bit: int, found: Options) -> None:
    """Texts that work from elsewhere than the field."""
    for place in s.rules.outside_places:
        seen: list[tuple[int, int]] = []
        for card in s.zones[seat * PLACES + place]:
            kind = s.kinds[card]
            for text in s.rules.outside[kind]:
                if text.mask & bit and text.places >> place & 1 and (kind, text.key) not in seen:
                    seen.append((kind, text.key))
                    if possible(s, Plan(TEXT, seat, card, text.key, how)):
                        found.append((TEXT, card, text.key))


__all__ = ["plays"]

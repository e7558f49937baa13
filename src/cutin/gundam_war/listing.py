"""What a seat could play now. The checks are those of chapter 8; here the cheap ones are looked up at once.

`possible` is the full run of the checks; a test compares the two over random games.
"""

from __future__ import annotations

from typing import Any

from cutin.game.listing import Options, found_anew
from cutin.game.plan import Plan, completable
from cutin.kernel.state import State

from . import c21_keywords
from .c07_costs import power_of, text_power
from .c08_play import (
    AS_G,
    CARD,
    CHECKS,
    COUNT_G,
    TEXT,
    counter_index,
    enough_power,
    forbidden,
    text_needs,
)
from .card import PURPLE
from .table import COUNTERS, HAND, HANGAR, NATION, PLACES
from .texts import Text
from .values import NO_TEXT_PLAY


def possible(s: State, plan: Any) -> bool:
    """Whether every check lets the play pass."""
    for check in CHECKS[plan.what]:
        if check(s, plan) is not None:
            return False
    return True


def plays(s: State, seat: int, in_cut: bool) -> Options:
    """Everything the seat could play now, in a fixed order.

    Hand, Hangar, texts on the field, other places.
    """
    if s.stale:
        s.rules.refresh(s)
    table = s.table
    bit = 1 << (table.phase * 2 + (0 if table.attacker == seat else 1))
    window = (bit, seat, in_cut)
    found: Options | None = s.asked.get(window) if s.asked is not None else None
    return found_anew(s, window, _list, seat, in_cut, bit) if found is None else found


def _list(s: State, seat: int, in_cut: bool, bit: int, asked: dict[Any, Any]) -> Options:
    """The same, looked up anew. What was found possible before holds until something but the time changes."""
    rules = s.rules
    found: Options = []
    seen: list[int] = []
    kinds = s.kinds
    masks = rules.cut_masks if in_cut else rules.free_masks
    first = seat * PLACES
    looks = s.looks
    for zone in (first + HAND, first + HANGAR):
        cards = s.zones[zone]
        if not cards:
            continue
        look = looks.get(zone)
        if look is None or look[0] is not cards or look[1] is not kinds:
            look = _look(s, zone)
        if not look[2 + in_cut] & bit:
            continue
        for card in cards:
            kind = kinds[card]
            if masks[kind] & bit:
                if kind in seen:
                    continue
                seen.append(kind)
                for what, text in rules.card_plays[kind]:
                    if text and not rules.texts[text].mask & bit:
                        continue  # the timing that is right is that of another way to play it
                    play = (what, card, text)
                    # How it can be played as a G depends on the time beside what the masks say.
                    ask = (play, in_cut, bit if what == AS_G else 0)
                    if ask not in asked:
                        asked[ask] = _card_possible(s, seat, card, kind, what, text, in_cut)
                    if asked[ask]:
                        found.append(play)
    force = s.values
    for card, line in force.playable[seat] if force.play_masks[seat] & bit else ():
        if line.mask & bit:
            if line.phases:
                can_be_played = _text_possible(s, seat, card, line, in_cut)
            else:
                use = (line.key, card, seat, in_cut)
                if use not in asked:
                    asked[use] = _text_possible(s, seat, card, line, in_cut)
                can_be_played = asked[use]
            if can_be_played:
                found.append((TEXT, card, line.key))
    for place in rules.outside_places if rules.outside_mask & bit else ():
        cards = s.zones[first + place]
        if not cards:
            continue
        look = looks.get(first + place)
        if look is None or look[0] is not cards or look[1] is not kinds:
            look = _look(s, first + place)
        if look[4] & bit:

            def can(card: int, key: int) -> bool:
                return possible(s, Plan(TEXT, seat, card, key, in_cut))

            found += c21_keywords.outside_plays(s, seat, place, bit, can)
    return found


def _look(s: State, zone: int) -> tuple[Any, ...]:
    """Of the cards in a pile: the free timings in which any can be played, outside and in a Cut, or used.

    Remembered as long as the same cards lie there in the same order, which come first in what is remembered.
    """
    free = cut = outside = 0
    rules = s.rules
    for card in s.zones[zone]:
        kind = s.kinds[card]
        free |= rules.free_masks[kind]
        cut |= rules.cut_masks[kind]
        for text in rules.outside[kind]:
            if text.places >> zone % PLACES & 1:
                outside |= text.mask
    found = s.looks[zone] = (s.zones[zone], s.kinds, free, cut, outside)
    return found


def _card_possible(s: State, seat: int, card: int, kind: int, what: int, text: int, in_cut: bool) -> bool:
    """A card whose timing is right (the mask says so)."""
    rules = s.rules
    if what == AS_G:
        return possible(s, Plan(what, seat, card, text, in_cut))
    counter = rules.counters[kind]
    table = s.table
    mine = counter if seat == table.turn_player else counter + COUNTERS
    if counter >= 0 and table.plays[mine] >= rules.limits[counter]:
        return False
    definition = rules.defs[kind]
    if definition.x_cost or s.values.outside or len(definition.designated) > 1:
        if enough_power(s, Plan(what, seat, card, text, in_cut)) is not None:
            return False
    else:
        power = s.values.power[seat] if s.values.counted else power_of(s, seat)
        total = s.values.totals[seat]
        if total < definition.total:
            return False
        for colour, n in definition.designated:
            if (total if colour == PURPLE else power[colour]) < n:
                return False
        if s.chain and text and enough_power(s, Plan(what, seat, card, text, in_cut)) is not None:
            return False
    if len(s.zones[seat * PLACES + NATION]) < definition.resource:
        return False
    if s.values.player_flags[seat] and forbidden(s, kind, what, seat):
        return False
    if rules.restricted_kinds[kind] or s.table.named:
        if c21_keywords.restricted(s, card, seat) is not None:
            return False
    if rules.extra_costs[kind] or (text and rules.texts[text].needs):
        if text_needs(s, Plan(what, seat, card, text, in_cut)) is not None:
            return False
    if rules.slots[kind] or (text and rules.texts[text].slots) or definition.x_cost:
        plan = Plan(what, seat, card, text, in_cut)
        return possible(s, plan) if definition.x_cost else completable(s, plan) is None
    return True


def _text_possible(s: State, seat: int, card: int, text: Text, in_cut: bool) -> bool:
    """A text on the field whose timing is right."""
    record = s.cards[card]
    assert record is not None
    price = text.price
    if (not text.each and text.key in record.used) or (price.roll and record.rolled):
        return False
    if s.values.player_flags[seat] & NO_TEXT_PLAY:
        return False
    if text.enemy_only and s.where[card] // PLACES == seat:
        return False
    if price.points > s.table.points[seat]:
        return False
    if price.g_play and s.table.plays[counter_index(s, COUNT_G, seat)] >= s.rules.limits[COUNT_G]:
        return False
    plan = Plan(TEXT, seat, card, text.key, in_cut, record.entry)
    if price.power is not None and text_power(s, plan, text) is not None:
        return False
    if price.fixed > 0:
        if len(s.zones[seat * PLACES + NATION]) < price.fixed:
            return False
    elif price.fixed < 0 and price.resource is not None and not price.x:
        if len(s.zones[seat * PLACES + NATION]) < price.resource(s, plan):
            return False
    for _rule, holds in text.needs:
        if not holds(s, plan):
            return False
    slots = text.slots
    if not slots:
        return True
    slot = slots[0]
    if len(slot.options(s, plan)) < (slot.fewest if slot.fewest >= 0 else slot.least(s, plan)):
        return False
    return len(slots) == 1 or completable(s, plan) is None


__all__ = ["CARD", "plays", "possible"]

"""What a seat could play now. The checks are those of chapter 8; here the cheap ones are looked up at once.

`possible` is the full run of the checks; a test compares the two over random games.
"""

from __future__ import annotations

from typing import Any

from cutin.game.listing import Options, found_anew
from cutin.game.plan import Plan, all_there, can_be_completed
from cutin.kernel.state import Card, State

from . import c21_keywords
from .c07_costs import lacks_cards, produces, text_produced
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
from .table import COUNTERS, HAND, JUNKYARD, NATION, PLACES, PLAYED, REMOVED
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
    asked = s.asked
    times: Times = _times(s, seat) if asked is None or seat not in asked else asked[seat]
    table = s.table
    bit = 1 << table.phase * 2 + (table.attacker != seat)
    if not times[in_cut] & bit:
        return []
    window = (bit, seat, in_cut)
    found: Options | None = asked.get(window) if asked is not None else None
    return found_anew(s, window, _list, seat, in_cut, bit) if found is None else found


def idle(s: State) -> bool:
    """Whether neither player could play anything at this time outside a Cut, whatever it costs."""
    if s.stale:
        s.rules.refresh(s)
    asked = s.asked
    mine: Times = _times(s, 0) if asked is None or 0 not in asked else asked[0]
    theirs: Times = _times(s, 1) if asked is None or 1 not in asked else asked[1]
    table = s.table
    bit = 1 << table.phase * 2
    return not (mine[0] & bit << table.attacker or theirs[0] & bit * 2 >> table.attacker)


Way = tuple[int, tuple[int, int, int, bool], int]
"""A way to play a card: the times for it, then what it does, the card, the text and whether in a Cut; the
kind of card."""

Times = tuple[int, int, tuple[Any, ...], tuple[Any, ...]]
"""The times in which anything can be played, outside a Cut and in one; what was looked up of hand and Hangar
and of the places from which texts work."""


def _times(s: State, seat: int) -> Times:
    """When the seat could play anything at all, costs and targets aside.

    Asked anew after every change but of the time; what its piles say is remembered as long as they are the
    same.
    """
    first = seat * PLACES
    kinds = s.kinds
    held = s.looks.get(first + HAND)
    if held is None or held[0] is not kinds or held[1] != s.zones[first + HAND : first + REMOVED]:
        held = _held(s, seat)
    outside = s.looks.get(first + JUNKYARD) if s.rules.outside_mask else NOTHING_OUTSIDE
    if outside is None or (
        outside is not NOTHING_OUTSIDE
        and (outside[0] is not kinds or outside[1] != s.zones[first + JUNKYARD : first + REMOVED])
    ):
        outside = _outside(s, seat)
    mask = s.values.play_masks[seat] | outside[2]
    if s.asked is None:
        s.asked = {}
    found = s.asked[seat] = (mask | held[2], mask | held[3], held, outside)
    return found


def _held(s: State, seat: int) -> tuple[Any, ...]:
    """The ways to play the cards in hand and Hangar, outside a Cut and in one, behind the times of any.

    Of equal cards one. Remembered as long as the same cards lie there in the same order; these come first.
    """
    piles = s.zones[seat * PLACES + HAND : seat * PLACES + REMOVED]
    rules = s.rules
    ways: tuple[list[Way], list[Way]] = ([], [])
    free = cut = 0
    seen = set()
    for card in piles[0] + piles[1]:
        kind = s.kinds[card]
        if kind in seen:
            continue
        seen.add(kind)
        for what, text in rules.card_plays[kind]:
            times = rules.free_masks[kind]
            if text:
                times &= rules.texts[text].mask
            free |= times
            ways[0].append((times, (what, card, text, False), kind))
            times &= rules.cut_masks[kind]
            if times:
                cut |= times
                ways[1].append((times, (what, card, text, True), kind))
    found = s.looks[seat * PLACES + HAND] = (s.kinds, piles, free, cut, ways)
    return found


NOTHING_OUTSIDE: tuple[Any, ...] = ((), [], 0, [])


def _outside(s: State, seat: int) -> tuple[Any, ...]:
    """The places outside the field from which texts of the player's cards there work, behind their times.

    Remembered like what can be played; what lies in the piles comes first.
    """
    times = 0
    places = []
    for place in s.rules.outside_places:
        mask = 0
        for card in s.zones[seat * PLACES + place]:
            for text in s.rules.outside[s.kinds[card]]:
                if text.places >> place & 1:
                    mask |= text.mask
        if mask:
            places.append((place, mask))
            times |= mask
    piles = s.zones[seat * PLACES + JUNKYARD : seat * PLACES + REMOVED]
    found = s.looks[seat * PLACES + JUNKYARD] = (s.kinds, piles, times, places)
    return found


def _list(s: State, seat: int, in_cut: bool, bit: int, asked: dict[Any, Any]) -> Options:
    """The same, looked up anew. What was found possible before holds until something but the time changes."""
    found: Options = []
    _free, _cut, held, outside = asked[seat]
    if held[2 + in_cut] & bit:
        _list_cards(s, seat, held[4][in_cut], bit, asked, found)
    if s.values.play_masks[seat] & bit:
        _list_texts(s, seat, in_cut, bit, asked, found)
    if outside[2] & bit:
        for place, mask in outside[3]:
            if mask & bit:
                _list_outside(s, seat, place, in_cut, bit, found)
    return found


def _list_cards(
    s: State, seat: int, ways: list[Way], bit: int, asked: dict[Any, Any], found: Options
) -> None:
    """Adds the cards in hand and Hangar."""
    for mask, way, kind in ways:
        if mask & bit:
            what, card, text, in_cut = way
            # How it can be played as a G depends on the time beside what the masks say.
            ask: tuple[int, ...] = way if what != AS_G else (*way, bit)
            can_be_played: bool | None = asked.get(ask)
            if can_be_played is None:
                can_be_played = asked[ask] = _card_possible(s, seat, card, kind, what, text, in_cut)
            if can_be_played:
                found.append((what, card, text))


def _list_texts(s: State, seat: int, in_cut: bool, bit: int, asked: dict[Any, Any], found: Options) -> None:
    """Adds the texts on the field."""
    cards = s.cards
    for card, line in s.values.playable[seat]:
        if not line.mask & bit:
            continue
        record = cards[card]
        assert record is not None
        key = line.key
        if key in record.used and not line.each:
            continue
        can_be_played: bool | None
        if line.phases:
            can_be_played = _text_possible(s, seat, card, record, line, in_cut)
        else:
            use = (key, card, seat, in_cut)
            can_be_played = asked.get(use)
            if can_be_played is None:
                can_be_played = asked[use] = _text_possible(s, seat, card, record, line, in_cut)
        if can_be_played:
            found.append((TEXT, card, key))


def _list_outside(s: State, seat: int, place: int, in_cut: bool, bit: int, found: Options) -> None:
    """Adds the texts that work in a place outside the field."""

    def can(card: int, key: int) -> bool:
        return possible(s, Plan(TEXT, seat, card, key, in_cut))

    found += c21_keywords.outside_plays(s, seat, place, bit, can)


def _card_possible(s: State, seat: int, card: int, kind: int, what: int, text: int, in_cut: bool) -> bool:
    """A card whose timing is right (the mask says so)."""
    rules = s.rules
    if what == AS_G:
        return possible(s, Plan(what, seat, card, text, in_cut))
    counter = rules.counters[kind]
    table = s.table
    if counter >= 0:
        mine = counter if seat == table.turn_player else counter + COUNTERS
        if table.plays[mine] >= rules.limits[counter]:
            return False
    definition = rules.defs[kind]
    if len(s.zones[seat * PLACES + NATION]) < definition.resource:
        return False
    if definition.x_cost or s.values.outside or len(definition.designated) > 1:
        if enough_power(s, Plan(what, seat, card, text, in_cut)) is not None:
            return False
    else:
        if not produces(s, seat, definition.designated, definition.total):
            return False
        if text and _prevented(s, seat) and enough_power(s, Plan(what, seat, card, text, in_cut)) is not None:
            return False
    if s.values.player_flags[seat] and forbidden(s, kind, what, seat):
        return False
    if rules.restricted_kinds[kind] or table.named:
        if c21_keywords.restricted(s, card, seat) is not None:
            return False
    line = rules.texts[text] if text else None
    if rules.extra_costs[kind] or (line is not None and line.needs):
        if text_needs(s, Plan(what, seat, card, text, in_cut)) is not None:
            return False
    if definition.x_cost:
        return possible(s, Plan(what, seat, card, text, in_cut))
    if rules.slots[kind] or (line is not None and line.slots):
        plan = Plan(what, seat, card, text, in_cut)
        slots = rules.slots_of(s, plan)
        return all_there(s, plan, slots) or (line is not None and line.is_x and can_be_completed(s, plan))
    return True


def _prevented(s: State, seat: int) -> bool:
    """Whether the enemy is playing a card with Prevent."""
    for card in s.zones[(1 - seat) * PLACES + PLAYED]:
        if c21_keywords.prevent_of(s, card):
            return True
    return False


def _text_possible(s: State, seat: int, card: int, record: Card, text: Text, in_cut: bool) -> bool:
    """A text on the field whose timing is right and that has not been used up."""
    price = text.price
    if price.roll and record.rolled:
        return False
    if s.values.player_flags[seat] & NO_TEXT_PLAY:
        return False
    if text.enemy_only and s.where[card] // PLACES == seat:
        return False
    if price.points > s.table.points[seat]:
        return False
    if price.g_play and s.table.plays[counter_index(s, COUNT_G, seat)] >= s.rules.limits[COUNT_G]:
        return False
    if price.fixed > 0 and len(s.zones[seat * PLACES + NATION]) < price.fixed:
        return False
    if price.power is not None and not text_produced(s, seat, card, price.power):
        return False
    slots = text.slots
    counted = price.resource if price.fixed < 0 and not price.x else None
    if not (slots or text.needs or counted):
        return True
    plan = Plan(TEXT, seat, card, text.key, in_cut, record.entry)
    if counted is not None and lacks_cards(s, seat, counted(s, plan)):
        return False
    for _rule, holds in text.needs:
        if not holds(s, plan):
            return False
    if not slots or all_there(s, plan, slots):
        return True
    return text.is_x and can_be_completed(s, plan)


__all__ = ["CARD", "plays", "possible"]

"""What a seat could play now. The checks are those of chapter 8; here the cheap ones are looked up at once.

`possible` is the full run of the checks; a test compares the two over random games.
"""

from __future__ import annotations

from typing import Any

from cutin.game.listing import Options, found_anew
from cutin.game.plan import Plan, can_be_completed
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
from .table import COUNTERS, HAND, HANGAR, NATION, PLACES, PLAYED
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
    asked = s.asked
    if asked is not None:
        window = (bit, seat, in_cut)
        if window in asked:
            found: Options = asked[window]
            return found
        times = asked.get(seat)
    else:
        times = None
    if not (times or _times(s, seat))[in_cut] & bit:
        return []
    return found_anew(s, (bit, seat, in_cut), _list, seat, in_cut, bit)


def _times(s: State, seat: int) -> tuple[int, int, dict[int, tuple[Any, ...]]]:
    """The free timings in which the seat could play anything at all, outside a Cut and in one.

    Costs and targets aside. With them what was looked up of its piles; both hold until something but the
    time changes.
    """
    free = cut = s.values.play_masks[seat]
    piles = {}
    first = seat * PLACES
    for place in (HAND, HANGAR, *s.rules.outside_places):
        cards = s.zones[first + place]
        if cards:
            look = s.looks.get(first + place)
            if look is None or look[0] is not cards or look[1] is not s.kinds:
                look = _look(s, first + place)
            piles[place] = look
            free |= look[2] | look[4]
            cut |= look[3] | look[4]
    if s.asked is None:
        s.asked = {}
    found = s.asked[seat] = (free, cut, piles)
    return found


def _look(s: State, zone: int) -> tuple[Any, ...]:
    """Of the cards in a pile: the free timings in which any can be played, outside and in a Cut, or used.

    Remembered as long as the same cards lie there in the same order, which come first in what is remembered.
    """
    free = cut = outside = 0
    rules = s.rules
    place = zone % PLACES
    played = place in (HAND, HANGAR)
    for card in s.zones[zone]:
        kind = s.kinds[card]
        if played:
            free |= rules.free_masks[kind]
            cut |= rules.cut_masks[kind]
        for text in rules.outside[kind]:
            if text.places >> place & 1:
                outside |= text.mask
    found = s.looks[zone] = (s.zones[zone], s.kinds, free, cut, outside)
    return found


def _list(s: State, seat: int, in_cut: bool, bit: int, asked: dict[Any, Any]) -> Options:
    """The same, looked up anew. What was found possible before holds until something but the time changes."""
    found: Options = []
    seen: list[int] = []
    piles = asked[seat][2]
    for place in (HAND, HANGAR):
        if place in piles and piles[place][2 + in_cut] & bit:
            _list_cards(s, seat, place, in_cut, bit, asked, seen, found)
    if s.values.play_masks[seat] & bit:
        _list_texts(s, seat, in_cut, bit, asked, found)
    for place in s.rules.outside_places:
        if place in piles and piles[place][4] & bit:
            _list_outside(s, seat, place, in_cut, bit, found)
    return found


def _list_cards(
    s: State,
    seat: int,
    place: int,
    in_cut: bool,
    bit: int,
    asked: dict[Any, Any],
    seen: list[int],
    found: Options,
) -> None:
    """Adds the cards of a pile; of equal cards one, so kinds that were `seen` already are passed over."""
    rules = s.rules
    kinds = s.kinds
    masks = rules.cut_masks if in_cut else rules.free_masks
    for card in s.zones[seat * PLACES + place]:
        kind = kinds[card]
        if not masks[kind] & bit or kind in seen:
            continue
        seen.append(kind)
        for what, text in rules.card_plays[kind]:
            if text and not rules.texts[text].mask & bit:
                continue  # the timing that is right is that of another way to play it
            # How it can be played as a G depends on the time beside what the masks say.
            ask = (what, card, text, in_cut, bit if what == AS_G else 0)
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
        return can_be_completed(s, Plan(what, seat, card, text, in_cut))
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
    return not slots or can_be_completed(s, plan)


__all__ = ["CARD", "plays", "possible"]

"""What a seat could play now. The checks are those of chapter 8; here the cheap ones are looked up at once.

`possible` is the full run of the checks; a test compares the two over random games.
"""

from __future__ import annotations

from typing import Any

from cutin.game.listing import Options, found_anew
from cutin.game.plan import Plan, all_there, can_be_completed
from cutin.kernel.state import Card, State

from . import c21_keywords
from .c07_costs import count_power, lacks_cards, produces, text_produced
from .c08_checks import (
    AS_G,
    CARD,
    CHECKS,
    COUNT_G,
    SUBSTITUTED,
    TEXT,
    counter_index,
    enough_power,
    forbidden,
    text_needs,
)
from .table import COUNTERS, HAND, HANGAR, JUNKYARD, NATION, PLACES, PLAYED, REMOVED
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
    if asked is None or seat not in asked:
        asked = _times(s)
    table = s.table
    bit = 1 << table.phase * 2 + (table.attacker != seat)
    if not asked[seat][in_cut] & bit:
        return []
    window = (bit, seat, in_cut)
    found: Options | None = asked.get(window)
    if found is not None:
        return found
    if s.listener is not None:
        return found_anew(s, window, _list, seat, in_cut, bit)
    found = asked[window] = _list(s, seat, in_cut, bit, asked)
    return found


def chances(s: State) -> tuple[int, int]:
    """Whether there is anything to be played at this time outside a Cut, whatever it costs: by the turn
    player, by the other one."""
    if s.stale:
        s.rules.refresh(s)
    asked = s.asked
    if asked is None or 0 not in asked:
        asked = _times(s)
    table = s.table
    seat = table.turn_player
    bits = table.phase * 2 + (table.attacker != seat)
    return asked[seat][0] & 1 << bits, asked[1 - seat][0] & 1 << (bits ^ 1)


Way = tuple[int, tuple[int, int, int, bool], int, int, int]
"""A way to play a card: the times for it, then what it does, the card, the text and whether in a Cut; the
kind of card, the total nation power that it needs at least, and its per-turn counter."""

Times = tuple[int, int, tuple[Any, ...], list[tuple[int, int]]]
"""The times in which anything can be played, outside a Cut and in one; what was looked up of hand and Hangar
and of the places from which texts work."""

# Where `State.looks` keeps when a seat can play anything; from which places outside the field texts work; and
# when they do, by zone.
TIMES, WORKING_IN, WORKING_AT = 100, 102, 300


def _times(s: State) -> dict[Any, Any]:
    """When each seat could play anything at all, costs and targets aside: noted in `State.asked`.

    It is asked for after every change but of the time, and remembered as long as the piles are the same.
    """
    asked = s.asked
    if asked is None:
        asked = s.asked = {}
    looks = s.looks
    zones = s.zones
    masks = s.values.play_masks
    for seat in (0, 1):
        first = seat * PLACES
        behind = (s.kinds, masks[seat], zones[first + JUNKYARD : first + REMOVED])
        look = looks.get(TIMES + seat)
        if look is None or look[0] != behind:
            look = looks[TIMES + seat] = (behind, _times_of(s, seat))
        asked[seat] = look[1]
    return asked


def _times_of(s: State, seat: int) -> Times:
    first = seat * PLACES
    zones = s.zones
    held = s.looks.get(first + HAND)
    if (
        held is None
        or held[0] is not s.kinds
        or held[4] is not zones[first + HAND]
        or held[5] is not zones[first + HANGAR]
    ):
        held = _held(s, seat)
    mask = s.values.play_masks[seat]
    outside = _outside(s, seat)
    for _place, times in outside:
        mask |= times
    return (mask | held[1], mask | held[2], held, outside)


def _held(s: State, seat: int) -> tuple[Any, ...]:
    """The times in which any card in hand and Hangar can be played, outside a Cut and in one, and the ways to
    play them in these, which are looked up when they are asked for (`_ways`).

    Remembered as long as the same cards lie there in the same order.
    """
    first = seat * PLACES
    hand, hangar = s.zones[first + HAND], s.zones[first + HANGAR]
    masks = s.rules.free_masks
    cut_masks = s.rules.cut_masks
    kinds = s.kinds
    free = cut = 0
    for card in hand + hangar:
        kind = kinds[card]
        free |= masks[kind]
        cut |= cut_masks[kind]
    found = s.looks[first + HAND] = (kinds, free, cut, [None, None], hand, hangar)
    return found


def _ways(s: State, cards: tuple[int, ...], in_cut: bool) -> list[Way]:
    """The ways to play those cards, of equal cards one."""
    of_kind = s.rules.cut_ways if in_cut else s.rules.free_ways
    kinds = s.kinds
    ways: list[Way] = []
    seen = set()
    for card in cards:
        kind = kinds[card]
        if kind not in seen:
            seen.add(kind)
            for times, what, text, least, counter in of_kind[kind]:
                ways.append((times, (what, card, text, in_cut), kind, least, counter))
    return ways


def _outside(s: State, seat: int) -> list[tuple[int, int]]:
    """The places outside the field from which texts of the player's cards there work, with their times.

    Remembered of each as long as the same cards lie there in the same order.
    """
    places = []
    kinds = s.kinds
    looks = s.looks
    held = looks.get(WORKING_IN)
    if held is None or held[0] is not kinds:
        # Of most cards no text works anywhere outside the field.
        by_place = s.rules.outside_masks.items()
        held = looks[WORKING_IN] = (
            kinds,
            [each for each in by_place if not each[1].keys().isdisjoint(kinds)],
        )
    for place, masks in held[1]:
        zone = seat * PLACES + place
        there = s.zones[zone]
        if there:
            look = looks.get(WORKING_AT + zone)
            if look is None or look[0] is not kinds or look[1] is not there:
                times = 0
                for card in there:
                    if kinds[card] in masks:
                        times |= masks[kinds[card]]
                look = looks[WORKING_AT + zone] = (kinds, there, times)
            if look[2]:
                places.append((place, look[2]))
    return places


def _list(s: State, seat: int, in_cut: bool, bit: int, asked: dict[Any, Any]) -> Options:
    """The same, looked up anew. What was found possible before holds until something but the time changes."""
    found: Options = []
    _free, _cut, held, outside = asked[seat]
    if held[1 + in_cut] & bit:
        ways = held[3][in_cut]
        if ways is None:
            ways = held[3][in_cut] = _ways(s, held[4] + held[5], in_cut)
        _list_cards(s, seat, ways, bit, asked, found)
    if s.values.play_masks[seat] & bit:
        _list_texts(s, seat, in_cut, bit, asked, found)
    for place, mask in outside:
        if mask & bit:
            _list_outside(s, seat, place, in_cut, bit, found)
    return found


def _list_cards(
    s: State, seat: int, ways: list[Way], bit: int, asked: dict[Any, Any], found: Options
) -> None:
    """Adds the cards in hand and Hangar."""
    force = s.values
    if not force.counted:
        count_power(s)
    # Where something alters what cards off the field ask for, that is looked at card by card.
    have = force.totals[seat] if not force.outside else ENOUGH
    table = s.table
    limits = s.rules.limits
    mine = table.plays[:COUNTERS] if seat == table.turn_player else table.plays[COUNTERS:]
    for mask, way, kind, least, counter in ways:
        if mask & bit and least <= have and (counter < 0 or mine[counter] < limits[counter]):
            what, card, text, in_cut = way
            # How it can be played as a G depends on the time beside what the masks say.
            ask: tuple[int, ...] = way if what != AS_G else (*way, bit)
            can_be_played: bool | None = asked.get(ask)
            if can_be_played is None:
                can_be_played = asked[ask] = _card_possible(s, seat, card, kind, what, text, in_cut)
            if can_be_played:
                found.append((what, card, text))


ENOUGH = 99


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
    """A card whose timing is right (the mask says so) and whose play of the turn is left."""
    rules = s.rules
    if what in (AS_G, SUBSTITUTED):
        return possible(s, Plan(what, seat, card, text, in_cut))
    definition = rules.defs[kind]
    if len(s.zones[seat * PLACES + NATION]) < definition.resource:
        return False
    if definition.x_cost or s.values.outside or len(definition.designated) > 1:
        if enough_power(s, Plan(what, seat, card, text, in_cut)) is not None:
            return False
    else:
        if not produces(s, seat, definition.designated, definition.total):
            return False
        prevented = text and s.chain and _prevented(s, seat)
        if prevented and enough_power(s, Plan(what, seat, card, text, in_cut)) is not None:
            return False
    if s.values.player_flags[seat] and forbidden(s, kind, what, seat):
        return False
    if rules.restricted_kinds[kind] or s.table.named:
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
    if s.values.player_flags[seat] & NO_TEXT_PLAY:
        return False
    if text.enemy_only and s.where[card] // PLACES == seat:
        return False
    price = text.price
    counted = None
    if not price.free:
        if price.roll and record.rolled:
            return False
        if price.points > s.table.points[seat]:
            return False
        if price.g_play and s.table.plays[counter_index(s, COUNT_G, seat)] >= s.rules.limits[COUNT_G]:
            return False
        if price.fixed > 0 and len(s.zones[seat * PLACES + NATION]) < price.fixed:
            return False
        if price.power is not None and not text_produced(s, seat, card, price.power):
            return False
        counted = price.resource if price.fixed < 0 and not price.x else None
    slots = text.slots
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

"""Gundam War as the suite needs it: its decks, and the checks that only this game can say."""

from __future__ import annotations

from typing import Any

from suite import Game

import cutin
from cutin.game.plan import Plan
from cutin.gundam_war import c08_play, listing, table
from cutin.gundam_war.c07_costs import power_of
from cutin.gundam_war.c08_checks import TEXT, refusals

NAMES = (
    "aces-and-shields",
    "counter-sazabi",
    "titans-heavy-metal",
    "vultures-and-big-zam",
    "white-walls",
    "zeon-and-titans-rush",
    "learn-blue",
    "learn-green",
)
DECKS = {name: tuple(cutin.deck(name)) for name in NAMES}
# Every deck against every other, and against itself.
PAIRS = tuple((one, other) for i, one in enumerate(NAMES) for other in NAMES[i:])


def zones_hold_what_they_may(s: Any) -> None:
    """Piles hold their owner's cards; coins treated as cards lie on the field or out of the game."""
    for card, zone in enumerate(s.where):
        seat, place = zone // table.PLACES, zone % table.PLACES
        record = s.cards[card]
        if place not in table.ON_FIELD and place != table.PLAYED:
            assert s.owners[card] == seat, f"card {card} lies in a pile of the other player"
        if s.rules.is_coin_kind(s.kinds[card]) and record is None:
            assert place == table.REMOVED, f"coin {card} in {table.PLACE_NAMES[place]}"
        if record is not None and record.host >= 0:
            host = s.cards[record.host]
            assert host.host < 0, "a set card bears a set card"
            assert not record.under
            assert record.rolled == host.rolled
    being_played = [c for seat in (0, 1) for c in s.zones[seat * table.PLACES + table.PLAYED]]
    held = {item.source for item in s.chain} | {f.source for f in s.agenda}
    assert set(being_played) <= held or s.decision is None, "a card is being played by nobody"


def every_play(s: Any, seat: int, in_cut: bool) -> list[tuple[int, int, int]]:
    """What the full run of the checks lets the seat play from hand, Hangar and field."""
    rules = s.rules
    found = []
    seen: set[int] = set()
    first = seat * table.PLACES
    for zone in (first + table.HAND, first + table.HANGAR):
        for card in s.zones[zone]:
            kind = s.kinds[card]
            ways = [
                (what, card, text)
                for what, text in rules.card_plays[kind]
                if not refusals(s, Plan(what, seat, card, text, in_cut))
            ]
            if kind not in seen:
                found += ways
            seen.add(kind)
    for card, record in enumerate(s.cards):
        if record is None:
            continue
        for text in s.values.of[card].texts:
            mine = table.seat_of(s, card) == seat
            if text.playable and (mine or text.anyone):
                plan = Plan(TEXT, seat, card, text.key, in_cut, record.entry)
                if not refusals(s, plan):
                    found.append((TEXT, card, text.key))
    return found


def listing_is_complete(s: Any) -> None:
    """The quick listing finds what the full run of the checks finds, for both seats."""
    for seat in (0, 1):
        listed = listing.plays(s, seat, bool(s.chain))
        quick = {play for play in listed if play[0] != TEXT or s.cards[play[1]] is not None}
        full = set(every_play(s, seat, bool(s.chain)))
        assert quick == full, (
            f"seat {seat}: listed only {[told(s, p) for p in quick - full]}, "
            f"not listed {[told(s, p) for p in full - quick]}"
        )
        assert len(set(listed)) == len(listed)
    d = s.decision
    if d is not None and d.question in ("window", "cut"):
        assert d.options == (c08_play.PASS, *listing.plays(s, d.seat, d.question == "cut"))


def told(s: Any, play: tuple[int, int, int]) -> str:
    """A play in words."""
    what, card, text = play
    name = s.rules.defs[s.kinds[card]].name
    return f"{('', 'play', 'play (variable)', 'use')[what]} {name} {s.rules.text(text) if text else ''}"


def reasons_are_given(s: Any) -> None:
    """*Why not* is empty for what is an option, and names an existing rule for what is none."""
    d = s.decision
    if d is None:
        return
    texts = s.texts()
    for text in texts:
        assert s.why_not(text) == [], text
    if d.question not in ("window", "cut"):
        return
    names = s.rules.defs
    hand = {
        names[s.kinds[c]].name for place in (table.HAND, table.HANGAR) for c in s.zones[d.seat * 10 + place]
    }
    for action in [f"play {name}" for name in sorted(hand)]:
        if action not in texts:
            explained(s, action)
    field = [names[s.kinds[card]].name for card, record in enumerate(s.cards) if record is not None]
    for card, record in enumerate(s.cards):
        name = names[s.kinds[card]].name
        if record is not None and table.seat_of(s, card) == d.seat and field.count(name) == 1:
            playable = [t for t in s.values.of[card].texts if t.playable]
            if playable and not any(text.startswith(f"use {name}") for text in texts):
                explained(s, f"use {name}")


def explained(s: Any, action: str) -> None:
    """The action is refused by rules that exist, in words."""
    found = s.why_not(action)
    assert found, f"{action!r} is no option, and nothing refuses it"
    for refusal in found:
        assert refusal.rule in cutin.rulebook().rules, f"{action!r} is refused by {refusal.rule}"
        assert refusal.reason


GAME = Game(
    "gundam-war",
    "wars",
    cutin.rules,
    tuple((DECKS[one], DECKS[other]) for one, other in PAIRS),
    lambda state: power_of(state, 0),
    zones_hold_what_they_may,
    listing_is_complete,
    reasons_are_given,
)

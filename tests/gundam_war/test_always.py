"""What chapters 14, 17 and 18 say of every moment, looked at after every decision of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import cutin
from cutin.gundam_war.c17_destruction import Abolish
from cutin.gundam_war.card import UNIT
from cutin.gundam_war.table import (
    ABOLISH,
    COIN_CARD,
    ON_FIELD,
    PLACE,
    REMOVED,
    SEAT,
    squad_zone,
)
from cutin.kernel.chance import mix

DECKS = cutin.deck_names()
PAIRS = [(one, DECKS[(i + 1) % len(DECKS)]) for i, one in enumerate(DECKS)]


def wrong_squads(s: Any) -> Iterator[str]:
    """GW-14.13, 14.14: a head is a Unit of its squad, in whose area it lies, and no set card."""
    for index, squad in enumerate(s.table.squads):
        if squad.head >= 0:
            record = s.cards[squad.head]
            if record is None or record.host >= 0 or s.where[squad.head] != squad_zone(index):
                yield f"GW-14.14: {squad.head} leads a squad it is not in"


def wrong_destruction(s: Any) -> Iterator[str]:
    """GW-17.1 to 17.6: destroyed and having one abolish effect under way are the same thing."""
    waiting = Counter((item.source, item.entry) for item in (*s.chain, *s.pending) if item.kind == ABOLISH)
    running = {(frame.source, frame.entry) for frame in s.agenda if isinstance(frame, Abolish)}
    if any(count > 1 for count in waiting.values()):
        yield "GW-17.25: a second abolish effect"
    for card, record in enumerate(s.cards):
        if record is None:
            continue
        group = (card, record.host) if record.host >= 0 else (card,)
        going = any((c, s.cards[c].entry) in waiting.keys() | running for c in group)
        if record.doom is not None and not going:
            yield f"GW-17.2: {card} is destroyed and nothing abolishes it"
        if record.doom is None and (card, record.entry) in waiting:
            yield f"GW-17.6: {card} is not destroyed and its abolish effect waits"
        v = s.values.of[card]
        if v.types & UNIT and v.defence == 0 and record.doom is None:
            yield f"GW-17.1: {card} has defence 0 and lives"


def wrong_coins(s: Any) -> Iterator[str]:
    """GW-18.4, 18.14 to 18.16: coins treated as cards."""
    for card, record in enumerate(s.cards):
        zone = s.where[card]
        if s.rules.is_coin_kind(s.kinds[card]) and PLACE[zone] not in (*ON_FIELD, REMOVED):
            yield f"GW-18.4: the coin {card} is neither on the field nor removed"
        if record is not None and record.flags & COIN_CARD:
            if s.owners[card] != SEAT[zone]:
                yield f"GW-18.14: the coin {card} is owned by who does not control it"
            if record.under or record.marks:
                yield f"GW-18.15, 18.16: something is on the coin {card}"


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_at_every_decision(pair: tuple[str, str]) -> None:
    rules = cutin.rules("gundam-war", windows="all")
    for seed in (1, 2):
        state = rules.new(cutin.deck(pair[0]), cutin.deck(pair[1]), seed=seed)
        for number in range(1500):
            if state.decision is None:
                break
            state.apply(mix(seed, number) * len(state.decision.options) >> 64)
            if state.decision is not None:
                found = [*wrong_squads(state), *wrong_destruction(state), *wrong_coins(state)]
                assert not found, (pair, seed, number, found)

"""What is listed is what every check lets pass, and what is remembered is what would be found anew."""

from __future__ import annotations

from typing import Any

import pytest

import cutin
from cutin.game.plan import Plan
from cutin.kernel.chance import mix
from cutin.vision import c01_priority, listing
from cutin.vision.c01_nodes import NODE_CHECKS
from cutin.vision.c05_checks import ATTACKS, CARD, CARD_DEFENDS, CHECKS, DEFENDS, DIRECT, FREE, SET_NODE, TEXT
from cutin.vision.c06_attack import ATTACK_CHECKS, DEFEND_CHECKS, must_attack
from cutin.vision.table import FIELD, HAND, PLACE, PLACES

DECKS = cutin.deck_names("vision")
OPTIONS = ((), (("windows", "all"), ("last_spell_skips_cost", True)))


def in_full(s: Any, seat: int, how: int) -> set[tuple[int, int, int]]:
    """Everything that could be done, asked of every check; of equal cards in hand the first."""
    found = set()
    seen = set()
    at_once = must_attack(s, seat)[0] if how == FREE else []

    def passes(checks: Any, what: int, card: int, text: int = 0) -> bool:
        record = s.cards[card]
        plan = Plan(what, seat, card, text, how, record.entry if record is not None else 0)
        return all(check(s, plan) is None for check in checks)

    for card in s.zones[seat * PLACES + HAND]:
        kind = s.kinds[card]
        if kind in seen:
            continue
        seen.add(kind)
        if passes(NODE_CHECKS, SET_NODE, card):
            found.add((SET_NODE, card, 0))
        for mode in s.rules.play_texts[kind]:
            if passes(CHECKS[CARD], CARD, card, mode):
                found.add((CARD, card, mode))
                if how == DIRECT and s.rules.can_defend_at_once[kind]:
                    found.add((CARD_DEFENDS, card, mode))
    outside = set()
    for card, zone in enumerate(s.where):
        if zone // PLACES != seat:
            continue
        on_field = PLACE[zone] == FIELD
        texts = s.values.of[card].plays if on_field else s.rules.outside[s.kinds[card]]
        for text in texts:
            same = (s.kinds[card], text.key, zone)
            if not on_field and same in outside:
                continue
            if passes(CHECKS[TEXT], TEXT, card, text.key):
                outside.add(same)
                found.add((TEXT, card, text.key))
        if on_field and passes(ATTACK_CHECKS, ATTACKS, card):
            found.add((ATTACKS, card, 0))
        if on_field and how == DIRECT and passes(DEFEND_CHECKS, DEFENDS, card):
            found.add((DEFENDS, card, 0))
    return {(ATTACKS, card, 0) for card in at_once} if at_once else found


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_listed_is_what_the_checks_let_pass(
    monkeypatch: pytest.MonkeyPatch, options: tuple[tuple[str, Any], ...]
) -> None:
    remembering = listing.plays
    looked_at = 0

    def both(s: Any, seat: int, how: int) -> listing.Options:
        nonlocal looked_at
        found = remembering(s, seat, how)
        known, s.asked = s.asked, None
        assert remembering(s, seat, how) == found
        s.asked = known
        heard, s.listener = s.listener, None
        assert len(set(found)) == len(found)
        if s.decision is None and isinstance(s.agenda[-1], c01_priority.Priority):
            missing = in_full(s, seat, how) ^ set(found)
            assert not [
                (what, s.rules.defs[s.kinds[card]].name, text) for what, card, text in sorted(missing)
            ], (seat, how)
            looked_at += 1
        s.listener = heard
        return found

    monkeypatch.setattr(c01_priority, "plays", both)
    rules = cutin.rules("vision", **dict(options))
    for seed, first in enumerate(DECKS):
        state = rules.new(cutin.deck(first, "vision"), cutin.deck(DECKS[seed - 1], "vision"), seed=seed)
        for number in range(300):
            if state.decision is None:
                break
            state.apply(mix(seed, number) * len(state.decision.options) >> 64)
    assert looked_at > 300


def test_what_is_offered_is_not_refused() -> None:
    rules = cutin.rules("vision", windows="all")
    asked = 0
    for seed, first in enumerate(DECKS):
        state = rules.new(cutin.deck(first, "vision"), cutin.deck(DECKS[seed - 1], "vision"), seed=seed)
        for number in range(150):
            if state.decision is None:
                break
            texts = state.texts()
            for text in texts:
                assert state.why_not(text) == []
                asked += 1
            state.apply(mix(seed, number) * len(texts) >> 64)
    assert asked > 500

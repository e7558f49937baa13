"""Games of made-up cards that remove one another in every way, looked at after every decision."""

from __future__ import annotations

import random
from typing import Any

import pytest
from test_vision_always import wrong_damage, wrong_removal
from vision_scenes import rules_of

from cutin.kernel.chance import mix
from cutin.kernel.events import Event

VICTIMS = ("this character", "a character", "an own character", "an enemy character", "an enemy card")
EVENTS = (
    "{} would become dying",
    "{} has become dying",
    "something would put {} in the dying state",
    "something has put {} in the dying state",
    "something would discard {}",
    "{} would be discarded",
    "something has discarded {}",
    "{} has been discarded",
    "something would exclude {}",
    "{} would be excluded",
    "something has excluded {}",
    "{} has been excluded",
    "{} has taken damage",
    "this character enters",
)
CARDS = (
    "1 character",
    "1 enemy character",
    "1 own character",
    "1 chosen enemy character",
    "all characters",
    'all characters named "Q"',
)
EFFECTS = (
    "put {} in the dying state",
    "discard {}",
    "exclude {}",
    "deal 2 damage to {}",
    "negate the dying state of {}",
    "negate the discard of {}",
    "reset the damage of {}",
    "return {} to the original owner's hand",
    "discard 1 random card in the enemy hand",
    "exclude the top 1 card of the own underworld",
    "discard all cards set on this character",
    "this character gets +0/-1 until end of turn",
    "draw 1 card",
)
JOINED = ("; then ", "; after that ", "; in that case ")


def _effect(chance: random.Random) -> str:
    parts = [chance.choice(EFFECTS).format(chance.choice(CARDS)) for _ in range(chance.choice((1, 1, 2)))]
    return chance.choice(JOINED).join(parts)


def _gamma(chance: random.Random) -> str:
    may = chance.choice(("", "", "you may "))
    event = chance.choice(EVENTS).format(chance.choice(VICTIMS))
    effect = _effect(chance)
    return f"(auto gamma): when {event}, {may if ';' not in effect else ''}{effect}"


def _cards(seed: int) -> dict[str, str]:
    chance = random.Random(seed)
    cards = {}
    for name in "PQRSTUVW":
        power = f"{chance.randint(0, 4)}/{chance.randint(1, 4)}"
        keyword = chance.choice(("", " | Instant Death", " | Surprise", " | Haste"))
        lines = [_gamma(chance) for _ in range(chance.randint(0, 2))]
        cards[name] = f"Character {power} node 0 cost 0{keyword}" + "".join(f" | {line}" for line in lines)
    cards["Kept"] = "Character 1/2 node 0 cost 0 | (auto alpha): this character is not discarded"
    for number in range(1, 6):
        cards[f"Command {number}"] = f"Command node 0 cost 0 | (play): {_effect(chance)}"
    for number in range(1, 4):
        kind = chance.choice(("Equipment", "Charm"))
        cards[f"Set {number}"] = f"Spell +0/+1 node 0 cost 0 | {kind} | {_gamma(chance)}"
    return cards


@pytest.mark.parametrize("seed", range(8))
def test_a_removal_can_be_saved_at_any_decision_and_nobody_needs_to_listen(seed: int) -> None:
    """A copy that is saved and loaded in the middle of a removal goes on the same, without a listener too;
    nothing is left when a player has priority."""
    cards = _cards(seed)
    rules = rules_of(cards, windows="all")
    chance = random.Random(seed)
    deck = [chance.choice(list(cards)) for _ in range(50)]
    heard: list[Event] = []
    state: Any = rules.new(deck, deck[::-1], seed=seed, first=0, listener=heard)
    quiet = state.clone()
    for number in range(250):
        if state.decision is None:
            break
        if state.table.entries or state.parked or state.ready:
            saved = quiet.to_bytes()
            assert state.to_bytes() == saved
            quiet = rules.load(saved)
            assert quiet.texts() == state.texts()
        count = len(state.decision.options)
        choice = mix(seed, number) * count >> 64
        if state.decision.question == "window":
            choice = max(choice, min(1, count - 1))
        state.apply(choice)
        quiet.apply(choice)
        if state.decision is not None:
            assert not [fault for look in (wrong_removal, wrong_damage) for fault in look(state)]
    assert heard

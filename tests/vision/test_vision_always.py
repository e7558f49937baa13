"""What chapters 1, 6, 9 and 10 say of every moment, looked at after every decision of random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import cutin
from cutin.kernel.chance import mix
from cutin.vision.c01_damage import Damage
from cutin.vision.changes import LIFE_DOES_NOT_LOSE
from cutin.vision.table import ATTACK, DEFENCE, FIELD_ZONES, NODES, PLACES
from cutin.vision.values import of, player_flags

DECKS = cutin.deck_names("vision")
PAIRS = [(one, DECKS[(i + 1) % len(DECKS)]) for i, one in enumerate(DECKS)]
PRIORITY = ("window", "answer")


def wrong_removal(s: Any) -> Iterator[str]:
    """VIS-9.1.3, 9.2.2.b: when a player has priority nobody is being removed, nothing is interrupted, and no
    character lives with endurance 0 or less."""
    if s.decision.question not in PRIORITY:
        return
    if s.table.entries:
        yield "VIS-9.1.3: priority while cards are being removed"
    if s.parked:
        yield "VIS-9.1.3: priority while an effect is interrupted"
    if s.ready and not any(getattr(frame, "nested", False) for frame in s.agenda):
        # An attack that an effect makes has an interference of its own, in the middle of a step (1.12.7).
        yield "VIS-7.4.7.c: priority while automatic effects wait"
    for zone in FIELD_ZONES:
        for card in s.zones[zone]:
            v = of(s, card)
            if v.character and v.endurance <= 0:
                yield f"VIS-9.2.2.b: {card} lives with endurance {v.endurance}"


def wrong_damage(s: Any) -> Iterator[str]:
    """VIS-1.10.12, 6.2.4.h: what is unsettled belongs to a procedure, battle damage to a battle."""
    frames = [*s.agenda, *(frame for _mark, frames in s.parked for frame in frames)]
    if s.table.unsettled and not any(isinstance(frame, Damage) for frame in frames):
        yield "VIS-1.10.12.f: damage that no procedure settles"
    if s.table.battle_damage and s.table.battle is None:
        yield "VIS-6.2.4.h: battle damage after the battle"


def wrong_battle(s: Any) -> Iterator[str]:
    """VIS-W.44, W.45: an attack under way is an item of the interference, a defence right behind it."""
    battle = s.table.battle
    attacks = [item for item in s.chain if item.kind == ATTACK]
    if (battle is None) != (not attacks):
        yield "VIS-W.44: an attack without a battle, or a battle without an attack"
    if battle is not None and battle.defended:
        index = next(i for i, item in enumerate(s.chain) if item.key == battle.key)
        if len(s.chain) <= index + 1 or s.chain[index + 1].kind != DEFENCE:
            yield "VIS-W.45: a defence that does not stand behind its attack"


def wrong_cards(s: Any) -> Iterator[str]:
    """VIS-10.13.5, 10.15, W.34: one equipment on a character, one Equipment/Field on a field, bare nodes."""
    for card, record in enumerate(s.cards):
        if record is None:
            continue
        if s.where[card] % PLACES == NODES and (record.under or record.lasting or record.damage):
            yield f"VIS-W.34: the node {card} has a condition"
        if record.host < 0 and of(s, card).character and s.decision.question in PRIORITY:
            if sum("Equipment" in of(s, c).words for c in record.under) > 1:
                yield f"VIS-10.13.5: two equipment cards on {card}"
    for zone in FIELD_ZONES:
        if sum("EquipmentField" in of(s, c).words for c in s.zones[zone]) > 1:
            yield "VIS-10.15: two Equipment/Field on a field"


def wrong_life(s: Any) -> Iterator[str]:
    """VIS-W.31: nobody has priority with life 0 or less, unless an effect says so."""
    if s.decision.question in PRIORITY:
        for seat in (0, 1):
            if s.table.life[seat] <= 0 and not player_flags(s, seat) & LIFE_DOES_NOT_LOSE:
                yield f"VIS-W.31: priority while the life of {'AB'[seat]} is {s.table.life[seat]}"


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_at_every_decision(pair: tuple[str, str]) -> None:
    rules = cutin.rules("vision", windows="all")
    for seed in (1, 2):
        state = rules.new(cutin.deck(pair[0], "vision"), cutin.deck(pair[1], "vision"), seed=seed)
        for number in range(1500):
            if state.decision is None:
                break
            state.apply(mix(seed, number) * len(state.decision.options) >> 64)
            if state.decision is not None:
                looks = (wrong_removal, wrong_damage, wrong_battle, wrong_cards, wrong_life)
                found = [fault for look in looks for fault in look(state)]
                assert not found, (pair, seed, number, found)

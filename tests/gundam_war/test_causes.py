"""Every event goes back to a choice or to the course of a turn, and listening changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import cutin
from cutin.judge import runner
from cutin.judge.setup import begin
from cutin.kernel.chance import mix
from cutin.kernel.events import Event

DECKS = cutin.deck_names()
# What needs no other cause: a player's choice (a pass is one too, also where it is made for a player who can
# do nothing else), and a turn and its phases with their fixed effects.
ROOTS = {"chosen", "pass", "turn", "phase"}


def without_cause(events: list[Event], first: int = 0) -> Iterator[tuple[int, Event]]:
    """Events that lead back neither to a root nor to the very first event, with which a position begins."""
    for number, event in enumerate(events[first:], first):
        at = number
        while events[at].by >= 0 and events[at].by < at:
            at = events[at].by
        if events[at].kind not in ROOTS and at > 0:
            yield number, event


@pytest.mark.parametrize("name", DECKS)
def test_causes_lead_back_to_a_choice_or_a_phase(name: str) -> None:
    rules = cutin.rules("gundam-war", windows="all")
    heard: list[Event] = []
    state = rules.new(cutin.deck(name), cutin.deck(DECKS[0]), seed=7)
    state.listen(heard)
    silent = state.clone()
    for number in range(2500):
        if state.decision is None:
            break
        index = mix(7, number) * len(state.decision.options) >> 64
        state.apply(index)
        silent.apply(index)
        assert state.fingerprint() == silent.fingerprint()
    assert not list(without_cause(heard))
    assert {event.kind for event in heard} >= ROOTS


def test_a_chain_of_causes() -> None:
    scenario = runner.loads(
        """
name: Damage that meets the defence
cards:
  Shot: "Command | (any time): deal 3 damage to 1 Unit"
  GM: Unit 2/1/3
position:
  A: {hand: [Shot]}
  B: {disposition: [GM]}
script: [A: play Shot on GM, both pass, both pass]
""",
        "shot.yaml",
    )
    table = begin(scenario, scenario.cases[0])
    runner.Run(scenario.cases[0], []).all(table)
    at = next(i for i, e in enumerate(table.events) if e.kind == "move" and e.rule == "GW-17.3")
    kinds = []
    while at >= 0:
        kinds.insert(0, table.events[at].kind)
        at = table.events[at].by
    assert kinds == [
        *("chosen", "played", "activate", "resolves", "damage", "destroyed"),
        *("waits", "activate", "resolves", "move"),
    ]


RULINGS = sorted((Path(__file__).parent / "rulings").glob("*.yaml"))


def test_in_every_ruling() -> None:
    for path in RULINGS:
        scenario = runner.load(path)
        for case in scenario.cases:
            table = begin(scenario, case)
            start = table.count()
            runner.Run(case, []).all(table)
            wrong = list(without_cause(table.events, start))
            assert not wrong, (path, wrong[:3])

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

DECKS = [(game, name) for game in cutin.games() for name in cutin.deck_names(game)]
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


@pytest.mark.parametrize(("game", "name"), DECKS)
def test_causes_lead_back_to_a_choice_or_a_phase(game: str, name: str) -> None:
    rules = cutin.rules(game, windows="all")
    heard: list[Event] = []
    first = next(other for of, other in DECKS if of == game)
    state = rules.new(cutin.deck(name, game), cutin.deck(first, game), seed=7)
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


def test_what_an_effect_brings_about_and_what_goes_on_after_it() -> None:
    """VISION: an effect inside of a removal has its own; the removal's next step is not among it."""
    scenario = runner.loads(
        """
game: vision
name: Two effects of one discard
cards:
  Purge: "Command | (play): discard 1 character"
  Victim: "Character 1/1 | (auto gamma): when this character would be discarded, you gain 1 life"
  Nurse: "Character 1/1 | (auto gamma): when a character has been discarded, you gain 1 life"
position:
  A: {hand: [Purge]}
  B: {field: [Victim, Nurse]}
script: [A: play Purge on Victim, both pass]
""",
        "purge.yaml",
    )
    table = begin(scenario, scenario.cases[0])
    runner.Run(scenario.cases[0], []).all(table)

    def chain(kind: str, rule: str) -> list[str]:
        at = next(i for i, e in enumerate(table.events) if e.kind == kind and e.rule == rule)
        kinds: list[str] = []
        while at >= 0:
            kinds.insert(0, table.events[at].kind)
            at = table.events[at].by
        return kinds

    discarded = ["chosen", "played", "activate", "resolves", "discarding"]
    for rule in ("VIS-9.3.4.b", "VIS-9.3.4.d"):
        assert chain("applies", rule) == [*discarded, "triggers", "applies"]
    assert chain("life", "VIS-W.26") == [*discarded, "triggers", "applies", "life"]
    assert chain("move", "VIS-9.3.4.g") == [*discarded[:-1], "move"]


RULINGS = sorted(Path(__file__).parents[1].glob("*/rulings/*.yaml"))


def test_in_every_ruling() -> None:
    for path in RULINGS:
        scenario = runner.load(path)
        for case in scenario.cases:
            table = begin(scenario, case)
            start = table.count()
            runner.Run(case, []).all(table)
            wrong = list(without_cause(table.events, start))
            assert not wrong, (path, wrong[:3])

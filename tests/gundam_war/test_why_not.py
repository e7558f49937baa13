"""Why not agrees with what is possible, and says by which rule what is not."""

from __future__ import annotations

from typing import Any

import pytest

import cutin
from cutin.gundam_war import naming
from cutin.gundam_war.rulebook import rulebook
from cutin.judge import setup
from cutin.judge.scenario import loads
from cutin.kernel.chance import mix

DECKS = cutin.deck_names()
PAIRS = [(one, DECKS[(i + 1) % len(DECKS)]) for i, one in enumerate(DECKS)]
AREAS = ("Space", "Earth")
MADE_UP_OF = ("play {}", "use {}", "use {}: 1", "use {}: 2", "sortie {} -> Space", "sortie {} -> Earth")


def made_up(state: Any, chance: int) -> list[str]:
    """Actions in the words of the game, most of them impossible: every card's name in every form."""
    names = sorted({naming.card_name(state, c) for c in range(len(state.kinds))})
    first, second = names[chance % len(names)], names[(chance >> 8) % len(names)]
    form = MADE_UP_OF[(chance >> 16) % len(MADE_UP_OF)]
    said = form.format(first)
    number = f"#{2 + (chance >> 30) % 2}"
    return [
        said,
        form.format(first + number),
        f"play {first} on {second}",
        f"use {first} on {second}",
        f"use {first} on {second}{number}",
        f"play {first} (variable)",
        second,
        "done",
        "X = 3",
        "Nation of B",
        f"play {first} on squad of A in {AREAS[(chance >> 20) % 2]}",
        f"do something with {first}",
    ]


def possible(state: Any, action: str) -> bool:
    """Whether the action can be done, option by option: the plain way to find out."""
    left = [(state.clone(), action)]
    while left:
        here, words = left.pop()
        d = here.decision
        if d is None:
            continue
        for text in here.texts():
            if words == text:
                return True
            for link in (" on ", ", "):
                if words.startswith(text + link):
                    after = here.clone()
                    after.apply(here.texts().index(text))
                    rest = words[len(text + link) :]
                    forced = [
                        after.rules.option_text(here, decision, option)
                        for decision, option in after.forced
                        if decision.question in ("target", "host", "pay", "squad", "effect")
                    ]
                    if rest in forced:
                        return True
                    left.append((after, rest))
    return False


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_it_agrees_with_what_is_possible(pair: tuple[str, str]) -> None:
    rules = cutin.rules("gundam-war", windows="all")
    refused = 0
    state: Any = rules.new(cutin.deck(pair[0]), cutin.deck(pair[1]), seed=11)
    for number in range(1500):
        if state.decision is None:
            break
        chance = mix(11, number)
        for text in state.texts():
            assert state.why_not(text) == [], text
        if number % 3 == 0:
            for action in made_up(state, chance):
                try:
                    found = state.why_not(action)
                except cutin.NotAnAction:
                    assert action not in state.texts()
                    continue
                refused += bool(found)
                assert bool(found) != possible(state, action), (action, found, state.texts())
                assert all(each.rule in rulebook() for each in found), (action, found)
                assert all(each.reason for each in found)
        state.apply(chance * len(state.decision.options) >> 64)
    assert refused > 30

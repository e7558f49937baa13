"""Small tables for the rule tests: a scenario in a few lines, or a game through the library."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from cutin.cards.files import Value
from cutin.gundam_war.card import CardDef
from cutin.gundam_war.game import Rules
from cutin.judge import run_text
from cutin.judge.gundam_war import JUDGING
from cutin.judge.gundam_war.cards import made_up
from cutin.judge.making import split_texts
from cutin.judge.moments import read_moment
from cutin.judge.scenario import loads
from cutin.judge.script import pass_until
from cutin.judge.setup import begin


def passes(text: str) -> None:
    """The scenario comes out as it says."""
    outcome = run_text(dedent(text))
    assert outcome.passed, "\n" + "\n".join(str(failure) for failure in outcome.failures)


def rules_of(cards: dict[str, str], **options: Any) -> Rules:
    """Rules that know some made-up cards, each in one line as in a scenario."""
    known = {name: made_up(name, *split_texts(line)) for name, line in cards.items()}

    def find(key: str) -> CardDef:
        return known[key]

    return Rules(find, **options)


def new_game(
    cards: dict[str, str], deck_a: dict[str, int], deck_b: dict[str, int], seed: int = 1, **options: Any
) -> Any:
    """A whole game at its first decision; A goes first."""
    decks = [[name for name, count in deck.items() for _ in range(count)] for deck in (deck_a, deck_b)]
    return rules_of(cards, **options).new(decks[0], decks[1], seed=seed, first=0)


def state_of(text: str) -> Any:
    """The game as a scenario without steps sets it, at its first decision."""
    scenario = loads(dedent(text) + "script: []\n", "scene")
    return begin(scenario, scenario.cases[0]).state


def pass_to(state: Any, moment: str) -> None:
    """Lets time go by, with nobody sent out, until a moment as scenarios name it."""
    at = Value("scene", 0, "", words=moment)
    pass_until(JUDGING.table(state), read_moment(at, JUDGING.times, JUDGING.questions), at)

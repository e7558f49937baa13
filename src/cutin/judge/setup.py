"""Setting the table: from a scenario's position (or decks) to the first decision."""

from __future__ import annotations

from functools import cache
from typing import Any

from cutin.cards import pool
from cutin.game.options import OptionError

from .faults import ScenarioError
from .part import judging
from .scenario import Case, Scenario, Start
from .table import Heard, Table


@cache
def listed(game: str, name: str) -> Any | None:
    """The card of the game's list with that name or key; of several with the name, the first."""
    cards = pool(game)
    keys = cards.find(name)
    return cards.card(keys[0]) if keys else None


def begin(scenario: Scenario, case: Case) -> Table:
    """The table at the first decision of a case."""
    part = judging(scenario.game.name)
    cards = {card.name: card for card in scenario.cards}

    def known(name: str) -> Any:
        found = cards.get(name) or part.standing(name) or listed(scenario.game.name, name)
        assert found is not None, name
        return found

    options = {"windows": "all", **{name: value for name, value, _ in scenario.options}}
    try:
        rules = scenario.game.rules(known, **options)
    except OptionError as error:
        at = scenario.options[0][2]
        raise ScenarioError(at.file, at.line, "options", str(error)) from error
    for card in scenario.cards:
        rules.add(card)
    events = Heard()
    if isinstance(case.begin, Start):
        decks, seed, first = case.begin.decks, case.begin.seed, case.begin.first
        state = rules.new(*decks, seed=seed, first=first, listener=events)
    else:
        state = part.set_up(rules, case.begin, events)
        rules.start(state)
    return part.table(state, events)

"""A moment of a record as a scenario: the last quiet moment that can be written, then the choices since."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

import yaml

from cutin.game.state import GameState
from cutin.records import Record, RecordError
from cutin.records.record import SEATS, Choice
from cutin.records.replay import Replay

from .faults import ScenarioError
from .part import judging, judging_of
from .scenario import loads
from .setup import begin
from .standing import stand
from .writing import Unsayable

# So many quiet moments are tried, the latest first, before the whole game is taken.
TRIES = 6


@dataclass(frozen=True)
class Made:
    """A scenario as text, what it consists of, and what could not be said otherwise."""

    text: str
    about: str
    notes: tuple[str, ...] = ()


def scenario_of(record: Record, number: int, name: str = "a record", any_version: bool = False) -> Made:
    """The moment after so many decisions. What is returned has been run, and leads to that very moment.

    Raises RecordError, Diverged.
    """
    game = Replay(record, any_version)
    part = judging(record.setup.game)
    moments = [(0, game.state.clone())] if part.is_quiet(game.state) else []
    while game.done < number and not game.over:
        game.step()
        if part.is_quiet(game.state):
            moments.append((game.done, game.state.clone()))
    goal = game.state
    options = {"windows": goal.rules.windows, **record.setup.options}
    head = {"name": f"After decision {number} of {name}", "game": record.setup.game, "options": options}
    notes: list[str] = []
    for done, state in reversed(moments[-TRIES:]):
        try:
            where = part.written(state)
        except Unsayable as error:
            notes.append(f"after decision {done}: {'; '.join(error.reasons)}")
            continue
        choices = record.choices[done:number]
        made = _checked(head | {"position": where}, state, choices, goal)
        if made is not None:
            since = f" and {len(choices)} choices since" if choices else ""
            return Made(made, f"the position after decision {done}{since}", tuple(notes))
        notes.append(f"after decision {done}: the position alone does not lead to the same moment")
    start = {
        "name": record.setup.game,
        "A": _deck(record, 0),
        "B": _deck(record, 1),
        "seed": record.setup.seed,
        "first": "by chance" if record.setup.first is None else SEATS[record.setup.first],
    }
    made = _checked(head | {"game": start}, None, record.choices[:number], goal)
    if made is None:
        raise RecordError(f"decision {number} cannot be written as a scenario: {'; '.join(notes)}")
    return Made(made, f"the game from its beginning and {number} choices", tuple(notes))


def _deck(record: Record, seat: int) -> dict[str, int]:
    found: Counter[str] = Counter()
    for key, count in record.setup.decks[seat]:
        found[key] += count
    return dict(found)


def _checked(
    head: dict[str, Any], state: GameState | None, choices: list[Choice], goal: GameState
) -> str | None:
    """The scenario's text, if it leads to that state."""
    script: list[Any] = []
    if state is not None:
        asked = begin_of(head).decision
        assert state.decision is not None
        if asked is not None and asked.seat != state.decision.seat:
            script.append({SEATS[asked.seat]: "pass"})
    script += [{choice.seat: choice.text} for choice in choices]
    script.append({"expect": expected(goal)})
    text = written(head | {"script": script})
    try:
        scenario = loads(text)
        reached = stand(scenario, scenario.cases[0]).state
    except ScenarioError:
        return None
    return text if looks(reached) == looks(goal) else None


def begin_of(head: dict[str, Any]) -> GameState:
    """The state in which a scenario of these fields begins."""
    scenario = loads(written(head | {"script": ["resolve"]}))
    return begin(scenario, scenario.cases[0]).state


def written(data: dict[str, Any]) -> str:
    """The fields as a file."""
    text: str = yaml.safe_dump(data, default_flow_style=None, sort_keys=False, allow_unicode=True, width=100)
    # Short steps and conditions read better without their braces.
    return re.sub(r"^- \{([AB]): ([^{}\[\],:]+)\}$", r"- \1: \2", text, flags=re.M)


def looks(s: GameState) -> dict[str, Any]:
    """All that a moment is for those who play: what is asked, and what lies where in which condition."""
    d = s.decision
    part = judging_of(s)
    places = part.table(s.clone())
    zones = []
    for zone, cards in enumerate(s.zones):
        names = [places.name(c) for c in cards]
        zones.append(sorted(names) if places.place_names[zone % places.places] in part.unordered else names)
    question = None if d is None else (d.seat, d.question, d.rule, sorted(s.texts()))
    return {"asked": question, "zones": zones, "view": part.bare(s.view(None))}


def expected(s: GameState) -> dict[str, Any]:
    """What stands at that moment, to be looked at by the scenario: what is asked, and how much lies where."""
    part = judging_of(s)
    table = part.table(s.clone())
    d = s.decision
    if d is None:
        return {"asked": "nobody", "result": table.result()}
    found: dict[str, Any] = {
        "asked": SEATS[d.seat],
        "question": d.question,
        "rule": d.rule,
        "options": s.texts(),
        "turn": SEATS[s.table.turn_player],
    }
    if s.chain:
        found["waiting"] = table.waiting_names()
    return found | part.stands(s)

"""Expectations that are not met are told: what was expected, what was, and the trace around it."""

from __future__ import annotations

import pytest

from cutin.judge import run_text

HEAD = """cards:
  GM: Unit 2/1/3
  Shot: "Command | (any time): deal 3 damage to 1 Unit"
position:
  A: {hand: [Shot]}
  B: {disposition: [GM]}
script:
- A: play Shot on GM
- both pass
"""

WRONG = {
    "a flag": ("GM: not destroyed", "GM: destroyed"),
    "damage": ("GM: 2 damage", "3 damage"),
    "stats": ("GM: 2/1/4", "2/1/3"),
    "a place": ("GM: B's junkyard", "B's disposition"),
    "who": ("GM: destroyed by B", "destroyed by A"),
    "a keyword": ("GM: has Raid", "no keyword"),
    "a pile": ("A: {hand: 1}", "0"),
    "a pile by name": ("A: {junkyard: [GM]}", "Shot"),
    "who is asked": ("asked: B", "A decides"),
    "options": ("options: [pass, play Shot]", "pass"),
    "what waits": ("waiting: none", "GM"),
    "possible": ("can: [play Shot]", "no option"),
    "not possible": ("cannot: [pass]", "possible"),
    "a rule": ("cites: [GW-5.6]", "GW-17.1"),
    "no rule": ("does not cite: [GW-17.1]", "GW-17.1 is cited"),
    "an event": ("events: [destroyed Shot]", "destroyed GM"),
    "the moment": ("moment: Attack Step", "Disposition Phase"),
    "the end": ("result: A wins", "none"),
    "a card that is not there": ("B's Shot: rolled", "there is none"),
    "a squad": ("squads: {B Earth: [GM]}", "none"),
}


@pytest.mark.parametrize(("expected", "was"), WRONG.values(), ids=WRONG)
def test_not_met(expected: str, was: str) -> None:
    """Each kind of expectation fails when it is wrong, and tells what was."""
    outcome = run_text(HEAD + "- expect: {" + expected + "}\n", "wrong.yaml")
    assert not outcome.passed
    [failure] = outcome.failures
    assert was in failure.was
    assert failure.line == 10
    assert failure.trace


def test_met() -> None:
    """The same with what is so."""
    outcome = run_text(
        HEAD
        + '- expect: {GM: "destroyed, destroyed by A, 3 damage, 2/1/3, on the field", asked: A, '
        + "waiting: [GM], A: {hand: 0, junkyard: [Shot]}, cites: [GW-17.1], "
        + "does not cite: [GW-5.6], moment: the cut, "
        + "events: [resolves Shot, destroyed GM], no events: [shuffle], result: none, turn: A}\n"
    )
    assert outcome.passed, [str(f) for f in outcome.failures]
    assert any("destroyed GM" in line for line in outcome.trace)


def test_what_if_changes_nothing() -> None:
    """After "what if" the game goes on as before it."""
    outcome = run_text(
        HEAD
        + "- what if:\n  - both pass\n  - expect: {GM: B's junkyard}\n"
        + "- expect: {GM: on the field, waiting: [GM]}\n"
    )
    assert outcome.passed, [str(f) for f in outcome.failures]
    assert any("what if" in line for line in outcome.trace)


VISION = """game: vision
cards:
  Fairy: "Character 1/3 [fairy] | Haste"
  Belt: "Spell +0/+1 | Equipment"
  Shot: "Command | (play): deal 2 damage to 1 character"
position:
  A: {hand: [Shot], nodes: {active: 1, asleep: 1}}
  B: {field: [{Fairy: {with: [Belt]}}]}
script:
- A: play Shot on Fairy
- both pass
"""
WRONG_OF_VISION = {
    "a removal state": ("Fairy: dying", "in no removal state"),
    "who": ("Fairy: dying by A", "not dying"),
    "asleep": ("Fairy: asleep", "active"),
    "a face": ("Fairy: face down", "face up"),
    "damage": ("Fairy: 3 damage", "2 damage"),
    "power": ("Fairy: 1/3", "1/4"),
    "a value": ("Fairy: endurance 3", "endurance 4"),
    "a kind": ("Fairy: is a spell", "character card and character"),
    "a race": ("Fairy: race god", "race fairy"),
    "a name": ("Fairy: named Cirno", "named fairy"),
    "a keyword": ("Fairy: lacks Haste", "has Haste"),
    "a host": ("Belt: set on Belt", "set on Fairy"),
    "set cards": ("Fairy: no cards set on it", "1 cards set on it"),
    "a fight": ("Fairy: defending", "not defending"),
    "a place": ("Shot: A's hand", "A's underworld"),
    "life": ("B: {life: 24}", "25"),
    "nodes": ("A: {nodes: {asleep: 2}}", "1"),
    "a pile": ("A: {underworld: [Belt]}", "Shot"),
    "the battle": ("battle: {attacker: Fairy}", "none"),
    "the moment": ("moment: Draw Phase", "Main Phase"),
}


@pytest.mark.parametrize(("expected", "was"), WRONG_OF_VISION.values(), ids=WRONG_OF_VISION)
def test_not_met_in_vision(expected: str, was: str) -> None:
    """The same for what can be said in VISION."""
    outcome = run_text(VISION + "- expect: {" + expected + "}\n", "wrong.yaml")
    assert not outcome.passed
    [failure] = outcome.failures
    assert was in failure.was
    assert failure.line == 12


def test_met_in_vision() -> None:
    outcome = run_text(
        VISION
        + '- expect: {Fairy: "not dying, active, face up, 2 damage, 1/4, is a character, race fairy, '
        + "has Haste, named Fairy, 1 cards set on it, not attacking, B's field\", Belt: set on Fairy, "
        + "A: {life: 25, nodes: 2, underworld: [Shot], deck: 20}, battle: none, moment: Main Phase}\n"
    )
    assert outcome.passed, [str(f) for f in outcome.failures]

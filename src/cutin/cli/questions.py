"""Options for a person: what is asked in words, and in groups under the engine's numbers."""

from __future__ import annotations

from dataclasses import dataclass

from cutin.catalogue import game_of_rule
from cutin.game.state import GameState
from cutin.kernel.decision import Decision

from .part import part

QUESTIONS = {
    "window": "You may act; passing goes on.",
    "redraw": "Keep this hand?",
    "target": "Choose a target.",
    "host": "Choose the card it is set on.",
    "pay": "Choose what to pay with.",
    "choose": "Choose.",
    "order": "Which comes next?",
    "X": "How much is X?",
    "may": "Do you want to?",
    "end": "Top or bottom?",
    "place": "Which place?",
}
# Which options Enter takes.
DEFAULTS = ("pass", "done")


@dataclass(frozen=True)
class Group:
    """Options of one kind, each with its index in the decision."""

    title: str
    options: tuple[tuple[int, str], ...]


def asked(decision: Decision, game: str) -> str:
    """What is asked, in words: those of the rule that asks, where a game has some for it."""
    own = part(game).questions
    question = decision.question
    said = own.get(f"{question} {decision.rule}") or own.get(question)
    return said or QUESTIONS.get(question, f"Choose ({question}).")


def titled(rule: str) -> str:
    """A rule's id with its title.

    >>> titled("GW-2.1")
    'GW-2.1 Exactly 50 cards'
    """
    game = game_of_rule(rule)
    found = game.rulebook.rules.get(rule) if game is not None else None
    return f"{rule} {found.title}" if found else rule


def groups(state: GameState) -> list[Group]:
    """The options of the present decision in groups."""
    decision = state.decision
    assert decision is not None
    showing = part(state.rules.game)
    found: dict[str, list[tuple[int, str]]] = {}
    for index, (option, text) in enumerate(zip(decision.options, state.texts(), strict=True)):
        title = "go on" if text in DEFAULTS else showing.group(state, decision, option)
        found.setdefault(title, []).append((index, text))
    return [Group(title, tuple(options)) for title, options in found.items()]

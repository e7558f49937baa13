"""Options for a person: what is asked in words, and in groups under the engine's numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cutin.game.state import GameState
from cutin.gundam_war.rulebook import rulebook
from cutin.gundam_war.table import DISPOSITION, EARTH_AREA, HAND, HANGAR, JUNKYARD, PLACES, SPACE_AREA

QUESTIONS = {
    "window": "You may act; passing goes on.",
    "cut": "You may answer before it resolves.",
    "sortie": "Which Units do you send out, and where to? The first one named is the head.",
    "redraw": "Keep this hand?",
    "target": "Choose a target.",
    "host": "Choose the card it is set on.",
    "pay": "Choose what to pay with.",
    "choose": "Choose.",
    "discard": "Too many cards in hand: choose one to put into the Junkyard.",
    "order": "Which comes next?",
    "X": "How much is X?",
    "area": "Where does it come out?",
    "may": "Do you want to?",
    "answer": "Do you send Units out?",
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


def asked(question: str) -> str:
    """What is asked, in words."""
    return QUESTIONS.get(question, f"Choose ({question}).")


def titled(rule: str) -> str:
    """A rule's id with its title.

    >>> titled("GW-2.1")
    'GW-2.1 Exactly 50 cards'
    """
    found = rulebook().get(rule)
    return f"{rule} {found.title}" if found else rule


def groups(state: GameState) -> list[Group]:
    """The options of the present decision in groups."""
    decision = state.decision
    assert decision is not None
    found: dict[str, list[tuple[int, str]]] = {}
    for index, (option, text) in enumerate(zip(decision.options, state.texts(), strict=True)):
        title = _title(state, decision.question, option, text, decision.seat)
        found.setdefault(title, []).append((index, text))
    return [Group(title, tuple(options)) for title, options in found.items()]


def _title(state: GameState, question: str, option: Any, text: str, seat: int) -> str:
    if text in DEFAULTS:
        return "go on"
    if question in ("window", "cut"):
        what, card = option[0], option[1]
        if what == 3:
            return "use a text on the field" if state.cards[card] is not None else "use a text"
        place = state.where[card] % PLACES
        return {HAND: "play from the hand", HANGAR: "play from the Hangar"}.get(place, "play")
    if question == "sortie":
        return "to Space" if option[1] == SPACE_AREA else "to Earth"
    if isinstance(option, tuple) and len(option) == 2 and isinstance(option[0], int) and option[0] >= 0:
        return _place(state, option[0], seat)
    return ""


def _place(state: GameState, card: int, seat: int) -> str:
    zone = state.where[card]
    names = {
        DISPOSITION: "in the Disposition Area",
        SPACE_AREA: "in Space",
        EARTH_AREA: "in Earth",
        HAND: "in hand",
        JUNKYARD: "in the Junkyard",
        HANGAR: "in the Hangar",
    }
    whose = "yours" if zone // PLACES == seat else "the enemy's"
    where = names.get(zone % PLACES)
    return f"{whose}, {where}" if where else whose

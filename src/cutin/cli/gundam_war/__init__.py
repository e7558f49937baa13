"""Gundam War at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutin.cli.part import Showing
from cutin.game.state import GameState
from cutin.gundam_war.table import (
    DISPOSITION,
    EARTH_AREA,
    HAND,
    HANGAR,
    JUNKYARD,
    PART_NAMES,
    PHASE_NAMES,
    PLACES,
    SPACE_AREA,
    seat_name,
)
from cutin.kernel.decision import Decision

if TYPE_CHECKING:
    from rich.console import RenderableType

INTRODUCTION = """\
Who has no card left in the Nation (the deck) loses. Every turn you may play one G, one Unit and one
Character in your Disposition Phase; G give the power that cards need, and some cards cost cards of your
Nation. In the Attack Step your Units go out to Space or Earth; the enemy's may meet them. A squad that
nobody meets damages the enemy's Nation."""
TEXT = 3
"""The kind of an option of a window that uses a text."""
PLAYED_FROM = {HAND: "play from the hand", HANGAR: "play from the Hangar"}
LIES = {
    DISPOSITION: "in the Disposition Area",
    SPACE_AREA: "in Space",
    EARTH_AREA: "in Earth",
    HAND: "in hand",
    JUNKYARD: "in the Junkyard",
    HANGAR: "in the Hangar",
}


class GundamWar(Showing):
    """See `Showing`."""

    game = "gundam-war"
    introduction = INTRODUCTION
    questions = {
        "cut": "You may answer before it resolves.",
        "sortie": "Which Units do you send out, and where to? The first one named is the head.",
        "discard": "Too many cards in hand: choose one to put into the Junkyard.",
        "area": "Where does it come out?",
        "answer": "Do you send Units out?",
    }
    actions = ("play {}", "use {}", "sortie {} -> Space", "sortie {} -> Earth", "{}")

    def board(self, state: GameState, seat: int) -> RenderableType:
        from .board import board

        return board(state, seat)

    def where(self, state: GameState) -> str:
        t = state.table
        return f"{seat_name(t.turn_player)}'s {PHASE_NAMES[t.phase]}, {PART_NAMES[t.part]}"

    def group(self, state: GameState, decision: Decision, option: Any) -> str:
        if decision.question in ("window", "cut"):
            what, card = option[0], option[1]
            if what == TEXT:
                return "use a text on the field" if state.cards[card] is not None else "use a text"
            return PLAYED_FROM.get(state.where[card] % PLACES, "play")
        if decision.question == "sortie":
            return "to Space" if option[1] == SPACE_AREA else "to Earth"
        if isinstance(option, tuple) and len(option) == 2 and isinstance(option[0], int) and option[0] >= 0:
            zone = state.where[option[0]]
            whose = "yours" if zone // PLACES == decision.seat else "the enemy's"
            where = LIES.get(zone % PLACES)
            return f"{whose}, {where}" if where else whose
        return ""


SHOWING = GundamWar()

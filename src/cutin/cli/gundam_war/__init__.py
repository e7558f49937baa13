"""Gundam War at a terminal."""

from __future__ import annotations

from typing import Any

from cutin.cli.part import Showing
from cutin.game.state import GameState
from cutin.gundam_war.table import (
    DISPOSITION,
    EARTH_AREA,
    HAND,
    HANGAR,
    JUNKYARD,
    PLACES,
    SPACE_AREA,
)
from cutin.kernel.decision import Decision

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
    lies = LIES
    actions = ("play {}", "use {}", "sortie {} -> Space", "sortie {} -> Earth", "{}")

    def group(self, state: GameState, decision: Decision, option: Any) -> str:
        if decision.question in ("window", "cut"):
            what, card = option[0], option[1]
            if what == TEXT:
                return "use a text on the field" if state.cards[card] is not None else "use a text"
            return PLAYED_FROM.get(state.where[card] % PLACES, "play")
        if decision.question == "sortie":
            return "to Space" if option[1] == SPACE_AREA else "to Earth"
        return self.lying(state, decision, option)


SHOWING = GundamWar()

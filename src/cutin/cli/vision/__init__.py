"""VISION at a terminal."""

from __future__ import annotations

from typing import Any

from cutin.cli.part import Showing
from cutin.game.state import GameState
from cutin.kernel.decision import Decision
from cutin.vision.c05_checks import ATTACKS, CARD, CARD_DEFENDS, DEFENDS, SET_NODE, TEXT
from cutin.vision.table import (
    DECK,
    EXCLUSION,
    FIELD,
    HAND,
    NODES,
    PLAY,
    UNDERWORLD,
)

INTRODUCTION = """\
Each player begins with 25 life; who has none left when somebody gets priority loses. In your Main Phase
you may set one card of your hand as a node, play one character, play spells and attack. A card asks for so
many nodes in all; its cost is paid by putting active nodes to sleep (1 each) or sleeping ones into the
underworld (1 each, so a new node is worth 2). Nodes do not wake up by themselves. A character comes out
asleep and becomes active in your next turn. The enemy may answer an attack at once with one active
character; otherwise the damage goes to the player."""
ACTS = {
    SET_NODE: "set a node",
    CARD: "play from the hand",
    CARD_DEFENDS: "play from the hand",
    TEXT: "use an effect",
    ATTACKS: "attack",
    DEFENDS: "defend",
}
LIES = {
    FIELD: "on the field",
    NODES: "among the nodes",
    HAND: "in hand",
    DECK: "in the deck",
    UNDERWORLD: "in the underworld",
    EXCLUSION: "in the exclusion area",
    PLAY: "being played",
}


class Vision(Showing):
    """See `Showing`."""

    game = "vision"
    introduction = INTRODUCTION
    questions = {
        "answer": "You may answer before it resolves.",
        "skip": "The caster is on your field: do you pay the cost?",
        "upkeep": "Which upkeep do you settle, and how?",
        "declare": "What do you declare?",
        "underworld": "Which card goes to the underworld first?",
        "graze": "Which cards become nodes (graze)?",
        "choose VIS-4.1.2": "Too many cards in hand: choose one for the underworld.",
        "choose VIS-10.13.5": "Too much equipment on one character: choose one to put away.",
        "form": "Which form does it take?",
        "union": "Which characters are united?",
    }
    lies = LIES
    actions = ("play {}", "use {}", "set node {}", "attack with {}", "defend with {}", "{}")

    def group(self, state: GameState, decision: Decision, option: Any) -> str:
        if decision.question in ("window", "answer"):
            return ACTS.get(option[0], "")
        if decision.question == "pay":
            return ""
        return self.lying(state, decision, option)


SHOWING = Vision()

"""Scenarios of VISION."""

from __future__ import annotations

from cutin.game.state import GameState

from ..part import Judging
from ..table import Heard
from .expected import PHRASES, PILES
from .position import QUESTIONS, TIMES
from .table import VisionTable


class Vision(Judging):
    """What VISION adds to scenarios."""

    game = "vision"
    times = TIMES
    phrases = PHRASES
    reserved = ("battle",)
    piles = PILES
    unordered = ("hand", "nodes")
    questions = QUESTIONS
    idle = ("pass", "done", "keep", "no")
    any_answer = ("order", "underworld")
    page_words = (
        *("deck", "hand", "underworld", "exclusion", "nodes", "field", "play", "life"),
        *("active", "asleep", "face down", "attacker", "defender", "dying", "discarding", "excluding"),
    )
    chain = "interference"
    common = ("battle",)

    def table(self, state: GameState, events: Heard | None = None) -> VisionTable:
        return VisionTable(state, events)


JUDGING = Vision()

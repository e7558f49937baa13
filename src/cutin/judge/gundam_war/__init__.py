"""Scenarios of Gundam War."""

from __future__ import annotations

import re

from cutin.game.state import GameState

from ..part import Judging
from ..table import Heard
from ..timeline import Step
from .expected import PHRASES, PILES
from .position import QUESTIONS, TIMES
from .table import GundamWarTable


class GundamWar(Judging):
    """What Gundam War adds to scenarios."""

    game = "gundam-war"
    times = TIMES
    phrases = PHRASES
    reserved = ("squads",)
    piles = PILES
    questions = QUESTIONS
    forms = ((r"^sortie (.+) to (Space|Earth)$", r"sortie \1 -> \2"),)
    halts = ("sortie",)
    silent = {"sortie": "sends nobody"}
    page_words = (
        *("nation", "lost", "junkyard", "hand", "hangar", "removed", "disposition", "played"),
        *("power", "points", "Space", "Earth", "head", "engaged"),
    )
    chain = "cut"
    common = ("areas",)

    def is_made(self, name: str) -> bool:
        return name.endswith("coin")

    def in_order(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Units named together for a sortie: those for Space first, as they are asked for."""
        if not all(each.startswith("sortie ") for each in words if each != "done"):
            return words
        return tuple(
            sorted(words, key=lambda each: (each == "done", re.search(r"(-> |to )Earth$", each) is not None))
        )

    def table(self, state: GameState, events: Heard | None = None) -> GundamWarTable:
        return GundamWarTable(state, events)

    def is_one_declaration(self, one: Step, other: Step) -> bool:
        """Units sent out one after the other."""
        together = one.question == other.question == "sortie" and one.seat == other.seat
        return together and all(entry.kind in ("declared", "fails to sortie") for entry in one.entries)


JUDGING = GundamWar()

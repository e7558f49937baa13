"""Scenarios of Gundam War."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from cutin.cards.files import Value
from cutin.game.state import GameState
from cutin.gundam_war.card import CardDef
from cutin.telling import Language

from ..expected import Wanted
from ..part import Judging
from ..position import Known
from ..table import Heard
from ..timeline import Step
from .cards import read_card
from .expected import PHRASES, PILES, read_side, read_squads
from .position import QUESTIONS, TIMES, Position, read_position
from .setting import Setting, standing
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

    def card(self, name: str, at: Value) -> CardDef:
        return read_card(name, at)

    def standing(self, name: str) -> CardDef | None:
        return standing(name)

    def is_made(self, name: str) -> bool:
        return name.endswith("coin")

    def position(self, at: Value | None, known: Known) -> Position:
        return read_position(at, known)

    def side(self, seat: int, at: Value) -> tuple[Wanted, ...]:
        return read_side(seat, at)

    def more(self, given: dict[str, Value]) -> tuple[Wanted, ...]:
        return read_squads(given["squads"]) if "squads" in given else ()

    def in_order(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Units named together for a sortie: those for Space first, as they are asked for."""
        if not all(each.startswith("sortie ") for each in words if each != "done"):
            return words
        return tuple(
            sorted(words, key=lambda each: (each == "done", re.search(r"(-> |to )Earth$", each) is not None))
        )

    def set_up(self, rules: Any, position: Any, events: Heard) -> GameState:
        return Setting(rules, position, events).state

    def table(self, state: GameState, events: Heard | None = None) -> GundamWarTable:
        return GundamWarTable(state, events)

    def changes(self, before: GameState, now: GameState, language: Language) -> Iterator[str]:
        from .showing import changes

        return changes(before, now, language)

    def waiting(self, s: GameState, language: Language) -> list[tuple[str, list[str]]]:
        from .showing import waiting

        return waiting(s, language)

    def moment(self, s: GameState, language: Language) -> str:
        from .showing import moment

        return moment(s, language)

    def board(self, s: GameState, language: Language) -> dict[str, Any]:
        from .showing import board

        return board(s, language)

    @property
    def page_words(self) -> tuple[str, ...]:
        from .showing import PAGE_WORDS

        return PAGE_WORDS

    @property
    def drawing(self) -> str:
        return (files(__package__) / "board.js").read_text(encoding="utf-8")

    def is_one_declaration(self, one: Step, other: Step) -> bool:
        """Units sent out one after the other."""
        together = one.question == other.question == "sortie" and one.seat == other.seat
        return together and all(entry.kind in ("declared", "fails to sortie") for entry in one.entries)

    def facts(self, s: GameState, names: dict[int, str]) -> dict[str, str]:
        from .comparing import facts

        return facts(s, names)

    def written(self, s: GameState) -> dict[str, Any]:
        from .writing import position

        return position(s)

    def is_quiet(self, s: GameState) -> bool:
        from .writing import is_quiet

        return is_quiet(s)

    def stands(self, s: GameState) -> dict[str, Any]:
        from .writing import stands

        return stands(s)

    def bare(self, view: Any) -> Any:
        from .writing import bare

        return bare(view)


JUDGING = GundamWar()

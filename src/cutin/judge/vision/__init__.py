"""Scenarios of VISION."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from cutin.cards.files import Value
from cutin.game.state import GameState
from cutin.telling import Language
from cutin.vision.card import CardDef

from ..expected import Wanted
from ..part import Judging
from ..position import Known
from ..table import Heard
from .cards import read_card
from .expected import PHRASES, PILES, read_battle, read_side
from .position import QUESTIONS, TIMES, Position, read_position
from .setting import Setting, standing
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

    def card(self, name: str, at: Value) -> CardDef:
        return read_card(name, at)

    def standing(self, name: str) -> CardDef | None:
        return standing(name)

    def position(self, at: Value | None, known: Known) -> Position:
        return read_position(at, known)

    def side(self, seat: int, at: Value) -> tuple[Wanted, ...]:
        return read_side(seat, at)

    def more(self, given: dict[str, Value]) -> tuple[Wanted, ...]:
        return read_battle(given["battle"]) if "battle" in given else ()

    def set_up(self, rules: Any, position: Any, events: Heard) -> GameState:
        return Setting(rules, position, events).state

    def table(self, state: GameState, events: Heard | None = None) -> VisionTable:
        return VisionTable(state, events)

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


JUDGING = Vision()

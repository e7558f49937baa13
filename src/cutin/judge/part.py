"""What a game adds to scenarios. Each game has one object of it: `JUDGING` of `cutin.judge.<package>`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from cutin.catalogue import Game, game
from cutin.game.state import GameState

from .showing import renamed

if TYPE_CHECKING:
    from cutin.cards.files import Value
    from cutin.telling import Language

    from .expected import Phrases, Wanted
    from .moments import Times
    from .position import Known, Position
    from .table import Heard, Table
    from .timeline import Step


class Judging(ABC):
    """A game's words for cards, positions, moments and expectations, and how its table is set and shown."""

    game: str
    times: Times
    phrases: Phrases
    """What can be said of a card."""
    reserved: tuple[str, ...] = ()
    """Fields of an expectation beside those that every game has."""
    piles: tuple[str, ...]
    """A player's places whose cards can be expected by number or by name."""
    unordered: tuple[str, ...] = ("hand",)
    """Those in which the order of the cards means nothing."""
    questions: frozenset[str]
    """What the game asks, as `Decision.question` says it."""
    forms: tuple[tuple[str, str], ...] = ()
    """Wordings of a step (patterns) and what options say instead."""
    idle: tuple[str, ...] = ("pass", "done", "keep")
    """What a player answers who lets a question go by, the first that is possible."""
    halts: tuple[str, ...] = ()
    """Questions that are asked where nothing waits to be resolved any more."""
    any_answer: tuple[str, ...] = ("order",)
    """Questions to which any answer serves when a script only wants to get past them."""
    silent: dict[str, str] = {}
    """The message for "done" where it means that nobody does anything, by question."""
    page_words: tuple[str, ...]
    """Words that the page's drawing of the board needs in the page's language."""
    chain: str
    """The title, among what waits, of that of which the last resolves first (the key of a message)."""
    common: tuple[str, ...]
    """What the page shows that belongs to no player, as views call it."""

    # Each of the rest is done by a module of the game's part, which is loaded when it is needed.

    def module(self, name: str) -> Any:
        """A module of this part: cards, position, expected, setting, comparing, writing, showing."""
        return import_module(f"{type(self).__module__}.{name}")

    # --- reading ------------------------------------------------------------------------------------

    def card(self, name: str, at: Value) -> Any:
        """The definition of a card that the file makes up. Raises ScenarioError."""
        return self.module("cards").read_card(name, at)

    def standing(self, name: str) -> Any | None:
        """A card that every scenario of the game has."""
        return self.module("setting").standing(name)

    def is_made(self, name: str) -> bool:
        """Whether effects of the game make what is called so, which no list of cards has."""
        return False

    def position(self, at: Value | None, known: Known) -> Position:
        """Where the game stands and what lies where."""
        found: Position = self.module("position").read_position(at, known)
        return found

    def side(self, seat: int, at: Value) -> tuple[Wanted, ...]:
        """What is expected of a player."""
        found: tuple[Wanted, ...] = self.module("expected").read_side(seat, at)
        return found

    def more(self, given: dict[str, Value]) -> tuple[Wanted, ...]:
        """What the reserved fields of an expectation say."""
        found: tuple[Wanted, ...] = self.module("expected").read_more(given)
        return found

    def in_order(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Choices named together, in the order in which they are asked for."""
        return words

    # --- playing ------------------------------------------------------------------------------------

    def set_up(self, rules: Any, position: Any, events: Heard) -> GameState:
        """The state of a position, before what happens first in it."""
        found: GameState = self.module("setting").Setting(rules, position, events).state
        return found

    @abstractmethod
    def table(self, state: GameState, events: Heard | None = None) -> Table:
        """The game as a scenario looks at it."""

    # --- telling ------------------------------------------------------------------------------------

    def changes(self, before: GameState, now: GameState, language: Language) -> Iterator[str]:
        """Values in force that are others than before."""
        found: Iterator[str] = self.module("showing").changes(before, now, language)
        return found

    def waiting(self, s: GameState, language: Language) -> list[tuple[str, list[str]]]:
        """What waits, under a title each; of what is resolved in turn, the last to resolve first."""
        found: list[tuple[str, list[str]]] = self.module("showing").waiting(s, language)
        return [(title, items) for title, items in found if items]

    def moment(self, s: GameState, language: Language) -> str:
        """Where the game stands."""
        t, names = s.table, catalogued(s).module("table")
        phase = language.word(names.PHASE_NAMES[t.phase])
        whose = language.say("place of", who="AB"[t.turn_player], place=phase)
        return f"{whose}, {language.word(names.PART_NAMES[t.part])}"

    def board(self, s: GameState, language: Language) -> dict[str, Any]:
        """The whole table, open, as plain data for the page: each player as that player sees it."""
        views = [s.view(seat) for seat in (0, 1)]
        shown = {name: views[0][name] for name in (*self.common, "turn", "result")}
        shown["players"] = [views[seat]["players"][seat] for seat in (0, 1)]
        return renamed(shown, s, language)

    @property
    def drawing(self) -> str:
        """The page's script that draws a board."""
        return (files(type(self).__module__) / "board.js").read_text(encoding="utf-8")

    def is_one_declaration(self, one: Step, other: Step) -> bool:
        """Whether two choices that were followed by something belong to one declaration."""
        return False

    # --- comparing and writing ----------------------------------------------------------------------

    def facts(self, s: GameState, names: dict[int, str]) -> dict[str, str]:
        """What stands at a moment: cards on the field (and those of `names`), piles, players and time."""
        found: dict[str, str] = self.module("comparing").facts(s, names)
        return found

    def written(self, s: GameState) -> dict[str, Any]:
        """The fields of a position that leads to that moment. Raises Unsayable."""
        found: dict[str, Any] = self.module("writing").position(s)
        return found

    def is_quiet(self, s: GameState) -> bool:
        """Whether a position can describe the moment: somebody may act, and nothing waits."""
        return bool(self.module("writing").is_quiet(s))

    def stands(self, s: GameState) -> dict[str, Any]:
        """Of a moment, what an expectation of a written scenario looks at beside the question."""
        found: dict[str, Any] = self.module("writing").stands(s)
        return found

    def bare(self, view: Any) -> Any:
        """A spectator's view without what only this copy of the game calls a card."""
        return self.module("writing").bare(view)


@cache
def judging(name: str) -> Judging:
    """What the game of that name adds. Raises CutinError for a game that does not exist."""
    found: Judging = game(name).part("judge").JUDGING
    return found


def judging_of(s: GameState) -> Judging:
    """What the game of a state adds."""
    return judging(s.rules.game)


def catalogued(s: GameState) -> Game:
    """The game of a state, in the catalogue."""
    return game(s.rules.game)

"""What a game adds to scenarios. Each game has one object of it: `JUDGING` of `cutin.judge.<package>`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from cutin.catalogue import Game, game
from cutin.game.state import GameState

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

    # --- reading ------------------------------------------------------------------------------------

    @abstractmethod
    def card(self, name: str, at: Value) -> Any:
        """The definition of a card that the file makes up. Raises ScenarioError."""

    @abstractmethod
    def standing(self, name: str) -> Any | None:
        """A card that every scenario of the game has."""

    def is_made(self, name: str) -> bool:
        """Whether effects of the game make what is called so, which no list of cards has."""
        return False

    @abstractmethod
    def position(self, at: Value | None, known: Known) -> Position:
        """Where the game stands and what lies where."""

    @abstractmethod
    def side(self, seat: int, at: Value) -> tuple[Wanted, ...]:
        """What is expected of a player."""

    def more(self, given: dict[str, Value]) -> tuple[Wanted, ...]:
        """What the reserved fields of an expectation say."""
        return ()

    def in_order(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Choices named together, in the order in which they are asked for."""
        return words

    # --- playing ------------------------------------------------------------------------------------

    @abstractmethod
    def set_up(self, rules: Any, position: Any, events: Heard) -> GameState:
        """The state of a position, before what happens first in it."""

    @abstractmethod
    def table(self, state: GameState, events: Heard | None = None) -> Table:
        """The game as a scenario looks at it."""

    # --- telling ------------------------------------------------------------------------------------

    @abstractmethod
    def changes(self, before: GameState, now: GameState, language: Language) -> Iterator[str]:
        """Values in force that are others than before."""

    @abstractmethod
    def waiting(self, s: GameState, language: Language) -> list[tuple[str, list[str]]]:
        """What waits, under a title each; of what is resolved in turn, the last to resolve first."""

    @abstractmethod
    def moment(self, s: GameState, language: Language) -> str:
        """Where the game stands."""

    @abstractmethod
    def board(self, s: GameState, language: Language) -> dict[str, Any]:
        """The whole table, open, as plain data for the page."""

    @property
    @abstractmethod
    def page_words(self) -> tuple[str, ...]:
        """Words that the page's drawing of the board needs in the page's language."""

    @property
    @abstractmethod
    def drawing(self) -> str:
        """The page's script that draws a board."""

    def is_one_declaration(self, one: Step, other: Step) -> bool:
        """Whether two choices that were followed by something belong to one declaration."""
        return False

    # --- comparing and writing ----------------------------------------------------------------------

    @abstractmethod
    def facts(self, s: GameState, names: dict[int, str]) -> dict[str, str]:
        """What stands at a moment: cards on the field (and those of `names`), piles, players and time."""

    @abstractmethod
    def written(self, s: GameState) -> dict[str, Any]:
        """The fields of a position that leads to that moment. Raises Unsayable."""

    @abstractmethod
    def is_quiet(self, s: GameState) -> bool:
        """Whether a position can describe the moment: somebody may act, and nothing waits."""

    @abstractmethod
    def stands(self, s: GameState) -> dict[str, Any]:
        """Of a moment, what an expectation of a written scenario looks at beside the question."""

    @abstractmethod
    def bare(self, view: Any) -> Any:
        """A spectator's view without what only this copy of the game calls a card."""


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

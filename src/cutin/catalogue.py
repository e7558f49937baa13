"""The games, and where the parts of each are found: one row a game. Looking it up loads nothing of a game.

The layers above the games (telling, cards, players, judge, cli) keep what is special to a game in a module or
package of its own, named like the game's package: ``cutin.telling.gundam_war``, ``cutin.cards.gundam_war``.
That is a game's *part* of the layer. Only it imports the game; the rest of the layer asks for it here.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from cutin.kernel.errors import CutinError
from cutin.kernel.wording import shortened

if TYPE_CHECKING:
    from cutin.game.options import Option
    from cutin.game.rulebook import Rulebook


class Game(NamedTuple):
    """A game: what it is called, and the way to its parts, each loaded when it is asked for."""

    name: str
    """On the command line, in records, scenarios and file names."""
    title: str
    prefix: str
    """What its rule ids begin with."""
    package: str
    """Its package in `cutin`, and its module in each layer above."""
    example: str
    """One of its rules, by number, for help texts."""
    learning: tuple[str, str]
    """The decks of A and B where nobody names any."""
    windows: tuple[str, ...]
    """The questions in which a player may act or pass; the first is that where nothing waits to resolve."""

    def module(self, name: str) -> ModuleType:
        """A module of the game's own package: "card", "table", "naming"."""
        return import_module(f"cutin.{self.package}.{name}")

    def part(self, layer: str) -> ModuleType:
        """The game's part of a layer: "telling", "cards", "players", "judge", "cli"."""
        return import_module(f"cutin.{layer}.{self.package}")

    @property
    def rules(self) -> type[Any]:
        """Its class of rules."""
        found: type[Any] = self.module("game").Rules
        return found

    @property
    def options(self) -> Mapping[str, Option]:
        """Its options and house switches."""
        found: Mapping[str, Option] = self.module("options").OPTIONS
        return found

    @property
    def rulebook(self) -> Rulebook:
        """Its rulebook: rules, statements, chapters, open questions."""
        found: Rulebook = self.module("rulebook").BOOK
        return found

    def rule_id(self, words: str) -> str:
        """A rule's id written in full.

        >>> GAMES["gundam-war"].rule_id("17.14"), GAMES["vision"].rule_id("vis-W.31")
        ('GW-17.14', 'VIS-W.31')
        """
        start = f"{self.prefix}-"
        words = words.strip()
        return start + (words[len(start) :] if words.upper().startswith(start) else words)


GAMES = {
    game.name: game
    for game in (
        Game(
            "gundam-war",
            "Gundam War",
            "GW",
            "gundam_war",
            example="17.14",
            learning=("learn-blue", "learn-green"),
            windows=("window", "cut"),
        ),
        Game(
            "vision",
            "Phantom Magic VISION",
            "VIS",
            "vision",
            example="9.2.3.e",
            learning=("learn-border", "learn-mist"),
            windows=("window", "answer"),
        ),
    )
}
FIRST = "gundam-war"
"""The game that is meant where none is named."""


def game(name: str) -> Game:
    """The game of that name. Raises CutinError.

    >>> game("gundam-war").prefix
    'GW'
    """
    found = GAMES.get(name)
    if found is None:
        raise CutinError(f"no game is called '{shortened(name)}'; there are: {', '.join(GAMES)}")
    return found


def game_of_rule(rule: str) -> Game | None:
    """The game whose rulebook an id belongs to.

    >>> game_of_rule("VIS-9.2.3.e").name
    'vision'
    """
    prefix = rule.partition("-")[0]
    return next((each for each in GAMES.values() if each.prefix == prefix), None)

"""A moment of a game as the position of a scenario: what is the same in all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from cutin.cards import pool
from cutin.game.state import GameState
from cutin.kernel.errors import CutinError
from cutin.kernel.state import Lasting
from cutin.language.errors import PrintError

from .position import FILLER


class Unsayable(CutinError):
    """A moment that no position describes; `reasons` are all that stands in the way."""

    def __init__(self, reasons: list[str]) -> None:
        self.reasons = reasons
        super().__init__("this moment cannot be written as a position: " + "; ".join(reasons))


class Writer(ABC):
    """Writes the moment; what no position says goes to `reasons`."""

    not_quiet: ClassVar[str]
    """Why a moment that is not quiet cannot be written."""
    end_of_turn: ClassVar[int]
    """The duration that a position can say (`Lasting.until`)."""

    def __init__(self, s: GameState) -> None:
        self.s = s
        self.reasons: list[str] = []

    def position(self) -> dict[str, Any]:
        """The fields of a position. Raises Unsayable, with every reason."""
        s, t = self.s, self.s.table
        if not self.is_quiet():
            self.reasons.append(f"something waits or is being asked: {self.not_quiet}")
        self.reasons += [f"{said} cannot be written" for value, said in self.unsaid() if value]
        found = {
            "turn": "AB"[t.turn_player],
            "turn number": t.turn,
            "at": self.at(),
            "chance": {"seed": s.seed, "asked": s.rolls},
            "A": self.side(0),
            "B": self.side(1),
        }
        if self.reasons:
            raise Unsayable(list(dict.fromkeys(self.reasons)))
        return found

    @abstractmethod
    def is_quiet(self) -> bool:
        """Whether somebody may act and nothing waits."""

    @abstractmethod
    def unsaid(self) -> tuple[tuple[object, str], ...]:
        """What no position says, each with whether there is any."""

    @abstractmethod
    def at(self) -> str:
        """The phase, as a position names it."""

    @abstractmethod
    def side(self, seat: int) -> dict[str, Any]:
        """What a player has."""

    @abstractmethod
    def said(self, change: tuple[Any, ...]) -> str:
        """A change in the card language; "" if it cannot be said. May raise PrintError."""

    def name(self, card: int) -> str:
        """What a card is called in a message."""
        found: str = self.s.rules.defs[self.s.kinds[card]].name
        return found

    def changes(self, card: int, lasting: tuple[Lasting, ...]) -> list[str]:
        """What effects have made of a card until the end of the turn, in the card language."""
        found = []
        for each in lasting:
            try:
                said = self.said(each.change) if each.until == self.end_of_turn else ""
            except PrintError:
                said = ""
            if not said:
                self.reasons.append(f"what an effect has made of {self.name(card)} cannot be written")
            found.append(said)
        return found

    def used(self, card: int, keys: tuple[int, ...], texts: list[int]) -> list[int]:
        """The numbers of its own texts (`texts`) that a card has used this turn."""
        if any(key not in texts for key in keys):
            self.reasons.append(f"{self.name(card)} has used a text that it was given")
        return [texts.index(key) + 1 for key in keys if key in texts]


def counted(names: list[str]) -> list[Any]:
    """Names, with cards that nobody can use as numbers."""
    found: list[Any] = []
    for name in names:
        if name != FILLER:
            found.append(name)
        elif found and isinstance(found[-1], int):
            found[-1] += 1
        else:
            found.append(1)
    return found


def card_word(s: GameState, card: int) -> str:
    """A name that a scenario understands: the key where several cards bear the name."""
    definition = s.rules.defs[s.kinds[card]]
    if definition.made_up or definition.name == FILLER:
        return str(definition.name)
    keys = pool(s.rules.game).find(definition.name)
    return str(definition.name if keys[:1] == [definition.key] else definition.key)


def spaced(name: str) -> str:
    """A keyword's name as texts say it.

    >>> spaced("FirstStrike")
    'First Strike'
    """
    return "".join(f" {c}" if c.isupper() and i else c for i, c in enumerate(name))

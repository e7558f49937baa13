"""What a game has to say of what happens in it; each game's part of this layer has one object of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from cutin.catalogue import game as of_name

if TYPE_CHECKING:
    from cutin.kernel.events import Event
    from cutin.kernel.state import State

    from .happened import Happened
    from .saying import Ctx

Said = tuple[str, dict[str, Any]]
"""The key of a message, and its arguments."""
Teller = Callable[["Ctx"], "Said | None"]


class Telling:
    """How a game's events are told: the messages of its own, and what has to be known of its places.

    A zone is a seat times `places` and a place. What stands here is right for most games.
    """

    game: ClassVar[str]
    own_place: ClassVar[int]
    """The place that cards are usually played from: it is not said."""
    tellers: ClassVar[Mapping[str, Teller]]
    """The kinds of event that are told, besides or instead of those of every game."""
    silent: ClassVar[frozenset[str]]
    """The kinds that are said better by another event at the same moment, or are bookkeeping of the rules."""
    remarks: ClassVar[Mapping[str, str]] = {}
    """The rules that decide something of which no other event tells, each with its message."""
    without_card: ClassVar[frozenset[str]] = frozenset()
    """The remarks that speak of no card."""
    paying: ClassVar[tuple[str, ...]]
    """The rules by which something is paid: it is told behind what it is paid for."""

    @cached_property
    def places(self) -> int:
        """How many places a player has."""
        found: int = of_name(self.game).module("table").PLACES
        return found

    @cached_property
    def place_names(self) -> tuple[str, ...]:
        """What the places are called."""
        found: tuple[str, ...] = of_name(self.game).module("table").PLACE_NAMES
        return found

    def tongue(self, language: str) -> Any:
        """The module beside the part that has the game's MESSAGES and WORDS in a language ("english"); a key
        of all games may be said otherwise there."""
        return import_module(f"{type(self).__module__}.{language}")

    def name(self, state: State, card: int) -> str:
        """What a card is called."""
        found: str = of_name(self.game).module("naming").card_name(state, card)
        return found

    def place(self, t: Ctx, zone: int) -> str:
        """Whose place a zone is, in words."""
        word = t.language.word(self.place_names[zone % self.places])
        return t.language.say("place of", who=t.player(zone // self.places), place=word)

    def target(self, t: Ctx, kind: int, number: int) -> str:
        """A target that is no card."""
        return self.place(t, number)

    def noted(self, state: State, event: Event) -> int | None:
        """A number that has to be noted at once, because it changes."""
        return None

    def ending(self, t: Ctx) -> str:
        """Why the game is over."""
        return t.language.say("by an effect")

    def by_house(self, happened: Happened) -> bool:
        """Whether a house switch of its rule bears on what happened, where the rule says more than that."""
        return True

    # --- several events in one line -----------------------------------------------------------------

    def pile(self, event: Event) -> tuple[int, int, str] | None:
        """From where to where, and by which rule, for moves that are told together."""
        return None

    def together(self, group: list[Ctx]) -> Said:
        """The message of several such moves."""
        raise NotImplementedError

    def said_by_next(self, one: Happened, following: Happened) -> bool:
        """Whether an event needs no saying because the next one says it."""
        return False


def part(game: str) -> Telling:
    """The game's part. Raises CutinError for a game that does not exist."""
    found: Telling = of_name(game).part("telling").TELLING
    return found

"""What a game has to say of its cards and decks; each game's part of this layer has one object of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from cutin.ability.form import Ability, Node
from cutin.catalogue import game as of_name
from cutin.kernel.decision import Refusal

if TYPE_CHECKING:
    from cutin.cards.files import Value


class Card(Protocol):
    """What the card of every game has."""

    @property
    def key(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def name_ja(self) -> str: ...
    @property
    def number(self) -> str: ...
    @property
    def abilities(self) -> tuple[Ability, ...]: ...
    @property
    def texts(self) -> tuple[str, ...]: ...
    @property
    def made_up(self) -> bool: ...
    @property
    def deck_name(self) -> str: ...


class Part(ABC):
    """A game's cards: as records of the pool, as records of a card file, in decks, and as lines to read."""

    game: ClassVar[str]
    card: ClassVar[type[Any]]
    """The class of a card, a struct."""
    node_fields: ClassVar[tuple[str, ...]] = ("abilities",)
    """The fields of a card that hold typed texts."""
    nested: ClassVar[Mapping[str, type[Any]]] = {}
    """The fields of a card that hold a struct of their own."""

    # --- the pool -----------------------------------------------------------------------------------

    @abstractmethod
    def node_classes(self) -> dict[str, type[Node]]:
        """Every class that a text of the game can hold, by name."""

    # --- card files ---------------------------------------------------------------------------------

    fields: ClassVar[tuple[str, ...]]
    """The fields of a card's record in a file."""
    required: ClassVar[tuple[str, ...]]
    """Those that no record lacks."""

    @abstractmethod
    def record(self, at: Value, given: dict[str, Value]) -> Any:
        """The card of a record whose fields are known and that has the required ones. Raises FileError."""

    @abstractmethod
    def read_line(self, text: str) -> Ability:
        """A line of card text. Raises TextError."""

    # --- decks --------------------------------------------------------------------------------------

    deck_size: ClassVar[int] = 50
    deck_size_rule: ClassVar[str]
    copies: ClassVar[int] = 3
    copies_rule: ClassVar[str]

    @abstractmethod
    def free_of_copies(self, card: Any) -> bool:
        """Whether a deck may hold any number of the card."""

    def shown_deck_name(self, card: Any) -> str:
        """The name by which copies are counted, for a person."""
        name: str = card.name
        return name

    def rule_of_copies(self, cards: Sequence[Any]) -> str:
        """The rule by which there are too many of these cards of one name."""
        return self.copies_rule

    @abstractmethod
    def own_limits(self, known: Mapping[Any, int]) -> list[Refusal]:
        """What else is forbidden in a deck of so many of these cards each, by rules or by their own texts."""

    @abstractmethod
    def kinds_in(self, cards: Sequence[Any]) -> str:
        """How many cards of each kind, in words."""

    # --- for reading --------------------------------------------------------------------------------

    @abstractmethod
    def one_line(self, card: Any) -> str:
        """A card in one line: name, kind, cost, numbers."""

    @abstractmethod
    def page(self, card: Any) -> list[str]:
        """A card with everything it says."""


def part(game: str) -> Part:
    """The game's part. Raises CutinError for a game that does not exist."""
    found: Part = of_name(game).part("cards").CARDS
    return found

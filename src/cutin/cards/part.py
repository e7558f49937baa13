"""What a game has to say of its cards and decks; each game's part of this layer has one object of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

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


class Part(msgspec.Struct, frozen=True):
    """A game's cards. What a running game does not need stands in modules beside the part, of these names:

    * `records`: `card(at, given)`, the card of a record in a file; `misfit(card)`, a field that does not fit
      its kind and what is wrong with it, or None;
    * `decks`: `free_of_copies(card)`, whether a deck may hold any number of it; `copied(cards)`, the name by
      which copies of these cards are counted and the rule by which there are too many; `own_limits(known)`,
      what else the rules and the cards' own texts forbid in a deck of so many of these cards each;
    * `shown`: `one_line(card)`, `page(card)`, a card with everything it says, `kinds_in(cards)`, how many
      cards of each kind.
    """

    game: str
    card: type[Any]
    """The class of a card, a struct."""
    fields: tuple[str, ...]
    """The fields of a card's record in a file."""
    required: tuple[str, ...]
    """Those that no record lacks."""
    deck_size_rule: str
    deck_size: int = 50
    copies: int = 3
    node_fields: tuple[str, ...] = ("abilities",)
    """The fields of a card that hold typed texts."""
    nested: Mapping[str, type[Any]] = {}
    """The fields of a card that hold a struct of their own."""

    def _from(self, module: str) -> Any:
        return import_module(f"cutin.cards.{of_name(self.game).package}.{module}")

    def node_classes(self) -> dict[str, type[Node]]:
        """Every class that a text of the game can hold, by name."""
        found: dict[str, type[Node]] = of_name(self.game).module("words").WORDS.node_classes
        return found

    def read_line(self, text: str) -> Ability:
        """A line of card text. Raises TextError."""
        found: Ability = of_name(self.game).module("language").read_line(text)
        return found

    def record(self, at: Value, given: dict[str, Value]) -> Any:
        """The card of a record whose fields are known and that has the required ones. Raises FileError."""
        records = self._from("records")
        card = records.card(at, given)
        wrong = records.misfit(card)
        if wrong is not None:
            given.get(wrong[0], at).fail(wrong[1])
        return card

    def misfit(self, card: Any) -> tuple[str, str] | None:
        """A field of the card that does not fit its kind, and what is wrong with it."""
        found: tuple[str, str] | None = self._from("records").misfit(card)
        return found

    def free_of_copies(self, card: Any) -> bool:
        """Whether a deck may hold any number of the card."""
        return bool(self._from("decks").free_of_copies(card))

    def copied(self, cards: Sequence[Any]) -> tuple[str, str]:
        """The name by which copies of these cards are counted, and the rule by which there are too many."""
        name, rule = self._from("decks").copied(cards)
        return name, rule

    def own_limits(self, known: Mapping[Any, int]) -> list[Refusal]:
        """What else is forbidden in a deck of so many of these cards each, by rules or by their own texts."""
        found: list[Refusal] = self._from("decks").own_limits(known)
        return found

    def kinds_in(self, cards: Sequence[Any]) -> str:
        """How many cards of each kind, in words."""
        return str(self._from("shown").kinds_in(cards))

    def one_line(self, card: Any) -> str:
        """A card in one line: name, kind, cost, numbers."""
        return str(self._from("shown").one_line(card))

    def page(self, card: Any) -> list[str]:
        """A card with everything it says."""
        return list(self._from("shown").page(card))


def part(game: str) -> Part:
    """The game's part. Raises CutinError for a game that does not exist."""
    found: Part = of_name(game).part("cards").CARDS
    return found

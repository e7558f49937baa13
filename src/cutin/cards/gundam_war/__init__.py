"""The cards of Gundam War in files, decks and lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cutin.ability.form import Ability, Node
from cutin.cards.part import Part
from cutin.gundam_war.card import CardDef, Form, G
from cutin.kernel.decision import Refusal

if TYPE_CHECKING:
    from cutin.cards.files import Value


class GundamWar(Part):
    """See `Part`. What a running game does not need is imported when it is asked for."""

    game = "gundam-war"
    card = CardDef
    node_fields = ("abilities", "generation")
    nested = {"second": Form}
    fields = (
        *("key", "name", "name_ja", "model", "type", "colour", "cost", "dual", "terrain", "stats", "set_on"),
        *("traits", "number", "g", "second", "as_g", "made_up", "text"),
    )
    required = ("key", "name", "type")
    deck_size_rule = "GW-2.1"
    copies_rule = "GW-2.2"

    def node_classes(self) -> dict[str, type[Node]]:
        from cutin.gundam_war.words import WORDS

        return WORDS.node_classes

    def record(self, at: Value, given: dict[str, Value]) -> CardDef:
        from .records import card

        return card(at, given)

    def read_line(self, text: str) -> Ability:
        from cutin.gundam_war.language import read_line

        return read_line(text)

    def free_of_copies(self, card: CardDef) -> bool:
        from .decks import any_number

        return card.type == G or any_number(card)

    def shown_deck_name(self, card: CardDef) -> str:
        return f"{card.model} {card.name}".strip()

    def own_limits(self, known: Mapping[CardDef, int]) -> list[Refusal]:
        from .decks import own_limits, special_g

        return special_g(known) + own_limits(known)

    def kinds_in(self, cards: Sequence[CardDef]) -> str:
        from .shown import kinds_in

        return kinds_in(cards)

    def one_line(self, card: CardDef) -> str:
        from .shown import one_line

        return one_line(card)

    def page(self, card: CardDef) -> list[str]:
        from .shown import page

        return page(card)


CARDS = GundamWar()

"""The cards of VISION in files, decks and lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cutin.ability.form import Ability, Node
from cutin.cards.part import Part
from cutin.kernel.decision import Refusal
from cutin.vision.card import FIRST_SIGN, CardDef

if TYPE_CHECKING:
    from cutin.cards.files import Value


class Vision(Part):
    """See `Part`. What a running game does not need is imported when it is asked for."""

    game = "vision"
    card = CardDef
    fields = (
        *("key", "name", "name_ja", "kind", "node", "cost", "caster", "races", "substitute", "graze"),
        *("power", "number", "made_up", "text"),
    )
    required = ("key", "name", "kind", "node", "cost")
    deck_size_rule = "VIS-1.2.2.a"
    copies_rule = "VIS-1.2.2.b"

    def node_classes(self) -> dict[str, type[Node]]:
        from cutin.vision.words import WORDS

        return WORDS.node_classes

    def record(self, at: Value, given: dict[str, Value]) -> CardDef:
        from .records import card

        return card(at, given)

    def read_line(self, text: str) -> Ability:
        from cutin.vision.language import read_line

        return read_line(text)

    def free_of_copies(self, card: CardDef) -> bool:
        return False

    def rule_of_copies(self, cards: Sequence[CardDef]) -> str:
        """VIS-W.1 where a First Sign counts as the card of the name in it."""
        signs = sum((card.name_ja or card.name).startswith(FIRST_SIGN) for card in cards)
        return "VIS-W.1" if 0 < signs < len(cards) else self.copies_rule

    def own_limits(self, known: Mapping[CardDef, int]) -> list[Refusal]:
        from .decks import one_per_deck

        return one_per_deck(known)

    def kinds_in(self, cards: Sequence[CardDef]) -> str:
        from .shown import kinds_in

        return kinds_in(cards)

    def one_line(self, card: CardDef) -> str:
        from .shown import one_line

        return one_line(card)

    def page(self, card: CardDef) -> list[str]:
        from .shown import page

        return page(card)


CARDS = Vision()

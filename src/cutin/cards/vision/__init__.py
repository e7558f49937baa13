"""The cards of VISION in files, decks and lists."""

from __future__ import annotations

from cutin.cards.part import Part
from cutin.vision.card import CardDef

CARDS = Part(
    game="vision",
    card=CardDef,
    fields=(
        *("key", "name", "name_ja", "kind", "node", "cost", "caster", "races", "substitute", "graze"),
        *("power", "number", "made_up", "text"),
    ),
    required=("key", "name", "kind", "node", "cost"),
    deck_size_rule="VIS-1.2.2.a",
)

"""The cards of Gundam War in files, decks and lists."""

from __future__ import annotations

from cutin.cards.part import Part
from cutin.gundam_war.card import CardDef, Form

CARDS = Part(
    game="gundam-war",
    card=CardDef,
    fields=(
        *("key", "name", "name_ja", "model", "type", "colour", "cost", "dual", "terrain", "stats", "set_on"),
        *("traits", "number", "g", "second", "as_g", "made_up", "text"),
    ),
    required=("key", "name", "type"),
    deck_size_rule="GW-2.1",
    node_fields=("abilities", "generation"),
    nested={"second": Form},
)

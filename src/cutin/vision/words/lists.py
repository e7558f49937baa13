"""The wordings of this game where a shared word leaves them open (`cutin.ability.form.Wording`)."""

from __future__ import annotations

LISTS: dict[str, tuple[str, ...]] = {
    "duration": (
        "until end of turn",
        "until the end of the next turn",
        "until the end of the battle",
        "until the end of the interference",
        "until the start of the next own turn",
        "as long as it is on the field",
    ),
    "keyword": (
        "Haste",
        "Surprise",
        "First Strike",
        "Pierce",
        "Stealth",
        "Vigilance",
        "Instant Death",
        "Doll",
        "Legend",
        "Resistance",
        "Mana Charge",
        "Transformation",
        "Equipment",
        "Charm",
        "Equipment/Field",
        "World Charm",
        "Fantasy Creature",
        "Upkeep",
        "Sacred Treasure",
        "Union",
        "One per Turn",
        "One per Own Turn",
        "One per Enemy Turn",
        "One per Deck",
        "Resist",
        "Last Spell",
        "Last Word",
        "Leader",
        "Own Turn Only",
        "Enemy Turn Only",
        "Sealed Art",
        "First Sign",
        "Second Sign",
    ),
    "measure": (
        "node",
        "cost",
        "attack",
        "endurance",
        "base attack",
        "base endurance",
        "graze",
        "damage",
    ),
    "zone": ("deck", "underworld", "hand", "nodes", "exclusion area"),
}

# Shared words that this game does not have: a trigger "if", which happens at most once a turn, is said by
# "(once per turn)".
WITHOUT = ("If",)

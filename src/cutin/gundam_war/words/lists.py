"""The wordings of this game where a shared word leaves them open (`cutin.ability.form.Wording`)."""

from __future__ import annotations

LISTS: dict[str, tuple[str, ...]] = {
    "duration": ("until end of turn", "until the end of the cut", "as long as it is on the field"),
    "keyword": (
        "High Mobility",
        "Water",
        "Desert",
        "Raid",
        "Swift Strike",
        "Vulture",
        "Space Battle",
        "Special Shield",
        "Psycommu",
        "Area Weapon",
        "Atmospheric Entry",
        "Multiple",
        "Team",
        "Change",
        "Dismantle",
        "PS Armor",
        "Transformer",
        "Cruiser",
        "Base",
        "Support",
        "Resupply",
        "Variable",
        "Quick",
        "Battle-ready",
        "Prevent",
        "Restrict to 1",
        "Restrict to 1/Own",
        "Restrict to 1/Deck",
        "Colony",
    ),
    "measure": (
        "total nation power",
        "designated nation power",
        "resource cost",
        "close combat",
        "ranged",
        "defence",
        "damage",
        "total battle modification",
        "total of the cost",
    ),
    "state": ("rolled", "rerolled"),
    "zone": ("Nation", "Lost Card Pile", "Junkyard", "hand", "Hangar"),
}

# Shared words that this game does not use.
WITHOUT = ("AfterThat",)

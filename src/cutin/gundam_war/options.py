"""Options and house switches.

What the digest leaves open, with the reading that is used unless told otherwise.
"""

from __future__ import annotations

from cutin.game.options import BOOL, NUMBER, Option

OPTIONS: dict[str, Option] = {
    "windows": Option(
        ("own", "public", "all"), "own", "GW-6.7", "which windows with nothing but pass are passed"
    ),
    "damage_destroys": Option(
        ("at_least", "more_than"),
        "at_least",
        "GW-17.1",
        "whether damage equal to the defence destroys",
        house=True,
    ),
    "fall_under_protection": Option(
        ("destroys", "holds"),
        "destroys",
        "GW-17.16",
        "a further fall of a protected Unit's defence",
        house=True,
    ),
    "abolish_at_end": Option(
        ("uncut", "next_free_timing"),
        "uncut",
        "GW-17.2",
        "when a card destroyed where no Cut can open goes",
        house=True,
    ),
    "recheck_head_on_move": Option(
        BOOL, False, "GW-14.19", "whether a move outside sortie settles the head", house=True
    ),
    "sortie_auto_c": Option(
        ("inside", "cut_after"), "inside", "GW-14.11", "when auto C effects on sortie resolve", house=True
    ),
    "minus_coin_credit": Option(
        ("controller", "placer"), "controller", "GW-18.8", "who destroys with a minus coin", house=True
    ),
    "hand_limit": Option(NUMBER, 6, "GW-16.8", "cards in hand after the end of the turn", house=True),
    "unit_limit": Option(NUMBER, 1, "GW-8.11", "Units played a turn"),
    "big_unit_limit": Option(NUMBER, 1, "GW-8.11", "Units with Cruiser, Base or Support played a turn"),
    "character_limit": Option(NUMBER, 1, "GW-8.13", "Characters played a turn", house=True),
    "operation_limit": Option(NUMBER, 1, "GW-8.13", "Operations played a turn", house=True),
    "g_limit": Option(NUMBER, 1, "GW-8.12", "G played a turn"),
    "quick_beyond_limits": Option(BOOL, True, "GW-21.25", "whether Quick cards are free of the limits"),
    "open_lists": Option(BOOL, True, "GW-3.4", "whether both deck lists are known to both"),
    "house_psycommu": Option(BOOL, True, "GW-21.9", "the house reading of Psycommu", house=True),
    "house_area_weapon": Option(BOOL, True, "GW-21.10", "the house reading of Area Weapon", house=True),
    "house_atmospheric_entry": Option(
        BOOL, True, "GW-21.11", "the house reading of Atmospheric Entry", house=True
    ),
    "house_multiple": Option(BOOL, True, "GW-21.12", "the house reading of Multiple", house=True),
    "house_team": Option(BOOL, True, "GW-21.13", "the house reading of Team", house=True),
    "house_change": Option(BOOL, True, "GW-21.14", "the house reading of Change", house=True),
    "house_transformer": Option(BOOL, True, "GW-21.17", "the house reading of Transformer", house=True),
    "house_resupply": Option(BOOL, True, "GW-21.22", "the house reading of Resupply", house=True),
    "house_variable": Option(BOOL, True, "GW-21.24", "the house reading of Variable", house=True),
}

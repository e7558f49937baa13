"""Options and house switches.

What the digest leaves open or only infers, with the reading that is used unless told otherwise. OQ-n is the
number of the open question.
"""

from __future__ import annotations

from cutin.game.options import BOOL, NUMBER, Option


def _house(values: tuple[object, ...], default: object, rule: str, about: str) -> Option:
    """A switch whose default is the house reading."""
    return Option(values, default, rule, about, house=True)


OPTIONS: dict[str, Option] = {
    "windows": Option(
        ("own", "public", "all"), "own", "VIS-1.12.4", "which windows with nothing but pass are passed"
    ),
    "open_lists": Option(BOOL, True, "VIS-3.1.5", "whether both deck lists are known to both"),
    # Set-up and the turn (OQ-1).
    "opening_hand": _house(NUMBER, 6, "VIS-W.2", "cards in the opening hand"),
    "redraw": _house(BOOL, True, "VIS-W.2", "whether the opening hand may be exchanged once"),
    "hand_limit": _house(NUMBER, 6, "VIS-4.1.2", "cards in hand after the discard phase"),
    # Winning and losing (OQ-2, OQ-22).
    "deckout_when": _house(
        ("priority", "at_once"), "priority", "VIS-W.32", "when a player who could not draw loses"
    ),
    "both_lose": _house(
        ("draw", "turn_player_loses", "turn_player_wins"), "draw", "VIS-W.3", "when both lose at once"
    ),
    # Zones (OQ-21).
    "nodes_known": _house(
        ("set_by_owner", "owner", "everybody"),
        "set_by_owner",
        "VIS-W.34",
        "who knows the cards in a node area",
    ),
    "exclusion_known": _house(BOOL, True, "VIS-3.1.5", "whether the exclusion area is public"),
    # Priority and playing (OQ-19, OQ-17, OQ-31).
    "order_after_interference": _house(
        ("turn_player", "starter"), "turn_player", "VIS-W.6", "who has priority after an interference"
    ),
    "as_if_played_limits": _house(
        ("free", "checked"), "free", "VIS-5.3.1", "limits a turn on what resolves as if played"
    ),
    "last_spell_skips_cost": _house(
        BOOL, False, "VIS-W.57", "whether a Last Spell at command timing skips its cost through the caster"
    ),
    # Damage and battle (OQ-6, OQ-7, OQ-20).
    "defender_gone": _house(
        ("no_damage", "player"), "no_damage", "VIS-6.2.4", "whom an attack hits whose defender has left"
    ),
    "piercing_counts": _house(
        ("all", "battle", "none"), "all", "VIS-10.5", "which earlier damage adds to piercing"
    ),
    "graze_of_gone": _house(
        ("last_known", "none"), "last_known", "VIS-W.47", "the graze of an attacker that has left the field"
    ),
    "next_damage": _house(
        ("lost", "waits"), "lost", "VIS-1.10.12.b", "what becomes of further effects on the next damage"
    ),
    "power_order": _house(
        ("changes_first", "by_time"), "changes_first", "VIS-W.48", "the order of corrections to combat power"
    ),
    # Removal (OQ-29, OQ-10, OQ-11).
    "removal_waits_for_step": _house(
        BOOL, True, "VIS-9.1.3", "whether a removal waits for the other effects of its numbered step"
    ),
    "rider_at_once": _house(
        BOOL, True, "VIS-9.1.3", "whether what follows if a card was discarded is carried out at once"
    ),
    "endurance_cause": _house(
        ("effect", "nobody"), "effect", "VIS-9.2.2.b", "who is the cause when endurance falls to 0"
    ),
    # Tactics and special effects.
    "no_race_shared": _house(BOOL, False, "VIS-10.6", "whether having no race is a race in common"),
    "mana_charge_short": _house(
        ("fails", "as_many"), "fails", "VIS-10.12", "Mana Charge with too few cards in the deck"
    ),
}

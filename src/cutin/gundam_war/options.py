"""Options and house switches.

What the digest leaves open, with the reading that is used unless told otherwise.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cutin.kernel.decision import CutinError


class Option(NamedTuple):
    """One option: its values (or a kind of value), the default, the rule it governs, and what it decides.

    `house`: the rule is an open question or only inferred, and the default is the house reading of it.
    """

    values: tuple[Any, ...]
    default: Any
    rule: str
    about: str
    house: bool = False


_NUMBER = tuple(range(100))
_BOOL = (True, False)

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
        _BOOL, False, "GW-14.19", "whether a move outside sortie settles the head", house=True
    ),
    "sortie_auto_c": Option(
        ("inside", "cut_after"), "inside", "GW-14.11", "when auto C effects on sortie resolve", house=True
    ),
    "minus_coin_credit": Option(
        ("controller", "placer"), "controller", "GW-18.8", "who destroys with a minus coin", house=True
    ),
    "hand_limit": Option(_NUMBER, 6, "GW-16.8", "cards in hand after the end of the turn", house=True),
    "unit_limit": Option(_NUMBER, 1, "GW-8.11", "Units played a turn"),
    "big_unit_limit": Option(_NUMBER, 1, "GW-8.11", "Units with Cruiser, Base or Support played a turn"),
    "character_limit": Option(_NUMBER, 1, "GW-8.13", "Characters played a turn", house=True),
    "operation_limit": Option(_NUMBER, 1, "GW-8.13", "Operations played a turn", house=True),
    "g_limit": Option(_NUMBER, 1, "GW-8.12", "G played a turn"),
    "quick_beyond_limits": Option(_BOOL, True, "GW-21.25", "whether Quick cards are free of the limits"),
    "open_lists": Option(_BOOL, True, "GW-3.4", "whether both deck lists are known to both"),
    "house_psycommu": Option(_BOOL, True, "GW-21.9", "the house reading of Psycommu", house=True),
    "house_area_weapon": Option(_BOOL, True, "GW-21.10", "the house reading of Area Weapon", house=True),
    "house_atmospheric_entry": Option(
        _BOOL, True, "GW-21.11", "the house reading of Atmospheric Entry", house=True
    ),
    "house_multiple": Option(_BOOL, True, "GW-21.12", "the house reading of Multiple", house=True),
    "house_team": Option(_BOOL, True, "GW-21.13", "the house reading of Team", house=True),
    "house_change": Option(_BOOL, True, "GW-21.14", "the house reading of Change", house=True),
    "house_transformer": Option(_BOOL, True, "GW-21.17", "the house reading of Transformer", house=True),
    "house_resupply": Option(_BOOL, True, "GW-21.22", "the house reading of Resupply", house=True),
    "house_variable": Option(_BOOL, True, "GW-21.24", "the house reading of Variable", house=True),
}


class OptionError(CutinError):
    """An option that does not exist or cannot have that value."""


def check_options(given: dict[str, Any]) -> dict[str, Any]:
    """All options, those given and the defaults of the rest. Raises OptionError."""
    result = {name: option.default for name, option in OPTIONS.items()}
    for name, value in given.items():
        option = OPTIONS.get(name)
        if option is None:
            raise OptionError(f"there is no option {name!r}; there are: {', '.join(OPTIONS)}")
        if type(value) is not type(option.default) or value not in option.values:
            shown = (
                "a number from 0 to 99" if option.values is _NUMBER else ", ".join(map(str, option.values))
            )
            raise OptionError(f"option {name!r} cannot be {value!r}; possible: {shown}")
        result[name] = value
    return result

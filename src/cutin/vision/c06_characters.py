"""Chapter 6.1: what an effect makes of a card: the words in braces as changes (VIS-6.1.5 to 6.1.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .card import race
from .changes import AS_CHARACTER, AS_CHARM, AS_EQUIPMENT, FORM, SHAPE
from .words import masks as m

ROLES = {"character": AS_CHARACTER, "charm": AS_CHARM, "equipment": AS_EQUIPMENT}

Entry = tuple[tuple[int, int], int, str, tuple[str, ...], tuple[int, ...]]
"""What is said of a card in braces: power or modifier, graze, name, races, keys of its lines."""


def entry_of(rules: Any, parts: Iterable[m.MaskPart]) -> Entry:
    """The parts of what is said in braces; what is not said is not there (VIS-6.1.6, VIS-6.1.7)."""
    power, graze, name = (0, 0), 0, ""
    races: tuple[str, ...] = ()
    keys: tuple[int, ...] = ()
    for part in parts:
        if isinstance(part, m.MaskPower | m.MaskModifier):
            power = (part.attack, part.endurance)
        elif isinstance(part, m.MaskGraze):
            graze = part.value
        elif isinstance(part, m.MaskName):
            name = part.name
        elif isinstance(part, m.MaskRace):
            races = (*races, *(race(each) for each in part.races))
        elif isinstance(part, m.MaskKeyword):
            keys = (*keys, rules.register(part.keyword))
        elif isinstance(part, m.MaskText):
            keys = (*keys, rules.register(part.ability))
        else:
            raise AssertionError(part)
    return power, graze, name, races, keys


def shape_of(rules: Any, mask: m.Mask) -> tuple[Any, ...]:
    """The change that makes a card what the braces say, for a `Lasting` on it.

    A charm or equipment keeps what is not said of it, but for its text.
    """
    power, graze, name, races, keys = entry_of(rules, mask.parts)
    role = ROLES[mask.kind]
    if role == AS_CHARACTER:
        return (SHAPE, role, power, graze, name, races, keys)
    said = any(isinstance(part, m.MaskRace) for part in mask.parts)
    return (SHAPE, role, power, -1, name, races if said else None, keys)


def form_of(rules: Any, parts: Iterable[m.MaskPart], source: int) -> tuple[Any, ...]:
    """The change that gives a character its transformed entry; `source` is the card that the entry is on."""
    power, graze, name, races, keys = entry_of(rules, parts)
    return (FORM, power, graze, name, races, keys, source)

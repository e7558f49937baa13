"""What the words in braces make of a card, as a change (`changes.SHAPE`)."""

from __future__ import annotations

from typing import Any

from cutin.game.compiler import Compiler, Unexpressed

from ..card import plain, race
from ..changes import AS_CHARACTER, AS_CHARM, AS_EQUIPMENT, SHAPE
from ..words import masks as w

ROLES = {"character": AS_CHARACTER, "charm": AS_CHARM, "equipment": AS_EQUIPMENT}


def shape_of(mask: w.Mask, c: Compiler) -> tuple[Any, ...]:
    """The change that makes a card what the braces say; the lines quoted in them become known."""
    power: tuple[int, int] | None = None
    graze = -1
    name = ""
    races: tuple[str, ...] | None = None
    keys: list[int] = []
    for part in mask.parts:
        if isinstance(part, w.MaskName):
            name = plain(part.name)
        elif isinstance(part, w.MaskGraze):
            graze = part.value
        elif isinstance(part, w.MaskPower | w.MaskModifier):
            power = (part.attack, part.endurance)
        elif isinstance(part, w.MaskRace):
            races = tuple(race(each) for each in part.races)
        elif isinstance(part, w.MaskKeyword):
            keys.append(c.rules.register(part.keyword))
        elif isinstance(part, w.MaskText):
            keys.append(c.rules.register(part.ability))
        else:
            raise Unexpressed(part, "a part of what a card is")
    return (SHAPE, ROLES[mask.kind], power, graze, name, races, tuple(keys))

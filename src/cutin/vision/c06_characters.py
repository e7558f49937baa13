"""Chapter 6.1: characters, what an effect makes of a card, and cards that are turned face-down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cutin.kernel.changes import emit, next_serial, set_card, show
from cutin.kernel.state import Lasting, State

from .card import plain, race
from .changes import AS_CHARACTER, AS_CHARM, AS_EQUIPMENT, FORM, SHAPE
from .table import AS_CHARM as IS_CHARM
from .table import FACE_DOWN, ON_FIELD_LONG
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
        return (SHAPE, role, power, graze, plain(name), races, keys)
    said = any(isinstance(part, m.MaskRace) for part in mask.parts)
    return (SHAPE, role, power, -1, plain(name), races if said else None, keys)


def form_of(rules: Any, parts: Iterable[m.MaskPart], source: int) -> tuple[Any, ...]:
    """The change that gives a character its transformed entry; `source` is the card that the entry is on."""
    power, graze, name, races, keys = entry_of(rules, parts)
    return (FORM, power, graze, plain(name), races, keys, source)


def given_on_field(f: Any, change: tuple[Any, ...], since: int) -> Lasting:
    """A change that an effect has made for as long as the card is on the field."""
    return Lasting(change, ON_FIELD_LONG, f.player, f.source, getattr(f, "entry", 0), since)


def become(s: State, f: Any, card: int, shape: tuple[Any, ...], rule: str = "VIS-6.1.5") -> None:
    """From then on the card on the field is what the braces say; what is said later overwrites."""
    record = s.cards[card]
    assert record is not None
    kept = tuple(each for each in record.lasting if each.change[0] != SHAPE)
    flags = record.flags if shape[1] & AS_CHARACTER else record.flags | IS_CHARM
    lasting = (given_on_field(f, shape, next_serial(s)), *kept)
    set_card(s, card, "becomes", rule, lasting=lasting, flags=flags)


def turn_down(s: State, f: Any, card: int, shape: tuple[Any, ...] | None) -> bool:
    """The card is turned face-down; from then on it is what the braces say, or nothing. Whether it was
    face-up."""
    record = s.cards[card]
    if record is None or record.flags & FACE_DOWN:
        return False
    show(s, card)
    kept = tuple(each for each in record.lasting if each.change[0] != SHAPE)
    lasting = kept if shape is None else (given_on_field(f, shape, next_serial(s)), *kept)
    set_card(s, card, "face down", "VIS-6.1.7", flags=record.flags | FACE_DOWN, lasting=lasting)
    return True


def turn_up(s: State, card: int) -> bool:
    """A face-down card is turned face-up: it is itself again, and everybody knows it. Whether it was down."""
    record = s.cards[card]
    if record is None or not record.flags & FACE_DOWN:
        return False
    show(s, card)
    kept = tuple(each for each in record.lasting if each.change[0] != SHAPE)
    set_card(s, card, "face up", "VIS-5.1.1", flags=record.flags & ~FACE_DOWN, lasting=kept)
    emit(s, "seen", "VIS-5.1.1", cards=(card,))
    return True

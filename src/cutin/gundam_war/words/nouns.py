"""Kinds of cards. A type word means every card that is now of that type (GW-1.1)."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.form import Noun


class Unit(Noun, frozen=True):
    phrase: ClassVar[str] = "Units|Unit"


class Character(Noun, frozen=True):
    phrase: ClassVar[str] = "Characters|Character"


class Command(Noun, frozen=True):
    phrase: ClassVar[str] = "Commands|Command"


class Operation(Noun, frozen=True):
    """Ordinary Operations and those that are set cards (GW-1.1)."""

    phrase: ClassVar[str] = "Operations|Operation"


class Generation(Noun, frozen=True):
    phrase: ClassVar[str] = "G"


class SetCard(Noun, frozen=True):
    """A card set on another (GW-12.1), coins treated as set cards included."""

    phrase: ClassVar[str] = "set cards|card"

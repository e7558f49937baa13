"""Turns, phases and the moments that triggers and delayed effects name (chapter 4)."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.form import Moment, Node, Timing
from cutin.vision.words.places import PhaseName


class Part(Node, frozen=True):
    """A turn or a phase, of either player unless one is named."""

    phrase: ClassVar[str] = "[{whose} ]{part}"
    part: PhaseName | Literal["turn"]
    whose: Literal["own", "enemy"] | None = None


class NextPart(Node, frozen=True):
    """The first that begins after the one going on."""

    phrase: ClassVar[str] = "next {whose} {part}"
    part: PhaseName | Literal["turn"]
    whose: Literal["own", "enemy"]


class During(Timing, frozen=True):
    """While a player has priority in that part of a turn."""

    phrase: ClassVar[str] = "{part}"
    part: Part


class AtStart(Moment, frozen=True):
    """For a delayed effect the first to come, for a trigger each (VIS-4.1.2, VIS-W.40)."""

    phrase: ClassVar[str] = "at the start of the {part}"
    part: Part | NextPart


class AtEnd(Moment, frozen=True):
    """As `AtStart`, when it ends (VIS-W.41)."""

    phrase: ClassVar[str] = "at the end of the {part}"
    part: Part | NextPart


class EndOfInterference(Moment, frozen=True):
    """When the interference going on has been resolved (VIS-1.12.8)."""

    phrase: ClassVar[str] = "at the end of the interference"


class EndOfBattle(Moment, frozen=True):
    """When the battle going on is over (VIS-6.2.4.j)."""

    phrase: ClassVar[str] = "at the end of the battle"


class StartOfBattle(Moment, frozen=True):
    """VIS-6.2.4.b"""

    phrase: ClassVar[str] = "at the start of the battle"

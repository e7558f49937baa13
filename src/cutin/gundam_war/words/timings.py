"""When texts are played, and the moments that triggers and delayed effects name (chapter 6)."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.form import Moment, Timing

Phase = Literal[
    "turn",
    "Reroll Phase",
    "Draw Phase",
    "Disposition Phase",
    "Battle Phase",
    "Attack Step",
    "Defend Step",
    "Damage Calculation Step",
    "Return Step",
]


class AnyTime(Timing, frozen=True):
    """Every free timing (GW-6.8)."""

    phrase: ClassVar[str] = "any time"


class During(Timing, frozen=True):
    """The free timings of that part of a turn; "Battle Phase" is its four steps; own and enemy limit it
    to that player's turn (GW-6.8, GW-4.1), seen from the player who plays the text."""

    phrase: ClassVar[str] = "[{whose} ]{part}[ but not {apart}]"
    part: Phase
    whose: Literal["own", "enemy"] | None = None
    apart: Literal["Attack Step", "Defend Step", "Damage Calculation Step", "Return Step"] | None = None


class EitherTime(Timing, frozen=True):
    """In the free timings of the one or of the other."""

    phrase: ClassVar[str] = "{first} or {second}<1>"
    first: Timing
    second: Timing


class AtStart(Moment, frozen=True):
    """The start of that part (GW-6.4): of the first one to come for a delayed effect, of each for a
    trigger."""

    phrase: ClassVar[str] = "at the start of the {part}"
    part: During


class AtEnd(Moment, frozen=True):
    """The end of that part, which cannot be cut into (GW-6.5)."""

    phrase: ClassVar[str] = "at the end of the {part}"
    part: During


class EndOfTurn(Moment, frozen=True):
    """The end of the turn that is going on (GW-16.3)."""

    phrase: ClassVar[str] = "at the end of turn"

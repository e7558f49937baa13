"""How sentences join, beyond what all games share."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.common import At, EachTime, Event, When
from cutin.ability.form import Condition, Duration, Effect, Node, Static, Trigger
from cutin.vision.words.singles import FirstCommandNegated


class IfNotDone(Effect, frozen=True):
    """The second if the first was declined or could not be carried out whole (VIS-W.19)."""

    phrase: ClassVar[str] = "<3>{first}; if that is not done, {then}"
    first: Effect
    then: Effect


class Case(Node, frozen=True):
    """One mode; with a condition it can be chosen only while that holds."""

    phrase: ClassVar[str] = "[while {condition}: ]{effect}"
    effect: Effect
    condition: Condition | None = None


class ChooseOne(Node, frozen=True):
    """What a play does; the mode is chosen on play, before targets (VIS-5.2.3)."""

    phrase: ClassVar[str] = "<5>choose one: {cases:; or }"
    cases: tuple[Case, ...]


class Holds(Effect, frozen=True):
    """A rule that is in force for a while, for whatever it fits at any time."""

    phrase: ClassVar[str] = "<1>{duration}, {static}"
    duration: Duration
    static: Static | FirstCommandNegated


class WheneverUntil(Effect, frozen=True):
    """A trigger that belongs to no card, for a while."""

    phrase: ClassVar[str] = "<3>{duration}, {trigger}, {effect}"
    duration: Duration
    trigger: EachTime | When | At
    effect: Effect


class NextTime(Effect, frozen=True):
    """Waits for the first time that it happens, at most until the end of turn (VIS-7.7, VIS-W.41)."""

    phrase: ClassVar[str] = "<3>the next time {event} this turn, {effect}"
    event: Event
    effect: Effect


class WithoutResist(Effect, frozen=True):
    """Its targets' Resist does nothing (VIS-W.56)."""

    phrase: ClassVar[str] = "<1>without regard to Resist, {effect}"
    effect: Effect


class AsSoonAs(Trigger, frozen=True):
    """Looks all the time: at once when that comes to be so."""

    phrase: ClassVar[str] = "as soon as {condition}"
    condition: Condition

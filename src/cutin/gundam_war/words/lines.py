"""Whole lines of text (GW-1.10, chapter 10)."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import Location, Where
from cutin.ability.form import Ability, Cost, Effect, Static, Timing, Trigger
from cutin.gundam_war.words.costs import Power

_TAIL = "[, where {where}][{single} (not cumulative)]"


class PlayedText(Ability, frozen=True):
    """A text of a card on the field that its controller plays (GW-8.10). With "each player" or "the
    enemy player" that player plays it, and own and enemy are seen from whoever plays. Not cumulative:
    what lasts of it does not add to the same effect of another such text."""

    phrase: ClassVar[str] = "({timing})[ ({by})]: {costs:, }: {effect}" + _TAIL
    timing: Timing
    costs: tuple[Cost, ...]
    effect: Effect
    by: Literal["each player", "the enemy player"] | None = None
    where: Where | None = None
    single: bool = False


class CommandText(Ability, frozen=True):
    """The effect of a Command and when it can be played (GW-8.6)."""

    phrase: ClassVar[str] = "({timing}): {effect}" + _TAIL
    timing: Timing
    effect: Effect
    where: Where | None = None
    single: bool = False


class AutoA(Ability, frozen=True):
    """Applies while the card is on the field (GW-10.2). What its X is is counted anew every time."""

    phrase: ClassVar[str] = "(auto A): {static}[, where {where}]"
    static: Static
    where: Where | None = None


class AutoB(Ability, frozen=True):
    """Holds in deck construction, outside the field, while being played, when coming out and on the
    field alike; never activated or resolved (GW-10.7)."""

    phrase: ClassVar[str] = "(auto B): {static}"
    static: Static


class AutoBTrigger(Ability, frozen=True):
    """Applied at its moment without a cut, before any auto A takes hold (GW-10.7, GW-10.11)."""

    phrase: ClassVar[str] = "(auto B): {trigger}, {effect}" + _TAIL
    trigger: Trigger
    effect: Effect
    where: Where | None = None
    single: bool = False


class AutoC(Ability, frozen=True):
    """Activates at its moment and resolves, and can be cut into (GW-10.8)."""

    phrase: ClassVar[str] = "(auto C): {trigger}, {effect}" + _TAIL
    trigger: Trigger
    effect: Effect
    where: Where | None = None
    single: bool = False


class AutoD(Ability, frozen=True):
    """Applied at its moment without a cut (GW-10.9). Not cumulative: of several such texts that one
    event sets off for a player only one happens."""

    phrase: ClassVar[str] = "(auto D): {trigger}, {effect}" + _TAIL
    trigger: Trigger
    effect: Effect
    where: Where | None = None
    single: bool = False


class AutoUse(Ability, frozen=True):
    """An auto effect that a player may use in the free timings named, at once and without a cut; no
    play of a text (GW-10.13). Auto B from those places outside the field by the player who has the card
    there, auto D on the field by the player named, as often as wanted. It is there only while its
    effect can be carried out from its first part on. Auto B: own and enemy are seen from the user, auto
    D: from the controller (GW-4.7)."""

    phrase: ClassVar[str] = (
        "(auto {kind}) ({timing})[ ({by})][ {power}][ from {places: or }]: {effect}[, where {where}]"
    )
    kind: Literal["B", "D"]
    timing: Timing
    effect: Effect
    by: Literal["the enemy player"] | None = None
    power: Power | None = None
    places: tuple[Location, ...] = ()
    where: Where | None = None


class Protected(Ability, frozen=True):
    """In heavy square brackets: not negated and not changed (GW-1.10)."""

    phrase: ClassVar[str] = r"\[\[{line}\]\]"
    line: Ability

"""Whole lines of text (chapter 7)."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import Deed, Where
from cutin.ability.form import Ability, Condition, Effect, Node, Static, Timing, Trigger
from cutin.vision.words.costs import LifeCost, NodeCost, SleepThis
from cutin.vision.words.flow import ChooseOne
from cutin.vision.words.places import OwnPlace, PhaseName
from cutin.vision.words.statics import PlayedOnly

_TAIL = "[, where {where}][{single} (not cumulative)]"


class Limit(Node, frozen=True):
    """When an effect can be used, or how often."""


class OncePerTurn(Limit, frozen=True):
    """Of this card: at most once a turn."""

    phrase: ClassVar[str] = "(once per turn)"


class PhaseOnly(Limit, frozen=True):
    phrase: ClassVar[str] = "({phase} only)"
    phase: PhaseName


class SpellTimingOnly(Limit, frozen=True):
    """VIS-5.5.2"""

    phrase: ClassVar[str] = "(spell timing only)"


class WhileOnly(Limit, frozen=True):
    phrase: ClassVar[str] = "(only while {condition})"
    condition: Condition


class PlayText(Ability, frozen=True):
    """What the play of a card does when it resolves (VIS-7.1.2)."""

    phrase: ClassVar[str] = "(play): {effect}" + _TAIL
    effect: Effect | ChooseOne
    where: Where | None = None
    single: bool = False


class Activated(Ability, frozen=True):
    """An activated effect, in either turn or in one (VIS-7.1.3, VIS-W.17)."""

    phrase: ClassVar[str] = "({turn})[ {limits: }]: {costs:, }: {effect}" + _TAIL
    turn: Literal["always", "own turn", "enemy turn"]
    costs: tuple[NodeCost | SleepThis | LifeCost | Deed, ...]
    effect: Effect
    limits: tuple[Limit, ...] = ()
    where: Where | None = None
    single: bool = False


class AutoAlpha(Ability, frozen=True):
    """Applied while the card is on the field (VIS-W.42). Not cumulative: of several only one applies."""

    phrase: ClassVar[str] = "(auto alpha): {static}" + _TAIL
    static: Static
    where: Where | None = None
    single: bool = False


class AutoAlphaTrigger(Ability, frozen=True):
    """As `AutoAlpha`, where what it says is done at an instant."""

    phrase: ClassVar[str] = "(auto alpha): {trigger}, {effect}" + _TAIL
    trigger: Trigger
    effect: Effect
    where: Where | None = None
    single: bool = False


class AutoBeta(Ability, frozen=True):
    """Holds outside the field, in the places named or while the card is being played (VIS-W.43)."""

    phrase: ClassVar[str] = "(auto beta)[ from {places: or }]: {static}[, where {where}]"
    static: Static | PlayedOnly
    places: tuple[OwnPlace, ...] = ()
    where: Where | None = None


class AutoBetaTrigger(Ability, frozen=True):
    """Resolves as soon as its condition is met: as the card enters, or in the places named (VIS-W.43)."""

    phrase: ClassVar[str] = "(auto beta)[ from {places: or }]: {trigger}, {effect}" + _TAIL
    trigger: Trigger
    effect: Effect
    places: tuple[OwnPlace, ...] = ()
    where: Where | None = None
    single: bool = False


class AutoBetaUse(Ability, frozen=True):
    """Used by choice with priority in the places named, at once and without a response (VIS-1.12.2)."""

    phrase: ClassVar[str] = "(auto beta) ({timing}) from {places: or }: {effect}" + _TAIL
    timing: Timing
    effect: Effect
    places: tuple[OwnPlace, ...]
    where: Where | None = None
    single: bool = False


class AutoGamma(Ability, frozen=True):
    """VIS-7.4.7. Not cumulative: of several that one event sets off for a player only one resolves."""

    phrase: ClassVar[str] = "(auto gamma)[ {limits: }]: {trigger}, {effect}" + _TAIL
    trigger: Trigger
    effect: Effect
    limits: tuple[Limit, ...] = ()
    where: Where | None = None
    single: bool = False


class AutoGammaStatic(Ability, frozen=True):
    """Printed as (γ), applied all the time."""

    phrase: ClassVar[str] = "(auto gamma): {static}[, where {where}]"
    static: Static
    where: Where | None = None

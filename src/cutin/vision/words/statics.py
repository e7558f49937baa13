"""What an always applied text says, and what players can and cannot do."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.form import Cards, Condition, Node, Pick, Static, Who
from cutin.vision.words.events import Harm
from cutin.vision.words.places import PhaseName
from cutin.vision.words.timings import Part

# --- deeds ------------------------------------------------------------------------------------------


class Doing(Node, frozen=True):
    """Something that a player could do."""


class PlayCards(Doing, frozen=True):
    """Surprise included (VIS-10.3)."""

    phrase: ClassVar[str] = "play <p>{cards}"
    cards: Cards


class UseEffects(Doing, frozen=True):
    """Of cards on the field; keywords are none (VIS-10.1.4)."""

    phrase: ClassVar[str] = "use activated effects[ of <p>{cards}]"
    cards: Cards | None = None


class SetNodes(Doing, frozen=True):
    """From the hand (VIS-W.35)."""

    phrase: ClassVar[str] = "set nodes"


class AttackWith(Doing, frozen=True):
    phrase: ClassVar[str] = "attack[ with <p>{cards}]"
    cards: Cards | None = None


class DefendWith(Doing, frozen=True):
    phrase: ClassVar[str] = "defend[ against {attacker}][ with <p>{cards}]"
    attacker: Pick | None = None
    cards: Cards | None = None


class DrawCards(Doing, frozen=True):
    phrase: ClassVar[str] = "draw cards"


class GainAnyLife(Doing, frozen=True):
    phrase: ClassVar[str] = "gain life"


class TakeDamage(Doing, frozen=True):
    """The player; of either kind, if none is named (VIS-W.37)."""

    phrase: ClassVar[str] = "take [{kind} ]damage"
    kind: Harm | None = None


class UseGraze(Doing, frozen=True):
    phrase: ClassVar[str] = "graze"


# --- who cannot -------------------------------------------------------------------------------------


class Cannot(Static, frozen=True):
    phrase: ClassVar[str] = "{who} cannot {what:, or }"
    who: Who
    what: tuple[Doing, ...]


class NoPlayerCan(Static, frozen=True):
    phrase: ClassVar[str] = "no player can {what:, or }"
    what: tuple[Doing, ...]


# --- when this card can be played -------------------------------------------------------------------


class PlayLimit(Node, frozen=True):
    """When a card can be played (VIS-5.2.2.b)."""


class OnlyIn(PlayLimit, frozen=True):
    phrase: ClassVar[str] = "in the {part}"
    part: Part


class OnlyWhile(PlayLimit, frozen=True):
    phrase: ClassVar[str] = "while {condition}"
    condition: Condition


class OnlyAnswering(PlayLimit, frozen=True):
    """Right after that attack was declared, before anything else (VIS-W.45)."""

    phrase: ClassVar[str] = "as the direct response to an attack of <s>a|an {cards}"
    cards: Cards


class PlayedOnly(Node, frozen=True):
    """What the card says of its own play."""

    phrase: ClassVar[str] = "this card can be played only {limit}"
    limit: PlayLimit


# --- rules that change ------------------------------------------------------------------------------


class SkipsPhase(Static, frozen=True):
    phrase: ClassVar[str] = "{who} skip|skips the {phase}"
    who: Who
    phase: PhaseName


class NotLosingByLife(Static, frozen=True):
    """VIS-W.31 does not apply to that player."""

    phrase: ClassVar[str] = "{who} do|does not lose by life of 0 or less"
    who: Who


class HandLimitIs(Static, frozen=True):
    phrase: ClassVar[str] = "the hand limit of {who} is {count}"
    who: Who
    count: int

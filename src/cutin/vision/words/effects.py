"""What effects do."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import Payment, Pile
from cutin.ability.form import Amount, Duration, Effect, Pick, Place, Who
from cutin.vision.words.masks import Mask
from cutin.vision.words.places import Lying, PhaseName, Spot

# --- active, asleep, face down ----------------------------------------------------------------------


class PutToSleep(Effect, frozen=True):
    """Carried out only on what was active."""

    phrase: ClassVar[str] = "put {cards} to sleep"
    cards: Pick


class MakeActive(Effect, frozen=True):
    """Carried out only on what was asleep."""

    phrase: ClassVar[str] = "make {cards} active"
    cards: Pick


class TurnFaceDown(Effect, frozen=True):
    """From then on it is what is said, and nothing without (VIS-6.1.7)."""

    phrase: ClassVar[str] = "turn {cards} face down[ as {mask}]"
    cards: Pick
    mask: Mask | None = None


class TurnFaceUp(Effect, frozen=True):
    phrase: ClassVar[str] = "turn {cards} face up"
    cards: Pick


# --- moving (chapter 11) ----------------------------------------------------------------------------


class Put(Effect, frozen=True):
    """VIS-11.2; with "as" it is from then on what the braces say."""

    phrase: ClassVar[str] = "put {cards} {spot}[ {state}][ {hidden}face down][ as {mask}]"
    cards: Pick
    spot: Spot
    state: Lying | None = None
    hidden: bool = False
    mask: Mask | None = None


class AddTo(Effect, frozen=True):
    """Into a hand without drawing (VIS-W.39)."""

    phrase: ClassVar[str] = "add {cards} to {pile}"
    cards: Pick
    pile: Pile


class Return(Effect, frozen=True):
    """No removal (VIS-9.1.2); cards set on them are discarded (VIS-11.3.3)."""

    phrase: ClassVar[str] = "return {cards} to {place}"
    cards: Pick
    place: Place


class ShuffleInto(Effect, frozen=True):
    """Returned there, and the pile is shuffled."""

    phrase: ClassVar[str] = "shuffle {cards} into {pile}"
    cards: Pick
    pile: Pile


class MoveToField(Effect, frozen=True):
    """From one part of the field to the other, as it is, with the cards set on it (VIS-11.3.2)."""

    phrase: ClassVar[str] = "move {cards} to the {whose} field"
    cards: Pick
    whose: Literal["own", "enemy", "original owner's"]


class SetFaceDown(Effect, frozen=True):
    """Set cards lie under their host; face down they have no text and no name."""

    phrase: ClassVar[str] = "set {cards} face down on {host}[ as {mask}]"
    cards: Pick
    host: Pick
    mask: Mask | None = None


class SetAs(Effect, frozen=True):
    """From then on it is what the braces say."""

    phrase: ClassVar[str] = "set {cards} on {host} as {mask}"
    cards: Pick
    host: Pick
    mask: Mask


class LookAtExactly(Effect, frozen=True):
    """As `LookAtTop`, with just that number; where there are fewer it cannot be done."""

    phrase: ClassVar[str] = "look at the top {count} cards|card of {pile}"
    count: Amount
    pile: Pile


# --- battle -----------------------------------------------------------------------------------------


class CancelAttack(Effect, frozen=True):
    """Of those that attack; it counts as not having happened (VIS-W.46)."""

    phrase: ClassVar[str] = "cancel the attack of {cards}"
    cards: Pick


class CancelDefence(Effect, frozen=True):
    """Of those that defend: the attack goes to the player (VIS-W.46)."""

    phrase: ClassVar[str] = "cancel the defence of {cards}"
    cards: Pick


class MakeAttack(Effect, frozen=True):
    """A new interference begins with that attack (VIS-1.12.7). Without the last words the character has to be
    active and is put to sleep."""

    phrase: ClassVar[str] = "attack with {card}[ {free}whether active or asleep]"
    card: Pick
    free: bool = False


class MakeDefend(Effect, frozen=True):
    """Against the attack that is going on; the last words as in `MakeAttack`."""

    phrase: ClassVar[str] = "defend with {card}[ {free}whether active or asleep]"
    card: Pick
    free: bool = False


# --- turns and phases -------------------------------------------------------------------------------


class SkipPhase(Effect, frozen=True):
    phrase: ClassVar[str] = "skip the {phase} of this turn"
    phase: PhaseName


class EndNow(Effect, frozen=True):
    """When the interference and everything that waits for its end is over (VIS-4.10.1.a, VIS-4.10.2.a)."""

    phrase: ClassVar[str] = "end the {part}"
    part: Literal["phase", "turn"]


# --- plays and texts --------------------------------------------------------------------------------


class ResolveAsPlayed(Effect, frozen=True):
    """VIS-5.3.1; the last words forbid a wrong timing (VIS-5.3.1.e)."""

    phrase: ClassVar[str] = "resolve {card} as if played[ {timely}at its own timing]"
    card: Pick
    timely: bool = False


class NegateThat(Effect, frozen=True):
    """The play or the effect that the trigger speaks of."""

    phrase: ClassVar[str] = "negate that effect"


class NegateUsed(Effect, frozen=True):
    """The activated effect of such a card that was used last and has not resolved; keywords are none
    (VIS-10.1.4). Its costs stay paid."""

    phrase: ClassVar[str] = "negate the used effect|effects of {cards}"
    cards: Pick


class IgnoreUnion(Effect, frozen=True):
    """What its Union would do as it enters is not done (VIS-10.20)."""

    phrase: ClassVar[str] = "ignore the Union of {card}"
    card: Pick


class DeclareNumber(Effect, frozen=True):
    """VIS-12.1.2; it is X from then on."""

    phrase: ClassVar[str] = "declare a number X"


class Declare(Effect, frozen=True):
    """VIS-12.1.3, VIS-12.1.4"""

    phrase: ClassVar[str] = "declare a {what}"
    what: Literal["card name", "race"]


# --- players ----------------------------------------------------------------------------------------


class Pay(Effect, frozen=True):
    """The acting player pays; impossible where it cannot be paid whole."""

    phrase: ClassVar[str] = "pay {cost}"
    cost: Payment


class PayAny(Effect, frozen=True):
    """With nodes, as much as the acting player likes; it is X from then on."""

    phrase: ClassVar[str] = "pay any amount X"


class GainLife(Effect, frozen=True):
    phrase: ClassVar[str] = "{who} gain|gains {amount} life"
    who: Who
    amount: Amount


class LoseLife(Effect, frozen=True):
    """No damage; with the last words no further than to 0 (VIS-W.59)."""

    phrase: ClassVar[str] = "{who} lose|loses {amount} life[ {floor}(not below 0)]"
    who: Who
    amount: Amount
    floor: bool = False


class SetLife(Effect, frozen=True):
    phrase: ClassVar[str] = "the life of {who} becomes {amount}"
    who: Who
    amount: Amount


class WinGame(Effect, frozen=True):
    phrase: ClassVar[str] = "{who} win|wins the game"
    who: Who


class NextCardPlayed(Effect, frozen=True):
    """Waits for that play, a negated one included (VIS-W.21), until the end of turn (VIS-W.41)."""

    phrase: ClassVar[str] = "the next card that {who} play|plays this turn gets {by:+} {what}"
    who: Who
    by: int
    what: Literal["node", "cost"]


class MayRetarget(Effect, frozen=True):
    """Each target that is a card of the player and belongs to an unresolved command card or effect of a
    character may be replaced by another legal one, once for each effect."""

    phrase: ClassVar[str] = (
        "you may change the targets of command cards and effects of characters "
        "that target own cards {duration}"
    )
    duration: Duration

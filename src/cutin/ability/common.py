"""More of the form that no single game owns: triggers, choices, and what X stands for; with what `describing`
and `doing` hold, everything that both games say."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.describing import (
    BeingPlayed,
    Card,
    EnemyCard,
    In,
    Is,
    IsNot,
    KeywordName,
    Location,
    LookedAt,
    Measure,
    NameContains,
    Named,
    NumberOf,
    OfThatPlayer,
    OrNoun,
    Other,
    OtherThan,
    Own,
    OwnersPile,
    OwnPile,
    Pile,
    Revealed,
    SetOn,
    Side,
    SomePile,
    ThatIsNot,
    ThatPlayersPile,
    TopOf,
    TopUpTo,
    WithKeyword,
    WithNumber,
    WithoutKeyword,
    WithoutSet,
    WithSame,
    WithSameName,
    WithSet,
    Zone,
)
from cutin.ability.doing import (
    Deed,
    Draw,
    EitherPlace,
    HasTo,
    LookAtTop,
    LookThrough,
    LoseGame,
    Move,
    NegatedText,
    NegatePlay,
    NegateText,
    PlayerDraws,
    Reveal,
    SetUnder,
    Shuffle,
    State,
    ToEnd,
    ToPile,
)
from cutin.ability.form import (
    Amount,
    Cards,
    Condition,
    Cost,
    Effect,
    Moment,
    Node,
    Pick,
    Trigger,
    Who,
)

# --- categories -------------------------------------------------------------------------------------


class Event(Node, frozen=True):
    """Something that happens, as a trigger names it. `ThatCard` in the effect is the card it happened to."""


class By(Node, frozen=True):
    """Whose doing, or what, an event comes from."""


class ByEffect(By, frozen=True):
    """By an effect of the text's player or of the other."""

    phrase: ClassVar[str] = "by an {whose} effect"
    whose: Side


class Payment(Cost, frozen=True):
    """A cost that can also be paid while an effect resolves."""


class Where(Node, frozen=True):
    """What the X of a line is. Without it X is what the cost says, or any number chosen on play."""


# --- X ----------------------------------------------------------------------------------------------


class XIs(Where, frozen=True):
    """X is counted: in a cost when it is paid, in an effect when it resolves."""

    phrase: ClassVar[str] = "X is {amount}"
    amount: Amount


class XAtMost(Where, frozen=True):
    """X is chosen on play, from 0 to the amount at that time."""

    phrase: ClassVar[str] = "X is at most {amount}"
    amount: Amount


# --- triggers ---------------------------------------------------------------------------------------


class If(Trigger, frozen=True):
    """At most once a turn and text, the first time it happens; a "may" declined counts as used."""

    phrase: ClassVar[str] = "if {event}[ while {condition}]"
    event: Event
    condition: Condition | None = None


class EachTime(Trigger, frozen=True):
    """At every occasion."""

    phrase: ClassVar[str] = "each time {event}[ while {condition}]"
    event: Event
    condition: Condition | None = None


class When(Trigger, frozen=True):
    """At every occasion; written where the text's own card comes out, leaves or moves."""

    phrase: ClassVar[str] = "when {event}[ while {condition}]"
    event: Event
    condition: Condition | None = None


class At(Trigger, frozen=True):
    """At every such moment."""

    phrase: ClassVar[str] = "{moment}[ while {condition}]"
    moment: Moment
    condition: Condition | None = None


# --- amounts ----------------------------------------------------------------------------------------


class Times(Amount, frozen=True):
    phrase: ClassVar[str] = "({left} times {right})"
    left: Amount
    right: Amount


class CountPicked(Amount, frozen=True):
    """How many cards the pick is: "the number of the chosen cards", also after they have moved."""

    phrase: ClassVar[str] = "the number of {cards}"
    cards: Pick


class AsMany(Amount, frozen=True):
    """As many as the last choice of this text took."""

    phrase: ClassVar[str] = "as many"
    plural: ClassVar[bool | None] = True


# --- picks ------------------------------------------------------------------------------------------


class Choice(Pick, frozen=True):
    """Chosen on resolution, without targeting, by the player who carries the effect out (you, or who "may");
    afterwards these are the chosen cards. With fewer cards than the number nothing can be chosen."""

    phrase: ClassVar[str] = "{count} chosen {cards}"
    count: Amount
    cards: Cards


class ChoiceUpTo(Pick, frozen=True):
    """As `Choice`, with any number from 0 on."""

    phrase: ClassVar[str] = "up to {count} chosen {cards}"
    count: Amount
    cards: Cards


class Some(Pick, frozen=True):
    """In an event: any card that fits, just before the event."""

    phrase: ClassVar[str] = "<s>a|an {cards}"
    cards: Cards


class Together(Pick, frozen=True):
    """Both, as one action: if one is lost, the whole fails."""

    phrase: ClassVar[str] = "{first} and {second}<1>"
    first: Pick
    second: Pick


class OneOf(Pick, frozen=True):
    """One of the two, decided when the first or the second is chosen (a target: on play)."""

    phrase: ClassVar[str] = "{first} or {second}<1>"
    first: Pick
    second: Pick


# --- effects ----------------------------------------------------------------------------------------


class AfterThat(Effect, frozen=True):
    """As `InThatCase`; and all that the first has set off is over before the second begins."""

    phrase: ClassVar[str] = "<3>{first}; after that {then}"
    first: Effect
    then: Effect


class ChooseUpTo(Effect, frozen=True):
    """As `Choose`, with any number from 0 on; carried out if at least one was chosen."""

    phrase: ClassVar[str] = "{who} choose|chooses up to {count} {cards}"
    who: Who
    count: Amount
    cards: Cards


class ChooseBetween(Effect, frozen=True):
    """As `Choose`, with a number between two."""

    phrase: ClassVar[str] = "{who} choose|chooses from {least} to {most} {cards}"
    who: Who
    least: Amount
    most: Amount
    cards: Cards


class ChooseAny(Effect, frozen=True):
    """As `Choose`, with any number; carried out if at least one was chosen."""

    phrase: ClassVar[str] = "{who} choose|chooses any number of <p>{cards}"
    who: Who
    cards: Cards


class Unless(Effect, frozen=True):
    """The player may pay on resolution; the effect happens if not."""

    phrase: ClassVar[str] = "unless {who} pay|pays {cost}, {effect}"
    who: Who
    cost: Payment
    effect: Effect


class Limited(Effect, frozen=True):
    """In one turn the text's effect is carried out at most so many times (counted when it resolves)."""

    phrase: ClassVar[str] = "at most {times} times a turn, {effect}"
    times: Amount
    effect: Effect


class TwiceSwapped(Effect, frozen=True):
    """The effect, and then again with "you" and "the enemy player", own and enemy exchanged."""

    phrase: ClassVar[str] = "twice, the second time with the players swapped, {effect}<2>"
    effect: Effect


class Fail(Effect, frozen=True):
    """The effect fails."""

    phrase: ClassVar[str] = "this effect fails"


# --- conditions -------------------------------------------------------------------------------------


class ThereIsNo(Condition, frozen=True):
    phrase: ClassVar[str] = "there is no <s>{cards}"
    cards: Cards


class Either(Condition, frozen=True):
    phrase: ClassVar[str] = "either {left} or {right}"
    left: Condition
    right: Condition


class MoreThan(Condition, frozen=True):
    phrase: ClassVar[str] = "{left} is more than {right}"
    left: Amount
    right: Amount


class Equal(Condition, frozen=True):
    phrase: ClassVar[str] = "{left} is equal to {right}"
    left: Amount
    right: Amount


__all__ = [
    "AfterThat",
    "AsMany",
    "At",
    "BeingPlayed",
    "By",
    "ByEffect",
    "Card",
    "Choice",
    "ChoiceUpTo",
    "ChooseAny",
    "ChooseBetween",
    "ChooseUpTo",
    "CountPicked",
    "Deed",
    "Draw",
    "EachTime",
    "Either",
    "EitherPlace",
    "EnemyCard",
    "Equal",
    "Event",
    "Fail",
    "HasTo",
    "If",
    "In",
    "Is",
    "IsNot",
    "KeywordName",
    "Limited",
    "Location",
    "LookAtTop",
    "LookThrough",
    "LookedAt",
    "LoseGame",
    "Measure",
    "MoreThan",
    "Move",
    "NameContains",
    "Named",
    "NegatePlay",
    "NegateText",
    "NegatedText",
    "NumberOf",
    "OfThatPlayer",
    "OneOf",
    "OrNoun",
    "Other",
    "OtherThan",
    "Own",
    "OwnPile",
    "OwnersPile",
    "Payment",
    "Pile",
    "PlayerDraws",
    "Reveal",
    "Revealed",
    "SetOn",
    "SetUnder",
    "Shuffle",
    "Side",
    "Some",
    "SomePile",
    "State",
    "ThatIsNot",
    "ThatPlayersPile",
    "ThereIsNo",
    "Times",
    "ToEnd",
    "ToPile",
    "Together",
    "TopOf",
    "TopUpTo",
    "TwiceSwapped",
    "Unless",
    "When",
    "Where",
    "WithKeyword",
    "WithNumber",
    "WithSame",
    "WithSameName",
    "WithSet",
    "WithoutKeyword",
    "WithoutSet",
    "XAtMost",
    "XIs",
    "Zone",
]

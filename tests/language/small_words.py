"""A small made-up game: enough words to say everything that the core can say."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import Card, Draw, In, Location, Move, Named, Own, SetOn
from cutin.ability.form import (
    Ability,
    Adjective,
    Amount,
    Cards,
    Change,
    Condition,
    Cost,
    Effect,
    Keyword,
    Moment,
    Noun,
    Pick,
    Place,
    Qualifier,
    Static,
    Timing,
    Trigger,
    Who,
)

LISTS = {
    "duration": ("until end of turn", "until the end of the cut", "as long as it is on the field"),
    "state": ("rolled", "rerolled"),
}


class Unit(Noun, frozen=True):
    phrase: ClassVar[str] = "Units|Unit"


class Rolled(Adjective, frozen=True):
    phrase: ClassVar[str] = "rolled"


class Coloured(Adjective, frozen=True):
    phrase: ClassVar[str] = "{colours:, | or }"
    colours: tuple[Literal["red", "blue", "green"], ...]


class With(Qualifier, frozen=True):
    phrase: ClassVar[str] = "with a|an {cards}"
    cards: Cards


class Hand(Place, frozen=True):
    phrase: ClassVar[str] = "{whose} hand"
    whose: Literal["your", "the enemy's"]


class BattleArea(Location, frozen=True):
    phrase: ClassVar[str] = "a battle area"


class Raid(Keyword, frozen=True):
    phrase: ClassVar[str] = "\\[\\[Raid\\]\\]"


class Prevent(Keyword, frozen=True):
    phrase: ClassVar[str] = "\\[\\[Prevent [{protected}protected ]{amount}\\]\\]"
    amount: int
    protected: bool = False


class Always(Ability, frozen=True):
    phrase: ClassVar[str] = "(auto A): {static}"
    static: Static


class Triggered(Ability, frozen=True):
    phrase: ClassVar[str] = "(auto D): [once a turn, {once}]{trigger}, {effect}"
    trigger: Trigger
    effect: Effect
    once: bool = False


class Played(Ability, frozen=True):
    phrase: ClassVar[str] = "({timing}): {cost:, }: {effect}[, where X is {x}]"
    timing: Timing
    cost: tuple[Cost, ...]
    effect: Effect
    x: Amount | None = None


class AnyTime(Timing, frozen=True):
    phrase: ClassVar[str] = "any time"


class Phase(Timing, frozen=True):
    phrase: ClassVar[str] = "{name}"
    name: Literal["battle phase", "Defend Step"]


class Resource(Cost, frozen=True):
    phrase: ClassVar[str] = "{amount}[{each} each]"
    amount: int
    each: bool = False


class Roll(Cost, frozen=True):
    phrase: ClassVar[str] = "R"


class ComesOut(Trigger, frozen=True):
    phrase: ClassVar[str] = "when {pick} come|comes out"
    pick: Pick


class EndOfTurn(Moment, frozen=True):
    phrase: ClassVar[str] = "at the end of this turn"


class Destroy(Effect, frozen=True):
    phrase: ClassVar[str] = "destroy {pick}"
    pick: Pick


class Discard(Effect, frozen=True):
    phrase: ClassVar[str] = "{who} discard|discards {count} cards|card"
    who: Who
    count: int


class Stats(Change, frozen=True):
    phrase: ClassVar[str] = "get|gets {close:+}/{ranged:+}/{defence:+}"
    close: int
    ranged: int
    defence: int


class TakesNoDamage(Change, frozen=True):
    phrase: ClassVar[str] = "take|takes no damage"


class YourTurn(Condition, frozen=True):
    phrase: ClassVar[str] = "it is your turn"


__all__ = ["Card", "Draw", "In", "Move", "Named", "Own", "SetOn"]

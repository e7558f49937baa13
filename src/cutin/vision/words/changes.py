"""What can hold for a card for a while, or while an always applied text applies."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import ByEffect, KeywordName
from cutin.ability.form import Ability, Amount, Cards, Change, Node, Pick
from cutin.vision.words.causes import ByAnyEffect, ByEffects, Effects, InBattle
from cutin.vision.words.events import Harm
from cutin.vision.words.masks import Mask

AnyEffect = ByEffect | ByAnyEffect | ByEffects


class Shift(Node, frozen=True):
    """A change by X."""


class UpX(Shift, frozen=True):
    phrase: ClassVar[str] = "+X"


class DownX(Shift, frozen=True):
    phrase: ClassVar[str] = "-X"


class PlainX(Shift, frozen=True):
    phrase: ClassVar[str] = "X"


# --- combat power (VIS-W.48) ------------------------------------------------------------------------


class Gets(Change, frozen=True):
    """A combat modifier of attack and endurance; with the last words it brings neither below 0."""

    phrase: ClassVar[str] = "get|gets {attack:+}/{endurance:+}[ {floor}(not below 0)]"
    attack: int | Shift
    endurance: int | Shift
    floor: bool = False


class GetsForEach(Change, frozen=True):
    """A combat modifier for each such card set on that character."""

    phrase: ClassVar[str] = "get|gets {attack:+}/{endurance:+} for each set <s>{cards}"
    attack: int
    endurance: int
    cards: Cards


class GetsPowerOf(Change, frozen=True):
    """The attack and endurance of that card, as it was when this took hold, as a combat modifier."""

    phrase: ClassVar[str] = "get|gets the combat power of {card} as combat modifier"
    card: Pick


class HasPower(Change, frozen=True):
    """The values become those; the latest wins, modifiers are added afterwards (OQ-18)."""

    phrase: ClassVar[str] = "have|has combat power {attack}/{endurance}"
    attack: int | PlainX
    endurance: int | PlainX


class HasPowerOf(Change, frozen=True):
    """As `HasPower`, with the values of that card: as they are, or without what changes them."""

    phrase: ClassVar[str] = "have|has the [{base}base ]combat power of {card}"
    card: Pick
    base: bool = False


class HasAttack(Change, frozen=True):
    phrase: ClassVar[str] = "have|has attack {amount}"
    amount: Amount


class HasEndurance(Change, frozen=True):
    phrase: ClassVar[str] = "have|has endurance {amount}"
    amount: Amount


class AttackIsEndurance(Change, frozen=True):
    """Each one's attack becomes its own endurance."""

    phrase: ClassVar[str] = "have|has attack equal to endurance"


# --- numbers, names, nature -------------------------------------------------------------------------


class GetsNumber(Change, frozen=True):
    """Never below 0."""

    phrase: ClassVar[str] = "get|gets {by:+} {what}"
    by: int | Shift
    what: Literal["node", "cost", "graze"]


class HasRace(Change, frozen=True):
    """Those races and no others."""

    phrase: ClassVar[str] = "have|has race {races: and }"
    races: tuple[str, ...]


class GainsRace(Change, frozen=True):
    """Besides those it has."""

    phrase: ClassVar[str] = "gain|gains race {races: and }"
    races: tuple[str, ...]


class LosesRaces(Change, frozen=True):
    phrase: ClassVar[str] = "lose|loses all races"


class IsNamed(Change, frozen=True):
    """That name, instead of its own or besides."""

    phrase: ClassVar[str] = "are|is [{also}also ]named {name}"
    name: str
    also: bool = False


class Becomes(Change, frozen=True):
    """Is what the braces say."""

    phrase: ClassVar[str] = "are|is {mask}"
    mask: Mask


# --- texts ------------------------------------------------------------------------------------------


class HasOnlyText(Change, frozen=True):
    """All of its text is replaced, keywords included (VIS-7.1.1)."""

    phrase: ClassVar[str] = 'have|has only the text "{ability}"'
    ability: Ability


class NegatedKeyword(Change, frozen=True):
    """It does nothing, and the card still has it (VIS-10.10, VIS-W.22)."""

    phrase: ClassVar[str] = "have|has negated {keyword}"
    keyword: KeywordName


class PlayNotNegated(Change, frozen=True):
    """Said of a card being played."""

    phrase: ClassVar[str] = "cannot have the play negated"


class CannotUseEffects(Change, frozen=True):
    """Its activated effects; keywords are none (VIS-10.1.4)."""

    phrase: ClassVar[str] = "cannot have activated effects used"


# --- damage and removal -----------------------------------------------------------------------------


class TakesNoDamage(Change, frozen=True):
    phrase: ClassVar[str] = "take|takes no [{kind} ]damage[ from <p>{cards}]"
    kind: Harm | None = None
    cards: Cards | None = None


class NotDying(Change, frozen=True):
    """VIS-9.2.8.c; not at endurance 0 or less (VIS-9.2.5)."""

    phrase: ClassVar[str] = "do|does not become dying[ {by}]"
    by: AnyEffect | InBattle | None = None


class NotDiscarded(Change, frozen=True):
    """VIS-9.3.8.c, OQ-9"""

    phrase: ClassVar[str] = "are|is not discarded[ {by}]"
    by: AnyEffect | None = None


class NotExcluded(Change, frozen=True):
    """VIS-9.4.6.b"""

    phrase: ClassVar[str] = "are|is not excluded[ {by}]"
    by: AnyEffect | None = None


class NotSubject(Change, frozen=True):
    """Of effects; that includes targets (VIS-8.1.4, VIS-8.2). Effects of the card itself reach it."""

    phrase: ClassVar[str] = "cannot be the subject of {effects}"
    effects: Effects


class NotTarget(Change, frozen=True):
    """Cannot be chosen as target (VIS-8.2)."""

    phrase: ClassVar[str] = "cannot be the target of {effects}"
    effects: Effects


# --- battle -----------------------------------------------------------------------------------------


class CannotBattle(Change, frozen=True):
    phrase: ClassVar[str] = "cannot {what}"
    what: Literal["attack", "defend"]


class NotDefendedBy(Change, frozen=True):
    """Its attack cannot be defended, or not with those."""

    phrase: ClassVar[str] = "cannot be defended against[ with <p>{cards}]"
    cards: Cards | None = None


class AttackNotCancelled(Change, frozen=True):
    phrase: ClassVar[str] = "cannot have attacks cancelled"


class MustAttack(Change, frozen=True):
    """In its player's turn, if it can: once, or at once as soon as it can."""

    phrase: ClassVar[str] = "have|has to attack {when} if able"
    when: Literal["once each turn", "at once in the own Main Phase"]


class MustDefend(Change, frozen=True):
    phrase: ClassVar[str] = "have|has to defend if able"


class NoSleep(Change, frozen=True):
    """It is not put to sleep when it does that."""

    phrase: ClassVar[str] = "do|does not go to sleep by {what}[ against <p>{cards}]"
    what: Literal["attacking", "defending"]
    cards: Cards | None = None


class StaysAsleep(Change, frozen=True):
    """By the fixed effect of the Active Phase (VIS-4.1.2)."""

    phrase: ClassVar[str] = "do|does not become active in the Active Phase"

"""Clauses that one card each has and nothing general says."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import State
from cutin.ability.form import Amount, Effect, Pick, Place, Static, Who
from cutin.gundam_war.words.changes import Shape
from cutin.gundam_war.words.places import Squad


class CannotPlayTexts(Static, frozen=True):
    """That player cannot declare the play of a text of a card on the field; Commands and auto effects
    go on."""

    phrase: ClassVar[str] = "{who} cannot play texts"
    who: Who


class CannotPlay(Static, frozen=True):
    """That player cannot declare the play of cards of that type (GW-8.2)."""

    phrase: ClassVar[str] = "{who} cannot play {type}"
    who: Who
    type: Literal["Units", "Characters", "Commands", "Operations", "G"]


class AreaWeaponOn(Static, frozen=True):
    """This card's Area Weapon destroys all of these whose defence is its number or less, in place of
    one engaged enemy Unit."""

    phrase: ClassVar[str] = "the Area Weapon of this card is applied to {cards}"
    cards: Pick


class DistributeDefence(Effect, frozen=True):
    """The player divides so much plus to defence, in whole numbers, among the squad's Units until end
    of turn."""

    phrase: ClassVar[str] = "distribute {amount} defence among the Units of {squad} until end of turn"
    amount: Amount
    squad: Squad


class InsteadOfBattleDamage(Effect, frozen=True):
    """Until end of turn, whenever this card's squad would deal battle damage, that is done and none is
    dealt (GW-15.18). What its X is is counted then."""

    phrase: ClassVar[str] = "until end of turn, instead of battle damage of this card's squad {effect}"
    effect: Effect


class BringOutAs(Effect, frozen=True):
    """Comes out without being played, as what the braces say, and stays so until it leaves the field; its
    printed cost and text stay."""

    phrase: ClassVar[str] = r"bring out {cards}[ {state}] in {place} as \{{shape}\}"
    cards: Pick
    place: Place
    shape: Shape
    state: State | None = None


class SwapSides(Effect, frozen=True):
    """The text's player is the attacking side in these steps of this turn, which count as that player's
    own; the turn player stays (GW-4.2)."""

    phrase: ClassVar[str] = (
        "be the attacking side in the Attack Step, the Defend Step "
        "and the Damage Calculation Step of this turn"
    )


class ExtraTurn(Effect, frozen=True):
    """Right after this turn another begins with the same turn player; afterwards it is the other's turn."""

    phrase: ClassVar[str] = (
        "after this turn start another without changing the turn player, in which this card has negated text"
    )


class AnswerSortie(Effect, frozen=True):
    """The enemy player answers yes or no whether to send out at least 1 Unit this turn, in the Attack
    Step or the Defend Step, and has to act so as far as the rules allow (GW-14.23)."""

    phrase: ClassVar[str] = "the enemy player answers whether to send out a Unit this turn and is bound by it"


class Wager(Effect, frozen=True):
    """Each player chooses a card of the own hand, both are revealed and stay; the player whose card has
    the higher total nation power chooses and destroys so many cards of the other player, on a tie each
    player chooses and destroys that many. A G counts as the number given if the other card has the
    other number or more."""

    phrase: ClassVar[str] = (
        "each player wagers 1 card in hand (a G counts as {g} against {against} or more); "
        "the higher destroys {more} chosen cards of the other player, on a tie each destroys {tie}"
    )
    g: int
    against: int
    more: int
    tie: int


class EachPlayerWith(Who, frozen=True):
    """Each player who controls so many Units or more."""

    phrase: ClassVar[str] = "each player with {count} or more Units"
    count: int

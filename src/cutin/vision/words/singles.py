"""Clauses that one card each has and nothing general says."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.form import Amount, Effect, Node, Pick, Static


class UpkeepWithLife(Static, frozen=True):
    """So many life points instead (VIS-W.52)."""

    phrase: ClassVar[str] = "you may pay the upkeep of {card} with life"
    card: Pick


class CasterAcross(Static, frozen=True):
    """Spell cards whose caster is a character of the other player may be played so."""

    phrase: ClassVar[str] = (
        "you may play spell cards with the caster on the enemy field as having node 0 and cost 0"
    )


class SetOnEnemyToo(Static, frozen=True):
    """Playing it as equipment, an enemy character may be its target as well (VIS-10.13.2.a)."""

    phrase: ClassVar[str] = "this card may also be played on an enemy character"


class DeckForHand(Static, frozen=True):
    """Where an effect of a spell card makes the player discard cards of the hand."""

    phrase: ClassVar[str] = (
        "you may discard as many cards from the top of the own deck "
        "instead of cards in the own hand by effects of spell cards"
    )


class StandsForUnion(Static, frozen=True):
    """Where Union of an own character card excludes cards (VIS-10.20); it cannot be that all of those are of
    that name."""

    phrase: ClassVar[str] = (
        "this character may be excluded in place of 1 card by Union of an own character card, "
        "but not only cards named {name}"
    )
    name: str


class PlusIsMinus(Static, frozen=True):
    """Every addition of a combat modifier subtracts; endurance does not fall to 0 or less by that alone."""

    phrase: ClassVar[str] = (
        "every plus in combat modifiers of characters counts as a minus, "
        "which alone does not bring endurance to 0 or less"
    )


class DiscardForDraw(Static, frozen=True):
    """Other draws than that of the rule are negated, and as many cards of the hand discarded."""

    phrase: ClassVar[str] = (
        "each player who would draw cards other than by rule discards as many cards in hand instead"
    )


class FirstCommandNegated(Node, frozen=True):
    """Also if it is being played when this takes hold. A negated card has not been played (VIS-5.2.5)."""

    phrase: ClassVar[str] = (
        "if the first card that the enemy player has played this turn is a command card being played, "
        "its play is negated and it is discarded"
    )


class NextAttackStands(Static, frozen=True):
    phrase: ClassVar[str] = "the first attack of the enemy player this turn cannot be cancelled"


class Contest(Effect, frozen=True):
    """Without a card in hand the sum is 0. On a tie both are winners; the others keep their cards."""

    phrase: ClassVar[str] = (
        "each player reveals 1 chosen card in hand; whoever has revealed the highest sum of node and cost "
        "puts that card onto the field asleep if it is a character card, otherwise draws {count} cards"
    )
    count: Amount

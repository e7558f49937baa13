"""Where cards are put (chapters 3 and 11)."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.common import Location, Pile, Zone
from cutin.ability.form import Node

Lying = Literal["active", "asleep"]
Whose = Literal["own", "enemy", "original owner's"]
PhaseName = Literal["Active Phase", "Maintenance Phase", "Draw Phase", "Main Phase", "Discard Phase"]


class FieldOf(Location, frozen=True):
    """That player's part of the field."""

    phrase: ClassVar[str] = "the {whose} field"
    whose: Whose


class OwnPlace(Node, frozen=True):
    """Where a card of the player lies whose text works from there."""

    phrase: ClassVar[str] = "the own {zone}"
    zone: Zone


class Spot(Node, frozen=True):
    """Where `Put` puts cards."""


class OntoField(Spot, frozen=True):
    """Not a play (VIS-5.2.1); asleep unless the state is named."""

    phrase: ClassVar[str] = "onto the {whose} field"
    whose: Whose


class IntoPile(Spot, frozen=True):
    """Into nodes: face down, active or asleep as said."""

    phrase: ClassVar[str] = "into {pile}"
    pile: Pile


class OnEnd(Spot, frozen=True):
    """Several cards in the order that they have; "in any order": that the acting player says."""

    phrase: ClassVar[str] = "on the {end} of {pile}[{ordered} in any order]"
    end: Literal["top", "bottom"]
    pile: Pile
    ordered: bool = False


class OnShuffled(Spot, frozen=True):
    """The cards lie in that pile; the others are shuffled under them."""

    phrase: ClassVar[str] = "on top of {pile}, which is shuffled"
    pile: Pile

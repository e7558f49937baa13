"""Whole numbers that are counted when they are asked for."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.common import Side
from cutin.ability.form import Amount, Node, Pick
from cutin.gundam_war.words.places import Squad


class CoinKind(Node, frozen=True):
    """Which coins: coins of one name are one kind whatever made them (GW-18.2)."""


class NamedCoin(CoinKind, frozen=True):
    phrase: ClassVar[str] = "{name}"
    name: str


class StatCoin(CoinKind, frozen=True):
    """A coin that modifies the card it is on as its name says (GW-18.7)."""

    phrase: ClassVar[str] = "{close:+}/{ranged:+}/{defence:+}"
    close: int
    ranged: int
    defence: int


class NationPower(Amount, frozen=True):
    """All nation power that the player produces now (GW-7.1)."""

    phrase: ClassVar[str] = "the {whose} nation power"
    whose: Side


class CoinsOn(Amount, frozen=True):
    """Coins placed on the card; of that kind, or of any (GW-18.3). Coins set as cards do not count
    (GW-18.6)."""

    phrase: ClassVar[str] = "the number of [{kind} ]coins on {card}"
    card: Pick
    kind: CoinKind | None = None


class CoinsHeld(Amount, frozen=True):
    """Coins managed by the player (GW-18.9)."""

    phrase: ClassVar[str] = "the number of {whose} [{kind} ]coins"
    whose: Side
    kind: CoinKind | None = None


class Strength(Amount, frozen=True):
    """Squad strength (GW-15.2)."""

    phrase: ClassVar[str] = "the strength of {squad}"
    squad: Squad


class HeldPoints(Amount, frozen=True):
    """The player's Vulture Points (GW-21.6)."""

    phrase: ClassVar[str] = "the {whose} Vulture Points"
    whose: Side

"""Coins: on cards, managed by a player, treated as cards (chapter 18)."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.common import State
from cutin.ability.form import Amount, Cards, Change, Effect, Pick, Place, Qualifier
from cutin.gundam_war.words.amounts import CoinKind
from cutin.gundam_war.words.changes import Shape, TypeName


class PutCoins(Effect, frozen=True):
    """So many coins on each of the cards (GW-18.6); none on coins treated as cards (GW-18.16)."""

    phrase: ClassVar[str] = "put {count} [{kind} ]coins|coin on {cards}"
    count: Amount
    cards: Pick
    kind: CoinKind | None = None


class TakeCoins(Effect, frozen=True):
    """So many coins, of that kind or of any, off each of the cards, which needs to have them."""

    phrase: ClassVar[str] = "take {count} [{kind} ]coins|coin off {cards}"
    count: Amount
    cards: Pick
    kind: CoinKind | None = None


class TakeAllCoins(Effect, frozen=True):
    """All coins of that kind, or of any (GW-18.3), off each of the cards; carried out if there was one."""

    phrase: ClassVar[str] = "take all [{kind} ]<p>coins|coin off {cards}"
    cards: Pick
    kind: CoinKind | None = None


class GainCoins(Effect, frozen=True):
    """So many coins managed by the text's player (GW-18.9)."""

    phrase: ClassVar[str] = "gain {count} [{kind} ]coins|coin"
    count: Amount
    kind: CoinKind | None = None


class LoseCoins(Effect, frozen=True):
    """So many of the coins managed by the text's player, who needs to have them."""

    phrase: ClassVar[str] = "give up {count} [{kind} ]coins|coin"
    count: Amount
    kind: CoinKind | None = None


class PutCoinCards(Effect, frozen=True):
    """So many coins treated as cards come out (GW-18.10, GW-18.21); a Unit rolled unless the state is
    named. What is said of "each of them" holds beside the braces (GW-18.11) for as long as the coin is
    on the field."""

    phrase: ClassVar[str] = (
        r"put {count} [{kind} ]coins|coin \{{shape}\}[ {state}] in {place}"
        "[<1>; <s>each of them {change:, and }]"
    )
    count: Amount
    shape: Shape
    place: Place
    kind: CoinKind | None = None
    state: State | None = None
    change: tuple[Change, ...] = ()


class PutSetCoin(Effect, frozen=True):
    """A coin treated as a set card of that type, with that battle modification, on each of the cards
    (GW-18.6)."""

    phrase: ClassVar[str] = (
        r"set 1 {kind} coin \{{type} ({host}), {close:+}/{ranged:+}/{defence:+}\} on {cards}"
    )
    kind: CoinKind
    type: TypeName
    host: TypeName
    close: int
    ranged: int
    defence: int
    cards: Pick


class DistributeCoins(Effect, frozen=True):
    """So many coins in all over so many or more cards of the description, at least one on each; the
    player says how. With fewer coins or cards than that it is not carried out."""

    phrase: ClassVar[str] = "distribute {count} [{kind} ]coins|coin over {least} or more {cards}"
    count: Amount
    least: int
    cards: Cards
    kind: CoinKind | None = None


class OutThisTurnCannotSortie(Change, frozen=True):
    """Cannot be sent out in the turn in which it has come out (GW-14.8)."""

    phrase: ClassVar[str] = "cannot sortie in the turn in which it has come out"


class RemovedAsItComesOut(Change, frozen=True):
    """Is removed from the game as soon as it has come out."""

    phrase: ClassVar[str] = "are|is removed from the game as soon as it comes out"


class WithCoin(Qualifier, frozen=True):
    """With at least one coin of that kind, or of any, placed on it (GW-18.6)."""

    phrase: ClassVar[str] = "with a|an [{kind} ]coin on it"
    kind: CoinKind | None = None


class WithoutCoin(Qualifier, frozen=True):
    phrase: ClassVar[str] = "without a|an [{kind} ]coin on it"
    kind: CoinKind | None = None

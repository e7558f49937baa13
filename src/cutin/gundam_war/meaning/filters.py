"""What descriptions of cards mean: the nouns, the adjectives, and how they find cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutin.game.compiler import ADJECTIVES, NOUNS, Compiler
from cutin.game.meaning.filters import Part, typed
from cutin.kernel.changes import cite
from cutin.kernel.state import State

from ..c14_squads import engaged
from ..card import (
    BASIC,
    BASIC_EQUIVALENT,
    CHARACTER,
    COLOUR_NAMES,
    COMMAND,
    OPERATION,
    UNIT,
    CardDef,
    G,
    plain,
)
from ..table import COIN_CARD, FIELD_ZONES, ON_FIELD, PLACE, PLACES, PLAYED, SEAT
from ..texts import CardTest
from ..values import (
    BASIC_G,
    NO_SINGLE_TARGET_OF_ENEMY_COMMANDS,
    NO_TARGET,
    NO_TARGET_OF_ENEMY,
    NO_TARGET_OF_ENEMY_COMMANDS,
    NO_TARGET_OF_ENEMY_OPERATIONS,
    NO_TARGET_OF_ENEMY_UNITS,
    NO_TARGET_OF_OWN,
    of,
)
from ..words import adjectives as a
from ..words import nouns as n

Zones = Callable[[State, Any], Sequence[int]]

FIELD_OF = tuple(tuple(zone for zone in FIELD_ZONES if SEAT[zone] == seat) for seat in (0, 1))
# Whose a card in each zone is; outside the field only cards being played are somebody's (GW-4.3, 4.4).
CONTROLLER = tuple(
    SEAT[zone] if PLACE[zone] in ON_FIELD or PLACE[zone] == PLAYED else -1 for zone in range(2 * PLACES)
)


# --- nouns ------------------------------------------------------------------------------------------


_TYPES = {n.Unit: UNIT, n.Character: CHARACTER, n.Command: COMMAND, n.Operation: OPERATION, n.Generation: G}


@NOUNS.means(n.Unit, n.Character, n.Command, n.Operation, n.Generation)
def card_type(node: Any, c: Compiler) -> Part:
    return typed(_TYPES[type(node)], c)


@NOUNS.means(n.SetCard)
def set_card(node: n.SetCard, c: Compiler) -> Part:
    def test(s: State, ctx: Any, card: int) -> bool:
        record = s.cards[card]
        if record is not None:
            return record.host >= 0
        return s.rules.defs[s.kinds[card]].set_on != 0  # type: ignore[no-any-return]  # a definition is Any to the kernel

    return Part(test)


# --- adjectives -------------------------------------------------------------------------------------


def _rolled(state: bool) -> CardTest:
    def test(s: State, ctx: Any, card: int) -> bool:
        record = s.cards[card]
        return record is not None and record.rolled == state

    return test


@ADJECTIVES.means(a.Rolled)
def rolled(node: a.Rolled, c: Compiler) -> Part:
    return Part(_rolled(True))


@ADJECTIVES.means(a.Rerolled)
def rerolled(node: a.Rerolled, c: Compiler) -> Part:
    return Part(_rolled(False))


@ADJECTIVES.means(a.Destroyed)
def destroyed(node: a.Destroyed, c: Compiler) -> Part:
    def test(s: State, ctx: Any, card: int) -> bool:
        record = s.cards[card]
        return record is not None and record.doom is not None

    return Part(test)


@ADJECTIVES.means(a.Engaged)
def is_engaged(node: a.Engaged, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: engaged(s, card))


@ADJECTIVES.means(a.Basic)
def basic(node: a.Basic, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: is_basic(s, card))


def is_basic(s: State, card: int) -> bool:
    """A basic G or one that counts as one (GW-1.11)."""
    v = of(s, card)
    if not v.types & G:
        return False
    return bool(v.flags & BASIC_G) or s.rules.defs[v.kind].g_class in (BASIC, BASIC_EQUIVALENT)


@ADJECTIVES.means(a.ColouredBasic)
def coloured_basic(node: a.ColouredBasic, c: Compiler) -> Part:
    colour = COLOUR_NAMES.index(node.colour)

    def test(s: State, ctx: Any, card: int) -> bool:
        v = of(s, card)
        definition: CardDef = s.rules.defs[v.kind]
        return bool(v.types & G) and definition.g_class == BASIC and colour in definition.colours

    return Part(test)


@ADJECTIVES.means(a.Dual)
def dual(node: a.Dual, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: len(of(s, card).designated) > 1)


def is_coin(s: State, card: int) -> bool:
    """A coin treated as a card (GW-18.10)."""
    record = s.cards[card]
    return record is not None and bool(record.flags & COIN_CARD)


@ADJECTIVES.means(a.Coin)
def coin(node: a.Coin, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: is_coin(s, card))


# --- names ------------------------------------------------------------------------------------------


def coin_name_only(s: State, card: int, same: Callable[[str], bool]) -> None:
    """Cites that the name of a coin is no card name, where it would have been the one asked for."""
    if is_coin(s, card) and same(plain(s.rules.defs[s.kinds[card]].name)):
        cite(s, "GW-18.12", card)


# --- whether a card can be meant at all -------------------------------------------------------------

UNTOUCHABLE = (
    NO_TARGET
    | NO_TARGET_OF_ENEMY
    | NO_TARGET_OF_OWN
    | NO_TARGET_OF_ENEMY_UNITS
    | NO_TARGET_OF_ENEMY_OPERATIONS
    | NO_TARGET_OF_ENEMY_COMMANDS
    | NO_SINGLE_TARGET_OF_ENEMY_COMMANDS
)


def can_be_targeted(s: State, ctx: Any, card: int, alone: bool = False) -> bool:
    """Whether an effect of the player of `ctx`, from its source, may target the card or reach it by "all".

    `alone`: the card would be its only target.
    """
    v = s.values.of.get(card)
    if v is None or not v.flags & UNTOUCHABLE:
        return True
    flags = v.flags
    if flags & NO_TARGET:
        return False
    if CONTROLLER[s.where[card]] == ctx.player:
        return not flags & NO_TARGET_OF_OWN
    if flags & NO_TARGET_OF_ENEMY:
        return False
    types = of(s, ctx.source).types if ctx.source >= 0 else 0
    if types & UNIT and flags & NO_TARGET_OF_ENEMY_UNITS:
        return False
    if types & OPERATION and flags & NO_TARGET_OF_ENEMY_OPERATIONS:
        return False
    if types & COMMAND:
        if flags & NO_TARGET_OF_ENEMY_COMMANDS:
            return False
        return not (alone and flags & NO_SINGLE_TARGET_OF_ENEMY_COMMANDS)
    return True

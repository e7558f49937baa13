"""What descriptions of cards mean: the nouns, the adjectives, and how they find cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutin.ability import common as core
from cutin.ability.form import Described
from cutin.game.compiler import ADJECTIVES, CARDS, NOUNS, QUALIFIERS, Compiler
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
from ..table import COIN_CARD, CONDITIONED, FIELD_ZONES, ON_FIELD, PLACE, PLACES, PLAYED, SEAT
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


class Part:
    """One word of a description: what it asks of a card and, if it names places, the zones it leaves.

    `exact`: every card of those zones passes the test. `whose`: a side of the table it is all about.
    `bits`: types of which the card has to have one, if that is all the word asks.
    """

    __slots__ = ("bits", "exact", "test", "whose", "zones")

    def __init__(
        self,
        test: CardTest,
        zones: Zones | None = None,
        exact: bool = True,
        whose: int | None = None,
        bits: int = 0,
    ) -> None:
        self.bits = bits
        self.test = test
        self.zones = zones
        self.exact = exact
        self.whose = whose


class Found:
    """A description that can be asked for its cards, and whether a card is one of them.

    Without a place it means cards on the field (GW-3.2).
    """

    __slots__ = ("_bits", "_domain", "_kind", "_placed", "_rest", "_tests", "_whose", "nodes")

    def __init__(self, parts: list[Part]) -> None:
        # The words that the tests stand for, in the same order; empty where nobody has kept them.
        self.nodes: tuple[Any, ...] = ()
        placed = [part for part in parts if part.zones is not None]
        self._placed = bool(placed)
        domain = placed[-1] if placed else None
        self._domain = domain.zones if domain is not None else None
        sides = [part for part in parts if part.whose is not None]
        self._whose = sides[0].whose if sides else None
        by_domain = domain if domain is not None else sides[0] if sides else None
        self._tests = tuple(part.test for part in parts)
        typed = [part for part in parts if part.bits]
        self._bits = typed[0].bits if typed else 0
        self._rest = tuple(
            part.test
            for part in parts
            if (part is not by_domain or (part.zones is not None and not part.exact))
            and not (typed and part is typed[0])
        )
        self._kind = tuple(part.test for part in parts if part.zones is None)

    def find(self, s: State, ctx: Any) -> list[int]:
        """The cards, zone by zone in order, set cards behind what they are set on."""
        if s.stale:
            s.rules.refresh(s)
        found = []
        tests = self._rest
        cards = s.cards
        bits = self._bits
        values = s.values.of
        if self._domain is not None:
            zones = self._domain(s, ctx)
        elif self._whose is not None:
            zones = FIELD_OF[ctx.player if self._whose == 0 else 1 - ctx.player]
        else:
            zones = FIELD_ZONES
        for zone in zones:
            if not CONDITIONED[zone]:
                for card in s.zones[zone]:
                    if bits and not of(s, card).types & bits:
                        continue
                    for test in tests:
                        if not test(s, ctx, card):
                            break
                    else:
                        found.append(card)
                continue
            for card in s.zones[zone]:
                if not bits or values[card].types & bits:
                    for test in tests:
                        if not test(s, ctx, card):
                            break
                    else:
                        found.append(card)
                for each in cards[card].under:  # type: ignore[union-attr]  # on the field they have one
                    if bits and not values[each].types & bits:
                        continue
                    for test in tests:
                        if not test(s, ctx, each):
                            break
                    else:
                        found.append(each)
        return found

    def any(self, s: State, ctx: Any) -> bool:
        """Whether there is one."""
        return bool(self.find(s, ctx))

    def fits(self, s: State, ctx: Any, card: int) -> bool:
        """Whether the card is one of them, in its place."""
        if not self._placed and s.cards[card] is None:
            return False
        for test in self._tests:
            if not test(s, ctx, card):
                return False
        return True

    def failing(self, s: State, ctx: Any, card: int) -> list[Any]:
        """The words of the description that are not so of the card."""
        pairs = zip(self.nodes, self._tests, strict=False)
        return [node for node, test in pairs if not test(s, ctx, card)]

    def suits(self, s: State, ctx: Any, card: int) -> bool:
        """Whether the card is of that kind, wherever it is."""
        return all(test(s, ctx, card) for test in self._kind)


def find(node: Any, c: Compiler) -> Found:
    """A description made into functions."""
    found: Found = CARDS.make(node, c)
    return found


@CARDS.means(Described)
def described(node: Described, c: Compiler) -> Found:
    parts: list[Part] = [NOUNS.make(node.noun, c)] if type(node.noun) is not core.Card else []
    parts += [ADJECTIVES.make(each, c) for each in node.before]
    parts += [QUALIFIERS.make(each, c) for each in node.after]
    found = Found(parts)
    found.nodes = ((node.noun,) if type(node.noun) is not core.Card else ()) + (*node.before, *node.after)
    return found


# --- nouns ------------------------------------------------------------------------------------------


def _typed(bit: int) -> CardTest:
    def test(s: State, ctx: Any, card: int) -> bool:
        return of(s, card).types & bit != 0

    return test


_TYPES = {n.Unit: UNIT, n.Character: CHARACTER, n.Command: COMMAND, n.Operation: OPERATION, n.Generation: G}


@NOUNS.means(n.Unit, n.Character, n.Command, n.Operation, n.Generation)
def typed(node: Any, c: Compiler) -> Part:
    bits = _TYPES[type(node)]
    return Part(_typed(bits), bits=bits)


@NOUNS.means(core.Card)
def any_card(node: core.Card, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: True)


@NOUNS.means(n.SetCard)
def set_card(node: n.SetCard, c: Compiler) -> Part:
    def test(s: State, ctx: Any, card: int) -> bool:
        record = s.cards[card]
        if record is not None:
            return record.host >= 0
        return s.rules.defs[s.kinds[card]].set_on != 0  # type: ignore[no-any-return]  # a definition is Any to the kernel

    return Part(test)


@NOUNS.means(core.OrNoun)
def either_noun(node: core.OrNoun, c: Compiler) -> Part:
    first: CardTest = NOUNS.make(node.first, c).test
    second: CardTest = NOUNS.make(node.second, c).test
    return Part(lambda s, ctx, card: first(s, ctx, card) or second(s, ctx, card))


# --- adjectives -------------------------------------------------------------------------------------


@ADJECTIVES.means(core.Own)
def own(node: core.Own, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: CONTROLLER[s.where[card]] == ctx.player, whose=0)


@ADJECTIVES.means(core.EnemyCard)
def enemy(node: core.EnemyCard, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: CONTROLLER[s.where[card]] == 1 - ctx.player, whose=1)


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


@ADJECTIVES.means(core.Other)
def other(node: core.Other, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: card != ctx.source)


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


def _remembered(measure: str) -> Part:
    """Cards that this text has seen, as long as they lie where they were seen."""

    def zones(s: State, ctx: Any) -> list[int]:
        return sorted({zone for _card, what, zone in getattr(ctx, "memo", ()) if what == measure})

    def test(s: State, ctx: Any, card: int) -> bool:
        return (card, measure, s.where[card]) in getattr(ctx, "memo", ())

    return Part(test, zones, exact=False)


@ADJECTIVES.means(core.LookedAt)
def looked_at(node: core.LookedAt, c: Compiler) -> Part:
    return _remembered("looked at")


@ADJECTIVES.means(core.Revealed)
def revealed(node: core.Revealed, c: Compiler) -> Part:
    return _remembered("revealed")


# --- names ------------------------------------------------------------------------------------------


def coin_name_only(s: State, card: int, same: Callable[[str], bool]) -> None:
    """Cites that the name of a coin is no card name, where it would have been the one asked for."""
    if s.listener is not None and is_coin(s, card) and same(plain(s.rules.defs[s.kinds[card]].name)):
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

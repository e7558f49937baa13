"""What descriptions of cards mean: how they find cards, and the nouns and adjectives of every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutin.ability import common as core
from cutin.ability.form import Described
from cutin.kernel.state import State

from ..compiler import ADJECTIVES, CARDS, NOUNS, QUALIFIERS, Compiler
from ..texts import CardTest

Zones = Callable[[State, Any], Sequence[int]]


class Part:
    """One word of a description: what it asks of a card and, if it names places, the zones it leaves.

    `exact`: every card of those zones passes the test. `whose`: a side of the table it is all about (0: the
    player's own). `bits`: types of which the card has to have one, if that is all the word asks.
    `after`, if the word compares cards with each other, is given the description as it stands before it.
    """

    __slots__ = ("after", "bits", "exact", "test", "whose", "zones")

    def __init__(
        self,
        test: CardTest,
        zones: Zones | None = None,
        exact: bool = True,
        whose: int | None = None,
        bits: int = 0,
    ) -> None:
        self.bits = bits
        self.after: Callable[[Found], None] | None = None
        self.test = test
        self.zones = zones
        self.exact = exact
        self.whose = whose


class Found:
    """A description that can be asked for its cards, and whether a card is one of them.

    Without a place it means cards on the field; `field` are its zones.
    """

    __slots__ = (
        "_bits",
        "_domain",
        "_field",
        "_field_of",
        "_kind",
        "_on_field",
        "_placed",
        "_rest",
        "_side",
        "_tests",
        "_whose",
        "nodes",
    )

    def __init__(self, parts: list[Part], rules: Any) -> None:
        field, places, side = rules.field_zones, rules.places, rules.side
        # The words that the tests stand for, in the same order; empty where nobody has kept them.
        self.nodes: tuple[Any, ...] = ()
        self._field = field
        self._field_of = tuple(tuple(zone for zone in field if zone // places == seat) for seat in (0, 1))
        self._on_field = tuple(zone in field for zone in range(2 * places))
        placed = [part for part in parts if part.zones is not None]
        self._placed = bool(placed)
        domain = placed[-1] if placed else None
        self._domain = domain.zones if domain is not None else None
        sides = [part for part in parts if part.whose is not None]
        self._whose = sides[0].whose if sides else None
        self._side = side
        by_domain = domain if domain is not None else sides[0] if sides else None
        # In a zone all cards are on one side, which is asked of the zone.
        by_side = sides[0] if sides else None
        self._tests = tuple(part.test for part in parts)
        typed = [part for part in parts if part.bits]
        self._bits = typed[0].bits if typed else 0
        self._rest = tuple(
            part.test
            for part in parts
            if (part is not by_domain or (part.zones is not None and not part.exact))
            and part is not by_side
            and not (typed and part is typed[0])
        )
        self._kind = tuple(part.test for part in parts if part.zones is None)

    def find(self, s: State, ctx: Any) -> list[int]:
        """The cards, zone by zone in order, set cards behind what they are set on."""
        if s.stale:
            s.rules.refresh(s)
        there: Sequence[int]
        if self._domain is not None:
            there = self._in_places(s, ctx)
        else:
            whose = self._whose
            seat = 2 if whose is None else ctx.player if whose == 0 else 1 - ctx.player
            there = s.values.typed.get((seat, self._bits))
            if there is None:
                there = self._on_side(s, seat)
        tests = self._rest
        if not tests:
            return [*there]
        found = []
        if len(tests) == 1:
            test = tests[0]
            for card in there:
                if test(s, ctx, card):
                    found.append(card)
            return found
        for card in there:
            for test in tests:
                if not test(s, ctx, card):
                    break
            else:
                found.append(card)
        return found

    def _on_side(self, s: State, seat: int) -> list[int]:
        """The cards of the type on a side of the field (2: on both), kept with what is in force."""
        bits = self._bits
        found = []
        for zone in self._field if seat == 2 else self._field_of[seat]:
            if s.zones[zone]:
                found += _typed(s, zone, bits)
        s.values.typed[seat, bits] = found
        return found

    def _in_places(self, s: State, ctx: Any) -> list[int]:
        """The cards of the type in the places that the description names."""
        assert self._domain is not None
        zones = self._domain(s, ctx)
        seat = -1 if self._whose is None else ctx.player if self._whose == 0 else 1 - ctx.player
        side = self._side
        bits = self._bits
        found: list[int] = []
        for zone in zones:
            if seat < 0 or side[zone] == seat:
                if self._on_field[zone]:
                    found += _typed(s, zone, bits)
                elif bits:
                    of = s.rules.values
                    for card in s.zones[zone]:
                        if of(s, card).types & bits:
                            found.append(card)
                else:
                    found += s.zones[zone]
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
        for test in self._kind:
            if not test(s, ctx, card):
                return False
        return True


def _typed(s: State, zone: int, bits: int) -> list[int]:
    """The cards of a zone of the field that have one of those types (0: all cards), with set cards."""
    cards = s.cards
    values = s.values.of
    found = []
    for card in s.zones[zone]:
        if not bits or values[card].types & bits:
            found.append(card)
        below = cards[card].under  # type: ignore[union-attr]  # on the field they have one
        while below:
            deeper: tuple[int, ...] = ()
            for each in below:
                deeper += cards[each].under  # type: ignore[union-attr]  # as above
                if not bits or values[each].types & bits:
                    found.append(each)
            below = deeper
    return found


def find(node: Any, c: Compiler) -> Found:
    """A description made into functions."""
    found: Found = CARDS.make(node, c)
    return found


@CARDS.means(Described)
def described(node: Described, c: Compiler) -> Found:
    parts: list[Part] = [NOUNS.make(node.noun, c)] if type(node.noun) is not core.Card else []
    parts += [ADJECTIVES.make(each, c) for each in node.before]
    for each in node.after:
        part: Part = QUALIFIERS.make(each, c)
        if part.after is not None:
            part.after(Found(parts, c.rules))
        parts.append(part)
    found = Found(parts, c.rules)
    found.nodes = ((node.noun,) if type(node.noun) is not core.Card else ()) + (*node.before, *node.after)
    return found


# --- nouns ------------------------------------------------------------------------------------------


def typed(bits: int, c: Compiler) -> Part:
    """A noun that means cards of one of those types."""
    of = c.rules.values
    return Part(lambda s, ctx, card: of(s, card).types & bits != 0, bits=bits)


@NOUNS.means(core.Card)
def any_card(node: core.Card, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: True)


@NOUNS.means(core.OrNoun)
def either_noun(node: core.OrNoun, c: Compiler) -> Part:
    first: Part = NOUNS.make(node.first, c)
    second: Part = NOUNS.make(node.second, c)
    one, two = first.test, second.test
    return Part(lambda s, ctx, card: one(s, ctx, card) or two(s, ctx, card))


# --- adjectives -------------------------------------------------------------------------------------


@ADJECTIVES.means(core.Own)
def own(node: core.Own, c: Compiler) -> Part:
    side = c.rules.side
    return Part(lambda s, ctx, card: side[s.where[card]] == ctx.player, whose=0)


@ADJECTIVES.means(core.EnemyCard)
def enemy(node: core.EnemyCard, c: Compiler) -> Part:
    side = c.rules.side
    return Part(lambda s, ctx, card: side[s.where[card]] == 1 - ctx.player, whose=1)


@ADJECTIVES.means(core.Other)
def other(node: core.Other, c: Compiler) -> Part:
    """In the text of a set card, which speaks for what it is set on, that is no other card either."""

    def test(s: State, ctx: Any, card: int) -> bool:
        source = ctx.source
        if card == source:
            return False
        record = s.cards[source] if source >= 0 else None
        return record is None or record.host != card

    return Part(test)


def remembered(measure: str) -> Part:
    """Cards that this text has seen, as long as they lie where they were seen."""

    def zones(s: State, ctx: Any) -> list[int]:
        return sorted({zone for _card, what, zone in getattr(ctx, "memo", ()) if what == measure})

    def test(s: State, ctx: Any, card: int) -> bool:
        return (card, measure, s.where[card]) in getattr(ctx, "memo", ())

    return Part(test, zones, exact=False)


@ADJECTIVES.means(core.LookedAt)
def looked_at(node: core.LookedAt, c: Compiler) -> Part:
    return remembered("looked at")


@ADJECTIVES.means(core.Revealed)
def revealed(node: core.Revealed, c: Compiler) -> Part:
    return remembered("revealed")

"""What the words after the noun of a description mean, places aside."""

from __future__ import annotations

from typing import Any

from cutin.ability import common as core
from cutin.ability.form import Cards
from cutin.kernel.state import State

from ..compiler import ADJECTIVES, AMOUNTS, QUALIFIERS, Compiler
from ..refs import first, raw, still
from ..texts import CardTest
from .filters import Part, find


def _not(test: CardTest) -> Part:
    return Part(lambda s, ctx, card: not test(s, ctx, card))


# --- set cards --------------------------------------------------------------------------------------


@QUALIFIERS.means(core.SetOn)
def set_on(node: core.SetOn, c: Compiler) -> Part:
    host = first(node.card, c)

    def test(s: State, ctx: Any, card: int) -> bool:
        record = s.cards[card]
        return record is not None and record.host >= 0 and record.host == host(s, ctx)[0]

    return Part(test)


def _has_set(node: core.WithSet | core.WithoutSet, c: Compiler) -> CardTest:
    found = find(node.cards, c)

    def test(s: State, ctx: Any, card: int) -> bool:
        record = s.cards[card]
        return record is not None and any(found.suits(s, ctx, each) for each in record.under)

    return test


@QUALIFIERS.means(core.WithSet)
def with_set(node: core.WithSet, c: Compiler) -> Part:
    return Part(_has_set(node, c))


@QUALIFIERS.means(core.WithoutSet)
def without_set(node: core.WithoutSet, c: Compiler) -> Part:
    return _not(_has_set(node, c))


# --- all but ----------------------------------------------------------------------------------------


@QUALIFIERS.means(core.ThatIsNot)
def that_is_not(node: core.ThatIsNot, c: Compiler) -> Part:
    part: Part = ADJECTIVES.make(node.adjective, c)
    return _not(part.test)


@QUALIFIERS.means(core.OtherThan)
def other_than(node: core.OtherThan, c: Compiler) -> Part:
    if isinstance(node.cards, Cards):
        found = find(node.cards, c)
        return Part(lambda s, ctx, card: not found.suits(s, ctx, card))
    refs = raw(node.cards, c)

    def test(s: State, ctx: Any, card: int) -> bool:
        return all(ref[0] != card for ref in still(s, refs(s, ctx) or []))

    return Part(test)


# --- keywords, numbers, names -----------------------------------------------------------------------


@QUALIFIERS.means(core.WithKeyword)
def with_keyword(node: core.WithKeyword, c: Compiler) -> Part:
    return Part(c.rules.has_keyword(node.keyword))


@QUALIFIERS.means(core.WithoutKeyword)
def without_keyword(node: core.WithoutKeyword, c: Compiler) -> Part:
    return _not(c.rules.has_keyword(node.keyword))


@QUALIFIERS.means(core.WithNumber)
def with_number(node: core.WithNumber, c: Compiler) -> Part:
    get = c.rules.measures[node.measure]
    amount = AMOUNTS.make(node.amount, c)
    bound = node.bound

    def test(s: State, ctx: Any, card: int) -> bool:
        has = get(s, card)
        if has is None:
            return False
        asked: int = amount(s, ctx)
        if bound is None:
            return bool(has == asked)
        return bool(has <= asked if bound == "or less" else has >= asked)

    return Part(test)


@QUALIFIERS.means(core.WithSame)
def with_same(node: core.WithSame, c: Compiler) -> Part:
    get = c.rules.measures[node.measure]
    one = first(node.card, c)

    def test(s: State, ctx: Any, card: int) -> bool:
        other = one(s, ctx)[0]
        return other >= 0 and bool(get(s, card) == get(s, other))

    return Part(test)


@QUALIFIERS.means(core.NameContains)
def name_contains(node: core.NameContains, c: Compiler) -> Part:
    return Part(c.rules.named(node.words, False))


@QUALIFIERS.means(core.Named)
def named(node: core.Named, c: Compiler) -> Part:
    return Part(c.rules.named(node.name, True))


@QUALIFIERS.means(core.WithSameName)
def with_same_name(node: core.WithSameName, c: Compiler) -> Part:
    one = first(node.card, c)

    def test(s: State, ctx: Any, card: int) -> bool:
        other = one(s, ctx)[0]
        return other >= 0 and bool(s.rules.same_name(s, card, other))

    return Part(test)

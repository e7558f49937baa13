"""What the words after a kind of card mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import form
from cutin.game.compiler import AMOUNTS, PLAYERS, QUALIFIERS, Compiler
from cutin.game.meaning.filters import Found, Part, find
from cutin.game.refs import first, raw
from cutin.kernel.state import State

from ..c05_checks import caster_there
from ..c10_keywords import TACTICS
from ..card import plain, race
from ..table import FACE_DOWN, HAND, NODES, PLACES, PLAY, seat_of
from ..texts import CardTest
from ..values import cost_is_dash, named, node_is_dash, node_of, of
from ..words import qualifiers as q

# --- races, names, keywords -------------------------------------------------------------------------


def races(words: tuple[str, ...]) -> tuple[str, ...]:
    """Races as the facts of cards keep them, whichever language they are named in."""
    return tuple(race(word) for word in words)


def _has_race(v: Any, wanted: str) -> bool:
    """ "none" is the race of a card that has none (VIS-12.1.4)."""
    return wanted in v.races if wanted != "none" else not v.races


@QUALIFIERS.means(q.OfRace)
def of_race(node: q.OfRace, c: Compiler) -> Part:
    wanted = races(node.races)

    def test(s: State, ctx: Any, card: int) -> bool:
        v = of(s, card)
        for each in wanted:
            if _has_race(v, each):
                return True
        return False

    return Part(test)


def declared(s: State, ctx: Any) -> str:
    """What was declared for the effect, or by it; "": nothing."""
    said = getattr(ctx, "declared", "")
    if said:
        return str(said)
    words = s.table.declared
    if not words:
        return ""
    key = getattr(ctx, "key", 0)
    return next((word for item, word in reversed(words) if item == key), "")


@QUALIFIERS.means(q.OfDeclaredRace)
def of_declared_race(node: q.OfDeclaredRace, c: Compiler) -> Part:
    def test(s: State, ctx: Any, card: int) -> bool:
        word = declared(s, ctx)
        return bool(word) and _has_race(of(s, card), race(word))

    return Part(test)


@QUALIFIERS.means(q.WithDeclaredName)
def with_declared_name(node: q.WithDeclaredName, c: Compiler) -> Part:
    def test(s: State, ctx: Any, card: int) -> bool:
        word = plain(declared(s, ctx))
        return bool(word) and named(of(s, card), word)

    return Part(test)


@QUALIFIERS.means(q.WithCaster)
def with_caster(node: q.WithCaster, c: Compiler) -> Part:
    wanted = plain(node.name)
    return Part(
        lambda s, ctx, card: any(wanted in plain(name) for name in s.rules.defs[s.kinds[card]].caster)
    )


@QUALIFIERS.means(q.WithoutCasterPresent)
def without_caster_present(node: q.WithoutCasterPresent, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: not caster_there(s, card, seat_of(s, card)))


@QUALIFIERS.means(q.WithTactic)
def with_tactic(node: q.WithTactic, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: not TACTICS.isdisjoint(of(s, card).words))


@QUALIFIERS.means(q.WithPlus)
def with_plus(node: q.WithPlus, c: Compiler) -> Part:
    return Part(lambda s, ctx, card: any(of(s, card).up))


@QUALIFIERS.means(q.WithoutWords)
def without_words(node: q.WithoutWords, c: Compiler) -> Part:
    """Goes by what is printed on the card."""
    words = node.words
    return Part(lambda s, ctx, card: not any(words in line for line in s.rules.defs[s.kinds[card]].texts))


# --- numbers ----------------------------------------------------------------------------------------

Get = Callable[[State, int], int | None]
DASHES = {"node": node_is_dash, "cost": cost_is_dash}


def or_dash(measure: str, dash: int, hidden: bool, c: Compiler) -> Get:
    """That number of a card, where a printed dash (and a face-down card, if `hidden`) counts as `dash`."""
    get: Get = c.rules.measures[measure]
    is_dash = DASHES.get(measure)

    def number(s: State, card: int) -> int | None:
        record = s.cards[card]
        if record is not None and record.flags & FACE_DOWN:
            return dash if hidden else get(s, card)
        return dash if is_dash is not None and is_dash(s, card) else get(s, card)

    return number


@QUALIFIERS.means(q.WithNumberOrDash)
def with_number_or_dash(node: q.WithNumberOrDash, c: Compiler) -> Part:
    get = or_dash(node.measure, node.dash, node.hidden, c)
    amount = AMOUNTS.make(node.amount, c)
    bound = node.bound

    def test(s: State, ctx: Any, card: int) -> bool:
        has = get(s, card) or 0
        asked: int = amount(s, ctx)
        if bound is None:
            return has == asked
        return has <= asked if bound == "or less" else has >= asked

    return Part(test)


@QUALIFIERS.means(q.WithLess)
def with_less(node: q.WithLess, c: Compiler) -> Part:
    get = or_dash(node.measure, node.dash or 0, False, c)
    one = first(node.card, c)

    def test(s: State, ctx: Any, card: int) -> bool:
        other = one(s, ctx)[0]
        return other >= 0 and (get(s, card) or 0) < (get(s, other) or 0)

    return Part(test)


@QUALIFIERS.means(q.WithMost)
def with_most(node: q.WithMost, c: Compiler) -> Part:
    """Compared with all that the words before it describe."""
    get: Get = c.rules.measures[node.measure]
    best = min if node.which == "lowest" else max
    before: list[Found] = []

    def test(s: State, ctx: Any, card: int) -> bool:
        numbers = [get(s, each) or 0 for each in before[0].find(s, ctx)]
        return bool(numbers) and (get(s, card) or 0) == best(numbers)

    part = Part(test)
    part.after = before.append
    return part


@QUALIFIERS.means(q.WithoutDash)
def without_dash(node: q.WithoutDash, c: Compiler) -> Part:
    is_dash = DASHES[node.measure]
    return Part(lambda s, ctx, card: not is_dash(s, card))


@QUALIFIERS.means(q.WithNodeAboveNodes)
def with_node_above_nodes(node: q.WithNodeAboveNodes, c: Compiler) -> Part:
    def test(s: State, ctx: Any, card: int) -> bool:
        seat = seat_of(s, card)
        return node_of(s, card, seat) > len(s.zones[seat * PLACES + NODES])

    return Part(test)


# --- where it was, and whose ------------------------------------------------------------------------

WAS_SET_ON = "set on"
"""What an effect remembers of cards that were set on a card as it began: (card, this, host)."""


@QUALIFIERS.means(q.WasSetOn)
def was_set_on(node: q.WasSetOn, c: Compiler) -> Part:
    """The effect itself may take the host away, so what is set on it is noted before anything is done."""
    hosts = raw(node.card, c)

    def note(s: State, ctx: Any) -> tuple[tuple[int, str, int], ...]:
        return tuple(
            (card, WAS_SET_ON, host)
            for host, _entry in hosts(s, ctx)
            if host >= 0
            for card in _below(s, host)
        )

    c.first_notes.append(note)

    def test(s: State, ctx: Any, card: int) -> bool:
        wanted = [host for host, _entry in hosts(s, ctx)]
        if any(
            one == card and what == WAS_SET_ON and host in wanted
            for one, what, host in getattr(ctx, "memo", ())
        ):
            return True
        record = s.cards[card]
        return record is not None and record.host >= 0 and record.host in wanted

    return Part(test)


def _below(s: State, host: int) -> tuple[int, ...]:
    record = s.cards[host]
    return record.under if record is not None else ()


@QUALIFIERS.means(q.PlayedBy)
def played_by(node: q.PlayedBy, c: Compiler) -> Part:
    """In the hand too: what holds for playing a card holds before it is played."""
    players = PLAYERS.make(node.who, c)

    def zones(s: State, ctx: Any) -> tuple[int, ...]:
        return tuple(seat * PLACES + place for seat in players(s, ctx) for place in (HAND, PLAY))

    return Part(lambda s, ctx, card: s.where[card] in zones(s, ctx), zones)


def source_test(whose: str | None, cards: form.Cards | None, c: Compiler) -> CardTest:
    """Whether a card is a source as "own effects of spell cards" means it, wherever it is."""
    found = find(cards, c) if cards is not None else None

    def test(s: State, ctx: Any, card: int) -> bool:
        if whose is not None and (seat_of(s, card) == ctx.player) != (whose == "own"):
            return False
        return found is None or found.suits(s, ctx, card)

    return test

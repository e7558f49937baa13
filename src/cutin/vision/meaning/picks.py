"""Picks and players that only VISION speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import form
from cutin.game.compiler import AMOUNTS, CARDS, PICKS, PLAYERS, SPOKEN_OF, Compiler, seen_players
from cutin.game.meaning.conditions import ANYWHERE
from cutin.game.meaning.picking import (
    CHOOSING,
    MAY_BE_NONE,
    PLAIN_WORDS,
    Picker,
    choice_steps,
    choosable,
    from_slot,
)
from cutin.game.meaning.picks import slot_refs
from cutin.game.refs import A_PLAYER, Refs, first, ref, still
from cutin.game.texts import Fixed, Number, Slot
from cutin.kernel.agenda import Step, amend
from cutin.kernel.chance import below
from cutin.kernel.state import Ref, State

from .. import notices as on
from ..c06_attack import battling
from ..table import FIELD, PLACE, seat_of
from ..words import nouns, qualifiers
from ..words import picks as w
from .notes import done_so

Seats = Callable[[State, Any], list[int]]
CHOOSING.update((w.AtRandom, w.AnyNumberOf, w.AsManyAs))
MAY_BE_NONE.update((w.AnyNumberOf, w.AsManyAs, w.DoneCards))
ANYWHERE.update((w.DoneCard, w.DoneCards))
PLAIN_WORDS.update(
    (
        nouns.Character,
        nouns.CharacterCard,
        nouns.SpellCard,
        nouns.CommandCard,
        nouns.SetCard,
        nouns.NodeCard,
        nouns.Active,
        nouns.Asleep,
        nouns.FaceUp,
        nouns.FaceDown,
        nouns.Attacking,
        nouns.Defending,
        qualifiers.OfRace,
    )
)


# --- cards spoken of --------------------------------------------------------------------------------


def bearer(s: State, card: int) -> int:
    """The character whose text it is: the card itself, or what it is set on."""
    record = s.cards[card] if card >= 0 else None
    return record.host if record is not None and record.host >= 0 and PLACE[s.where[card]] == FIELD else card


def _while_there(otherwise: Refs) -> Refs:
    """The character whose text it is, as long as the card that has the text is where it was."""

    def refs(s: State, ctx: Any) -> list[Ref]:
        card, entry = ctx.source, ctx.entry
        record = s.cards[card] if card >= 0 else None
        if record is None or record.entry != entry:
            return otherwise(s, ctx)
        # As `bearer` says: asked often, so without a call.
        host = record.host
        if host >= 0:
            base = s.cards[host]
            if base is not None:
                if getattr(ctx, "memo", ()) and _host_then(ctx):
                    return otherwise(s, ctx)
                return [(host, base.entry)]
        return [(card, entry)]

    return refs


def _left(s: State, ctx: Any) -> list[Ref]:
    """After a set card has left, what it was set on; of an effect that was used, what it was set on then."""
    return _host_then(ctx) or [(ctx.source, ctx.entry)]


def _host_then(ctx: Any) -> list[Ref]:
    """Whose effect it is (VIS-10.13.6), as far as that was noted."""
    memo = {what: n for card, what, n in getattr(ctx, "memo", ()) if card == ctx.source}
    return [(memo["host"], memo.get("host entry", 0))] if memo.get("host", -1) >= 0 else []


@SPOKEN_OF.means(w.ThisCharacter)
def this_character(node: w.ThisCharacter, c: Compiler) -> Refs:
    return _while_there(_left)


@PICKS.means(w.ThisCharacter)
def this_character_there(node: w.ThisCharacter, c: Compiler) -> Refs:
    """The same, if it is still there: it is as long as the card that has the text is."""
    return _while_there(lambda s, ctx: still(s, _left(s, ctx)))


@SPOKEN_OF.means(w.HostOf)
def host_of(node: w.HostOf, c: Compiler) -> Refs:
    one = first(node.card, c)

    def refs(s: State, ctx: Any) -> list[Ref]:
        card = one(s, ctx)[0]
        record = s.cards[card] if card >= 0 else None
        if record is not None and record.host >= 0:
            return [ref(s, record.host)]
        host = s.rules.last_known(s, ctx, card, "host")
        return [(host, s.rules.last_known(s, ctx, card, "host entry"))] if host >= 0 else []

    return refs


@SPOKEN_OF.means(w.DoneCard)
def done_card(node: w.DoneCard, c: Compiler) -> Refs:
    return lambda s, ctx: [ref(s, card) for card in done_so(ctx, node.deed)[-1:]]


@SPOKEN_OF.means(w.DoneCards)
def done_cards(node: w.DoneCards, c: Compiler) -> Refs:
    def refs(s: State, ctx: Any) -> list[Ref]:
        found = done_so(ctx, node.deed)
        if node.his:
            found = [card for card in found if s.owners[card] == seen_players(s, ctx)]
        return [ref(s, card) for card in found]

    return refs


@SPOKEN_OF.means(w.SourceOfThat)
def source_of_that(node: w.SourceOfThat, c: Compiler) -> Refs:
    def refs(s: State, ctx: Any) -> list[Ref]:
        found = [(card, n) for card, what, n in getattr(ctx, "memo", ()) if what == "that source"]
        return found[-1:]

    return refs


@PICKS.means(w.HostOf, w.DoneCard, w.DoneCards, w.SourceOfThat)
def spoken_of(node: form.Pick, c: Compiler) -> Refs:
    """The same cards, as far as they are still there."""
    refs: Refs = SPOKEN_OF.make(node, c)
    return lambda s, ctx: still(s, refs(s, ctx))


@PICKS.means(w.BattlingWith)
def battling_with(node: w.BattlingWith, c: Compiler) -> Refs:
    one = first(node.card, c)

    def refs(s: State, ctx: Any) -> list[Ref]:
        card = one(s, ctx)[0]
        other = battling(s, card) if card >= 0 else -1
        return [ref(s, other)] if other >= 0 else []

    return refs


# --- chosen, or found by chance ---------------------------------------------------------------------


@PICKS.means(w.AtRandom)
def at_random(node: w.AtRandom, c: Compiler) -> Picker:
    """They are the chosen cards afterwards."""
    count = AMOUNTS.make(node.count, c)
    cards = choosable(CARDS.make(node.cards, c), c)

    def draw_lots(s: State, f: Any) -> None:
        left = list(cards(s, f))
        found: list[Ref] = []
        for _ in range(min(count(s, f), len(left))):
            found.append(ref(s, left.pop(below(s, len(left)))))
        amend(s, len(s.agenda) - 1, chosen=tuple(found))

    c.steps.append(Step("VIS-8.1.3", draw_lots))
    return lambda s, ctx: still(s, list(ctx.chosen))


@PICKS.means(w.AnyNumberOf)
def any_number_of(node: w.AnyNumberOf, c: Compiler) -> Picker:
    choice_steps(c, CARDS.make(node.cards, c), None, Fixed(0))
    return lambda s, ctx: still(s, list(ctx.chosen))


@PICKS.means(w.AsManyAs)
def as_many_as(node: w.AsManyAs, c: Compiler) -> Picker:
    """That number, or all where there are fewer."""
    count = AMOUNTS.make(node.count, c)
    found = CARDS.make(node.cards, c)
    cards = choosable(found, c)
    most: Number = lambda s, ctx: min(count(s, ctx), len(cards(s, ctx)))  # noqa: E731  # an amount
    choice_steps(c, found, most, most)
    return lambda s, ctx: still(s, list(ctx.chosen))


# --- players ----------------------------------------------------------------------------------------


@PLAYERS.means(w.OneEnemy)
def one_enemy(node: w.OneEnemy, c: Compiler) -> Seats:
    """A target, though there is no choice."""

    def options(s: State, ctx: Any) -> list[Ref]:
        return [(A_PLAYER, 1 - ctx.player)]

    index = c.add_slot(Slot(Fixed(1), options, lambda s, ctx, r: r[0] == A_PLAYER))
    return lambda s, ctx: [r[1] for r in ctx.targets[index]] if index < len(ctx.targets) else []


@PLAYERS.means(w.SomePlayer)
def some_player(node: w.SomePlayer, c: Compiler) -> Seats:
    return lambda s, ctx: [0, 1]


@PLAYERS.means(w.ThatPlayer)
def that_player(node: w.ThatPlayer, c: Compiler) -> Seats:
    """The player of the event, else whoever is just acting, else of whom the effect spoke last."""
    spoken = c.spoken

    def seats(s: State, ctx: Any) -> list[int]:
        seat = of_event(s, getattr(ctx, "event", ()))
        if seat < 0 and spoken is not None and getattr(ctx, "acting", -1) < 0:
            named = spoken(s, ctx)
            seat = named[0] if len(named) == 1 else -1
        return [seat if seat >= 0 else seen_players(s, ctx)]

    return seats


# Kinds of event whose second number is the player.
_PLAYER_SECOND = (on.PLAYED, on.PLAY_RESOLVED, on.PLAY_NEGATED, on.ATTACKS, on.DEFENDS)
_PLAYER_FIRST = (on.GAINED_LIFE, on.DREW, on.ADDED_TO_HAND, on.HAND_CHANGED, on.PAID_LIFE, on.NODE_SET)


def of_event(s: State, event: tuple[int, ...]) -> int:
    """The player that an event speaks of; -1: none."""
    if not event:
        return -1
    kind = event[0]
    if kind in _PLAYER_FIRST:
        return event[1]
    if kind in _PLAYER_SECOND:
        return event[2]
    if event[1] < 0:
        return -1 - event[1]
    if kind in on.OF_A_CARD:
        return seat_of(s, event[1])
    return -1


@PLAYERS.means(w.OwnerOf)
def owner_of(node: w.OwnerOf, c: Compiler) -> Seats:
    one = first(node.card, c)

    def seats(s: State, ctx: Any) -> list[int]:
        card = one(s, ctx)[0]
        return [s.owners[card]] if card >= 0 else []

    return seats


def one_or_player(node: w.OneOrPlayer, c: Compiler) -> Picker:
    """One slot that offers cards and players."""
    start = len(c.slots)
    PICKS.make(node.other, c)
    inner = c.slots[start]
    del c.slots[start:]

    def options(s: State, ctx: Any) -> list[Ref]:
        return [(A_PLAYER, ctx.player), (A_PLAYER, 1 - ctx.player), *inner.options(s, ctx)]

    def fits(s: State, ctx: Any, r: Ref) -> bool:
        return r[0] == A_PLAYER or inner.still(s, ctx, r)

    index = c.add_slot(Slot(Fixed(1), options, fits))
    c.slot_of[id(node)] = index
    return from_slot(c, index, True)


__all__ = ["bearer", "of_event", "slot_refs"]

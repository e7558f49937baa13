"""Picks that somebody chooses: targets and payments on play (slots), choices on resolution (steps)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.game.compiler import AMOUNTS, CARDS, LOCATIONS, PICKS, PLAYERS, Compiler, seen_players
from cutin.game.refs import ref, still
from cutin.kernel.agenda import AGAIN, Step, amend
from cutin.kernel.changes import cite
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.state import Ref, State

from ..table import CONDITIONED, SEES
from ..texts import Fixed, Number, Slot
from ..words import picks
from ..words.qualifiers import OfSquad, RemovedFromGame
from .filters import UNTOUCHABLE, can_be_targeted

Picker = Callable[[State, Any], list[Ref] | None]


def still_there(s: State, r: Ref) -> bool:
    """Whether a reference to a card still finds it."""
    return bool(still(s, [r]))


# --- chosen on play ---------------------------------------------------------------------------------


def _card_slot(c: Compiler, found: Any, count: Number, least: Number | None, single: bool) -> int:
    paying = c.paying
    # A card being played is not there for its own play, whether as a target or as a payment.
    own_play = not paying or c.text.kind != "use"

    def options(s: State, ctx: Any) -> list[Ref]:
        taken = {r for part in ctx.targets for r in part} if ctx.targets else ()
        result: list[Ref] = []
        kinds: set[tuple[int, int]] = set()
        cards = found.find(s, ctx)
        values = s.values.of
        for card in cards:
            if not paying and card in values and values[card].flags & UNTOUCHABLE:
                if not can_be_targeted(s, ctx, card, single):
                    continue
            record = s.cards[card]
            r = (card, record.entry if record is not None else 0)
            if r in taken or (card == ctx.source and not CONDITIONED[s.where[card]] and own_play):
                continue
            if record is None:
                same = (s.where[card], s.kinds[card])
                if same in kinds and not single:
                    result.append(r)
                    continue
                if same in kinds:
                    continue
                kinds.add(same)
            result.append(r)
        return result

    def still(s: State, ctx: Any, r: Ref) -> bool:
        if r[0] < 0 or not still_there(s, r):
            return False
        card = r[0]
        return bool(found.fits(s, ctx, card)) and (paying or can_be_targeted(s, ctx, card, single))

    slot = Slot(count, options, still, least)
    slot.found, slot.single = found, single
    return c.add_slot(slot)


def _from_slot(c: Compiler, index: int, needs_all: bool) -> Picker:
    """The references of a slot that still fit; None if the pick is lost (GW-11.2)."""
    slot = c.slots[index]
    here = c

    def pick(s: State, ctx: Any) -> list[Ref] | None:
        if index >= len(ctx.targets):
            return None
        chosen = ctx.targets[index]
        if getattr(ctx, "on_hold", False):
            good = still(s, list(chosen))  # GW-11.5: not checked again when it acts
        else:
            good = [r for r in chosen if slot.still(s, ctx, r)]
        if (len(good) < len(chosen) and needs_all) or (chosen and not good):
            cite(s, "GW-11.2", chosen[0][0])
            return None
        return good

    assert here is c
    return pick


def _note_slot(node: Any, c: Compiler, index: int, cards: form.Cards) -> None:
    c.slot_of[id(node)] = index
    if isinstance(cards, form.Described):
        c.slot_of_noun.setdefault(type(cards.noun), index)


@PICKS.means(form.Target)
def target(node: form.Target, c: Compiler) -> Picker:
    count = AMOUNTS.make(node.count, c)
    found = CARDS.make(node.cards, c)
    index = _card_slot(c, found, count, None, node.count == form.Number(1))
    _note_slot(node, c, index, node.cards)
    if any(isinstance(after, RemovedFromGame) for after in getattr(node.cards, "after", ())):
        # No effect may choose such a card (GW-19.7).
        c.slots[index].options = lambda s, ctx: []
        c.slots[index].rule = "GW-19.7"
    return _from_slot(c, index, True)


@PICKS.means(form.TargetUpTo)
def target_up_to(node: form.TargetUpTo, c: Compiler) -> Picker:
    count = AMOUNTS.make(node.count, c)
    found = CARDS.make(node.cards, c)
    index = _card_slot(c, found, count, Fixed(0), False)
    _note_slot(node, c, index, node.cards)
    return _from_slot(c, index, False)


def _two_seats(c: Compiler, kind: int) -> int:
    def options(s: State, ctx: Any) -> list[Ref]:
        return [(kind, ctx.player), (kind, 1 - ctx.player)]

    return c.add_slot(Slot(Fixed(1), options, lambda s, ctx, r: r[0] == kind))


@PICKS.means(picks.OneNation)
def one_nation(node: picks.OneNation, c: Compiler) -> Picker:
    return _from_slot(c, _two_seats(c, -1), True)


@PLAYERS.means(form.OnePlayer)
def one_player(node: form.OnePlayer, c: Compiler) -> Callable[[State, Any], list[int]]:
    index = _two_seats(c, -1)
    return lambda s, ctx: [r[1] for r in ctx.targets[index]] if index < len(ctx.targets) else []


# --- chosen on resolution ---------------------------------------------------------------------------


def choice_steps(
    c: Compiler,
    found: Any,
    count: Number | None,
    least: Number,
    who: Callable[[State, Any], int] = seen_players,
    keep: bool = False,
) -> None:
    """Steps in which a player chooses cards one by one; they are `chosen` afterwards.

    `count` None: any number. With fewer cards than `least` nothing is chosen and the part is not carried
    out. `keep`: added to what is chosen already (each player chooses).
    """

    def start(s: State, f: Any) -> None:
        # The numbers are fixed now: "as many" counts what was chosen before this choice.
        need = least(s, f)
        most = count(s, f) if count is not None else 99
        enough = len(found.find(s, f)) >= need
        if not enough:
            cite(s, "GW-11.7", f.source)
        amend(s, len(s.agenda) - 1, held=(*f.held, most, need, len(f.chosen) if enough else -1), done=enough)

    def ask(s: State, f: Any) -> Decision | None:
        most, least_now, base = f.held[-3:]
        if base < 0:
            return None
        taken = f.chosen[base:]
        if len(taken) >= most:
            return None
        available = found.find(s, f)
        last = taken[-1][0] if taken else -1
        if last in available:
            available = available[available.index(last) + 1 :]
        need = least_now - len(taken)
        options: list[Any] = []
        kinds: set[tuple[int, int]] = set()
        for i, card in enumerate(available):
            if len(available) - i < need:
                break
            if s.cards[card] is None:
                same = (s.where[card], s.kinds[card])
                if same in kinds:
                    continue
                kinds.add(same)
            options.append(ref(s, card))
        if need <= 0:
            options.append(None)
        if not options:
            return None
        return Decision(who(s, f), "choose", "GW-8.5", tuple(options))

    def answer(s: State, f: Any, value: Ref | None) -> int | None:
        if value is None:
            return None
        amend(s, len(s.agenda) - 1, chosen=(*f.chosen, value))
        return AGAIN

    def stop(s: State, f: Any) -> None:
        _most, need, base = f.held[-3:]
        taken = f.chosen[base:] if base >= 0 else ()
        done = base >= 0 and len(taken) >= need and (len(taken) > 0 or need == 0)
        # Until now a description could speak of what had been chosen before.
        amend(s, len(s.agenda) - 1, held=f.held[:-3], chosen=f.chosen if keep else taken, done=done)

    c.steps += [Step("GW-8.5", start), Step("GW-8.5", answer, ask), Step("GW-8.5", stop)]


def _chosen(least: Number) -> Picker:
    def pick(s: State, ctx: Any) -> list[Ref] | None:
        if len(ctx.chosen) < least(s, ctx):
            return None
        return still(s, list(ctx.chosen))

    return pick


@PICKS.means(core.Choice)
def choice(node: core.Choice, c: Compiler) -> Picker:
    count = AMOUNTS.make(node.count, c)
    found = CARDS.make(node.cards, c)
    if c.paying:
        index = _card_slot(c, found, count, None, False)
        c.slot_of[id(node)] = index
        return _from_slot(c, index, True)
    choice_steps(c, found, count, count)
    c.first_can = c.first_can or (lambda s, ctx: len(found.find(s, ctx)) >= count(s, ctx))
    return _chosen(count)


@PICKS.means(core.ChoiceUpTo)
def choice_up_to(node: core.ChoiceUpTo, c: Compiler) -> Picker:
    count = AMOUNTS.make(node.count, c)
    found = CARDS.make(node.cards, c)
    none: Number = lambda s, ctx: 0  # noqa: E731  # a constant amount
    choice_steps(c, found, count, none)
    return _chosen(none)


@PICKS.means(core.TopUpTo)
def top_up_to(node: core.TopUpTo, c: Compiler) -> Picker:
    """The player names a number from 0 on; then so many cards from the top."""
    count = AMOUNTS.make(node.count, c)
    zones = LOCATIONS.make(node.pile, c)

    def ask(s: State, f: Any) -> Decision:
        most = min(count(s, f), len(s.zones[zones(s, f)[0]]))
        return Decision(seen_players(s, f), "X", "GW-8.5", tuple(range(most + 1)))

    def answer(s: State, f: Any, value: int) -> None:
        amend(s, len(s.agenda) - 1, memo=(*f.memo, (-1, "top", value)))

    c.steps.append(Step("GW-8.5", answer, ask))

    def pick(s: State, f: Any) -> list[Ref]:
        n = next((number for _c, what, number in reversed(f.memo) if what == "top"), 0)
        return [(card, 0) for card in s.zones[zones(s, f)[0]][:n]]

    return pick


@PICKS.means(core.Together)
def together(node: core.Together, c: Compiler) -> Picker:
    """Both as one action; with one lost the whole fails."""
    first = PICKS.make(node.first, c)
    second = PICKS.make(node.second, c)

    def pick(s: State, ctx: Any) -> list[Ref] | None:
        one, two = first(s, ctx), second(s, ctx)
        return None if not one or not two else one + two

    return pick


@PICKS.means(core.OneOf)
def one_of(node: core.OneOf, c: Compiler) -> Picker:
    """One of two: as slots, one slot that offers both kinds."""
    start = len(c.slots)
    first = PICKS.make(node.first, c)
    middle = len(c.slots)
    second = PICKS.make(node.second, c)
    if middle == start and len(c.slots) == middle:
        return lambda s, ctx: first(s, ctx) or second(s, ctx)
    one = c.slots[start] if middle > start else None
    two = c.slots[middle] if len(c.slots) > middle else None
    del c.slots[start:]

    def options(s: State, ctx: Any) -> list[Ref]:
        mine = one.options(s, ctx) if one is not None else first(s, ctx) or []
        theirs = two.options(s, ctx) if two is not None else second(s, ctx) or []
        return [*mine, *(r for r in theirs if r not in mine)]

    def still(s: State, ctx: Any, r: Ref) -> bool:
        if one is not None and one.still(s, ctx, r):
            return True
        if two is not None:
            return two.still(s, ctx, r)
        return r in (second(s, ctx) or [])

    index = c.add_slot(Slot(Fixed(1), options, still))
    c.slot_of[id(node)] = index
    return _from_slot(c, index, True)


def pick(node: form.Pick, c: Compiler) -> Picker:
    """The function for any pick. "All" passes over what the player's effects cannot reach (GW-22.7)."""
    made: Picker = PICKS.make(node, c)
    if not isinstance(node, form.All):
        return made
    members = _of_a_squad(node.cards)

    def reached(s: State, ctx: Any) -> list[Ref] | None:
        cite(s, "GW-22.7", ctx.source)
        return [
            r
            for r in made(s, ctx) or []
            if r[0] < 0 or can_be_targeted(s, ctx, r[0], False) or (members and as_member(s, r[0]))
        ]

    return reached


def _of_a_squad(cards: form.Cards) -> bool:
    return isinstance(cards, form.Described) and any(isinstance(q, OfSquad) for q in cards.after)


@rule("GW-11.11", off=False)
def as_member(s: State, card: int) -> bool:
    """What concerns a squad concerns its Units as members, none of which is a target."""
    cite(s, "GW-11.11", card)
    return True


def hidden(s: State, card: int) -> bool:
    """Whether the card lies where not everybody sees it."""
    return SEES[s.where[card]] != 3


__all__ = ["Picker", "can_be_targeted", "choice_steps", "pick"]

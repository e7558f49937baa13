"""Picks that somebody chooses: targets and payments on play (slots), choices on resolution (steps)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.kernel.agenda import AGAIN, Step, amend, put_frame
from cutin.kernel.changes import cite
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import Ref, State

from ..compiler import AMOUNTS, CARDS, PICKS, PLAYERS, Compiler, seen_players
from ..refs import A_PLAYER, still, there
from ..texts import Fixed, Number, Slot
from .filters import Found
from .lines import walk
from .locations import zones_of

Picker = Callable[[State, Any], list[Ref] | None]
"""The cards of a pick; None if it is lost: a card that it needs is not there."""


# --- chosen on play ---------------------------------------------------------------------------------

# Words of which a description is made that says nothing of what has been chosen, nor of the card whose text
# it is, nor of the time: who plays it decides which cards are meant. Games add theirs.
PLAIN_WORDS: set[type[form.Node]] = {
    core.Card,
    core.OrNoun,
    core.Own,
    core.EnemyCard,
    core.In,
    core.OwnPile,
    core.SomePile,
    core.BeingPlayed,
    core.WithKeyword,
    core.WithoutKeyword,
    core.NameContains,
    core.Named,
}


def _plain(found: Found) -> bool:
    """Whether a description is made of such words: what it finds stays the same until something changes."""
    return bool(found.nodes) and all(type(word) in PLAIN_WORDS for word in walk(found.nodes))


def card_slot(c: Compiler, found: Found, count: Number, least: Number | None, single: bool) -> int:
    """A slot for cards of a description; `single`: one target and no more."""
    paying = c.paying
    # A card being played is not there for its own play, whether as a target or as a payment.
    own_play = not paying or c.text.kind != "use"
    conditioned = c.rules.conditioned
    untouchable: int = c.rules.untouchable
    touchable = c.rules.touchable
    find_cards = found.find
    apart = _plain(found)

    def options(s: State, ctx: Any, number: int = -1) -> list[Ref]:
        # Asked for at every chance to play: a loop makes no calls, and what is there is looked up once as
        # long as nothing changes.
        asked = s.asked if apart else None
        there = asked.get((found, ctx.player)) if asked is not None else None
        if there is None:
            there = find_cards(s, ctx)
            if asked is not None:
                asked[found, ctx.player] = there
        if not there:
            return []
        taken = {r for part in ctx.targets for r in part} if ctx.targets else ()
        result: list[Ref] = []
        kinds: set[tuple[int, int]] = set()
        unlike = slot.unlike
        cards = s.cards
        values = s.values.of
        for card in there:
            if not paying and card in values and values[card].flags & untouchable:
                if not touchable(s, ctx, card, single):
                    continue
            record = cards[card]
            if record is not None:
                if record.rolled is not unlike:
                    r = (card, record.entry)
                    if r not in taken:
                        result.append(r)
                        if len(result) == number:
                            return result
                continue
            r = (card, 0)
            if r in taken or (card == ctx.source and own_play and not conditioned[s.where[card]]):
                continue
            same = (s.where[card], s.kinds[card])
            if same not in kinds:
                kinds.add(same)
                result.append(r)
            elif not single:
                result.append(r)
        return result

    def fits(s: State, ctx: Any, r: Ref) -> bool:
        if r[0] < 0 or not there(s, r):
            return False
        card = r[0]
        return bool(found.fits(s, ctx, card)) and (paying or bool(touchable(s, ctx, card, single)))

    slot = Slot(count, options, fits, least, some=options)
    slot.found, slot.single = found, single
    slot.apart = apart
    return c.add_slot(slot)


def from_slot(c: Compiler, index: int, needs_all: bool) -> Picker:
    """The references of a slot that still fit; None if the pick is lost."""
    slots = c.slots
    lost = c.law.target_lost

    def pick(s: State, ctx: Any) -> list[Ref] | None:
        if index >= len(ctx.targets):
            return None
        chosen = ctx.targets[index]
        if getattr(ctx, "on_hold", False):
            good = still(s, list(chosen))  # not checked again when it acts
        else:
            fits = slots[index].still
            good = [r for r in chosen if fits(s, ctx, r)]
        if (len(good) < len(chosen) and needs_all) or (chosen and not good):
            if lost:
                cite(s, lost, chosen[0][0])
            return None
        return good

    return pick


def note_slot(node: Any, c: Compiler, index: int, cards: form.Cards) -> None:
    """What else of the text may ask for the slot: by the pick, or by the noun of its description."""
    c.slot_of[id(node)] = index
    if isinstance(cards, form.Described):
        c.slot_of_noun.setdefault(type(cards.noun), index)


@PICKS.means(form.Target)
def target(node: form.Target, c: Compiler) -> Picker:
    if not c.paying and c.rules.lies_face_down(node.cards):
        made: Picker = PICKS.make(core.Choice(node.count, node.cards), c)
        return made
    count = AMOUNTS.make(node.count, c)
    found = CARDS.make(node.cards, c)
    index = card_slot(c, found, count, None, node.count == form.Number(1))
    note_slot(node, c, index, node.cards)
    c.rules.targets(node.cards, c.slots[index])
    return from_slot(c, index, True)


@PICKS.means(form.TargetUpTo)
def target_up_to(node: form.TargetUpTo, c: Compiler) -> Picker:
    if not c.paying and c.rules.lies_face_down(node.cards):
        made: Picker = PICKS.make(core.ChoiceUpTo(node.count, node.cards), c)
        return made
    count = AMOUNTS.make(node.count, c)
    found = CARDS.make(node.cards, c)
    index = card_slot(c, found, count, Fixed(0), False)
    note_slot(node, c, index, node.cards)
    return from_slot(c, index, False)


def seat_slot(c: Compiler) -> int:
    """A slot for one of the players."""

    def options(s: State, ctx: Any) -> list[Ref]:
        return [(A_PLAYER, ctx.player), (A_PLAYER, 1 - ctx.player)]

    return c.add_slot(Slot(Fixed(1), options, lambda s, ctx, r: r[0] == A_PLAYER))


@PLAYERS.means(form.OnePlayer)
def one_player(node: form.OnePlayer, c: Compiler) -> Callable[[State, Any], list[int]]:
    index = seat_slot(c)
    return lambda s, ctx: [r[1] for r in ctx.targets[index]] if index < len(ctx.targets) else []


# --- chosen on resolution ---------------------------------------------------------------------------


def _remembered(found: Found) -> Callable[[State, Any], list[int]]:
    """The cards of a description; those of a plain one are looked up once as long as nothing changes."""
    if not _plain(found):
        return found.find

    def cards(s: State, ctx: Any) -> list[int]:
        asked = s.asked
        if asked is None:
            asked = s.asked = {}
        there: list[int] | None = asked.get((found, ctx.player))
        if there is None:
            there = asked[found, ctx.player] = found.find(s, ctx)
        return there

    return cards


def choosable(found: Found, c: Compiler) -> Callable[[State, Any], list[int]]:
    """The cards of a description that can be chosen on resolution.

    In a game in which an effect has to be able to mean them (`Hooks.subjects`), what another player chooses
    for it is that player's choice, not the effect's.
    """
    find_cards = _remembered(found)
    if not c.rules.subjects:
        return find_cards
    touchable, untouchable = c.rules.touchable, c.rules.untouchable

    def cards(s: State, ctx: Any) -> list[int]:
        there = find_cards(s, ctx)
        if not there or getattr(ctx, "acting", -1) not in (-1, ctx.player):
            return there
        values = s.values.of
        return [
            card
            for card in there
            if card not in values or not values[card].flags & untouchable or touchable(s, ctx, card, False)
        ]

    return cards


def choice_steps(
    c: Compiler,
    found: Found,
    count: Number | None,
    least: Number,
    who: Callable[[State, Any], int] = seen_players,
    keep: bool = False,
) -> None:
    """Steps in which a player chooses cards one by one; they are `chosen` afterwards.

    `count` None: any number. With fewer cards than `least` nothing is chosen and the part is not carried
    out. `keep`: added to what is chosen already (each player chooses).
    """
    law = c.law
    cards = choosable(found, c)

    def start(s: State, f: Any) -> None:
        # The numbers are fixed now: "as many" counts what was chosen before this choice.
        need = least(s, f)
        most = count(s, f) if count is not None else 99
        enough = not need or len(cards(s, f)) >= need
        if not enough and law.too_few:
            cite(s, law.too_few, f.source)
        held = (*f.held, most, need, len(f.chosen) if enough else -1)
        put_frame(s, replace(f, held=held, done=enough))

    def ask(s: State, f: Any) -> Decision | None:
        most, least_now, base = f.held[-3:]
        if base < 0:
            return None
        taken = f.chosen[base:]
        need = least_now - len(taken)
        if len(taken) >= most:
            return None
        available = cards(s, f)
        if taken:
            last = taken[-1][0]
            if last in available:
                available = available[available.index(last) + 1 :]
        if need > 1:
            # Behind the card that is chosen there have to be enough for the rest.
            available = available[: max(0, len(available) - need + 1)]
        options: list[Any] = []
        kinds: set[tuple[int, int]] = set()
        records = s.cards
        for card in available:
            record = records[card]
            if record is not None:
                options.append((card, record.entry))
                continue
            same = (s.where[card], s.kinds[card])
            if same not in kinds:
                kinds.add(same)
                options.append((card, 0))
        if need <= 0:
            options.append(None)
        if not options:
            return None
        return Decision(who(s, f), "choose", law.choose, tuple(options))

    def answer(s: State, f: Any, value: Ref | None) -> int | None:
        if value is None:
            return None
        chosen = (*f.chosen, value)
        put_frame(s, replace(f, chosen=chosen))
        most, _need, base = f.held[-3:]
        return AGAIN if len(chosen) - base < most else None

    def stop(s: State, f: Any) -> int | None:
        held = f.held
        _most, need, base = held[-3:]
        taken = f.chosen[base:] if base >= 0 else ()
        done = base >= 0 and len(taken) >= need and (len(taken) > 0 or need == 0)
        # Until now a description could speak of what had been chosen before.
        new = replace(f, held=held[:-3], chosen=f.chosen if keep else taken, done=done)
        put_frame(s, new)
        if base >= 0 or keep:
            return None  # of several players, one who cannot choose is passed over
        found: int | None = s.rules.missing(s, new)
        return found

    c.steps += [Step(law.choose, start), Step(law.choose, answer, ask), Step(law.choose, stop)]


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
        index = card_slot(c, found, count, None, False)
        c.slot_of[id(node)] = index
        return from_slot(c, index, True)
    choice_steps(c, found, count, count)
    cards = choosable(found, c)
    c.first_can = c.first_can or (lambda s, ctx: len(cards(s, ctx)) >= count(s, ctx))
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
    zones = zones_of(node.pile, c)
    rule = c.law.choose

    def ask(s: State, f: Any) -> Decision:
        most = min(count(s, f), len(s.zones[zones(s, f)[0]]))
        return Decision(seen_players(s, f), "X", rule, tuple(range(most + 1)))

    def answer(s: State, f: Any, value: int) -> None:
        amend(s, len(s.agenda) - 1, memo=(*f.memo, (-1, "top", value)))

    c.steps.append(Step(rule, answer, ask))

    def pick(s: State, f: Any) -> list[Ref]:
        n = next((number for _c, what, number in reversed(f.memo) if what == "top"), 0)
        return [(card, 0) for card in s.zones[zones(s, f)[0]][:n]]

    return pick


# --- picks of picks ---------------------------------------------------------------------------------

# The picks that are chosen or found on resolution; games add theirs.
CHOOSING: set[type[form.Node]] = {core.Choice, core.ChoiceUpTo}


def before(first: form.Pick, second: form.Pick, cards: Picker, c: Compiler) -> Picker:
    """The first of two picks, as it is when the second has been made: what it has chosen is kept."""
    if c.paying or any(not any(type(word) in CHOOSING for word in walk(each)) for each in (first, second)):
        return cards
    mark = f"kept {len(c.steps)}"

    def keep(s: State, f: Any) -> None:
        found = cards(s, f) or ()
        amend(s, len(s.agenda) - 1, memo=(*f.memo, *((card, mark, entry) for card, entry in found)))

    c.steps.append(Step(c.law.choose, keep))
    none: list[Ref] | None = [] if may_be_none(first) else None
    return lambda s, ctx: still(s, [(card, n) for card, what, n in ctx.memo if what == mark]) or none


@PICKS.means(core.Together)
def together(node: core.Together, c: Compiler) -> Picker:
    """Both as one action; with one lost the whole fails."""
    first = before(node.first, node.second, PICKS.make(node.first, c), c)
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

    def fits(s: State, ctx: Any, r: Ref) -> bool:
        if one is not None and one.still(s, ctx, r):
            return True
        if two is not None:
            return two.still(s, ctx, r)
        return r in (second(s, ctx) or [])

    index = c.add_slot(Slot(Fixed(1), options, fits))
    c.slot_of[id(node)] = index
    return from_slot(c, index, True)


def pick(node: form.Pick, c: Compiler) -> Picker:
    """The function for any pick. "All" passes over what the effect cannot mean."""
    made: Picker = PICKS.make(node, c)
    if not isinstance(node, form.All):
        return made
    law = c.law
    touchable = c.rules.touchable
    as_member = c.rules.members(node.cards)

    def reached(s: State, ctx: Any) -> list[Ref] | None:
        if law.reached:
            cite(s, law.reached, ctx.source)
        return [
            r
            for r in made(s, ctx) or []
            if r[0] < 0 or touchable(s, ctx, r[0], False) or (as_member is not None and as_member(s, r[0]))
        ]

    return reached


# The picks that are well served by no card at all; games add theirs.
MAY_BE_NONE: set[type[form.Pick]] = {form.All, form.TargetUpTo, core.ChoiceUpTo, core.TopUpTo}


def may_be_none(node: form.Pick) -> bool:
    """Whether a pick is well served by no card at all."""
    return type(node) in MAY_BE_NONE

"""How sentences join: sequences, "in that case", conditions, "may", delays, and who carries a part out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.kernel.agenda import DONE, Step, amend
from cutin.kernel.changes import cite, next_serial, set_card
from cutin.kernel.decision import Decision
from cutin.kernel.state import Ref, State

from ..compiler import (
    AMOUNTS,
    CARDS,
    CHANGES,
    CONDITIONS,
    EFFECTS,
    MOMENTS,
    PRICES,
    SEVERAL,
    Compiler,
    seen_players,
)
from ..refs import A_PLAYER
from ..resolve import Held
from .doing import me
from .picking import choice_steps, choosable, may_be_none, pick

Seats = Callable[[State, Any], list[int]]


def jump(c: Compiler, rule: str, test: Callable[[State, Any], bool]) -> Callable[[], None]:
    """A step that goes on only while `test` holds, else jumps to where `land` is called."""
    target = [0]

    def go(s: State, f: Any) -> int | None:
        return None if test(s, f) else target[0]

    c.steps.append(Step(rule, go))

    def land() -> None:
        target[0] = len(c.steps)

    return land


# --- one after the other ----------------------------------------------------------------------------


@EFFECTS.means(form.Sequence)
def sequence(node: form.Sequence, c: Compiler) -> None:
    rider, c.rider = c.rider, False
    for part in node.parts:
        EFFECTS.make(part, c)
    c.rider = rider


def _first_part(node: form.Effect, c: Compiler, rule: str, rider: bool) -> Callable[[], None]:
    """The first of two parts, and the jump past the second if it was not carried out whole."""
    before, c.rider = c.rider, rider
    EFFECTS.make(node, c)
    c.rider = before

    def carried_out(s: State, f: Any) -> bool:
        if not f.done and rule:
            cite(s, rule, f.source)
        return bool(f.done)

    return jump(c, rule, carried_out)


@EFFECTS.means(form.InThatCase)
def in_that_case(node: form.InThatCase, c: Compiler) -> None:
    if isinstance(node.first, form.Delayed):
        # Whether what is put off is carried out shows at its moment: both wait for it.
        both = form.InThatCase(node.first.effect, node.then)
        EFFECTS.make(form.Delayed(node.first.moment, both), c)
        return
    start = len(c.steps)
    land = _first_part(node.first, c, c.law.in_that_case, True)
    EFFECTS.make(node.then, c)
    after = c.rules.after_rider(c, start)
    land()
    if after is not None:
        c.steps.append(after)


@EFFECTS.means(core.AfterThat)
def after_that(node: core.AfterThat, c: Compiler) -> None:
    """What the first part sets off is over before the second begins: nothing of it waits for a rider."""
    land = _first_part(node.first, c, c.law.after_that, False)
    EFFECTS.make(node.then, c)
    land()


@EFFECTS.means(form.IfElse)
def if_else(node: form.IfElse, c: Compiler) -> None:
    holds = CONDITIONS.make(node.condition, c)
    rule = c.law.condition

    def test(s: State, f: Any) -> bool:
        good = bool(holds(s, f))
        if f.done != good:
            amend(s, me(s), done=good)
        return good

    land = jump(c, rule, test)
    EFFECTS.make(node.then, c)
    if node.otherwise is None:
        land()
        return
    over = jump(c, rule, lambda s, f: False)
    land()
    EFFECTS.make(node.otherwise, c)
    over()


@EFFECTS.means(core.Limited)
def limited(node: core.Limited, c: Compiler) -> None:
    """Counted when it resolves: `used` of the card holds one entry for each time."""
    times = AMOUNTS.make(node.times, c)
    key = -c.text.key
    rule = c.law.limited

    def free(s: State, f: Any) -> bool:
        record = s.cards[f.source]
        if record is None or record.entry != f.entry:
            return True
        if record.used.count(key) >= times(s, f):
            amend(s, me(s), done=False)
            return False
        set_card(s, f.source, "used", rule, used=(*record.used, key))
        return True

    land = jump(c, rule, free)
    EFFECTS.make(node.effect, c)
    land()


@EFFECTS.means(core.TwiceSwapped)
def twice_swapped(node: core.TwiceSwapped, c: Compiler) -> None:
    """And again with the players exchanged."""
    top = len(c.steps)
    EFFECTS.make(node.effect, c)

    def swap(s: State, f: Any) -> int | None:
        amend(s, me(s), player=1 - f.player, swapped=not f.swapped, chosen=(), acting=-1)
        return None if f.swapped else top

    c.steps.append(Step(c.law.again, swap))


@EFFECTS.means(core.Fail)
def fail(node: core.Fail, c: Compiler) -> None:
    rule = c.law.fails

    def act(s: State, f: Any) -> int:
        if rule:
            cite(s, rule, f.source)
        amend(s, me(s), done=False)
        return DONE

    c.steps.append(Step(rule, act))


# --- who carries a part out -------------------------------------------------------------------------


def yes_no(
    c: Compiler, rule: str, who: Seats, can: Callable[[State, Any], bool] | None, what: str = "may"
) -> None:
    """A question; `done` is the answer."""

    def ask(s: State, f: Any) -> Decision:
        seats = who(s, f)
        seat = seats[0] if seats else f.player
        if can is not None and not can(s, f):
            return Decision(seat, what, rule, (False,))
        return Decision(seat, what, rule, (True, False))

    def answer(s: State, f: Any, value: bool) -> None:
        amend(s, me(s), done=value)

    c.steps.append(Step(rule, answer, ask))


@EFFECTS.means(form.May)
def may(node: form.May, c: Compiler) -> None:
    """Asked on resolution; it is carried out only if it can be and the player wants it."""
    who = c.who(node.who)
    if type(node.who) in SEVERAL:
        for_each_player(c, who, lambda: _may(node, c, lambda s, f: [f.acting]))
    else:
        _may(node, c, who)


def _may(node: form.May, c: Compiler, who: Seats) -> None:
    rule = c.law.may
    before, c.first_can = c.first_can, None
    can: list[Any] = [None]
    yes_no(c, rule, who, lambda s, f: can[0] is None or bool(can[0](s, f)))
    land = jump(c, rule, lambda s, f: bool(f.done))
    acting(c, who)
    EFFECTS.make(node.effect, c)
    can[0] = c.first_can
    c.first_can = before
    acting_over(c)
    land()


def acting(c: Compiler, who: Seats) -> None:
    """From here on that player carries the effect out."""

    def start(s: State, f: Any) -> None:
        seats = who(s, f)
        amend(s, me(s), held=(*f.held, f.acting), acting=seats[0] if seats else f.player)

    c.steps.append(Step(c.law.acting, start))


def acting_over(c: Compiler) -> None:
    """From here on it is again who it was."""

    def over(s: State, f: Any) -> None:
        amend(s, me(s), acting=f.held[-1], held=f.held[:-1])

    c.steps.append(Step(c.law.acting, over))


# Added to the number of players who have acted by each who could not do it whole.
NOT_DONE = 16


def for_each_player(c: Compiler, who: Seats, body: Callable[[], None], whole: bool = False) -> None:
    """The body once for each of the players, in the order of the game, each acting in turn. `whole`: it is
    carried out only if each of them could carry it out."""
    rule = c.law.each_player

    def start(s: State, f: Any) -> None:
        amend(s, me(s), held=(*f.held, f.acting, 0))

    c.steps.append(Step(rule, start))
    top = len(c.steps)

    def more(s: State, f: Any) -> bool:
        seats = who(s, f)
        first = s.rules.first_seat(s)
        seats.sort(key=lambda seat: seat != first)
        i = f.held[-1]
        if i % NOT_DONE >= len(seats):
            return False
        amend(s, me(s), held=(*f.held[:-1], i + 1), acting=seats[i % NOT_DONE])
        return True

    land = jump(c, rule, more)
    body()

    def again(s: State, f: Any) -> int:
        if whole and not f.done:
            amend(s, me(s), held=(*f.held[:-1], f.held[-1] + NOT_DONE))
        return top

    c.steps.append(Step(rule, again))
    land()

    def over(s: State, f: Any) -> None:
        *held, acting, i = f.held
        amend(s, me(s), acting=acting, held=tuple(held), done=f.done and i < NOT_DONE)

    c.steps.append(Step(rule, over))


@EFFECTS.means(core.HasTo)
def has_to(node: core.HasTo, c: Compiler) -> None:
    who = c.who(node.who)
    if type(node.who) in SEVERAL:
        at_once = c.rules.at_once(node)
        if at_once is not None:
            EFFECTS.make(at_once, c)
            return
        for_each_player(c, who, lambda: EFFECTS.make(node.effect, c), whole=True)
        return
    acting(c, who)
    EFFECTS.make(node.effect, c)
    acting_over(c)


@EFFECTS.means(core.Unless)
def unless(node: core.Unless, c: Compiler) -> None:
    """The player may pay on resolution; the effect happens if not."""
    who = c.who(node.who)
    amount = PRICES.make(node.cost, c)
    rule = c.law.unless

    def can(s: State, f: Any) -> bool:
        return bool(s.rules.can_pay(s, who(s, f)[0], amount(s, f)))

    yes_no(c, rule, who, can)
    unpaid = jump(c, rule, lambda s, f: bool(f.done))
    c.rules.pays(c, who, amount)
    paid = jump(c, rule, lambda s, f: False)
    unpaid()
    EFFECTS.make(node.effect, c)
    paid()


# --- choices ----------------------------------------------------------------------------------------


@EFFECTS.means(form.Choose, core.ChooseUpTo, core.ChooseBetween, core.ChooseAny)
def choose(node: Any, c: Compiler) -> None:
    """A choice without target; the cards are the chosen cards afterwards."""
    who = c.who(node.who)
    found = CARDS.make(node.cards, c)
    count = least = None
    if isinstance(node, form.Choose):
        count = least = AMOUNTS.make(node.count, c)
    elif isinstance(node, core.ChooseBetween):
        count = AMOUNTS.make(node.most, c)
        least = AMOUNTS.make(node.least, c)
    else:
        least = lambda s, ctx: 0  # noqa: E731  # a constant amount
        if isinstance(node, core.ChooseUpTo):
            count = AMOUNTS.make(node.count, c)
    if type(node.who) in SEVERAL:

        def clear(s: State, f: Any) -> None:
            amend(s, me(s), chosen=())

        c.steps.append(Step(c.law.choose, clear))
        for_each_player(c, who, lambda: choice_steps(c, found, count, least, keep=True))
        return

    def seat(s: State, f: Any) -> int:
        seats: list[int] = who(s, f)
        return seats[0] if seats else int(f.player)

    if c.first_can is None:
        cards = choosable(found, c)
        c.first_can = lambda s, ctx: len(cards(s, ctx)) >= max(1, least(s, ctx))
    choice_steps(c, found, count, least, seat)
    if not isinstance(node, form.Choose):

        def some(s: State, f: Any) -> None:
            amend(s, me(s), done=f.done and bool(f.chosen))

        c.steps.append(Step(c.law.in_that_case, some))


# --- later, and for a while -------------------------------------------------------------------------


def as_they_are(s: State, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """What the effect has brought onto the field is meant from now on as long as it stays there."""
    found = []
    for card, entry in refs:
        record = s.cards[card] if card >= 0 and not entry else None
        found.append((card, record.entry if record is not None else entry))
    return tuple(found)


def held(s: State, f: Any, when: tuple[int, int, int], step: int, x: int) -> Held:
    """The running effect as it waits for a moment to go on at that step."""
    return Held(
        when,
        next_serial(s),
        f.player,
        f.source,
        f.entry,
        f.text,
        step,
        tuple(as_they_are(s, part) for part in f.targets),
        x,
        f.event,
        as_they_are(s, f.chosen),
        s.table.turn,
        f.memo,
    )


@EFFECTS.means(form.Delayed)
def delayed(node: form.Delayed, c: Compiler) -> None:
    """On hold until its moment."""
    when: tuple[int, int, int] = MOMENTS.make(node.moment, c)
    rule = c.law.held
    here = [0]

    def put(s: State, f: Any) -> None:
        x = c.x(s, f) if c.x is not None else f.x
        s.rules.put_on_hold(s, held(s, f, when, here[0], x))
        amend(s, me(s), done=True)

    c.steps.append(Step(rule, put))
    over = jump(c, rule, lambda s, f: False)
    here[0] = len(c.steps)
    EFFECTS.make(node.effect, c)
    c.steps.append(Step(rule, lambda s, f: DONE))
    over()


@EFFECTS.means(form.Until)
def until(node: form.Until, c: Compiler) -> None:
    """A change that lasts, on the cards found at resolution."""
    cards = pick(node.cards, c)
    changes = [CHANGES.make(change, c) for change in node.change]
    if c.x_always:
        c.rules.until_counted(node, cards, changes, c)
        return
    last = c.rules.durations[node.duration]
    none_will_do = may_be_none(node.cards)
    text = c.text

    def act(s: State, f: Any) -> int | None:
        found = cards(s, f)
        if not found:
            if found is None or not none_will_do:
                result: int | None = s.rules.missing(s, f)
                return result
            amend(s, me(s), done=False)
            return None
        made = []
        for r in found:
            for change in changes:
                data = change(s, f, -1 - r[1] if r[0] == A_PLAYER else r[0])
                for one in data if data and isinstance(data[0], tuple) else (data,):
                    made.append((r, one))
        for r, data in made:
            if data:
                s.rules.lay(s, f, r, data, last, text)
        if not f.done:
            amend(s, me(s), done=True)
        s.rules.refresh(s)
        return None

    c.steps.append(Step(c.law.applied, act))


@EFFECTS.means(core.NegateText)
def negate_text(node: core.NegateText, c: Compiler) -> None:
    EFFECTS.make(form.Until(node.cards, (core.NegatedText(),), node.duration), c)


__all__ = ["acting", "acting_over", "for_each_player", "held", "jump", "me", "seen_players", "yes_no"]

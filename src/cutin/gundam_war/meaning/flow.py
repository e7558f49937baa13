"""How sentences join: sequences, "in that case", conditions, "may", delays, and who carries a part out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.game.compiler import AMOUNTS, CARDS, CHANGES, CONDITIONS, EFFECTS, PLAYERS, Compiler, seen_players
from cutin.game.refs import living
from cutin.game.resolve import Held
from cutin.kernel.agenda import AGAIN, DONE, Step, amend
from cutin.kernel.changes import cite, next_serial, set_card, set_table, set_waiting
from cutin.kernel.decision import Decision
from cutin.kernel.state import Lasting, Ref, State

from .. import c11_effects
from ..c07_costs import pay_resource
from ..table import (
    ABOLISH,
    ATTACK,
    COIN_CARD,
    DAMAGE,
    DEFEND,
    DEPLOY,
    DRAW,
    END,
    END_OF_CUT,
    END_OF_TURN,
    NATION,
    ON_FIELD_LONG,
    PLACES,
    REROLL,
    RETURN,
    START,
    TURN_END,
)
from ..values import KEYWORD, NEGATE, NEGATE_UNRESOLVED, SHAPE, TEXT, TYPE, of, text_is_fixed
from ..words import changes, costs, effects, places, singles, timings
from .picking import choice_steps, pick

PHASES = {
    "turn": (REROLL, RETURN),
    "Reroll Phase": (REROLL, REROLL),
    "Draw Phase": (DRAW, DRAW),
    "Disposition Phase": (DEPLOY, DEPLOY),
    "Battle Phase": (ATTACK, RETURN),
    "Attack Step": (ATTACK, ATTACK),
    "Defend Step": (DEFEND, DEFEND),
    "Damage Calculation Step": (DAMAGE, DAMAGE),
    "Return Step": (RETURN, RETURN),
}


def when_of(moment: form.Moment) -> tuple[int, int, int]:
    """A moment as (phase, part, whose turn); the end of turn is phase -2."""
    if isinstance(moment, timings.EndOfTurn):
        return (-2, TURN_END, 0)
    assert isinstance(moment, (timings.AtStart, timings.AtEnd))
    first, last = PHASES[moment.part.part]
    whose = {"own": 1, "enemy": 2, None: 0}[moment.part.whose]
    if isinstance(moment, timings.AtStart):
        return (first, START, whose)
    if moment.part.part == "turn":
        return (-2, TURN_END, whose)
    return (last, END, whose)


def me(s: State) -> int:
    """The depth of the running frame."""
    return len(s.agenda) - 1


def jump(c: Compiler, rule: str, test: Callable[[State, Any], bool]) -> Callable[[], None]:
    """A step that goes on only while `test` holds, else jumps to where `land` is called."""
    target = [0]

    def go(s: State, f: Any) -> int | None:
        return None if test(s, f) else target[0]

    c.steps.append(Step(rule, go))

    def land() -> None:
        target[0] = len(c.steps)

    return land


@EFFECTS.means(form.Sequence)
def sequence(node: form.Sequence, c: Compiler) -> None:
    for part in node.parts:
        EFFECTS.make(part, c)


@EFFECTS.means(form.InThatCase)
def in_that_case(node: form.InThatCase, c: Compiler) -> None:
    EFFECTS.make(node.first, c)

    def carried_out(s: State, f: Any) -> bool:
        if not f.done:
            cite(s, "GW-11.9", f.source)
        return bool(f.done)

    land = jump(c, "GW-11.9", carried_out)
    EFFECTS.make(node.then, c)
    land()


@EFFECTS.means(form.IfElse)
def if_else(node: form.IfElse, c: Compiler) -> None:
    holds = CONDITIONS.make(node.condition, c)

    def test(s: State, f: Any) -> bool:
        good = bool(holds(s, f))
        if f.done != good:
            amend(s, me(s), done=good)
        return good

    land = jump(c, "GW-11.8", test)
    EFFECTS.make(node.then, c)
    if node.otherwise is None:
        land()
        return
    over = jump(c, "GW-11.8", lambda s, f: False)
    land()
    EFFECTS.make(node.otherwise, c)
    over()


def _yes_no(
    c: Compiler, rule: str, who: Callable[[State, Any], list[int]], can: Callable[[State, Any], bool] | None
) -> None:
    """A question; `done` is the answer."""

    def ask(s: State, f: Any) -> Decision:
        seats = who(s, f)
        seat = seats[0] if seats else f.player
        if can is not None and not can(s, f):
            return Decision(seat, "may", rule, (False,))
        return Decision(seat, "may", rule, (True, False))

    def answer(s: State, f: Any, value: bool) -> None:
        amend(s, me(s), done=value)

    c.steps.append(Step(rule, answer, ask))


@EFFECTS.means(form.May)
def may(node: form.May, c: Compiler) -> None:
    """Asked on resolution; it is carried out only if it can be and the player wants it."""
    who = PLAYERS.make(node.who, c)
    before, c.first_can = c.first_can, None
    at = len(c.steps)
    can: list[Any] = [None]
    _yes_no(c, "GW-10.10", who, lambda s, f: can[0] is None or bool(can[0](s, f)))
    land = jump(c, "GW-10.10", lambda s, f: bool(f.done))
    _acting(c, who)
    EFFECTS.make(node.effect, c)
    can[0] = c.first_can
    c.first_can = before
    _acting_over(c)
    land()
    assert at < len(c.steps)


def _acting(c: Compiler, who: Callable[[State, Any], list[int]]) -> None:
    def start(s: State, f: Any) -> None:
        seats = who(s, f)
        amend(s, me(s), held=(*f.held, f.acting), acting=seats[0] if seats else f.player)

    c.steps.append(Step("GW-8.5", start))


def _acting_over(c: Compiler) -> None:
    def over(s: State, f: Any) -> None:
        amend(s, me(s), acting=f.held[-1], held=f.held[:-1])

    c.steps.append(Step("GW-8.5", over))


def for_each_player(c: Compiler, who: Callable[[State, Any], list[int]], body: Callable[[], None]) -> None:
    """The body once for each of the players, the attacking side first, each acting in turn."""

    def start(s: State, f: Any) -> None:
        amend(s, me(s), held=(*f.held, f.acting, 0))

    c.steps.append(Step("GW-22.1", start))
    top = len(c.steps)

    def more(s: State, f: Any) -> bool:
        seats = who(s, f)
        seats.sort(key=lambda seat: seat != s.table.attacker)
        i = f.held[-1]
        if i >= len(seats):
            return False
        amend(s, me(s), held=(*f.held[:-1], i + 1), acting=seats[i])
        return True

    land = jump(c, "GW-22.1", more)
    body()
    c.steps.append(Step("GW-22.1", lambda s, f: top))
    land()

    def over(s: State, f: Any) -> None:
        amend(s, me(s), acting=f.held[-2], held=f.held[:-2])

    c.steps.append(Step("GW-22.1", over))


def _several(who: form.Who) -> bool:
    return isinstance(who, (form.EachPlayer, singles.EachPlayerWith))


@EFFECTS.means(core.HasTo)
def has_to(node: core.HasTo, c: Compiler) -> None:
    who = PLAYERS.make(node.who, c)
    if _several(node.who):
        for_each_player(c, who, lambda: EFFECTS.make(node.effect, c))
        return
    _acting(c, who)
    EFFECTS.make(node.effect, c)
    _acting_over(c)


@EFFECTS.means(form.Choose, core.ChooseUpTo, core.ChooseBetween, core.ChooseAny)
def choose(node: Any, c: Compiler) -> None:
    """A choice without target; the cards are the chosen cards afterwards."""
    who = PLAYERS.make(node.who, c)
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
    if _several(node.who):

        def clear(s: State, f: Any) -> None:
            amend(s, me(s), chosen=())

        c.steps.append(Step("GW-8.5", clear))
        for_each_player(c, who, lambda: choice_steps(c, found, count, least, keep=True))
        return

    def seat(s: State, f: Any) -> int:
        seats: list[int] = who(s, f)
        return seats[0] if seats else int(f.player)

    if c.first_can is None:
        c.first_can = lambda s, ctx: len(found.find(s, ctx)) >= max(1, least(s, ctx))
    choice_steps(c, found, count, least, seat)
    if not isinstance(node, form.Choose):

        def some(s: State, f: Any) -> None:
            amend(s, me(s), done=f.done and bool(f.chosen))

        c.steps.append(Step("GW-11.9", some))


def _as_they_are(s: State, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """What the effect has brought onto the field is meant from now on as long as it stays there."""
    found = []
    for card, entry in refs:
        record = s.cards[card] if card >= 0 and not entry else None
        found.append((card, record.entry if record is not None else entry))
    return tuple(found)


@EFFECTS.means(form.Delayed)
def delayed(node: form.Delayed, c: Compiler) -> None:
    """On hold until its moment (GW-11.5)."""
    when = when_of(node.moment)
    here = [0]

    def put(s: State, f: Any) -> None:
        c11_effects.hold(
            s,
            Held(
                when,
                next_serial(s),
                f.player,
                f.source,
                f.entry,
                f.text,
                here[0],
                tuple(_as_they_are(s, part) for part in f.targets),
                c.x(s, f) if c.x is not None else f.x,
                f.event,
                _as_they_are(s, f.chosen),
                s.table.turn,
                f.memo,
            ),
        )
        amend(s, me(s), done=True)

    c.steps.append(Step("GW-11.5", put))
    over = jump(c, "GW-11.5", lambda s, f: False)
    here[0] = len(c.steps)
    EFFECTS.make(node.effect, c)
    c.steps.append(Step("GW-11.5", lambda s, f: DONE))
    over()


@EFFECTS.means(core.NegateText)
def negate_text(node: core.NegateText, c: Compiler) -> None:
    EFFECTS.make(form.Until(node.cards, (core.NegatedText(),), node.duration), c)


@EFFECTS.means(effects.NegateUnresolved)
def negate_unresolved(node: effects.NegateUnresolved, c: Compiler) -> None:
    EFFECTS.make(form.Until(node.cards, (changes.NegatedUnresolved(),), "until end of turn"), c)


@EFFECTS.means(effects.GainControl)
def gain_control(node: effects.GainControl, c: Compiler) -> None:
    EFFECTS.make(core.Move(node.cards, places.ToArea(places.DispositionArea("own"))), c)


@EFFECTS.means(singles.InsteadOfBattleDamage)
def instead(node: singles.InsteadOfBattleDamage, c: Compiler) -> None:
    """GW-15.18: kept for the turn; its effect gets the squad strength as X."""
    here = [0]

    def put(s: State, f: Any) -> None:
        c11_effects.hold(
            s,
            Held((-1, 0, 0), next_serial(s), f.player, f.source, f.entry, f.text, here[0], turn=s.table.turn),
        )
        amend(s, me(s), done=True)

    c.steps.append(Step("GW-15.18", put))
    over = jump(c, "GW-15.18", lambda s, f: False)
    here[0] = len(c.steps)
    EFFECTS.make(node.effect, c)
    c.steps.append(Step("GW-15.18", lambda s, f: DONE))
    over()


DURATIONS = {
    "until end of turn": END_OF_TURN,
    "until the end of the cut": END_OF_CUT,
    "as long as it is on the field": ON_FIELD_LONG,
}


@EFFECTS.means(form.Until)
def until(node: form.Until, c: Compiler) -> None:
    """A change that lasts, on the cards found at resolution (GW-11.10, 22.7)."""
    cards = pick(node.cards, c)
    changes = [CHANGES.make(change, c) for change in node.change]
    last = DURATIONS[node.duration]
    text = c.text

    def act(s: State, f: Any) -> None:
        found = cards(s, f)
        if not found:
            amend(s, me(s), done=False)
            return
        made = []
        for r in found:
            for change in changes:
                data = change(s, f, r[0])
                for one in data if data and isinstance(data[0], tuple) else (data,):
                    made.append((r, one))
        for (card, number), data in made:
            if not data:
                continue
            if data[0] == NEGATE_UNRESOLVED:
                strike_unresolved(s, card)
                continue
            if data[0] == NEGATE and data[1] is None and card >= 0:
                data = (NEGATE, tuple(t.key for t in of(s, card).texts), tuple(of(s, card).keywords))
            since = next_serial(s) if data[0] == TEXT else 0
            lasting = Lasting(data, last, f.player, f.source, text.key if text.single else 0, since)
            if card == -1:
                set_table(s, lasting=(*s.table.lasting, (number, lasting)))
                continue
            if card == -2:
                continue
            record = s.cards[card]
            if record is None:
                continue
            if data[0] in (KEYWORD, TEXT) and record.flags & COIN_CARD and text_is_fixed():
                cite(s, "GW-18.17", card)
                continue
            if data[0] == SHAPE and data[7] and record.flags & COIN_CARD and text_is_fixed():
                cite(s, "GW-18.17", card)
            if text.single and any(m.entry == text.key and m.change == data for m in record.lasting):
                continue
            set_card(s, card, "lasting", "GW-11.10", lasting=(*record.lasting, lasting))
            if data[0] in (TYPE, SHAPE):
                cite(s, "GW-1.2", card)
        if not f.done:
            amend(s, me(s), done=True)
        s.rules.refresh(s)

    c.steps.append(Step("GW-11.1", act))


def strike_unresolved(s: State, card: int) -> None:
    """The activated effects of a card that have not resolved are negated (GW-11.4)."""
    set_waiting(
        s,
        **{
            name: tuple(i for i in getattr(s, name) if i.source != card or i.kind == ABOLISH)
            for name in ("chain", "ready", "pending")
        },
    )
    cite(s, "GW-11.4", card)


@EFFECTS.means(core.Unless)
def unless(node: core.Unless, c: Compiler) -> None:
    """The player may pay on resolution; the effect happens if not."""
    who = PLAYERS.make(node.who, c)
    assert isinstance(node.cost, costs.Resource)
    amount = AMOUNTS.make(node.cost.amount, c)

    def can(s: State, f: Any) -> bool:
        seats = who(s, f)
        return bool(len(s.zones[seats[0] * PLACES + NATION]) >= amount(s, f))

    _yes_no(c, "GW-7.6", who, can)

    def pay(s: State, f: Any) -> bool:
        if f.done:
            pay_resource(s, who(s, f)[0], amount(s, f))
        return not f.done

    land = jump(c, "GW-7.6", pay)
    EFFECTS.make(node.effect, c)
    land()


@EFFECTS.means(core.Limited)
def limited(node: core.Limited, c: Compiler) -> None:
    """Counted when it resolves: `used` of the card holds one entry for each time."""
    times = AMOUNTS.make(node.times, c)
    key = -c.text.key

    def free(s: State, f: Any) -> bool:
        record = s.cards[f.source]
        if record is None or record.entry != f.entry:
            return True
        if record.used.count(key) >= times(s, f):
            amend(s, me(s), done=False)
            return False
        set_card(s, f.source, "used", "GW-11.8", used=(*record.used, key))
        return True

    land = jump(c, "GW-11.8", free)
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

    c.steps.append(Step("GW-22.2", swap))


@EFFECTS.means(core.Fail)
def fail(node: core.Fail, c: Compiler) -> None:
    def act(s: State, f: Any) -> int:
        cite(s, "GW-11.8", f.source)
        amend(s, me(s), done=False)
        return DONE

    c.steps.append(Step("GW-11.8", act))


__all__ = ["AGAIN", "CARDS", "jump", "living", "me", "seen_players", "when_of"]

"""Moments, what lasts, and how sentences join, as far as only this game has it."""

from __future__ import annotations

from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.game.compiler import AMOUNTS, EFFECTS, MOMENTS, PRICES, Compiler
from cutin.game.hooks import Change
from cutin.game.meaning.doing import does, me
from cutin.game.meaning.flow import jump
from cutin.game.refs import A_PLAYER
from cutin.game.resolve import Held
from cutin.kernel.agenda import DONE, Step, amend
from cutin.kernel.changes import cite, next_serial, set_card, set_table, set_waiting
from cutin.kernel.state import Lasting, Ref, State

from .. import c11_effects
from ..table import (
    ABOLISH,
    ATTACK,
    COIN_CARD,
    DAMAGE,
    DEFEND,
    DEPLOY,
    DRAW,
    END,
    REROLL,
    RETURN,
    START,
    TURN_END,
)
from ..texts import Number, Text
from ..values import (
    FLAG,
    KEYWORD,
    NEGATE,
    NEGATE_UNRESOLVED,
    NO_PLAY,
    NO_TEXT_PLAY,
    SHAPE,
    TEXT,
    TYPE,
    of,
    text_is_fixed,
)
from ..words import changes, costs, effects, places, singles, timings

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


@MOMENTS.means(timings.EndOfTurn, timings.AtStart, timings.AtEnd)
def when_of(moment: timings.EndOfTurn | timings.AtStart | timings.AtEnd, c: Compiler) -> tuple[int, int, int]:
    """A moment as (phase, part, whose turn); the end of turn is phase -2."""
    if isinstance(moment, timings.EndOfTurn):
        return (-2, TURN_END, 0)
    first, last = PHASES[moment.part.part]
    whose = {"own": 1, "enemy": 2, None: 0}[moment.part.whose]
    if isinstance(moment, timings.AtStart):
        return (first, START, whose)
    if moment.part.part == "turn":
        return (-2, TURN_END, whose)
    return (last, END, whose)


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


@EFFECTS.means(effects.Ban)
def ban(node: effects.Ban, c: Compiler) -> None:
    """A prohibition that lasts, on players."""
    who = c.who(node.who)
    last = c.rules.durations[node.duration]
    text = c.text
    change = (FLAG, NO_TEXT_PLAY if node.what == "texts" else NO_PLAY[node.what.removesuffix("s")])

    def act(s: State, f: Any) -> bool:
        for seat in who(s, f):
            lay(s, f, (A_PLAYER, seat), change, last, text)
        return True

    does(c, "GW-11.10", act)


@PRICES.means(costs.Resource)
def resource(node: costs.Resource, c: Compiler) -> Number:
    amount: Number = AMOUNTS.make(node.amount, c)
    return amount


def lay(s: State, f: Any, on: Ref, change: Change, until: int, text: Text) -> None:
    """A change of an effect takes hold and lasts (GW-11.10), on a card or a player."""
    card, number = on
    if change[0] == NEGATE_UNRESOLVED:
        strike_unresolved(s, card)
        return
    if change[0] == NEGATE and change[1] is None and card >= 0:
        change = (NEGATE, tuple(t.key for t in of(s, card).texts), tuple(of(s, card).keywords))
    since = next_serial(s) if change[0] == TEXT else 0
    lasting = Lasting(change, until, f.player, f.source, text.key if text.single else 0, since)
    if card == A_PLAYER:
        set_table(s, lasting=(*s.table.lasting, (number, lasting)))
        return
    record = s.cards[card] if card >= 0 else None
    if record is None:
        return
    if change[0] in (KEYWORD, TEXT) and record.flags & COIN_CARD and text_is_fixed():
        cite(s, "GW-18.17", card)
        return
    if change[0] == SHAPE and change[7] and record.flags & COIN_CARD and text_is_fixed():
        cite(s, "GW-18.17", card)
    if text.single and any(m.entry == text.key and m.change == change for m in record.lasting):
        return
    set_card(s, card, "lasting", "GW-11.10", lasting=(*record.lasting, lasting))
    if change[0] in (TYPE, SHAPE):
        cite(s, "GW-1.2", card)


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

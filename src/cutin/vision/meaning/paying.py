"""Payments: costs of texts beside nodes and sleep, and what effects make players pay."""

from __future__ import annotations

from typing import Any

from cutin.game.compiler import AMOUNTS, EFFECTS, PRICES, Compiler, seen_players
from cutin.game.meaning.doing import does, me, payable
from cutin.game.texts import Number
from cutin.kernel.agenda import Step, amend, push
from cutin.kernel.decision import Decision
from cutin.kernel.state import State

from ..c01_life import change_life as change_life
from ..c01_life import pay_life as pay_life
from ..c01_nodes import Pay, purse
from ..words import costs
from ..words import effects as w


def life_as_payment(cost: costs.LifeCost, c: Compiler) -> None:
    """Life as a part of the price of an activated effect."""
    amount = AMOUNTS.make(cost.amount, c)
    c.text.needs.append(("VIS-W.26", lambda s, p: s.table.life[p.player] >= amount(s, p)))

    def pay(s: State, f: Any) -> None:
        pay_life(s, f.player, amount(s, f))

    c.text.deeds.append([Step("VIS-W.26", pay)])


@PRICES.means(costs.NodeCost, costs.CountedCost, costs.LifeCost)
def price(node: costs.NodeCost | costs.CountedCost | costs.LifeCost, c: Compiler) -> Number:
    """How much; what is paid with is known by the class of the cost (`Hooks.pays`)."""
    found: Number = AMOUNTS.make(node.amount, c)
    return found


def able(s: State, seat: int, cost: Any, amount: int) -> bool:
    """Whether the player can pay so much of that sort."""
    if isinstance(cost, costs.LifeCost):
        life: int = s.table.life[seat]
        return life >= amount
    return purse(s, seat) >= amount


@EFFECTS.means(w.Pay)
def pay(node: w.Pay, c: Compiler) -> None:
    """By whoever carries the effect out; it is not carried out if it cannot be paid whole."""
    cost = node.cost
    amount: Number = PRICES.make(cost, c)
    if c.first_can is None:
        c.first_can = lambda s, f: able(s, _payer(f), cost, amount(s, f))
    payable(c, lambda s, p: able(s, p.player, cost, amount(s, p)))

    def act(s: State, f: Any) -> bool:
        seat, count = seen_players(s, f), amount(s, f)
        if not able(s, seat, cost, count):
            return False
        if isinstance(cost, costs.LifeCost):
            pay_life(s, seat, count)
        elif count > 0:
            push(s, Pay(player=seat, source=f.source, amount=count))
        return True

    does(c, "VIS-W.19", act)


def _payer(f: Any) -> int:
    acting: int = getattr(f, "acting", -1)
    return acting if acting >= 0 else int(f.player)


@EFFECTS.means(w.PayAny)
def pay_any(node: w.PayAny, c: Compiler) -> None:
    """The player says how much; that is X from then on."""

    def ask(s: State, f: Any) -> Decision:
        seat = seen_players(s, f)
        return Decision(seat, "X", "VIS-W.4", tuple(range(purse(s, seat) + 1)))

    def answer(s: State, f: Any, value: int) -> None:
        amend(s, me(s), x=value, done=True)
        if value:
            push(s, Pay(player=seen_players(s, f), source=f.source, amount=value))

    c.steps.append(Step("VIS-W.4", answer, ask))

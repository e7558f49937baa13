"""Targets of automatic effects: nobody plays those, so they are chosen as they activate or are applied."""

from __future__ import annotations

from cutin.game import plan
from cutin.game.plan import answer_slot, ask_aim, of_item
from cutin.kernel.agenda import push, step
from cutin.kernel.state import Item, Ref, State

from .c08_checks import TEXT
from .c11_effects import resolve_item
from .table import AUTO_C


class Aim(plan.Aim, frozen=True, kw_only=True, tag="aim"):
    """An automatic effect being given its targets."""


@step(Aim, "GW-8.3", ask_aim)
def choose(s: State, f: Aim, value: Ref | None) -> int | None:
    """One at a time, by the player of the effect."""
    return answer_slot(s, f, value)


@step(Aim, "GW-8.3")
def aimed(s: State, f: Aim) -> None:
    """The effect has its targets."""
    item = plan.aimed(s, f)
    if item is not None:
        resolve_item(s, item)


def aim(s: State, item: Item, waits: bool = False) -> None:
    """Has the player of the effect choose its targets."""
    push(s, Aim(**of_item(item, TEXT, waits)))


def aim_chain(s: State) -> None:
    """Auto C effects that have just activated get their targets, the first to resolve first."""
    for item in s.chain:
        if item.kind == AUTO_C and not item.targets and s.rules.text(item.text).slots:
            aim(s, item, waits=True)

"""Targets of automatic effects: nobody plays those, so they are chosen as they activate or are applied."""

from __future__ import annotations

from cutin.kernel.agenda import AGAIN, Frame, amend, push, step
from cutin.kernel.changes import set_waiting
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import Item, Ref, State

from .c08_play import TEXT, ask_slot, fillable
from .c11_effects import resolve_item
from .table import AUTO_C

NOWHERE: Ref = (-9, 0)
"""A target that is none: an effect that finds no legal one has it, and so fails (GW-11.2)."""


class Aim(Frame, frozen=True, kw_only=True, tag="aim"):
    """An automatic effect being given its targets; what it shares with a planned play has the same names.

    `waits`: it stands on the chain and resolves later; otherwise it is carried out at once.
    """

    item: Item
    waits: bool = False
    what: int = TEXT
    text: int = 0
    x: int = 0
    targets: tuple[tuple[Ref, ...], ...] = ()
    part: tuple[Ref, ...] = ()
    area: int = -1
    in_cut: bool = False
    entry: int = 0
    event: tuple[int, ...] = ()
    chosen: tuple[Ref, ...] = ()


def _ask(s: State, f: Aim) -> Decision | None:
    return ask_slot(s, f) if fillable(s, f) else None


@step(Aim, "GW-8.3", _ask)
def choose(s: State, f: Aim, value: Ref | None) -> int:
    """One at a time, by the player of the effect."""
    depth = len(s.agenda) - 1
    if value is None:
        amend(s, depth, targets=(*f.targets, f.part), part=())
    else:
        amend(s, depth, part=(*f.part, value))
    return AGAIN


@step(Aim, "GW-8.3")
def aimed(s: State, f: Aim) -> None:
    """The effect has its targets."""
    count = len(s.rules.text(f.text).slots)
    targets = f.targets if len(f.targets) == count else ((NOWHERE,),) * count
    item = replace(f.item, targets=targets)
    if f.waits:
        set_waiting(s, chain=tuple(item if i.key == item.key else i for i in s.chain))
    else:
        resolve_item(s, item)


def aim(s: State, item: Item, waits: bool = False) -> None:
    """Has the player of the effect choose its targets."""
    push(
        s,
        Aim(
            player=item.player,
            source=item.source,
            item=item,
            waits=waits,
            text=item.text,
            x=item.x,
            entry=item.entry,
            event=item.event,
            chosen=item.chosen,
        ),
    )


def aim_chain(s: State) -> None:
    """Auto C effects that have just activated get their targets, the first to resolve first."""
    for item in s.chain:
        if item.kind == AUTO_C and not item.targets and s.rules.text(item.text).slots:
            aim(s, item, waits=True)

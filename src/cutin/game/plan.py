"""A play is planned, then done: what has to be chosen is asked one by one, and nothing is written before.

A plan says what is played, and what has been chosen for it so far. It is the frame of a play that is being
made, an automatic effect that is being aimed (`Aim`), or a play that is only thought of (`Plan`): they have
the same names. `targets` are the answers to the slots so far, `part` those of the present slot; `x` is -1
until chosen. Each question offers only answers from which the rest can still be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from cutin.kernel.agenda import AGAIN, Frame, put_frame
from cutin.kernel.changes import set_waiting
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.knowledge import knows
from cutin.kernel.records import replace
from cutin.kernel.state import Item, Ref, State

from .texts import Slot

NOWHERE: Ref = (-9, 0)
"""A target that is none: an effect that finds no legal one has it, and so fails."""


class Plan(msgspec.Struct, eq=False, gc=False):
    """A play that is only thought of.

    `what` is the kind of play and `source` its card, `text` the key of the text (0: none), `entry` the card's
    entry number; `in_cut` says that something has been activated that would be answered by it (a game may
    have more than one way for that), `area` where what comes out is to lie, as the game understands it.
    `event` and `chosen` are empty: an effect has them.
    """

    what: int
    player: int
    source: int
    text: int
    in_cut: int
    entry: int = 0
    x: int = -1
    targets: tuple[tuple[Ref, ...], ...] = ()
    part: tuple[Ref, ...] = ()
    area: int = -1
    event: tuple[int, ...] = ()
    chosen: tuple[Ref, ...] = ()


def thought(p: Any, x: int, targets: tuple[tuple[Ref, ...], ...], part: tuple[Ref, ...]) -> Plan:
    """The same plan with these answers."""
    return Plan(p.what, p.player, p.source, p.text, p.in_cut, p.entry, x, targets, part, p.area)


Check = Callable[[State, Any], Refusal | None]
"""Looks at one thing that could refuse a play."""


def refusals(s: State, p: Any, checks: Iterable[Check]) -> list[Refusal]:
    """All that refuses a play, in the order of the checks."""
    return [refusal for check in checks if (refusal := check(s, p)) is not None]


# --- whether it can be finished ---------------------------------------------------------------------


def fillable(s: State, p: Any) -> bool:
    """Whether the slots that are left can be filled, given what is chosen."""
    slots: list[Slot] = s.rules.slots_of(s, p)
    index = len(p.targets)
    if index >= len(slots):
        return True
    slot = slots[index]
    have = len(p.part)
    least = slot.fewest if slot.fewest >= 0 else slot.least(s, p)
    if have < least:
        there = [o for o in slot.options(s, p) if o not in p.part] if have else slot.some(s, p, least)
        if have + len(there) < least:
            return False
    if index == len(slots) - 1:
        return True
    sure = rest_fillable(s, p, slots, max(have, least))
    if sure is not None:
        return sure
    if have >= least:
        return fillable(s, thought(p, p.x, (*p.targets, p.part), ()))
    options = [o for o in slot.options(s, p) if o not in p.part]
    if have + 1 < least:
        return any(fillable(s, thought(p, p.x, p.targets, (*p.part, o))) for o in options)
    for o in options:
        if fillable(s, thought(p, p.x, (*p.targets, (*p.part, o)), ())):
            return True
    return False


def all_there(s: State, p: Any, slots: list[Slot]) -> bool:
    """The same for a plan that is known to have slots, none of which has anything chosen for it yet."""
    if len(slots) > 1:
        return fillable(s, p)
    slot = slots[0]
    least = slot.fewest if slot.fewest >= 0 else slot.least(s, p)
    return not least or len(slot.some(s, p, least)) >= least


def rest_fillable(s: State, p: Any, slots: list[Slot], taking: int) -> bool | None:
    """Whether the slot behind the present one, which takes so many, can be filled whatever that takes.

    None: that depends on what it takes, or there are more of them.
    """
    index = len(p.targets) + 1
    last = slots[index]
    if index != len(slots) - 1 or not last.apart or last.fewest < 0:
        return None
    left = len(last.some(s, p, last.fewest + taking))
    if left < last.fewest:
        return False
    return True if left >= last.fewest + taking else None


def completable(s: State, p: Any) -> Refusal | None:
    """Every slot can be filled; with some X where one is still to be chosen (`rules.asks_x`)."""
    slots: list[Slot] = s.rules.slots_of(s, p)
    if not slots:
        return None
    refusal = _unfillable(s, p, slots)
    return None if refusal is None or _with_some_x(s, p) else refusal


def can_be_completed(s: State, p: Any) -> bool:
    """The same, without saying what is missing."""
    return fillable(s, p) or _with_some_x(s, p)


def _with_some_x(s: State, p: Any) -> bool:
    if p.x >= 0:
        return False
    if not s.rules.asks_x(s.kinds[p.source], p.what, s.rules.texts[p.text] if p.text else None):
        return False
    return bool(x_choices(s, p))


def _unfillable(s: State, p: Any, slots: list[Slot]) -> Refusal | None:
    slot = slots[0]
    least = slot.fewest if slot.fewest >= 0 else slot.least(s, p)
    options = slot.options(s, p)
    if len(options) < least:
        if slot.pays:
            return Refusal(
                s.rules.law.payment,
                f"{least} to pay with are needed; {len(options)} are there",
                {"needs": least, "have": len(options)},
            )
        return Refusal(
            slot.rule,
            f"needs {least} legal target(s); there are {len(options)}",
            {"needs": least, "have": len(options)},
        )
    if len(slots) > 1 and not fillable(s, p):
        return Refusal(s.rules.law.possible, "not all that has to be chosen could be")
    return None


MOST = 60
"""What X can be at most where nothing limits it."""


def x_choices(s: State, p: Any) -> tuple[int, ...]:
    """The values of X that can be paid and for which there is all that has to be chosen."""
    text = s.rules.texts[p.text] if p.text else None
    most = text.x_most(s, p) if text is not None and text.x_most is not None else MOST
    options = []
    for x in range(most + 1):
        plan = thought(p, x, p.targets, p.part)
        if s.rules.lacks(s, plan):
            break
        if fillable(s, plan):
            options.append(x)
    return tuple(options)


# --- what is asked ----------------------------------------------------------------------------------


def ask_slot(s: State, p: Any) -> Decision | None:
    """The next target or payment to be chosen, None when all are.

    The order of several does not matter, so each stands behind the last.
    """
    slots: list[Slot] = s.rules.slots_of(s, p)
    index = len(p.targets)
    if index >= len(slots):
        return None
    slot = slots[index]
    count = slot.most if slot.most >= 0 else slot.count(s, p)
    law = s.rules.law
    question, rule = ("pay", law.payment) if slot.pays else (slot.what, law.on_play)
    if len(p.part) >= count:
        return Decision(p.player, question, rule, (None,))
    available = slot.options(s, p)
    least = slot.fewest if slot.fewest >= 0 else slot.least(s, p)
    start = available.index(p.part[-1]) + 1 if p.part and p.part[-1] in available else 0
    later = [o for o in available[start:] if o not in p.part] if p.part else available
    chosen = len(p.part) + 1
    every = _whatever_comes(s, p, slots, max(chosen, least)) if chosen >= least else None
    # Behind the one that is chosen there have to be enough for the rest.
    enough = later[: max(0, len(later) + chosen - least)] if every is not False else []
    if every is None:
        enough = [o for o in enough if fillable(s, thought(p, p.x, p.targets, (*p.part, o)))]
    options: list[Ref | None] = [*enough]
    if len(p.part) >= least:
        options.append(None)
    return Decision(p.player, question, rule, tuple(options))


def _whatever_comes(s: State, p: Any, slots: list[Slot], taking: int) -> bool | None:
    """Whether the rest can be filled whichever is chosen for the present slot; None: that depends."""
    return True if len(p.targets) == len(slots) - 1 else rest_fillable(s, p, slots, taking)


def answer_slot(s: State, p: Any, value: Ref | None) -> int | None:
    """One more is chosen, or (None) enough are: the running frame goes on to the next question."""
    if value is not None:
        put_frame(s, replace(p, part=(*p.part, value)))
        return AGAIN
    put_frame(s, replace(p, targets=(*p.targets, p.part), part=()))
    return AGAIN if len(p.targets) + 1 < len(s.rules.slots_of(s, p)) else None


def aim_of(s: State, p: Any) -> dict[str, Any]:
    """What a play is aimed at, for those who hear of it: cards `on`, other things `at`."""
    parts = zip(s.rules.slots_of(s, p), p.targets, strict=False)
    refs = [r for slot, part in parts if not slot.pays for r in part]
    on = [card for card, _entry in refs if card >= 0 and knows(s, None, card)]
    at = [[kind, number] for kind, number in refs if kind < 0]
    return ({"on": on} if on else {}) | ({"at": at} if at else {})


# --- automatic effects ------------------------------------------------------------------------------


class Aim(Frame, frozen=True, kw_only=True):
    """An automatic effect being given its targets by its player: nobody plays it, nothing else is planned.

    `waits`: it stands on the chain and resolves later; otherwise it is carried out at once. A game derives
    its frame from this one and gives it two steps: `ask_aim` and `answer_slot`, then `aimed`.
    """

    item: Item
    waits: bool = False
    what: int = 0
    text: int = 0
    x: int = 0
    targets: tuple[tuple[Ref, ...], ...] = ()
    part: tuple[Ref, ...] = ()
    area: int = -1
    in_cut: bool = False
    entry: int = 0
    event: tuple[int, ...] = ()
    chosen: tuple[Ref, ...] = ()


def ask_aim(s: State, f: Aim) -> Decision | None:
    """The next target, as long as all can be had."""
    return ask_slot(s, f) if fillable(s, f) else None


def aimed(s: State, f: Aim) -> Item | None:
    """The effect with its targets, to be carried out now; None: it has them where it waits on the chain."""
    count = len(s.rules.text(f.text).slots)
    targets = f.targets if len(f.targets) == count else ((NOWHERE,),) * count
    item = replace(f.item, targets=targets)
    if not f.waits:
        return item
    set_waiting(s, chain=tuple(item if i.key == item.key else i for i in s.chain))
    return None


def of_item(item: Item, what: int, waits: bool) -> dict[str, Any]:
    """What the frame of an effect that is being aimed holds; `what` is how the game calls a text's plan."""
    return {
        "what": what,
        "player": item.player,
        "source": item.source,
        "item": item,
        "waits": waits,
        "text": item.text,
        "x": item.x,
        "entry": item.entry,
        "event": item.event,
        "chosen": item.chosen,
    }

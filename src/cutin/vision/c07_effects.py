"""Chapter 7: how effects are carried out one at a time, and when automatic effects are resolved."""

from __future__ import annotations

from typing import Any

from cutin.game import plan
from cutin.game.force import Seen
from cutin.game.plan import answer_slot, ask_aim
from cutin.game.resolve import Held, Resolve
from cutin.game.resolve import of_item as resolve_of
from cutin.kernel.agenda import AGAIN, Frame, Step, at, push, step
from cutin.kernel.changes import (
    cite,
    emit,
    make_ready,
    next_serial,
    set_card,
    set_lost,
    set_moment,
    set_table,
    set_waiting,
)
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import Item, State

from . import notices as on
from .c05_checks import TEXT
from .table import BETA, ENDLESS, GAMMA, HELD, WATCH, living, seat_of
from .values import of

DEFERRED = "VIS-7.4.7.c"
# Numbered steps in which several effects wait for one event, so that a removal waits for them (OQ-29).
SIMULTANEOUS = ("VIS-1.10.12", "VIS-6.2.4", "VIS-4.", "VIS-W.40", "VIS-W.41")


# --- one effect -------------------------------------------------------------------------------------


def in_progress(s: State) -> bool:
    """Whether an effect is being resolved; an interrupted one still is."""
    for frame in s.agenda:
        if isinstance(frame, Resolve) or getattr(frame, "in_effect", False):
            return True
    return any(isinstance(frame, Resolve) for _mark, frames in s.parked for frame in frames)


@rule("VIS-8.2", off=True)
def proper(s: State, f: Resolve) -> bool:
    """Whether all its targets are still proper; if one is not, nothing of the effect resolves."""
    if not f.targets or not f.text:
        return True
    for slot, part in zip(s.rules.text(f.text).slots, f.targets, strict=False):
        if not slot.pays:
            for r in part:
                if not slot.still(s, f, r):
                    return False
    return True


def carry_out(s: State, item: Item) -> bool:
    """Starts carrying out an effect whose moment has come; False if nothing of it resolves."""
    frame = resolve_of(item, event=item.event if item.kind in (GAMMA, BETA) else ())
    if not item.step and not proper(s, frame):
        fails(s, item)
        return False
    push(s, frame)
    return True


def fails(s: State, item: Item) -> None:
    """A target has become improper before the effect began (VIS-8.2)."""
    emit(s, "fails", "VIS-8.2", item.player, (item.source,) if item.source >= 0 else ())


def watched(text: Any) -> None:
    """After each step of a text's effect the removal it has applied takes over (VIS-9.1.3).

    `text.riders` are the ranges of steps, from the removal to the end of what depends on it, in which it
    does not yet (OQ-10).
    """
    riders = text.riders
    text.program = [
        each if any(start <= i < end for start, end in riders) else _handing_over(each)
        for i, each in enumerate(text.program)
    ]


def rider_over(c: Any, start: int) -> Step | None:
    """What stands behind the part that depends on a removal in an auto gamma: it is carried out at once, and
    only then the removal takes over (OQ-10). `start` is where the removal begins."""
    if c.text.kind != "gamma" or not c.rules.options["rider_at_once"]:
        return None
    c.text.riders = (*c.text.riders, (start, len(c.steps)))
    return Step("VIS-9.1.3", lambda s, f: None)


def _handing_over(each: Step) -> Step:
    run = each.run

    def and_hand_over(s: State, f: Any) -> int | None:
        result = run(s, f)
        if s.stale:
            s.rules.refresh(s)
        if s.table.entries:
            s.rules.hand_over(s)
        return result

    def answered(s: State, f: Any, value: Any) -> int | None:
        result = run(s, f, value)
        if s.stale:
            s.rules.refresh(s)
        if s.table.entries:
            s.rules.hand_over(s)
        return result

    return Step(each.rule, and_hand_over if each.ask is None else answered, each.ask, each.cited)


# --- automatic effects in a numbered step -----------------------------------------------------------


class Aim(plan.Aim, frozen=True, kw_only=True, tag="aim"):
    """An automatic effect being given its targets as it occurs (VIS-W.18)."""


step(Aim, "VIS-W.18", ask_aim)(answer_slot)


@step(Aim, "VIS-W.18")
def aimed(s: State, f: Aim) -> None:
    """It has its targets, and waits; without a proper one it does not resolve."""
    item = plan.aimed(s, f)
    assert item is not None
    set_waiting(s, ready=tuple(item if each.key == item.key else each for each in s.ready))
    aimed_at = [
        (on.TARGETED, one[0], item.player, item.key) for part in item.targets for one in part if one[0] >= 0
    ]
    occasion(s, "VIS-W.18", *aimed_at)


def aim(s: State, keys: tuple[int, ...]) -> bool:
    """If one of the effects has yet to choose its targets, starts that; the turn player's first."""
    for item in in_order(s, [each for each in s.ready if each.key in keys]):
        if item.kind != HELD and not item.targets and s.rules.text(item.text).slots:
            push(s, Aim(**plan.of_item(item, TEXT, False)))
            return True
    return False


def in_order(s: State, items: list[Item]) -> list[Item]:
    """The turn player's before the other's."""
    return sorted(items, key=lambda item: item.player != s.table.turn_player)


@rule("VIS-7.4.7.d", off=True)
def still(s: State, item: Item) -> bool:
    """Whether an automatic effect that waits still resolves: its card is there, and its condition holds."""
    if item.kind == HELD:
        return True  # the rest of an effect that has resolved so far needs no card any more
    record = s.cards[item.source]
    if (record.entry if record is not None else 0) != item.entry:
        return False
    text = s.rules.text(item.text)
    if text.once and record is not None and text.key in record.used:
        return False
    if record is not None and text not in of(s, item.source).texts:
        return False
    event = item.event
    if event[0] in on.OF_A_CARD and event[1] >= 0 and not _as_it_was(s, item, event[1]):
        return True
    seen = Seen(seat_of(s, item.source), item.source, item.entry, event)
    return bool(text.trigger.match(s, seen, event[0], event[1:]))


def _as_it_was(s: State, item: Item, card: int) -> bool:
    """Whether the card that the event speaks of is still where it was when it happened."""
    was = next((value for one, what, value in item.memo if one == card and what == "zone"), None)
    return was is None or s.where[card] == was


def drop_lapsed(s: State, keys: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the effects that still resolve; the others are taken off."""
    if not keys:
        return ()
    waiting = {item.key: item for item in s.ready}
    left = tuple(key for key in keys if key in waiting and still(s, waiting[key]))
    if len(left) != len(keys):
        gone = set(keys) - set(left)
        if s.listener is not None:
            for key in gone & waiting.keys():
                cite(s, "VIS-7.4.7.d", waiting[key].source)
        set_waiting(s, ready=tuple(item for item in s.ready if item.key not in gone))
    return left


def which(s: State, keys: tuple[int, ...]) -> Decision | None:
    """Which effect comes next: the turn player orders all of his, then the next player (VIS-7.1.6.a)."""
    items = [item for item in s.ready if item.key in keys]
    if not items:
        return None
    # What a card brings along as it enters the field resolves before what others make of that (VIS-W.43).
    items = [item for item in items if item.kind == BETA] or items
    seat = first_seat(s, items)
    mine = [item for item in items if item.player == seat]
    if len({(item.text, item.source, item.event, item.targets) for item in mine}) == 1:
        mine = mine[:1]
    return Decision(seat, "order", "VIS-7.1.6.a", tuple(item.key for item in mine))


def _any_seat(s: State, items: list[Item]) -> int:
    return items[0].player


@rule("VIS-7.1.6.a", off=_any_seat)
def first_seat(s: State, items: list[Item]) -> int:
    """Whose effects come first."""
    return in_order(s, items)[0].player


def begin(s: State, key: int) -> None:
    """One automatic effect that has waited is resolved. What comes of it goes back to it, what the procedure
    does afterwards does not."""
    depth, trail = len(s.agenda), s.trail
    behind = trail.behind(depth) if trail is not None else -1
    _begin(s, key)
    if trail is not None:
        trail.back(depth, behind)


def _begin(s: State, key: int) -> None:
    item = next(each for each in s.ready if each.key == key)
    set_waiting(s, ready=tuple(each for each in s.ready if each.key != key))
    if item.kind == HELD:
        emit(s, "acts", item.rule, item.player, (item.source,), leads=True, key=item.key)
        push(s, resolve_of(item, event=item.event, on_hold=True))
        return
    if s.rules.text(item.text).once and s.cards[item.source] is not None:
        record = s.cards[item.source]
        assert record is not None
        set_card(s, item.source, "used", used=(*record.used, item.text))
    emit(s, "applies", item.rule, item.player, (item.source,), leads=True, key=item.key)
    cite(s, item.rule, item.source)
    if not goes_on(s):
        return
    carry_out(s, item)


@rule("VIS-W.28", off=True)
def goes_on(s: State) -> bool:
    """Whether the game goes on: a loop of effects that no player can or will leave is a draw."""
    set_moment(s, streak=s.table.streak + 1)
    if s.table.streak <= ENDLESS:
        return True
    cite(s, "VIS-W.28")
    set_lost(s, 0)
    set_lost(s, 1)
    return False


class Occasion(Frame, frozen=True, kw_only=True, tag="occasion"):
    """A numbered step in which the automatic effects with its conditions are resolved, one at a time.

    `waiting` are their numbers; `together` says that a removal by one of them waits for the others (OQ-29):
    `mark` is then the first entry added, `parked` how many frames were parked when the step began.
    """

    rule: str
    waiting: tuple[int, ...]
    together: bool = False
    parked: int = 0
    mark: int = 0


def numbers(s: State, f: Occasion) -> tuple[int, ...]:
    """Which effects wait in it; for the end of an effect, all that have come to wait for that."""
    return waiting_for_the_end(s) if f.rule == DEFERRED else f.waiting


@step(Occasion, "VIS-7.4.7.d")
def look_again(s: State, f: Occasion) -> int | None:
    """Before each it is looked again whether it still resolves; what has waited for the last comes first."""
    if settle(s):
        return AGAIN
    left = drop_lapsed(s, numbers(s, f))
    if not left:
        return STEP_OVER
    if aim(s, left):
        return AGAIN
    return None


def _next(s: State, f: Occasion) -> Decision | None:
    return which(s, numbers(s, f))


@step(Occasion, "VIS-7.1.6", _next)
def one_at_a_time(s: State, f: Occasion, value: int) -> int:
    """One effect, then the next."""
    begin(s, value)
    return 0


@step(Occasion, "VIS-9.1.3")
def step_over(s: State, f: Occasion) -> None:
    """None waits any more in this step: removals that its effects have applied are resolved now (OQ-29)."""
    if f.mark:
        s.rules.interrupt(s, f.mark, len(s.parked) - f.parked)


STEP_OVER = at(Occasion, "step_over")


def occasion(s: State, rule: str, *events: tuple[int, ...]) -> bool:
    """Something happens at which automatic effects are resolved here; whether there are any."""
    if s.stale:
        s.rules.refresh(s)
    keys: list[int] = []
    awaited, outside, held = s.values.triggers, s.rules.outside_awaited, s.table.held
    for event in events:
        if event[0] in awaited or event[0] in outside:
            keys += on.hear(s, event, rule)
        if held:
            keys += held_until(s, event, rule)
    if not keys:
        return False
    push(
        s,
        Occasion(
            rule=rule, waiting=tuple(keys), together=rule.startswith(SIMULTANEOUS), parked=len(s.parked)
        ),
    )
    return True


def held_until(s: State, event: tuple[int, ...], rule: str) -> list[int]:
    """Parts of effects that have waited for this moment, as numbers of items that wait in `ready`.

    `Held.when` is the kind of event, its phase (-1: any) and whose turn it is to be (0: any, 1: the own).
    """
    found = []
    gone = []
    for held in s.table.held:
        kind, phase, whose = held.when
        watched_for = kind == WATCH and _watched_for(s, held, event)
        if not watched_for:
            if kind != event[0] or (phase >= 0 and phase != event[1]):
                continue
            if whose and (held.player == s.table.turn_player) != (whose % 2 == 1):
                continue
            if whose > 2 and s.table.turn <= held.turn:
                continue
        item = Item(
            next_serial(s) if watched_for else held.key,
            HELD,
            held.player,
            held.source,
            held.entry,
            held.text,
            held.targets,
            held.x,
            event=event if watched_for else held.event,
            step=held.step,
            chosen=held.chosen,
            rule=rule,
            memo=(*held.memo, *on.remembered(s, event[1])) if watched_for else held.memo,
        )
        make_ready(s, item)
        found.append(item.key)
        if not watched_for or whose % 2:
            gone.append(held.key)
    if gone:
        set_table(s, held=tuple(held for held in s.table.held if held.key not in gone))
    return found


def _watched_for(s: State, held: Held, event: tuple[int, ...]) -> bool:
    """Whether a part of an effect waits for that event; `Held.when` is then WATCH, the number of its trigger
    among `Text.watchers`, and 1 if it waits once, with twice until when."""
    trigger = s.rules.text(held.text).watchers[held.when[1]]
    if event[0] not in trigger.kinds:
        return False
    seen = Seen(held.player, held.source, held.entry, event)
    seen.x, seen.targets, seen.chosen = held.x, held.targets, held.chosen
    return bool(trigger.match(s, seen, event[0], event[1:]))


# --- everything else (VIS-7.4.7.c) ------------------------------------------------------------------


def occur(s: State, kind: int, *numbers: int) -> None:
    """Something happens that is no process with a step for these effects: they wait for the effect's end."""
    if kind in s.rules.awaited:
        on.hear(s, (kind, *numbers), DEFERRED)
        if s.table.held:
            held_until(s, (kind, *numbers), DEFERRED)


@rule("VIS-7.4.7.c", off=False)
def deferred(s: State) -> bool:
    """What has waited for the end of the effect is resolved once no effect is in progress."""
    if not waiting_for_the_end(s) or in_progress(s):
        return False
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Occasion) and top.rule == DEFERRED:
        return False  # it has taken them up
    push(s, Occasion(rule=DEFERRED, waiting=()))
    return True


def waiting_for_the_end(s: State) -> tuple[int, ...]:
    """The numbers of the effects that wait for the end of an effect."""
    return tuple(item.key for item in s.ready if item.rule == DEFERRED)


def settle(s: State) -> bool:
    """After something was done: values, the state check, removals, then what has waited for an effect's end.

    True if a frame was pushed, which has to run first.
    """
    if s.stale:
        s.rules.refresh(s)
    force, table = s.values, s.table
    if force.crowded and s.rules.put_away(s):
        return True
    if table.entries and s.rules.hand_over(s):
        return True
    # What is watched makes what is in force restless.
    if (force.restless or table.fired) and s.rules.look(s):
        return True
    return bool(s.ready) and deferred(s)


__all__ = ["Aim", "Occasion", "carry_out", "living", "occasion", "occur", "replace", "settle", "watched"]

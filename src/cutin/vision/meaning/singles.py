"""What the effects mean that one card each has."""

from __future__ import annotations

from typing import Any

from cutin.game.compiler import AMOUNTS, EFFECTS, Compiler
from cutin.game.meaning.doing import does, me, note_seen
from cutin.game.meaning.picking import may_be_none, pick
from cutin.game.plan import Plan
from cutin.game.texts import Slot
from cutin.kernel.agenda import AGAIN, Step, amend
from cutin.kernel.changes import emit, learn, set_waiting
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import Item, Ref, State

from .. import notices as on
from ..c05_as_if_played import resolve_as_if_played
from ..c05_checks import CARD, TEXT
from ..c07_effects import occasion
from ..card import CHARACTER, COMMAND
from ..table import FIELD, HAND, PLACES, PLAY_CARD, PLAY_TEXT, on_field, seat_of
from ..values import is_character, of
from ..words import effects as w
from ..words import singles as one

# --- as if played (VIS-5.3) -------------------------------------------------------------------------


@EFFECTS.means(w.ResolveAsPlayed)
def resolve_as_played(node: w.ResolveAsPlayed, c: Compiler) -> None:
    cards = pick(node.card, c)
    none_will_do = may_be_none(node.card)
    timely = node.timely

    def act(s: State, f: Any) -> bool | None:
        found = cards(s, f)
        if not found:
            return None if found is None or not none_will_do else False
        return resolve_as_if_played(s, f, found[0][0], timely)

    does(c, "VIS-5.3.1", act)


# --- other targets ----------------------------------------------------------------------------------


def _slots(s: State, item: Item) -> list[Slot]:
    if item.kind == PLAY_CARD:
        found: list[Slot] = s.rules.play_slots[s.kinds[item.source]].get(item.text, [])
        return found
    slots: list[Slot] = s.rules.text(item.text).slots
    return slots


def _retargetable(s: State, item: Item) -> bool:
    """A command card being played, or an activated effect of a character."""
    if item.kind == PLAY_CARD:
        return bool(s.rules.defs[s.kinds[item.source]].kind == COMMAND)
    return item.kind == PLAY_TEXT and is_character(s, item.source)


def _next(s: State, f: Any) -> tuple[Item, int, Ref] | None:
    """The next target of an effect that could be another one, the effects from the last to the first."""
    asked = {(n, card) for card, what, n in f.memo if what == "asked"}
    done = {n for _card, what, n in f.memo if what == "retargeted"}
    for item in reversed(s.chain):
        if item.key in done or not _retargetable(s, item):
            continue
        for index, (slot, part) in enumerate(zip(_slots(s, item), item.targets, strict=False)):
            for r in part:
                mine = r[0] >= 0 and on_field(s, r[0]) and seat_of(s, r[0]) == f.player
                if mine and not slot.pays and (item.key, r[0]) not in asked:
                    return item, index, r
    return None


def _others(s: State, item: Item, index: int, r: Ref) -> list[Ref]:
    """The other legal targets in its place."""
    p = Plan(CARD if item.kind == PLAY_CARD else TEXT, item.player, item.source, item.text, 1, item.entry)
    p.x = item.x
    taken = {one for part in item.targets for one in part}
    p.targets = item.targets[:index]
    return [each for each in _slots(s, item)[index].options(s, p) if each not in taken]


@EFFECTS.means(w.MayRetarget)
def may_retarget(node: w.MayRetarget, c: Compiler) -> None:
    """Of everything that has not been resolved, since nothing can be added any more (VIS-W.6)."""

    def ask(s: State, f: Any) -> Decision | None:
        found = _next(s, f)
        if found is None:
            return None
        return Decision(f.player, "choose", "VIS-8.2", (None, *_others(s, *found)))

    def answer(s: State, f: Any, value: Ref | None) -> int:
        found = _next(s, f)
        assert found is not None
        item, index, old = found
        memo = (*f.memo, (old[0], "asked", item.key))
        if value is None:
            amend(s, me(s), memo=memo)
            return AGAIN
        part = tuple(value if r == old else r for r in item.targets[index])
        new = replace(item, targets=(*item.targets[:index], part, *item.targets[index + 1 :]))
        set_waiting(s, chain=tuple(new if each.key == item.key else each for each in s.chain))
        amend(s, me(s), memo=(*memo, (item.source, "retargeted", item.key)))
        emit(s, "retargeted", "VIS-8.2", f.player, (item.source, value[0]), key=item.key)
        occasion(s, "VIS-W.18", (on.TARGETED, value[0], item.player, item.key))
        return AGAIN

    c.steps.append(Step("VIS-8.2", answer, ask))


# --- the higher card --------------------------------------------------------------------------------


@EFFECTS.means(one.Contest)
def contest(node: one.Contest, c: Compiler) -> None:
    count = AMOUNTS.make(node.count, c)

    def shown(f: Any) -> dict[int, int]:
        return {seat: card for card, what, seat in f.memo if what == "in contest"}

    def ask(s: State, f: Any) -> Decision | None:
        first = s.rules.first_seat(s)
        for seat in (first, 1 - first):
            hand = s.zones[seat * PLACES + HAND]
            if seat not in shown(f) and hand:
                kinds = {s.kinds[card]: card for card in reversed(hand)}
                return Decision(seat, "choose", "VIS-8.1.3", tuple((card, 0) for card in kinds.values()))
        return None

    def answer(s: State, f: Any, value: Ref) -> int:
        seat = s.where[value[0]] // PLACES
        amend(s, me(s), memo=(*f.memo, (value[0], "in contest", seat)))
        return AGAIN

    def act(s: State, f: Any) -> bool:
        cards = shown(f)
        for card in cards.values():
            learn(s, card, 3)
        note_seen(s, tuple(cards.values()), "revealed")
        sums = {0: 0, 1: 0} | {seat: of(s, card).node + of(s, card).cost for seat, card in cards.items()}
        most = max(sums.values())
        for seat in (s.rules.first_seat(s), 1 - s.rules.first_seat(s)):
            if not cards or sums[seat] < most:
                continue
            if seat in cards and of(s, cards[seat]).types & CHARACTER:
                s.rules.bring(s, f, cards[seat], (seat, FIELD, False), True)
            else:
                for _ in range(count(s, f)):
                    s.rules.draw(s, seat)
        return bool(cards)

    c.steps.append(Step("VIS-8.1.3", answer, ask))
    does(c, "VIS-7.1.6.a", act)

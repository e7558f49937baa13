"""Chapter 5.3: a card that an effect resolves as if it had been played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutin.game.plan import Check, Plan, answer_slot, ask_slot, completable
from cutin.kernel.agenda import AGAIN, DONE, Frame, amend, push, step
from cutin.kernel.changes import activate, cite, emit, next_serial, set_table, set_waiting, show
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.state import Item, Ref, State

from . import notices as on
from .c05_checks import (
    CARD,
    allowed,
    first_of_turn,
    name_of,
    needs_met,
    own_conditions,
    right_time,
    texts_of,
    turn_limits,
)
from .c05_play import ANSWERED
from .c05_resolution import Played
from .c07_effects import occasion, settle
from .c11_put import relocate
from .table import PLACES, PLAY, PLAY_CARD, option


class AsIfPlayed(Frame, frozen=True, kw_only=True, tag="as if played"):
    """A card being resolved as if played: its fields are those of a play (`Play`)."""

    what: int
    source: int
    text: int = -1
    in_cut: int = 0
    x: int = 0
    targets: tuple[tuple[Ref, ...], ...] = ()
    part: tuple[Ref, ...] = ()
    declared: str = ""
    area: int = -1
    entry: int = 0
    event: tuple[int, ...] = ()
    chosen: tuple[Ref, ...] = ()
    key: int = 0
    timely: bool = False


def resolve_as_if_played(s: State, f: Any, card: int, timely: bool = False) -> bool:
    """The effect of `f` resolves a card as if its player had played it; False: that fails.

    `timely`: it may not be done at a wrong timing of its kind.
    """
    how = next((number for _card, what, number in f.memo if what == ANSWERED), 0)
    modes = modes_left(s, f.player, card, how, timely)
    if not modes:
        by = _refused(s, f.player, card, how, timely)
        emit(s, "fails", by, f.player, (f.source,) if f.source >= 0 else ())
        return False
    text = modes[0] if len(modes) == 1 else -1
    push(s, AsIfPlayed(player=f.player, source=card, what=CARD, text=text, in_cut=how, timely=timely))
    return True


def modes_left(s: State, player: int, card: int, how: int, timely: bool) -> list[int]:
    """The modes (0: it has none) in which the card can be resolved as if played; none if it cannot."""
    found = []
    for mode in s.rules.play_texts[s.kinds[card]]:
        plan = Plan(CARD, player, card, mode, how)
        plan.x = 0
        if not refusals(s, plan, timely):
            found.append(mode)
    return found


def _refused(s: State, player: int, card: int, how: int, timely: bool) -> str:
    """The rule by which it fails; a card without a text to be played for is nothing that could be (a)."""
    for mode in s.rules.play_texts[s.kinds[card]]:
        plan = Plan(CARD, player, card, mode, how)
        plan.x = 0
        return refusals(s, plan, timely)[0].rule
    return "VIS-5.3.1.a"


def refusals(s: State, p: Any, timely: bool) -> list[Refusal]:
    """What keeps a card from being resolved as if played.

    The phase and whose turn it is are still what they were when the outer effect was declared; how that stood
    to an interference is remembered (VIS-5.3.1.b, 5.3.1.e).
    """
    own = [allowed, own_conditions, needs_met]
    if timely or not beyond_limits(s):
        own.append(turn_limits)
    found = _by("VIS-5.3.1.b", own, s, p)
    if timely:
        found += _by("VIS-5.3.1.e", [right_time, first_of_turn], s, p)
    if not found and (refusal := completable(s, p)) is not None:
        found.append(Refusal("VIS-5.3.1.d", refusal.reason, refusal.values))
    return found


def _by(rule: str, checks: Sequence[Check], s: State, p: Any) -> list[Refusal]:
    """The refusals of those checks, by that rule."""
    found = [refusal for check in checks if (refusal := check(s, p)) is not None]
    return [Refusal(rule, refusal.reason, refusal.values) for refusal in found]


@rule("VIS-5.3.1.b", off=True)
def beyond_limits(s: State) -> bool:
    """Limits on the turn and the copies do not hold, unless the outer effect asks for the timing (OQ-17)."""
    return bool(option(s, "as_if_played_limits") == "free")


def _mode(s: State, f: AsIfPlayed) -> Decision | None:
    if f.text >= 0:
        return None
    modes = tuple(modes_left(s, f.player, f.source, f.in_cut, f.timely))
    return Decision(f.player, "mode", "VIS-5.3.2", modes)


@step(AsIfPlayed, "VIS-5.3.2", _mode)
def choose_mode(s: State, f: AsIfPlayed, value: int) -> None:
    """The mode, if the card offers several."""
    amend(s, len(s.agenda) - 1, text=value)


@step(AsIfPlayed, "VIS-5.3.2", ask_slot)
def choose_target(s: State, f: AsIfPlayed, value: Ref | None) -> int | None:
    """Targets, one at a time."""
    return answer_slot(s, f, value)


def _word(s: State, f: AsIfPlayed) -> Decision | None:
    kind = next((text.declares for text in texts_of(s, f) if text.declares), "")
    if not kind or f.declared:
        return None
    return Decision(f.player, "declare", "VIS-5.3.2", s.rules.words_to_declare(s, f.player, kind))


@step(AsIfPlayed, "VIS-5.3.2", _word)
def declare(s: State, f: AsIfPlayed, value: str) -> None:
    """What has to be declared."""
    amend(s, len(s.agenda) - 1, declared=value)


@step(AsIfPlayed, "VIS-5.3.1.c")
def to_the_play_area(s: State, f: AsIfPlayed) -> None:
    """The card lies face-up in the play area; its cost is not paid, and X is 0."""
    card = f.source
    origin = s.where[card]
    show(s, card)
    relocate(s, card, f.player * PLACES + PLAY, rule="VIS-5.3.2")
    set_table(s, played=(*s.table.played, (f.player, name_of(s, card))))
    memo = ((-1, f"declared:{f.declared}", 0),) if f.declared else ()
    key = next_serial(s)
    event = (origin, 0, 1, 0)
    item = Item(
        key, PLAY_CARD, f.player, card, 0, f.text, f.targets, event=event, rule="VIS-5.3.1", memo=memo
    )
    activate(s, item)
    cite(s, "VIS-5.3.1.c", card)
    amend(s, len(s.agenda) - 1, key=key)


@step(AsIfPlayed, "VIS-5.3.2")
def what_has_waited(s: State, f: AsIfPlayed) -> int | None:
    """What was set off by that has waited, and resolves now."""
    if settle(s):
        return AGAIN
    events: list[tuple[int, ...]] = [(on.PLAYED, f.source, f.player)]
    slots = s.rules.slots_of(s, f)
    for slot, part in zip(slots, f.targets, strict=False):
        if not slot.pays:
            events += [(on.TARGETED, card, f.player, f.key) for card, _entry in part]
    occasion(s, "VIS-5.3.2", *events)
    return None


@step(AsIfPlayed, "VIS-5.3.1")
def resolve_it(s: State, f: AsIfPlayed) -> int:
    """It resolves, unless its play has been nullified meanwhile."""
    if settle(s):
        return AGAIN
    item = next((each for each in s.chain if each.key == f.key), None)
    if item is not None:
        set_waiting(s, chain=tuple(each for each in s.chain if each.key != f.key))
        push(s, Played(player=f.player, source=f.source, item=item))
    return DONE

"""Chapter 10.34: Leader, a character with popularity cards set on it."""

from __future__ import annotations

from typing import Any

from cutin.game.compiler import Compiler
from cutin.game.hooks import Change
from cutin.game.resolve import Held
from cutin.game.texts import Static, Trigger
from cutin.kernel.agenda import DONE, Step
from cutin.kernel.changes import next_serial, set_card, set_table
from cutin.kernel.decision import Decision
from cutin.kernel.depends import ALWAYS
from cutin.kernel.state import Ref, State

from . import notices as on
from .c01_damage import prevent
from .c09_applied import remove
from .c10_tactics import bearer, undone
from .c11_moving import set_on
from .card import COMMAND
from .changes import GUARD, TARGET_OF
from .table import (
    DECK,
    DISCARDING,
    END_OF_TURN,
    ENEMY_TURN,
    NEXT_DAMAGE,
    PLACES,
    POPULAR,
    living,
    ref,
    seat_of,
)
from .texts import Text
from .values import of
from .words import keywords as k

# Where the parts of its effect stand in its program.
BEGIN, SET_TOP, CHOOSE, HOLD, PREVENT = range(5)


def popularity(s: State, card: int) -> list[int]:
    """The popularity cards set on a character."""
    record = s.cards[card]
    found = []
    for each in record.under if record is not None else ():
        below = s.cards[each]
        if below is not None and below.flags & POPULAR:
            found.append(each)
    return found


def make(text: Text, node: k.Leader, c: Compiler) -> None:
    """It is no target of the opponent's commands and gains texts by its popularity (VIS-10.34.2.a).

    Popularity comes as it is played and enters (.b), and once a turn as the opponent takes damage in the own
    turn (.c); in the opponent's turn one may be discarded against the next damage (.d).
    """
    text.rule = "VIS-10.34.2.a"
    text.playable = True
    text.mask = ENEMY_TURN
    text.tests = [lambda s, ctx, card: bool(of(s, card).types & COMMAND) and seat_of(s, card) != ctx.player]

    def safe(s: State, ctx: Any, target: int) -> tuple[Any, ...]:
        return (GUARD, TARGET_OF, text.key, 0, ctx.player, ctx.source, ctx.entry, 0)

    statics = [Static(None, lambda s, ctx: [bearer(s, ctx.source)], (safe,), ALWAYS)]
    for level in node.levels:
        statics.append(_level(level.count, c.rules.gained(level.ability)))
    text.statics = tuple(statics)

    def match(s: State, ctx: Any, kind: int, numbers: tuple[int, ...]) -> bool:
        if kind == on.ENTERED:
            return numbers[0] == ctx.source == bearer(s, ctx.source) and bool(numbers[1])
        record = s.cards[ctx.source]
        hit = numbers[0] == -1 - (1 - ctx.player) and s.table.turn_player == ctx.player
        return hit and record is not None and text.key not in record.used

    text.trigger = Trigger((on.ENTERED, on.HAS_TAKEN), match)
    text.needs = [("VIS-10.34.2.d", lambda s, p: bool(popularity(s, bearer(s, p.source))))]

    def begin(s: State, f: Any) -> int:
        if not f.event:
            return CHOOSE
        record = s.cards[f.source]
        if f.event[0] == on.HAS_TAKEN and record is not None:
            set_card(s, f.source, "used", "VIS-10.34.2.c", used=(*record.used, text.key))
        return SET_TOP

    def set_top(s: State, f: Any) -> int:
        deck = s.zones[f.player * PLACES + DECK]
        if not deck or s.cards[f.source] is None:
            undone(s)
            return DONE
        rule = "VIS-10.34.2.b" if f.event[0] == on.ENTERED else "VIS-10.34.2.c"
        card = deck[0]
        # Nobody may look at it and nothing says that it is turned: it stays face down (VIS-3.1.5.d).
        set_on(s, card, bearer(s, f.source), face_down=True, rule=rule)
        record = s.cards[card]
        assert record is not None
        set_card(s, card, "popularity", rule, flags=record.flags | POPULAR)
        return DONE

    def which(s: State, f: Any) -> Decision | None:
        found = popularity(s, bearer(s, f.source))
        if not found:
            return None
        return Decision(f.player, "choose", "VIS-10.34.2.d", tuple(ref(s, card) for card in found))

    def discard(s: State, f: Any, value: Ref) -> None:
        if not living(s, value) or not remove(s, f, DISCARDING, [value[0]]):
            undone(s)

    def hold(s: State, f: Any) -> int:
        if s.agenda[-1].done:  # type: ignore[attr-defined]  # programs run in Resolve frames
            held = Held(
                (NEXT_DAMAGE, -1 - f.player, 2 * END_OF_TURN),
                next_serial(s),
                f.player,
                f.source,
                f.entry,
                text.key,
                PREVENT,
                turn=s.table.turn,
            )
            set_table(s, held=(*s.table.held, held))
        return DONE

    def nullify(s: State, f: Any) -> None:
        prevent(s, f.event[6])

    text.program = [
        Step("VIS-10.34", begin),
        Step("VIS-10.34.2.b", set_top),
        Step("VIS-10.34.2.d", discard, which),
        Step("VIS-10.34.2.d", hold),
        Step("VIS-10.34.2.d", nullify, cited=True),
    ]


def _level(count: int, gained: Change) -> Static:
    def enough(s: State, ctx: Any) -> bool:
        return len(popularity(s, bearer(s, ctx.source))) >= count

    return Static(enough, lambda s, ctx: [bearer(s, ctx.source)], (lambda s, ctx, target: gained,), ALWAYS)

"""Chapter 7.4: texts that act as soon as something is so, whatever has brought it about (VIS-W.42)."""

from __future__ import annotations

from cutin.game.force import Seen
from cutin.kernel.agenda import push
from cutin.kernel.changes import make_ready, next_serial, set_table
from cutin.kernel.state import Item, State

from . import notices as on
from .c05_checks import found_before
from .c07_effects import DEFERRED, Occasion
from .table import BETA, GAMMA, seat_of

AT_ONCE = "VIS-W.42"
# Where `State.looks` keeps in what nothing new has come to be so, and what had been so before.
LOOKED = 500


def look(s: State) -> bool:
    """Looks what has come to be so; True if a frame was pushed. A text acts once for as long as it is so.

    An auto alpha text acts at once, an auto gamma text when no effect is in progress (VIS-7.4.7.c). That
    nothing new is so is remembered until something changes.
    """
    table, force = s.table, s.values
    known = force.watched >= 0 and on.STATE not in s.rules.outside_awaited
    looked_at = (AT_ONCE, table.phase, table.turn_player)
    if known:
        # What is in force is another if anything that they look at has changed.
        before = s.looks.get(LOOKED)
        if before is not None and before[0] is force and before[1] is table.fired:
            return False
    elif looked_at in found_before(s):
        return False
    waits = on.who_waits(s, on.STATE)
    if not waits and not s.table.fired:
        return False
    event = (on.STATE,)
    so: list[tuple[int, int, int]] = []
    fired = s.table.fired
    at_once: list[int] = []
    for card, text in waits:
        record = s.cards[card]
        entry = record.entry if record is not None else 0
        assert text.trigger is not None
        if not text.trigger.match(s, Seen(seat_of(s, card), card, entry, event), on.STATE, ()):
            continue
        which = (card, entry, text.key)
        so.append(which)
        if which in fired:
            continue
        rule = AT_ONCE if text.kind == "alpha" else DEFERRED
        kind = BETA if text.kind == "beta" else GAMMA
        item = Item(next_serial(s), kind, seat_of(s, card), card, entry, text.key, event=event, rule=rule)
        make_ready(s, item)
        if rule == AT_ONCE:
            at_once.append(item.key)
    if tuple(so) != fired:
        set_table(s, fired=tuple(so))
    if not at_once:
        if known:
            s.looks[LOOKED] = (force, s.table.fired)
        else:
            found_before(s)[looked_at] = True
        return False
    push(s, Occasion(rule=AT_ONCE, waiting=tuple(at_once)))
    return True

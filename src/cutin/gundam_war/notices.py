"""What rules and texts react to: a notice is a kind and a few numbers, given at the moment it is true.

A text that waits for a kind is found by an index (`Force.triggers`). Auto B and D effects become ready to
be applied at the next moment (GW-9.9, 10.9); auto C effects wait for a new Cut (GW-9.8, 10.8).
"""

from __future__ import annotations

from cutin.kernel.changes import cite, make_ready, next_serial, set_card, set_off, wait
from cutin.kernel.citing import rule
from cutin.kernel.state import Item, State

from .meaning.measures import MEASURES, measures
from .table import AUTO_B, AUTO_C, AUTO_D, seat_of
from .texts import Text
from .values import Seen

# Kinds of notice and their numbers.
START = 1  # phase
ENDING = 2  # phase
TURN_ENDING = 3
CAME_OUT = 4  # card, 1 if it was played
LEAVING = 5  # card, place it goes to
ABOLISHED = 6  # card, kind of cause (-1: directly), player credited, 1 if it was destroyed
DESTROYED = 7  # card, kind of cause, player credited
NATION_HIT = 8  # zone of the squad that dealt it, seat hit, damage
SQUAD_HIT = 9  # zone of the squad that dealt it, zone of the squad hit, damage
BATTLE_DEALT = 10  # zone of the squad, damage in all
ENGAGED = 11  # card
SORTIED = 12  # card, part (0: A, 1: B)
PLAYED = 13  # card, seat
RESOLVED = 14  # card, seat
TEXT_PLAYED = 15  # card, seat
ARRIVED = 16  # card
MOVED_OUT = 17  # card, player whose effect moved it, card whose effect it was
DAMAGED = 18  # card, damage taken, what dealt it
LEFT_GROUP = 19  # card, the card it was set on, which is still on the field
ROLLED = 20  # card, 1 if it is now rolled


# Kinds whose first number is a card that may be gone when the effect is applied.
OF_A_CARD = frozenset((LEAVING, ABOLISHED, DESTROYED, MOVED_OUT, LEFT_GROUP))


def remembered(s: State, card: int) -> tuple[tuple[int, str, int], ...]:
    """What texts may ask of a card on the field after it has left: its measures, zone, host and coins."""
    record = s.cards[card]
    if record is None:
        return ()
    host = record.host
    base = s.cards[host] if host >= 0 else None
    return (
        *[(card, what, number) for what, number in zip(MEASURES, measures(s, card), strict=True)],
        (card, "zone", s.where[card]),
        (card, "host", host),
        (card, "host entry", base.entry if base is not None else 0),
        (card, "coins", sum(m.count for m in record.marks)),
    )


def under_way(s: State) -> int:
    """How many effects wait to be applied or to be activated."""
    return len(s.ready) + len(s.pending)


def notice(s: State, kind: int, *numbers: int) -> None:
    """Tells every text that waits for this kind."""
    if kind not in s.rules.awaited:
        return
    if s.stale:
        s.rules.refresh(s)
    found = s.values.triggers.get(kind)
    if found is None:
        return
    happened: list[tuple[int, int]] = []
    for card, text in tuple(found):
        if not text.single:
            tell(s, card, text, kind, numbers)
            continue
        # Of several texts that are not cumulative, one happens for a player.
        mine = (text.key, seat_of(s, card))
        if mine not in happened and tell(s, card, text, kind, numbers):
            happened.append(mine)


@rule("GW-14.18", off=False)
def been_engaged(s: State, card: int) -> bool:
    """An "if engaged" effect of this turn has been; being engaged again does not set it off."""
    cite(s, "GW-14.18", card)
    return True


def tell(s: State, card: int, text: Text, kind: int, numbers: tuple[int, ...]) -> bool:
    """One text hears of a notice; if its condition holds its effect is under way. Whether it is."""
    record = s.cards[card]
    trigger = text.trigger
    assert trigger is not None
    player = seat_of(s, card)
    seen = Seen(player, card, record.entry if record is not None else 0, (kind, *numbers))
    if not trigger.match(s, seen, kind, numbers):
        return False
    if text.once and record is not None:
        if text.key in record.used and (kind != ENGAGED or been_engaged(s, card)):
            cite(s, "GW-10.10", card)
            return False
        set_card(s, card, "used", used=(*record.used, text.key))
    if s.listener is not None:
        if player != s.owners[card]:
            cite(s, "GW-4.7", card)
        if kind == CAME_OUT and numbers[0] == card and text.kind != "B":
            cite(s, "GW-10.14", card)
    item = Item(
        next_serial(s),
        AUTO_C if text.kind == "C" else AUTO_D if text.kind == "D" else AUTO_B,
        player,
        card,
        seen.entry,
        text.key,
        event=(kind, *numbers),
        rule=text.rule,
        memo=remembered(s, numbers[0]) if kind in OF_A_CARD else (),
    )
    if text.kind == "C":
        wait(s, item, set_off(s))
    else:
        make_ready(s, item, set_off(s))
    return True

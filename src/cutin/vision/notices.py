"""What rules and texts react to: an event is its kind and a few numbers, told at the moment it is true.

At a process in which the rules say that auto gamma effects resolve here, they resolve in that numbered step
(`c07_effects.occasion`, and the steps of chapter 9); of anything else they hear and wait until the effect
that is being resolved has ended (VIS-7.4.7.c, `c07_effects.occur`).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from typing import TYPE_CHECKING, Any

from cutin.game.force import Seen
from cutin.game.resolve import Resolve
from cutin.kernel.agenda import amend
from cutin.kernel.changes import make_ready, next_serial, set_off
from cutin.kernel.state import Item, State

from .table import BETA, GAMMA, seat_of
from .values import NOBODY_WAITS, Waiting, of

if TYPE_CHECKING:
    from .texts import Text

# Where `State.looks` keeps which cards have texts that wait elsewhere than on the field.
ELSEWHERE = 400
Waits = tuple[int, "dict[int, tuple[Text, ...]]"]
"""A card, and by zone the texts that wait while it lies there."""

# Damage (VIS-1.10.12): card hit (or -1 - seat of the player hit), amount, source, its player, how, number of
# the hit in its procedure. `how` is bits of BY_EFFECT, BY_BATTLE and NO_GRAZE.
DEALS_DAMAGE, TAKES_DAMAGE, HAS_DEALT, HAS_TAKEN = range(1, 5)
# Removal (chapter 9): card, player and source of the cause (-1: none), how (bits), number of the entry.
WILL_PUT_DYING, WILL_BECOME_DYING, HAS_PUT_DYING, HAS_BECOME_DYING = range(5, 9)
WILL_DISCARD, WILL_BE_DISCARDED, HAS_DISCARDED, HAS_BEEN_DISCARDED = range(9, 13)
WILL_EXCLUDE, WILL_BE_EXCLUDED, HAS_EXCLUDED, HAS_BEEN_EXCLUDED = range(13, 17)
# The turn (VIS-4.1.1): turn player; phase, turn player.
TURN_START, TURN_END = 17, 18
PHASE_START, PHASE_END = 19, 20
# Battle (VIS-6.2.4): attacker, its player; defender, its player, attacker; attacker, defender (-1: none).
ATTACKS, DEFENDS = 21, 22
BATTLE_START, BATTLING, BATTLE_END = 23, 24, 25
# Entering the field: card, 1 if it was played, player and source of the effect (-1: none), how. Plays: card,
# player. Targets: card, source, its player, what.
ENTERED, PLAYED, PLAY_RESOLVED, PLAY_NEGATED, TARGETED = 26, 27, 28, 29, 30
INTERFERENCE_END = 31
# No processes (VIS-7.4.7.c): player, amount; player, card, 1 if by an effect; player, card; card; card; the
# first card, place they go to, player of the effect, how many, place they came from, all the cards; player.
GAINED_LIFE, DREW, ADDED_TO_HAND, PUT_ASLEEP, MANA_CHARGED, RETURNED, HAND_CHANGED = range(32, 39)
# Card, place it came from, player and source of the cause, how; card, place it goes to; player; ...; card,
# host; card; player, amount; card, seat to whose field it has moved.
PUT_IN_UNDERWORLD, LEFT_FIELD, NODE_SET, USED, WAS_SET = range(39, 44)
MADE_ACTIVE, PAID_LIFE, CHANGED_FIELD = range(44, 47)
# Card; card, seat to whose field it has gone; player, amount; no numbers (looked at all the time).
MADE_ACTIVE, CHANGED_FIELD, PAID_LIFE, STATE = range(44, 48)

# How something came about.
BY_EFFECT, BY_BATTLE, NO_GRAZE = 1, 2, 4

OF_DYING = (WILL_PUT_DYING, WILL_BECOME_DYING, HAS_PUT_DYING, HAS_BECOME_DYING)
OF_DISCARD = (WILL_DISCARD, WILL_BE_DISCARDED, HAS_DISCARDED, HAS_BEEN_DISCARDED)
OF_EXCLUSION = (WILL_EXCLUDE, WILL_BE_EXCLUDED, HAS_EXCLUDED, HAS_BEEN_EXCLUDED)
# Kinds whose first number is a card that may be gone when the effect is resolved.
OF_A_CARD = frozenset(range(DEALS_DAMAGE, HAS_BEEN_EXCLUDED + 1)) | {RETURNED, PUT_IN_UNDERWORLD, LEFT_FIELD}
# Where an event has the card that it speaks of.
CARD_AT = {
    **dict.fromkeys(range(DEALS_DAMAGE, HAS_BEEN_EXCLUDED + 1), 1),
    **dict.fromkeys((ATTACKS, DEFENDS, BATTLING, ENTERED, PLAYED, PLAY_RESOLVED, PLAY_NEGATED, TARGETED), 1),
    **dict.fromkeys((PUT_ASLEEP, MANA_CHARGED, RETURNED, PUT_IN_UNDERWORLD, LEFT_FIELD, WAS_SET), 1),
    **dict.fromkeys((MADE_ACTIVE, CHANGED_FIELD), 1),
    **dict.fromkeys((DREW, ADDED_TO_HAND), 2),
}


def remembered(s: State, card: int) -> tuple[tuple[int, str, int], ...]:
    """What texts may ask of a card on the field after it has left: its values, zone, host and set cards."""
    record = s.cards[card] if card >= 0 else None
    if record is None:
        return ()
    v = of(s, card)
    host = record.host
    base = s.cards[host] if host >= 0 else None
    return (
        (card, "attack", v.attack),
        (card, "endurance", v.endurance),
        (card, "node", v.node),
        (card, "cost", v.cost),
        (card, "graze", v.graze),
        (card, "zone", s.where[card]),
        (card, "host", host),
        (card, "host entry", base.entry if base is not None else 0),
        (card, "set", len(record.under)),
    )


def running(s: State) -> int:
    """The depth of the effect that is being carried out; -1: none is."""
    for depth in range(len(s.agenda) - 1, -1, -1):
        if isinstance(s.agenda[depth], Resolve):
            return depth
    return -1


def note_values(s: State, cards: Iterable[int]) -> None:
    """The effect is about to take cards off the field: it remembers what they are there."""
    found = tuple(each for card in cards for each in remembered(s, card))
    depth = running(s) if found else -1
    if depth >= 0:
        frame: Any = s.agenda[depth]
        amend(s, depth, memo=(*frame.memo, *found))


def elsewhere(s: State) -> dict[int, list[Waits]]:
    """By kind of event, the cards of this game with texts that wait for it beside the field (VIS-W.43).

    Remembered as long as the game has the same cards.
    """
    look = s.looks.get(ELSEWHERE)
    if look is None or look[0] is not s.kinds:
        look = s.looks[ELSEWHERE] = (s.kinds, _elsewhere(s))
    found: dict[int, list[Waits]] = look[1]
    return found


def _elsewhere(s: State) -> dict[int, list[Waits]]:
    kinds = set(s.kinds)
    found: dict[int, list[Waits]] = {}
    for event, by_card in s.rules.outside_awaited.items():
        if not kinds.isdisjoint(by_card):
            cards = compress(range(len(s.kinds)), map(by_card.__contains__, s.kinds))
            found[event] = [(card, by_card[s.kinds[card]]) for card in cards]
    return found


def awaited(s: State, *kinds: int) -> bool:
    """Whether anything may wait for such an event; if not it need not be told."""
    if s.stale:
        s.rules.refresh(s)
    if s.table.held:
        return True
    here, outside = s.values.triggers, s.rules.outside_awaited
    for kind in kinds:
        if kind in here or kind in outside:
            return True
    return False


def who_waits(s: State, kind: int) -> Waiting:
    """The (card, text) pairs that wait for a kind of event: on the field, and auto beta texts of cards
    elsewhere that work from where they lie (VIS-W.43)."""
    if s.stale:
        s.rules.refresh(s)
    found: Waiting = s.values.triggers.get(kind, NOBODY_WAITS)
    look = s.looks.get(ELSEWHERE)
    waiting: dict[int, list[Waits]] = look[1] if look is not None and look[0] is s.kinds else elsewhere(s)
    cards = waiting.get(kind)
    if not cards:
        return found
    where = s.where
    there = [(card, texts[where[card]]) for card, texts in cards if where[card] in texts]
    if len(there) > 1:
        there.sort(key=lambda each: (where[each[0]], s.zones[where[each[0]]].index(each[0])))
    return [*found, *((card, text) for card, texts in there for text in texts)] if there else found


def hear(s: State, event: tuple[int, ...], rule: str) -> list[int]:
    """The automatic effects whose condition that event is, as numbers of items that wait in `ready`.

    `rule` is the numbered step, or what else says when they are resolved.
    """
    found: list[int] = []
    happened: list[tuple[int, int]] = []
    kind = event[0]
    for card, text in who_waits(s, kind):
        player = seat_of(s, card)
        # Of several texts that do not stack, one happens for a player (VIS-7.1.7).
        if text.single and (text.key, player) in happened:
            continue
        record = s.cards[card]
        entry = record.entry if record is not None else 0
        assert text.trigger is not None
        if not text.trigger.match(s, Seen(player, card, entry, event), kind, event[1:]):
            continue
        happened.append((text.key, player))
        if kind == DREW and any(_told_of_draw(each, card, text.key, event) for each in s.ready):
            continue  # once for all that one effect draws
        item = Item(
            next_serial(s),
            BETA if text.kind == "beta" else GAMMA,
            player,
            card,
            entry,
            text.key,
            event=event,
            rule=rule,
            memo=remembered(s, event[1]) if kind in OF_A_CARD else (),
        )
        make_ready(s, item, _behind(s, event))
        found.append(item.key)
    return found


def _behind(s: State, event: tuple[int, ...]) -> int:
    """The event that sets effects off, for whoever listens: of a removal, that the card is being removed."""
    if s.trail is not None and WILL_PUT_DYING <= event[0] <= HAS_BEEN_EXCLUDED:
        found = s.trail.effects.get(event[5], -1)
        if found >= 0:
            return found
    return set_off(s)


def _told_of_draw(item: Item, card: int, key: int, event: tuple[int, ...]) -> bool:
    """Whether that text waits already for the end of the effect by which the player draws."""
    return item.source == card and item.text == key and item.event[:2] == event[:2]

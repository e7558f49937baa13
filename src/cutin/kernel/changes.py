"""The one door: every write to a state goes through a function of this module.

Each writes, and reports an event if somebody listens. What rules react to (notices) is the game's: it
calls `Rules.notice` where its chapters say so.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .chance import shuffled
from .depends import ALWAYS
from .events import Event, known_to_all
from .records import replace
from .state import Card, Item, State

ALL = 3


def emit(
    s: State,
    kind: str,
    rule: str = "",
    seat: int = -1,
    cards: tuple[int, ...] = (),
    knows: int = ALL,
    *,
    root: bool = False,
    leads: bool = False,
    **data: Any,
) -> None:
    """Reports an event to the listener, if there is one, with the running frame as its cause.

    `root`: it needs no other cause. `leads`: what the running frame does from now on goes back to it.
    """
    listener = s.listener
    if listener is None:
        return
    agenda, trail = s.agenda, s.trail
    source = player = -1
    if agenda:
        frame = agenda[-1]
        player, source = frame.player, frame.source
        if source >= 0:
            source = known_to_all(s, source)
    cause = (s.running, source, player)
    if knows == ALL:
        # A card that somebody does not know is not spoken of to that seat.
        for card in cards:
            if known_to_all(s, card) < 0:
                for one, known in enumerate(s.known):
                    if known[card] != 1:
                        knows &= ~(1 << one)
    by = -1 if trail is None else trail.add(len(agenda), kind, data.get("key", -1), root, leads)
    listener.append(Event(kind, rule or s.running, cause, seat, cards, data, knows, by))


def lead(s: State, number: int = -1) -> int:
    """What the running frame does goes back to that event, or the one just reported, until `led` is told
    what this returns."""
    trail = s.trail
    if trail is None or s.listener is None:
        return -1
    before = trail.behind(len(s.agenda))
    number = number if number >= 0 else trail.last
    if trail.frames and number >= 0:
        trail.frames[-1] = number
    return before


def led(s: State, before: int) -> None:
    """The end of what `lead` began."""
    trail = s.trail
    if trail is not None and s.listener is not None:
        trail.settle(len(s.agenda))
        if trail.frames:
            trail.frames[-1] = before


def set_off(s: State) -> int:
    """The event behind what has just happened, to be given to `wait` and `make_ready`."""
    return -1 if s.trail is None or s.listener is None else s.trail.set_off(len(s.agenda))


def cite(s: State, rule: str, card: int = -1, **data: Any) -> None:
    """Reports that a rule decided something at this point."""
    if s.listener is not None:
        known = who_knows(s, card) if card >= 0 else ALL
        emit(s, "rule", rule, cards=(card,) if card >= 0 else (), knows=known, **data)


def next_serial(s: State) -> int:
    """A number not given out before in this game."""
    s.serial += 1
    return s.serial


# --- cards and zones --------------------------------------------------------------------------------


def _unshare(s: State) -> None:
    """The state gets lists of its own, to be written."""
    s.cards = s.cards[:]
    s.zones = s.zones[:]
    s.where = s.where[:]
    s.shared = False


def _take_out(s: State, card: int, zone: int, old: tuple[int, ...]) -> None:
    left = old
    if old and old[0] == card:
        left = s.zones[zone] = old[1:]
    elif card in old:
        i = old.index(card)
        left = s.zones[zone] = old[:i] + old[i + 1 :]
    if not left and s.rules.life[zone] >= 0:
        set_lost(s, s.rules.life[zone])


def _learn(s: State, card: int, seats: int) -> None:
    # Asked for every card that moves: written out for the two seats.
    first, second = s.known
    if first[card] != 1 and seats & 1:
        first = first[:card] + b"\x01" + first[card + 1 :]
        s.known = (first, second)
    if second[card] != 1 and seats & 2:
        s.known = (first, second[:card] + b"\x01" + second[card + 1 :])


def who_knows(s: State, card: int) -> int:
    """The seats that know what that card is, as a bit set."""
    seats = 0
    for seat, known in enumerate(s.known):
        if known[card] == 1:
            seats |= 1 << seat
    return seats


def show(s: State, card: int) -> None:
    """Everybody knows from now on what that card is: it is spoken of, and events that follow may name it."""
    _learn(s, card, ALL)


def learn(s: State, card: int, seats: int) -> None:
    """The seats of the bit set now know what that card is."""
    _learn(s, card, seats)
    emit(s, "seen", cards=(card,), knows=seats)


def move(
    s: State, card: int, to: int, index: int | None = None, rule: str = "", face_down: bool = False
) -> None:
    """Moves a card to a zone, to the end or to an index of it (0: top or front).

    Where cards have a condition it gets a fresh one, unless it comes from such a zone; where they have
    none it loses it. Cards set on it stay where they are: the game moves them. `face_down`: nobody gets to
    see it where it comes to lie; who knew it still does.
    """
    if s.shared:
        _unshare(s)
    s.asked = None
    rules, zones, where = s.rules, s.zones, s.where
    source = where[card]
    together = zones[source]
    _take_out(s, card, source, together)
    old = zones[to]
    if index is None:
        zones[to] = (*old, card)
    elif index == 0:
        zones[to] = (card, *old)
    else:
        zones[to] = (*old[:index], card, *old[index:])
    where[card] = to
    record = s.cards[card]
    if rules.conditioned[to]:
        if record is None:
            s.serial += 1
            s.cards[card] = Card(s.serial)
    elif record is not None:
        s.cards[card] = None
    if not s.stale & ALWAYS:
        moved = (rules.lies[to] | rules.lies[source]) & s.values.depends
        if s.kinds[card] in rules.outside_statics:
            s.stale = ALWAYS
        elif moved:
            s.stale |= moved
    seen = rules.sees[source] if face_down else rules.sees[source] | rules.sees[to]
    if seen:
        _learn(s, card, seen)
    if (
        seen != ALL
        and len(together) > 1
        and (rules.unordered[source] or card not in (together[0], together[-1]))
    ):
        # Who does not see it cannot tell which of them it was.
        for seat in range(len(s.known)):
            if not seen >> seat & 1:
                blur(s, seat, together)
    if s.listener is not None:
        emit(s, "move", rule, cards=(card,), knows=seen, to=to, origin=source, index=index)


def put_under(s: State, card: int, host: int, rule: str = "", face_down: bool = False) -> None:
    """Sets a card on another: it leaves its zone's order and lies in the host's zone.

    `face_down`: nobody gets to see it there; who knew it still does.
    """
    if s.shared:
        _unshare(s)
    s.asked = None
    source = s.where[card]
    record = s.cards[card]
    if record is not None and record.host >= 0:
        old = s.cards[record.host]
        if old is not None:
            s.cards[record.host] = replace(old, under=tuple(c for c in old.under if c != card))
    else:
        _take_out(s, card, source, s.zones[source])
    s.where[card] = s.where[host]
    base = s.cards[host]
    assert base is not None
    if record is None:
        s.serial += 1
        s.cards[card] = Card(s.serial, host=host, rolled=base.rolled)
    else:
        s.cards[card] = replace(record, host=host, rolled=base.rolled)
    s.cards[host] = replace(base, under=(*base.under, card))
    s.stale = ALWAYS
    knows = s.rules.sees[source] if face_down else ALL
    _learn(s, card, knows)
    emit(s, "set", rule, cards=(card, host), knows=knows)


def take_from_under(s: State, card: int) -> None:
    """Takes a set card out of its group; it lies at the end of the host's zone until it is moved."""
    if s.shared:
        _unshare(s)
    s.asked = None
    record = s.cards[card]
    assert record is not None
    host = s.cards[record.host]
    if host is not None:
        s.cards[record.host] = replace(host, under=tuple(c for c in host.under if c != card))
    zone = s.where[card]
    s.zones[zone] = (*s.zones[zone], card)
    s.cards[card] = replace(record, host=-1)
    s.stale = ALWAYS


def shift_under(s: State, card: int, zone: int) -> None:
    """A set card follows its host to another zone in which cards have a condition."""
    if s.shared:
        _unshare(s)
    s.asked = None
    s.where[card] = zone


def create(s: State, kind: int, owner: int, zone: int) -> int:
    """Makes a new card of a definition in a zone that everybody sees, and returns its id."""
    if s.shared:
        _unshare(s)
    s.asked = None
    card = len(s.kinds)
    s.kinds = (*s.kinds, kind)
    s.owners += bytes([owner])
    s.where.append(zone)
    s.known = tuple(known + b"\x01" for known in s.known)
    s.zones[zone] = (*s.zones[zone], card)
    if s.rules.conditioned[zone]:
        s.serial += 1
        s.cards.append(Card(s.serial))
    else:
        s.cards.append(None)
    s.stale = ALWAYS
    emit(s, "create", cards=(card,), to=zone)
    return card


def set_card(s: State, card: int, kind: str, rule: str = "", /, **changes: Any) -> None:
    """Changes the condition of a card. `kind` names the event.

    What is in force is stale after a change that it depends on.
    """
    if s.shared:
        _unshare(s)
    s.asked = None
    record = s.cards[card]
    assert record is not None
    new = s.cards[card] = replace(record, **changes)
    if not s.stale & ALWAYS:
        if (new.flags ^ record.flags) & s.rules.shaping:
            s.stale = ALWAYS
        elif not s.rules.matters[s.values.depends].isdisjoint(changes):
            _outdate(s, record, new, changes)
    if s.listener is not None:
        shown: dict[str, Any] = {k: v for k, v in changes.items() if isinstance(v, (int, str))}
        emit(s, kind, rule, cards=(card,), knows=who_knows(s, card), **shown)


def _outdate(s: State, old: Any, new: Any, facts: Iterable[str]) -> None:
    """What is in force depends on one of these facts; it is stale if that is not as it was."""
    depends, bits = s.values.depends, s.rules.matters.facts
    for name in facts:
        counts = bits.get(name, 0) & depends
        if counts and getattr(old, name) != getattr(new, name):
            s.asked = None
            s.stale |= counts


def set_owner(s: State, card: int, owner: int) -> None:
    """Changes whose card it originally is (only for what stands in for a card)."""
    s.asked = None
    s.owners = s.owners[:card] + bytes([owner]) + s.owners[card + 1 :]


def shuffle(s: State, zone: int, on_top: tuple[int, ...] = ()) -> None:
    """Puts a zone in random order. Its cards are unknown to all and bear new identities: the ids of the
    zone stay, and which card each stands for is dealt out anew. Those `on_top` are not shuffled and lie on
    top of the others."""
    if s.shared:
        _unshare(s)
    s.asked = None
    ids = s.zones[zone]
    if on_top:
        ids = tuple(c for c in ids if c not in on_top)
    mixed = shuffled(s, [s.kinds[c] for c in sorted(ids)])
    places = sorted(ids)
    kinds = list(s.kinds)
    for place, kind in zip(places, mixed, strict=True):
        kinds[place] = kind
    s.kinds = tuple(kinds)
    s.zones[zone] = (*on_top, *places)
    blank = []
    for known in s.known:
        mine = bytearray(known)
        for place in places:
            mine[place] = 0
        blank.append(bytes(mine))
    s.known = tuple(blank)
    emit(s, "shuffle", zone=zone)


def reorder(s: State, zone: int, ids: tuple[int, ...]) -> None:
    """Puts the same cards of a zone in another order."""
    if s.shared:
        _unshare(s)
    s.asked = None
    assert sorted(ids) == sorted(s.zones[zone])
    s.zones[zone] = ids
    s.stale = ALWAYS


def blur(s: State, seat: int, ids: tuple[int, ...]) -> None:
    """For that seat, those cards are from now on one group: it knows which they are, not which is which.

    With what it knew of none of them among them, it knows nothing of any.
    """
    mine = bytearray(s.known[seat])
    before = {mine[c] for c in ids}
    if before == {0}:
        return
    group = 0 if 0 in before else max(2, max(mine) + 1)
    for c, known in enumerate(s.known[seat]):
        if c in ids or (known > 1 and known in before):
            mine[c] = group
    s.known = (*s.known[:seat], bytes(mine), *s.known[seat + 1 :])


# --- waiting effects --------------------------------------------------------------------------------


def activate(s: State, item: Item) -> None:
    """Puts an effect on the chain; it resolves before those already there."""
    s.asked = None
    s.chain = (*s.chain, item)
    if s.listener is not None:
        emit(s, "activate", item.rule, item.player, (item.source,) if item.source >= 0 else (), key=item.key)


def wait(s: State, item: Item, by: int = -1) -> None:
    """An effect will be activated in the next chain. `by` is what set it off, if somebody listens."""
    s.asked = None
    s.pending = (*s.pending, item)
    if s.listener is not None:
        if s.trail is not None and by >= 0:
            s.trail.effects.setdefault(item.key, by)
        emit(s, "waits", item.rule, item.player, (item.source,) if item.source >= 0 else (), key=item.key)


def make_ready(s: State, item: Item, by: int = -1) -> None:
    """An effect will be applied at the next moment, without being answered. `by`: as for `wait`."""
    s.asked = None
    s.ready = (*s.ready, item)
    if s.listener is not None:
        if s.trail is not None and by >= 0:
            s.trail.effects.setdefault(item.key, by)
        emit(s, "triggers", item.rule, item.player, (item.source,) if item.source >= 0 else (), key=item.key)


def set_waiting(
    s: State,
    chain: tuple[Item, ...] | None = None,
    ready: tuple[Item, ...] | None = None,
    pending: tuple[Item, ...] | None = None,
) -> None:
    """Replaces `chain`, `ready` or `pending` (an effect taken off, or their order settled)."""
    s.asked = None
    if chain is not None:
        s.chain = chain
    if ready is not None:
        s.ready = ready
    if pending is not None:
        s.pending = pending


# --- the game's own facts ---------------------------------------------------------------------------


def set_table(s: State, **changes: Any) -> None:
    """Changes facts of the game's table. What is in force is stale if it depends on one of them."""
    put_table(s, replace(s.table, **changes), *changes)


def put_table(s: State, table: Any, *facts: str) -> None:
    """The same with the table made already, which is faster. `facts` names those of the changed facts that
    what is in force may depend on."""
    s.asked = None
    old = s.table
    s.table = table
    if facts and not s.stale & ALWAYS and not s.rules.matters[s.values.depends].isdisjoint(facts):
        _outdate(s, old, table, facts)


def set_moment(s: State, **changes: Any) -> None:
    """Changes facts of the table that only say when it is.

    What was found possible is asked with the time; it is forgotten only where what is in force depends on it.
    """
    put_moment(s, replace(s.table, **changes), *changes)


def put_moment(s: State, table: Any, *facts: str) -> None:
    """The same with the table made already; `facts` as for `put_table`."""
    old = s.table
    s.table = table
    if facts and not s.stale & ALWAYS and not s.rules.matters[s.values.depends].isdisjoint(facts):
        _outdate(s, old, table, facts)


def touch(s: State) -> None:
    """What is in force depends on something that has just changed."""
    s.asked = None
    s.stale = ALWAYS


def set_lost(s: State, seat: int) -> None:
    """That seat has lost; the game ends when the running step is over."""
    s.lost |= 1 << seat
    s.moved = True


def set_result(s: State, result: Any) -> None:
    """The game is over."""
    s.result = result

"""The whole game at one moment, as one value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .events import Hearer, Trail
from .records import Record

if TYPE_CHECKING:
    from .agenda import Frame
    from .decision import Decision
    from .events import Event

Ref = tuple[int, int]
"""What an effect points at: (card id, entry number), or (a negative kind, a number) for other things.

A card that left and came back has another entry number, so an old reference no longer finds it.
"""


class Mark(Record, frozen=True):
    """Equal counters on a card: their name, how many, and who placed them."""

    name: str
    count: int
    placed_by: int


class Lasting(Record, frozen=True):
    """A change that lasts on a card or on a player.

    `change` is the kind of change and its numbers, as the game's values understand them; `until` names
    the moment at which it ends; `player` and `source` say whose effect it is; `since` is the serial number
    of its beginning, where that matters.
    """

    change: tuple[Any, ...]
    until: int
    player: int
    source: int
    entry: int = 0
    since: int = 0


class Doom(Record, frozen=True):
    """That a card is to be taken away, why, and to whom that is credited (-1: to no player)."""

    kind: int
    player: int
    source: int = -1


class Card(Record, frozen=True):
    """What a card is like where cards have a condition; elsewhere a card is only an id in a zone.

    `entry` is the number of its arrival, unique in the game and rising. `host` is the card it is set on
    (-1: none) and `under` the cards set on it. `used` holds the texts played this turn.
    """

    entry: int
    rolled: bool = False
    damage: int = 0
    doom: Doom | None = None
    host: int = -1
    under: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    used: tuple[int, ...] = ()
    flags: int = 0


class Item(Record, frozen=True):
    """An effect that has been activated or waits to be applied.

    `kind` is the game's; `text` is the identity of a text (0: none, the rules themselves); `key` is the
    serial number under which others refer to it; `rule` is what made it happen; `memo` keeps what was last
    known of cards that its event speaks of: (card, measure, value).
    """

    key: int
    kind: int
    player: int
    source: int
    entry: int
    text: int
    targets: tuple[tuple[Ref, ...], ...] = ()
    x: int = 0
    event: tuple[int, ...] = ()
    step: int = 0
    chosen: tuple[Ref, ...] = ()
    rule: str = ""
    memo: tuple[tuple[int, str, int], ...] = ()


class State:
    """A game at one moment. Change it only through `cutin.kernel.changes`.

    Data: `kinds` (card id -> index of its definition), `owners` (card id -> seat), `cards` (card id ->
    `Card` or None), `zones` (zone -> ids in order, top or front first), `where` (card id -> zone),
    `agenda` (what is being done, the last frame first), `parked` (slices of the agenda that wait),
    `chain` (activated effects, the last one resolves first), `ready` (to be applied at the next
    moment), `pending` (to be activated together when the chain is empty), `table` (the game's own
    facts), `known` (per seat one byte a card: 0 unknown, 1 known, from 2 on: one of that group),
    `seed` and `rolls` (chance), `serial` (the last number given out), `lost` (bit set of seats that
    have lost), `result`.

    Not data, made again from the data: `values` (what is in force), `stale` (whether that must be made
    again: bits of what has changed, `kernel.depends`), `decision`, `forced`, `running` (the rule being
    carried out), `moved` (whether the running step has changed what is being done, or ended the game),
    `looks` (by zone, what was looked up of the cards that lie there; each entry names the cards it is about,
    so clones share it), `asked` (what was found possible since the last change, None if nothing was),
    `shared` (whether another state has the same lists `cards`, `zones` and `where`, so that they are copied
    before they are written); and `listener`, to which events are
    appended, with the `trail` of their causes.
    """

    __slots__ = (
        "agenda",
        "asked",
        "cards",
        "chain",
        "decision",
        "forced",
        "kinds",
        "known",
        "listener",
        "looks",
        "lost",
        "moved",
        "owners",
        "parked",
        "pending",
        "ready",
        "result",
        "rolls",
        "rules",
        "running",
        "seed",
        "serial",
        "shared",
        "stale",
        "table",
        "trail",
        "values",
        "where",
        "zones",
    )

    rules: Any
    kinds: tuple[int, ...]
    owners: bytes
    cards: list[Card | None]
    zones: list[tuple[int, ...]]
    where: list[int]
    agenda: list[Frame]
    parked: tuple[tuple[int, tuple[Frame, ...]], ...]
    chain: tuple[Item, ...]
    ready: tuple[Item, ...]
    pending: tuple[Item, ...]
    table: Any
    known: tuple[bytes, ...]
    seed: int
    rolls: int
    serial: int
    lost: int
    moved: bool
    result: Any
    values: Any
    stale: int
    shared: bool
    decision: Decision | None
    forced: tuple[tuple[Decision, Any], ...]
    running: str
    asked: dict[Any, Any] | None
    looks: dict[int, tuple[Any, ...]]
    listener: list[Event] | None
    trail: Trail | None

    def listen(self, events: list[Event] | None, before: int | None = None) -> None:
        """Events are appended to that list from now on; None: no more.

        They are numbered from `before`, or from the length of the list; `Event.by` is such a number.
        """
        self.listener = events
        if isinstance(events, Hearer):
            events.state = self
        self.trail = None if events is None else Trail(len(events) if before is None else before)

    def clone(self) -> State:
        """An independent copy; no listener goes along."""
        new = object.__new__(self.__class__)
        new.rules = self.rules
        new.kinds = self.kinds
        new.owners = self.owners
        self.shared = new.shared = True
        new.cards = self.cards
        new.zones = self.zones
        new.where = self.where
        new.agenda = self.agenda[:]
        new.parked = self.parked
        new.chain = self.chain
        new.ready = self.ready
        new.pending = self.pending
        new.table = self.table
        new.known = self.known
        new.seed = self.seed
        new.rolls = self.rolls
        new.serial = self.serial
        new.lost = self.lost
        new.result = self.result
        new.values = self.values
        new.stale = self.stale
        new.decision = self.decision
        new.forced = self.forced
        new.running = self.running
        new.asked = self.asked
        new.looks = self.looks
        new.listener = None
        new.trail = None
        return new

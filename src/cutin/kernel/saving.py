"""A state as bytes and back, and its fingerprint.

Definitions are written by their keys in the order of first use, so the bytes do not depend on what else
a process has loaded.
"""

from __future__ import annotations

import hashlib
from itertools import compress
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from .agenda import Frame
from .depends import ALWAYS
from .errors import CutinError
from .records import Record, replace
from .state import Card, Item, Lasting, State

FORMAT = 2
# Of so many games at most the cards are remembered as they are written.
REMEMBERED = 256


class SaveError(CutinError):
    """Bytes that are no saved state of this game and version."""


class Cast(Record, frozen=True):
    """The cards of a game as a save names them: keys and digests of texts, one for each kind of card.

    `kinds` has for each card the place of its kind in `keys`, `owners` the seat.
    """

    keys: list[str]
    texts: list[str]
    kinds: bytes
    owners: bytes


class Codec:
    """Writes and reads the states of one game: its kinds of frame and its table."""

    def __init__(self, frames: tuple[type[Frame], ...], table: type[msgspec.Struct], result: type) -> None:
        union: Any = frames[0]
        for frame in frames[1:]:
            union = union | frame
        self.saved = msgspec.defstruct(
            "Saved",
            [
                ("format", int),
                ("game", str),
                ("cast", msgspec.Raw),
                ("cards", list[Card | None]),
                ("zones", list[tuple[int, ...]]),
                ("where", bytes),
                ("agenda", list[union]),
                ("parked", tuple[tuple[int, tuple[union, ...]], ...]),
                ("chain", tuple[Item, ...]),
                ("ready", tuple[Item, ...]),
                ("pending", tuple[Item, ...]),
                ("table", table),
                ("known", tuple[bytes, ...]),
                ("seed", int),
                ("rolls", int),
                ("serial", int),
                ("lost", int),
                ("result", result | None),
            ],
            array_like=True,
            frozen=True,
        )
        self.encoder = msgspec.msgpack.Encoder()
        self.decoder = msgspec.msgpack.Decoder(self.saved)
        self.casts = msgspec.msgpack.Decoder(Cast)
        # By rules: what the cast of a game is in a save, by kinds and owners, and these by what is in a save.
        self.known: WeakKeyDictionary[Any, tuple[dict[Any, Any], dict[Any, Any]]] = WeakKeyDictionary()

    def to_bytes(self, s: State) -> bytes:
        """The state's data; equal states give equal bytes."""
        return self.encoder.encode(
            (
                FORMAT,
                s.rules.game,
                self._written(s.rules, s.kinds, s.owners),
                s.cards,
                s.zones,
                bytes(s.where),
                s.agenda,
                s.parked,
                s.chain,
                s.ready,
                s.pending,
                s.table,
                s.known,
                s.seed,
                s.rolls,
                s.serial,
                s.lost,
                s.result,
            )
        )

    def _known(self, rules: Any) -> tuple[dict[Any, Any], dict[Any, Any]]:
        found = self.known.get(rules)
        if found is None:
            found = self.known[rules] = ({}, {})
        return found

    def _written(self, rules: Any, kinds: tuple[int, ...], owners: bytes) -> msgspec.Raw:
        """The cast of a game as it is written; the same all through the game."""
        known = self._known(rules)[0]
        found: msgspec.Raw | None = known.get((kinds, owners))
        if found is None:
            places: dict[int, int] = {}
            written = bytes([places.setdefault(kind, len(places)) for kind in kinds])
            defs = [rules.defs[kind] for kind in places]
            cast = Cast([each.key for each in defs], [each.digest for each in defs], written, owners)
            found = msgspec.Raw(self.encoder.encode(cast))
            _keep(known, (kinds, owners), found)
        return found

    def _cast(self, rules: Any, written: bytes) -> tuple[tuple[int, ...], bytes]:
        """The kinds and owners of the cards of a save.

        Raises SaveError where a text is no longer what it was.
        """
        known = self._known(rules)[1]
        found: tuple[tuple[int, ...], bytes] | None = known.get(written)
        if found is None:
            cast = self.casts.decode(written)
            kinds = rules.kinds_of(cast.keys)
            defs = rules.defs
            for kind, digest in zip(kinds, cast.texts, strict=True):
                if defs[kind].digest != digest:
                    raise SaveError(f"the text of {defs[kind].name!r} is not the one that was saved")
            found = (tuple(map(kinds.__getitem__, cast.kinds)), cast.owners)
            _keep(known, written, found)
        return found

    def read(self, rules: Any, data: bytes) -> State:
        """The state that `to_bytes` wrote, standing at its decision.

        Raises SaveError for anything else, and where a card's text is no longer what was saved.
        """
        try:
            saved: Any = self.decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise SaveError(f"this is no saved state: {error}") from None
        if saved.format != FORMAT or saved.game != rules.game:
            raise SaveError(
                f"saved as format {saved.format} of {saved.game!r}; this reads {FORMAT} of {rules.game!r}"
            )
        try:
            kinds, owners = self._cast(rules, bytes(saved.cast))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise SaveError(f"this is no saved state: {error}") from None
        if not len(kinds) == len(owners) == len(saved.cards) == len(saved.where):
            raise SaveError("this is no saved state: it does not say of every card where it is")
        s = State.__new__(State)
        s.rules = rules
        s.kinds = kinds
        s.owners = owners
        s.cards = saved.cards
        for i in compress(range(len(kinds)), saved.cards):
            card = saved.cards[i]
            if card.under or card.host >= 0:
                _check_sets(saved.cards, i)
            if card.lasting:
                s.cards[i] = replace(card, lasting=tuple(map(_whole, card.lasting)))
        s.zones = saved.zones
        s.where = list(saved.where)
        s.agenda = saved.agenda
        s.parked = saved.parked
        s.chain, s.ready, s.pending = saved.chain, saved.ready, saved.pending
        s.table = saved.table
        if s.table.lasting:
            s.table = replace(s.table, lasting=tuple((seat, _whole(m)) for seat, m in s.table.lasting))
        s.known = saved.known
        s.seed, s.rolls, s.serial, s.lost = saved.seed, saved.rolls, saved.serial, saved.lost
        s.result = saved.result
        s.values = None
        s.stale = ALWAYS
        s.decision = None
        s.forced = ()
        s.running = ""
        s.asked = None
        s.looks = {}
        s.shared = False
        s.listener = None
        s.trail = None
        return s


def _check_sets(cards: list[Any], card: int) -> None:
    """A card is under another just where that says so, and none lies under itself."""
    record = cards[card]
    host = record.host
    if any(cards[each].host != card for each in record.under) or (
        host >= 0 and card not in cards[host].under
    ):
        raise SaveError("this is no saved state: its cards do not agree which lies under which")
    for _ in cards:
        if host < 0:
            return
        host = cards[host].host
    raise SaveError("this is no saved state: a card lies under itself")


def _keep(found: dict[Any, Any], key: Any, value: Any) -> None:
    """Remembers it, but not without end."""
    if len(found) >= REMEMBERED:
        found.clear()
    found[key] = value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(v) for v in value) if isinstance(value, list) else value


def _whole(lasting: Lasting) -> Lasting:
    """A lasting change as it was: its numbers are tuples, however deep."""
    if list not in map(type, lasting.change):
        return lasting
    return replace(lasting, change=_tuples(list(lasting.change)))


def fingerprint(data: bytes) -> str:
    """16 hexadecimal digits that name a state.

    >>> fingerprint(b"")
    'e4a6a0577479b2b4'
    """
    return hashlib.blake2b(data, digest_size=8).hexdigest()

"""A state as bytes and back, and its fingerprint.

Definitions are written by their keys in the order of first use, so the bytes do not depend on what else
a process has loaded.
"""

from __future__ import annotations

import hashlib
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from .agenda import Frame
from .decision import CutinError
from .records import replace
from .state import Card, Item, Lasting, State

FORMAT = 1
# Of so many games at most the cards are remembered as they are written.
REMEMBERED = 256


class SaveError(CutinError):
    """Bytes that are no saved state of this game and version."""


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
                ("keys", msgspec.Raw),
                ("texts", msgspec.Raw),
                ("kinds", bytes),
                ("owners", bytes),
                ("cards", dict[int, Card]),
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
        self.names = msgspec.msgpack.Decoder(list[str])
        # By rules: what the cards of a game look like in a save, and the kinds that what is read there names.
        self.known: WeakKeyDictionary[Any, tuple[dict[Any, Any], dict[Any, Any]]] = WeakKeyDictionary()

    def to_bytes(self, s: State) -> bytes:
        """The state's data; equal states give equal bytes."""
        local = {kind: i for i, kind in enumerate(dict.fromkeys(s.kinds))}
        keys, texts = self._written(s.rules, tuple(local))
        return self.encoder.encode(
            (
                FORMAT,
                s.rules.game,
                keys,
                texts,
                bytes(map(local.__getitem__, s.kinds)),
                s.owners,
                {i: card for i, card in enumerate(s.cards) if card is not None},
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

    def _written(self, rules: Any, kinds: tuple[int, ...]) -> tuple[msgspec.Raw, msgspec.Raw]:
        """The keys of those kinds and their texts, as they are written; the same all through a game."""
        found: tuple[msgspec.Raw, msgspec.Raw] | None = self._known(rules)[0].get(kinds)
        if found is None:
            defs = [rules.defs[kind] for kind in kinds]
            found = (
                msgspec.Raw(self.encoder.encode([definition.key for definition in defs])),
                msgspec.Raw(self.encoder.encode([definition.digest for definition in defs])),
            )
            _keep(self._known(rules)[0], kinds, found)
        return found

    def _kinds(self, rules: Any, saved: Any) -> list[int]:
        """The kinds that a save names. Raises SaveError where a text is no longer what it was."""
        names = (bytes(saved.keys), bytes(saved.texts))
        found: list[int] | None = self._known(rules)[1].get(names)
        if found is None:
            found = rules.kinds_of(self.names.decode(saved.keys))
            for index, digest in zip(found, self.names.decode(saved.texts), strict=True):
                if rules.defs[index].digest != digest:
                    raise SaveError(f"the text of {rules.defs[index].name!r} is not the one that was saved")
            _keep(self._known(rules)[1], names, found)
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
            indices = self._kinds(rules, saved)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise SaveError(f"this is no saved state: {error}") from None
        s = State.__new__(State)
        s.rules = rules
        s.kinds = tuple(map(indices.__getitem__, saved.kinds))
        s.owners = saved.owners
        s.cards = [None] * len(s.kinds)
        for i, card in saved.cards.items():
            if card.lasting:
                card = replace(card, lasting=tuple(_whole(m) for m in card.lasting))
            s.cards[i] = card
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
        s.stale = True
        s.decision = None
        s.forced = ()
        s.running = ""
        s.asked = None
        s.looks = {}
        s.shared = False
        s.listener = None
        s.trail = None
        return s


def _keep(found: dict[Any, Any], key: Any, value: Any) -> None:
    """Remembers it, but not without end."""
    if len(found) >= REMEMBERED:
        found.clear()
    found[key] = value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(v) for v in value) if isinstance(value, list) else value


def _whole(lasting: Lasting) -> Lasting:
    """A lasting change as it was: its numbers are tuples, however deep."""
    return replace(lasting, change=_tuples(list(lasting.change)))


def fingerprint(data: bytes) -> str:
    """16 hexadecimal digits that name a state.

    >>> fingerprint(b"")
    'e4a6a0577479b2b4'
    """
    return hashlib.blake2b(data, digest_size=8).hexdigest()

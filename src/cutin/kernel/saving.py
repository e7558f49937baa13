"""A state as bytes and back, and its fingerprint.

Definitions are written by their keys in the order of first use, so the bytes do not depend on what else
a process has loaded.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from .agenda import Frame
from .decision import CutinError
from .records import replace
from .state import Card, Item, Lasting, State

FORMAT = 1


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
                ("keys", list[str]),
                ("texts", list[str]),
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

    def to_bytes(self, s: State) -> bytes:
        """The state's data; equal states give equal bytes."""
        local = {kind: i for i, kind in enumerate(dict.fromkeys(s.kinds))}
        known = s.rules.defs
        defs = [known[kind] for kind in local]
        return self.encoder.encode(
            (
                FORMAT,
                s.rules.game,
                [definition.key for definition in defs],
                [definition.digest for definition in defs],
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
        indices = rules.kinds_of(saved.keys)
        known = rules.defs
        if [known[index].digest for index in indices] != saved.texts:
            for index, digest in zip(indices, saved.texts, strict=True):
                if known[index].digest != digest:
                    raise SaveError(f"the text of {known[index].name!r} is not the one that was saved")
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

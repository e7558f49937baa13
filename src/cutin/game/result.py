"""How a game ended."""

from __future__ import annotations

from cutin.kernel.records import Record


class Result(Record, frozen=True):
    """How a game ended: the winning seat (None: a draw), why, and by which rule."""

    winner: int | None
    reason: str
    rule: str

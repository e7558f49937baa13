"""What a running effect remembers of what it has done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cutin.game.texts import Number
from cutin.kernel.agenda import amend
from cutin.kernel.records import replace
from cutin.kernel.state import State

from ..notices import note_values, running


def as_seen(amount: Number, s: State, f: Any, seat: int) -> int:
    """An amount, where "that player" is that one."""
    return amount(s, replace(f, acting=seat))


def note_done(s: State, deed: str, cards: Iterable[int]) -> None:
    """The effect has done that to those cards: "the cards ... this way"."""
    found = tuple(cards)
    if found:
        depth = running(s)
        frame: Any = s.agenda[depth]
        amend(s, depth, memo=(*frame.memo, *((card, deed, 0) for card in found)))


def done_so(ctx: Any, deed: str) -> list[int]:
    """The cards to which the effect has done that."""
    return list(dict.fromkeys(card for card, noted, _n in getattr(ctx, "memo", ()) if noted == deed))


def noted(ctx: Any, what: str, default: int = 0) -> int:
    """The last number that the effect remembers under a word."""
    return next((n for _card, word, n in reversed(getattr(ctx, "memo", ())) if word == what), default)


__all__ = ["as_seen", "done_so", "note_done", "note_values", "noted", "running"]

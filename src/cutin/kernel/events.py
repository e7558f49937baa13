"""What people, explanations and tests read: events, built only when somebody listens.

No rule reads an event. The same choices give the same state with and without a listener.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """One thing that happened.

    `rule` is the rule that made it happen; `cause` is (rule, source card or -1, player or -1) of the
    frame it happened in; `cards` are the ids concerned, which only the seats in the bit set `knows`
    may be shown (bit 0: seat 0; a spectator sees what both may see); `data` holds plain values.
    """

    kind: str
    rule: str
    cause: tuple[str, int, int]
    seat: int = -1
    cards: tuple[int, ...] = ()
    data: dict[str, Any] = {}
    knows: int = 3

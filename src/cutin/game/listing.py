"""What was found possible in a window is remembered until something but the time changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.kernel.state import State

Options = list[tuple[int, int, int]]
"""What can be done in a window: what it does, the card, the text."""


def found_anew(s: State, window: Any, find: Callable[..., Options], *more: Any) -> Options:
    """What `find` finds for that window, remembered in `State.asked`, which it gets last.

    What is only thought of is no part of what happens: nobody hears of it.
    """
    asked = s.asked
    if asked is None:
        asked = s.asked = {}
    found: Options
    listener = s.listener
    if listener is None:
        found = asked[window] = find(s, *more, asked)
        return found
    s.listener = None
    try:
        found = asked[window] = find(s, *more, asked)
    finally:
        s.listener = listener
    return found

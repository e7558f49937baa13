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
    listener = s.listener
    s.listener = None
    try:
        found: Options = find(s, *more, asked)
    finally:
        s.listener = listener
    asked[window] = found
    return found

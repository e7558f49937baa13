"""Why not: every rule that refuses an action, in the words of the options."""

from __future__ import annotations

from cutin.kernel.decision import NotAnAction, Refusal
from cutin.kernel.state import State


def why_not(s: State, action: str, seat: int | None = None) -> list[Refusal]:
    """All refusals of an action, the first that counts first; empty if it is possible. Raises NotAnAction."""
    raise NotAnAction(f"{action!r} is no action of this game")

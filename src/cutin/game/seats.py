"""What the two players are called."""

from __future__ import annotations


def seat_name(seat: int) -> str:
    """A or B."""
    return "AB"[seat]

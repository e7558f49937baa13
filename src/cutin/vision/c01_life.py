"""Life that goes up or down without damage (VIS-W.26)."""

from __future__ import annotations

from cutin.kernel.changes import emit, set_table
from cutin.kernel.state import State

from . import notices as on
from .c07_effects import occur


def change_life(s: State, seat: int, by: int) -> None:
    """Life goes up or down; whether that loses is judged later (VIS-W.31)."""
    life = list(s.table.life)
    life[seat] += by
    set_table(s, life=tuple(life))
    emit(s, "life", "VIS-W.26", seat, amount=by, life=life[seat])


def pay_life(s: State, seat: int, amount: int) -> None:
    """So many life points; no damage."""
    change_life(s, seat, -amount)
    occur(s, on.PAID_LIFE, seat, amount)

"""Chapter 8: subjects and targets, and what keeps a card from being one."""

from __future__ import annotations

from typing import Any

from cutin.kernel.changes import cite
from cutin.kernel.citing import rule
from cutin.kernel.state import State

from .changes import (
    NO_SUBJECT,
    NO_SUBJECT_OF_ENEMY,
    NO_SUBJECT_OF_OWN,
    NO_TARGET,
    NO_TARGET_OF_ENEMY,
    SUBJECT_OF,
    TARGET_OF,
    UNTOUCHABLE,
)
from .table import seat_of
from .values import guarded, of


@rule("VIS-8.1.4", off=True)
def touchable(s: State, ctx: Any, card: int, alone: bool = False) -> bool:
    """Whether an effect may have the card as a subject, or as a target, which is a subject too (VIS-8.2)."""
    flags = of(s, card).flags
    if not flags & UNTOUCHABLE:
        return True
    if its_own_effect(s, ctx, card):
        cite(s, "VIS-8.1.4.c", card)
        return True
    enemy = seat_of(s, card) != ctx.player
    if flags & (NO_SUBJECT | (NO_SUBJECT_OF_ENEMY if enemy else NO_SUBJECT_OF_OWN)):
        return False
    if ctx.source >= 0 and guarded(s, card, SUBJECT_OF, ctx.source) is not None:
        return False
    if not targeting(ctx, card):
        return True
    if flags & (NO_TARGET | (NO_TARGET_OF_ENEMY if enemy else 0)):
        return False
    return ctx.source < 0 or guarded(s, card, TARGET_OF, ctx.source) is None


@rule("VIS-8.1.4.c", off=False)
def its_own_effect(s: State, ctx: Any, card: int) -> bool:
    """What the protected card has itself is not shut out, nor what set cards and texts give it."""
    if ctx.source == card:
        return True
    record = s.cards[ctx.source] if ctx.source >= 0 else None
    return record is not None and record.host == card


def targeting(ctx: Any, card: int) -> bool:
    """Whether the card is meant as a target: something is being declared, or it was its target then."""
    if hasattr(ctx, "in_cut"):
        return True
    return any(card == one for part in ctx.targets for one, _entry in part)

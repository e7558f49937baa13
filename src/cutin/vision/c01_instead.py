"""What texts make of a draw: cards of the hand are discarded instead (VIS-W.27)."""

from __future__ import annotations

from cutin.kernel.agenda import DONE, Frame, amend, push, step
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.state import Ref, State

from .c09_removal import apply_removal
from .c09_statuses import Removing
from .changes import DRAW_IS_DISCARD
from .table import DISCARDING, HAND, PLACES
from .values import player_flags


class InsteadOfDraw(Frame, frozen=True, kw_only=True, tag="instead of draw"):
    """The player chooses cards of the hand and discards them together."""

    count: int
    chosen: tuple[int, ...] = ()


@rule("VIS-W.27", off=False)
def discards_instead(s: State, seat: int) -> bool:
    """A card text beats the rules: a draw that is not that of the draw phase is a discard."""
    return bool(player_flags(s, seat) & DRAW_IS_DISCARD)


def discard_instead(s: State, seat: int, source: int) -> bool:
    """One card instead of one draw; those of one effect are discarded together. False: there is none."""
    top = s.agenda[-1]
    if isinstance(top, InsteadOfDraw) and top.player == seat and not top.chosen:
        amend(s, len(s.agenda) - 1, count=top.count + 1)
    else:
        push(s, InsteadOfDraw(player=seat, source=source, count=1))
    return len(s.zones[seat * PLACES + HAND]) > 0


def _which(s: State, f: InsteadOfDraw) -> Decision | None:
    hand = s.zones[f.player * PLACES + HAND]
    if len(f.chosen) >= min(f.count, len(hand)):
        return None
    kinds: dict[int, int] = {}
    for card in hand:
        if card not in f.chosen:
            kinds.setdefault(s.kinds[card], card)
    return Decision(f.player, "choose", "VIS-W.27", tuple((card, 0) for card in kinds.values()))


@step(InsteadOfDraw, "VIS-W.27", _which)
def choose(s: State, f: InsteadOfDraw, value: Ref) -> int:
    """One card after the other."""
    amend(s, len(s.agenda) - 1, chosen=(*f.chosen, value[0]))
    return 0


@step(InsteadOfDraw, "VIS-W.27")
def discard(s: State, f: InsteadOfDraw) -> int:
    """All together; it is a text's doing, of no effect that is being carried out."""
    if f.chosen:
        apply_removal(s, [Removing(DISCARDING, card) for card in f.chosen])
    return DONE

"""Who knows which card, and a copy in which what a seat cannot know is dealt anew."""

from __future__ import annotations

from .chance import below, shuffled
from .depends import ALWAYS
from .state import State


def knows(s: State, seat: int | None, card: int) -> bool:
    """Whether the seat (None: a spectator) knows what that card is and where.

    A card that lies open is known to all since it came there; a spectator knows of the others nothing but
    what all players have seen turned face-down.
    """
    if seat is None:
        return bool(s.rules.sees[s.where[card]] == 3) and all(known[card] == 1 for known in s.known)
    return s.known[seat][card] == 1


def _likely(s: State, seat: int, owner: int) -> list[int]:
    """What a card of another deck may be for a seat that has not been shown its list."""
    return sorted(
        kind
        for card, kind in enumerate(s.kinds)
        if s.owners[card] == seat or (s.owners[card] == owner and knows(s, seat, card))
    )


def redealt(s: State, seat: int, chance: int) -> State:
    """A clone in which every card that the seat does not know is one it could be, by chance's seed.

    Unknown cards change places among the unknown of the same deck, those of a group within the group.
    Where deck lists are not open, each unknown card of another deck is one of the seat's own list or of those
    that it has seen of that deck. The copy goes on with chance of its own.
    What another player is only planning is not known either: such a copy stands where the planning began.
    """
    new = s.clone()
    new.seed = chance & ((1 << 64) - 1)
    new.rolls = 0
    new.asked = None
    known = s.known[seat]
    pools: dict[tuple[int, int], list[int]] = {}
    for card in range(len(s.kinds)):
        if known[card] != 1:
            pools.setdefault((s.owners[card], known[card]), []).append(card)
    kinds = list(s.kinds)
    for key in sorted(pools):
        ids = pools[key]
        if key[0] != seat and not s.rules.open_lists:
            likely = _likely(s, seat, key[0])
            for card in ids:
                kinds[card] = likely[below(new, len(likely))]
            continue
        for card, kind in zip(ids, shuffled(new, sorted(s.kinds[c] for c in ids)), strict=True):
            kinds[card] = kind
    new.kinds = tuple(kinds)
    # Other cards may say something where they lie.
    new.stale = ALWAYS
    new.seed = chance & ((1 << 64) - 1)
    if s.decision is not None and s.decision.seat != seat and new.agenda:
        s.rules.drop_plan(new)
        frame = new.agenda[-1]
        ask = frame.flow(new)[frame.step].ask
        if ask is not None:
            new.decision = ask(new, frame)
    return new

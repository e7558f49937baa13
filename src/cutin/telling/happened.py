"""An event with what can only be known at its moment: what its cards were called, and what was in force."""

from __future__ import annotations

from dataclasses import dataclass, field

from cutin.gundam_war.naming import card_name
from cutin.kernel.events import Event
from cutin.kernel.state import State


@dataclass(frozen=True)
class Happened:
    """An event, after which choice it came (0: before the first), and what its cards were called then.

    A card that goes into a hidden pile gets a new identity there, so its name is looked up at once.
    `names_ja` has the names of cards that have a Japanese one; `defence` is that of a card that took damage.
    """

    after: int
    event: Event
    names: dict[int, str]
    names_ja: dict[int, str] = field(default_factory=dict)
    defence: int | None = None


def happened(state: State, event: Event, after: int) -> Happened:
    """The event as it happens in the state."""
    data = event.data
    named = [*event.cards, *(data[k] for k in ("head", "host", "card") if k in data), *data.get("on", ())]
    ids = [c for c in named if isinstance(c, int) and 0 <= c < len(state.kinds)]
    if event.cause[1] >= 0:
        ids.append(event.cause[1])
    names = {c: card_name(state, c) for c in ids}
    defs = state.rules.defs
    in_japanese = {c: defs[state.kinds[c]].name_ja for c in ids}
    defence = None
    if event.kind == "damage" and event.cards:
        found = state.values.of.get(event.cards[0])
        defence = found.defence if found is not None else None
    return Happened(after, event, names, {c: name for c, name in in_japanese.items() if name}, defence)

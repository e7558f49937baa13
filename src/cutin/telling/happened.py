"""An event with what can only be known at its moment: what its cards were called, and what was in force."""

from __future__ import annotations

from dataclasses import dataclass, field

from cutin.kernel.events import Event
from cutin.kernel.state import State

from .part import part


@dataclass(frozen=True)
class Happened:
    """An event, after which choice it came (0: before the first), and what its cards were called then.

    A card that goes into a hidden pile gets a new identity there, so its name is looked up at once.
    `names_ja` has the names of cards that have a Japanese one; `noted` is a number that the game's telling
    needs, as what a card that took damage can bear.
    """

    after: int
    event: Event
    names: dict[int, str]
    names_ja: dict[int, str] = field(default_factory=dict)
    noted: int | None = None


def happened(state: State, event: Event, after: int) -> Happened:
    """The event as it happens in the state."""
    data = event.data
    named = [*event.cards, *(data[k] for k in ("head", "host", "card") if k in data), *data.get("on", ())]
    ids = [c for c in named if isinstance(c, int) and 0 <= c < len(state.kinds)]
    if event.cause[1] >= 0:
        ids.append(event.cause[1])
    rules = state.rules
    telling = part(rules.game)
    names = {c: telling.name(state, c) for c in ids}
    # A card that goes by another name than its own, as one that lies face-down, does so in any language.
    facts = {c: rules.defs[state.kinds[c]] for c in ids}
    in_japanese = {c: facts[c].name_ja for c in ids if names[c] == facts[c].name}
    noted = telling.noted(state, event)
    return Happened(after, event, names, {c: name for c, name in in_japanese.items() if name}, noted)

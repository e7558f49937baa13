"""A game of VISION between the lines of a judge's answer, and on its page."""

from __future__ import annotations

from collections.abc import Iterator

from cutin.game.resolve import Resolve
from cutin.game.state import GameState
from cutin.kernel.state import Item
from cutin.telling import Language
from cutin.vision.c09_removal import Removal
from cutin.vision.c09_statuses import there
from cutin.vision.naming import COVERED, card_name
from cutin.vision.table import (
    ATTACK,
    DEFENCE,
    PLAY_CARD,
    PLAY_TEXT,
    STATUS_NAMES,
)

from ..showing import changed, name_in


def changes(before: GameState, now: GameState, language: Language) -> Iterator[str]:
    """Values in force that are others than before."""
    return changed(before, now, ("attack", "endurance"), lambda card: _name(language, now, card), language)


def waiting(s: GameState, language: Language) -> list[tuple[str, list[str]]]:
    """The interference (the last to resolve first), the removal states, and what waits for them."""
    say = language.say
    parked = [_name(language, s, source) for source in _interrupted(s)]
    found = [(say("interference"), [_item(s, item, language) for item in s.chain])]
    for kind, status in enumerate(STATUS_NAMES):
        entries = (entry for entry in s.table.entries if entry.kind == kind and there(s, entry))
        found.append((say(f"status {status}"), [_name(language, s, entry.card) for entry in entries]))
    held = [_name(language, s, h.source) if h.source >= 0 else say("item rules") for h in s.table.held]
    found += [
        (say("waiting"), [_item(s, item, language) for item in (*s.ready, *s.pending)]),
        (say("parked"), parked),
        (say("held"), held),
    ]
    return found


def _interrupted(s: GameState) -> list[int]:
    """The sources of the effects that wait for a removal to be resolved (VIS-9.1.3): those under the removal
    loop, then those that were cut off above it."""
    loop = next((i for i, frame in enumerate(s.agenda) if isinstance(frame, Removal)), 0)
    frames = [*s.agenda[:loop], *(frame for _mark, frames in s.parked for frame in frames)]
    return [frame.source for frame in frames if isinstance(frame, Resolve) and frame.source >= 0]


def _item(s: GameState, item: Item, language: Language) -> str:
    """Something that waits, by its card."""
    if item.source < 0:
        return language.say("item rules")
    card, who = _name(language, s, item.source), "AB"[item.player] if item.player >= 0 else ""
    if item.kind in (ATTACK, DEFENCE):
        return language.say("item attack" if item.kind == ATTACK else "item defence", card=card)
    key = {PLAY_CARD: "item card", PLAY_TEXT: "item text"}.get(item.kind, "item auto")
    return language.say(key, card=card, who=who)


def _name(language: Language, s: GameState, card: int) -> str:
    """What a card is called; one that lies face down, by what it is here."""
    shown = card_name(s, card)
    if shown != s.rules.defs[s.kinds[card]].name:
        return language.word("face down") if shown == COVERED else shown
    return name_in(language, s, card)

"""A game of Gundam War between the lines of a judge's answer, and on its page."""

from __future__ import annotations

from collections.abc import Iterator

from cutin.game.state import GameState
from cutin.gundam_war.table import ABOLISH, PLAY_CARD, PLAY_TEXT
from cutin.kernel.state import Item
from cutin.telling import Language

from ..showing import changed, name_in


def changes(before: GameState, now: GameState, language: Language) -> Iterator[str]:
    """Values in force that are others than before."""
    stats = ("close", "ranged", "defence")
    yield from changed(before, now, stats, lambda card: name_in(language, now, card), language)
    for seat in (0, 1):
        was_power, power = (sum(s.view(seat)["players"][seat]["power"].values()) for s in (before, now))
        if was_power != power:
            who = "AB"[seat]
            yield language.say("player value", who=who, what=language.word("power"), old=was_power, new=power)


def waiting(s: GameState, language: Language) -> list[tuple[str, list[str]]]:
    """The Cut (the last to resolve first), what waits for the next, what is on hold."""
    say = language.say
    held = [name_in(language, s, h.source) if h.source >= 0 else say("item rules") for h in s.table.held]
    found = [
        (say("cut"), [_item(s, item, language) for item in s.chain]),
        (say("waiting"), [_item(s, item, language) for item in (*s.ready, *s.pending)]),
        (say("held"), held),
    ]
    return found


def _item(s: GameState, item: Item, language: Language) -> str:
    """An effect that waits, by its card."""
    if item.source < 0:
        return language.say("item rules")
    card, who = name_in(language, s, item.source), "AB"[item.player] if item.player >= 0 else ""
    if item.kind == ABOLISH:
        return language.say("item abolish", card=card)
    key = {PLAY_CARD: "item card", PLAY_TEXT: "item text"}.get(item.kind, "item auto")
    return language.say(key, card=card, who=who)

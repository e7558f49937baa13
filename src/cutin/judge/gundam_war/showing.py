"""A game of Gundam War between the lines of a judge's answer, and on its page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cutin.game.state import GameState
from cutin.gundam_war.table import ABOLISH, PART_NAMES, PHASE_NAMES, PLAY_CARD, PLAY_TEXT
from cutin.gundam_war.values import of
from cutin.kernel.state import Item
from cutin.telling import Language

from ..showing import name_in, renamed

PAGE_WORDS = (
    *("nation", "lost", "junkyard", "hand", "hangar", "removed", "disposition", "played"),
    *("power", "points", "Space", "Earth", "head", "engaged"),
)


def changes(before: GameState, now: GameState, language: Language) -> Iterator[str]:
    """Values in force that are others than before."""
    say, word = language.say, language.word
    for card, record in enumerate(now.cards):
        old_record = before.cards[card] if card < len(before.cards) else None
        if record is None or old_record is None or record.entry != old_record.entry:
            continue
        old, new = of(before, card), of(now, card)
        name = name_in(language, now, card)
        for what in ("close", "ranged", "defence"):
            was, is_now = getattr(old, what), getattr(new, what)
            if was != is_now:
                yield say("value", card=name, what=word(what), old=was, new=is_now)
    for seat in (0, 1):
        was_power, power = (sum(s.view(seat)["players"][seat]["power"].values()) for s in (before, now))
        if was_power != power:
            who = "AB"[seat]
            yield say("player value", who=who, what=word("power"), old=was_power, new=power)


def waiting(s: GameState, language: Language) -> list[tuple[str, list[str]]]:
    """The Cut (the last to resolve first), what waits for the next, what is on hold."""
    say = language.say
    held = [name_in(language, s, h.source) if h.source >= 0 else say("item rules") for h in s.table.held]
    found = [
        (say("cut"), [_item(s, item, language) for item in s.chain]),
        (say("waiting"), [_item(s, item, language) for item in (*s.ready, *s.pending)]),
        (say("held"), held),
    ]
    return [(title, items) for title, items in found if items]


def _item(s: GameState, item: Item, language: Language) -> str:
    """An effect that waits, by its card."""
    if item.source < 0:
        return language.say("item rules")
    card, who = name_in(language, s, item.source), "AB"[item.player] if item.player >= 0 else ""
    if item.kind == ABOLISH:
        return language.say("item abolish", card=card)
    key = {PLAY_CARD: "item card", PLAY_TEXT: "item text"}.get(item.kind, "item auto")
    return language.say(key, card=card, who=who)


def moment(s: GameState, language: Language) -> str:
    """Where the game stands."""
    word = language.word
    t = s.table
    whose = language.say("place of", who="AB"[t.turn_player], place=word(PHASE_NAMES[t.phase]))
    return f"{whose}, {word(PART_NAMES[t.part])}"


def board(s: GameState, language: Language) -> dict[str, Any]:
    """The whole table, open, as plain data: each player as that player sees it."""
    views = [s.view(seat) for seat in (0, 1)]
    players = [views[seat]["players"][seat] for seat in (0, 1)]
    shown = {
        "players": players,
        "areas": views[0]["areas"],
        "turn": s.table.turn,
        "result": views[0]["result"],
    }
    return renamed(shown, s, language)

"""Names of cards in the language of an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cutin.catalogue import game
from cutin.game.state import GameState
from cutin.telling import Language


def name_in(language: Language, s: GameState, card: int) -> str:
    """What a card is called in a language."""
    definition = s.rules.defs[s.kinds[card]]
    name: str = definition.name_ja if definition.name_ja and language.code == "ja" else definition.name
    return name


def changed(
    before: GameState,
    now: GameState,
    values: tuple[str, ...],
    named: Callable[[int], str],
    language: Language,
) -> Iterator[str]:
    """The cards that have stayed where they were of whose values in force one is another than before."""
    of = game(now.rules.game).module("values").of
    for card, record in enumerate(now.cards):
        old_record = before.cards[card] if card < len(before.cards) else None
        if record is None or old_record is None or record.entry != old_record.entry:
            continue
        old, new = of(before, card), of(now, card)
        for what in values:
            was, is_now = getattr(old, what), getattr(new, what)
            if was != is_now:
                yield language.say("value", card=named(card), what=language.word(what), old=was, new=is_now)


def renamed(shown: dict[str, Any], s: GameState, language: Language) -> dict[str, Any]:
    """A board with the cards called as in that language."""
    if language.code != "ja":
        return shown
    names = {d.name: d.name_ja for d in s.rules.defs if d.name_ja}
    return {key: _renamed(each, names) for key, each in shown.items()}


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_renamed(each, names) for each in value]
    if isinstance(value, dict):
        return {key: _renamed(each, names) for key, each in value.items()}
    return value

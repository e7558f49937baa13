"""Names of cards in the language of an answer."""

from __future__ import annotations

from typing import Any

from cutin.game.state import GameState
from cutin.telling import Language


def name_in(language: Language, s: GameState, card: int) -> str:
    """What a card is called in a language."""
    definition = s.rules.defs[s.kinds[card]]
    name: str = definition.name_ja if definition.name_ja and language.code == "ja" else definition.name
    return name


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

"""The languages: each a module of messages and words, and one more for each game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from string import Formatter
from typing import Any

from cutin.catalogue import FIRST
from cutin.kernel.errors import CutinError
from cutin.kernel.wording import shortened

from .part import Telling, part

_MODULES = {"en": "english", "ja": "japanese"}
LANGUAGES = tuple(_MODULES)
"""The codes of the languages."""


@dataclass(frozen=True)
class Language:
    """The messages of a language by key, and its words by the engine's own, for the events of one game."""

    code: str
    messages: Mapping[str, str]
    words: Mapping[str, str]
    telling: Telling

    def say(self, key: str, **given: Any) -> str:
        """A message with its arguments."""
        return self.messages[key].format(**given)

    def word(self, word: str) -> str:
        """A word of the game (a phase, a place, a question); as it stands where the language has none."""
        return self.words.get(word, word)

    def asks_for(self, key: str) -> set[str]:
        """The arguments that a message needs."""
        return {name for _, name, _, _ in Formatter().parse(self.messages[key]) if name}


class NoLanguage(CutinError):
    """A language that there is not."""


@cache
def language(code: str, game: str = FIRST) -> Language:
    """The language of that code, for what happens in that game. Raises NoLanguage."""
    name = _MODULES.get(code)
    if name is None:
        raise NoLanguage(f"there is no language '{shortened(code)}'; there are: {', '.join(LANGUAGES)}")
    telling = part(game)
    shared, own = import_module(f"{__package__}.{name}"), telling.tongue(name)
    return Language(code, {**shared.MESSAGES, **own.MESSAGES}, {**shared.WORDS, **own.WORDS}, telling)

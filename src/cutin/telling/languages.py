"""The languages: each a module of messages and words, and one more for each game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from string import Formatter
from typing import Any

from cutin.catalogue import FIRST
from cutin.kernel.decision import CutinError

from . import english, japanese
from .part import Telling, part

_SHARED = {"en": english, "ja": japanese}
LANGUAGES = tuple(_SHARED)
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
    shared = _SHARED.get(code)
    if shared is None:
        raise NoLanguage(f"there is no language '{code}'; there are: {', '.join(LANGUAGES)}")
    own = part(game)
    messages = {**shared.MESSAGES, **own.messages[code]}
    return Language(code, messages, {**shared.WORDS, **own.words[code]}, own)

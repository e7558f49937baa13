"""The languages: each a module of messages and words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from string import Formatter
from typing import Any

from cutin.kernel.decision import CutinError

from . import english, japanese


@dataclass(frozen=True)
class Language:
    """The messages of a language by key, and its words by the engine's own."""

    code: str
    messages: Mapping[str, str]
    words: Mapping[str, str]

    def say(self, key: str, **given: Any) -> str:
        """A message with its arguments."""
        return self.messages[key].format(**given)

    def word(self, word: str) -> str:
        """A word of the game (a phase, a place, a question); as it stands where the language has none."""
        return self.words.get(word, word)

    def asks_for(self, key: str) -> set[str]:
        """The arguments that a message needs."""
        return {name for _, name, _, _ in Formatter().parse(self.messages[key]) if name}


LANGUAGES = {
    "en": Language("en", english.MESSAGES, english.WORDS),
    "ja": Language("ja", japanese.MESSAGES, japanese.WORDS),
}


class NoLanguage(CutinError):
    """A language that there is not."""


def language(code: str) -> Language:
    """The language of that code. Raises NoLanguage."""
    found = LANGUAGES.get(code)
    if found is None:
        raise NoLanguage(f"there is no language '{code}'; there are: {', '.join(LANGUAGES)}")
    return found

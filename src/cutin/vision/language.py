"""VISION's card language: lines of text read and written.

>>> write_node(read_line("(Auto γ): when this character has been discarded, you draw a card"))
'(auto gamma): when this character has been discarded, you draw 1 card'
"""

from __future__ import annotations

from collections.abc import Iterator

from cutin.ability.form import Ability, Node
from cutin.game.reading import CardLanguage
from cutin.language import TextError

from .card import no_race
from .wordings import in_usual_words
from .words import WORDS

UNKNOWN = {"Protection": "no page that could be read says what it does (OQ-8)"}


def races_in(part: object) -> Iterator[str]:
    """The races that a tree names."""
    if isinstance(part, tuple):
        for each in part:
            yield from races_in(each)
    elif isinstance(part, Node):
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if name == "race" and isinstance(value, str):
                yield value
            elif name == "races":
                yield from value
            else:
                yield from races_in(value)


class VisionLanguage(CardLanguage):
    """A race is a word of the language although it stands in quotation marks as names do."""

    def read(self, text: str) -> Ability:
        tree = super().read(text)
        for word in races_in(tree):
            if wrong := no_race(word):
                raise TextError(wrong, 1, max(0, text.find(f'"{word}"')) + 1)
        return tree


LANGUAGE = VisionLanguage(WORDS, in_usual_words, UNKNOWN)
read_line = LANGUAGE.read
write_node = LANGUAGE.write

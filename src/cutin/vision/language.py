"""VISION's card language: lines of text read and written.

>>> write_node(read_line("(Auto γ): when this character has been discarded, you draw a card"))
'(auto gamma): when this character has been discarded, you draw 1 card'
"""

from __future__ import annotations

from cutin.game.reading import CardLanguage

from .wordings import in_usual_words
from .words import WORDS

UNKNOWN = {"Protection": "no page that could be read says what it does (OQ-8)"}
LANGUAGE = CardLanguage(WORDS, in_usual_words, UNKNOWN)
read_line = LANGUAGE.read
write_node = LANGUAGE.write

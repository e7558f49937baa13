"""Gundam War's card language: lines of text read and written.

>>> write_node(read_line("(Auto A): this card cannot be moved by enemy effects"))
'(auto A): this card is not moved by enemy effects'
"""

from __future__ import annotations

from cutin.game.reading import CardLanguage

from .wordings import in_usual_words
from .words import WORDS

LANGUAGE = CardLanguage(WORDS, in_usual_words)
read_line = LANGUAGE.read
write_node = LANGUAGE.write

"""Gundam War's card language: lines of text read and written.

>>> write_node(read_line("(Auto A): this card cannot be moved by enemy effects"))
'(auto A): this card is not moved by enemy effects'
"""

from __future__ import annotations

from cutin.game.reading import CardLanguage
from cutin.game.sense import Order, Sense

from .wordings import in_usual_words
from .words import WORDS
from .words.nouns import Unit
from .words.picks import ThatUnit
from .words.places import OneArea, ThatArea


def _sense(order: Order) -> Sense:
    area = ((OneArea,), '"that area": no area has been named before ("1 battle area")')
    return Sense(order, that={ThatUnit: Unit}, needs={ThatArea: area})


LANGUAGE = CardLanguage(WORDS, in_usual_words, sense=_sense)
read_line = LANGUAGE.read
write_node = LANGUAGE.write

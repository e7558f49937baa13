"""Gundam War's card language: lines of text read and written.

Only what reads text needs this module (card files, scenarios, the build); a game that runs does not.
"""

from __future__ import annotations

from functools import cache

from cutin.ability.form import Ability, Node
from cutin.gundam_war.words import modules
from cutin.language import Vocabulary, parse_ability, write


@cache
def vocabulary() -> Vocabulary:
    return Vocabulary.of(*modules())


def read_line(text: str) -> Ability:
    """One line of card text. Raises `cutin.language.TextError`, which says where and what was expected."""
    return parse_ability(text, vocabulary())


def write_node(node: Node) -> str:
    """The text of a line, or of a part of one."""
    return write(node, vocabulary())

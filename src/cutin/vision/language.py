"""VISION's card language: lines of text read and written.

Only what reads text needs this module (card files, scenarios, the build); a game that runs does not.
"""

from __future__ import annotations

from functools import cache

from cutin.ability.form import Ability, Node
from cutin.language import TextError, Vocabulary, parse_ability, write
from cutin.vision.wordings import in_usual_words
from cutin.vision.words import modules

# Keywords of VISION that this language does not have, and why.
UNKNOWN = {"Protection": "no page that could be read says what it does (OQ-8)"}


@cache
def vocabulary() -> Vocabulary:
    return Vocabulary.of(*modules())


def read_line(text: str) -> Ability:
    """One line of card text. Raises `cutin.language.TextError`, which says where and what was expected.

    >>> write_node(read_line("(Auto γ): when this character has been discarded, you draw a card"))
    '(auto gamma): when this character has been discarded, you draw 1 card'
    """
    try:
        return parse_ability(text, vocabulary())
    except TextError as error:
        _refuse_unknown(text, error)
        usual = in_usual_words(text)
        if usual == text:
            raise
        try:
            return parse_ability(usual, vocabulary())
        except TextError:
            pass
        raise


def _refuse_unknown(text: str, error: TextError) -> None:
    """A keyword that exists and that nobody can say the meaning of is refused by its name."""
    lines = text.splitlines()
    rest = lines[error.line - 1][error.column - 1 :] if error.line <= len(lines) else ""
    for name, reason in UNKNOWN.items():
        if rest.startswith(name):
            message = f'the keyword "{name}" is not supported: {reason}'
            raise TextError(message, error.line, error.column) from error


def write_node(node: Node) -> str:
    """The text of a line, or of a part of one."""
    return write(node, vocabulary())

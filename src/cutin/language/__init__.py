"""The card language: a grammar and a printer, both made from the phrases of the node classes."""

from cutin.language.errors import PrintError, TextError, VocabularyError
from cutin.language.parse import parse, parse_ability
from cutin.language.printer import write
from cutin.language.vocabulary import Vocabulary

__all__ = ["PrintError", "TextError", "Vocabulary", "VocabularyError", "parse", "parse_ability", "write"]

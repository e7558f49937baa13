"""What goes wrong when a text is read, and when a language is put together."""

from __future__ import annotations


class TextError(ValueError):
    """A text that the grammar cannot read, or can read in two ways.

    `line` and `column` count from 1 and point at the furthest place that some reading of the text reached;
    `expected` is what could have stood there, what looks most like the word found there first.
    """

    def __init__(self, message: str, line: int, column: int, expected: tuple[str, ...] = ()) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.message = message
        self.line = line
        self.column = column
        self.expected = expected


class VocabularyError(ValueError):
    """A phrase that is not well written, or words that do not make a grammar together."""


class Unlisted(VocabularyError):
    """A shared word that a game has no wordings for."""


class PrintError(ValueError):
    """A tree that no text says."""

"""The rulebook of Phantom Magic VISION."""

from __future__ import annotations

from cutin.game.rulebook import OpenQuestion, Rule, Rulebook, Statement, Without

from .options import OPTIONS

BOOK = Rulebook("cutin.vision", "VIS-", r"VIS-(?:W\.\d+|\d+(?:\.\d+)+(?:\.[a-z]\b)?)", lambda: OPTIONS)
ID = BOOK.pattern


def rulebook() -> dict[str, Rule]:
    """Every rule by its id, in the digest's order."""
    return BOOK.rules


def without_code() -> dict[str, Without]:
    """The rules that no code stands for, and why."""
    return BOOK.without_code


def chapters() -> dict[int, str]:
    """The titles of the chapters."""
    return BOOK.chapters


statement = BOOK.statement
open_question = BOOK.open_question
questions_of = BOOK.questions_of
sources = BOOK.sources
switches_of = BOOK.switches_of
searched = BOOK.searched
named = BOOK.named
near = BOOK.near

__all__ = [
    "BOOK",
    "ID",
    "OpenQuestion",
    "Rule",
    "Statement",
    "Without",
    "chapters",
    "named",
    "near",
    "open_question",
    "questions_of",
    "rulebook",
    "searched",
    "sources",
    "statement",
    "switches_of",
    "without_code",
]

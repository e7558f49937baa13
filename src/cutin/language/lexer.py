"""Texts and phrases are cut into the same tokens, so that a phrase matches what it looks like."""

from __future__ import annotations

import re

TOKEN = re.compile(
    r"\s*(?:"
    r"(?P<word>[^\W\d_]+(?:-[^\W\d_]+)*)"  # also "high-mobility"; never a digit: "R2" is two tokens
    r"|(?P<number>\d+)"
    r"|(?P<mark>['’][^\W\d_]+|\S)"  # "'s" stands alone: "this card's squad"
    r")?",
    re.DOTALL,
)
QUOTED = re.compile(r'\s*"([^"\n]*)"')

FIGURES = 3
"""Of a number at most: no card counts further, and what a state is saved with has an end."""
END = ""


def place(text: str, offset: int) -> tuple[int, int]:
    """Line and column of an offset, from 1."""
    before = text[:offset]
    return before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1


class Tokens:
    """Tokens of one text by the offset before them.

    They are found on demand: only the grammar knows whether a quotation mark opens a name, which may hold
    anything, or a granted text, which is read on.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._found: dict[int, tuple[str, int, int]] = {}

    def at(self, offset: int) -> tuple[str, int, int]:
        """(token, where it starts, where it ends); the token is empty at the end of the text."""
        found = self._found.get(offset)
        if found is None:
            match = TOKEN.match(self.text, offset)
            assert match is not None
            token = match.group("word") or match.group("number") or match.group("mark") or END
            found = self._found[offset] = (token, match.end() - len(token), match.end())
        return found

    def quoted(self, offset: int) -> tuple[str, int] | None:
        match = QUOTED.match(self.text, offset)
        return (match.group(1), match.end()) if match else None

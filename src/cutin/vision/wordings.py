"""Other wordings that mean the same as one of the card language, as for Gundam War."""

from __future__ import annotations

import re

_WORDINGS: tuple[tuple[str, str], ...] = (
    (r"^\((?:Auto|auto) (?:α|a|Alpha)\)", "(auto alpha)"),
    (r"^\((?:Auto|auto) (?:β|b|Beta)\)", "(auto beta)"),
    (r"^\((?:Auto|auto) (?:γ|g|Gamma)\)", "(auto gamma)"),
    (r"\b(draws?) a card\b", r"\1 1 card"),
)
_PATTERNS = tuple((re.compile(wording), usual) for wording, usual in _WORDINGS)


def in_usual_words(text: str) -> str:
    """The line with other wordings put into those of the language.

    >>> in_usual_words("(Auto γ): when this character has become dying, draw a card")
    '(auto gamma): when this character has become dying, draw 1 card'
    """
    for wording, usual in _PATTERNS:
        text = wording.sub(usual, text)
    return text

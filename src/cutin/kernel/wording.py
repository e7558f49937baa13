"""What somebody else has written, as it may stand in a message."""

from __future__ import annotations

MOST = 60


def shortened(words: str) -> str:
    """As far as it is of use.

    >>> shortened("a" * 100)
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa...'
    """
    return words if len(words) <= MOST else f"{words[:MOST]}..."


def harmless(words: str) -> str:
    """With control characters written out, which could do anything to a terminal.

    >>> harmless("GM\\x1b[2J")
    'GM\\\\x1b[2J'
    """
    return "".join(c if c.isprintable() or c in "\n\u3000" else repr(c)[1:-1] for c in words)

"""What somebody else has written, as it may stand in a message."""

from __future__ import annotations

import re

MOST = 60
_LONG = re.compile(r"(\S{250,}?)([^\w\s]*)(?=\s|$)")


def shortened(words: str) -> str:
    """As far as it is of use.

    >>> shortened("a" * 100)
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa...'
    """
    return words if len(words) <= MOST else f"{words[:MOST]}..."


def concise(message: str) -> str:
    """Without what no reader needs whole: words longer than any file's name.

    >>> concise("no rule " + "9" * 300 + "; near it")
    'no rule 999999999999999999999999999999999999999999999999999999999999...; near it'
    """
    return _LONG.sub(lambda found: shortened(found[1]) + found[2], message)


def harmless(words: str) -> str:
    """With control characters written out, which could do anything to a terminal.

    >>> harmless("GM\\x1b[2J")
    'GM\\\\x1b[2J'
    """
    return "".join(c if c.isprintable() or c in "\n\u3000" else repr(c)[1:-1] for c in words)

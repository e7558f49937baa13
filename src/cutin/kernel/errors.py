"""What a caller can do wrong."""

from __future__ import annotations

from .wording import shortened


class CutinError(Exception):
    """Base of every error that a caller can cause."""


class NotAnOption(CutinError):
    """A choice that the present decision does not offer. `text` was given, `options` were possible."""

    def __init__(self, text: str, options: list[str]) -> None:
        self.text = text
        self.options = options
        super().__init__(
            f"{shortened(text)!r} is no option here; possible: {', '.join(options) or 'nothing'}"
        )


class NotAnAction(CutinError):
    """Asked about something that is no action at all (no such card, not this player's question)."""

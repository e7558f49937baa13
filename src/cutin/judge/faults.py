"""What is wrong with a scenario file."""

from __future__ import annotations

from cutin.cards.files import FileError


class ScenarioError(FileError):
    """A scenario file that cannot be run as written: malformed, or speaking of what does not exist."""

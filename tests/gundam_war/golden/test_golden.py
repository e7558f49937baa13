"""A whole game as it was read and found right: nothing in it may change unnoticed."""

from __future__ import annotations

import difflib

from transcript import FILE, choices_of, transcript


def test_the_game_is_the_one_that_was_written_down() -> None:
    old = FILE.read_text(encoding="utf-8")
    new = transcript(choices_of(old), False)
    changes = list(difflib.unified_diff(old.splitlines(), new.splitlines(), "was", "is", n=2, lineterm=""))
    shown = "\n".join(changes[:60])
    assert not changes and new == old, (
        f"{shown}\n(if that is meant: python {FILE.with_name('transcript.py')})"
    )

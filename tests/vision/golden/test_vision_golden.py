"""A whole game as it was read and found right: nothing in it may change unnoticed."""

from __future__ import annotations

from vision_transcript import GOLDEN


def test_the_game_is_the_one_that_was_written_down() -> None:
    GOLDEN.check("tests/vision/golden/vision_transcript.py")

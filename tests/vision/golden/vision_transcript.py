"""One whole game of the learning decks of VISION, written down: `learning.txt`.

python tests/vision/golden/vision_transcript.py
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from written_down import Golden  # it lies beside the tests of all games

from cutin.catalogue import game
from cutin.vision.naming import card_name
from cutin.vision.table import PLACE_NAMES, PLACES


def place(zone: int) -> str:
    """A zone in words."""
    return f"{PLACE_NAMES[zone % PLACES]} of {'AB'[zone // PLACES]}"


GOLDEN = Golden(
    "vision",
    Path(__file__).with_name("learning.txt"),
    game("vision").learning,
    3,
    card_name,
    place,
)

if __name__ == "__main__":
    GOLDEN.write()

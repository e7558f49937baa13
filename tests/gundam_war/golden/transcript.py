"""One whole game of the learning decks of Gundam War, written down: `learning.txt`.

python tests/gundam_war/golden/transcript.py
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from written_down import Golden  # it lies beside the tests of all games

from cutin.gundam_war.naming import area_name, card_name
from cutin.gundam_war.table import PLACES


def place(zone: int) -> str:
    """A zone in words."""
    name = area_name(zone)
    return name if " of " in name else f"{name} of {'AB'[zone // PLACES]}"


GOLDEN = Golden(
    "gundam-war",
    Path(__file__).with_name("learning.txt"),
    ("learn-blue", "learn-green"),
    5,
    card_name,
    place,
)

if __name__ == "__main__":
    GOLDEN.write()

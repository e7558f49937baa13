"""The suite over random games of VISION: all six decks and the two for learning."""

from __future__ import annotations

from common import made_for
from spells import GAME

globals().update(made_for(GAME))

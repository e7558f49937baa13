"""The rulebook of Phantom Magic VISION."""

from __future__ import annotations

from cutin.game.rulebook import Rulebook

from .options import OPTIONS

BOOK = Rulebook("cutin.vision", "VIS-", r"VIS-(?:W\.\d+|\d+(?:\.\d+)+(?:\.[a-z]\b)?)", lambda: OPTIONS)

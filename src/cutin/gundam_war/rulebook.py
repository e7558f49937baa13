"""The rulebook of Gundam War."""

from __future__ import annotations

from cutin.game.rulebook import Rulebook

from .options import OPTIONS

BOOK = Rulebook("cutin.gundam_war", "GW-", r"GW-\d+\.\d+", lambda: OPTIONS)

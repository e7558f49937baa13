"""The words of VISION's card language, by theme; each class says in `phrase` how it is written."""

from __future__ import annotations

from cutin.game.words import Words

WORDS = Words(
    __name__,
    "amounts",
    "causes",
    "changes",
    "conditions",
    "costs",
    "effects",
    "events",
    "flow",
    "keywords",
    "lines",
    "lists",
    "masks",
    "nouns",
    "picks",
    "places",
    "qualifiers",
    "removal",
    "singles",
    "statics",
    "timings",
)

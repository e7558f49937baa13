"""The words of Gundam War's card language, by theme; each class says in `phrase` how it is written."""

from __future__ import annotations

from cutin.game.words import Words

WORDS = Words(
    __name__,
    "adjectives",
    "amounts",
    "changes",
    "coins",
    "conditions",
    "costs",
    "effects",
    "events",
    "keywords",
    "lines",
    "lists",
    "nouns",
    "picks",
    "places",
    "qualifiers",
    "singles",
    "timings",
)

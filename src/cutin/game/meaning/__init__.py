"""What the words of `cutin.ability` mean, made into functions once, when a text is first needed.

Importing this package registers them (`cutin.game.compiler`).
"""

from . import (
    amounts,
    changes,
    conditions,
    doing,
    filters,
    flow,
    lines,
    locations,
    moving,
    picking,
    picks,
    qualifiers,
    statics,
)

__all__ = [
    "amounts",
    "changes",
    "conditions",
    "doing",
    "filters",
    "flow",
    "lines",
    "locations",
    "moving",
    "picking",
    "picks",
    "qualifiers",
    "statics",
]

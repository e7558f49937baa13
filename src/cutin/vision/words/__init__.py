"""The words of VISION's card language, by theme; each class says in `phrase` how it is written.

Importing this package imports no grammar; `cutin.vision.language` has that.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType

from cutin.ability.form import Node

THEMES = (
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


@cache
def modules() -> tuple[ModuleType, ...]:
    """The modules whose classes make the language, besides the core."""
    from importlib import import_module

    return (
        import_module("cutin.ability.common"),
        *(import_module(f"{__name__}.{theme}") for theme in THEMES),
    )


@cache
def node_classes() -> dict[str, type[Node]]:
    """Every class that a text of this game can hold, by name; what encoded trees are read with."""
    from cutin.ability import codec

    return codec.node_classes(*modules())

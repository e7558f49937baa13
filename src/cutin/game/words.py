"""The words of a game's card language: classes in modules by theme, each of which says how it is written.

Finding them imports no grammar; `cutin.game.reading` has that.
"""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from types import ModuleType

from cutin.ability import codec
from cutin.ability.form import Node


class Words:
    """The words in the modules (`themes`) of a package, with those that every game shares."""

    def __init__(self, package: str, *themes: str) -> None:
        self.package = package
        self.themes = themes

    @cached_property
    def modules(self) -> tuple[ModuleType, ...]:
        """The modules whose classes make the language, besides the core."""
        own = (import_module(f"{self.package}.{theme}") for theme in self.themes)
        return (import_module("cutin.ability.common"), *own)

    @cached_property
    def node_classes(self) -> dict[str, type[Node]]:
        """Every class that a text of this game can hold, by name; what encoded trees are read with."""
        return codec.node_classes(*self.modules)

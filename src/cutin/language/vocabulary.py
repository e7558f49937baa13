"""The words of a game: the node classes of the core and of the game's modules, as one grammar."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from types import ModuleType

from cutin.ability.codec import node_classes
from cutin.ability.form import Keyword, Node
from cutin.language.errors import Unlisted, VocabularyError
from cutin.language.phrases import (
    ANY,
    Field,
    Lists,
    Part,
    Production,
    Several,
    Word,
    has_phrase,
    productions,
    root,
    words_of,
)


class Vocabulary:
    """What a text may say. Made once for a game; holds no text."""

    def __init__(self, classes: dict[str, type[Node]], lists: Lists | None = None) -> None:
        self.classes = classes
        self.lists: Lists = lists or {}
        self.by_class: dict[type[Node], list[Production]] = {}
        problems = []
        for cls in classes.values():
            if has_phrase(cls):
                try:
                    self.by_class[cls] = productions(cls, self.lists)
                except Unlisted:
                    continue  # no word of this game
                except VocabularyError as error:
                    problems.append(str(error))
        if problems:
            raise VocabularyError("\n".join(problems))
        # By class and everything that it is a kind of, in the order of the classes.
        self._members: dict[type, list[Production]] = {}
        for cls, own in self.by_class.items():
            for category in cls.__mro__:
                self._members.setdefault(category, []).extend(own)
        self._index: dict[type[Node], tuple[dict[str, list[Production]], list[Production]]] = {}
        self._refuse_left_recursion()

    @classmethod
    def of(cls, *modules: ModuleType) -> Vocabulary:
        """The classes that all games share and those of the modules, with their `LISTS`; of a package, of all
        modules in it. What a module names in `WITHOUT` is no word of this game."""
        every = [module for given in modules for module in _with_inner(given)]
        lists: dict[str, tuple[str, ...]] = {}
        classes = node_classes(*every)
        for module in every:
            lists.update(getattr(module, "LISTS", {}))
            for name in getattr(module, "WITHOUT", ()):
                del classes[name]
        return cls(classes, lists)

    def members(self, category: type[Node]) -> list[Production]:
        """Every way to write a node of the category."""
        return self._members.get(category, [])

    def starting(self, category: type[Node], token: str) -> Iterator[Production]:
        """The members that may begin with the token, in no particular order."""
        index = self._index.get(category)
        if index is None:
            fixed: dict[str, list[Production]] = {}
            other: list[Production] = []
            for production in self.members(category):
                first = production.core[0]
                if isinstance(first, Word):
                    fixed.setdefault(first.token, []).append(production)
                else:
                    other.append(production)
            index = self._index[category] = (fixed, other)
        yield from index[0].get(token, ())
        yield from index[1]

    @cached_property
    def bracketed(self) -> frozenset[type[Node]]:
        """Categories whose phrases may need brackets: "(", phrase, ")"."""
        return frozenset(
            root(cls)
            for cls, own in self.by_class.items()
            for production in own
            if production.loose or production.open_list is not None
        )

    @cached_property
    def loose(self) -> frozenset[type[Node]]:
        """Categories with phrases that bind loosely."""
        return frozenset(root(cls) for cls, own in self.by_class.items() if any(one.loose for one in own))

    @cached_property
    def infixes(self) -> dict[tuple[str, ...], list[type[Node]]]:
        """The words that join two parts of a category, with the categories in which they do."""
        found: dict[tuple[str, ...], list[type[Node]]] = {}
        for cls, own in self.by_class.items():
            for production in own:
                joining = words_of(production.core[1:])
                if production.loose and joining and isinstance(production.core[0], Field):
                    found.setdefault(joining, []).append(root(cls))
        return found

    @cached_property
    def joints(self) -> frozenset[tuple[str, ...]]:
        """The words that join the items of lists."""
        return frozenset(
            joint
            for own in self.by_class.values()
            for production in own
            for item in production.core
            if isinstance(item, Field)
            for arm in item.arms
            if isinstance(arm, Several)
            for joint in arm.joints
            if joint
        )

    @cached_property
    def keyword_words(self) -> frozenset[str]:
        """The words that begin keywords and no other phrase."""
        keyword: set[str] = set()
        other: set[str] = set()
        for cls, own in self.by_class.items():
            for production in own:
                words = (
                    item.token for item in production.core if isinstance(item, Word) and item.token.isalpha()
                )
                (keyword if issubclass(cls, Keyword) else other).update(islice(words, 1))
        return frozenset(keyword - other)

    def _refuse_left_recursion(self) -> None:
        """A phrase that could begin with itself would be read forever."""
        done: set[tuple[type[Node], int]] = set()

        def visit(key: tuple[type[Node], int], trail: list[tuple[type[Node], int, type[Node]]]) -> None:
            for at, step in enumerate(trail):
                if step[:2] == key:
                    names = " -> ".join(dict.fromkeys(step[2].__name__ for step in trail[at:]))
                    raise VocabularyError(
                        f"a {key[0].__name__} could begin with a {key[0].__name__} for ever ({names}): "
                        f"begin one of these phrases with a word, or say how loosely it binds with <1>"
                    )
            if key in done:
                return
            for production in self.members(key[0]):
                if production.loose > key[1]:
                    continue
                for part in _first_parts(production):
                    visit((part.cls, part.limit), [*trail, (*key, production.cls)])
            done.add(key)

        for cls in self.classes.values():
            visit((cls, ANY), [])


def _first_parts(production: Production) -> Iterator[Part]:
    first = production.core[0]
    if isinstance(first, Field):
        for arm in first.arms:
            for value in arm.item if isinstance(arm, Several) else (arm,):
                if isinstance(value, Part):
                    yield value


def _with_inner(module: ModuleType) -> Iterator[ModuleType]:
    yield module
    for path in getattr(module, "__path__", ()) and pkgutil.iter_modules(
        module.__path__, module.__name__ + "."
    ):
        yield from _with_inner(importlib.import_module(path.name))

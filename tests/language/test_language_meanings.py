"""Whatever VISION's card language reads can be carried out: a word has a meaning wherever it can stand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from grown import Grower

import cutin
from cutin.ability.form import Ability, Node
from cutin.language.phrases import Choice, Field, Integer, Part, Production, Several, Value
from cutin.vision.language import LANGUAGE, write_node

WORDS = LANGUAGE.vocabulary
HEIGHT = Grower(WORDS).height


@cache
def rules() -> Any:
    return cutin.rules("vision")


@cache
def least(category: type[Node]) -> Node:
    """A shortest tree of the category."""
    ways = WORDS.members(category)
    return filled(min(ways, key=lambda way: max([0, *(HEIGHT[part] for part in parts(way))])))


def parts(way: Production) -> list[type[Node]]:
    """The categories that stand in a phrase whatever else does."""
    return [
        value.cls
        for item in way.core
        if isinstance(item, Field)
        for value in values(item)[:1]
        if isinstance(value, Part)
    ]


def values(item: Field) -> list[Value]:
    """What a field can hold, the simplest first; of a list, each of its items."""
    found = [each for arm in item.arms for each in (arm.item if isinstance(arm, Several) else (arm,))]
    return sorted(found, key=lambda value: HEIGHT[value.cls] if isinstance(value, Part) else 0)


def one(value: Value) -> list[Any]:
    """One of each kind of what a field can hold."""
    if isinstance(value, Part):
        return [least(way.cls) for way in WORDS.members(value.cls)]
    if isinstance(value, Integer):
        return [2]
    if isinstance(value, Choice):
        return [word for word, _ in value.wordings]
    return ["Reimu"]


def plain(value: Value) -> Any:
    return least(value.cls) if isinstance(value, Part) else one(value)[0]


def filled(way: Production, /, **said: Any) -> Node:
    """The word, written in that way, with what is said and with the least of everything else."""
    found: dict[str, Any] = {**dict(way.absent), **dict.fromkeys(way.flags, True)}
    for item in way.core:
        if isinstance(item, Field):
            value = said[item.name] if item.name in said else plain(values(item)[0])
            arm = item.arms[0]
            found[item.name] = (value,) * max(1, arm.least) if isinstance(arm, Several) else value
    return way.cls(**found)


def fields(way: Production) -> Iterator[Field]:
    return (item for item in way.core if isinstance(item, Field))


def around() -> dict[type[Node], tuple[Production, str]]:
    """For each word the nearest to a line in which it can stand: how that is written, and where it stands."""
    lines = [cls for cls in WORDS.by_class if issubclass(cls, Ability)]
    found: dict[type[Node], tuple[Production, str]] = {}
    seen = set(lines)
    for cls in lines:  # grows while it is read
        for way in WORDS.by_class[cls]:
            for item in fields(way):
                for value in values(item):
                    inner = WORDS.members(value.cls) if isinstance(value, Part) else []
                    for each in inner:
                        if each.cls not in seen:
                            seen.add(each.cls)
                            lines.append(each.cls)
                            found[each.cls] = (way, item.name)
    return found


AROUND = around()


def line(tree: Node) -> Ability:
    """A line of text in which that stands."""
    while not isinstance(tree, Ability):
        way, name = AROUND[type(tree)]
        tree = filled(way, **{name: tree})
    return tree


def sayings(cls: type[Node]) -> Iterator[Node]:
    """The word in every way in which it is written, with each word that can stand in each place of it."""
    for way in WORDS.by_class[cls]:
        yield filled(way)
        for item in fields(way):
            for value in values(item):
                for each in one(value):
                    yield filled(way, **{item.name: each})


@pytest.mark.parametrize("cls", list(WORDS.by_class), ids=lambda cls: cls.__name__)
def test_a_word_has_a_meaning_with_whatever_stands_in_it(cls: type[Node]) -> None:
    for tree in sayings(cls):
        text = line(tree)
        try:
            rules().register(text)
        except Exception as error:
            raise AssertionError(write_node(text)) from error

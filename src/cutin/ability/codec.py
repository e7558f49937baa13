"""Trees as plain lists, for the shipped pool and for fingerprints of text.

A node is `[class name, field, ...]`, a tuple `[0, item, ...]`, so that a tree is read back without looking
at any annotation. Fields at the end that have their defaults are left out: a class may get a new optional
field without changing what is already written. Nothing here knows how a text is written.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from types import ModuleType
from typing import Any

import msgspec

from cutin.ability import common, describing, doing, form
from cutin.ability.form import Node

Classes = Mapping[str, type[Node]]


class CodecError(ValueError):
    """A tree or an encoding that does not fit the classes there are."""


def node_classes(*modules: ModuleType) -> dict[str, type[Node]]:
    """Every node class that the modules define, after those that all games share, by name."""
    found: dict[str, type[Node]] = {}
    for module in (form, common, describing, doing, *modules):
        for value in vars(module).values():
            if (
                not (isinstance(value, type) and issubclass(value, Node))
                or value.__module__ != module.__name__
            ):
                continue
            if found.setdefault(value.__name__, value) is not value:
                other = found[value.__name__].__module__
                raise CodecError(
                    f"two classes are called {value.__name__}: in {other} and in {module.__name__}"
                )
    return found


def encode(node: Node) -> list[Any]:
    cls = type(node)
    values = [getattr(node, name) for name in cls.__struct_fields__]
    defaults = cls.__struct_defaults__
    left = len(defaults)
    while left and values and _same(values[-1], defaults[left - 1]):
        values.pop()
        left -= 1
    return [cls.__name__, *(_plain(value) for value in values)]


def _same(value: Any, default: Any) -> bool:
    return type(value) is type(default) and bool(value == default)


def _plain(value: Any) -> Any:
    if isinstance(value, Node):
        return encode(value)
    if isinstance(value, tuple):
        return [0, *(_plain(item) for item in value)]
    return value


def decode(data: list[Any], classes: Classes) -> Node:
    found = _read(data, classes)
    if not isinstance(found, Node):
        raise CodecError("the encoding is not that of a node")
    return found


def decode_text(data: list[Any], classes: Classes) -> Node:
    """The node of an encoding just as `encode` makes it; its digest is known from then on."""
    found = decode(data, classes)
    _digests[found] = _digest(data)
    return found


def _read(data: list[Any], classes: Classes) -> Any:
    head, *values = data
    for at, value in enumerate(values):
        if type(value) is list:
            values[at] = _read(value, classes)
    if head == 0:
        return tuple(values)
    try:
        return classes[head](*values)
    except KeyError:
        raise CodecError(f"there is no node class {head!r}") from None
    except TypeError as error:
        raise CodecError(f"{head}: {error}") from None


_digests: dict[Node, str] = {}


def digest(node: Node) -> str:
    """16 hex digits that stay the same as long as the tree says the same."""
    found = _digests.get(node)
    if found is None:
        found = _digests[node] = _digest(encode(node))
    return found


def _digest(data: list[Any]) -> str:
    return hashlib.blake2b(msgspec.msgpack.encode(data), digest_size=8).hexdigest()

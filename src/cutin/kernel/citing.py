"""Named points: which functions carry out which rule, so that a test can take each away in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Point(NamedTuple):
    """A function that carries out a rule; without the rule it would only ever return `off`.

    An `off` that can be called stands in for the function itself.
    """

    rule: str
    module: str
    name: str
    off: Any


POINTS: list[Point] = []


def rule(name: str, off: Any = None) -> Callable[[F], F]:
    """Says that the function carries out that rule. The function itself is returned, unchanged."""

    def mark(function: F) -> F:
        POINTS.append(Point(name, function.__module__, function.__name__, off))
        return function

    return mark

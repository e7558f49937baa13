"""Trees grown at random from a vocabulary, for round trips."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from cutin.ability.form import Node
from cutin.language import Vocabulary
from cutin.language.phrases import Choice, Field, Integer, Part, Production, Several, Value

Draw = Callable[[st.SearchStrategy[Any]], Any]

NAMES = st.text(
    st.characters(codec="utf-8", exclude_characters='"\n', exclude_categories=("C", "Z")), max_size=6
)


class Grower:
    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.height: dict[type[Node], int] = {}
        self._measure()

    def _measure(self) -> None:
        """The least depth of a tree of each class, so that growing can come to an end."""
        changed = True
        while changed:
            changed = False
            for cls, ways in self.vocabulary.by_class.items():
                least = min(self._depth(way) for way in ways)
                for category in cls.__mro__:
                    if issubclass(category, Node) and least < self.height.get(category, 99):
                        self.height[category] = least
                        changed = True

    def _depth(self, way: Production) -> int:
        parts = [arm for item in way.core if isinstance(item, Field) for arm in item.arms]
        values: list[Value] = [
            value for arm in parts for value in (arm.item if isinstance(arm, Several) else (arm,))
        ]
        return 1 + max(
            (self.height.get(value.cls, 99) for value in values if isinstance(value, Part)), default=0
        )

    def trees(self, category: type[Node], depth: int = 6) -> st.SearchStrategy[Node]:
        @st.composite
        def tree(draw: Draw) -> Node:
            return self._grow(draw, category, depth)

        return tree()

    def _grow(self, draw: Draw, category: type[Node], depth: int) -> Node:
        ways = [
            way
            for way in self.vocabulary.members(category)
            if self._depth(way) <= max(depth, self.height[category])
        ]
        way: Production = draw(st.sampled_from(ways))
        values: dict[str, Any] = {**dict(way.absent), **dict.fromkeys(way.flags, True)}
        unsaid = dict(way.filled)
        for item in way.core:
            if isinstance(item, Field):
                value = self._field(draw, item, depth)
                if item.name in unsaid and value == unsaid[item.name]:
                    values[item.name] = value = unsaid[item.name]
                values[item.name] = value
        return way.cls(**values)

    def _field(self, draw: Draw, item: Field, depth: int) -> Any:
        arm = draw(st.sampled_from(item.arms))
        if not isinstance(arm, Several):
            return self._value(draw, arm, depth)
        count = draw(st.integers(arm.least, arm.least + 1))
        return tuple(self._value(draw, draw(st.sampled_from(arm.item)), depth) for _ in range(count))

    def _value(self, draw: Draw, value: Value, depth: int) -> Any:
        if isinstance(value, Part):
            return self._grow(draw, value.cls, depth - 1)
        if isinstance(value, Integer):
            return draw(st.integers(-3, 3) if value.signed else st.integers(0, 12))
        if isinstance(value, Choice):
            return draw(st.sampled_from([word for word, _ in value.wordings]))
        return draw(NAMES)

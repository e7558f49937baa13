"""Reading a text: every way to read it is found, and exactly one must be left.

The reader is a memoised recursive descent over (category, limits, offset). It does not guess: what can be
read in two ways is an error, and so the order of the classes never matters.
"""

from __future__ import annotations

from typing import TypeVar, cast

from cutin.ability.form import Ability, Node
from cutin.language.blame import A_NAME, Missed, ambiguity, failure
from cutin.language.edges import FREE, Edge
from cutin.language.errors import TextError
from cutin.language.lexer import END, FIGURES, Tokens, place
from cutin.language.phrases import (
    ANY,
    Choice,
    Field,
    Forms,
    Integer,
    Item,
    Part,
    Production,
    Quoted,
    Several,
    Space,
    Value,
    Word,
    root,
)
from cutin.language.vocabulary import Vocabulary

N = TypeVar("N", bound=Node)

Key = tuple[type[Node], int, Edge, int]
Trees = dict[int, list[Node]]
State = tuple[int, tuple[object, ...]]

ENOUGH = 2
"""So many different trees of one stretch of text are kept: two are enough to refuse it."""


class Reading:
    """One text being read. With `track`, what was looked for at the furthest place is noted."""

    def __init__(self, text: str, vocabulary: Vocabulary, track: bool = False) -> None:
        self.tokens = Tokens(text)
        self.vocabulary = vocabulary
        self.memo: dict[Key, Trees] = {}
        self.track = track
        self.furthest = 0
        self.looked_for: dict[str, None] = {}
        self.first_words: dict[str, None] = {}
        self.categories: dict[type[Node], None] = {}

    # --- notes for error messages -------------------------------------------------------------------

    def miss(self, offset: int, shown: str, begun: int) -> None:
        """`shown` was not found at the offset by a phrase that began at `begun`."""
        start = self.tokens.at(offset)[1]
        if self._far(start):
            here = self.tokens.at(begun)[1] == start
            (self.first_words if here else self.looked_for)[shown] = None

    def _far(self, start: int) -> bool:
        if start > self.furthest:
            self.furthest = start
            self.looked_for, self.first_words, self.categories = {}, {}, {}
        return start == self.furthest

    def begin(self, category: type[Node], offset: int, begun: int) -> None:
        """A phrase that began before the offset needs a node of the category there."""
        start = self.tokens.at(offset)[1]
        if (begun < 0 or self.tokens.at(begun)[1] < start) and self._far(start):
            self.categories[category] = None

    # --- reading ------------------------------------------------------------------------------------

    def node(self, category: type[Node], limit: int, edge: Edge, offset: int, begun: int) -> Trees:
        """The nodes that can be read from the offset, by the offset behind them."""
        if self.track:
            self.begin(category, offset, begun)
        key = (category, limit, edge, offset)
        found = self.memo.get(key)
        if found is not None:
            return found
        found = self.memo[key] = {}
        token, start, end = self.tokens.at(offset)
        vocabulary = self.vocabulary
        some = vocabulary.members(category) if self.track else vocabulary.starting(category, token)
        for production in some:
            if production.loose > limit or edge.forbids(production):
                continue
            for behind, values in self._items(production, edge, offset):
                _add(found, behind, _made(production, values))
        if token == "(" and root(category) in vocabulary.bracketed:
            for inner, trees in self.node(category, ANY, FREE, end, start).items():
                closing, _, behind = self.tokens.at(inner)
                if closing == ")":
                    for tree in trees:
                        _add(found, behind, tree)
                elif self.track:
                    self.miss(inner, ")", start)
        return found

    def _items(self, production: Production, edge: Edge, offset: int) -> list[State]:
        states: list[State] = [(offset, ())]
        core = production.core
        for index, item in enumerate(core):
            states = self._item(item, edge.of_item(production, index, self.vocabulary), states, offset)
            if not states:
                break
        return states

    def _item(self, item: Item, edge: Edge, states: list[State], begun: int) -> list[State]:
        found: list[State] = []
        if isinstance(item, Word):
            for offset, values in states:
                token, _, end = self.tokens.at(offset)
                if token == item.token:
                    found.append((end, values))
                elif self.track:
                    self.miss(offset, item.shown, begun)
        elif isinstance(item, Forms):
            for offset, values in states:
                token, _, end = self.tokens.at(offset)
                if token in (item.plural, item.singular):
                    found.append((end, values))
                elif self.track:
                    self.miss(offset, item.plural, begun)
                    self.miss(offset, item.singular, begun)
        elif isinstance(item, Field):
            for offset, values in states:
                for arm in item.arms:
                    if isinstance(arm, Several):
                        found.extend(
                            (end, (*values, some)) for end, some in self._several(arm, edge, offset, begun)
                        )
                    else:
                        found.extend(
                            (end, (*values, one)) for end, one in self._value(arm, edge, offset, begun)
                        )
        return found

    def _value(self, value: Value, edge: Edge, offset: int, begun: int) -> list[tuple[int, object]]:
        if isinstance(value, Part):
            limit = edge.limit(value)
            found = self.node(value.cls, limit, edge.within(root(value.cls), limit), offset, begun)
            return [(end, tree) for end, trees in found.items() for tree in trees]
        if isinstance(value, Quoted):
            quoted = self.tokens.quoted(offset)
            if quoted is not None:
                return [(quoted[1], quoted[0])]
            if self.track:
                self.miss(offset, A_NAME, begun)
            return []
        if isinstance(value, Choice):
            ends: list[tuple[int, object]] = []
            for word, wording in value.wordings:
                states: list[State] = [(offset, ())]
                for item in wording:
                    if not isinstance(item, Space):
                        states = self._item(item, FREE, states, begun)
                ends.extend((end, word) for end, _ in states)
            return ends
        return self._integer(value, offset, begun)

    def _integer(self, value: Integer, offset: int, begun: int) -> list[tuple[int, object]]:
        token, _, end = self.tokens.at(offset)
        sign = 1
        if value.signed:
            if token not in ("+", "-"):
                if self.track:
                    self.miss(offset, "+", begun)
                    self.miss(offset, "-", begun)
                return []
            sign = 1 if token == "+" else -1
            offset = end
            token, _, end = self.tokens.at(offset)
        if token.isdecimal() and token.isascii() and len(token) <= FIGURES:
            return [(end, sign * int(token))]
        if self.track:
            self.miss(offset, "a number", begun)
        return []

    def _several(self, several: Several, edge: Edge, offset: int, begun: int) -> list[tuple[int, object]]:
        inside = edge.into_list(several, self.vocabulary)
        distinct = several.last != several.separator
        found: list[tuple[int, object]] = []
        states: list[tuple[int, tuple[object, ...], bool]] = [(offset, (), True)]
        while states:
            after: list[tuple[int, tuple[object, ...], bool]] = []
            for at, values, may_end in states:
                for arm in several.item:
                    after.extend(
                        (end, (*values, one), may_end) for end, one in self._value(arm, inside, at, begun)
                    )
            found.extend(
                (at, values) for at, values, may_end in after if may_end and len(values) >= several.least
            )
            states = []
            if edge.forbids_joints(several):
                break
            for at, values, may_end in after:
                if distinct and may_end and len(values) > 1:
                    continue  # the last separator was there: the list is over
                states.extend(
                    (end, values, not distinct) for end in self._fixed(several.separator, at, begun)
                )
                if distinct:
                    states.extend((end, values, True) for end in self._fixed(several.last, at, begun))
        return found

    def _fixed(self, items: tuple[Item, ...], offset: int, begun: int) -> list[int]:
        states: list[State] = [(offset, ())]
        for item in items:
            if isinstance(item, Word | Forms):
                states = self._item(item, FREE, states, begun)
        return [end for end, _ in states]


def _made(production: Production, values: tuple[object, ...]) -> Node:
    names = (item.name for item in production.core if isinstance(item, Field))
    return production.cls(
        **dict(production.absent),
        **dict(zip(names, values, strict=True)),
        **dict.fromkeys(production.flags, True),
    )


def _add(found: Trees, end: int, tree: Node) -> None:
    trees = found.setdefault(end, [])
    if len(trees) < ENOUGH and tree not in trees:
        trees.append(tree)


# --- what the rest of the program calls --------------------------------------------------------------


def parse(text: str, category: type[N], vocabulary: Vocabulary) -> N:
    """The node of the category that the whole text says. Raises `TextError`."""
    reading = Reading(text, vocabulary)
    try:
        trees = _whole(reading, category)
    except RecursionError:
        raise TextError("the brackets are nested too deep", 1, 1) from None
    if len(trees) == 1:
        return cast(N, trees[0])
    if not trees:
        reading = Reading(text, vocabulary, track=True)
        _whole(reading, category)
        ends = [end for end, _ in _ends(reading, category)]
        whole = max((reading.tokens.at(end)[1] for end in ends), default=-1)
        missed = Missed(
            reading.furthest,
            ends,
            list(reading.looked_for),
            list(reading.first_words),
            list(reading.categories),
            vocabulary.keyword_words,
        )
        if whole > reading.furthest:  # behind what could be read whole nothing more can stand
            missed = Missed(whole, ends, (), (), (), vocabulary.keyword_words)
        raise failure(text, missed)
    spans = {
        (reading.tokens.at(key[3])[1], end): some
        for key, ends_ in reading.memo.items()
        for end, some in ends_.items()
        if len(some) > 1
    }
    raise ambiguity(text, trees, spans)


def _ends(reading: Reading, category: type[Node]) -> list[tuple[int, list[Node]]]:
    return list(reading.node(category, ANY, FREE, 0, -1).items())


def _whole(reading: Reading, category: type[Node]) -> list[Node]:
    return [
        tree for end, trees in _ends(reading, category) if reading.tokens.at(end)[0] == END for tree in trees
    ]


def parse_ability(text: str, vocabulary: Vocabulary) -> Ability:
    """One whole line of card text."""
    return parse(text, Ability, vocabulary)


__all__ = ["Reading", "TextError", "parse", "parse_ability", "place"]

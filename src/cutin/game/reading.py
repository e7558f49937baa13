"""A game's card language: lines of text read and written.

Only what reads text needs this module (card files, scenarios, the build); a game that runs does not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property

from cutin.ability.describing import OtherThan
from cutin.ability.form import Ability, Described, Node
from cutin.language import TextError, Vocabulary, parse_ability, write
from cutin.language.phrases import Field

from .sense import Nonsense, Order, Sense
from .words import Words

_NAME = re.compile(r'"(?!\[\[)[^"(]*"')
"""A name: what stands in quotation marks and is no text."""
_NAMES = 0xE000


def _nodes(value: object) -> Iterator[Node]:
    """Every node of a tree."""
    if isinstance(value, tuple):
        for each in value:
            yield from _nodes(each)
    elif isinstance(value, Node):
        yield value
        for name in value.__struct_fields__:
            yield from _nodes(getattr(value, name))


class Wordings:
    """Other wordings than those of a language, as patterns with what they are in its words, in order."""

    def __init__(self, wordings: Iterable[tuple[str, str]]) -> None:
        self._patterns = [(re.compile(wording), usual) for wording, usual in wordings]

    def __call__(self, text: str) -> str:
        """The line with other wordings put into those of the language. Names in quotation marks stay."""
        names: list[str] = []

        def keep(found: re.Match[str]) -> str:
            names.append(found[0])
            return f'"{chr(_NAMES + len(names))}"'

        text = _NAME.sub(keep, text)
        for wording, usual in self._patterns:
            text = wording.sub(usual, text)
        for number, name in enumerate(names, start=1):
            text = text.replace(f'"{chr(_NAMES + number)}"', name)
        return text


class CardLanguage:
    """Reads and writes the texts of a game in its words.

    `in_usual_words` turns other wordings into those of the language; `unknown` are
    keywords of the game that the language does not have, and why; `sense` judges what is read.
    """

    def __init__(
        self,
        words: Words,
        in_usual_words: Callable[[str], str],
        unknown: Mapping[str, str] | None = None,
        sense: Callable[[Order], Sense] = Sense,
    ) -> None:
        self._words = words
        self._make_sense = sense
        self._in_usual_words = in_usual_words
        self._unknown = unknown or {}

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Its words as one grammar."""
        return Vocabulary.of(*self._words.modules)

    @cached_property
    def _sense(self) -> Sense:
        order = {
            cls: [item.name for item in ways[0].core if isinstance(item, Field)]
            for cls, ways in self.vocabulary.by_class.items()
        }
        return self._make_sense(order)

    def read(self, text: str) -> Ability:
        """One line of card text. Raises `TextError`, which says where and what was expected."""
        tree = self._read(text)
        for node in _nodes(tree):
            if isinstance(node, Described) and OtherThan(Described(noun=node.noun)) in node.after:
                raise TextError(
                    f'"{self.write(node)}" leaves nothing over; what belongs to the second of them stands in '
                    f"brackets: {self.write(node.noun)} other than ({self.write(node.noun)} ...)",
                    1,
                    max(0, text.find("other than")) + 1,
                )
        for wrong in self._sense.complaints(tree):
            raise TextError(wrong.problem, 1, self._column(text, wrong))
        return tree

    def _column(self, text: str, wrong: Nonsense) -> int:
        """Where that is, as far as its words stand in the text as the language writes them."""
        words = wrong.words if isinstance(wrong.words, str) else self.write(wrong.words)
        found = text.find(words, max(0, text.find(wrong.behind)))
        return max(0, found) + 1

    def _read(self, text: str) -> Ability:
        try:
            return parse_ability(text, self.vocabulary)
        except TextError as error:
            self._refuse_unknown(text, error)
            usual = self._in_usual_words(text)
            if usual == text:
                raise
            try:
                return parse_ability(usual, self.vocabulary)
            except TextError:
                pass
            raise

    def _refuse_unknown(self, text: str, error: TextError) -> None:
        """A keyword that exists and that nobody can say the meaning of is refused by its name."""
        lines = text.splitlines()
        rest = lines[error.line - 1][error.column - 1 :] if error.line <= len(lines) else ""
        for name, reason in self._unknown.items():
            if rest.startswith(name):
                message = f'the keyword "{name}" is not supported: {reason}'
                raise TextError(message, error.line, error.column) from error

    def write(self, node: Node) -> str:
        """The text of a line, or of a part of one."""
        return write(node, self.vocabulary)

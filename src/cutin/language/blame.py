"""Says what is wrong with a text: where, and what could have stood there."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cutin.ability.form import Keyword, Node
from cutin.language.errors import TextError
from cutin.language.lexer import END, FIGURES, Tokens, place

SHOWN = 6
"""So many alternatives fit into a message."""

A_NAME = "a name in quotes"

_CLOSER = {"(": ")", "[": "]"}


def called(category: type[Node]) -> str:
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", category.__name__).lower()
    if words.endswith("s"):
        return words
    return ("an " if words[0] in "aeiou" else "a ") + words


@dataclass(frozen=True, slots=True)
class Missed:
    """What a reading that failed looked for at the furthest place it came to."""

    offset: int
    ends: Sequence[int]
    """Where the text could have ended."""
    continuing: Sequence[str]
    """Words that go on with a phrase already begun."""
    beginning: Sequence[str]
    """Words that would begin one of the `categories`."""
    categories: Sequence[type[Node]]
    keywords: frozenset[str]
    """The words that only keywords are written with."""


def failure(text: str, missed: Missed) -> TextError:
    """The error of a text that cannot be read."""
    tokens = Tokens(text)
    found, start, _ = tokens.at(missed.offset)
    continuing = list(missed.continuing)
    if any(tokens.at(end)[1] == start for end in missed.ends):
        continuing.append("the end of the text")
    near = _nearest(found, [*continuing, *missed.beginning])
    names = [called(category) for category in missed.categories]
    few = [] if len(missed.beginning) > SHOWN and names else missed.beginning
    expected = tuple(dict.fromkeys([*near, *continuing, *few, *names]))
    keyword = Keyword in missed.categories or text[:start].rstrip().endswith("[[")
    keyword = keyword or any(word.split()[0] in missed.keywords for word in near)
    problem = _problem(text, found, start, expected, near, keyword and found != END and found[0].isalpha())
    line, column = place(text, start)
    return TextError(problem, line, column, expected)


def _problem(
    text: str, found: str, start: int, expected: Sequence[str], near: Sequence[str], keyword: bool
) -> str:
    others = [word for word in expected if word not in near]
    wanted = _list(others)
    opened = _unclosed(text, start)
    if opened is not None and (
        found == END
        or any(word.startswith(_CLOSER[opened[0][0]]) for word in expected if not word[0].isalpha())
    ):
        at, column = place(text, opened[1])
        return (
            f'the bracket "{opened[0]}" opened at line {at}, column {column} is not closed; expected {wanted}'
        )
    if found == '"' and A_NAME in expected:
        return "the quotation mark is not closed"
    if found.isdecimal() and len(found) > FIGURES:
        return f"a number has at most {FIGURES} figures here, not {len(found)}"
    if found == END:
        if text.count('"') % 2:
            at, column = place(text, text.rindex('"'))
            opener = f"the last is at line {at}, column {column}"
            return f"a quotation mark is not closed ({opener}); expected {wanted}"
        return f"the text ends too early; expected {wanted}"
    what = f'unknown keyword "{_whole_word(text, start)}"' if keyword else f'"{found}" cannot stand here'
    if near:
        likely = " or ".join(f'"{word}"' for word in near)
        return f"{what}; did you mean {likely}?"
    return f"{what}; expected {wanted}"


def _whole_word(text: str, start: int) -> str:
    return re.split(r"[\s,.;:()\[\]\"]", text[start:], maxsplit=1)[0] or text[start]


def _list(words: Sequence[str]) -> str:
    shown = [word if word.startswith(("a ", "an ", "the end")) else f'"{word}"' for word in words[:SHOWN]]
    if len(words) > SHOWN:
        shown.append("something else")
    if len(shown) < 2:
        return "".join(shown) or "nothing more"
    return ", ".join(shown[:-1]) + " or " + shown[-1]


def _nearest(found: str, words: Sequence[str]) -> list[str]:
    """Expected wordings whose first word looks like the one found, the likeliest first."""
    if not found or not found[0].isalpha():
        return []
    by_head: dict[str, list[str]] = {}
    for word in words:
        by_head.setdefault(word.split()[0].lower(), []).append(word)
    heads = difflib.get_close_matches(found.lower(), list(by_head), n=3, cutoff=0.6)
    return list(dict.fromkeys(word for head in heads for word in by_head[head]))[:3]


def _unclosed(text: str, end: int) -> tuple[str, int] | None:
    """The innermost bracket still open before the offset."""
    stack: list[tuple[str, int]] = []
    for match in re.finditer(r"[()\[\]]", text[:end]):
        mark = match.group()
        if mark in _CLOSER:
            stack.append((mark, match.start()))
        elif stack and _CLOSER[stack[-1][0]] == mark:
            stack.pop()
    if len(stack) > 1 and stack[-1][0] == stack[-2][0] == "[" and stack[-1][1] == stack[-2][1] + 1:
        return "[[", stack[-2][1]
    return stack[-1] if stack else None


# --- two readings -----------------------------------------------------------------------------------


def ambiguity(text: str, trees: Sequence[Node], spans: Mapping[tuple[int, int], Sequence[Node]]) -> TextError:
    """The error of a text that can be read in two ways; points at the smallest stretch that can."""
    pair = _difference(trees[0], trees[1])
    start, end = 0, len(text)
    for (first, last), some in sorted(spans.items(), key=lambda item: item[0][1] - item[0][0]):
        if all(tree in some for tree in pair):
            start, end = first, last
            break
    one, two = (_outline(tree) for tree in pair)
    line, column = place(text, start)
    ways = f'"{text[start:end].strip()}" can be read in two ways, as {one} or as {two}'
    return TextError(f"{ways}; put ( ) around what belongs together", line, column)


def _difference(one: Node, two: Node) -> tuple[Node, Node]:
    """The innermost nodes in which two trees differ."""
    if type(one) is not type(two):
        return one, two
    differing = [
        (a, b) for name in one.__struct_fields__ if (a := getattr(one, name)) != (b := getattr(two, name))
    ]
    if len(differing) == 1:
        a, b = differing[0]
        if isinstance(a, Node) and isinstance(b, Node):
            return _difference(a, b)
        if isinstance(a, tuple) and isinstance(b, tuple) and len(a) == len(b):
            items = [(x, y) for x, y in zip(a, b, strict=True) if x != y]
            if len(items) == 1 and isinstance(items[0][0], Node) and isinstance(items[0][1], Node):
                return _difference(*items[0])
    return one, two


def _outline(node: Node) -> str:
    """A node in the names of its classes."""
    parts = []
    for name in node.__struct_fields__:
        value = getattr(node, name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Node):
                parts.append(_outline(item))
            elif item is not None:
                parts.append(repr(item))
    return type(node).__name__ + (f"({', '.join(parts)})" if parts else "")

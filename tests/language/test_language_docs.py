"""The examples of docs/card-language.md, with the words of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from cutin.ability import common, form
from cutin.ability.codec import decode, encode
from cutin.ability.form import Node
from cutin.gundam_war import words
from cutin.gundam_war.language import read_line
from cutin.language import TextError, Vocabulary, parse_ability, write

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "card-language.md").read_text(encoding="utf-8")
POOL = ROOT / "src" / "cutin" / "cards" / "data" / "gundam-war"
WORDS = Vocabulary.of(words)


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


EXAMPLES = list(dict.fromkeys(line for block in blocks("card") for line in block.splitlines()))
ERRORS = [tuple(block.splitlines()) for block in blocks("card-error")]


@pytest.mark.parametrize("text", EXAMPLES)
def test_example(text: str) -> None:
    tree = read_line(text)
    assert write(tree, WORDS) == text
    assert decode(encode(tree), WORDS.classes) == tree


@pytest.mark.parametrize(("text", "message"), ERRORS)
def test_error(text: str, message: str) -> None:
    with pytest.raises(TextError) as caught:
        read_line(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("block", blocks("python")[:1])
def test_program(block: str) -> None:
    exec(block, {})


def classes_in(value: Any) -> Iterator[type[Node]]:
    if isinstance(value, Node):
        yield type(value)
        for name in value.__struct_fields__:
            yield from classes_in(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from classes_in(item)


def texts_in(value: Any) -> Iterator[str]:
    """The lines under `text`, at any depth of a card file."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "text" and isinstance(inner, list):
                yield from (line for line in inner if isinstance(line, str))
            else:
                yield from texts_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts_in(inner)


def shown(texts: list[str]) -> set[type[Node]]:
    return {cls for text in texts for cls in classes_in(parse_ability(text, WORDS))}


def test_every_word_that_games_share_has_an_example() -> None:
    ours = {cls for cls in WORDS.by_class if cls.__module__ in (form.__name__, common.__name__)}
    assert sorted(cls.__name__ for cls in ours - shown(EXAMPLES)) == []


def test_every_word_of_the_game_has_an_example_or_a_card() -> None:
    cards = [
        text
        for path in sorted(POOL.glob("*.yaml"))
        for text in texts_in(yaml.safe_load(path.read_text(encoding="utf-8")))
    ]
    missing = set(WORDS.by_class) - shown(EXAMPLES) - shown(cards)
    assert sorted(cls.__name__ for cls in missing) == []

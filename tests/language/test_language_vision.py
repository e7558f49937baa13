"""The card language of VISION: its examples in docs/card-language.md, its cards, and whatever it can say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from grown import Grower
from hypothesis import HealthCheck, given, settings

from cutin.ability import form as f
from cutin.ability.codec import decode, encode
from cutin.ability.form import Node
from cutin.gundam_war.language import read_line as gundam_war_line
from cutin.language import TextError, parse_ability, write
from cutin.vision.language import LANGUAGE, read_line, write_node
from cutin.vision.wordings import in_usual_words

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "card-language.md").read_text(encoding="utf-8")
POOL = ROOT / "src" / "cutin" / "cards" / "data" / "vision"
WORDS = LANGUAGE.vocabulary


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


EXAMPLES = list(dict.fromkeys(line for block in blocks("vision") for line in block.splitlines()))
ERRORS = [tuple(block.splitlines()) for block in blocks("vision-error")]
CARDS = [
    (str(card["key"]), line)
    for path in sorted(POOL.glob("*.yaml"))
    for card in yaml.safe_load(path.read_text(encoding="utf-8"))
    for line in card.get("text", ())
]


@pytest.mark.parametrize("text", EXAMPLES)
def test_example(text: str) -> None:
    tree = parse_ability(text, WORDS)
    assert write(tree, WORDS) == text
    assert decode(encode(tree), WORDS.classes) == tree


@pytest.mark.parametrize(("text", "message"), ERRORS)
def test_error(text: str, message: str) -> None:
    with pytest.raises(TextError) as caught:
        read_line(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(("key", "text"), CARDS)
def test_cards_are_kept_in_the_normal_form(key: str, text: str) -> None:
    assert write_node(read_line(text)) == text


@settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(Grower(WORDS).trees(f.Ability, 5))
def test_what_the_game_says_is_read_back(tree: f.Node) -> None:
    assert parse_ability(write(tree, WORDS), WORDS) == tree


@pytest.mark.parametrize("block", [block for block in blocks("python") if "cutin.vision" in block])
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


def test_every_word_of_the_game_has_an_example_or_a_card() -> None:
    """Of the words that both games have, one example in the page is enough (see test_language_docs)."""
    lines = [*EXAMPLES, *(text for _key, text in CARDS)]
    shown = {cls for text in lines for cls in classes_in(parse_ability(text, WORDS))}
    missing = {cls for cls in WORDS.by_class if cls.__module__.startswith("cutin.vision.")} - shown
    assert sorted(cls.__name__ for cls in missing) == []


@pytest.mark.parametrize("text", ["Protection", "(auto alpha): all own characters gain Protection"])
def test_protection_is_refused_by_name(text: str) -> None:
    """Nobody knows what it says (OQ-8)."""
    with pytest.raises(TextError, match=r"Protection.*OQ-8"):
        read_line(text)


@pytest.mark.parametrize(
    ("other", "normal"),
    [
        (
            "(auto gamma): whenever this character has been put into the killed state, you draw 1",
            "(auto gamma): when this character has become dying, you draw 1 card",
        ),
        ("(on play): deal 3 damage to one target character.", "(play): deal 3 damage to 1 character"),
        ("(opponent's turn)(1)(S): draw 1", "(enemy turn): 1, S: draw 1 card"),
        ("(any time): 1: destroy 1 target opposing character", "(always): 1: discard 1 enemy character"),
        (
            "(play): remove target character from the game; then draw a card",
            "(play): exclude 1 character; then draw 1 card",
        ),
        (
            "(play): 1 target character has combat modifier +3/+3 until the end of turn",
            "(play): 1 character gets +3/+3 until end of turn",
        ),
        (
            "(play): put 1 chosen character card in your graveyard onto the own field in sleep state",
            "(play): put 1 chosen character card in the own underworld onto the own field asleep",
        ),
        (
            "(auto γ): when this character would take combat damage, nullify that damage",
            "(auto gamma): when this character would take battle damage, negate that damage",
        ),
        (
            '(own turn): 2: this card gains "[[Stealth]]" until end of turn',
            "(own turn): 2: this card gains Stealth until end of turn",
        ),
        (
            '(auto alpha): all own characters with race "fairy" have [[Pierce]]',
            '(auto alpha): all own characters of race "fairy" gain Pierce',
        ),
        (
            "(auto gamma): at the start of the own Wake-up Phase, discard 1 chosen card from the own hand",
            "(auto gamma): at the start of the own Active Phase, discard 1 chosen card in the own hand",
        ),
        ("(play): look at your hand; then shuffle your deck", None),
    ],
)
def test_other_wordings_have_one_normal_form(other: str, normal: str | None) -> None:
    if normal is None:
        with pytest.raises(TextError):
            read_line(other)
    else:
        assert write_node(read_line(other)) == normal


@pytest.mark.parametrize("name", ["Garden of the phantasm", "graveyard", "the opponent"])
def test_names_are_not_put_into_other_words(name: str) -> None:
    line = f'(play): destroy 1 character named "{name}"'
    assert in_usual_words(line) == f'(play): discard 1 character named "{name}"'


def test_events_are_not_put_into_the_words_of_effects() -> None:
    line = "(auto gamma): when a command card would put a character in the killed state, draw 1 card"
    usual = in_usual_words(line)
    assert "would put a character in the dying state" in usual
    usual = in_usual_words("(auto gamma): when this card would deal damage to a character, draw 1 card")
    assert "damage to a character" in usual


def test_an_if_of_an_automatic_effect_is_every_time() -> None:
    """VISION has no "the first time in a turn": that is said by "(once per turn)"."""
    line = read_line("(auto gamma): if this card has become dying, draw 1 card")
    assert write_node(line) == "(auto gamma): when this card has become dying, draw 1 card"


@pytest.mark.parametrize(
    ("read", "text", "rest"),
    [
        (read_line, "(play): discard all characters{}", "characters"),
        (gundam_war_line, "(any time): destroy all Units{}", "Units"),
    ],
)
def test_what_is_other_than_itself_is_nothing(read: Any, text: str, rest: str) -> None:
    """A name behind it belongs to all of them, unless it stands in brackets."""
    read(text.format(f' other than ({rest} named "Ann")'))
    read(text.format(f' other than own {rest} named "Ann"'))
    with pytest.raises(TextError) as caught:
        read(text.format(f' other than {rest} named "Ann"'))
    assert f"brackets: {rest} other than ({rest} ...)" in caught.value.message
    assert caught.value.column == text.index("{") + 2

"""Effects as a judge or a card author says them who has not read the grammar of VISION's card language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutin.language import TextError
from cutin.vision.language import read_line, write_node
from cutin.vision.wordings import in_usual_words

LINES = (Path(__file__).parent / "vision_said.txt").read_text(encoding="utf-8").splitlines()[1:]
SAID = list(zip(LINES[::2], (line.strip() for line in LINES[1::2]), strict=True))


@pytest.mark.parametrize(("said", "normal"), SAID)
def test_what_is_said_is_understood(said: str, normal: str) -> None:
    assert write_node(read_line(said)) == normal


@pytest.mark.parametrize("normal", dict.fromkeys(normal for _said, normal in SAID))
def test_the_normal_form_stays(normal: str) -> None:
    assert write_node(read_line(normal)) == normal


def test_a_name_is_left_as_it_is() -> None:
    assert in_usual_words('(play): destroy target card named "Kill the target"') == (
        '(play): discard 1 card named "Kill the target"'
    )


@pytest.mark.parametrize(
    "text",
    [
        "(play): take control of target character until end of turn",
        "(play): nullify target effect",
        "(play): after this turn, take another turn",
        "(auto gamma): when this character is attacked, draw 1",
    ],
)
def test_what_the_language_has_no_word_for_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read_line(text)

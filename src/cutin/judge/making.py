"""What every game does to make up a card."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, TypeVar

from cutin.cards.files import Value
from cutin.cards.part import part
from cutin.kernel.wording import shortened
from cutin.language import TextError

T = TypeVar("T")


class BadFacts(Exception):
    """The line of facts cannot be read; the message says what is wrong with which word."""


def split_texts(line: str) -> tuple[str, tuple[str, ...]]:
    """The facts and the texts of a one-line card."""
    parts = [part.strip() for part in line.split("|")]
    return parts[0], tuple(parts[1:])


def said_once(found: Container[object], word: object, shown: str) -> None:
    """Refuses what a line of facts has said already."""
    if word in found:
        raise BadFacts(f"'{shortened(shown)}': that has been said already")


def fits(game: str, card: Any) -> None:
    """Refuses a card that a card file could not hold: a fact or a keyword that is not for its kind."""
    wrong = part(game).misfit(card)
    if wrong is not None:
        raise BadFacts(wrong[1])


def line_and_texts(at: Value, given: dict[str, Value], example: str) -> tuple[str, tuple[str, ...]]:
    """The facts of a card and its texts, of a line or of fields."""
    if at.entries is None:
        return split_texts(at.text())
    if "is" not in given:
        at.fail(f"needs its facts: is: {example}")
    line, texts = split_texts(given["is"].text())
    return line, texts + tuple(
        item.text() for item in (given["text"].one_or_more() if "text" in given else ())
    )


def made(at: Value, given: dict[str, Value], make: Callable[[], T]) -> T:
    """What is made of a card's fields, with complaints where it stands."""
    try:
        return make()
    except BadFacts as error:
        at.fail(str(error))
    except TextError as error:
        given.get("text", at).fail(str(error))

"""What a card is from then on: the words in braces (VIS-6.1.6, VIS-6.1.7)."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.form import Ability, Keyword, Node


class MaskPart(Node, frozen=True):
    """One thing that is said of it. What is not said it has not."""


class MaskName(MaskPart, frozen=True):
    phrase: ClassVar[str] = "named {name}"
    name: str


class MaskGraze(MaskPart, frozen=True):
    phrase: ClassVar[str] = "graze {value}"
    value: int


class MaskPower(MaskPart, frozen=True):
    """Combat power of a character."""

    phrase: ClassVar[str] = "{attack}/{endurance}"
    attack: int
    endurance: int


class MaskModifier(MaskPart, frozen=True):
    """Combat modifier of a charm or of equipment."""

    phrase: ClassVar[str] = "{attack:+}/{endurance:+}"
    attack: int
    endurance: int


class MaskRace(MaskPart, frozen=True):
    phrase: ClassVar[str] = "race {races: and }"
    races: tuple[str, ...]


class MaskKeyword(MaskPart, frozen=True):
    phrase: ClassVar[str] = "{keyword}"
    keyword: Keyword


class MaskText(MaskPart, frozen=True):
    phrase: ClassVar[str] = '"{ability}"'
    ability: Ability


class Mask(Node, frozen=True):
    """A character has only what is said, and its nodes and cost if it is face up; of a charm and of equipment
    the text of the card is negated (VIS-5.4.4)."""

    phrase: ClassVar[str] = r"{kind} \{{parts:, }\}"
    kind: Literal["character", "charm", "equipment"]
    parts: tuple[MaskPart, ...]

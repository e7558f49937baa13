"""What a player is asked, and what a player is refused: both plain data."""

from __future__ import annotations

from typing import Any

import msgspec


class Decision(msgspec.Struct, eq=False, gc=False):
    """One question to one player.

    `options` are small values whose meaning is the asking step's; `rule` is the rule that asks;
    `forced` says that a single option is taken without stopping.
    """

    seat: int
    question: str
    rule: str
    options: tuple[Any, ...]
    forced: bool = True


class Refusal(msgspec.Struct, eq=False, gc=False):
    """Why something is not possible: the rule, the reason in words, and the values that fail.

    `switches` are the house switches that govern the rule, `remedy` is the least change that would lift this
    refusal; both are filled in where somebody asks, and empty where there is nothing to say.
    """

    rule: str
    reason: str
    values: dict[str, Any] = {}
    switches: tuple[str, ...] = ()
    remedy: str = ""

    def __str__(self) -> str:
        return f"{self.reason} [{self.rule}]"

"""What a player is asked, and what a player is refused: both plain data."""

from __future__ import annotations

from typing import Any


class CutinError(Exception):
    """Base of every error that a caller can cause."""


class NotAnOption(CutinError):
    """A choice that the present decision does not offer. `text` was given, `options` were possible."""

    def __init__(self, text: str, options: list[str]) -> None:
        self.text = text
        self.options = options
        super().__init__(f"{text!r} is no option here; possible: {', '.join(options) or 'nothing'}")


class NotAnAction(CutinError):
    """Asked about something that is no action at all (no such card, not this player's question)."""


class Decision:
    """One question to one player.

    `options` are small values whose meaning is the asking step's; `rule` is the rule that asks;
    `forced` says that a single option is taken without stopping.
    """

    __slots__ = ("forced", "options", "question", "rule", "seat")

    def __init__(
        self, seat: int, question: str, rule: str, options: tuple[Any, ...], forced: bool = True
    ) -> None:
        self.seat = seat
        self.question = question
        self.rule = rule
        self.options = options
        self.forced = forced

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.question!r}, {self.rule!r}, {self.options!r})"


class Refusal:
    """Why something is not possible: the rule, the reason in words, and the values that fail.

    `switches` are the house switches that govern the rule, `remedy` is the least change that would lift this
    refusal; both are filled in where somebody asks, and empty where there is nothing to say.
    """

    __slots__ = ("reason", "remedy", "rule", "switches", "values")

    def __init__(
        self,
        rule: str,
        reason: str,
        values: dict[str, Any] | None = None,
        switches: tuple[str, ...] = (),
        remedy: str = "",
    ) -> None:
        self.rule = rule
        self.reason = reason
        self.values = values or {}
        self.switches = switches
        self.remedy = remedy

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r}, {self.values!r})"

    def __str__(self) -> str:
        return f"{self.reason} [{self.rule}]"

"""A game told: its events as lines under turns and phases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from .happened import Happened
from .house import Cited
from .languages import Language, language
from .saying import EVERYTHING, Ctx, idle, said

PLAYING = ("played", "text played")
LEVELS = {"turn": 0, "begin": 0, "game over": 0, "phase": 1}


@dataclass(frozen=True)
class Line:
    """A told event. `level` 0 is a turn, 1 a phase, 2 what happens in it; `cited` is the rule as it stands in
    brackets, with the house reading where it is cited for the first time and bears on it (`house`)."""

    text: str
    rule: str
    level: int = 2
    seat: int = -1
    kind: str = ""
    cited: str = ""
    house: bool = True

    def shown(self) -> str:
        """As it stands in a log without colours."""
        tail = f"  [{self.cited or self.rule}]" if self.rule else ""
        return "  " * self.level + self.text + tail


def told(group: list[Happened], viewer: int | None, language: Language) -> Line | None:
    """One event, or several of a kind together, as a line, if there is something to tell."""
    first = Ctx(group[0], viewer, language)
    telling = language.telling
    message = said(first) if len(group) == 1 else telling.together([Ctx(e, viewer, language) for e in group])
    if message is None:
        return None
    event = first.event
    seat = event.seat if len(group) == 1 else event.data["origin"] // telling.places
    key, given = message
    house = telling.by_house(group[0])
    return Line(
        language.say(key, **given), event.rule, LEVELS.get(event.kind, 2), seat, event.kind, house=house
    )


class Narrator:
    """Tells events as lines, in as many pieces as they come: phases in which nothing happens are left out,
    and cards that one rule moves from pile to pile are told together."""

    def __init__(
        self,
        viewer: int | None,
        tongue: Language | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.viewer = viewer
        self.language = tongue or language("en")
        self.phase: Line | None = None
        self.cited = Cited(options, self.language.telling.game)

    def lines(self, events: Iterable[Happened]) -> Iterator[Line]:
        """The lines of these events."""
        for line in self._in_order(events):
            # A turn and a phase stand as headings, without their rule.
            told_with_rule = line.rule and line.level == 2
            yield replace(line, cited=self.cited(line.rule, line.house)) if told_with_rule else line

    def _in_order(self, events: Iterable[Happened]) -> Iterator[Line]:
        paid: list[Line] = []
        for group in together(events, self.language):
            line = told(group, self.viewer, self.language)
            if line is None:
                continue
            if line.rule in self.language.telling.paying and line.kind not in PLAYING:
                paid.append(line)  # said after what it is paid for
                continue
            if line.kind in PLAYING:
                yield from self._under_phase(line)
                yield from paid
            else:
                for each in (*paid, line):
                    yield from self._under_phase(each)
            paid = []
        for each in paid:
            yield from self._under_phase(each)

    def _under_phase(self, line: Line) -> Iterator[Line]:
        if line.level == 1:
            self.phase = line
            return
        if line.level == 0:
            self.phase = None
        if self.phase is not None:
            yield self.phase
            self.phase = None
        yield line


def lines(
    events: Iterable[Happened],
    viewer: int | None,
    tongue: Language | None = None,
    options: Mapping[str, Any] | None = None,
) -> Iterator[Line]:
    """The events of a whole game as lines; in English if no language is given."""
    return Narrator(viewer, tongue, options).lines(events)


def together(events: Iterable[Happened], language: Language) -> Iterator[list[Happened]]:
    """The events that are told one by one or, where the game's telling says so, several in one line."""
    telling = language.telling
    group: list[Happened] = []
    for each in events:
        if idle(each, telling):
            continue
        pile = telling.pile(each.event)
        if group and pile is not None and pile == telling.pile(group[0].event):
            group.append(each)
            continue
        if group and not telling.said_by_next(group[0], each):
            yield group
        group = [each]
    if group:
        yield group


__all__ = ["EVERYTHING", "Line", "Narrator", "lines", "together", "told"]

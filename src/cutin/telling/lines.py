"""A game told: its events as lines under turns and phases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from cutin.gundam_war.table import HAND, LOST, NATION, ON_FIELD, PLACES, PLAYED

from .happened import Happened
from .house import Cited
from .languages import LANGUAGES, Language
from .saying import EVERYTHING, Ctx, idle, resource_or_damage, said

PAYING = ("GW-7.6", "GW-7.7")
PLAYING = ("played", "text played")
LEVELS = {"turn": 0, "begin": 0, "game over": 0, "phase": 1}
ENGLISH = LANGUAGES["en"]


@dataclass(frozen=True)
class Line:
    """A told event. `level` 0 is a turn, 1 a phase, 2 what happens in it; `cited` is the rule as it stands in
    brackets, with the house reading where it is cited for the first time."""

    text: str
    rule: str
    level: int = 2
    seat: int = -1
    kind: str = ""
    cited: str = ""

    def shown(self) -> str:
        """As it stands in a log without colours."""
        tail = f"  [{self.cited or self.rule}]" if self.rule else ""
        return "  " * self.level + self.text + tail


def told(group: list[Happened], viewer: int | None, language: Language = ENGLISH) -> Line | None:
    """One event, or several of a kind together, as a line, if there is something to tell."""
    first = Ctx(group[0], viewer, language)
    message = said(first) if len(group) == 1 else _together_said([Ctx(e, viewer, language) for e in group])
    if message is None:
        return None
    event = first.event
    seat = event.seat if len(group) == 1 else event.data["origin"] // PLACES
    key, given = message
    return Line(language.say(key, **given), event.rule, LEVELS.get(event.kind, 2), seat, event.kind)


class Narrator:
    """Tells events as lines, in as many pieces as they come: phases in which nothing happens are left out,
    and cards that one rule moves from pile to pile are told together."""

    def __init__(
        self,
        viewer: int | None,
        language: Language = ENGLISH,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.viewer = viewer
        self.language = language
        self.phase: Line | None = None
        self.cited = Cited(options)

    def lines(self, events: Iterable[Happened]) -> Iterator[Line]:
        """The lines of these events."""
        for line in self._in_order(events):
            # A turn and a phase stand as headings, without their rule.
            yield replace(line, cited=self.cited(line.rule)) if line.rule and line.level == 2 else line

    def _in_order(self, events: Iterable[Happened]) -> Iterator[Line]:
        paid: list[Line] = []
        for group in together(events):
            line = told(group, self.viewer, self.language)
            if line is None:
                continue
            if line.rule in PAYING and line.kind not in PLAYING:
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
    language: Language = ENGLISH,
    options: Mapping[str, Any] | None = None,
) -> Iterator[Line]:
    """The events of a whole game as lines."""
    return Narrator(viewer, language, options).lines(events)


def together(events: Iterable[Happened]) -> Iterator[list[Happened]]:
    """The events that are told one by one or, where `_pile` says so, several in one line."""
    group: list[Happened] = []
    for each in events:
        if idle(each):
            continue
        if group and _pile(group[0]) is not None and _pile(each) == _pile(group[0]):
            group.append(each)
            continue
        if group and not _said_by_next(group[0], each):
            yield group
        group = [each]
    if group:
        yield group


def _said_by_next(one: Happened, following: Happened) -> bool:
    """Whether that an effect resolves needs no saying, since its card comes out."""
    event = following.event
    if event.kind == "move" and event.data["origin"] % PLACES == PLAYED:
        if event.data["to"] % PLACES not in ON_FIELD:
            return False  # a Command: what it did is not said by where it goes
    return (
        one.event.kind == "resolves"
        and event.kind in ("move", "set", "came out")
        and one.event.cards[:1] == event.cards[:1]
    )


def _pile(each: Happened) -> tuple[int, int, str] | None:
    """From which pile to which, and by which rule, for moves that are told together."""
    event = each.event
    if event.kind != "move":
        return None
    origin, to = event.data["origin"], event.data["to"]
    if (origin % PLACES, to % PLACES) in ((NATION, LOST), (NATION, HAND), (HAND, NATION)):
        return origin, to, event.rule
    return None


def _together_said(group: list[Ctx]) -> tuple[str, dict[str, Any]]:
    first = group[0]
    say = first.language.say
    to = first.event.data["to"]
    owner = first.player(first.event.data["origin"] // PLACES)
    if to % PLACES == LOST:
        return "loses", {"who": owner, "count": len(group), "why": resource_or_damage(first)}
    names = [each.card() for each in group]
    cards = say("comma").join(names)
    if not all(each.may_know for each in group):
        cards = say("some cards", count=len(group))
    return "draws" if to % PLACES == HAND else "puts back", {"who": owner, "cards": cards}


__all__ = ["EVERYTHING", "Line", "Narrator", "lines", "together", "told"]

"""A scenario as a judge would tell it: step by step what was chosen, what came of it and by which rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cutin.telling import EVERYTHING, Cited, Happened, Language
from cutin.telling.lines import together, told

from .part import Judging, judging_of
from .runner import Seen
from .table import Still


@dataclass
class Entry:
    """One thing that happened: a sentence, its rule, and how deep it stands under what brought it about.

    `step` is the earlier step (from 1) that it goes back to, 0 if that is this one.
    """

    text: str
    rule: str
    cited: str
    depth: int
    kind: str
    step: int = 0


@dataclass
class Step:
    """What one choice, or several that belong together, brought about."""

    heading: str
    seat: int
    entries: list[Entry]
    changes: list[str]
    waiting: list[tuple[str, list[str]]]
    moment: str
    aside: int
    line: int
    board: dict[str, Any] = field(default_factory=dict)
    passes: int = 0
    question: str = ""
    # The message for "done" where it says that nobody does anything.
    silent: str = ""
    # Whether other things wait than before.
    waits_anew: bool = False


@dataclass
class Timeline:
    """A case told: how it stood, and every step."""

    name: str
    steps: list[Step]


def timeline(seen: Seen, language: Language, boards: bool = True) -> Timeline:
    """The timeline of a case."""
    return Timeline(seen.name, _Teller(language, boards).steps(seen.stills))


class _Teller:
    def __init__(self, language: Language, boards: bool) -> None:
        self.language = language
        self.boards = boards
        # The step in which each event was told, and how deep. A "what if" goes on from the same events.
        self.places: dict[int, tuple[int, int]] = {}

    def steps(self, stills: tuple[Still, ...]) -> list[Step]:
        """The first still is how it stood; each other is told with what led to it."""
        if not stills:
            return []
        self.part: Judging = judging_of(stills[0].state)
        self.cited = Cited(stills[0].state.rules.options, stills[0].state.rules.game)
        found: list[Step] = []
        waiting: dict[int, list[tuple[str, list[str]]]] = {}
        before: Still | None = None
        for still in stills:
            step = self._begun(still, before)
            if found and not step.heading and step.aside < found[-1].aside:
                before = still
                continue  # after a "what if" it stands as it stood before
            joins = bool(found) and self._joins(found[-1], step)
            step.entries = list(self._entries(still, len(found) - joins))
            if joins:
                step = self._joined(found.pop(), step)
            if len(found) > 1 and self._time_goes_by(found[-1], step):
                self._renumber(len(found))
                step = self._joined(found.pop(), step)
            if found and step.aside > found[-1].aside:
                waiting[step.aside] = step.waiting  # what waited before the "what if" too
            found.append(step)
            before = still
        for step in found:
            step.waits_anew = step.waiting != waiting.get(step.aside, [])
            waiting[step.aside] = step.waiting
        return found

    def _renumber(self, last: int) -> None:
        """What was told in that step is told in the one before."""
        for key, (step, depth) in self.places.items():
            if step == last:
                self.places[key] = (step - 1, depth)

    def _begun(self, still: Still, before: Still | None) -> Step:
        happened = still.happened[still.start : still.end]
        chosen = next((h.event for h in happened if h.event.kind == "chosen"), None)
        if chosen is None:
            heading, seat = "", -1
        else:
            heading, seat = str(chosen.data["text"]), chosen.seat
        asked = "" if chosen is None else str(chosen.data["question"])
        # What is back where it was before a "what if" has not changed by it.
        changes: list[str] = []
        if before and happened:
            changes = list(self.part.changes(before.state, still.state, self.language))
        return Step(
            heading,
            seat,
            [],
            changes,
            self.part.waiting(still.state, self.language),
            self.part.moment(still.state, self.language),
            still.aside,
            still.line,
            self.part.board(still.state, self.language) if self.boards else {},
            int(heading == "pass"),
            asked,
            self.part.silent.get(asked, ""),
        )

    # --- steps that are told as one -----------------------------------------------------------------

    def _joins(self, one: Step, other: Step) -> bool:
        """Whether two choices are one: the parts of a play, or a pass of each player."""
        if one.aside != other.aside or other.seat < 0 or one.seat < 0:
            return False
        if one.entries:
            return self.part.is_one_declaration(one, other)
        if one.passes or other.passes:
            return one.passes == other.passes == 1 and one.seat != other.seat
        return one.seat == other.seat

    def _time_goes_by(self, one: Step, other: Step) -> bool:
        """Whether nothing but passes and phases has been in either."""
        both = (*one.entries, *other.entries)
        quiet = all(e.kind in ("turn", "phase") for e in both) and not (one.changes or other.changes)
        return quiet and one.aside == other.aside and one.passes > 1 and other.passes == 2

    def _joined(self, one: Step, other: Step) -> Step:
        other.entries = [*one.entries, *other.entries]
        other.changes = [*one.changes, *other.changes]
        if other.passes:
            other.passes += one.passes
        else:
            other.heading = ", ".join(words for words in (one.heading, other.heading) if words != "done")
        other.line = one.line
        return other

    # --- what happened ------------------------------------------------------------------------------

    def _entries(self, still: Still, number: int) -> Iterator[Entry]:
        happened = still.happened[still.start : still.end]
        # "Happened" do not know their own number; they are the same objects.
        numbers = {id(each): still.start + i for i, each in enumerate(happened)}
        for group in together(happened, self.language):
            line = told(group, EVERYTHING, self.language)
            if line is None:
                continue
            depth, step = self._place(still, numbers[id(group[0])], number)
            for each in group:
                self.places[id(each)] = (number, depth)
            cited = self.cited(line.rule, line.house) if line.rule else ""
            yield Entry(line.text, line.rule, cited, depth, line.kind, step)

    def _place(self, still: Still, at: int, number: int) -> tuple[int, int]:
        """How deep an event stands, and the earlier step that it goes back to."""
        at = still.happened[at].event.by
        while at >= 0:
            event = still.happened[at].event
            place = self.places.get(id(still.happened[at]))
            # The first thing that was heard of stands for all that came before; nothing is told under it.
            if place is not None and (event.by >= 0 or event.kind in ("turn", "phase")):
                step, depth = place
                return (depth + 1, 0) if step == number else (0, step + 1)
            at = still.happened[at].event.by
        return 0, 0


def heading(step: Step, language: Language) -> str:
    """What was chosen, and by whom."""
    if step.seat < 0:
        return ""
    if step.passes:
        return language.say("passes", who="AB"[step.seat]) if step.passes == 1 else language.say("both pass")
    if step.heading == "done":
        return language.say(step.silent or "no more", who="AB"[step.seat])
    return f"{'AB'[step.seat]}: {step.heading}"


def as_text(found: Timeline, language: Language) -> Iterator[str]:
    """The timeline as plain lines."""
    for number, step in enumerate(found.steps):
        margin = "    " * step.aside
        title = heading(step, language)
        if title:
            yield margin + title
        elif number == 0 or step.aside:
            yield f"{margin}({step.moment})" if not step.aside else f"{margin}what if (line {step.line}):"
        for entry in step.entries:
            if entry.kind == "phase" and entry is not step.entries[-1] and step.entries[-1].kind == "phase":
                continue  # a phase in which nothing happened
            tail = f"  [{entry.cited}]" if entry.rule and entry.kind not in ("turn", "phase") else ""
            yield f"{margin}  {'  ' * entry.depth}{entry.text}{tail}"
        for change in step.changes:
            yield f"{margin}  = {change}"
        if step.waits_anew:
            for what, items in step.waiting:
                yield f"{margin}  ... {what}: {', '.join(items)}"


__all__ = ["Entry", "Happened", "Step", "Timeline", "as_text", "heading", "timeline"]

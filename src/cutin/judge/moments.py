"""Points of a game as scenarios name them: "Attack Step", "Draw Phase, after", "B's turn", "the cut"."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cutin.cards.files import Value
from cutin.kernel.wording import shortened

SEATS = {"A": 0, "B": 1}

# Which part of a phase or step: before it starts, when somebody may act before or after its fixed effect.
START = 0
BEFORE = 1
AFTER = 2


@dataclass(frozen=True)
class Times:
    """The phases of a game's turn, and what its moments are called.

    `windows` says for each phase in which of its parts somebody may act, the usual one first; `acting` what
    such a part is called. `free` are words for any of them, `chain` words for a moment at which something
    waits and can be answered. `usual` is where a position stands if nothing is said.
    """

    phases: tuple[str, ...]
    windows: tuple[tuple[int, ...], ...]
    acting: str
    free: tuple[str, ...]
    chain: tuple[str, ...]
    usual: int
    # An example of each, for messages.
    example: str
    question: str

    @property
    def possible(self) -> str:
        """The moments there are, for a message."""
        after = next((i for i, parts in enumerate(self.windows) if len(parts) > 1), None)
        second = f", '{self.phases[after]}, after'" if after is not None else ""
        return (
            f"a phase or step ('{self.example}'{second}, \"B's {self.example}\"), '{self.free[0]}', "
            f"'{self.chain[0]}', 'next turn', \"B's turn\", 'question {self.question}', 'game over'"
        )


@dataclass(frozen=True)
class Moment:
    """Where to stop. All parts that are given must hold at a decision."""

    words: str
    phase: int | None = None
    part: int | None = None
    seat: int | None = None
    question: str | None = None
    # "window": somebody may act and nothing waits; "chain": something waits; "over": the game is over;
    # "turn": another turn than now.
    kind: str = ""


_STEP = re.compile(
    r"(?:(?P<seat>[AB])'s )?(?P<start>start of )?(?P<phase>[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:Phase|Step))"
    r"(?P<after>, after| after)?$"
)


def read_moment(at: Value, times: Times, questions: frozenset[str]) -> Moment:
    words = at.text()
    if found := _STEP.match(words):
        if found["phase"] not in times.phases:
            listed = ", ".join(times.phases)
            at.fail(f"no phase or step is called '{found['phase']}'; there are {listed}")
        phase = times.phases.index(found["phase"])
        windows = times.windows[phase]
        part = START if found["start"] else AFTER if found["after"] else windows[0]
        if part not in (START, *windows):
            at.fail(f"the {found['phase']} has a single {times.acting}")
        return Moment(words, phase, part, SEATS.get(found["seat"] or ""), kind="window")
    if found := re.match(r"(?P<seat>[AB])'s turn$", words):
        return Moment(words, seat=SEATS[found["seat"]], kind="turn")
    if words in ("next turn", "the next turn"):
        return Moment(words, kind="turn")
    if words in times.free:
        return Moment(words, kind="window")
    if words in times.chain:
        return Moment(words, kind="chain")
    if words in ("game over", "the end of the game"):
        return Moment(words, kind="over")
    if found := re.match(r"(?:(?P<seat>[AB])'s )?question (?P<question>.+)$", words):
        return Moment(
            words, seat=SEATS.get(found["seat"] or ""), question=read_question(at, found, questions)
        )
    at.fail(f"'{shortened(words)}' is no moment; possible: {times.possible}")


def read_question(at: Value, found: re.Match[str] | str, questions: frozenset[str]) -> str:
    """The name of a question that the game asks."""
    name = found if isinstance(found, str) else found["question"]
    if name not in questions:
        at.fail(f"no question is called '{shortened(name)}'; there are {', '.join(sorted(questions))}")
    return name

"""Points of a game as scenarios name them: "Attack Step", "Draw Phase, after", "B's turn", "the cut"."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .marked import Marked

PHASES = (
    "Reroll Phase",
    "Draw Phase",
    "Disposition Phase",
    "Attack Step",
    "Defend Step",
    "Damage Calculation Step",
    "Return Step",
)
SEATS = {"A": 0, "B": 1}

# Which part of a phase or step: before it starts, its free timing before or after the fixed effect.
START = 0
BEFORE = 1
AFTER = 2


@dataclass(frozen=True)
class Moment:
    """Where to stop. All parts that are given must hold at a decision."""

    words: str
    phase: int | None = None
    part: int | None = None
    seat: int | None = None
    question: str | None = None
    # "window": free timing with nothing waiting; "cut": something waits; "over": the game is over;
    # "turn": another turn than now.
    kind: str = ""


_STEP = re.compile(
    r"(?:(?P<seat>[AB])'s )?(?P<start>start of )?(?P<phase>[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:Phase|Step))"
    r"(?P<after>, after| after)?$"
)


def read_moment(at: Marked) -> Moment:
    words = at.text()
    if found := _STEP.match(words):
        if found["phase"] not in PHASES:
            raise at.fail(f"no phase or step is called '{found['phase']}'; there are {', '.join(PHASES)}")
        phase = PHASES.index(found["phase"])
        # The Reroll Phase has no free timing before its fixed effect, the Disposition Phase a single one.
        part = START if found["start"] else AFTER if found["after"] or phase == 0 else BEFORE
        if phase == 2 and part == AFTER:
            raise at.fail("the Disposition Phase has a single free timing")
        return Moment(words, phase, part, SEATS.get(found["seat"] or ""), kind="window")
    if found := re.match(r"(?P<seat>[AB])'s turn$", words):
        return Moment(words, seat=SEATS[found["seat"]], kind="turn")
    if words in ("next turn", "the next turn"):
        return Moment(words, kind="turn")
    if words in ("free timing", "the end of the cut"):
        return Moment(words, kind="window")
    if words in ("a cut", "the cut", "next cut", "the next cut"):
        return Moment(words, kind="cut")
    if words in ("game over", "the end of the game"):
        return Moment(words, kind="over")
    if found := re.match(r"(?:(?P<seat>[AB])'s )?question (?P<question>\S+)$", words):
        return Moment(words, seat=SEATS.get(found["seat"] or ""), question=found["question"])
    raise at.fail(
        f"'{words}' is no moment; possible: a phase or step ('Attack Step', 'Draw Phase, after', "
        "\"B's Attack Step\"), 'free timing', 'the cut', 'next turn', \"B's turn\", 'question sortie', "
        "'game over'"
    )

"""One whole game of the learning decks, written down: every question with its options, what was chosen, and
what happened by which rule.

`learning.txt` is compared by test_golden.py. When the program is meant to behave otherwise, write it anew and
read what has changed:

    python tests/gundam_war/golden/transcript.py

This plays the choices of the old transcript as far as they go, and lets greedy players end the game. With
`--new` greedy players play all of it. Bare citations are left out: they are tested where their rules are.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import cutin
from cutin.gundam_war.naming import area_name, card_name
from cutin.gundam_war.table import PLACES

FILE = Path(__file__).with_name("learning.txt")
DECKS = ("learn-blue", "learn-green")
SEED = 5
LEFT_OUT = ("rule", "step")


class Written(list[Any]):
    """Listens, and writes each event with what its cards are called at that moment."""

    def __init__(self, state: Any) -> None:
        super().__init__()
        self.state = state
        self.lines: list[str] = []

    def append(self, event: Any) -> None:
        """Called as the event happens."""
        if event.kind in LEFT_OUT:
            return
        if event.kind == "turn":
            self.lines += ["", f"===== Turn {event.data['turn']} of {'AB'[event.seat]} =====", ""]
        elif event.kind == "pass" and self.lines and self.lines[-1].startswith("    pass"):
            self.lines[-1] += f", {'AB'[event.seat]} [{event.rule}]"
        else:
            self.lines.append("    " + told(self.state, event))


def told(s: Any, event: Any) -> str:
    """An event in one line."""
    data = dict(event.data)
    parts = [event.kind]
    if event.seat >= 0:
        parts.append("AB"[event.seat])
    if event.cards:
        parts.append(", ".join(card_name(s, card) for card in event.cards))
    if event.kind == "move":
        parts.append(f"from {place(data.pop('origin'))} to {place(data.pop('to'))}")
        if data.pop("index") == 0:
            parts.append("in front")
    for name in ("zone", "to", "origin"):
        if name in data:
            data[name] = place(data[name])
    for name in ("head", "host", "card"):
        if isinstance(data.get(name), int):
            data[name] = card_name(s, data[name]) if data[name] >= 0 else "none"
    for name in ("key", "flags"):
        data.pop(name, None)
    if data:
        parts.append(", ".join(f"{name} {value}" for name, value in data.items()))
    return f"{parts[0]}: {'; '.join(parts[1:])} [{event.rule}]"


def place(zone: int) -> str:
    """A zone in words."""
    name = area_name(zone)
    return name if " of " in name else f"{name} of {'AB'[zone // PLACES]}"


def transcript(choices: list[str], go_on: bool) -> str:
    """The game of those choices; with `go_on` greedy players choose when they are used up or not possible."""
    state = cutin.rules("gundam-war").new(cutin.deck(DECKS[0]), cutin.deck(DECKS[1]), seed=SEED)
    written = Written(state)
    state.listen(written)
    lines = [f"A plays {DECKS[0]}, B plays {DECKS[1]}; seed {SEED}", ""]
    players = [cutin.player("greedy", seat) for seat in (0, 1)]
    left = list(choices)
    while state.decision is not None:
        decision = state.decision
        texts = state.texts()
        if left and left[0] in texts:
            text = left.pop(0)
        elif go_on:
            left = []
            text = texts[players[decision.seat].choose(state)]
        else:
            lines.append(f"the transcript goes on with {left[:1]}, which is none of {texts}")
            break
        lines.append(f"{'AB'[decision.seat]}? {decision.question} [{decision.rule}]: {' | '.join(texts)}")
        lines.append(f"{'AB'[decision.seat]}> {text}")
        written.lines.clear()
        state.choose(text)
        lines += [
            f"    ({'AB'[d.seat]} {d.question} [{d.rule}]: {state.rules.option_text(state, d, option)})"
            for d, option in state.forced
            if d.question not in ("window", "cut", "order")
        ]
        lines += written.lines
    if state.result is not None:
        winner = "nobody" if state.result.winner is None else "AB"[state.result.winner]
        lines += ["", f"Winner: {winner}; {state.result.reason} [{state.result.rule}]"]
    return "\n".join(lines) + "\n"


def choices_of(text: str) -> list[str]:
    """What was chosen in a transcript."""
    return [line[3:] for line in text.splitlines() if line.startswith(("A> ", "B> "))]


if __name__ == "__main__":
    old = [] if "--new" in sys.argv or not FILE.exists() else choices_of(FILE.read_text(encoding="utf-8"))
    FILE.write_text(transcript(old, True), encoding="utf-8")
    print(f"written: {FILE}")

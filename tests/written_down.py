"""One whole game written down: every question with its options, what was chosen, what happened by which rule.

Each game has one such file, `golden/learning.txt`, compared by its test. When the program is meant to behave
otherwise, write it anew with the script beside it and read what has changed. The script plays the choices of
the old file as far as they go, and lets greedy players end the game; with `--new` greedy players play all of
it. Bare citations are left out: they are tested where their rules are.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cutin

LEFT_OUT = ("rule", "step")
WINDOWS = ("window", "cut", "answer", "order")


class Written(list[Any]):
    """Listens, and writes each event with what its cards are called at that moment."""

    def __init__(self, state: Any, told: Callable[[Any, Any], str]) -> None:
        super().__init__()
        self.state = state
        self.told = told
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
            self.lines.append("    " + self.told(self.state, event))


@dataclass(frozen=True)
class Golden:
    """A game that is written down: its file, decks and seed, and what cards and zones are called."""

    game: str
    file: Path
    decks: tuple[str, str]
    seed: int
    card: Callable[[Any, int], str]
    zone: Callable[[int], str]

    def told(self, s: Any, event: Any) -> str:
        """An event in one line."""
        data = dict(event.data)
        parts = [event.kind]
        if event.seat >= 0:
            parts.append("AB"[event.seat])
        if event.cards:
            parts.append(", ".join(self.card(s, card) for card in event.cards))
        if event.kind == "move":
            parts.append(f"from {self.zone(data.pop('origin'))} to {self.zone(data.pop('to'))}")
            if data.pop("index") == 0:
                parts.append("in front")
        for name in ("zone", "to", "origin"):
            if name in data:
                data[name] = self.zone(data[name])
        for name in ("head", "host", "card", "source"):
            if isinstance(data.get(name), int):
                data[name] = self.card(s, data[name]) if data[name] >= 0 else "none"
        for name in ("key", "flags"):
            data.pop(name, None)
        if data:
            parts.append(", ".join(f"{name} {value}" for name, value in data.items()))
        return f"{parts[0]}: {'; '.join(parts[1:])} [{event.rule}]"

    def transcript(self, choices: list[str], go_on: bool) -> str:
        """The game of those choices; with `go_on` greedy players choose where they end or do not fit."""
        one, other = (cutin.deck(name, self.game) for name in self.decks)
        state = cutin.rules(self.game).new(one, other, seed=self.seed)
        written = Written(state, self.told)
        state.listen(written)
        lines = [f"A plays {self.decks[0]}, B plays {self.decks[1]}; seed {self.seed}", ""]
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
                if d.question not in WINDOWS
            ]
            lines += written.lines
        if state.result is not None:
            winner = "nobody" if state.result.winner is None else "AB"[state.result.winner]
            lines += ["", f"Winner: {winner}; {state.result.reason} [{state.result.rule}]"]
        return "\n".join(lines) + "\n"

    def check(self, script: str) -> None:
        """The game is the one that was written down."""
        old = self.file.read_text(encoding="utf-8")
        new = self.transcript(choices_of(old), False)
        changes = list(
            difflib.unified_diff(old.splitlines(), new.splitlines(), "was", "is", n=2, lineterm="")
        )
        shown = "\n".join(changes[:60])
        assert not changes and new == old, f"{shown}\n(if that is meant: python {script})"

    def write(self) -> None:
        """Writes the file anew."""
        old = (
            [] if "--new" in sys.argv or not self.file.exists() else choices_of(self.file.read_text("utf-8"))
        )
        self.file.write_text(self.transcript(old, True), encoding="utf-8")
        print(f"written: {self.file}")


def choices_of(text: str) -> list[str]:
    """What was chosen in a transcript."""
    return [line[3:] for line in text.splitlines() if line.startswith(("A> ", "B> "))]

"""What people, explanations and tests read: events, built only when somebody listens.

No rule reads an event. The same choices give the same state with and without a listener.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened.

    `rule` is the rule that made it happen; `cause` is (rule, source card or -1, player or -1) of the
    frame it happened in; `cards` are the ids concerned, which only the seats in the bit set `knows`
    may be shown (bit 0: seat 0; a spectator sees what both may see); `data` holds plain values. `by` is the
    number of the event that brought it about, counted from the first that was listened to; -1: it has no
    other cause than a player's choice or the course of the game.
    """

    kind: str
    rule: str
    cause: tuple[str, int, int]
    seat: int = -1
    cards: tuple[int, ...] = ()
    data: dict[str, Any] = {}
    knows: int = 3
    by: int = -1


@cache
def passing(rule: str, seat: int) -> Event:
    """That a seat has passed by that rule: an event without a cause, always the same."""
    return Event("pass", rule, (rule, -1, -1), seat)


class Hearer(list[Event]):
    """A list of events that wants to look at the state as they happen: it is told which state that is."""

    state: Any = None


def known_to_all(s: Any, card: int) -> int:
    """The card, if every seat knows it; else -1: nobody is told whose doing it is."""
    if card >= 0 and s.rules.sees[s.where[card]] != 3:
        for known in s.known:
            if known[card] != 1:
                return -1
    return card


# What only remarks on other events: it brings nothing about.
REMARKS = frozenset(("pass", "rule", "seen", "step"))


class Trail:
    """Which event stands behind what is being done, kept beside a state while somebody listens.

    `by` has the cause of each event so far; `frames`, for each frame of the agenda, the event that what it
    does goes back to (-1: it began before anybody listened); `parked` the same for parked frames; `effects`
    the last event of each effect, by the effect's key; `root` the last event that needs no cause; `last` the
    last event that is no remark.
    """

    __slots__ = ("by", "effects", "frames", "last", "parked", "root")

    def __init__(self, count: int = 0) -> None:
        self.by = [-1] * count
        self.frames: list[int] = []
        self.parked: list[list[int]] = []
        self.effects: dict[int, int] = {}
        self.root = -1
        self.last = -1

    def copy(self) -> Trail:
        """An independent copy."""
        new = Trail()
        new.by, new.frames, new.effects = self.by[:], self.frames[:], dict(self.effects)
        new.parked = [frames[:] for frames in self.parked]
        new.root, new.last = self.root, self.last
        return new

    def settle(self, depth: int) -> None:
        """Frames that are over are forgotten; such as began unheard have no event."""
        del self.frames[depth:]
        self.frames += [-1] * (depth - len(self.frames))

    def behind(self, depth: int) -> int:
        """The event behind what the frame at the top of an agenda of that depth does."""
        self.settle(depth)
        found = self.frames[-1] if self.frames else -1
        return found if found >= 0 else self.root

    def back(self, depth: int, number: int) -> None:
        """What the frame at that depth does from now on goes back to that event again."""
        if 0 < depth <= len(self.frames):
            self.frames[depth - 1] = number

    def begins(self, number: int) -> int:
        """The event without a cause that an event goes back to."""
        while number >= 0 and self.by[number] >= 0:
            number = self.by[number]
        return number

    def add(self, depth: int, kind: str, key: int, root: bool, leads: bool) -> int:
        """Takes note of the next event; returns its cause."""
        by, frames = self.by, self.frames
        number = len(by)
        if len(frames) != depth:
            self.settle(depth)
        cause = -1
        if not root:
            if frames:
                cause = frames[-1]
            if cause < 0:
                cause = self.root
                # The first thing that is heard of has no cause that anybody has heard.
                root = cause < 0
        if key >= 0:
            cause = self.effects.get(key, cause)
            self.effects[key] = number
        by.append(cause)
        if kind not in REMARKS:
            self.last = number
        if root:
            self.root = number
        if (root or leads) and frames:
            frames[-1] = number
        return cause

    def pass_by(self) -> None:
        """Takes note of an event that has no cause and brings nothing about."""
        self.by.append(-1)

    def set_off(self, depth: int) -> int:
        """What sets off a text now: what has just happened, if it belongs to what is being done."""
        now = self.behind(depth)
        same = self.last >= 0 and self.begins(self.last) == self.begins(now)
        return self.last if same else now

"""What may be taken back: decided from the events, so that nobody keeps what was learned.

A player may go back to the last own decision since which this player learned nothing, no other seat
answered, and no chance had a result that anyone saw. Chance is a part of the state: the same choice after
an undo gives the same result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cutin.catalogue import game
from cutin.game.state import GameState
from cutin.kernel.errors import CutinError
from cutin.kernel.events import Event

LEARNED = "you have learned something since"
ANSWERED = "the other player has answered since"
CHANCE = "chance has had a result since that somebody saw"
NOTHING = "there is no decision of yours to take back"


class Refused(CutinError):
    """An undo that the policy does not allow."""


@dataclass
class Point:
    """A decision that could be gone back to: the state at it, and how much had happened by then."""

    state: GameState
    choices: int
    events: int
    answered: bool = False


def sees(state: GameState, zone: int, seat: int) -> bool:
    """Whether the seat sees the cards of a zone."""
    return bool(state.rules.sees[zone] >> seat & 1)


def learned(before: GameState, events: Sequence[Event], seat: int) -> bool:
    """Whether these events told the seat what a card is that it did not know in the state before them."""
    known = before.known[seat]
    mixed = False
    for event in events:
        if event.kind == "shuffle":
            mixed = True  # its cards bear new identities: what was known of their ids is worth nothing now
        if event.kind not in ("move", "seen", "set") or not event.knows >> seat & 1:
            continue
        for card in event.cards:
            if card >= len(known):
                continue
            origin = event.data.get("origin", before.where[card])
            if sees(before, origin, seat):
                continue
            if mixed or known[card] != 1:
                return True
    return False


def chance_seen(before: GameState, after: GameState, events: Sequence[Event]) -> bool:
    """Whether chance was asked and some seat saw what came of it."""
    if before.rolls == after.rolls:
        return False
    shuffles = [i for i, event in enumerate(events) if event.kind == "shuffle"]
    if not shuffles:
        return True
    return any(learned(before, events[shuffles[0] :], seat) for seat in (0, 1))


def answered(state: GameState, seat: int, chooser: int) -> bool:
    """Whether another seat than this one has chosen, or was passed for by what its hidden hand holds."""
    if chooser != seat:
        return True
    if state.rules.windows != "own":
        return False
    windows = game(state.rules.game).windows
    return any(d.seat != seat and d.question in windows for d, _option in state.forced)


class UndoLog:
    """The decisions of each seat that it may still go back to."""

    def __init__(self) -> None:
        self.points: tuple[list[Point], list[Point]] = ([], [])
        self.reasons = [NOTHING, NOTHING]

    def account(
        self, before: GameState, after: GameState, events: Sequence[Event], point: Point | None
    ) -> None:
        """Takes note of a choice: the states before and after, what happened, and the point if it was one."""
        assert before.decision is not None
        chooser = before.decision.seat
        if point is not None:
            self.points[chooser].append(point)
        for seat in (0, 1):
            reason = ""
            if learned(before, events, seat):
                reason = LEARNED
            elif chance_seen(before, after, events):
                reason = CHANCE
            if reason:
                self.points[seat].clear()
                self.reasons[seat] = reason
            elif answered(after, seat, chooser):
                for each in self.points[seat]:
                    each.answered = True

    def take(self, seat: int, lift_answers: bool) -> Point:
        """The point that the seat goes back to. Raises Refused.

        `lift_answers`: two people at one keyboard agree that answers do not stand in the way.
        """
        if not self.points[seat]:
            raise Refused(self.reasons[seat])
        point = self.points[seat][-1]
        if point.answered and not lift_answers:
            raise Refused(ANSWERED)
        for points in self.points:
            while points and points[-1].choices >= point.choices:
                points.pop()
        return point

"""A game being played: its state, all that was chosen and all that has happened; saving and undo."""

from __future__ import annotations

from cutin.kernel.errors import NotAnAction
from cutin.kernel.events import Event
from cutin.telling.happened import Happened, happened

from .record import SEATS, Choice, Record, Setup, runs
from .replay import Replay, begin, result_text
from .undo import Point, UndoLog


class _Listener(list[Event]):
    """Keeps each event with the names of its cards at that moment."""

    def __init__(self, history: History) -> None:
        super().__init__()
        self.history = history

    def append(self, event: Event) -> None:
        """Called by the engine as the event happens."""
        self.history.hear(event)


class History:
    """A game from its set-up on: `state`, `choices` so far, and what has `happened`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.choices: list[Choice] = []
        self.happened: list[Happened] = []
        self.undo_log = UndoLog()
        events: list[Event] = []
        self.state = begin(setup, events)
        self.start = self.state.fingerprint()
        for event in events:  # nothing has been shuffled since the first card was drawn: the names still hold
            self.hear(event)
        if not setup.texts:
            defs = self.state.rules.defs
            texts = {defs[kind].key: defs[kind].digest for kind in sorted(set(self.state.kinds))}
            self.setup = _with_texts(setup, texts)
        trail = self.state.trail
        self._listen()
        self.state.trail = trail or self.state.trail

    @classmethod
    def of(cls, record: Record, to: int | None = None, any_version: bool = False) -> History:
        """The game of a record, played again up to that many choices. Raises RecordError, Diverged."""
        replay = Replay(record, any_version)
        history = cls(record.setup)
        while not replay.over and (to is None or replay.done < to):
            replay.step()
            history.choose(record.choices[replay.done - 1].text)
        if to is None:
            replay.check_result()
        return history

    def hear(self, event: Event) -> None:
        """Takes note of an event at the moment at which it happens."""
        self.happened.append(happened(self.state, event, len(self.choices)))

    def choose(self, text: str) -> None:
        """Chooses by the text of an option. Raises NotAnOption, NotAnAction."""
        before = self.state.clone()
        if self.state.trail is not None:
            before.trail = self.state.trail.copy()
        decision = before.decision
        if decision is None:
            raise NotAnAction("the game is over: there is nothing to decide")
        count = len(self.happened)
        self.state.choose(text)
        events = [each.event for each in self.happened[count:]]
        point = Point(before, len(self.choices), count) if len(decision.options) > 1 else None
        self.choices.append(Choice(SEATS[decision.seat], text, self.state.fingerprint()))
        self.undo_log.account(before, self.state, events, point)

    def undo(self, seat: int, lift_answers: bool = False) -> int:
        """Goes back to the seat's last decision that may be taken back; returns how many choices that undid.

        Raises Refused, with what stands in the way.
        """
        point = self.undo_log.take(seat, lift_answers)
        undone = len(self.choices) - point.choices
        del self.choices[point.choices :]
        del self.happened[point.events :]
        self.state = point.state.clone()
        self._listen()
        self.state.trail = point.state.trail.copy() if point.state.trail is not None else None
        return undone

    def record(self) -> Record:
        """The record of the game so far."""
        return Record(self.setup, self.start, list(self.choices), result_text(self.state))

    def _listen(self) -> None:
        self.state.listen(_Listener(self), len(self.happened))


def setup_of(
    game: str,
    decks: tuple[list[str], list[str]],
    seed: int,
    options: dict[str, object],
    first: int | None = None,
    players: tuple[str, str] = ("", ""),
) -> Setup:
    """The set-up of a game of two decks, given as lists of cards."""
    return Setup(game, options, (runs(decks[0]), runs(decks[1])), seed, first, {}, players)


def _with_texts(setup: Setup, texts: dict[str, str]) -> Setup:
    return Setup(setup.game, setup.options, setup.decks, setup.seed, setup.first, texts, setup.players)

"""Playing a record again: the same set-up, the same choices, and the states compared on the way."""

from __future__ import annotations

from cutin.cards.pool import UnknownCard
from cutin.game.options import OptionError
from cutin.game.rules import Rules
from cutin.game.state import GameState
from cutin.kernel.errors import NotAnOption
from cutin.kernel.events import Event
from cutin.kernel.wording import shortened
from cutin.library import VERSION, rules

from .record import SEATS, Diverged, Record, RecordError, Setup


def begin(setup: Setup, listener: list[Event] | None = None) -> GameState:
    """The state at the first decision of a game with that set-up; the listener hears of the set-up.

    Raises RecordError.
    """
    try:
        made = rules(setup.game, **setup.options)
        made.kinds_of(setup.deck(0) + setup.deck(1))
    except UnknownCard as error:
        raise RecordError(f"the record uses a card that is not in the pool: {error}") from None
    except OptionError as error:
        raise RecordError(f"the record's options: {error}") from None
    for key, text in setup.texts.items():
        known = made.kind_by_key.get(key)
        if known is not None and made.defs[known].digest != text:
            raise RecordError(
                f"the text of {made.defs[known].name} is not the one that the record was made with"
            )
    return new_game(made, setup, listener)


def new_game(made: Rules, setup: Setup, listener: list[Event] | None = None) -> GameState:
    """A game of that set-up under rules made for it."""
    decks = (setup.deck(0), setup.deck(1))
    state = made.new(*decks, seed=setup.seed, first=setup.first, listener=listener)
    assert isinstance(state, GameState)
    return state


class Replay:
    """A record being played again, one choice at a time.

    `state` stands at a decision; `done` counts the choices made. Each step raises Diverged where the
    choice is not possible or the state is not the one of the record.
    """

    def __init__(self, record: Record, any_version: bool = False) -> None:
        if record.engine != VERSION and not any_version:
            raise RecordError(
                f"the record was made by version {record.engine} of the engine, this is version {VERSION}; "
                "`cutin replay --any-version` replays it all the same, and compares the states"
            )
        self.record = record
        self.done = 0
        self.state = begin(record.setup)
        if record.start and self.state.fingerprint() != record.start:
            raise Diverged(1, "the state at the start of the game is not the one of the record")

    @property
    def over(self) -> bool:
        """Whether every choice of the record has been made."""
        return self.done >= len(self.record.choices)

    def step(self) -> None:
        """Makes the next choice."""
        choice = self.record.choices[self.done]
        number = self.done + 1
        decision = self.state.decision
        if decision is None:
            raise Diverged(
                number, f"the game is over, but the record goes on with {shortened(choice.text)!r}"
            )
        if SEATS[decision.seat] != choice.seat:
            raise Diverged(
                number,
                f"{SEATS[decision.seat]} has to decide here, not {choice.seat} ({shortened(choice.text)!r})",
            )
        try:
            self.state.choose(choice.text)
        except NotAnOption as error:
            raise Diverged(number, str(error)) from None
        self.done = number
        if choice.after and self.state.fingerprint() != choice.after:
            raise Diverged(number, f"after {shortened(choice.text)!r} the state is not the one of the record")

    def to(self, number: int | None = None) -> GameState:
        """Plays on until that many choices are made (None: all), and returns the state."""
        while not self.over and (number is None or self.done < number):
            self.step()
        if self.over and number is None:
            self.check_result()
        return self.state

    def check_result(self) -> None:
        """Raises Diverged where the record names another end than the one it leads to."""
        said = self.record.result
        found = result_text(self.state)
        if said and said != found:
            ends = (
                f"it ends with {shortened(found)!r}"
                if found
                else "but it is not over after the last decision"
            )
            raise Diverged(self.done, f"the record says the game ended with {shortened(said)!r}, {ends}")


def result_text(state: GameState) -> str:
    """How a game ended, in a few words; empty while it is not over."""
    result = state.result
    if result is None:
        return ""
    who = "draw" if result.winner is None else f"{SEATS[result.winner]} wins"
    return f"{who}: {result.reason} [{result.rule}]"


def replay(record: Record, to: int | None = None, any_version: bool = False) -> GameState:
    """The state after the record's first `to` choices (None: all). Raises RecordError, Diverged."""
    return Replay(record, any_version).to(to)

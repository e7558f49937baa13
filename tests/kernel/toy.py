"""A game made up to test the kernel with: two players, piles face-down, hands, boards, and numbers to choose.

It belongs to nobody, and no rule of it is worth playing.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cutin.kernel.agenda import AGAIN, DONE, Frame, amend, at, push, run, step
from cutin.kernel.changes import emit, move, set_lost, set_result, set_table
from cutin.kernel.decision import Decision
from cutin.kernel.depends import ALWAYS, OWN, PILES, Matters
from cutin.kernel.records import Record
from cutin.kernel.saving import Codec
from cutin.kernel.state import State

PILE, HAND, BOARD = range(3)
PLACES = 3


class Result(Record, frozen=True):
    """Who won."""

    winner: int | None


class Table(Record, frozen=True):
    """What is written down: numbers in the order in which they came."""

    lasting: tuple[Any, ...] = ()
    log: tuple[str, ...] = ()


def note(s: State, text: str) -> None:
    """Writes down that something happened."""
    set_table(s, log=(*s.table.log, text))
    emit(s, "noted", text=text)


class Straight(Frame, frozen=True, kw_only=True, tag="straight"):
    """Three steps, one after the other; what is pushed comes in between."""

    inner: bool = False


@step(Straight, "T-1.1")
def first(s: State, f: Straight) -> None:
    note(s, "first")


@step(Straight, "T-1.2", cited=True)
def second(s: State, f: Straight) -> None:
    if f.inner:
        push(s, Straight(player=f.player))
    note(s, "second")


@step(Straight, "T-1.3")
def third(s: State, f: Straight) -> None:
    note(s, "third")


class Loop(Frame, frozen=True, kw_only=True, tag="loop"):
    """Repeats a step, goes back to one by its name, and ends before the last."""

    times: int = 0
    rounds: int = 0


@step(Loop, "T-2.1")
def again(s: State, f: Loop) -> int | None:
    if f.times == 3:
        return None
    amend(s, len(s.agenda) - 1, times=f.times + 1)
    note(s, f"time {f.times}")
    return AGAIN


@step(Loop, "T-2.2")
def back(s: State, f: Loop) -> int:
    if f.rounds == 1:
        return at(Loop, "end")
    amend(s, len(s.agenda) - 1, times=0, rounds=1)
    return at(Loop, "again")


@step(Loop, "T-2.3")
def left_out(s: State, f: Loop) -> None:
    note(s, "never")


@step(Loop, "T-2.4")
def end(s: State, f: Loop) -> int:
    note(s, "end")
    return DONE


@step(Loop, "T-2.5")
def after_the_end(s: State, f: Loop) -> None:
    note(s, "never")


class Choose(Frame, frozen=True, kw_only=True, tag="choose"):
    """Asks for numbers until `wanted` are chosen; each only once. With `skip`, nothing is asked."""

    wanted: int = 2
    numbers: tuple[int, ...] = (1, 2, 3)
    skip: bool = False
    forced: bool = True


def ask_number(s: State, f: Choose) -> Decision | None:
    if f.skip or not f.wanted:
        return None
    return Decision(f.player, "number", "T-3.1", f.numbers, f.forced)


@step(Choose, "T-3.1", ask_number)
def choose_number(s: State, f: Choose, value: int) -> int:
    note(s, f"{'AB'[f.player]} {value}")
    left = tuple(n for n in f.numbers if n != value)
    amend(s, len(s.agenda) - 1, wanted=f.wanted - 1, numbers=left)
    return AGAIN


@step(Choose, "T-3.2")
def chosen(s: State, f: Choose) -> None:
    note(s, "chosen")


class Play(Frame, frozen=True, kw_only=True, tag="play"):
    """Puts cards of the hand on the board until the player stops; who has none left wins."""


def ask_card(s: State, f: Play) -> Decision:
    return Decision(f.player, "card", "T-4.1", (-1, *s.zones[f.player * PLACES + HAND]), False)


@step(Play, "T-4.1", ask_card)
def play_card(s: State, f: Play, value: int) -> int | None:
    if value < 0:
        return DONE
    move(s, value, f.player * PLACES + BOARD)
    if not s.zones[f.player * PLACES + HAND]:
        set_lost(s, 1 - f.player)
    return AGAIN


class Rules:
    """What the kernel asks of the rules of a game."""

    game = "toy"
    conditioned = (False, False, True) * 2
    sees = (0, 1, 3, 0, 2, 3)
    unordered = (False, True, False) * 2
    life = (-1,) * 6
    lies = (PILES, PILES, ALWAYS) * 2
    matters = Matters({"damage": ALWAYS, "rolled": OWN})
    shaping = 0
    outside_statics: dict[int, Any] = {}
    open_lists = True

    def __init__(self, digest: str = "") -> None:
        names = ("ant", "bee", "cat", "dog", "eel", "fox")
        self.defs = [SimpleNamespace(key=n, name=n.title(), digest=digest) for n in names]
        self.refreshed = 0

    def kinds_of(self, keys: list[str]) -> list[int]:
        known = [each.key for each in self.defs]
        return [known.index(key) for key in keys]

    def refresh(self, s: State) -> None:
        s.stale = False
        self.refreshed += 1

    def finish(self, s: State) -> None:
        set_result(s, Result(None if s.lost == 3 else 2 - s.lost))

    def drop_plan(self, s: State) -> None:
        """Nothing is planned in this game."""

    def load(self, data: bytes) -> State:
        s = CODEC.read(self, data)
        s.values = SimpleNamespace(depends=ALWAYS)
        self.refresh(s)
        if s.agenda:
            frame = s.agenda[-1]
            ask = frame.flow(s)[frame.step].ask
            s.decision = ask(s, frame) if ask is not None else None
        return s


CODEC = Codec((Straight, Loop, Choose, Play), Table, Result)


def new(*frames: Frame, seed: int = 7, rules: Rules | None = None, cards: int = 6) -> State:
    """A game with six cards in each pile and these procedures begun, the last one on top."""
    s = State.__new__(State)
    s.rules = rules or Rules()
    s.kinds = tuple(range(cards)) * 2
    s.owners = bytes(cards) + b"\x01" * cards
    s.cards = [None] * (2 * cards)
    s.zones = [tuple(range(cards)), (), (), tuple(range(cards, 2 * cards)), (), ()]
    s.where = [PILE] * cards + [PLACES + PILE] * cards
    s.agenda = list(frames)
    s.parked = s.chain = s.ready = s.pending = ()
    s.table = Table()
    s.known = (bytes(2 * cards), bytes(2 * cards))
    s.seed = seed
    s.rolls = s.serial = s.lost = 0
    s.result = s.decision = s.listener = s.asked = None
    s.values = SimpleNamespace(depends=ALWAYS)
    s.stale = s.shared = False
    s.forced = ()
    s.running = ""
    s.moved = False
    s.looks = {}
    s.trail = None
    return s


def started(*frames: Frame, **options: Any) -> State:
    """The same, run to its first decision."""
    s = new(*frames, **options)
    run(s)
    return s


def answer(s: State, value: Any) -> None:
    """Chooses that option and runs on, as a game does."""
    assert s.decision is not None and value in s.decision.options
    s.forced = ()
    run(s, value, True)

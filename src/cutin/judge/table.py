"""The game as a scenario looks at it: what is where, what is asked, what has happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from cutin.game.state import GameState
from cutin.kernel.decision import Decision
from cutin.kernel.errors import NotAnAction
from cutin.kernel.events import Event, Hearer
from cutin.kernel.state import Card, State
from cutin.telling import Happened, happened

from .expected import EventExpected, Phrase
from .part import Judging, catalogued, judging_of


class Heard(Hearer):
    """The events so far, and each as it was at its moment; only what is appended is heard."""

    def __init__(self) -> None:
        super().__init__()
        self.happened: list[Happened] = []

    def append(self, event: Event) -> None:
        """Called by the engine as the event happens."""
        super().append(event)
        self.happened.append(happened(self.state, event, 0))

    def copy(self) -> Heard:
        """The same, to go on with another state."""
        new = Heard()
        new.extend(self)
        new.happened = list(self.happened)
        return new


@dataclass(frozen=True)
class Taken:
    """An answer that was the only one: whose question it was and, of a card, whose it may be called (it
    may have been taken from its owner since) and by which numbers."""

    seat: int
    text: str
    whose: tuple[int, ...] = (0, 1)
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True)
class Still:
    """The game after a choice, for a timeline: the state, and from which event on to which that choice led.

    `aside` counts the "what if" that it is in; `line` is the line of the script.
    """

    state: GameState
    happened: list[Happened]
    start: int
    end: int
    aside: int
    line: int


@dataclass(frozen=True)
class Said:
    """Whether a phrase is so, and what is so instead."""

    so: bool
    was: str


def plain_word(name: str) -> str:
    """Keywords are compared by their letters only."""
    return re.sub(r"[^a-z]", "", name.lower())


About = Callable[[Any, int, Any, Any], Said]
"""Whether something is so of a card: the table, the card, its record, the value of the phrase."""


class Table:
    """A state with the events since the script began and the notes of what the script did.

    A game's own class says what its places are called and what can be said of its cards.
    """

    place_names: ClassVar[tuple[str, ...]]
    """A player's places, in the order of the zones."""
    field: ClassVar[frozenset[int]]
    """Those that are the field."""
    about: ClassVar[Mapping[str, About]]
    """What can be said of a card, by the phrase."""
    anywhere: ClassVar[frozenset[str]] = frozenset()
    """What of it can be said of a card that has no condition where it lies."""

    def __init__(self, state: State, events: Heard | None = None) -> None:
        assert isinstance(state, GameState)
        self.state = state
        self.part: Judging = judging_of(state)
        self.windows = catalogued(state).windows
        self.events = Heard() if events is None else events
        # Kept only where somebody wants to see the game step by step.
        self.stills: list[Still] | None = None
        self.aside = 0
        self.line = 0
        self.notes: list[tuple[int, str]] = []
        # Rules that asked something or refused something, with the number of events before.
        self.other_cites: list[tuple[int, str]] = []
        # What had one answer only since the last choice.
        self.taken: list[Taken] = []
        if state.listener is not self.events:
            state.listen(self.events)
        self._note_question()

    def clone(self) -> Table:
        copy = object.__new__(type(self))
        copy.part, copy.windows = self.part, self.windows
        copy.state = self.state.clone()
        copy.events = self.events.copy()
        copy.state.listen(copy.events)
        copy.state.trail = self.state.trail.copy() if self.state.trail is not None else None
        copy.notes = list(self.notes)
        copy.other_cites = list(self.other_cites)
        copy.taken = list(self.taken)
        copy.stills = None
        copy.aside, copy.line = self.aside, self.line
        return copy

    # --- the decision -------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        return self.state.decision

    def texts(self) -> list[str]:
        found: list[str] = self.state.texts()
        return found

    def texts_of(self, seat: int) -> list[str]:
        """Those options that are cards which that player has."""
        decision = self.decision
        options = decision.options if decision is not None else ()
        where = self.state.where
        return [
            text
            for option, text in zip(options, self.texts(), strict=True)
            if isinstance(option, tuple) and len(option) == 2 and option[0] >= 0
            if where[option[0]] // self.places == seat
        ]

    def text_of_number(self, words: str) -> str | None:
        """The option meant by "use GM#2" where only that one of the GMs can be used and needs no number."""
        said = re.match(r"(?P<verb>(?:play|use) )?(?P<name>.+?)#(?P<number>\d+)", words)
        decision = self.decision
        if said is None or decision is None:
            return None
        cards = self.find(said["name"])
        number = int(said["number"])
        wanted = cards[number - 1] if number <= len(cards) else -1
        for option, text in zip(decision.options, self.texts(), strict=True):
            if text == f"{said['verb'] or ''}{said['name']}" and isinstance(option, tuple):
                if option[0 if len(option) == 2 else 1] == wanted:
                    return text
        return None

    def choose(self, text: str) -> None:
        start = len(self.events)
        self.state.choose(text)
        self._note_question()
        self.keep(start)

    def keep(self, start: int) -> None:
        """Keeps the game as it stands, if somebody wants to see it."""
        if self.stills is not None:
            events = self.events
            self.stills.append(
                Still(self.state.clone(), events.happened, start, len(events), self.aside, self.line)
            )

    def _note_question(self) -> None:
        self.taken = []
        for decision, option in self.state.forced:
            self.other_cites.append((len(self.events), decision.rule))
            self.taken.append(self._answer(decision, option))
        if self.state.decision is not None:
            self.other_cites.append((len(self.events), self.state.decision.rule))

    def _answer(self, decision: Decision, option: Any) -> Taken:
        text = self._text_of(decision, option)
        card = option[0] if isinstance(option, tuple) and len(option) == 2 else -1
        if not isinstance(card, int) or not 0 <= card < len(self.state.where):
            return Taken(decision.seat, text)
        # The only one offered is also called the first.
        numbers = (1, self.find(self.name(card)).index(card) + 1)
        return Taken(decision.seat, text, (self.holder(card), self.state.owners[card]), numbers)

    def _text_of(self, decision: Decision, option: Any) -> str:
        """The text of an answer that was taken before; an effect put in order may be over by now."""
        text: str = self.state.rules.option_text(self.state, decision, option)
        if text == f"effect {option}":
            for event in reversed(self.events):
                if event.data.get("key") == option and event.cards:
                    return self.name(event.cards[0])
        return text

    def why_not(self, words: str) -> tuple[tuple[str, str], ...]:
        """(rule, reason) for each thing that refuses the words, tried from the longest beginning on."""
        ends = [m.start() for m in re.finditer(r" (?:on|in|with|paying|to|and|for) |, ", words)]
        for end in [len(words), *reversed(ends)]:
            try:
                return tuple((r.rule, r.reason) for r in self.state.why_not(words[:end]))
            except NotAnAction:
                continue
        return ()

    def refused(self, rules: set[str]) -> None:
        """Refusals that the script has looked at count as cited."""
        self.other_cites += [(len(self.events), rule) for rule in sorted(rules)]

    # --- time ---------------------------------------------------------------------------------------

    @property
    def turn_player(self) -> int:
        found: int = self.state.table.turn_player
        return found

    @property
    def turn(self) -> int:
        found: int = self.state.table.turn
        return found

    @property
    def phase(self) -> int:
        found: int = self.state.table.phase
        return found

    @property
    def phase_part(self) -> int:
        """In which part of the phase it stands (`moments.START` and so on), -1: in none of them."""
        raise NotImplementedError

    @property
    def acting(self) -> bool:
        """Whether a player may do something or pass."""
        return self.decision is not None and self.decision.question in self.windows

    @property
    def free(self) -> bool:
        """Whether a player may act and nothing waits."""
        return self.decision is not None and self.decision.question == self.windows[0]

    @property
    def answering(self) -> bool:
        """Whether a player may act and something waits, which is resolved after it."""
        return self.acting and not self.free

    def where_it_stands(self) -> str:
        """Turn and phase, in words."""
        raise NotImplementedError

    def now(self) -> str:
        """Where the game stands, and what waits."""
        waiting = self.waiting_names()
        where = self.where_it_stands()
        return f"{where}; waiting: {', '.join(waiting)}" if waiting else where

    def result(self) -> str:
        result = self.state.result
        if result is None:
            return "none"
        return "draw" if result.winner is None else f"{'AB'[result.winner]} wins"

    def waiting(self) -> int:
        return len(self.state.chain)

    def waiting_names(self) -> list[str]:
        """The sources of the activated effects, the one that resolves last first."""
        return [self.name(item.source) if item.source >= 0 else "the rules" for item in self.state.chain]

    # --- cards --------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        found: str = self.state.rules.defs[self.state.kinds[card]].name
        return found

    def find(self, name: str) -> list[int]:
        """The cards of that name or key, by id; a coin treated as a card by "Zaku coin"."""
        defs = self.state.rules.defs
        meant = [name in (each.name, each.key, each.name_ja) for each in defs]
        return [card for card, kind in enumerate(self.state.kinds) if meant[kind]]

    @property
    def places(self) -> int:
        """How many places each player has."""
        return len(self.place_names)

    def holder(self, card: int) -> int:
        return self.state.where[card] // self.places

    def controller(self, card: int) -> int:
        """Whose card it is while it lies there."""
        return self.holder(card)

    def on_field(self, card: int) -> bool:
        return self.state.where[card] % self.places in self.field

    def place_of(self, zone: int) -> str:
        """Whose place a zone is."""
        return f"{'AB'[zone // self.places]}'s {self.place_names[zone % self.places]}"

    def place(self, card: int) -> str:
        return self.place_of(self.state.where[card])

    def pile(self, seat: int, place: str) -> list[str]:
        """The names in a player's place, the top first; set cards with their hosts."""
        zone = seat * self.places + self.place_names.index(place)
        names: list[str] = []
        for card in self.state.zones[zone]:
            names += self._with_set(card)
        return names

    def _with_set(self, card: int) -> list[str]:
        record = self.state.cards[card]
        under = record.under if record is not None else ()
        return [self.name(card), *(name for each in under for name in self._with_set(each))]

    # --- what is said of a card ---------------------------------------------------------------------

    def says(self, card: int, phrase: Phrase) -> Said:
        """Whether that is so of the card."""
        record = self.state.cards[card]
        if phrase.what == "place":
            place, seat = phrase.value
            so = self.in_place(card, place) and seat in (None, self.holder(card))
            return Said(so, self.place(card))
        if record is None and phrase.what not in self.anywhere:
            return Said(False, f"in {self.place(card)}")
        return self.about[phrase.what](self, card, record, phrase.value)

    def in_place(self, card: int, place: str) -> bool:
        """Whether a card lies in a place of that name, or on the field."""
        if place == "field":
            return self.on_field(card)
        return self.place_names[self.state.where[card] % self.places] == place

    def values(self, card: int) -> Any:
        """What is in force for a card."""
        raise NotImplementedError

    # --- what happened ------------------------------------------------------------------------------

    def count(self) -> int:
        return len(self.events)

    def cited(self, since: int) -> set[str]:
        """The rules that events, questions and refusals have named from that event on."""
        rules = {event.rule for event in self.events[since:] if event.rule}
        return rules | {rule for number, rule in self.other_cites if number >= since and rule}

    def kind(self, number: int) -> str:
        return self.events[number].kind.replace(" ", "-")

    def kinds(self, since: int) -> list[str]:
        return list(dict.fromkeys(e.kind.replace(" ", "-") for e in self.events[since:] if e.kind != "step"))

    def fits(self, number: int, want: EventExpected) -> bool:
        event = self.events[number]
        names = [self.name(card) for card in event.cards]
        return (
            event.kind.replace(" ", "-") == want.kind
            and all(name in names for name in want.cards)
            and (not want.rule or event.rule == want.rule)
            and (want.seat is None or event.seat == want.seat)
        )

    def told(self, number: int) -> str:
        """One event in a line."""
        event = self.events[number]
        names = ", ".join(self.name(card) for card in event.cards)
        who = f" by {'AB'[event.seat]}" if event.seat in (0, 1) else ""
        facts = ", ".join(f"{key} {self._fact(key, value)}" for key, value in event.data.items())
        line = f"{event.kind}{' ' + names if names else ''}{who}{': ' + facts if facts else ''}"
        return f"{line} ({event.rule})" if event.rule else line

    def _fact(self, key: str, value: Any) -> str:
        if key in ("to", "origin", "zone") and isinstance(value, int) and 0 <= value < 2 * self.places:
            return self.place_of(value)
        if key in ("head", "card", "host") and isinstance(value, int) and 0 <= value < len(self.state.kinds):
            return self.name(value)
        return str(value)

    def note(self, words: str) -> None:
        """Something the script did, for the trace."""
        self.notes.append((len(self.events), words))

    def take_notes(self, copy: Table) -> None:
        """Tells what was done on a copy, indented, before going on."""
        start = len(self.events)
        for line in copy.trace(start, copy.notes[len(self.notes) :]):
            self.notes.append((start, "  " + line))
        self.notes.append((start, "end of what if"))

    def trace(self, since: int = 0, notes: list[tuple[int, str]] | None = None) -> list[str]:
        """Everything that happened, with what the script did between."""
        lines: list[str] = []
        left = list(self.notes if notes is None else notes)
        for number in range(since, len(self.events) + 1):
            while left and left[0][0] <= number:
                lines.append(f"> {left.pop(0)[1]}")
            if number < len(self.events) and self.events[number].kind != "seen":
                lines.append(f"  {self.told(number)}")
        return lines


def _damage(t: Table, card: int, record: Card, value: Any) -> Said:
    return Said(record.damage == value, f"{record.damage} damage")


def _has(t: Table, card: int, record: Card, value: Any) -> Said:
    v = t.values(card)
    found = re.fullmatch(r"(.+?)(?: \((\d+)\))?", value)
    assert found is not None
    keywords = {plain_word(name): n for name, n in v.keywords.items()}
    want = plain_word(found[1])
    so = want in keywords and (found[2] is None or keywords[want] == int(found[2]))
    return Said(so, f"has {', '.join(v.keywords) or 'no keyword'}")


def _text(t: Table, card: int, record: Card, value: Any) -> Said:
    texts = t.values(card).texts
    return Said(not texts and not t.values(card).keywords, f"{len(texts)} texts")


def _name(t: Table, card: int, record: Card, value: Any) -> Said:
    names = t.values(card).names
    return Said(not any(names), f"named {', '.join(names)}")


def _host(t: Table, card: int, record: Card, value: Any) -> Said:
    was = t.name(record.host) if record.host >= 0 else "nothing"
    return Said(was == value, f"set on {was}")


def _controller(t: Table, card: int, record: Card, value: Any) -> Said:
    was = "AB"[t.controller(card)]
    return Said(was == value, f"controlled by {was}")


def _owner(t: Table, card: int, record: Card, value: Any) -> Said:
    was = "AB"[t.state.owners[card]]
    return Said(was == value, f"original owner {was}")


ABOUT: dict[str, About] = {
    "damage": _damage,
    "has": _has,
    "text": _text,
    "name": _name,
    "host": _host,
    "controller": _controller,
    "owner": _owner,
}
"""What can be said of a card in every game."""

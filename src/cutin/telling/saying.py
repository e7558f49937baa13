"""Which message an event is, and its arguments; the same for every language.

Here stands what every game has; a game's own events, and those that it tells otherwise, are in its part.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cutin.kernel.events import Event

from .happened import Happened
from .languages import Language
from .part import Said, Teller, Telling

EVERYTHING = -1
"""As a viewer: somebody from whom nothing is hidden (a game of two machines, a replay)."""


@dataclass(frozen=True)
class Ctx:
    """An event with what its cards were called, for one viewer (a seat, None: a spectator, EVERYTHING)."""

    happened: Happened
    viewer: int | None
    language: Language

    @property
    def event(self) -> Event:
        """The event."""
        return self.happened.event

    @property
    def may_know(self) -> bool:
        """Whether the viewer may be told which cards these are."""
        if self.viewer == EVERYTHING:
            return True
        seen = 3 if self.viewer is None else 1 << self.viewer
        return self.event.knows & seen == seen

    def card(self, place: int = 0) -> str:
        """The name of a card of the event, or "a card"."""
        cards = self.event.cards
        if place >= len(cards) or not self.may_know:
            return self.language.say("a card")
        return self.named(cards[place])

    def named(self, card: int) -> str:
        """What a card was called when it happened."""
        names = self.happened.names_ja if self.language.code == "ja" else self.happened.names
        found = names.get(card) or self.happened.names.get(card)
        return found or self.language.say("a card")

    def cards(self) -> str:
        """The names of all cards of the event."""
        return self.language.say("comma").join(self.card(place) for place in range(len(self.event.cards)))

    @property
    def who(self) -> str:
        """The player of the event."""
        return self.player(self.event.seat)

    def player(self, seat: int) -> str:
        """A or B; the rules themselves are nobody."""
        return "AB"[seat] if seat in (0, 1) else self.language.say("nobody")

    @property
    def source(self) -> str:
        """The card whose effect it is, or "the rules"."""
        source = self.event.cause[1]
        return self.named(source) if source >= 0 else self.language.say("the rules")

    def place(self, zone: int) -> str:
        """Whose place, in words."""
        return self.language.telling.place(self, zone)

    def bare_place(self, zone: int) -> str:
        """The place without whose it is."""
        telling = self.language.telling
        return self.language.word(telling.place_names[zone % telling.places])

    def targets(self) -> str:
        """What a play is aimed at, behind it."""
        data = self.event.data
        found = [self.language.say("target", card=self.named(card)) for card in data.get("on", ())]
        found += [self.language.telling.target(self, kind, number) for kind, number in data.get("at", ())]
        if not found:
            return ""
        return self.language.say("on targets", targets=self.language.say("comma").join(found))


TELLERS: dict[str, Teller] = {}
"""The events of every game."""


def tells(table: dict[str, Teller], *kinds: str) -> Callable[[Teller], Teller]:
    """The function has the message for events of these kinds."""

    def mark(teller: Teller) -> Teller:
        for kind in kinds:
            table[kind] = teller
        return teller

    return mark


def plainly(table: dict[str, Teller], *kinds: str) -> None:
    """Events of these kinds are a message of the same name about their first card."""
    for kind in kinds:
        table[kind] = _plain(kind)


def _plain(key: str) -> Teller:
    return lambda t: (key, {"card": t.card()})


# --- the course of the game -------------------------------------------------------------------------


@tells(TELLERS, "begin")
def _begin(t: Ctx) -> Said:
    return "begin", {"who": t.who}


@tells(TELLERS, "turn")
def _turn(t: Ctx) -> Said:
    return "turn", {"who": t.who, "turn": t.event.data["turn"]}


@tells(TELLERS, "phase")
def _phase(t: Ctx) -> Said:
    return "phase", {"phase": t.language.word(t.event.data["phase"])}


@tells(TELLERS, "game over")
def _game_over(t: Ctx) -> Said:
    winner = t.event.seat
    if winner < 0:
        return "nobody wins", {"reason": t.language.say("both lose")}
    return "wins", {"who": t.who, "reason": t.language.telling.ending(t)}


# --- playing ----------------------------------------------------------------------------------------


@tells(TELLERS, "played")
def _played(t: Ctx) -> Said:
    say = t.language.say
    telling = t.language.telling
    x = t.event.data.get("x", 0)
    origin = t.event.data["origin"]
    elsewhere = origin % telling.places != telling.own_place
    place = say("from place", place=t.bare_place(origin)) if elsewhere else ""
    tail = say("with X", x=x) if x else ""
    return "played", {"who": t.who, "card": t.card(), "targets": t.targets(), "origin": place, "x": tail}


@tells(TELLERS, "text played")
def _text_played(t: Ctx) -> Said:
    return "text played", {"who": t.who, "card": t.card(), "targets": t.targets()}


@tells(TELLERS, "resolves")
def _resolves(t: Ctx) -> Said:
    return ("resolves", {"card": t.card()}) if t.event.cards else ("rules resolve", {})


@tells(TELLERS, "play negated")
def _play_negated(t: Ctx) -> Said:
    return "play negated", {"card": t.card(), "source": t.source}


@tells(TELLERS, "set")
def _set(t: Ctx) -> Said:
    return "set", {"card": t.card(0), "host": t.card(1)}


@tells(TELLERS, "answered")
def _answered(t: Ctx) -> Said:
    return "answers yes" if t.event.data.get("answer") else "answers no", {"who": t.who}


# --- cards moving -----------------------------------------------------------------------------------


@tells(TELLERS, "shuffle")
def _shuffle(t: Ctx) -> Said:
    return "shuffled", {"place": t.place(t.event.data["zone"])}


@tells(TELLERS, "create")
def _create(t: Ctx) -> Said:
    return "created", {"card": t.card(), "place": t.place(t.event.data["to"])}


# --- rules that decide something --------------------------------------------------------------------


@tells(TELLERS, "rule")
def _rule(t: Ctx) -> Said | None:
    telling = t.language.telling
    key = telling.remarks.get(t.event.rule)
    if key is None or (not t.event.cards and key not in telling.without_card):
        return None
    return key, {"card": t.card()} if t.event.cards else {}


def idle(happened: Happened, telling: Telling) -> bool:
    """Whether there is nothing to be said of an event, in whatever language."""
    event = happened.event
    return event.kind in telling.silent or (event.kind == "rule" and event.rule not in telling.remarks)


def said(t: Ctx) -> Said | None:
    """The message of an event and its arguments, if there is something to tell."""
    teller = t.language.telling.tellers.get(t.event.kind) or TELLERS.get(t.event.kind)
    return teller(t) if teller is not None else None

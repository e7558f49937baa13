"""Which message an event is, and its arguments; the same for every language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cutin.gundam_war.table import (
    ABOLISH,
    DISPOSITION,
    EARTH_AREA,
    HAND,
    HANGAR,
    JUNKYARD,
    LOST,
    NATION,
    PLACE_NAMES,
    PLACES,
    PLAYED,
    REMOVED,
    SPACE_AREA,
)
from cutin.kernel.events import Event

from .happened import Happened
from .languages import Language

EVERYTHING = -1
"""As a viewer: somebody from whom nothing is hidden (a game of two machines, a replay)."""

AREAS = (SPACE_AREA, EARTH_AREA)
ON_FIELD = (DISPOSITION, SPACE_AREA, EARTH_AREA)
Said = tuple[str, dict[str, Any]]
"""The key of a message, and its arguments."""


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

    def area(self, zone: int) -> str:
        """Space or Earth."""
        return self.language.word(PLACE_NAMES[zone % PLACES])

    def place(self, zone: int) -> str:
        """Whose place, in words."""
        where = self.area(zone)
        if zone % PLACES in AREAS:
            return where
        return self.language.say("place of", who=self.player(zone // PLACES), place=where)

    def coins(self) -> str:
        """How many coins of what name."""
        count, name = abs(self.event.data["count"]), str(self.event.data["name"]).removesuffix(" coin")
        key = ("1 coin" if count == 1 else "coins") if name else "nameless coins"
        if not name and count == 1:
            key = "1 nameless coin"
        return self.language.say(key, count=count, name=name)

    def targets(self) -> str:
        """What a play is aimed at, behind it."""
        data = self.event.data
        found = [self.language.say("target", card=self.named(card)) for card in data.get("on", ())]
        found += [self._other(kind, number) for kind, number in data.get("at", ())]
        if not found:
            return ""
        return self.language.say("on targets", targets=self.language.say("comma").join(found))

    def _other(self, kind: int, number: int) -> str:
        if kind == -1:
            return self.language.say("Nation of", who=self.player(number))
        if kind == -2:
            return self.language.say("squad of", who=self.player(number // PLACES), area=self.area(number))
        if kind == -3:
            return self.language.say("a play")
        return self.place(number)


Teller = Callable[[Ctx], "Said | None"]
TELLERS: dict[str, Teller] = {}

# Said better by another event at the same moment, or bookkeeping of the rules. Of rules that are merely
# cited, those in REMARKS are told.
SILENT = frozenset(
    {
        *("activate", "applies", "arrived", "chosen", "coin", "coins", "credited", "ends", "end of turn"),
        *("lasting", "pass", "seen", "set up", "sortied", "step", "triggers", "turn ends", "used"),
        "waits",
    }
)


def tells(*kinds: str) -> Callable[[Teller], Teller]:
    """The function has the message for events of these kinds."""

    def mark(teller: Teller) -> Teller:
        for kind in kinds:
            TELLERS[kind] = teller
        return teller

    return mark


def plainly(kind: str, key: str = "") -> None:
    """Events of this kind are a message about their first card."""
    TELLERS[kind] = lambda t: (key or kind, {"card": t.card()})


for each in ("on hold", "acts", "rolled", "rerolled", "no damage", "destroyed", "saved", "protected"):
    plainly(each)
for each in ("resupplied", "transformed"):
    plainly(each)


# --- the course of the game -------------------------------------------------------------------------


@tells("begin")
def _begin(t: Ctx) -> Said:
    return "begin", {"who": t.who}


@tells("turn")
def _turn(t: Ctx) -> Said:
    return "turn", {"who": t.who, "turn": t.event.data["turn"]}


@tells("phase")
def _phase(t: Ctx) -> Said:
    return "phase", {"phase": t.language.word(t.event.data["phase"])}


@tells("game over")
def _game_over(t: Ctx) -> Said:
    winner = t.event.seat
    if winner < 0:
        return "nobody wins", {"reason": t.language.say("both empty")}
    if t.event.rule == "GW-5.6":
        return "wins", {"who": t.who, "reason": t.language.say("Nation empty", who=t.player(1 - winner))}
    return "wins", {"who": t.who, "reason": t.language.say("by an effect")}


# --- playing ----------------------------------------------------------------------------------------


@tells("played")
def _played(t: Ctx) -> Said:
    say = t.language.say
    x = t.event.data.get("x", 0)
    origin = t.event.data["origin"] % PLACES
    place = say("from place", place=t.area(origin)) if origin != HAND else ""
    tail = say("with X", x=x) if x else ""
    return "played", {"who": t.who, "card": t.card(), "targets": t.targets(), "origin": place, "x": tail}


@tells("text played")
def _text_played(t: Ctx) -> Said:
    return "text played", {"who": t.who, "card": t.card(), "targets": t.targets()}


@tells("resolves")
def _resolves(t: Ctx) -> Said:
    if not t.event.cards:
        return "rules resolve", {}
    return "abolish resolves" if t.event.data.get("what") == ABOLISH else "resolves", {"card": t.card()}


@tells("play negated")
def _play_negated(t: Ctx) -> Said:
    return "play negated", {"card": t.card(), "source": t.source}


@tells("fails")
def _fails(t: Ctx) -> Said:
    return "effect fails" if t.event.seat >= 0 else "fails", {"card": t.card()}


@tells("came out")
def _came_out(t: Ctx) -> Said:
    return "came out rolled" if t.event.data.get("rolled") else "came out", {"card": t.card()}


@tells("set")
def _set(t: Ctx) -> Said:
    return "set", {"card": t.card(0), "host": t.card(1)}


@tells("answered")
def _answered(t: Ctx) -> Said:
    return "answers yes" if t.event.data.get("answer") else "answers no", {"who": t.who}


# --- cards moving -----------------------------------------------------------------------------------


@tells("move")
def _move(t: Ctx) -> Said | None:
    origin, to = t.event.data["origin"], t.event.data["to"]
    came, goes = origin % PLACES, to % PLACES
    owner = t.player(to // PLACES)
    if goes == PLAYED or (came == PLAYED and goes in ON_FIELD):
        return None  # "plays", "comes out"
    if came == NATION and goes == HAND:
        return "draws", {"who": owner, "cards": t.card()}
    if came == NATION and goes == LOST:
        return "loses 1", {"who": owner, "why": resource_or_damage(t)}
    if came in ON_FIELD and goes in AREAS:
        return "goes to area", {"card": t.card(), "area": t.area(goes)}
    if came in AREAS and goes == DISPOSITION:
        return "returns", {"card": t.card()}
    if goes == JUNKYARD and came in ON_FIELD:
        return "abolished", {"card": t.card(), "who": owner}
    if came == PLAYED and goes == JUNKYARD:
        return "to Junkyard", {"card": t.card(), "who": owner}
    if goes == REMOVED:
        return "removed", {"card": t.card()}
    if goes == HANGAR:
        return "to Hangar", {"card": t.card(), "who": owner}
    where = {"card": t.card(), "to": t.place(to), "origin": t.place(origin)}
    return "put into" if goes in ON_FIELD else "moves", where


@tells("shuffle")
def _shuffle(t: Ctx) -> Said:
    return "shuffled", {"place": t.place(t.event.data["zone"])}


@tells("create")
def _create(t: Ctx) -> Said:
    return "created", {"card": t.card(), "place": t.place(t.event.data["to"])}


@tells("exchanged")
def _exchanged(t: Ctx) -> Said | None:
    if len(t.event.cards) < 2:
        return None  # the state that the new card takes over
    return "exchanged", {"card": t.card(0), "old": t.card(1)}


def resource_or_damage(t: Ctx) -> str:
    """Why cards of a Nation are lost, in brackets."""
    key = {"GW-15.16": "as damage", "GW-7.6": "as resource"}.get(t.event.rule)
    return t.language.say(key) if key else ""


# --- the state of cards -----------------------------------------------------------------------------


@tells("damage")
def _damage(t: Ctx) -> Said:
    damage = t.event.data["damage"]
    if not damage:
        return "damage wiped", {"card": t.card()}
    if t.happened.defence is None:
        return "damage", {"card": t.card(), "damage": damage}
    return "damage of", {"card": t.card(), "damage": damage, "defence": t.happened.defence}


@tells("shield")
def _shield(t: Ctx) -> Said:
    return "shield", {"card": t.card(), "amount": t.event.data.get("amount", 0)}


@tells("coins placed")
def _coins_placed(t: Ctx) -> Said:
    return "coins placed", {"coins": t.coins(), "card": t.card()}


@tells("managed coins")
def _managed_coins(t: Ctx) -> Said:
    key = "gets coins" if t.event.data["count"] > 0 else "gives coins"
    return key, {"who": t.who, "coins": t.coins()}


@tells("collects")
def _collects(t: Ctx) -> Said:
    return "collects", {"who": t.who, "area": t.area(t.event.data["zone"])}


@tells("points")
def _points(t: Ctx) -> Said:
    return "points", {"who": t.who, "points": t.event.data["points"]}


# --- battle -----------------------------------------------------------------------------------------


@tells("declared")
def _declared(t: Ctx) -> Said:
    return "declared", {"who": t.who, "card": t.card(), "area": t.area(t.event.data["area"])}


@tells("fails to sortie")
def _fails_to_sortie(t: Ctx) -> Said:
    # Reasons are worded in English only; the rule beside them says it in any language.
    if t.language.code != "en":
        return "fails to sortie", {"card": t.card()}
    return "fails to sortie because", {"card": t.card(), "reason": t.event.data["reason"]}


@tells("squad")
def _squad(t: Ctx) -> Said | None:
    data = t.event.data
    if not t.event.cards or data["head"] < 0:
        return None
    given = {"who": t.who, "area": t.area(data["zone"]), "head": t.named(data["head"])}
    return "squad engaged" if data["engaged"] else "squad", given


@tells("strength")
def _strength(t: Ctx) -> Said:
    data = t.event.data
    return "strength", {"who": t.who, "area": t.area(data["zone"]), "total": data["total"]}


@tells("allocated")
def _allocated(t: Ctx) -> Said | None:
    left = t.event.data["left"]
    return ("left over", {"left": left}) if left else None


# Rules that decide something of which no other event tells.
REMARKS = {
    "GW-5.7": "no draw",
    "GW-10.10": "once only",
    "GW-11.4": "goes on",
    "GW-17.14": "cannot be saved",
    "GW-17.17": "moves all the same",
    "GW-17.25": "destroyed already",
}


@tells("rule")
def _rule(t: Ctx) -> Said | None:
    key = REMARKS.get(t.event.rule)
    if key is None or (not t.event.cards and key != "no draw"):
        return None
    return key, {"card": t.card()} if t.event.cards else {}


def idle(happened: Happened) -> bool:
    """Whether there is nothing to be said of an event, in whatever language."""
    event = happened.event
    return event.kind in SILENT or (event.kind == "rule" and event.rule not in REMARKS)


def said(t: Ctx) -> Said | None:
    """The message of an event and its arguments, if there is something to tell."""
    teller = TELLERS.get(t.event.kind)
    return teller(t) if teller is not None else None

"""Events in words: a sentence for each kind of event that a person wants to read, with its rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cutin.gundam_war.table import (
    DISPOSITION,
    EARTH_AREA,
    HAND,
    HANGAR,
    JUNKYARD,
    LOST,
    NATION,
    PLACES,
    PLAYED,
    REMOVED,
    SPACE_AREA,
)
from cutin.kernel.events import Event
from cutin.records.history import Happened

EVERYTHING = -1
"""As a viewer: somebody from whom nothing is hidden (a game of two machines, a replay)."""

AREAS = {SPACE_AREA: "Space", EARTH_AREA: "Earth"}
PLACE_WORDS = (
    "Nation",
    "Lost Card Pile",
    "Junkyard",
    "hand",
    "Hangar",
    "removed cards",
    "Disposition Area",
    "Space",
    "Earth",
    "played cards",
)


@dataclass(frozen=True)
class Line:
    """A told event. `level` 0 is a turn, 1 a phase, 2 what happens in it."""

    text: str
    rule: str
    level: int = 2
    seat: int = -1
    kind: str = ""

    def shown(self) -> str:
        """As it stands in a log without colours."""
        tail = f"  [{self.rule}]" if self.rule else ""
        return "  " * self.level + self.text + tail


@dataclass(frozen=True)
class Ctx:
    """An event with what its cards were called, for one viewer (a seat, None: a spectator, EVERYTHING)."""

    happened: Happened
    viewer: int | None

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
            return "a card"
        return self.named(cards[place])

    def named(self, card: int) -> str:
        """What a card was called when it happened."""
        return self.happened.names.get(card, "a card")

    @property
    def who(self) -> str:
        """The player of the event."""
        return player(self.event.seat)

    @property
    def source(self) -> str:
        """The card whose effect it is, or "the rules"."""
        source = self.event.cause[1]
        return self.named(source) if source >= 0 else "the rules"


def player(seat: int) -> str:
    """A or B; the rules themselves are nobody."""
    return "AB"[seat] if seat in (0, 1) else "nobody"


def place(zone: int) -> str:
    """Whose place, in words."""
    where, seat = zone % PLACES, player(zone // PLACES)
    return PLACE_WORDS[where] if where in AREAS else f"{seat}'s {PLACE_WORDS[where]}"


Teller = Callable[[Ctx], str | None]
TELLERS: dict[str, Teller] = {}

# Said better by another event at the same moment, or bookkeeping of the rules.
SILENT = frozenset(
    {
        *("activate", "applies", "arrived", "coin", "coins", "credited", "ends", "end of turn", "lasting"),
        *("pass", "rule", "seen", "set up", "sortied", "step", "triggers", "turn ends", "used", "waits"),
    }
)


def tells(*kinds: str) -> Callable[[Teller], Teller]:
    """The function has the sentence for events of these kinds."""

    def mark(teller: Teller) -> Teller:
        for kind in kinds:
            TELLERS[kind] = teller
        return teller

    return mark


# --- the course of the game -------------------------------------------------------------------------


@tells("begin")
def _begin(t: Ctx) -> str:
    return f"{t.who} goes first"


@tells("turn")
def _turn(t: Ctx) -> str:
    return f"Turn {t.event.data['turn']}: {t.who}"


@tells("phase")
def _phase(t: Ctx) -> str:
    return str(t.event.data["phase"])


@tells("game over")
def _game_over(t: Ctx) -> str:
    who = "Nobody wins" if t.event.seat < 0 else f"{t.who} wins"
    return f"{who}: {t.event.data['reason']}"


# --- playing ----------------------------------------------------------------------------------------


@tells("played")
def _played(t: Ctx) -> str:
    x = t.event.data.get("x", 0)
    origin = t.event.data["origin"] % PLACES
    tail = f" from the {PLACE_WORDS[origin]}" if origin != HAND else ""
    return f"{t.who} plays {t.card()}{tail}" + (f" with X = {x}" if x else "")


@tells("text played")
def _text_played(t: Ctx) -> str:
    return f"{t.who} uses {t.card()}"


@tells("resolves")
def _resolves(t: Ctx) -> str | None:
    # The abolish effect of a destroyed card is told by the move to the Junkyard.
    return None if t.event.cause[0] == "GW-17.3" else f"the effect of {t.card()} resolves"


@tells("play negated")
def _play_negated(t: Ctx) -> str:
    return f"the play of {t.card()} is negated by {t.source}"


@tells("fails")
def _fails(t: Ctx) -> str:
    return f"{t.card()} cannot come out and has no effect"


@tells("came out")
def _came_out(t: Ctx) -> str:
    return f"{t.card()} comes out" + (" rolled" if t.event.data.get("rolled") else "")


@tells("set")
def _set(t: Ctx) -> str:
    return f"{t.card(0)} is set on {t.card(1)}"


@tells("on hold")
def _on_hold(t: Ctx) -> str:
    return f"the effect of {t.card()} waits for its moment"


@tells("acts")
def _acts(t: Ctx) -> str:
    return f"the effect of {t.card()} that was on hold acts"


@tells("answered")
def _answered(t: Ctx) -> str:
    return f"{t.who} answers {'yes' if t.event.data.get('answer') else 'no'}"


# --- cards moving -----------------------------------------------------------------------------------

_ON_FIELD = (DISPOSITION, SPACE_AREA, EARTH_AREA)


@tells("move")
def _move(t: Ctx) -> str | None:
    origin, to = t.event.data["origin"], t.event.data["to"]
    came, goes = origin % PLACES, to % PLACES
    owner = player(to // PLACES)
    if goes == PLAYED or (came == PLAYED and goes in _ON_FIELD):
        return None  # "plays", "comes out"
    if came == NATION and goes == HAND:
        return f"{owner} draws {t.card()}"
    if came == NATION and goes == LOST:
        return f"{owner}'s Nation loses 1 card{resource_or_damage(t.event.rule)}"
    if came in _ON_FIELD and goes in AREAS:
        return f"{t.card()} goes to {AREAS[goes]}"
    if came in AREAS and goes == DISPOSITION:
        return f"{t.card()} returns"
    if goes == JUNKYARD and came in _ON_FIELD:
        return f"{t.card()} is abolished and goes to {owner}'s Junkyard"
    if goes == REMOVED:
        return f"{t.card()} is removed from the game"
    if goes == HANGAR:
        return f"{t.card()} goes to {owner}'s Hangar"
    if goes in _ON_FIELD:
        return f"{t.card()} is put into {place(to)} from {place(origin)}"
    return f"{t.card()} goes from {place(origin)} to {place(to)}"


@tells("shuffle")
def _shuffle(t: Ctx) -> str:
    return f"{place(t.event.data['zone'])} is shuffled"


@tells("create")
def _create(t: Ctx) -> str:
    return f"{t.card()} is placed in {place(t.event.data['to'])}"


@tells("exchanged")
def _exchanged(t: Ctx) -> str:
    return f"{t.card(1)} is exchanged for {t.card(0)}"


def resource_or_damage(rule: str) -> str:
    """Why cards of a Nation are lost, in brackets."""
    why = {"GW-15.16": "damage", "GW-7.6": "resource cost"}.get(rule)
    return f" ({why})" if why else ""


# --- the state of cards -----------------------------------------------------------------------------


@tells("rolled")
def _rolled(t: Ctx) -> str:
    return f"{t.card()} is rolled"


@tells("rerolled")
def _rerolled(t: Ctx) -> str:
    return f"{t.card()} is rerolled"


@tells("damage")
def _damage(t: Ctx) -> str:
    damage = t.event.data["damage"]
    return f"{t.card()} has {damage} damage" if damage else f"the damage of {t.card()} is wiped out"


@tells("no damage")
def _no_damage(t: Ctx) -> str:
    return f"{t.card()} takes no damage"


@tells("shield")
def _shield(t: Ctx) -> str:
    return f"{t.card()} takes {t.event.data.get('amount', 0)} damage upon itself"


@tells("destroyed")
def _destroyed(t: Ctx) -> str:
    return f"{t.card()} is destroyed"


@tells("saved")
def _saved(t: Ctx) -> str:
    return f"the destruction of {t.card()} is negated"


@tells("protected")
def _protected(t: Ctx) -> str:
    return f"{t.card()} will not be destroyed"


@tells("coins placed")
def _coins_placed(t: Ctx) -> str:
    return f"{_coins(t)} on {t.card()}"


@tells("managed coins")
def _managed_coins(t: Ctx) -> str:
    count = t.event.data["count"]
    return f"{t.who} {'gets' if count > 0 else 'gives'} {_coins(t)}"


def _coins(t: Ctx) -> str:
    count, name = abs(t.event.data["count"]), t.event.data["name"]
    return " ".join(part for part in (str(count), str(name), "coin" if count == 1 else "coins") if part)


@tells("resupplied")
def _resupplied(t: Ctx) -> str:
    return f"{t.card()} has received Resupply"


@tells("transformed")
def _transformed(t: Ctx) -> str:
    return f"{t.card()} changes its form"


@tells("collects")
def _collects(t: Ctx) -> str:
    return f"{t.who}'s squad in {AREAS[t.event.data['zone'] % PLACES]} collects Vulture Points"


@tells("points")
def _points(t: Ctx) -> str:
    return f"{t.who} has {t.event.data['points']} Vulture Points"


# --- battle -----------------------------------------------------------------------------------------


@tells("declared")
def _declared(t: Ctx) -> str:
    return f"{t.who} sends out {t.card()} to {AREAS[t.event.data['area']]}"


@tells("fails to sortie")
def _fails_to_sortie(t: Ctx) -> str:
    return f"{t.card()} cannot go out: {t.event.data['reason']}"


@tells("squad")
def _squad(t: Ctx) -> str | None:
    data = t.event.data
    if not t.event.cards or data["head"] < 0:
        return None
    area = AREAS[data["zone"] % PLACES]
    return f"{t.who}'s squad in {area}: head {t.named(data['head'])}" + (
        ", engaged" if data["engaged"] else ""
    )


@tells("strength")
def _strength(t: Ctx) -> str:
    data = t.event.data
    return f"{t.who}'s squad in {AREAS[data['zone'] % PLACES]} deals {data['total']} battle damage"


@tells("allocated")
def _allocated(t: Ctx) -> str | None:
    left = t.event.data["left"]
    return f"{left} of the damage finds no Unit" if left else None


# --- one event ------------------------------------------------------------------------------------------


def told(happened: Happened, viewer: int | None) -> Line | None:
    """One event as a line, if there is something to tell."""
    event = happened.event
    teller = TELLERS.get(event.kind)
    if teller is None:
        return None
    text = teller(Ctx(happened, viewer))
    if text is None:
        return None
    level = {"turn": 0, "begin": 0, "game over": 0, "phase": 1}.get(event.kind, 2)
    return Line(text, event.rule, level, event.seat, event.kind)

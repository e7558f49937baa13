"""What happens in Gundam War, told."""

from __future__ import annotations

from cutin.gundam_war.table import HAND, LOST, NATION, PLACES, PLAYED
from cutin.kernel.events import Event
from cutin.kernel.state import State
from cutin.telling.happened import Happened
from cutin.telling.part import Said, Telling
from cutin.telling.saying import Ctx

from .saying import AREAS, ON_FIELD, OWN, REMARKS, SILENT, resource_or_damage


class GundamWar(Telling):
    """See `Telling`."""

    game = "gundam-war"
    own_place = HAND
    tellers = OWN
    silent = SILENT
    remarks = REMARKS
    without_card = frozenset({"no draw"})
    paying = ("GW-7.6", "GW-7.7")

    def place(self, t: Ctx, zone: int) -> str:
        return t.bare_place(zone) if zone % PLACES in AREAS else super().place(t, zone)

    def target(self, t: Ctx, kind: int, number: int) -> str:
        say = t.language.say
        if kind == -1:
            return say("Nation of", who=t.player(number))
        if kind == -2:
            return say("squad of", who=t.player(number // PLACES), area=t.bare_place(number))
        if kind == -3:
            return say("a play")
        return self.place(t, number)

    def noted(self, state: State, event: Event) -> int | None:
        """The defence of a card that has damage; of one that is destroyed, if damage has done it."""
        if event.kind not in ("damage", "destroyed") or not event.cards:
            return None
        found = state.values.of.get(event.cards[0])
        defence: int | None = None if found is None else found.defence
        if event.kind == "destroyed" and defence is not None:
            record = state.cards[event.cards[0]]
            return defence if record is not None and record.damage >= defence > 0 else None
        return defence

    def by_house(self, happened: Happened) -> bool:
        """Whether damage equal to the defence destroys bears on no other destruction than by damage."""
        return happened.event.rule != "GW-17.1" or happened.noted is not None

    def ending(self, t: Ctx) -> str:
        if t.event.rule == "GW-5.6":
            return t.language.say("Nation empty", who=t.player(1 - t.event.seat))
        return super().ending(t)

    def pile(self, event: Event) -> tuple[int, int, str] | None:
        if event.kind != "move":
            return None
        origin, to = event.data["origin"], event.data["to"]
        if (origin % PLACES, to % PLACES) in ((NATION, LOST), (NATION, HAND), (HAND, NATION)):
            return origin, to, event.rule
        return None

    def together(self, group: list[Ctx]) -> Said:
        first = group[0]
        say = first.language.say
        to = first.event.data["to"]
        owner = first.player(first.event.data["origin"] // PLACES)
        if to % PLACES == LOST:
            return "loses", {"who": owner, "count": len(group), "why": resource_or_damage(first)}
        cards = say("comma").join(each.card() for each in group)
        if not all(each.may_know for each in group):
            cards = say("some cards", count=len(group))
        return "draws" if to % PLACES == HAND else "puts back", {"who": owner, "cards": cards}

    def said_by_next(self, one: Happened, following: Happened) -> bool:
        """That an effect resolves needs no saying where its card comes out."""
        event = following.event
        if event.kind == "move" and event.data["origin"] % PLACES == PLAYED:
            if event.data["to"] % PLACES not in ON_FIELD:
                return False  # a Command: what it did is not said by where it goes
        return (
            one.event.kind == "resolves"
            and event.kind in ("move", "set", "came out")
            and one.event.cards[:1] == event.cards[:1]
        )


TELLING = GundamWar()

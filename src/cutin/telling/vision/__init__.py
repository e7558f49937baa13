"""What happens in VISION, told."""

from __future__ import annotations

from cutin.kernel.events import Event
from cutin.kernel.state import State
from cutin.telling.happened import Happened
from cutin.telling.part import Said, Telling
from cutin.telling.saying import Ctx
from cutin.vision.table import DECK, FIELD, HAND, NODES, PLACES, PLAY, UNDERWORLD

from .saying import OWN, PAYMENT, REMARKS, SILENT, WITHOUT_CARD

# Moves from pile to pile that are told together, and the message.
PILES = {
    (DECK, HAND): "draws",
    (HAND, DECK): "puts back",
    (DECK, UNDERWORLD): "discarded deck",
    (HAND, UNDERWORLD): "discarded hand",
    (DECK, NODES): "nodes from deck",
}


class Vision(Telling):
    """See `Telling`."""

    game = "vision"
    own_place = HAND
    tellers = OWN
    silent = SILENT
    remarks = REMARKS
    without_card = WITHOUT_CARD
    paying = (PAYMENT,)

    def target(self, t: Ctx, kind: int, number: int) -> str:
        if kind == -1:
            return t.player(number)
        return t.language.say("a play") if kind == -2 else self.place(t, number)

    def noted(self, state: State, event: Event) -> int | None:
        """The endurance of a card that has damage; whether a card enters asleep."""
        if not event.cards:
            return None
        if event.kind == "damage":
            found = state.values.of.get(event.cards[0])
            endurance: int | None = None if found is None else found.endurance
            return endurance
        if event.kind == "entered":
            record = state.cards[event.cards[0]]
            return int(record is not None and record.rolled)
        return None

    def ending(self, t: Ctx) -> str:
        key = {"VIS-W.31": "life gone", "VIS-W.32": "no card to draw"}.get(t.event.rule)
        return t.language.say(key, who=t.player(1 - t.event.seat)) if key else super().ending(t)

    def pile(self, event: Event) -> tuple[int, int, str] | None:
        if event.kind != "move":
            return None
        origin, to = event.data["origin"], event.data["to"]
        return (origin, to, event.rule) if (origin % PLACES, to % PLACES) in PILES else None

    def together(self, group: list[Ctx]) -> Said:
        first = group[0]
        say = first.language.say
        origin, to = first.event.data["origin"], first.event.data["to"]
        key = PILES[origin % PLACES, to % PLACES]
        owner = first.player(origin // PLACES)
        if key == "nodes from deck":
            return key, {"who": owner, "count": len(group)}
        cards = say("comma").join(each.card() for each in group)
        if not all(each.may_know for each in group):
            cards = say("some cards", count=len(group))
        return key, {"who": owner, "cards": cards}

    def by_house(self, happened: Happened) -> bool:
        """The hand limit bears on what is chosen in the Discard Phase, on nothing else that the turn does."""
        return happened.event.rule != "VIS-4.1.2" or happened.event.kind == "chosen"

    def said_by_next(self, one: Happened, following: Happened) -> bool:
        """That an effect resolves needs no saying where its card enters."""
        event = following.event
        if one.event.kind != "resolves" or one.event.cards[:1] != event.cards[:1]:
            return False
        if event.kind != "move":
            return event.kind in ("set", "entered")
        data = event.data
        return (data["origin"] % PLACES, data["to"] % PLACES) == (PLAY, FIELD)


TELLING = Vision()

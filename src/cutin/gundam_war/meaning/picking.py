"""Picks that somebody chooses, as far as only this game has them."""

from __future__ import annotations

from cutin.ability import form
from cutin.ability.describing import In
from cutin.game.compiler import PICKS, Compiler
from cutin.game.meaning.picking import PLAIN_WORDS, Picker, from_slot, seat_slot
from cutin.game.texts import Slot
from cutin.kernel.changes import cite
from cutin.kernel.citing import rule
from cutin.kernel.state import State

from ..words import adjectives, nouns, picks, places
from ..words.qualifiers import OfSquad, RemovedFromGame

# The places whose cards only some players, or nobody, can see (GW-3.4, 3.5, 3.7).
FACE_DOWN = ("Nation", "Lost Card Pile", "hand")

PLAIN_WORDS |= {
    nouns.Unit,
    nouns.Character,
    nouns.Command,
    nouns.Operation,
    nouns.Generation,
    nouns.SetCard,
    adjectives.Rolled,
    adjectives.Rerolled,
    adjectives.Destroyed,
    adjectives.Engaged,
    places.SomeArea,
    places.BattleAreaNamed,
    places.DispositionArea,
}


@PICKS.means(picks.OneNation)
def one_nation(node: picks.OneNation, c: Compiler) -> Picker:
    return from_slot(c, seat_slot(c), True)


def targets(cards: form.Cards, slot: Slot) -> None:
    """No effect may choose a card that has been removed from the game (GW-19.7)."""
    if any(isinstance(after, RemovedFromGame) for after in getattr(cards, "after", ())):
        slot.offer(lambda s, ctx: [])
        slot.rule = "GW-19.7"


def lies_face_down(cards: form.Cards) -> bool:
    """Cards in a Nation, a Lost Card Pile or a hand: not they are aimed at, but the place (GW-3.10)."""
    places = [
        place for after in getattr(cards, "after", ()) if isinstance(after, In) for place in after.places
    ]
    return bool(places) and all(getattr(place, "zone", "") in FACE_DOWN for place in places)


def of_a_squad(cards: form.Cards) -> bool:
    """Whether a description means Units as parts of a squad."""
    return isinstance(cards, form.Described) and any(isinstance(q, OfSquad) for q in cards.after)


@rule("GW-11.11", off=False)
def as_member(s: State, card: int) -> bool:
    """What concerns a squad concerns its Units as members, none of which is a target."""
    cite(s, "GW-11.11", card)
    return True

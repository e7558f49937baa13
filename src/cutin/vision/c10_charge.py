"""Chapter 10.12: Mana Charge, and cards that come from the deck into the node area."""

from __future__ import annotations

from cutin.kernel.agenda import Step, amend
from cutin.kernel.changes import emit, move, set_card
from cutin.kernel.citing import rule
from cutin.kernel.state import State

from . import notices as on
from .c07_effects import occur
from .table import DECK, NODES, OWN_TURN, PLACES, option
from .texts import Text


def charge(s: State, seat: int, count: int, rule: str, asleep: bool = True) -> None:
    """The top cards of the player's deck go into the node area, asleep unless it is said otherwise."""
    for _ in range(count):
        deck = s.zones[seat * PLACES + DECK]
        if not deck:
            return
        card = deck[0]
        move(s, card, seat * PLACES + NODES, rule=rule)
        if asleep:
            set_card(s, card, "node asleep", rule, rolled=True)


def possible(s: State, seat: int, count: int) -> int:
    """How many cards Mana Charge puts: with fewer than that in the deck it fails."""
    there = len(s.zones[seat * PLACES + DECK])
    if there >= count or not too_few_fail(s):
        return min(there, count)
    return 0


@rule("VIS-10.12", off=False)
def too_few_fail(s: State) -> bool:
    """With too few cards in the deck the effect fails (inferred; switch `mana_charge_short`)."""
    return bool(option(s, "mana_charge_short") == "fails")


def make(text: Text, count: int) -> None:
    """(Own turn)(S): put the top cards of your deck into your nodes asleep. It can be used as an answer."""
    text.playable = True
    text.mask = OWN_TURN
    text.price.sleep = True
    text.rule = "VIS-10.12.2.a"

    def run(s: State, f: object) -> None:
        frame = s.agenda[-1]
        number = possible(s, frame.player, count)
        if not number:
            emit(s, "fails", "VIS-10.12", frame.player, (frame.source,))
            amend(s, len(s.agenda) - 1, done=False)
            return
        emit(s, "mana charge", "VIS-10.12.2.a", frame.player, (frame.source,), amount=number)
        charge(s, frame.player, number, "VIS-10.12.2.a")
        occur(s, on.MANA_CHARGED, frame.source)

    text.program = [Step("VIS-10.12.2.a", run)]

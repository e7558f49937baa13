"""Chapter 10, Second Sign: the card that breaks out of a First Sign of the same name (VIS-W.62)."""

from __future__ import annotations

import re
from typing import Any

from cutin.kernel.agenda import Step
from cutin.kernel.changes import emit
from cutin.kernel.state import Ref, State

from .c09_applied import remove
from .c09_refused import kept_out
from .c09_statuses import Removing
from .c10_tactics import undone
from .c11_moving import enter, set_on
from .card import plain
from .table import EXCLUDING, FIELD, HAND, OWN_MAIN, PLACES, living, ref
from .texts import Fixed, Slot, Text
from .values import characters, of

_IN_QUOTES = re.compile('[“"](.+)[”"]')


def sign_name(rules: Any, kind: int) -> str:
    """The name that a First and a Second Sign have in common: what stands in quotation marks, or after a
    colon."""
    definition = rules.defs[kind]
    for name in (definition.name_ja, definition.name):
        found = _IN_QUOTES.search(name)
        if found:
            return plain(found[1])
    return plain(str(definition.name).rpartition(":")[2])


def second_sign(text: Text) -> None:
    """With spell timing its player may put it from hand onto the own field active, by excluding an active
    First Sign of the same name there; the cards set on that one move over. It is no play."""
    text.playable = True
    text.voluntary = True
    text.places = 1 << HAND
    text.mask = OWN_MAIN
    text.rule = "VIS-W.62"
    text.needs = [("VIS-W.62", lambda s, p: not p.in_cut)]

    def fits(s: State, ctx: Any, card: int) -> bool:
        record = s.cards[card]
        if record is None or record.rolled or "FirstSign" not in of(s, card).words:
            return False
        if kept_out(s, Removing(EXCLUDING, card, ctx.player, ctx.source, True)):
            return False
        return sign_name(s.rules, s.kinds[card]) == sign_name(s.rules, s.kinds[ctx.source])

    def options(s: State, ctx: Any) -> list[Ref]:
        return [ref(s, card) for card in characters(s, ctx.player) if fits(s, ctx, card)]

    def still(s: State, ctx: Any, one: Ref) -> bool:
        return living(s, one) and fits(s, ctx, one[0])

    def put_out(s: State, f: Any) -> None:
        emit(s, "sign broken", "VIS-W.62", f.player, (f.source,))
        enter(s, f.source, f.player * PLACES + FIELD, asleep=False)

    def move_over(s: State, f: Any) -> None:
        first = f.targets[0][0]
        record = s.cards[first[0]]
        if s.cards[f.source] is None or record is None or not living(s, first):
            undone(s)
            return
        for card in record.under:
            set_on(s, card, f.source, rule="VIS-W.62")
        if not remove(s, f, EXCLUDING, [first[0]]):
            undone(s)

    slot = Slot(Fixed(1), options, still, pays=True, rule="VIS-W.62")
    text.slots = [slot]
    text.program = [Step("VIS-W.62", put_out), Step("VIS-W.62", move_over)]

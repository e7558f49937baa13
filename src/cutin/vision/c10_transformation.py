"""Chapter 10.28: Transformation, the other entry that a character has."""

from __future__ import annotations

from typing import Any

from cutin.game.compiler import Compiler
from cutin.game.texts import Trigger
from cutin.kernel.agenda import DONE, Step
from cutin.kernel.changes import cite, next_serial, set_card
from cutin.kernel.decision import Decision
from cutin.kernel.state import Lasting, State

from . import notices as on
from .c06_characters import form_of
from .c10_tactics import bearer, given_texts, undone
from .changes import FORM
from .table import ALL_TIMES, NEXT_TURN_START
from .texts import Text
from .values import is_character, of
from .words import keywords as k

WORD = "Transformation"


def transformed(s: State, card: int) -> bool:
    """Whether the character has its transformed entry already."""
    record = s.cards[card]
    return record is not None and any(each.change[0] == FORM for each in record.lasting)


def forms(s: State, card: int) -> list[Text]:
    """The entries that a character can take, its own first, then those that charms give it (VIS-10.14.4)."""
    return given_texts(s, card, WORD)


def make(text: Text, node: k.Transformation, c: Compiler) -> None:
    """(.a) When it attacks or defends it may be transformed at the same time; (.b) (always) 0: if it is
    active at resolution, it is transformed. Until the next start of its player's turn.

    Of several entries the first asks, and lets choose (VIS-10.28.5).
    """
    rules = c.rules
    text.rule = "VIS-10.28"
    text.playable = True
    text.mask = ALL_TIMES

    def first(s: State, card: int) -> bool:
        found = forms(s, bearer(s, card))
        return bool(found) and found[0].key == text.key

    def match(s: State, ctx: Any, kind: int, numbers: tuple[int, ...]) -> bool:
        card = bearer(s, ctx.source)
        return numbers[0] == card and not transformed(s, card) and first(s, ctx.source)

    def may(s: State, f: Any) -> Decision | None:
        return Decision(f.player, "may", "VIS-10.28.a", (True, False)) if f.event else None

    def answer(s: State, f: Any, value: bool) -> int | None:
        if value:
            return None
        undone(s)
        return DONE

    def can(s: State, f: Any) -> int | None:
        card = bearer(s, f.source)
        record = s.cards[card]
        asleep = record is None or (record.rolled and not f.event)
        if transformed(s, card):
            cite(s, "VIS-10.28.4", card)
        if asleep or not is_character(s, card) or transformed(s, card) or not forms(s, card):
            undone(s)
            return DONE
        if not f.event:
            cite(s, "VIS-10.28.b", card)
        return None

    def which(s: State, f: Any) -> Decision | None:
        keys = tuple(each.key for each in forms(s, bearer(s, f.source)))
        return Decision(f.player, "form", "VIS-10.28.5", keys)

    def take(s: State, f: Any, value: int) -> None:
        transform(s, f, bearer(s, f.source), rules.text(value))

    text.trigger = Trigger((on.ATTACKS, on.DEFENDS), match)
    text.needs = [("VIS-10.28.5", lambda s, p: first(s, p.source))]
    text.program = [
        Step("VIS-10.28.a", answer, may),
        Step("VIS-10.28.b", can),
        Step("VIS-10.28.5", take, which),
    ]


def transform(s: State, f: Any, card: int, form: Text) -> None:
    """The transformed entry is its original information and text; set cards stay (VIS-10.28.8, 10.28.9)."""
    record = s.cards[card]
    assert record is not None
    node = form.ability
    assert isinstance(node, k.Transformation)
    source = next((c for c in (card, *record.under) if form in of(s, c).texts), card)
    change = form_of(s.rules, node.parts, source)
    if record.under:
        cite(s, "VIS-10.28.9", card)
    lasting = Lasting(change, NEXT_TURN_START, f.player, card, record.entry, next_serial(s))
    set_card(s, card, "transformed", "VIS-10.28.8", lasting=(*record.lasting, lasting))

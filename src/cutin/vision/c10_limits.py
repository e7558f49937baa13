"""Chapter 10, special effects that guard a card while it is being played: Resist, Last Word."""

from __future__ import annotations

from typing import Any

from cutin.game.texts import Trigger
from cutin.kernel.agenda import DONE, Step, push
from cutin.kernel.changes import cite, emit, set_waiting
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.state import Item, State

from . import notices as on
from .c01_nodes import Pay, purse
from .c05_checks import caster_there
from .c05_resolution import negate_play
from .c09_applied import remove
from .c10_tactics import undone
from .table import DISCARDING, FIELD, PLACE, PLAY, PLAY_CARD
from .texts import Text
from .values import of


def item_of(s: State, key: int) -> Item | None:
    """The effect with that number, whether it was activated or waits to be resolved."""
    return next((item for item in (*s.chain, *s.ready) if item.key == key), None)


def _texts(s: State, item: Item) -> tuple[Text, ...]:
    """The texts whose effect it is."""
    if item.kind == PLAY_CARD:
        found: tuple[Text, ...] = s.rules.play_texts[s.kinds[item.source]].get(item.text, ())
        return found
    return (s.rules.texts[item.text],) if item.text else ()


def nullify_and_discard(s: State, f: Any, key: int, rule: str) -> bool:
    """An effect is nullified and its source card discarded (VIS-12.2.3); whether there was such an effect."""
    item = item_of(s, key)
    if item is None:
        return False
    set_waiting(
        s,
        chain=tuple(each for each in s.chain if each.key != key),
        ready=tuple(each for each in s.ready if each.key != key),
    )
    emit(s, "negated", rule, item.player, (item.source,), key=key)
    remove(s, f, DISCARDING, [item.source])
    return True


# --- Resist (VIS-W.56) ------------------------------------------------------------------------------


def resist(text: Text, amount: int) -> None:
    """While this card is being played and becomes the target of an effect of the opponent, the opponent may
    pay; if he does not, that effect is nullified and its card discarded. No function on the field."""
    text.places = 1 << PLAY
    text.rule = "VIS-W.56"

    def match(s: State, ctx: Any, kind: int, numbers: tuple[int, ...]) -> bool:
        card, player, key = numbers[:3]
        if card != ctx.source or player == ctx.player:
            return False
        item = item_of(s, key)
        return item is not None and not any(each.unresisted for each in _texts(s, item))

    def ask(s: State, f: Any) -> Decision:
        able = purse(s, f.event[2]) >= amount
        return Decision(f.event[2], "may", "VIS-W.56", (True, False) if able else (False,))

    def answer(s: State, f: Any, value: bool) -> int | None:
        if not value:
            return None
        push(s, Pay(player=f.event[2], source=f.source, amount=amount))
        return DONE

    def nullify(s: State, f: Any) -> None:
        if not nullify_and_discard(s, f, f.event[3], "VIS-W.56"):
            undone(s)

    text.trigger = Trigger((on.TARGETED,), match)
    text.program = [Step("VIS-W.56", answer, ask), Step("VIS-W.56", nullify)]


# --- Last Word (VIS-10.32) --------------------------------------------------------------------------


def last_word(text: Text) -> None:
    """While this card is being played and becomes the target of another card being played, the play of that
    one is nullified and the card discarded (VIS-10.32.2.c)."""
    text.places = 1 << PLAY
    text.rule = "VIS-10.32.2.c"

    def match(s: State, ctx: Any, kind: int, numbers: tuple[int, ...]) -> bool:
        item = item_of(s, numbers[2])
        return numbers[0] == ctx.source and item is not None and item.kind == PLAY_CARD

    def nullify(s: State, f: Any) -> None:
        item = item_of(s, f.event[3])
        if item is None or not negate_play(s, item.key):
            undone(s)
            return
        cite(s, "VIS-10.32.2.c", f.source)
        remove(s, f, DISCARDING, [item.source])

    text.trigger = Trigger((on.TARGETED,), match)
    text.program = [Step("VIS-10.32.2.c", nullify)]


@rule("VIS-10.32.2.b", off=False)
def kept_out(s: State, card: int, seat: int) -> bool:
    """Whether a card that would enter that player's field without being played does not, for want of its
    caster; it is discarded instead."""
    if "LastWord" not in of(s, card).keywords or PLACE[s.where[card]] == FIELD:
        return False
    return not caster_there(s, card, seat)

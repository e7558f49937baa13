"""Chapter 5: playing cards and, by the same procedure, using activated effects.

A play is planned, then done: nothing is written before the last answer (VIS-5.2.3).
"""

from __future__ import annotations

from typing import Any

from cutin.game.plan import aim_of, answer_slot, ask_slot, x_choices
from cutin.game.resolve import Resolve
from cutin.kernel.agenda import AGAIN, Frame, amend, at, push, put_frame, step
from cutin.kernel.changes import activate, cite, emit, move, next_serial, put_table, set_card, set_table, show
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import Item, Ref, State

from . import notices as on
from .c01_nodes import Payment, ask_payment, lacks_cost, lacks_nodes, pay
from .c05_checks import (
    CARD_DEFENDS,
    TEXT,
    asks_x,
    may_skip,
    name_of,
    price,
    sleeper,
    slots_of,
    spell_timing,
    texts_of,
)
from .c07_effects import occasion, occur, settle
from .card import COMMAND
from .durations import end_on_player
from .table import BETA, NEXT_PLAY, PLACES, PLAY, PLAY_CARD, PLAY_TEXT, ref
from .values import node_of

PASS: tuple[int, ...] = (0,)
ANSWERED = "in answer"
"""What an item remembers of how it stood to an interference when it was declared (VIS-5.3.1.e)."""


class Play(Frame, frozen=True, kw_only=True, tag="play"):
    """A play being planned: `what` of card `source` with `text` (of a card: its mode, 0 if it has none).

    `in_cut` says how it stands to the interference in progress (FREE, ANSWER, DIRECT); `skip` whether
    required nodes and cost are skipped (-1: not said yet); `x` is -1 until chosen; `targets` are the
    answers to the slots so far and `part` those of the present slot; `declared` is the word that had to be
    declared; `paid` are the parts of the payment.
    """

    what: int
    source: int
    text: int = 0
    in_cut: int = 0
    skip: int = -1
    x: int = -1
    targets: tuple[tuple[Ref, ...], ...] = ()
    part: tuple[Ref, ...] = ()
    declared: str = ""
    paid: tuple[Payment, ...] = ()
    area: int = -1
    entry: int = 0
    event: tuple[int, ...] = ()
    chosen: tuple[Ref, ...] = ()


# --- planning ---------------------------------------------------------------------------------------


def _ask_skip(s: State, p: Play) -> Decision | None:
    if p.skip >= 0 or p.what == TEXT or not may_skip(s, p):
        return None
    cost = price(s, p)
    x = asks_x(s, p)
    short = lacks_nodes(s, p.player, node_of(s, p.source, p.player)) or lacks_cost(s, p.player, cost)
    if not short and not cost and not x:
        return None
    return Decision(p.player, "skip", "VIS-5.5.6", (1,) if short else (0, 1))


@step(Play, "VIS-5.5.6", _ask_skip)
def choose_skip(s: State, p: Play, value: int) -> None:
    """Required nodes, cost check and payment: all three are skipped, or none."""
    amend(s, len(s.agenda) - 1, skip=value, x=0 if value and p.x < 0 else p.x)


def _ask_x(s: State, p: Play) -> Decision | None:
    if p.x >= 0 or not asks_x(s, p):
        return None
    return Decision(p.player, "X", "VIS-5.2.3", x_choices(s, p))


@step(Play, "VIS-5.2.3", _ask_x)
def choose_x(s: State, p: Play, value: int) -> None:
    """The value of X, which is fixed with the payment; it is said first, since targets may depend on it."""
    amend(s, len(s.agenda) - 1, x=value)


@step(Play, "VIS-5.2.3", ask_slot)
def choose_target(s: State, p: Play, value: Ref | None) -> int | None:
    """5: targets, one at a time."""
    return answer_slot(s, p, value)


def _ask_word(s: State, p: Play) -> Decision | None:
    if p.declared:
        return None
    for text in texts_of(s, p):
        if text.declares:
            words: tuple[str, ...] = s.rules.words_to_declare(s, p.player, text.declares)
            return Decision(p.player, "declare", "VIS-5.2.3", words)
    return None


@step(Play, "VIS-5.2.3", _ask_word)
def declare(s: State, p: Play, value: str) -> None:
    """6: what has to be declared."""
    amend(s, len(s.agenda) - 1, declared=value)


def _ask_payment(s: State, p: Play) -> Decision | None:
    return ask_payment(s, p.player, price(s, p), p.paid)


@step(Play, "VIS-W.4", _ask_payment)
def choose_payment(s: State, p: Play, value: Payment) -> int | None:
    """7: the cost, part by part."""
    paid = (*p.paid, value)
    put_frame(s, replace(p, paid=paid))
    return AGAIN if len(paid) < price(s, p) else None


# --- done (VIS-5.2.3) -------------------------------------------------------------------------------


@step(Play, "VIS-5.2.3")
def play_it(s: State, p: Play) -> None:
    """The card lies face-up in the play area, or the effect is used; the cost is paid; it is an item of the
    interference."""
    x = max(0, p.x)
    memo: tuple[tuple[int, str, int], ...] = ((-1, ANSWERED, p.in_cut),) if p.in_cut else ()
    if p.declared:
        memo = (*memo, (-1, f"declared:{p.declared}", 0))
    item = _use(s, p, x, memo) if p.what == TEXT else _play_card(s, p, x, memo)
    if item.kind == BETA:
        # Used on its own with priority, it is no item of an interference (VIS-1.12.2.d).
        push(s, effect_of(item, texts_of(s, p)[0].key, item.targets))
        return
    activate(s, item)
    if p.what != TEXT or s.rules.texts[p.text].deeds:
        pay_deeds(s, p, item)


def _play_card(s: State, p: Play, x: int, memo: tuple[tuple[int, str, int], ...]) -> Item:
    origin = s.where[p.source]
    if s.listener is not None:
        _cite_how(s, p)
    show(s, p.source)
    move(s, p.source, p.player * PLACES + PLAY, rule="VIS-5.2.3")
    pay(s, p.player, p.paid)
    end_on_player(s, NEXT_PLAY, p.player)
    table = s.table
    played = (*table.played, (p.player, name_of(s, p.source)))
    put_table(s, replace(table, played=played, plays=(*table.plays, (p.player, p.source))), "played", "plays")
    if s.listener is not None:
        emit(s, "played", "VIS-5.2.1", p.player, (p.source,), leads=True, origin=origin, x=x, **aim_of(s, p))
    return Item(
        next_serial(s),
        PLAY_CARD,
        p.player,
        p.source,
        0,
        p.text,
        p.targets,
        x,
        event=(origin, int(p.what == CARD_DEFENDS), int(p.skip == 1), len(p.paid)),
        rule="VIS-5.2.4",
        memo=memo,
    )


def _use(s: State, p: Play, x: int, memo: tuple[tuple[int, str, int], ...]) -> Item:
    text = s.rules.texts[p.text]
    record = s.cards[p.source]
    if record is not None and record.host >= 0:
        # An effect of the character that it is set on (VIS-10.13.6), also when the set card has gone.
        host, entry = ref(s, record.host)
        memo = (*memo, (p.source, "host", host), (p.source, "host entry", entry))
    show(s, p.source)
    if text.once:
        if record is not None:
            set_card(s, p.source, "used", used=(*record.used, p.text))
        else:
            set_table(s, used=(*s.table.used, (p.source, 0, p.text)))
    if text.price.sleep:
        asleep = sleeper(s, p.source, text)
        set_card(s, asleep, "asleep", "VIS-W.17", rolled=True)
        occur(s, on.PUT_ASLEEP, asleep)
    pay(s, p.player, p.paid)
    kind = BETA if text.voluntary else PLAY_TEXT
    if s.listener is not None:
        emit(s, "text played", "VIS-W.17", p.player, (p.source,), leads=True, **aim_of(s, p))
    return Item(
        next_serial(s),
        kind,
        p.player,
        p.source,
        record.entry if record is not None else 0,
        p.text,
        p.targets,
        x,
        rule="VIS-W.17",
        memo=memo,
    )


def _cite_how(s: State, p: Play) -> None:
    """The special effect by which the card is played now, where it could not be without."""
    if p.skip == 1 and s.rules.defs[s.kinds[p.source]].caster:
        cite(s, "VIS-5.5.7", p.source)
    if spell_timing(s, p):
        return
    if s.rules.prints[s.kinds[p.source]].types & COMMAND:
        cite(s, "VIS-5.6.1", p.source)
    words = s.rules.prints[s.kinds[p.source]].keywords
    if "Surprise" in words:
        cite(s, "VIS-10.3.2.a", p.source)
    if "LastSpell" in words:
        cite(s, "VIS-W.57", p.source)


def effect_of(item: Item, key: int, targets: tuple[tuple[Ref, ...], ...], program: int = 0) -> Resolve:
    """The frame that carries out a text for an item."""
    return Resolve(
        player=item.player,
        source=item.source,
        entry=item.entry,
        text=key,
        key=item.key,
        targets=targets,
        x=item.x,
        program=program,
        rule=item.rule,
        memo=item.memo,
    )


def pay_deeds(s: State, p: Any, item: Item) -> None:
    """Payments that are deeds are done whole, as part of paying."""
    first = 0
    for text in texts_of(s, p):
        behind = first + len(text.slots)
        if text.deeds:
            answers = p.targets[first:behind]
            for i in range(len(text.deeds)):
                push(s, effect_of(item, text.key, answers, i + 1))
        first = behind


@step(Play, "VIS-1.12.3")
def announce(s: State, p: Play) -> int | None:
    """What belongs to declaring it: automatic effects of the moment."""
    if settle(s):
        return AGAIN
    item = s.chain[-1] if s.chain and s.chain[-1].source == p.source else None
    if item is None:
        return None
    events: list[tuple[int, ...]] = []
    if p.what != TEXT:
        events.append((on.PLAYED, p.source, p.player))
    if any(p.targets):
        slots = slots_of(s, p)
        for slot, part in zip(slots, p.targets, strict=False):
            if not slot.pays:
                events += [(on.TARGETED, card, p.player, item.key) for card, _entry in part]
    if events:
        occasion(s, "VIS-1.12.3", *events)
    return None


# --- where a play begins ----------------------------------------------------------------------------

X, TARGET = at(Play, "choose_x"), at(Play, "choose_target")
WORD, PAYMENT, DONE_AT_ONCE = at(Play, "declare"), at(Play, "choose_payment"), at(Play, "play_it")


def begin(s: State, player: int, what: int, source: int, text: int, in_cut: int) -> None:
    """Starts a play, at the first of its steps that has something to ask."""
    first = _first_of_text(s, text) if what == TEXT else _first_of_card(s, source, text)
    push(s, Play(step=first, player=player, what=what, source=source, text=text, in_cut=in_cut))


def _first_of_text(s: State, key: int) -> int:
    text = s.rules.texts[key]
    price = text.price
    if price.x or text.is_x:
        return X
    if text.slots:
        return TARGET
    if text.declares:
        return WORD
    return PAYMENT if price.cost else DONE_AT_ONCE


def _first_of_card(s: State, card: int, mode: int) -> int:
    rules, kind = s.rules, s.kinds[card]
    if not rules.plain_kinds[kind] or card in s.values.outside:
        return 0
    if rules.defs[kind].x_cost:
        return X
    if rules.play_slots[kind][mode]:
        return TARGET
    # What is to be declared stands in the texts; what is to be paid effects may have changed.
    return WORD


__all__ = ["PASS", "TEXT", "Play", "begin"]

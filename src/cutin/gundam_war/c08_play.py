"""Chapter 8: playing cards and text.

A play is planned, then done: nothing is written before the last answer.
"""

from __future__ import annotations

from cutin.game.plan import aim_of, answer_slot, ask_slot, x_choices
from cutin.game.refs import ref
from cutin.kernel.agenda import AGAIN, Frame, amend, at, push, step
from cutin.kernel.changes import (
    activate,
    cite,
    emit,
    make_ready,
    move,
    next_serial,
    set_card,
    set_table,
    show,
)
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import Item, Ref, State

from . import c13_roll, c21_keywords
from . import notices as on
from .c07_costs import card_cost, needs_rolled, neutral, pay_resource
from .c08_checks import (
    AS_CARD,
    AS_G,
    CARD,
    COUNT_BIG,
    COUNT_G,
    SUBSTITUTED,
    TEXT,
    counter_index,
    counter_of,
    text_of,
)
from .c11_effects import Resolve
from .card import COMMAND
from .table import (
    AUTO_B,
    AUTO_D,
    DEPLOY,
    HANGAR,
    PLACE,
    PLACES,
    PLAY_CARD,
    PLAY_TEXT,
    PLAYED,
    seat_of,
)
from .texts import Text

PASS: tuple[int, ...] = (0,)


class Play(Frame, frozen=True, kw_only=True, tag="play"):
    """A play being planned: `what` (CARD, AS_G, SUBSTITUTED or TEXT) of card `source`, with `text` (0: a
    plain card).

    `x` is -1 until chosen; `targets` are the answers to the slots so far and `part` those of the present
    slot; `area` is where it is to come out (-1: the own Disposition Area).
    """

    what: int
    source: int
    text: int = 0
    x: int = -1
    targets: tuple[tuple[Ref, ...], ...] = ()
    part: tuple[Ref, ...] = ()
    area: int = -1
    in_cut: bool = False
    entry: int = 0
    event: tuple[int, ...] = ()
    chosen: tuple[Ref, ...] = ()


# --- planning (GW-8.1 to 8.3) -----------------------------------------------------------------------


def _ask_x(s: State, p: Play) -> Decision | None:
    if p.x >= 0 or not s.rules.asks_x(s.kinds[p.source], p.what, text_of(s, p)):
        return None
    return Decision(p.player, "X", "GW-7.11", x_choices(s, p))


@step(Play, "GW-7.11", _ask_x)
def choose_x(s: State, p: Play, value: int) -> None:
    """X of a cost is fixed when paying (GW-11.6)."""
    amend(s, len(s.agenda) - 1, x=value)


def _ask_area(s: State, p: Play) -> Decision | None:
    if p.what not in AS_CARD:
        return None
    areas = s.rules.areas(s, p)
    return Decision(p.player, "area", "GW-8.3", tuple(areas)) if areas else None


@step(Play, "GW-8.3", _ask_area)
def choose_area(s: State, p: Play, value: int) -> None:
    """If the card is to come out elsewhere than the own Disposition Area, that is declared now."""
    amend(s, len(s.agenda) - 1, area=value)


@step(Play, "GW-8.3", ask_slot)
def choose_target(s: State, p: Play, value: Ref | None) -> int | None:
    """Targets and payments, one at a time."""
    return answer_slot(s, p, value)


# --- done (GW-8.1 (3), (4)) -------------------------------------------------------------------------


@step(Play, "GW-8.1")
def pay_and_activate(s: State, p: Play) -> int | None:
    """Pays, and the card is being played or the text's effect activates."""
    text = text_of(s, p)
    key = next_serial(s)
    show(s, p.source)
    x = max(0, p.x)
    if p.what == TEXT:
        assert text is not None
        _pay_text(s, p, text)
        item = Item(
            key, PLAY_TEXT, p.player, p.source, ref(s, p.source)[1], p.text, p.targets, x, rule=text.rule
        )
        if text.kind == "use":
            # An auto effect of a field card is its controller's, whoever does it (GW-4.7).
            player = p.player if text.places else seat_of(s, p.source)
            make_ready(s, replace(item, kind=AUTO_B if text.places else AUTO_D, player=player))
            return None
    else:
        if s.listener is not None:
            _cite_quick(s, p)
            _cite_how(s, p)
        _pay_card(s, p)
        cite(s, "GW-9.7", p.source)
        origin = s.where[p.source]
        move(s, p.source, p.player * PLACES + PLAYED, rule="GW-8.1")
        if s.listener is not None:
            aim = aim_of(s, p)
            emit(s, "played", "GW-8.6", p.player, (p.source,), leads=True, origin=origin, x=x, **aim)
        item = Item(
            key,
            PLAY_CARD,
            p.player,
            p.source,
            0,
            p.text,
            p.targets,
            x,
            event=(p.what, p.area, origin),
            rule="GW-8.6",
        )
    activate(s, item)
    if p.what == TEXT:
        if s.listener is not None:
            emit(s, "text played", "GW-8.10", p.player, (p.source,), **aim_of(s, p))
        on.notice(s, on.TEXT_PLAYED, p.source, p.player)
    else:
        on.notice(s, on.PLAYED, p.source, p.player)
        s.rules.being_played(s, item)
    pay_deeds(s, p, item)
    return None


def pay_deeds(s: State, p: Play, item: Item) -> None:
    """Payments that are deeds are done whole, as part of paying (GW-7.9)."""
    for text, program, answers in s.rules.deeds(s, p):
        if s.listener is not None and s.rules.text(text).keyword in ("ExtraCost", "SubstituteCost"):
            cite(s, "GW-21.31", p.source)
        push(
            s,
            Resolve(
                player=p.player,
                source=p.source,
                entry=item.entry,
                text=text,
                key=item.key,
                targets=answers,
                x=item.x,
                program=program,
            ),
        )


@step(Play, "GW-9.2")
def open_the_cut(s: State, p: Play) -> int | None:
    """Auto effects of the moment, then the opponent of the one who started it has the first chance."""
    if s.ready:
        s.rules.settle(s)
        return AGAIN
    if p.in_cut:
        cite(s, "GW-9.1", p.source)
        if len(s.chain) > 1 and s.chain[-2].player == p.player:
            cite(s, "GW-9.5", p.source)
    elif s.chain:
        s.rules.open_played_cut(s, 1 - p.player)
    elif s.pending:
        # What was used at once, without a Cut, has destroyed something or set something off.
        s.rules.open_cut(s)
    return None


def count_play(s: State, counter: int, player: int) -> None:
    """Uses up one play of a kind this turn."""
    if counter >= 0:
        plays = list(s.table.plays)
        plays[counter_index(s, counter, player)] += 1
        set_table(s, plays=tuple(plays))


def _cite_quick(s: State, p: Play) -> None:
    """Quick decides where the card could not be played without it (GW-21.25)."""
    kind = s.kinds[p.source]
    if p.what in AS_CARD and s.rules.defs[kind].type != COMMAND and "Quick" in s.rules.prints[kind].keywords:
        if p.in_cut or s.table.phase != DEPLOY or s.table.turn_player != p.player:
            cite(s, "GW-21.25", p.source)


def _cite_how(s: State, p: Play) -> None:
    """Where it is played from, and as which kind of Unit it is counted."""
    if PLACE[s.where[p.source]] == HANGAR:
        cite(s, "GW-8.17", p.source)
        cite(s, "GW-20.2", p.source)
    kind = s.kinds[p.source]
    if p.what in AS_CARD and counter_of(s, kind, p.what) == COUNT_BIG:
        for keyword, name in (("Cruiser", "GW-21.18"), ("Support", "GW-21.21")):
            if keyword in s.rules.prints[kind].keywords:
                cite(s, name, p.source)


def _pay_card(s: State, p: Play) -> None:
    count_play(s, counter_of(s, s.kinds[p.source], p.what), p.player)
    c21_keywords.note_name(s, p.source, p.player)
    if p.what == AS_G:
        return
    designated, total, resource = card_cost(s, p.source, p.player, max(0, p.x))
    if total:
        cite(s, "GW-7.1", p.source, needed=total)
    if s.listener is not None:
        if neutral(s, p.player, designated):
            cite(s, "GW-7.4", p.source)
        if total and needs_rolled(s, p.player, total):
            cite(s, "GW-7.3", p.source)
    if p.what == CARD:
        pay_resource(s, p.player, resource)


def _pay_text(s: State, p: Play, text: Text | None) -> None:
    assert text is not None
    price = text.price
    record = s.cards[p.source]
    if not text.each:
        if record is not None:
            set_card(s, p.source, "used", "GW-8.14", used=(*record.used, p.text))
        else:
            set_table(s, used=(*s.table.used, (p.source, 0, p.text)))
    if price.resource is not None:
        pay_resource(s, p.player, price.resource(s, p))
    if price.roll:
        c13_roll.turn(s, p.source, True, -1, "GW-7.7")
        cite(s, "GW-7.7", p.source)
    if price.points:
        mine = list(s.table.points)
        mine[p.player] -= price.points
        set_table(s, points=tuple(mine))
    if price.g_play:
        count_play(s, COUNT_G, p.player)
        cite(s, "GW-8.12", p.source)


# --- where a play begins ----------------------------------------------------------------------------

X, AREA = at(Play, "choose_x"), at(Play, "choose_area")
TARGET, PAY = at(Play, "choose_target"), at(Play, "pay_and_activate")


def begin(s: State, player: int, what: int, source: int, text: int, in_cut: bool = False) -> None:
    """Starts a play, at the first of its steps that has something to ask."""
    rules, kind = s.rules, s.kinds[source]
    line: Text | None = rules.texts[text] if text else None
    if rules.asks_x(kind, what, line):
        first = X
    elif what in AS_CARD and rules.printed[kind].areas:
        first = AREA
    elif (line is not None and line.slots) or (what == CARD and rules.slots[kind]) or what == SUBSTITUTED:
        first = TARGET
    else:
        first = PAY
    push(s, Play(step=first, player=player, what=what, source=source, text=text, in_cut=in_cut))

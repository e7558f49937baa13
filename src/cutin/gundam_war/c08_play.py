"""Chapter 8: playing cards and text.

A play is planned, then done: nothing is written before the last answer.
"""

from __future__ import annotations

from typing import Any

from cutin.game import plan
from cutin.game.plan import Check, aim_of, answer_slot, ask_slot, completable, x_choices
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
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.records import replace
from cutin.kernel.state import Item, Ref, State

from . import c13_roll, c21_keywords
from . import notices as on
from .c07_costs import card_cost, lacks_cards, lacks_power, needs_rolled, neutral, pay_resource, text_power
from .c11_effects import Resolve
from .card import CHARACTER, COMMAND, OPERATION, TYPE_NAMES, UNIT, G
from .table import (
    AUTO_B,
    AUTO_D,
    COUNTERS,
    DEPLOY,
    HANGAR,
    PLACE,
    PLACES,
    PLAY_CARD,
    PLAY_TEXT,
    PLAYED,
    now,
    seat_of,
)
from .texts import Slot, Text
from .values import NO_PLAY, NO_TEXT_PLAY

PASS: tuple[int, ...] = (0,)
# What an option of a window does; then the card and the text.
CARD, AS_G, TEXT = 1, 2, 3
# A card, with what its text offers done in place of the resource cost (GW-21.31).
SUBSTITUTED = 4
AS_CARD = (CARD, SUBSTITUTED)

# Which counter of `Table.plays` a card uses (GW-8.11 to 8.13).
COUNT_UNIT, COUNT_BIG, COUNT_CHARACTER, COUNT_OPERATION, COUNT_G = range(5)


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


def text_of(s: State, p: Any) -> Text | None:
    """The text that is played, or whose effect the card has."""
    found: Text | None = s.rules.texts[p.text] if p.text else None
    return found


def slots_of(s: State, p: Any) -> list[Slot]:
    """What is chosen on play, in order (GW-8.3)."""
    rules = s.rules
    slots: list[Slot] = rules.texts[p.text].slots if p.text else []
    if p.what in AS_CARD:
        own: list[Slot] = rules.slots[s.kinds[p.source]]
        if own:
            slots = slots + own
    if p.what == SUBSTITUTED:
        slots = slots + [slot for line in rules.substitutes[s.kinds[p.source]] for slot in line.slots]
    return slots


# --- the checks (GW-8.2), cheapest first ------------------------------------------------------------


def right_time(s: State, p: Any) -> Refusal | None:
    """Timing of a card: GW-6.9 and 9.6, or its own (Quick, Commands)."""
    kind = s.kinds[p.source]
    definition = s.rules.defs[kind]
    text = text_of(s, p)
    if p.what in AS_CARD and definition.type == COMMAND:
        if text is None or not text.mask & now(s, p.player):
            mask = text.mask if text is not None else 0
            return Refusal(
                "GW-6.8", f"{definition.name} can be played only in its own timing", {"mask": mask}
            )
        return None
    if p.what in AS_CARD and "Quick" in s.rules.prints[kind].keywords:
        return None
    if p.in_cut:
        return Refusal("GW-9.6", "only Commands, text and Quick cards can be played in a Cut")
    if s.table.phase != DEPLOY or s.table.turn_player != p.player:
        return Refusal("GW-6.9", "it is played by the turn player in the own Disposition Phase")
    return None


def counter_of(s: State, kind: int, what: int) -> int:
    """The per-turn counter that the play uses, or -1 (Quick: GW-21.25)."""
    return counter_of_kind(s.rules, kind, what)


def counter_index(s: State, counter: int, player: int) -> int:
    """Where in `Table.plays` that player's counter stands: each player has the own limits."""
    return counter if player == s.table.turn_player else counter + COUNTERS


def counter_of_kind(rules: Any, kind: int, what: int) -> int:
    """The same for a kind of card."""
    values = rules.prints[kind]
    if what == AS_G:
        return COUNT_G
    if "Quick" in values.keywords and rules.options["quick_beyond_limits"]:
        return -1
    kinds = rules.defs[kind].type
    if kinds == UNIT:
        return COUNT_BIG if {"Cruiser", "Base", "Support"} & values.keywords.keys() else COUNT_UNIT
    return {CHARACTER: COUNT_CHARACTER, OPERATION: COUNT_OPERATION, G: COUNT_G}.get(kinds, -1)


_LIMIT_RULES = ("GW-8.11", "GW-8.11", "GW-8.13", "GW-8.13", "GW-8.12")
LIMIT_OPTIONS = ("unit_limit", "big_unit_limit", "character_limit", "operation_limit", "g_limit")
_LIMIT_WORDS = ("Unit", "Unit with Cruiser, Base or Support", "Character", "Operation", "G")


def within_limit(s: State, p: Any) -> Refusal | None:
    """One of each kind a turn."""
    counter = counter_of(s, s.kinds[p.source], p.what)
    if counter < 0:
        return None
    played = s.table.plays[counter_index(s, counter, p.player)]
    limit = s.rules.options[LIMIT_OPTIONS[counter]]
    if played >= limit:
        return Refusal(
            _LIMIT_RULES[counter],
            f"{limit} {_LIMIT_WORDS[counter]} a turn can be played; {played} played",
            {"limit": limit, "played": played, "switch": LIMIT_OPTIONS[counter]},
        )
    return None


def forbidden(s: State, kind: int, what: int, player: int) -> bool:
    """Whether an effect says that the player cannot play cards of the type."""
    flags = s.rules.player_flags(s, player)
    if not flags:
        return False
    name = TYPE_NAMES[G if what == AS_G else s.rules.defs[kind].type]
    return bool(flags & NO_PLAY[name])


def unrestricted(s: State, p: Any) -> Refusal | None:
    """Prohibitions on cards of a type (GW-22.9); Restrict to 1 and its kin (GW-21.28, 21.30)."""
    if forbidden(s, s.kinds[p.source], p.what, p.player):
        return Refusal("GW-22.9", "an effect says that this player cannot play such cards")
    return c21_keywords.restricted(s, p.source, p.player)


def enough_power(s: State, p: Any) -> Refusal | None:
    """The power is there, with what raises the cost (GW-7.2, 7.11)."""
    if p.what == AS_G:
        return lacks_power(s, p.player, (), s.rules.variable(s.kinds[p.source]))
    more = c21_keywords.prevent(s, p)
    designated, total, _resource = card_cost(s, p.source, p.player, max(0, p.x), more)
    found = lacks_power(s, p.player, designated, total)
    if found is not None and more and lacks_power(s, p.player, designated, total - more) is None:
        return Refusal("GW-21.27", f"Prevent raises the total by {more}: {found.reason}", found.values)
    return found


def enough_cards(s: State, p: Any) -> Refusal | None:
    """The resource cost can be paid (GW-7.6), if it has to be."""
    if p.what != CARD:
        return None
    return lacks_cards(s, p.player, card_cost(s, p.source, p.player, max(0, p.x))[2])


def text_time(s: State, p: Any) -> Refusal | None:
    """GW-6.8."""
    text: Text = s.rules.texts[p.text]
    if not text.mask & now(s, p.player):
        return Refusal("GW-6.8", "its timing is another", {"mask": text.mask})
    return None


def text_by(s: State, p: Any) -> Refusal | None:
    """Who may play a text: who controls the card (GW-4.3), or who the text says."""
    text: Text = s.rules.texts[p.text]
    if s.cards[p.source] is None:
        return None
    if seat_of(s, p.source) != p.player:
        return None if text.anyone else Refusal("GW-4.3", "it is controlled by the other player")
    return Refusal("GW-1.10", "only the enemy player can do this") if text.enemy_only else None


def text_unused(s: State, p: Any) -> Refusal | None:
    """GW-8.14: once a turn for each copy, unless the cost carries "each"."""
    text: Text = s.rules.texts[p.text]
    if text.each:
        return None
    record = s.cards[p.source]
    used = record.used if record is not None else ()
    if p.text in used or (record is None and (p.source, 0, p.text) in s.table.used):
        return Refusal("GW-8.14", "this text has been used this turn")
    return None


def text_allowed(s: State, p: Any) -> Refusal | None:
    """Prohibitions on playing text (GW-22.9)."""
    if s.rules.player_flags(s, p.player) & NO_TEXT_PLAY:
        return Refusal("GW-22.9", "an effect says that this player cannot play text")
    return None


def text_payable(s: State, p: Any) -> Refusal | None:
    """Every part of the cost can be paid (GW-7.6 to 7.9)."""
    text: Text = s.rules.texts[p.text]
    price = text.price
    refusal = text_power(s, p, text)
    if refusal is not None:
        return refusal
    if price.roll:
        record = s.cards[p.source]
        if record is None or record.rolled:
            return Refusal("GW-7.7", "the card is rolled already, so the roll cost cannot be paid")
    if price.resource is not None and not price.x:
        refusal = lacks_cards(s, p.player, price.resource(s, p))
        if refusal is not None:
            return refusal
    if price.points > s.table.points[p.player]:
        have = s.table.points[p.player]
        return Refusal(
            "GW-7.9",
            f"needs {price.points} Vulture Points; {have} are there",
            {"needs": price.points, "have": have},
        )
    if price.g_play and s.table.plays[counter_index(s, COUNT_G, p.player)] >= s.rules.options["g_limit"]:
        return Refusal("GW-8.12", "the right to play a G this turn is used up", {"switch": "g_limit"})
    return None


_NEEDS = {
    "GW-7.9": "what has to be paid for it is not there",
    "GW-10.7": "its condition does not hold, or what it does first cannot be done now",
    "GW-22.8": "there is no card that it could affect",
}


def text_needs(s: State, p: Any) -> Refusal | None:
    """What a text needs for being played, extra costs included (GW-21.31)."""
    texts: list[Text] = [s.rules.texts[p.text]] if p.text else []
    if p.what in AS_CARD:
        texts += s.rules.extra_costs[s.kinds[p.source]]
    if p.what == SUBSTITUTED:
        texts += s.rules.substitutes[s.kinds[p.source]]
    for text in texts:
        for rule, holds in text.needs:
            if not holds(s, p):
                return Refusal(rule, _NEEDS.get(rule, "its condition does not hold now"))
    return None


CARD_CHECKS: list[Check] = [
    right_time,
    within_limit,
    enough_power,
    enough_cards,
    unrestricted,
    text_needs,
    completable,
]
AS_G_CHECKS: list[Check] = [right_time, within_limit, enough_power]
TEXT_CHECKS: list[Check] = [
    text_time,
    text_by,
    text_unused,
    text_allowed,
    text_payable,
    text_needs,
    completable,
]
CHECKS = {CARD: CARD_CHECKS, AS_G: AS_G_CHECKS, SUBSTITUTED: CARD_CHECKS, TEXT: TEXT_CHECKS}


def refusals(s: State, p: Any) -> list[Refusal]:
    """All that refuses a play, in the order of the checks."""
    return plan.refusals(s, p, CHECKS[p.what])


# --- planning (GW-8.1 to 8.3) -----------------------------------------------------------------------


def lacks(s: State, p: Any) -> bool:
    """Whether its X cannot be paid: neither can a greater one."""
    if p.what in AS_CARD:
        return bool(enough_power(s, p) or enough_cards(s, p))
    text = text_of(s, p)
    if text is None or not text.price.x:
        return False
    assert text.price.resource is not None
    return lacks_cards(s, p.player, text.price.resource(s, p)) is not None


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

"""Whole lines of text made into `Text`s."""

from __future__ import annotations

from typing import Any

import cutin.game.meaning
from cutin.ability import common as core
from cutin.ability.form import (
    Ability,
    Cost,
    Effect,
    Have,
    IfElse,
    InThatCase,
    Keyword,
    Number,
    Static,
    This,
    Timing,
    While,
)
from cutin.ability.form import X as FormX
from cutin.game.compiler import AMOUNTS, CONDITIONS, STATICS, Compiler
from cutin.game.meaning.changes import Constant
from cutin.game.meaning.events import trigger
from cutin.game.meaning.lines import deed, effect, walk, where
from cutin.kernel.state import State

from ..card import COLOUR_NAMES
from ..table import ALL_TIMES, PLACE_NAMES, WHEN, WHOSE
from ..texts import Text
from ..values import COMES_OUT, FLAG, MAY_BE_SET_ON, MAY_COME_OUT_IN, NAME, Seen
from ..words import changes, costs, keywords, lines, timings
from ..words.conditions import ItIs
from . import actions, amounts, clauses, conditions, flow, moves, picking, picks, qualifiers, statics
from . import changes as change_meanings
from . import events as event_meanings
from . import keywords as keyword_meanings
from .depends import DEPENDS
from .flow import PHASES

# Modules whose functions register themselves as the meanings of words.
MEANINGS = (
    cutin.game.meaning,
    actions,
    amounts,
    change_meanings,
    clauses,
    conditions,
    event_meanings,
    flow,
    keyword_meanings,
    moves,
    picking,
    picks,
    qualifiers,
    statics,
)
OWN_TURN, ENEMY_TURN = ALL_TIMES & 0x5555, ALL_TIMES & 0xAAAA
# Facts of auto B lines that no value of the card shows (see `printed`).
FACTS = (MAY_BE_SET_ON, MAY_COME_OUT_IN, COMES_OUT)


def timing_mask(timing: Timing | None) -> int:
    """The free timings of a timing as bits: phase * 2, plus 1 for the enemy's turn (GW-6.8)."""
    if timing is None or isinstance(timing, timings.AnyTime):
        return ALL_TIMES
    if isinstance(timing, timings.EitherTime):
        return timing_mask(timing.first) | timing_mask(timing.second)
    assert isinstance(timing, timings.During)
    first, last = PHASES[timing.part]
    mask = 0
    for phase in range(first, last + 1):
        if timing.apart is not None and PHASES[timing.apart][0] == phase:
            continue
        if timing.whose != "enemy":
            mask |= 1 << (phase * 2)
        if timing.whose != "own":
            mask |= 1 << (phase * 2 + 1)
    return mask


def _of_the_other_side(mask: int) -> int:
    """The same times as the other player calls them."""
    own, enemy = mask & 0x5555, mask & 0xAAAA
    return own << 1 | enemy >> 1


def keyword_of(ability: Ability) -> Keyword:
    """The keyword of a line, heavy brackets aside."""
    inner = ability.line if isinstance(ability, lines.Protected) else ability
    assert isinstance(inner, Keyword)
    return inner


def compile_text(rules: Any, ability: Ability, key: int) -> Text:
    """Makes a line into a `Text` and registers it with the rules under its key."""
    inner = ability.line if isinstance(ability, lines.Protected) else ability
    text = Text(key, ability, _kind(inner))
    text.protected = isinstance(ability, lines.Protected)
    rules.texts[key] = text
    c = Compiler(rules, text)
    if isinstance(inner, Keyword):
        _keyword(text, inner, c)
    elif isinstance(inner, lines.PlayedText):
        where(inner.where, c)
        text.mask = timing_mask(inner.timing)
        text.playable = True
        text.rule = "GW-8.10"
        text.single = inner.single
        text.anyone = inner.by == "each player"
        text.enemy_only = inner.by == "the enemy player"
        if text.enemy_only:
            text.anyone = True
        effect(inner.effect, c, text.kind in ("play", "command"))
        _price(text, inner.costs, c)
        _x(text, inner, c)
    elif isinstance(inner, lines.CommandText):
        where(inner.where, c)
        text.mask = timing_mask(inner.timing)
        text.rule = "GW-8.6"
        text.single = inner.single
        effect(inner.effect, c, text.kind in ("play", "command"))
        _x(text, inner, c)
    elif isinstance(inner, (lines.AutoA, lines.AutoB)):
        text.rule = "GW-10.2" if isinstance(inner, lines.AutoA) else "GW-10.7"
        if isinstance(inner, lines.AutoA):
            where(inner.where, c)
        made = STATICS.make(inner.static, c)
        DEPENDS.note(made, inner.static, getattr(inner, "where", None))
        text.statics = tuple(made)
        _fold(text, inner.static)
        if text.produces:
            text.depends = DEPENDS.on(inner.static, getattr(inner, "where", None))
        _steady(text, inner.static)
    elif isinstance(inner, (lines.AutoBTrigger, lines.AutoC, lines.AutoD)):
        text.rule = {"B": "GW-10.7", "C": "GW-10.8", "D": "GW-10.9"}[text.kind]
        text.single = inner.single
        where(inner.where, c)
        text.trigger = trigger(inner.trigger, c)
        rules.awaited.update(text.trigger.kinds)
        effect(inner.effect, c, text.kind in ("play", "command"))
    elif isinstance(inner, lines.AutoUse):
        where(inner.where, c)
        text.rule = "GW-10.7" if inner.kind == "B" else "GW-10.9"
        text.mask = timing_mask(inner.timing)
        text.enemy_only = inner.by is not None
        if text.enemy_only:
            # An auto line is its controller's (GW-4.7), but its time is asked of who does it.
            text.mask = _of_the_other_side(text.mask)
        text.anyone = text.enemy_only
        for pile in inner.places:
            if isinstance(pile, core.OwnPile):
                text.places |= 1 << PLACE_NAMES.index(
                    {
                        "Nation": "nation",
                        "Lost Card Pile": "lost",
                        "Junkyard": "junkyard",
                        "hand": "hand",
                        "Hangar": "hangar",
                    }[pile.zone]
                )
        text.playable = not text.places
        text.each = True
        if inner.power is not None:
            text.price.power = (inner.power.designated, inner.power.total)
        effect(inner.effect, c, text.kind in ("play", "command"))
        _needs(text, inner.effect, c)
    else:
        raise AssertionError(inner)
    text.slots = c.slots
    price = text.price
    price.free = not (price.roll or price.power or price.g_play or price.points or price.fixed)
    return text


def _needs(text: Text, effect: Effect, c: Compiler) -> None:
    """What an auto line for a time needs to be offered: its first deed can be done, its condition holds."""
    first = effect
    while isinstance(first, InThatCase):
        first = first.first
    tests = [] if text.can is None else [text.can]
    if isinstance(first, IfElse) and first.otherwise is None:
        tests.append(CONDITIONS.make(first.condition, c))

    def holds(s: State, p: Any) -> bool:
        ctx = Seen(1 - p.player, p.source, p.entry) if text.enemy_only else p
        return all(test(s, ctx) for test in tests)

    if tests:
        text.needs.append(("GW-10.7", holds))


def _steady(text: Text, static: Static) -> None:
    """Production of a number that only the time decides: a mask of timings, a colour and the number."""
    mask = ALL_TIMES
    if isinstance(static, While) and isinstance(static.condition, ItIs):
        mask = timing_mask(static.condition.part)
        static = static.static
    if text.statics or not isinstance(static, Have) or not isinstance(static.cards, This):
        return
    found = []
    for change in static.change:
        if not isinstance(change, changes.ProducesPower) or not isinstance(change.amount, Number):
            return
        found.append((mask, COLOUR_NAMES.index(change.colour), change.amount.value))
    text.steady = tuple(found)
    text.produces = ()
    if mask == ALL_TIMES:
        text.depends = 0
    else:
        text.depends = WHOSE if mask in (OWN_TURN, ENEMY_TURN) else WHOSE | WHEN


def _fold(text: Text, static: Static) -> None:
    """What a text says of its own card at all times is kept as flags: nothing has to be applied for it."""
    if not isinstance(static, Have) or not isinstance(static.cards, This):
        return
    made = [change for each in text.statics for change in each.changes]
    foldable = (FLAG, NAME, *FACTS) if text.kind == "B" else (FLAG, *FACTS)
    if not all(isinstance(change, Constant) and change.on_own_card[0] in foldable for change in made):
        return
    for change in made:
        assert isinstance(change, Constant)
        if change.on_own_card[0] == FLAG:
            text.flags |= change.on_own_card[1]
        elif change.on_own_card[0] == NAME:
            text.names = (*text.names, change.on_own_card[1])
    text.statics = ()


def _kind(inner: Ability) -> str:
    if isinstance(inner, Keyword):
        return "keyword"
    for cls, kind in (
        (lines.PlayedText, "play"),
        (lines.CommandText, "command"),
        (lines.AutoA, "A"),
        (lines.AutoB, "B"),
        (lines.AutoBTrigger, "B"),
        (lines.AutoC, "C"),
        (lines.AutoD, "D"),
        (lines.AutoUse, "use"),
    ):
        if isinstance(inner, cls):
            return kind
    raise AssertionError(inner)


def _keyword(text: Text, keyword: Keyword, c: Compiler) -> None:
    text.keyword = type(keyword).__name__
    if isinstance(keyword, keywords.Vulture):
        c.rules.has_vulture = True
    value = getattr(keyword, "value", None)
    if isinstance(value, Number):
        text.param = value.value
    elif isinstance(value, FormX):
        text.is_x = True
    if isinstance(keyword, keywords.ExtraCost | keywords.SubstituteCost):
        deed(keyword.deed, c)


def _price(text: Text, parts: tuple[Cost, ...], c: Compiler) -> None:
    price = text.price
    for part in parts:
        if isinstance(part, costs.Resource):
            price.resource = AMOUNTS.make(part.amount, c)
            price.fixed = part.amount.value if isinstance(part.amount, Number) else -1
            text.each = text.each or part.each
            price.x = isinstance(part.amount, FormX) and c.x is None
        elif isinstance(part, costs.RollThis):
            price.roll = True
        elif isinstance(part, costs.Power):
            price.power = (part.designated, part.total)
        elif isinstance(part, costs.GPlay):
            price.g_play = True
        elif isinstance(part, costs.VulturePoints):
            price.points = part.points
        elif isinstance(part, core.Deed):
            deed(part.deed, c)
        else:
            raise AssertionError(part)


def _x(text: Text, inner: Ability, c: Compiler) -> None:
    """Whether X is chosen on play: it is spoken of, and no "where X is" counts it."""
    if c.x is None and any(isinstance(n, (FormX, changes.UpX, changes.DownX)) for n in walk(inner)):
        text.is_x = True


def asks_x(rules: Any, kind: int, what: int, text: Text | None) -> bool:
    """Whether a play asks for X: of its text, or of its cost printed X."""
    if what == 2:
        return False
    if what == 1 and rules.defs[kind].x_cost:
        return True
    return text is not None and text.is_x

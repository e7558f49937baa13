"""Whole lines of text made into `Text`s."""

from __future__ import annotations

from typing import Any

import cutin.game.meaning
from cutin.ability import common as core
from cutin.ability.form import Ability, Keyword, This, Timing, Trigger
from cutin.ability.form import X as FormX
from cutin.game.compiler import CARDS, CONDITIONS, STATICS, Compiler, Unexpressed
from cutin.game.meaning.events import trigger as made_trigger
from cutin.game.meaning.lines import deed, effect, walk, where
from cutin.game.texts import Test
from cutin.game.texts import Trigger as Waits
from cutin.kernel.state import State

from .. import notices as on
from ..c05_checks import DIRECT, spell_timing
from ..c10_keywords import make as make_keyword
from ..table import (
    ALL_TIMES,
    DECK,
    ENEMY_TURN,
    EXCLUSION,
    HAND,
    NODES,
    OWN_MAIN,
    OWN_TURN,
    PHASE_NAMES,
    PLAY,
    UNDERWORLD,
    living,
)
from ..texts import Text
from ..words import costs, flow, lines, statics, timings
from ..words.places import OwnPlace
from . import amounts, changes, effects, events, filters, moves, paying, picks, qualifiers, removal, singles
from . import conditions as condition_meanings
from . import flow as flow_meanings
from . import statics as static_meanings
from . import timings as timing_meanings
from .depends import DEPENDS

# Modules whose functions register themselves as the meanings of words.
MEANINGS = (
    cutin.game.meaning,
    amounts,
    changes,
    condition_meanings,
    effects,
    events,
    filters,
    flow_meanings,
    moves,
    paying,
    picks,
    qualifiers,
    removal,
    singles,
    static_meanings,
    timing_meanings,
)

TURNS = {"always": ALL_TIMES, "own turn": OWN_TURN, "enemy turn": ENEMY_TURN}
PLACES_NAMED = {
    "deck": DECK,
    "underworld": UNDERWORLD,
    "hand": HAND,
    "nodes": NODES,
    "exclusion area": EXCLUSION,
}


class ModeText(Ability, frozen=True):
    """One of several effects of which one is chosen on play, as a text of its own (VIS-5.2.3)."""

    case: flow.Case
    number: int
    where: core.Where | None = None


def times(part: timings.Part) -> int:
    """The times of a part of a turn as bits (see `table.now`)."""
    mask = ALL_TIMES
    if part.part != "turn":
        phase = PHASE_NAMES.index(part.part)
        mask = 3 << (phase * 2)
    if part.whose == "own":
        mask &= OWN_TURN
    elif part.whose == "enemy":
        mask &= ENEMY_TURN
    return mask


def mask_of(timing: Timing) -> int:
    """The times at which something can be used."""
    if isinstance(timing, timings.During):
        return times(timing.part)
    raise Unexpressed(timing, "a time")


def compile_text(rules: Any, ability: Ability, key: int) -> Text:
    """Makes a line into a `Text` and registers it with the rules under its key."""
    text = Text(key, ability, _kind(ability))
    rules.texts[key] = text
    c = Compiler(rules, text)
    if isinstance(ability, Keyword):
        make_keyword(text, ability, c)
        if text.trigger is not None:
            rules.awaited.update(text.trigger.kinds)
        return text
    where(getattr(ability, "where", None), c)
    text.single = getattr(ability, "single", False)
    if isinstance(ability, lines.PlayText):
        _play(ability, c)
    elif isinstance(ability, ModeText):
        _mode(ability, c)
    elif isinstance(ability, lines.Activated):
        _activated(ability, c)
    elif isinstance(ability, lines.AutoAlpha | lines.AutoGammaStatic):
        text.rule = "VIS-W.42"
        _always(ability.static, c)
    elif isinstance(ability, lines.AutoBeta):
        _beta(ability, c)
    elif isinstance(ability, lines.AutoBetaUse):
        _beta_use(ability, c)
    elif isinstance(ability, lines.AutoAlphaTrigger):
        text.rule = "VIS-W.42"
        _waits(ability.trigger, ability.effect, c)
    elif isinstance(ability, lines.AutoBetaTrigger):
        text.rule = "VIS-W.43"
        text.places = _places(ability.places) or _while_played(ability.trigger)
        _waits(ability.trigger, ability.effect, c)
    elif isinstance(ability, lines.AutoGamma):
        text.rule = "VIS-7.4.7"
        _waits(ability.trigger, ability.effect, c)
        _limits(ability.limits, c)
    else:
        raise AssertionError(ability)
    text.slots = c.slots
    return text


def _kind(ability: Ability) -> str:
    if isinstance(ability, Keyword):
        return "keyword"
    for cls, kind in (
        (lines.PlayText, "play"),
        (ModeText, "play"),
        (lines.Activated, "use"),
        ((lines.AutoAlpha, lines.AutoAlphaTrigger), "alpha"),
        ((lines.AutoBeta, lines.AutoBetaTrigger, lines.AutoBetaUse), "beta"),
        ((lines.AutoGamma, lines.AutoGammaStatic), "gamma"),
    ):
        if isinstance(ability, cls):
            return kind
    raise AssertionError(ability)


# --- played and used --------------------------------------------------------------------------------


def _play(ability: lines.PlayText, c: Compiler) -> None:
    text: Text = c.text
    text.rule = "VIS-5.2.4"
    if isinstance(ability.effect, flow.ChooseOne):
        text.on_play = False
        modes = enumerate(ability.effect.cases, 1)
        text.modes = tuple(c.rules.register(ModeText(case, i, ability.where)) for i, case in modes)
        return
    effect(ability.effect, c, True)


def _mode(ability: ModeText, c: Compiler) -> None:
    text: Text = c.text
    text.rule = "VIS-5.2.3"
    text.mode = ability.number
    if ability.case.condition is not None:
        text.needs.append(("VIS-5.2.2.b", CONDITIONS.make(ability.case.condition, c)))
    effect(ability.case.effect, c, True)


def _activated(ability: lines.Activated, c: Compiler) -> None:
    text: Text = c.text
    text.rule = "VIS-W.17"
    text.playable = True
    text.mask = TURNS[ability.turn]
    effect(ability.effect, c, True)
    _limits(ability.limits, c)
    for cost in ability.costs:
        if isinstance(cost, costs.NodeCost):
            if isinstance(cost.amount, FormX):
                text.price.x = True
            else:
                text.price.cost += cost.amount.value
        elif isinstance(cost, costs.SleepThis):
            text.price.sleep = True
        elif isinstance(cost, costs.LifeCost):
            paying.life_as_payment(cost, c)
        elif isinstance(cost, core.Deed):
            deed(cost.deed, c)
    if c.x is None and not text.price.x:
        text.is_x = any(isinstance(node, FormX) for node in walk(ability.effect))


def _limits(limits: tuple[lines.Limit, ...], c: Compiler) -> None:
    """When a text can be used, or how often."""
    text: Text = c.text
    for limit in limits:
        if isinstance(limit, lines.OncePerTurn):
            text.once = True
        elif isinstance(limit, lines.PhaseOnly):
            text.mask &= 3 << (PHASE_NAMES.index(limit.phase) * 2)
        elif isinstance(limit, lines.SpellTimingOnly):
            text.mask &= OWN_MAIN
            text.needs.append(("VIS-5.5.2", spell_timing))
        elif isinstance(limit, lines.WhileOnly):
            text.needs.append(("VIS-W.17", CONDITIONS.make(limit.condition, c)))
        else:
            raise Unexpressed(limit, "a limit")


# --- automatic --------------------------------------------------------------------------------------


def _waits(trigger: Trigger, done: Any, c: Compiler) -> None:
    text: Text = c.text
    if isinstance(trigger, flow.AsSoonAs):
        holds: Test = CONDITIONS.make(trigger.condition, c)
        depends = DEPENDS.on(trigger.condition, getattr(text.ability, "where", None))
        text.trigger = Waits((on.STATE,), lambda s, seen, kind, numbers: holds(s, seen), depends)
        c.rules.watches = True
    else:
        text.trigger = made_trigger(trigger, c)
    c.rules.awaited.update(text.trigger.kinds)
    effect(done, c, False)


def _always(static: Any, c: Compiler) -> None:
    text: Text = c.text
    made = STATICS.make(static, c)
    DEPENDS.note(made, static, getattr(text.ability, "where", None))
    text.statics = tuple(made)


def _beta(ability: lines.AutoBeta, c: Compiler) -> None:
    text: Text = c.text
    text.rule = "VIS-W.43"
    text.places = _places(ability.places)
    static = ability.static
    if not isinstance(static, statics.PlayedOnly):
        _always(static, c)
        if not text.places:
            text.places = 1 << HAND | 1 << PLAY
        return
    text.restricts = True
    limit = static.limit
    if isinstance(limit, statics.OnlyIn):
        text.mask = times(limit.part)
    elif isinstance(limit, statics.OnlyWhile):
        text.needs.append(("VIS-5.2.2.b", CONDITIONS.make(limit.condition, c)))
    elif isinstance(limit, statics.OnlyAnswering):
        text.needs.append(("VIS-5.2.2.b", _answers(limit, c)))
    else:
        raise Unexpressed(limit, "a limit of plays")


def _answers(limit: statics.OnlyAnswering, c: Compiler) -> Test:
    found = CARDS.make(limit.cards, c)

    def holds(s: State, p: Any) -> bool:
        battle = s.table.battle
        if p.in_cut != DIRECT or battle is None or not living(s, battle.attacker):
            return False
        return bool(found.fits(s, p, battle.attacker[0]))

    return holds


def _beta_use(ability: lines.AutoBetaUse, c: Compiler) -> None:
    text: Text = c.text
    text.rule = "VIS-1.12.2.d"
    text.playable = True
    text.voluntary = True
    text.places = _places(ability.places)
    text.mask = mask_of(ability.timing)
    effect(ability.effect, c, True)
    if c.first_can is not None:
        text.needs.append(("VIS-W.43", c.first_can))


def _places(places: tuple[OwnPlace, ...]) -> int:
    """The places from which a text of the player's own card works, as bits."""
    found = 0
    for place in places:
        found |= 1 << PLACES_NAMED[place.zone]
    return found


def _while_played(trigger: Trigger) -> int:
    """A text of a card that is being played works where that is."""
    condition = getattr(trigger, "condition", None)
    if isinstance(condition, core.Is) and isinstance(condition.fits, core.BeingPlayed):
        return 1 << PLAY if isinstance(condition.card, This) else 0
    return 0


__all__ = ["compile_text"]

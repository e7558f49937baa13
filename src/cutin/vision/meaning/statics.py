"""What texts say that apply always, or for a while: who cannot do what, and rules that change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.game.compiler import EFFECTS, PLAYERS, STATICS, Compiler, Unexpressed
from cutin.game.hooks import Change
from cutin.game.meaning.changes import Constant, Make
from cutin.game.meaning.doing import does, me
from cutin.game.meaning.filters import find
from cutin.game.meaning.lines import walk
from cutin.game.meaning.picking import Picker, may_be_none
from cutin.game.meaning.statics import select
from cutin.game.refs import A_PLAYER, living
from cutin.kernel.agenda import Step, amend
from cutin.kernel.state import Ref, State

from .. import changes as v
from ..c06_attack import attacking
from ..c09_applied import remove
from ..card import COMMAND, plain
from ..table import DISCARDING, PHASE_NAMES, seat_of
from ..texts import CardTest, Static
from ..values import all_characters, named, of
from ..words import events, flow
from ..words import singles as one
from ..words import statics as w
from .changes import carried, guard, said
from .depends import DEPENDS

Seats = Callable[[State, Any], list[int]]


def _on_players(seats: Seats, *changes: Make) -> list[Static]:

    def select_players(s: State, ctx: Any) -> list[int]:
        found = []
        for seat in seats(s, ctx):
            found.append(-1 - seat)  # as `player_id` says, without a call
        return found

    return [Static(None, select_players, changes)]


def _flag(bits: int) -> Make:
    return Constant((v.FLAG, bits))


# --- who cannot do what -----------------------------------------------------------------------------


def _both_seats(s: State, ctx: Any) -> list[int]:
    return [0, 1]


@STATICS.means(w.Cannot)
def cannot(node: w.Cannot, c: Compiler) -> list[Static]:
    seats: Seats = PLAYERS.make(node.who, c)
    return [static for what in node.what for static in _forbidden(what, seats, c)]


@STATICS.means(w.NoPlayerCan)
def no_player_can(node: w.NoPlayerCan, c: Compiler) -> list[Static]:
    return [static for what in node.what for static in _forbidden(what, _both_seats, c)]


ALL_CARDS = form.Described((), core.Card())
NOT_DONE: dict[type[form.Node], int] = {
    w.DrawCards: v.CANNOT_DRAW,
    w.GainAnyLife: v.CANNOT_GAIN_LIFE,
    w.UseGraze: v.CANNOT_GRAZE,
}


NO_HARM = {
    None: v.TAKES_NO_DAMAGE,
    "battle": v.TAKES_NO_BATTLE_DAMAGE,
    "effect": v.TAKES_NO_EFFECT_DAMAGE,
}


def _forbidden(what: w.Doing, seats: Seats, c: Compiler) -> list[Static]:
    if isinstance(what, w.PlayCards):
        if what.cards == ALL_CARDS:
            return _on_players(seats, _flag(v.CANNOT_PLAY))
        return _on_players(seats, _ban(find(what.cards, c).suits, c))
    if isinstance(what, w.UseEffects):
        if what.cards is None:
            return _on_players(seats, _flag(v.CANNOT_USE_EFFECTS))
        return _cards_of(seats, what.cards, v.CANNOT_USE, c)
    if isinstance(what, w.SetNodes):
        return _on_players(seats, _flag(v.NO_NODE_SET))
    if isinstance(what, w.AttackWith):
        if what.cards is None:
            return _on_players(seats, _flag(v.CANNOT_ATTACK_AT_ALL))
        return _cards_of(seats, what.cards, v.CANNOT_ATTACK, c)
    if isinstance(what, w.DefendWith):
        if what.attacker is not None:
            test = find(what.cards, c).suits if what.cards is not None else None
            return [Static(None, select(what.attacker, c), (guard(v.DEFENDED_BY, test, c),))]
        if what.cards is None:
            return _on_players(seats, _flag(v.CANNOT_DEFEND_AT_ALL))
        return _cards_of(seats, what.cards, v.CANNOT_DEFEND, c)
    if isinstance(what, w.TakeDamage):
        return _on_players(seats, _flag(NO_HARM[what.kind]))
    if type(what) in NOT_DONE:
        return _on_players(seats, _flag(NOT_DONE[type(what)]))
    raise Unexpressed(what, "something that a player cannot do")


def _ban(test: CardTest, c: Compiler) -> Make:
    """The player cannot play such cards."""
    number = said(test, c)

    def make(s: State, ctx: Any, target: int) -> Change:
        return (v.BAN, *number, ctx.player, ctx.source, ctx.entry, carried(s, ctx, c))

    return make


def _cards_of(seats: Seats, cards: form.Cards, bits: int, c: Compiler) -> list[Static]:
    """A flag on such cards of those players."""
    found = find(cards, c)

    def chosen(s: State, ctx: Any) -> list[int]:
        theirs = seats(s, ctx)
        return [card for card in found.find(s, ctx) if seat_of(s, card) in theirs]

    return [Static(None, chosen, (_flag(bits),))]


# --- rules that change ------------------------------------------------------------------------------


@STATICS.means(w.SkipsPhase)
def skips_phase(node: w.SkipsPhase, c: Compiler) -> list[Static]:
    return _on_players(PLAYERS.make(node.who, c), _flag(v.SKIPS_PHASE_0 << PHASE_NAMES.index(node.phase)))


@STATICS.means(w.NotLosingByLife)
def not_losing_by_life(node: w.NotLosingByLife, c: Compiler) -> list[Static]:
    return _on_players(PLAYERS.make(node.who, c), _flag(v.LIFE_DOES_NOT_LOSE))


@STATICS.means(w.HandLimitIs)
def hand_limit_is(node: w.HandLimitIs, c: Compiler) -> list[Static]:
    return _on_players(PLAYERS.make(node.who, c), _flag(v.HAND_LIMIT_0 << node.count))


@STATICS.means(one.SetOnEnemyToo)
def set_on_enemy_too(node: one.SetOnEnemyToo, c: Compiler) -> list[Static]:
    return [Static(None, lambda s, ctx: [ctx.source], (_flag(v.EQUIPS_ENEMY),))]


@STATICS.means(one.PlusIsMinus)
def plus_is_minus(node: one.PlusIsMinus, c: Compiler) -> list[Static]:
    return [Static(None, lambda s, ctx: all_characters(s), (_flag(v.PLUS_IS_MINUS),))]


@STATICS.means(one.NextAttackStands)
def next_attack_stands(node: one.NextAttackStands, c: Compiler) -> list[Static]:
    """As long as the enemy's first attack of the turn is under way, it cannot be cancelled."""

    def attacker(s: State, ctx: Any) -> list[int]:
        battle = s.table.battle
        enemy = 1 - ctx.player
        if battle is None or battle.player != enemy or s.table.attacks[enemy] != 1:
            return []
        card: int = battle.attacker[0]
        return [card] if attacking(s, card) else []

    return [Static(None, attacker, (_flag(v.ATTACK_NOT_CANCELLED),))]


@STATICS.means(one.UpkeepWithLife)
def upkeep_with_life(node: one.UpkeepWithLife, c: Compiler) -> list[Static]:
    return [Static(None, select(node.card, c), (_flag(v.UPKEEP_WITH_LIFE),))]


def _you(s: State, ctx: Any) -> list[int]:
    return [ctx.player]


@STATICS.means(one.CasterAcross)
def caster_across(node: one.CasterAcross, c: Compiler) -> list[Static]:
    """It is as through a caster of one's own (VIS-5.5.6)."""
    return _on_players(_you, _flag(v.CASTER_ACROSS))


@STATICS.means(one.DeckForHand)
def deck_for_hand(node: one.DeckForHand, c: Compiler) -> list[Static]:
    return _on_players(_you, _flag(v.DECK_FOR_HAND))


@STATICS.means(one.DiscardForDraw)
def discard_for_draw(node: one.DiscardForDraw, c: Compiler) -> list[Static]:
    return _on_players(_both_seats, _flag(v.DRAW_IS_DISCARD))


@STATICS.means(one.StandsForUnion)
def stands_for_union(node: one.StandsForUnion, c: Compiler) -> list[Static]:
    """Kept on the text: its last test is that of the name (see `c10_union`)."""
    words = plain(node.name)
    c.text.flags |= v.STANDS_FOR_UNION
    c.text.tests.append(lambda s, ctx, card: named(of(s, card), words))
    return []


# --- the first card of the enemy --------------------------------------------------------------------


class NegateFirstCommand(form.Effect, frozen=True):
    """The play of the enemy's first card of the turn is negated if it is a command card being played."""


@EFFECTS.means(NegateFirstCommand)
def negate_first_command(node: NegateFirstCommand, c: Compiler) -> None:
    def act(s: State, f: Any) -> bool:
        enemy = 1 - f.player
        card = next((card for seat, card in s.table.plays if seat == enemy), -1)
        if card < 0 or not of(s, card).types & COMMAND or not s.rules.negate_play(s, f, card):
            return False
        remove(s, f, DISCARDING, [card])
        return True

    does(c, "VIS-W.21", act)


ENEMY_CARD = core.Some(form.Described((core.EnemyCard(),), core.Card()))


# --- for a while ------------------------------------------------------------------------------------


def lays(
    c: Compiler,
    statics: list[Static],
    until: int,
    cards: Picker | None,
    none_will_do: bool,
    targets: bool = False,
) -> None:
    """The step from which on the effect's sentences are in force until then, whatever they fit at any time.

    `cards`: they speak of the cards that are found when this takes hold. `targets`: of the effect's targets.
    """
    text = c.text
    first = len(text.while_held)
    text.while_held += statics
    numbers = tuple(range(first, len(text.while_held)))

    def act(s: State, f: Any) -> int | None:
        found: tuple[Ref, ...] = ()
        if cards is not None:
            got = cards(s, f)
            if not got and (got is None or not none_will_do):
                result: int | None = s.rules.missing(s, f)
                return result
            found = tuple(got or ())
        x = carried(s, f, c, targets)
        if c.x is not None and c.x_always:
            x = 0 if isinstance(x, int) else (0, *x[1:])
        for number in numbers:
            change = (v.STATIC, text.key, number, f.player, f.source, f.entry, x, found)
            s.rules.lay(s, f, (A_PLAYER, f.player), change, until, text)
        if not f.done:
            amend(s, me(s), done=True)
        return None

    c.steps.append(Step(c.law.applied, act))


@EFFECTS.means(flow.Holds)
def holds(node: flow.Holds, c: Compiler) -> None:
    if isinstance(node.static, one.FirstCommandNegated):
        # At once for a card that is being played, then for whatever is played.
        EFFECTS.make(NegateFirstCommand(), c)
        waits = core.When(events.IsPlayed(ENEMY_CARD))
        EFFECTS.make(flow.WheneverUntil(node.duration, waits, NegateFirstCommand()), c)
        return
    statics: list[Static] = STATICS.make(node.static, c)
    DEPENDS.note(statics, node.static, getattr(c.text.ability, "where", None))
    targets = any(isinstance(each, form.ThatCard | form.ThoseCards) for each in walk(node.static))
    lays(c, statics, c.rules.durations[node.duration], None, True, targets)


def until_counted(node: form.Until, cards: Picker, changes: list[Make], c: Compiler) -> None:
    """A change whose X is counted anew all the time, on the cards found at resolution."""

    def meant(s: State, seen: Any) -> list[int]:
        return [r[0] for r in seen.chosen if living(s, r)]

    static = Static(None, meant, tuple(changes))
    DEPENDS.note([static], node.change, getattr(c.text.ability, "where", None))
    lays(c, [static], c.rules.durations[node.duration], cards, may_be_none(node.cards))

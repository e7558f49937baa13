"""What changes mean: small tuples that `changes.apply_change` applies to a card, or that hold for players."""

from __future__ import annotations

from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.game.compiler import ALWAYS, AMOUNTS, CHANGES, Compiler
from cutin.game.force import Carried, Seen
from cutin.game.hooks import Change
from cutin.game.meaning.changes import Constant, Make
from cutin.game.meaning.filters import find
from cutin.game.meaning.picks import matches
from cutin.game.meaning.statics import player_id
from cutin.game.refs import first, last
from cutin.kernel.state import State

from .. import changes as v
from ..c06_characters import shape_of
from ..c10_keywords import NAMES
from ..card import plain
from ..table import seat_of
from ..texts import CardTest, Number
from ..values import of
from ..words import causes
from ..words import changes as w
from ..words import picks as p
from .qualifiers import declared, races, source_test

__all__ = ["Make", "player_id"]


def _flag(bits: int) -> Make:
    return Constant((v.FLAG, bits))


def guard(against: int, test: CardTest | None, c: Compiler) -> Make:
    """Keeps off what comes from cards that pass the test (None: from any card)."""
    number = said(test, c)

    def make(s: State, ctx: Any, target: int) -> Change:
        return (v.GUARD, against, *number, ctx.player, ctx.source, ctx.entry, carried(s, ctx, c))

    return make


def said(test: CardTest | None, c: Compiler) -> tuple[int, int]:
    """The text and the number of its test by which a change says which cards it speaks of; 0: any."""
    if test is None:
        return 0, 0
    c.text.tests.append(test)
    return c.text.key, len(c.text.tests) - 1


def carried(s: State, ctx: Any, c: Compiler, targets: bool = False) -> Carried:
    """What a change that lasts longer than the effect takes along: its X, the word declared for it, and its
    targets if the change speaks of them, or is part of one that does."""
    x, word = x_of(s, ctx, c), declared(s, ctx)
    meant = ctx.targets if targets or isinstance(ctx, Seen) else ()
    return (x, word, meant) if word or meant else x


def x_of(s: State, ctx: Any, c: Compiler) -> int:
    """The X of the text, for what lasts longer than the effect."""
    if c.x is not None:
        return c.x(s, ctx)
    return max(0, int(ctx.x))


# --- numbers ----------------------------------------------------------------------------------------


def shifted(part: int | w.Shift, c: Compiler) -> Number:
    """A number of a modifier, X with its sign."""
    if isinstance(part, int):
        return lambda s, ctx: part
    x: Number = AMOUNTS.make(form.X(), c)
    if isinstance(part, w.DownX):
        return lambda s, ctx: -x(s, ctx)
    return x


@CHANGES.means(w.Gets)
def gets(node: w.Gets, c: Compiler) -> Make:
    if isinstance(node.attack, int) and isinstance(node.endurance, int) and not node.floor:
        return Constant((v.MOD, node.attack, node.endurance))
    attack, endurance = shifted(node.attack, c), shifted(node.endurance, c)
    floor = node.floor

    def make(s: State, ctx: Any, target: int) -> Change:
        more, tougher = attack(s, ctx), endurance(s, ctx)
        if floor:
            now = of(s, target)
            more, tougher = max(more, -max(0, now.attack)), max(tougher, -max(0, now.endurance))
        return (v.MOD, more, tougher)

    return make


@CHANGES.means(w.GetsForEach)
def gets_for_each(node: w.GetsForEach, c: Compiler) -> Make:
    found = find(node.cards, c)

    def make(s: State, ctx: Any, target: int) -> Change:
        record = s.cards[target]
        under = record.under if record is not None else ()
        n = sum(1 for card in under if found.suits(s, ctx, card))
        return (v.MOD, node.attack * n, node.endurance * n)

    return make


def _power_of(node: form.Pick, base: bool, c: Compiler) -> Any:
    """The combat power of a card as it is, or as it was last; `base`: without what changes it."""
    one = first(node, c)

    def power(s: State, ctx: Any) -> tuple[int, int]:
        card, entry = one(s, ctx)
        if card < 0:
            return 0, 0
        record = s.cards[card]
        if record is None and entry and not base:
            known = last(s, ctx, card, "attack"), last(s, ctx, card, "endurance")
            if known != (-1, -1):
                return known
        now = of(s, card)
        return now.original if base else (now.attack, now.endurance)

    return power


@CHANGES.means(w.GetsPowerOf)
def gets_power_of(node: w.GetsPowerOf, c: Compiler) -> Make:
    power = _power_of(node.card, False, c)
    return lambda s, ctx, target: (v.MOD, *power(s, ctx))


@CHANGES.means(w.HasPowerOf)
def has_power_of(node: w.HasPowerOf, c: Compiler) -> Make:
    power = _power_of(node.card, node.base, c)
    return lambda s, ctx, target: (v.BASE, *power(s, ctx))


@CHANGES.means(w.HasPower)
def has_power(node: w.HasPower, c: Compiler) -> Make:
    """What a card says always of its own X is what that X is (VIS-W.48)."""
    own = isinstance(c.about, form.This | p.ThisCharacter)
    counted = not (isinstance(node.attack, int) and isinstance(node.endurance, int))
    kind = v.ORIGIN if own and counted and c.text.kind == "alpha" else v.BASE
    attack, endurance = shifted(node.attack, c), shifted(node.endurance, c)
    return lambda s, ctx, target: (kind, attack(s, ctx), endurance(s, ctx))


@CHANGES.means(w.HasAttack)
def has_attack(node: w.HasAttack, c: Compiler) -> Make:
    amount = AMOUNTS.make(node.amount, c)
    return lambda s, ctx, target: (v.BASE, amount(s, ctx), None)


@CHANGES.means(w.HasEndurance)
def has_endurance(node: w.HasEndurance, c: Compiler) -> Make:
    amount = AMOUNTS.make(node.amount, c)
    return lambda s, ctx, target: (v.BASE, None, amount(s, ctx))


@CHANGES.means(w.AttackIsEndurance)
def attack_is_endurance(node: w.AttackIsEndurance, c: Compiler) -> Make:
    return lambda s, ctx, target: (v.BASE, of(s, target).endurance, None)


@CHANGES.means(w.GetsNumber)
def gets_number(node: w.GetsNumber, c: Compiler) -> Make:
    kind = {"node": v.NODE, "cost": v.COST, "graze": v.GRAZE}[node.what]
    by = shifted(node.by, c)
    return lambda s, ctx, target: (kind, by(s, ctx))


# --- nature -----------------------------------------------------------------------------------------


@CHANGES.means(w.HasRace)
def has_race(node: w.HasRace, c: Compiler) -> Make:
    return Constant((v.RACE, races(node.races), False))


@CHANGES.means(w.GainsRace)
def gains_race(node: w.GainsRace, c: Compiler) -> Make:
    return Constant((v.RACE, races(node.races), True))


@CHANGES.means(w.LosesRaces)
def loses_races(node: w.LosesRaces, c: Compiler) -> Make:
    return Constant((v.RACE, (), False))


@CHANGES.means(w.IsNamed)
def is_named(node: w.IsNamed, c: Compiler) -> Make:
    return Constant((v.NAME, plain(node.name), node.also))


@CHANGES.means(w.Becomes)
def becomes(node: w.Becomes, c: Compiler) -> Make:
    return Constant(shape_of(c.rules, node.mask))


# --- texts ------------------------------------------------------------------------------------------


@CHANGES.means(w.HasOnlyText)
def has_only_text(node: w.HasOnlyText, c: Compiler) -> Make:
    """Two changes: nothing of its own is left, and then that line."""
    gained = c.rules.gained(node.ability)
    return lambda s, ctx, target: ((v.REPLACED,), gained)


@ALWAYS.means(w.HasOnlyText)
def has_only_text_always(node: w.HasOnlyText, c: Compiler) -> tuple[Make, ...]:
    return Constant((v.REPLACED,)), Constant(c.rules.gained(node.ability))


@CHANGES.means(w.NegatedKeyword)
def negated_keyword(node: w.NegatedKeyword, c: Compiler) -> Make:
    return Constant((v.VOID_KEYWORD, NAMES[node.keyword]))


# --- flags ------------------------------------------------------------------------------------------

FLAGS: dict[type[form.Node], int] = {
    w.PlayNotNegated: v.PLAY_NOT_NEGATED,
    w.CannotUseEffects: v.CANNOT_USE,
    w.AttackNotCancelled: v.ATTACK_NOT_CANCELLED,
    w.StaysAsleep: v.STAYS_ASLEEP,
}


@CHANGES.means(*FLAGS)
def flagged(node: form.Change, c: Compiler) -> Make:
    return _flag(FLAGS[type(node)])


@CHANGES.means(w.CannotBattle)
def cannot_battle(node: w.CannotBattle, c: Compiler) -> Make:
    return _flag(v.CANNOT_ATTACK if node.what == "attack" else v.CANNOT_DEFEND)


@CHANGES.means(w.MustAttack)
def must_attack(node: w.MustAttack, c: Compiler) -> Make:
    return _flag(v.MUST_ATTACK if node.when == "once each turn" else v.MUST_ATTACK_AT_ONCE)


@CHANGES.means(w.MustDefend)
def must_defend(node: w.MustDefend, c: Compiler) -> Make:
    return _flag(v.MUST_DEFEND)


@CHANGES.means(w.NoSleep)
def no_sleep(node: w.NoSleep, c: Compiler) -> Make:
    """Against some attackers only, it is so while one of those attacks."""
    flag = v.ATTACKS_AWAKE if node.what == "attacking" else v.DEFENDS_AWAKE
    if node.cards is None:
        return _flag(flag)
    found = find(node.cards, c)

    def make(s: State, ctx: Any, target: int) -> Change:
        battle = s.table.battle
        against = battle is not None and found.suits(s, ctx, battle.attacker[0])
        return (v.FLAG, flag if against else 0)

    return make


# --- what is kept off -------------------------------------------------------------------------------


@CHANGES.means(w.TakesNoDamage)
def takes_no_damage(node: w.TakesNoDamage, c: Compiler) -> Make:
    if node.cards is None:
        kinds = {None: v.NO_DAMAGE, "battle": v.NO_BATTLE_DAMAGE, "effect": v.NO_EFFECT_DAMAGE}
        return _flag(kinds[node.kind])
    against = {None: v.DAMAGE_FROM, "battle": v.BATTLE_DAMAGE_FROM, "effect": v.EFFECT_DAMAGE_FROM}
    return guard(against[node.kind], find(node.cards, c).suits, c)


def _removal(by: w.AnyEffect | None, flag: int, against: int, c: Compiler) -> Make:
    """A removal that is not applied: by anything, or by effects of such sources."""
    if by is None:
        return _flag(flag)
    if isinstance(by, causes.ByEffects):
        return guard(against, source_test(by.effects.whose, by.effects.cards, c), c)
    if isinstance(by, core.ByEffect):
        return guard(against, source_test(by.whose, None, c), c)
    return guard(against, matches(by.source, c, placed=False) if by.source is not None else None, c)


@CHANGES.means(w.NotDying)
def not_dying(node: w.NotDying, c: Compiler) -> Make:
    if isinstance(node.by, causes.InBattle):
        return _flag(v.NOT_DYING_IN_BATTLE)
    return _removal(node.by, v.NOT_DYING, v.DYING_BY, c)


@CHANGES.means(w.NotDiscarded)
def not_discarded(node: w.NotDiscarded, c: Compiler) -> Make:
    return _removal(node.by, v.NOT_DISCARDED, v.DISCARDED_BY, c)


@CHANGES.means(w.NotExcluded)
def not_excluded(node: w.NotExcluded, c: Compiler) -> Make:
    return _removal(node.by, v.NOT_EXCLUDED, v.EXCLUDED_BY, c)


@CHANGES.means(w.NotSubject)
def not_subject(node: w.NotSubject, c: Compiler) -> Make:
    """Effects of the card itself reach it all the same (VIS-8.1.4.c)."""
    whose, cards = node.effects.whose, node.effects.cards
    if cards is not None:
        return guard(v.SUBJECT_OF, source_test(whose, cards, c), c)
    if whose is None:
        return _flag(v.NO_SUBJECT)
    return _of_side(whose, v.NO_SUBJECT_OF_OWN, v.NO_SUBJECT_OF_ENEMY)


def _of_side(whose: str, of_own: int, of_enemy: int) -> Make:
    """A flag against the effects of a player, who is seen from the text; the flag is seen from the card."""

    def make(s: State, ctx: Any, target: int) -> Change:
        seat = ctx.player if whose == "own" else 1 - ctx.player
        return (v.FLAG, of_own if seat_of(s, target) == seat else of_enemy)

    return make


@CHANGES.means(w.NotTarget)
def not_target(node: w.NotTarget, c: Compiler) -> Make:
    whose, cards = node.effects.whose, node.effects.cards
    if whose is None and cards is None:
        return _flag(v.NO_TARGET)
    return guard(v.TARGET_OF, source_test(whose, cards, c), c)


@CHANGES.means(w.NotDefendedBy)
def not_defended_by(node: w.NotDefendedBy, c: Compiler) -> Make:
    return guard(v.DEFENDED_BY, find(node.cards, c).suits if node.cards is not None else None, c)

"""What changes mean: small tuples that `values.apply_change` applies to a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import form
from cutin.game.compiler import AMOUNTS, CHANGES, Compiler, Unexpressed
from cutin.game.meaning.changes import Constant
from cutin.game.meaning.filters import find
from cutin.game.meaning.locations import zones_of
from cutin.kernel.state import State

from .. import values as v
from ..card import CHARACTER, COLOUR_NAMES, COMMAND, EARTH, OPERATION, SPACE, UNIT, G, plain
from ..table import EARTH_AREA, PLACE, SEAT, SPACE_AREA
from ..words import changes as w
from ..words import coins

Change = tuple[Any, ...]
Make = Callable[[State, Any, int], Change]

TYPE_BITS = {"Unit": UNIT, "Character": CHARACTER, "Command": COMMAND, "Operation": OPERATION, "G": G}
TERRAIN_BITS = {"Space": SPACE, "Earth": EARTH}


class Against(Constant):
    """A flag against the effects of one player: which one is seen from each card's controller."""

    __slots__ = ("of_enemy", "of_own", "own")

    def __init__(self, own: bool, of_enemy: int, of_own: int) -> None:
        super().__init__((v.FLAG, of_own if own else of_enemy))
        self.change = None
        self.own = own
        self.of_enemy = of_enemy
        self.of_own = of_own

    def __call__(self, s: State, ctx: Any, target: int) -> Change:
        seat = ctx.player if self.own else 1 - ctx.player
        return (v.FLAG, self.of_own if SEAT[s.where[target]] == seat else self.of_enemy)


def _always(change: Change) -> Make:
    return Constant(change)


def _flag(bits: int) -> Make:
    return _always((v.FLAG, bits))


# --- numbers and nature -----------------------------------------------------------------------------


@CHANGES.means(w.Gets)
def gets(node: w.Gets, c: Compiler) -> Make:
    parts = (node.close, node.ranged, node.defence)
    stars = sum(1 << i for i, part in enumerate(parts) if isinstance(part, w.Star))
    fixed = [part if isinstance(part, int) else 0 for part in parts]
    signs = [1 if isinstance(part, w.UpX) else -1 if isinstance(part, w.DownX) else 0 for part in parts]
    if not any(signs):
        return _always((v.MOD, *fixed, stars))
    x = AMOUNTS.make(form.X(), c)

    def make(s: State, ctx: Any, target: int) -> Change:
        n: int = x(s, ctx)
        return (v.MOD, *(number + sign * n for number, sign in zip(fixed, signs, strict=True)), stars)

    return make


@CHANGES.means(w.GetsTotalPower)
def gets_total_power(node: w.GetsTotalPower, c: Compiler) -> Make:
    return _always((v.TOTAL, node.by))


def shape(node: w.Shape, also: bool, rules: Any) -> Change:
    """What the words in braces make of a card."""
    if isinstance(node, w.PlainShape):
        bits = TYPE_BITS[node.type]
        if node.text is not None:
            return (v.SHAPE, bits, also, None, 0, 0, "", rules.register(node.text))
        return (v.TYPE, bits, also)
    if not isinstance(node, w.UnitShape):
        raise Unexpressed(node, "a shape")
    stats = (node.close, node.ranged, node.defence)
    return (
        v.SHAPE,
        UNIT,
        also,
        tuple(each if isinstance(each, int) else 0 for each in stats),
        sum(1 << i for i, each in enumerate(stats) if isinstance(each, w.Star)),
        sum(TERRAIN_BITS[each] for each in node.terrain),
        plain(node.name) if node.name is not None else "",
        rules.register(node.text) if node.text is not None else 0,
    )


@CHANGES.means(w.TreatedAs)
def treated_as(node: w.TreatedAs, c: Compiler) -> Make:
    return _always(shape(node.shape, node.also, c.rules))


@CHANGES.means(w.HasDesignated)
def has_designated(node: w.HasDesignated, c: Compiler) -> Make:
    return _always((v.DESIGNATED, COLOUR_NAMES.index(node.colour)))


@CHANGES.means(w.IsNamed)
def is_named(node: w.IsNamed, c: Compiler) -> Make:
    return _always((v.NAME, plain(node.name)))


@CHANGES.means(w.HasTrait)
def has_trait(node: w.HasTrait, c: Compiler) -> Make:
    return _always((v.TRAIT, node.trait))


@CHANGES.means(w.GainsTerrain)
def gains_terrain(node: w.GainsTerrain, c: Compiler) -> Make:
    return _always((v.TERRAIN, TERRAIN_BITS[node.area]))


@CHANGES.means(w.LosesTerrain)
def loses_terrain(node: w.LosesTerrain, c: Compiler) -> Make:
    return _always((v.LOSE_TERRAIN, TERRAIN_BITS[node.area]))


# --- texts and keywords -----------------------------------------------------------------------------


def gained(rules: Any, ability: form.Ability, once: bool = False) -> Change:
    """The change that gives a card a line of text."""
    if isinstance(getattr(ability, "line", ability), form.Keyword):
        line = rules.text(rules.register(ability))
        keys = (line.key, *(text.key for text in rules.expanded(line)))
        return (v.KEYWORD, ((line.keyword, line.param),), keys)
    key = rules.register(ability)
    return (v.TEXT, key, True) if once else (v.TEXT, key)


@CHANGES.means(w.GainsTextOnce)
def gains_text_once(node: w.GainsTextOnce, c: Compiler) -> Make:
    return _always(gained(c.rules, node.ability, once=True))


def negated(s: State, card: int) -> Change:
    """The text that a card has now; what is given later is not touched (GW-10.6). Of card -1: all text."""
    if card == -1:
        return (v.NEGATE, None)
    values = v.of(s, card)
    rules = s.rules
    return (
        v.NEGATE,
        tuple(text.key for text in values.texts if not text.protected),
        tuple(name for name in values.keywords if not rules.protected_keyword(values.kind, name)),
    )


@CHANGES.means(w.NegatedUnresolved)
def negated_unresolved(node: w.NegatedUnresolved, c: Compiler) -> Make:
    return _always((v.NEGATE_UNRESOLVED,))


# --- damage, destruction, movement ------------------------------------------------------------------


@CHANGES.means(w.TakesNoDamage)
def takes_no_damage(node: w.TakesNoDamage, c: Compiler) -> Make:
    return _flag(v.BATTLE_DAMAGE_ONLY if node.battle else v.NO_DAMAGE)


@CHANGES.means(w.TakesNoDamageFrom)
def takes_no_damage_from(node: w.TakesNoDamageFrom, c: Compiler) -> Make:
    return Against(node.whose == "own", v.NO_DAMAGE_FROM_ENEMY, v.NO_DAMAGE_FROM_OWN)


@CHANGES.means(w.TakesNoBattleDamage)
def takes_no_battle_damage(node: w.TakesNoBattleDamage, c: Compiler) -> Make:
    return _flag(v.NO_BATTLE_DAMAGE)


def _against(whose: str | None, anybody: int, of_enemy: int, of_own: int) -> Make:
    """A flag against effects of anybody, or of the player named, seen from the card's controller."""
    if whose is None:
        return _flag(anybody)
    return Against(whose == "own", of_enemy, of_own)


@CHANGES.means(w.NotDestroyed)
def not_destroyed(node: w.NotDestroyed, c: Compiler) -> Make:
    return _against(node.whose, v.NOT_DESTROYED, v.NOT_DESTROYED_BY_ENEMY, v.NOT_DESTROYED_BY_OWN)


@CHANGES.means(w.NotMoved)
def not_moved(node: w.NotMoved, c: Compiler) -> Make:
    return _against(node.whose, v.NOT_MOVED, v.NOT_MOVED_BY_ENEMY, v.NOT_MOVED_BY_OWN)


@CHANGES.means(w.NotRolled)
def not_rolled(node: w.NotRolled, c: Compiler) -> Make:
    return _against(node.whose, v.NOT_ROLLED, v.NOT_ROLLED_BY_ENEMY, v.NOT_ROLLED_BY_OWN)


@CHANGES.means(w.NotTarget)
def not_target(node: w.NotTarget, c: Compiler) -> Make:
    of_enemy = {
        "effects": v.NO_TARGET_OF_ENEMY,
        "Commands": v.NO_SINGLE_TARGET_OF_ENEMY_COMMANDS if node.only else v.NO_TARGET_OF_ENEMY_COMMANDS,
        "effects of Units": v.NO_TARGET_OF_ENEMY_UNITS,
        "effects of Operations": v.NO_TARGET_OF_ENEMY_OPERATIONS,
    }[node.what]
    if node.only and node.what != "Commands":
        raise Unexpressed(node, f'"only target of {node.what}"')
    own = v.NO_TARGET_OF_OWN if node.what == "effects" else 0
    return _against(node.whose, v.NO_TARGET, of_enemy, own)


_FLAGS = {
    w.CannotBeSaved: v.NOT_SAVED,
    w.KeepsDamage: v.KEEPS_DAMAGE,
    w.MustSortie: v.MUST_SORTIE,
    w.RemovedWhenAbolished: v.REMOVED_FOR_JUNKYARD,
    w.NegatedPower: v.NO_POWER,
    w.BasicG: v.BASIC_G,
    w.AnyNumberInDeck: v.ANY_NUMBER,
    w.CannotHaveSetCards: v.NO_SET_CARDS,
    coins.RemovedAsItComesOut: v.GONE_AT_ONCE,
}


@CHANGES.means(*_FLAGS)
def flagged(node: form.Change, c: Compiler) -> Make:
    return _flag(_FLAGS[type(node)])


@CHANGES.means(w.CannotSortie)
def cannot_sortie(node: w.CannotSortie, c: Compiler) -> Make:
    if node.area is None:
        return _flag(v.NO_SORTIE)
    zones = zones_of(node.area, c)

    def make(s: State, ctx: Any, target: int) -> Change:
        places = {PLACE[zone] for zone in zones(s, ctx)}
        return (
            v.FLAG,
            (v.NO_SORTIE_SPACE if SPACE_AREA in places else 0)
            | (v.NO_SORTIE_EARTH if EARTH_AREA in places else 0),
        )

    return make


@CHANGES.means(coins.OutThisTurnCannotSortie)
def out_this_turn_cannot_sortie(node: coins.OutThisTurnCannotSortie, c: Compiler) -> Make:
    return _flag(v.NO_SORTIE_FRESH)


# --- power, coming out, set cards -------------------------------------------------------------------


@CHANGES.means(w.MayBeSetOn)
def may_be_set_on(node: w.MayBeSetOn, c: Compiler) -> Make:
    return _always((v.MAY_BE_SET_ON, find(node.cards, c)))


@CHANGES.means(w.MayComeOutIn)
def may_come_out_in(node: w.MayComeOutIn, c: Compiler) -> Make:
    return _always((v.MAY_COME_OUT_IN, zones_of(node.area, c)))


@CHANGES.means(w.ComesOutIn)
def comes_out_in(node: w.ComesOutIn, c: Compiler) -> Make:
    return _always((v.COMES_OUT, node.state == "rolled"))


@CHANGES.means(w.CanHaveCharacters)
def can_have_characters(node: w.CanHaveCharacters, c: Compiler) -> Make:
    if node.count != 2:
        raise Unexpressed(node, f"room for {node.count} Characters")
    return _flag(v.TWO_CHARACTERS)

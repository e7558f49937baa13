"""Changes that hold for a card or a player: their kinds, the flags, and how one alters a card's values.

A change is a tuple of its kind and of what follows there. It is made by a text that applies always, or lies
in a `Lasting` on a card or in `Table.lasting` on a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cutin.kernel.depends import EVERYTHING, NUMBERS, SAID, WORDS

from .card import plain

if TYPE_CHECKING:
    from .values import Values

# Beside the kind of card among `Values.types`: it is a character now (VIS-6.1.1).
BEING = 8

# Kinds of change, and what follows the kind in its tuple.
MOD = 1  # attack, endurance: a combat modifier
BASE = 2  # attack, endurance (None: stays): "becomes N"
ORIGIN = 3  # attack, endurance (None: stays): what a printed X is
KEYWORD = 4  # names with their numbers, the texts they are
LOSE_KEYWORD = 5  # name: the word itself is gone
VOID_KEYWORD = 6  # name: the word stays, its effect is nullified (VIS-10.10, VIS-W.22)
TEXT = 7  # text
NEGATE = 8  # the texts nullified, or None: all that the card has
FLAG = 9  # flag bits
RACE = 10  # races, whether also (else: becomes)
NAME = 11  # a name, whether also (else: instead of all others)
NODE = 12  # added to the required nodes
COST = 13  # added to the cost
SHAPE = 14  # roles, (attack, endurance) or None, graze (-1: none said), name, races or None, texts
FORM = 15  # what a transformation makes of it: attack, endurance, graze, name, races, texts, text it is from
GUARD = 16  # against what, text, number of its test, player, source, entry, X
BAN = 17  # on a player: text, number of its test, player, source, entry, X: cannot play such cards
PLAY_NODE = 18  # on a player: amount, text, number of its test, player, source, entry, X
PLAY_COST = 19  # the same, for the cost
# Laid on a player, of no card: text, number in its `while_held`, player, source, entry, X, cards meant.
STATIC = 20
GRAZE = 23  # added to the graze
REPLACED = 22  # all text that it has is gone, words included (VIS-7.1.1)
ELSEWHERE = 21  # on a player: card, its zone, text, change: for a card that is not on the field

# By kind of change, what it makes different (`kernel.depends`): what texts can look at in it.
ALTERS = [EVERYTHING] * (GRAZE + 1)
for _kind in (MOD, BASE, ORIGIN, NODE, COST, GRAZE):
    ALTERS[_kind] = NUMBERS
for _kind in (FLAG, TEXT, BAN, PLAY_NODE, PLAY_COST):
    ALTERS[_kind] = SAID
for _kind in (KEYWORD, LOSE_KEYWORD, VOID_KEYWORD, NEGATE, REPLACED):
    ALTERS[_kind] = NUMBERS | WORDS

# Roles that the words in braces can give a card.
AS_CHARACTER = 1
AS_CHARM = 2
AS_EQUIPMENT = 4

# What a guard keeps off; the test describes the card it comes from.
DAMAGE_FROM, TARGET_OF, SUBJECT_OF, DYING_BY, DISCARDED_BY, EXCLUDED_BY, DEFENDED_BY = range(7)
BATTLE_DAMAGE_FROM, EFFECT_DAMAGE_FROM = 7, 8

# Flags: what holds for a card.
CANNOT_ATTACK = 1 << 0
CANNOT_DEFEND = 1 << 1
MUST_ATTACK = 1 << 2
NO_DAMAGE = 1 << 3
NO_BATTLE_DAMAGE = 1 << 4
NO_EFFECT_DAMAGE = 1 << 5
NOT_DYING = 1 << 6
NOT_DISCARDED = 1 << 7
NOT_EXCLUDED = 1 << 8
NO_TARGET = 1 << 9
NO_TARGET_OF_ENEMY = 1 << 10
NO_SUBJECT = 1 << 11  # of effects of other cards (VIS-8.1.4.c)
NO_SUBJECT_OF_ENEMY = 1 << 12
NO_SUBJECT_OF_OWN = 1 << 13
DEFENDS_AWAKE = 1 << 14  # does not go to sleep when it defends
ATTACKS_AWAKE = 1 << 15
PLAY_NOT_NEGATED = 1 << 16
STAYS_ASLEEP = 1 << 17  # does not become active
PLUS_IS_MINUS = 1 << 18  # every + of its combat modifiers counts as -
TWO_EQUIPMENTS = 1 << 19
CANNOT_USE = 1 << 20  # its activated effects
NO_DAMAGE_TO_PLAYERS = 1 << 21
ATTACK_NOT_CANCELLED = 1 << 22
GUARDED = 1 << 23  # has guards (GUARD changes)
MUST_ATTACK_AT_ONCE = 1 << 24
EQUIPS_ENEMY = 1 << 25  # may be played with an opposing character as its target (Equipment)
UPKEEP_WITH_LIFE = 1 << 26
STANDS_FOR_UNION = 1 << 27  # may be excluded in place of a part of a Union (VIS-10.20)
MUST_DEFEND = 1 << 28
NOT_DYING_IN_BATTLE = 1 << 29
UNTOUCHABLE = NO_TARGET | NO_TARGET_OF_ENEMY | NO_SUBJECT | NO_SUBJECT_OF_ENEMY | NO_SUBJECT_OF_OWN | GUARDED
# The same, on a player.
CANNOT_PLAY = 1 << 40
CANNOT_USE_EFFECTS = 1 << 41
NO_NODE_SET = 1 << 42
LIFE_DOES_NOT_LOSE = 1 << 43
CANNOT_ATTACK_AT_ALL = 1 << 45
CANNOT_DEFEND_AT_ALL = 1 << 46
TAKES_NO_DAMAGE = 1 << 47
CASTER_ACROSS = 1 << 48  # a caster on the other field is one, too
DECK_FOR_HAND = 1 << 49  # may discard from the deck where an effect of a spell discards from the hand
DRAW_IS_DISCARD = 1 << 50  # other draws than that of the rule
CANNOT_DRAW = 1 << 51
CANNOT_GAIN_LIFE = 1 << 52
CANNOT_GRAZE = 1 << 53
TAKES_NO_BATTLE_DAMAGE = 1 << 39
TAKES_NO_EFFECT_DAMAGE = 1 << 44
SKIPS_PHASE_0 = 1 << 54  # the first phase; n bits higher the one n phases later
SKIPS_PHASES = 31 * SKIPS_PHASE_0
HAND_LIMIT_0 = 1 << 64  # a hand limit of 0; n bits higher one of n

# Keywords whose numbers are asked together: each of several asks for its own (VIS-10.1.3).
ADDING_UP = frozenset(("Upkeep", "Resist"))


def silence(v: Values) -> None:
    """Nullifies all text that it has now; the words stay (VIS-W.22)."""
    v.texts = ()
    v.keywords = {}


def apply_change(rules: Any, v: Values, change: tuple[Any, ...], at: int = 0) -> None:
    """Applies one change to a card's values (not yet settled). `at` is when it began."""
    kind = change[0]
    if kind == MOD:
        _, a, e = change
        v.up = (v.up[0] + max(a, 0), v.up[1] + max(e, 0))
        v.down = (v.down[0] + min(a, 0), v.down[1] + min(e, 0))
    elif kind == FLAG:
        v.granted |= change[1]
    elif kind == BASE:
        if at >= v.base_at:  # the latest counts (VIS-W.48)
            v.base_at = at
            v.base = _instead(v.base, change[1], change[2])
    elif kind == ORIGIN:
        changed = v.base != v.original
        v.original = _instead(v.original, change[1], change[2])
        if not changed:
            v.base = v.original
    elif kind == KEYWORD:
        for name, number in change[1]:
            has = v.words.get(name, 0)
            v.words[name] = has + number if name in ADDING_UP else max(has, number)
            v.keywords[name] = v.words[name]
        v.texts = (*v.texts, *(rules.text(key) for key in change[2]))
    elif kind == LOSE_KEYWORD:
        v.gone = (*v.gone, change[1])
    elif kind == VOID_KEYWORD:
        v.void = (*v.void, change[1])
    elif kind == TEXT:
        v.texts = (*v.texts, rules.text(change[1]))
    elif kind == REPLACED:
        silence(v)
        v.words = {}
    elif kind == NEGATE:
        if change[1] is None:
            silence(v)
            v.negated = True
        else:
            v.hushed = (*v.hushed, *change[1])
            gone = {t.keyword for t in v.texts if t.key in change[1] and t.keyword}
            v.texts = tuple(t for t in v.texts if t.key not in change[1])
            v.void = (*v.void, *gone)
    elif kind == RACE:
        v.races = tuple(dict.fromkeys((*v.races, *change[1]))) if change[2] else change[1]
    elif kind == NAME:
        v.names = tuple(dict.fromkeys((*v.names, change[1]))) if change[2] else (change[1],)
    elif kind == NODE:
        v.node = max(0, v.node + change[1])
    elif kind == COST:
        v.cost = max(0, v.cost + change[1])
    elif kind == GRAZE:
        v.graze = max(0, v.graze + change[1])
    elif kind == GUARD:
        v.guards = (*v.guards, change)
    elif kind == SHAPE:
        shape(rules, v, change)
    elif kind == FORM:
        form(rules, v, change)
    else:
        raise AssertionError(change)


def _instead(base: tuple[int, int], attack: int | None, endurance: int | None) -> tuple[int, int]:
    return (base[0] if attack is None else attack, base[1] if endurance is None else endurance)


def shape(rules: Any, v: Values, change: tuple[Any, ...]) -> None:
    """What the braces say that the card is. Its own text is lost; required nodes and cost stay where it lies
    face-up (VIS-6.1.6), and all else that is not said of a charm or of equipment."""
    _, roles, power, graze, name, races, keys = change
    v.types = v.types | BEING if roles & AS_CHARACTER else v.types & ~BEING
    v.texts = ()
    v.keywords = {}
    v.words = {}
    if roles & AS_CHARACTER:
        v.original = v.base = power or (0, 0)
        v.graze = max(graze, 0)
        v.names = (plain(name),) if name else ()
        v.races = races or ()
    else:
        v.gives = power or (0, 0)
        if name:
            v.names = (plain(name),)
        if races is not None:
            v.races = races
        if graze >= 0:
            v.graze = graze
    for role, keyword in ((AS_CHARM, "Charm"), (AS_EQUIPMENT, "Equipment")):
        if roles & role:
            v.words[keyword] = v.keywords[keyword] = 0  # VIS-10.14.3
    add_texts(rules, v, keys)


def form(rules: Any, v: Values, change: tuple[Any, ...]) -> None:
    """The transformed entry is its original information and text (VIS-10.28.8)."""
    _, power, graze, name, races, keys, _source = change
    v.original = v.base = power
    v.graze = graze
    v.names = (plain(name),) if name else ()
    v.races = races
    v.texts = ()
    v.keywords = {}
    v.words = {}
    add_texts(rules, v, keys)


def add_texts(rules: Any, v: Values, keys: Sequence[int]) -> None:
    """Gives it those lines, keywords among them."""
    for key in keys:
        text = rules.text(key)
        if text.kind == "keyword":
            v.words[text.keyword] = v.keywords[text.keyword] = max(v.words.get(text.keyword, 0), text.param)
        v.texts = (*v.texts, text)

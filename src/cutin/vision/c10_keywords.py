"""Chapter 10: which keyword lines do what; those that are not named here are only looked for by rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import form
from cutin.game.compiler import Compiler, Unexpressed
from cutin.kernel.state import State

from . import (
    c10_charge,
    c10_leader,
    c10_limits,
    c10_signs,
    c10_special,
    c10_tactics,
    c10_transformation,
    c10_union,
)
from .card import plain, race
from .texts import Text
from .values import named, of
from .words import keywords as k

Make = Callable[[Text, Any, Compiler], None]


def name_of(keyword: type[form.Keyword]) -> str:
    """The name by which values and rules know a keyword."""
    return keyword.__name__.removesuffix("Keyword")


def _wording(keyword: type[form.Keyword]) -> str:
    """The words of a keyword, without what stands in brackets behind them."""
    ends = (keyword.phrase.find(sign) for sign in (" (", r" \[", r" \{", "["))
    return keyword.phrase[: min((end for end in ends if end >= 0), default=len(keyword.phrase))]


KEYWORDS = tuple(
    each
    for each in vars(k).values()
    if isinstance(each, type) and issubclass(each, form.Keyword) and each is not form.Keyword
)
# By the wording with which texts speak of a keyword ("with Mana Charge"), the name it has in `Values.words`.
NAMES = {_wording(each): name_of(each) for each in KEYWORDS}
TACTICS = frozenset(
    name_of(each)
    for each in (
        k.Haste, k.Surprise, k.FirstStrike, k.Pierce, k.Stealth, k.Vigilance, k.InstantDeath, k.Doll,
        k.Legend, k.Resistance, k.ManaCharge, k.Transformation,
    )
)  # fmt: skip


def number(value: form.Amount) -> int:
    """The number in the brackets of a keyword."""
    if not isinstance(value, form.Number):
        raise Unexpressed(value, "the number of a keyword")
    return value.value


def _plain(make: Callable[[Text], None]) -> Make:
    return lambda text, node, c: make(text)


def _resistance(text: Text, node: k.Resistance, c: Compiler) -> None:
    wanted = race(node.race)
    text.tests = [lambda s, ctx, card: wanted in of(s, card).races]


def _mana_charge(text: Text, node: k.ManaCharge, c: Compiler) -> None:
    text.param = number(node.value)
    c10_charge.make(text, text.param)


def _upkeep(text: Text, node: k.Upkeep, c: Compiler) -> None:
    text.param = number(node.value)
    text.rule = "VIS-W.52"


def _resist(text: Text, node: k.Resist, c: Compiler) -> None:
    text.param = number(node.value)
    c10_limits.resist(text, text.param)


def _union(text: Text, node: k.Union, c: Compiler) -> None:
    for part in node.parts:
        text.tests += [_part(part)] * (part.count or 1)
    # A part that is given as a condition gives no name (VIS-10.20.2.a).
    text.names = tuple(plain(part.names[0]) for part in node.parts if len(part.names) == 1)
    c10_union.union(text)


def _part(node: k.UnionPart) -> Callable[[State, Any, int], bool]:
    wordings = tuple(plain(name) for name in node.names)

    def test(s: State, ctx: Any, card: int) -> bool:
        v = of(s, card)
        return any(named(v, wording) for wording in wordings)

    return test


_MAKE: dict[type[form.Keyword], Make] = {
    k.Haste: _plain(c10_tactics.haste),
    k.Pierce: _plain(c10_tactics.pierce),
    k.Stealth: _plain(c10_tactics.stealth),
    k.Vigilance: _plain(c10_tactics.vigilance),
    k.InstantDeath: _plain(c10_tactics.instant_death),
    k.Doll: _plain(c10_tactics.doll),
    k.Resistance: _resistance,
    k.ManaCharge: _mana_charge,
    k.Transformation: c10_transformation.make,
    k.Equipment: _plain(c10_special.equipment),
    k.Charm: _plain(c10_special.charm),
    k.EquipmentField: _plain(c10_special.equipment_field),
    k.WorldCharmKeyword: _plain(c10_special.world_charm),
    k.FantasyCreature: _plain(c10_special.fantasy_creature),
    k.Upkeep: _upkeep,
    k.Union: _union,
    k.Resist: _resist,
    k.LastWord: _plain(c10_limits.last_word),
    k.Leader: c10_leader.make,
    k.SecondSign: _plain(c10_signs.second_sign),
}


def make(text: Text, node: form.Keyword, c: Compiler) -> None:
    """Gives the text of a keyword line what it does."""
    text.kind = "keyword"
    text.keyword = name_of(type(node))
    found = _MAKE.get(type(node))
    if found is not None:
        found(text, node, c)


__all__ = ["KEYWORDS", "NAMES", "TACTICS", "make", "name_of"]

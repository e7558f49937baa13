"""Chapter 21: the texts that a keyword stands for, as trees like any other text.

Words that no card prints, and so have no phrase, are defined here; their meanings stand in
`meaning.keywords`. Keywords that only rules read stand for no text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability import common as core
from cutin.ability import form as f
from cutin.ability.form import Ability, Keyword

from .words import adjectives as a
from .words import amounts as n
from .words import changes as ch
from .words import conditions as co
from .words import costs, lines
from .words import effects as e
from .words import keywords as k
from .words import nouns as no
from .words import picks as p
from .words import places as pl
from .words import qualifiers as q
from .words import timings as t

DISMANTLE_COIN = "Dismantle"

# --- words without a phrase -------------------------------------------------------------------------


class ByRule(f.Effect, frozen=True):
    """The effect of a keyword, playable only while the conditions hold."""

    rule: str
    effect: f.Effect
    needs: tuple[f.Condition, ...] = ()


class HasTeam(f.Qualifier, frozen=True):
    """With Team of that name."""

    name: str


class OnAllUnits(f.Condition, frozen=True):
    """This card's Area Weapon is applied to all Units (`AreaWeaponOn`)."""


class AreaWeaponTargets(f.Amount, frozen=True):
    """1, or 0 while it is applied to all Units."""


class DesertHolds(f.Condition, frozen=True):
    """The squad of this card, on Earth and all Desert, is engaged with one that is not all Desert."""


class FirstOfSquad(f.Condition, frozen=True):
    """This card is the first in its squad that has the keyword: the squad's effect happens once."""

    keyword: str


class Transform(f.Effect, frozen=True):
    """This card takes its second form until end of turn."""


class Resupplied(f.Effect, frozen=True):
    """The Unit has received Resupply this turn."""

    cards: f.Pick


class PutDismantleCoin(f.Effect, frozen=True):
    """A Dismantle coin on this card; its set cards are abolished."""


class JunkyardOrLookedAt(f.Qualifier, frozen=True):
    """In the own Junkyard, or looked at by this text in the own Lost Card Pile."""


class Shield(f.Effect, frozen=True):
    """Takes so much off the damage that an unresolved effect, which targets this card, will deal to it."""

    amount: f.Amount


# --- helps ------------------------------------------------------------------------------------------

ONE = f.Number(1)
FREE = costs.Resource(f.Number(0))


def _units(*after: f.Qualifier, before: tuple[f.Adjective, ...] = ()) -> f.Described:
    return f.Described(before, no.Unit(), after)


def _during(part: Any, whose: Any = None) -> t.During:
    return t.During(part, whose)


def _in(area: pl.Area | core.Pile) -> core.In:
    return core.In((area,))


_ENGAGED_WITH_THIS = q.EngagedWith(f.This())
_SAME_AREA = _in(pl.SameArea(f.This()))

# --- each keyword -----------------------------------------------------------------------------------


def _psycommu(node: k.Psycommu) -> list[Ability]:
    """GW-21.9"""
    nt = f.Described((core.Own(),), no.Character(), (_SAME_AREA, q.WithTrait("NT")))
    target = f.Target(ONE, _units(_ENGAGED_WITH_THIS, before=(core.EnemyCard(),)))
    effect = ByRule("GW-21.9", e.DealDamage(node.value, target), (f.There(nt),))
    return [lines.PlayedText(node.timing or _during("Defend Step"), (node.cost or FREE,), effect)]


def _area_weapon(node: k.AreaWeapon) -> list[Ability]:
    """GW-21.10; where a text of the card says so, on all Units instead of a target."""
    weak = core.WithNumber("defence", node.value, "or less")
    one = e.Destroy(
        f.Target(AreaWeaponTargets(), _units(_ENGAGED_WITH_THIS, weak, before=(core.EnemyCard(),)))
    )
    effect = f.IfElse(OnAllUnits(), e.Destroy(f.All(_units(weak))), one)
    timing = node.timing or _during("Damage Calculation Step")
    return [lines.PlayedText(timing, (node.cost or FREE,), ByRule("GW-21.10", effect))]


def _atmospheric_entry(node: k.AtmosphericEntry) -> list[Ability]:
    """GW-21.11"""
    needs = (
        core.Is(p.ThisUnit(), _in(pl.BattleAreaNamed("Space"))),
        core.Either(co.ItIs(_during("Attack Step")), co.ItIs(_during("Defend Step"))),
    )
    move = core.Move(p.ThisUnit(), pl.ToArea(pl.BattleAreaNamed("Earth")))
    return [lines.PlayedText(_during("Battle Phase", "own"), (node.cost,), ByRule("GW-21.11", move, needs))]


def _multiple(node: k.Multiple) -> list[Ability]:
    """GW-21.12: the printed text with the additional cost."""
    text = node.text
    if not isinstance(text, lines.PlayedText):
        return []
    places = core.In((core.OwnPile("own", "hand"), core.OwnPile("own", "Junkyard")))
    same = f.Described((), core.Card(), (places, core.WithSameName(f.This())))
    deed = core.Deed(e.RemoveFromGame(core.Choice(ONE, same)))
    return [
        lines.PlayedText(
            text.timing,
            (*text.costs, deed),
            ByRule("GW-21.12", text.effect),
            text.by,
            text.where,
            text.single,
        )
    ]


def _team(node: k.Team) -> list[Ability]:
    """GW-21.13"""
    others = _units(q.OfSquad(pl.ThisSquad()), HasTeam(node.name), before=(core.Other(),))
    return [lines.AutoA(f.While(f.There(others), f.Have(f.This(), (f.GainsText(node.text),))))]


def _exchangeable(node: k.Exchangeable) -> list[Ability]:
    """GW-21.14"""
    in_hand = _units(_in(core.OwnPile("own", "hand")), core.NameContains(node.name))
    needs = (
        core.Either(co.ItIs(_during("Battle Phase")), co.ItIs(_during("Disposition Phase"))),
        f.IsA(f.This(), _units()),
        f.There(in_hand),
    )
    effect = e.Exchange(core.Choice(ONE, in_hand), f.This())
    return [
        lines.PlayedText(_during("turn", "own"), (node.power or FREE,), ByRule("GW-21.14", effect, needs))
    ]


def _dismantle(node: k.Dismantle) -> list[Ability]:
    """GW-21.15"""
    needs = (f.IsA(f.This(), _units()),)
    effect = ByRule("GW-21.15", PutDismantleCoin(), needs)
    return [lines.PlayedText(_during("Disposition Phase", "own"), (FREE, costs.GPlay()), effect)]


def _transformer(node: k.Transformer) -> list[Ability]:
    """GW-21.17"""
    needs = (core.Is(f.This(), _in(pl.SomeArea("battle area"))),)
    return [lines.PlayedText(_during("Battle Phase"), (FREE,), ByRule("GW-21.17", Transform(), needs))]


def _resupply(node: k.Resupply) -> list[Ability]:
    """GW-21.22"""
    target = f.Target(ONE, _units(_SAME_AREA, before=(core.Own(), core.Other())))
    effect = f.Sequence((Resupplied(target), e.Reroll(f.ThatCard())))
    cost: tuple[f.Cost, ...] = (costs.RollThis(),)
    if node.value is not None:
        cost = (*cost, costs.Resource(node.value))
    return [lines.PlayedText(_during("Battle Phase"), cost, ByRule("GW-21.22", effect))]


def _special_shield(node: k.SpecialShield) -> list[Ability]:
    """GW-21.8"""
    needs = (core.Is(f.This(), _in(pl.SomeArea("battle area"))),)
    effect = ByRule("GW-21.8", Shield(node.value), needs)
    return [lines.PlayedText(_during("Battle Phase"), (FREE,), effect)]


def _desert(node: k.Desert) -> list[Ability]:
    """GW-21.3: once for the squad."""
    start = core.At(
        t.AtStart(_during("Damage Calculation Step")), f.Both(DesertHolds(), FirstOfSquad("Desert"))
    )
    roll = e.Roll(p.HeadOf(pl.EngagedSquad(f.This())))
    return [lines.AutoC(start, f.IfElse(DesertHolds(), ByRule("GW-21.3", roll)))]


def _school(node: k.School) -> list[Ability]:
    """GW-21.34"""
    enemy = q.OfSquad(pl.EngagedSquad(f.This()))
    no_character = core.ThereIsNo(f.Described((), no.Character(), (enemy,)))
    stars = f.Have(f.All(_units(enemy)), (ch.Gets(ch.Star(), ch.Star(), 0),))
    return [
        lines.AutoB(f.Have(f.This(), (ch.CannotHaveSetCards(), ch.TakesNoDamage(True)))),
        lines.AutoA(f.While(f.Both(core.Is(f.This(), a.Engaged()), no_character), stars)),
    ]


def _cruiser_modification(node: k.CruiserModification) -> list[Ability]:
    """GW-21.37"""
    on_cruiser = core.Is(p.ThisUnit(), core.WithKeyword("Cruiser"))
    gets = ch.Gets(node.close, node.ranged, node.defence)
    return [lines.AutoA(f.While(on_cruiser, f.Have(p.ThisUnit(), (gets,))))]


def _special_equipment(node: k.SpecialEquipment) -> list[Ability]:
    """Not in the digest; the word itself says what it does."""
    equipment = q.WithTrait("equipment")
    needs = (core.Is(f.This(), core.WithoutSet(f.Described((), core.Card(), (equipment,)))),)
    fitting = f.Described((), no.Operation(), (JunkyardOrLookedAt(), equipment, core.Named(node.name)))
    effect = f.Sequence(
        (
            core.LookAtTop(f.Number(3), core.OwnPile("own", "Lost Card Pile")),
            core.SetUnder(core.Choice(ONE, fitting), f.This()),
        )
    )
    return [lines.PlayedText(_during("Attack Step", "own"), (FREE,), ByRule("GW-12.1", effect, needs))]


# The function for each keyword, and the house switch of those that have one.
_EXPANSIONS: dict[type[Keyword], tuple[Callable[[Any], list[Ability]], str]] = {
    k.Psycommu: (_psycommu, "house_psycommu"),
    k.AreaWeapon: (_area_weapon, "house_area_weapon"),
    k.AtmosphericEntry: (_atmospheric_entry, "house_atmospheric_entry"),
    k.Multiple: (_multiple, "house_multiple"),
    k.Team: (_team, "house_team"),
    k.Exchangeable: (_exchangeable, "house_change"),
    k.Dismantle: (_dismantle, ""),
    k.Transformer: (_transformer, "house_transformer"),
    k.Resupply: (_resupply, "house_resupply"),
    k.SpecialShield: (_special_shield, ""),
    k.Desert: (_desert, ""),
    k.School: (_school, ""),
    k.SpecialEquipment: (_special_equipment, ""),
    k.CruiserModification: (_cruiser_modification, ""),
}


def expand(keyword: Keyword, rules: Any) -> list[Ability]:
    """The texts that a keyword stands for; none where only rules read it or its house reading is off."""
    make, switch = _EXPANSIONS.get(type(keyword), (None, ""))
    if make is None or (switch and not rules.options[switch]):
        return []
    return make(keyword)


def power_text(colour: int) -> Ability:
    """What a card with a Dismantle coin says (GW-21.15)."""
    from_colours: tuple[Any, ...] = ("blue", "green", "black", "red", "brown", "white", "purple")
    return lines.AutoA(f.Have(f.This(), (ch.ProducesPower(ONE, from_colours[colour]),)))


__all__ = ["expand", "n", "power_text"]

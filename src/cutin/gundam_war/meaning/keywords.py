"""What the words mean that only keywords stand for (`c21_expand`)."""

from __future__ import annotations

from typing import Any

from cutin.ability import common as core
from cutin.ability import form
from cutin.ability.form import Node
from cutin.game.compiler import AMOUNTS, CONDITIONS, EFFECTS, QUALIFIERS, Compiler
from cutin.game.meaning.filters import Part
from cutin.game.meaning.picking import pick
from cutin.kernel.agenda import Step, amend
from cutin.kernel.changes import cite, emit, set_card, set_table
from cutin.kernel.state import Item, Ref, State

from .. import c17_destruction, c18_coins
from .. import c21_expand as x
from ..c21_squads import desert_rolls
from ..card import plain
from ..table import ABOLISH, IN_BATTLE, JUNKYARD, LOST, PLACES, RESUPPLIED, TRANSFORMED
from ..texts import Fixed, Number, Slot, Test
from ..values import ALL_UNITS_AREA_WEAPON, of, units
from ..words import effects as e
from ..words import lines
from ..words.keywords import Team
from .areas import A_SQUAD


@EFFECTS.means(x.ByRule)
def by_rule(node: x.ByRule, c: Compiler) -> None:
    """The first step says which rule it is; the conditions are asked on play."""
    rule = node.rule
    for need in node.needs:
        c.text.needs.append((rule, CONDITIONS.make(need, c)))
    c.steps.append(Step(rule, lambda s, f: cite(s, rule, f.source)))
    EFFECTS.make(node.effect, c)


# --- Team (GW-21.13) --------------------------------------------------------------------------------


@QUALIFIERS.means(x.HasTeam)
def has_team(node: x.HasTeam, c: Compiler) -> Part:
    wanted = plain(node.name)

    def test(s: State, ctx: Any, card: int) -> bool:
        v = of(s, card)
        return "Team" in v.keywords and any(
            text.kind == "keyword" and text.keyword == "Team" and plain(_team(text.ability).name) == wanted
            for text in v.texts
        )

    return Part(test)


def _team(ability: form.Ability) -> Team:
    inner = ability.line if isinstance(ability, lines.Protected) else ability
    assert isinstance(inner, Team)
    return inner


# --- Area Weapon (GW-21.10) -------------------------------------------------------------------------


def _on_all(s: State, ctx: Any) -> bool:
    return bool(of(s, ctx.source).flags & ALL_UNITS_AREA_WEAPON)


@CONDITIONS.means(x.OnAllUnits)
def on_all_units(node: x.OnAllUnits, c: Compiler) -> Test:
    return _on_all


@AMOUNTS.means(x.AreaWeaponTargets)
def area_weapon_targets(node: x.AreaWeaponTargets, c: Compiler) -> Number:
    return lambda s, ctx: 0 if _on_all(s, ctx) else 1


# --- Desert (GW-21.3) -------------------------------------------------------------------------------


@CONDITIONS.means(x.DesertHolds)
def desert_holds(node: x.DesertHolds, c: Compiler) -> Test:
    def holds(s: State, ctx: Any) -> bool:
        if s.cards[ctx.source] is None:
            return False
        zone = s.where[ctx.source]
        return bool(IN_BATTLE[zone]) and desert_rolls(s, zone) >= 0

    return holds


@CONDITIONS.means(x.FirstOfSquad)
def first_of_squad(node: x.FirstOfSquad, c: Compiler) -> Test:
    keyword = node.keyword

    def holds(s: State, ctx: Any) -> bool:
        for card in units(s, s.where[ctx.source]):
            if keyword in of(s, card).keywords:
                return bool(card == ctx.source)
        return False

    return holds


# --- Transformer, Resupply, Dismantle (GW-21.15, 21.17, 21.22) --------------------------------------


def _does(c: Compiler, rule: str, act: Any) -> None:
    """One part of an effect, which keeps whether it was carried out (GW-11.9)."""

    def run(s: State, f: Any) -> None:
        done = bool(act(s, f))
        if s.agenda[-1].done != done:  # type: ignore[attr-defined]  # programs run in Resolve frames
            amend(s, len(s.agenda) - 1, done=done)

    c.steps.append(Step(rule, run))


def _here(s: State, f: Any) -> bool:
    record = s.cards[f.source]
    return record is not None and record.entry == f.entry


@EFFECTS.means(x.Transform)
def transform(node: x.Transform, c: Compiler) -> None:
    def act(s: State, f: Any) -> bool:
        if not _here(s, f):
            return False
        record = s.cards[f.source]
        assert record is not None
        set_card(s, f.source, "transformed", "GW-21.17", flags=record.flags | TRANSFORMED)
        return True

    _does(c, "GW-21.17", act)


@EFFECTS.means(x.Resupplied)
def resupplied(node: x.Resupplied, c: Compiler) -> None:
    cards = pick(node.cards, c)

    def act(s: State, f: Any) -> bool:
        found = cards(s, f) or []
        for card, _entry in found:
            record = s.cards[card]
            if record is not None:
                set_card(s, card, "resupplied", "GW-21.22", flags=record.flags | RESUPPLIED)
        return bool(found)

    _does(c, "GW-21.22", act)


@EFFECTS.means(x.PutDismantleCoin)
def put_dismantle_coin(node: x.PutDismantleCoin, c: Compiler) -> None:
    def act(s: State, f: Any) -> bool:
        if not _here(s, f) or not c18_coins.put_coins(s, f.source, x.DISMANTLE_COIN, 1, f.player):
            return False
        cite(s, "GW-1.2", f.source)
        record = s.cards[f.source]
        assert record is not None
        for each in record.under:
            c17_destruction.abolish_directly(s, each, f.player, f.source)
        return True

    _does(c, "GW-21.15", act)


# --- Special Equipment ------------------------------------------------------------------------------


@QUALIFIERS.means(x.JunkyardOrLookedAt)
def junkyard_or_looked_at(node: x.JunkyardOrLookedAt, c: Compiler) -> Part:
    def test(s: State, ctx: Any, card: int) -> bool:
        zone = s.where[card]
        if zone == ctx.player * PLACES + JUNKYARD:
            return True
        return (card, "looked at", zone) in getattr(ctx, "memo", ())

    def zones(s: State, ctx: Any) -> tuple[int, ...]:
        return (ctx.player * PLACES + JUNKYARD, ctx.player * PLACES + LOST)

    return Part(test, zones, exact=False)


# --- Special Shield (GW-21.8) -----------------------------------------------------------------------


def _known_damage(node: Any, known_x: bool) -> bool:
    """Whether the effect deals damage whose amount is known on play."""
    if isinstance(node, tuple):
        return any(_known_damage(each, known_x) for each in node)
    if not isinstance(node, Node) or isinstance(node, form.Ability):
        return False
    if isinstance(node, e.DealDamage):
        return _known(node.amount, known_x)
    return any(_known_damage(getattr(node, name), known_x) for name in node.__struct_fields__)


def _known(amount: form.Amount, known_x: bool) -> bool:
    if isinstance(amount, form.Number):
        return True
    if isinstance(amount, form.X):
        return known_x
    if isinstance(amount, form.Plus | form.Minus | core.Times):
        return _known(amount.left, known_x) and _known(amount.right, known_x)
    return False


def will_deal_known_damage(s: State, item: Item, ref: Ref) -> bool:
    """Whether an unresolved effect targets the card and will deal damage that is known already."""
    if item.kind == ABOLISH or not item.text or not any(ref in part for part in item.targets):
        return False
    ability = s.rules.text(item.text).ability
    inner = getattr(ability, "line", ability)
    known_x = not isinstance(getattr(inner, "where", None), core.XIs)
    return _known_damage(getattr(inner, "effect", None), known_x)


def _only_its_squad(s: State, card: int) -> bool:
    """Whether the squad that the card is in is a target, which its Units are not (GW-11.11)."""
    zone = s.where[card]
    return any((A_SQUAD, zone) in part for item in s.chain for part in item.targets)


@EFFECTS.means(x.Shield)
def shield(node: x.Shield, c: Compiler) -> None:
    """Chosen on play: which unresolved effect. It is no card, and so no target."""
    amount = AMOUNTS.make(node.amount, c)

    def still(s: State, ctx: Any, ref: Ref) -> bool:
        record = s.cards[ctx.source]
        if record is None:
            return False
        mine = (ctx.source, record.entry)
        return any(item.key == ref[1] and will_deal_known_damage(s, item, mine) for item in s.chain)

    def options(s: State, ctx: Any) -> list[Ref]:
        return [(-3, item.key) for item in s.chain if still(s, ctx, (-3, item.key))]

    index = c.add_slot(Slot(Fixed(1), options, still, what="effect", rule="GW-21.8"))
    c.text.needs.append(
        ("GW-11.11", lambda s, ctx: bool(options(s, ctx)) or not _only_its_squad(s, ctx.source))
    )

    def act(s: State, f: Any) -> bool:
        ref = f.targets[index][0]
        if not _here(s, f) or not still(s, f, ref):
            cite(s, "GW-11.2", f.source)
            return False
        set_table(s, shields=(*s.table.shields, (ref[1], f.source, amount(s, f))))
        emit(s, "shield", "GW-21.8", f.player, (f.source,), amount=amount(s, f))
        return True

    _does(c, "GW-21.8", act)

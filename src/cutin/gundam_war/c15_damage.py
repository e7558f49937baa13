"""Chapter 15: battle damage, and how damage of any kind is dealt (with GW-17.1, 17.13)."""

from __future__ import annotations

from cutin.game.resolve import Held
from cutin.kernel.agenda import AGAIN, Frame, amend, push, step
from cutin.kernel.changes import cite, emit, lead, led, move, set_card, set_table
from cutin.kernel.citing import rule
from cutin.kernel.state import State

from . import notices as on
from .c14_squads import squad
from .c17_destruction import destroy, enough, is_destroyed
from .c21_squads import all_have
from .card import UNIT
from .table import BATTLE_ZONES, BY_BATTLE, BY_EFFECT, LOST, NATION, PLACES, facing, option, seat_of
from .values import (
    BATTLE_DAMAGE_ONLY,
    DAMAGE_NEGATED,
    FLAG,
    NO_BATTLE_DAMAGE,
    NO_DAMAGE,
    NO_DAMAGE_FROM_ENEMY,
    NO_DAMAGE_FROM_OWN,
    NOT_DESTROYED,
    NOT_DESTROYED_BY_ENEMY,
    of,
    units,
)

Hit = tuple[int, int, int]
"""A Unit, the damage dealt to it, the zone of the squad that deals it."""


# --- damage to Units --------------------------------------------------------------------------------


def takes_none(s: State, card: int, kind: int, player: int) -> bool:
    """Whether the Unit takes no damage from that cause."""
    v = of(s, card)
    if v.flags & NO_DAMAGE or (v.flags & NO_BATTLE_DAMAGE and kind == BY_BATTLE):
        return True
    if kind == BY_BATTLE:
        return False
    if v.flags & BATTLE_DAMAGE_ONLY:
        return True
    if player >= 0 and v.flags & (NO_DAMAGE_FROM_OWN if player == seat_of(s, card) else NO_DAMAGE_FROM_ENEMY):
        return True
    return undamaged_non_unit(s, card, player)


@rule("GW-17.13", off=False)
def undamaged_non_unit(s: State, card: int, player: int) -> bool:
    """A non-Unit under "not destroyed by enemy effects" that is treated as a Unit takes no enemy damage."""
    v = of(s, card)
    if s.rules.defs[v.kind].type & UNIT or not v.flags & (NOT_DESTROYED | NOT_DESTROYED_BY_ENEMY):
        return False
    if player < 0 or player == seat_of(s, card):
        return False
    cite(s, "GW-17.13", card)
    return True


def deal(s: State, hits: list[tuple[int, int]], kind: int, player: int, source: int = -1) -> bool:
    """Deals damage to Units, all at the same time; then looks who is destroyed by it (GW-17.1 a).

    True if any damage was taken.
    """
    taken = []
    for card, amount in hits:
        record = s.cards[card]
        if record is None or amount <= 0 or not of(s, card).types & UNIT:
            continue
        if takes_none(s, card, kind, player):
            emit(s, "no damage", "GW-15.10" if kind == BY_BATTLE else "", cards=(card,))
            continue
        taken.append((card, amount))
    dealt: dict[int, int] = {}
    for card, amount in taken:
        record = s.cards[card]
        assert record is not None
        set_card(s, card, "damage", "GW-15.17", damage=record.damage + amount)
        if s.trail is not None:
            dealt[card] = s.trail.last
    for card, _amount in taken:
        record = s.cards[card]
        if record is None:
            continue
        defence = of(s, card).defence
        before = lead(s, dealt.get(card, -1))
        if s.listener is not None:
            how = option(s, "damage_destroys")
            cite(s, "GW-17.1", card, damage=record.damage, defence=defence, damage_destroys=how)
        if enough(s, record.damage, defence):
            destroy(s, card, kind, player, source, "GW-17.1")
        led(s, before)
    for card, amount in taken:
        on.notice(s, on.DAMAGED, card, amount, kind)
    return bool(taken)


# --- damage to a Nation -----------------------------------------------------------------------------


def hit_nation(s: State, seat: int, amount: int, rule: str = "GW-15.16") -> int:
    """Moves cards one at a time from the top of the Nation to the top of the Lost Card Pile."""
    for who, lasting in s.table.lasting:
        if who == seat and lasting.change[0] == FLAG and lasting.change[1] & NO_DAMAGE:
            cite(s, "GW-22.9", nation=seat)
            return 0
    return to_lost(s, seat, amount, rule)


def to_lost(s: State, seat: int, amount: int, rule: str) -> int:
    """The movement itself, for damage and for resource costs; ends when the Nation is empty (GW-5.6)."""
    nation = seat * PLACES + NATION
    moved = 0
    while moved < amount and s.zones[nation]:
        move(s, s.zones[nation][0], seat * PLACES + LOST, 0, rule)
        moved += 1
    return moved


# --- battle damage ----------------------------------------------------------------------------------


@rule("GW-17.18", off=False)
@rule("GW-17.19", off=False)
def stars_for_damage(s: State, card: int) -> bool:
    """A destroyed Unit's battle stats count as */*/* for damage calculation."""
    if is_destroyed(s, card):
        cite(s, "GW-17.18", card)
        cite(s, "GW-17.19", card)
        cite(s, "GW-15.3", card)
        return True
    return False


def strength(s: State, zone: int) -> int:
    """Close combat of the head plus ranged of the others (GW-15.2).

    Rolled and destroyed Units add nothing.
    """
    head = squad(s, zone).head
    total = 0
    for card in units(s, zone):
        record = s.cards[card]
        assert record is not None
        if stars_for_damage(s, card):
            continue
        if record.rolled:
            cite(s, "GW-13.4", card)
            cite(s, "GW-15.3", card)
            continue
        v = of(s, card)
        total += v.close if card == head else v.ranged
    if s.listener is not None:
        emit(s, "strength", "GW-15.2", zone // PLACES, s.zones[zone], zone=zone, total=total)
    return total


def allocate(s: State, zone: int, amount: int) -> tuple[list[tuple[int, int]], int]:
    """Spreads battle damage over a squad from the front (GW-15.9); returns the shares and what is left.

    A Unit that takes no battle damage uses its share up (GW-15.10); one with defence * takes none (15.11).
    """
    shares = []
    for card in units(s, zone):
        if amount <= 0:
            break
        record = s.cards[card]
        assert record is not None
        if stars_for_damage(s, card):
            cite(s, "GW-15.11", card)
            continue
        share = min(amount, max(0, of(s, card).defence - record.damage))
        if share:
            shares.append((card, share))
            amount -= share
    return shares, amount


class BattleDamage(Frame, frozen=True, kw_only=True, tag="battle damage"):
    """The fixed effect of the Damage Calculation Step, in two speeds (GW-15.7).

    `hits` is what the present speed is about to deal: (zone of the squad, its strength).
    """

    speed: int = 1
    hits: tuple[tuple[int, int], ...] = ()


@step(BattleDamage, "GW-15.7")
def gather(s: State, f: BattleDamage) -> None:
    """Which squads deal at this speed, and how much."""
    hits = []
    for zone in BATTLE_ZONES:
        found = squad(s, zone)
        if not found.formed or zone in s.table.dealt:
            continue
        if not found.engaged and zone // PLACES != s.table.attacker:
            if s.listener is not None:
                cite(s, "GW-15.5", zone=zone)
            continue
        if f.speed == 1:
            if not all_have(s, zone, "SwiftStrike"):
                continue
            cite(s, "GW-21.5", zone=zone)
        hits.append((zone, strength(s, zone)))
    if hits:
        set_table(s, dealt=(*s.table.dealt, *(zone for zone, _n in hits)))
        if s.listener is not None:
            cite(s, "GW-15.7", speed=f.speed)
    amend(s, len(s.agenda) - 1, hits=tuple(hits))


@step(BattleDamage, "GW-15.18")
def replace_hits(s: State, f: BattleDamage) -> int | None:
    """Effects "instead of dealing battle damage" take the strength as their number, one after the other."""
    for zone, amount in f.hits:
        found = _instead(s, zone)
        if found is not None:
            amend(s, len(s.agenda) - 1, hits=tuple(h for h in f.hits if h[0] != zone))
            cite(s, "GW-15.18", zone=zone)
            push(s, s.rules.instead(s, found, zone, amount))
            return AGAIN
    return None


def _instead(s: State, zone: int) -> Held | None:
    held: Held
    for held in s.table.held:
        if (
            held.when[0] == -1
            and s.where[held.source] == zone
            and held.entry == getattr(s.cards[held.source], "entry", -1)
        ):
            return held
    return None


@step(BattleDamage, "GW-15.8")
def deal_all(s: State, f: BattleDamage) -> int | None:
    """All damage of this speed at the same time; then the next speed."""
    shares: list[tuple[int, int]] = []
    nations: list[tuple[int, int, int]] = []
    told: list[tuple[int, ...]] = []
    for zone, amount in f.hits:
        enemy = facing(zone)
        attacking = zone // PLACES == s.table.attacker
        if squad(s, zone).engaged:
            spread, surplus = allocate(s, enemy, amount)
            shares += spread
            if s.listener is not None:
                cite(s, "GW-15.6", zone=zone)
                emit(s, "allocated", "GW-15.9", zone // PLACES, zone=zone, amount=amount, left=surplus)
            if not units(s, enemy):
                cite(s, "GW-15.15", zone=zone)
            if amount - surplus > 0:
                told.append((on.SQUAD_HIT, zone, enemy, amount - surplus))
            if surplus and attacking and all_have(s, zone, "Raid"):
                cite(s, "GW-21.4", zone=zone)
                nations.append((zone, 1 - zone // PLACES, surplus))
            if surplus:
                cite(s, "GW-15.12", zone=zone, left=surplus)
        elif attacking:
            cite(s, "GW-15.4", zone=zone)
            if amount:
                nations.append((zone, 1 - zone // PLACES, amount))
    sources: dict[int, int] = {}
    for card, share in shares:
        sources[card] = sources.get(card, 0) + share
    deal(s, sorted(sources.items()), BY_BATTLE, -1)
    for zone, seat, amount in nations:
        dealt = hit_nation(s, seat, amount)
        if dealt:
            told.append((on.NATION_HIT, zone, seat, dealt))
    for zone, _amount in f.hits:
        done = sum(t[3] for t in told if t[1] == zone)
        if done:
            on.notice(s, on.BATTLE_DEALT, zone, done)
    for each in told:
        on.notice(s, each[0], *each[1:])
    if f.speed == 1:
        amend(s, len(s.agenda) - 1, speed=2, hits=())
        return 0
    set_table(s, dealt=())
    return None


__all__ = ["BY_EFFECT", "DAMAGE_NEGATED", "BattleDamage", "deal", "hit_nation", "strength", "to_lost"]

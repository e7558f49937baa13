"""What a position of Gundam War is worth to a seat, in cards of the Nation, from what that seat may see.

The parts, from what lasts to what is about to happen: the Nations, what lies on the field, the hands,
the battle that is going on, and the attack that the next attacker could make. Battles are worked out with
the numbers in force alone: strength of a squad, damage from the front, both sides at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutin.game.state import GameState
from cutin.gundam_war.card import EARTH, SPACE, G
from cutin.gundam_war.table import (
    BATTLE_ZONES,
    DAMAGE,
    DEFEND,
    DISPOSITION,
    EARTH_AREA,
    END,
    END_OF_CUT,
    END_OF_TURN,
    HAND,
    JUNKYARD,
    NATION,
    PLACES,
    SPACE_AREA,
)
from cutin.gundam_war.values import MOD, Values
from cutin.kernel.decision import Decision

from .part import Playing

# What things are worth, in cards of the Nation.
CLOSE, RANGED, DEFENCE = 0.9, 0.45, 0.55
BODY = 0.8
KEYWORDS = {"HighMobility": 0.8, "SwiftStrike": 0.8, "Raid": 0.5, "Water": 0.2, "Resupply": 0.3}
PER_TOTAL = 0.35  # of a card that is no Unit and no G, for each point of its total nation power
POWER = (2.4, 2.4, 2.2, 2.0, 1.8, 1.5, 1.0, 0.8)  # the first, the second ... G; more are worth the last
IN_HAND, ENEMY_HAND = 1.3, 1.0
G_WANTED = 5
NO_G_IN_HAND = 1.5
COIN = 0.1
NEARLY_OUT = 40.0  # divided by the cards left: the last cards of a Nation are dear
COMING = 0.55  # how much of the next attack counts now
AREAS = ((SPACE_AREA, SPACE), (EARTH_AREA, EARTH))


Numbers = tuple[int, int, int]


class Fighter:
    """A Unit as a battle sees it."""

    __slots__ = ("close", "defence", "keywords", "ranged", "terrain", "worth")

    def __init__(self, v: Values, numbers: Numbers, worth: float) -> None:
        self.close, self.ranged, self.defence = numbers
        self.terrain = v.terrain
        self.keywords = v.keywords
        self.worth = worth


Fighters = list[Fighter]


def position(s: GameState, seat: int) -> float:
    """What the state is worth to the seat."""
    enemy = 1 - seat
    value: float = nation(s, seat) - nation(s, enemy)
    value += field(s, seat) - field(s, enemy)
    value += hand(s, seat) - ENEMY_HAND * len(s.zones[enemy * PLACES + HAND])
    value += 0.02 * (len(s.zones[seat * PLACES + JUNKYARD]) - len(s.zones[enemy * PLACES + JUNKYARD]))
    value += COIN * (s.table.points[seat] - s.table.points[enemy])
    value += battle(s, seat)
    return value + COMING * next_attack(s, seat)


# --- what lasts -------------------------------------------------------------------------------------


def nation(s: GameState, seat: int) -> float:
    """The cards left, the last of them dear."""
    left = len(s.zones[seat * PLACES + NATION])
    return left - NEARLY_OUT / (left + 1)


def field(s: GameState, seat: int) -> float:
    """What a seat has on the field, destroyed cards aside."""
    total = 0.0
    power = 0
    cards = s.cards
    of = s.values.of
    for place in (DISPOSITION, SPACE_AREA, EARTH_AREA):
        for card in s.zones[seat * PLACES + place]:
            record = cards[card]
            if record is None or record.doom is not None:
                continue
            v = of[card]
            if v.types & G:
                power += 1
            else:
                total += worth(s, card, v)
            for below in record.under:
                total += PER_TOTAL * of[below].total
    for n in range(power):
        total += POWER[n] if n < len(POWER) else POWER[-1]
    return total


def worth(s: GameState, card: int, v: Values) -> float:
    """A card on the field by its numbers, those that pass aside."""
    if not v.types & 1:
        return 0.6 + PER_TOTAL * v.total
    close, ranged, defence = lasting_numbers(s, card, v)
    value = BODY + CLOSE * close + RANGED * ranged + DEFENCE * defence
    for name in v.keywords:
        value += KEYWORDS.get(name, 0.0)
    if defence <= 0:
        value *= 0.3
    return value


def lasting_numbers(s: GameState, card: int, v: Values) -> Numbers:
    """Battle stats without what ends with the turn or before."""
    close, ranged, defence = v.close, v.ranged, v.defence
    record = s.cards[card]
    if record is not None and record.lasting:
        for each in record.lasting:
            if each.change[0] == MOD and each.until in (END_OF_TURN, END_OF_CUT):
                close -= each.change[1]
                ranged -= each.change[2]
                defence -= each.change[3]
    return max(close, 0), max(ranged, 0), max(defence, 0)


def hand(s: GameState, seat: int) -> float:
    """The own hand: cards that can be played soon, and G while they are wanted."""
    zones = s.zones
    prints = s.rules.prints
    of = s.values.of
    power = sum(1 for c in zones[seat * PLACES + DISPOSITION] if of[c].types & G)
    value = 0.0
    g_cards = 0
    for card in zones[seat * PLACES + HAND]:
        v = prints[s.kinds[card]]
        if v.types & G:
            g_cards += 1
            value += IN_HAND if power + g_cards <= G_WANTED else 0.5
        else:
            value += IN_HAND - 0.12 * max(0, v.total - power - 1)
    if not g_cards and power < G_WANTED - 1:
        value -= NO_G_IN_HAND
    return value


# --- battles ----------------------------------------------------------------------------------------


def strength(squad_: Fighters) -> int:
    """Close combat of the head and ranged of the others."""
    if not squad_:
        return 0
    total = squad_[0].close
    for f in squad_[1:]:
        total += f.ranged
    return total


def have(squad_: Fighters, keyword: str) -> bool:
    """Whether the whole squad has a keyword."""
    return keyword in squad_[0].keywords and all(keyword in f.keywords for f in squad_)


def fight(attackers: Fighters, defenders: Fighters) -> float:
    """What a battle in one area is worth to the attacker."""
    if not attackers:
        return 0.0
    hits = strength(attackers)
    if not defenders:
        return float(hits)
    back = strength(defenders)
    first = have(attackers, "SwiftStrike")
    answers_first = have(defenders, "SwiftStrike")
    if first and not answers_first:
        lost, left = fallen(defenders, hits)
        mine, _ = fallen(attackers, strength([f for f in defenders if f not in lost]))
    elif answers_first and not first:
        mine, _ = fallen(attackers, back)
        lost, left = fallen(defenders, strength([f for f in attackers if f not in mine]))
    else:
        lost, left = fallen(defenders, hits)
        mine, _ = fallen(attackers, back)
    value = 0.0
    for f in lost:
        value += f.worth
    for f in mine:
        value -= f.worth
    if left and have(attackers, "Raid"):
        value += left
    return value


def fallen(squad_: Sequence[Fighter], damage: int) -> tuple[Fighters, int]:
    """Who is destroyed by so much damage from the front, and how much is left over."""
    lost = []
    for f in squad_:
        if damage <= 0:
            break
        if damage >= f.defence:
            damage -= max(f.defence, 0)
            lost.append(f)
        else:
            damage = 0
    return lost, damage


def best_reply(attacks: tuple[Fighters, Fighters], ready: Fighters) -> float:
    """What an attack in both areas is worth to the attacker once the defender has answered as well as it can:
    not at all, with one Unit, or with all that can go, in the one area first or in the other."""
    if not ready or not attacks[0] or not attacks[1]:
        return _reply(attacks, ready, AREAS)
    return min(_reply(attacks, ready, AREAS), _reply(attacks[::-1], ready, AREAS[::-1]))


def _reply(attacks: tuple[Fighters, ...], ready: Fighters, areas: tuple[tuple[int, int], ...]) -> float:
    total = 0.0
    free = list(ready)
    for attackers, (_area, terrain) in zip(attacks, areas, strict=True):
        if not attackers:
            continue
        able = [f for f in free if f.terrain & terrain and may_meet(f, attackers)]
        least, used = fight(attackers, []), list[Fighter]()
        groups = [[f] for f in able]
        if len(able) > 1:
            groups.append(sorted(able, key=_by_close))
        for group in groups:
            value = fight(attackers, group)
            if value < least - 0.01:
                least, used = value, group
        total += least
        free = [f for f in free if f not in used]
    return total


def _by_close(f: Fighter) -> int:
    return f.ranged - f.close


def may_meet(f: Fighter, attackers: Fighters) -> bool:
    """Whether High Mobility or Water keeps a Unit from meeting the squad."""
    for keyword, barred in (
        ("HighMobility", "HighMobility" not in f.keywords),
        ("Water", "Base" in f.keywords),
    ):
        if barred and have(attackers, keyword):
            return False
    return True


def fighters(s: GameState, zone: int, ready_only: bool = False) -> Fighters:
    """The Units of a zone in order; those that are destroyed count no more."""
    found = []
    for card in s.zones[zone]:
        record = s.cards[card]
        if record is None or record.doom is not None or (ready_only and record.rolled):
            continue
        v = s.values.of[card]
        if v.types & 1:
            defence = v.defence - record.damage
            numbers = (0, 0, defence) if record.rolled else (v.close, v.ranged, defence)
            found.append(Fighter(v, numbers, worth(s, card, v)))
    return found


def battle(s: GameState, seat: int) -> float:
    """What the battle that is going on is worth, until its damage has been dealt."""
    table = s.table
    if table.phase > DAMAGE or (table.phase == DAMAGE and table.part >= END):
        return 0.0
    if not any(s.zones[zone] for zone in BATTLE_ZONES):
        return 0.0
    attacker = table.attacker
    defender = 1 - attacker
    attacks = (fighters(s, attacker * PLACES + SPACE_AREA), fighters(s, attacker * PLACES + EARTH_AREA))
    if table.phase == DAMAGE and table.part > 2:
        return 0.0
    defended = any(s.zones[defender * PLACES + area] for area, _terrain in AREAS)
    if defended or table.phase > DEFEND or (table.phase == DEFEND and table.part >= 3):
        value = sum(
            fight(mine, fighters(s, defender * PLACES + area))
            for mine, (area, _terrain) in zip(attacks, AREAS, strict=True)
        )
    else:
        value = best_reply(attacks, fighters(s, defender * PLACES + DISPOSITION, ready_only=True))
    return value if attacker == seat else -value


def next_attack(s: GameState, seat: int) -> float:
    """What the next attack could do: the Units of the player whose turn comes next reroll, those of the other
    player that are rolled or come back from battle do not."""
    attacker = 1 - s.table.turn_player
    mine = [f for place in (DISPOSITION, SPACE_AREA, EARTH_AREA) for f in _all(s, attacker * PLACES + place)]
    if not mine:
        return 0.0
    ready = fighters(s, (1 - attacker) * PLACES + DISPOSITION, ready_only=True)
    mine.sort(key=_by_close)
    best = 0.0
    for first, second in ((SPACE, EARTH), (EARTH, SPACE)):
        # Those that can go to both go to the one area or all to the other.
        one = [f for f in mine if f.terrain & first]
        other = [f for f in mine if not f.terrain & first and f.terrain & second]
        best = max(best, best_reply((one, other) if first == SPACE else (other, one), ready))
    return best if attacker == seat else -best


def _all(s: GameState, zone: int) -> Fighters:
    """The Units of a zone as they will be after their reroll."""
    found = []
    for card in s.zones[zone]:
        record = s.cards[card]
        if record is not None and record.doom is None:
            v = s.values.of[card]
            if v.types & 1 and v.terrain and "Base" not in v.keywords:
                found.append(Fighter(v, lasting_numbers(s, card, v), worth(s, card, v)))
    return found


# --- for a player that looks ahead --------------------------------------------------------------------


class GundamWar(Playing):
    """See `Playing`."""

    game = "gundam-war"

    def position(self, state: GameState, seat: int) -> float:
        return position(state, seat)

    def depth(self, decision: Decision) -> int:
        """Further looks at squads were measured: they change nothing."""
        return 1 if decision.question == "sortie" else 2

    def better(self, decision: Decision) -> float:
        """A new hand of one card fewer must promise more; it is known from one dealing only."""
        return 3.0 if decision.question == "redraw" else super().better(decision)

    def order(self, decision: Decision, options: Sequence[int]) -> Sequence[int]:
        """Earth before Space, after which nobody can be sent to Space any more."""
        return options[::-1] if decision.question == "sortie" else options

    def last_resort(self, decision: Decision) -> int:
        last: Any = decision.options[-1]
        return len(decision.options) - 1 if last is None or last == (-1, 0) else 0

    def quiet(self, state: GameState, decision: Decision) -> bool:
        return not state.chain and decision.question == "sortie"


PLAYING = GundamWar()

"""Chapter 21, what the rules of the turn themselves do for keywords: PS Armor, Vulture Points, Variable."""

from __future__ import annotations

from typing import Any

from cutin.ability.form import Ability
from cutin.kernel.changes import cite, emit, move, set_table
from cutin.kernel.decision import Decision
from cutin.kernel.state import State

from .c07_costs import power_of
from .c19_moving import immovable, leave
from .card import CHARACTER, COMMAND, G, OPERATION, UNIT, CardDef
from .table import HAND, IN_AREA, JUNKYARD, PLACES, RESUPPLIED, seat_of
from .values import of


def set_types(rules: Any, kind: int) -> int:
    """Type bits of the cards that a set card can be set on (GW-12.1, 21.32)."""
    types: int = rules.defs[kind].set_on
    keywords = rules.prints[kind].keywords
    if "SetOnCharacter" in keywords:
        types |= CHARACTER
    if "SetOnG" in keywords:
        types |= G
    return types


def generation(definition: CardDef) -> tuple[Ability, ...]:
    """The text that a card has while it lies as a G by Variable (GW-21.24)."""
    return definition.generation


def last_of_turn(s: State) -> bool:
    """PS Armor goes to hand at the last moment among the "at end of turn" effects (GW-21.16); True if one did."""
    for card, record in enumerate(s.cards):
        if record is None or not record.flags & IN_AREA or record.flags & RESUPPLIED:
            continue
        v = of(s, card)
        if "PSArmor" not in v.keywords or not v.types & UNIT:
            continue
        needed = v.keywords["PSArmor"]
        if needed and v.colours and power_of(s, seat_of(s, card))[v.colours[0]] >= needed:
            continue
        if immovable(s, card, seat_of(s, card)):
            continue
        cite(s, "GW-21.16", card)
        leave(s, card, HAND, rule="GW-21.16")
        return True
    return False


_PRICE = ((G, 2), (UNIT | CHARACTER, 5), (COMMAND | OPERATION, 8))


def vulture_choice(s: State) -> Decision | None:
    """GW-21.6: with Vulture Points, one card of the own Junkyard that they suffice for, or none."""
    for seat in (s.table.turn_player, 1 - s.table.turn_player):
        points = s.table.points[seat]
        if points < 2:
            continue
        options: list[tuple[int, int] | None] = []
        kinds: set[int] = set()
        for card in s.zones[seat * PLACES + JUNKYARD]:
            kind = s.kinds[card]
            types = s.rules.defs[kind].type
            price = next(n for bits, n in _PRICE if types & bits)
            if points >= price and kind not in kinds:
                kinds.add(kind)
                options.append((card, 0))
        if options:
            return Decision(seat, "vulture", "GW-21.6", (*options, None))
    return None


def vulture_take(s: State, seat: int, card: int | None) -> None:
    """The card goes to the hand; the points are gone either way."""
    points = list(s.table.points)
    points[seat] = 0
    set_table(s, points=tuple(points))
    emit(s, "points", "GW-21.6", seat, points=0)
    if card is not None:
        move(s, card, s.owners[card] * PLACES + HAND, rule="GW-21.6")

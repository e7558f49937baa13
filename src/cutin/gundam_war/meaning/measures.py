"""The numbers of a card that texts read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.kernel.changes import cite
from cutin.kernel.citing import rule
from cutin.kernel.state import State

from ..card import CardDef
from ..table import COIN_CARD
from ..values import STAR_CLOSE, STAR_DEFENCE, STAR_RANGED, of

Measured = Callable[[State, int], int | None]
"""The number, or None if the card has no such number."""


def _is_coin(s: State, card: int) -> bool:
    record = s.cards[card]
    return record is not None and bool(record.flags & COIN_CARD)


@rule("GW-18.19", off=None)
def cost_of_coin(s: State, card: int) -> int | None:
    """A coin has no cost; where one is asked for, that is 0."""
    cite(s, "GW-18.19", card)
    return 0


@rule("GW-18.20", off=True)
def has_original_stats(s: State, card: int) -> bool:
    """What the text that makes a coin gives it is not original."""
    cite(s, "GW-18.20", card)
    return False


def total(s: State, card: int) -> int | None:
    """Total nation power, with what raises and lowers it; a card without cost has 0 (GW-7.10)."""
    return cost_of_coin(s, card) if _is_coin(s, card) else of(s, card).total


def designated(s: State, card: int) -> int | None:
    """Designated nation power; of a dual card, which prints one number twice, that number (GW-7.5)."""
    if _is_coin(s, card):
        return cost_of_coin(s, card)
    return max((n for _colour, n in of(s, card).designated), default=0)


def resource(s: State, card: int) -> int | None:
    """Resource cost as printed."""
    if _is_coin(s, card):
        return cost_of_coin(s, card)
    found: int = s.rules.defs[s.kinds[card]].resource
    return found


def cost_sum(s: State, card: int) -> int | None:
    """The three numbers of the cost as printed, added up (GW-1.6)."""
    if _is_coin(s, card):
        return cost_of_coin(s, card)
    definition: CardDef = s.rules.defs[s.kinds[card]]
    return max((n for _c, n in definition.designated), default=0) + definition.total + definition.resource


def close(s: State, card: int) -> int | None:
    """Close combat as it counts (GW-1.7)."""
    return of(s, card).close


def ranged(s: State, card: int) -> int | None:
    """Ranged as it counts."""
    return of(s, card).ranged


def defence(s: State, card: int) -> int | None:
    """Defence as it counts."""
    return of(s, card).defence


def damage(s: State, card: int) -> int | None:
    """Damage taken."""
    record = s.cards[card]
    return record.damage if record is not None else 0


def modification(s: State, card: int) -> int | None:
    """The three numbers of a battle modification added up; * counts 0 (GW-1.8)."""
    v = of(s, card)
    stars = (STAR_CLOSE, STAR_RANGED, STAR_DEFENCE)
    return sum(b + m for b, m, star in zip(v.base, v.mods, stars, strict=True) if not v.stars & star)


MEASURES: dict[str, Measured] = {
    "total nation power": total,
    "designated nation power": designated,
    "resource cost": resource,
    "close combat": close,
    "ranged": ranged,
    "defence": defence,
    "damage": damage,
    "total battle modification": modification,
    "total of the cost": cost_sum,
}


def measure(s: State, card: int, what: str) -> int:
    """A number of a card as it is now; 0 where it has none, never negative."""
    return max(0, MEASURES[what](s, card) or 0)


def measures(s: State, card: int) -> tuple[int, ...]:
    """All of them at once, in their order: of a card that is no coin without asking for each."""
    record = s.cards[card]
    if _is_coin(s, card):
        return tuple([measure(s, card, what) for what in MEASURES])
    v = of(s, card)
    definition: CardDef = s.rules.defs[s.kinds[card]]
    cost = (
        max([n for _colour, n in definition.designated], default=0) + definition.total + definition.resource
    )
    return (
        v.total,
        max([n for _colour, n in v.designated], default=0),
        definition.resource,
        v.close,
        v.ranged,
        v.defence,
        record.damage if record is not None else 0,
        max(0, modification(s, card) or 0),
        cost,
    )


def original_text(s: State, card: int) -> Any:
    """The card as printed, with its texts and keywords, or None: a coin treated as a card (GW-18.20)."""
    if _is_coin(s, card) and not has_original_stats(s, card):
        return None
    return s.rules.prints[s.kinds[card]]


def original_star(s: State, card: int, place: int) -> bool:
    """Whether that stat is printed as * (GW-1.8, 18.20)."""
    definition: Any = s.rules.defs[s.kinds[card]]
    if not definition.stars[place]:
        return False
    return not _is_coin(s, card) or has_original_stats(s, card)

"""What conditions mean."""

from __future__ import annotations

from typing import Any

from cutin.game.compiler import CONDITIONS, PLAYERS, Compiler
from cutin.game.meaning.conditions import all_are
from cutin.kernel.state import State

from ..c07_costs import lacks_power
from ..card import PURPLE
from ..table import (
    ATTACK,
    DAMAGE,
    DEFEND,
    DEFENDED,
    DEPLOY,
    DRAW,
    IN_BATTLE,
    REROLL,
    RETURN,
    SORTIED,
)
from ..texts import Test
from ..values import of
from ..words import conditions as w
from ..words.timings import During

# --- how conditions join ----------------------------------------------------------------------------


# --- cards ------------------------------------------------------------------------------------------


@CONDITIONS.means(w.HasSortied)
def has_sortied(node: w.HasSortied, c: Compiler) -> Test:
    bits = {None: SORTIED | DEFENDED, "attack": SORTIED, "defend": DEFENDED}[node.purpose]

    def sortied(s: State, ctx: Any, card: int) -> bool:
        record = s.cards[card]
        if record is None or not IN_BATTLE[s.where[card]]:
            return False
        host = s.cards[record.host] if record.host >= 0 else record
        return host is not None and bool(host.flags & bits)

    return all_are(node.card, c, sortied)


# --- numbers ----------------------------------------------------------------------------------------


# --- times and power --------------------------------------------------------------------------------

PHASES: dict[str, tuple[int, ...]] = {
    "turn": (REROLL, DRAW, DEPLOY, ATTACK, DEFEND, DAMAGE, RETURN),
    "Reroll Phase": (REROLL,),
    "Draw Phase": (DRAW,),
    "Disposition Phase": (DEPLOY,),
    "Battle Phase": (ATTACK, DEFEND, DAMAGE, RETURN),
    "Attack Step": (ATTACK,),
    "Defend Step": (DEFEND,),
    "Damage Calculation Step": (DAMAGE,),
    "Return Step": (RETURN,),
}


def phases_of(part: During) -> tuple[int, ...]:
    """The phases and steps that a part of a turn covers (GW-6.8)."""
    apart = PHASES[part.apart] if part.apart is not None else ()
    return tuple(phase for phase in PHASES[part.part] if phase not in apart)


def is_time(part: During) -> Test:
    """Whether it is that part of a turn; own and enemy are the attacking side's (GW-4.1)."""
    phases = phases_of(part)
    own = part.whose == "own"
    whose = part.whose

    def holds(s: State, ctx: Any) -> bool:
        table = s.table
        if table.phase not in phases:
            return False
        return whose is None or (table.attacker == ctx.player) == own

    return holds


@CONDITIONS.means(w.ItIs)
def it_is(node: w.ItIs, c: Compiler) -> Test:
    phases = phases_of(node.part)
    for phase in range(REROLL + 1, RETURN + 1):
        if (phase in phases) != (phase - 1 in phases):
            c.text.phases |= 1 << phase
    return is_time(node.part)


@CONDITIONS.means(w.FirstOwnTurn)
def first_own_turn(node: w.FirstOwnTurn, c: Compiler) -> Test:
    """Turn 1 is the first player's, turn 2 the other's."""

    def holds(s: State, ctx: Any) -> bool:
        table = s.table
        return bool(table.turn_player == ctx.player and table.turn == (1 if table.first == ctx.player else 2))

    return holds


@CONDITIONS.means(w.Produces)
def produces(node: w.Produces, c: Compiler) -> Test:
    players = PLAYERS.make(node.who, c)
    d, total = node.power.designated, node.power.total

    def holds(s: State, ctx: Any) -> bool:
        colours = of(s, ctx.source).colours or (PURPLE,)
        return all(lacks_power(s, seat, ((colours[0], d),), total) is None for seat in players(s, ctx))

    return holds

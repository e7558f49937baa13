"""What would have to change for an action to be possible, as far as that can be said."""

from __future__ import annotations

from typing import Any

from cutin.game import asking
from cutin.kernel.decision import Refusal
from cutin.kernel.state import State

from .options import OPTIONS
from .table import PHASE_NAMES

# Options that decide what is asked, not what is legal.
NO_READINGS = ("windows", "open_lists")


def finished(s: State, found: list[Refusal]) -> list[Refusal]:
    """Each refusal once, with the house switches that govern its rule and what would lift it."""
    return asking.finished(s, found, REMEDIES, OPTIONS, NO_READINGS, _shown)


def _shown(s: State, mask: int) -> dict[str, Any]:
    return {"timing": times(mask), "now": PHASE_NAMES[s.table.phase]}


def times(mask: int) -> str:
    """The times of a mask in words."""
    sides = [mask >> (phase * 2) & 3 for phase in range(len(PHASE_NAMES))]
    of = {1: " of the own turn", 2: " of the opponent's turn", 3: ""}
    if not mask:
        return "no time"
    if len(set(sides)) == 1:
        return {1: "the own turn", 2: "the opponent's turn", 3: "any time"}[sides[0]]
    return " or ".join(f"the {PHASE_NAMES[i]}{of[side]}" for i, side in enumerate(sides) if side)


def _timing(s: State, refusal: Refusal) -> str:
    return times(refusal.values.get("mask", 0)) if "mask" in refusal.values else ""


def _nodes(s: State, refusal: Refusal) -> str:
    v = refusal.values
    if "needs" not in v:
        return ""
    more = v["needs"] - v["have"]
    return f"{more} more node{'s' * (more != 1)}"


def _cost(s: State, refusal: Refusal) -> str:
    v = refusal.values
    return f"{v['needs'] - v['have']} more to pay with" if "needs" in v else ""


def _next_turn(s: State, refusal: Refusal) -> str:
    return "the next own turn: the limit of this one is used up"


def _other_target(s: State, refusal: Refusal) -> str:
    return asking.other_choice(refusal, "a proper target")


def _priority(s: State, refusal: Refusal) -> str:
    other = refusal.values.get("asked")
    return f"the own priority, when {other} has passed or acted" if other else ""


MAIN = "the own main phase"
MAIN_ALONE = "the own main phase, with no interference in progress"

REMEDIES: asking.Remedies = {
    **dict.fromkeys([f"VIS-1.12.2.{letter}" for letter in "abcef"], _priority),
    "VIS-W.6": "the next time somebody has priority",
    "VIS-W.35": MAIN_ALONE,
    "VIS-W.44": MAIN_ALONE,
    "VIS-5.2.1": "the card in hand",
    "VIS-5.2.2.b": _timing,
    "VIS-5.2.2.c": _nodes,
    "VIS-5.2.2.d": _cost,
    "VIS-5.4.1.a": MAIN,
    "VIS-5.4.1.b": MAIN,
    "VIS-5.4.1.c": MAIN_ALONE,
    "VIS-5.4.1.d": _next_turn,
    "VIS-5.4.1.e": _next_turn,
    "VIS-5.5.1.a": MAIN,
    "VIS-5.5.1.b": MAIN,
    "VIS-5.5.1.c": MAIN_ALONE,
    "VIS-5.5.1.d": _next_turn,
    "VIS-7.1.3": _timing,
    "VIS-8.1.2.a": _other_target,
    "VIS-8.1.4": _other_target,
    "VIS-8.2": _other_target,
    "VIS-10.9.2.b": _next_turn,
    "VIS-10.21": "the next turn",
    "VIS-10.32.2.a": "its caster on the own field",
    "VIS-W.15": "the card active",
    "VIS-W.63": "the other player's turn",
}

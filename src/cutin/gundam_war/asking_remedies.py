"""What would have to change for an action to be possible, as far as that can be said."""

from __future__ import annotations

from typing import Any

from cutin.game import asking
from cutin.kernel.decision import Refusal
from cutin.kernel.state import State

from .options import OPTIONS
from .table import ATTACK, PHASE_NAMES

# Options that decide what is asked, not what is legal.
NO_READINGS = ("windows", "open_lists")
BATTLE = range(ATTACK, len(PHASE_NAMES))


def finished(s: State, found: list[Refusal]) -> list[Refusal]:
    """Each refusal once, with the house switches that govern its rule and what would lift it."""
    return asking.finished(s, found, REMEDIES, OPTIONS, NO_READINGS, _shown)


def _shown(s: State, mask: int) -> dict[str, Any]:
    return {"timing": times(mask), "now": PHASE_NAMES[s.table.phase]}


def times(mask: int) -> str:
    """The free timings of a mask in words."""
    if not mask:
        return "no free timing"
    whole = _sides(mask)
    if len(set(whole)) == 1 and whole[0]:
        return f"any time{_of(whole[0])}"
    if not any(whole[:ATTACK]) and len(set(whole[ATTACK:])) == 1:
        return f"the Battle Phase{_of(whole[ATTACK])}"
    parts = [f"the {PHASE_NAMES[i]}{_of(sides)}" for i, sides in enumerate(whole) if sides]
    return " or ".join(parts)


def _sides(mask: int) -> list[int]:
    return [mask >> (phase * 2) & 3 for phase in range(len(PHASE_NAMES))]


def _of(sides: int) -> str:
    return {1: " of an own turn", 2: " of an enemy turn"}.get(sides, "")


def _timing(s: State, refusal: Refusal) -> str:
    return times(refusal.values.get("mask", 0))


def _power(s: State, refusal: Refusal) -> str:
    v = refusal.values
    if "needs" not in v or "have" not in v:
        return ""
    more = max(0, v["needs"] - v["have"])
    colour = v.get("colour", "")
    lacking = max(0, v.get("designated", 0) - v.get("have_designated", 0))
    if "designated" not in v and colour:
        return f"{more} more {colour} nation power"
    if lacking and colour != "any colour":
        if lacking >= more:
            return f"{lacking} more {colour} nation power"
        return f"{more} more nation power, of which {lacking} {colour}"
    return f"{more} more nation power"


def _cards(s: State, refusal: Refusal) -> str:
    more = refusal.values["needs"] - refusal.values["have"]
    return f"{more} more card{'s' * (more != 1)} in the own Nation"


def _limit(s: State, refusal: Refusal) -> str:
    return "the next own turn: the limit of this one is used up"


def _other_target(s: State, refusal: Refusal) -> str:
    return asking.other_choice(refusal, "a legal target on the table")


def _payment(s: State, refusal: Refusal) -> str:
    v = refusal.values
    if "needs" in v and "have" in v:
        return f"{v['needs'] - v['have']} more to pay with"
    return _other_target(s, refusal)


def _terrain(s: State, refusal: Refusal) -> str:
    area = refusal.values.get("other")
    return f"{area} instead" if area else "terrain aptitude for that area"


REMEDIES: asking.Remedies = {
    "GW-4.3": "the control of that card",
    "GW-6.2": lambda s, r: f"the fixed effect of the {r.values['step']}" if "step" in r.values else "",
    "GW-6.6": "the next free timing",
    "GW-6.7": lambda s, r: (
        f"the own chance, when {r.values['asked']} has passed" if "asked" in r.values else ""
    ),
    "GW-6.8": _timing,
    "GW-6.9": "the own Disposition Phase, outside a Cut",
    "GW-7.2": _power,
    "GW-7.4": _power,
    "GW-7.5": _power,
    "GW-7.6": _cards,
    "GW-7.7": "the card rerolled",
    "GW-7.8": _power,
    "GW-7.9": _payment,
    "GW-8.2": _other_target,
    "GW-8.3": _other_target,
    "GW-8.4": _other_target,
    "GW-8.7": _other_target,
    "GW-8.11": _limit,
    "GW-8.12": _limit,
    "GW-8.13": _limit,
    "GW-8.14": "the next turn: it has been used in this one",
    "GW-8.17": "the card in hand or in the Hangar",
    "GW-9.2": lambda s, r: (
        f"the own chance, when {r.values['asked']} has passed" if "asked" in r.values else ""
    ),
    "GW-9.6": "the own Disposition Phase, outside a Cut",
    "GW-9.7": "the next chance to act, when that play is made",
    "GW-11.12": "its text back",
    "GW-12.1": _other_target,
    "GW-12.3": _other_target,
    "GW-12.8": _other_target,
    "GW-14.1": "the next free timing",
    "GW-14.2": lambda s, r: "another turn" if "in" in r.values else "",
    "GW-14.3": _terrain,
    "GW-14.4": "the Unit rerolled",
    "GW-14.5": "the Defend Step of an enemy turn: a Base defends",
    "GW-14.23": lambda s, r: f"{r.values['must']} sent out first" if "must" in r.values else "",
    "GW-18.15": _other_target,
    "GW-21.20": "the other area, or the other Base not there",
    "GW-21.27": _power,
    "GW-21.28": "no card of that name on the field",
    "GW-21.30": "the next turn",
    "GW-22.9": _other_target,
}

"""`cutin why-not`: which rules refuse an action, and what would have to change."""

from __future__ import annotations

import json
import re
from argparse import Namespace

from cutin.game.state import GameState
from cutin.kernel.decision import Refusal

from .moments import moment_of, where
from .questions import titled


def run(args: Namespace) -> int:
    """The answer. Raises NotAnAction for what is no action at all, and whatever is wrong with the file."""
    state = moment_of(args)
    action, seat = seat_in(args.action)
    found = state.why_not(action, seat)
    if args.json:
        print(json.dumps(as_data(state, action, found), indent=2, ensure_ascii=False))
        return 0
    print(where(state))
    for line in answer_lines(action, found):
        print(line)
    return 0


def seat_in(words: str) -> tuple[str, int | None]:
    """`B: play GM` as the action and whose it is."""
    found = re.match(r"([AB]): ?(.*)$", words)
    return (found[2], "AB".index(found[1])) if found else (words, None)


def answer_lines(action: str, found: list[Refusal]) -> list[str]:
    """The refusals, each with what would lift it, and all of that together."""
    if not found:
        return [f"{action}: nothing forbids it now."]
    lines = [f"{action} is not possible now:"]
    for refusal in found:
        lines.append(f"  {refusal.reason} [{titled(refusal.rule)}]")
        if refusal.remedy:
            lines.append(f"      it would need: {refusal.remedy}")
        if refusal.switches:
            lines.append(f"      house switch: {', '.join(refusal.switches)}")
    least = least_change(found)
    if len(found) > 1 and least:
        lines.append(f"  Possible with: {'; '.join(least)}")
    return lines


def least_change(found: list[Refusal]) -> list[str]:
    """All that has to change together; empty where it cannot be said of one of them."""
    if not all(refusal.remedy for refusal in found):
        return []
    return list(dict.fromkeys(refusal.remedy for refusal in found))


def as_data(state: GameState, action: str, found: list[Refusal]) -> dict[str, object]:
    """The answer as plain data."""
    return {
        "at": where(state),
        "action": action,
        "possible": not found,
        "refusals": [
            {
                "rule": r.rule,
                "reason": r.reason,
                "values": r.values,
                "switches": list(r.switches),
                "remedy": r.remedy,
            }
            for r in found
        ],
        "least_change": least_change(found),
    }

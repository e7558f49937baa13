"""`python -m bench.budget [game]`: writes the calls a turn of now, and 10 % more, as that game's budget."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from .counting import count_calls
from .playing import FIRST, Bench

FILES = {
    "gundam-war": Path(__file__).parent / "budget.json",
    "vision": Path(__file__).parent / "budget-vision.json",
}
ROOM = 1.1


def main() -> int:
    game = sys.argv[1] if len(sys.argv) > 1 else FIRST
    found = count_calls(Bench(game))
    budget = {
        "reached": {
            "calls_per_turn": round(found.per_turn, 1),
            "calls_per_decision": round(found.per_decision, 1),
            "calls_per_game": round(found.per_game),
        },
        "calls_per_turn": round(found.per_turn * ROOM),
    }
    FILES[game].write_text(json.dumps(budget, indent=2) + "\n", encoding="utf-8")
    print(FILES[game].read_text(encoding="utf-8"), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""`python -m bench.budget`: writes budget.json, the calls a turn of now and 10 % more."""

from __future__ import annotations

import json
from pathlib import Path

from .counting import count_calls

FILE = Path(__file__).parent / "budget.json"
ROOM = 1.1


def main() -> int:
    found = count_calls()
    budget = {
        "reached": {
            "calls_per_turn": round(found.per_turn, 1),
            "calls_per_decision": round(found.per_decision, 1),
            "calls_per_game": round(found.per_game),
        },
        "calls_per_turn": round(found.per_turn * ROOM),
    }
    FILE.write_text(json.dumps(budget, indent=2) + "\n", encoding="utf-8")
    print(FILE.read_text(encoding="utf-8"), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

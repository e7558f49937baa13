"""Random play makes no more Python calls a turn than bench/budget.json allows (see bench/README.md)."""

from __future__ import annotations

import json
import platform
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from bench.budget import FILES  # noqa: E402  # the benchmark is no part of the package
from bench.counting import count_calls  # noqa: E402
from bench.playing import Bench  # noqa: E402


@pytest.mark.skipif(
    platform.python_implementation() != "CPython" or sys.version_info[:2] != (3, 11),
    reason="another Python counts other calls",
)
@pytest.mark.parametrize("game", [game for game, file in FILES.items() if file.exists()])
def test_calls_per_turn_stay_within_the_budget(game: str) -> None:
    budget = json.loads(FILES[game].read_text(encoding="utf-8"))
    found = count_calls(Bench(game))
    often = "\n".join(f"{calls:8.2f}  {name}" for name, calls in found.most(20))
    allowed = budget["calls_per_turn"]
    assert found.per_turn <= allowed, (
        f"{found.per_turn:.0f} calls a turn, {allowed} allowed; calls a decision by function:\n{often}"
    )


def test_two_counts_agree() -> None:
    bench = Bench()
    first = count_calls(bench, bench.games[:2])
    second = count_calls(bench, bench.games[:2])
    assert (first.calls, first.turns, first.choices) == (second.calls, second.turns, second.choices)

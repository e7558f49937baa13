"""`cutin simulate`: the same figures whatever the number of processes, and what Ctrl-C leaves."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from running import COMMAND, environment, run

from cutin.cli.series import Figures, Played, Series, play_game, wilson
from cutin.library import deck
from cutin.records import read_record, replay

GAMES = ("simulate", "gundam-war", "--deck", "learn-blue", "--deck", "learn-green", "--seed", "4")
TIMES = ("seconds", "decisions_per_second")


def figures(*arguments: str, cwd: Path) -> dict[str, Any]:
    ran = run(*GAMES, "--json", *arguments, cwd=cwd)
    assert ran.code == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in TIMES}


def test_the_json_has_the_figures(tmp_path: Path) -> None:
    found = figures("--games", "6", cwd=tmp_path)
    assert found["games"] == 6
    assert sum(found["wins"].values()) == 6
    assert set(found["wins"]) == {"random 1", "random 2", "draw"}
    assert found["turns"] > 6 and found["decisions"] > found["turns"]
    assert found["decisions_per_second"] > 0
    assert sum(found["endings"].values()) == 6


def test_the_figures_are_the_same_whatever_the_number_of_processes(tmp_path: Path) -> None:
    one = figures("--games", "13", "--jobs", "1", "--records", "one", cwd=tmp_path)
    two = figures("--games", "13", "--jobs", "2", "--records", "two", cwd=tmp_path)
    assert without_times(one) == without_times(two)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == [f"game-{number:05}.json" for number in range(1, 14)]
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert replay(read_record(tmp_path / "one" / names[0])).result is not None


def test_records_do_not_change_the_games(tmp_path: Path) -> None:
    assert without_times(figures("--games", "4", cwd=tmp_path)) == without_times(
        figures("--games", "4", "--records", "r", cwd=tmp_path)
    )


def test_swapped_games_are_the_same_matches_with_the_players_seats_swapped(tmp_path: Path) -> None:
    decks = (tuple(deck("learn-blue")), tuple(deck("learn-green")))
    series = Series("gundam-war", decks, ("greedy", "random"), 2, 7, swap=True, records=str(tmp_path))
    for number in range(2):
        play_game(series, number)
    one, other = (read_record(tmp_path / f"game-{n:05}.json") for n in (1, 2))
    assert one.setup.players == ("greedy", "random")
    assert other.setup.players == ("random", "greedy")
    assert (one.setup.decks, one.setup.seed, one.start) == (other.setup.decks, other.setup.seed, other.start)


def test_wins_are_counted_for_the_player_whatever_the_seat() -> None:
    series = Series("gundam-war", ((), ()), ("greedy", "random"), 4, 1, swap=True)
    sums = Figures(series)
    sums.add(
        [
            Played(0, 0, 5, 50, "x"),
            Played(1, 0, 5, 50, "x"),
            Played(2, 1, 5, 50, "y"),
            Played(3, None, 9, 9, "z"),
        ]
    )
    assert sums.wins() == {"greedy": 2, "random": 1, "draw": 1}
    assert list(sums.endings().items()) == [("x", 2), ("y", 1), ("z", 1)]


def test_for_reading_there_are_intervals_lengths_and_endings_and_a_progress_on_stderr(tmp_path: Path) -> None:
    ran = run(*GAMES, "--players", "greedy,random", "--games", "4", "--swap", cwd=tmp_path)
    assert ran.code == 0, ran.err
    for words in ("4 of 4 games in", "greedy", "won", "(95 %: ", "turns", "decisions", "ended"):
        assert words in ran.out
    assert "4/4 games" in ran.err


def test_the_wilson_interval_at_its_ends() -> None:
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    low, high = wilson(340, 400)
    assert 0.81 < low < 0.85 < high < 0.89


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_control_c_prints_what_was_played_so_far_and_leaves_no_half_written_file(
    tmp_path: Path, jobs: str
) -> None:
    command = [*COMMAND, *GAMES, "--games", "100000", "--jobs", jobs, "--records", "r", "--json"]
    process = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        end = time.monotonic() + 60
        while len(list(tmp_path.glob("r/*.json"))) < 45:
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < end
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "interrupted after" in err
    found = json.loads(out)
    assert 0 < found["games"] < 100000
    assert found["asked_for"] == 100000
    names = [path.name for path in (tmp_path / "r").iterdir()]
    assert all(name.startswith("game-") and name.endswith(".json") for name in names)
    for name in sorted(names)[:3]:
        assert replay(read_record(tmp_path / "r" / name)).result is not None

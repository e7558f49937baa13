"""The figures as a table and as JSON."""

from __future__ import annotations

import datetime
import os
import platform
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from cutin.library import VERSION

from .measures import Row
from .others import Missing, Other
from .playing import FIRST, games_of

CHESS = 34_900
"""Decisions a second of python-chess on the machine for which the figures to reach were set."""


def about(command: str = "bench", game: str = FIRST) -> dict[str, Any]:
    """The machine, the Python and how it was run."""
    return {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "command": " ".join([f"python -m {command}", *sys.argv[1:]]),
        "cutin": VERSION,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}",
        "load": round(os.getloadavg()[0], 2),
        "msgspec": installed("msgspec"),
        "games_played": f"{len(games_of(game))} of six decks of {game}, random against random, windows=own",
        "time": "processor time of the process, median of several runs after a warm-up",
    }


def processor() -> str:
    """The processor's name, as far as the system tells."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "unknown"


def number(value: float | None, unit: str = "") -> str:
    """A figure with as many digits as say something.

    >>> [number(x) for x in (12345.6, 123.4, 12.34, 0.567)]
    ['12,346', '123', '12.3', '0.567']
    """
    if value is None:
        return ""
    shown = f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
    return f"{shown} {unit}" if unit and not unit.startswith("/") else f"{shown}{unit}"


def verdict(row: Row) -> str:
    """How far a figure got."""
    if row.reached(row.aim):
        return "aim"
    if row.must is None:
        return ""
    return "must" if row.reached(row.must) else "MISSED"


def show(facts: dict[str, Any], rows: Sequence[Row], others: Sequence[Other | Missing]) -> None:
    """Prints all of it."""
    console = Console(width=None if sys.stdout.isatty() else 110)
    for name, value in facts.items():
        console.print(f"{name:12} {value}", highlight=False, markup=False)
    table = Table(title="cutin")
    table.add_column("what")
    for name in ("figure", "must", "aim"):
        table.add_column(name, justify="right")
    table.add_column("reached")
    for row in rows:
        table.add_row(
            row.what,
            number(row.value, row.unit),
            number(row.must, row.unit),
            number(row.aim, row.unit),
            verdict(row),
        )
    console.print(table)
    if others:
        console.print(scale(rows, [one for one in others if isinstance(one, Other)]))
    for one in others:
        if isinstance(one, Missing):
            console.print(f"{one.name}: left out, {one.why}", highlight=False, markup=False)


def scale(rows: Sequence[Row], others: Sequence[Other]) -> Table:
    """The other engines beside this one."""
    mine = {row.key: row.value for row in rows}
    table = Table(title="for scale, random play of other games")
    table.add_column("engine")
    for name in ("calls/decision", "decisions/s", "games/s", "copy µs", "copy and play 20 µs"):
        table.add_column(name, justify="right")
    keys = ("calls_per_decision", "decisions_per_second", "games_per_second", "clone_us", "clone_and_play_us")
    table.add_row("cutin", *(number(mine.get(key)) for key in keys))
    for one in others:
        table.add_row(f"{one.name} {one.version}", *(number(value) for value in one[2:]))
    table.caption = machine_speed(others)
    return table


def machine_speed(others: Sequence[Other | Missing]) -> str:
    """How this machine, busy as it is, compares with the one for which the figures were set."""
    for one in others:
        if isinstance(one, Other) and one.name == "chess":
            share = one.decisions_per_second / CHESS
            return f"python-chess makes {share:.0%} of what it made where the figures to reach were set"
    return ""


def as_json(facts: dict[str, Any], rows: Sequence[Row], others: Sequence[Other | Missing]) -> bytes:
    """All of it for a program."""
    data = {
        **facts,
        "rows": [
            {
                **row._asdict(),
                "must_reached": row.reached(row.must),
                "aim_reached": row.reached(row.aim),
            }
            for row in rows
        ],
        "machine_speed": machine_speed(others),
        "others": [one._asdict() for one in others],
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n"

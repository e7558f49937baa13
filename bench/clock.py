"""Time, measured so that other work on the machine disturbs it little.

Time is the processor time of this process, and of several short runs the median counts.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterable
from statistics import median
from typing import Any

RUNS = 7


def timed(work: Callable[[], Any]) -> float:
    """Seconds of processor time that the work takes."""
    gc.collect()
    start = time.process_time()
    work()
    return time.process_time() - start


def runs(work: Callable[[], Any], count: int = RUNS) -> float:
    """The median of several runs, after one to warm up."""
    work()
    return median(timed(work) for _ in range(count))


def each(work: Callable[[Any], Any], items: Iterable[Any], repeat: int, count: int = RUNS) -> float:
    """Seconds that the work takes for one of the items, on average: the median of several runs."""
    things = [item for item in items for _ in range(repeat)]

    def all_of_them() -> None:
        for thing in things:
            work(thing)

    return runs(all_of_them, count) / len(things)

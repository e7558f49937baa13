"""Seeded chance as two numbers of the state: a seed and how often it was asked.

The algorithm is part of the format (docs/chance.md): SplitMix64 over `seed + n * GOLDEN`, reduced to a
range by the high half of a 128-bit product. It is the same on every machine and Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import State

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def mix(seed: int, n: int) -> int:
    """The n-th 64-bit number of a seed.

    >>> hex(mix(0, 1))
    '0xe220a8397b1dcdaf'
    """
    z = (seed + n * GOLDEN) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1; moves the state's chance on by one."""
    s.rolls += 1
    return (mix(s.seed, s.rolls) * n) >> 64


def shuffled(s: State, items: list[int]) -> list[int]:
    """A new list in random order (Fisher-Yates from the end)."""
    result = list(items)
    seed, n = s.seed, s.rolls
    for i in range(len(result) - 1, 0, -1):
        n += 1
        z = (seed + n * GOLDEN) & MASK  # as `mix` does
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        result[i], result[j] = result[j], result[i]
    s.rolls = n
    return result

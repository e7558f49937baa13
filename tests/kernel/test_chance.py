"""Chance is two numbers of the state and an algorithm that is written down: the same values everywhere."""

from __future__ import annotations

from collections import Counter

from toy import new

from cutin.kernel.chance import below, mix, shuffled


def test_values_of_the_mixer() -> None:
    """Those of SplitMix64 with seed 0 and with seed 1234567, as published with it."""
    assert [mix(0, n) for n in (1, 2, 3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert [mix(1234567, n) for n in (1, 2, 3, 4, 5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_numbers_lie_below_their_bound_and_move_chance_on() -> None:
    s = new(seed=3)
    found = Counter(below(s, 6) for _ in range(6000))
    assert s.rolls == 6000 and set(found) == set(range(6))
    assert all(850 < count < 1150 for count in found.values())
    assert below(s, 1) == 0


def test_a_shuffle_is_the_same_for_the_same_chance() -> None:
    one, other = new(seed=5), new(seed=5)
    items = list(range(10))
    assert shuffled(one, items) == shuffled(other, items) != items
    assert one.rolls == other.rolls == 9 and items == list(range(10))
    assert sorted(shuffled(one, items)) == items
    assert shuffled(new(seed=6), items) != shuffled(new(seed=5), items)
    assert shuffled(new(), []) == [] and shuffled(new(), [4]) == [4]


def test_every_order_is_as_likely() -> None:
    s = new(seed=1)
    found = Counter(tuple(shuffled(s, [0, 1, 2])) for _ in range(6000))
    assert len(found) == 6 and all(850 < count < 1150 for count in found.values())

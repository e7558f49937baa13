"""Where a rule is an open question, the reading that this game goes by, said once in a text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cutin.catalogue import FIRST, game


def readings(options: Mapping[str, Any], of: str = FIRST) -> dict[str, str]:
    """For each rule that a house switch governs, the switch and how it stands.

    >>> readings({"damage_destroys": "more_than"})["GW-17.1"]
    'damage_destroys = more_than'
    """
    found: dict[str, str] = {}
    for name, option in game(of).options.items():
        if option.house:
            value = options.get(name, option.default)
            shown = str(value).lower() if isinstance(value, bool) else str(value)
            said = f"{name} = {shown}"
            found[option.rule] = f"{found[option.rule]}, {said}" if option.rule in found else said
    return found


class Cited:
    """How rules are cited in one text: the first time with the house reading, then by the id alone."""

    def __init__(self, options: Mapping[str, Any] | None = None, of: str = FIRST) -> None:
        self.readings = readings(options or {}, of)
        self.said: set[str] = set()

    def __call__(self, rule: str, house: bool = True) -> str:
        """The id as it stands in brackets; with the reading only where the switch bears on what is told.

        >>> cited = Cited()
        >>> cited("GW-17.1", house=False)
        'GW-17.1'
        >>> cited("GW-17.1"), cited("GW-17.1"), cited("GW-17.3")
        ('GW-17.1, house: damage_destroys = at_least', 'GW-17.1', 'GW-17.3')
        """
        reading = self.readings.get(rule)
        if reading is None or rule in self.said or not house:
            return rule
        self.said.add(rule)
        return f"{rule}, house: {reading}"

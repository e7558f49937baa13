"""What texts of Gundam War have besides what every text has: a price, nation power, timings within phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cutin.game import texts
from cutin.game.texts import CardTest, Fixed, Number, Slot, Static, Test, Trigger
from cutin.kernel.state import State

if TYPE_CHECKING:
    from cutin.ability.form import Ability


class Price:
    """What is paid for a text, apart from payments with a choice (those are slots).

    `power` is (designated, total) of the card's own colour, or None; `free`: nothing at all is paid.
    """

    __slots__ = ("deeds", "each", "fixed", "free", "g_play", "points", "power", "resource", "roll", "x")

    def __init__(self) -> None:
        self.resource: Number | None = None
        # The resource cost where it is a plain number; -1: it is counted.
        self.fixed = 0
        self.each = False
        self.roll = False
        self.power: tuple[int, int] | None = None
        self.g_play = False
        self.points = 0
        self.deeds: list[int] = []
        self.x = False
        self.free = True


class Text(texts.Text):
    """One line of text.

    `kind` is "play", "command", "use", "A", "B", "C", "D" or "keyword"; `mask` the free timings in which it
    can be played (see `table.now`); `steady` what it produces at which times (a timing mask, a colour, a
    number); `phases` the phases (bits) at whose beginning its condition may begin or cease to hold; `depends`
    what its production depends on (bits, `kernel.depends`).
    """

    __slots__ = ("anyone", "depends", "each", "enemy_only", "phases", "price", "produces", "steady", "within")

    def __init__(self, key: int, ability: Ability, kind: str) -> None:
        super().__init__(key, ability, kind)
        self.within = 0
        self.phases = 0
        self.depends = 0
        self.price = Price()
        self.each = False
        self.produces: tuple[tuple[Test | None, Callable[[State, Any], list[tuple[int, int]]]], ...] = ()
        self.steady: tuple[tuple[int, int, int], ...] = ()
        self.anyone = False
        self.enemy_only = False
        self.rule = "GW-10.1"

    def produce(self, s: State, seen: Any, power: list[int]) -> None:
        """Adds the nation power it produces now (GW-7.1)."""
        for holds, amounts in self.produces:
            if holds is None or holds(s, seen):
                for colour, n in amounts(s, seen):
                    power[colour] += n


__all__ = ["CardTest", "Fixed", "Number", "Price", "Slot", "Static", "Test", "Text", "Trigger"]

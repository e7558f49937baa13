"""A card's text as the game uses it: the typed form made into functions once, when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cutin.kernel.state import Ref, State

if TYPE_CHECKING:
    from cutin.ability.form import Ability
    from cutin.kernel.agenda import Step

Number = Callable[[State, Any], int]
Test = Callable[[State, Any], bool]
CardTest = Callable[[State, Any, int], bool]


class Fixed:
    """An amount that is a plain number, which can be looked at without asking."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value

    def __call__(self, s: State, ctx: Any) -> int:
        return self.value


class Slot:
    """Something chosen on play: how many, from what, and whether fewer are allowed.

    `options(s, plan)` are references to what can be chosen besides what the plan has chosen already.
    `most` and `fewest` are `count` and `least` where these are plain numbers, otherwise -1.
    `pays` marks a payment, which is no target; `rule` refuses a play for which there is nothing to choose.
    `found` is the description of what can be chosen, if there is one: whoever asks why not is told by it;
    `single` says that the card would be the only target.
    """

    __slots__ = (
        "count",
        "fewest",
        "found",
        "least",
        "most",
        "options",
        "pays",
        "rule",
        "single",
        "still",
        "what",
    )

    def __init__(
        self,
        count: Number,
        options: Callable[[State, Any], list[Ref]],
        still: Callable[[State, Any, Ref], bool],
        least: Number | None = None,
        pays: bool = False,
        what: str = "target",
        rule: str = "GW-8.4",
    ) -> None:
        self.count = count
        self.least = least or count
        self.most = count.value if isinstance(count, Fixed) else -1
        self.fewest = self.least.value if isinstance(self.least, Fixed) else -1
        self.options = options
        self.still = still
        self.pays = pays
        self.what = what
        self.rule = rule
        self.found: Any = None
        self.single = False


class Static:
    """One sentence of an auto A text: while it holds, changes for the cards it selects."""

    __slots__ = ("changes", "holds", "select")

    def __init__(
        self,
        holds: Test | None,
        select: Callable[[State, Any], list[int]],
        changes: tuple[Callable[[State, Any, int], tuple[Any, ...]], ...],
    ) -> None:
        self.holds = holds
        self.select = select
        self.changes = changes


class Trigger:
    """What an auto B, C or D text waits for: kinds of notice, and whether this one is meant."""

    __slots__ = ("kinds", "match")

    def __init__(
        self, kinds: tuple[int, ...], match: Callable[[State, Any, int, tuple[int, ...]], bool]
    ) -> None:
        self.kinds = kinds
        self.match = match


class Price:
    """What is paid for a text, apart from payments with a choice (those are slots).

    `power` is (designated, total) of the card's own colour, or None.
    """

    __slots__ = ("deeds", "each", "fixed", "g_play", "points", "power", "resource", "roll", "x")

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


class Text:
    """One line of text.

    `kind` is "play", "command", "A", "B", "C", "D" or "keyword"; `key` its identity (63 bits of the hash
    of the typed form); `mask` the free timings in which it can be played (see `table.now`); `program` the
    steps of its effect; `flags` what it says of its own card at all times; `steady` what it produces at which
    times (a timing mask, a colour, a number); `phases` the phases (bits) at whose beginning its condition may
    begin or cease to hold; `places` the places outside the field from which it works.
    """

    __slots__ = (
        "ability",
        "anyone",
        "can",
        "deeds",
        "each",
        "enemy_only",
        "flags",
        "is_x",
        "key",
        "keyword",
        "kind",
        "mask",
        "names",
        "needs",
        "once",
        "param",
        "phases",
        "places",
        "playable",
        "price",
        "produces",
        "program",
        "protected",
        "rule",
        "single",
        "slots",
        "statics",
        "steady",
        "trigger",
        "within",
        "x_most",
    )

    def __init__(self, key: int, ability: Ability, kind: str) -> None:
        self.key = key
        self.ability = ability
        self.kind = kind
        self.protected = False
        self.keyword = ""
        self.param = 0
        self.mask = 0
        self.within = 0
        self.phases = 0
        self.places = 0
        self.price = Price()
        self.each = False
        self.once = False
        self.slots: list[Slot] = []
        self.needs: list[tuple[str, Test]] = []
        self.program: list[Step] = []
        self.deeds: list[list[Step]] = []
        self.can: Test | None = None
        self.single = False
        self.trigger: Trigger | None = None
        self.statics: tuple[Static, ...] = ()
        self.produces: tuple[tuple[Test | None, Callable[[State, Any], list[tuple[int, int]]]], ...] = ()
        self.steady: tuple[tuple[int, int, int], ...] = ()
        self.playable = False
        self.anyone = False
        self.enemy_only = False
        self.flags = 0
        self.names: tuple[str, ...] = ()
        self.is_x = False
        self.x_most: Number | None = None
        self.rule = "GW-10.1"

    def produce(self, s: State, seen: Any, power: list[int]) -> None:
        """Adds the nation power it produces now (GW-7.1)."""
        for holds, amounts in self.produces:
            if holds is None or holds(s, seen):
                for colour, n in amounts(s, seen):
                    power[colour] += n

    def __repr__(self) -> str:
        return f"Text({self.kind}, {self.key:x})"

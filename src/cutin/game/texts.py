"""A card's text as a game uses it: the typed form made into functions once, when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cutin.kernel.depends import EVERYTHING
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

    `options(s, plan)` are references to what can be chosen besides what the plan has chosen already, and
    `some(s, plan, number)` the first so many of them at least.
    `most` and `fewest` are `count` and `least` where these are plain numbers, otherwise -1.
    `pays` marks a payment, which is no target; `rule` refuses a play for which there is nothing to choose
    ("": the one that the game has for targets, `Law.target`). `found` is the description of what can be
    chosen, if there is one: whoever asks why not is told by it; `single` says that the card would be the
    only target; `apart`: that what is chosen for other slots matters to it only in that nothing is chosen
    twice; `unlike`: a card that lies like that (rolled or not) is none of the options.
    """

    __slots__ = (
        "apart",
        "count",
        "fewest",
        "found",
        "least",
        "most",
        "options",
        "pays",
        "rule",
        "single",
        "some",
        "still",
        "unlike",
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
        rule: str = "",
        some: Callable[[State, Any, int], list[Ref]] | None = None,
    ) -> None:
        self.count = count
        self.least = least or count
        self.most = count.value if isinstance(count, Fixed) else -1
        self.fewest = self.least.value if isinstance(self.least, Fixed) else -1
        self.offer(options, some)
        self.still = still
        self.pays = pays
        self.what = what
        self.rule = rule
        self.found: Any = None
        self.single = False
        self.apart = False
        self.unlike: bool | None = None

    def offer(
        self,
        options: Callable[[State, Any], list[Ref]],
        some: Callable[[State, Any, int], list[Ref]] | None = None,
    ) -> None:
        """Says what can be chosen; without `some` it is listed whole where a few would do."""
        self.options = options
        self.some = some or (lambda s, plan, number: options(s, plan))


class Static:
    """One sentence of an always applied text: while it holds, changes for the cards it selects.

    `depends`: what that may depend on (bits, `kernel.depends`).
    """

    __slots__ = ("changes", "depends", "holds", "select")

    def __init__(
        self,
        holds: Test | None,
        select: Callable[[State, Any], list[int]],
        changes: tuple[Callable[[State, Any, int], tuple[Any, ...]], ...],
        depends: int = EVERYTHING,
    ) -> None:
        self.holds = holds
        self.select = select
        self.changes = changes
        self.depends = depends


class Trigger:
    """What a text waits for: kinds of notice, and whether this one is meant.

    `depends`: of a condition that is looked at all the time, what it may depend on (bits, `kernel.depends`).
    """

    __slots__ = ("depends", "kinds", "match")

    def __init__(
        self,
        kinds: tuple[int, ...],
        match: Callable[[State, Any, int, tuple[int, ...]], bool],
        depends: int = EVERYTHING,
    ) -> None:
        self.kinds = kinds
        self.match = match
        self.depends = depends


class Text:
    """One line of text. What is special to the texts of a game, its subclass adds.

    `kind` is the game's word for what sort of line it is; `key` its identity (63 bits of the hash of the
    typed form); `mask` the times in which it can be played; `program` the steps of its effect, `deeds` those
    of its payments; `needs` what has to be so to play it, each with the rule that asks it; `flags` and
    `names` what it says of its own card at all times; `places` the places outside the field from which it
    works, as bits; `tests` tests of cards that its changes name by their number; `once`: once a turn;
    `single`: not cumulative.
    """

    __slots__ = (
        "ability",
        "can",
        "deeds",
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
        "places",
        "playable",
        "program",
        "protected",
        "rule",
        "single",
        "slots",
        "statics",
        "tests",
        "trigger",
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
        self.places = 0
        self.once = False
        self.slots: list[Slot] = []
        self.needs: list[tuple[str, Test]] = []
        self.program: list[Step] = []
        self.deeds: list[list[Step]] = []
        self.can: Test | None = None
        self.single = False
        self.trigger: Trigger | None = None
        self.statics: tuple[Static, ...] = ()
        self.tests: list[CardTest] = []
        self.playable = False
        self.flags = 0
        self.names: tuple[str, ...] = ()
        self.is_x = False
        self.x_most: Number | None = None
        self.rule = ""

    def __repr__(self) -> str:
        return f"Text({self.kind}, {self.key:x})"

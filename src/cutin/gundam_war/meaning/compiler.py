"""What is known while one text is made into functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from cutin.ability.form import Node
from cutin.kernel.agenda import Step
from cutin.kernel.state import State

from ..texts import Number, Slot, Test, Text

T = TypeVar("T")


class Compiler:
    """Collects the slots of a text and what its X is. `rules` registers texts that are quoted in it."""

    def __init__(self, rules: Any, text: Text) -> None:
        self.rules = rules
        self.text = text
        self.x: Number | None = None
        self.slots: list[Slot] = []
        # The slot of each picking node, by identity: equal words twice are two picks.
        self.slot_of: dict[int, int] = {}
        # The first slot of a text whose description says Unit.
        self.unit_slot = -1
        # The slot that holds the area chosen as `OneArea`, the squad as `OneSquad`, the player as
        # `OnePlayer`.
        self.area_slot = -1
        # Whether what is picked is a payment (a deed): no target, and chosen with the plan.
        self.paying = False
        # The steps made so far, and whether the first part of the effect could be carried out at all.
        self.steps: list[Step] = []
        self.first_can: Test | None = None
        # Of an effect that begins with "all": whether one card at least can be affected (GW-22.8).
        self.all_can: Test | None = None

    def add_slot(self, slot: Slot) -> int:
        """A choice made on play. Its index in `ctx.targets`, where the references chosen stand."""
        slot.pays = self.paying
        self.slots.append(slot)
        return len(self.slots) - 1


class Unexpressed(Exception):
    """A word that has no meaning yet; the message names the class."""

    def __init__(self, node: Node, what: str) -> None:
        super().__init__(f"{type(node).__name__} has no meaning as {what}")


class Meanings:
    """One function for each class of a category, found by the class of the node."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.of: dict[type[Node], Callable[..., Any]] = {}

    def means(self, *classes: type[Node]) -> Callable[[Callable[..., T]], Callable[..., T]]:
        """Registers the function that makes these classes into functions."""

        def add(make: Callable[..., T]) -> Callable[..., T]:
            for each in classes:
                self.of[each] = make
            return make

        return add

    def make(self, node: Node, c: Compiler) -> Any:
        """The function for a node; raises Unexpressed for a class without one."""
        found = self.of.get(type(node))
        if found is None:
            raise Unexpressed(node, self.what)
        return found(node, c)


AMOUNTS = Meanings("an amount")
CONDITIONS = Meanings("a condition")
CARDS = Meanings("a description of cards")
ADJECTIVES = Meanings("an adjective")
NOUNS = Meanings("a noun")
QUALIFIERS = Meanings("a qualifier")
PICKS = Meanings("a pick")
PLAYERS = Meanings("a player")
CHANGES = Meanings("a change")
STATICS = Meanings("a static")
EVENTS = Meanings("an event")
EFFECTS = Meanings("an effect")


def seen_players(s: State, ctx: Any) -> int:
    """The player who carries an effect out: the text's, or the one it names ("the enemy player has to")."""
    acting: int = getattr(ctx, "acting", -1)
    return acting if acting >= 0 else ctx.player

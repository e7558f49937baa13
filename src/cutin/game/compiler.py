"""What is known while one text is made into functions, and where the functions for its words are found.

Every game of the family fills the same registries: the words of `cutin.ability` are given their meaning in
`cutin.game.meaning`, a game's own words in its package. A word has one meaning; where games differ in a
shared word, the difference is asked of `rules`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from cutin.ability.form import EachPlayer, Node, Pick, You
from cutin.kernel.agenda import Step
from cutin.kernel.state import State

from .law import Law
from .texts import Number, Slot, Test

T = TypeVar("T")
Seats = Callable[[State, Any], list[int]]


class Compiler:
    """Collects the slots of a text and what its X is.

    `rules` registers texts that are quoted in it; `text` is
    the game's own kind of `Text`.
    """

    def __init__(self, rules: Any, text: Any) -> None:
        self.rules = rules
        self.text = text
        self.law: Law = rules.law
        self.x: Number | None = None
        # Whether that X is counted anew all the time, also in what lasts.
        self.x_always = False
        self.slots: list[Slot] = []
        # The slot of each picking node, by identity: equal words twice are two picks.
        self.slot_of: dict[int, int] = {}
        # The first slot whose description has that noun, and slots that are spoken of by a name of their own.
        self.slot_of_noun: dict[type[Node], int] = {}
        self.named_slots: dict[str, int] = {}
        # Of an always applied text: what has to hold for the sentence that is being made.
        self.holds: list[Test] = []
        # The cards that it speaks of.
        self.about: Pick | None = None
        # Whether what is picked is a payment (a deed): no target, and chosen with the plan.
        self.paying = False
        # Whether the part being made is followed by "; in that case": what it sets off leaves room for that.
        self.rider = False
        # The steps made so far, and whether the first part of the effect could be carried out at all.
        self.steps: list[Step] = []
        self.first_can: Test | None = None
        # What the effect has to remember from before its first step: (card, word, number) of the state then.
        self.first_notes: list[Callable[[State, Any], tuple[tuple[int, str, int], ...]]] = []
        # The player of whom it spoke last, not as "you": whom "that player" means where nothing else does.
        self.spoken: Seats | None = None
        # Whether the part being made waits for an event of its own, which may speak of a card.
        self.waits = False
        # Of an effect that begins with "all": whether one card at least can be affected.
        self.all_can: Test | None = None

    def who(self, node: Node) -> Seats:
        """The players of a part of the effect; it has spoken of them."""
        found: Seats = PLAYERS.make(node, self)
        if not isinstance(node, You):
            self.spoken = found
        return found

    def add_slot(self, slot: Slot) -> int:
        """A choice made on play. Its index in `ctx.targets`, where the references chosen stand."""
        slot.pays = self.paying
        slot.rule = slot.rule or self.law.target
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
                if self.of.setdefault(each, make) is not make:
                    raise ValueError(f"{each.__name__} has two meanings as {self.what}")
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
# The same words as in PICKS where they speak of a card whether or not it is still there.
SPOKEN_OF = Meanings("a pick")
PLAYERS = Meanings("a player")
# The ways to name players that can mean both: each of them does what they are to do.
SEVERAL: set[type[Node]] = {EachPlayer}
# The zones of a pile or of a part of the field.
LOCATIONS = Meanings("a location")
# Where cards are put.
DESTINATIONS = Meanings("a destination")
CHANGES = Meanings("a change")
# The same words where an always applied text says them, as far as they then mean something else; None: the
# text's own lists have it.
ALWAYS = Meanings("a change")
STATICS = Meanings("a static")
EVENTS = Meanings("an event")
# A moment: when an effect on hold acts, as the numbers that the game knows it by; and as a trigger.
MOMENTS = Meanings("a moment")
MOMENT_EVENTS = Meanings("a moment that is waited for")
# How much is paid of a cost while an effect resolves.
PRICES = Meanings("a payment")
# What the X of a line is.
WHERES = Meanings("what X is")
EFFECTS = Meanings("an effect")


def seen_players(s: State, ctx: Any) -> int:
    """The player who carries an effect out: the text's, or the one it names ("the enemy player has to")."""
    acting: int = getattr(ctx, "acting", -1)
    return acting if acting >= 0 else ctx.player

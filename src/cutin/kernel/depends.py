"""What that which is in force may depend on, as bits: a change of anything else leaves it as it is.

`Rules.matters` knows the bits of a changed fact of a card or of the table by the fact's name; a game adds
bits of its own, from `OWN` on. What is in force says in its `depends` which of them it looks at.
"""

from __future__ import annotations

from collections.abc import Mapping

# Which cards lie where what they say is in force, and what always counts there.
ALWAYS = 1
# Which cards lie anywhere else.
PILES = 2
# What texts that apply always make of the numbers of cards, and of the words that stand on them: no fact
# stands for these, they are asked for while what is in force is worked out (`game.force.repeat`).
NUMBERS = 4
WORDS = 8
# What else they make of cards and players, at which only a word may look that no table lists.
SAID = 16
OWN = 32
EVERYTHING = -1


class Matters(dict[int, frozenset[str]]):
    """By what is depended on (bits), the names of the facts whose change counts; of the bits of each fact."""

    def __init__(self, facts: Mapping[str, int]) -> None:
        self.facts = facts

    def __missing__(self, depends: int) -> frozenset[str]:
        found = self[depends] = frozenset(name for name, bits in self.facts.items() if bits & depends)
        return found

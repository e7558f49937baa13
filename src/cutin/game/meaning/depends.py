"""What a text that always applies depends on: read off its words, so that it is looked at again only then.

A word that is not listed may look at everything.
"""

from __future__ import annotations

from collections.abc import Mapping

from cutin.ability import common, describing, form
from cutin.kernel.depends import ALWAYS, EVERYTHING, NUMBERS, PILES, WORDS

from ..texts import Static
from .lines import walk

# Words that look at nothing themselves, or at what always counts.
STILL: tuple[type, ...] = (
    form.All,
    form.AtLeast,
    form.AtMost,
    form.Both,
    form.Change,
    form.CountOf,
    form.Described,
    form.Enemy,
    form.Have,
    form.IsA,
    form.Minus,
    form.Not,
    form.Number,
    form.Plus,
    form.There,
    form.This,
    form.While,
    form.X,
    form.You,
    common.Either,
    common.Equal,
    common.MoreThan,
    common.Some,
    common.ThereIsNo,
    common.Times,
    common.Together,
    common.XIs,
    describing.Card,
    describing.EnemyCard,
    describing.In,
    describing.Is,
    describing.IsNot,
    describing.NameContains,
    describing.Named,
    describing.OrNoun,
    describing.Other,
    describing.OtherThan,
    describing.Own,
    describing.SetOn,
    describing.ThatIsNot,
    describing.WithSameName,
    describing.WithSet,
    describing.WithoutSet,
)
OF: dict[type, int] = {
    describing.BeingPlayed: PILES,
    **dict.fromkeys((describing.NumberOf, describing.WithNumber, describing.WithSame), NUMBERS),
    **dict.fromkeys((describing.WithKeyword, describing.WithoutKeyword), WORDS),
}


class Depends:
    """A game's own words: those that look at nothing that changes, what others look at, piles by their names,
    and `damage` as a number of a card."""

    def __init__(
        self, still: tuple[type, ...], of: Mapping[type, int], piles: Mapping[str, int], damage: int
    ) -> None:
        self.still = (*STILL, *still)
        self.of = {**OF, **of}
        self.piles = piles
        self.damage = damage

    def on(self, *nodes: object) -> int:
        """What those parts of a text depend on (bits)."""
        found = ALWAYS
        for node in nodes:
            for each in walk(node):
                found |= self._of(each)
        return found

    def _of(self, word: form.Node) -> int:
        if isinstance(word, describing.Pile):
            return self.piles.get(getattr(word, "zone", ""), PILES)
        bits = self.of.get(type(word))
        if bits is None:
            bits = 0 if isinstance(word, self.still) else EVERYTHING
        if getattr(word, "floor", False):
            bits |= NUMBERS  # "not below 0" asks how much there is to lose
        return bits | self.damage if getattr(word, "measure", "") == "damage" else bits

    def note(self, statics: list[Static], *nodes: object) -> None:
        """Those sentences depend on what these parts of a text do."""
        found = self.on(*nodes)
        for static in statics:
            static.depends = found

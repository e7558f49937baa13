"""What a phrase may not be like because of what stands behind it.

"destroy all Units with a Character in a battle area": is the Character in the battle area, or the Unit? The
list of words after "Units" goes on, so the list after "Character" has to be empty, or the Character and what
belongs to it stand in brackets. The same holds for how loosely a phrase binds ("the squad of A and B" is the
squad of A, and B), and for a list whose separator also joins two parts. Such a limit passes on through every
phrase that ends another. Reader and printer follow it alike.
"""

from __future__ import annotations

from typing import NamedTuple

from cutin.ability.form import Node
from cutin.language.phrases import ANY, Part, Production, Several, root, words_of
from cutin.language.vocabulary import Vocabulary


class Edge(NamedTuple):
    """What limits the end of a phrase."""

    closed: frozenset[type[Node]]
    """Classes of which no list may end the phrase."""
    limits: frozenset[tuple[type[Node], int]]
    """Categories with how loose a phrase of theirs may be at the end."""

    def limit(self, part: Part) -> int:
        """How loose the part may be."""
        found = part.limit
        for category, limit in self.limits:
            if limit < found and category is root(part.cls):
                found = limit
        return found

    def within(self, category: type[Node], limit: int) -> Edge:
        """The edge of a phrase that this edge belongs to and that may itself be no looser in the category."""
        if limit >= ANY:
            return self
        limits = dict(self.limits)
        if limits.get(category, ANY) <= limit:
            return self
        limits[category] = limit
        return Edge(self.closed, frozenset(limits.items()))

    def end_of(self, production: Production, vocabulary: Vocabulary) -> Edge:
        """The edge of the last part of the phrase."""
        category = root(production.cls)
        return self.within(category, production.loose) if category in vocabulary.loose else self

    def into_list(self, several: Several, vocabulary: Vocabulary) -> Edge:
        """The edge of the items of a list that this edge belongs to."""
        found = self if several.cls is None else Edge(self.closed | {several.cls}, self.limits)
        for separator in (several.separator, several.last):
            for category in vocabulary.infixes.get(words_of(separator), ()):
                found = found.within(category, 0)
        return found

    def forbids(self, production: Production) -> bool:
        """Whether the phrase ends with a list that may not be there."""
        return bool(self.closed) and production.open_list in self.closed


FREE = Edge(frozenset(), frozenset())

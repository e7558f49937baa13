"""What a phrase may not be like because of what stands behind it.

"destroy all Units with a Character in a battle area": is the Character in the battle area, or the Unit? The
list of words after "Units" goes on, so the list after "Character" has to be empty, or the Character and what
belongs to it stand in brackets. The same holds for how loosely a phrase binds ("the squad of A and B" is the
squad of A, and B), and for a list whose separator also joins two parts. Such a limit passes on through every
phrase that ends another. Reader and printer follow it alike.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cutin.ability.form import Node
from cutin.language.phrases import ANY, Part, Production, Several, root
from cutin.language.vocabulary import Vocabulary


class Edge(NamedTuple):
    """What limits the end of a phrase."""

    closed: frozenset[type[Node]]
    """Classes of which no list may end the phrase."""
    limits: frozenset[tuple[type[Node], int]]
    """Categories with how loose a phrase of theirs may be at the end."""
    joints: frozenset[tuple[str, ...]]
    """Words that may not join the items of a list at the end: such words come next."""

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
        return Edge(self.closed, frozenset(limits.items()), self.joints)

    def of_item(self, production: Production, index: int, vocabulary: Vocabulary) -> Edge:
        """The edge of one item of the phrase that has this edge."""
        if index < len(production.core) - 1:
            if production.has_list(index):
                return FREE  # a list of the phrase itself ends where its author says
            behind = production.following[index]
            closed = (
                NOTHING if index else self.closed
            )  # it may be read as the whole item of the list around it
            if behind in vocabulary.joints:
                return Edge(closed, NOTHING, frozenset((behind,)))
            return Edge(closed, NOTHING, NOTHING) if closed else FREE
        category = root(production.cls)
        return self.within(category, production.loose) if category in vocabulary.loose else self

    def into_list(self, several: Several, vocabulary: Vocabulary) -> Edge:
        """The edge of the items of a list that this edge belongs to."""
        joints = [joint for joint in several.joints if joint]
        closed = self.closed if several.cls is None else self.closed | {several.cls}
        found = Edge(closed, self.limits, self.joints.union(joints))
        for joint in joints:
            for category in vocabulary.infixes.get(joint, ()):
                found = found.within(category, 0)
        return found

    def forbids(self, production: Production) -> bool:
        """Whether the phrase ends with a list that may not be there."""
        return (
            bool(self.closed) and production.open_list is not None and production.open_list.cls in self.closed
        )

    def forbids_joints(self, several: Several) -> bool:
        """Whether a list at the end may have one item only."""
        return bool(self.joints) and not self.joints.isdisjoint(several.joints)


NOTHING: frozenset[Any] = frozenset()

FREE = Edge(NOTHING, NOTHING, NOTHING)

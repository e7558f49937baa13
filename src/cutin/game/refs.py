"""What a pick points at, also after the card has gone: references and what was last known of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability.form import Node, Pick
from cutin.kernel.state import Ref, State

from .compiler import PICKS, SPOKEN_OF, Compiler

Refs = Callable[[State, Any], list[Ref]]

# A reference that is no card but a player; games have further kinds below it.
A_PLAYER = -1


def ref(s: State, card: int) -> Ref:
    """A reference to a card as it is now; 0 as entry where cards have no condition."""
    record = s.cards[card]
    return (card, record.entry if record is not None else 0)


def living(s: State, one: Ref) -> bool:
    """Whether the card of a reference is still the one on the field that was meant."""
    card = s.cards[one[0]] if one[0] >= 0 else None
    return card is not None and card.entry == one[1]


def raw(node: Pick, c: Compiler) -> Refs:
    """The references of a pick, those that no longer find their card included."""
    registry = SPOKEN_OF if type(node) in SPOKEN_OF.of else PICKS
    found: Refs = registry.make(node, c)
    return found


def present(node: Pick, c: Compiler) -> Refs:
    """The references of a pick that still find their card."""
    found: Refs = PICKS.make(node, c)
    # What a text speaks of is looked at so already.
    return found if type(node) in SPOKEN_OF.of else lambda s, ctx: still(s, found(s, ctx) or [])


def first(node: Pick, c: Compiler) -> Callable[[State, Any], Ref]:
    """The first reference of a pick, also if its card has gone; (-1, -1) if there is none."""
    found = raw(node, c)

    def one(s: State, ctx: Any) -> Ref:
        refs = found(s, ctx)
        return refs[0] if refs else (-1, -1)

    return one


def still(s: State, refs: list[Ref]) -> list[Ref]:
    """Those references that still find what was meant, as they are now.

    A card that was meant outside the field is followed onto it, since the effect itself brings it there.
    """
    found: list[Ref] = []
    for one in refs:
        card, entry = one
        record = s.cards[card] if card >= 0 else None
        if record is None:
            if card < 0 or entry == 0:
                found.append(one)
        elif record.entry == entry:
            found.append(one)
        elif entry == 0:
            found.append((card, record.entry))
    return found


def there(s: State, one: Ref) -> bool:
    """Whether a reference still finds what was meant."""
    return bool(still(s, [one]))


def card_of(s: State, ctx: Any, one: Ref) -> int:
    """The card that a reference means, whether or not it is still there; -1 for anything else."""
    return max(one[0], -1)


def last(s: State, ctx: Any, card: int, measure: str) -> int:
    """What was last known of a card that has left: a measure, its "zone" or its "host"; -1: nothing."""
    found: int = s.rules.last_known(s, ctx, card, measure)
    return found


def zone_of(s: State, ctx: Any, one: Ref) -> int:
    """Where the card of a reference is on the field, or last was; -1 if it was not there."""
    card = one[0]
    if card < 0:
        return -1
    record = s.cards[card]
    if record is not None and one[1] in (0, record.entry):
        return s.where[card]
    return last(s, ctx, card, "zone")


def triggered(c: Compiler) -> bool:
    """Whether the text waits for something, so that its event speaks of a card."""
    ability: Node = c.text.ability
    return hasattr(getattr(ability, "line", ability), "trigger")


def is_this(node: object) -> bool:
    """Whether a word means the card whose text it is, or what that is set on."""
    return isinstance(node, Pick) and node.phrase.startswith("this ")


def only_of_this(c: Compiler) -> bool:
    """Whether the event that the text waits for speaks of no other card than that one."""
    ability: Node = c.text.ability
    event = getattr(getattr(getattr(ability, "line", ability), "trigger", None), "event", None)
    picks = [getattr(event, name) for name in getattr(event, "__struct_fields__", ())]
    return all(is_this(each) for each in picks if isinstance(each, Pick))

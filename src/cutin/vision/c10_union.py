"""Chapter 10.20: Union, a card that other cards are excluded for."""

from __future__ import annotations

from typing import Any

from cutin.game.texts import Trigger
from cutin.kernel.agenda import DONE, Frame, Step, amend, push, step
from cutin.kernel.changes import emit, show
from cutin.kernel.decision import Decision
from cutin.kernel.state import Ref, State

from . import notices as on
from .c09_refused import kept_out
from .c09_removal import apply_removal
from .c09_statuses import Removing
from .card import CHARACTER
from .changes import STANDS_FOR_UNION
from .table import EXCLUDING, FIELD, HAND, PLACES, UNDERWORLD, ref
from .texts import Text
from .values import of

# From where its parts are excluded (VIS-10.20.2.b).
PLACES_OF_PARTS = (FIELD, HAND, UNDERWORLD)


class Union(Frame, frozen=True, kw_only=True, tag="union"):
    """A player excludes a card for each part of a Union, or the card itself is excluded.

    `chosen` are the cards for the parts so far, in the order of the parts.
    """

    chosen: tuple[int, ...] = ()
    refused: bool = False


def parts(s: State, card: int) -> tuple[Any, ...]:
    """What the card's Union asks for, a test of a card for each part; () if it has none."""
    for text in of(s, card).texts:
        if text.keyword == "Union":
            return tuple(text.tests)
    return ()


def candidates(s: State, seat: int) -> list[int]:
    """The cards that may be taken for parts: on the own field, set or not, in hand, in the underworld."""
    first = seat * PLACES
    on_field = [c for c, record in enumerate(s.cards) if record is not None and s.where[c] == first + FIELD]
    return [*on_field, *s.zones[first + HAND], *s.zones[first + UNDERWORLD]]


def completable(s: State, seat: int, card: int, chosen: tuple[int, ...]) -> bool:
    """Whether cards for the parts that are left can be found."""
    left = parts(s, card)[len(chosen) :]
    if not left:
        return not _only_stand_ins(s, card, chosen)
    return any(
        fits(s, card, each, left[0]) and completable(s, seat, card, (*chosen, each))
        for each in candidates(s, seat)
        if each not in chosen and each != card
    )


def fits(s: State, card: int, each: int, part: Any) -> bool:
    """Whether a card can be taken for a part: it is one, or it may stand for one, and it can be excluded."""
    if not part(s, None, each) and stands_for(s, card, each) is None:
        return False
    return not kept_out(s, Removing(EXCLUDING, each, s.owners[card], card, True))


def stands_for(s: State, card: int, each: int) -> Text | None:
    """The text by which a character may be excluded in place of a part of a character card's Union."""
    v = of(s, each)
    if not v.flags & STANDS_FOR_UNION or not v.character or not of(s, card).types & CHARACTER:
        return None
    return next((text for text in v.texts if text.flags & STANDS_FOR_UNION), None)


def _only_stand_ins(s: State, card: int, chosen: tuple[int, ...]) -> bool:
    """Whether all the cards are such as a stand-in among them may not be alone with."""
    for each, part in zip(chosen, parts(s, card), strict=True):
        text = None if part(s, None, each) else stands_for(s, card, each)
        if text is not None and all(text.tests[-1](s, None, other) for other in chosen):
            return True
    return False


def unite(s: State, card: int, seat: int) -> bool:
    """The play of the card resolves, or it has entered without being played: whether it has Union."""
    if not parts(s, card):
        return False
    push(s, Union(player=seat, source=card))
    return True


def _part(s: State, f: Union) -> Decision | None:
    wanted = parts(s, f.source)
    if f.refused or len(f.chosen) >= len(wanted):
        return None
    found = [
        each
        for each in candidates(s, f.player)
        if each not in f.chosen
        and each != f.source
        and fits(s, f.source, each, wanted[len(f.chosen)])
        and completable(s, f.player, f.source, (*f.chosen, each))
    ]
    options: list[Ref | None] = [ref(s, each) for each in _told_apart(s, found)]
    if not f.chosen:
        options.append(None)
    return Decision(f.player, "union", "VIS-10.20.2.b", tuple(options))


def _told_apart(s: State, cards: list[int]) -> list[int]:
    """One of several equal cards outside the field."""
    found: list[int] = []
    seen: set[tuple[int, int]] = set()
    for card in cards:
        what = (s.kinds[card], s.where[card])
        if s.cards[card] is None:
            if what in seen:
                continue
            seen.add(what)
        found.append(card)
    return found


@step(Union, "VIS-10.20.2.b", _part)
def choose_part(s: State, f: Union, value: Ref | None) -> int | None:
    """A card for each part, or none at all."""
    if value is None:
        amend(s, len(s.agenda) - 1, refused=True)
        return None
    amend(s, len(s.agenda) - 1, chosen=(*f.chosen, value[0]))
    return 0


@step(Union, "VIS-10.20.2.b")
def exclude_parts(s: State, f: Union) -> int:
    """The cards for its parts are excluded, or it is itself and its play fails (VIS-10.20.3)."""
    whole = not f.refused and len(f.chosen) == len(parts(s, f.source))
    cards = f.chosen if whole else (f.source,)
    for card in cards:
        show(s, card)
    if whole:
        emit(s, "united", "VIS-10.20.2.b", f.player, (f.source,))
    else:
        emit(s, "not united", "VIS-10.20.3", f.player, (f.source,))
    apply_removal(s, [(EXCLUDING, card, f.player, f.source, True) for card in cards])
    return DONE


def union(text: Text) -> None:
    """What is asked of it when it enters without being played; a play asks when it resolves."""
    text.rule = "VIS-10.20.2.b"

    def match(s: State, ctx: Any, kind: int, numbers: tuple[int, ...]) -> bool:
        return numbers[0] == ctx.source and not numbers[1]

    def run(s: State, f: Any) -> None:
        unite(s, f.source, f.player)

    text.trigger = Trigger((on.ENTERED,), match)
    text.program = [Step("VIS-10.20.2.b", run)]

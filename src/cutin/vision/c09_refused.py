"""Chapter 9: to which cards removal effects are not applied (9.2.7, 9.2.8, 9.3.7, 9.3.8, 9.4.5, 9.4.6)."""

from __future__ import annotations

from cutin.kernel.changes import cite
from cutin.kernel.citing import rule
from cutin.kernel.state import State

from .c09_statuses import Removing, statuses
from .changes import (
    DISCARDED_BY,
    DYING_BY,
    EXCLUDED_BY,
    NOT_DISCARDED,
    NOT_DYING,
    NOT_DYING_IN_BATTLE,
    NOT_EXCLUDED,
)
from .table import DISCARDING, DYING, EXCLUDING, EXCLUSION, UNDERWORLD, place_of
from .values import guarded, is_character, of

# Beside the kinds of removal: an effect that deals damage to the card.
DAMAGE = 3


def refused(s: State, one: Removing, by_dying: bool = False) -> str:
    """The rule by which a removal effect is not applied to a card; "": it is applied.

    `by_dying`: it is the discard in which the dying state ends (9.2.3.e).
    """
    found = kept_out(s, one, by_dying) or not_applied(s, one.card, one.kind)
    if found:
        cite_both(s, found, one.card)
    return found


def cite_both(s: State, rule: str, card: int) -> None:
    """The paragraph that decided, with the one that it stands under."""
    cite(s, rule.rpartition(".")[0], card)
    cite(s, rule, card)


def kept_out(s: State, one: Removing, by_dying: bool = False) -> str:
    """The rule by which a card does not come into the status, whatever state it is in."""
    if one.kind == DYING:
        return never_dying(s, one)
    if one.kind == DISCARDING:
        return never_discarded(s, one, by_dying)
    return never_excluded(s, one)


def not_applied(s: State, card: int, kind: int) -> str:
    """The rule by which an effect of that kind is not applied to a card because of a status that it has."""
    has = statuses(s, card)
    if not has:
        return ""
    found = ""
    if has & 1 << DYING:
        found = not_to_dying(kind)
    if not found and has & 1 << DISCARDING:
        found = not_to_discarding(kind)
    if not found and has & 1 << EXCLUDING:
        found = not_to_excluding(kind)
    return found


def _by(s: State, one: Removing, flag: int, guard: int) -> bool:
    """Whether an effect keeps that removal from the card: any, or one of such a source."""
    if of(s, one.card).flags & flag:
        return True
    return one.by_effect and one.source >= 0 and guarded(s, one.card, guard, one.source) is not None


def in_battle_only(s: State, one: Removing) -> bool:
    """Whether it is battle damage that would put the card in the dying state, and that is kept off."""
    return one.by_battle and bool(of(s, one.card).flags & NOT_DYING_IN_BATTLE)


def no_endurance(s: State, card: int) -> bool:
    """Whether the card is a character with endurance 0 or less now."""
    return is_character(s, card) and of(s, card).endurance <= 0


# --- the dying state --------------------------------------------------------------------------------


@rule("VIS-9.2.7", off="")
def not_to_dying(kind: int) -> str:
    """What is not applied to a dying card."""
    if no_damage_to_dying(kind):
        return "VIS-9.2.7.a"
    return "VIS-9.2.7.b" if not_dying_twice(kind) else ""


@rule("VIS-9.2.7.a", off=False)
def no_damage_to_dying(kind: int) -> bool:
    """Effects that deal damage."""
    return kind == DAMAGE


@rule("VIS-9.2.7.b", off=False)
def not_dying_twice(kind: int) -> bool:
    """Effects that put it in the dying state."""
    return kind == DYING


@rule("VIS-9.2.8", off="")
def never_dying(s: State, one: Removing) -> str:
    """Which cards do not become dying."""
    place = place_of(s, one.card)
    if not_in_underworld(place):
        return "VIS-9.2.8.a"
    if not_in_exclusion_area(place):
        return "VIS-9.2.8.b"
    return "VIS-9.2.8.c" if kept_from_dying(s, one) else ""


@rule("VIS-9.2.8.a", off=False)
def not_in_underworld(place: int) -> bool:
    """Cards in the underworld."""
    return place == UNDERWORLD


@rule("VIS-9.2.8.b", off=False)
def not_in_exclusion_area(place: int) -> bool:
    """Cards in the exclusion area."""
    return place == EXCLUSION


@rule("VIS-9.2.8.c", off=False)
def kept_from_dying(s: State, one: Removing) -> bool:
    """Cards of which an effect says that they do not become dying, except at endurance 0 or less (9.2.5)."""
    kept = _by(s, one, NOT_DYING, DYING_BY) or in_battle_only(s, one)
    return kept and not beyond_saving(s, one.card)


@rule("VIS-9.2.5", off=False)
def beyond_saving(s: State, card: int) -> bool:
    """At endurance 0 or less neither immunity nor nullification helps against dying, whatever a card says."""
    if not no_endurance(s, card):
        return False
    cite(s, "VIS-9.2.5", card)
    return True


# --- the discard state ------------------------------------------------------------------------------


@rule("VIS-9.3.7", off="")
def not_to_discarding(kind: int) -> str:
    """What is not applied to a card in the discard state."""
    if no_damage_to_discarding(kind):
        return "VIS-9.3.7.a"
    if no_dying_of_discarding(kind):
        return "VIS-9.3.7.b"
    return "VIS-9.3.7.c" if not_discarded_twice(kind) else ""


@rule("VIS-9.3.7.a", off=False)
def no_damage_to_discarding(kind: int) -> bool:
    """Effects that deal damage."""
    return kind == DAMAGE


@rule("VIS-9.3.7.b", off=False)
def no_dying_of_discarding(kind: int) -> bool:
    """Effects that put it in the dying state."""
    return kind == DYING


@rule("VIS-9.3.7.c", off=False)
def not_discarded_twice(kind: int) -> bool:
    """Discard effects."""
    return kind == DISCARDING


@rule("VIS-9.3.8", off="")
def never_discarded(s: State, one: Removing, by_dying: bool) -> str:
    """Which cards do not come into the discard state."""
    place = place_of(s, one.card)
    if no_discard_in_underworld(place):
        return "VIS-9.3.8.a"
    if no_discard_in_exclusion_area(place):
        return "VIS-9.3.8.b"
    return "VIS-9.3.8.c" if kept_from_discard(s, one, by_dying) else ""


@rule("VIS-9.3.8.a", off=False)
def no_discard_in_underworld(place: int) -> bool:
    """Cards in the underworld."""
    return place == UNDERWORLD


@rule("VIS-9.3.8.b", off=False)
def no_discard_in_exclusion_area(place: int) -> bool:
    """Cards in the exclusion area."""
    return place == EXCLUSION


@rule("VIS-9.3.8.c", off=False)
def kept_from_discard(s: State, one: Removing, by_dying: bool) -> bool:
    """Cards of which an effect says that they are not discarded.

    At endurance 0 or less this does not hold for the discard in which dying ends: the card would become dying
    for ever (OQ-9).
    """
    return _by(s, one, NOT_DISCARDED, DISCARDED_BY) and not (by_dying and no_endurance(s, one.card))


# --- the exclusion state ----------------------------------------------------------------------------


@rule("VIS-9.4.5", off="")
def not_to_excluding(kind: int) -> str:
    """What is not applied to a card in the exclusion state."""
    if no_damage_to_excluding(kind):
        return "VIS-9.4.5.a"
    if no_dying_of_excluding(kind):
        return "VIS-9.4.5.b"
    if no_discard_of_excluding(kind):
        return "VIS-9.4.5.c"
    return "VIS-9.4.5.d" if not_excluded_twice(kind) else ""


@rule("VIS-9.4.5.a", off=False)
def no_damage_to_excluding(kind: int) -> bool:
    """Effects that deal damage."""
    return kind == DAMAGE


@rule("VIS-9.4.5.b", off=False)
def no_dying_of_excluding(kind: int) -> bool:
    """Effects that put it in the dying state."""
    return kind == DYING


@rule("VIS-9.4.5.c", off=False)
def no_discard_of_excluding(kind: int) -> bool:
    """Discard effects."""
    return kind == DISCARDING


@rule("VIS-9.4.5.d", off=False)
def not_excluded_twice(kind: int) -> bool:
    """Exclusion effects."""
    return kind == EXCLUDING


@rule("VIS-9.4.6", off="")
def never_excluded(s: State, one: Removing) -> str:
    """Which cards do not come into the exclusion state; those in the underworld do."""
    if excluded_already(place_of(s, one.card)):
        return "VIS-9.4.6.a"
    return "VIS-9.4.6.b" if kept_from_exclusion(s, one) else ""


@rule("VIS-9.4.6.a", off=False)
def excluded_already(place: int) -> bool:
    """Cards in the exclusion area."""
    return place == EXCLUSION


@rule("VIS-9.4.6.b", off=False)
def kept_from_exclusion(s: State, one: Removing) -> bool:
    """Cards of which an effect says that they are not excluded."""
    return _by(s, one, NOT_EXCLUDED, EXCLUDED_BY)

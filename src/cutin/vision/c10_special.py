"""Chapter 10, special effects that say where a played card stays: on a character, or on the field by itself.

As for tactics, a line that is only the keyword is one `Text`; here it gets what it does when the play of its
card resolves. What a set card gives its host is worked out in `force` (VIS-10.13.6, VIS-10.14.4).
"""

from __future__ import annotations

from typing import Any

from cutin.game.plan import NOWHERE
from cutin.kernel.agenda import Frame, Step, push, step
from cutin.kernel.changes import cite, emit
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.state import Ref, State

from . import notices as on
from .c07_effects import occasion
from .c10_tactics import undone
from .c11_moving import enter, put, set_on
from .changes import EQUIPS_ENEMY, TWO_EQUIPMENTS
from .table import FIELD, PLACE, PLACES, PLAY, UNDERWORLD, living, ref, seat_of
from .texts import Fixed, Slot, Text
from .values import all_characters, is_character, of

EQUIPMENT_FIELD = "EquipmentField"


# --- Equipment and Charm (VIS-10.13, VIS-10.14) -----------------------------------------------------


def equipment(text: Text) -> None:
    """Set on a target character of the own field (VIS-10.13.2.a)."""
    _set_on_target(text, "VIS-10.13.2.a", True)


def charm(text: Text) -> None:
    """Set on a target character of any field (VIS-10.14.2.a)."""
    _set_on_target(text, "VIS-10.14.2.a", False)


def _set_on_target(text: Text, rule: str, own: bool) -> None:
    text.on_play = True
    text.rule = rule

    def fits(s: State, ctx: Any, card: int) -> bool:
        if not is_character(s, card) or needs_legend(s, ctx.source, card):
            return False
        if own and seat_of(s, card) != ctx.player and not of(s, ctx.source).flags & EQUIPS_ENEMY:
            return False
        return bool(s.rules.touchable(s, ctx, card, True))

    def options(s: State, ctx: Any, number: int = -1) -> list[Ref]:
        found: list[Ref] = []
        for card in all_characters(s):
            if fits(s, ctx, card):
                found.append(ref(s, card))
                if len(found) == number:
                    break
        return found

    def still(s: State, ctx: Any, one: Ref) -> bool:
        return living(s, one) and fits(s, ctx, one[0])

    def run(s: State, f: Any) -> None:
        host = f.targets[0][0]
        if PLACE[s.where[f.source]] != PLAY or host == NOWHERE or not can_bear(s, f.source, host[0]):
            undone(s)
            return
        if set_on(s, f.source, host[0], rule=rule):
            occasion(s, "VIS-W.43", (on.ENTERED, f.source, 1, -1, -1, 0))

    text.slots = [Slot(Fixed(1), options, still, rule=rule, some=options)]
    text.program = [Step(rule, run)]


@rule("VIS-W.53", off=False)
def needs_legend(s: State, card: int, host: int) -> bool:
    """A Sacred Treasure is set only on a character with Legend, a nullified one too (VIS-10.10)."""
    if "SacredTreasure" not in of(s, card).words or "Legend" in of(s, host).words:
        return False
    cite(s, "VIS-W.53", host)
    return True


def equipped(s: State, host: int) -> list[int]:
    """The equipment cards set on a character."""
    record = s.cards[host]
    return [c for c in record.under if "Equipment" in of(s, c).words] if record is not None else []


@rule("VIS-10.13.4", off=True)
def has_room(s: State, host: int) -> bool:
    """A character that has an equipment card already gets no second one; playing onto it is legal."""
    return len(equipped(s, host)) < borne(s, host)


def borne(s: State, host: int) -> int:
    """How many equipment cards a character can have."""
    return 2 if of(s, host).flags & TWO_EQUIPMENTS else 1


def can_bear(s: State, card: int, host: int) -> bool:
    """Whether the card can be set on that character now."""
    if not is_character(s, host) or needs_legend(s, card, host):
        return False
    if "Equipment" in of(s, card).words and not has_room(s, host):
        emit(s, "not set", "VIS-10.13.4", cards=(card, host))
        return False
    return True


# --- too many (VIS-10.13.5) -------------------------------------------------------------------------


class Excess(Frame, frozen=True, kw_only=True, tag="excess"):
    """A character has more equipment than it can: the player in whose area it is puts the rest away."""

    host: Ref


@rule("VIS-10.13.5", off=False)
def put_away(s: State) -> bool:
    """At once, whenever it comes to that; whether it has."""
    for host in s.values.crowded:
        push(s, Excess(player=seat_of(s, host), host=ref(s, host)))
        return True
    return False


def _which(s: State, f: Excess) -> Decision | None:
    if not living(s, f.host) or len(equipped(s, f.host[0])) <= borne(s, f.host[0]):
        return None
    return Decision(f.player, "choose", "VIS-10.13.5", tuple(ref(s, c) for c in equipped(s, f.host[0])))


@step(Excess, "VIS-10.13.5", _which)
def put_excess(s: State, f: Excess, value: Ref) -> int:
    """One after the other; they are put into the underworld, not discarded."""
    put(s, [value[0]], UNDERWORLD, rule="VIS-10.13.5")
    return 0


# --- on the field by itself -------------------------------------------------------------------------


def _entering(text: Text, rule: str, asleep: bool) -> None:
    text.on_play = True
    text.rule = rule

    def run(s: State, f: Any) -> None:
        if PLACE[s.where[f.source]] != PLAY or not one_a_field(s, f.source, f.player):
            undone(s)
            return
        enter(s, f.source, f.player * PLACES + FIELD, asleep=asleep, played=True)

    text.program = [Step(rule, run, cited=True)]


def equipment_field(text: Text) -> None:
    """Set active on the own field, at most one for each player's field (VIS-10.15)."""
    _entering(text, "VIS-10.15", False)


@rule("VIS-10.15", off=True)
def one_a_field(s: State, card: int, seat: int) -> bool:
    """Whether the field has none yet; otherwise the setting fails."""
    if EQUIPMENT_FIELD not in of(s, card).words:
        return True
    taken = any(EQUIPMENT_FIELD in of(s, c).words for c in s.zones[seat * PLACES + FIELD])
    if taken:
        emit(s, "not set", "VIS-10.15", cards=(card,))
    return not taken


def world_charm(text: Text) -> None:
    """Set active on the own field; one world charm a turn is asked by the checks of a play (VIS-5.5.1.d)."""
    _entering(text, "VIS-W.50", False)


def fantasy_creature(text: Text) -> None:
    """Set asleep on the own field; from then on it is a character, and still a spell card."""
    _entering(text, "VIS-W.51", True)

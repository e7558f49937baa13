"""Chapter 4: the turn, its phases and their fixed effects."""

from __future__ import annotations

from cutin.kernel.agenda import AGAIN, DONE, Frame, amend, at, push, step
from cutin.kernel.changes import cite, emit, put_moment, put_table, set_card, set_moment, set_table
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import Ref, State

from . import notices as on
from .c01_drawing import draw
from .c01_life import pay_life
from .c01_nodes import Pay, asleep_in, nodes_rest, purse
from .c01_priority import ended_by_effect, priority
from .c05_checks import caster_there
from .c07_effects import occasion, occur, settle
from .c09_removal import apply_removal
from .c09_statuses import Removing
from .changes import SKIPS_PHASE_0, SKIPS_PHASES, STAYS_ASLEEP, UPKEEP_WITH_LIFE
from .durations import comes_to_its_last_turn, end_of, end_of_own
from .table import (
    ACTIVE,
    DISCARD,
    DISCARDING,
    DRAW,
    END,
    END_OF_NEXT_TURN,
    END_OF_TURN,
    FIELD,
    FIXED,
    HAND,
    MAINTENANCE,
    NEXT_PLAY,
    NEXT_TURN_START,
    NODES,
    PHASE_NAMES,
    PLACES,
    START,
    STAYING,
    TURN_END,
    TURN_START,
    ref,
)
from .values import all_on_field, hand_limit, of, player_flags

# What has been done in a turn, which is counted no longer when it ends, as far as texts may ask for it.
OF_A_TURN = (
    *("node_set", "normal_resolved", "doll_resolved", "world_charm_resolved", "played", "plays"),
    *("attacks", "used", "damage_taken", "upkept", "declared"),
)


class Turn(Frame, frozen=True, kw_only=True, tag="turn"):
    """One turn after the other; the phase stands in the table."""


@step(Turn, "VIS-W.40")
def turn_start(s: State, f: Turn) -> None:
    """A turn starts; what waits for that resolves, and nobody has priority."""
    table = s.table
    put_table(s, replace(table, turn=table.turn + 1, phase=ACTIVE, part=TURN_START), "turn", "phase")
    if s.listener is not None:
        emit(s, "turn", "VIS-4.1.1", table.turn_player, root=True, turn=s.table.turn)
    end_of_own(s, NEXT_TURN_START, table.turn_player)
    occasion(s, "VIS-W.40", (on.TURN_START, table.turn_player))


@step(Turn, "VIS-4.1.2")
def fixed_effect(s: State, f: Turn) -> int | None:
    """(1) What the rules do in that phase; it cannot be interfered with."""
    if (s.stale or s.ready or s.table.entries or s.values.restless) and settle(s):
        return AGAIN
    table = s.table
    phase = table.phase
    if phase == ACTIVE and s.values.player_flags[table.turn_player] & SKIPS_PHASES:
        phase = not_skipped(s, ACTIVE)
        if phase > DISCARD:
            return RESET_DAMAGE
        if phase != ACTIVE:
            put_moment(s, replace(table, phase=phase, part=FIXED), "phase")
            return AGAIN
    if table.part != FIXED:
        put_moment(s, replace(table, part=FIXED))
    if s.listener is not None:
        emit(s, "phase", "VIS-4.1.2", table.turn_player, root=True, phase=PHASE_NAMES[phase])
    if phase == ACTIVE:
        wake(s, table.turn_player)
        return None
    if phase == DRAW:
        if table.turn == 1:
            cite(s, "VIS-4.1.2")
        else:
            draw(s, table.turn_player, "VIS-4.1.2")
        return None
    if phase == MAINTENANCE and owing(s, table.turn_player):
        push(s, Maintenance(player=table.turn_player))
        return None
    if phase == DISCARD and excess(s, table.turn_player) > 0:
        push(s, HandLimit(player=table.turn_player))
        return None
    # Nothing has been done: nothing has come up since.
    return _starts(s)


@step(Turn, "VIS-4.1.2")
def start_effects(s: State, f: Turn) -> int | None:
    """(2) Effects at the start of the phase."""
    if (s.stale or s.ready or s.table.entries or s.values.restless) and settle(s):
        return AGAIN
    return _starts(s)


def _starts(s: State) -> int:
    """(2) Effects at the start of the phase; the step that comes then."""
    table = s.table
    awaited = table.held or on.PHASE_START in s.values.triggers or on.PHASE_START in s.rules.outside_awaited
    if awaited and occasion(s, "VIS-4.1.2", (on.PHASE_START, table.phase, table.turn_player)):
        set_moment(s, part=START)
        return GIVE_PRIORITY
    return _give(s)


@step(Turn, "VIS-4.1.2")
def give_priority(s: State, f: Turn) -> int | None:
    """(3) The turn player gets priority; (4) the phase is over when all pass with nothing in progress."""
    return AGAIN if (s.stale or s.ready or s.table.entries or s.values.restless) and settle(s) else _give(s)


def _give(s: State) -> int:
    """Priority, unless an effect has ended the phase or the turn already; the step that comes then."""
    if s.table.ending:
        ended_by_effect(s)
        return END_EFFECTS
    depth = len(s.agenda)
    priority(s)
    if len(s.agenda) != depth or s.lost:
        return END_EFFECTS
    # Both have passed with nothing to do: nothing has come up since.
    return _ends(s)


@step(Turn, "VIS-4.1.2")
def end_effects(s: State, f: Turn) -> int | None:
    """(5) Effects at the end of the phase."""
    return AGAIN if (s.stale or s.ready or s.table.entries or s.values.restless) and settle(s) else _ends(s)


def _ends(s: State) -> int:
    """(5) Effects at the end of the phase; the step that comes then."""
    table = s.table
    if s.stale or table.held or on.PHASE_END in s.values.triggers or on.PHASE_END in s.rules.outside_awaited:
        if occasion(s, "VIS-4.1.2", (on.PHASE_END, table.phase, table.turn_player)):
            set_moment(s, part=END)
        return NEXT_PHASE
    return _over(s)


@step(Turn, "VIS-4.1.2")
def next_phase(s: State, f: Turn) -> int | None:
    """(6) The next phase, if there is one and no effect has ended the turn."""
    return AGAIN if (s.stale or s.ready or s.table.entries or s.values.restless) and settle(s) else _over(s)


def _over(s: State) -> int:
    """(6) The next phase or the end of the turn: the step that comes then."""
    table = s.table
    if table.ending:
        ends_turn = table.ending == 2
        set_table(s, ending=0)
        if ends_turn:
            return RESET_DAMAGE
    if table.phase < DISCARD:
        following = table.phase + 1
        if s.values.player_flags[table.turn_player] & SKIPS_PHASES:
            following = not_skipped(s, following)
            if following > DISCARD:
                return RESET_DAMAGE
        put_moment(s, replace(s.table, phase=following, part=FIXED), "phase")
        return FIXED_EFFECT
    return RESET_DAMAGE


@step(Turn, "VIS-W.41")
def reset_damage(s: State, f: Turn) -> None:
    """1: the accumulated damage of every character is reset, before anything that raises endurance ends."""
    put_moment(s, replace(s.table, part=TURN_END))
    cards = s.cards
    hurt = [card for card in all_on_field(s) if cards[card].damage]  # type: ignore[union-attr]  # on the field
    for card in sorted(hurt):
        set_card(s, card, "damage reset", "VIS-W.41", damage=0)


@step(Turn, "VIS-W.41")
def end_until(s: State, f: Turn) -> None:
    """2: "until end of turn" ends, also for what has waited in vain for a next action."""
    end_of(s, END_OF_TURN)
    end_of(s, NEXT_PLAY)


@step(Turn, "VIS-W.41")
def turn_end_effects(s: State, f: Turn) -> int | None:
    """3: effects at the end of the turn."""
    if (s.stale or s.ready or s.table.entries or s.values.restless) and settle(s):
        return AGAIN
    occasion(s, "VIS-W.41", (on.TURN_END, s.table.turn_player))
    return None


@step(Turn, "VIS-W.41")
def end_during(s: State, f: Turn) -> int | None:
    """4: what holds "during the turn" ends: what has been done this turn is counted no longer.

    What step 3 has made "until end of turn" is for this turn, what it has made "until end of next turn" for
    the one to come.
    """
    if (s.stale or s.ready or s.table.entries or s.values.restless) and settle(s):
        return AGAIN
    end_of(s, END_OF_TURN)
    comes_to_its_last_turn(s, END_OF_NEXT_TURN, END_OF_TURN)
    cards = s.cards
    done = []
    for card in all_on_field(s):
        record = cards[card]
        assert record is not None
        if record.used or record.flags & ~STAYING:
            done.append(card)
    for zone in (NODES, PLACES + NODES):
        done += [card for card in s.zones[zone] if cards[card].used]  # type: ignore[union-attr]  # in the nodes
    for card in sorted(done):
        record = cards[card]
        assert record is not None
        set_card(s, card, "new turn", used=(), flags=record.flags & STAYING)
    put_table(
        s,
        replace(
            s.table,
            node_set=0,
            normal_resolved=0,
            doll_resolved=0,
            world_charm_resolved=0,
            played=(),
            plays=(),
            attacks=(0, 0),
            used=(),
            damage_taken=(0, 0),
            ending=0,
            upkept=(),
            declared=(),
        ),
        *OF_A_TURN,
    )
    return None


@step(Turn, "VIS-W.41")
def next_turn(s: State, f: Turn) -> int:
    """5: the next player's turn."""
    if (s.stale or s.ready or s.table.entries or s.values.restless) and settle(s):
        return AGAIN
    put_table(s, replace(s.table, turn_player=1 - s.table.turn_player), "turn_player")
    return 0


FIXED_EFFECT = at(Turn, "fixed_effect")
GIVE_PRIORITY = at(Turn, "give_priority")
END_EFFECTS = at(Turn, "end_effects")
NEXT_PHASE = at(Turn, "next_phase")
RESET_DAMAGE = at(Turn, "reset_damage")


def not_skipped(s: State, phase: int) -> int:
    """The first phase from this one on that is not skipped."""
    seat = s.table.turn_player
    while phase <= DISCARD and skips(s, seat, phase):
        emit(s, "skipped", "VIS-W.27", seat, phase=PHASE_NAMES[phase])
        phase += 1
    return phase


@rule("VIS-W.27", off=False)
def skips(s: State, seat: int, phase: int) -> bool:
    """A card text beats the rules: that phase of the player is skipped."""
    return bool(player_flags(s, seat) & SKIPS_PHASE_0 << phase)


@rule("VIS-W.27", off=False)
def stays_asleep(s: State, card: int) -> bool:
    """A card text beats the rules: the card does not become active in the active phase."""
    return bool(of(s, card).flags & STAYS_ASLEEP)


def wake(s: State, seat: int) -> None:
    """All cards in the turn player's area of the field become active; nodes do not (VIS-W.34)."""
    asleep = [card for card in asleep_in(s, all_on_field(s)) if s.where[card] == seat * PLACES + FIELD]
    for card in [card for card in sorted(asleep) if not stays_asleep(s, card)]:
        set_card(s, card, "active", "VIS-4.1.2", rolled=False)
        occur(s, on.MADE_ACTIVE, card)
    if not nodes_rest(s, seat):
        for card in asleep_in(s, s.zones[seat * PLACES + NODES]):
            set_card(s, card, "active", "VIS-4.1.2", rolled=False)


# --- upkeep (VIS-W.52) ------------------------------------------------------------------------------

PAY, IGNORE, GIVE_UP, WITH_LIFE = range(4)


class Maintenance(Frame, frozen=True, kw_only=True, tag="maintenance"):
    """Upkeep costs: card by card it is said what is done, and what is not paid for is discarded together."""

    given_up: tuple[int, ...] = ()


def owing(s: State, seat: int) -> list[int]:
    """The player's cards whose upkeep has not been settled in this phase."""
    if s.stale:
        s.rules.refresh(s)
    zone = seat * PLACES + FIELD
    where, done = s.where, s.table.upkept
    cards = [
        c for c, v in s.values.of.items() if "Upkeep" in v.keywords and where[c] == zone and c not in done
    ]
    return sorted(cards)


def _upkeep(s: State, f: Maintenance) -> Decision | None:
    cards = owing(s, f.player)
    if not cards:
        return None
    card = cards[0]
    ways = [GIVE_UP]
    if caster_there(s, card, f.player):
        ways.insert(0, IGNORE)
    if purse(s, f.player) >= of(s, card).keywords["Upkeep"]:
        ways.insert(0, PAY)
    if of(s, card).flags & UPKEEP_WITH_LIFE and s.table.life[f.player] >= of(s, card).keywords["Upkeep"]:
        ways.insert(-1, WITH_LIFE)
    return Decision(f.player, "upkeep", "VIS-W.52", tuple((card, way) for way in ways))


@step(Maintenance, "VIS-W.52", _upkeep)
def settle_upkeep(s: State, f: Maintenance, value: tuple[int, int]) -> int:
    """Pay, let the caster stand for it, or give the card up."""
    card, way = value
    set_table(s, upkept=(*s.table.upkept, card))
    if way == GIVE_UP:
        amend(s, len(s.agenda) - 1, given_up=(*f.given_up, card))
    elif way == PAY:
        amount = of(s, card).keywords["Upkeep"]
        if amount:
            push(s, Pay(player=f.player, source=card, amount=amount))
    elif way == WITH_LIFE:
        pay_life(s, f.player, of(s, card).keywords["Upkeep"])
    else:
        cite(s, "VIS-W.52", card)
    return 0


@step(Maintenance, "VIS-W.52")
def discard_unpaid(s: State, f: Maintenance) -> int | None:
    """Cards whose upkeep is not paid are discarded."""
    cards = [c for c in f.given_up if s.cards[c] is not None]
    if cards:
        apply_removal(s, [Removing(DISCARDING, card) for card in cards])
    return None


# --- the hand limit (discard phase) -----------------------------------------------------------------


class HandLimit(Frame, frozen=True, kw_only=True, tag="hand limit"):
    """Cards in excess of the hand limit are chosen one by one and discarded together."""

    chosen: tuple[int, ...] = ()


def excess(s: State, seat: int) -> int:
    """How many cards the hand is above the limit."""
    return len(s.zones[seat * PLACES + HAND]) - hand_limit(s, seat)


def _excess(s: State, f: HandLimit) -> Decision | None:
    hand = s.zones[f.player * PLACES + HAND]
    left = excess(s, f.player) - len(f.chosen)
    if left <= 0:
        return None
    # Equal cards are one option, and each stands behind the last one: they go together.
    order: dict[int, list[int]] = {}
    for card in sorted(hand):
        order.setdefault(s.kinds[card], []).append(card)
    groups = list(order.values())
    since = next((i for i, g in enumerate(groups) if f.chosen and f.chosen[-1] in g), 0)
    options: list[Ref] = []
    rest = sum(1 for g in groups[since:] for c in g if c not in f.chosen)
    for group in groups[since:]:
        free = [c for c in group if c not in f.chosen]
        if free and rest >= left:
            options.append((free[0], 0))
        rest -= len(free)
    return Decision(f.player, "choose", "VIS-4.1.2", tuple(options))


@step(HandLimit, "VIS-4.1.2", _excess)
def choose_excess(s: State, f: HandLimit, value: Ref) -> int:
    """One card after the other."""
    amend(s, len(s.agenda) - 1, chosen=(*f.chosen, value[0]))
    return 0


@step(HandLimit, "VIS-4.1.2")
def discard_excess(s: State, f: HandLimit) -> int:
    """Down to the limit."""
    apply_removal(s, [Removing(DISCARDING, card) for card in f.chosen])
    return DONE


__all__ = ["DONE", "Turn", "ref"]

"""Chapter 17: destruction and abolish."""

from __future__ import annotations

from cutin.game.refs import ref
from cutin.game.resolve import Resolve
from cutin.kernel.agenda import Frame, step
from cutin.kernel.changes import cite, emit, lead, led, move, next_serial, set_card, set_waiting, wait
from cutin.kernel.citing import rule
from cutin.kernel.records import replace
from cutin.kernel.state import Doom, Item, State

from . import c21_vulture
from . import notices as on
from .c19_moving import gone_for_good, group, has_left, immovable, leave
from .card import UNIT
from .table import ABOLISH, AUTO_B, BY_BATTLE, BY_EFFECT, BY_RULE, JUNKYARD, PLACES, seat_of
from .table import option as house
from .values import (
    MOD,
    NOT_DESTROYED,
    NOT_DESTROYED_BY_ENEMY,
    NOT_DESTROYED_BY_OWN,
    NOT_MOVED,
    NOT_MOVED_BY_ENEMY,
    NOT_SAVED,
    Force,
    of,
)


def is_destroyed(s: State, card: int) -> bool:
    """Whether the card is in the destroyed state: a state of a card that is still on the field (GW-17.4)."""
    record = s.cards[card]
    return record is not None and record.doom is not None


# --- becoming destroyed (GW-17.1) -------------------------------------------------------------------


@rule("GW-17.1", off=False)
def enough(s: State, damage: int, defence: int) -> bool:
    """(a) Damage that destroys a Unit of that defence; the house switch says whether equal is enough."""
    return damage > defence if house(s, "damage_destroys") == "more_than" else damage >= defence


def look(s: State, before: Force | None, now: Force) -> None:
    """After values have been brought up to date: (b) defence 0, and (a) where the defence has just fallen."""
    if before is not None and now.of is before.of and not now.frail:
        return
    for card, v in now.of.items():
        if not v.types & UNIT:
            continue
        record = s.cards[card]
        assert record is not None
        if record.doom is not None:
            continue
        if v.defence == 0:
            if no_defence(s, card) and not brings_more(s, card):
                fallen(s, card, before, now)
        elif record.damage:
            old = before.of.get(card) if before is not None else None
            if (
                old is not None
                and old.types & UNIT
                and v.defence < old.defence
                and enough(s, record.damage, v.defence)
            ):
                if house(s, "fall_under_protection") == "holds" and enough(s, record.damage, old.defence):
                    continue
                fallen(s, card, before, now)


@rule("GW-17.1", off=False)
def no_defence(s: State, card: int) -> bool:
    """(b) A Unit with defence 0 is destroyed."""
    return True


@rule("GW-10.11", off=False)
def brings_more(s: State, card: int) -> bool:
    """Whether what the card brings along as it comes out is yet to be applied: auto A takes hold after it."""
    waiting = [(item.source, item.event) for item in s.ready if item.kind == AUTO_B]
    running = [(frame.source, frame.event) for frame in s.agenda if isinstance(frame, Resolve)]
    return any(source == card and event[:1] == (on.CAME_OUT,) for source, event in (*waiting, *running))


@rule("GW-17.16", off=None)
def fallen(s: State, card: int, before: Force | None, now: Force) -> None:
    """Destroyed by a change of the defence value: no "will not be destroyed" helps."""
    flags = of(s, card).flags
    cite(s, "GW-17.16", card)
    kind, player, source = credit(s, card, before, now)
    if flags & NOT_DESTROYED_BY_ENEMY and player >= 0 and player != seat_of(s, card):
        cite(s, "GW-17.22", card)
    mark(s, card, Doom(kind, player, source), "GW-17.1")


@rule("GW-17.20", off=(BY_RULE, -1, -1))
@rule("GW-17.22", off=(BY_RULE, -1, -1))
def credit(s: State, card: int, before: Force | None, now: Force) -> tuple[int, int, int]:
    """Who lowered a defence: the player of the effect applied; nobody where something only ended.

    Minus coins are the doing of whom the switch `minus_coin_credit` says (open question 16); an auto A text
    that has just begun to lower it is its controller's.
    """
    old = before.of.get(card) if before is not None else None
    new = now.of[card]
    frame = s.agenda[-1] if s.agenda else None
    if old is None or (old.types & new.types & UNIT and not old.defence):
        return brought_down(s, card, now)
    if frame is None:
        return (BY_RULE, -1, -1)
    if getattr(frame, "lowers", False) and frame.player >= 0:
        if new.from_coins < old.from_coins:
            placer = house(s, "minus_coin_credit") == "placer"
            return (
                BY_EFFECT,
                frame.player if placer else controller_of_coins(s, card, frame.player),
                frame.source,
            )
        if new.from_effects < old.from_effects:
            return (BY_EFFECT, frame.player, frame.source)
    if frame.player >= 0 and before is not None and burdened(s, card, before, now):
        return (BY_EFFECT, frame.player, frame.source)
    was = before.applied if before is not None else []
    for entry in now.applied:
        (_began, _text, arrival), target, change = entry
        if target in group(s, card) and change[0] == MOD and change[3] < 0 and entry not in was:
            return controller_of_text(s, arrival)
    return (BY_RULE, -1, -1)


def burdened(s: State, card: int, before: Force, now: Force) -> bool:
    """Whether a card that lowers the defence has just been set on this one."""
    record = s.cards[card]
    group = before.laid.groups.get(card)
    there = [each for each, _record in group.records] if group is not None else []
    own = now.laid.own
    under = record.under if record is not None else ()
    return any(own[each].base[2] + own[each].mods[2] < 0 for each in under if each not in there)


def brought_down(s: State, card: int, now: Force) -> tuple[int, int, int]:
    """Whose auto A text brings the defence of a Unit to 0 that comes out under it."""
    by = (BY_RULE, -1, -1)
    left = now.laid.of[card].defence
    for (_began, _text, arrival), target, change in now.applied:
        if change[0] == MOD and target in group(s, card):
            if left > 0 >= left + change[3]:
                by = controller_of_text(s, arrival)
            left += change[3]
    return by


def controller_of_text(s: State, arrival: int) -> tuple[int, int, int]:
    """The card that came at that time with the text, as a cause; what the rules do is nobody's doing."""
    for source, record in enumerate(s.cards):
        if record is not None and record.entry == arrival:
            return (BY_EFFECT, seat_of(s, source), source)
    return (BY_RULE, -1, -1)


def who_placed_them(s: State, card: int, placer: int) -> int:
    """Whose they would be if they stayed with the player who placed them."""
    return placer


@rule("GW-18.8", off=who_placed_them)
def controller_of_coins(s: State, card: int, placer: int) -> int:
    """Whoever controls the card controls the coins on it, and does what they do to it."""
    cite(s, "GW-18.8", card)
    return seat_of(s, card)


def ask_damage(s: State, card: int) -> None:
    """(a) asked of a Unit whose damage or nature has just changed."""
    record = s.cards[card]
    v = of(s, card)
    if record is not None and v.types & UNIT and record.damage and enough(s, record.damage, v.defence):
        destroy(s, card, BY_RULE, -1)


def protected(s: State, card: int, kind: int, player: int) -> bool:
    """Whether "will not be destroyed" covers a destruction from that cause."""
    flags = of(s, card).flags
    if not flags & (NOT_DESTROYED | NOT_DESTROYED_BY_ENEMY | NOT_DESTROYED_BY_OWN):
        return False
    by_effect = kind == BY_EFFECT and player >= 0
    enemy = by_effect and player != seat_of(s, card)
    if flags & NOT_DESTROYED or (
        flags & (NOT_DESTROYED_BY_ENEMY if enemy else NOT_DESTROYED_BY_OWN) and by_effect
    ):
        emit(s, "protected", "GW-22.9", cards=(card,))
        return True
    return False


@rule("GW-17.1", off=False)
def destroy(s: State, card: int, kind: int, player: int, source: int = -1, rule: str = "GW-17.1") -> bool:
    """(c) Puts a card in the destroyed state by an effect or damage; False if it cannot be."""
    record = s.cards[card]
    if record is None:
        return False
    if record.doom is not None:
        twice(s, card)
        return False
    if protected(s, card, kind, player):
        return False
    mark(s, card, Doom(kind, player, source), rule)
    return True


def twice(s: State, card: int) -> None:
    """GW-17.25: no second destruction and no second abolish effect."""
    cite(s, "GW-17.25", card)


def mark(s: State, card: int, doom: Doom, rule: str) -> None:
    """The card is destroyed from now on, and its set group with it; its abolish effect waits."""
    before = -1
    for each in group(s, card):
        record = s.cards[each]
        assert record is not None
        if record.doom is None:
            set_card(s, each, "destroyed", rule if each == card else "GW-12.6", doom=doom)
            if each == card:
                before = lead(s)
            emit(s, "credited", "GW-17.23" if doom.kind == BY_BATTLE else "GW-17.20", doom.player, (each,))
    activate_abolish(s, card, doom)
    for each in group(s, card):
        on.notice(s, on.DESTROYED, each, doom.kind, doom.player)
    led(s, before)


@rule("GW-17.2", off=None)
def activate_abolish(s: State, card: int, doom: Doom) -> None:
    """A destroyed card activates an abolish effect right after the Cut going on."""
    card_ref = ref(s, card)
    credited = abolisher(doom)
    wait(
        s,
        Item(next_serial(s), ABOLISH, credited, card, card_ref[1], 0, x=doom.kind, rule="GW-17.2"),
    )


@rule("GW-17.21", off=-1)
def abolisher(doom: Doom) -> int:
    """Who destroyed a card counts as who abolished it."""
    return doom.player


# --- negating (GW-17.6, 17.7, 17.14) ----------------------------------------------------------------


@rule("GW-17.14", off=False)
@rule("GW-17.15", off=False)
def cannot_be_saved(s: State, card: int) -> bool:
    """While its defence is 0 the destruction of a Unit cannot be negated."""
    v = of(s, card)
    return bool(v.types & UNIT) and v.defence == 0


@rule("GW-17.6", off=False)
def negate_destruction(s: State, card: int) -> bool:
    """Negates the destruction of a card; False where it cannot be, or the card is not destroyed."""
    record = s.cards[card]
    if record is None or record.doom is None:
        return False
    if cannot_be_saved(s, card):
        cite(s, "GW-17.14", card)
        return False
    if of(s, card).flags & NOT_SAVED:
        cite(s, "GW-22.9", card)
        return False
    if of(s, card).types & UNIT:
        cite(s, "GW-17.15", card, defence=of(s, card).defence)
    set_card(s, card, "saved", "GW-17.6", doom=None)
    before = lead(s)
    for each in record.under:
        below = s.cards[each]
        assert below is not None
        if below.doom == record.doom:
            set_card(s, each, "saved", "GW-17.6", doom=None)
    strike_out(s, card)
    wipe_damage(s, card)
    led(s, before)
    return True


@rule("GW-17.6", off=None)
def strike_out(s: State, card: int) -> None:
    """The card's abolish effect is negated, wherever it waits."""
    entry = ref(s, card)[1]
    set_waiting(
        s,
        chain=tuple(i for i in s.chain if not (i.kind == ABOLISH and (i.source, i.entry) == (card, entry))),
        pending=tuple(
            i for i in s.pending if not (i.kind == ABOLISH and (i.source, i.entry) == (card, entry))
        ),
    )
    cite(s, "GW-17.6", card)


@rule("GW-17.7", off=None)
def wipe_damage(s: State, card: int) -> None:
    """All damage that the card has taken before is removed."""
    record = s.cards[card]
    assert record is not None
    if record.damage:
        set_card(s, card, "damage", "GW-17.7", damage=0)


# --- abolish (GW-17.3, 17.9) ------------------------------------------------------------------------


class Abolish(Frame, frozen=True, kw_only=True, tag="abolish"):
    """The abolish effect that follows from destruction, as it resolves."""

    entry: int
    kind: int


@step(Abolish, "GW-17.3")
def abolish_destroyed(s: State, f: Abolish) -> None:
    """The card leaves the field and goes to the Junkyard, unless it has left already (GW-17.10)."""
    if has_left(s, f.source, f.entry):
        cite(s, "GW-11.2", f.source)
        return
    if unhindered(s, f.source, f.player):
        if f.player >= 0:
            cite(s, "GW-17.21", f.source)
        abolish(s, f.source, f.kind, f.player, destroyed=True, rule="GW-17.3")


@rule("GW-17.17", off=False)
def unhindered(s: State, card: int, player: int) -> bool:
    """This abolish effect goes past "cannot be moved" and the like."""
    if of(s, card).flags & (NOT_MOVED | NOT_MOVED_BY_ENEMY):
        cite(s, "GW-17.17", card)
    return True


@rule("GW-17.9", off=False)
def abolish(
    s: State, card: int, kind: int, player: int, destroyed: bool = False, rule: str = "GW-17.9"
) -> bool:
    """Removes a card from its location to its original owner's Junkyard; the abolishing cannot be answered.

    Effects that wait for it hear of it while the card can still be read (GW-17.12). `kind` is the cause,
    `player` who is credited.
    """
    if s.cards[card] is not None:
        if destroyed:
            c21_vulture.collect(s, card)
        for each in group(s, card):
            when_abolished(s, each, kind, player, destroyed)
        leave(s, card, JUNKYARD, rule=rule)
    else:
        move(s, card, s.owners[card] * PLACES + JUNKYARD, rule="GW-17.9")
    return True


@rule("GW-17.12", off=None)
def when_abolished(s: State, card: int, kind: int, player: int, destroyed: bool) -> None:
    """A "when abolished" effect activates at the moment of abolishing."""
    before = on.under_way(s)
    on.notice(s, on.ABOLISHED, card, kind, player, int(destroyed))
    if on.under_way(s) > before:
        cite(s, "GW-17.12", card)


def abolish_directly(s: State, card: int, player: int, source: int = -1) -> bool:
    """An effect abolishes a card without destroying it; it is a move (GW-19.8)."""
    record = s.cards[card]
    if record is not None and immovable(s, card, player):
        return False
    if gone_for_good(s, card):
        return False
    destroyed = record is not None and record.doom is not None
    doom = record.doom if record is not None else None
    if doom is not None:
        return abolish(s, card, doom.kind, doom.player, destroyed)
    return abolish(s, card, BY_EFFECT, player, destroyed)


__all__ = ["Abolish", "abolish", "abolish_directly", "destroy", "negate_destruction", "replace"]

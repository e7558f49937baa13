"""Chapter 1.10: damage, one procedure for all that is dealt at the same time (VIS-1.10.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cutin.game.resolve import Held, Resolve, of_held
from cutin.kernel.agenda import Frame, amend, push, step
from cutin.kernel.changes import cite, emit, put_table, set_card, set_table
from cutin.kernel.citing import rule
from cutin.kernel.records import Record, replace
from cutin.kernel.state import State

from . import notices as on
from .c07_effects import occasion
from .c09_applied import no_longer_spared, state_check
from .c09_refused import DAMAGE, cite_both, not_applied
from .c09_removal import hand_over
from .c09_statuses import Removing
from .changes import (
    BATTLE_DAMAGE_FROM,
    DAMAGE_FROM,
    EFFECT_DAMAGE_FROM,
    NO_BATTLE_DAMAGE,
    NO_DAMAGE,
    NO_DAMAGE_TO_PLAYERS,
    NO_EFFECT_DAMAGE,
    TAKES_NO_BATTLE_DAMAGE,
    TAKES_NO_DAMAGE,
    TAKES_NO_EFFECT_DAMAGE,
)
from .table import DYING, HURT, NEXT_DAMAGE, Battle, living, option, ref
from .values import guarded, is_character, of, player_flags


class Hit(Record, frozen=True):
    """Damage dealt to one card or player.

    `card` and `entry` are the character hit, or `card` -1 and `seat` the player; `source` is the card that
    deals it (-1: none) and `player` whose that is; `graze` says that a player hit may graze it.
    """

    card: int
    entry: int
    seat: int
    amount: int
    source: int = -1
    player: int = -1
    battle: bool = False
    graze: bool = False


def to_card(
    s: State, card: int, amount: int, source: int = -1, player: int = -1, battle: bool = False
) -> Hit:
    """Damage to a character."""
    return Hit(card, ref(s, card)[1], -1, amount, source, player, battle)


def to_player(
    seat: int, amount: int, source: int = -1, player: int = -1, battle: bool = False, graze: bool = False
) -> Hit:
    """Damage to a player."""
    return Hit(-1, 0, seat, amount, source, player, battle, graze)


class Damage(Frame, frozen=True, kw_only=True, tag="damage"):
    """Damage that is dealt at one time (VIS-1.10.12): `hits` in order, of amount 0 where none is left."""

    hits: tuple[Hit, ...]


def deal(s: State, hits: Iterable[Hit]) -> bool:
    """Starts the procedure for damage dealt at the same time; False if nothing can be dealt."""
    hits = tuple(hits)
    found = tuple(hit for hit in hits if hit.amount > 0 and can_be_hit(s, hit))
    if s.listener is not None:
        for hit in hits:
            if hit.amount <= 0:
                cite(s, "VIS-W.38", hit.card)
    if not found:
        return False
    first = found[0]
    push(s, Damage(player=first.player, source=first.source, hits=found))
    return True


def can_be_hit(s: State, hit: Hit) -> bool:
    """Whether somebody can take it; effects that deal damage are not applied to some cards (9.2.7)."""
    if hit.card < 0:
        return True
    if not living(s, (hit.card, hit.entry)) or not is_character(s, hit.card):
        return False
    if hit.battle:
        return True
    refused = not_applied(s, hit.card, DAMAGE)
    if refused:
        cite_both(s, refused, hit.card)
    return not refused


def event(kind: int, number: int, hit: Hit) -> tuple[int, ...]:
    """The event of a hit (see `notices`)."""
    how = (on.BY_BATTLE if hit.battle else on.BY_EFFECT) | (0 if hit.graze else on.NO_GRAZE)
    whom = hit.card if hit.card >= 0 else -1 - hit.seat
    return (kind, whom, hit.amount, hit.source, hit.player, how, number)


def events(s: State, f: Damage, kind: int) -> list[tuple[int, ...]]:
    """The events of all hits of which something is left."""
    return [event(kind, i, hit) for i, hit in enumerate(f.hits) if hit.amount > 0 and _there(s, hit)]


def _there(s: State, hit: Hit) -> bool:
    return hit.card < 0 or living(s, (hit.card, hit.entry))


# What texts that always apply make of a hit as it is dealt, and as it is taken: each gives the new amount.
Amend = Callable[[State, Hit], int]
AS_DEALT: list[Amend] = []
AS_TAKEN: list[Amend] = []


def amended(s: State, hits: tuple[Hit, ...], ways: list[Amend]) -> tuple[Hit, ...]:
    """The hits as texts that always apply change them."""
    new = []
    for hit in hits:
        for way in ways:
            if hit.amount > 0 and _there(s, hit):
                amount = way(s, hit)
                if amount != hit.amount:
                    hit = replace(hit, amount=max(0, amount))
        new.append(hit)
    return tuple(new)


@step(Damage, "VIS-1.10.12.a")
def as_it_is_dealt(s: State, f: Damage) -> None:
    """Effects that wait for something to deal damage."""
    hits = amended(s, f.hits, AS_DEALT)
    if hits != f.hits:
        f = _with(s, hits)
    if on.awaited(s, on.DEALS_DAMAGE):
        occasion(s, "VIS-1.10.12.a", *events(s, f, on.DEALS_DAMAGE))


@step(Damage, "VIS-1.10.12.b")
def as_it_is_taken(s: State, f: Damage) -> None:
    """Effects that wait for something to be dealt damage."""
    hits = amended(s, f.hits, AS_TAKEN)
    if hits != f.hits:
        f = _with(s, hits)
    if s.table.held:
        next_damage(s, f)
    if on.awaited(s, on.TAKES_DAMAGE):
        occasion(s, "VIS-1.10.12.b", *events(s, f, on.TAKES_DAMAGE))


@step(Damage, "VIS-1.10.12.c")
def apply_damage(s: State, f: Damage) -> int | None:
    """The damage is applied; where none is left nothing further happens (VIS-W.38)."""
    hits = tuple(hit if hit.amount > 0 and _there(s, hit) else replace(hit, amount=0) for hit in f.hits)
    if hits != f.hits:
        _with(s, hits)
        for hit in f.hits:
            if hit.amount <= 0:
                cite(s, "VIS-W.38", hit.card)
    if all(hit.amount <= 0 for hit in hits):
        return len(Damage.steps)
    for hit in hits:
        if hit.amount > 0:
            if hit.card >= 0:
                hurt_card(s, hit)
            else:
                hurt_player(s, hit)
    return None


@step(Damage, "VIS-1.10.12.d")
def has_been_dealt(s: State, f: Damage) -> None:
    """Effects that wait for something to have dealt damage."""
    if on.awaited(s, on.HAS_DEALT):
        occasion(s, "VIS-1.10.12.d", *_all_events(f, on.HAS_DEALT))


@step(Damage, "VIS-1.10.12.e")
def has_been_taken(s: State, f: Damage) -> None:
    """Effects that wait for something to have been dealt damage."""
    if on.awaited(s, on.HAS_TAKEN):
        occasion(s, "VIS-1.10.12.e", *_all_events(f, on.HAS_TAKEN))


@step(Damage, "VIS-1.10.12.f")
def enough_of_it(s: State, f: Damage) -> None:
    """Characters whose accumulated damage is at least their endurance become dying, all in one call."""
    if s.table.unsettled:
        left = list(s.table.unsettled)
        for hit in f.hits:
            if hit.card >= 0 and (hit.card, hit.entry, hit.amount) in left:
                left.remove((hit.card, hit.entry, hit.amount))
        put_table(s, replace(s.table, unsettled=tuple(left)))
    if s.stale:
        s.rules.refresh(s)
    causes = causes_of_dying(s, f.hits)
    found = state_check(s, causes)
    _note_killed(s, [causes[card] for card in found if card in causes])
    if s.listener is not None:
        for card in found:
            if card in causes:
                cite(s, "VIS-1.10.12.f", card)
                cite(s, "VIS-9.2.6", card)
                cite(s, "VIS-9.2.6.a", causes[card].source, victim=card)
                if causes[card].by_effect:
                    cite(s, "VIS-9.2.6.b", causes[card].source, victim=card)
    hand_over(s)


def _note_killed(s: State, causes: list[Removing]) -> None:
    """The effect that has dealt the damage remembers whom it has put in the dying state (VIS-9.2.6.b)."""
    mine = [each for each in causes if each.by_effect]
    depth = next((i for i in range(len(s.agenda) - 1, -1, -1) if isinstance(s.agenda[i], Resolve)), -1)
    if not mine or depth < 0:
        return
    frame: Any = s.agenda[depth]
    noted = tuple((each.card, KILLED, 0) for each in mine if each.source == frame.source)
    if noted:
        amend(s, depth, memo=(*frame.memo, *noted))


KILLED = "put in the dying state"
"""What an effect remembers of a card: (card, this, 0)."""


def _with(s: State, hits: tuple[Hit, ...]) -> Damage:
    new = amend(s, len(s.agenda) - 1, hits=hits)
    assert isinstance(new, Damage)
    return new


def _all_events(f: Damage, kind: int) -> list[tuple[int, ...]]:
    return [event(kind, i, hit) for i, hit in enumerate(f.hits) if hit.amount > 0]


# --- taking it --------------------------------------------------------------------------------------


def hurt_card(s: State, hit: Hit) -> None:
    """A character accumulates damage; it counts for 9.2.2.a from the last step of its procedure on."""
    record = s.cards[hit.card]
    assert record is not None
    flags = record.flags | HURT
    set_card(s, hit.card, "damage", "VIS-1.10.12.c", damage=record.damage + hit.amount, flags=flags)
    mine = ((hit.card, hit.entry, hit.amount),)
    table = s.table
    battle_damage = table.battle_damage + mine if hit.battle else table.battle_damage
    put_table(s, replace(table, unsettled=table.unsettled + mine, battle_damage=battle_damage))
    no_longer_spared(s, hit.card)


def hurt_player(s: State, hit: Hit) -> None:
    """Damage to a player lowers life (VIS-W.37); whether that loses is judged later (VIS-W.31)."""
    table = s.table
    life = list(table.life)
    taken = list(table.damage_taken)
    life[hit.seat] -= hit.amount
    taken[hit.seat] += hit.amount
    battle: Battle | None = table.battle
    if battle is not None and hit.battle and hit.graze:
        battle = replace(battle, hit=battle.hit + hit.amount)
    table = replace(table, life=tuple(life), damage_taken=tuple(taken), battle=battle)
    put_table(s, table, "life", "damage_taken")
    emit(
        s,
        "damage to player",
        "VIS-1.10.12.c",
        hit.seat,
        (hit.source,) if hit.source >= 0 else (),
        amount=hit.amount,
        life=life[hit.seat],
        battle=hit.battle,
    )


# In `Table.battle_damage`: what comes before has been dealt in a battle that another one has interrupted.
ANOTHER_BATTLE = (-1, 0, 0)


def reset_battle_damage(s: State) -> None:
    """What characters have taken in this battle is taken back (VIS-6.2.4.h); effect damage stays."""
    dealt = s.table.battle_damage
    outer: tuple[tuple[int, int, int], ...] = ()
    if ANOTHER_BATTLE in dealt:
        start = len(dealt) - 1 - dealt[::-1].index(ANOTHER_BATTLE)
        outer, dealt = dealt[:start], dealt[start + 1 :]
    for card, entry, amount in dealt:
        record = s.cards[card]
        if record is not None and record.entry == entry and record.damage:
            set_card(s, card, "damage reset", "VIS-6.2.4.h", damage=max(0, record.damage - amount))
    if s.table.battle_damage:
        put_table(s, replace(s.table, battle_damage=outer))


# --- who has put it in the dying state (VIS-9.2.6) --------------------------------------------------


@rule("VIS-9.2.6", off={})
def causes_of_dying(s: State, hits: tuple[Hit, ...]) -> dict[int, Removing]:
    """Of each character that damage has just made dying, who put it in the dying state."""
    causes: dict[int, Removing] = {}
    for hit in hits:
        if hit.card >= 0 and hit.amount > 0 and hit.card not in causes and _there(s, hit):
            last = last_straw(
                s, hit.card, [each for each in hits if each.card == hit.card and each.amount > 0]
            )
            causes[hit.card] = Removing(
                DYING, hit.card, last.player, last.source, counts_as_effect(last), last.battle
            )
    return causes


def _nobody(s: State, card: int, hits: list[Hit]) -> Hit:
    return replace(hits[0], player=-1, source=-1)


@rule("VIS-9.2.6.a", off=_nobody)
def last_straw(s: State, card: int, hits: list[Hit]) -> Hit:
    """The damage that brought what it has accumulated up to its endurance, not what it had taken before."""
    record = s.cards[card]
    assert record is not None
    before = record.damage - sum(hit.amount for hit in hits)
    endurance = of(s, card).endurance
    for hit in hits:
        before += hit.amount
        if before >= endurance:
            return hit
    return hits[-1]


@rule("VIS-9.2.6.b", off=False)
def counts_as_effect(hit: Hit) -> bool:
    """Effect damage counts as the effect having put the character in the dying state, too."""
    return not hit.battle


# --- what prevents damage ---------------------------------------------------------------------------


def prevent(s: State, number: int, amount: int | None = None) -> int:
    """Nullifies (or lowers by that much) a hit of the running procedure; by how much it is lower."""
    return change_damage(s, number, 0 if amount is None else None, amount or 0)


def change_damage(s: State, number: int, becomes: int | None, less: int = 0) -> int:
    """Changes a hit of the running procedure; how much it has been lowered."""
    for depth in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[depth]
        if isinstance(frame, Damage):
            hit = frame.hits[number]
            new = max(0, hit.amount - less) if becomes is None else becomes
            hits = (*frame.hits[:number], replace(hit, amount=new), *frame.hits[number + 1 :])
            amend(s, depth, hits=hits)
            who = (hit.card,) if hit.card >= 0 else ()
            emit(s, "damage changed", "VIS-1.10.12", hit.seat, who, was=hit.amount, amount=new)
            return hit.amount - new
    return 0


def next_damage(s: State, f: Damage) -> None:
    """Effects on the next damage that somebody would take: one of them applies to one damage; what becomes of
    the others is a switch (OQ-20)."""
    held: tuple[Held, ...] = s.table.held
    for number, hit in enumerate(f.hits):
        whom = hit.card if hit.card >= 0 else -1 - hit.seat
        mine = [h for h in held if h.when[0] == NEXT_DAMAGE and h.when[1] == whom]
        if hit.amount <= 0 or not mine:
            continue
        gone = mine if option(s, "next_damage") == "lost" else mine[:1]
        held = tuple(h for h in held if h not in gone)
        used = replace(mine[0], event=event(on.TAKES_DAMAGE, number, hit))
        push(s, of_held(used, "VIS-1.10.12.b"))
    if held != s.table.held:
        set_table(s, held=held)


def _kept_off(s: State, hit: Hit) -> int:
    """What an always applied text says of damage to its card or player."""
    if hit.card < 0:
        kind = TAKES_NO_BATTLE_DAMAGE if hit.battle else TAKES_NO_EFFECT_DAMAGE
        return 0 if player_flags(s, hit.seat) & (TAKES_NO_DAMAGE | kind) else hit.amount
    flags = of(s, hit.card).flags
    if flags & (NO_DAMAGE | (NO_BATTLE_DAMAGE if hit.battle else NO_EFFECT_DAMAGE)):
        return 0
    if hit.source >= 0 and guarded(s, hit.card, DAMAGE_FROM, hit.source) is not None:
        return 0
    kind = BATTLE_DAMAGE_FROM if hit.battle else EFFECT_DAMAGE_FROM
    if hit.source >= 0 and guarded(s, hit.card, kind, hit.source) is not None:
        return 0
    return hit.amount


def _dealt_to_nobody(s: State, hit: Hit) -> int:
    """A card that deals no damage to players."""
    if hit.card < 0 and hit.source >= 0 and s.cards[hit.source] is not None:
        return 0 if of(s, hit.source).flags & NO_DAMAGE_TO_PLAYERS else hit.amount
    return hit.amount


AS_TAKEN.append(_kept_off)
AS_DEALT.append(_dealt_to_nobody)

"""Chapters 11 and 12: how activated effects resolve, how cards come out, and when that fails."""

from __future__ import annotations

from typing import Any

from cutin.game.refs import living
from cutin.game.resolve import Held, Resolve, of_held, of_item
from cutin.kernel.agenda import AGAIN, DONE, Frame, push, step
from cutin.kernel.changes import cite, emit, move, put_under, set_card, set_table
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.records import replace
from cutin.kernel.state import Item, Lasting, Ref, State

from . import c21_keywords
from . import notices as on
from .c10_order import moment_over
from .c14_squads import moved_in
from .c17_destruction import Abolish
from .c19_moving import arrive
from .card import CHARACTER, COMMAND, UNIT
from .table import (
    ABOLISH,
    AUTO_B,
    AUTO_C,
    AUTO_D,
    COIN_CARD,
    DISPOSITION,
    FRESH,
    IN_BATTLE,
    JUNKYARD,
    ON_FIELD,
    PLACE,
    PLACES,
    PLAY_CARD,
    PLAY_TEXT,
    REMOVED,
    VARIABLE,
    seat_of,
)
from .values import NO_SET_CARDS, REMOVED_FOR_JUNKYARD, TWO_CHARACTERS, of, units

# Effects that nobody plays: their targets are chosen as they activate or are applied.
AUTOMATIC = (AUTO_B, AUTO_C, AUTO_D)


class After(Frame, frozen=True, kw_only=True, tag="after"):
    """What follows once a played card's effect has resolved or failed (GW-8.9)."""

    failed: bool = False


@step(After, "GW-8.9")
def command_goes(s: State, f: After) -> None:
    """A Command goes to its original owner's Junkyard, unless it has gone elsewhere."""
    if PLACE[s.where[f.source]] == 9:
        if s.where[f.source] // PLACES != s.owners[f.source]:
            # Only from a Hangar can a player play a card that is originally the other's.
            cite(s, "GW-20.6", f.source)
        place = REMOVED if of(s, f.source).flags & REMOVED_FOR_JUNKYARD else JUNKYARD
        move(s, f.source, s.owners[f.source] * PLACES + place, 0, rule="GW-8.9")


@step(After, "GW-11.1")
def command_resolved(s: State, f: After) -> None:
    """Texts that wait for a played card to resolve hear of it."""
    if f.failed:
        return
    on.notice(s, on.RESOLVED, f.source, f.player)


def _cite_survival(s: State, item: Item) -> None:
    """An activated effect is carried out whatever has become of its card since."""
    record = s.cards[item.source]
    if not item.entry:
        return
    if record is None or record.entry != item.entry or record.doom is not None:
        cite(s, "GW-11.4", item.source)
    elif item.text and all(text.key != item.text for text in of(s, item.source).texts):
        cite(s, "GW-11.4", item.source)
        cite(s, "GW-11.12", item.source)


def resolve_item(s: State, item: Item) -> None:
    """Starts carrying out an effect that was activated or is ready."""
    moment_over(s)
    if item.kind == ABOLISH:
        push(s, Abolish(player=item.player, source=item.source, entry=item.entry, kind=item.x))
        return
    if s.listener is not None and item.kind != PLAY_CARD and item.source >= 0:
        _cite_survival(s, item)
    if item.kind == PLAY_CARD:
        definition = s.rules.defs[s.kinds[item.source]]
        if item.event[0] == 2 or definition.type != COMMAND:
            push(
                s,
                ComeOut(
                    player=item.player,
                    source=item.source,
                    targets=item.targets,
                    variable=item.event[0] == 2,
                    area=item.event[1],
                    key=item.key,
                ),
            )
            return
        failed = not item.step and targets_lost(s, _of_item(item))
        push(s, After(player=item.player, source=item.source, failed=failed))
    if item.kind in AUTOMATIC and not item.targets and s.rules.text(item.text).slots:
        s.rules.aim(s, item)
        return
    frame = _of_item(item)
    if not item.step and targets_lost(s, frame):
        emit(s, "fails", "GW-11.2", item.player, (item.source,) if item.source >= 0 else ())
        cite(s, "GW-11.2", item.source)
        cite(s, "GW-11.3", item.source)
        return
    push(s, frame)


def _of_item(item: Item) -> Resolve:
    return of_item(item, event=item.event if item.kind != PLAY_CARD else ())


@rule("GW-11.2", off=False)
def targets_lost(s: State, f: Resolve) -> bool:
    """With no target left an effect fails and nothing of it is applied. While one of several is left the
    parts that do not need the lost ones go on (Open question 19)."""
    if not f.targets or not f.text:
        return False
    aimed = [
        (slot, r)
        for slot, part in zip(s.rules.text(f.text).slots, f.targets, strict=False)
        if not slot.pays and slot.what in ("target", "squad")
        for r in part
    ]
    return bool(aimed) and not any(slot.still(s, f, r) for slot, r in aimed)


# --- coming out (GW-8.6 to 8.8, 10.11, 12.3, 12.4) --------------------------------------------------


class ComeOut(Frame, frozen=True, kw_only=True, tag="come out"):
    """A played Unit, Character, Operation or G comes out onto the field, if it can."""

    targets: tuple[tuple[Ref, ...], ...] = ()
    variable: bool = False
    area: int = -1
    key: int = 0


@step(ComeOut, "GW-8.7")
def put_on_field(s: State, f: ComeOut) -> None:
    """In the Disposition Area of the player who played it, or under its target, or where declared."""
    card = f.source
    if PLACE[s.where[card]] != 9:
        return
    if not f.variable and c21_keywords.restricted(s, card, f.player, coming_out=True) is not None:
        cite(s, "GW-21.28", card)
        fail(s, card)
        return
    set_on = 0 if f.variable else s.rules.defs[s.kinds[card]].set_on
    if set_on:
        host = f.targets[s.rules.host_slot(s.kinds[card])][0]
        if not living(s, host) or not can_bear(s, card, host[0], f.player):
            cite(s, "GW-12.4", card)
            fail(s, card)
            return
        come_out(s, card, host=host[0], played=True)
        return
    if f.area >= 0:
        come_out(s, card, f.area, played=True, rolled=False)
        return
    if s.owners[card] != f.player:
        cite(s, "GW-20.3", card)
    if f.variable:
        cite(s, "GW-21.24", card)
    come_out(s, card, f.player * PLACES + DISPOSITION, played=True, variable=f.variable)


def fail(s: State, card: int) -> None:
    """A played card whose effect fails goes to its original owner's Junkyard (GW-11.2)."""
    emit(s, "fails", "GW-11.2", cards=(card,))
    cite(s, "GW-11.3", card)
    cite(s, "GW-8.16", card)
    move(s, card, s.owners[card] * PLACES + JUNKYARD, 0, rule="GW-11.2")


@rule("GW-18.15", off=True)
def no_coin(s: State, host: int) -> bool:
    """Set cards cannot be set on a coin treated as a card."""
    record = s.cards[host]
    return record is not None and not record.flags & COIN_CARD


def can_bear(s: State, card: int, host: int, player: int, anywhere: bool = False) -> bool:
    """Whether the card can be set on that card now (GW-12.1, 12.3, 12.8, 18.15)."""
    definition = s.rules.defs[s.kinds[card]]
    record = s.cards[host]
    if record is None or record.host >= 0:
        return False
    v = of(s, host)
    if not v.types & s.rules.set_types(s.kinds[card]):
        return False
    if not anywhere and not s.rules.host_place(s, card, host, player):
        return False
    if not no_coin(s, host) or v.flags & NO_SET_CARDS:
        return False
    return has_room(s, host, definition.type)


def has_room(s: State, host: int, types: int) -> bool:
    """Whether another set card of those types can be set on the card: the limit of Characters (GW-12.8)."""
    record = s.cards[host]
    if record is None or not types & CHARACTER:
        return record is not None
    v = of(s, host)
    have = sum(1 for each in record.under if of(s, each).types & CHARACTER)
    return have < characters_borne(v.keywords, v.flags)


def characters_borne(keywords: dict[str, int], flags: int) -> int:
    """One Character on a Unit; any number on Cruisers and Bases (GW-12.8, 21.18, 21.19)."""
    if "Base" in keywords or "Cruiser" in keywords:
        return 99
    return 2 if flags & TWO_CHARACTERS else 1


def _cite_set(s: State, card: int, host: int) -> None:
    """What lets the card be set on that one beyond what its type and the limit of Characters say."""
    definition = s.rules.defs[s.kinds[card]]
    v = of(s, host)
    if not v.types & definition.set_on:
        cite(s, "GW-21.32", card)
    record = s.cards[host]
    if record is not None and definition.type == CHARACTER:
        if any(of(s, each).types & CHARACTER for each in record.under):
            for keyword, name in (("Base", "GW-21.19"), ("Cruiser", "GW-21.18")):
                if keyword in v.keywords:
                    cite(s, name, card)


def come_out(
    s: State,
    card: int,
    zone: int = -1,
    host: int = -1,
    played: bool = False,
    rolled: bool | None = None,
    variable: bool = False,
    front: bool = False,
    lasting: tuple[Lasting, ...] = (),
) -> None:
    """A card comes onto the field: place it, auto B, then auto A takes hold, then auto D (GW-10.11).

    `rolled` None: as the rules say (GW-8.8): a Unit rolled unless Battle-ready or PS Armor says otherwise
    and it was played, other cards rerolled, a set card like its group.
    """
    first = zone >= 0 and IN_BATTLE[zone] and not units(s, zone)
    keywords = of(s, card).keywords
    if host >= 0:
        if s.listener is not None:
            _cite_set(s, card, host)
        put_under(s, card, host, "GW-12.3")
    else:
        move(s, card, zone, 0 if front else None, rule="GW-8.7")
    record = s.cards[card]
    assert record is not None
    flags = record.flags | FRESH | (VARIABLE if variable else 0)
    state = record.rolled
    cited = "GW-8.8"
    if host < 0:
        if rolled is not None:
            state = rolled
        elif variable or not s.rules.defs[s.kinds[card]].type & UNIT:
            state = bool(s.rules.comes_out_rolled(s.kinds[card]))
        else:
            state = True
            if played and ("BattleReady" in keywords or "PSArmor" in keywords):
                state = False
                cited = "GW-21.26" if "BattleReady" in keywords else "GW-21.16"
            elif played and s.rules.comes_out_rolled(s.kinds[card]) is False:
                state = False
    set_card(s, card, "came out", cited, flags=flags, rolled=state, lasting=lasting)
    if s.listener is not None and any(text.kind == "A" for text in s.rules.prints[s.kinds[card]].texts):
        cite(s, "GW-10.2", card)
    s.rules.on_coming_out(s, card, played)
    if zone >= 0 and IN_BATTLE[zone]:
        arrive(s, card)
        moved_in(s, zone, first)
    on.notice(s, on.CAME_OUT, card, int(played))
    if played:
        on.notice(s, on.RESOLVED, card, seat_of(s, card))


# --- on hold (GW-11.5) ------------------------------------------------------------------------------


def hold(s: State, held: Held) -> None:
    """Puts an effect on hold until its moment."""
    set_table(s, held=(*s.table.held, held))
    who = (held.source,) if held.source >= 0 else ()
    emit(s, "on hold", "GW-11.5", held.player, who, key=held.key, when=list(held.when))


def due(s: State, phase: int, part: int) -> list[Held]:
    """The effects on hold whose moment this is."""
    attacker = s.table.attacker
    return [
        h
        for h in s.table.held
        if h.when[0] == phase
        and h.when[1] == part
        and (h.when[2] == 0 or (h.player == attacker) == (h.when[2] == 1))
    ]


def release(s: State, held: Held) -> Frame:
    """Takes an effect off hold; the frame that carries it out."""
    set_table(s, held=tuple(h for h in s.table.held if h.key != held.key))
    return of_held(held, "GW-11.5")


class Acting(Frame, frozen=True, kw_only=True, tag="acting"):
    """An effect on hold acts; of several at one moment the attacking player says which is first."""

    phase: int
    part: int


def _first(s: State, f: Acting) -> Decision:
    found = due(s, f.phase, f.part)
    if len({(h.text, h.source, h.targets, h.event) for h in found}) == 1:
        found = found[:1]
    return Decision(s.table.attacker, "order", "GW-22.1", tuple(h.key for h in found))


@step(Acting, "GW-11.5", _first)
def act(s: State, f: Acting, value: int) -> int:
    """Its targets are not looked at again."""
    held = next(h for h in s.table.held if h.key == value)
    who = (held.source,) if held.source >= 0 else ()
    emit(s, "acts", "GW-11.5", held.player, who, leads=True, key=held.key)
    push(s, release(s, held))
    return DONE


def squad_ref(zone: int) -> Ref:
    return (-2, zone)


__all__ = [
    "AGAIN",
    "ON_FIELD",
    "PLAY_TEXT",
    "Any",
    "Resolve",
    "come_out",
    "hold",
    "release",
    "replace",
    "resolve_item",
]

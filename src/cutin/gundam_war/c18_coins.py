"""Chapter 18: coins, of all three kinds."""

from __future__ import annotations

import re
from typing import Any

from cutin.kernel.changes import cite, create, emit, put_under, set_card, set_table
from cutin.kernel.citing import rule
from cutin.kernel.records import replace
from cutin.kernel.state import Mark, State

from . import notices as on
from .c19_moving import leave
from .card import EARTH, OPERATION, SPACE, TYPE_NAMES, UNIT, CardDef, plain
from .table import COIN_CARD, FRESH, REMOVED, option
from .values import GONE_AT_ONCE, of
from .words.changes import UnitShape

_MODIFIER = re.compile(r"^([+-]?\d+)/([+-]?\d+)/([+-]?\d+)$")


@rule("GW-18.7", off=None)
def change_of(name: str) -> tuple[int, int, int] | None:
    """What a coin on a card does by its name: a modification, or nothing.

    >>> change_of("+1/+1/+1"), change_of("+0/+0/-1"), change_of("charge")
    ((1, 1, 1), (0, 0, -1), None)
    """
    found = _MODIFIER.match(name)
    return tuple(int(n) for n in found.groups()) if found else None  # type: ignore[return-value]  # three groups


@rule("GW-18.16", off=True)
def can_bear_coins(s: State, card: int) -> bool:
    """Coins cannot be placed on a coin treated as a card."""
    record = s.cards[card]
    return record is not None and not record.flags & COIN_CARD


@rule("GW-18.6", off=False)
def put_coins(s: State, card: int, name: str, count: int, player: int) -> bool:
    """Places coins on a card; equal names are one kind (GW-18.2)."""
    record = s.cards[card]
    if record is None or count <= 0:
        return False
    if not can_bear_coins(s, card):
        cite(s, "GW-18.16", card)
        return False
    marks = list(record.marks)
    if any(same_kind(mark.name, name) for mark in marks):
        cite(s, "GW-18.2", card, name=name)
    for i, mark in enumerate(marks):
        if same_kind(mark.name, name) and mark.placed_by == player:
            marks[i] = replace(mark, count=mark.count + count)
            cite(s, "GW-18.2", card)
            break
    else:
        marks.append(Mark(name, count, player))
    set_card(s, card, "coins", "GW-18.6", marks=tuple(marks))
    emit(
        s,
        "coins placed",
        "GW-18.7" if change_of(name) else "GW-18.6",
        player,
        (card,),
        name=name,
        count=count,
    )
    return True


@rule("GW-18.2", off=False)
def same_kind(one: str, other: str) -> bool:
    """Coins with the same name are the same kind, whichever effect made them."""
    return one == other


def count_coins(s: State, card: int, name: str | None = None) -> int:
    """Coins placed on a card: of a name, or all of them (the bare word, GW-18.3).

    A coin treated as a set card is none of them (GW-18.6).
    """
    record = s.cards[card]
    if record is None:
        return 0
    if s.listener is not None and record.marks:
        if name is None:
            cite(s, "GW-18.3", card)
        elif len(record.marks) > 1:
            cite(s, "GW-18.2", card)
    return sum(m.count for m in record.marks if name is None or same_kind(m.name, name))


@rule("GW-18.3", off="")
def any_name() -> str | None:
    """The bare word "coin" where none are made: coins of any name."""
    return None


def remove_coins(s: State, card: int, name: str | None, count: int) -> int:
    """Takes coins off a card; returns how many there were to take."""
    record = s.cards[card]
    if record is None:
        return 0
    taken = 0
    marks = []
    for mark in record.marks:
        if taken < count and (name is None or same_kind(mark.name, name)):
            n = min(mark.count, count - taken)
            taken += n
            if mark.count > n:
                marks.append(replace(mark, count=mark.count - n))
        else:
            marks.append(mark)
    set_card(s, card, "coins", "GW-18.4", marks=tuple(marks))
    return taken


@rule("GW-18.9")
def give_coins(s: State, seat: int, name: str, count: int) -> None:
    """Coins managed by a player: in no location of the game (GW-18.9)."""
    coins = {(who, what): n for who, what, n in s.table.coins}
    coins[seat, name] = coins.get((seat, name), 0) + count
    set_table(s, coins=tuple((who, what, n) for (who, what), n in sorted(coins.items()) if n > 0))
    emit(s, "managed coins", "GW-18.9", seat, name=name, count=count)


@rule("GW-18.9", off=0)
def managed(s: State, seat: int, name: str | None = None) -> int:
    """How many coins a player manages, of a name or in all; nobody else has a say in them."""
    found: int = sum(n for who, what, n in s.table.coins if who == seat and (name is None or what == name))
    return found


@rule("GW-18.9")
def give_up_coins(s: State, seat: int, name: str | None, count: int) -> None:
    """Takes coins from those that a player manages."""
    left = count
    coins = []
    for who, what, n in s.table.coins:
        if who == seat and left and (name is None or what == name):
            taken = min(n, left)
            left -= taken
            n -= taken
        if n:
            coins.append((who, what, n))
    set_table(s, coins=tuple(coins))
    emit(s, "managed coins", "GW-18.9", seat, name=name or "", count=-count)


def one_name(name: str) -> tuple[str, ...]:
    """The name of the coin, as if it were a card's."""
    return (plain(name),)


@rule("GW-18.12", off=one_name)
def card_names(name: str) -> tuple[str, ...]:
    """The name of a coin is no card name."""
    return ()


def put_coin_card(
    s: State, kind: int, zone: int, rolled: bool, host: int = -1, lasting: tuple[object, ...] = ()
) -> int:
    """A coin treated as a card comes out onto the field (GW-18.10); it was not played (GW-18.21)."""
    seat = zone // 10
    frame = s.agenda[-1] if s.agenda else None
    card = create(s, kind, owner_of_coin(seat, frame.player if frame is not None else seat), zone)
    cite(s, "GW-18.14", card)
    set_card(s, card, "coin", "GW-18.10", flags=COIN_CARD | FRESH, rolled=rolled)
    if host >= 0:
        put_under(s, card, host)
    came_out(s, card)
    return card


def gone_at_once(s: State, card: int) -> bool:
    """Removes a coin whose maker says that it is gone as soon as it has come out."""
    if not of(s, card).flags & GONE_AT_ONCE:
        return False
    leave(s, card, REMOVED, rule="GW-18.4")
    return True


def who_made_it(seat: int, maker: int) -> int:
    """Whose it would be if it belonged to the player whose effect produced it."""
    return maker


@rule("GW-18.14", off=who_made_it)
def owner_of_coin(seat: int, maker: int) -> int:
    """The controller of a coin treated as a card counts as its original owner."""
    return seat


@rule("GW-18.21", off=None)
def came_out(s: State, card: int) -> None:
    """When a coin comes out, a card of its type has come out."""
    emit(s, "came out", "GW-18.21", cards=(card,))
    on.notice(s, on.CAME_OUT, card, 0)


def credit_of_minus_coin(s: State, controller: int, placed_by: int) -> int:
    """Who destroys with a minus coin (open question 16)."""
    return placed_by if option(s, "minus_coin_credit") == "placer" else controller


@rule("GW-18.10", off=CardDef(key="", name="", type=OPERATION))
def definition(name: str, shape: Any) -> CardDef:
    """What the words in braces say: the nature of a coin treated as a card."""
    if isinstance(shape, UnitShape):
        stats = [shape.close, shape.ranged, shape.defence]
        return CardDef(
            key="",
            name=name,
            type=UNIT,
            abilities=(shape.text,) if shape.text is not None else (),
            terrain=sum({"Space": SPACE, "Earth": EARTH}[t] for t in shape.terrain),
            close=stats[0] if isinstance(stats[0], int) else 0,
            ranged=stats[1] if isinstance(stats[1], int) else 0,
            defence=stats[2] if isinstance(stats[2], int) else 0,
            stars=(
                not isinstance(stats[0], int),
                not isinstance(stats[1], int),
                not isinstance(stats[2], int),
            ),
        )
    abilities = (shape.text,) if shape.text is not None else ()
    return CardDef(key="", name=name, type=_TYPES[shape.type], abilities=abilities)


def set_definition(name: str, node: Any) -> CardDef:
    """A coin treated as a set card, with its battle modification."""
    return CardDef(
        key="",
        name=name,
        type=_TYPES[node.type],
        close=node.close,
        ranged=node.ranged,
        defence=node.defence,
        set_on=_TYPES[node.host],
    )


_TYPES = {name: bit for bit, name in TYPE_NAMES.items()}

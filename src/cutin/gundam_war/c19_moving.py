"""Chapter 19: moving cards and removing them from the game; with chapter 12 for the cards that go along."""

from __future__ import annotations

from cutin.kernel.agenda import amend
from cutin.kernel.changes import cite, move, put_under, set_card, set_owner, shift_under, take_from_under
from cutin.kernel.citing import rule
from cutin.kernel.state import State

from . import notices as on
from .c14_squads import moved_in, moved_out
from .table import ARMOURED, COIN_CARD, HANGAR, IN_AREA, IN_BATTLE, JUNKYARD, PLACE, PLACES, REMOVED, seat_of
from .values import NOT_MOVED, NOT_MOVED_BY_ENEMY, NOT_MOVED_BY_OWN, REMOVED_FOR_JUNKYARD, of, units


def immovable(s: State, card: int, player: int) -> bool:
    """Whether an effect of that player may not move the card (GW-19.8)."""
    flags = of(s, card).flags
    if not flags & (NOT_MOVED | NOT_MOVED_BY_ENEMY | NOT_MOVED_BY_OWN):
        return False
    enemy = player >= 0 and player != seat_of(s, card)
    own = player >= 0 and not enemy
    if flags & NOT_MOVED or (flags & NOT_MOVED_BY_ENEMY and enemy) or (flags & NOT_MOVED_BY_OWN and own):
        cite(s, "GW-19.8", card)
        return True
    return False


def group(s: State, card: int) -> tuple[int, ...]:
    """The card with its set cards (GW-12.2)."""
    record = s.cards[card]
    return (card, *record.under) if record is not None else (card,)


def leave(s: State, card: int, place: int, hangar: int = -1, front: bool = False, rule: str = "") -> None:
    """A card leaves the field for another location, and its set cards with it (GW-12.6).

    Each goes to its own original owner's place of that kind (GW-19.2); to a Hangar, all go to that of the
    seat `hangar` (GW-20.5).
    """
    record = s.cards[card]
    assert record is not None
    zone = s.where[card]
    host = record.host
    if s.listener is not None:
        for each in (card, *record.under):
            if any(text.kind == "A" for text in of(s, each).texts):
                cite(s, "GW-10.2", each)
                cite(s, "GW-10.12", each)
            if each != card or s.owners[each] != zone // PLACES:
                cite(s, "GW-19.2", each)
    frame = s.agenda[-1] if s.agenda else None
    by_effect = frame is not None and getattr(frame, "lowers", False)
    mover = (frame.player, frame.source) if frame is not None and by_effect else (-1, -1)
    for each in (card, *record.under):
        remember(s, each)
        on.notice(s, on.LEAVING, each, place)
        on.notice(s, on.MOVED_OUT, each, *mover)
    if host >= 0:
        on.notice(s, on.LEFT_GROUP, card, host)
        if place == JUNKYARD:
            cite(s, "GW-12.7", card)
        take_from_under(s, card)
    for each in record.under:
        take_from_under(s, each)
        _away(s, each, place, hangar, front, "GW-12.6")
    _away(s, card, place, hangar, front, rule)
    if IN_BATTLE[zone]:
        moved_out(s, zone, card)


def remember(s: State, card: int) -> None:
    """The effect being carried out remembers what a card was when it left (GW-11.6)."""
    frame = s.agenda[-1] if s.agenda else None
    memo = getattr(frame, "memo", None)
    if memo is not None:
        amend(s, len(s.agenda) - 1, memo=(*memo, *on.remembered(s, card)))


def _away(s: State, card: int, place: int, hangar: int, front: bool, rule: str) -> None:
    record = s.cards[card]
    assert record is not None
    if record.damage or record.doom or record.lasting or record.marks:
        wiped(s, card)
    if s.listener is not None and of(s, card).types != s.rules.defs[s.kinds[card]].type:
        cite(s, "GW-1.2", card)
        cite(s, "GW-19.3", card)
    if record.flags & COIN_CARD:
        to = coin_goes(seat_of(s, card), place)
        if to != seat_of(s, card) * PLACES + place:
            rule = "GW-18.4"
    elif place == JUNKYARD and of(s, card).flags & REMOVED_FOR_JUNKYARD:
        to = s.owners[card] * PLACES + REMOVED
    elif place == HANGAR:
        to = hangar * PLACES + HANGAR
        cite(s, "GW-20.5", card)
    else:
        to = s.owners[card] * PLACES + place
    move(s, card, to, 0 if front else None, rule)


def anywhere(seat: int, place: int) -> int:
    """Where a card of its owner would go."""
    return seat * PLACES + place


@rule("GW-18.4", off=anywhere)
def coin_goes(seat: int, place: int) -> int:
    """A coin that leaves the field is removed from the game, wherever it was meant to go."""
    return seat * PLACES + REMOVED


def wiped(s: State, card: int) -> None:
    """Leaving the field, a card loses its destroyed state, its damage, its coins and every effect on it.

    None of that exists for a card elsewhere; what waits for the card finds that out (`has_left`).
    """
    record = s.cards[card]
    assert record is not None
    cite(s, "GW-17.10", card)
    if record.marks:
        cite(s, "GW-18.24", card)
        cite(s, "GW-18.4", card)


@rule("GW-19.7", off=False)
def gone_for_good(s: State, card: int) -> bool:
    """A removed card cannot be returned to the game by any means."""
    if PLACE[s.where[card]] != REMOVED:
        return False
    cite(s, "GW-19.7", card)
    return True


@rule("GW-17.10", off=False)
def has_left(s: State, card: int, entry: int) -> bool:
    """Whether the card that was on the field has left it since, even if it has come back."""
    record = s.cards[card]
    return record is None or record.entry != entry


def to_area(
    s: State,
    card: int,
    zone: int,
    rolled: bool | None = None,
    front: bool = False,
    rule: str = "",
    sortie: bool = False,
) -> None:
    """Moves a card that is on the field to another area of it; everything on it stays (GW-19.4).

    `rolled`: the state it gets, None: the one it has. `sortie`: by the sortie or the return, which look
    after the squads themselves and tell who listens when all have moved.
    """
    record = s.cards[card]
    assert record is not None
    source = s.where[card]
    # By the sortie it makes no difference but to who listens.
    first = (not sortie or s.listener is not None) and IN_BATTLE[zone] and not units(s, zone)
    if record.host >= 0:
        take_from_under(s, card)
    move(s, card, zone, 0 if front else place_in_squad(), rule)
    if not front and IN_BATTLE[zone] and not first:
        cite(s, "GW-14.20", card)
    if source // PLACES != zone // PLACES:
        cite(s, "GW-4.8", card)
        for each in record.under:
            cite(s, "GW-12.10", each)
    if record.damage or record.doom or record.lasting or record.marks:
        cite(s, "GW-19.4", card)
    for each in record.under:
        shift_under(s, each, zone)
    if record.flags & COIN_CARD and s.owners[card] != zone // PLACES:
        follows_control(s, card, zone // PLACES)
    turned = rolled is not None and rolled != record.rolled
    if turned:
        for each in group(s, card):
            set_card(s, each, "rolled" if rolled else "rerolled", rule, rolled=rolled)
    if IN_BATTLE[source] and source != zone and not sortie:
        moved_out(s, source, card)
    if IN_BATTLE[zone]:
        arrive(s, card)
        if not sortie:
            moved_in(s, zone, first)
    if turned and not sortie:
        told_turned(s, card)


def told_turned(s: State, card: int) -> None:
    """A card has been rolled or rerolled on its way; each card of its group counts as that (GW-12.5)."""
    for each in group(s, card):
        record = s.cards[each]
        assert record is not None
        on.notice(s, on.ROLLED, each, int(record.rolled))


@rule("GW-18.14")
def follows_control(s: State, card: int, seat: int) -> None:
    """The original owner of a coin treated as a card is always its controller."""
    set_owner(s, card, seat)
    cite(s, "GW-18.14", card)


@rule("GW-14.20", off=0)
def place_in_squad() -> int | None:
    """A Unit that is put into a squad goes to its rear, unless the effect says otherwise."""
    return None


def arrive(s: State, card: int) -> None:
    """A card has come to a battle area in whatever way."""
    record = s.cards[card]
    assert record is not None
    v = s.values.of.get(card) or s.rules.prints[s.kinds[card]]
    flags = record.flags | IN_AREA | (ARMOURED if "PSArmor" in v.keywords else 0)
    if flags != record.flags:
        set_card(s, card, "arrived", flags=flags)
    on.notice(s, on.ARRIVED, card)


def to_group(s: State, card: int, host: int, rule: str = "") -> None:
    """Moves a card into another set group (GW-19.1)."""
    put_under(s, card, host, rule)


def place_of(s: State, card: int) -> int:
    """The kind of place a card is in."""
    return PLACE[s.where[card]]

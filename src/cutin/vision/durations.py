"""What lasts ends: changes on cards and on players, at the moment that each names."""

from __future__ import annotations

from collections.abc import Callable

from cutin.kernel.changes import put_table, set_card, set_table
from cutin.kernel.citing import rule
from cutin.kernel.records import replace
from cutin.kernel.state import Lasting, State

from . import notices as on
from .table import END_OF_BATTLE, END_OF_INTERFERENCE, NEXT_DAMAGE, WATCH, with_condition

# What waits for an event, not for a moment: the last number of its `when` says until when, doubled.
WAITING = (NEXT_DAMAGE, WATCH)
# Added to the moment of what belongs to an interference or a battle that an attack has interrupted.
OUTER = 1000
NOTHING: list[tuple[int, tuple[Lasting, ...]]] = []


def lay_on_players(s: State, lasting: tuple[tuple[int, Lasting], ...]) -> None:
    """What lasts on players from now on."""
    put_table(s, replace(s.table, lasting=lasting), "laid")


def end_of(s: State, until: int, rule: str = "") -> None:
    """What lasts until that moment ends, on cards and on players."""
    table = s.table
    if s.stale or table.lasting or s.values.start.lasts:
        _end(s, until, rule)
    held = table.held
    if held and any(h.when[0] in WAITING and h.when[2] // 2 == until for h in held):
        left = tuple(h for h in held if h.when[0] not in WAITING or h.when[2] // 2 != until)
        set_table(s, held=left)


def end_of_own(s: State, until: int, player: int, rule: str = "") -> None:
    """The same, for the effects of one player only."""
    if s.stale or s.table.lasting or s.values.start.lasts:
        _end(s, until, rule, (player,))


def _end(s: State, until: int, rule: str, players: tuple[int, ...] = (0, 1)) -> None:
    for card, lasting in _with_lasting(s):
        for each in lasting:
            if each.until == until and each.player in players:
                break
        else:
            continue
        left = tuple(each for each in lasting if each.until != until or each.player not in players)
        set_card(s, card, "ends", rule, lasting=left)
    mine = s.table.lasting
    if mine:
        kept = tuple(pair for pair in mine if pair[1].until != until or pair[1].player not in players)
        if len(kept) != len(mine):
            lay_on_players(s, kept)


def _with_lasting(s: State) -> list[tuple[int, tuple[Lasting, ...]]]:
    """The cards on which something lasts, with that, in the order of their numbers.

    They lie on the field, so what is in force knows whether there are any.
    """
    if s.stale:
        where = with_condition(s)
    elif s.values.start.lasts:
        where = iter(sorted(s.values.start.lasts))
    else:
        return NOTHING
    found = []
    for card in where:
        record = s.cards[card]
        assert record is not None
        if record.lasting:
            found.append((card, record.lasting))
    return found


def comes_to_its_last_turn(s: State, until: int, then: int) -> None:
    """What lasts until the end of the next turn lasts until the end of the turn from now on."""
    for card, lasting in _with_lasting(s):
        if any(m.until == until for m in lasting):
            kept = tuple(replace(m, until=then) if m.until == until else m for m in lasting)
            set_card(s, card, "goes on", lasting=kept)
    mine = s.table.lasting
    if any(m.until == until for _seat, m in mine):
        kept_on = tuple((seat, replace(m, until=then) if m.until == until else m) for seat, m in mine)
        lay_on_players(s, kept_on)


# --- an attack made in the middle of something (VIS-1.12.7) ------------------------------------------


@rule("VIS-1.12.7", off=None)
def lay_aside(s: State) -> None:
    """An effect makes an attack, which has an interference and a battle of its own: what lasts until the end
    of those that are in progress, or waits for it, is not concerned by the end of the new ones."""
    inside = s.table.battle is not None
    ends = (END_OF_INTERFERENCE, END_OF_BATTLE) if inside else (END_OF_INTERFERENCE,)
    waits = (on.INTERFERENCE_END, on.BATTLE_END) if inside else (on.INTERFERENCE_END,)
    _put_off(
        s,
        lambda until: until + OUTER if until % OUTER in ends else until,
        lambda kind: kind + OUTER if kind >= 0 and kind % OUTER in waits else kind,
    )


def take_up(s: State) -> None:
    """The interference of that attack is over."""

    def again(number: int) -> int:
        return number - OUTER if number >= OUTER else number

    _put_off(s, again, again)


def _put_off(s: State, until: Callable[[int], int], kind: Callable[[int], int]) -> None:
    for card, lasting in _with_lasting(s):
        changed = tuple(replace(m, until=until(m.until)) for m in lasting)
        if changed != lasting:
            set_card(s, card, "goes on", lasting=changed)
    mine = tuple((seat, replace(m, until=until(m.until))) for seat, m in s.table.lasting)
    if mine != s.table.lasting:
        lay_on_players(s, mine)
    held = tuple(replace(h, when=(kind(h.when[0]), *h.when[1:])) for h in s.table.held)
    if held != s.table.held:
        set_table(s, held=held)


def end_on_player(s: State, until: int, seat: int) -> None:
    """What lasts until then on a player ends."""
    mine = s.table.lasting
    left = tuple(pair for pair in mine if pair[0] != seat or pair[1].until != until)
    if left != mine:
        lay_on_players(s, left)

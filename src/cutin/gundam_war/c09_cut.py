"""Chapter 9: the Cut, and the windows of chapter 6 in which players may act."""

from __future__ import annotations

from cutin.kernel.agenda import AGAIN, DONE, Frame, amend, at, push, put_frame, step
from cutin.kernel.changes import cite, emit, put_moment, set_table, set_waiting, touch
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision
from cutin.kernel.events import passing
from cutin.kernel.records import replace
from cutin.kernel.state import Item, State

from . import notices as on
from .aiming import aim_chain
from .c08_play import PASS, begin
from .c10_order import Arrange
from .c11_effects import Resolve, resolve_item
from .listing import chances, plays
from .table import ABOLISH, AUTO_B, AUTO_C, END_OF_CUT, option
from .values import Values

PASSES = tuple(Decision(seat, "window", "GW-6.7", (PASS,)) for seat in (0, 1))
PASSES_IN_CUT = tuple(Decision(seat, "cut", "GW-9.3", (PASS,)) for seat in (0, 1))


def _window(s: State, seat: int, in_cut: bool) -> Decision:
    """What a player may do in a window; with nothing but passing left, as the option `windows` says."""
    found = plays(s, seat, in_cut)
    if not found:
        mode = s.rules.windows
        if mode == "own" or (mode == "public" and not s.rules.could_answer(s, seat, in_cut)):
            return (PASSES_IN_CUT if in_cut else PASSES)[seat]
        return Decision(seat, "cut" if in_cut else "window", "GW-9.3" if in_cut else "GW-6.7", (PASS,), False)
    return Decision(
        seat,
        "cut" if in_cut else "window",
        "GW-9.3" if in_cut else "GW-6.7",
        (PASS, *found),
        False,
    )


def _passed(s: State, rule: str, seat: int) -> None:
    """A pass is the same event whether it was chosen or made for a player who could do nothing else."""
    if s.listener is not None:
        if s.trail is not None:
            s.trail.pass_by()
        s.listener.append(passing(rule, seat))


# --- free timing (GW-6.6, 6.7) ----------------------------------------------------------------------


class FreeTiming(Frame, frozen=True, kw_only=True, tag="free timing"):
    """One free timing: `seat` is whose chance it is, `passes` how many have passed in a row."""

    seat: int
    passes: int = 0


def free_timing(s: State, part: int) -> bool:
    """A free timing begins, the turn player first; False if it is over at once.

    Where the option `windows` passes for whoever has nothing but *pass*, this is done here at once.
    """
    seat = s.table.turn_player
    if s.listener is not None:
        cite(s, "GW-6.3")
    passes = 0
    if s.rules.windows == "own":
        mine, theirs = chances(s)
        if s.listener is None and not (mine or theirs):
            return False
        if not (mine and plays(s, seat, False)):
            if s.listener is not None:
                _passed(s, "GW-6.7", seat)
            passes = 1
            seat = 1 - seat
            if not (theirs and plays(s, seat, False)):
                if s.listener is not None:
                    _passed(s, "GW-6.7", seat)
                return False
    put_moment(s, replace(s.table, part=part))
    push(s, FreeTiming(seat=seat, passes=passes))
    return True


def _offer(s: State, f: FreeTiming) -> Decision:
    return _window(s, f.seat, False)


@step(FreeTiming, "GW-6.7", _offer)
def offer(s: State, f: FreeTiming, value: tuple[int, ...]) -> int:
    """The turn player may play first; moving on needs both to pass in a row."""
    if value == PASS:
        if s.listener is not None:
            _passed(s, "GW-6.7", f.seat)
        if f.passes:
            return DONE
        put_frame(s, replace(f, seat=1 - f.seat, passes=1))
        return AGAIN
    put_frame(s, replace(f, seat=s.table.turn_player, passes=0))
    begin(s, f.seat, value[0], value[1], value[2])
    return AGAIN


# --- the Cut (GW-9.1 to 9.5) ------------------------------------------------------------------------


class Cut(Frame, frozen=True, kw_only=True, tag="cut"):
    """A Cut: chances to cut in, then resolution from the last to the first.

    `seat` has the chance; `ordered` are the keys of waiting effects already put in order of resolution.
    """

    seat: int
    passes: int = 0
    ordered: tuple[int, ...] = ()


def _chance(s: State, f: Cut) -> Decision | None:
    if f.passes >= 2 or not s.chain:
        return None
    return _window(s, f.seat, True)


@step(Cut, "GW-9.3", _chance)
def cut_in(s: State, f: Cut, value: tuple[int, ...]) -> int:
    """Chances alternate; a new cut-in gives the chance back to a player who had passed."""
    if value == PASS:
        if s.listener is not None:
            _passed(s, "GW-9.3", f.seat)
        put_frame(s, replace(f, seat=1 - f.seat, passes=f.passes + 1))
        return AGAIN
    put_frame(s, replace(f, seat=1 - f.seat, passes=0))
    begin(s, f.seat, value[0], value[1], value[2], in_cut=True)
    return AGAIN


@step(Cut, "GW-9.4")
def resolve(s: State, f: Cut) -> int | None:
    """Last in, first out, without any further cut-in."""
    if (s.stale or s.ready or s.values.contested) and settle(s):
        return AGAIN
    if not s.chain:
        return None
    item = s.chain[-1]
    set_waiting(s, chain=s.chain[:-1])
    if s.listener is not None:
        who = (item.source,) if item.source >= 0 else ()
        emit(s, "resolves", "GW-9.4", item.player, who, leads=True, key=item.key, what=item.kind)
    if item.kind == AUTO_C:
        cite(s, "GW-10.8", item.source)
    resolve_item(s, item)
    return AGAIN


@step(Cut, "GW-9.8")
def new_cut(s: State, f: Cut) -> int | None:
    """What has waited for the end of this Cut activates in a new one at once."""
    end_of_cut(s)
    if settle(s):
        return AGAIN
    if not s.pending:
        return DONE
    return None


def _order(s: State, f: Cut) -> Decision | None:
    left = [i for i in s.pending if i.key not in f.ordered]
    if not f.ordered and (len(left) < 2 or not _order_matters(s, left)):
        return None
    if not left:
        return None
    return Decision(s.table.attacker, "order", "GW-22.1", tuple(i.key for i in left))


def _order_matters(s: State, items: list[Item]) -> bool:
    """Abolish effects alone can be taken in any order unless a text looks at what leaves the field."""
    if any(i.kind != ABOLISH for i in items):
        return True
    triggers = s.values.triggers
    kinds = (on.ABOLISHED, on.LEAVING, on.MOVED_OUT)
    return any(kind in triggers for kind in kinds) or any(
        text.statics for item in items for text in _values(s, item).texts
    )


def _values(s: State, item: Item) -> Values:
    found: Values = s.values.of.get(item.source) or s.rules.prints[s.kinds[item.source]]
    return found


@step(Cut, "GW-22.1", _order)
def order(s: State, f: Cut, value: int) -> int:
    """The attacking player decides the order in which they resolve."""
    amend(s, len(s.agenda) - 1, ordered=(*f.ordered, value))
    return AGAIN


@step(Cut, "GW-9.8")
def start_again(s: State, f: Cut) -> int:
    """The new Cut: the first to resolve is the last on the chain.

    The attacking player has the first chance.
    """
    first = [i for key in f.ordered for i in s.pending if i.key == key]
    rest = [i for i in s.pending if i.key not in f.ordered]
    set_waiting(s, chain=tuple(reversed(first + rest)), pending=())
    for item in s.chain:
        emit(
            s,
            "activate",
            "GW-17.2" if item.kind == ABOLISH else "GW-9.8",
            item.player,
            (item.source,) if item.source >= 0 else (),
            key=item.key,
        )
    if f.passes:
        cite(s, "GW-9.8")
    if len(first) > 1 or (first and rest):
        cite(s, "GW-17.24")
    cite(s, "GW-9.2")
    amend(s, len(s.agenda) - 1, seat=s.table.attacker, passes=0, ordered=())
    aim_chain(s)
    if any(item.kind == ABOLISH for item in s.chain) and not can_be_answered(s):
        return at(Cut, "resolve")
    return at(Cut, "cut_in")


@rule("GW-17.5", off=False)
def can_be_answered(s: State) -> bool:
    """The abolish effect that destruction activates can be cut into."""
    cite(s, "GW-17.5")
    return True


def end_of_cut(s: State) -> None:
    """What lasts until the end of the Cut ends."""
    # What lasts on a card is among what bears on it (`Laid`).
    for card in s.values.laid.own if not s.stale else range(len(s.cards)):
        record = s.cards[card]
        for lasting in record.lasting if record is not None else ():
            if lasting.until == END_OF_CUT:
                s.rules.drop_lasting(s, card, END_OF_CUT)
                break
    if any(m.until == END_OF_CUT for _seat, m in s.table.lasting):
        set_table(s, lasting=tuple(p for p in s.table.lasting if p[1].until != END_OF_CUT))


def open_cut(s: State) -> bool:
    """If effects wait for a Cut, starts one (GW-9.8, 17.2); True if it did."""
    if not s.pending:
        return False
    push(s, Cut(seat=s.table.attacker, step=at(Cut, "new_cut")))
    return True


# --- effects applied without being answered ---------------------------------------------------------


class Apply(Frame, frozen=True, kw_only=True, tag="apply"):
    """Auto B and D effects that are ready, one after the other (GW-9.9, 10.9)."""


def _which(s: State, f: Apply) -> Decision | None:
    if not s.ready:
        return None
    # What a card brings along as it comes out is applied before what others make of that (GW-10.11).
    items = [i for i in s.ready if i.kind == AUTO_B] or s.ready
    if len(items) == 1 or len({(i.text, i.source) for i in items}) == 1:
        return Decision(s.table.attacker, "order", "GW-22.1", (items[0].key,))
    return Decision(s.table.attacker, "order", "GW-22.1", tuple(i.key for i in items))


@step(Apply, "GW-10.9", _which)
def apply_next(s: State, f: Apply, value: int) -> int:
    """The attacking player says which of those of the same moment comes first (GW-22.1)."""
    item = next(i for i in s.ready if i.key == value)
    set_waiting(s, ready=tuple(i for i in s.ready if i.key != value))
    emit(s, "applies", item.rule, item.player, (item.source,), leads=True, key=item.key)
    cite(s, "GW-9.7", item.source)
    if s.chain:
        cite(s, "GW-9.9", item.source)
    resolve_item(s, item)
    return AGAIN if item.kind != AUTO_B else at(Apply, "take_hold")


@step(Apply, "GW-10.11")
def take_hold(s: State, f: Apply) -> int | None:
    """What a card brings along as it came out is applied: now auto A takes hold of it."""
    if s.values.frail:
        touch(s)
    return at(Apply, "apply_next") if s.ready else None


def settle(s: State) -> bool:
    """After something was applied: values, destruction, then what is ready; True if a frame was pushed."""
    if s.stale:
        s.rules.refresh(s)
    if s.values.contested:
        push(s, Arrange())
        return True
    if s.ready:
        push(s, Apply())
        return True
    return False


class Uncut(Frame, frozen=True, kw_only=True, tag="uncut"):
    """Effects that wait where no Cut can open resolve at once, without a window (GW-6.5, 17.2)."""


def _next_uncut(s: State, f: Uncut) -> Decision | None:
    if s.stale:
        s.rules.refresh(s)
    items = without_window(s)
    if not items:
        return None
    if len(items) == 1 or not _order_matters(s, items):
        items = items[:1]
    return Decision(s.table.attacker, "order", "GW-22.1", tuple(i.key for i in items))


def without_window(s: State) -> list[Item]:
    """What waits and resolves where no Cut can open; by the switch abolish effects wait for a free timing."""
    if option(s, "abolish_at_end") == "next_free_timing":
        return [i for i in s.pending if i.kind != ABOLISH]
    return list(s.pending)


@step(Uncut, "GW-6.5", _next_uncut)
def resolve_uncut(s: State, f: Uncut, value: int) -> int:
    """One after the other, in the attacking player's order."""
    item = next(i for i in s.pending if i.key == value)
    set_waiting(s, pending=tuple(i for i in s.pending if i.key != value))
    who = (item.source,) if item.source >= 0 else ()
    emit(s, "activate", item.rule, item.player, who, leads=True, key=item.key)
    cite(s, "GW-6.5" if s.table.part != 0 else "GW-6.4")
    cite(s, "GW-9.7")
    resolve_item(s, item)
    return at(Uncut, "settle_uncut")


@step(Uncut, "GW-10.9")
def settle_uncut(s: State, f: Uncut) -> int | None:
    """What that has set off comes too."""
    if settle(s):
        return AGAIN
    return 0 if without_window(s) else None


__all__ = ["Cut", "FreeTiming", "Resolve", "Uncut", "open_cut", "replace", "settle", "without_window"]

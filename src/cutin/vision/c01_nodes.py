"""Chapter 1.8: nodes and costs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cutin.kernel.agenda import DONE, Frame, amend, step
from cutin.kernel.changes import cite, emit, move, put_table, set_card
from cutin.kernel.citing import rule
from cutin.kernel.decision import Decision, Refusal
from cutin.kernel.records import replace
from cutin.kernel.state import State

from .changes import NO_NODE_SET
from .table import HAND, MAIN, NODES, PLACES, UNDERWORLD
from .values import player_flags

SLEEP, UNDER = 0, 1
Payment = tuple[int, int]
"""A node, and what is done with it: SLEEP or UNDER."""


# --- setting a node (VIS-W.35) ----------------------------------------------------------------------


def own_main(s: State, p: Any) -> Refusal | None:
    """In the own main phase."""
    if s.table.phase == MAIN and s.table.turn_player == p.player:
        return None
    return Refusal("VIS-W.35", "a node is set by the turn player in the main phase")


def nothing_in_progress(s: State, p: Any) -> Refusal | None:
    """With no interference in progress."""
    return (
        Refusal("VIS-W.35", "a node cannot be set while an interference is in progress") if s.chain else None
    )


def once_a_turn(s: State, p: Any) -> Refusal | None:
    """One a turn."""
    count = s.table.node_set
    if count < 1:
        return None
    return Refusal("VIS-W.35", "a node has been set this turn", {"limit": 1, "set": count})


def may_set_node(s: State, p: Any) -> Refusal | None:
    """Unless an effect says that the player cannot (VIS-W.27)."""
    if player_flags(s, p.player) & NO_NODE_SET:
        return Refusal("VIS-W.27", "an effect says that this player cannot set a card of the hand as a node")
    return None


NODE_CHECKS = [own_main, nothing_in_progress, once_a_turn, may_set_node]


def set_node(s: State, card: int, seat: int) -> None:
    """One card from hand to the node area, active; nobody can answer it."""
    move(s, card, seat * PLACES + NODES, rule="VIS-W.35")
    put_table(s, replace(s.table, node_set=s.table.node_set + 1), "node_set")


@rule("VIS-W.34", off=False)
def nodes_rest(s: State, seat: int) -> bool:
    """Nodes are not on the field: what becomes active there does so without them."""
    if s.listener is not None and asleep_in(s, s.zones[seat * PLACES + NODES]):
        cite(s, "VIS-W.34")
    return True


def asleep_in(s: State, cards: Iterable[int]) -> list[int]:
    """Those of the cards, which have a condition, that are asleep."""
    conditions = s.cards
    return [card for card in cards if conditions[card].rolled]  # type: ignore[union-attr]  # they have one


# --- what there is (VIS-W.34, W.36) -----------------------------------------------------------------


def node_count(s: State, seat: int) -> int:
    """All nodes of a player, active and asleep (VIS-W.36)."""
    return len(s.zones[seat * PLACES + NODES])


def active_nodes(s: State, seat: int) -> int:
    """The player's nodes that are not asleep."""
    return purse(s, seat) - len(s.zones[seat * PLACES + NODES])


def purse(s: State, seat: int) -> int:
    """The greatest cost that a player can pay: 2 with an active node, 1 with one asleep (VIS-W.4)."""
    cards, nodes = s.cards, s.zones[seat * PLACES + NODES]
    most = len(nodes)
    for card in nodes:
        if not cards[card].rolled:  # type: ignore[union-attr]  # nodes have a condition
            most += 1
    return most


def lacks_nodes(s: State, seat: int, needed: int) -> Refusal | None:
    """VIS-5.2.2.c."""
    have = node_count(s, seat)
    if have >= needed:
        return None
    return Refusal("VIS-5.2.2.c", f"needs {needed} nodes; there are {have}", {"needs": needed, "have": have})


def lacks_cost(s: State, seat: int, cost: int, rule: str = "VIS-5.2.2.d") -> Refusal | None:
    """Whether the cost cannot be paid with the nodes that are there."""
    have = purse(s, seat)
    if have >= cost:
        return None
    return Refusal(rule, f"costs {cost}; at most {have} can be paid", {"needs": cost, "have": have})


# --- paying (VIS-W.4) -------------------------------------------------------------------------------


def ways_to_pay(s: State, seat: int, left: int, paid: tuple[Payment, ...]) -> tuple[Payment, ...]:
    """The next parts of a payment from which the rest can be paid, one for each that differs.

    Nodes are put to sleep before nodes leave, and each part stands behind the last one: it is one payment,
    whose order does not matter. Nodes that no rule can tell apart are of one sort, which goes by the first of
    them: those of one known kind, and those that the player does not know.
    """
    zone = seat * PLACES + NODES
    cards, kinds, known = s.cards, s.kinds, s.known[seat]
    everything = s.rules.sees[zone] >> seat & 1
    last, how = paid[-1] if paid else (-1, SLEEP)
    since = -1
    first: dict[int, int] = {}
    active: dict[int, list[int]] = {}
    asleep: dict[int, list[int]] = {}
    for card in sorted(s.zones[zone]):
        sort = first.setdefault(kinds[card] if everything or known[card] == 1 else -1, card)
        if card == last:
            since = sort
        if not cards[card].rolled and (card, SLEEP) not in paid:  # type: ignore[union-attr]  # nodes have a condition
            nodes = active
        elif (card, UNDER) not in paid:
            nodes = asleep
        else:
            continue
        if sort in nodes:
            nodes[sort].append(card)
        else:
            nodes[sort] = [card]
    found: list[Payment] = []
    # From the last sort to the first: what can be paid with it and with all behind it.
    most = 0
    for sort in sorted(asleep, reverse=True):
        if how == UNDER and sort < since:
            break
        most += len(asleep[sort])
        if most >= left:
            found.append((asleep[sort][0], UNDER))
    for sort in sorted(active, reverse=True) if how == SLEEP else ():
        if sort < since:
            break
        # What is put to sleep now or later can leave as well.
        most += 2 * len(active[sort])
        if most >= left:
            found.append((active[sort][0], SLEEP))
    found.reverse()
    return tuple(found)


def ask_payment(s: State, seat: int, cost: int, paid: tuple[Payment, ...]) -> Decision | None:
    """The next part of a payment; None when it is whole."""
    left = cost - len(paid)
    if left <= 0:
        return None
    return Decision(seat, "pay", "VIS-W.4", ways_to_pay(s, seat, left, paid))


def pay(s: State, seat: int, paid: tuple[Payment, ...]) -> None:
    """Does what was chosen. It is a cost, no effect: nothing is discarded by it."""
    for card, how in paid:
        if how == SLEEP:
            set_card(s, card, "asleep", "VIS-W.4", rolled=True)
        else:
            move(s, card, s.owners[card] * PLACES + UNDERWORLD, 0, rule="VIS-W.4")
    if paid and s.listener is not None:
        emit(s, "paid", "VIS-W.4", seat, amount=len(paid))


class Pay(Frame, frozen=True, kw_only=True, tag="pay"):
    """A player pays `amount` for something that is not being played; it is known that this is possible."""

    amount: int
    paid: tuple[Payment, ...] = ()


def _part(s: State, f: Pay) -> Decision | None:
    return ask_payment(s, f.player, f.amount, f.paid)


@step(Pay, "VIS-W.4", _part)
def choose_part(s: State, f: Pay, value: Payment) -> int:
    """Part by part."""
    amend(s, len(s.agenda) - 1, paid=(*f.paid, value))
    return 0


@step(Pay, "VIS-W.4")
def pay_it(s: State, f: Pay) -> int:
    """When it is whole it is paid."""
    pay(s, f.player, f.paid)
    return DONE


__all__ = ["HAND", "NODE_CHECKS", "Pay", "cite", "pay", "purse", "set_node"]

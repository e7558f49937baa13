"""Chapter 7: nation power and costs."""

from __future__ import annotations

from typing import Any

from cutin.kernel.citing import rule
from cutin.kernel.decision import Refusal
from cutin.kernel.state import State

from .c15_damage import to_lost
from .card import COLOUR_NAMES, COLOURS, OTHER_COLOUR, PURPLE, CardDef, G
from .table import ALL_TIMES, NATION, PLACES, SEAT, now, seat_of
from .values import NO_POWER, POWER_NOT_NEGATED_BY_ENEMY, Force, Seen, Steadily, of

Designated = tuple[tuple[int, int], ...]
Cost = tuple[Designated, int, int]
"""Designated ((colour, n), ...), total nation power, resource."""


def power_of(s: State, seat: int) -> tuple[int, ...]:
    """The nation power that a player produces at present, by colour (GW-7.1).

    While auto A is being worked out: in the result that its conditions are asked of (GW-10.3).
    """
    if s.stale:
        s.rules.refresh(s)
    if not s.values.counted:
        count_power(s)
    found: tuple[int, ...] = s.values.power[seat]
    return found


def count_power(s: State) -> None:
    """Adds up what is produced in the result at hand; what asks for power meanwhile finds none."""
    force = s.values
    force.counted = True
    if force.steadily is None:
        force.steadily = _steadily(s, force)
    one, other, twice, timed, asked = force.steadily
    if timed or asked:
        power = (one[:], other[:])
        first = s.table.phase * 2
        attacker = s.table.attacker
        for seat, mask, colour, n in timed:
            if mask >> first + (seat != attacker) & 1:
                power[seat][colour] += n
        for card in asked:
            record = s.cards[card]
            assert record is not None
            seat = seat_of(s, card)
            for text in force.of[card].producers:
                text.produce(s, Seen(seat, card, record.entry), power[seat])
        one, other = power
    force.power = (tuple(one), tuple(other))
    force.totals = (sum(one) - twice[0], sum(other) - twice[1])


def _steadily(s: State, force: Force) -> Steadily:
    """What is produced by numbers alone; what else has to be asked."""
    power = ([0] * COLOURS, [0] * COLOURS)
    twice = [0, 0]
    timed: list[tuple[int, int, int, int]] = []
    asked: list[int] = []
    where = s.where
    for card, v in force.of.items():
        if v.yields is not None:
            power[SEAT[where[card]]][v.yields] += 1
        elif (v.producers or v.steady) and not v.flags & NO_POWER:
            seat = SEAT[where[card]]
            if v.producers:
                asked.append(card)
            for mask, colour, n in v.steady:
                if mask == ALL_TIMES:
                    power[seat][colour] += n
                else:
                    timed.append((seat, mask, colour, n))
            if v.flags & POWER_NOT_NEGATED_BY_ENEMY:
                other = second_colour(s, card)
                if other >= 0:
                    power[seat][other] += 1
                    twice[seat] += 1
    return (*power, twice, timed, asked)


@rule("GW-21.15", off=-1)
def second_colour(s: State, card: int) -> int:
    """The other colour that the 1 power of a dual card with a Dismantle coin counts as, too; or -1."""
    designated = s.rules.defs[s.kinds[card]].designated
    return min(PURPLE, designated[1][0]) if len(designated) > 1 else -1


def total_power(s: State, seat: int) -> int:
    """All nation power that a player produces; what counts as two colours is one all the same."""
    power_of(s, seat)
    found: int = s.values.totals[seat]
    return found


def produced_by(s: State, card: int) -> list[int]:
    """What a card on the field produces at present, by colour."""
    power = [0] * COLOURS
    v = of(s, card)
    record = s.cards[card]
    if record is None or v.flags & NO_POWER:
        return power
    seat = seat_of(s, card)
    for text in v.producers:
        text.produce(s, Seen(seat, card, record.entry), power)
    for mask, colour, count in v.steady:
        if mask & now(s, seat):
            power[colour] += count
    if any(power) and v.flags & POWER_NOT_NEGATED_BY_ENEMY and (other := second_colour(s, card)) >= 0:
        power[other] += 1
    return power


def nation_power(s: State, seat: int) -> int:
    """The value of a player's nation power."""
    return total_power(s, seat)


def card_cost(s: State, card: int, player: int, x: int = 0, more: int = 0) -> Cost:
    """The cost of playing a card now, with what raises it, `more` too, and lowers it (GW-7.11)."""
    definition: CardDef = s.rules.defs[s.kinds[card]]
    designated = definition.designated
    total = definition.total
    resource = definition.resource
    if definition.x_cost:
        if definition.x_cost & 1:
            designated = tuple((colour, x) for colour, _n in designated)
        if definition.x_cost & 2:
            total = x
        if definition.x_cost & 4:
            resource = x
    if s.stale:
        s.rules.refresh(s)
    if more or card in s.values.outside or s.cards[card] is not None:
        total = max(0, total + more + s.rules.total_change(s, card, player))
    return designated, total, resource


def produces(s: State, seat: int, designated: Designated, total: int) -> bool:
    """Whether the player produces that much, of one designated colour or none (GW-7.2, 7.4)."""
    if s.stale:
        s.rules.refresh(s)
    force = s.values
    if not force.counted:
        count_power(s)
    have = force.totals[seat]
    if have < total:
        return False
    for colour, n in designated:
        if (have if colour == PURPLE else force.power[seat][colour]) < n:
            return False
    return True


def lacks_power(s: State, seat: int, designated: Designated, total: int) -> Refusal | None:
    """The refusal if the player does not produce that much (GW-7.2, 7.4, 7.5)."""
    dual = len(designated) > 1
    if produces(s, seat, () if dual else designated, total):
        return _dual(s, seat, designated, s.values.power[seat]) if dual else None
    power = s.values.power[seat]
    have = s.values.totals[seat]
    purple = not dual and have >= total and designated[0][0] == PURPLE
    return _too_little("GW-7.4" if purple else "GW-7.2", have, power, () if dual else designated, total)


def _too_little(rule: str, have: int, power: tuple[int, ...], designated: Designated, total: int) -> Refusal:
    """What is needed and what is produced, of the designated colour too."""
    values: dict[str, Any] = {"needs": total, "have": have}
    needs, produced = f"{total} nation power", f"{have} is produced"
    for colour, n in designated:
        name = "any colour" if colour == PURPLE else COLOUR_NAMES[colour]
        own = have if colour == PURPLE else power[colour]
        values |= {"colour": name, "designated": n, "have_designated": own}
        if colour == PURPLE:
            needs = f"{max(n, total)} nation power"
            values["needs"] = max(n, total)
        else:
            needs = f"{max(n, total)} nation power of which {n} {name}"
            produced += f", {own} {name}"
    return Refusal(rule, f"needs {needs}; {produced}", values)


def neutral(s: State, seat: int, designated: Designated) -> bool:
    """GW-7.4: whether power of other colours stands in for purple."""
    power = power_of(s, seat)
    return any(colour == PURPLE and power[colour] < n for colour, n in designated)


def needs_rolled(s: State, seat: int, total: int) -> bool:
    """GW-7.3: whether so much is produced only together with the player's rolled cards."""
    rolled = [c for c, record in enumerate(s.cards) if record is not None and record.rolled]
    power = sum(sum(produced_by(s, c)) for c in rolled if seat_of(s, c) == seat)
    return nation_power(s, seat) - power < total


def _dual(s: State, seat: int, designated: Designated, power: tuple[int, ...]) -> Refusal | None:
    """GW-7.5: each colour with a different kind of power."""
    for colour, n in designated:
        if colour == PURPLE:
            basic = sum(
                1
                for card, v in s.values.of.items()
                if v.types & G and seat_of(s, card) == seat and s.rules.is_basic_g(s, card, PURPLE)
            )
            kinds = sum(1 for p in power if p)
            if basic < n and kinds < 3:
                return Refusal(
                    "GW-7.5",
                    f"needs {n} own purple basic G or 3 kinds of nation power; there are {basic} and {kinds}",
                    {"needs": n, "purple basic G": basic, "kinds": kinds},
                )
        elif colour == OTHER_COLOUR:
            best = max(power[:PURPLE])
            if best < n:
                return Refusal(
                    "GW-7.5",
                    f"needs {n} nation power of one other colour; {best} is produced",
                    {"needs": n, "have": best, "colour": "one other colour"},
                )
        elif power[colour] < n:
            return Refusal(
                "GW-7.5",
                f"needs {n} {COLOUR_NAMES[colour]} nation power; {power[colour]} is produced",
                {"needs": n, "have": power[colour], "colour": COLOUR_NAMES[colour]},
            )
    return None


def lacks_cards(s: State, seat: int, resource: int) -> Refusal | None:
    """GW-7.6: it cannot be paid with fewer cards than it asks for."""
    have = len(s.zones[seat * PLACES + NATION])
    if have < resource:
        return Refusal(
            "GW-7.6",
            f"needs {resource} cards in the own Nation; {have} are there",
            {"needs": resource, "have": have},
        )
    return None


def pay_resource(s: State, seat: int, resource: int) -> None:
    """Moves the cards, one by one; the player may lose by it (GW-7.6)."""
    if resource:
        to_lost(s, seat, resource, "GW-7.6")


def text_power(s: State, plan: Any, text: Any) -> Refusal | None:
    """GW-7.8: a [designated-total] inside a text, in the card's own colour."""
    if text.price.power is None:
        return None
    found = lacks_power(s, plan.player, *_in_its_colour(s, plan.source, text.price.power))
    return found and Refusal("GW-7.8", found.reason, found.values)


def text_produced(s: State, seat: int, card: int, power: tuple[int, int]) -> bool:
    """Whether it is produced, without saying what is missing."""
    return produces(s, seat, *_in_its_colour(s, card, power))


def _in_its_colour(s: State, card: int, power: tuple[int, int]) -> tuple[Designated, int]:
    return (((of(s, card).colours or (PURPLE,))[0], power[0]),), power[1]

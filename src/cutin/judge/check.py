"""Comparing what a scenario expects with what is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from .expected import EventExpected, Expected, Phrase, SideExpected, SquadExpected, instance
from .marked import Marked
from .script import Hand, NotPossible, stands_at
from .table import Table


@dataclass(frozen=True)
class Failure:
    """One expectation that is not met."""

    file: str
    line: int
    field: str
    expected: str
    was: str
    trace: tuple[str, ...] = ()

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}"
        lines = [f"{where}: {self.field}", f"  expected: {self.expected}", f"  was:      {self.was}"]
        if self.trace:
            lines.append("  around it:")
            lines += [f"    {line}" for line in self.trace]
        return "\n".join(lines)


Found = Iterator[tuple[Marked, str, str]]
"""Of each expectation not met: where it stands, what was expected, what was."""


def unmet(table: Table, expected: Expected, since: int) -> Found:
    """Every expectation that is not met; `since` is the number of the first event of this stretch."""
    yield from _decision(table, expected)
    for name, phrases in expected.cards:
        yield from _card(table, name, phrases, expected.at)
    for seat, side in expected.sides:
        yield from _side(table, seat, side)
    for squad in expected.squads:
        yield from _squad(table, squad)
    yield from _actions(table, expected)
    yield from _events(table, expected, since)


# --- the decision -----------------------------------------------------------------------------------


def _decision(table: Table, expected: Expected) -> Found:
    decision = table.decision
    asked = "nobody" if decision is None else "AB"[decision.seat]
    if expected.asked:
        seat, at = expected.asked
        want = "nobody" if seat is None else "AB"[seat]
        if want != asked:
            yield at, f"{want} decides", f"{asked} decides" + (f" ({decision.question})" if decision else "")
    if expected.question:
        want, at = expected.question
        was = decision.question if decision else "nothing is asked"
        if want != was:
            yield at, want, was
    if expected.rule:
        want, at = expected.rule
        was = decision.rule if decision else "nothing is asked"
        if want != was:
            yield at, f"asked by {want}", f"asked by {was}"
    if expected.options:
        names, at = expected.options
        texts = table.texts() if decision else []
        if sorted(names) != sorted(texts):
            yield at, ", ".join(names) or "none", ", ".join(texts) or "none"
    if expected.moment:
        moment, at = expected.moment
        if not stands_at(table, moment):
            yield at, moment.words, table.now()
    if expected.turn:
        seat, at = expected.turn
        if table.turn_player != seat:
            yield at, f"{'AB'[seat]}'s turn", f"{'AB'[table.turn_player]}'s turn"
    if expected.waiting:
        names, at = expected.waiting
        waiting = tuple(table.waiting_names())
        if waiting != names:
            yield at, ", ".join(names) or "nothing waits", ", ".join(waiting) or "nothing waits"
    if expected.result:
        want, at = expected.result
        was = table.result()
        if was != want and not was.startswith(want + ":"):
            yield at, want, was


def _actions(table: Table, expected: Expected) -> Found:
    for words, at in expected.can:
        blocked = blocked_at(table, words)
        if blocked is not None:
            yield at, f"possible: {words}", blocked.message
    for words, rules, at in expected.cannot:
        blocked = blocked_at(table, words)
        if blocked is None:
            yield at, f"not possible: {words}", "possible"
        elif rules:
            refusals = blocked.refusals
            cited = {rule for rule, _ in refusals}
            missing = [rule for rule in rules if rule not in cited]
            if missing:
                reasons = "; ".join(f"{reason} ({rule})" for rule, reason in refusals)
                yield (
                    at,
                    f"{words}: refused by {', '.join(missing)}",
                    f"refused: {reasons or blocked.message}",
                )
            else:
                table.refused(cited)


@dataclass(frozen=True)
class Blocked:
    """Where words stopped being possible, and by which rules."""

    message: str
    refusals: tuple[tuple[str, str], ...]


def blocked_at(table: Table, words: str) -> Blocked | None:
    """Tries the words of the player who is asked on a copy; None if they are possible."""
    decision = table.decision
    if decision is None:
        return Blocked("the game is over", ())
    copy = table.clone()
    try:
        Hand(copy, decision.seat).say(words)
    except NotPossible as stop:
        # Where the words stopped, or from their beginning, if the game has gone on without them.
        return Blocked(stop.message, copy.why_not(stop.rest) or table.why_not(words))
    return None


# --- cards ------------------------------------------------------------------------------------------


def _card(table: Table, name: str, phrases: tuple[Phrase, ...], at: Marked) -> Found:
    seat, bare, number = instance(name)
    ids = table.find(bare)
    if seat is not None:
        ids = [card for card in ids if table.holder(card) == seat]
    if len(ids) < number:
        nowhere = all(p.what == "place" and p.value == ("nowhere", None) and not p.no for p in phrases)
        if not nowhere:
            yield phrases[0].at if phrases else at, f"a card {name}", "there is none"
        return
    card = ids[number - 1] if "#" in name else _meant(table, ids, phrases)
    for phrase in phrases:
        said = table.says(card, phrase)
        if said.so == phrase.no:
            yield phrase.at, f"{name}: {phrase.words}", f"{name}: {said.was}"


def _meant(table: Table, ids: list[int], phrases: tuple[Phrase, ...]) -> int:
    """Of several cards of one name: one in the place spoken of; the first on the field, else the first."""
    for phrase in phrases:
        if phrase.what == "place" and not phrase.no:
            ids = [card for card in ids if table.says(card, phrase).so] or ids
    return next((card for card in ids if table.on_field(card)), ids[0])


# --- players ----------------------------------------------------------------------------------------


def _side(table: Table, seat: int, side: SideExpected) -> Found:
    who = "AB"[seat]
    for place, count, at in side.counts:
        was = table.pile(seat, place)
        if len(was) != count:
            yield at, f"{who}'s {place}: {count}", f"{len(was)}" + _listed(was)
    for place, names, at in side.names:
        was = table.pile(seat, place)
        if Counter(names) != Counter(was):
            yield at, f"{who}'s {place}: {', '.join(names) or 'none'}", ", ".join(was) or "none"
    for place, names, at in side.tops:
        pile, end = place.split(" ")
        was = table.pile(seat, pile)
        part = was[-len(names) :] if end == "bottom" else was[: len(names)]
        if tuple(part) != names:
            yield at, f"{who}'s {place}: {', '.join(names)}", ", ".join(part) or "none"
    power = table.power(seat)
    for colour, count, at in side.power:
        was_power = power[colour] if colour else table.total_power(seat)
        if was_power != count:
            yield at, f"{who} produces {count} {colour or 'power'}", f"{was_power}"
    for name, count, at in side.coins:
        was_coins = table.managed(seat, name)
        if was_coins != count:
            yield at, f"{who} manages {count} {name}", f"{was_coins}"
    if side.points is not None and table.points(seat) != side.points[0]:
        yield side.points[1], f"{who} has {side.points[0]} points", f"{table.points(seat)}"


def _listed(names: list[str]) -> str:
    return f" ({', '.join(names)})" if 0 < len(names) <= 8 else ""


def _squad(table: Table, want: SquadExpected) -> Found:
    who = f"{'AB'[want.seat]}'s squad in {want.area}"
    order, head, engaged = table.squad(want.seat, want.area)
    if want.order is not None and tuple(order) != want.order:
        yield want.at, f"{who}: {', '.join(want.order) or 'none'}", ", ".join(order) or "none"
    if want.head is not None and head != want.head:
        yield want.at, f"head of {who}: {want.head}", head
    if want.engaged is not None and engaged != want.engaged:
        yield want.at, f"{who} is {'engaged' if want.engaged else 'not engaged'}", "the opposite"
    if want.strength is not None and (was := table.strength(want.seat, want.area)) != want.strength:
        yield want.at, f"strength of {who}: {want.strength}", f"{was}"


# --- what happened ----------------------------------------------------------------------------------


def _events(table: Table, expected: Expected, since: int) -> Found:
    cited = table.cited(since)
    for rule, at in expected.cites:
        if rule not in cited:
            yield at, f"{rule} is cited", ", ".join(sorted(cited, key=_by_number)) or "nothing is cited"
    for rule, at in expected.cites_not:
        if rule in cited:
            yield at, f"{rule} is not cited", f"{rule} is cited"
    start = since
    for event in expected.events:
        found = next((i for i in range(start, table.count()) if table.fits(i, event)), None)
        if found is None:
            yield event.at, event.words, _told(table, since, event)
            break
        start = found + 1
    for event in expected.no_events:
        if any(table.fits(i, event) for i in range(since, table.count())):
            yield event.at, f"no {event.words}", "it happened"


def _told(table: Table, since: int, event: EventExpected) -> str:
    same = [table.told(i) for i in range(since, table.count()) if table.kind(i) == event.kind]
    return (
        "; ".join(same) if same else f"no {event.kind} among {', '.join(table.kinds(since)) or 'no events'}"
    )


def _by_number(rule: str) -> tuple[int, ...]:
    return tuple(int(part) for part in rule.removeprefix("GW-").split(".") if part.isdigit())

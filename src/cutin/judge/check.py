"""Comparing what a scenario expects with what is."""

from __future__ import annotations

from dataclasses import dataclass

from cutin.cards.files import Value

from .expected import EventExpected, Expected, Found, Phrase, instance
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


def unmet(table: Table, expected: Expected, since: int) -> Found:
    """Every expectation that is not met; `since` is the number of the first event of this stretch."""
    yield from _decision(table, expected)
    for name, phrases in expected.cards:
        yield from _card(table, name, phrases, expected.at)
    for wanted in expected.more:
        yield from wanted.unmet(table)
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


def _card(table: Table, name: str, phrases: tuple[Phrase, ...], at: Value) -> Found:
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


# --- what happened ----------------------------------------------------------------------------------


def _events(table: Table, expected: Expected, since: int) -> Found:
    cited = table.cited(since)
    for rule, at in expected.cites:
        if rule not in cited:
            yield at, f"{rule} is cited", ", ".join(sorted(cited, key=in_order)) or "nothing is cited"
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


def in_order(rule: str) -> tuple[tuple[int, str], ...]:
    """Where a rule stands in the rulebook: numbers by their size, before words.

    >>> sorted(["VIS-10.2", "VIS-9.2.3.e", "VIS-W.4", "VIS-9.2.3.b"], key=in_order)
    ['VIS-9.2.3.b', 'VIS-9.2.3.e', 'VIS-10.2', 'VIS-W.4']
    """
    parts = rule.partition("-")[2].split(".")
    return tuple((int(part), "") if part.isdigit() else (10**6, part) for part in parts)

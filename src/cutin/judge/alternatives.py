"""What if: the alternatives of one decision, each played to the next quiet moment with the same chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from cutin.game.state import GameState
from cutin.kernel.errors import CutinError, NotAnAction
from cutin.kernel.wording import shortened
from cutin.telling import EVERYTHING, language
from cutin.telling.lines import together, told

from .check import in_order
from .part import judging_of
from .script import Hand, NotPossible
from .table import Table

# More branches than anybody wants to read; more choices on the way than any Cut needs.
MOST = 60
PATIENCE = 500
GONE = "not there"


class TooMany(CutinError):
    """More alternatives than can be shown."""


@dataclass
class Branch:
    """One alternative: what was chosen, what had to be chosen on the way, and what came of it."""

    chosen: tuple[str, ...]
    table: Table
    on_the_way: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return ", ".join(self.chosen)

    @property
    def rules(self) -> set[str]:
        """The rules cited since the decision."""
        return self.table.cited(0)

    def told(self) -> list[str]:
        """What happened, sentence by sentence, each with its rule."""
        tongue = language("en", self.table.state.rules.game)
        groups = together(self.table.events.happened, tongue)
        lines = [line for group in groups if (line := told(group, EVERYTHING, tongue)) is not None]
        return [
            f"{line.text} [{line.rule}]" if line.rule else line.text
            for line in lines
            if line.kind not in QUIET
        ]


# The course of the turn is the same in all branches, whatever happens in it.
QUIET = ("turn", "phase")


def table_of(state: GameState) -> Table:
    """A copy of the game to go on with."""
    return judging_of(state).table(state.clone())


def alternatives(state: GameState, choices: list[str] | None, depth: int = 2) -> list[Branch]:
    """The branches of the present decision: those that were named, or all options (None).

    `depth`: so many choices in a row of the same player are gone through one by one; what is asked after
    that is answered with the first option. Raises CutinError for a choice that is not possible.
    """
    if state.decision is None:
        raise CutinError("the game is over there: nothing is to be decided")
    if choices is None:
        found = _all(table_of(state), (), depth, state.decision.seat)
    else:
        found = [_named(state, words) for words in choices]
    for branch in found:
        branch.on_the_way = tuple(_settle(branch.table))
    return found


def _all(table: Table, chosen: tuple[str, ...], depth: int, seat: int) -> list[Branch]:
    found: list[Branch] = []
    for text in table.texts():
        copy = table.clone()
        copy.choose(text)
        path = (*chosen, text)
        d = copy.decision
        if depth > 1 and d is not None and d.seat == seat and not copy.acting:
            found += _all(copy, path, depth - 1, seat)
        else:
            found.append(Branch(path, copy))
        if len(found) > MOST:
            raise TooMany(
                f"there are more than {MOST} alternatives; name some with --choices, or take a lower --depth"
            )
    return found


def _named(state: GameState, words: str) -> Branch:
    assert state.decision is not None
    table = table_of(state)
    try:
        Hand(table, state.decision.seat).say(words)
    except NotPossible as stop:
        try:
            said = "; ".join(f"{r.reason} [{r.rule}]" for r in state.why_not(words)) or stop.message
        except NotAnAction as error:
            said = str(error)
        raise CutinError(f"--choices: '{shortened(words)}' is not possible there: {said}") from stop
    return Branch((words,), table)


def _settle(table: Table) -> list[str]:
    """Goes on to the next quiet moment; returns what had to be chosen on the way."""
    chosen: list[str] = []
    for _ in range(PATIENCE):
        d = table.decision
        if d is None or (table.free and not table.state.chain):
            return chosen
        texts = table.texts()
        idle = next((text for text in (*table.part.idle, "no") if text in texts), None)
        if idle is None:
            chosen.append(f"{'AB'[d.seat]}: {texts[0]}")
        table.choose(idle or texts[0])
    raise CutinError("no quiet moment comes")


# --- what stands at a moment ------------------------------------------------------------------------


def labels(s: GameState) -> dict[int, str]:
    """What each card is called in a comparison: its name, numbered where several on the field bear it."""
    count: Counter[str] = Counter()
    found = {}
    for card, record in enumerate(s.cards):
        if record is not None:
            name = s.rules.defs[s.kinds[card]].name
            count[name] += 1
            found[card] = name if count[name] == 1 else f"{name}#{count[name]}"
    return found


def facts(s: GameState, names: dict[int, str]) -> dict[str, str]:
    """What stands at a moment: the table, whose decision it is, and the end."""
    found = judging_of(s).facts(s, names)
    if s.decision is not None:
        found["asked"] = f"{'AB'[s.decision.seat]} ({s.decision.question})"
    result = s.result
    if result is not None:
        who = "draw" if result.winner is None else f"{'AB'[result.winner]} wins"
        found["result"] = f"{who}: {result.reason} [{result.rule}]"
    return found


@dataclass(frozen=True)
class Compared:
    """Branches side by side: the facts that differ between them, those that changed alike, where two part."""

    names: tuple[str, ...]
    before: dict[str, str]
    after: tuple[dict[str, str], ...]
    rules: tuple[tuple[str, ...], ...]
    parting: tuple[str, ...]

    def differing(self) -> list[str]:
        """The facts that are not the same in all branches."""
        return [fact for fact in self.all_facts() if len({a.get(fact, GONE) for a in self.after}) > 1]

    def alike(self) -> list[str]:
        """The facts that changed, in all branches alike."""
        return [
            fact
            for fact in self.all_facts()
            if fact not in self.differing()
            and self.after
            and self.after[0].get(fact, GONE) != self.before.get(fact, GONE)
        ]

    def all_facts(self) -> list[str]:
        """Every fact of any branch, in order."""
        return list(dict.fromkeys([*self.before, *(fact for a in self.after for fact in a)]))


def compared(state: GameState, branches: list[Branch]) -> Compared:
    """The branches of a decision side by side."""
    names = labels(state)
    everywhere = set.intersection(*(branch.rules for branch in branches)) if branches else set()
    told = [branch.told() for branch in branches]
    return Compared(
        tuple(branch.name for branch in branches),
        facts(state, names),
        tuple(facts(branch.table.state, names) for branch in branches),
        tuple(tuple(sorted(branch.rules - everywhere, key=in_order)) for branch in branches),
        tuple(_parting(told[0], each) for each in told),
    )


def _parting(first: list[str], other: list[str]) -> str:
    """The first thing that happens here and not in the first branch at that point."""
    for one, two in zip(first, other, strict=False):
        if one != two:
            return two
    return other[len(first)] if len(other) > len(first) else "nothing more happens" if other != first else ""

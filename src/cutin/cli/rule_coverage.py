"""How much of the rulebook is proved: what carries out each rule, what tests it, and whether it was cited."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from cutin.catalogue import FIRST, game
from cutin.game.rulebook import Rule, Without

from . import rule_index
from .common import Usage
from .rule_index import Place, TestCase

# Of the rules that are sure or likely and come from no seed chapter, so many in a hundred are to be proved.
WANTED = 95
# Where the test run leaves its figures, in the source tree.
FIGURES = Path("build") / "citations.json"

Counts = dict[str, dict[str, int]]


class Proof(NamedTuple):
    """What is known of one rule. `cited` is empty if the test run never named it, None without a test run."""

    rule: Rule
    places: list[Place]
    tests: list[TestCase]
    rulings: list[str]
    scenarios: list[str]
    cited: dict[str, int] | None
    without: Without | None

    @property
    def citations(self) -> int:
        """In how many steps of the test run it was named: events, questions and refusals."""
        return sum(n for kind, n in (self.cited or {}).items() if kind != "tests")

    @property
    def lacks(self) -> list[str]:
        """What it lacks of step, test and citation."""
        has = {"step": self.places, "test": self.tests, "citation": self.citations}
        return [name for name, found in has.items() if not found]

    @property
    def settled(self) -> bool:
        """It has all three, or a test and a place on the list of rules without code."""
        return not self.lacks or (self.without is not None and "test" not in self.lacks)

    @property
    def known(self) -> bool:
        """Sure or likely, and not from a seed chapter."""
        return not self.rule.seed and self.rule.confidence.startswith(("sure", "likely"))


def figures_of(file: str | None) -> Counts | None:
    """The figures of a test run; None where there are none. Raises Usage for a file that cannot be read."""
    root = rule_index.source_tree()
    path = Path(file) if file else root / FIGURES if root else None
    if path is None or (file is None and not path.is_file()):
        return None
    try:
        counts: Counts = json.loads(path.read_text(encoding="utf-8"))
        counts = {rule: {kind: int(n) for kind, n in counted.items()} for rule, counted in counts.items()}
    except (OSError, ValueError, AttributeError) as error:
        raise Usage(f"{path}: not the figures of a test run ({error})") from None
    return counts


def proofs(counts: Counts | None, of: str = FIRST) -> list[Proof]:
    """What is known of every rule of a game."""
    book = game(of).rulebook
    places, tests, scenarios = rule_index.places(of), rule_index.tests(of), rule_index.scenarios(of)
    return [
        Proof(
            rule,
            places.get(name, []),
            tests.get(name, []),
            rule_index.rulings(name, of),
            scenarios.get(name, []),
            None if counts is None else counts.get(name, {}),
            book.without_code.get(name),
        )
        for name, rule in book.rules.items()
    ]


# --- sums -------------------------------------------------------------------------------------------


class Sum(NamedTuple):
    """A group of rules: how many, how many have all three, how many are listed, and those that lack."""

    name: str
    size: int
    proved: int
    listed: int
    lacking: list[Proof]

    @property
    def percent(self) -> float:
        return 100 * (self.size - len(self.lacking)) / self.size if self.size else 100.0


def sums(found: list[Proof]) -> list[Sum]:
    """Seed rules, other rules sure or likely, and the rest."""
    groups = {
        "seed": [p for p in found if p.rule.seed],
        "sure or likely": [p for p in found if p.known],
        "inferred": [p for p in found if not p.rule.seed and not p.known],
    }
    return [
        Sum(
            name,
            len(group),
            sum(not p.lacks for p in group),
            sum(p.without is not None and bool(p.lacks) for p in group),
            [p for p in group if not p.settled],
        )
        for name, group in groups.items()
    ]


def faults(found: list[Proof]) -> list[str]:
    """What keeps the rulebook from being proved as far as it is to be."""
    seed, known, _ = sums(found)
    wrong = [f"{p.rule.id} (seed) lacks {' and '.join(p.lacks)}" for p in seed.lacking]
    if known.percent < WANTED:
        wrong.append(
            f"of the rules sure or likely {known.percent:.1f} in 100 are proved or listed, not {WANTED}"
        )
    return wrong


# --- what is shown ----------------------------------------------------------------------------------


def as_text(of: str, found: list[Proof], measured: bool, with_list: bool = True) -> list[str]:
    """The sums, then the rules that lack something, then the list of rules without code."""
    lines = [
        f"{game(of).title}: {len(found)} rules, all stated; "
        f"carried out {sum(bool(p.places) for p in found)}, tested {sum(bool(p.tests) for p in found)}, "
        f"in rulings {sum(bool(p.rulings) for p in found)}, cited "
        + (str(sum(bool(p.citations) for p in found)) if measured else "not measured (make rules)")
    ]
    for s in sums(found):
        lines.append(
            f"  {s.name:15} {s.size:4} rules: {s.proved} with step, test and citation; "
            f"{s.listed} without code; {len(s.lacking)} lacking ({s.percent:.1f} in 100)"
        )
    wide = max(len(p.rule.id) for p in found) + 1
    lacking = [p for s in sums(found) for p in s.lacking]
    if lacking:
        lines += ["", "lacking:"]
        lines += [
            f"  {p.rule.id:{wide}} {p.rule.title} ({p.rule.confidence}): {', '.join(p.lacks)}"
            for p in lacking
        ]
    listed = [(p, p.without) for p in found if p.without is not None]
    if listed and with_list:
        lines += ["", "without code:"]
        lines += [f"  {p.rule.id:{wide}} {w.kind}: {w.reason}" for p, w in listed if p.lacks]
        proved = [p.rule.id for p, _w in listed if not p.lacks]
        if proved:
            lines += ["", f"listed there, yet with step, test and citation: {', '.join(proved)}"]
    return lines


def as_data(of: str, found: list[Proof]) -> dict[str, Any]:
    """All of it as plain data."""
    switches_of = game(of).rulebook.switches_of
    return {
        "sums": {
            s.name: {
                "rules": s.size,
                "proved": s.proved,
                "without_code": s.listed,
                "lacking": [p.rule.id for p in s.lacking],
                "percent": round(s.percent, 1),
            }
            for s in sums(found)
        },
        "rules": {
            p.rule.id: {
                "title": p.rule.title,
                "confidence": p.rule.confidence,
                "seed": p.rule.seed,
                "switches": switches_of(p.rule.id),
                "places": [place._asdict() for place in p.places],
                "tests": [test._asdict() for test in p.tests],
                "rulings": p.rulings,
                "scenarios": p.scenarios,
                "cited": p.cited,
                "lacks": p.lacks,
                "without_code": p.without._asdict() if p.without else None,
            }
            for p in found
        },
    }

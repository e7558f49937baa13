"""`cutin what-if`: the alternatives of a decision, side by side."""

from __future__ import annotations

import json
from argparse import Namespace

from cutin.judge.alternatives import GONE, Compared, alternatives, compared

from .common import Usage
from .moments import moment_of, where
from .questions import titled

# Columns of a side-by-side table; with more branches each is told for itself.
ABREAST = 3
WIDTH = 34


def run(args: Namespace) -> int:
    """Prints what comes of each alternative. Raises CutinError for a file or a choice that cannot be."""
    if args.depth < 1:
        raise Usage(f"--depth: 1 or more, not {args.depth}")
    state = moment_of(args)
    named = None if args.choices == ["all"] else args.choices
    branches = alternatives(state, named, args.depth)
    found = compared(state, branches)
    on_the_way = [list(branch.on_the_way) for branch in branches]
    if args.json:
        print(json.dumps(as_data(where(state), found, on_the_way), indent=2, ensure_ascii=False))
        return 0
    print(where(state))
    for number, name in enumerate(found.names, 1):
        print(f"  {number}  {name}")
        for chosen in on_the_way[number - 1]:
            print(f"       on the way {chosen}")
    print()
    for line in abreast(found) if len(found.names) <= ABREAST else one_by_one(found):
        print(line)
    return 0


def abreast(found: Compared) -> list[str]:
    """A table: what differs, what changed alike, and the rules."""
    columns = ["before", *(str(n) for n in range(1, len(found.names) + 1))]
    rows = [
        [fact, found.before.get(fact, GONE), *(a.get(fact, GONE) for a in found.after)]
        for fact in found.differing()
    ]
    lines = ["What differs"] if rows else ["Nothing differs at the next quiet moment"]
    if rows:
        lines += _table([["", *columns], *rows])
    alike = found.alike()
    if alike:
        lines += ["", "What changes alike"]
        lines += _table([[f, found.before.get(f, GONE), found.after[0].get(f, GONE)] for f in alike])
    return lines + _rules(found)


def one_by_one(found: Compared) -> list[str]:
    """Each branch with what it changes."""
    lines = []
    differing = found.differing()
    for number, (name, after) in enumerate(zip(found.names, found.after, strict=True), 1):
        lines.append(f"{number}  {name}")
        changed = [f for f in differing if after.get(f, GONE) != found.before.get(f, GONE)]
        for fact in changed:
            lines.append(f"     {fact}: {found.before.get(fact, GONE)} -> {after.get(fact, GONE)}")
        if not changed:
            lines.append("     nothing of what differs is changed")
    alike = found.alike()
    if alike:
        lines.append("In all of them")
        lines += [f"     {f}: {found.before.get(f, GONE)} -> {found.after[0].get(f, GONE)}" for f in alike]
    return lines + _rules(found)


def _rules(found: Compared) -> list[str]:
    lines = []
    if any(found.parting):
        lines += ["", "Where they part"]
        lines += [
            f"  {n}  {said or 'here the others part from it'}" for n, said in enumerate(found.parting, 1)
        ]
    if any(found.rules):
        lines += ["", "Rules that are cited in some of them only"]
        for rule in dict.fromkeys(rule for rules in found.rules for rule in rules):
            where_cited = ", ".join(str(n) for n, rules in enumerate(found.rules, 1) if rule in rules)
            lines.append(f"  {titled(rule)}: {where_cited}")
    return lines


def _table(rows: list[list[str]]) -> list[str]:
    """Columns, each as wide as it needs, cells broken where they are longer than a column may be."""
    widths = [min(WIDTH, max(len(row[i]) for row in rows)) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [_broken(cell, width) for cell, width in zip(row, widths, strict=True)]
        for i in range(max(len(cell) for cell in cells)):
            parts = [
                (cell[i] if i < len(cell) else "").ljust(w) for cell, w in zip(cells, widths, strict=True)
            ]
            lines.append(("  " + "  ".join(parts)).rstrip())
    return lines


def _broken(text: str, width: int) -> list[str]:
    from textwrap import wrap

    return wrap(text, width) or [""]


def as_data(at: str, found: Compared, on_the_way: list[list[str]]) -> dict[str, object]:
    """The comparison as plain data."""
    return {
        "at": at,
        "before": found.before,
        "branches": [
            {
                "choices": name,
                "on_the_way": way,
                "after": after,
                "changed": [f for f in found.all_facts() if after.get(f) != found.before.get(f)],
                "rules_not_in_all": list(rules),
                "parts_with": parting,
            }
            for name, way, after, rules, parting in zip(
                found.names, on_the_way, found.after, found.rules, found.parting, strict=True
            )
        ],
        "differs": found.differing(),
    }

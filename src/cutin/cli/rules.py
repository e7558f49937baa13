"""`cutin rules`: what a rule says, what carries it out, and how much of the rulebook is proved."""

from __future__ import annotations

import json
import textwrap
from argparse import Namespace
from pathlib import Path

from cutin.gundam_war.rulebook import (
    chapters,
    named,
    near,
    questions_of,
    rulebook,
    searched,
    statement,
    switches_of,
    without_code,
)
from cutin.kernel.decision import CutinError

from .common import Usage

WIDTH = 100


class UnknownRule(CutinError):
    """A rule that does not exist; says which are near."""

    def __init__(self, given: str) -> None:
        alike = ", ".join(near(named(given)))
        hint = f"near it: {alike}" if alike else f"there are GW-1.1 to {list(rulebook())[-1]}"
        super().__init__(f"there is no rule {given}; {hint}")


def run(args: Namespace) -> int:
    """One of the four actions."""
    if args.action == "search":
        return search(" ".join(args.words))
    if args.action == "list":
        return listing(args.chapter)
    if args.action == "coverage":
        return coverage(args)
    pages = [page(named(given), given) for given in args.rules]
    print("\n\n".join("\n".join(lines) for lines in pages))
    return 0


# --- a rule -----------------------------------------------------------------------------------------


def page(name: str, given: str) -> list[str]:
    """Everything about one rule. Raises UnknownRule."""
    rule = rulebook().get(name)
    if rule is None:
        raise UnknownRule(given)
    said = statement(name)
    seed = ", from a seed chapter" if rule.seed else ""
    lines = [
        f"{rule.id} {rule.title}",
        f"  {rule.chapter}. {chapters()[rule.chapter]}; {rule.confidence}{seed}",
        "",
    ]
    lines += _wrapped(said.rule)
    if said.in_play:
        lines += ["", *_wrapped(said.in_play)]
    for question in questions_of(name):
        words = f"{question.asked} {question.reading} {question.because}"
        lines += ["", *_wrapped(f"Open question {question.number}: {words}")]
    lines += ["", *_wrapped(f"source: {said.source}")]
    lines += [f"  switch: {_switch(switch)}" for switch in switches_of(name)]
    return lines + _proof(name)


def _wrapped(words: str) -> list[str]:
    return textwrap.wrap(words, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def _switch(name: str) -> str:
    from cutin.gundam_war.options import OPTIONS

    option = OPTIONS[name]
    values = "0 to 99" if len(option.values) > 9 else ", ".join(str(value).lower() for value in option.values)
    return f"{name} ({values}; default {str(option.default).lower()}): {option.about}"


def _proof(name: str) -> list[str]:
    from . import rule_index

    lines = ["", "carried out by:"]
    lines += [f"  {place.kind:9} {place}" for place in rule_index.places().get(name, ())] or ["  nothing"]
    without = without_code().get(name)
    if without is not None:
        lines += _wrapped(f"no code ({without.kind}): {without.reason}")
    if rule_index.source_tree() is None:
        return [*lines, "tests and rulings: in the source tree, which is not at hand"]
    rulings = rule_index.rulings(name)
    others = [file for file in rule_index.scenarios().get(name, ()) if file not in rulings]
    lines += ["tests:"] + ([f"  {test}" for test in rule_index.tests().get(name, ())] or ["  none"])
    lines += ["rulings:"] + ([f"  {file}" for file in rulings] or ["  none"])
    if others:
        lines += ["other scenarios:"] + [f"  {file}" for file in others]
    return lines


# --- many rules -------------------------------------------------------------------------------------


def search(words: str) -> int:
    """Each rule that holds the words, with the beginning of what it says."""
    found = searched(words)
    for name in found:
        short = textwrap.shorten(statement(name).rule, WIDTH - 12, placeholder=" ...")
        print(f"{name:9} {rulebook()[name].title}\n          {short}")
    print(f"{len(found)} rule{'s' * (len(found) != 1)}" if found else f"no rule has the words {words!r}")
    return 0


def listing(chapter: int | None) -> int:
    """One line for each rule of a chapter, or of all."""
    if chapter is not None and chapter not in chapters():
        raise Usage(f"--chapter: there is no chapter {chapter}; there are 1 to {len(chapters())}")
    heading = 0
    for rule in rulebook().values():
        if chapter in (None, rule.chapter):
            if rule.chapter != heading:
                heading = rule.chapter
                print(f"{heading}. {chapters()[heading]}")
            print(f"  {rule.id:9} {rule.title} ({rule.confidence}{', seed' * rule.seed})")
    return 0


def coverage(args: Namespace) -> int:
    """What is proved of the rulebook, as text, JSON or a page."""
    from . import rule_coverage

    counts = rule_coverage.figures_of(args.citations)
    if args.check and counts is None:
        raise Usage("--check needs the figures of a test run: `make rules` measures them")
    found, measured = rule_coverage.proofs(counts), counts is not None
    if args.html:
        from .rule_page import as_html

        Path(args.html).write_text(as_html(found, measured), encoding="utf-8")
    if args.json:
        print(json.dumps(rule_coverage.as_data(found, measured), indent=1, ensure_ascii=False))
    elif not args.html:
        print("\n".join(rule_coverage.as_text(found, measured, not args.check)))
    wrong = rule_coverage.faults(found) if args.check else []
    for fault in wrong:
        print(f"not proved: {fault}")
    return 1 if wrong else 0

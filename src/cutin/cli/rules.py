"""`cutin rules`: what a rule says, what carries it out, and how much of the rulebook is proved."""

from __future__ import annotations

import json
import textwrap
from argparse import Namespace
from pathlib import Path

from cutin.catalogue import GAMES, Game, game
from cutin.kernel.errors import CutinError
from cutin.kernel.wording import shortened

from .common import Usage, not_there

WIDTH = 100


class UnknownRule(CutinError):
    """A rule that does not exist; says which are near."""

    def __init__(self, of: Game, given: str) -> None:
        book = of.rulebook
        alike = ", ".join(book.near(book.named(given)))
        ids = list(book.rules)
        hint = f"near it: {alike}" if alike else f"there are {ids[0]} to {ids[-1]}"
        super().__init__(f"there is no rule {given}; {hint}")


def run(args: Namespace) -> int:
    """One of the actions; the name of a game shows rules of it."""
    if args.action in GAMES:
        of = game(args.action)
        pages = [page(of, of.rulebook.named(given), given) for given in args.rules]
        print("\n\n".join("\n".join(lines) for lines in pages))
        return 0
    meant = [game(name) for name in ([args.game] if args.game else GAMES)]
    if args.action == "search":
        return search(meant, " ".join(args.words))
    if args.action == "list":
        return listing(meant, args.chapter)
    return coverage(meant, args)


# --- a rule -----------------------------------------------------------------------------------------


def page(of: Game, name: str, given: str) -> list[str]:
    """Everything about one rule. Raises UnknownRule."""
    book = of.rulebook
    rule = book.rules.get(name)
    if rule is None:
        raise UnknownRule(of, given)
    said = book.statement(name)
    seed = ", from a seed chapter" if rule.seed else ""
    lines = [
        f"{rule.id} {rule.title}",
        f"  {rule.chapter}. {book.chapters[rule.chapter]}; {rule.confidence}{seed}",
        "",
    ]
    lines += _wrapped(said.rule)
    if said.in_play:
        lines += ["", *_wrapped(said.in_play)]
    for question in book.questions_of(name):
        words = f"{question.asked} {question.reading} {question.because}"
        lines += ["", *_wrapped(f"Open question {question.number}: {words}")]
    lines += ["", *_wrapped(f"source: {said.source}")]
    lines += [f"  switch: {_switch(of, switch)}" for switch in book.switches_of(name)]
    return lines + _proof(of, name)


def _wrapped(words: str) -> list[str]:
    return textwrap.wrap(words, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def _switch(of: Game, name: str) -> str:
    option = of.options[name]
    values = "0 to 99" if len(option.values) > 9 else ", ".join(str(value).lower() for value in option.values)
    return f"{name} ({values}; default {str(option.default).lower()}): {option.about}"


def _proof(of: Game, name: str) -> list[str]:
    from . import rule_index

    lines = ["", "carried out by:"]
    lines += [f"  {place.kind:9} {place}" for place in rule_index.places(of.name).get(name, ())] or [
        "  nothing"
    ]
    without = of.rulebook.without_code.get(name)
    if without is not None:
        lines += _wrapped(f"no code ({without.kind}): {without.reason}")
    if rule_index.source_tree() is None:
        return [*lines, "tests and rulings: in the source tree, which is not at hand"]
    rulings = rule_index.rulings(name, of.name)
    others = [file for file in rule_index.scenarios(of.name).get(name, ()) if file not in rulings]
    lines += ["tests:"] + ([f"  {test}" for test in rule_index.tests(of.name).get(name, ())] or ["  none"])
    lines += ["rulings:"] + ([f"  {file}" for file in rulings] or ["  none"])
    if others:
        lines += ["other scenarios:"] + [f"  {file}" for file in others]
    return lines


# --- many rules -------------------------------------------------------------------------------------


def search(meant: list[Game], words: str) -> int:
    """Each rule that holds the words, with the beginning of what it says."""
    found = [(of.rulebook, name) for of in meant for name in of.rulebook.searched(words)]
    wide = max([8, *(len(name) for _book, name in found)]) + 1
    for book, name in found:
        short = textwrap.shorten(book.statement(name).rule, WIDTH - wide - 3, placeholder=" ...")
        print(f"{name:{wide}} {book.rules[name].title}\n{'':{wide}} {short}")
    print(
        f"{len(found)} rule{'s' * (len(found) != 1)}"
        if found
        else f"no rule has the words {shortened(words)!r}"
    )
    return 0


def listing(meant: list[Game], chapter: int | None) -> int:
    """One line for each rule of a chapter, or of all."""
    if chapter is not None and not any(chapter in of.rulebook.chapters for of in meant):
        most = max(max(of.rulebook.chapters) for of in meant)
        raise Usage(f"--chapter: there is no chapter {chapter}; there are 1 to {most}")
    for of in meant:
        book = of.rulebook
        heading = 0
        wide = max(len(name) for name in book.rules) + 1
        for rule in book.rules.values():
            if chapter in (None, rule.chapter):
                if rule.chapter != heading:
                    heading = rule.chapter
                    print(f"{heading}. {book.chapters[heading]}" + f" ({of.title})" * (len(meant) > 1))
                print(f"  {rule.id:{wide}} {rule.title} ({rule.confidence}{', seed' * rule.seed})")
    return 0


def coverage(meant: list[Game], args: Namespace) -> int:
    """What is proved of the rulebooks, as text, JSON or a page."""
    from . import rule_coverage

    if args.html:
        not_there(Path(args.html), args.overwrite)
    counts = rule_coverage.figures_of(args.citations)
    if args.check and counts is None:
        raise Usage("--check needs the figures of a test run: `make rules` measures them")
    found = {of: rule_coverage.proofs(counts, of.name) for of in meant}
    measured = counts is not None
    if args.html:
        from cutin.records.record import write_whole

        from .rule_page import as_html

        write_whole(Path(args.html), as_html(found, measured))
    if args.json:
        data = {of.name: rule_coverage.as_data(of.name, proofs) for of, proofs in found.items()}
        print(json.dumps({"measured": measured, "games": data}, indent=1, ensure_ascii=False))
    elif not args.html:
        for number, (of, proofs) in enumerate(found.items()):
            lines = rule_coverage.as_text(of.name, proofs, measured, not args.check)
            print("\n" * (number > 0) + "\n".join(lines))
    wrong = [fault for proofs in found.values() for fault in rule_coverage.faults(proofs)]
    for fault in wrong if args.check else ():
        print(f"not proved: {fault}")
    return 1 if args.check and wrong else 0

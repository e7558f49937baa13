"""The rulebook: which rules exist, what each says, how sure it is, and where it is known from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

ID = re.compile(r"GW-\d+\.\d+")


class Rule(NamedTuple):
    """One rule of the digest. `confidence` is how well it is known; `seed`: from a seed chapter."""

    id: str
    title: str
    confidence: str
    seed: bool

    @property
    def chapter(self) -> int:
        return int(self.id[3:].partition(".")[0])


class Statement(NamedTuple):
    """What a rule says, what follows from it at the table, and where it is known from."""

    rule: str
    in_play: str
    source: str


class OpenQuestion(NamedTuple):
    """Something the sources leave open, and the reading that the rules here go by."""

    number: int
    asked: str
    reading: str
    because: str


class Without(NamedTuple):
    """Why no code stands for a rule: the kind of rule it is, and the reason in a sentence."""

    kind: str
    reason: str


CHAPTERS = {
    1: "Card anatomy and card types",
    2: "Deck construction",
    3: "Locations, areas and the field",
    4: "Ownership and control",
    5: "Setup, winning and losing",
    6: "Turn structure and timing",
    7: "Nation power and costs",
    8: "Playing cards and text",
    9: "Cut-in",
    10: "Automatic effects",
    11: "Activation, resolution and failure of effects",
    12: "Set cards and set groups",
    13: "Roll and reroll",
    14: "Sortie and squads",
    15: "Battle damage",
    16: "Return Step, end of turn, terrain",
    17: "Destruction and abolish",
    18: "Coins",
    19: "Moving cards and removing from the game",
    20: "Hangar",
    21: "Special effects (keywords)",
    22: "Simultaneity, contradictions and priority",
    23: "Text glossary",
}


def _table(name: str) -> Iterator[list[str]]:
    for line in (files(__package__) / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


@cache
def rulebook() -> dict[str, Rule]:
    """Every rule by its id, in the digest's order."""
    rules = {}
    for name, title, confidence, *seed in _table("rules.tsv"):
        rules[name] = Rule(name, title, confidence, seed == ["seed"])
    return rules


# --- what play does not need ------------------------------------------------------------------------


@cache
def _entries() -> dict[str, dict[str, str]]:
    """The entries of rulebook.txt: its first line names one, the others are its fields."""
    entries = {}
    text = (files(__package__) / "rulebook.txt").read_text(encoding="utf-8")
    for block in text.split("\n\n"):
        lines = [line for line in block.replace("\n  ", " ").splitlines() if not line.startswith("#")]
        if lines:
            fields = (line.partition(": ") for line in lines[1:])
            entries[lines[0]] = {name: words for name, _, words in fields}
    return entries


def statement(rule: str) -> Statement:
    """What that rule says."""
    entry = _entries()[rule]
    return Statement(entry["rule"], entry.get("in play", ""), entry["source"])


def open_question(number: int) -> OpenQuestion | None:
    """That open question, if there is one."""
    entry = _entries().get(f"Open question {number}")
    return OpenQuestion(number, entry["asked"], entry["reading"], entry["because"]) if entry else None


def questions_of(rule: str) -> list[OpenQuestion]:
    """The open questions that a rule refers to."""
    found = [open_question(int(n)) for n in re.findall(r"Open question (\d+)", statement(rule).in_play)]
    return [question for question in found if question is not None]


def sources() -> dict[str, str]:
    """The short names of sources, and what each is."""
    return {name[7:]: entry["is"] for name, entry in _entries().items() if name.startswith("Source ")}


@cache
def without_code() -> dict[str, Without]:
    """The rules that no code stands for, and why."""
    return {rule: Without(kind, reason) for rule, kind, reason in _table("without_code.tsv")}


def switches_of(rule: str) -> list[str]:
    """The options and house switches that govern a rule."""
    from .options import OPTIONS

    return [name for name, option in OPTIONS.items() if option.rule == rule]


def searched(words: str) -> list[str]:
    """The rules that hold all of the words, in title or statement; those with them in the title first."""
    wanted = words.casefold().split()
    in_title, in_text = [], []
    for rule in rulebook().values():
        said = statement(rule.id)
        title = f"{rule.id} {rule.title}".casefold()
        text = f"{title} {said.rule} {said.in_play}".casefold()
        if all(word in title for word in wanted):
            in_title.append(rule.id)
        elif all(word in text for word in wanted):
            in_text.append(rule.id)
    return in_title + in_text


def named(words: str) -> str:
    """The id as it is written in full: "17.14" is GW-17.14."""
    words = words.strip().upper()
    return words if words.startswith("GW-") else f"GW-{words}"


def near(rule: str) -> list[str]:
    """Rules whose id looks like one that does not exist; failing those, the first of its chapter, if any."""
    from difflib import get_close_matches

    chapter = rule.partition(".")[0] + "."
    same = [name for name in rulebook() if name.startswith(chapter)]
    return get_close_matches(rule, same or list(rulebook()), 3, 0.5) or same[:3]

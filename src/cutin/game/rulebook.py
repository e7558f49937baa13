"""The rulebook of a game: which rules exist, what each says, how sure it is, and where it is known from.

It lies beside the modules of the game: `rules.tsv` (id, title, how sure, "seed"; a line "= 9<TAB>title"
begins a chapter), `rulebook.txt` (what each says) and `without_code.tsv` (why no code stands for some).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from typing import NamedTuple

from .options import Option


class Rule(NamedTuple):
    """One rule of the digest. `confidence` is how well it is known; `seed`: from a seed chapter."""

    id: str
    title: str
    confidence: str
    seed: bool
    chapter: int


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


class Rulebook:
    """The rulebook in a package. It is read when it is first asked for: no play needs it.

    `prefix` begins every id of the game, `pattern` finds ids in a text; `options` gives the options and house
    switches of the game.
    """

    def __init__(
        self, package: str, prefix: str, pattern: str, options: Callable[[], Mapping[str, Option]]
    ) -> None:
        self.package = package
        self.prefix = prefix
        self.pattern = re.compile(pattern)
        self.options = options

    def _lines(self, name: str) -> Iterator[list[str]]:
        for line in (files(self.package) / name).read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                yield line.split("\t")

    @cached_property
    def _listed(self) -> tuple[dict[int, str], dict[str, Rule]]:
        chapters: dict[int, str] = {}
        rules: dict[str, Rule] = {}
        heading = 0
        for name, title, *rest in self._lines("rules.tsv"):
            if name.startswith("= "):
                heading = int(name[2:])
                chapters[heading] = title
                continue
            confidence, *seed = rest
            # A rule that is numbered by chapter belongs to it wherever it stands.
            numbered = re.match(r"\d+", name.removeprefix(self.prefix))
            chapter = int(numbered.group()) if numbered else heading
            rules[name] = Rule(name, title, confidence, seed == ["seed"], chapter)
        return chapters, rules

    @property
    def rules(self) -> dict[str, Rule]:
        """Every rule by its id, in the digest's order."""
        return self._listed[1]

    @property
    def chapters(self) -> dict[int, str]:
        """The titles of the chapters."""
        return self._listed[0]

    @cached_property
    def _entries(self) -> dict[str, dict[str, str]]:
        """The entries of rulebook.txt: its first line names one, the others are its fields."""
        entries = {}
        text = (files(self.package) / "rulebook.txt").read_text(encoding="utf-8")
        for block in text.split("\n\n"):
            lines = [line for line in block.replace("\n  ", " ").splitlines() if not line.startswith("#")]
            if lines:
                fields = (line.partition(": ") for line in lines[1:])
                entries[lines[0]] = {name: words for name, _, words in fields}
        return entries

    def statement(self, rule: str) -> Statement:
        """What that rule says."""
        entry = self._entries[rule]
        return Statement(entry["rule"], entry.get("in play", ""), entry["source"])

    def open_question(self, number: int) -> OpenQuestion | None:
        """That open question, if there is one."""
        entry = self._entries.get(f"Open question {number}")
        return OpenQuestion(number, entry["asked"], entry["reading"], entry["because"]) if entry else None

    def questions_of(self, rule: str) -> list[OpenQuestion]:
        """The open questions that a rule refers to."""
        said = self.statement(rule).in_play
        found = [self.open_question(int(n)) for n in re.findall(r"Open question (\d+)", said)]
        return [question for question in found if question is not None]

    def sources(self) -> dict[str, str]:
        """The short names of sources, and what each is."""
        return {name[7:]: entry["is"] for name, entry in self._entries.items() if name.startswith("Source ")}

    @cached_property
    def without_code(self) -> dict[str, Without]:
        """The rules that no code stands for, and why."""
        return {rule: Without(kind, reason) for rule, kind, reason in self._lines("without_code.tsv")}

    def switches_of(self, rule: str) -> list[str]:
        """The options and house switches that govern a rule."""
        return [name for name, option in self.options().items() if option.rule == rule]

    def searched(self, words: str) -> list[str]:
        """The rules that hold all of the words, in title or statement; those with them in the title first."""
        wanted = words.casefold().split()
        in_title, in_text = [], []
        for rule in self.rules.values():
            said = self.statement(rule.id)
            title = f"{rule.id} {rule.title}".casefold()
            text = f"{title} {said.rule} {said.in_play}".casefold()
            if all(word in title for word in wanted):
                in_title.append(rule.id)
            elif all(word in text for word in wanted):
                in_text.append(rule.id)
        return in_title + in_text

    def named(self, words: str) -> str:
        """The id as it is written in full, whether or not it exists: "17.14" is GW-17.14."""
        words = words.strip()
        full = words if words.upper().startswith(self.prefix) else self.prefix + words
        same = {name.casefold(): name for name in self.rules}
        return same.get(full.casefold(), full.upper())

    def near(self, rule: str) -> list[str]:
        """Rules below one that does not exist, or alike; failing those, the first of its chapter."""
        from difflib import get_close_matches

        below = [name for name in self.rules if name.startswith(f"{rule}.")]
        if below:
            return below[:3]
        chapter = rule.partition(".")[0] + "."
        same = [name for name in self.rules if name.startswith(chapter)]
        return get_close_matches(rule, same or list(self.rules), 3, 0.5) or same[:3]

    def in_order(self, rule: str) -> tuple[int, str]:
        """Sorts ids as the digest has them, unknown ones last."""
        places = self._places
        return places.get(rule, len(places)), rule

    @cached_property
    def _places(self) -> dict[str, int]:
        return {name: place for place, name in enumerate(self.rules)}

"""The list of rules: which ids exist, what each is about, and how sure it is."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Rule(NamedTuple):
    """One rule of the digest. `confidence` is how well it is known; `seed`: from a seed chapter."""

    id: str
    title: str
    confidence: str
    seed: bool


@cache
def rulebook() -> dict[str, Rule]:
    """Every rule by its id, in the digest's order."""
    rules = {}
    for line in (files(__package__) / "rules.tsv").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, title, confidence, *seed = line.split("\t")
            rules[name] = Rule(name, title, confidence, seed == ["seed"])
    return rules

"""The list of rules is whole, and no id stands anywhere that is not on it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from cutin.cli import rule_index
from cutin.gundam_war.options import OPTIONS
from cutin.gundam_war.rulebook import BOOK

ROOT = Path(__file__).parents[2]
# How many rules each chapter has.
SIZES = [12, 5, 11, 8, 7, 11, 12, 17, 9, 14, 12, 11, 5, 24, 18, 8, 25, 24, 8, 6, 37, 9, 11]
KINDS = {"definition", "heading", "permission", "consequence", "no trace", "not asked for"}
FOLDERS = ("src", "tests", "docs", "bench")
# Tests of what is said about ids that do not exist use these.
NO_RULES = {"GW-1.99", "GW-99.1"}
WRITTEN_IN = {".py", ".md", ".yaml", ".yml", ".tsv", ".txt", ".html", ".json"}


def texts() -> list[Path]:
    """Every file of the project in which an id may stand."""
    found = [*ROOT.glob("*.md"), ROOT / "pyproject.toml"]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if path.suffix in WRITTEN_IN and path.is_file()]
    return sorted(found)


# --- the list ---------------------------------------------------------------------------------------


def test_there_are_304_rules_numbered_without_a_gap() -> None:
    assert len(BOOK.rules) == 304
    numbers = [f"GW-{chapter}.{n}" for chapter, size in enumerate(SIZES, 1) for n in range(1, size + 1)]
    assert list(BOOK.rules) == numbers
    assert list(BOOK.chapters) == list(range(1, 24))


def test_seventy_two_are_from_the_seed_chapters() -> None:
    seed = Counter(rule.chapter for rule in BOOK.rules.values() if rule.seed)
    assert seed == {14: 21, 16: 3, 17: 22, 18: 23, 19: 3}


@pytest.mark.parametrize("rule", BOOK.rules.values(), ids=lambda rule: rule.id)
def test_each_is_stated_with_its_source_and_how_sure_it_is(rule: object) -> None:
    from cutin.game.rulebook import Rule

    assert isinstance(rule, Rule)
    said = BOOK.statement(rule.id)
    assert rule.title and said.rule.endswith((".", "'"))
    assert said.source
    assert re.search(r"\b(sure|likely|inferred)\b", rule.confidence)


def test_what_rules_refer_to_exists() -> None:
    for name in BOOK.rules:
        said = BOOK.statement(name)
        for found in re.findall(r"Open question (\d+)", said.rule + said.in_play):
            assert BOOK.open_question(int(found)) is not None, name
    assert all(BOOK.open_question(n) is not None for n in range(1, 30))
    assert BOOK.open_question(30) is None
    assert BOOK.sources()["CD"]


def test_each_switch_governs_a_rule_that_exists() -> None:
    for name, option in OPTIONS.items():
        assert option.rule in BOOK.rules
        assert name in BOOK.switches_of(option.rule)


def test_a_rule_knows_its_open_questions() -> None:
    assert [question.number for question in BOOK.questions_of("GW-17.1")] == [29, 26]
    assert not BOOK.questions_of("GW-17.14")


def test_rules_are_found_by_their_words() -> None:
    assert "GW-17.14" in BOOK.searched("defence negated")
    assert BOOK.searched("Rule of nothing at all") == []
    assert BOOK.searched("squads")[0].startswith("GW-")
    assert set(BOOK.near("GW-17." + "99")) <= set(BOOK.rules)
    assert not BOOK.near("nonsense")


# --- its use ----------------------------------------------------------------------------------------


def test_every_id_anywhere_is_on_the_list() -> None:
    used = rule_index.used_ids(texts())
    assert len(used) > 290
    unknown = {rule: places for rule, places in used.items() if rule not in {*BOOK.rules, *NO_RULES}}
    assert not unknown


def test_every_id_that_the_program_cites_is_on_the_list() -> None:
    assert set(rule_index.places()) <= set(BOOK.rules)


def test_every_test_named_after_a_rule_is_in_the_file_of_its_chapter() -> None:
    named = rule_index.tests()
    assert set(named) <= set(BOOK.rules)
    for rule, cases in named.items():
        # The limits of decks belong to the reader of decks.
        if BOOK.rules[rule].chapter == 2:
            continue
        own = [case for case in cases if f"/test_{BOOK.rules[rule].chapter:02d}_" in case.file]
        assert own, f"{rule} has no test in the file of its chapter"


def test_every_rule_has_a_test() -> None:
    assert set(rule_index.tests()) == set(BOOK.rules)


def test_rules_without_code_say_why() -> None:
    listed = BOOK.without_code
    assert set(listed) <= set(BOOK.rules)
    assert {without.kind for without in listed.values()} <= KINDS
    assert all(without.reason.endswith(".") for without in listed.values())
    assert len([rule for rule in listed if not BOOK.rules[rule].seed]) <= 55


def test_play_does_not_read_the_rulebook() -> None:
    program = (
        "import cutin, sys\n"
        "rules = cutin.rules('gundam-war')\n"
        "from cutin.cards import pool\n"
        "from cutin.gundam_war import rulebook\n"
        "assert not {'_listed', '_entries', 'without_code'} & set(vars(rulebook.BOOK))\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, cwd=ROOT)

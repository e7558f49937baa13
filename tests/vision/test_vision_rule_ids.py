"""The list of rules is whole, and no id stands anywhere that is not on it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from cutin.cli import rule_index
from cutin.game.rulebook import Rule
from cutin.vision.options import OPTIONS
from cutin.vision.rulebook import BOOK

ROOT = Path(__file__).parents[2]
# How many rules each chapter has, those without a number of a chapter (VIS-W) included.
SIZES = [56, 7, 14, 8, 49, 26, 20, 13, 92, 71, 15, 11]
KINDS = {"definition", "heading", "permission", "consequence", "no trace", "not asked for"}
FOLDERS = ("src", "tests", "docs", "bench")
# Tests of what is said about ids that do not exist use these.
NO_RULES = {"VIS-1.99", "VIS-9.9.9"}
WRITTEN_IN = {".py", ".md", ".yaml", ".yml", ".tsv", ".txt", ".html", ".json"}


def texts() -> list[Path]:
    """Every file of the project in which an id may stand."""
    found = [*ROOT.glob("*.md"), ROOT / "pyproject.toml"]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if path.suffix in WRITTEN_IN and path.is_file()]
    return sorted(found)


# --- the list ---------------------------------------------------------------------------------------


def test_how_many_rules_each_chapter_has() -> None:
    assert Counter(rule.chapter for rule in BOOK.rules.values()) == dict(enumerate(SIZES, 1))
    assert list(BOOK.chapters) == list(range(1, 13))


def test_eighty_seven_are_from_the_seed_chapter() -> None:
    assert Counter(rule.chapter for rule in BOOK.rules.values() if rule.seed) == {9: 87}


def test_the_steps_of_a_procedure_have_no_gap() -> None:
    """A rule with letters has all of them up to its last."""
    letters: dict[str, list[str]] = {}
    for name in BOOK.rules:
        if re.search(r"\.[a-z]$", name):
            letters.setdefault(name[4:-2], []).append(name[-1])
    # The sources quote one letter of these only.
    one_of_several = {"5.1.1", "5.2.1", "10.1.2"}
    for name, found in letters.items():
        if name not in one_of_several:
            assert found == [chr(ord("a") + n) for n in range(len(found))], name
    assert len(letters["9.4.4"]) == 12


@pytest.mark.parametrize("rule", BOOK.rules.values(), ids=lambda rule: rule.id)
def test_each_is_stated_with_its_source_and_how_sure_it_is(rule: Rule) -> None:
    said = BOOK.statement(rule.id)
    assert rule.title and said.rule.endswith((".", "'"))
    assert said.source
    assert re.search(r"\b(sure|likely|inferred)\b", rule.confidence)


def test_no_two_rules_say_it_in_the_same_words_of_a_title() -> None:
    titles = Counter((rule.chapter, rule.title, rule.id.count(".")) for rule in BOOK.rules.values())
    again = {title for (_chapter, title, _level), n in titles.items() if n > 2}
    assert not again


def test_what_rules_refer_to_exists() -> None:
    referred = set()
    for name in BOOK.rules:
        said = BOOK.statement(name)
        for found in re.findall(r"Open question (\d+)", said.rule + said.in_play):
            referred.add(int(found))
            assert BOOK.open_question(int(found)) is not None, name
    assert referred == set(range(1, 32))
    assert BOOK.open_question(32) is None
    assert BOOK.sources()["SEED"]


def test_each_switch_governs_a_rule_that_exists() -> None:
    for name, option in OPTIONS.items():
        assert option.rule in BOOK.rules, name
        assert name in BOOK.switches_of(option.rule)


def test_a_house_switch_governs_what_is_open_or_inferred() -> None:
    for name, option in OPTIONS.items():
        rule = BOOK.rules[option.rule]
        if option.house:
            assert BOOK.questions_of(rule.id) or "inferred" in rule.confidence, name


def test_a_rule_knows_its_open_questions() -> None:
    assert [question.number for question in BOOK.questions_of("VIS-9.1.3")] == [29, 10]
    assert not BOOK.questions_of("VIS-9.1.6")


def test_rules_are_found_by_their_words() -> None:
    assert "VIS-9.2.5" in BOOK.searched("endurance nullified")
    assert BOOK.searched("Rule of nothing at all") == []
    assert BOOK.searched("graze")[0].startswith("VIS-")
    assert BOOK.named("9.2.3.E") == "VIS-9.2.3.e"
    assert BOOK.named("vis-w.31") == "VIS-W.31"
    assert set(BOOK.near("VIS-9.9.9")) <= set(BOOK.rules)
    assert BOOK.near("VIS-9.2") == ["VIS-9.2.1", "VIS-9.2.2", "VIS-9.2.2.a"]
    assert not BOOK.near("nonsense")


# --- its use ----------------------------------------------------------------------------------------


def test_every_id_anywhere_is_on_the_list() -> None:
    used = rule_index.used_ids(texts(), "vision")
    assert len(used) > 290
    unknown = {rule: places for rule, places in used.items() if rule not in {*BOOK.rules, *NO_RULES}}
    # A comment may name a section that has rules of its own.
    headings = {rule for rule in unknown if any(known.startswith(f"{rule}.") for known in BOOK.rules)}
    assert not {rule: places for rule, places in unknown.items() if rule not in headings}


def test_every_id_that_the_program_cites_is_on_the_list() -> None:
    assert set(rule_index.places("vision")) <= set(BOOK.rules)


def test_every_rule_has_a_test_that_is_named_after_it() -> None:
    assert set(rule_index.tests("vision")) == set(BOOK.rules)


def test_rules_without_code_say_why() -> None:
    listed = BOOK.without_code
    assert set(listed) <= set(BOOK.rules)
    assert {without.kind for without in listed.values()} <= KINDS
    assert all(without.reason.endswith(".") for without in listed.values())

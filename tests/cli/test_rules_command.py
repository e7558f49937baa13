"""`cutin rules`: looking rules up, and how much of them is proved."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from running import ROOT, run

from cutin.cli import main, rule_coverage, rule_index
from cutin.gundam_war.rulebook import BOOK

NO_SUCH_RULE = "17." + "99"


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """What the command prints."""
    assert main(["rules", *arguments]) == code
    return capsys.readouterr().out


def test_a_rule_is_shown_with_all_that_is_known_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "gundam-war", "17.14")
    assert out.startswith("GW-17.14 Defence 0 cannot be saved\n")
    assert "sure, from a seed chapter" in out
    assert "cannot be negated while its defence is 0" in out
    assert "source: SEED-D" in out
    assert re.search(r"point +cutin/gundam_war/c17_destruction\.py:\d+ cannot_be_saved\n", out)
    assert re.search(r"tests/gundam_war/test_17_defence\.py:\d+ test_17_14_", out)
    assert "tests/gundam_war/rulings/GWR-007.yaml" in out


def test_the_id_can_be_written_in_full_and_several_given(capsys: pytest.CaptureFixture[str]) -> None:
    short = said(capsys, "gundam-war", "17.1")
    assert said(capsys, "gundam-war", "gw-17.1") == short
    assert "switch: damage_destroys (at_least, more_than; default at_least)" in short
    assert "Open question 26" in short
    both = said(capsys, "gundam-war", "17.1", "GW-17.4")
    assert both.startswith(short.rstrip("\n"))
    assert "no code (definition)" in both


def test_places_stand_where_they_are_said_to() -> None:
    for places in rule_index.places().values():
        for place in places:
            lines = (rule_index.PACKAGE.parent / place.file).read_text(encoding="utf-8").splitlines()
            line = lines[place.line - 1]
            assert "GW-" in line if place.kind not in ("step", "point", "function") else line


def test_an_unknown_rule_is_one_message_with_near_ones(tmp_path: Path) -> None:
    ran = run("rules", "gundam-war", NO_SUCH_RULE, cwd=tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"cutin: there is no rule {NO_SUCH_RULE}; near it: GW-17.9, GW-17.19, GW-17.8\n"


def test_search(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "search", "negate")
    assert "GW-17.15  ... raise first, then negate" in out
    assert out == said(capsys, "search", "NEGATE")
    assert re.search(r"\n\d+ rules\n$", out)
    assert (
        said(capsys, "search", "no rule has such words") == "no rule has the words 'no rule has such words'\n"
    )


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    chapter = said(capsys, "list", "--chapter", "17", "--game", "gundam-war").splitlines()
    assert chapter[0] == "17. Destruction and abolish"
    assert len(chapter) == 26
    assert len(said(capsys, "list", "--game", "gundam-war").splitlines()) == 304 + 23
    assert main(["rules", "list", "--chapter", "24"]) == 2
    assert "there are 1 to 23" in capsys.readouterr().err


# --- how much is proved -----------------------------------------------------------------------------


def figures(tmp_path: Path, leave_out: str = "") -> str:
    """Figures of a test run that has named every rule but one."""
    counts = {rule: {"events": 2, "questions": 1, "tests": 1} for rule in BOOK.rules if rule != leave_out}
    path = tmp_path / "citations.json"
    path.write_text(json.dumps(counts), encoding="utf-8")
    return str(path)


def test_coverage_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = json.loads(said(capsys, "coverage", "--json", "--citations", figures(tmp_path)))
    assert data["measured"] is True
    data = data["games"]["gundam-war"]
    assert data["sums"]["seed"]["rules"] == 72
    assert sum(group["rules"] for group in data["sums"].values()) == 304
    rule = data["rules"]["GW-17.14"]
    assert rule["cited"] == {"events": 2, "questions": 1, "tests": 1}
    assert rule["lacks"] == []
    assert rule["places"][0]["file"] == "cutin/gundam_war/c17_destruction.py"
    assert data["rules"]["GW-17.4"]["without_code"]["kind"] == "definition"


def test_coverage_as_a_page_of_its_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "rules.html"
    said(capsys, "coverage", "--game", "gundam-war", "--html", str(page), "--citations", figures(tmp_path))
    html = page.read_text(encoding="utf-8")
    assert html.count('<tr class="rule"') == 304
    assert not re.search(r"""(src|href)=|https?://(?!\w)|@import|url\(""", html)
    assert "color-scheme: light dark" in html


def test_coverage_as_text_says_what_is_lacking(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = said(capsys, "coverage", "--citations", figures(tmp_path, leave_out="GW-17.14"))
    assert out.startswith("Gundam War: 304 rules, all stated; ")
    assert "  GW-17.14  Defence 0 cannot be saved (sure): citation\n" in out


def test_a_seed_rule_that_lacks_something_fails_the_check(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    only = ("coverage", "--game", "gundam-war", "--check")
    assert said(capsys, *only, "--citations", figures(tmp_path))
    out = said(capsys, *only, "--citations", figures(tmp_path, "GW-17.14"), code=1)
    assert "not proved: GW-17.14 (seed) lacks citation\n" in out


def test_too_few_proved_fails_the_check() -> None:
    found = rule_coverage.proofs({})
    wrong = rule_coverage.faults(found)
    assert wrong[-1].startswith("of the rules sure or likely ")
    assert len(wrong) == 1 + 72 - sum(p.settled for p in found if p.rule.seed)


def test_figures_that_are_none_are_one_message(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("[1, 2", encoding="utf-8")
    assert main(["rules", "coverage", "--citations", str(bad)]) == 2
    assert "not the figures of a test run" in capsys.readouterr().err
    assert main(["rules", "coverage", "--citations", str(tmp_path / "none.json")]) == 2


# --- the guide --------------------------------------------------------------------------------------


def commands() -> list[str]:
    """The commands that the guide shows."""
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / "rules.md").read_text("utf-8"), re.S)
    return [line for block in blocks for line in block.splitlines() if line.startswith("cutin ")]


@pytest.mark.parametrize("command", commands())
def test_what_the_guide_shows_runs(command: str, tmp_path: Path) -> None:
    ran = run(*shlex.split(command)[1:], cwd=tmp_path)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out or list(tmp_path.glob("*.html"))

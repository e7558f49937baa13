"""What a judge's answer says, and the page that shows it."""

from __future__ import annotations

import json
import re
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cutin.judge import Outcome, run_file, runner
from cutin.judge.page import WORDS, html
from cutin.judge.timeline import as_text, timeline
from cutin.telling import LANGUAGES, language

ENGLISH, JAPANESE = language("en"), language("ja")
RULINGS = sorted(path for path in Path(__file__).parents[1].glob("*/rulings/*.yaml"))
NASTY = "</script><img src=x onerror=alert(1)>"


def answer(text: str) -> Outcome:
    return runner.judge(runner.loads(text, "question.yaml"), watch=True)


def told(text: str) -> list[str]:
    outcome = answer(text)
    assert outcome.passed, outcome.failures
    return [line for case in outcome.cases for line in as_text(timeline(case, ENGLISH), ENGLISH)]


MELT = """
name: Lowered, and hit
cards:
  Melt: "Command | (any time): 1 Unit gets +0/+0/-1 until end of turn"
  Shot: "Command | (any time): deal 2 damage to 1 Unit"
  GM: Unit 2/1/3
position:
  A: {hand: [Melt, Shot]}
  B: {disposition: [GM]}
script:
- A: play Melt on GM
- both pass
- what if:
  - A: pass
- A: play Shot on GM
- both pass
"""


def test_sentences_stand_under_what_brought_them_about_and_values_change() -> None:
    assert told(MELT) == [
        "(A's Disposition Phase, first free timing)",
        "A: play Melt",
        "  A plays Melt on GM  [GW-8.6]",
        "  ... waiting in the Cut: Melt of A",
        "both pass",
        "  the effect of Melt resolves  [GW-9.4]",
        "    Melt goes to A's Junkyard  [GW-8.9]",
        "  = GM: defence 3 -> 2",
        "    what if (line 13):",
        "    A passes",
        "A: play Shot",
        "  A plays Shot on GM  [GW-8.6]",
        "  ... waiting in the Cut: Shot of A",
        "both pass",
        "  the effect of Shot resolves  [GW-9.4]",
        "    GM has damage 2 of 2  [GW-15.17]",
        "      GM is destroyed  [GW-17.1, house: damage_destroys = at_least]",
        "    Shot goes to A's Junkyard  [GW-8.9]",
        "  ... waiting in the Cut: abolish GM",
    ]


def test_time_goes_by_in_one_step() -> None:
    lines = told(
        """
name: A turn without anything
cards: {GM: Unit 2/1/3}
position: {A: {disposition: [GM]}}
script: [until: Return Step]
"""
    )
    assert lines == [
        "(A's Disposition Phase, first free timing)",
        *("both pass", "  Attack Step", "A sends nobody out", "both pass", "  Defend Step"),
        *("B sends nobody out", "both pass", "  Return Step"),
    ]


def test_several_what_ifs_and_a_sortie_of_several_units() -> None:
    lines = told(
        """
name: Going out
cards: {GM: Unit 2/1/3, Ball: Unit 1/1/1}
position: {at: Attack Step, A: {disposition: [GM, Ball]}}
script:
- until: question sortie
- what if: [A: done]
- what if: [A: [sortie GM -> Earth, sortie Ball -> Earth, done]]
- A: [sortie Ball -> Space, done]
"""
    )
    assert [line for line in lines if "what if" in line] == ["    what if (line 7):", "    what if (line 8):"]
    assert "    A: sortie GM -> Earth, sortie Ball -> Earth" in lines
    assert "A: sortie Ball -> Space" in lines and "      A's squad in Earth: head GM  [GW-14.12]" in lines


class Page(HTMLParser):
    """What elements a page has, and what it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [str(value) for name, value in attrs if name in ("src", "href", "srcset")]


def test_the_page_loads_nothing_and_escapes_names() -> None:
    page = html(answer(MELT.replace("GM", f"'{NASTY}'").replace(f"on '{NASTY}'", f"on {NASTY}")), ENGLISH)
    found = Page(page)
    assert not found.loads and "img" not in found.tags and found.tags.count("script") == 2
    assert "url(" not in page and "@import" not in page and "http" not in page
    facts = json.loads(re.findall(r'<script id="data"[^>]*>(.*?)</script>', page)[0])
    assert len(facts["cases"][0]) == found.tags.count("li") - page.count('<li class="d') - page.count(
        '<li class="change"'
    ) - page.count('<li class="waits"')
    assert facts["cases"][0][0]["board"]["players"][1]["disposition"][0]["name"] == NASTY


def test_the_page_opens_rules_where_they_are_cited() -> None:
    page = html(answer(MELT), ENGLISH)
    assert "GW-17.1, house: damage_destroys = at_least</summary>" in page
    assert page.count("<details") == page.count('<div class="said">') > 5


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_ruling_can_be_told_and_shown(code: str) -> None:
    assert WORDS.keys() == set(LANGUAGES) and WORDS["en"].keys() == WORDS["ja"].keys()
    for path in RULINGS[::4]:
        outcome = run_file(path, watch=True)
        tongue = language(code, outcome.game.name)
        for case in outcome.cases:
            found = timeline(case, tongue)
            assert list(as_text(found, tongue))
            assert all(0 <= entry.step <= len(found.steps) for step in found.steps for entry in step.entries)
        assert html(outcome, tongue).endswith("</html>\n")


def test_forty_steps_are_judged_and_told_quickly() -> None:
    cards = MELT.split("position:")[0]
    text = cards + "position: {A: {hand: [Melt, Shot]}}\nscript:\n" + "- both pass\n" * 20
    scenario = runner.loads(text, "long.yaml")
    best = 1.0
    for _ in range(3):
        begun = time.process_time()
        outcome = runner.judge(scenario, watch=True)
        list(as_text(timeline(outcome.cases[0], ENGLISH, boards=False), ENGLISH))
        best = min(best, time.process_time() - begun)
    assert best < 0.15  # 50 ms are aimed at; a busy machine gets some slack

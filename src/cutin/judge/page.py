"""A scenario as one page for a browser: nothing is loaded from anywhere, names are escaped."""

from __future__ import annotations

import json
from dataclasses import asdict
from html import escape
from importlib.resources import files
from typing import Any

from cutin.catalogue import Game
from cutin.telling import Language

from .part import judging
from .runner import Outcome
from .timeline import Step, Timeline, heading, timeline

# Words of the page itself.
WORDS = {
    "en": {
        "passed": "passed",
        "failed": "failed",
        "before": "before",
        "after": "after",
        "timeline": "What happens",
        "stack": "What waits",
        "none": "nothing waits",
        "rules": "Rules cited",
        "shade": "light / dark",
        "keys": "Step with the arrow keys or J and K; R opens the rules of a step; T changes light and dark.",
        "start": "At the beginning",
        "what if": "what if",
        "from": "from step",
        "expected": "expected",
        "was": "was",
    },
    "ja": {
        "passed": "成立",
        "failed": "不成立",
        "before": "前",
        "after": "後",
        "timeline": "経過",
        "stack": "待機中の効果",
        "none": "なし",
        "rules": "ルール",
        "shade": "明 / 暗",
        "keys": "矢印キーまたはJ・Kで進む・戻る。Rでルール、Tで明暗を切り替え。",
        "start": "開始局面",
        "what if": "もし",
        "from": "ステップ",
        "expected": "予想",
        "was": "結果",
    },
}


def html(outcome: Outcome, language: Language) -> str:
    """The page of an outcome that was watched."""
    words = WORDS[language.code]
    cases = [timeline(case, language) for case in outcome.cases]
    part = judging(outcome.game.name)
    names = {place: language.word(place) for place in part.page_words}
    facts = {
        "cases": [_boards(case) for case in cases],
        "words": names,
        "none": words["none"],
        "chain": language.say(part.chain),
    }
    state = "passed" if outcome.passed else "failed"
    body = "".join(_case(i, case, language, outcome.game) for i, case in enumerate(cases))
    return TEMPLATE.format(
        lang=language.code,
        title=escape(outcome.name or outcome.file),
        file=escape(outcome.file.rsplit("/", 1)[-1]),
        state=state,
        verdict=words[state],
        failures="".join(_failure(f, words) for f in outcome.failures),
        cases=body,
        style=_file("page.css"),
        script=part.drawing + _file("page.js"),
        data=_data(facts),
        **{
            key.replace(" ", "_"): escape(words[key]) for key in ("before", "after", "stack", "shade", "keys")
        },
    )


def _file(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")


def _data(facts: Any) -> str:
    """Data inside of a script element, which no text in it can end."""
    return json.dumps(facts, ensure_ascii=False).replace("<", "\\u003c").replace("&", "\\u0026")


def _boards(case: Timeline) -> list[dict[str, Any]]:
    return [
        {"board": s.board, "waiting": s.waiting, "moment": s.moment, "aside": s.aside} for s in case.steps
    ]


def _case(number: int, case: Timeline, language: Language, game: Game) -> str:
    words = WORDS[language.code]
    steps = "".join(_step(number, i, step, language, game) for i, step in enumerate(case.steps))
    title = f"<h2>{escape(case.name)}</h2>" if case.name else f"<h2>{words['timeline']}</h2>"
    return f'<section class="case">{title}<ol class="steps">{steps}</ol></section>'


def _step(case: int, number: int, step: Step, language: Language, game: Game) -> str:
    words = WORDS[language.code]
    title = heading(step, language)
    if not title:
        title = f"{words['what if']} ({step.line})" if step.aside else words["start"]
    lines = []
    for entry in step.entries:
        if entry.kind == "phase" and step.entries[-1].kind == "phase" and entry is not step.entries[-1]:
            continue
        kind = {"turn": " turn", "phase": " phase"}.get(entry.kind, "")
        mark = f' <span class="from">({words["from"]} {entry.step})</span>' if entry.step else ""
        cited = "" if kind or not entry.rule else _rule(entry.rule, entry.cited, game)
        lines.append(f'<li class="d{min(entry.depth, 6)}{kind}">{escape(entry.text)}{mark}{cited}</li>')
    lines += [f'<li class="change">{escape(change)}</li>' for change in step.changes]
    if step.waits_anew:
        for what, items in step.waiting:
            lines.append(f'<li class="waits">{escape(what)}: {escape(", ".join(items))}</li>')
    seat, colon, choice = title.partition(": ")
    who = f' <b class="seat s{step.seat}">{seat}</b>' if colon and seat in ("A", "B") else ""
    shown = choice if who else title
    head = f'<div class="heading"><span class="n">{number + 1}</span>{who} {escape(shown)}</div>'
    return (
        f'<li class="step aside{min(step.aside, 2)}" id="s{case}-{number}" data-case="{case}" '
        f'data-step="{number}" tabindex="0">{head}'
        f'<ul class="lines">{"".join(lines)}</ul></li>'
    )


def _rule(rule: str, cited: str, game: Game) -> str:
    """A rule that opens where it is cited, with its title and what it says."""
    found = game.rulebook.rules.get(rule)
    if found is None:
        return f' <span class="rule">[{escape(cited)}]</span>'
    said = game.rulebook.statement(rule)
    play = f"<p>{escape(said.in_play)}</p>" if said.in_play else ""
    return (
        f'<details class="rule"><summary>{escape(cited)}</summary><div class="said"><h3>{escape(rule)} '
        f"{escape(found.title)}</h3><p>{escape(said.rule)}</p>{play}"
        f'<p class="sure">{escape(found.confidence)} · {escape(said.source)}</p></div></details>'
    )


def _failure(failure: Any, words: dict[str, str]) -> str:
    facts = {key: escape(str(value)) for key, value in asdict(failure).items()}
    return (
        f'<p class="failure"><b>{facts["field"]}</b> ({facts["line"]})<br>{words["expected"]}: '
        f"{facts['expected']}<br>{words['was']}: {facts['was']}</p>"
    )


TEMPLATE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<header>
<div><h1>{title}</h1><p class="file">{file} · <span class="verdict {state}">{verdict}</span></p></div>
<button id="shade" type="button">{shade}</button>
</header>
{failures}
<main>
<div class="story">{cases}<p class="keys">{keys}</p></div>
<div class="table">
<div class="boards">
<figure><figcaption><b>{before}</b> <span id="when0"></span></figcaption>
<div class="board" id="board0"></div></figure>
<figure><figcaption><b>{after}</b> <span id="when1"></span></figcaption>
<div class="board" id="board1"></div></figure>
</div>
<div class="stack"><h2>{stack}</h2><div id="stack"></div></div>
</div>
</main>
<script id="data" type="application/json">{data}</script>
<script>
{script}</script>
</body>
</html>
"""

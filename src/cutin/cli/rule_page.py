"""How much of the rulebook is proved, as a page that needs nothing else."""

from __future__ import annotations

from html import escape

from cutin.catalogue import Game
from cutin.game.rulebook import Rulebook

from .rule_coverage import Proof, sums

STYLE = """
:root { color-scheme: light dark; --line: #8884; --good: #2a7d3a; --bad: #c0392b; --dim: #7a7a7a; }
body { font: 15px/1.45 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td.n { text-align: right; font-variant-numeric: tabular-nums; }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; } .dim { color: var(--dim); }
details p, details ul { margin: .3rem 0 .3rem 1rem; } summary { cursor: pointer; }
code { font-size: .87em; } input { font: inherit; padding: .3rem .6rem; width: 20rem; max-width: 100%; }
@media print { input { display: none; } }
"""
SCRIPT = """
const field = document.querySelector("input");
field.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\\s+/);
  for (const row of document.querySelectorAll("tr.rule"))
    row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
});
"""


def as_html(found: dict[Game, list[Proof]], measured: bool) -> str:
    """One page that needs nothing else: the sums of each game, and every rule to open."""
    title = f"Rules of {' and '.join(game.title for game in found)}: how much is proved"
    note = "" if measured else "<p>Citations have not been measured: <code>make rules</code>.</p>"
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        f"<h1>{escape(title)}</h1>{note}"
        "<table><tr><th>rules<th>count<th>with step, test and citation<th>without code<th>lacking<th>in 100"
        f"</tr>{''.join(_totals(game, proofs) for game, proofs in found.items())}</table>"
        '<p><input type="search" placeholder="words" aria-label="rules with these words"></p>'
        "<table><tr><th>rule<th>sure<th>steps<th>tests<th>rulings<th>cited</tr>"
        f"{''.join(_rows(game, proofs) for game, proofs in found.items())}</table>"
        f"<script>{SCRIPT}</script></body></html>\n"
    )


def _totals(game: Game, found: list[Proof]) -> str:
    return "".join(
        f'<tr><td>{escape(game.title)}, {escape(s.name)}</td><td class="n">{s.size}</td>'
        f'<td class="n">{s.proved}</td><td class="n">{s.listed}</td><td class="n">{len(s.lacking)}</td>'
        f'<td class="n">{s.percent:.1f}</td></tr>'
        for s in sums(found)
    )


def _rows(game: Game, found: list[Proof]) -> str:
    book = game.rulebook
    rows = []
    chapter = 0
    for p in found:
        if p.rule.chapter != chapter:
            chapter = p.rule.chapter
            heading = f"{game.title}, {chapter}. {book.chapters[chapter]}"
            rows.append(f'<tr><th colspan="6">{escape(heading)}</th></tr>')
        rows.append(_row(p, book))
    return "".join(rows)


def _row(p: Proof, book: Rulebook) -> str:
    said = book.statement(p.rule.id)
    parts = [f"<p>{escape(said.rule)}</p>"]
    if said.in_play:
        parts.append(f"<p>{escape(said.in_play)}</p>")
    for name, entries in (
        ("switch", book.switches_of(p.rule.id)),
        ("carried out by", p.places),
        ("tests", p.tests),
        ("rulings", p.rulings),
    ):
        if entries:
            items = "".join(f"<li><code>{escape(str(entry))}</code></li>" for entry in entries)
            parts.append(f"<p>{name}</p><ul>{items}</ul>")
    parts.append(f'<p class="dim">source: {escape(said.source)}</p>')
    mark = '<span class="good">&#10003;</span>' if not p.lacks else ""
    if p.without is not None:
        mark = f'<span class="dim">{escape(p.without.kind)}</span>'
        parts.append(f"<p>no code: {escape(p.without.reason)}</p>")
    elif p.lacks:
        mark = f'<span class="bad">lacks {", ".join(p.lacks)}</span>'
    seed = " (seed)" if p.rule.seed else ""
    cited = "" if p.cited is None else str(p.citations)
    return (
        f'<tr class="rule" id="{p.rule.id}"><td><details><summary>{p.rule.id} {escape(p.rule.title)} {mark}'
        f"</summary>{''.join(parts)}</details></td><td>{escape(p.rule.confidence)}{seed}</td>"
        f'<td class="n">{len(p.places)}</td><td class="n">{len(p.tests)}</td>'
        f'<td class="n">{len(p.rulings)}</td><td class="n">{cited}</td></tr>\n'
    )

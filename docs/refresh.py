"""Writes the parts of the documents that are made from the program: `python docs/refresh.py`.

`make test` fails where a document is not as this would write it.
"""

from __future__ import annotations

import io
import re
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path

from cutin.catalogue import GAMES

ROOT = Path(__file__).resolve().parent.parent
EXCERPT_SEED = 7
EXCERPT_LINES = 26


def options_table(game: str) -> str:
    """Every option of a game with its values, default and rule."""
    lines = ["| option | values | default | rule | decides |", "|---|---|---|---|---|"]
    for name, option in GAMES[game].options.items():
        values = ", ".join(f"`{_word(v)}`" for v in option.values) if len(option.values) < 10 else "0 to 99"
        lines.append(f"| `{name}` | {values} | `{_word(option.default)}` | {option.rule} | {option.about} |")
    return "\n".join(lines)


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def excerpt() -> str:
    """The first battle of a game in which something is destroyed, and nothing too long to read."""
    from argparse import Namespace

    from cutin.cli.play import setup, watch
    from cutin.records import History

    args = Namespace(
        game="gundam-war",
        deck=None,
        option=[],
        seed=EXCERPT_SEED,
        opponent="greedy",
        record=None,
        lang="en",
        resume=None,
    )
    out = io.StringIO()
    with redirect_stdout(out):
        watch(History(setup(args, False)), None)
    turns = re.split(r"\n\n(?=Turn )", out.getvalue())
    battles = (battle(turn) for turn in turns if "Defend Step" in turn)
    chosen = next(each for each in battles if "destroyed" in each and 12 <= each.count("\n") <= EXCERPT_LINES)
    return f"```\n{chosen.rstrip()}\n```"


def battle(turn: str) -> str:
    """The first line of a turn and its Battle Phase, the return aside."""
    head, _, rest = turn.partition("\n")
    start, end = rest.find("  Attack Step"), rest.find("  Return Step")
    return f"{head}\n{rest[start:end]}"


def answer(number: int) -> str:
    """What `cutin judge` says of an example of the guide to judging."""
    from cutin.judge import runner, timeline
    from cutin.telling import language

    examples = re.findall(r"^```yaml\n(.*?)^```", JUDGING.read_text(encoding="utf-8"), re.S | re.M)
    outcome = runner.judge(runner.loads(examples[number - 1], "question.yaml"), watch=True)
    english = language("en", outcome.game.name)
    lines = [
        line
        for case in outcome.cases
        for line in timeline.as_text(timeline.timeline(case, english, boards=False), english)
    ]
    return "\n".join(["```", *lines, "```"])


JUDGING = ROOT / "docs" / "judging.md"
PARTS = {
    JUDGING: {f"answer {n}": partial(answer, n) for n in range(1, 6)},
    ROOT / "README.md": {"excerpt": excerpt},
    ROOT / "docs" / "options.md": {f"options {game}": partial(options_table, game) for game in GAMES},
}


def refreshed(path: Path) -> str:
    """The document as it should be."""
    text = path.read_text(encoding="utf-8")
    for name, make in PARTS[path].items():
        start, end = f"<!-- {name} -->\n", "<!-- end -->"
        head, _, rest = text.partition(start)
        assert rest, f"{path} has no part {name}"
        _, _, tail = rest.partition(end)
        text = f"{head}{start}\n{make()}\n\n{end}{tail}"
    return text


if __name__ == "__main__":
    for document in PARTS:
        document.write_text(refreshed(document), encoding="utf-8")

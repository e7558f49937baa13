"""Every kind of event that the engine makes has its sentence, or stands in the list of silent ones."""

from __future__ import annotations

import ast
from pathlib import Path

import cutin
from cutin import library
from cutin.kernel.chance import mix
from cutin.records import History
from cutin.records.history import setup_of
from cutin.telling import EVERYTHING, Narrator, lines, trace
from cutin.telling.gundam_war import TELLING
from cutin.telling.saying import TELLERS

TOLD = TELLERS.keys() | TELLING.tellers.keys()
SILENT = TELLING.silent
SOURCE = Path(cutin.__file__).parent


def kinds_in_the_engine() -> set[str]:
    """The kinds of event that the source names: `emit(s, kind`, `set_card(s, card, kind`, `Event(kind`."""
    place = {"emit": 1, "set_card": 2, "Event": 0}
    found: set[str] = set()
    for folder in ("kernel", "game", "gundam_war"):
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in place:
                    index = place[node.func.id]
                    if len(node.args) > index:
                        found |= {
                            n.value
                            for n in ast.walk(node.args[index])
                            if isinstance(n, ast.Constant) and isinstance(n.value, str)
                        }
    return found


def test_every_kind_of_event_is_told_or_silent() -> None:
    assert kinds_in_the_engine() - TOLD - SILENT == set()


def test_no_sentence_is_kept_for_what_no_longer_happens() -> None:
    assert (TOLD | SILENT) - kinds_in_the_engine() - {"set up"} == set()
    assert not TOLD & SILENT


def games() -> list[History]:
    found = []
    for number, name in enumerate(library.deck_names()):
        history = History(setup_of("gundam-war", (library.deck(name), library.deck(name)), number, {}))
        while history.state.decision is not None:
            texts = history.state.texts()
            history.choose(texts[mix(number, len(history.choices)) % len(texts)])
        found.append(history)
    return found


def test_games_of_all_decks_are_told_whole_in_pieces_and_as_a_trace() -> None:
    for history in games():
        for viewer in (0, 1, None, EVERYTHING):
            told = list(lines(history.happened, viewer))
            assert told[-1].text.startswith(("A wins", "B wins", "Nobody wins"))
            assert all(line.rule for line in told if line.level == 2)
        narrator = Narrator(EVERYTHING)
        turns = [line.text for each in history.happened for line in narrator.lines([each]) if line.level == 0]
        assert turns == [line.text for line in told if line.level == 0]
        assert len(list(trace(history.happened, EVERYTHING))) == len(history.happened)


def test_what_a_player_draws_is_told_to_that_player_only() -> None:
    history = games()[0]
    mine = [line.text for line in lines(history.happened, 0) if line.text.startswith("B draws")]
    theirs = [line.text for line in lines(history.happened, 1) if line.text.startswith("B draws")]
    assert mine and all(text == "B draws a card" or text.endswith(" cards") for text in mine)
    assert any(text not in mine for text in theirs)
    watching = [line.text for line in lines(history.happened, None) if " draws " in line.text]
    assert all(text.endswith((" a card", " cards")) for text in watching)

"""Every kind of event that the engine makes has its sentence, or stands in the list of silent ones."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import cutin
from cutin import library
from cutin.catalogue import GAMES
from cutin.kernel.chance import mix
from cutin.records import History
from cutin.records.history import setup_of
from cutin.telling import EVERYTHING, Narrator, language, lines, trace
from cutin.telling.part import part
from cutin.telling.saying import TELLERS
from cutin.vision.table import STATUS_NAMES

SOURCE = Path(cutin.__file__).parent
# Kinds that the source does not write out where an event is made.
BY_TABLE = {"vision": {*STATUS_NAMES, "united", "not united"}}


@cache
def kinds_in_the_engine(game: str) -> set[str]:
    """The kinds of event that the source names: `emit(s, kind`, `set_card(s, card, kind`, `Event(kind`."""
    place = {"emit": 1, "set_card": 2, "Event": 0}
    found = set(BY_TABLE.get(game, ()))
    for folder in ("kernel", "game", GAMES[game].package):
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


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_is_told_or_silent(game: str) -> None:
    telling = part(game)
    assert kinds_in_the_engine(game) - TELLERS.keys() - telling.tellers.keys() - telling.silent == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_kept_for_what_no_longer_happens(game: str) -> None:
    telling = part(game)
    assert (telling.tellers.keys() | telling.silent) - kinds_in_the_engine(game) - {"set up"} == set()
    assert not telling.tellers.keys() & telling.silent
    assert TELLERS.keys() <= set().union(*map(kinds_in_the_engine, GAMES))


def played(game: str) -> list[History]:
    """A game of each deck against itself."""
    found = []
    for number, name in enumerate(library.deck_names(game)):
        deck = library.deck(name, game)
        history = History(setup_of(game, (deck, deck), number, {}))
        while history.state.decision is not None:
            texts = history.state.texts()
            history.choose(texts[mix(number, len(history.choices)) % len(texts)])
        found.append(history)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_games_of_all_decks_are_told_whole_in_pieces_and_as_a_trace(game: str) -> None:
    tongue = language("en", game)
    for history in played(game):
        for viewer in (0, 1, None, EVERYTHING):
            told = list(lines(history.happened, viewer, tongue))
            assert told[-1].text.startswith(("A wins", "B wins", "Nobody wins"))
            assert all(line.rule for line in told if line.level == 2)
        narrator = Narrator(EVERYTHING, tongue)
        turns = [line.text for each in history.happened for line in narrator.lines([each]) if line.level == 0]
        assert turns == [line.text for line in told if line.level == 0]
        assert len(list(trace(history.happened, EVERYTHING, tongue))) == len(history.happened)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_draws_is_told_to_that_player_only(game: str) -> None:
    tongue = language("en", game)
    history = played(game)[0]
    mine = [line.text for line in lines(history.happened, 0, tongue) if line.text.startswith("B draws")]
    theirs = [line.text for line in lines(history.happened, 1, tongue) if line.text.startswith("B draws")]
    assert mine and all(text == "B draws a card" or text.endswith(" cards") for text in mine)
    assert any(text not in mine for text in theirs)
    watching = [line.text for line in lines(history.happened, None, tongue) if " draws " in line.text]
    assert all(text.endswith((" a card", " cards")) for text in watching)

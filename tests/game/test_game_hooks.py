"""Every hook that shared meanings ask is given by each game that says such words."""

from __future__ import annotations

from types import FunctionType

import pytest

import cutin
from cutin.catalogue import GAMES
from cutin.game.hooks import Hooks
from cutin.gundam_war.words.lists import LISTS as GUNDAM_WAR
from cutin.vision.words.lists import LISTS as VISION

NEEDED = sorted(
    name
    for name, hook in vars(Hooks).items()
    if isinstance(hook, FunctionType)
    and (name in Hooks.__abstractmethods__ or "NotImplementedError" in hook.__code__.co_names)
)
# What only texts of one game need: X that is counted all the time (`XAlways`).
OF_ONE_GAME = {"gundam-war": {"until_counted"}}
LISTS = {"gundam-war": GUNDAM_WAR, "vision": VISION}


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("name", NEEDED)
def test_a_game_gives_the_hook(game: str, name: str) -> None:
    given = getattr(type(cutin.rules(game)), name) is not getattr(Hooks, name)
    assert given == (name not in OF_ONE_GAME.get(game, ()))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_lists_of_words_have_their_meanings(game: str) -> None:
    rules = cutin.rules(game)
    lists = LISTS[game]
    assert set(rules.place_named) == set(lists["zone"])
    assert set(rules.measures) == set(lists["measure"])
    assert set(rules.durations) == set(lists["duration"])
    assert all(rules.has_keyword(name) is not None for name in lists["keyword"])

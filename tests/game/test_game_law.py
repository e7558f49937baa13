"""What the shared steps cite is known to each game, and words of both games mean one thing."""

from __future__ import annotations

import pytest

from cutin.ability.form import Number, X
from cutin.catalogue import GAMES
from cutin.game.compiler import Compiler, Meanings, Unexpressed
from cutin.game.law import Law, ids
from cutin.gundam_war.law import LAW as GUNDAM_WAR
from cutin.vision.law import LAW as VISION

LAWS = {"gundam-war": GUNDAM_WAR, "vision": VISION}


def test_every_game_has_its_law() -> None:
    assert set(LAWS) == set(GAMES)


@pytest.mark.parametrize("game", LAWS)
def test_each_rule_of_a_law_is_in_the_rulebook(game: str) -> None:
    known = GAMES[game].rulebook.rules
    assert not {role: rule for role, rule in ids(LAWS[game]).items() if rule not in known}


def test_a_role_without_a_rule_is_left_out() -> None:
    assert ids(Law(target="GW-8.4")) == {"target": "GW-8.4"}


def test_a_word_has_one_meaning() -> None:
    registry = Meanings("an amount")
    registry.means(Number)(lambda node, c: 1)
    with pytest.raises(ValueError, match="Number has two meanings as an amount"):
        registry.means(Number)(lambda node, c: 2)


def test_a_word_without_meaning_is_named() -> None:
    class Rules:
        law = Law()

    with pytest.raises(Unexpressed, match="X has no meaning as an amount"):
        Meanings("an amount").make(X(), Compiler(Rules(), None))

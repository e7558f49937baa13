"""The tests of the suite, made for a game: what must hold in its random games.

A test module of a game takes them over: `globals().update(made_for(GAME))`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from suite import (
    Game,
    Witness,
    cards_conserved,
    clones_independent,
    games,
    hidden_stays_hidden,
    in_force_is_fresh,
    options_named,
    picks,
    same,
    walk,
)

import cutin
from cutin.kernel.chance import mix
from cutin.records.history import History, setup_of
from cutin.records.record import from_text, to_text
from cutin.records.replay import Replay

PLAY = """
import sys
sys.path[:0] = {paths!r}
from suite import walk
from {module} import GAME as game
for pair in range(0, len(game.pairs), 3):
    for number, state in enumerate(walk(game.new(pair, pair), pair)):
        if number % 10 == 0 or state.decision is None:
            print(pair, number, state.fingerprint(), state.texts())
"""


def other_values(game: Game, name: str) -> tuple[Any, ...]:
    """Values of an option other than the usual one; of a number the next ones."""
    option = cutin.options(game.name)[name]
    values = option.values if len(option.values) < 20 else (max(0, option.default - 1), option.default + 1)
    return tuple(value for value in values if value != option.default)


def made_for(game: Game) -> dict[str, Callable[..., None]]:
    """Every test, by its name."""

    @games(game, 60)
    def test_no_card_is_lost_or_doubled_and_zones_agree(pair: int, seed: int) -> None:
        for state in walk(game.new(pair, seed), seed):
            cards_conserved(state)
            game.zones(state)

    @games(game, 40)
    def test_option_texts_are_unique_and_stable(pair: int, seed: int) -> None:
        for state in walk(game.new(pair, seed, windows="all"), seed):
            options_named(state)

    @games(game, 12)
    def test_clones_are_equal_and_independent(pair: int, seed: int) -> None:
        for state in walk(game.new(pair, seed), seed):
            clones_independent(state, game.look)

    @games(game, 12)
    def test_what_is_in_force_is_never_stale(pair: int, seed: int) -> None:
        for state in walk(game.new(pair, seed), seed):
            in_force_is_fresh(state, game.look)

    @games(game, 12)
    def test_a_loaded_state_is_the_same_and_plays_on_the_same(pair: int, seed: int) -> None:
        state = game.new(pair, seed)
        for pick in picks(seed):
            data = state.to_bytes()
            loaded = state.rules.load(data)
            assert (
                loaded.to_bytes() == data and loaded == state and loaded.fingerprint() == state.fingerprint()
            )
            assert loaded.texts() == state.texts()
            if state.decision is None:
                assert loaded.decision is None and loaded.result == state.result
                break
            for name in ("seat", "question", "rule", "options", "forced"):
                assert getattr(loaded.decision, name) == getattr(state.decision, name)
            for seat in (0, 1, None):
                assert same(loaded.view(seat)) == same(state.view(seat))
            index = pick(len(state.decision.options))
            state.apply(index)
            loaded.apply(index)
            assert loaded.to_bytes() == state.to_bytes()

    @games(game, 30)
    def test_a_listener_changes_nothing(pair: int, seed: int) -> None:
        heard = game.new(pair, seed)
        events: list[Any] = []
        heard.listen(events)
        for state, same_state in zip(walk(game.new(pair, seed), seed), walk(heard, seed), strict=True):
            assert state.to_bytes() == same_state.to_bytes()
            assert state.texts() == same_state.texts()
        rules = cutin.rulebook(game.name).rules
        for event in events:
            assert event.rule in rules or not event.rule, f"{event} cites no rule that exists"

    @games(game, 8)
    def test_a_record_replays_to_the_same_states(pair: int, seed: int) -> None:
        decks = game.pairs[pair]
        history = History(setup_of(game.name, (list(decks[0]), list(decks[1])), seed, {}))
        for pick in picks(seed):
            if history.state.decision is None:
                break
            history.choose(history.state.texts()[pick(len(history.state.decision.options))])
        record = from_text(to_text(history.record()))
        replay = Replay(record)
        while not replay.over:
            replay.step()
        assert replay.state.fingerprint() == history.state.fingerprint()

    @pytest.mark.parametrize("windows", ["public", "all"])
    def test_permuting_what_a_seat_cannot_know_leaves_its_view_the_same(windows: str) -> None:
        @games(game, 5)
        def check(pair: int, seed: int) -> None:
            for number, state in enumerate(walk(game.new(pair, seed, windows=windows), seed)):
                hidden_stays_hidden(state, mix(seed, number), game.look)

        check()

    @games(game, 40)
    def test_no_event_shows_a_card_to_who_does_not_know_it(pair: int, seed: int) -> None:
        state = game.new(pair, seed)
        state.listen(Witness(state))
        for _state in walk(state, seed):
            pass

    @games(game, 40)
    def test_listing_finds_what_the_full_checks_find(pair: int, seed: int) -> None:
        for state in walk(game.new(pair, seed), seed):
            game.listing(state)

    @games(game, 25)
    def test_why_not_is_empty_for_options_only(pair: int, seed: int) -> None:
        state = game.new(pair, seed)
        events: list[Any] = []
        state.listen(events)
        for now in walk(state, seed):
            count = len(events)
            game.reasons(now)
            assert len(events) == count, "asking why not is no part of what happens"

    @pytest.mark.parametrize("windows", ["own", "public"])
    def test_windows_passed_for_a_player_are_passed_as_by_hand(windows: str) -> None:
        """The same game with every window asked: passing where nothing else is left gives the same states."""

        @games(game, 8)
        def check(pair: int, seed: int) -> None:
            full = game.new(pair, seed, windows="all")
            state = game.new(pair, seed, windows=windows)
            asked: list[Any] = []
            passed: list[Any] = []
            full.listen(asked)
            state.listen(passed)
            for pick in picks(seed):
                while len(full.texts()) == 1 and full.to_bytes() != state.to_bytes():
                    full.apply(0)
                assert full.result == state.result
                assert full.texts() == state.texts()
                assert state.decision is None or full.to_bytes() == state.to_bytes()
                assert [e for e in passed if e.kind == "pass"] == [e for e in asked if e.kind == "pass"]
                if state.decision is None:
                    break
                index = pick(len(state.decision.options))
                state.apply(index)
                full.apply(index)

        check()

    def test_greedy_sees_nothing_hidden() -> None:
        """It chooses the same where the cards that its seat cannot know are other ones."""

        @games(game, 6)
        def check(pair: int, seed: int) -> None:
            for number, state in enumerate(walk(game.new(pair, seed), seed)):
                decision = state.decision
                if decision is None or len(decision.options) < 2 or number % 3:
                    continue
                chosen = cutin.player("greedy", seed).choose(state)
                for chance in (number, number + 1):
                    other = state.redealt(decision.seat, mix(seed, chance))
                    assert cutin.player("greedy", seed).choose(other) == chosen, f"at decision {number}"

        check()

    def test_games_do_not_depend_on_the_hash_seed() -> None:
        program = PLAY.format(
            module=game.module, paths=[str(Path(__file__).parent), str(Path(cutin.__file__).parents[1])]
        )
        runs = [
            subprocess.Popen(
                [sys.executable, "-c", program],
                env={**os.environ, "PYTHONHASHSEED": seed},
                stdout=subprocess.PIPE,
                text=True,
            )
            for seed in ("1", "2")
        ]
        one, other = (run.communicate(timeout=300)[0] for run in runs)
        assert all(run.returncode == 0 for run in runs)
        assert one and one == other

    @pytest.mark.parametrize("name", [name for name in cutin.options(game.name) if name != "windows"])
    def test_the_same_holds_under_every_house_switch(name: str) -> None:
        for number, value in enumerate(other_values(game, name)):
            pair = (list(cutin.options(game.name)).index(name) * 7 + number) % len(game.pairs)
            state = game.new(pair, number, **{name: value})
            state.listen(Witness(state))
            for at, now in enumerate(walk(state, number)):
                cards_conserved(now)
                game.zones(now)
                options_named(now)
                if at % 16 == 0:
                    in_force_is_fresh(now, game.look)
                    clones_independent(now, game.look)
                    hidden_stays_hidden(now, at, game.look)

    found: dict[str, Callable[..., None]] = {
        name: value for name, value in locals().items() if name.startswith("test_")
    }
    return found

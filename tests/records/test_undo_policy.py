"""Undo: what may be taken back, and that nothing is kept by it (decision 7 of the design)."""

from __future__ import annotations

import pytest

from cutin import library
from cutin.catalogue import GAMES
from cutin.kernel.chance import mix
from cutin.kernel.knowledge import knows
from cutin.records import History, Refused
from cutin.records.history import setup_of
from cutin.records.undo import ANSWERED, LEARNED, NOTHING


def begin(seed: int, deck: str = "learn-blue", game: str = "gundam-war", **options: object) -> History:
    decks = (library.deck(deck, game), library.deck(GAMES[game].learning[1], game))
    return History(setup_of(game, decks, seed, {"windows": "public", **options}, 0))


def keep(history: History) -> None:
    """Both keep their hands."""
    while history.state.decision is not None and history.state.decision.question == "redraw":
        history.choose("keep")


def copy_of(history: History) -> History:
    return History.of(history.record())


def test_playing_a_card_before_anybody_could_answer_can_be_taken_back() -> None:
    history = begin(3)
    keep(history)
    before = history.state.fingerprint()
    told = len(history.happened)
    history.choose("play Basic G (blue)")
    after = history.state.fingerprint()
    assert history.undo(0) == 1
    assert history.state.fingerprint() == before
    assert len(history.happened) == told
    history.choose("play Basic G (blue)")
    assert history.state.fingerprint() == after


def test_a_node_that_was_set_can_be_taken_back_and_a_new_hand_cannot() -> None:
    history = begin(3, "learn-mist", "vision")
    with pytest.raises(Refused, match=NOTHING):
        history.undo(0)
    keep(history)
    before = history.state.fingerprint()
    history.choose(next(text for text in history.state.texts() if text.startswith("set node ")))
    assert history.undo(0) == 1
    assert history.state.fingerprint() == before
    history = begin(3, "learn-mist", "vision")
    history.choose("redraw")
    with pytest.raises(Refused, match=LEARNED):
        history.undo(0)


def test_at_the_first_decision_there_is_nothing_to_take_back() -> None:
    with pytest.raises(Refused, match=NOTHING):
        begin(3).undo(0)


def test_a_redraw_cannot_be_taken_back() -> None:
    history = begin(3)
    history.choose("redraw 5")
    with pytest.raises(Refused, match=LEARNED):
        history.undo(0)


def test_a_draw_cannot_be_taken_back() -> None:
    history = begin(3)
    keep(history)
    turn = history.state.table.turn
    while history.state.table.turn < turn + 2:
        history.choose("pass" if "pass" in history.state.texts() else history.state.texts()[-1])
    with pytest.raises(Refused, match=LEARNED):
        history.undo(0)


def test_what_the_other_player_has_answered_cannot_be_taken_back_unless_both_agree() -> None:
    history = begin(3)
    history.choose("keep")
    history.choose("keep")
    assert history.state.decision is not None
    with pytest.raises(Refused, match=ANSWERED):
        history.undo(0)
    assert history.undo(0, lift_answers=True) == 2


def known_names(history: History, seat: int) -> dict[int, str]:
    """What the seat knows of each card."""
    state = history.state
    return {
        card: state.rules.defs[state.kinds[card]].name
        for card in range(len(state.kinds))
        if knows(state, seat, card)
    }


@pytest.mark.parametrize(
    ("game", "deck"),
    [
        *(("gundam-war", deck) for deck in ("learn-blue", "vultures-and-big-zam", "counter-sazabi")),
        *(("vision", deck) for deck in ("fairy-rush", "counter-control", "netherworld-return")),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_an_undo_never_keeps_what_was_learned_and_always_comes_back_to_the_same_state(
    game: str, deck: str, seed: int
) -> None:
    """Over random games: wherever undo is allowed, the seat knew just as much at the decision that it goes
    back to, no other seat has chosen since, and the state is the one of that decision."""
    history = begin(seed, deck, game)
    prints = [history.state.fingerprint()]
    knew = [{seat: known_names(history, seat) for seat in (0, 1)}]
    allowed = refused = 0
    while history.state.decision is not None and len(history.choices) < 110:
        texts = history.state.texts()
        history.choose(texts[mix(seed, len(history.choices)) % len(texts)])
        prints.append(history.state.fingerprint())
        knew.append({seat: known_names(history, seat) for seat in (0, 1)})
        if len(history.choices) % 4:
            continue
        for seat in (0, 1):
            copy = copy_of(history)
            try:
                undone = copy.undo(seat)
            except Refused:
                refused += 1
                continue
            allowed += 1
            start = len(history.choices) - undone
            assert copy.state.fingerprint() == prints[start]
            assert {choice.seat for choice in history.choices[start:]} == {"AB"[seat]}
            now, then = knew[-1][seat], knew[start][seat]
            assert {c: name for c, name in now.items() if then.get(c) != name} == {}
    assert allowed
    assert refused


def test_under_own_windows_a_pass_made_for_the_other_player_counts_as_an_answer() -> None:
    """Such a pass tells what the other player's hand does not hold."""
    history = begin(3, windows="own")
    keep(history)
    history.choose("play Basic G (blue)")
    with pytest.raises(Refused, match=ANSWERED):
        history.undo(0)

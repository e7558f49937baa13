"""Who knows which card, and the copy in which what a seat cannot know is dealt anew."""

from __future__ import annotations

from toy import BOARD, CODEC, HAND, PILE, PLACES, Play, answer, new, started

from cutin.kernel.agenda import run
from cutin.kernel.changes import blur, learn, move, show, shuffle
from cutin.kernel.knowledge import knows, redealt


def test_a_card_is_known_to_who_sees_where_it_lies() -> None:
    s = new()
    move(s, 0, HAND)
    assert knows(s, 0, 0) and not knows(s, 1, 0) and not knows(s, None, 0)
    move(s, 0, BOARD)
    assert all(knows(s, seat, 0) for seat in (0, 1, None))


def test_an_unseen_move_keeps_what_was_known() -> None:
    s = new()
    move(s, 0, BOARD)
    move(s, 0, HAND)
    assert knows(s, 0, 0) and knows(s, 1, 0) and not knows(s, None, 0)
    move(s, 0, PILE)
    assert knows(s, 1, 0)
    shuffle(s, PILE)
    assert not knows(s, 0, 0) and not knows(s, 1, 0)


def test_one_seat_alone_may_learn_a_card() -> None:
    s = new()
    learn(s, 2, 0b10)
    assert knows(s, 1, 2) and not knows(s, 0, 2)
    show(s, 2)
    assert knows(s, 0, 2)


def test_an_unseen_choice_makes_one_group_of_the_cards() -> None:
    s = new()
    for card in (0, 1, 2):
        move(s, card, HAND)
        learn(s, card, 0b10)
    move(s, 3, HAND)
    blur(s, 1, (0, 1))
    assert s.known[1][:4] == bytes((2, 2, 1, 0)) and s.known[0][:4] == bytes((1, 1, 1, 1))
    assert not knows(s, 1, 0) and knows(s, 1, 2)
    learn(s, 8, 0b10)
    blur(s, 1, (2, 8))
    assert s.known[1][2] == s.known[1][8] == 3
    blur(s, 1, (0, 2))  # groups that meet are one
    assert [s.known[1][c] for c in (0, 1, 2, 8)] == [4, 4, 4, 4]
    blur(s, 1, (8, 9))  # one of which nothing was known could be any of them
    assert not any(s.known[1])
    blur(s, 1, (4, 5))  # nothing was known of them: there is nothing to forget
    assert s.known[1][4] == s.known[1][5] == 0


def test_who_does_not_see_which_card_left_a_hand_cannot_tell_the_rest() -> None:
    s = new()
    for card in (0, 1):
        move(s, card, BOARD)
        move(s, card, HAND)
    assert knows(s, 1, 0) and knows(s, 1, 1)
    move(s, 0, PILE)
    assert s.known[1][0] == s.known[1][1] == 2 and knows(s, 0, 0)
    move(s, 3, HAND)
    move(s, 3, PILE)
    assert not any(s.known[1])


def test_the_first_and_the_last_of_a_pile_can_be_told() -> None:
    s = new()
    for card in (0, 2, 5):
        learn(s, card, 0b10)
    move(s, 0, HAND)
    move(s, 5, HAND)
    assert knows(s, 1, 0) and knows(s, 1, 5) and knows(s, 1, 2)
    move(s, 3, HAND)
    assert not knows(s, 1, 2) and s.known[1][5] == 1


def test_dealing_anew_keeps_what_the_seat_knows_and_each_group_within_itself() -> None:
    s = new()
    for card in (0, 1, 2):
        move(s, card, HAND)
        learn(s, card, 0b10)
    blur(s, 1, (0, 1))
    seen = set()
    for chance in range(30):
        dealt = redealt(s, 1, chance)
        assert dealt.kinds[2] == 2
        assert {dealt.kinds[0], dealt.kinds[1]} == {0, 1}
        assert sorted(dealt.kinds[:6]) == [0, 1, 2, 3, 4, 5] and sorted(dealt.kinds[6:]) == [0, 1, 2, 3, 4, 5]
        seen.add(dealt.kinds)
    assert len(seen) > 20 and s.kinds == tuple(range(6)) * 2


def test_dealing_anew_has_chance_of_its_own_and_a_second_time_looks_like_the_first() -> None:
    s = new(seed=99)
    dealt = redealt(s, 0, 5)
    assert dealt.seed == 5 and s.seed == 99 and s.rolls == 0
    assert CODEC.to_bytes(redealt(dealt, 0, 5)) == CODEC.to_bytes(dealt)
    assert redealt(s, 0, 6).kinds != dealt.kinds


def test_the_question_to_another_seat_is_put_anew() -> None:
    s = new(Play(player=0))
    move(s, 0, HAND)
    move(s, 1, HAND)
    run(s)
    dealt = redealt(s, 1, 4)
    assert dealt.decision is not s.decision
    assert dealt.decision is not None and dealt.decision.options == (-1, 0, 1)
    assert redealt(s, 0, 4).decision is s.decision


def test_a_player_may_play_on_a_copy() -> None:
    s = started(Play(player=0))
    dealt = redealt(s, 0, 1)
    answer(dealt, -1)
    assert dealt.decision is None and s.decision is not None
    assert s.zones[PLACES + PILE] == dealt.zones[PLACES + PILE]

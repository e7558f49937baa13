"""A state as bytes: everything comes back, at any question, and what is no saved state is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from toy import BOARD, CODEC, HAND, Choose, Loop, Play, Rules, Straight, answer, new, started

from cutin.kernel.agenda import park, run
from cutin.kernel.changes import activate, learn, move, put_under, set_card, wait
from cutin.kernel.saving import SaveError, fingerprint
from cutin.kernel.state import Doom, Item, Lasting, Mark, State

FIELDS = [
    "kinds",
    "owners",
    "cards",
    "zones",
    "where",
    "agenda",
    "parked",
    "chain",
    "ready",
    "pending",
    "table",
    "known",
    "seed",
    "rolls",
    "serial",
    "lost",
    "result",
]


def full() -> State:
    """A state in which every part holds something."""
    s = new(Straight(step=1, player=0), Choose(player=1, wanted=1), Loop(), Choose(player=0))
    park(s, 1, 17)
    for card in (0, 1, 6):
        move(s, card, BOARD)
    put_under(s, 1, 0)
    change = (3, ("x", (1, (2, 3))), -5)
    set_card(
        s, 0, "all", damage=3, doom=Doom(1, 0), marks=(Mark("m", 2, 1),), used=(1 << 60,), flags=9,
        lasting=(Lasting(change, 1, 0, 4),),
    )  # fmt: skip
    move(s, 2, HAND)
    learn(s, 7, 0b10)
    activate(s, Item(90, 1, 0, 0, 1, 1 << 62, targets=(((0, 1), (-2, 3)), ()), memo=((1, "size", 4),)))
    wait(s, Item(91, 2, 1, -1, 0, 0, event=(1, -2), chosen=((3, 0),), rule="T-1"))
    run(s)
    return s


def test_every_part_comes_back() -> None:
    s = full()
    data = CODEC.to_bytes(s)
    loaded = s.rules.load(data)
    for name in FIELDS:
        assert getattr(loaded, name) == getattr(s, name), name
    assert CODEC.to_bytes(loaded) == data
    assert repr(loaded.decision) == repr(s.decision)
    assert loaded.cards[0].lasting[0].change == (3, ("x", (1, (2, 3))), -5)


def test_equal_states_give_equal_bytes_whatever_else_the_rules_know() -> None:
    rules = Rules()
    rules.defs.reverse()
    loaded = rules.load(CODEC.to_bytes(full()))
    assert CODEC.to_bytes(loaded) == CODEC.to_bytes(full())
    assert loaded.kinds[0] == 5


@pytest.mark.parametrize("choices", [(1,), (2,), (3,)])
def test_a_loaded_game_plays_on_to_the_same_end(choices: tuple[int, ...]) -> None:
    def open_options(s: Any) -> tuple[int, ...]:
        return s.decision.options if s.decision is not None else ()

    one = started(Straight(), Choose(player=0, wanted=3))
    other = one.rules.load(CODEC.to_bytes(one))
    for value in choices:
        answer(one, value)
        answer(other, value)
        other = other.rules.load(CODEC.to_bytes(other))
        assert CODEC.to_bytes(one) == CODEC.to_bytes(other) and open_options(one) == open_options(other)
    while open_options(one):
        value = open_options(one)[-1]
        answer(one, value)
        answer(other, value)
    assert one.table.log == other.table.log and other.decision is None


def test_a_finished_game_has_its_result() -> None:
    s = new(Play(player=1))
    move(s, 8, 4)
    run(s)
    answer(s, 8)
    loaded = s.rules.load(CODEC.to_bytes(s))
    assert loaded.result == s.result and loaded.decision is None


@pytest.mark.parametrize("data", [b"", b"\x00", b"nonsense", b"\x91\x01"])
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(SaveError):
        Rules().load(data)


def test_a_save_cut_off_or_of_another_game_is_refused() -> None:
    data = CODEC.to_bytes(full())
    for end in range(0, len(data) - 1, 7):
        with pytest.raises(SaveError):
            Rules().load(data[:end])
    other = Rules()
    other.game = "another"
    with pytest.raises(SaveError, match="another"):
        other.load(data)


def test_a_save_that_does_not_say_where_every_card_is_is_refused() -> None:
    whole = msgspec.msgpack.decode(CODEC.to_bytes(full()))
    cards = next(i for i, part in enumerate(whole) if isinstance(part, list) and None in part)
    whole[cards].pop()
    with pytest.raises(SaveError, match="every card"):
        Rules().load(msgspec.msgpack.encode(whole))


@pytest.mark.parametrize("wrong", ["a card under itself", "a circle", "a host that says nothing of it"])
def test_a_save_whose_cards_do_not_agree_which_lies_under_which_is_refused(wrong: str) -> None:
    s = new()
    for card in (0, 1, 2):
        move(s, card, BOARD)
    links = {
        "a card under itself": {0: {"host": 0, "under": (0,)}},
        "a circle": {0: {"host": 1, "under": (1,)}, 1: {"host": 0, "under": (0,)}},
        "a host that says nothing of it": {0: {"host": 1}},
    }
    for card, link in links[wrong].items():
        set_card(s, card, "set wrongly", **link)
    with pytest.raises(SaveError, match="under"):
        Rules().load(CODEC.to_bytes(s))


def test_a_text_that_is_no_longer_the_same_is_refused_by_the_name_of_its_card() -> None:
    data = CODEC.to_bytes(full())
    with pytest.raises(SaveError, match="Ant"):
        Rules(digest="changed").load(data)


def test_a_fingerprint_names_a_state() -> None:
    s = full()
    name = fingerprint(CODEC.to_bytes(s))
    assert len(name) == 16 and int(name, 16) >= 0
    move(s, 3, HAND)
    assert fingerprint(CODEC.to_bytes(s)) != name


def test_a_state_can_be_taken_up_again_exactly_for_undo() -> None:
    """Undo keeps clones: what is chosen again after going back gives the same state, chance included."""
    s = started(Choose(player=0, wanted=3))
    kept = s.clone()
    answer(s, 2)
    first = CODEC.to_bytes(s)
    back = kept.clone()
    answer(back, 2)
    assert CODEC.to_bytes(back) == first
    assert kept.decision is not None and kept.decision.options == (1, 2, 3)

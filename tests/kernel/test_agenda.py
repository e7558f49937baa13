"""Procedures of numbered steps: their order, repeating, going on elsewhere, pushing, parking, asking."""

from __future__ import annotations

import pytest
from toy import BOARD, Choose, Loop, Play, Straight, answer, new, started

from cutin.kernel.agenda import Step, amend, at, newest_mark, park, push, resume, run
from cutin.kernel.changes import move


def test_steps_run_in_their_order() -> None:
    s = started(Straight())
    assert s.table.log == ("first", "second", "third")
    assert s.agenda == [] and s.decision is None


def test_a_pushed_procedure_runs_before_the_present_one_goes_on() -> None:
    s = started(Straight(inner=True))
    assert s.table.log == ("first", "second", "first", "second", "third", "third")


def test_the_last_procedure_of_the_agenda_runs_first() -> None:
    assert started(Straight(), Loop()).table.log[0] == "time 0"


def test_a_step_repeats_goes_back_and_ends_the_procedure() -> None:
    s = started(Loop())
    assert s.table.log == ("time 0", "time 1", "time 2") * 2 + ("end",)


def test_a_step_is_found_by_its_name_and_knows_its_rule() -> None:
    assert at(Loop, "end") == 3
    with pytest.raises(LookupError):
        at(Loop, "nowhere")
    found = Loop.steps[3]
    assert isinstance(found, Step) and found.rule == "T-2.4" and "end" in repr(found)


def test_a_question_stops_the_game_and_the_answer_goes_on() -> None:
    s = started(Choose(player=1))
    assert s.decision is not None
    assert (s.decision.seat, s.decision.question, s.decision.rule) == (1, "number", "T-3.1")
    assert s.decision.options == (1, 2, 3)
    answer(s, 2)
    assert s.decision.options == (1, 3)
    answer(s, 1)
    assert s.decision is None and s.table.log == ("B 2", "B 1", "chosen")


def test_a_question_with_nothing_to_ask_is_passed_over() -> None:
    assert started(Choose(player=0, skip=True)).table.log == ("chosen",)


def test_one_mandatory_option_is_taken_without_stopping_and_kept() -> None:
    s = started(Choose(player=0, wanted=3))
    answer(s, 3)
    assert s.forced == ()
    answer(s, 1)
    assert s.decision is None and s.table.log == ("A 3", "A 1", "A 2", "chosen")
    [(decision, option)] = s.forced
    assert decision.options == (2,) and option == 2


def test_one_option_is_asked_where_it_is_not_forced() -> None:
    s = started(Choose(player=0, wanted=1, numbers=(5,), forced=False))
    assert s.decision is not None and s.decision.options == (5,)
    answer(s, 5)
    assert s.table.log == ("A 5", "chosen")


def test_the_frame_that_asks_stands_at_its_step() -> None:
    s = started(Straight(), Choose(player=0))
    assert [type(frame) for frame in s.agenda] == [Straight, Choose]
    assert s.agenda[-1].step == 0
    answer(s, 1)
    answer(s, 2)
    assert s.table.log[-4:] == ("chosen", "first", "second", "third")


def test_parked_procedures_wait_under_their_mark() -> None:
    s = new(Straight(), Choose(player=0), Loop())
    park(s, 0, 41)
    assert s.agenda == [Straight()] and newest_mark(s) == 41
    push(s, Choose(player=1, wanted=1))
    park(s, 0, 42)
    assert newest_mark(s) == 42
    resume(s)
    assert s.agenda == [Straight(), Choose(player=1, wanted=1)] and newest_mark(s) == 41
    run(s)
    answer(s, 3)
    assert s.decision is None and s.table.log == ("B 3", "chosen", "first", "second", "third")
    resume(s)
    assert newest_mark(s) is None and s.parked == ()
    run(s)
    assert s.table.log[5:] == ("time 0", "time 1", "time 2") * 2 + ("end",)
    assert s.decision is not None and s.decision.seat == 0


def test_what_is_parked_can_be_older_than_what_is_parked_already() -> None:
    s = new(Straight(), Choose(player=0))
    push(s, Loop())
    park(s, 1, 41)
    park(s, 0, 40, under=1)
    assert [mark for mark, _frames in s.parked] == [40, 41]
    resume(s)
    assert s.agenda == [Straight(), Loop()] and newest_mark(s) == 40
    resume(s)
    assert s.agenda == [Straight(), Loop(), Choose(player=0)] and s.parked == ()


def test_amending_replaces_the_frame_and_leaves_the_old_one() -> None:
    old = Choose(player=0)
    s = new(old)
    clone = s.clone()
    assert amend(s, 0, wanted=9) == Choose(player=0, wanted=9) == s.agenda[0]
    assert clone.agenda == [old] == [Choose(player=0)]


def test_a_game_that_is_lost_ends_after_the_running_step() -> None:
    s = new(Straight(), Play(player=1))
    move(s, 8, 4)
    run(s)
    answer(s, 8)
    assert s.result.winner == 1 and s.decision is None and s.agenda == []
    assert s.table.log == ()


def test_what_has_changed_takes_hold_before_a_procedure_ends() -> None:
    s = new(Play(player=0))
    move(s, 0, 2)
    assert s.stale
    run(s)
    answer(s, -1)
    assert not s.stale and s.rules.refreshed


def test_a_cited_step_is_an_event_with_its_rule() -> None:
    s = new(Straight(player=1, source=3))
    move(s, 3, BOARD)
    events: list = []
    s.listener = events
    run(s)
    assert [(e.kind, e.rule) for e in events] == [
        ("noted", "T-1.1"),
        ("noted", "T-1.2"),
        ("step", "T-1.2"),
        ("noted", "T-1.3"),
    ]
    assert {e.cause for e in events} == {(e.rule, 3, 1) for e in events}

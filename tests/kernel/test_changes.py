"""The one door: what each change writes, what it makes stale, and which event it makes."""

from __future__ import annotations

from typing import Any

from toy import BOARD, HAND, PILE, PLACES, Straight, new

from cutin.kernel import changes
from cutin.kernel.depends import ALWAYS, OWN, PILES, Matters
from cutin.kernel.knowledge import knows
from cutin.kernel.records import replace
from cutin.kernel.state import Item, Mark


def heard(s: Any) -> list[Any]:
    events: list[Any] = []
    s.listener = events
    return events


def test_moving_takes_out_of_one_zone_and_puts_into_another() -> None:
    s = new()
    events = heard(s)
    changes.move(s, 2, HAND, rule="T-9.1")
    assert s.zones[PILE] == (0, 1, 3, 4, 5) and s.zones[HAND] == (2,) and s.where[2] == HAND
    changes.move(s, 0, HAND, 0)
    changes.move(s, 5, HAND, 1)
    assert s.zones[HAND] == (0, 5, 2)
    event = events[0]
    assert (event.kind, event.rule, event.cards, event.knows) == ("move", "T-9.1", (2,), 0b01)
    assert event.data == {"to": HAND, "origin": PILE, "index": None}


def test_a_card_has_a_condition_only_where_cards_have_one() -> None:
    s = new()
    changes.move(s, 0, BOARD)
    first = s.cards[0]
    assert first is not None and s.stale
    changes.set_card(s, 0, "damage", damage=2)
    changes.move(s, 0, PLACES + BOARD)
    assert s.cards[0] is not None and s.cards[0].damage == 2 and s.cards[0].entry == first.entry
    changes.move(s, 0, HAND)
    assert s.cards[0] is None
    changes.move(s, 0, BOARD)
    assert s.cards[0].entry > first.entry and s.cards[0].damage == 0


def test_set_cards_lie_with_their_host_and_out_of_the_order_of_its_zone() -> None:
    s = new()
    changes.move(s, 0, BOARD)
    changes.set_card(s, 0, "rolled", rolled=True)
    changes.move(s, 1, HAND)
    changes.put_under(s, 1, 0)
    assert s.zones[BOARD] == (0,) and s.zones[HAND] == () and s.where[1] == BOARD
    assert s.cards[0].under == (1,) and s.cards[1].host == 0 and s.cards[1].rolled
    assert all(known[1] == 1 for known in s.known)
    changes.take_from_under(s, 1)
    assert s.zones[BOARD] == (0, 1) and s.cards[0].under == () and s.cards[1].host == -1


def test_a_set_card_can_change_its_host() -> None:
    s = new()
    for card in (0, 1, 2):
        changes.move(s, card, BOARD)
    changes.put_under(s, 2, 0)
    changes.put_under(s, 2, 1)
    assert s.cards[0].under == () and s.cards[1].under == (2,) and s.cards[2].host == 1


def test_only_what_it_depends_on_makes_stale_what_is_in_force() -> None:
    s = new()
    changes.move(s, 0, BOARD)
    s.stale = False
    changes.set_card(s, 0, "rolled", rolled=True)
    assert not s.stale
    changes.set_card(s, 0, "damage", damage=1)
    assert s.stale
    s.stale = False
    s.values.depends |= OWN
    changes.set_card(s, 0, "rolled", rolled=True)
    assert not s.stale  # it is as it was
    changes.set_card(s, 0, "rolled", rolled=False)
    assert s.stale


def test_a_fact_of_the_table_makes_stale_what_depends_on_it_if_it_is_named_and_another_now() -> None:
    for put in (changes.put_table, changes.put_moment):
        s = new()
        s.rules.matters = Matters({"log": OWN})
        s.values.depends = ALWAYS
        s.stale = False
        put(s, replace(s.table, log=("x",)), "log")
        assert s.table.log == ("x",) and not s.stale
        s.values.depends = ALWAYS | OWN
        put(s, replace(s.table, log=("x",)), "log")
        assert not s.stale  # it is as it was
        put(s, replace(s.table, log=("y",)), "log")
        assert s.stale


def test_what_was_found_possible_outlasts_a_change_of_the_moment_alone() -> None:
    s = new()
    s.stale = False
    s.asked = {1: 2}
    changes.put_moment(s, replace(s.table, log=("x",)))
    changes.set_moment(s, log=("y",))
    assert s.asked == {1: 2}
    changes.put_table(s, replace(s.table, log=("z",)))
    assert s.asked is None


def test_what_depends_on_piles_is_stale_after_a_move_from_one_to_another() -> None:
    s = new()
    s.stale = False
    changes.move(s, 0, HAND)
    assert not s.stale
    s.values.depends |= PILES
    changes.move(s, 1, HAND)
    assert s.stale


def test_a_made_card_is_known_to_all_and_has_its_owner() -> None:
    s = new()
    card = changes.create(s, 3, 1, BOARD)
    assert card == 12 and s.kinds[card] == 3 and s.owners[card] == 1 and s.zones[BOARD] == (card,)
    assert s.cards[card] is not None and all(known[card] == 1 for known in s.known)


def test_shuffling_gives_new_identities_that_nobody_knows() -> None:
    s = new()
    changes.learn(s, 3, 0b11)
    kinds = s.kinds[:6]
    changes.reorder(s, PILE, (5, 4, 3, 2, 1, 0))
    changes.shuffle(s, PILE)
    assert s.zones[PILE] == (0, 1, 2, 3, 4, 5)
    assert s.kinds[:6] != kinds and sorted(s.kinds[:6]) == sorted(kinds)
    assert s.known == (bytes(12), bytes(12))


def test_effects_wait_are_ready_and_activated() -> None:
    s = new()
    events = heard(s)
    item = Item(changes.next_serial(s), 1, 0, 4, 0, 0, rule="T-9.2")
    changes.wait(s, item)
    changes.make_ready(s, item)
    changes.activate(s, item)
    assert s.pending == s.ready == s.chain == (item,)
    assert [(e.kind, e.rule, e.cards) for e in events] == [
        ("waits", "T-9.2", (4,)),
        ("triggers", "T-9.2", (4,)),
        ("activate", "T-9.2", (4,)),
    ]
    changes.set_waiting(s, pending=(), chain=())
    assert s.pending == s.chain == () and s.ready == (item,)


def test_the_last_card_that_leaves_a_zone_of_life_loses() -> None:
    s = new(cards=1)
    s.rules.life = (0, -1, -1, 1, -1, -1)
    changes.move(s, 1, PLACES + HAND)
    assert s.lost == 0b10


def test_an_event_bears_the_running_step_and_frame_as_its_cause() -> None:
    s = new(Straight(player=1, source=5))
    changes.move(s, 5, BOARD)
    events = heard(s)
    s.running = "T-1.2"
    changes.set_table(s, log=("x",))
    changes.cite(s, "T-8.8", 5)
    changes.emit(s, "thing", data=3)
    assert [(e.kind, e.rule, e.cause) for e in events] == [
        ("rule", "T-8.8", ("T-1.2", 5, 1)),
        ("thing", "T-1.2", ("T-1.2", 5, 1)),
    ]


def test_an_event_does_not_speak_of_a_card_to_who_does_not_know_it() -> None:
    s = new(Straight(player=1, source=5))
    changes.move(s, 5, HAND)
    events = heard(s)
    s.running = "T-1.2"
    changes.cite(s, "T-8.8", 5)
    assert [(e.cards, e.knows, e.cause) for e in events] == [((5,), 0b01, ("T-1.2", -1, 1))]


def test_changes_never_write_into_what_a_clone_holds() -> None:
    s = new()
    changes.move(s, 0, BOARD)
    clone = s.clone()
    before = (clone.zones[:], clone.cards[:], clone.where[:], clone.kinds, clone.known, clone.table)
    changes.set_card(s, 0, "marks", marks=(Mark("x", 1, 0),))
    changes.move(s, 3, HAND)
    changes.put_under(s, 4, 0)
    changes.create(s, 1, 0, BOARD)
    changes.shuffle(s, PLACES + PILE)
    changes.learn(s, 7, 3)
    changes.set_table(s, log=("x",))
    assert before == (clone.zones, clone.cards, clone.where, clone.kinds, clone.known, clone.table)
    assert s.zones is not clone.zones and s.cards is not clone.cards and s.where is not clone.where


def test_what_comes_to_lie_face_down_is_seen_by_nobody() -> None:
    s = new()
    events = heard(s)
    changes.move(s, 0, BOARD, face_down=True)
    assert [known[0] for known in s.known] == [0, 0] and events[-1].knows == 0
    assert not knows(s, None, 0) and not knows(s, 1, 0)
    changes.move(s, 0, PLACES + BOARD)
    assert knows(s, None, 0) and knows(s, 1, 0)
    changes.put_under(s, 1, 0, face_down=True)
    assert [known[1] for known in s.known] == [0, 0] and events[-1].knows == 0
    changes.move(s, 2, HAND)
    changes.put_under(s, 2, 0, face_down=True)
    assert knows(s, 0, 2) and not knows(s, 1, 2) and not knows(s, None, 2)


def test_what_all_have_seen_is_still_known_face_down() -> None:
    s = new()
    changes.move(s, 0, BOARD)
    changes.move(s, 0, PLACES + BOARD, face_down=True)
    assert knows(s, None, 0) and knows(s, 1, 0)

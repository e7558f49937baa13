"""Chapter 1.8: nodes and cost."""

from __future__ import annotations

import pytest
from vision_scenes import Scene, scene

CARDS = {
    "Cirno": "Character 3/2 node 2 cost 1",
    "Bolt": "Command node 0 cost 1",
    "Storm": "Command node 0 cost 2",
    "Flood": "Command node 0 cost 3",
    "Free": "Command node 3 cost 0",
}


def nodes(x: Scene, seat: str) -> tuple[int, int]:
    shown = x.player(seat)["nodes"]
    return shown["active"], shown["asleep"]


def test_w_34_nodes_do_not_become_active_in_the_active_phase() -> None:
    x = scene(CARDS, a={"nodes": ["Bolt asleep"], "field": ["Cirno asleep"]}, phase="active", begins=True)
    x.pass_until("main", "A")
    assert nodes(x, "A") == (0, 1)
    assert not x.shown("Cirno")["asleep"]


def test_w_35_a_node_is_set_active_and_cannot_be_answered() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, b={"hand": ["Free"], "nodes": 3})
    x.do("set node Bolt")
    assert nodes(x, "A") == (1, 0)
    # B, who could have answered a play, has not been asked.
    assert x.seat == "A" or x.s.view(None)["interference"] == []


def test_w_35_once_a_turn() -> None:
    x = scene(CARDS, a={"hand": ["Bolt", "Cirno"]}, windows="all")
    x.do("set node Bolt")
    assert "set node Cirno" not in x.texts()
    assert x.refusals("set node Cirno") == ["VIS-W.35"]
    x.pass_until("main", "B").pass_until("main", "A")
    assert "set node Cirno" in x.texts()


@pytest.mark.parametrize("phase", ["active", "maintenance", "draw", "discard"])
def test_w_35_only_in_the_main_phase(phase: str) -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, phase=phase, windows="all")
    assert x.refusals("set node Bolt") == ["VIS-W.35"]


def test_w_35_not_in_the_opponents_turn() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, player="B", windows="all")
    x.do("pass")
    assert x.seat == "A" and x.refusals("set node Bolt") == ["VIS-W.35"]


def test_w_35_not_while_an_interference_is_in_progress() -> None:
    x = scene(CARDS, a={"hand": ["Bolt", "Bolt"], "nodes": 2}, windows="all")
    x.do("play Bolt", "pass")
    assert x.seat == "A" and x.refusals("set node Bolt") == ["VIS-W.35"]


def test_w_36_required_nodes_count_active_and_sleeping_ones() -> None:
    x = scene(CARDS, a={"hand": ["Free"], "nodes": ["Bolt", "Bolt asleep", "Bolt asleep"]})
    assert "play Free" in x.texts()
    y = scene(CARDS, a={"hand": ["Free"], "nodes": ["Bolt", "Bolt asleep"]})
    assert y.refusals("play Free") == ["VIS-5.2.2.c"]


def test_w_36_nothing_is_spent_for_required_nodes() -> None:
    x = scene(CARDS, a={"hand": ["Free"], "nodes": 3}, windows="all")
    x.do("play Free")
    assert nodes(x, "A") == (3, 0)


def test_w_36_paying_may_lower_the_number_of_nodes() -> None:
    cards = {**CARDS, "Steep": "Command node 2 cost 2"}
    x = scene(cards, a={"hand": ["Steep"], "nodes": ["Bolt asleep", "Bolt asleep"]}, windows="all")
    x.do("play Steep")
    assert nodes(x, "A") == (0, 0)
    assert [item["card"] for item in x.s.view(0)["interference"]] == ["Steep"]
    x.both_pass()
    assert x.names("A", "underworld")[0] == "Steep"


def test_w_4_an_active_node_is_put_to_sleep() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"], "nodes": ["Cirno"]}, windows="all")
    x.do("play Bolt")
    assert nodes(x, "A") == (0, 1)
    assert x.names("A", "underworld") == []


def test_w_4_a_sleeping_node_goes_to_the_underworld() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"], "nodes": ["Cirno asleep"]}, windows="all")
    x.do("play Bolt")
    assert nodes(x, "A") == (0, 0)
    assert x.names("A", "underworld") == ["Cirno"]


def test_w_4_an_active_node_is_worth_two_and_a_sleeping_one_one() -> None:
    x = scene(CARDS, a={"hand": ["Flood"], "nodes": ["Bolt", "Bolt asleep"]})
    assert "play Flood" in x.texts()
    y = scene(CARDS, a={"hand": ["Flood"], "nodes": ["Bolt"]})
    assert y.refusals("play Flood") == ["VIS-5.2.2.d"]
    z = scene(CARDS, a={"hand": ["Storm"], "nodes": ["Bolt"]}, windows="all")
    z.do("play Storm")
    assert nodes(z, "A") == (0, 0) and z.names("A", "underworld") == ["Bolt"]


@pytest.mark.parametrize(("how", "left"), [("sleep a node", (0, 3)), ("discard a node", (1, 1))])
def test_w_4_any_mix_may_be_used(how: str, left: tuple[int, int]) -> None:
    x = scene(CARDS, a={"hand": ["Storm"], "nodes": ["Bolt", "Bolt", "Bolt asleep"]}, windows="all")
    # Two sleeping nodes are not there: one has to go to sleep, which is not asked.
    x.do("play Storm", how)
    assert nodes(x, "A") == left


def test_w_4_exactly_what_it_costs_is_paid() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"], "nodes": 4}, windows="all")
    x.do("play Bolt")
    assert x.question == "answer" and nodes(x, "A") == (3, 1)


def test_w_4_each_answer_leaves_the_rest_payable() -> None:
    # 3 of the 4 that two active nodes are worth: both go to sleep, and one of them leaves.
    x = scene(CARDS, a={"hand": ["Flood"], "nodes": ["Cirno", "Storm"]}, windows="all")
    x.do("play Flood")
    assert x.texts() == ["discard node Cirno", "discard node Storm"]
    x.do("discard node Storm")
    assert nodes(x, "A") == (0, 1) and x.names("A", "underworld") == ["Storm"]


def test_w_4_what_no_rule_can_tell_apart_is_one_option() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"], "nodes": 5}, windows="all")
    x.do("play Bolt")
    # Five unknown active nodes: there is nothing to choose.
    assert x.question == "answer" and nodes(x, "A") == (4, 1)


def test_w_4_known_nodes_of_different_kinds_are_told_apart() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"], "nodes": ["Cirno", "Storm"]}, windows="all")
    x.do("play Bolt")
    assert x.texts() == ["sleep node Cirno", "sleep node Storm"]


def test_w_4_the_opponent_is_not_told_which_node_it_was() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"], "nodes": ["Cirno", "Storm"]}, windows="all")
    x.do("play Bolt", "sleep node Cirno")
    told = [event for event in x.events if event.knows >> 1 & 1]
    cirno = x.card("Cirno", "nodes")
    assert all("Cirno" not in str(event.data) and cirno not in event.cards for event in told)
    assert [node["name"] for node in x.player("A", 1)["nodes"]["cards"]] == [None, None]
    assert [node["name"] for node in x.player("A", 0)["nodes"]["cards"]] == ["Cirno", "Storm"]


def test_oq_21_who_knows_the_nodes() -> None:
    held = {"nodes": ["Cirno", "Bolt"]}
    for reading, known in (
        ("set_by_owner", (True, False)),
        ("owner", (True, False)),
        ("everybody", (True, True)),
    ):
        x = scene(CARDS, a=dict(held), nodes_known=reading)
        for viewer, sees in enumerate(known):
            names = [node["name"] for node in x.player("A", viewer)["nodes"]["cards"]]
            assert (names == ["Cirno", "Bolt"]) is sees


def test_oq_21_a_node_that_nobody_has_seen() -> None:
    x = scene(CARDS, a={"nodes": 1})
    assert x.player("A", 0)["nodes"]["cards"] == [{"name": None, "asleep": False}]
    y = scene(CARDS, a={"nodes": 1}, nodes_known="owner")
    assert y.player("A", 0)["nodes"]["cards"] == [{"name": "Filler", "asleep": False}]


def test_w_35_what_is_set_is_not_told_to_the_opponent() -> None:
    x = scene(CARDS, a={"hand": ["Cirno", "Bolt"]}, windows="all")
    x.do("set node Cirno")
    cirno = x.card("Cirno", "nodes")
    told = [event for event in x.events if event.knows >> 1 & 1]
    assert all("Cirno" not in str(event.data) and cirno not in event.cards for event in told)
    assert x.player("A", 0)["nodes"]["cards"][0]["name"] == "Cirno"


def test_2_4_4_a_dash_cannot_be_played() -> None:
    cards = {**CARDS, "Never": "Command node - cost -"}
    x = scene(cards, a={"hand": ["Never", "Bolt"], "nodes": 1})
    assert x.refusals("play Never") == ["VIS-2.4.4"]

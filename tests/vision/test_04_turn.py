"""Chapter 4: the turn and its phases."""

from __future__ import annotations

import pytest
from vision_scenes import PHASES, scene

CARDS = {
    "Cirno": "Character 3/2 node 0 cost 0",
    "Letty": "Character 5/5 node 0 cost 0",
    "Bolt": "Command node 0 cost 0",
    "Spark": "Spell node 0 cost 0",
}
NAMES = ("Active Phase", "Maintenance Phase", "Draw Phase", "Main Phase", "Discard Phase")


def test_4_1_1_the_phases_in_order() -> None:
    x = scene(CARDS, phase="active", begins=True, windows="all")
    seen = []
    for _ in range(5):
        seen.append(x.s.view(None)["phase"])
        x.both_pass()
    assert tuple(seen) == NAMES
    assert x.s.view(None)["turn_player"] == "B" and x.s.view(None)["phase"] == "Active Phase"


@pytest.mark.parametrize("phase", PHASES)
def test_4_1_2_the_turn_player_gets_priority_first_in_every_phase(phase: str) -> None:
    x = scene(CARDS, phase=phase, begins=True, windows="all")
    assert (x.seat, x.question) == ("A", "window")


@pytest.mark.parametrize("phase", PHASES)
def test_4_1_2_both_may_play_commands_in_every_phase(phase: str) -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, b={"hand": ["Bolt"]}, phase=phase, windows="all")
    assert "play Bolt" in x.texts()
    x.do("pass")
    assert x.seat == "B" and "play Bolt" in x.texts()


def test_4_1_2_active_phase_cards_on_the_field_become_active() -> None:
    x = scene(
        CARDS,
        a={"field": ["Cirno asleep", "Letty"]},
        b={"field": ["Letty asleep"]},
        phase="active",
        begins=True,
        windows="all",
    )
    shown = {player["name"]: [c["asleep"] for c in player["field"]] for player in x.s.view(None)["players"]}
    assert shown == {"A": [False, False], "B": [True]}


def test_4_1_2_fixed_effects_come_before_priority_and_cannot_be_answered() -> None:
    x = scene(CARDS, a={"deck": ["Bolt", "Cirno"]}, phase="draw", begins=True, windows="all")
    assert x.names("A", "hand") == ["Bolt"] and x.s.view(None)["interference"] == []


def test_4_1_2_the_first_player_does_not_draw_in_the_first_turn() -> None:
    x = scene(CARDS, a={"deck": ["Bolt"]}, phase="draw", begins=True, turn=1, windows="all")
    assert x.names("A", "hand") == []
    y = scene(CARDS, a={"deck": ["Bolt"]}, phase="draw", begins=True, turn=2, windows="all")
    assert y.names("A", "hand") == ["Bolt"]


def test_4_1_2_main_phase_what_the_turn_player_may_do() -> None:
    x = scene(CARDS, a={"hand": ["Cirno", "Spark"], "field": ["Letty"]})
    assert {"play Cirno", "play Spark", "set node Cirno", "attack with Letty"} <= set(x.texts())


def test_4_1_2_discard_phase_down_to_the_limit() -> None:
    hand = ["Cirno", "Cirno", "Letty", "Bolt", "Bolt", "Spark", "Spark", "Spark"]
    x = scene(CARDS, a={"hand": hand}, phase="discard", begins=True, windows="all")
    assert x.question == "choose" and x.texts() == ["Cirno", "Letty", "Bolt", "Spark"]
    x.do("Letty")
    # Two go together: the second stands behind the first.
    assert x.texts() == ["Bolt", "Spark"]
    assert x.names("A", "underworld") == []
    x.do("Spark")
    # They go together, and their owner says in which order they lie in the underworld.
    assert x.question == "underworld"
    x.do("Letty")
    assert sorted(x.names("A", "underworld")) == ["Letty", "Spark"]
    assert len(x.names("A", "hand")) == 6


def test_4_1_2_within_the_limit_nothing_is_discarded() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"] * 6}, phase="discard", begins=True, windows="all")
    assert x.question == "window" and len(x.names("A", "hand")) == 6


def test_oq_1_the_hand_limit_is_a_switch() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"] * 3}, phase="discard", begins=True, windows="all", hand_limit=2)
    assert len(x.names("A", "hand")) == 2


def test_w_13_no_normal_plays_outside_the_main_phase() -> None:
    x = scene(CARDS, a={"hand": ["Cirno", "Spark", "Bolt"], "field": ["Letty"]}, phase="draw")
    assert x.texts() == ["pass", "play Bolt"]


def test_w_41_1_damage_is_reset_at_the_end_of_the_turn() -> None:
    x = scene(
        CARDS,
        a={"field": ["Letty 3 damage"]},
        b={"field": ["Letty 2 damage"]},
        phase="discard",
        windows="all",
    )
    assert x.shown("Letty")["damage"] == 3
    x.both_pass()
    assert all("damage" not in c for player in x.s.view(None)["players"] for c in player["field"])


def test_w_41_5_the_next_players_turn() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, phase="discard", windows="all", turn=3)
    x.both_pass()
    assert (x.s.view(None)["turn"], x.s.view(None)["turn_player"]) == (4, "B")


def test_w_41_5_limits_of_a_turn_begin_anew() -> None:
    x = scene(CARDS, a={"hand": ["Cirno", "Letty"]}, windows="all")
    x.do("play Cirno").both_pass()
    assert x.refusals("play Letty") == ["VIS-5.4.1.d"]
    x.pass_until("main", "B").pass_until("main", "A")
    assert "play Letty" in x.texts()


# --- upkeep (VIS-W.52) -------------------------------------------------------------------------------

WITH_UPKEEP = {
    **CARDS,
    "Fog": "Spell node 0 cost 0 caster Cirno | World Charm | Upkeep (2)",
}


def upkeep(**side: object) -> object:
    return scene(WITH_UPKEEP, a={"field": ["Fog"], **side}, phase="maintenance", begins=True, windows="all")


def test_w_52_upkeep_is_paid_or_the_card_is_discarded() -> None:
    x = upkeep(nodes=1)
    assert x.question == "upkeep" and x.texts() == ["pay for Fog", "discard Fog"]
    x.do("discard Fog")
    assert x.names("A", "field") == [] and x.names("A", "underworld") == ["Fog"]
    y = upkeep(nodes=1)
    y.do("pay for Fog")
    assert y.names("A", "field") == ["Fog"] and y.player("A")["nodes"]["payable"] == 0


def test_w_52_without_the_nodes_it_is_discarded() -> None:
    x = upkeep(nodes=["Bolt asleep"])
    assert x.question == "window" and x.names("A", "underworld") == ["Fog"]


def test_w_52_a_spell_whose_caster_is_there_may_ignore_it() -> None:
    x = upkeep(nodes=1)
    x = scene(WITH_UPKEEP, a={"field": ["Fog", "Cirno"]}, phase="maintenance", begins=True, windows="all")
    assert x.texts() == ["let the caster keep Fog", "discard Fog"]
    x.do("let the caster keep Fog")
    assert x.names("A", "field") == ["Fog", "Cirno"] and x.cited("VIS-W.52")


def test_w_52_only_in_the_own_maintenance_phase() -> None:
    x = scene(WITH_UPKEEP, b={"field": ["Fog"]}, phase="maintenance", begins=True, windows="all")
    assert x.question == "window" and x.names("B", "field") == ["Fog"]

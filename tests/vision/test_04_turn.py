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


# --- what waits for the turn (VIS-W.40, W.41), and effects that end it (VIS-4.10) -----------------------

TIMED = {
    **CARDS,
    "Dawn": "Character 1/9 | (auto gamma): at the start of the own turn, draw 1 card",
    "Noon": "Character 1/9 | (auto gamma): at the start of the Main Phase, draw 1 card",
    "Dusk": "Character 1/9 | (auto gamma): at the end of the turn, draw 1 card",
    "Sunset": "Character 1/9 | (auto gamma): at the end of the Main Phase, draw 1 card",
    "Shield": "Command node 0 cost 0 | (play): 1 character gets +0/+3 until end of turn",
    "Wither": "Command node 0 cost 0 | (play): 1 character gets -0/-3 until end of turn",
    "Later": "Command node 0 cost 0 | (play): at the end of the turn, draw 1 card",
    "Stop": "Command node 0 cost 0 | (play): end the turn",
    "Halt": "Command node 0 cost 0 | (play): end the phase",
    "Draw": "Command node 0 cost 0 | (play): draw 1 card",
    "Echo": "Command node 0 cost 0 | (play): at the end of the interference, draw 1 card",
    "Calm": "Command node 0 cost 0 | (play): skip the Draw Phase of this turn",
    "Ice": (
        "Spell node 0 cost 0 | World Charm "
        "| (auto alpha): all own characters do not become active in the Active Phase"
    ),
}


def hand(x: object, seat: str = "A") -> int:
    return len(x.names(seat, "hand"))  # type: ignore[attr-defined]  # a Scene


def test_w_40_effects_of_the_start_of_the_turn_without_priority() -> None:
    x = scene(TIMED, b={"field": ["Dawn"]}, phase="discard", windows="all")
    x.both_pass()
    # The turn of B has begun: its effect has been resolved before anybody has priority.
    assert hand(x, "B") == 1 and x.s.view(None)["phase"] == "Active Phase" and x.cited("VIS-W.40")


def test_4_1_2_effects_of_the_start_of_a_phase_come_before_priority() -> None:
    x = scene(TIMED, a={"field": ["Noon"]}, phase="draw", windows="all")
    x.both_pass()
    assert hand(x) == 1 and (x.s.view(None)["phase"], x.seat) == ("Main Phase", "A")


def test_4_1_2_effects_of_the_end_of_a_phase_come_when_both_have_passed() -> None:
    x = scene(TIMED, a={"field": ["Sunset"]}, windows="all")
    assert hand(x) == 0
    x.both_pass()
    assert hand(x) == 1 and x.s.view(None)["phase"] == "Discard Phase"


def test_w_41_1_and_2_damage_goes_before_what_raises_endurance() -> None:
    x = scene(TIMED, a={"hand": ["Shield"], "field": ["Cirno"]}, phase="discard", windows="all")
    x.do("play Shield").both_pass()
    card = x.card("Cirno")
    assert x.shown("Cirno")["endurance"] == 5
    # 4 damage, more than the printed endurance: it lives on until the end of the turn, and over it.
    from cutin.kernel.changes import set_card

    set_card(x.s, card, "damage", damage=4)
    x.both_pass()
    assert x.shown("Cirno")["endurance"] == 2 and "damage" not in x.shown("Cirno")


def test_w_41_3_effects_at_the_end_of_the_turn() -> None:
    x = scene(TIMED, a={"hand": ["Later"], "field": ["Dusk"]}, windows="all")
    x.do("play Later").both_pass()
    assert hand(x) == 0
    x.pass_until("active", "B")
    # What was played and what lies on the field: both have drawn.
    assert hand(x) == 2


def test_w_41_3_they_come_after_until_end_of_turn_has_ended() -> None:
    cards = {
        **TIMED,
        "Judge": (
            "Character 1/9 | (auto gamma): at the end of the turn, "
            "if the attack of this character is 1 or less, draw 1 card"
        ),
        "Fist": "Command node 0 cost 0 | (play): 1 character gets +2/+0 until end of turn",
    }
    x = scene(cards, a={"hand": ["Fist"], "field": ["Judge"]}, windows="all")
    x.do("play Fist").both_pass()
    assert x.shown("Judge")["attack"] == 3
    x.pass_until("active", "B")
    assert hand(x) == 1


def test_w_41_4_what_step_3_has_made_until_end_of_turn_is_for_this_turn() -> None:
    cards = {
        **TIMED,
        "Bell": (
            "Character 1/9 | (auto gamma): at the end of the own turn, "
            "this character gets +1/+0 until end of turn; "
            "then this character gets +2/+0 until the end of the next turn"
        ),
    }
    x = scene(cards, a={"field": ["Bell"]}, windows="all")
    x.pass_until("active", "B")
    assert x.shown("Bell")["attack"] == 3
    x.pass_until("active", "A")
    assert x.shown("Bell")["attack"] == 1


def test_1_12_8_c_what_waits_for_the_end_of_the_interference() -> None:
    x = scene(TIMED, a={"hand": ["Echo"]}, b={"hand": ["Bolt"]}, windows="all")
    x.do("play Echo", "play Bolt").both_pass()
    drawn = [i for i, event in enumerate(x.events) if event.kind == "move" and event.data["to"] == 2]
    resolved = [i for i, event in enumerate(x.events) if event.kind == "resolves"]
    assert len(drawn) == 1 and drawn[0] > resolved[-1]


def test_4_10_1_a_the_phase_ends_when_the_interference_is_over() -> None:
    x = scene(TIMED, a={"hand": ["Draw"]}, b={"hand": ["Halt"]}, windows="all")
    x.do("play Draw", "play Halt").both_pass()
    # The rest of the interference has been resolved, and only then the phase has ended.
    assert hand(x) == 1 and x.s.view(None)["phase"] == "Discard Phase" and x.cited("VIS-4.10.1.a")


def test_4_10_2_a_the_turn_ends_when_the_interference_is_over() -> None:
    x = scene(TIMED, a={"hand": ["Draw"]}, b={"hand": ["Stop"]}, windows="all")
    x.do("play Draw", "play Stop").both_pass()
    assert hand(x) == 1 and x.s.view(None)["turn_player"] == "B" and x.cited("VIS-4.10.2.a")


def test_4_10_2_a_an_effect_outside_an_interference_ends_the_turn_at_once() -> None:
    cards = {**TIMED, "Curfew": "Character 1/9 | (auto gamma): at the start of the Main Phase, end the turn"}
    x = scene(cards, a={"field": ["Curfew"]}, phase="draw", windows="all")
    x.both_pass()
    assert (x.s.view(None)["turn_player"], x.s.view(None)["phase"]) == ("B", "Active Phase")


def test_w_27_a_skipped_draw_phase() -> None:
    x = scene(TIMED, a={"hand": ["Calm"], "deck": 5}, phase="maintenance", windows="all")
    x.do("play Calm").both_pass()
    x.both_pass()
    assert x.s.view(None)["phase"] == "Main Phase" and hand(x) == 0


def test_w_27_what_does_not_become_active() -> None:
    x = scene(TIMED, a={"field": ["Ice", "Letty asleep"]}, phase="active", begins=True, windows="all")
    assert x.shown("Letty")["asleep"]

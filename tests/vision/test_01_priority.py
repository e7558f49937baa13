"""Chapter 1.12: priority and interference."""

from __future__ import annotations

from vision_scenes import scene

CARDS = {
    "Cirno": "Character 3/2 node 0 cost 0",
    "Daiyousei": "Character 1/3 node 0 cost 0",
    "Bolt": "Command node 0 cost 0",
    "Letty": "Character 5/5 node 0 cost 0",
}


def test_1_12_2_what_can_be_done_with_priority() -> None:
    x = scene(CARDS, a={"hand": ["Cirno", "Bolt"], "field": ["Letty"]})
    assert x.seat == "A"
    assert x.texts() == [
        "pass",
        "set node Cirno",
        "set node Bolt",
        "play Cirno",
        "play Bolt",
        "attack with Letty",
    ]


def test_1_12_3_setting_a_node_keeps_priority() -> None:
    x = scene(CARDS, a={"hand": ["Cirno", "Bolt"]}, b={"hand": ["Bolt"]}, windows="all")
    x.do("set node Bolt")
    assert x.seat == "A" and x.question == "window"
    assert x.cited("VIS-1.12.3")


def test_1_12_3_after_a_play_priority_goes_to_the_other_player() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, b={"hand": ["Bolt"]}, windows="all")
    x.do("play Bolt")
    assert x.seat == "B" and x.question == "answer"
    x.do("play Bolt")
    assert x.seat == "A" and x.question == "answer"


def test_1_12_3_after_an_attack_priority_goes_to_the_other_player() -> None:
    x = scene(CARDS, a={"field": ["Letty"]}, windows="all")
    x.do("attack with Letty")
    assert x.seat == "B" and x.question == "answer"


def test_1_12_4_a_pass_gives_priority_to_the_next_player() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, b={"hand": ["Bolt"]})
    x.do("pass")
    assert x.seat == "B" and "play Bolt" in x.texts()


def test_1_12_6_a_a_play_starts_an_interference_and_a_node_does_not() -> None:
    x = scene(CARDS, a={"hand": ["Cirno", "Bolt"]}, windows="all")
    x.do("set node Cirno")
    assert x.s.view(0)["interference"] == []
    x.do("play Bolt")
    assert [item["card"] for item in x.s.view(0)["interference"]] == ["Bolt"]
    assert x.cited("VIS-1.12.6.a") == 1


def test_1_12_8_a_the_last_item_resolves_first() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, b={"hand": ["Bolt"]}, windows="all")
    x.do("play Bolt", "play Bolt").both_pass()
    order = [event.seat for event in x.events if event.kind == "resolves"]
    assert order == [1, 0]
    assert x.names("A", "underworld") == ["Bolt"] and x.names("B", "underworld") == ["Bolt"]


def test_1_12_8_b_an_attack_is_followed_by_the_battle() -> None:
    x = scene(CARDS, a={"field": ["Letty"], "hand": ["Bolt"]}, windows="all")
    x.do("attack with Letty", "pass", "play Bolt").both_pass()
    kinds = [event.kind for event in x.events]
    assert kinds.index("resolves") < kinds.index("battle")
    assert x.life("B") == 20


def test_w_5_two_passes_in_succession_end_the_phase() -> None:
    x = scene(CARDS, windows="all")
    x.both_pass()
    assert x.s.view(None)["phase"] == "Discard Phase"


def test_w_5_a_pass_before_an_action_does_not_count() -> None:
    x = scene(CARDS, a={"hand": ["Bolt", "Bolt"]}, b={"hand": ["Bolt"]}, windows="all")
    x.do("pass", "play Bolt", "pass")
    # B has priority: A has passed once only since the last action.
    assert x.seat == "B" and x.question == "answer"
    x.do("pass")
    assert x.names("B", "underworld") == ["Bolt"]


def test_w_5_two_passes_resolve_an_interference_and_do_not_end_the_phase() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, windows="all")
    x.do("play Bolt").both_pass()
    assert x.names("A", "underworld") == ["Bolt"]
    assert x.s.view(None)["phase"] == "Main Phase"


def test_w_6_nobody_adds_to_an_interference_that_resolves() -> None:
    x = scene(CARDS, a={"hand": ["Bolt", "Bolt"]}, b={"hand": ["Bolt", "Bolt"]}, windows="all")
    x.do("play Bolt", "play Bolt").both_pass()
    # Both are resolved without a window between them.
    assert [e.kind for e in x.events if e.kind in ("resolves", "pass")][-3:] == [
        "pass",
        "resolves",
        "resolves",
    ]


def test_w_6_the_turn_player_has_priority_afterwards() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, b={"hand": ["Bolt", "Bolt"]}, windows="all")
    x.do("pass", "play Bolt").both_pass()
    assert x.seat == "A" and x.question == "window"


def test_oq_19_priority_afterwards_for_who_has_started_it() -> None:
    x = scene(
        CARDS,
        b={"hand": ["Bolt", "Bolt"]},
        windows="all",
        order_after_interference="starter",
    )
    x.do("pass", "play Bolt").both_pass()
    assert x.seat == "B" and x.question == "window"


def test_w_7_cards_with_normal_timing_are_no_answer() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, b={"hand": ["Bolt", "Cirno"]}, windows="all")
    x.do("play Bolt")
    assert x.texts() == ["pass", "play Bolt"]


def test_w_9_nobody_answers_an_own_item_at_once() -> None:
    x = scene(CARDS, a={"hand": ["Bolt", "Bolt"]}, windows="all")
    x.do("play Bolt")
    assert x.seat == "B"
    x.do("pass")
    assert x.seat == "A" and "play Bolt" in x.texts()


def test_w_14_the_other_player_acts_first_only_after_a_pass() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, b={"hand": ["Bolt"]}, phase="draw")
    assert x.seat == "A"
    assert "VIS-1.12.2.b" in x.refusals("play Bolt", "B")
    x.do("pass")
    assert x.refusals("play Bolt", "B") == []


def test_1_12_1_1_12_2_b_without_priority_nothing_can_be_done() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, b={"hand": ["Bolt"]})
    assert x.refusals("play Bolt", "B") == ["VIS-1.12.2.b"]
    assert x.refusals("play Bolt", "A") == []


# --- windows ----------------------------------------------------------------------------------------


def test_windows_own_passes_for_who_can_do_nothing() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]})
    x.do("play Bolt")
    # B has nothing: both passes are made, the command has resolved, and A has nothing left: the turn goes on.
    assert x.names("A", "underworld") == ["Bolt"]
    assert sum(1 for event in x.events if event.kind == "pass") > 2


def test_windows_public_asks_where_a_hand_could_answer() -> None:
    cards = {**CARDS, "Dear": "Command node 9 cost 9"}
    x = scene(cards, a={"hand": ["Bolt"]}, b={"hand": ["Dear"], "deck": ["Bolt"] * 5}, windows="public")
    x.do("play Bolt")
    assert x.seat == "B" and x.texts() == ["pass"]


def test_windows_public_skips_where_no_hand_could_answer() -> None:
    cards = {**CARDS, "Dear": "Command node 9 cost 9"}
    x = scene(cards, a={"hand": ["Bolt"]}, b={"hand": ["Dear"], "deck": ["Dear"] * 5}, windows="public")
    x.do("play Bolt")
    assert x.names("A", "underworld") == ["Bolt"]

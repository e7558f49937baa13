"""Chapter 1: what comes before the game, and what needs priority."""

from __future__ import annotations

import pytest
from vision_scenes import new_game, scene

import cutin
from cutin.cards.deck_check import check_deck
from cutin.cards.pool import pool
from cutin.vision.rulebook import BOOK

CARDS = {
    "Letty": "Character 5/5 node 0 cost 0",
    "Wall": "Character 0/5 node 0 cost 0 | (always): 0: you gain 1 life",
    "Bolt": "Command node 0 cost 0",
    "End": "Command node 0 cost 0 | (play): draw 1 card",
    "Win": "Command node 0 cost 0 | (play): you win the game",
    "Lose": "Command node 0 cost 0 | (play): the enemy player loses the game",
    "Node": "Command node - cost -",
}


# --- the documents and the decks ----------------------------------------------------------------------


def test_1_1_3_where_the_qa_differs_it_holds() -> None:
    """The one place in which the two documents contradict each other is a switch with that default."""
    assert cutin.options("vision")["as_if_played_limits"].default == "free"
    assert "Q&A" in BOOK.statement("VIS-5.3.1").source or "QA" in BOOK.statement("VIS-5.3.1").source


def test_1_1_5_the_number_of_a_rule_gives_it_no_rank() -> None:
    """Numbers 9.2.5 and 9.2.8.c say opposite things; that 9.2.5 prevails it says itself."""
    assert (
        "prevails" in BOOK.statement("VIS-9.2.5").rule
        and "VIS-9.2.5" in BOOK.statement("VIS-9.2.8.c").in_play
    )


def test_1_2_4_a_single_game_has_no_sideboard() -> None:
    deck = cutin.deck("learn-border", "vision")
    assert len(deck) == 50
    s = cutin.rules("vision").new(deck, deck, seed=1)
    assert "sideboard" not in s.view(0)["players"][0]


def test_1_2_5_what_a_player_brings_is_the_deck_alone() -> None:
    """Sixty cards are no deck with a sideboard: they are a deck of the wrong size."""
    cards = pool("vision")
    keys = cutin.deck("learn-border", "vision")
    faults = check_deck([*keys, *keys[:10]], cards)
    assert "VIS-1.2.2.a" in {fault.rule for fault in faults}


def test_w_29_no_card_of_the_pool_is_banned() -> None:
    cards = pool("vision")
    for key in cards:
        faults = {fault.rule for fault in check_deck([key], cards)}
        assert faults <= {"VIS-1.2.2.a"}, key


# --- the beginning ------------------------------------------------------------------------------------

DECK = {"Letty": 20, "Wall": 20, "Bolt": 10}


def test_1_2_7_a_both_decks_are_shuffled() -> None:
    hands = {
        tuple(new_game(CARDS, DECK, seed=seed).view(seat)["players"][seat]["hand"]["cards"])
        for seed in (1, 2, 3)
        for seat in (0, 1)
    }
    assert len(hands) > 1
    events: list[cutin.Event] = []
    new_game(CARDS, DECK).rules.new(["Letty"] * 50, ["Wall"] * 50, seed=1, listener=events)
    assert [event.kind for event in events if event.rule == "VIS-1.2.7.a"] == ["shuffle", "shuffle"]


def test_1_2_7_b_chance_says_who_starts_unless_it_is_said() -> None:
    rules = new_game(CARDS, DECK).rules
    deck = ["Letty"] * 50
    assert {rules.new(deck, deck, seed=seed).table.first for seed in range(12)} == {0, 1}
    events: list[cutin.Event] = []
    s = rules.new(deck, deck, seed=1, first=1, listener=events)
    assert s.table.first == 1
    while s.decision is not None and s.decision.question == "redraw":
        s.choose("keep")
    assert [event.seat for event in events if event.rule == "VIS-1.2.7.b"] == [1]


@pytest.mark.parametrize(("card", "winner"), [("Win", 0), ("Lose", 0)])
def test_w_33_a_card_may_say_that_a_player_wins_or_loses(card: str, winner: int) -> None:
    x = scene(CARDS, a={"hand": [card]})
    x.do(f"play {card}")
    while x.s.decision is not None:
        x.do("pass")
    assert x.s.result.winner == winner and x.s.result.rule == "VIS-W.33"


def test_w_39_each_draw_is_one_card_from_the_top() -> None:
    x = scene(CARDS, a={"hand": ["End"], "deck": ["Letty", "Bolt"]}, windows="all")
    x.do("play End").both_pass()
    assert x.names("A", "hand") == ["Letty"] and x.names("A", "deck") == ["Bolt"]
    assert x.cited("VIS-W.39") == 1


# --- what needs priority (VIS-1.12.2) -------------------------------------------------------------------

BOTH = {"hand": ["Letty", "Bolt", "Node"], "field": ["Wall", "Letty"]}


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("set node Node", "VIS-1.12.2.a"),
        ("play Bolt", "VIS-1.12.2.b"),
        ("use Wall", "VIS-1.12.2.c"),
        ("attack with Letty", "VIS-1.12.2.e"),
    ],
)
def test_1_12_2_a_1_12_2_b_1_12_2_c_1_12_2_e_nothing_of_it_without_priority(action: str, rule: str) -> None:
    x = scene(CARDS, a=BOTH, b=BOTH, windows="all")
    assert x.refusals(action) == []
    x.do("play Bolt")
    assert x.seat == "B" and rule in x.refusals(action, "A")


def test_1_12_2_f_nobody_defends_without_priority() -> None:
    x = scene(CARDS, a=BOTH, b=BOTH, windows="all")
    x.do("attack with Letty")
    assert x.refusals("defend with Wall", "B") == []
    x.do("pass")
    assert "VIS-1.12.2.f" in x.refusals("defend with Wall", "B")


def test_1_12_5_an_answer_is_interference() -> None:
    x = scene(CARDS, a=BOTH, b=BOTH, windows="all")
    assert x.question == "window" and x.s.view(0)["interference"] == []
    x.do("play Bolt")
    assert x.question == "answer" and x.seat == "B"
    x.do("play Bolt")
    assert [item["player"] for item in x.s.view(0)["interference"]] == ["A", "B"]


def test_1_12_6_b_a_use_starts_an_interference() -> None:
    x = scene(CARDS, a=BOTH, b=BOTH, windows="all")
    x.do("use Wall")
    assert x.question == "answer" and x.cited("VIS-1.12.6.b") == 1


def test_1_12_6_c_an_attack_starts_an_interference() -> None:
    x = scene(CARDS, a=BOTH, b=BOTH, windows="all")
    x.do("attack with Letty")
    assert x.question == "answer" and x.cited("VIS-1.12.6.c") == 1


def test_1_12_6_what_answers_starts_none() -> None:
    x = scene(CARDS, a=BOTH, b=BOTH, windows="all")
    x.do("play Bolt", "play Bolt", "use Wall")
    assert (x.cited("VIS-1.12.6.a"), x.cited("VIS-1.12.6.b")) == (1, 0)


def test_1_12_8_first_the_chain_then_the_battle_then_what_waits_for_the_end() -> None:
    cards = {
        **CARDS,
        "Late": "Command node 0 cost 0 | (play): at the end of the interference, you gain 2 life",
    }
    x = scene(cards, a={"field": ["Letty"], "hand": ["Late"]}, b={"life": 20}, windows="all")
    x.do("attack with Letty", "pass", "play Late").both_pass()
    rules = [event.rule for event in x.events]
    first = [rules.index(rule) for rule in ("VIS-1.12.8.a", "VIS-1.12.8.b", "VIS-1.12.8.c")]
    assert first == sorted(first)
    assert (x.life("A"), x.life("B")) == (27, 15)

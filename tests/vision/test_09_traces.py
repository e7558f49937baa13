"""The six worked traces of chapter 9, and variants of them."""

from __future__ import annotations

import pytest
from removal_scenes import damage, fight, hand, lay, play, removal, story, told

DRAWS = "(auto gamma): when this character has become dying, draw 1 card"


@pytest.mark.parametrize("turn_player", ["A", "B"])
def test_t1_two_characters_kill_each_other(turn_player: str) -> None:
    """One dying batch; the turn player's gamma first; both move in one instant after all steps."""
    cards = {"P": f"Character 3/2 node 1 cost 1 | {DRAWS}", "Q": f"Character 2/3 node 1 cost 1 | {DRAWS}"}
    a, b = ({"field": ["P"]}, {"field": ["Q"]})
    if turn_player == "B":
        a, b = b, a
    s = fight(removal(cards, a, b, player=turn_player), "P", "Q")
    lines = [line for line in story(s) if line != "draw"]
    assert lines == [
        "Q hurt",
        "P hurt",
        "P dying",
        "Q dying",
        "P resolves",
        "Q resolves",
        "P discarding",
        "Q discarding",
        "P to underworld",
        "Q to underworld",
    ]
    assert hand(s, "A") == hand(s, "B") == 1
    assert s.names("A", "field") == s.names("B", "field") == []
    assert s.life("A") == s.life("B") == 25
    assert s.cited("VIS-9.2.3.d") and s.cited("VIS-9.1.5")


T2 = {
    "Cmd": "Command node 0 cost 0 | (play): discard 1 character; after that draw 1 card",
    "T": "Character 1/1 node 1 cost 1 | (auto gamma): when this character has been discarded, deal"
    " 2 damage to all characters",
    "U": "Character 1/2 node 1 cost 1 | (auto gamma): when this character has become dying,"
    " discard 1 random card in the enemy hand",
}


def test_t2_an_interrupted_effect() -> None:
    s = removal(T2, {"hand": ["Cmd", "Other"], "field": ["Big"]}, {"field": ["T", "U"]})
    play(s, "Cmd", "T", "T")
    assert [line for line in story(s) if "Cmd" not in line] == [
        "T discarding",
        "T resolves",
        "Big hurt",
        "U hurt",
        "U dying",
        "U resolves",
        "Other discarding",
        "U discarding",
        "T to underworld",
        "U to underworld",
        "Other to underworld",
        "draw",
    ]
    assert damage(s, "Big") == 2
    assert s.cited("VIS-9.1.3") and s.cited("VIS-9.1.4.a") and s.cited("VIS-9.3.7.a")


T3 = {
    "Z": "Character 1/1 node 1 cost 1 | (auto gamma): when an enemy character has become dying, draw 1 card",
    "Elixir": "Spell node 0 cost 0 | Charm | (auto gamma): when this character has become dying,"
    " you may discard"
    " this card; in that case negate the dying state of this character",
    "Hit 4": "Command node 0 cost 0 | (play): deal 4 damage to 1 character",
}


@pytest.mark.parametrize(("player", "drawn"), [("A", 1), ("B", 0)])
def test_t3_a_nullified_dying(player: str, drawn: int) -> None:
    """The turn player orders first; what still waits for a dying that is nullified is void."""
    s = removal(T3, {"hand": ["Hit 4"], "field": ["Z"]}, {"field": [("X", ["Elixir"])]}, player=player)
    if player == "B":
        s.do("pass")
    play(s, "Hit 4", "X", "yes")
    assert damage(s, "X") == 0
    assert s.names("B", "underworld") == ["Elixir"]
    assert hand(s, "A") == drawn
    assert told(s, "X dying", "Elixir resolves", "Elixir discarding", "X saved", "Elixir to underworld")
    assert s.cited("VIS-9.2.4.a") and s.cited("VIS-9.2.4.b")


WATCHERS = {
    "W1": "Character 0/5 node 1 cost 1 | (auto gamma): when something would discard a card, you gain 1 life",
    "W2": "Character 0/5 node 1 cost 1 | (auto gamma): when a card would be discarded, you gain 1 life",
    "W3": "Character 0/5 node 1 cost 1 | (auto gamma): when something has discarded a card, you gain 1 life",
    "W4": "Character 0/5 node 1 cost 1 | (auto gamma): when a card has been discarded, you gain 1 life",
}
FOUR = [f"W{n} resolves" for n in (1, 2, 3, 4)]


def test_t4_exclusion_with_a_stack() -> None:
    s = removal(
        WATCHERS,
        {"hand": ["Exclude"], "field": ["W4", "W2"]},
        {"field": [("X", ["Sword"]), "W3", "W1", "Other"]},
    )
    lay(s, "Other", "field", "Sword")
    play(s, "Exclude", "X", "Sword")
    lines = story(s)
    assert lines[:6] == ["X excluding", "Sword discarding", *FOUR]
    assert lines[6:11] == ["Other discarding", *FOUR]
    assert sorted(lines[11:]) == ["Other to underworld", "Sword to underworld", "X to exclusion"]
    assert s.cited("VIS-9.4.4.l")


def test_t5_endurance_0() -> None:
    """Neither immunity nor nullification helps; the charm is gone all the same."""
    cards = {
        **T3,
        "Safe": "Character 2/2 node 1 cost 1 | (auto alpha): this character does not become dying",
    }
    s = removal(cards, {"hand": ["Weaken"]}, {"field": [("Safe", ["Elixir"])]})
    play(s, "Weaken", "yes", "Safe")
    assert s.names("B", "field") == []
    assert sorted(s.names("B", "underworld")) == ["Elixir", "Safe"]
    assert "Safe saved" not in story(s)
    assert s.cited("VIS-9.2.5") and s.cited("VIS-9.2.2.b")


def test_t6_return_to_hand() -> None:
    """No removal of the character, but a discard of what is set on it; all in one instant."""
    cards = {
        "R": f"Character 2/2 node 1 cost 1 | {DRAWS} | (auto gamma): when this character has been"
        f" discarded, draw 1 card",
        "Shield": "Spell +0/+1 node 0 cost 0 | Equipment | (auto gamma): when this card has been"
        " discarded, draw 1 card",
    }
    s = removal(cards, {"hand": ["Return"]}, {"field": [("R", ["Shield"])]})
    play(s, "Return")
    assert hand(s, "B") == 1
    assert "R" in s.names("B", "hand")
    assert s.names("B", "underworld") == ["Shield"]
    assert not s.cited("VIS-9.2.3.d") and not s.cited("VIS-9.3.4.d") and s.cited("VIS-11.3.3")

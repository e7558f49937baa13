"""What chapter 9 leaves open (OQ-n of the digest), as it is read here, with the switches."""

from __future__ import annotations

import pytest
from removal_scenes import before, damage, fight, hand, order, play, removal, status, story, told

WATCHER = "Character 0/5 node 1 cost 1 | (auto gamma): "


def test_oq_3_a_parked_effect_goes_on_while_older_removals_wait() -> None:
    """P is being excluded; what its effect discards is resolved, and the effect goes on, before P leaves."""
    cards = {
        "P": WATCHER + 'when this character would be excluded, discard all characters named "Q";'
        " then draw 1 card",
        "Q": "Character 1/5 node 1 cost 1",
    }
    s = removal(cards, {"hand": ["Exclude"]}, {"field": ["P", "Q"]})
    play(s, "Exclude", "P")
    assert story(s) == [
        "P excluding",
        "P resolves",
        "Q discarding",
        "Q to underworld",
        "draw",
        "P to exclusion",
    ]


def test_oq_3_a_parked_effect_waits_for_the_discard_that_its_dying_turns_into() -> None:
    """VR-077: what a gamma of a dying discards leaves with the dying card; then the gamma goes on."""
    cards = {
        "T": "Character 1/2 node 1 cost 1 | (auto gamma): when this character has become dying,"
        " discard 1 random card in the enemy hand; after that draw 1 card"
    }
    s = removal(cards, {"hand": ["Hit 2", "Other"]}, {"field": ["T"]})
    play(s, "Hit 2")
    assert story(s) == [
        "T hurt",
        "T dying",
        "T resolves",
        "Other discarding",
        "T discarding",
        "T to underworld",
        "Other to underworld",
        "draw",
    ]


def test_oq_3_the_newest_goes_on_first() -> None:
    """An effect interrupts, within the removal that has interrupted another."""
    cards = {
        "Cmd": "Command node 0 cost 0 | (play): discard 1 character; then draw 1 card",
        "T": WATCHER + 'when this character would be discarded, discard all characters named "Q";'
        " then you gain 1 life",
        "Q": WATCHER + 'when this character would be discarded, exclude all characters named "R";'
        " then deal 1 damage to"
        " the enemy player",
        "R": "Character 1/5 node 1 cost 1",
    }
    s = removal(cards, {"hand": ["Cmd"]}, {"field": ["T", "Q", "R"]})
    play(s, "Cmd", "T", "T")
    assert story(s) == [
        "T discarding",
        "T resolves",
        "Q discarding",
        "Q resolves",
        "R excluding",
        "T to underworld",
        "Q to underworld",
        "R to exclusion",
        "draw",
    ]
    assert s.life("A") == 24 and s.life("B") == 26


ELIXIR = {
    "Elixir": "Spell +0/+0 node 0 cost 0 | Charm | (auto gamma): when this character has become"
    " dying, you may"
    " discard this card; in that case negate the dying state of this character",
}


@pytest.mark.parametrize(("at_once", "field"), [(True, ["X"]), (False, [])])
def test_oq_10_a_rider_is_carried_out_at_once(at_once: bool, field: list[str]) -> None:
    """Otherwise it comes too late: the discard on which it depends waits for the dying."""
    s = removal(ELIXIR, {"hand": ["Hit 3"]}, {"field": [("X", ["Elixir"])]}, rider_at_once=at_once)
    play(s, "Hit 3", "yes", *([] if at_once else ["X"]))
    assert s.names("B", "field") == field
    assert sorted(s.names("B", "underworld")) == sorted({"Elixir", "X"} - set(field))


def test_oq_10_if_it_was_not_discarded_nothing_follows() -> None:
    s = removal(ELIXIR, {"hand": ["Hit 3"]}, {"field": [("X", ["Elixir"])]})
    play(s, "Hit 3", "no", "X")
    assert s.names("B", "field") == []


BY_EFFECT = {
    "T": "Character 1/2 node 1 cost 1 | (auto gamma): when this character has become dying by an"
    " enemy effect, draw 1 card"
    " | (auto gamma): when this character has become dying by anything other than battle, you gain 1 life",
}


@pytest.mark.parametrize(("switch", "drawn"), [("effect", 1), ("nobody", 0)])
def test_oq_11_who_lowers_an_endurance_to_0_is_the_cause(switch: str, drawn: int) -> None:
    s = removal(BY_EFFECT, {"hand": ["Weaken"]}, {"field": ["T"]}, endurance_cause=switch)
    play(s, "Weaken")
    assert hand(s, "B") == drawn and s.life("B") == 26


def test_oq_11_where_a_bonus_merely_ends_nobody_is() -> None:
    cards = {
        **BY_EFFECT,
        "Armour": "Spell +0/+2 node 0 cost 0 | Equipment",
        "Curse": "Spell +0/-2 node 0 cost 0 | Charm",
        "Strip": "Command node 0 cost 0 | (play): discard all equipment cards",
    }
    s = removal(cards, {"hand": ["Strip"]}, {"field": [("T", ["Armour", "Curse"])]})
    play(s, "Strip", "T")
    assert s.names("B", "field") == [] and hand(s, "B") == 0 and s.life("B") == 26
    assert before(story(s), "Armour to underworld", "T dying")


def test_oq_12_what_counts_is_the_endurance_when_it_is_nullified() -> None:
    """Raised before, it can be nullified; raising alone does not stop a dying that has begun."""
    cards = {
        "Help": WATCHER + "when an own character would become dying, that card gets +0/+4 until end of turn",
        "Saver": WATCHER + "when an own character has become dying, negate the dying state of that card",
    }
    s = removal(cards, {"hand": ["Weaken"]}, {"field": ["Y", "Help", "Saver"]})
    play(s, "Weaken", "Y")
    assert told(s, "Help resolves", "Saver resolves", "Y saved") and "Y" in s.names("B", "field")
    s = removal(cards, {"hand": ["Weaken"]}, {"field": ["Y", "Help"]})
    play(s, "Weaken", "Y")
    assert s.names("B", "underworld") == ["Y"]


def test_oq_14_a_dying_card_that_is_set_on_another_is_not_discarded() -> None:
    cards = {
        "Grave": WATCHER + "when an enemy character has become dying, set that card face down on"
        " this character"
        " as charm {+3/+3}",
    }
    s = removal(cards, {"hand": ["Kill"], "field": ["Grave"]}, {"field": ["X"]})
    play(s, "Kill", "X")
    assert s.names("B", "underworld") == [] and s.shown("Grave")["attack"] == 3
    assert story(s) == ["X dying", "Grave resolves"]


def test_oq_24_a_card_that_is_on_its_way_out_does_not_become_dying() -> None:
    cards = {
        "W": WATCHER + "when something would discard an enemy character, that card gets +0/-9 until"
        " end of turn",
    }
    s = removal(cards, {"hand": ["Discard"], "field": ["W"]}, {"field": ["X"]})
    play(s, "Discard", "X")
    assert story(s) == ["X discarding", "W resolves", "X to underworld"]


FIXED = {"Fixed": "Character 2/3 node 1 cost 1 | (auto alpha): this character is not discarded"}


def test_oq_25_the_same_damage_does_not_kill_twice() -> None:
    """Its dying ends where the discard is refused; more damage makes it dying again."""
    s = removal({**FIXED}, {"hand": ["Hit 3", "Hit 1"]}, {"field": ["Fixed"]})
    play(s, "Hit 3")
    assert story(s) == ["Fixed hurt", "Fixed dying"] and damage(s, "Fixed") == 3
    assert status(s, "Fixed") == []
    play(s, "Hit 1")
    assert story(s)[2:] == ["Fixed hurt", "Fixed dying"] and s.names("B", "field") == ["Fixed"]


@pytest.mark.parametrize("change", ["+0/+1", "+0/-1"])
def test_oq_25_a_change_of_its_endurance_makes_it_dying_again(change: str) -> None:
    cards = {**FIXED, "Alter": f"Command node 0 cost 0 | (play): 1 character gets {change} until end of turn"}
    s = removal(cards, {"hand": ["Hit 3", "Hit 1", "Alter"]}, {"field": ["Fixed"]})
    play(s, "Hit 3")
    play(s, "Hit 1")
    assert story(s).count("Fixed dying") == 2
    play(s, "Alter")
    assert story(s).count("Fixed dying") == 3 and s.names("B", "field") == ["Fixed"]


def test_oq_25_also_when_its_endurance_is_again_what_it_was() -> None:
    cards = {
        **FIXED,
        "Raise": "Command node 0 cost 0 | (play): 1 character gets +0/+1 until the end of the interference",
    }
    s = removal(cards, {"hand": ["Hit 3", "Raise"]}, {"field": ["Fixed"]})
    play(s, "Hit 3")
    assert story(s).count("Fixed dying") == 1
    # At endurance 4 it is not dying; back at 3, its damage counts anew.
    play(s, "Raise")
    assert story(s).count("Fixed dying") == 2 and s.names("B", "field") == ["Fixed"]


def test_oq_25_nor_when_the_protection_has_ended_before_it_is_looked_at_again() -> None:
    """When what spares it ends, its damage counts."""
    cards = {
        "Seal": "Spell +0/+0 node 0 cost 0 | Charm | (auto alpha): this character is not discarded",
        "Strip": "Command node 0 cost 0 | (play): exclude all charm cards",
    }
    s = removal(cards, {"hand": ["Hit 3", "Strip"]}, {"field": [("X", ["Seal"])]})
    play(s, "Hit 3")
    assert s.names("B", "field") == ["X"]
    play(s, "Strip")
    assert before(story(s)[2:], "Seal to exclusion", "X dying", "X to underworld")


def test_oq_26_an_effect_that_has_begun_goes_on_when_the_dying_is_nullified() -> None:
    cards = {
        "T": WATCHER + 'when an own character named "X" would become dying, discard all characters'
        ' named "Q"; then draw'
        " 1 card",
        "Q": "Character 1/5 node 1 cost 1",
        "Saver": WATCHER + "when an own character has become dying, negate the dying state of that card",
    }
    s = removal(cards, {"hand": ["Kill"]}, {"field": ["X", "T", "Q", "Saver"]})
    play(s, "Kill", "X")
    assert story(s) == [
        "X dying",
        "T resolves",
        "Q discarding",
        "Saver resolves",
        "X saved",
        "Q to underworld",
        "draw",
    ]


@pytest.mark.parametrize(
    ("how", "goes"), [("Discard", "underworld"), ("Exclude", "exclusion"), ("Return", "hand")]
)
def test_oq_27_a_set_card_that_is_not_discarded_cannot_lie_on_nothing(how: str, goes: str) -> None:
    """It is put into the underworld with its host, without a discard."""
    cards = {
        "Stone": "Spell +0/+0 node 0 cost 0 | Equipment | (auto gamma): when this card would be discarded,"
        " negate the discard of this card",
        "W": WATCHER + "when a card has been discarded, draw 1 card",
    }
    s = removal(cards, {"hand": [how], "field": ["W"]}, {"field": [("X", ["Stone"])]})
    play(s, how, "X", *(["X"] if how == "Discard" else []))
    assert "Stone" in s.names("B", "underworld") and "X" in s.names("B", goes)
    assert hand(s, "A") == (1 if how == "Discard" else 0)
    assert told(s, "Stone saved", "Stone to underworld")


DOOM = {
    "Doom": "Character 1/5 node 1 cost 1 | Instant Death",
    "Fate": "Character 1/5 node 1 cost 1 | Instant Death",
}


@pytest.mark.parametrize(("waits", "left"), [(True, []), (False, ["Doom"])])
def test_oq_29_a_removal_waits_for_the_other_effects_of_its_step(waits: bool, left: list[str]) -> None:
    """Otherwise the first removal takes away the second effect."""
    s = removal(DOOM, {"field": ["Doom"]}, {"field": ["Fate"]}, removal_waits_for_step=waits)
    fight(s, "Doom", "Fate")
    assert s.names("A", "field") == left and s.names("B", "field") == []


def test_oq_29_the_rest_of_each_effect_waits_too() -> None:
    """Both mark their victims first; then the removal; then what is left of them, the newest first."""
    cards = {
        "Doom": "Character 1/5 node 1 cost 1 | (auto gamma): when this character has dealt battle damage,"
        ' discard all characters named "P"; then draw 1 card',
        "Fate": "Character 1/5 node 1 cost 1 | (auto gamma): when this character has dealt battle damage,"
        ' discard all characters named "Q"; then you gain 1 life; then draw 1 card',
        "P": "Character 1/5 node 1 cost 1",
        "Q": "Character 1/5 node 1 cost 1",
    }
    s = removal(cards, {"field": ["Doom", "Q"]}, {"field": ["Fate", "P"]})
    fight(s, "Doom", "Fate")
    assert story(s)[2:] == [
        "Doom resolves",
        "P discarding",
        "Fate resolves",
        "Q discarding",
        "P to underworld",
        "Q to underworld",
        "draw",
        "draw",
    ]
    draws = [event.data["to"] for event in s.events if event.kind == "move" and event.rule == "VIS-W.39"]
    assert draws == sorted(draws, reverse=True), "B's effect is the newer one"
    assert hand(s, "A") == hand(s, "B") == 1


def test_oq_29_within_an_effect_of_a_running_removal() -> None:
    """The rest of the damage and of the effect that dealt it waits below what those effects have left."""
    cards = {
        "T": WATCHER + "when this character would be discarded, deal 1 damage to all enemy"
        " characters; then draw 1 card",
        "U": "Character 1/5 node 1 cost 1 | (auto gamma): when this character has taken damage,"
        ' discard all characters named "P"; then you gain 1 life',
        "V": "Character 1/6 node 1 cost 1 | (auto gamma): when this character has taken damage,"
        ' discard all characters named "Q"; then you gain 1 life',
        "P": "Character 1/5 node 1 cost 1",
        "Q": "Character 1/5 node 1 cost 1",
    }
    s = removal(cards, {"hand": ["Discard"], "field": ["U", "V"]}, {"field": ["T", "P", "Q"]})
    play(s, "Discard", "T", "U", "T", "P")
    lines = story(s)
    assert before(lines, "U resolves", "P discarding", "V resolves", "Q discarding", "T to underworld")
    assert s.life("A") == 27
    lives = [i for i, event in enumerate(s.events) if event.kind == "life"]
    drawn = [i for i, event in enumerate(s.events) if event.kind == "move" and event.rule == "VIS-W.39"]
    assert max(lives) < min(drawn), "what U and V have left comes before what T has left"


def test_oq_30_what_a_linked_set_card_discards_is_resolved_first() -> None:
    cards = {
        "Trap": "Spell +0/+0 node 0 cost 0 | Charm | (auto gamma): when this card has been discarded,"
        ' discard all characters named "Y"',
    }
    s = removal(cards, {"hand": ["Exclude"]}, {"field": [("X", ["Trap"]), "Y"]})
    play(s, "Exclude", "X")
    assert story(s) == [
        "X excluding",
        "Trap discarding",
        "Trap resolves",
        "Y discarding",
        "Y to underworld",
        "X to exclusion",
        "Trap to underworld",
    ]
    assert order(s, "Y to underworld", "Trap to underworld") == ["Y to underworld", "Trap to underworld"]

"""How greedy judges positions of VISION."""

from __future__ import annotations

from cutin.cards import pool
from cutin.players.vision import Fighter, answered, attacks, deadly, unanswered


def being(
    attack: int,
    endurance: int,
    worth: float = 3.0,
    keywords: tuple[str, ...] = (),
    graze: int = 0,
    races: tuple[str, ...] = (),
) -> Fighter:
    found = Fighter.__new__(Fighter)
    found.card = 0
    found.attack, found.endurance, found.graze = attack, endurance, graze
    found.keywords = dict.fromkeys(keywords, 0)
    found.races = races
    found.worth = worth
    return found


def test_an_attack_that_nobody_meets_is_worth_its_damage_without_the_nodes_it_gives() -> None:
    assert unanswered(being(3, 1), 25) == 3
    assert unanswered(being(3, 1, graze=2), 25) < 3
    assert unanswered(being(3, 1, graze=2), 3) > 50


def test_a_battle_is_worth_what_falls_on_both_sides() -> None:
    strong, weak = being(4, 4, worth=5.0), being(2, 2, worth=2.0)
    assert answered(strong, weak) == 2.0
    assert answered(weak, strong) == -2.0


def test_first_strike_deals_before_it_takes() -> None:
    quick, other = being(3, 2, keywords=("FirstStrike",)), being(3, 3)
    assert answered(quick, other) == 3.0
    assert answered(other, quick) == -3.0


def test_pierce_and_instant_death() -> None:
    assert answered(being(5, 9, keywords=("Pierce",)), being(0, 2, worth=1.0)) == 4.0
    assert answered(being(1, 9, keywords=("InstantDeath",)), being(0, 8, worth=1.0)) == 1.0


def test_the_attacked_player_answers_as_well_as_possible() -> None:
    attacker = [being(3, 2, worth=3.0)]
    assert attacks(attacker, [], 25) == 3
    assert attacks(attacker, [being(3, 5, worth=4.0)], 25) == 0  # it does not attack
    assert attacks([being(3, 4, worth=3.0)], [being(1, 2, worth=1.0)], 25) == 1.0


def test_stealth_is_met_by_the_same_race_only() -> None:
    attacker = [being(3, 2, keywords=("Stealth",), races=("fairy",))]
    assert attacks(attacker, [being(3, 5, races=("human",))], 25) == 3
    assert attacks(attacker, [being(3, 5, races=("fairy",))], 25) == 0


def test_a_card_that_costs_its_owner_the_game_is_known() -> None:
    cards = pool("vision")
    assert [key for key in cards if deadly(cards.card(key))] == ["V-424"]

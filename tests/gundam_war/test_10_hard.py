"""Auto A where it is hard: texts that give, take and change one another (GW-10.3, 10.4, 22.3 to 22.6)."""

from __future__ import annotations

import pytest
from scenes import passes


def test_10_3_a_given_auto_a_text_works_from_the_result_in_which_it_is_there() -> None:
    passes("""
        cards:
          School: 'Operation | (auto A): all own Units gain "(auto A): this card gets +1/+1/+1"'
          Dean: 'Operation | (auto A): all own Operations gain "(auto A): all own Units get +0/+2/+0"'
          GM: Unit 2/1/3
        position: {A: {disposition: [School, GM]}}
        script:
        - expect: {GM: 3/2/4}
        """)


def test_10_3_a_text_that_gives_a_text_that_gives() -> None:
    passes("""
        cards:
          Dean: 'Operation | (auto A): all other own Operations gain "(auto A): all own Units get +0/+2/+0"'
          Yard: Operation
          GM: Unit 2/1/3
          Crush: "Command | (any time): abolish 1 Operation"
        position: {A: {hand: [Crush], disposition: [Dean, Yard, Yard, GM]}}
        script:
        - expect: {GM: 2/5/3}
        - A: play Crush on Dean
        - both pass
        - expect: {GM: 2/1/3}
        """)


def test_10_3_a_card_that_stops_being_a_unit_is_passed_over() -> None:
    passes("""
        cards:
          Bench: "Operation | (auto A): all own Units with close combat 4 or more are treated as {Operation}"
          Aura: "Operation | (auto A): all own Units get +2/+0/+0"
          GM: Unit 2/1/3
        position: {A: {disposition: [Aura, GM]}}
        script:
        - expect: {GM: "is a Unit, 4/1/3"}
        """)


def test_10_2_auto_a_of_a_set_card_and_of_a_destroyed_card_works() -> None:
    passes("""
        cards:
          Ace: "Character +0/+0/+0 | (auto A): all own Units get +1/+0/+0"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Kill: "Command | (any time): destroy 1 Unit"
        position: {A: {hand: [Kill], disposition: [GM: {with: [Ace]}, Zaku]}}
        script:
        - expect: {GM: 3/1/3, Zaku: 3/1/3}
        - A: play Kill on GM
        - both pass
        - expect: {GM: destroyed, Zaku: 3/1/3}
        - both pass
        - expect: {GM: junkyard, Zaku: 2/1/3}
        """)


def test_10_2_a_text_that_negates_text_does_not_negate_itself_away() -> None:
    """Hush negates all Operations' text, its own among it: the results run in a cycle (GW-22.6)."""
    passes("""
        cards:
          Hush: "Operation | (auto A): all own Operations have negated text"
          Aura: "Operation | (auto A): all own Units get +1/+0/+0"
          GM: Unit 2/1/3
        position: {A: {disposition: [Hush, Aura, GM]}}
        script:
        - expect: {question: window}
        """)


def test_10_3_two_texts_that_negate_each_other_settle() -> None:
    passes("""
        cards:
          Left: "Unit 2/1/3 | (auto A): all enemy Units have negated text"
          Right: "Unit 2/1/3 | (auto A): all enemy Units have negated text"
        position: {A: {disposition: [Left]}, B: {disposition: [Right]}}
        script:
        - expect: {question: window}
        """)


def test_10_3_defence_lowered_and_raised_at_once_destroys_nobody() -> None:
    passes("""
        cards:
          Fog: "Operation | (auto A): all Units get +0/+0/-3"
          Wall: "Operation | (auto A): all Units get +0/+0/+3"
          GM: Unit 2/1/3
          Lift: "Command | (any time): move all Operations in the own Junkyard to the own Disposition Area"
        position: {A: {hand: [Lift], junkyard: [Fog, Wall], disposition: [GM: 2 damage]}}
        script:
        - A: play Lift
        - both pass
        - expect: {GM: "2/1/3, 2 damage, not destroyed", question: window}
        """)


def test_10_4_texts_of_one_moment_of_both_players_are_ordered_by_the_attacking_one() -> None:
    passes("""
        cards:
          Small: "Unit 2/1/3 | (auto A): all Operations are treated as {Unit, Space, 1/1/1}"
          Large: "Unit 2/1/3 | (auto A): all Operations are treated as {Unit, Space, 5/5/5}"
          Lift: "Command | (any time): move all Units in the own Junkyard or the enemy Junkyard to the \
        original owner's Disposition Area"
          Yard: Operation
        position:
          turn: B
          A: {hand: [Lift], junkyard: [Small], disposition: [Yard]}
          B: {junkyard: [Large]}
        script:
        - B: pass
        - A: play Lift
        - both pass
        - expect: {asked: B, question: order, rule: GW-10.4}
        - B: Large
        - expect: {Yard: 1/1/1}
        """)


def test_10_4_a_card_that_leaves_and_comes_back_begins_anew() -> None:
    passes("""
        cards:
          Small: "Operation | (auto A): all own Units are treated as {Unit, Space, 1/1/1}"
          Large: "Operation | (auto A): all own Units are treated as {Unit, Space, 5/5/5}"
          Blink: "Command | (any time): move 1 own Operation to the own hand; then move 1 chosen Operation \
        in the \
        own hand to the own Disposition Area"
          GM: Unit 2/1/3
        position: {A: {hand: [Blink], disposition: [Small, Large, GM]}}
        script:
        - expect: {GM: 5/5/5}
        - A: play Blink on Small
        - both pass
        - expect: {GM: 1/1/1}
        """)


def test_10_4_a_change_of_control_is_no_new_beginning() -> None:
    passes("""
        cards:
          Small: "Operation | (auto A): all Units are treated as {Unit, Space, 1/1/1}"
          Large: "Operation | (auto A): all Units are treated as {Unit, Space, 5/5/5}"
          Bribe: "Command | (any time): move 1 enemy card to the own Disposition Area"
          GM: Unit 2/1/3
        position: {A: {hand: [Bribe], disposition: [GM]}, B: {disposition: [Small, Large]}}
        script:
        - A: play Bribe on Small
        - both pass
        - expect: {Small: controlled by A, GM: 5/5/5}
        """)


@pytest.mark.parametrize("first", ["Steel", "Small"])
def test_1_7_modifications_are_added_to_stats_that_replace_the_printed_ones(first: str) -> None:
    """What replaces the stats replaces what is printed, whenever a modification came."""
    passes(f"""
        cards:
          Steel: "Command | (any time): 1 Unit gets +2/+0/+0 until end of turn"
          Small: "Command | (any time): 1 Unit is treated as {{Unit, Space, 1/1/1}} until end of turn"
          GM: Unit 4/4/4
        position: {{A: {{hand: [Steel, Small], disposition: [GM]}}}}
        script:
        - A: play {first}
        - both pass
        - A: play {"Small" if first == "Steel" else "Steel"}
        - both pass
        - expect: {{GM: 3/1/1}}
        """)


def test_22_4_a_loss_that_ends_lets_the_gain_through_again() -> None:
    passes("""
        cards:
          Take: "Command | (any time): 1 Unit loses Raid until end of turn"
          School: "Operation | (auto A): all own Units gain Raid"
          GM: Unit 2/1/3
        position: {A: {hand: [Take], disposition: [School, GM]}}
        script:
        - A: play Take
        - both pass
        - expect: {GM: lacks Raid}
        - until: next turn
        - expect: {GM: has Raid}
        """)


def test_10_12_a_d_effect_outlives_the_change_of_control_and_stays_its_players() -> None:
    passes("""
        cards:
          Bell: "Unit 2/1/3 | (auto D): at the start of the Attack Step, all own Operations gain Raid \
        until end of turn"
          Yard: Operation
          Crush: "Command | (any time): abolish 1 Unit"
        position: {A: {hand: [Crush], disposition: [Bell, Yard]}}
        script:
        - until: Attack Step
        - A: play Crush
        - both pass
        - expect: {Yard: has Raid}
        """)


def test_12_9_an_enemy_text_reaches_a_set_card_and_through_it_its_unit() -> None:
    passes("""
        cards:
          Ace: Character +2/+0/+2
          GM: Unit 2/1/3
          Fear: "Operation | (auto A): all enemy Characters get -1/+0/-1"
        position: {A: {disposition: [GM: {with: [Ace]}]}, B: {hand: [Fear]}}
        script:
        - expect: {GM: 4/1/5}
        - until: B's Disposition Phase
        - B: play Fear
        - both pass
        - expect: {GM: 3/1/4}
        """)


def test_16_3_effects_and_damage_end_at_one_moment_for_all_cards() -> None:
    """The first card's given text held the second one up; both go with the damage (open question 12)."""
    passes("""
        cards:
          Teach: 'Command | (any time): 1 Unit gains "(auto A): all own Units get +0/+0/+2" until end of turn'
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position: {A: {hand: [Teach], disposition: [GM, Zaku: 2 damage]}, B: {}}
        script:
        - A: play Teach on GM
        - both pass
        - expect: {Zaku: 2/1/5}
        - until: next turn
        - expect: {Zaku: "on the field, 2/1/3, 0 damage"}
        """)


def test_16_3_also_where_the_damage_would_be_too_much_without_the_bonus() -> None:
    passes("""
        cards:
          Teach: 'Command | (any time): 1 Unit gains "(auto A): all own Units get +0/+0/+2" until end of turn'
          Shot: "Command | (any time): deal 4 damage to 1 Unit"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position: {A: {hand: [Teach, Shot], disposition: [GM: 1 damage, Zaku]}, B: {}}
        script:
        - A: play Teach on GM
        - both pass
        - A: play Shot on Zaku
        - both pass
        - expect: {Zaku: "2/1/5, 4 damage, not destroyed"}
        - until: next turn
        - expect: {Zaku: "on the field, 2/1/3, 0 damage"}
        """)


def test_16_1_units_that_hold_one_another_up_return_together() -> None:
    passes("""
        cards:
          Lead: "Unit 2/1/3 | (auto A): all own Units in the same area as this card get +0/+0/+2"
          GM: Unit 2/1/3
        position: {at: Return Step, A: {Earth: [Lead, GM: 4 damage]}}
        script:
        - expect: {GM: 2/1/5}
        - both pass
        - expect: {GM: "A's disposition, 2/1/5, 4 damage, not destroyed", question: window}
        """)


def test_14_10_units_that_hold_one_another_up_go_out_together() -> None:
    passes("""
        cards:
          Lead: "Unit 2/1/3 | (auto A): all own Units in the same area as this card get +0/+0/+2"
          GM: Unit 2/1/3
        position: {at: Attack Step, A: {disposition: [Lead, GM: 4 damage]}}
        script:
        - until: question sortie
        - A: [sortie Lead -> Earth, sortie GM -> Earth, done]
        - expect: {GM: "Earth, 2/1/5, 4 damage, not destroyed", question: window}
        """)


def test_12_6_a_group_leaves_as_one() -> None:
    passes("""
        cards:
          Ace: Character +0/+0/+2
          GM: Unit 2/1/3
          Recall: "Command | (any time): move 1 Unit to the original owner's hand"
        position: {A: {hand: [Recall], disposition: [GM: {damage: 4, with: [Ace]}]}}
        script:
        - A: play Recall
        - both pass
        - expect: {GM: hand, Ace: hand, question: window, no events: [destroyed GM]}
        """)


def test_17_1_what_all_takes_away_is_taken_away_together() -> None:
    passes("""
        cards:
          Fog: "Operation | (auto A): all Units get +0/+0/-3"
          Wall: "Operation | (auto A): all Units get +0/+0/+3"
          GM: Unit 2/1/3
          Raze: "Command | (any time): abolish all Operations"
        position: {A: {hand: [Raze], disposition: [Wall, Fog, GM: 2 damage]}}
        script:
        - A: play Raze
        - both pass
        - expect: {GM: "2/1/3, not destroyed", question: window}
        """)

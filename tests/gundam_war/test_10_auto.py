"""Chapter 10: automatic effects."""

from __future__ import annotations

import pytest
from scenes import passes


def test_10_1_auto_effects_happen_whatever_the_players_want() -> None:
    passes("""
        cards:
          Bell: "Operation | (auto D): at the start of the Attack Step, deal 1 damage to the own Nation"
          Sore: "Unit 2/1/3 | (auto A): all own Units get +0/+0/-1"
        position: {A: {disposition: [Bell, Sore]}}
        script:
        - expect: {Sore: 2/1/2}
        - until: Attack Step
        - expect: {A: {nation: 19}}
        """)


def test_10_2_auto_a_from_the_moment_its_card_comes_out_to_the_moment_it_leaves() -> None:
    passes("""
        cards:
          Aura: "Operation | (auto A): all own Units get +1/+1/+1"
          GM: Unit 2/1/3
          Crush: "Command | (any time): abolish 1 Operation"
        position: {A: {hand: [Aura], disposition: [GM]}, B: {hand: [Crush]}}
        script:
        - A: play Aura
        - expect: {GM: 2/1/3}
        - both pass
        - expect: {GM: 3/2/4, waiting: none, question: window, no events: [activate Aura]}
        - A: pass
        - B: play Crush
        - expect: {GM: 3/2/4}
        - both pass
        - expect: {GM: 2/1/3}
        """)


def test_10_3_auto_a_is_applied_again_at_the_same_time_as_the_event() -> None:
    passes("""
        cards:
          Aura: "Operation | (auto A): all own Units get +0/+0/+1"
          GM: Unit 2/1/3
          Crush: "Command | (any time): abolish 1 Operation"
        position: {A: {disposition: [Aura, GM: 3 damage]}, B: {hand: [Crush]}}
        script:
        - expect: {GM: "2/1/4, not destroyed"}
        - A: pass
        - B: play Crush
        - both pass
        - expect: {GM: "2/1/3, destroyed", waiting: [GM]}
        """)


@pytest.mark.parametrize("order", ["Aura, Rage", "Rage, Aura"])
def test_10_3_a_condition_is_read_in_the_result_before_whatever_the_order(order: str) -> None:
    passes(f"""
        cards:
          Aura: "Operation | (auto A): all own Units get +0/+0/+1"
          Rage: "Operation | (auto A): while there are own Units with defence 4 or more, all own Units \
        gain Raid"
          GM: Unit 2/1/3
        position: {{A: {{disposition: [{order}, GM]}}}}
        script:
        - expect: {{GM: "2/1/4, has Raid"}}
        """)


def test_10_3_conditions_go_on_from_result_to_result() -> None:
    passes("""
        cards:
          Three: "Operation | (auto A): while there are own Units with Swift Strike, all own Units gain Raid"
          Two: "Operation | (auto A): while there are own Units with defence 4 or more, all own Units gain \
        Swift Strike"
          One: "Operation | (auto A): all own Units get +0/+0/+1"
          GM: Unit 2/1/3
        position: {A: {disposition: [Three, Two, One, GM]}}
        script:
        - expect: {GM: "2/1/4, has Swift Strike, has Raid"}
        """)


def test_10_3_destruction_is_looked_at_only_in_the_final_result() -> None:
    passes("""
        cards:
          Fog: "Operation | (auto A): all enemy Units get +0/+0/-2"
          GM: "Unit 2/1/1 | (auto A): this card gets +0/+0/+2"
        position: {A: {hand: [GM]}, B: {disposition: [Fog]}}
        script:
        - A: play GM
        - both pass
        - expect: {GM: "2/1/1, not destroyed"}
        """)


def test_10_3_22_6_a_text_that_switches_its_own_condition_off_is_applied() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3 | (auto A): while there is no own Unit with defence 4 or more, this card gets \
        +0/+0/+2"
          Low: "Unit 5/1/3 | (auto A): while there are own Units with close combat 5 or more, this card \
        gets -3/+0/+0"
        position: {A: {disposition: [GM]}, B: {disposition: [Low]}}
        script:
        - expect: {GM: 2/1/5, Low: 2/1/3}
        """)


@pytest.mark.parametrize("order", ["Up, Down", "Down, Up"])
def test_10_3_22_6_of_the_results_in_a_cycle_the_one_with_the_latest_text_counts(order: str) -> None:
    """Each is applied in one of the two results; the one that came later decides."""
    passes(f"""
        cards:
          Up: "Operation | (auto A): while there is no own Unit with Raid, all own Units gain Swift Strike"
          Down: "Operation | (auto A): while there is no own Unit with Swift Strike, all own Units gain Raid"
          GM: "Unit 2/1/3 | Raid"
          Zaku: Unit 2/1/3
        cases:
          both off and both on:
            position: {{A: {{disposition: [{order}, Zaku]}}}}
            script:
            - expect: {{Zaku: "has Swift Strike, has Raid"}}
          settled by a printed keyword:
            position: {{A: {{disposition: [{order}, GM, Zaku]}}}}
            script:
            - expect: {{Zaku: "lacks Swift Strike, has Raid"}}
        """)


def test_10_4_a_text_already_applied_comes_before_later_ones() -> None:
    cards = """
        cards:
          Small: "Operation | (auto A): all own Units are treated as {Unit, Space, 1/1/1}"
          Large: "Operation | (auto A): all own Units are treated as {Unit, Space, 5/5/5}"
          GM: Unit 2/1/3
    """
    passes(f"""{cards}
        position: {{A: {{hand: [Large], disposition: [Small, GM]}}}}
        script:
        - expect: {{GM: 1/1/1}}
        - A: play Large
        - both pass
        - expect: {{GM: 5/5/5}}
    """)
    passes(f"""{cards}
        position: {{A: {{hand: [Small], disposition: [Large, GM]}}}}
        script:
        - A: play Small
        - both pass
        - expect: {{GM: 1/1/1}}
    """)


def test_10_5_an_auto_a_text_is_inactive_outside_the_field() -> None:
    passes("""
        cards:
          Aura: "Operation | (auto A): all own Units get +1/+1/+1"
          GM: Unit 2/1/3
        position: {A: {hand: [Aura], junkyard: [Aura], hangar: [Aura], removed: [Aura], disposition: [GM]}}
        script:
        - expect: {GM: 2/1/3}
        - A: play Aura
        - expect: {GM: 2/1/3}
        """)


def test_10_6_text_granted_by_auto_a_comes_back_after_it_was_negated() -> None:
    passes("""
        cards:
          School: "Operation | (auto A): all own Units gain \\"(any time): 0: draw 1 card\\""
          GM: "Unit 2/1/3 | Raid"
          Hush: "Command | (any time): 1 Unit has negated text until end of turn"
        position: {A: {hand: [Hush], disposition: [School, GM]}}
        script:
        - A: play Hush on GM
        - both pass
        - expect: {GM: lacks Raid, can: [use GM]}
        """)


def test_10_7_auto_b_works_as_a_card_comes_out_without_activation_or_cut() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3 | (auto B): when this card comes out, draw 1 card"
        position: {A: {hand: [GM]}}
        script:
        - A: play GM
        - expect: {A: {hand: 0}}
        - both pass
        - expect: {A: {hand: 1}, question: window, waiting: none, events: [applies GM (GW-10.7)]}
        """)


def test_10_7_auto_b_works_outside_the_field() -> None:
    passes("""
        cards:
          GM: "Unit blue 1-1-0 2/1/3 | (auto B) (Disposition Phase) [1-2] from the own hand: move this \
        card to \\
        the own Disposition Area"
        cases:
          with the power:
            position: {A: {hand: [GM], power: {blue: 2}}}
            script:
            - A: use GM
            - expect: {GM: on the field, question: window}
          without:
            position: {A: {hand: [GM], power: {blue: 1}}}
            script:
            - expect: {options: [pass, play GM]}
          from another place:
            position: {A: {junkyard: [GM], power: {blue: 2}}}
            script:
            - expect: {options: [pass]}
        """)


def test_10_8_auto_c_activates_and_can_be_cut_into() -> None:
    passes("""
        cards:
          Bell: "Operation | (auto C): at the start of the Attack Step, destroy all Units"
          GM: Unit 2/1/3
          Away: "Command | (any time): move 1 own Unit to the original owner's hand"
        position: {A: {disposition: [Bell]}, B: {hand: [Away], disposition: [GM]}}
        script:
        - until: the cut
        - expect: {asked: A, waiting: [Bell], GM: not destroyed}
        - A: pass
        - B: play Away
        - both pass
        - expect: {GM: hand, moment: Attack Step}
        """)


def test_10_8_met_during_a_cut_it_starts_a_new_one_right_after() -> None:
    passes("""
        cards:
          Bell: "Operation | (auto C): each time an own Unit comes out, draw 1 card"
          GM: Unit 2/1/3
        position: {A: {hand: [GM], disposition: [Bell]}}
        script:
        - A: play GM
        - both pass
        - expect: {GM: on the field, waiting: [Bell], question: cut, A: {hand: 0}}
        - both pass
        - expect: {A: {hand: 1}, question: window}
        """)


def test_10_9_auto_d_applies_at_once_but_after_a_fixed_effect_that_set_it_off() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/9 | (auto D): each time this card takes damage, deal 1 damage to the enemy Nation"
          Zaku: "Unit 3/1/9 | (auto D): each time this card takes damage, deal 1 damage to the enemy Nation"
          Shot: "Command | (any time): deal 1 damage to 1 Unit"
        position:
          at: Damage Calculation Step
          A: {hand: [Shot], Earth: [GM]}
          B: {Earth: [Zaku]}
        script:
        - A: play Shot on Zaku
        - both pass
        - expect: {A: {nation: 19}, Zaku: 1 damage, question: window}
        - both pass
        - expect:
            question: order
            asked: A
            GM: 3 damage
            Zaku: 3 damage
        - A: Zaku
        - expect: {A: {nation: 18}, B: {nation: 19}, moment: "Damage Calculation Step, after"}
        """)


def test_10_10_if_happens_once_a_turn_each_time_at_each_occasion() -> None:
    passes("""
        cards:
          Once: "Operation | (auto D): if an own card is played, draw 1 card"
          Ever: "Operation | (auto D): each time an own card is played, deal 1 damage to the enemy Nation"
          Haro: "Command | (any time): recover 1"
        position: {A: {hand: [Haro, Haro], disposition: [Once, Ever]}}
        script:
        - A: play Haro
        - A: Once
        - both pass
        - expect: {A: {hand: 2}, B: {nation: 19}}
        - A: play Haro
        - both pass
        - expect: {A: {hand: 1}, B: {nation: 18}, cites: [GW-10.10]}
        """)


def test_10_10_free_again_in_the_next_turn() -> None:
    passes("""
        cards:
          Once: "Operation | (auto D): if a card is played, deal 1 damage to the enemy Nation"
          Haro: "Command | (any time): recover 1"
        position: {A: {hand: [Haro, Haro], disposition: [Once]}}
        script:
        - A: play Haro
        - both pass
        - expect: {B: {nation: 19}}
        - until: B's turn
        - B: pass
        - A: play Haro
        - both pass
        - expect: {B: {nation: 18}}
        """)


def test_10_10_each_copy_has_its_own_if() -> None:
    passes("""
        cards:
          Once: "Operation | (auto D): if an own card is played, deal 1 damage to the enemy Nation"
          Haro: "Command | (any time): recover 1"
        position: {A: {hand: [Haro], disposition: [Once, Once]}}
        script:
        - A: play Haro
        - A: Once
        - expect: {B: {nation: 18}}
        """)


def test_10_10_may_can_be_declined_and_a_declined_if_counts_as_used() -> None:
    passes("""
        cards:
          Once: "Operation | (auto D): if an own card is played, you may draw 1 card"
          Haro: "Command | (any time): recover 1"
        position: {A: {hand: [Haro, Haro], disposition: [Once]}}
        script:
        - A: play Haro
        - expect: {asked: A, question: may, options: ["yes", "no"]}
        - what if:
          - A: "yes"
          - expect: {A: {hand: 2}}
        - A: "no"
        - both pass
        - A: play Haro
        - expect: {asked: B, question: cut, A: {hand: 0}}
        """)


def test_10_10_each_time_may_is_asked_at_each_occasion() -> None:
    passes("""
        cards:
          Ever: "Operation | (auto D): each time an own card is played, you may draw 1 card"
          Haro: "Command | (any time): recover 1"
        position: {A: {hand: [Haro, Haro], disposition: [Ever]}}
        script:
        - A: play Haro
        - A: "no"
        - both pass
        - A: play Haro
        - expect: {question: may}
        """)


def test_10_11_come_out_auto_b_is_applied_before_auto_a_takes_hold() -> None:
    """The enemy's text rolls nothing back: the card comes out with its text, then loses it."""
    passes("""
        cards:
          GM: "Unit 2/1/3 | (auto B): when this card comes out, draw 1 card"
          Hush: "Operation | (auto A): all enemy Units have negated text"
        position: {A: {hand: [GM]}, B: {disposition: [Hush]}}
        script:
        - A: play GM
        - both pass
        - expect: {A: {hand: 1}, GM: no text, cites: [GW-10.11]}
        """)


def test_10_11_auto_d_comes_after_auto_a_has_taken_hold() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3 | (auto D): when this card comes out, draw 1 card"
          Hush: "Operation | (auto A): all enemy Units have negated text"
        position: {A: {hand: [GM]}, B: {disposition: [Hush]}}
        script:
        - A: play GM
        - both pass
        - expect: {A: {hand: 0}, GM: no text}
        """)


def test_10_12_auto_a_ends_with_its_source_a_d_effect_lasts_its_period() -> None:
    passes("""
        cards:
          Aura: "Unit 2/1/3 | (auto A): all own Operations gain \\"(any time): 0: draw 1 card\\""
          Bell: "Unit 2/1/3 | (auto D): at the start of the Attack Step, all own Units get +2/+0/+0 until \
        end of turn"
          GM: Unit 2/1/3
          Yard: Operation
          CrushAura: "Command | (any time): abolish 1 own Unit named \\"Aura\\""
          CrushBell: "Command | (any time): abolish 1 own Unit named \\"Bell\\""
        position: {A: {hand: [CrushAura, CrushBell], disposition: [Aura, Bell, GM, Yard]}}
        script:
        - until: Attack Step
        - expect: {GM: 4/1/3, can: [use Yard]}
        - A: play CrushBell
        - both pass
        - A: play CrushAura
        - both pass
        - expect: {GM: 4/1/3, cannot: [use Yard]}
        - until: next turn
        - expect: {GM: 2/1/3}
        """)


def test_10_13_an_auto_effect_is_not_the_playing_of_a_text() -> None:
    passes("""
        cards:
          Bell: {is: Operation, text: ["(auto C): at the start of the Attack Step, you may draw 1 card", \
        "(any time): 0: recover 1"]}
          Spy: "Operation | (auto D): each time a text of an enemy card is played, draw 1 card"
        position: {A: {disposition: [Bell]}, B: {disposition: [Spy]}}
        script:
        - A: use Bell
        - both pass
        - expect: {B: {hand: 1}}
        - until: the cut
        - both pass
        - A: "yes"
        - expect: {A: {hand: 1}, B: {hand: 1}}
        """)


def test_10_14_its_own_coming_out_counts_unless_it_says_other() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3 | (auto D): when an own Unit is played and comes out, draw 1 card"
          Zaku: "Unit 2/1/3 | (auto D): when an other own Unit is played and comes out, draw 1 card"
        options: {unit_limit: 9}
        position: {A: {hand: [GM, Zaku, Zaku]}}
        script:
        - A: play GM
        - both pass
        - expect: {A: {hand: 3}}
        - A: play Zaku
        - both pass
        - expect: {A: {hand: 3}}
        """)


def test_10_7_auto_b_of_set_cards_and_g_too() -> None:
    passes("""
        cards:
          Ace: "Character +1/+0/+0 | (auto B): when this card comes out, draw 1 card"
          Plant: "G blue special | (auto B): when this card comes out, draw 1 card"
          GM: Unit 2/1/3
        position: {A: {hand: [Ace, Plant], disposition: [GM]}}
        script:
        - A: play Ace
        - both pass
        - expect: {A: {hand: 2}}
        - A: play Plant
        - both pass
        - expect: {A: {hand: 2}}
        """)


def test_10_8_auto_c_without_a_target_does_nothing() -> None:
    passes("""
        cards:
          Bell: "Operation | (auto C): at the start of the Attack Step, destroy 1 enemy Unit"
        position: {A: {disposition: [Bell]}}
        script:
        - until: Attack Step
        - resolve
        - expect: {question: window, waiting: none, moment: Attack Step}
        """)


def test_10_8_where_no_cut_can_open_auto_c_resolves_without_one_and_what_it_destroys_goes_too() -> None:
    passes("""
        cards:
          Bell: "Operation | (auto C): at the end of the own Disposition Phase, destroy all Units"
          GM: Unit 2/1/3
        position: {A: {disposition: [Bell, GM]}}
        script:
        - both pass
        - expect: {moment: Attack Step, GM: junkyard, cites: [GW-6.5, GW-17.2]}
        """)


def test_10_10_at_most_twice_a_turn() -> None:
    passes("""
        cards:
          Tap: "Operation | (any time): 0 each: at most 2 times a turn, draw 1 card"
        position: {A: {disposition: [Tap]}}
        script:
        - A: use Tap
        - both pass
        - A: use Tap
        - both pass
        - A: use Tap
        - both pass
        - expect: {A: {hand: 2}}
        """)


def test_10_13_not_cumulative_does_not_add_up() -> None:
    passes("""
        cards:
          Tap: "Operation | (any time): 0 each: 1 own Unit gets +1/+0/+0 until end of turn (not cumulative)"
          GM: Unit 2/1/3
        position: {A: {disposition: [Tap, GM]}}
        script:
        - A: use Tap
        - both pass
        - A: use Tap
        - both pass
        - expect: {GM: 3/1/3}
        """)


def test_10_14_put_out_by_an_effect_a_card_was_not_played() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3 | (auto D): when an own Unit is played and comes out, draw 1 card"
          Zaku: "Unit 2/1/3 | (auto D): when this card comes out, draw 1 card"
          Call: "Command | (any time): move 1 Unit in the own Junkyard to the own Disposition Area"
        position: {A: {hand: [Call, Call], junkyard: [GM, Zaku]}}
        script:
        - A: play Call on GM
        - both pass
        - expect: {GM: on the field, A: {hand: 1}}
        - A: play Call on Zaku
        - both pass
        - expect: {A: {hand: 1}}
        """)


def test_22_1_two_happenings_of_one_text_are_told_apart() -> None:
    passes("""
        cards:
          Spy: "Operation | (auto C): each time an enemy Unit is rolled, draw 1 card"
          Bell: "Operation | (auto C): each time an enemy Unit is rolled, recover 1"
          Tap: "Command | (any time): roll all Units"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position: {A: {hand: [Tap], disposition: [Spy, Bell]}, B: {disposition: [GM, Zaku]}}
        script:
        - A: play Tap
        - both pass
        - expect: {question: order, options: [Spy, Bell, Spy (2), Bell (2)]}
        - until: the cut
        - both pass
        - expect: {A: {hand: 2}}
        """)


def test_10_9_auto_d_set_off_in_the_reroll_phase_comes_after_all_has_been_rerolled() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3 | (auto D): each time this card is rerolled, roll all own Operations"
          Yard: Operation
        position:
          turn: B
          at: Return Step, after
          A: {disposition: [GM: rolled, Yard: rolled]}
        script:
        - both pass
        - expect: {moment: Reroll Phase, turn: A, GM: rerolled, Yard: rolled}
        """)


def test_10_9_an_auto_d_effect_that_the_other_player_can_pay_off() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3 | (auto D): if this card is destroyed, unless the enemy player pays 2, draw 1 card"
          Kill: "Command | (any time): destroy 1 Unit"
          One: Unit 1/1/1
        cases:
          paid:
            position: {A: {hand: [Kill]}, B: {disposition: [GM]}}
            script:
            - A: play Kill
            - both pass
            - expect: {asked: A, question: may}
            - A: "yes"
            - expect: {A: {nation: 18}, B: {hand: 0}, question: cut, waiting: [GM]}
          not paid:
            position: {A: {hand: [Kill]}, B: {disposition: [GM]}}
            script:
            - A: play Kill
            - both pass
            - A: "no"
            - expect: {A: {nation: 20}, B: {hand: 1}}
          not payable:
            position: {A: {hand: [Kill], nation: [One]}, B: {disposition: [GM]}}
            script:
            - A: play Kill
            - both pass
            - expect: {B: {hand: 1}, question: cut}
        """)


def test_22_1_what_each_player_has_to_do_the_attacking_side_does_first() -> None:
    passes("""
        cards:
          Purge: "Command | (any time): each player has to destroy 1 chosen Unit"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Dom: Unit 2/1/3
        position: {turn: B, A: {hand: [Purge], disposition: [GM]}, B: {disposition: [Zaku, Dom]}}
        script:
        - B: pass
        - A: play Purge
        - both pass
        - expect: {asked: B, question: choose}
        - B: GM
        - expect: {asked: A, question: choose}
        """)

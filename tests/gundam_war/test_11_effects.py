"""Chapter 11: activation, resolution and failure of effects."""

from __future__ import annotations

from scenes import passes


def test_11_1_a_resolved_effect_is_applied_and_auto_effects_without_resolving() -> None:
    passes("""
        cards:
          Haro: "Command | (any time): draw 1 card"
          Bell: "Operation | (auto D): each time an own card is played, draw 1 card"
        position: {A: {hand: [Haro], disposition: [Bell]}}
        script:
        - A: play Haro
        - expect: {A: {hand: 1}, events: [applies Bell], no events: [resolves Bell]}
        - both pass
        - expect: {A: {hand: 2}, events: [resolves Haro]}
        """)


def test_11_2_an_effect_whose_target_is_lost_fails() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 Unit; in that case draw 1 card"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Away: "Command | (any time): move 1 own Unit to the original owner's hand"
        position: {A: {hand: [Shot]}, B: {hand: [Away], disposition: [GM, Zaku]}}
        script:
        - A: play Shot on GM
        - B: play Away on GM
        - both pass
        - expect: {GM: hand, Zaku: not destroyed, Shot: junkyard, A: {hand: 0}, cites: [GW-11.2]}
        """)


def test_11_2_a_target_that_is_no_longer_of_the_kind_is_lost_too() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 rerolled Unit"
          GM: Unit 2/1/3
          Tap: "Command | (any time): roll 1 Unit"
        position: {A: {hand: [Shot]}, B: {hand: [Tap], disposition: [GM]}}
        script:
        - A: play Shot
        - B: play Tap
        - both pass
        - expect: {GM: "rolled, not destroyed", cites: [GW-11.2]}
        """)


def test_11_2_that_card_is_meant_further_on_though_the_effect_itself_has_changed_it() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): roll 1 rerolled enemy Unit; then destroy that card"
          GM: Unit 2/1/3
        position: {A: {hand: [Shot]}, B: {disposition: [GM]}}
        script:
        - A: play Shot
        - both pass
        - expect: {GM: "rolled, destroyed"}
        """)


def test_11_2_a_target_that_left_its_area_is_lost() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 Unit in Earth"
          GM: Unit 2/1/3
          Home: "Command | (any time): move 1 own Unit to the own Disposition Area"
        position: {at: "Attack Step, after", A: {hand: [Shot]}, B: {hand: [Home], Earth: [GM]}}
        script:
        - A: play Shot
        - B: play Home
        - both pass
        - expect: {GM: "B's disposition, not destroyed"}
        """)


def test_11_2_a_card_that_left_and_came_back_is_another_one() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 Unit"
          GM: Unit 2/1/3
          Blink: "Command | (any time): move 1 own Unit to the own hand; then move 1 chosen Unit in the \
        own hand \\
        to the own Disposition Area"
        position: {A: {hand: [Shot]}, B: {hand: [Blink], disposition: [GM]}}
        script:
        - A: play Shot
        - B: play Blink
        - both pass
        - expect: {GM: "on the field, not destroyed"}
        """)


def test_11_2_with_one_of_several_needed_targets_lost_that_part_fails_and_others_go_on() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 2 enemy Units; then draw 1 card"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Away: "Command | (any time): move 1 own Unit to the original owner's hand"
        position: {A: {hand: [Shot]}, B: {hand: [Away], disposition: [GM, Zaku]}}
        script:
        - A: play Shot
        - B: play Away on GM
        - both pass
        - expect: {Zaku: not destroyed, A: {hand: 1}}
        """)


def test_11_2_up_to_goes_on_with_the_targets_that_are_left() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy up to 2 enemy Units"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Away: "Command | (any time): move 1 own Unit to the original owner's hand"
        position: {A: {hand: [Shot]}, B: {hand: [Away], disposition: [GM, Zaku]}}
        script:
        - A: [play Shot on GM and Zaku]
        - B: play Away on GM
        - both pass
        - expect: {Zaku: destroyed}
        """)


def test_11_2_a_played_card_whose_effect_fails_goes_to_its_owners_junkyard() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
          Away: "Command | (any time): abolish 1 Unit"
        position: {A: {hangar: [Ace: {owner: B}], disposition: [GM]}, B: {hand: [Away]}}
        script:
        - A: play Ace on GM
        - B: play Away
        - both pass
        - expect: {Ace: B's junkyard, cites: [GW-11.2]}
        """)


def test_11_3_after_failing_costs_and_limits_stay_used() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 1: destroy 1 enemy Unit"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Away: "Command | (any time): abolish 1 own Unit"
        position: {A: {disposition: [Gun]}, B: {hand: [Away], disposition: [GM, Zaku]}}
        script:
        - A: use Gun on GM
        - B: play Away on GM
        - both pass
        - expect: {A: {nation: 19}, cannot: {use Gun: GW-8.14}}
        """)


def test_11_4_an_unresolved_effect_survives_its_source() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 0: destroy 1 enemy Unit"
          GM: Unit 2/1/3
          Crush: "Command | (any time): abolish 1 Operation"
        position: {A: {disposition: [Gun]}, B: {hand: [Crush], disposition: [GM]}}
        script:
        - A: use Gun
        - B: play Crush
        - both pass
        - expect: {Gun: junkyard, GM: destroyed}
        """)


def test_11_4_11_12_an_unresolved_effect_survives_the_loss_of_its_text() -> None:
    passes("""
        cards:
          Gun: "Unit 2/1/3 | (any time): 0: destroy 1 enemy Unit"
          GM: Unit 2/1/3
          Hush: "Command | (any time): 1 Unit has negated text until end of turn"
        position: {A: {disposition: [Gun]}, B: {hand: [Hush], disposition: [GM]}}
        script:
        - A: use Gun
        - B: play Hush on Gun
        - both pass
        - expect: {Gun: no text, GM: destroyed}
        """)


def test_11_4_only_an_effect_that_says_so_negates_unresolved_effects() -> None:
    passes("""
        cards:
          Gun: "Unit 2/1/3 | (any time): 0: destroy 1 enemy Unit"
          GM: Unit 2/1/3
          Hush: "Command | (any time): 1 Unit has negated text, and has negated unresolved effects until \
        end of turn"
        position: {A: {disposition: [Gun]}, B: {hand: [Hush], disposition: [GM]}}
        script:
        - A: use Gun
        - B: play Hush on Gun
        - both pass
        - expect: {GM: not destroyed, waiting: none, cites: [GW-11.4]}
        """)


def test_11_5_an_effect_on_hold_acts_later_and_does_not_look_at_its_target_again() -> None:
    passes("""
        cards:
          Curse: "Command | (any time): at the end of turn, destroy 1 rerolled Unit"
          GM: Unit 2/1/3
          Tap: "Command | (any time): roll 1 Unit"
        position: {A: {hand: [Curse]}, B: {hand: [Tap], disposition: [GM]}}
        script:
        - A: play Curse on GM
        - both pass
        - expect: {GM: not destroyed, waiting: none, cites: [GW-11.5]}
        - A: pass
        - B: play Tap
        - both pass
        - until: next turn
        - expect: {GM: junkyard}
        """)


def test_11_5_it_is_not_negated_with_its_source() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 0: at the end of turn, draw 1 card"
          Crush: "Command | (any time): abolish 1 Operation"
        position: {A: {disposition: [Gun]}, B: {hand: [Crush]}}
        script:
        - A: use Gun
        - both pass
        - A: pass
        - B: play Crush
        - both pass
        - until: next turn
        - expect: {A: {hand: 1}}
        """)


def test_11_5_22_7_all_is_determined_again_when_it_acts() -> None:
    passes("""
        cards:
          Curse: "Command | (any time): at the end of turn, roll all own Operations"
          Old: Operation
          New: Operation
          Crush: "Command | (any time): abolish 1 Operation"
        position: {A: {hand: [Curse, New], disposition: [Old]}}
        script:
        - A: play Curse
        - both pass
        - A: play New
        - both pass
        - until: next turn
        - expect: {Old: rolled, New: rolled}
        """)


def test_11_6_values_are_taken_at_resolution_and_x_when_paying() -> None:
    passes("""
        cards:
          Storm: "Command | (any time): deal X damage to 1 Unit, where X is the own nation power"
          GM: Unit 2/1/9
          Crush: "Command | (any time): abolish 1 G"
        position: {A: {hand: [Storm], power: {blue: 3}}, B: {hand: [Crush], disposition: [GM]}}
        script:
        - A: play Storm
        - B: play Crush on Blue G
        - both pass
        - expect: {GM: 2 damage}
        """)


def test_11_7_without_up_to_the_full_number_is_needed() -> None:
    passes("""
        cards:
          Two: "Command | (any time): you choose 2 enemy Units; then destroy the chosen cards; then draw 1 \
        card"
          UpTo: "Command | (any time): you choose up to 2 enemy Units; then destroy the chosen cards"
          GM: Unit 2/1/3
        cases:
          two:
            position: {A: {hand: [Two]}, B: {disposition: [GM]}}
            script:
            - A: play Two
            - both pass
            - expect: {GM: not destroyed, A: {hand: 1}, question: window, cites: [GW-11.7]}
          up to two:
            position: {A: {hand: [UpTo]}, B: {disposition: [GM]}}
            script:
            - A: play UpTo
            - both pass
            - expect: {question: choose, options: [GM, done]}
            - A: GM
            - expect: {GM: destroyed}
        """)


def test_11_8_an_effect_that_says_it_cannot_resolve_in_a_state_fails_in_it() -> None:
    passes("""
        cards:
          Duel: "Command | (any time): if the number of enemy Units is more than the number of own Units, \
        this \
        effect fails; then draw 1 card"
          GM: Unit 2/1/3
        cases:
          fewer:
            position: {A: {hand: [Duel]}, B: {disposition: [GM]}}
            script:
            - A: play Duel
            - both pass
            - expect: {A: {hand: 0, junkyard: [Duel]}, cites: [GW-11.8]}
          equal:
            position: {A: {hand: [Duel], disposition: [GM]}, B: {disposition: [GM]}}
            script:
            - A: play Duel
            - both pass
            - expect: {A: {hand: 1}}
        """)


def test_11_9_in_that_case_needs_what_comes_before_to_have_been_carried_out() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 0: roll 1 own Unit; in that case draw 1 card"
          GM: Unit 2/1/3
          Tap: "Command | (any time): roll 1 Unit"
        position: {A: {disposition: [Gun, GM]}, B: {hand: [Tap]}}
        script:
        - A: use Gun
        - what if:
          - both pass
          - expect: {GM: rolled, A: {hand: 1}}
        - B: play Tap
        - both pass
        - expect: {GM: rolled, A: {hand: 0}, cites: [GW-11.9]}
        """)


def test_11_9_then_does_not() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 0: roll 1 own Unit; then draw 1 card"
          GM: Unit 2/1/3
          Tap: "Command | (any time): roll 1 Unit"
        position: {A: {disposition: [Gun, GM]}, B: {hand: [Tap]}}
        script:
        - A: use Gun
        - B: play Tap
        - both pass
        - expect: {A: {hand: 1}}
        """)


def test_11_9_a_declined_may_was_not_carried_out() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 0: you may roll this card; in that case draw 1 card"
        position: {A: {disposition: [Gun]}}
        script:
        - A: use Gun
        - both pass
        - what if:
          - A: "yes"
          - expect: {Gun: rolled, A: {hand: 1}}
        - A: "no"
        - expect: {Gun: rerolled, A: {hand: 0}}
        """)


def test_11_10_until_end_of_turn_stays_with_the_card_and_ends_with_the_turn() -> None:
    passes("""
        cards:
          Steel: "Command | (any time): 1 Unit gets +1/+1/+1, and gains Raid until end of turn"
          GM: Unit 2/1/3
        position: {A: {hand: [Steel, Steel], disposition: [GM]}}
        script:
        - A: play Steel
        - both pass
        - A: play Steel
        - both pass
        - expect: {GM: "4/3/5, has Raid"}
        - until: Return Step, after
        - expect: {GM: "4/3/5, has Raid"}
        - until: next turn
        - expect: {GM: "2/1/3, lacks Raid"}
        """)


def test_11_10_moved_to_another_location_the_card_has_lost_it() -> None:
    passes("""
        cards:
          Steel: "Command | (any time): 1 Unit gets +1/+1/+1 until end of turn"
          GM: Unit 2/1/3
          Recall: "Command | (any time): move 1 own Unit to the original owner's hand"
        position: {A: {hand: [Steel, Recall], disposition: [GM]}}
        script:
        - A: play Steel
        - both pass
        - A: play Recall
        - both pass
        - A: play GM
        - both pass
        - expect: {GM: 2/1/3}
        """)


def test_11_10_effects_that_end_together_end_at_one_moment() -> None:
    """A bonus to defence and the damage it held off go together at the end of the turn."""
    passes("""
        cards:
          Steel: "Command | (any time): 1 Unit gets +0/+0/+2 until end of turn"
          Weak: "Command | (any time): 1 Unit gets +0/+0/-2 until end of turn"
          GM: Unit 2/1/3
        position: {A: {hand: [Steel, Weak], disposition: [GM: 2 damage]}}
        script:
        - A: play Steel
        - both pass
        - A: play Weak
        - both pass
        - expect: {GM: "2/1/3, 2 damage"}
        - until: next turn
        - expect: {GM: "on the field, 0 damage"}
        """)


def test_11_11_a_squad_as_target_is_not_its_units_as_targets() -> None:
    passes("""
        cards:
          Blast: "Command | (any time): deal 1 damage to all Units of 1 enemy squad"
          Shot: "Command | (any time): deal 1 damage to 1 enemy Unit"
          Veil: "Unit 2/1/3 | (auto A): this card cannot be the target of enemy effects"
        position:
          at: Attack Step, after
          A: {hand: [Blast, Shot]}
          B: {Earth: [Veil]}
        script:
        - expect: {can: [play Blast], cannot: {play Shot: GW-8.4}}
        - A: play Blast
        - both pass
        - expect: {Veil: 1 damage}
        """)


def test_11_11_a_unit_that_joins_the_squad_after_play_is_affected_as_a_member() -> None:
    passes("""
        cards:
          Blast: "Command | (any time): deal 1 damage to all Units of 1 enemy squad"
          Move: "Command | (any time): move 1 own Unit to Earth"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position:
          at: Attack Step, after
          A: {hand: [Blast]}
          B: {hand: [Move], Earth: [GM], disposition: [Zaku]}
        script:
        - A: play Blast
        - B: play Move on Zaku
        - both pass
        - expect: {GM: 1 damage, Zaku: 1 damage}
        """)


def test_11_12_a_card_with_negated_text_keeps_stats_type_and_name() -> None:
    passes("""
        cards:
          GM: {is: Unit 2/1/3, text: [Raid, "(any time): 0: draw 1 card", \
        "(auto A): this card gets +1/+0/+0", \
        "(auto D): each time a card is played, draw 1 card"]}
          Hush: "Command | (any time): 1 Unit has negated text until end of turn"
          Find: 'Command | (any time): roll 1 Unit named "GM"'
        position: {A: {hand: [Hush, Find], disposition: [GM: {damage: 1}]}}
        script:
        - expect: {GM: 3/1/3}
        - A: play Hush on GM
        - both pass
        - expect: {GM: "2/1/3, is a Unit, no text, 1 damage", cannot: {use GM: GW-11.12}, A: {hand: 2}}
        - A: play Find
        - both pass
        - expect: {GM: rolled, A: {hand: 1}}
        - until: next turn
        - expect: {GM: "3/1/3, has Raid"}
        """)


def test_11_12_negated_by_auto_a_the_text_is_back_when_that_ends() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3 | (any time): 0: draw 1 card"
          Hush: "Operation | (auto A): all enemy Units have negated text"
          Crush: "Command | (any time): abolish 1 Operation"
        position: {A: {hand: [Crush], disposition: [GM]}, B: {disposition: [Hush]}}
        script:
        - expect: {GM: no text, cannot: {use GM: GW-11.12}}
        - A: play Crush
        - both pass
        - expect: {can: [use GM]}
        """)


def test_last_known_values_of_a_card_that_has_left() -> None:
    """GW-11.6, GW-17.12: what an effect asks of a card that is gone is what it was when it left."""
    passes("""
        cards:
          GM: "Unit 2/1/3 | (auto D): when this card is abolished, recover the defence of this card"
          Steel: "Command | (any time): 1 Unit gets +0/+0/+2 until end of turn"
          Feed: "Command | (any time): abolish 1 own Unit; then deal X damage to the enemy Nation, where X \
        is the \\
        ranged of that card"
          Zaku: Unit 2/4/3
        cases:
          the card itself:
            position: {A: {nation: [9], lost: [9], hand: [Steel, Feed], disposition: [GM]}}
            script:
            - A: play Steel
            - both pass
            - A: play Feed
            - both pass
            - expect: {A: {nation: 14, lost: 4}, B: {nation: 19}}
          a card that the effect has abolished:
            position: {A: {hand: [Feed], disposition: [Zaku]}}
            script:
            - A: play Feed
            - both pass
            - expect: {B: {nation: 16}}
        """)


def test_11_2_a_target_that_has_changed_sides_is_lost() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 enemy Unit"
          Bribe: "Command | (any time): move 1 enemy Unit to the own Disposition Area"
          GM: Unit 2/1/3
        position: {A: {hand: [Shot, Bribe]}, B: {disposition: [GM]}}
        script:
        - A: play Shot
        - B: pass
        - A: play Bribe
        - both pass
        - expect: {GM: "A's disposition, not destroyed"}
        """)


def test_11_10_until_the_end_of_the_cut_ends_before_the_new_cut_opens() -> None:
    passes("""
        cards:
          Steel: "Command | (any time): 1 Unit gets +0/+0/+2 until the end of the cut"
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
          GM: Unit 2/1/3
        position: {A: {hand: [Shot]}, B: {hand: [Steel], disposition: [GM]}}
        script:
        - A: play Shot
        - B: play Steel
        - both pass
        - expect: {GM: "2/1/3, 3 damage, destroyed", waiting: [GM], question: cut}
        """)


def test_11_12_a_negated_text_does_not_happen() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3 | (auto D): when this card is abolished, draw 1 card"
          Hush: "Command | (any time): 1 Unit has negated text until end of turn"
          Crush: "Command | (any time): abolish 1 Unit"
        position: {A: {hand: [Hush, Crush]}, B: {disposition: [GM]}}
        script:
        - what if:
          - A: play Crush
          - both pass
          - expect: {B: {hand: 1}}
        - A: play Hush
        - both pass
        - A: play Crush
        - both pass
        - expect: {GM: junkyard, B: {hand: 0}}
        """)


def test_the_targets_of_an_auto_c_effect_are_chosen_as_it_activates() -> None:
    """GW-8.3, 10.8: they can be answered like those of a played effect."""
    passes("""
        cards:
          Bell: "Operation | (auto C): at the start of the Attack Step, destroy 1 enemy Unit"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Away: "Command | (any time): move 1 own Unit to the original owner's hand"
        position: {A: {disposition: [Bell]}, B: {hand: [Away], disposition: [GM, Zaku]}}
        script:
        - until: A's question target
        - A: Zaku
        - expect: {asked: A, question: cut, waiting: [Bell]}
        - A: pass
        - B: play Away on Zaku
        - both pass
        - expect: {GM: not destroyed, Zaku: hand}
        """)


def test_11_5_an_effect_on_hold_waits_for_its_own_moment_and_acts_once() -> None:
    passes("""
        cards:
          Plan: "Command | (any time): at the start of the own Attack Step, draw 1 card"
        position: {at: "Attack Step", A: {hand: [Plan]}}
        script:
        - A: play Plan
        - both pass
        - until: B's Defend Step
        - expect: {A: {hand: 0}}
        - until: A's Disposition Phase
        - expect: {A: {hand: 1}}
        - until: Attack Step
        - expect: {A: {hand: 2}}
        - until: B's turn
        - until: A's Attack Step, after
        - expect: {A: {hand: 3}}
        """)

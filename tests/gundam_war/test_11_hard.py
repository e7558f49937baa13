"""Effects where it is hard: several parts, choices on resolution, cards that are gone (chapters 8 and 11)."""

from __future__ import annotations

from scenes import passes


def test_11_9_in_that_case_reaches_over_both_parts_in_brackets() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 0: roll 1 own Unit; in that case (draw 1 card; then recover 1)"
          GM: Unit 2/1/3
          Tap: "Command | (any time): roll 1 Unit"
        position: {A: {lost: [2], disposition: [Gun, GM]}, B: {hand: [Tap]}}
        script:
        - A: use Gun
        - what if:
          - both pass
          - expect: {A: {hand: 1, lost: 1}}
        - B: play Tap
        - both pass
        - expect: {A: {hand: 0, lost: 2}}
        """)


def test_11_9_without_brackets_the_last_part_stands_by_itself() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 0: roll 1 own Unit; in that case draw 1 card; then recover 1"
          GM: Unit 2/1/3
          Tap: "Command | (any time): roll 1 Unit"
        position: {A: {lost: [2], disposition: [Gun, GM]}, B: {hand: [Tap]}}
        script:
        - A: use Gun
        - B: play Tap
        - both pass
        - expect: {A: {hand: 0, lost: 1}}
        """)


def test_11_9_destroying_what_will_not_be_destroyed_was_not_carried_out() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 enemy Unit; in that case draw 1 card"
          Wall: "Unit 2/1/3 | (auto A): this card is not destroyed by enemy effects"
        position: {A: {hand: [Shot]}, B: {disposition: [Wall]}}
        script:
        - A: play Shot
        - both pass
        - expect: {Wall: not destroyed, A: {hand: 0}, cites: [GW-11.9]}
        """)


def test_11_9_moving_what_is_not_moved_was_not_carried_out() -> None:
    passes("""
        cards:
          Push: "Command | (any time): move 1 enemy Unit to the original owner's hand; in that case draw 1 \
        card"
          Wall: "Unit 2/1/3 | (auto A): this card is not moved by enemy effects"
        position: {A: {hand: [Push]}, B: {disposition: [Wall]}}
        script:
        - A: play Push
        - both pass
        - expect: {Wall: on the field, A: {hand: 0}}
        """)


def test_8_5_the_other_player_may_be_the_one_who_chooses() -> None:
    passes("""
        cards:
          Ask: "Command | (any time): the enemy player has to destroy 1 chosen enemy Unit; in that case \
        draw 1 card"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position: {A: {hand: [Ask], disposition: [GM]}, B: {disposition: [GM, Zaku]}}
        script:
        - A: play Ask
        - both pass
        - expect: {asked: B, question: choose, options: [GM, Zaku]}
        - B: Zaku
        - expect: {Zaku: destroyed, A: {hand: 1}}
        """)


def test_4_7_what_the_other_player_has_to_do_is_still_the_effect_of_who_played_it() -> None:
    passes("""
        cards:
          Ask: "Command | (any time): the enemy player has to destroy 1 chosen enemy Unit"
          Wall: "Unit 2/1/3 | (auto A): this card is not destroyed by enemy effects"
        position: {A: {hand: [Ask]}, B: {disposition: [Wall]}}
        script:
        - A: play Ask
        - resolve
        - expect: {Wall: not destroyed}
        """)


def test_8_5_a_choice_cannot_fall_on_the_same_card_twice() -> None:
    passes("""
        cards:
          Pick: "Command | (any time): you choose 2 own Units; then roll the chosen cards"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Dom: Unit 2/1/3
        position: {A: {hand: [Pick], disposition: [GM, Zaku, Dom]}}
        script:
        - A: play Pick
        - both pass
        - A: Zaku
        - expect: {GM: rerolled, Zaku: rolled, Dom: rolled, question: window}
        """)


def test_11_5_what_is_on_hold_for_a_card_that_is_gone_does_nothing() -> None:
    passes("""
        cards:
          Curse: "Command | (any time): at the end of turn, destroy 1 enemy Unit"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Blink: "Command | (any time): move 1 own Unit to the own hand; then move 1 chosen Unit in the \
        own hand \
        to the own Disposition Area"
        position: {A: {hand: [Curse]}, B: {hand: [Blink], disposition: [GM, Zaku]}}
        script:
        - A: play Curse on GM
        - both pass
        - A: pass
        - B: play Blink on GM
        - both pass
        - until: next turn
        - expect: {GM: on the field, Zaku: on the field}
        """)


def test_11_5_a_card_that_has_changed_sides_is_still_the_one_on_hold() -> None:
    passes("""
        cards:
          Curse: "Command | (any time): at the end of turn, destroy 1 enemy Unit"
          Bribe: "Command | (any time): move 1 enemy Unit to the own Disposition Area"
          GM: Unit 2/1/3
        position: {A: {hand: [Curse, Bribe]}, B: {disposition: [GM]}}
        script:
        - A: play Curse
        - both pass
        - A: play Bribe
        - both pass
        - until: next turn
        - expect: {GM: B's junkyard}
        """)


def test_11_6_a_number_is_what_it_is_when_its_part_is_carried_out() -> None:
    passes("""
        cards:
          Count: "Command | (any time): destroy all own Units; then draw the number of own Units cards"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position: {A: {hand: [Count], disposition: [GM, Zaku]}}
        script:
        - A: play Count
        - both pass
        - expect: {A: {hand: 2}, GM: "destroyed, on the field"}
        """)


def test_11_10_a_change_that_lasts_on_a_player() -> None:
    passes("""
        cards:
          Steel: "Command | (any time): 1 own Unit gains Swift Strike as long as it is on the field"
          GM: Unit 2/1/3
          Recall: "Command | (any time): move 1 own Unit to the original owner's hand"
        position: {A: {hand: [Steel, Recall], disposition: [GM]}}
        script:
        - A: play Steel
        - both pass
        - until: B's turn
        - until: A's Disposition Phase
        - expect: {GM: has Swift Strike}
        - A: play Recall
        - both pass
        - A: play GM
        - both pass
        - expect: {GM: lacks Swift Strike}
        """)


def test_11_2_a_unit_that_has_become_a_target_of_nothing_is_lost() -> None:
    """It could be targeted on play; when the effect resolves it cannot."""
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 enemy Unit"
          Veil: "Operation | (auto B): this card may come out rerolled in Earth"
          Hide: 'Command | (any time): 1 own Unit gains "(auto A): this card cannot be the target of enemy \
        effects" \
        until end of turn'
          GM: Unit 2/1/3
        position: {A: {hand: [Shot]}, B: {hand: [Hide], disposition: [GM]}}
        script:
        - A: play Shot
        - B: play Hide
        - both pass
        - expect: {GM: not destroyed}
        """)


def test_12_3_the_host_is_chosen_among_own_cards_of_either_place_only_where_the_text_says_so() -> None:
    passes("""
        cards:
          Ace: "Character +1/+0/+0 | (auto B): this card may also be set on an own Unit in a battle area"
          Kid: Character +1/+0/+0
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position: {at: "Disposition Phase", A: {hand: [Ace, Kid], disposition: [GM], Earth: [Zaku]}}
        script:
        - expect: {cannot: {play Kid on Zaku: GW-12.3}}
        - A: play Ace
        - expect: {options: [GM, Zaku]}
        - A: Zaku
        - both pass
        - expect: {Ace: "Earth, set on Zaku", Zaku: 3/1/3}
        """)


def test_8_3_two_targets_of_different_kinds_are_chosen_one_after_the_other() -> None:
    passes("""
        cards:
          Trade: "Command | (any time): roll 1 own Unit and 1 enemy Unit; in that case draw 1 card"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Away: "Command | (any time): abolish 1 own Unit"
        position: {A: {hand: [Trade], disposition: [GM, GM]}, B: {hand: [Away], disposition: [Zaku, Zaku]}}
        script:
        - A: play Trade
        - expect: {options: [GM, "GM#2"]}
        - A: GM#2
        - expect: {options: [Zaku, "Zaku#2"]}
        - A: Zaku
        - what if:
          - both pass
          - expect: {GM#2: rolled, Zaku: rolled, GM: rerolled, A: {hand: 1}}
        - B: play Away on Zaku
        - both pass
        - expect: {GM#2: rerolled, A: {hand: 0}}
        """)

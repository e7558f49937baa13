"""Chapter 13: roll and reroll."""

from __future__ import annotations

from scenes import passes


def test_13_1_13_2_in_the_reroll_phase_the_turn_player_rerolls_all_own_cards() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
          Yard: Operation
        position:
          turn: B
          at: Return Step, after
          A: {disposition: [GM: {rolled: yes, with: [Ace]}, Yard: rolled, Blue G: rolled]}
          B: {disposition: [GM: rolled]}
        script:
        - both pass
        - expect:
            moment: Reroll Phase
            turn: A
            A's GM: rerolled
            Ace: rerolled
            Yard: rerolled
            Blue G: rerolled
            B's GM: rolled
            cites: [GW-13.2]
        """)


def test_13_3_a_rolled_card_does_not_sortie_nor_pay_a_roll_but_has_its_other_text() -> None:
    passes("""
        cards:
          GM: {is: Unit 2/1/3, text: ["(any time): R: draw 1 card", "(any time): 0: draw 1 card", \
        "(auto A): all own Operations gain Raid", "(auto D): at the start of the Defend Step, draw 1 card"]}
          Yard: Operation
        position: {at: Attack Step, A: {disposition: [GM: rolled, Yard]}}
        script:
        - expect: {options: [pass, use GM], Yard: has Raid}
        - A: use GM
        - both pass
        - expect: {A: {hand: 1}, cannot: {use GM: [GW-7.7, GW-8.14]}}
        - until: question sortie
        - expect: {options: [done], cannot: {sortie GM -> Earth: GW-14.4}}
        - until: Defend Step
        - expect: {A: {hand: 2}}
        """)


def test_13_4_a_rolled_unit_in_battle_adds_nothing_and_keeps_its_defence() -> None:
    passes("""
        cards:
          GM: Unit 4/2/3
          Zaku: Unit 3/1/5
        position:
          at: Damage Calculation Step
          A: {Earth: [GM: rolled, GM]}
          B: {Earth: [Zaku]}
        script:
        - both pass
        - expect: {Zaku: 2 damage, GM: "3 damage, destroyed"}
        """)


def test_13_5_an_already_rolled_card_cannot_be_rolled_again_nor_an_upright_one_rerolled() -> None:
    passes("""
        cards:
          Tap: "Command | (any time): you choose 1 own Unit; then roll the chosen card; in that case draw \
        1 card"
          Wake: "Command | (any time): you choose 1 own Unit; then reroll the chosen card; in that case \
        draw 1 card"
          GM: Unit 2/1/3
        cases:
          rolled:
            position: {A: {hand: [Tap, Wake], disposition: [GM: rolled]}}
            script:
            - A: play Tap
            - both pass
            - expect: {A: {hand: 1}, cites: [GW-13.5]}
            - A: play Wake
            - both pass
            - expect: {GM: rerolled, A: {hand: 1}}
          upright:
            position: {A: {hand: [Tap, Wake], disposition: [GM]}}
            script:
            - A: play Wake
            - both pass
            - expect: {A: {hand: 1}, cites: [GW-13.5]}
            - A: play Tap
            - both pass
            - expect: {GM: rolled, A: {hand: 1}}
        """)


ROLLED = """
        cards:
          Eye: "Operation | (auto D): each time an own card is rolled, gain 1 \\"eye\\" coin"
          Up: "Operation | (auto D): each time an own card is rerolled, gain 1 \\"up\\" coin"
          Home: "Command | (any time): move 1 own Unit rolled to the own Disposition Area"
          Out: "Command | (any time): move 1 own Unit rerolled to Earth"
          GM: Unit 1/1/1
          Zaku: Unit 1/1/1
          Ace: Character
          Gun: "Operation | (any time): roll 2 own cards: draw 1 card"
"""


def test_16_1_the_return_rolls_and_is_told_after_the_fixed_effect_of_what_was_upright() -> None:
    passes(f"""{ROLLED}
        position: {{at: Return Step, A: {{disposition: [Eye], Earth: [GM: rolled, Zaku: {{with: [Ace]}}]}}}}
        script:
        - both pass
        - expect: {{GM: rolled, Zaku: rolled, A: {{coins: {{eye coin: 2}}}}}}
        """)


def test_12_5_rolled_or_rerolled_by_a_move_each_card_of_the_group_counts() -> None:
    passes(f"""{ROLLED}
        position:
          A: {{hand: [Home, Out, Out], disposition: [Eye, Up, GM: {{rolled: yes, with: [Ace]}}]}}
        script:
        - A: play Out on GM
        - both pass
        - expect: {{GM: "Earth, rerolled", A: {{coins: {{up coin: 2, eye coin: 0}}}}}}
        - A: play Home on GM
        - both pass
        - expect: {{GM: rolled, A: {{coins: {{up coin: 2, eye coin: 2}}}}}}
        """)


def test_12_2_as_a_payment_a_set_group_is_one_card_to_roll() -> None:
    passes(f"""{ROLLED}
        cases:
          one group:
            position: {{A: {{disposition: [Gun: rolled, GM: {{with: [Ace]}}]}}}}
            script:
            - expect: {{cannot: {{use Gun: GW-7.9}}}}
          two groups:
            position: {{A: {{disposition: [Gun: rolled, GM: {{with: [Ace]}}, Zaku]}}}}
            script:
            - A: use Gun
            - expect: {{GM: rolled, Zaku: rolled}}
        """)


def test_12_2_a_group_that_has_been_rolled_for_one_part_of_a_cost_pays_no_other() -> None:
    passes("""
        cards:
          Gun: "Unit 1/1/1 | (any time): R, roll 1 own Character: draw 1 card"
          Pair: "Operation | (any time): roll 1 own Unit, roll 1 own Character: draw 1 card"
          GM: Unit 1/1/1
          Ace: Character
        cases:
          its own Character:
            position: {A: {disposition: [Gun: {with: [Ace]}]}}
            script:
            - expect: {cannot: {use Gun: GW-7.9}}
          another Character:
            position: {A: {disposition: [Gun: {with: [Ace]}, GM: {with: [Ace]}]}}
            script:
            - A: use Gun
            - expect: {Gun: rolled, GM: rolled}
          two parts and one group:
            position: {A: {disposition: [Pair, GM: {with: [Ace]}]}}
            script:
            - expect: {cannot: [use Pair]}
          two parts and two groups:
            position: {A: {disposition: [Pair, Gun, GM: {with: [Ace]}]}}
            script:
            - A: use Pair
            - expect: {Gun: rolled, GM: rolled, Ace: rolled}
        """)

"""Chapter 1: card anatomy and card types."""

from __future__ import annotations

from scenes import passes


def test_1_1_a_type_word_names_all_cards_of_that_type_now() -> None:
    passes("""
        cards:
          Yard: Operation
          Gear: Operation on Unit +0/+0/+1
          GM: Unit 2/1/3
          Ace: Character +1/+0/+0
          Raze: "Command | (any time): destroy 1 Operation"
        position:
          A: {hand: [Raze]}
          B: {disposition: [Yard, GM: {with: [Gear, Ace]}]}
        script:
        - A: play Raze
        - expect: {question: target, options: [Yard, Gear]}
        """)


def test_1_2_treated_as_replaces_the_type_and_also_adds_one() -> None:
    passes("""
        cards:
          Yard: "Operation | (any time): 0: this card is treated as {Unit, Space, 2/1/3} until end of turn"
          Dock: "Operation | (any time): 0: this card is also treated as {Unit, Space, 2/1/3} until end of \
        turn"
        position:
          A: {disposition: [Yard, Dock]}
        script:
        - A: use Yard
        - both pass
        - A: use Dock
        - both pass
        - expect:
            Yard: is a Unit, not is an Operation, 2/1/3
            Dock: is a Unit, is an Operation, 2/1/3
        - until: next turn
        - expect:
            Yard: is an Operation, not is a Unit
            Dock: is an Operation, not is a Unit
        """)


def test_1_2_the_original_type_returns_when_the_card_moves_to_another_location() -> None:
    passes("""
        cards:
          Yard: "Operation | (any time): 0: this card is treated as {Unit, Space, 2/1/3} until end of turn"
          Recall: "Command | (any time): move 1 own card to the original owner's hand"
        position:
          A: {hand: [Recall], disposition: [Yard]}
        script:
        - A: use Yard
        - both pass
        - A: play Recall on Yard
        - both pass
        - A: play Yard
        - both pass
        - expect:
            Yard: is an Operation, not is a Unit, rerolled
        """)


def test_1_3_a_set_card_shows_what_it_is_set_on() -> None:
    passes("""
        cards:
          Yard: Operation
          GM: Unit 2/1/3
          Gear: Operation on Operation
          Kit: Operation on Unit,Operation +1/+0/+2
        position:
          A: {hand: [Gear, Kit], disposition: [Yard, GM]}
        script:
        - what if:
          - A: play Gear
          - expect: {waiting: [Gear]}
          - both pass
          - expect: {Gear: set on Yard}
        - A: play Kit
        - expect: {question: host, options: [Yard, GM]}
        - A: GM
        - both pass
        - expect: {GM: 3/1/5, Kit: set on GM}
        """)


def test_1_4_texts_look_at_the_name_without_the_model_number() -> None:
    passes("""
        cards:
          GM: {is: Unit 2/1/3, model: RX-79}
          GM Custom: Unit 2/1/3
          Shot: 'Command | (any time): destroy 1 Unit named "GM"'
        position:
          A: {hand: [Shot]}
          B: {disposition: [GM, GM Custom]}
        script:
        - A: play Shot
        - expect: {waiting: [Shot]}
        - both pass
        - expect: {GM: destroyed, GM Custom: not destroyed}
        """)


def test_1_4_dots_and_dashes_are_no_part_of_a_name() -> None:
    passes("""
        cards:
          Z-Gundam: Unit 2/1/3
          Shot: 'Command | (any time): destroy 1 Unit named "ZGundam"'
        position:
          A: {hand: [Shot]}
          B: {disposition: [Z-Gundam]}
        script:
        - A: play Shot
        - both pass
        - expect: {Z-Gundam: destroyed}
        """)


def test_1_5_the_same_name_is_enough_to_be_a_card_of_the_same_name() -> None:
    passes("""
        cards:
          Z-Gundam: Unit blue 1-3-0 2/1/3
          Z Gundam: "Unit red 1-1-0 1/1/1 | (any time): 0: destroy 1 other Unit with the same name as this \
        card"
          GM: Unit 1/1/1
        position:
          A: {disposition: [Z Gundam, GM]}
          B: {disposition: [Z-Gundam]}
        script:
        - A: use Z Gundam
        - both pass
        - expect: {Z-Gundam: destroyed, GM: not destroyed}
        """)


def test_1_6_the_total_contains_the_designated_part_and_the_cost_adds_up_all_three() -> None:
    passes("""
        cards:
          Zaku: Unit green 2-4-1 2/1/3
          Wreck: "Command | (any time): destroy 1 own Unit; then recover the total of the cost of that card"
        position:
          A: {nation: 9, lost: [20], hand: [Zaku, Wreck], power: {green: 2, blue: 1}, disposition: []}
        script:
        - expect: {cannot: {play Zaku: GW-7.2}}
        """)
    passes("""
        cards:
          Zaku: Unit green 2-4-1 2/1/3
          Wreck: "Command | (any time): destroy 1 own Unit; then recover the total of the cost of that card"
        position:
          A: {nation: [9], lost: [20], hand: [Zaku, Wreck], power: {green: 2, blue: 2}}
        script:
        - A: play Zaku
        - both pass
        - expect: {Zaku: on the field, A: {nation: 8, lost: 21}}
        - A: play Wreck on Zaku
        - both pass
        - expect: {A: {nation: 15, lost: 14}}
        """)


def test_1_7_no_stat_is_lower_than_0_but_what_is_below_counts_for_a_later_plus() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Weaken: "Command | (any time): 1 Unit gets -4/+0/+0 until end of turn"
          Steel: "Command | (any time): 1 Unit gets +3/+0/+0 until end of turn"
        position:
          A: {hand: [Weaken, Steel], disposition: [GM]}
        script:
        - A: play Weaken on GM
        - both pass
        - expect: {GM: 0/1/3}
        - A: play Steel on GM
        - both pass
        - expect: {GM: 1/1/3}
        """)


def test_1_7_a_modification_adds_its_three_numbers() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Ace: Character +3/+1/-1
        position:
          A: {disposition: [GM: {with: [Ace]}]}
        script:
        - expect: {GM: 5/2/2}
        """)


def test_1_8_a_star_is_0_and_stays_0_whatever_is_added() -> None:
    passes("""
        cards:
          Ball: Unit */1/3
          GM: Unit 2/1/3
          Steel: "Command | (any time): 1 Unit gets +3/+3/+0 until end of turn"
          Jam: "Command | (any time): 1 Unit gets */+0/+0 until end of turn"
        position:
          A: {hand: [Steel, Steel, Jam], disposition: [Ball, GM]}
        script:
        - A: play Steel on Ball
        - both pass
        - expect: {Ball: "*/4/3, close combat 0"}
        - A: play Jam on GM
        - both pass
        - A: play Steel on GM
        - both pass
        - expect: {GM: "*/4/3, close combat 0"}
        """)


def test_1_9_a_unit_goes_out_only_to_an_area_it_has_aptitude_for() -> None:
    passes("""
        cards:
          Ball: Unit Space 2/1/3
          Tank: Unit Earth 2/1/3
          GM: Unit Space,Earth 2/1/3
        position:
          at: Attack Step
          A: {disposition: [Ball, Tank, GM]}
        script:
        - until: question sortie
        - expect:
            options: [sortie Ball -> Space, sortie GM -> Space, sortie GM -> Earth, sortie Tank -> Earth, \
          done]
            cannot: {sortie Ball -> Earth: GW-14.3, sortie Tank -> Space: GW-14.3}
        """)


def test_1_9_being_in_an_area_without_aptitude_is_legal_until_the_return_step() -> None:
    passes("""
        cards:
          Ball: Unit Space 2/1/3
        position:
          at: Attack Step, after
          A: {Earth: [Ball]}
        script:
        - until: Return Step
        - expect: {Ball: "Earth, not destroyed"}
        - both pass
        - expect: {Ball: destroyed}
        """)


def test_1_10_special_effects_are_text_and_bracketed_text_is_not_touched() -> None:
    passes("""
        cards:
          GM: {is: Unit 2/1/3, text: [Raid, "[[Swift Strike]]", "(any time): 0: draw 1 card", \
        "[[(any time): 0: draw 2 cards]]"]}
          Hush: "Command | (any time): 1 Unit has negated text until end of turn"
        position:
          A: {hand: [Hush], disposition: [GM]}
        script:
        - A: play Hush on GM
        - both pass
        - expect:
            GM: has Swift Strike, lacks Raid
            can: [use GM]
        - A: use GM
        - both pass
        - expect: {A: {hand: 2}}
        """)


def test_1_11_a_basic_g_produces_one_power_of_its_colour_and_another_what_its_text_says() -> None:
    passes("""
        cards:
          Plant: "G blue special | (auto A): this card produces 2 red power"
        position:
          A: {disposition: [Blue G, Plant]}
        script:
        - expect: {A: {power: {blue: 1, red: 2}}}
        """)


def test_1_11_a_g_produces_only_on_the_field() -> None:
    passes("""
        position:
          A: {hand: [Blue G]}
        script:
        - expect: {A: {power: 0}}
        - A: play Blue G
        - expect: {A: {power: 0}}
        - both pass
        - expect: {A: {power: {blue: 1}}}
        """)


def test_1_12_colour_matters_only_for_designated_power() -> None:
    passes("""
        cards:
          Zaku: Unit green 1-3-0 2/1/3
          Ball: Unit blue 0-3-0 2/1/3
        position:
          A: {hand: [Zaku, Ball], power: {red: 2, white: 1}}
        script:
        - expect: {can: [play Ball], cannot: {play Zaku: GW-7.2}}
        """)


def test_1_8_a_star_that_was_applied_stays_though_the_stats_are_replaced() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Jam: "Command | (any time): 1 Unit gets */+0/+0 until end of turn"
          Grow: "Command | (any time): 1 Unit is treated as {Unit, Space, 5/5/5} until end of turn"
          Star: "Command | (any time): 1 Unit is treated as {Unit, Space, */5/5} until end of turn"
        position: {A: {hand: [Jam, Grow, Star], disposition: [GM]}}
        script:
        - what if:
          - A: play Jam
          - both pass
          - A: play Grow
          - both pass
          - expect: {GM: "*/5/5"}
        - what if:
          - A: play Star
          - both pass
          - expect: {GM: "*/5/5"}
          - A: play Grow
          - both pass
          - expect: {GM: 5/5/5}
        - A: play Grow
        - both pass
        - A: play Jam
        - both pass
        - expect: {GM: "*/5/5"}
        """)

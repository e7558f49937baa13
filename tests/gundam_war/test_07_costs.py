"""Chapter 7: nation power and costs."""

from __future__ import annotations

import pytest
from scenes import passes


def test_7_1_nation_power_is_not_spent_and_nothing_is_rolled_for_it() -> None:
    passes("""
        cards:
          GM: Unit blue 1-2-0 2/1/3
          Yard: Operation blue 2-2-0
        position:
          A: {hand: [GM, Yard], power: {blue: 2}}
        script:
        - A: play GM
        - both pass
        - expect: {Blue G: rerolled, A: {power: 2}}
        - A: play Yard
        - both pass
        - expect: {Yard: on the field}
        """)


def test_7_1_what_produces_power_does_so_only_while_on_the_field() -> None:
    passes("""
        cards:
          Yard: Operation blue 2-2-0
          Crush: "Command | (any time): abolish 1 G"
        position:
          A: {hand: [Yard, Crush], power: {blue: 2}}
        script:
        - A: play Crush on Blue G
        - both pass
        - expect: {cannot: {play Yard: GW-7.2}, A: {power: {blue: 1}}}
        """)


def test_7_2_designated_and_total_are_both_needed_and_share_the_same_power() -> None:
    passes("""
        cards:
          Two: "Command blue 2-2-0 | (any time): draw 1 card"
          Three: "Command blue 2-3-0 | (any time): draw 1 card"
          Red: "Command red 1-1-0 | (any time): draw 1 card"
        cases:
          two blue:
            position: {A: {hand: [Two, Three, Red], power: {blue: 2}}}
            script:
            - expect: {can: [play Two], cannot: {play Three: GW-7.2, play Red: GW-7.2}}
          a third of any colour:
            position: {A: {hand: [Two, Three, Red], power: {blue: 2, red: 1}}}
            script:
            - expect: {can: [play Two, play Three, play Red]}
          one blue is not enough:
            position: {A: {hand: [Two, Three, Red], power: {blue: 1, red: 2}}}
            script:
            - expect: {can: [play Red], cannot: {play Two: GW-7.2, play Three: GW-7.2}}
        """)


def test_7_2_only_own_power_counts() -> None:
    passes("""
        cards:
          Two: "Command blue 2-2-0 | (any time): draw 1 card"
        position: {A: {hand: [Two], power: {blue: 1}}, B: {power: {blue: 3}}}
        script:
        - expect: {cannot: {play Two: GW-7.2}}
        """)


def test_7_3_a_rolled_g_still_produces() -> None:
    passes("""
        cards:
          Two: "Command blue 2-2-0 | (any time): draw 1 card"
        position: {A: {hand: [Two], disposition: [Blue G: rolled, Blue G: rolled]}}
        script:
        - expect: {can: [play Two], A: {power: {blue: 2}}}
        """)


def test_7_4_a_purple_requirement_is_met_by_any_colour_and_purple_power_by_no_other() -> None:
    passes("""
        cards:
          Purple: "Command purple 2-2-0 | (any time): draw 1 card"
          Blue: "Command blue 1-2-0 | (any time): draw 1 card"
          Plain: "Command 0-3-0 | (any time): draw 1 card"
        cases:
          any colour:
            position: {A: {hand: [Purple], power: {red: 1, blue: 1}}}
            script:
            - expect: {can: [play Purple]}
          too little:
            position: {A: {hand: [Purple], power: {red: 1}}}
            script:
            - expect: {cannot: {play Purple: GW-7.2}}
          purple power:
            position: {A: {hand: [Purple, Blue, Plain], power: {purple: 3}}}
            script:
            - expect: {can: [play Purple, play Plain], cannot: {play Blue: GW-7.2}}
        """)


def test_7_5_each_colour_of_a_dual_card_with_a_different_kind_of_power() -> None:
    passes("""
        cards:
          Dual: "Command blue/red 2-4-0 | (any time): draw 1 card"
        cases:
          both:
            position: {A: {hand: [Dual], power: {blue: 2, red: 2}}}
            script:
            - expect: {can: [play Dual]}
          one only:
            position: {A: {hand: [Dual], power: {blue: 4, red: 1}}}
            script:
            - expect: {cannot: {play Dual: GW-7.5}}
        """)


def test_7_5_dual_with_purple_needs_purple_basic_g_or_three_kinds_of_power() -> None:
    passes("""
        cards:
          Dual: "Command purple/blue 2-4-0 | (any time): draw 1 card"
          Spring: "G purple special | (auto A): this card produces 4 purple power"
        cases:
          purple basic G:
            position: {A: {hand: [Dual], power: {purple: 2, blue: 2}}}
            script:
            - expect: {can: [play Dual]}
          one purple basic G is not enough:
            position: {A: {hand: [Dual], power: {purple: 1, blue: 3}}}
            script:
            - expect: {cannot: {play Dual: GW-7.5}}
          three kinds:
            position: {A: {hand: [Dual], power: {blue: 2, red: 1, green: 1}}}
            script:
            - expect: {can: [play Dual]}
          two kinds:
            position: {A: {hand: [Dual], power: {blue: 3, red: 3}}}
            script:
            - expect: {cannot: {play Dual: GW-7.5}}
          purple power that is no basic G:
            position: {A: {hand: [Dual], power: {blue: 2}, disposition: [Spring]}}
            script:
            - expect: {cannot: {play Dual: GW-7.5}}
          the other colour is needed all the same:
            position: {A: {hand: [Dual], power: {blue: 1, purple: 3}}}
            script:
            - expect: {cannot: {play Dual: GW-7.5}}
        """)


def test_7_6_a_resource_cost_moves_cards_of_the_nation_to_the_lost_card_pile() -> None:
    passes("""
        cards:
          One: Unit 1/1/1
          Two: Unit 1/1/1
          Dear: "Command 0-0-2 | (any time): draw 1 card"
        position: {A: {nation: [One, Two, 5], hand: [Dear]}}
        script:
        - A: play Dear
        - expect: {A: {nation: 5, lost top: [Two, One]}, waiting: [Dear], cites: [GW-7.6]}
        """)


def test_7_6_it_cannot_be_paid_with_fewer_cards_but_the_last_may_be_paid() -> None:
    passes("""
        cards:
          One: Unit 1/1/1
          Dear: "Command 0-0-2 | (any time): draw 1 card"
          Text: "Operation | (any time): 2: draw 1 card"
        cases:
          too few:
            position: {A: {nation: [One], hand: [Dear], disposition: [Text]}}
            script:
            - expect: {cannot: {play Dear: GW-7.6, use Text: GW-7.6}}
          all of them:
            position: {A: {nation: [One, One], hand: [Dear], disposition: [Text]}}
            script:
            - what if:
              - A: use Text
              - expect: {result: B wins}
            - A: play Dear
            - expect: {result: B wins}
        """)


def test_7_6_it_is_looked_at_for_every_kind_of_cost() -> None:
    passes("""
        cards:
          One: Unit 1/1/1
          Dual: "Command blue/red 1-2-3 | (any time): draw 1 card"
          Plain: "Command 0-0-3 | (any time): draw 1 card"
          Gift: "Operation | (auto A): all Commands in the own hand get -1 total nation power"
        position: {A: {nation: [One, One], hand: [Dual, Plain], power: {blue: 1, red: 1}, \
      disposition: [Gift]}}
        script:
        - expect: {options: [pass], cannot: {play Dual: GW-7.6, play Plain: GW-7.6}}
        """)


def test_7_7_the_roll_cost_rolls_the_whole_set_group_and_needs_it_upright() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Ace: "Character +1/+0/+0 | (any time): R: draw 1 card"
          Haro: "Unit 1/1/1 | (any time): R: draw 1 card"
        position:
          A: {disposition: [GM: {with: [Ace]}, Haro: rolled]}
        script:
        - expect: {cannot: {use Haro: GW-7.7}}
        - A: use Ace
        - expect: {GM: rolled, Ace: rolled, waiting: [Ace], cites: [GW-7.7]}
        - both pass
        - expect: {A: {hand: 1}}
        """)


def test_7_8_power_asked_for_inside_a_text_is_only_looked_at() -> None:
    passes("""
        cards:
          Haro: "Unit blue 1-1-0 1/1/1 | (any time): [2-3]: draw 1 card"
        cases:
          enough:
            position: {A: {disposition: [Haro], power: {blue: 2, red: 1}}}
            script:
            - A: use Haro
            - expect: {Blue G: rerolled, A: {power: 3}}
          too little of its colour:
            position: {A: {disposition: [Haro], power: {blue: 1, red: 3}}}
            script:
            - expect: {cannot: {use Haro: GW-7.8}}
          too little in all:
            position: {A: {disposition: [Haro], power: {blue: 2}}}
            script:
            - expect: {cannot: {use Haro: GW-7.8}}
        """)


def test_7_9_a_text_may_name_other_payments_and_is_paid_whole_or_not_played() -> None:
    passes("""
        cards:
          Haro: "Unit 1/1/1 | (any time): 1, abolish 1 card in the own hand: draw 2 cards"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        cases:
          nothing to pay with:
            position: {A: {disposition: [Haro]}}
            script:
            - expect: {cannot: {use Haro: GW-7.9}}
          a choice:
            position: {A: {disposition: [Haro], hand: [GM, Zaku]}}
            script:
            - A: use Haro
            - expect: {question: pay, options: [GM, Zaku], A: {nation: 20}}
            - A: Zaku
            - expect: {asked: B, question: cut, Zaku: junkyard, A: {nation: 19, hand: 1}}
            - both pass
            - expect: {A: {hand: 3}}
        """)


def test_7_9_vulture_points_are_a_payment() -> None:
    passes("""
        cards:
          Haro: "Unit 1/1/1 | (any time): 2 Vulture Points: draw 1 card"
        cases:
          enough:
            position: {A: {disposition: [Haro], points: 3}}
            script:
            - A: use Haro
            - expect: {A: {points: 1}}
          too few:
            position: {A: {disposition: [Haro], points: 1}}
            script:
            - expect: {cannot: {use Haro: GW-7.9}}
        """)


def test_7_9_what_follows_in_that_case_is_no_cost() -> None:
    passes("""
        cards:
          Haro: "Unit 1/1/1 | (any time): 0: abolish 1 chosen card in the own hand; in that case draw 1 card"
        position: {A: {disposition: [Haro]}}
        script:
        - A: use Haro
        - both pass
        - expect: {A: {hand: 0}}
        """)


def test_7_10_cost_0_is_always_payable_and_a_g_costs_nothing() -> None:
    passes("""
        cards:
          One: Unit 1/1/1
          Haro: "Unit 1/1/1 | (any time): 0: draw 1 card"
        position: {A: {nation: [One], disposition: [Haro], hand: [Blue G]}}
        script:
        - expect: {can: [use Haro, play Blue G]}
        - A: play Blue G
        - expect: {A: {nation: 1}}
        """)


@pytest.mark.parametrize("order", ["Tax, Gift", "Gift, Tax"])
def test_7_11_increases_come_before_decreases(order: str) -> None:
    """1 + 1 - 2 is 0, whichever text began first; 1 - 2, not below 0, and + 1 would be 1."""
    passes(f"""
        cards:
          GM: Unit 0-1-0 2/1/3
          Zaku: Unit 0-3-0 2/1/3
          Tax: "Operation | (auto A): all Units in the own hand get +1 total nation power"
          Gift: "Operation | (auto A): all Units in the own hand get -2 total nation power"
        position:
          A: {{hand: [GM, Zaku], disposition: [{order}]}}
        script:
        - expect: {{can: [play GM], cannot: {{play Zaku: GW-7.2}}}}
        """)


def test_7_11_prevent_is_an_increase_and_a_decrease_comes_after_it() -> None:
    passes("""
        cards:
          GM: "Unit 0-0-0 2/1/3 | Prevent (3)"
          No: "Command 0-1-0 | (any time): negate the play of 1 Unit being played"
          Gift: "Operation | (auto A): all Commands in the own hand get -2 total nation power"
        cases:
          three raised and two lowered:
            position: {A: {hand: [GM]}, B: {hand: [No], disposition: [Gift], power: {blue: 2}}}
            script:
            - A: play GM
            - expect: {can: [play No]}
          one less is not enough:
            position: {A: {hand: [GM]}, B: {hand: [No], disposition: [Gift], power: {blue: 1}}}
            script:
            - A: play GM
            - expect: {cannot: {play No: GW-21.27}}
        """)


def test_7_11_a_cost_is_never_below_0() -> None:
    passes("""
        cards:
          GM: Unit 0-1-0 2/1/3
          Gift: "Operation | (auto A): all own Units get -2 total nation power"
          Count: "Command | (any time): 1 Unit gets +0/+0/+0 until end of turn; then draw (the total nation \
        power of that card plus 1) cards"
        position:
          A: {hand: [Count], disposition: [Gift, GM]}
        script:
        - A: play Count
        - both pass
        - expect: {GM: total nation power 0, A: {hand: 1}}
        """)


def test_7_11_x_is_fixed_when_paying() -> None:
    passes("""
        cards:
          Storm: "Command 0-0-X | (any time): deal X damage to 1 Unit"
          GM: Unit 2/1/9
        position: {A: {nation: [4], hand: [Storm]}, B: {disposition: [GM]}}
        script:
        - A: play Storm
        - expect: {question: X, options: [X = 0, X = 1, X = 2, X = 3, X = 4], rule: GW-7.11}
        - A: X = 3
        - expect: {asked: B, A: {nation: 1, lost: 3}}
        - both pass
        - expect: {GM: 3 damage}
        """)


def test_7_12_what_was_paid_is_never_returned() -> None:
    passes("""
        cards:
          Shot: "Command 0-0-2 | (any time): destroy 1 Unit"
          GM: Unit 2/1/3
          No: "Command | (any time): negate the play of 1 Command being played"
          Away: "Command | (any time): abolish 1 Unit"
        position: {A: {hand: [Shot]}, B: {hand: [No, Away], disposition: [GM]}}
        script:
        - A: play Shot on GM
        - what if:
          - B: play No
          - both pass
          - expect: {Shot: junkyard, GM: not destroyed, A: {nation: 18, lost: 2}}
        - B: play Away
        - both pass
        - expect: {Shot: junkyard, A: {nation: 18, lost: 2}, cites: [GW-11.2]}
        """)


def test_7_5_also_where_the_cost_is_paid_otherwise_than_by_normal_play() -> None:
    passes("""
        cards:
          Twin: Unit blue/red 1-2-1 2/1/3
          Call: "Command | (any time): bring out 1 chosen Unit in the own hand in the own Disposition Area \
        for its cost"
        cases:
          with both colours:
            position: {A: {hand: [Call, Twin], power: {blue: 1, red: 1}}}
            script:
            - A: play Call
            - both pass
            - expect: {Twin: on the field, A: {nation: 19}}
          with one:
            position: {A: {hand: [Call, Twin], power: {blue: 2}}}
            script:
            - A: play Call
            - resolve
            - expect: {Twin: hand, A: {nation: 20}}
        """)


def test_7_9_a_deed_that_cannot_be_done_cannot_be_paid() -> None:
    passes("""
        cards:
          Tap: "Operation | (any time): roll 1 own Unit: draw 1 card"
          Give: "Operation | (any time): give up 2 \\"medal\\" coins: draw 1 card"
          Take: "Operation | (any time): take 1 \\"medal\\" coin off this card: draw 1 card"
          Two: "Operation | (any time): abolish 2 cards in the own hand: draw 1 card"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        cases:
          nothing to pay with:
            position:
              A: {hand: [GM], disposition: [Tap, Give, Take, Two, GM: rolled], coins: {medal coin: 1}}
            script:
            - expect:
                options: [pass, play GM]
                cannot: {use Tap: GW-7.9, use Give: GW-7.9, use Take: GW-7.9, use Two: GW-7.9}
          enough:
            position:
              A:
                hand: [GM, Zaku]
                disposition: [Tap, Give, Take: {coins: {medal coin: 2}}, Two, Zaku: rolled, GM]
                coins: {medal coin: 3}
            script:
            - A: use Tap
            - expect: {A's GM#2: rolled, waiting: [Tap]}
            - both pass
            - A: use Give
            - expect: {A: {coins: {medal coin: 1}}}
            - both pass
            - A: use Take
            - expect: {Take: 1 medal coin}
            - both pass
            - expect: {A: {hand: 5}}
            - A: [use Two on GM and Zaku]
            - expect: {A: {hand: 3}, asked: B, question: cut}
        """)


def test_7_9_a_card_that_pays_with_itself_is_gone_and_its_effect_stays() -> None:
    passes("""
        cards:
          Bomb: "Operation | (any time): abolish this card: destroy 1 enemy Unit"
          GM: Unit 2/1/3
        position: {A: {disposition: [Bomb]}, B: {disposition: [GM]}}
        script:
        - A: use Bomb
        - expect: {Bomb: junkyard, waiting: [Bomb]}
        - both pass
        - expect: {GM: destroyed}
        """)


def test_7_6_x_of_a_text_is_at_most_what_can_be_paid() -> None:
    passes("""
        cards:
          Well: "Operation | (any time): X: deal X damage to 1 enemy Unit"
          One: Unit 1/1/1
          GM: Unit 2/1/9
        position: {A: {nation: [One, One, One], disposition: [Well]}, B: {disposition: [GM]}}
        script:
        - A: use Well
        - expect: {question: X, options: [X = 0, X = 1, X = 2, X = 3]}
        - what if:
          - A: X = 3
          - expect: {result: B wins}
        - A: X = 2
        - expect: {A: {nation: 1}}
        - both pass
        - expect: {GM: 2 damage}
        """)


def test_7_11_prevent_values_add_up_however_a_card_has_them() -> None:
    passes("""
        cards:
          GM: "Unit 0-0-0 2/1/3 | Prevent (1)"
          Guard: "Operation | (auto A): all own Units being played gain Prevent (2)"
          No: "Command | (any time): negate the play of 1 Unit being played"
        cases:
          two are too few:
            position: {A: {hand: [GM], disposition: [Guard]}, B: {hand: [No], power: {blue: 2}}}
            script:
            - A: play GM
            - expect: {cannot: {play No: GW-21.27}}
          three are enough:
            position: {A: {hand: [GM], disposition: [Guard]}, B: {hand: [No], power: {blue: 3}}}
            script:
            - A: play GM
            - expect: {can: [play No]}
        """)

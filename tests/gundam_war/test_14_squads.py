"""Chapter 14: the order and head of squads, engagement, and who is in a squad."""

from __future__ import annotations

from scenes import passes

# --- order, head and engagement ---------------------------------------------------------------------


def test_14_13_order_and_head_are_settled_on_sortie() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Ball: Unit 2/1/3
          Zaku: Unit 2/1/3
          Acguy: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [GM, Ball]}
          B: {Space: {units: [Zaku, Acguy], head: none}}
        script:
        - until: question sortie
        - A: [sortie Ball -> Earth, sortie GM -> Earth, done]
        - expect:
            squads:
              A Earth: {order: [Ball, GM], head: Ball}
              B Space: {order: [Zaku, Acguy], head: Zaku}
        """)


def test_14_13_and_looked_at_again_as_each_step_begins() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Ball: Unit 2/1/3
          Zaku: Unit 2/1/3
        position:
          at: Attack Step
          A: {Earth: [GM, Ball]}
          B: {Space: [Zaku]}
        cases:
          Defend Step:
            script:
            - until: Attack Step, after
            - what if:
              - until: Defend Step
              - expect: {Ball: not head, GM: head}
          Damage Calculation Step:
            position: {at: "Defend Step, after", A: {Earth: {units: [GM, Ball], head: none}}}
            script:
            - expect: {squads: {A Earth: {head: none}}}
            - until: Damage Calculation Step
            - expect: {squads: {A Earth: {order: [GM, Ball], head: GM}}, cites: [GW-14.13]}
          Return Step:
            position: {at: "Damage Calculation Step, after", A: {Earth: {units: [GM, Ball], head: none}}}
            script:
            - until: Return Step
            - expect: {squads: {A Earth: {order: [GM, Ball], head: GM}}, cites: [GW-14.13]}
        """)


def test_14_14_without_its_head_a_squad_has_none_until_the_next_check() -> None:
    passes("""
        cards:
          Lead: Unit 5/1/3
          Wing: Unit 3/2/3
          Retreat: "Command | (any time): move 1 own Unit to the own Disposition Area"
        position:
          at: Damage Calculation Step
          A: {hand: [Retreat], Earth: [Lead, Wing]}
        script:
        - A: play Retreat on Lead
        - both pass
        - expect:
            squads: {A Earth: {order: [Wing], head: none}}
            Wing: not head
            cites: [GW-14.14]
        - until: Damage Calculation Step, after
        - expect: {B: {lost: 2}}
        - until: Return Step
        - expect: {Wing: head}
        """)


def test_14_14_a_head_that_has_left_and_come_back_is_head_no_more() -> None:
    passes("""
        cards:
          Lead: Unit 5/1/3
          Wing: Unit 3/2/3
          Retreat: "Command | (any time): move 1 own Unit to the own Disposition Area"
          Transit: "Command | (any time): move 1 own Unit to Earth"
        position:
          at: Damage Calculation Step
          A: {hand: [Retreat, Transit], Earth: [Lead, Wing]}
        script:
        - A: play Retreat on Lead
        - both pass
        - A: play Transit on Lead
        - both pass
        - expect: {squads: {A Earth: {order: [Wing, Lead], head: none}}, cites: [GW-14.14]}
        - until: Damage Calculation Step, after
        - expect: {B: {lost: 3}}
        """)


def test_14_14_a_head_moved_to_the_other_area_leads_there() -> None:
    passes("""
        cards:
          Lead: Unit 4/2/3
          Wing: Unit 4/2/9
          Zaku: Unit 1/1/9
          Lift: "Command | (any time): move 1 own Unit to Space"
        position:
          at: Damage Calculation Step
          A: {hand: [Lift], Earth: [Lead, Wing]}
          B: {Space: [Zaku]}
        script:
        - A: play Lift on Lead
        - both pass
        - expect:
            squads:
              A Earth: {order: [Wing], head: none, engaged: no}
              A Space: {order: [Lead], head: Lead, engaged: yes}
              B Space: {engaged: yes}
        - until: Damage Calculation Step, after
        - expect: {Zaku: 4 damage, B: {lost: 2}, Lead: 1 damage}
        """)


def test_14_15_engagement_is_fixed_between_checks() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Retreat: "Command | (any time): move 1 own Unit to the own Disposition Area"
        position:
          at: Attack Step
          A: {disposition: [GM]}
          B: {hand: [Retreat], Earth: [Zaku]}
        script:
        - until: question sortie
        - A: [sortie GM -> Earth, done]
        - expect: {GM: engaged}
        - A: pass
        - B: play Retreat on Zaku
        - both pass
        - expect: {GM: engaged, Zaku: B's disposition area}
        - until: Defend Step
        - expect: {GM: not engaged, cites: [GW-14.15]}
        """)


def test_14_16_units_moved_to_an_area_without_own_units_bring_a_check() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Dom: Unit 2/1/3
          Transit: "Command | (any time): move 1 own Unit to Earth"
        position:
          at: Damage Calculation Step
          A: {hand: [Transit], disposition: [GM]}
          B: {Earth: {units: [Zaku, Dom], head: none}}
        script:
        - expect: {Zaku: not engaged}
        - A: play Transit on GM
        - both pass
        - expect:
            squads:
              A Earth: {order: [GM], head: GM, engaged: yes}
              B Earth: {order: [Zaku, Dom], head: none, engaged: yes}
            cites: [GW-14.16]
        """)


def test_14_16_also_where_cards_come_out_there() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Drop: "Command | (any time): move 1 Unit in the own Junkyard to Earth"
          Nest: 'Operation | (any time): 0: put 2 "drone" coins {Unit, Space, 1/1/1} in Space'
        position:
          at: Defend Step
          A: {hand: [Drop], junkyard: [GM], disposition: [Nest]}
          B: {Earth: [Zaku], Space: [Zaku]}
        script:
        - A: play Drop
        - both pass
        - expect:
            squads: {A Earth: {order: [GM], head: GM, engaged: yes}, B Earth: {engaged: yes}}
            cites: [GW-14.16]
        - A: use Nest
        - both pass
        - expect:
            squads: {A Space: {order: [drone coin, drone coin], head: drone coin, engaged: yes}}
            cites: [GW-14.16]
        """)


def test_14_16_not_where_own_units_are_already() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Ball: Unit 2/1/3
          Transit: "Command | (any time): move 1 own Unit to Earth"
        position:
          at: Damage Calculation Step
          A: {hand: [Transit], disposition: [GM], Earth: {units: [Ball], head: none}}
        script:
        - A: play Transit on GM
        - both pass
        - expect:
            squads: {A Earth: {order: [Ball, GM], head: none}}
            does not cite: [GW-14.16]
        """)


def test_14_17_if_engaged_effects_come_with_the_check_that_finds_it_so() -> None:
    passes("""
        cards:
          Eager: "Unit 2/1/3 | (auto D): if this card is engaged, draw 1 card"
          Bold: "Unit 2/1/3 | (auto C): if this card is engaged, draw 1 card"
          Zaku: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [Eager]}
          B: {Earth: [Bold]}
        script:
        - until: question sortie
        - A: [sortie Eager -> Earth, done]
        - expect:
            A: {hand: 1}
            B: {hand: 0}
            waiting: [Bold]
            question: cut
            cites: [GW-14.17]
        - both pass
        - expect: {B: {hand: 1}, moment: "Attack Step, after"}
        """)


def test_14_17_of_set_cards_too() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3"
          Ace: "Character +1/+1/+1 | (auto D): if this card is engaged, draw 1 card"
          Zaku: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [GM: {with: [Ace]}]}
          B: {Earth: [Zaku]}
        script:
        - until: question sortie
        - A: [sortie GM -> Earth, done]
        - expect: {A: {hand: 1}, Ace: engaged}
        """)


def test_14_17_a_text_that_came_in_between_is_caught_by_the_next_check() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Order: >-
            Command | (any time): 1 own Unit gains "(auto D): if this card is engaged, draw 1 card" until
            end of turn
        position:
          at: Attack Step, after
          A: {hand: [Order], Earth: [GM]}
          B: {Earth: [Zaku]}
        script:
        - A: play Order on GM
        - both pass
        - expect: {A: {hand: 0}, GM: engaged}
        - until: Defend Step
        - expect: {A: {hand: 1}, cites: [GW-14.17]}
        """)


def test_14_18_once_per_turn_also_if_engagement_was_lost_in_between() -> None:
    passes("""
        cards:
          Eager: "Unit 2/1/3 | (auto D): if this card is engaged, draw 1 card"
          Zaku: Unit 2/1/3
          Retreat: "Command | (any time): move 1 own Unit to the own Disposition Area"
          Transit: "Command | (any time): move 1 own Unit to Earth"
        position:
          at: Attack Step
          A: {hand: [Retreat, Transit], disposition: [Eager]}
          B: {Earth: [Zaku]}
        script:
        - until: question sortie
        - A: [sortie Eager -> Earth, done]
        - expect: {A: {hand: 3}}
        - A: play Retreat on Eager
        - both pass
        - until: Defend Step
        - expect: {Zaku: not engaged}
        - A: play Transit on Eager
        - both pass
        - expect:
            Eager: engaged
            A: {hand: 1}
            cites: [GW-14.18]
        """)


def test_14_18_unless_the_text_says_each_time() -> None:
    passes("""
        cards:
          Eager: "Unit 2/1/3 | (auto D): each time this card is engaged, draw 1 card"
          Zaku: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [Eager]}
          B: {Earth: [Zaku]}
        script:
        - until: question sortie
        - A: [sortie Eager -> Earth, done]
        - expect: {A: {hand: 1}}
        - until: Defend Step
        - expect: {A: {hand: 2}, does not cite: [GW-14.18]}
        """)


# --- membership -------------------------------------------------------------------------------------


def test_14_19_a_squad_is_that_of_the_units_that_are_in_it_now() -> None:
    passes("""
        cards:
          Flag: "Unit 2/1/3 | (auto A): all Units of this card's squad get +1/+0/+0"
          Wing: Unit 2/1/3
          Guest: Unit 2/1/3
          Transit: "Command | (any time): move 1 own Unit to Earth"
          Retreat: "Command | (any time): move 1 own Unit to the own Disposition Area"
        position:
          at: Defend Step
          A: {hand: [Transit, Retreat], disposition: [Guest], Earth: [Flag, Wing]}
        script:
        - expect: {Wing: 3/1/3, Guest: 2/1/3}
        - A: play Transit on Guest
        - both pass
        - expect:
            Guest: 3/1/3
            squads: {A Earth: {order: [Flag, Wing, Guest], head: Flag}}
        - A: play Retreat on Wing
        - both pass
        - expect:
            Wing: 2/1/3
            squads: {A Earth: {order: [Flag, Guest], head: Flag}}
        """)


def test_14_19_by_the_switch_a_move_settles_the_head_too() -> None:
    passes("""
        options: {recheck_head_on_move: yes}
        cards:
          Lead: Unit 5/1/3
          Wing: Unit 3/2/3
          Retreat: "Command | (any time): move 1 own Unit to the own Disposition Area"
        position:
          at: Damage Calculation Step
          A: {hand: [Retreat], Earth: [Lead, Wing]}
        script:
        - A: play Retreat on Lead
        - both pass
        - expect: {squads: {A Earth: {order: [Wing], head: Wing}}}
        """)


def test_14_19_who_comes_out_in_an_area_with_own_units_joins_them() -> None:
    passes("""
        cards:
          Drop: "Command | (any time): move 1 Unit in the own Junkyard to Earth"
          GM: Unit 2/1/3
          Zaku: "Unit 2/1/3 | (auto D): each time this card is engaged, draw 1 card"
        position:
          at: Defend Step
          A: {hand: [Drop], junkyard: [GM], Earth: [GM]}
          B: {Earth: [Zaku]}
        script:
        - A: play Drop
        - both pass
        - expect: {squads: {A Earth: [GM, GM]}, B: {hand: 0}, does not cite: [GW-14.16]}
        """)


def test_14_20_a_newcomer_goes_to_the_rear_unless_the_text_says_otherwise() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Ball: Unit 2/1/3
          Late: Unit 2/1/3
          Bold: Unit 2/1/3
          Transit: "Command | (any time): move 1 own Unit to Earth"
          Vanguard: "Command | (any time): move 1 own Unit to the front of the squad of 1 own Unit"
        position:
          at: Defend Step
          A: {hand: [Transit, Vanguard], disposition: [Late, Bold], Earth: [GM, Ball]}
        script:
        - A: play Transit on Late
        - both pass
        - expect: {squads: {A Earth: {order: [GM, Ball, Late], head: GM}}, cites: [GW-14.20]}
        - A: play Vanguard on Bold, Ball
        - both pass
        - expect: {squads: {A Earth: {order: [Bold, GM, Ball, Late], head: GM}}}
        """)


def test_14_21_units_sent_out_join_own_units_at_the_rear() -> None:
    passes("""
        cards:
          Old: Unit 2/1/3
          One: Unit 2/1/3
          Two: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [One, Two], Earth: [Old: {sortied: no}]}
        script:
        - until: question sortie
        - A: [sortie Two -> Earth, sortie One -> Earth, done]
        - expect:
            squads: {A Earth: {order: [Old, Two, One], head: Old}}
            cites: [GW-14.21]
        """)


def test_14_22_an_empty_squad_lasts_until_the_next_check() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Recall: "Command | (any time): move 1 own Unit to the original owner's hand"
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B: {hand: [Recall], Earth: [Zaku]}
        script:
        - A: pass
        - B: play Recall on Zaku
        - both pass
        - expect:
            squads: {B Earth: {order: none, engaged: yes}, A Earth: {engaged: yes}}
        - until: Return Step
        - expect:
            squads: {B Earth: {order: none, engaged: no}, A Earth: {engaged: no}}
            B: {lost: 0}
        """)


def test_14_23_who_has_to_sortie_goes_if_the_rules_let_it() -> None:
    passes("""
        cards:
          Brave: "Unit 2/1/3 | (auto A): this card has to sortie if possible"
          Tired: "Unit 2/1/3 | (auto A): this card has to sortie if possible"
          GM: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [Brave, GM, Tired: rolled]}
        script:
        - until: question sortie
        - expect: {cannot: [done]}
        - A: sortie Brave -> Earth
        - expect: {can: [done]}
        """)


def test_14_24_squads_end_in_the_return_step() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position:
          at: Return Step
          A: {Earth: [GM]}
          B: {Earth: [Zaku]}
        script:
        - until: Return Step, after
        - expect:
            squads:
              A Earth: {order: none, head: none, engaged: no}
              B Earth: {order: none, head: none, engaged: no}
            GM: A's disposition area
            Zaku: B's disposition area
        """)

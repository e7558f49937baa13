"""Chapter 14: sortie and squads."""

from __future__ import annotations

from scenes import passes

# --- the procedure ----------------------------------------------------------------------------------


def test_14_1_five_sub_steps_in_order_without_a_chance_to_act() -> None:
    passes("""
        cards:
          Scout: "Unit 2/1/3 | (auto D): if this card sorties, draw 1 card"
          Glider: >-
            Unit 2/1/3 | (auto D): if this card sorties, this card gains High Mobility until end of turn
          Wall: Unit 2/1/3
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
        position:
          at: Attack Step
          A: {disposition: [Scout, Glider]}
          B: {hand: [Shot], Earth: [Wall]}
        script:
        - until: question sortie
        - expect: {asked: A, cites: [GW-14.1]}
        - A: [sortie Scout -> Earth, sortie Glider -> Earth, done]
        - expect:
            moment: Attack Step, after
            asked: A
            question: window
            events:
            - declared Scout (GW-14.2)
            - declared Glider (GW-14.2)
            - applies Glider
            - move Scout (GW-14.10)
            - move Glider (GW-14.10)
            - applies Scout
            - squad Scout, Glider (GW-14.12)
            no events: [pass by B, pass by A]
        """)


def test_14_1_nobody_need_go_and_the_defender_sends_out_in_the_defend_step() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [GM]}
          B: {disposition: [Zaku]}
        script:
        - until: question sortie
        - expect: {asked: A, moment: question sortie}
        - A: done
        - until: question sortie
        - expect:
            asked: B
            options: [sortie Zaku -> Space, sortie Zaku -> Earth, done]
            cites: [GW-14.1]
        - B: done
        - expect: {moment: "Defend Step, after"}
        """)


def test_14_2_own_units_in_the_disposition_area_are_named_each_with_its_area() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Out: Unit 2/1/3
          Spare: Unit 2/1/3
          Yard: Operation
          Zaku: Unit 2/1/3
        position:
          at: Attack Step
          A: {hand: [Spare], disposition: [GM, Yard], Space: [Out]}
          B: {disposition: [Zaku]}
        script:
        - until: question sortie
        - expect:
            rule: GW-14.2
            options: [sortie GM -> Space, sortie GM -> Earth, done]
            cannot: {sortie Yard -> Earth: GW-14.2}
        - A: [sortie GM -> Space, done]
        - expect: {GM: A's Space, cites: [GW-14.2]}
        """)


def test_14_3_only_with_aptitude_for_the_area() -> None:
    passes("""
        cards:
          Swimmer: Unit Earth 2/1/3
          Pod: Unit Space 2/1/3
          Both: Unit Space,Earth 2/1/3
        position:
          at: Attack Step
          A: {disposition: [Swimmer, Pod, Both]}
        script:
        - until: question sortie
        - expect:
            options:
            - sortie Swimmer -> Earth
            - sortie Pod -> Space
            - sortie Both -> Space
            - sortie Both -> Earth
            - done
            cannot: {sortie Swimmer -> Space: GW-14.3, sortie Pod -> Earth: GW-14.3}
            cites: [GW-14.3]
        """)


def test_14_4_a_rolled_unit_stays() -> None:
    passes("""
        cards:
          Tired: Unit 2/1/3
          Fresh: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [Tired: rolled, Fresh]}
        script:
        - until: question sortie
        - expect:
            can: [sortie Fresh -> Earth]
            cannot: {sortie Tired -> Earth: GW-14.4, sortie Tired -> Space: GW-14.4}
            cites: [GW-14.4]
        """)


def test_14_5_bases_defend_and_do_not_attack() -> None:
    passes("""
        cards:
          Fort: "Unit 2/1/5 | Base"
          GM: Unit 2/1/3
        cases:
          attacking:
            position: {at: Attack Step, A: {disposition: [Fort, GM]}}
            script:
            - until: question sortie
            - expect: {cannot: {sortie Fort -> Earth: GW-14.5}, can: [sortie GM -> Earth], cites: [GW-14.5]}
          defending:
            position: {at: Defend Step, A: {Earth: [GM]}, B: {disposition: [Fort]}}
            script:
            - until: B's question sortie
            - B: [sortie Fort -> Earth, done]
            - expect: {Fort: B's Earth}
        """)


def test_14_6_one_squad_an_area_in_the_order_declared() -> None:
    passes("""
        cards:
          One: Unit 2/1/3
          Two: Unit 2/1/3
          Three: Unit 2/1/3
          Four: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [One, Two, Three, Four]}
        script:
        - until: question sortie
        - A: [sortie Four -> Space, sortie Three -> Earth, sortie One -> Earth, sortie Two -> Earth, done]
        - expect:
            squads:
              A Space: {order: [Four], head: Four}
              A Earth: {order: [Three, One, Two], head: Three}
            Three: head
            One: not head
            cites: [GW-14.6]
        """)


def test_14_7_effects_on_sortie_that_change_who_can_go_come_before_the_check() -> None:
    passes("""
        cards:
          Jet: "Unit 2/1/3 | High Mobility"
          Rocket: >-
            Unit 2/1/3 | (auto D): if this card sorties, this card gains High Mobility until end of turn
          Slow: Unit 2/1/3
        position:
          at: Defend Step
          A: {Earth: [Jet]}
          B: {disposition: [Rocket, Slow]}
        script:
        - until: B's question sortie
        - B: [sortie Rocket -> Earth, sortie Slow -> Earth, done]
        - expect:
            Rocket: B's Earth, has High Mobility
            Slow: B's disposition area
            cites: [GW-14.7]
        """)


def test_14_7_auto_c_of_part_a_resolves_at_once_without_a_cut() -> None:
    passes("""
        cards:
          Jet: "Unit 2/1/3 | High Mobility"
          Rocket: >-
            Unit 2/1/3 | (auto C): if this card sorties, this card gains High Mobility until end of turn
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
        position:
          at: Defend Step
          A: {hand: [Shot], Earth: [Jet]}
          B: {disposition: [Rocket]}
        script:
        - until: B's question sortie
        - B: [sortie Rocket -> Earth, done]
        - expect:
            Rocket: B's Earth
            moment: Defend Step, after
            cites: [GW-14.7, GW-9.7]
        """)


def test_14_8_conditions_are_checked_for_the_situation_after_part_a() -> None:
    passes("""
        cards:
          Jet: "Unit 2/1/3 | High Mobility"
          Slow: Unit 2/1/3
          Bound: "Unit 2/1/3 | (auto A): this card cannot sortie"
          Free: Unit 2/1/3
        position:
          at: Defend Step
          A: {Earth: [Jet]}
          B: {disposition: [Slow, Bound, Free]}
        script:
        - until: B's question sortie
        - B: [sortie Bound -> Space, sortie Free -> Space, sortie Slow -> Earth, done]
        - expect:
            Slow: B's disposition area
            Bound: B's disposition area
            Free: B's Space
            squads: {B Space: [Free], B Earth: none}
            cites: [GW-14.8, GW-21.1]
        """)


def test_14_8_a_restriction_that_comes_in_part_a_counts() -> None:
    passes("""
        cards:
          Herald: >-
            Unit 2/1/3 | (auto D): if this card sorties, all other own Units cannot sortie until end of turn
          Page: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [Herald, Page]}
        script:
        - until: question sortie
        - A: [sortie Herald -> Earth, sortie Page -> Earth, done]
        - expect:
            Herald: A's Earth
            Page: A's disposition area
            cites: [GW-14.8, GW-14.7]
        """)


def test_14_8_who_is_rolled_in_part_a_stays() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3"
          Ace: "Character +1/+1/+1 | (auto D): if this card sorties, draw 1 card"
          Trap: >-
            Unit 2/1/3 | (auto D): if this card sorties, roll all other own Units; then this card gains High
            Mobility until end of turn
        position:
          at: Attack Step
          A: {disposition: [GM: {with: [Ace]}, Trap]}
        script:
        - until: question sortie
        - A: [sortie GM -> Earth, sortie Trap -> Earth, done]
        - expect:
            GM: A's disposition area, rolled
            A: {hand: 0}
            Trap: A's Earth
            cites: [GW-14.8, GW-14.4]
        """)


def test_14_9_who_fails_stays_as_it_is_and_the_others_close_up() -> None:
    passes("""
        cards:
          Jet: "Unit 2/1/3 | High Mobility"
          One: "Unit 2/1/3 | High Mobility"
          Two: Unit 2/1/3
          Three: "Unit 2/1/3 | High Mobility"
        position:
          at: Defend Step
          A: {Earth: [Jet]}
          B: {disposition: [One, Two: {damage: 2, coins: {guard coin: 1}}, Three]}
        script:
        - until: B's question sortie
        - B: [sortie One -> Earth, sortie Two -> Earth, sortie Three -> Earth, done]
        - expect:
            Two: B's disposition area, rerolled, 2 damage, 1 guard coin
            squads: {B Earth: [One, Three]}
            events: [fails-to-sortie Two (GW-14.9), move One, move Three]
            cites: [GW-14.9]
        """)


def test_14_10_who_succeeds_is_moved_and_keeps_everything() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Ace: Character +1/+1/+1
        position:
          at: Attack Step
          A: {disposition: [GM: {damage: 1, coins: {guard coin: 2}, with: [Ace]}]}
        script:
        - until: question sortie
        - A: [sortie GM -> Space, done]
        - expect:
            GM: A's Space, rerolled, 1 damage, 2 guard coins, 3/2/4
            Ace: A's Space, set on GM
            events: [move GM (GW-14.10)]
            cites: [GW-14.10]
        """)


def test_14_11_other_effects_on_sortie_come_after_the_move_for_those_who_went() -> None:
    passes("""
        cards:
          Jet: "Unit 2/1/3 | High Mobility"
          Slow: "Unit 2/1/3 | (auto D): if this card sorties, draw 1 card"
          Fast: "Unit 2/1/3 | High Mobility | (auto D): if this card sorties, draw 1 card"
        position:
          at: Defend Step
          A: {Earth: [Jet]}
          B: {disposition: [Slow, Fast]}
        script:
        - until: B's question sortie
        - B: [sortie Slow -> Earth, sortie Fast -> Earth, done]
        - expect:
            B: {hand: 1}
            Slow: B's disposition area
            Fast: B's Earth
            events: [move Fast (GW-14.10), applies Fast]
            no events: [applies Slow]
            cites: [GW-14.11]
        """)


def test_14_11_they_are_over_before_the_battling_check() -> None:
    passes("""
        cards:
          Horn: >-
            Unit 2/1/3 | (auto D): if this card sorties, move all enemy Units in Earth to the enemy
            Disposition Area
          Wall: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [Horn]}
          B: {Earth: [Wall]}
        script:
        - until: question sortie
        - A: [sortie Horn -> Earth, done]
        - expect:
            Wall: B's disposition area
            squads: {A Earth: {order: [Horn], engaged: no}, B Earth: none}
            cites: [GW-14.11]
        """)


def test_14_11_auto_c_resolves_inside_without_a_cut_and_by_the_switch_after_it() -> None:
    passes("""
        cards:
          Scout: "Unit 2/1/3 | (auto C): if this card sorties, draw 1 card"
        position:
          at: Attack Step
          A: {disposition: [Scout]}
        script:
        - until: question sortie
        - A: [sortie Scout -> Earth, done]
        - expect: {A: {hand: 1}, moment: "Attack Step, after", waiting: none, cites: [GW-14.11, GW-9.7]}
        """)
    passes("""
        options: {sortie_auto_c: cut_after}
        cards:
          Scout: "Unit 2/1/3 | (auto C): if this card sorties, draw 1 card"
        position:
          at: Attack Step
          A: {disposition: [Scout]}
        script:
        - until: question sortie
        - A: [sortie Scout -> Earth, done]
        - expect: {A: {hand: 0}, question: cut, waiting: [Scout]}
        - both pass
        - expect: {A: {hand: 1}}
        """)


def test_14_12_a_squad_is_engaged_where_both_have_a_unit() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Ball: Unit 2/1/3
          Zaku: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [GM, Ball]}
          B: {Earth: [Zaku]}
        script:
        - expect: {Zaku: not engaged}
        - until: question sortie
        - A: [sortie Ball -> Space, sortie GM -> Earth, done]
        - expect:
            GM: engaged
            Zaku: engaged
            Ball: not engaged
            cites: [GW-14.12]
        """)


def test_14_11_by_the_switch_the_card_may_have_gone_when_it_resolves() -> None:
    passes("""
        options: {sortie_auto_c: cut_after}
        cards:
          Scout: "Unit 2/1/3 | (auto C): if this card sorties, draw 1 card"
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
          Zaku: Unit 2/1/3
        position:
          at: Defend Step
          A: {hand: [Shot], Earth: [Zaku]}
          B: {disposition: [Scout]}
        script:
        - until: B's question sortie
        - B: [sortie Scout -> Earth, done]
        - expect: {Scout: engaged, waiting: [Scout], asked: A}
        - A: play Shot on Scout
        - resolve
        - expect: {Scout: B's junkyard, B: {hand: 1}}
        """)

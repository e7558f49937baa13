"""Chapter 15: battle damage."""

from __future__ import annotations

from scenes import passes

# --- strength ---------------------------------------------------------------------------------------


def test_15_1_battle_damage_is_no_damage_by_enemy_effects() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Shield: "Unit 0/0/9 | (auto A): this card takes no damage other than battle damage"
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
        position:
          at: Damage Calculation Step
          A: {hand: [Shot], Earth: [GM]}
          B: {Earth: [Shield]}
        script:
        - A: play Shot on Shield
        - both pass
        - expect: {Shield: 0 damage}
        - until: Damage Calculation Step, after
        - expect: {Shield: 2 damage}
        """)


def test_15_2_close_combat_of_the_head_and_ranged_of_the_others() -> None:
    passes("""
        cards:
          Lead: Unit 4/1/3
          Wing: Unit 5/2/3
          Tail: Unit 6/1/3
        position:
          at: Damage Calculation Step
          A: {Earth: [Lead, Wing, Tail]}
        script:
        - until: Damage Calculation Step, after
        - expect: {B: {lost: 7}, cites: [GW-15.2]}
        """)


def test_15_2_without_a_head_all_count_with_ranged() -> None:
    passes("""
        cards:
          Lead: Unit 4/1/3
          Wing: Unit 5/2/3
        position:
          at: Damage Calculation Step
          A: {Earth: {units: [Lead, Wing], head: none}}
        script:
        - until: Damage Calculation Step, after
        - expect: {B: {lost: 3}}
        """)


def test_15_3_rolled_units_add_nothing() -> None:
    passes("""
        cards:
          Lead: Unit 4/1/3
          Wing: Unit 5/2/3
          Tail: Unit 6/1/3
        position:
          at: Damage Calculation Step
          A: {Earth: [Lead: rolled, Wing: rolled, Tail]}
        script:
        - until: Damage Calculation Step, after
        - expect: {B: {lost: 1}, cites: [GW-15.3]}
        """)


# --- who deals to whom ------------------------------------------------------------------------------


def test_15_4_an_attacking_squad_that_is_not_engaged_hits_the_nation() -> None:
    passes("""
        cards:
          GM: Unit 3/1/3
          Ball: Unit 2/1/3
          Zaku: Unit 2/1/3
        position:
          at: Damage Calculation Step
          A: {Earth: [GM], Space: [Ball]}
          B: {Space: [Zaku]}
        script:
        - until: Damage Calculation Step, after
        - expect: {B: {lost: 3, nation: 17}, Zaku: 2 damage, cites: [GW-15.4]}
        """)


def test_15_5_a_defending_squad_that_is_not_engaged_deals_nothing() -> None:
    passes("""
        cards:
          Zaku: Unit 2/1/3
          GM: Unit 3/1/3
        position:
          at: Damage Calculation Step
          A: {Space: [GM]}
          B: {Earth: [Zaku]}
        script:
        - until: Damage Calculation Step, after
        - expect: {A: {lost: 0}, GM: 0 damage, cites: [GW-15.5]}
        """)


def test_15_6_engaged_squads_deal_to_each_other() -> None:
    passes("""
        cards:
          GM: Unit 2/1/5
          Zaku: Unit 3/1/5
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B: {Earth: [Zaku]}
        script:
        - until: Damage Calculation Step, after
        - expect: {GM: 3 damage, Zaku: 2 damage, A: {lost: 0}, B: {lost: 0}}
        """)


# --- speeds -----------------------------------------------------------------------------------------


def test_15_7_squads_of_swift_strike_deal_first() -> None:
    passes("""
        cards:
          Swift: "Unit 3/1/3 | Swift Strike"
          Zaku: Unit 3/1/3
          Dom: Unit 3/2/3
        position:
          at: Damage Calculation Step
          A: {Earth: [Swift]}
          B: {Earth: [Zaku, Dom]}
        script:
        - until: the cut
        - expect:
            Zaku: destroyed
            Dom: 0 damage
            Swift: 2 damage, not destroyed
            cites: [GW-15.7, GW-15.9]
        """)


def test_15_7_each_squad_deals_once_and_without_a_window_between() -> None:
    passes("""
        cards:
          Swift: "Unit 3/1/9 | Swift Strike"
          Zaku: Unit 1/1/9
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
        position:
          at: Damage Calculation Step
          A: {hand: [Shot], Earth: [Swift]}
          B: {hand: [Shot], Earth: [Zaku]}
        script:
        - both pass
        - expect:
            moment: Damage Calculation Step, after
            Zaku: 3 damage
            Swift: 1 damage
            events: [strength Swift, damage Zaku, strength Zaku, damage Swift]
        """)


def test_15_8_within_one_speed_all_damage_is_simultaneous() -> None:
    passes("""
        cards:
          GM: Unit 3/1/3
          Zaku: Unit 3/1/3
          Ball: Unit 3/1/3
          Dom: Unit 3/1/3
        position:
          at: Damage Calculation Step
          A: {Earth: [GM], Space: [Ball]}
          B: {Earth: [Zaku], Space: [Dom]}
        script:
        - until: the cut
        - expect:
            GM: destroyed, on the field
            Zaku: destroyed, on the field
            Ball: destroyed, on the field
            Dom: destroyed, on the field
        """)


# --- allocation -------------------------------------------------------------------------------------


def test_15_9_from_the_front_each_takes_its_remaining_defence() -> None:
    passes("""
        cards:
          GM: Unit 6/1/9
          One: Unit 0/0/3
          Two: Unit 0/0/4
          Three: Unit 0/0/4
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B: {Earth: [One: 2 damage, Two, Three]}
        script:
        - until: the cut
        - expect:
            One: destroyed, 3 damage
            Two: destroyed, 4 damage
            Three: not destroyed, 1 damage
            cites: [GW-15.9]
        """)


def test_15_10_who_takes_no_battle_damage_uses_its_share_up() -> None:
    passes("""
        cards:
          GM: Unit 5/1/9
          Wall: "Unit 0/0/3 | (auto A): this card takes no battle damage"
          Back: Unit 0/0/9
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B: {Earth: [Wall, Back]}
        script:
        - until: Damage Calculation Step, after
        - expect: {Wall: "0 damage, not destroyed", Back: 2 damage, cites: [GW-15.10]}
        """)


def test_15_11_a_star_is_zero_and_takes_no_share() -> None:
    passes("""
        cards:
          Star: Unit */2/9
          GM: Unit 3/2/9
          Zaku: Unit 1/1/9
        position:
          at: Damage Calculation Step
          A: {Earth: [Star, GM]}
          B: {Earth: [Zaku]}
        script:
        - until: Damage Calculation Step, after
        - expect: {Zaku: 2 damage, Star: 1 damage}
        """)


def test_15_12_what_is_left_after_the_last_unit_is_lost_without_raid() -> None:
    passes("""
        cards:
          GM: Unit 5/1/9
          Zaku: Unit 0/0/3
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B: {Earth: [Zaku]}
        script:
        - until: the cut
        - expect: {Zaku: 3 damage, B: {lost: 0}, cites: [GW-15.12]}
        """)


# --- afterwards -------------------------------------------------------------------------------------


def test_15_13_auto_d_comes_after_the_fixed_effect() -> None:
    passes("""
        cards:
          Swift: >-
            Unit 3/1/9 | Swift Strike | (auto D): if this card's squad deals battle damage, all own Units
            get +0/+0/+5 until end of turn
          Zaku: Unit 9/1/9
        position:
          at: Damage Calculation Step
          A: {Earth: [Swift]}
          B: {Earth: [Zaku]}
        script:
        - until: the cut
        - expect: {Swift: "destroyed, 9 damage, defence 14", cites: [GW-15.13]}
        """)


def test_15_14_abolish_effects_come_in_one_cut_after_the_fixed_effect() -> None:
    passes("""
        cards:
          GM: Unit 9/1/2
          Zaku: "Unit 3/1/3 | (auto D): when this card is abolished, draw 1 card"
          Dom: "Unit 3/1/3 | (auto D): when this card is abolished, draw 1 card"
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B: {Earth: [Zaku, Dom]}
        script:
        - both pass
        - expect: {asked: A, question: order, cites: [GW-15.14]}
        - A: [abolish Dom, abolish Zaku]
        - expect: {waiting: [GM, Zaku, Dom], question: cut, asked: A}
        - resolve
        - expect: {events: [move Dom, move Zaku, move GM], moment: "Damage Calculation Step, after"}
        """)


def test_15_15_damage_to_an_emptied_squad_is_lost() -> None:
    passes("""
        cards:
          GM: Unit 4/1/9
          Rush: "Unit 4/1/9 | Raid"
          Zaku: Unit 0/0/3
          Retreat: "Command | (any time): move 1 own Unit to the own Disposition Area"
        cases:
          without Raid:
            position:
              at: Damage Calculation Step
              A: {Earth: [GM]}
              B: {hand: [Retreat], Earth: [Zaku]}
            script:
            - A: pass
            - B: play Retreat on Zaku
            - both pass
            - until: Damage Calculation Step, after
            - expect: {B: {lost: 0}, cites: [GW-15.15]}
          with Raid:
            position:
              at: Damage Calculation Step
              A: {Earth: [Rush]}
              B: {hand: [Retreat], Earth: [Zaku]}
            script:
            - A: pass
            - B: play Retreat on Zaku
            - both pass
            - until: Damage Calculation Step, after
            - expect: {B: {lost: 4}, cites: [GW-15.15, GW-21.4]}
        """)


def test_15_16_damage_to_a_nation_moves_cards_one_at_a_time_face_down() -> None:
    passes("""
        cards:
          GM: Unit 2/1/9
          One: Unit 2/1/3
          Two: Unit 2/1/3
          Three: Unit 2/1/3
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B: {nation: [One, Two, Three], lost: [1]}
        script:
        - until: Damage Calculation Step, after
        - expect:
            B: {nation top: [Three], lost top: [Two, One], lost: 3}
            events: [move One (GW-15.16), move Two (GW-15.16)]
            result: none
        """)


def test_15_16_who_has_no_nation_left_has_lost() -> None:
    passes("""
        cards:
          GM: Unit 2/1/9
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B: {nation: [2]}
        script:
        - until: game over
        - expect: {result: A wins}
        """)


def test_15_17_damage_adds_up_until_the_end_of_the_turn() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): deal 1 damage to 1 Unit"
          GM: Unit 2/1/9
          Zaku: Unit 0/0/4
        position:
          at: Damage Calculation Step
          A: {hand: [Shot, Shot], Earth: [GM]}
          B: {Earth: [Zaku]}
        script:
        - A: play Shot on Zaku
        - both pass
        - until: Damage Calculation Step, after
        - expect: {Zaku: "3 damage, not destroyed"}
        - until: Return Step, after
        - expect: {Zaku: 3 damage}
        - A: play Shot on Zaku
        - both pass
        - expect: {Zaku: "4 damage, destroyed"}
        """)


def test_15_18_instead_of_battle_damage_the_strength_is_the_number_of_the_effect() -> None:
    passes("""
        cards:
          Beam: >-
            Unit 4/1/3 | (any time): 0: until end of turn, instead of battle damage of this card's squad
            deal X damage to all enemy Units in a battle area, where X is the strength of this card's squad
          Zaku: "Unit 0/0/3 | (auto D): when this card is abolished by an enemy effect, draw 1 card"
          Dom: Unit 0/0/9
        position:
          at: Damage Calculation Step
          A: {Earth: [Beam]}
          B: {Earth: [Zaku], Space: [Dom]}
        script:
        - A: use Beam
        - both pass
        - until: the cut
        - expect:
            Zaku: destroyed, destroyed by A, 4 damage
            Dom: 4 damage
            cites: [GW-15.18]
        - resolve
        - expect: {B: {hand: 1}}
        """)

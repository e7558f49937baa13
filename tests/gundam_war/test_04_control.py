"""Chapter 4: ownership and control."""

from __future__ import annotations

from scenes import passes


def test_4_1_own_and_enemy_turn_follow_who_attacks() -> None:
    passes("""
        cards:
          Mine: "Command | (own turn): draw 1 card"
          Yours: "Command | (enemy turn): draw 1 card"
        position:
          A: {hand: [Mine, Yours]}
          B: {hand: [Mine, Yours]}
        script:
        - expect: {options: [pass, play Mine], cannot: {play Yours: GW-6.8}}
        - A: pass
        - expect: {options: [pass, play Yours], cannot: {play Mine: GW-6.8}}
        """)


def test_4_2_the_turn_player_is_the_attacking_side_also_without_units() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
        position:
          at: Attack Step
          B: {disposition: [GM]}
        script:
        - until: question sortie
        - expect: {asked: A, options: [done]}
        - until: B's question sortie
        - expect: {moment: B's question sortie, options: [sortie GM -> Space, sortie GM -> Earth, done], \
      turn: A}
        """)


def test_4_2_an_effect_may_swap_the_sides_of_named_steps() -> None:
    passes("""
        cards:
          Turnabout: "Command | (enemy Disposition Phase): be the attacking side in the Attack Step, \
        the Defend Step and the Damage Calculation Step of this turn"
          GM: Unit 2/1/3
          Mine: "Command | (own Attack Step): draw 1 card"
        position:
          A: {disposition: [GM], hand: [Mine]}
          B: {hand: [Turnabout, Mine], disposition: [GM]}
        script:
        - A: pass
        - B: play Turnabout
        - both pass
        - until: Attack Step
        - expect: {turn: A, asked: A, cannot: {play Mine: GW-6.8}, cites: [GW-4.2]}
        - A: pass
        - expect: {can: [play Mine]}
        - until: question sortie
        - expect: {asked: B}
        - until: B's turn
        """)


def test_4_3_who_manages_the_area_or_squad_controls_the_card() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: "Unit 2/1/3 | (any time): 0: draw 1 card"
          Ace: Character +1/+0/+0
          Shot: "Command | (any time): destroy 1 enemy card"
        position:
          at: Attack Step, after
          A: {hand: [Shot], disposition: [Blue G]}
          B: {disposition: [GM: {with: [Ace], owner: A}], Earth: [Zaku]}
        script:
        - expect: {cannot: {use Zaku: GW-4.3}}
        - A: play Shot
        - expect: {options: [GM, Ace, Zaku]}
        - expect: {GM: controlled by B, Ace: controlled by B, Zaku: controlled by B}
        """)


def test_4_4_cards_outside_the_field_are_nobodys() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Fetch: "Command | (any time): move 1 own Unit in the own Junkyard to the own hand"
          Bring: "Command | (any time): move 1 Unit in the own Junkyard to the own hand"
        position:
          A: {hand: [Fetch, Bring], junkyard: [GM]}
        script:
        - expect: {can: [play Bring on GM], cannot: {play Fetch: GW-8.4}}
        """)


def test_4_4_a_card_being_played_is_own_or_enemy_by_who_plays_it() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Own: "Command | (any time): negate the play of 1 own Unit being played"
          Enemy: "Command | (any time): negate the play of 1 enemy Unit being played"
        position:
          A: {hand: [GM, Own, Enemy]}
          B: {hand: [Own, Enemy]}
        script:
        - A: play GM
        - expect: {asked: B, can: [play Enemy], cannot: {play Own: GW-8.4}}
        - B: pass
        - expect: {asked: A, can: [play Own], cannot: {play Enemy: GW-8.4}}
        """)


def test_4_4_the_manager_of_a_hangar_plays_its_cards() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
        position:
          A: {hangar: [GM: {owner: B}]}
        script:
        - A: play GM
        - both pass
        - expect: {GM: A's disposition}
        """)


def test_4_5_the_original_owner_is_whose_deck_it_came_from() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Crush: "Command | (any time): abolish all own Units"
        position:
          A: {hand: [Crush], disposition: [GM: {owner: B}, Zaku]}
        script:
        - A: play Crush
        - both pass
        - expect: {GM: B's junkyard, Zaku: A's junkyard}
        """)


def test_4_6_a_squad_is_own_or_enemy_by_its_units() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Blast: "Command | (any time): deal 1 damage to all Units of 1 enemy squad"
        position:
          at: Attack Step, after
          A: {hand: [Blast], Earth: [GM], Space: [GM]}
          B: {Earth: [GM: {owner: A}]}
        script:
        - A: play Blast
        - expect: {asked: B, question: cut}
        - both pass
        - expect: {B's GM: 1 damage, A's GM: 0 damage}
        """)


def test_4_6_coins_belong_to_who_manages_or_controls_them() -> None:
    passes("""
        cards:
          Tally: "Command | (any time): draw the number of own \\"medal\\" coins cards"
        position:
          A: {hand: [Tally], coins: {medal coin: 2}}
          B: {coins: {medal coin: 3}}
        script:
        - A: play Tally
        - both pass
        - expect: {A: {hand: 2}}
        """)


def test_4_7_a_played_effect_belongs_to_who_played_it_whoever_controls_the_source() -> None:
    passes("""
        cards:
          Range: "Operation | (any time) (each player): 0: destroy 1 Unit"
          Wall: "Unit 2/1/3 | (auto A): this card is not destroyed by enemy effects"
        position:
          A: {disposition: [Range, Wall]}
        script:
        - what if:
          - A: use Range on Wall
          - both pass
          - expect: {Wall: "destroyed, destroyed by A"}
        - A: pass
        - B: use Range on Wall
        - both pass
        - expect: {Wall: not destroyed}
        """)


def test_4_7_an_auto_effect_belongs_to_the_controller_of_its_source() -> None:
    passes("""
        cards:
          Bomb: "Unit 2/1/3 | (auto D): at the start of the Attack Step, destroy all Operations"
          Wall: "Operation | (auto A): this card is not destroyed by enemy effects"
        cases:
          its owner has it:
            position: {A: {disposition: [Bomb, Wall]}}
            script:
            - until: Attack Step
            - expect: {Wall: junkyard}
          the enemy has it:
            position: {A: {disposition: [Wall]}, B: {disposition: [Bomb: {owner: A}]}}
            script:
            - until: Attack Step
            - expect: {Wall: on the field}
        """)


def test_4_7_after_a_change_of_control_an_auto_effect_is_the_new_controllers_own() -> None:
    passes("""
        cards:
          Nurse: "Unit 2/1/3 | (auto D): at the start of the Attack Step, draw 1 card"
          Bribe: "Command | (any time): move 1 enemy Unit to the own Disposition Area"
        position:
          A: {hand: [Bribe]}
          B: {disposition: [Nurse]}
        script:
        - A: play Bribe
        - both pass
        - until: Attack Step
        - expect: {A: {hand: 1}, B: {hand: 0}}
        """)


def test_4_8_losing_control_moves_the_whole_set_group_and_keeps_its_state() -> None:
    passes("""
        cards:
          GM: Unit 2/1/5
          Ace: Character +1/+0/+0
          Bribe: "Command | (any time): move 1 enemy Unit to the own Disposition Area"
        position:
          A: {hand: [Bribe, Bribe]}
          B: {disposition: [GM: {with: [Ace], rolled: yes, damage: 2, coins: {Haro coin: 1}}]}
        script:
        - A: play Bribe on GM
        - both pass
        - expect:
            GM: A's disposition, controlled by A, rolled, 2 damage, 1 Haro coin
            Ace: controlled by A, set on GM
        """)


def test_4_8_a_unit_that_changes_hands_in_a_battle_area_leaves_its_squad() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Bribe: "Command | (any time): move 1 enemy Unit to the own Disposition Area"
        position:
          at: Attack Step, after
          A: {hand: [Bribe]}
          B: {Earth: [GM, Zaku]}
        script:
        - A: play Bribe on GM
        - both pass
        - expect: {GM: "A's disposition, rerolled", squads: {B Earth: [Zaku]}}
        """)

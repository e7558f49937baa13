"""Chapter 16: the Return Step, the end of the turn, terrain."""

from __future__ import annotations

from scenes import passes


def test_16_1_units_go_home_rolled_with_their_groups_and_squads_dissolve() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Ace: Character +1/+1/+1
          Zaku: Unit 2/1/3
          Supplies: "Command | (any time): draw 1 card"
        position:
          at: Return Step
          A: {Earth: [GM: {with: [Ace]}]}
          B: {hand: [Supplies], Space: [Zaku: rolled]}
        script:
        - expect: {GM: "A's Earth, rerolled", moment: Return Step}
        - until: Return Step, after
        - expect:
            GM: A's disposition area, rolled
            Ace: A's disposition area, rolled, set on GM
            Zaku: B's disposition area, rolled
            squads: {A Earth: none, B Space: none}
            cites: [GW-16.1]
        """)


def test_16_2_after_it_texts_that_need_a_battle_area_cannot_be_used() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Trap: "Command | (any time): destroy 1 Unit in a battle area"
        position:
          at: Return Step
          A: {hand: [Trap], Earth: [GM]}
        script:
        - expect: {can: [play Trap]}
        - until: Return Step, after
        - expect: {cannot: {play Trap: GW-8.4}}
        """)


def test_16_3_end_of_turn_effects_come_before_damage_reset_and_bonuses_end() -> None:
    passes("""
        cards:
          Clerk: "Unit 2/1/3 | (auto D): at the end of the turn, draw 1 card"
          GM: Unit 2/1/3
          Spare: Unit 2/1/3
          Boost: "Command | (any time): 1 Unit gets +2/+0/+1 until end of turn"
        position:
          at: Return Step, after
          A: {hand: [Spare, 6], disposition: [Clerk, GM: {damage: 3, until end of turn: [gets +0/+0/+2]}]}
          B: {points: 2}
        script:
        - expect: {GM: "not destroyed, defence 5"}
        - until: question discard
        - expect: {asked: A, A: {hand: 8}, GM: "3 damage, defence 5", cites: [GW-16.3]}
        - A: [Spare, filler]
        - expect:
            turn: B
            GM: "on the field, not destroyed, 0 damage, defence 3"
            A: {hand: 6}
            B: {points: 0}
            cites: [GW-16.7, GW-16.8]
        """)


def test_16_4_a_unit_without_aptitude_for_its_area_is_destroyed() -> None:
    passes("""
        cards:
          Pod: Unit Space 2/1/3
          GM: Unit 2/1/3
        position:
          at: Return Step
          A: {Earth: [Pod, GM], Space: []}
        script:
        - until: the cut
        - expect:
            Pod: A's disposition area, rolled, destroyed, destroyed by nobody
            GM: A's disposition area, rolled, not destroyed
            moment: the cut
            cites: [GW-16.4]
        - resolve
        - expect: {Pod: A's junkyard, moment: "Return Step, after"}
        """)


def test_16_4_in_an_area_that_it_has_aptitude_for_it_is_safe() -> None:
    passes("""
        cards:
          Pod: Unit Space 2/1/3
          Sub: Unit Earth 2/1/3
        position:
          at: Return Step
          A: {Space: [Pod], Earth: [Sub]}
        script:
        - until: Return Step, after
        - expect: {Pod: "not destroyed, rolled", Sub: "not destroyed, rolled", does not cite: [GW-16.4]}
        """)


def test_16_4_aptitude_lost_by_an_effect_and_the_set_group() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3"
          Ace: "Character +1/+1/+1"
          Bog: "Command | (any time): all Units lose Earth until end of turn"
        position:
          at: Return Step
          A: {hand: [Bog], Earth: [GM: {with: [Ace]}]}
        script:
        - A: play Bog
        - both pass
        - until: the cut
        - expect:
            GM: A's disposition area, destroyed, rolled
            Ace: destroyed, set on GM, rolled
            waiting: [GM]
        - resolve
        - expect: {A: {junkyard: [Bog, GM, Ace]}}
        """)


def test_16_5_cards_in_no_group_with_a_unit_are_destroyed_too() -> None:
    passes("""
        cards:
          Odd: Unit 2/1/3
          GM: Unit 2/1/3
          Yard: Operation
          Spell: "Command | (any time): 1 Unit is treated as {Operation} until end of turn"
        position:
          at: Return Step
          A: {hand: [Spell], Earth: [Odd, GM], disposition: [Yard]}
        script:
        - A: play Spell on Odd
        - both pass
        - until: the cut
        - expect:
            Odd: A's disposition area, rerolled, destroyed, destroyed by nobody
            GM: not destroyed, rolled
            Yard: not destroyed
            cites: [GW-16.5]
        - resolve
        - expect: {Odd: A's junkyard}
        """)


def test_16_6_their_abolish_effects_activate_in_the_disposition_area_and_can_be_answered() -> None:
    passes("""
        cards:
          Pod: Unit Space 2/1/3
          Can: Unit Space 2/1/3
          Rescue: "Command | (any time): negate the destruction of 1 Unit"
        position:
          at: Return Step
          A: {hand: [Rescue], Earth: [Pod, Can]}
        script:
        - until: the cut
        - expect: {asked: A, waiting: [Can, Pod], Pod: A's disposition area, cites: [GW-16.6]}
        - A: play Rescue on Pod
        - resolve
        - expect: {Pod: "on the field, not destroyed", Can: A's junkyard}
        """)


def test_16_6_in_the_attacking_players_order() -> None:
    passes("""
        cards:
          Pod: Unit Space 2/1/3
          Can: "Unit Space 2/1/3 | (auto D): when this card is abolished, draw 1 card"
        position:
          at: Return Step
          A: {Earth: [Pod]}
          B: {Earth: [Can]}
        script:
        - until: question order
        - expect: {asked: A}
        - A: abolish Can
        - expect: {waiting: [Pod, Can]}
        - resolve
        - expect: {B: {hand: 1, junkyard: [Can]}, A: {junkyard: [Pod]}}
        """)


def test_16_7_all_damage_is_removed_at_the_end_of_the_turn() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Scar: "Unit 2/1/5 | (auto A): this card keeps damage at the end of turn"
        position:
          at: Return Step, after
          A: {disposition: [GM: 2 damage]}
          B: {disposition: [Zaku: 1 damage, Scar: 2 damage]}
        script:
        - until: next turn
        - expect: {GM: 0 damage, Zaku: 0 damage, Scar: 2 damage, cites: [GW-16.7]}
        """)


def test_16_8_the_turn_player_discards_down_to_six() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position:
          at: Return Step, after
          A: {hand: [GM, Zaku, 6]}
          B: {hand: [9]}
        script:
        - until: question discard
        - expect: {asked: A, rule: GW-16.8, options: [GM, Zaku, filler]}
        - A: [Zaku, GM]
        - expect:
            A: {hand: 6, junkyard: [GM, Zaku]}
            B: {hand: 9}
            turn: B
            cites: [GW-16.8]
        """)

"""Chapter 21, first half: keywords of squads and of fighting."""

from __future__ import annotations

from scenes import passes

# --- of squads --------------------------------------------------------------------------------------


def test_21_1_high_mobility_bars_those_without_it_from_the_area() -> None:
    passes("""
        cards:
          Jet: "Unit 2/1/3 | High Mobility"
          Slow: Unit 2/1/3
          Fast: "Unit 2/1/3 | High Mobility"
          Transit: "Command | (any time): move 1 own Unit to Earth"
        position:
          at: Defend Step
          A: {Earth: [Jet]}
          B: {hand: [Transit], disposition: [Slow, Fast]}
        script:
        - until: B's question sortie
        - B: [sortie Slow -> Earth, sortie Fast -> Earth, done]
        - expect: {Slow: B's disposition area, Fast: B's Earth, cites: [GW-21.1]}
        - A: pass
        - B: play Transit on Slow
        - both pass
        - expect: {Slow: B's Earth}
        """)


def test_21_1_only_of_the_attacking_side() -> None:
    passes("""
        cards:
          Jet: "Unit 2/1/3 | High Mobility"
          Slow: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [Slow]}
          B: {Earth: [Jet]}
        script:
        - until: question sortie
        - A: [sortie Slow -> Earth, done]
        - expect: {Slow: A's Earth, does not cite: [GW-21.1]}
        """)


def test_21_2_water_bars_bases_and_negates_text() -> None:
    passes("""
        cards:
          Sub: "Unit 2/1/3 | Water"
          Fort: "Unit 2/1/5 | Base"
        position:
          at: Defend Step
          A: {Earth: [Sub]}
          B: {disposition: [Fort]}
        script:
        - until: B's question sortie
        - B: [sortie Fort -> Earth, done]
        - expect: {Fort: B's disposition area, cites: [GW-21.2]}
        """)
    passes("""
        cards:
          Sub: "Unit 2/1/3 | Water"
          Dry: "Unit 2/1/3 | Raid | [[Swift Strike]]"
          Wet: "Unit 2/1/3 | Water | Raid"
        position:
          at: Damage Calculation Step
          A: {Earth: [Sub]}
          B: {Earth: [Dry, Wet]}
        script:
        - expect: {Dry: "lacks Raid, has Swift Strike", Wet: has Raid}
        """)
    passes("""
        cards:
          Sub: "Unit 2/1/3 | Water"
          GM: Unit 2/1/3
          Dry: "Unit 2/1/3 | Raid"
        position:
          at: Damage Calculation Step
          A: {Earth: [Sub, GM], Space: [Sub]}
          B: {Earth: [Dry], Space: [Dry]}
        script:
        - expect: {Dry: has Raid, "Dry#2": has Raid}
        """)


def test_21_3_desert_rolls_the_head_of_the_enemy_squad() -> None:
    passes("""
        cards:
          Crab: "Unit 1/1/9 | Desert"
          Head: Unit 5/1/9
          Tail: Unit 5/2/9
          Supplies: "Command | (any time): draw 1 card"
        position:
          at: Defend Step, after
          A: {Earth: [Crab, Crab]}
          B: {hand: [Supplies], Earth: [Head, Tail]}
        script:
        - until: the cut
        - expect: {waiting: [Crab], Head: rerolled}
        - A: pass
        - expect: {can: [play Supplies]}
        - B: pass
        - expect: {Head: rolled, Tail: rerolled, cites: [GW-21.3]}
        - until: Damage Calculation Step, after
        - expect: {Crab: 2 damage}
        """)
    passes("""
        cards:
          Crab: "Unit 1/1/9 | Desert"
          Scorpion: "Unit 5/1/9 | Desert"
        position:
          at: Defend Step, after
          A: {Earth: [Crab]}
          B: {Earth: [Scorpion]}
        script:
        - until: Damage Calculation Step
        - expect: {Scorpion: rerolled, Crab: rerolled}
        """)


def test_21_4_raid_sends_what_is_left_to_the_nation() -> None:
    passes("""
        cards:
          Rush: "Unit 5/1/9 | Raid"
          Zaku: Unit 0/0/3
        position:
          at: Damage Calculation Step
          A: {Earth: [Rush]}
          B: {Earth: [Zaku]}
        script:
        - until: the cut
        - expect: {Zaku: 3 damage, B: {lost: 2}, cites: [GW-21.4]}
        """)
    passes("""
        cards:
          Rush: "Unit 5/1/9 | Raid"
          GM: Unit 0/0/3
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B: {Earth: [Rush]}
        script:
        - until: the cut
        - expect: {GM: 3 damage, A: {lost: 0}}
        """)


def test_21_5_swift_strike_of_both_is_simultaneous_at_the_first_speed() -> None:
    passes("""
        cards:
          One: "Unit 3/1/3 | Swift Strike"
          Two: "Unit 3/1/3 | Swift Strike"
          Mixed: "Unit 3/1/3 | Swift Strike"
          GM: Unit 3/1/3
          Zaku: Unit 3/1/3
        position:
          at: Damage Calculation Step
          A: {Earth: [One], Space: [Mixed, GM]}
          B: {Earth: [Two], Space: [Zaku]}
        script:
        - until: the cut
        - expect: {One: destroyed, Two: destroyed, Mixed: destroyed, Zaku: destroyed}
        """)


def test_21_6_vulture_collects_the_power_of_what_is_destroyed_in_its_area() -> None:
    passes("""
        cards:
          Crow: "Unit 5/1/9 | Vulture"
          Zaku: Unit blue 1-5-1 0/0/3
          Dom: Unit blue 1-3-1 0/0/3
          Ace: Character
          Plan: Operation
          Kill: "Command | (any time): destroy 1 Unit"
        position:
          at: Attack Step
          A: {hand: [Kill], disposition: [Crow], junkyard: [Ace, Plan, Blue G]}
          B: {Earth: [Zaku], disposition: [Dom]}
        script:
        - until: question sortie
        - A: [sortie Crow -> Earth, done]
        - A: play Kill on Dom
        - resolve
        - expect: {A: {points: 0}}
        - until: Damage Calculation Step, after
        - expect: {Zaku: B's junkyard, A: {points: 5}, cites: [GW-21.6]}
        - until: question vulture
        - expect: {asked: A, options: [Ace, Blue G, done]}
        - A: Ace
        - expect: {Ace: A's hand, A: {points: 0}}
        """)


def test_21_7_space_battle_lowers_the_close_combat_of_the_enemy() -> None:
    passes("""
        cards:
          Ace: "Unit 2/1/3 | Space Battle (3)"
          Pal: "Unit 2/1/3 | Space Battle (2)"
          Zaku: Unit 5/1/3
          Peer: "Unit 5/1/3 | Space Battle (1)"
        position:
          at: Damage Calculation Step
          A: {Space: [Ace, Pal], Earth: [Ace]}
          B: {Space: [Zaku, Peer], Earth: [Zaku]}
        script:
        - expect: {Zaku: 3/1/3, Peer: 5/1/3, "Zaku#2": 5/1/3}
        """)


def test_21_36_one_unit_without_it_switches_the_effect_of_a_squad_off() -> None:
    passes("""
        cards:
          Jet: "Unit 2/1/3 | High Mobility | Raid | Swift Strike | Space Battle (2) | Vulture"
          GM: Unit 9/0/9
          Zaku: Unit 5/1/3
          Slow: Unit 2/1/3
          Retreat: "Command | (any time): move 1 own Unit to the own Disposition Area"
        position:
          at: Defend Step
          A: {hand: [Retreat], Space: [Jet, GM]}
          B: {Space: [Zaku], disposition: [Slow]}
        script:
        - expect: {Zaku: 5/1/3}
        - what if:
          - until: B's question sortie
          - B: [sortie Slow -> Space, done]
          - expect: {Slow: B's Space}
        - A: play Retreat on GM
        - both pass
        - expect: {Zaku: 3/1/3}
        - until: B's question sortie
        - B: [sortie Slow -> Space, done]
        - expect: {Slow: B's disposition area, cites: [GW-21.1]}
        """)


def test_21_36_a_destroyed_unit_still_belongs_to_the_squad() -> None:
    passes("""
        cards:
          Rush: "Unit 3/1/3 | Raid"
          Swift: "Unit 0/3/9 | Swift Strike"
          Front: "Unit 0/0/3 | Swift Strike"
          Drum: "Unit 4/4/1"
          Zaku: "Unit 1/0/1 | Swift Strike"
        position:
          at: Damage Calculation Step
          A: {Earth: [Drum, Rush]}
          B: {Earth: [Zaku]}
        script:
        - until: the cut
        - expect: {Drum: destroyed, Rush: 0 damage, Zaku: destroyed, B: {lost: 0}}
        """)


# --- played texts -----------------------------------------------------------------------------------


def test_21_8_special_shield_takes_off_known_damage_of_an_effect_that_targets_the_unit() -> None:
    passes("""
        cards:
          Wall: "Unit 2/1/3 | Special Shield (2)"
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
          Rain: "Command | (any time): deal 3 damage to all Units"
          Count: "Command | (any time): deal X damage to 1 Unit, where X is the number of own Units"
        position:
          at: Defend Step
          A: {hand: [Shot, Rain, Count]}
          B: {Earth: [Wall]}
        script:
        - A: play Shot on Wall
        - what if:
          - B: use Wall
          - both pass
          - expect: {Wall: "1 damage, not destroyed", cites: [GW-21.8]}
        - both pass
        - expect: {Wall: destroyed}
        """)
    passes("""
        cards:
          Wall: "Unit 2/1/9 | Special Shield (2)"
          Rain: "Command | (any time): deal 3 damage to all Units"
          Count: "Command | (any time): deal X damage to 1 Unit, where X is the number of own Units"
        position:
          at: Defend Step
          A: {hand: [Rain, Count]}
          B: {Earth: [Wall]}
        script:
        - A: play Rain
        - expect: {cannot: {use Wall: GW-21.8}}
        - resolve
        - A: play Count on Wall
        - expect: {cannot: {use Wall: GW-21.8}}
        """)


def test_21_9_psycommu_needs_a_newtype_in_the_area() -> None:
    passes("""
        cards:
          Funnel: "Unit 2/1/3 | Psycommu (3)"
          Fangs: "Unit 2/1/3 | Psycommu (3)"
          Ace: "Character +1/+1/+1 [NT]"
          Zaku: Unit 2/1/3
          Far: Unit 2/1/3
        position:
          at: Defend Step
          A: {Earth: [Funnel: {with: [Ace]}], Space: [Fangs]}
          B: {Earth: [Zaku, Far], Space: [Far]}
        script:
        - expect: {can: [use Funnel], cannot: {use Fangs: GW-21.9}}
        - A: use Funnel on Zaku
        - both pass
        - expect: {Zaku: "destroyed, destroyed by A, 3 damage", cites: [GW-21.9]}
        - resolve
        - expect: {cannot: {use Funnel: GW-8.14}}
        """)


def test_21_10_area_weapon_destroys_a_weak_engaged_unit() -> None:
    passes("""
        cards:
          Cannon: "Unit 2/1/3 | Area Weapon (3)"
          Weak: Unit 2/1/3
          Strong: Unit 2/1/4
          Boost: "Command | (any time): 1 Unit gets +0/+0/+1 until end of turn"
        position:
          at: Damage Calculation Step
          A: {Earth: [Cannon]}
          B: {hand: [Boost], Earth: [Weak, Strong]}
        script:
        - expect: {cannot: [use Cannon on Strong]}
        - A: use Cannon on Weak
        - what if:
          - B: play Boost on Weak
          - both pass
          - expect: {Weak: not destroyed}
        - both pass
        - expect: {Weak: destroyed, cites: [GW-21.10]}
        """)


def test_21_11_atmospheric_entry_moves_from_space_to_earth() -> None:
    passes("""
        cards:
          Pod: "Unit Space 2/1/3 | Atmospheric Entry: 1"
          Home: "Unit Space 2/1/3 | Atmospheric Entry: 1"
          GM: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [Home], Space: [Pod], Earth: [GM]}
        script:
        - expect: {can: [use Pod], cannot: {use Home: GW-21.11}}
        - A: use Pod
        - both pass
        - expect:
            squads: {A Earth: [GM, Pod], A Space: none}
            A: {lost: 1}
            cites: [GW-21.11, GW-14.20]
        """)


def test_21_12_multiple_removes_a_card_of_the_same_name() -> None:
    passes("""
        cards:
          Twin: 'Unit 2/1/3 | Multiple "(Battle Phase): 0 each: this card gets +1/+1/+1 until end of turn"'
        position:
          at: Attack Step
          A: {hand: [Twin], junkyard: [Twin], disposition: [Twin]}
        script:
        - A: use Twin
        - expect: {question: pay}
        - A: Twin
        - both pass
        - expect: {A: {removed: [Twin]}, cites: [GW-21.12]}
        - A: use Twin
        - both pass
        - expect: {A: {removed: [Twin, Twin], hand: 0, junkyard: 0}}
        - expect: {cannot: {use Twin: GW-7.9}}
        """)


def test_21_13_team_has_its_text_with_another_of_the_team_in_the_squad() -> None:
    passes("""
        cards:
          Red: 'Unit 2/1/3 | Team ["Red Team"] "(auto A): this card gets +2/+0/+0"'
          Mate: 'Unit 2/1/3 | Team ["Red Team"] "Raid"'
          Loner: 'Unit 2/1/3 | Team ["Blue Team"] "Raid"'
          Retreat: "Command | (any time): move 1 own Unit to the own Disposition Area"
        position:
          at: Defend Step
          A: {hand: [Retreat], Earth: [Red, Mate, Loner]}
        script:
        - expect: {Red: 4/1/3, Mate: has Raid, Loner: lacks Raid}
        - A: play Retreat on Mate
        - both pass
        - expect: {Red: 2/1/3, Mate: lacks Raid}
        """)


def test_21_14_change_exchanges_the_unit_with_one_in_hand() -> None:
    passes("""
        cards:
          Alpha: 'Unit 2/1/3 | Change ["Alpha"] [0-1]'
          Alpha Custom: Unit blue 1-9-1 4/2/2
          Beta: Unit 2/1/3
          Ace: Character +1/+0/+0
        position:
          at: Attack Step, after
          A:
            hand: [Alpha Custom, Beta]
            power: {blue: 1}
            Earth:
            - Alpha:
                damage: 1
                rolled: yes
                with: [Ace]
                coins: {guard coin: 1}
                until end of turn: [gets +0/+1/+0]
            - Beta
        script:
        - A: use Alpha
        - both pass
        - expect:
            Alpha: A's hand
            Alpha Custom: Earth, rolled, 1 damage, 1 guard coin, 5/3/2, not destroyed
            Ace: set on Alpha Custom
            squads: {A Earth: [Alpha Custom, Beta]}
            cites: [GW-21.14]
            no events: [played Alpha Custom]
        """)
    passes("""
        cards:
          Alpha: 'Unit 2/1/3 | Change ["Alpha"]'
          Beta: Unit 2/1/3
        position:
          A: {hand: [Beta], disposition: [Alpha]}
        script:
        - expect: {cannot: {use Alpha: GW-21.14}}
        """)


def test_21_15_dismantle_makes_a_g_of_the_unit() -> None:
    passes("""
        cards:
          Wreck: "Unit blue 1-3-1 2/1/3 | Raid | [[Swift Strike]] | Dismantle"
          Ace: Character +1/+0/+0
        position:
          A: {hand: [Blue G], power: {blue: 0}, disposition: [Wreck: {with: [Ace]}]}
        script:
        - A: use Wreck
        - both pass
        - expect:
            Wreck: >-
              is a G, not is a Unit, no name, lacks Raid, lacks Swift Strike, 1 Dismantle coin, produces 1
              blue
            Ace: A's junkyard
            A: {power: {blue: 1}}
            cannot: {play Blue G: GW-8.12}
            cites: [GW-21.15]
        """)

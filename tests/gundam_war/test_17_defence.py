"""Chapter 17: protection, defence, destroyed Units in damage calculation, and whose doing it is."""

from __future__ import annotations

from scenes import passes

# --- protection and defence -------------------------------------------------------------------------


def test_17_13_a_protected_non_unit_treated_as_a_unit_takes_no_enemy_damage() -> None:
    passes("""
        cards:
          Bunker: "Operation | (auto A): this card is not destroyed by enemy effects"
          Wake: "Command | (any time): 1 own Operation is treated as {Unit, Earth, 0/0/2} until end of turn"
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
          Slip: "Command | (any time): deal 1 damage to 1 Unit"
        position:
          turn: B
          A: {hand: [Shot]}
          B: {hand: [Wake, Slip], disposition: [Bunker]}
        script:
        - B: play Wake on Bunker
        - both pass
        - B: pass
        - A: play Shot on Bunker
        - both pass
        - expect: {Bunker: "is a Unit, 0 damage, not destroyed", cites: [GW-17.13]}
        - B: play Slip on Bunker
        - both pass
        - expect: {Bunker: 1 damage}
        """)


def test_17_13_battle_damage_it_takes_and_a_printed_unit_takes_both() -> None:
    passes("""
        cards:
          Tough: "Unit 2/1/2 | (auto A): this card is not destroyed by enemy effects"
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
        position:
          A: {hand: [Shot]}
          B: {disposition: [Tough]}
        script:
        - A: play Shot on Tough
        - both pass
        - expect: {Tough: "3 damage, not destroyed", does not cite: [GW-17.2]}
        """)
    passes("""
        cards:
          Bunker: >-
            Operation | (auto A): this card is not destroyed by enemy effects | (any time): 0: this card is
            treated as {Unit, Earth, 0/0/2} until end of turn
          GM: Unit 1/1/3
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B:
            Earth: {engaged: yes, units: [Bunker: {until end of turn: ["is treated as {Unit, 0/0/2}"]}]}
        script:
        - until: Damage Calculation Step, after
        - expect: {Bunker: 1 damage}
        """)


def test_17_14_defence_zero_cannot_be_saved() -> None:
    passes("""
        cards:
          Drain: "Command | (any time): 1 Unit gets +0/+0/-3 until end of turn"
          Rescue: "Command | (any time): negate the destruction of 1 Unit"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Drain]}
          B: {hand: [Rescue], disposition: [Zaku]}
        script:
        - A: play Drain on Zaku
        - both pass
        - A: pass
        - expect: {can: [play Rescue on Zaku]}
        - B: play Rescue on Zaku
        - both pass
        - expect: {Zaku: B's junkyard, cites: [GW-17.14]}
        """)


def test_17_15_raise_first_then_negate() -> None:
    passes("""
        cards:
          Drain: "Command | (any time): 1 Unit gets +0/+0/-3 until end of turn"
          Rescue: "Command | (any time): negate the destruction of 1 Unit"
          Boost: "Command | (any time): 1 Unit gets +0/+0/+1 until end of turn"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Drain]}
          B: {hand: [Rescue, Boost], disposition: [Zaku]}
        script:
        - A: play Drain on Zaku
        - both pass
        - A: pass
        - what if:
          - B: play Boost on Zaku
          - both pass
          - expect: {Zaku: B's junkyard}
        - what if:
          - B: play Boost on Zaku
          - A: pass
          - B: play Rescue on Zaku
          - both pass
          - expect: {Zaku: B's junkyard, events: [resolves Rescue, resolves Boost]}
        - B: play Rescue on Zaku
        - A: pass
        - B: play Boost on Zaku
        - both pass
        - expect:
            Zaku: on the field, not destroyed, defence 1
            events: [resolves Boost, resolves Rescue]
            cites: [GW-17.15]
        """)


def test_17_16_will_not_be_destroyed_does_not_help_against_a_falling_defence() -> None:
    passes("""
        cards:
          Drain: "Command | (any time): 1 Unit gets +0/+0/-2 until end of turn"
          Zaku: "Unit 2/1/4 | (auto A): this card is not destroyed"
          Dom: "Unit 2/1/2 | (auto A): this card is not destroyed"
        position:
          A: {hand: [Drain, Drain]}
          B: {disposition: [Zaku: 2 damage, Dom]}
        script:
        - A: play Drain on Zaku
        - both pass
        - expect: {Zaku: "destroyed, defence 2, 2 damage", cites: [GW-17.16]}
        - resolve
        - A: play Drain on Dom
        - both pass
        - expect: {Dom: "destroyed, defence 0", cites: [GW-17.16]}
        """)


def test_17_16_a_unit_that_only_the_protection_kept_falls_too_unless_the_switch_holds_it() -> None:
    for switch, state in (("destroys", "destroyed"), ("holds", "not destroyed")):
        passes(f"""
            options: {{fall_under_protection: {switch}}}
            cards:
              Shot: "Command | (any time): deal 5 damage to 1 Unit"
              Drain: "Command | (any time): 1 Unit gets +0/+0/-1 until end of turn"
              Zaku: "Unit 2/1/4 | (auto A): this card is not destroyed"
            position:
              A: {{hand: [Shot, Drain]}}
              B: {{disposition: [Zaku]}}
            script:
            - A: play Shot on Zaku
            - both pass
            - expect: {{Zaku: "not destroyed, 5 damage"}}
            - A: play Drain on Zaku
            - both pass
            - expect: {{Zaku: "{state}, defence 3"}}
            """)


def test_17_16_nor_where_a_set_card_has_left() -> None:
    passes("""
        cards:
          Zaku: "Unit 2/1/2 | (auto A): this card is not destroyed"
          Ace: Character +0/+0/+2
          Snipe: "Command | (any time): abolish 1 Character"
        position:
          A: {hand: [Snipe]}
          B: {disposition: [Zaku: {damage: 3, with: [Ace]}]}
        script:
        - A: play Snipe on Ace
        - both pass
        - expect: {Zaku: "destroyed, defence 2, destroyed by nobody", Ace: B's junkyard}
        """)


def test_17_17_cannot_be_moved_does_not_stop_this_abolish_effect() -> None:
    passes("""
        cards:
          Kill: "Command | (any time): destroy 1 Unit"
          Purge: "Command | (any time): abolish 1 Unit"
          Rock: "Unit 2/1/3 | (auto A): this card is not moved"
        position:
          A: {hand: [Kill, Purge]}
          B: {disposition: [Rock]}
        script:
        - A: play Purge on Rock
        - both pass
        - expect: {Rock: "on the field, not destroyed", does not cite: [GW-17.17]}
        - A: play Kill on Rock
        - resolve
        - expect: {Rock: B's junkyard, cites: [GW-17.17]}
        """)


# --- in damage calculation --------------------------------------------------------------------------


def test_17_17_nor_cannot_be_the_target_nor_not_moved_by_enemy_effects() -> None:
    passes("""
        cards:
          Ghost: >-
            Unit 2/1/3 | (auto A): this card cannot be the target of enemy effects | (auto A): this card is
            not moved by enemy effects
          Mine: "Unit 2/1/3"
          GM: Unit 9/9/9
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B: {Earth: [Ghost]}
        script:
        - until: the cut
        - resolve
        - expect: {Ghost: B's junkyard, cites: [GW-17.17]}
        """)


def test_17_18_a_destroyed_unit_takes_no_share_of_battle_damage() -> None:
    passes("""
        cards:
          Lance: >-
            Unit 1/1/3 | (any time): 0: until end of turn, instead of battle damage of this card's squad
            destroy all enemy Units named "Front"
          GM: Unit 3/1/3
          Front: Unit 0/0/3
          Back: Unit 0/0/9
        position:
          at: Damage Calculation Step
          A: {Space: [Lance], Earth: [GM]}
          B: {Earth: [Front, Back]}
        script:
        - A: use Lance
        - both pass
        - until: the cut
        - expect:
            Front: destroyed, 0 damage
            Back: 3 damage
            cites: [GW-17.18]
        """)


def test_17_18_and_adds_nothing_to_the_strength_of_its_squad() -> None:
    passes("""
        cards:
          Swift: "Unit 3/1/9 | Swift Strike"
          Front: Unit 4/2/3
          Back: Unit 4/2/3
        position:
          at: Damage Calculation Step
          A: {Earth: [Swift]}
          B: {Earth: [Front, Back]}
        script:
        - until: the cut
        - expect: {Front: destroyed, Swift: 2 damage, cites: [GW-17.18]}
        """)


def test_17_19_destroyed_at_the_first_speed_it_deals_no_damage() -> None:
    passes("""
        cards:
          Swift: "Unit 3/1/3 | Swift Strike"
          Slow: Unit 5/1/3
        position:
          at: Damage Calculation Step
          A: {Earth: [Swift]}
          B: {Earth: [Slow]}
        script:
        - until: the cut
        - expect: {Slow: "destroyed, 3 damage", Swift: "not destroyed, 0 damage", cites: [GW-17.19]}
        """)


# --- who did it -------------------------------------------------------------------------------------


def test_17_20_who_activated_the_effect_has_destroyed_the_card() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
          Kill: "Command | (any time): destroy 1 Unit"
          Drain: "Command | (any time): 1 Unit gets +0/+0/-3 until end of turn"
          One: Unit 2/1/3
          Two: Unit 2/1/3
          Three: Unit 2/1/3
          Four: Unit 2/1/3
        position:
          A: {hand: [Shot, Kill, Drain]}
          B: {hand: [Drain], disposition: [One: 2 damage, Two, Three, Four]}
        script:
        - A: play Shot on One
        - both pass
        - expect: {One: destroyed by A, cites: [GW-17.20]}
        - resolve
        - A: play Kill on Two
        - both pass
        - expect: {Two: destroyed by A, cites: [GW-17.20]}
        - resolve
        - A: play Drain on Three
        - both pass
        - expect: {Three: destroyed by A, cites: [GW-17.20]}
        - resolve
        - A: pass
        - B: play Drain on Four
        - both pass
        - expect: {Four: destroyed by B}
        """)


def test_17_20_of_damage_the_last_source_counts() -> None:
    passes("""
        cards:
          Two: "Command | (any time): deal 2 damage to 1 Unit"
          One: "Command | (any time): deal 1 damage to 1 Unit"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Two]}
          B: {hand: [One], disposition: [Zaku]}
        script:
        - A: play Two on Zaku
        - both pass
        - A: pass
        - B: play One on Zaku
        - both pass
        - expect: {Zaku: destroyed by B}
        """)


def test_17_20_nobody_where_a_bonus_has_only_ended() -> None:
    passes("""
        cards:
          Banner: "Operation | (auto A): all own Units get +0/+0/+1"
          Purge: "Command | (any time): abolish 1 Operation"
          Guard: Unit 2/1/2
        position:
          A: {hand: [Purge]}
          B: {disposition: [Banner, Guard: 2 damage]}
        script:
        - A: play Purge on Banner
        - both pass
        - expect: {Guard: "destroyed, destroyed by nobody"}
        """)


def test_17_21_and_has_abolished_it() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
          Mine: "Unit 2/1/3 | (auto D): when this card is abolished by an enemy effect, draw 1 card"
          Pet: "Unit 2/1/3 | (auto D): when this card is abolished by an own effect, draw 1 card"
        position:
          A: {hand: [Shot, Shot]}
          B: {disposition: [Mine, Pet]}
        script:
        - A: play Shot on Mine
        - resolve
        - expect: {Mine: B's junkyard, B: {hand: 1}, cites: [GW-17.21]}
        - A: play Shot on Pet
        - resolve
        - expect: {Pet: B's junkyard, B: {hand: 1}}
        """)


def test_17_22_an_enemy_minus_modification_on_a_protected_unit_is_an_enemy_effect() -> None:
    passes("""
        cards:
          Drain: "Command | (any time): 1 Unit gets +0/+0/-5 until end of turn"
          Proud: >-
            Unit 3/2/5 | (auto A): this card is not destroyed by enemy effects | (auto D): if this card is
            destroyed by an enemy effect, draw 1 card
        position:
          A: {hand: [Drain]}
          B: {disposition: [Proud]}
        script:
        - A: play Drain on Proud
        - both pass
        - expect: {Proud: "destroyed, destroyed by A", B: {hand: 1}, cites: [GW-17.22]}
        """)


def test_17_23_battle_damage_is_nobodys_effect() -> None:
    passes("""
        cards:
          GM: Unit 5/1/9
          Foe: "Unit 2/1/3 | (auto D): if this card is destroyed by an enemy effect, draw 1 card"
          Pal: "Unit 2/1/2 | (auto D): when this card is abolished by battle damage, draw 1 card"
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B: {Earth: [Foe, Pal]}
        script:
        - until: the cut
        - expect:
            Foe: destroyed, destroyed by battle
            Pal: destroyed by battle
            B: {hand: 0}
            cites: [GW-17.23]
        - resolve
        - expect: {Pal: B's junkyard, Foe: B's junkyard, B: {hand: 1}}
        """)


# --- several, and twice -----------------------------------------------------------------------------


def test_17_24_several_go_in_one_cut_in_the_attacking_players_order() -> None:
    passes("""
        cards:
          Wipe: "Command | (any time): destroy all enemy Units"
          Mine: "Unit 2/1/3 | (auto D): when this card is abolished, draw 1 card"
          Dom: "Unit 2/1/3 | (auto D): when this card is abolished, draw 1 card"
        position:
          A: {hand: [Wipe]}
          B: {disposition: [Mine, Dom]}
        script:
        - A: play Wipe
        - both pass
        - expect: {question: order, asked: A}
        - A: abolish Dom
        - expect: {waiting: [Mine, Dom], cites: [GW-17.24]}
        - both pass
        - expect: {events: [move Dom, move Mine], Mine: B's junkyard, Dom: B's junkyard}
        """)


def test_17_24_what_an_earlier_one_has_changed_counts_for_the_next() -> None:
    passes("""
        cards:
          Rain: "Command | (any time): deal 3 damage to all Units"
          Zaku: "Unit 2/1/3"
          GM: "Unit 2/1/3 | (auto A): all own Units get +0/+0/+1"
          Dom: "Unit 2/1/3 | (auto D): each time an own Unit is abolished, draw 1 card"
        position:
          A: {hand: [Rain]}
          B: {disposition: [Zaku, Dom]}
        script:
        - A: play Rain
        - both pass
        - expect: {question: order, asked: A}
        - A: abolish Zaku
        - both pass
        - expect: {B: {hand: 2, junkyard: [Zaku, Dom]}}
        """)


def test_17_25_a_destroyed_card_is_not_destroyed_again() -> None:
    passes("""
        cards:
          Kill: "Command | (any time): destroy 1 Unit"
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
          Rescue: "Command | (any time): negate the destruction of 1 Unit"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Kill, Shot]}
          B: {hand: [Rescue], disposition: [Zaku]}
        script:
        - A: play Kill on Zaku
        - both pass
        - A: play Shot on Zaku
        - expect: {waiting: [Zaku, Shot]}
        - what if:
          - both pass
          - expect: {Zaku: B's junkyard, waiting: none, cites: [GW-17.25]}
        - B: play Rescue on Zaku
        - both pass
        - expect: {Zaku: "destroyed, 3 damage", waiting: [Zaku]}
        - resolve
        - expect: {Zaku: B's junkyard, waiting: none}
        """)

"""Chapter 18, second half: coins treated as cards."""

from __future__ import annotations

from scenes import passes


def test_18_10_what_stands_in_braces_is_what_the_coin_is() -> None:
    passes("""
        cards:
          Nest: >-
            Operation | (any time): 0: put 2 "drone" coins {Unit, Space, 2/1/3} rerolled in the own
            Disposition Area
        position:
          at: Disposition Phase
          A: {disposition: [Nest]}
        script:
        - A: use Nest
        - both pass
        - expect:
            drone coin: A's disposition area, is a Unit, 2/1/3, Space aptitude, not Earth aptitude, rerolled
            "drone coin#2": A's disposition area
            cites: [GW-18.10]
        - until: question sortie
        - expect: {cannot: {sortie drone coin -> Earth: GW-14.3}, can: [sortie drone coin -> Space]}
        """)


def test_18_11_text_beside_the_braces_takes_effect_as_well() -> None:
    passes("""
        cards:
          Nest: >-
            Operation | (any time): 0: put 1 "drone" coin {Unit, Earth, 2/1/3} rerolled in the own
            Disposition Area; each of them cannot sortie
        position:
          A: {disposition: [Nest]}
        script:
        - A: use Nest
        - both pass
        - expect: {cites: [GW-18.11]}
        - until: question sortie
        - A: [sortie drone coin -> Earth, done]
        - expect: {drone coin: A's disposition area, cites: [GW-14.8]}
        """)


def test_18_12_the_name_of_a_coin_is_no_card_name() -> None:
    passes("""
        cards:
          Hunt: 'Command | (any time): destroy 1 Unit named "drone coin"'
          Sweep: 'Command | (any time): destroy all Units with a name containing "drone"'
          Drone: Unit 2/1/3
        position:
          A: {hand: [Hunt, Sweep]}
          B: {disposition: [drone coin: {is: Unit 2/1/3}, Drone]}
        script:
        - expect: {cannot: {play Hunt: GW-8.4}}
        - A: play Sweep
        - both pass
        - expect: {Drone: destroyed, drone coin: not destroyed, cites: [GW-18.12]}
        """)


def test_18_13_who_manages_the_area_that_it_is_put_in_controls_it() -> None:
    passes("""
        cards:
          Gift: 'Operation | (any time): 0: put 1 "pest" coin {Unit, 0/0/1} in the enemy Disposition Area'
        position:
          A: {disposition: [Gift]}
        script:
        - A: use Gift
        - both pass
        - expect: {pest coin: "B's disposition area, controlled by B"}
        """)


def test_18_14_its_controller_is_its_original_owner() -> None:
    passes("""
        cards:
          Gift: 'Operation | (any time): 0: put 1 "pest" coin {Unit, 0/0/1} in the enemy Disposition Area'
          Tax: "Command | (any time): destroy 1 Unit with the enemy player as original owner"
          Take: "Command | (any time): move 1 enemy Unit to the own Disposition Area"
          Back: "Command | (any time): move 1 Unit to the original owner's Disposition Area"
        position:
          A: {hand: [Tax, Take, Back], disposition: [Gift]}
        script:
        - A: use Gift
        - both pass
        - expect: {can: [play Tax on pest coin], cites: [GW-18.14]}
        - A: play Take on pest coin
        - both pass
        - expect:
            pest coin: controlled by A
            cannot: [play Tax on pest coin]
            cites: [GW-18.14]
        - A: play Back on pest coin
        - both pass
        - expect: {pest coin: controlled by A}
        """)


def test_18_14_also_when_it_is_removed_from_the_game() -> None:
    passes("""
        cards:
          Take: "Command | (any time): move 1 enemy Unit to the own Disposition Area"
          Kill: "Command | (any time): destroy 1 Unit"
        position:
          A: {hand: [Take, Kill]}
          B: {disposition: [drone coin: {is: Unit 2/1/3}]}
        script:
        - A: play Take on drone coin
        - both pass
        - A: play Kill on drone coin
        - resolve
        - expect: {A: {removed: 1}, B: {removed: 0}}
        """)


def test_18_15_no_card_can_be_set_on_it() -> None:
    passes("""
        cards:
          Ace: Character +1/+1/+1
          GM: Unit 2/1/3
        position:
          A: {hand: [Ace], disposition: [drone coin: {is: Unit 2/1/3}, GM]}
        script:
        - expect:
            can: [play Ace on GM]
            cannot: {play Ace on drone coin: GW-18.15}
            cites: [GW-18.15]
        """)


def test_18_16_no_coin_can_be_placed_on_it() -> None:
    passes("""
        cards:
          Mark: 'Command | (any time): put 1 "guard" coin on all Units'
          GM: Unit 2/1/3
        position:
          A: {hand: [Mark], disposition: [drone coin: {is: Unit 2/1/3}, GM]}
        script:
        - A: play Mark
        - both pass
        - expect: {drone coin: no coins, GM: 1 guard coin, cites: [GW-18.16]}
        """)


def test_18_17_text_cannot_be_added_to_it() -> None:
    passes("""
        cards:
          Train: "Command | (any time): all own Units gain Raid until end of turn"
          Order: 'Command | (any time): all own Units gain "(any time): 0: draw 1 card" until end of turn'
          GM: Unit 2/1/3
        position:
          A: {hand: [Train, Order], disposition: [drone coin: {is: Unit 2/1/3}, GM]}
        script:
        - A: play Train
        - both pass
        - expect: {GM: has Raid, drone coin: "lacks Raid, no text", cites: [GW-18.17]}
        - A: play Order
        - both pass
        - expect: {can: [use GM], cannot: [use drone coin], drone coin: no text, cites: [GW-18.17]}
        """)


def test_18_17_nor_by_an_auto_a_while_its_own_text_can_be_negated() -> None:
    passes("""
        cards:
          Nest: >-
            Operation | (any time): 0: put 1 "drone" coin {Unit, 2/1/3, "Raid"} in the own Disposition Area
          Flag: "Operation | (auto A): all own Units gain High Mobility"
          Hush: "Command | (any time): 1 Unit has negated text until end of turn"
          GM: Unit 2/1/3
        position:
          A: {hand: [Hush], disposition: [Nest, Flag, GM]}
        script:
        - A: use Nest
        - both pass
        - expect: {GM: has High Mobility, drone coin: "lacks High Mobility, has Raid"}
        - A: play Hush on drone coin
        - both pass
        - expect: {drone coin: lacks Raid}
        """)


def test_18_17_nor_by_what_it_is_treated_as() -> None:
    passes("""
        cards:
          Turn: 'Command | (any time): 1 own Unit is treated as {Unit, 5/5/5, "Raid"} until end of turn'
        position:
          A: {hand: [Turn], disposition: [drone coin: {is: Unit 2/1/3}]}
        script:
        - A: play Turn on drone coin
        - both pass
        - expect: {drone coin: "5/5/5, lacks Raid"}
        """)
    passes("""
        cards:
          Turn: 'Command | (any time): 1 own Unit is treated as {Unit, 5/5/5, "Raid"} until end of turn'
          Turn Two: >-
            Command | (any time): 1 own Unit is treated as {Unit, 5/5/5, "(any time): 0: draw 1 card"} until
            end of turn
          GM: Unit 2/1/3
        position:
          A: {hand: [Turn, Turn Two], disposition: [GM, drone coin: {is: Unit 2/1/3}]}
        script:
        - A: play Turn on GM
        - both pass
        - expect: {GM: "5/5/5, has Raid"}
        - A: play Turn Two on drone coin
        - both pass
        - expect: {drone coin: "5/5/5, no text"}
        """)


def test_18_18_it_can_get_modifications() -> None:
    passes("""
        cards:
          Boost: "Command | (any time): 1 Unit gets +2/+0/+1 until end of turn"
          Flag: "Operation | (auto A): all own Units get +0/+1/+0"
        position:
          A: {hand: [Boost], disposition: [drone coin: {is: Unit Space 2/1/3}, Flag]}
        script:
        - A: play Boost on drone coin
        - both pass
        - expect: {drone coin: "4/2/4, Space aptitude"}
        - until: question sortie
        - expect: {can: [sortie drone coin -> Space]}
        """)


def test_18_19_it_has_no_cost() -> None:
    passes("""
        cards:
          Tax: "Command | (any time): destroy 1 Unit with total nation power 0 or less"
          Scan: "Command | (any time): destroy 1 Unit with total nation power 1 or more"
          Raze: "Command | (any time): destroy all Units with total nation power 0 or less"
          GM: Unit blue 1-2-1 2/1/3
        position:
          A: {hand: [Tax, Scan, Raze]}
          B: {disposition: [drone coin: {is: Unit 2/1/3}, GM]}
        script:
        - expect:
            can: [play Tax on drone coin, play Scan on GM]
            cannot: [play Scan on drone coin, play Tax on GM]
        - A: play Raze
        - both pass
        - expect: {drone coin: destroyed, GM: not destroyed, cites: [GW-18.19]}
        """)


def test_18_20_what_it_has_is_not_original() -> None:
    passes("""
        cards:
          Nest: 'Operation | (any time): 0: put 1 "drone" coin {Unit, 2/*/3} in the own Disposition Area'
          Odd: Unit 2/*/3
          Seek: "Command | (any time): destroy 1 Unit with original ranged *"
          Raze: "Command | (any time): destroy all Units with original ranged *"
        position:
          A: {hand: [Seek, Raze], disposition: [Nest, Odd]}
        script:
        - A: use Nest
        - both pass
        - expect:
            drone coin: 2/*/3
            can: [play Seek on Odd]
            cannot: {play Seek on drone coin: GW-8.4}
        - A: play Raze
        - both pass
        - expect: {Odd: destroyed, drone coin: on the field, cites: [GW-18.20]}
        """)


def test_18_21_its_coming_out_is_that_of_a_card_of_its_type() -> None:
    passes("""
        cards:
          Nest: 'Operation | (any time): 0: put 1 "drone" coin {Unit, 1/1/1} in the own Disposition Area'
          Clerk: "Operation | (auto D): each time an own Unit comes out, draw 1 card"
          Usher: "Operation | (auto D): each time an own Unit is played and comes out, draw 1 card"
        position:
          A: {disposition: [Nest, Clerk, Usher]}
        script:
        - A: use Nest
        - both pass
        - expect: {A: {hand: 1}, drone coin: rolled, cites: [GW-18.21]}
        """)


def test_18_22_unless_the_effect_that_makes_it_says_otherwise() -> None:
    passes("""
        cards:
          Nest: >-
            Operation | (any time): 0: put 1 "drone" coin {Unit, 2/1/3} in the own Disposition Area; each of
            them gains Raid
          Train: "Command | (any time): all own Units gain High Mobility as long as it is on the field"
        position:
          A: {hand: [Train], disposition: [Nest]}
        script:
        - A: use Nest
        - both pass
        - expect: {drone coin: has Raid, cites: [GW-18.22]}
        - A: play Train
        - both pass
        - expect: {drone coin: "has Raid, lacks High Mobility"}
        """)


def test_18_23_in_all_else_it_follows_the_rules_of_its_type() -> None:
    passes("""
        cards:
          Zaku: Unit 2/1/5
          Clerk: "Operation | (auto D): each time an own Unit is abolished, draw 1 card"
        position:
          at: Attack Step
          A: {disposition: [drone coin: {is: Unit 2/1/3}, Clerk]}
          B: {Earth: [Zaku]}
        script:
        - until: question sortie
        - A: [sortie drone coin -> Earth, done]
        - expect: {drone coin: "A's Earth, head, engaged"}
        - until: Damage Calculation Step
        - expect: {drone coin: 0 damage}
        - until: Damage Calculation Step, after
        - expect: {drone coin: 2 damage, Zaku: 2 damage}
        - until: Return Step, after
        - expect: {drone coin: "A's disposition area, rolled"}
        """)
    passes("""
        cards:
          Kill: "Command | (any time): destroy 1 Unit"
          Clerk: "Operation | (auto D): each time an own Unit is abolished, draw 1 card"
        position:
          A: {hand: [Kill], disposition: [drone coin: {is: Unit 2/1/3}, Clerk]}
        script:
        - A: play Kill on drone coin
        - both pass
        - expect: {drone coin: "destroyed, on the field"}
        - both pass
        - expect: {drone coin: removed, A: {hand: 1}}
        """)


def test_18_23_a_coin_set_as_a_character_needs_room() -> None:
    passes("""
        cards:
          Smith: 'Operation | (any time): 0: set 1 "blade" coin {Character (Unit), +1/+0/+0} on 1 own Unit'
          GM: Unit 2/1/3
          Ace: Character +1/+1/+1
        position:
          A: {disposition: [Smith, GM: {with: [Ace]}, drone coin: {is: Unit 2/1/3}]}
        script:
        - expect: {cannot: [use Smith on GM, use Smith on drone coin]}
        """)


def test_18_23_its_keyword_works_like_a_cards() -> None:
    passes("""
        cards:
          Nest: >-
            Operation | (any time): 0: put 1 "drone" coin {Unit, Space and Earth, 2/1/3, "Raid"} rerolled in
            the own Disposition Area
          Zaku: Unit 0/0/1
        position:
          A: {disposition: [Nest]}
          B: {disposition: [Zaku]}
        script:
        - A: use Nest
        - both pass
        - until: question sortie
        - A: [sortie drone coin -> Earth, done]
        - until: question sortie
        - B: [sortie Zaku -> Earth, done]
        - until: the cut
        - expect: {B: {lost: 1}, cites: [GW-21.4]}
        """)


def test_18_24_coins_go_when_their_card_leaves_the_field() -> None:
    passes("""
        cards:
          Recall: "Command | (any time): move 1 own Unit to the original owner's hand"
          GM: Unit 2/1/3
        position:
          A: {hand: [Recall], disposition: [GM: {coins: {guard coin: 2, +1/+1/+1 coin: 1}}]}
        script:
        - A: play Recall on GM
        - both pass
        - expect: {GM: A's hand, cites: [GW-18.24, GW-18.4]}
        - A: play GM
        - both pass
        - expect: {GM: "no coins, 2/1/3"}
        """)

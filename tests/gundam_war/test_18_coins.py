"""Chapter 18: coins."""

from __future__ import annotations

from scenes import passes

# --- all coins --------------------------------------------------------------------------------------


def test_18_1_a_coin_counts_something_or_stands_in_for_a_card() -> None:
    passes("""
        cards:
          Clock: >-
            Unit 2/1/3 | (any time): 0: put 1 "tick" coin on this card; then recover the number of "tick"
            coins on this card
          Nest: >-
            Operation | (any time): 0: put 1 "drone" coin {Unit, Space, 1/1/1} in the own Disposition Area
        position:
          A: {lost: [3], disposition: [Clock: {coins: {tick coin: 1}}, Nest]}
        script:
        - A: use Clock
        - both pass
        - expect: {Clock: 2 tick coins, A: {lost: 1}}
        - A: use Nest
        - both pass
        - expect: {drone coin: "A's disposition area, is a Unit, 1/1/1"}
        """)


def test_18_2_coins_of_one_name_are_one_kind_whichever_effect_made_them() -> None:
    passes("""
        cards:
          One: 'Unit 2/1/3 | (any time): 0: put 1 "guard" coin on 1 Unit'
          Two: 'Unit 2/1/3 | (any time): 0: put 1 "guard" coin on 1 Unit'
          Post: 'Unit 2/1/3 | (any time): 0: recover the number of "guard" coins on this card'
          Eater: 'Command | (any time): take 2 "guard" coins off 1 Unit; in that case draw 1 card'
        position:
          A: {lost: [5], hand: [Eater], disposition: [One, Post]}
          B: {disposition: [Two]}
        script:
        - A: use One on Post
        - both pass
        - A: pass
        - B: use Two on Post
        - both pass
        - expect: {Post: 2 guard coins, cites: [GW-18.2]}
        - A: use Post
        - both pass
        - expect: {A: {lost: 3}}
        - A: play Eater on Post
        - both pass
        - expect: {Post: no coins, A: {hand: 1}}
        """)


def test_18_3_the_bare_word_means_coins_of_every_name() -> None:
    passes("""
        cards:
          Post: 'Unit 2/1/3 | (any time): 0: recover the number of coins on this card'
          Eater: "Command | (any time): take 1 coin off 1 Unit; in that case draw 1 card"
        position:
          A: {lost: [9], hand: [Eater], disposition: [Post: {coins: {guard coin: 2, +1/+1/+1 coin: 1}}]}
        script:
        - A: use Post
        - both pass
        - expect: {A: {lost: 6}, cites: [GW-18.3]}
        - A: play Eater on Post
        - both pass
        - expect: {Post: "2 coins", A: {hand: 1}, cites: [GW-18.3]}
        """)


def test_18_4_a_coin_that_leaves_the_field_is_removed_from_the_game() -> None:
    passes("""
        cards:
          Recall: "Command | (any time): move 1 Unit to the original owner's hand"
          Kill: "Command | (any time): destroy 1 Unit"
        position:
          A: {hand: [Recall, Kill]}
          B: {disposition: [drone coin: {is: Unit 2/1/3}, drone coin: {is: Unit 2/1/3}]}
        script:
        - A: play Recall on drone coin
        - both pass
        - expect: {drone coin: removed, B: {hand: 0, removed: 1}, cites: [GW-18.4]}
        - A: play Kill on drone coin
        - resolve
        - expect: {B: {junkyard: 0, removed: 2}, cites: [GW-18.4]}
        """)


def test_18_4_also_from_where_it_was_to_go_to_the_nation() -> None:
    passes("""
        cards:
          Recall: "Command | (any time): move all coin Units to the top of the original owner's Nation"
        position:
          A: {hand: [Recall]}
          B: {disposition: [drone coin: {is: Unit 2/1/3}]}
        script:
        - A: play Recall
        - both pass
        - expect: {drone coin: removed, B: {nation: 20}}
        """)


def test_18_5_there_are_three_kinds() -> None:
    passes("""
        cards:
          Mint: >-
            Operation | (any time): 0: put 1 "guard" coin on this card; then gain 1 "medal" coin; then
            put 1 "drone" coin {Unit, 1/1/1} in the own Disposition Area
        position:
          A: {disposition: [Mint]}
        script:
        - A: use Mint
        - both pass
        - expect:
            Mint: 1 guard coin
            A: {coins: {medal: 1, guard: 0, drone: 0}}
            drone coin: A's disposition area, 1/1/1
        """)


# --- on cards ---------------------------------------------------------------------------------------


def test_18_6_coins_on_a_card_are_marks_and_a_coin_set_on_it_is_none_of_them() -> None:
    passes("""
        cards:
          Smith: 'Operation | (any time): 0: set 1 "blade" coin {Character (Unit), +1/+0/+0} on 1 own Unit'
          Mark: 'Operation | (any time): 0: put 1 "guard" coin on 1 own Unit'
          Post: 'Unit 2/1/3 | (any time): 0: recover the number of coins on this card'
        position:
          A: {lost: [5], disposition: [Smith, Mark, Post]}
        script:
        - A: use Mark on Post
        - both pass
        - expect: {Post: "1 guard coin, 2/1/3", cites: [GW-18.6]}
        - A: use Smith on Post
        - both pass
        - expect: {Post: "1 coin, 3/1/3", blade coin: set on Post}
        - A: use Post
        - both pass
        - expect: {A: {lost: 4}}
        """)


def test_18_7_they_do_nothing_unless_specified() -> None:
    passes("""
        cards:
          Mark: 'Operation | (any time): 0: put 3 "guard" coins on 1 Unit'
          Forge: 'Operation | (any time): 0: put 2 +1/+0/+1 coins on 1 Unit'
          GM: Unit 2/1/3
        position:
          A: {disposition: [Mark, Forge, GM]}
        script:
        - A: use Mark on GM
        - both pass
        - expect: {GM: "3 guard coins, 2/1/3", does not cite: [GW-18.7]}
        - A: use Forge on GM
        - both pass
        - expect: {GM: "2 +1/+0/+1 coins, 4/1/5", cites: [GW-18.7]}
        """)


def test_18_8_who_controls_the_card_controls_its_coins() -> None:
    passes("""
        cards:
          Corrode: "Command | (any time): put 3 +0/+0/-1 coins on 1 Unit"
          Zaku: "Unit 2/1/3 | (auto D): if this card is destroyed by an own effect, draw 1 card"
        position:
          A: {hand: [Corrode]}
          B: {disposition: [Zaku]}
        script:
        - A: play Corrode on Zaku
        - both pass
        - expect: {Zaku: "destroyed, destroyed by B", B: {hand: 1}, cites: [GW-18.8]}
        """)


def test_18_8_by_the_switch_a_minus_coin_destroys_for_who_placed_it() -> None:
    passes("""
        options: {minus_coin_credit: placer}
        cards:
          Corrode: "Command | (any time): put 3 +0/+0/-1 coins on 1 Unit"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Corrode]}
          B: {disposition: [Zaku]}
        script:
        - A: play Corrode on Zaku
        - both pass
        - expect: {Zaku: "destroyed, destroyed by A"}
        """)


# --- of a player ------------------------------------------------------------------------------------


def test_18_9_coins_of_a_player_are_in_no_location_and_the_players_own() -> None:
    passes("""
        cards:
          Bank: 'Operation | (any time): 0: gain 2 "medal" coins'
          Count: "Operation | (any time): 0: recover the number of own coins"
          Spend: 'Command | (any time): give up 2 "medal" coins; in that case draw 1 card'
          Wipe: "Command | (any time): destroy all Operations"
        position:
          A: {lost: [9], hand: [Spend, Spend, Wipe], disposition: [Bank, Count]}
          B: {lost: [9], coins: {medal coin: 5}, disposition: [Count]}
        script:
        - A: use Bank
        - both pass
        - expect: {A: {coins: {medal: 2}}, B: {coins: {medal: 5}}, cites: [GW-18.9]}
        - A: use Count
        - both pass
        - expect: {A: {lost: 7}, B: {lost: 9}}
        - A: play Wipe
        - resolve
        - expect: {A: {coins: {medal: 2}}}
        - A: play Spend
        - both pass
        - expect: {A: {coins: {medal: 0}, hand: 2}, B: {coins: {medal: 5}}}
        - A: play Spend
        - both pass
        - expect: {A: {hand: 1}, B: {coins: {medal: 5}}}
        """)

"""Chapter 23: text glossary."""

from __future__ import annotations

import pytest
from scenes import passes, state_of

from cutin.judge import ScenarioError


def test_23_1_this_card_is_the_one_that_has_the_text() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3 | (any time): 0: this card gets +1/+0/+0 until end of turn"
          Teach: 'Command | (any time): 1 Unit gains "(any time): 0: roll this card" until end of turn'
          Zaku: Unit 2/1/3
        position: {A: {hand: [Teach], disposition: [GM, GM, Zaku]}}
        script:
        - A: use GM#2
        - both pass
        - expect: {GM: 2/1/3, GM#2: 3/1/3}
        - A: play Teach on Zaku
        - both pass
        - A: use Zaku
        - both pass
        - expect: {Zaku: rolled, GM: rerolled}
        """)


def test_23_2_draw_is_from_the_top_of_the_own_nation_one_after_the_other() -> None:
    passes("""
        cards:
          One: Unit 1/1/1
          Two: Unit 1/1/1
          Three: Unit 1/1/1
          Learn: "Command | (any time): draw 2 cards"
          Dig: "Command | (any time): draw 1 card from the own Lost Card Pile"
        position: {A: {nation: [One, Two, 5], lost: [Three, 3], hand: [Learn, Dig]}}
        script:
        - A: play Learn
        - both pass
        - expect: {One: A's hand, Two: A's hand, events: [move One, move Two]}
        - A: play Dig
        - both pass
        - expect: {Three: A's hand, A: {nation: 5, lost: 3}}
        """)


def test_23_3_look_is_for_the_player_alone_and_reveal_for_everybody() -> None:
    text = """
        cards:
          One: Unit 1/1/1
          Two: Unit 1/1/1
          Look: "Command | (any time): look at up to the top 2 cards of the own Nation"
          Show: "Command | (any time): reveal all cards in the own hand"
        position: {A: {nation: [One, Two, 5], hand: [Look, Show]}}
        """
    state = state_of(text)
    state.choose("play Look")
    state.choose("pass")
    state.choose("pass")
    assert state.view(0)["players"][0]["nation"] == {"count": 7, "cards": ["One", "Two"]}
    assert state.view(1)["players"][0]["nation"] == {"count": 7, "cards": []}
    state = state_of(text)
    assert state.view(1)["players"][0]["hand"]["cards"] == [None, None]
    state.choose("play Show")
    state.choose("pass")
    state.choose("pass")
    assert state.view(1)["players"][0]["hand"]["cards"] == ["Look"]


def test_23_3_looked_at_and_revealed_cards_stay_where_they_were() -> None:
    passes("""
        cards:
          One: Unit 1/1/1
          Two: Unit 1/1/1
          Look: "Command | (any time): look at up to the top 2 cards of the own Nation"
          Show: "Command | (any time): reveal the top 2 cards of the own Nation"
        position: {A: {nation: [One, Two, 5], hand: [Look, Show]}}
        script:
        - A: play Look
        - both pass
        - A: play Show
        - both pass
        - expect: {A: {nation: 7, nation top: [One, Two]}}
        """)


def test_23_4_gain_and_lose_add_and_take_away() -> None:
    passes("""
        cards:
          Give: "Command | (any time): 1 Unit gains Raid until end of turn"
          Take: "Command | (any time): 1 Unit loses Raid until end of turn"
          GM: Unit 2/1/3
          Zaku: "Unit 2/1/3 | Raid"
        position: {A: {hand: [Give, Take], disposition: [GM, Zaku]}}
        script:
        - A: play Give on GM
        - both pass
        - A: play Take on Zaku
        - both pass
        - expect: {GM: has Raid, Zaku: lacks Raid}
        """)


def test_23_5_a_wording_is_contained_if_it_occurs_unbroken_in_the_name() -> None:
    passes("""
        cards:
          Shot: 'Command | (any time): destroy all Units with a name containing "Zaku"'
          Zaku Cannon: Unit 2/1/3
          High Zaku: Unit 2/1/3
          Za-ku: Unit 2/1/3
          Za Red ku: Unit 2/1/3
        position: {A: {hand: [Shot]}, B: {disposition: [Zaku Cannon, High Zaku, Za Red ku]}}
        script:
        - A: play Shot
        - both pass
        - expect: {Zaku Cannon: destroyed, High Zaku: destroyed, Za Red ku: not destroyed}
        """)


def test_23_6_a_name_in_brackets_means_names_that_contain_it() -> None:
    passes("""
        cards:
          Alpha: 'Unit 2/1/3 | Change ["Beta"]'
          Big Beta: Unit 4/4/4
          Gamma: Unit 3/3/3
        cases:
          contains it:
            position: {A: {hand: [Big Beta], disposition: [Alpha]}}
            script:
            - A: use Alpha
            - both pass
            - resolve
            - expect: {Big Beta: on the field, Alpha: hand}
          does not:
            position: {A: {hand: [Gamma], disposition: [Alpha]}}
            script:
            - expect: {cannot: [use Alpha]}
        """)


def test_23_7_recover_moves_cards_one_by_one_from_the_top_as_many_as_there_are() -> None:
    passes("""
        cards:
          One: Unit 1/1/1
          Two: Unit 1/1/1
          Heal: "Command | (any time): recover 2"
          Cure: "Command | (any time): recover 9"
        position: {A: {nation: [5], lost: [One, Two, 3], hand: [Heal, Cure]}}
        script:
        - A: play Heal
        - both pass
        - expect: {A: {nation: 7, lost: 3, nation top: [Two, One]}, cites: [GW-23.7]}
        - A: play Cure
        - both pass
        - expect: {A: {nation: 10, lost: 0}}
        """)


def test_23_8_all_of_the_own_hand_is_not_all_hands() -> None:
    passes("""
        cards:
          One: Unit 1/1/1
          Mine: "Command | (any time): abolish all cards in the own hand"
          Ours: "Command | (any time): abolish all cards in the own hand or the enemy hand"
        cases:
          own:
            position: {A: {hand: [Mine, One]}, B: {hand: [One]}}
            script:
            - A: play Mine
            - both pass
            - expect: {A: {hand: 0}, B: {hand: 1}}
          all:
            position: {A: {hand: [Ours, One]}, B: {hand: [One]}}
            script:
            - A: play Ours
            - both pass
            - expect: {A: {hand: 0}, B: {hand: 0}}
        """)


def test_23_9_either_type_or_both() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3 [MS]
          Ace: "Character +1/+0/+0 [NT]"
          Yard: Operation
          Both: "Unit 2/1/3 [MS] [NT]"
          Shot: "Command | (any time): destroy 1 Unit or Character"
          Fine: 'Command | (any time): destroy 1 card with the trait "MS" with the trait "NT"'
        position: {A: {hand: [Shot, Fine]}, B: {disposition: [GM: {with: [Ace]}, Yard, Both]}}
        script:
        - what if:
          - A: play Shot
          - expect: {options: [GM, Ace, Both]}
        - A: play Fine
        - both pass
        - expect: {Both: destroyed, GM: not destroyed}
        """)


def test_23_11_a_blue_basic_g_is_the_one_that_produces_blue() -> None:
    passes("""
        cards:
          Plant: "G blue special | (auto A): this card produces 1 blue power"
          Shot: "Command | (any time): destroy 1 blue basic G"
          Any: "Command | (any time): destroy 1 basic G"
        position: {A: {hand: [Shot, Any]}, B: {disposition: [Blue G, Red G, Plant]}}
        script:
        - what if:
          - A: play Any
          - expect: {options: [Blue G, Red G]}
        - A: play Shot
        - both pass
        - expect: {Blue G: destroyed}
        """)


def test_23_10_chara_is_written_character() -> None:
    with pytest.raises(ScenarioError, match="Chara"):
        passes("""
            cards: {Shot: "Command | (any time): destroy 1 Chara"}
            position: {A: {hand: [Shot]}}
            script: []
            """)
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 Character"
          GM: Unit 2/1/3
          Ace: Character +1/+1/+1
        position: {A: {hand: [Shot]}, B: {disposition: [GM: {with: [Ace]}]}}
        script:
        - A: play Shot
        - both pass
        - expect: {Ace: destroyed, GM: not destroyed}
        """)

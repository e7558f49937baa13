"""Chapter 3: locations, areas and the field."""

from __future__ import annotations

from scenes import passes, state_of


def test_3_1_a_card_being_played_is_in_a_location_of_its_own() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
        position:
          A: {hand: [GM]}
        script:
        - A: play GM
        - expect: {GM: "being played, not on the field", A: {hand: 0}}
        - both pass
        - expect: {GM: A's disposition}
        """)


def test_3_1_a_card_being_played_stays_there_until_it_fails() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Ace: Character +1/+0/+0
          Crush: "Command | (any time): abolish 1 Unit"
        position:
          A: {hand: [Ace], disposition: [GM]}
          B: {hand: [Crush]}
        script:
        - A: play Ace on GM
        - B: play Crush on GM
        - expect: {Ace: being played, Crush: being played}
        - both pass
        - expect: {Ace: A's junkyard, Crush: B's junkyard}
        """)


def test_3_2_a_unit_without_a_place_means_one_on_the_field() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Raze: "Command | (any time): abolish all Units"
        position:
          at: Attack Step, after
          A: {hand: [Raze, GM], junkyard: [GM], disposition: [GM], Earth: [GM], hangar: [GM]}
          B: {Space: [GM]}
        script:
        - A: play Raze
        - both pass
        - expect:
            A: {hand: [GM], junkyard: [GM, GM, GM, Raze], hangar: [GM], disposition: 0}
            B: {junkyard: [GM]}
        """)


def test_3_3_the_battle_areas_are_shared_and_two() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position:
          at: Defend Step, after
          A: {Earth: [GM], Space: [GM]}
          B: {Earth: [Zaku]}
        script:
        - expect:
            squads: {A Earth: {order: [GM], engaged: yes}, B Earth: {order: [Zaku], engaged: yes}, \
          A Space: {engaged: no}}
        """)


def test_3_4_a_nation_is_face_down_for_both_and_its_number_is_public() -> None:
    state = state_of("""
        cards:
          GM: Unit 2/1/3
        position:
          A: {nation: [GM, GM, 5]}
        """)
    for seat in (0, 1, None):
        assert state.view(seat)["players"][0]["nation"] == {"count": 7, "cards": []}


def test_3_4_draws_costs_and_damage_take_from_the_top() -> None:
    passes("""
        cards:
          One: Unit 1/1/1
          Two: Unit 1/1/1
          Three: Unit 1/1/1
          Four: Unit 1/1/1
          Learn: "Command | (any time): draw 1 card"
          Dear: "Command 0-0-1 | (any time): draw 1 card"
          Hit: "Command | (any time): deal 1 damage to the own Nation"
        position:
          A: {nation: [One, Two, Three, Four, 5], hand: [Learn, Dear, Hit]}
        script:
        - A: play Learn
        - both pass
        - expect: {One: hand}
        - A: play Dear
        - expect: {Two: lost}
        - both pass
        - expect: {Three: hand}
        - A: play Hit
        - both pass
        - expect: {Four: lost}
        """)


def test_3_5_the_lost_card_pile_takes_cards_one_at_a_time_onto_the_top() -> None:
    passes("""
        cards:
          One: Unit 1/1/1
          Two: Unit 1/1/1
          Old: Unit 1/1/1
          Dear: "Command 0-0-2 | (any time): draw 1 card"
        position:
          A: {nation: [One, Two, 5], lost: [Old], hand: [Dear]}
        script:
        - A: play Dear
        - expect: {A: {lost top: [Two, One, Old]}}
        """)


def test_3_5_the_lost_card_pile_is_hidden_and_its_number_public() -> None:
    state = state_of("""
        cards:
          GM: Unit 2/1/3
        position:
          A: {lost: [GM, 5]}
        """)
    for seat in (0, 1, None):
        assert state.view(seat)["players"][0]["lost"] == {"count": 6, "cards": []}


def test_3_6_3_8_the_junkyard_and_removed_cards_are_open_to_both() -> None:
    state = state_of("""
        cards:
          GM: Unit 2/1/3
        position:
          A: {junkyard: [GM], removed: [GM], hangar: [GM]}
        """)
    for seat in (0, 1, None):
        for pile in ("junkyard", "removed", "hangar"):
            assert state.view(seat)["players"][0][pile] == {"count": 1, "cards": ["GM"]}


def test_3_6_used_commands_and_abolished_cards_go_to_the_junkyard() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Crush: "Command | (any time): abolish 1 Unit"
        position:
          A: {hand: [Crush]}
          B: {disposition: [GM]}
        script:
        - A: play Crush
        - both pass
        - expect: {A: {junkyard: [Crush]}, B: {junkyard: [GM]}}
        """)


def test_3_7_a_hand_is_hidden_from_the_opponent_and_its_number_public() -> None:
    state = state_of("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position:
          A: {hand: [GM, Zaku]}
        """)
    assert state.view(0)["players"][0]["hand"] == {"count": 2, "cards": ["GM", "Zaku"]}
    assert state.view(1)["players"][0]["hand"] == {"count": 2, "cards": [None, None]}
    assert state.view(None)["players"][0]["hand"] == {"count": 2, "cards": [None, None]}


def test_3_9_units_sortie_from_the_disposition_area_and_return_to_it() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
        position:
          at: Attack Step
          A: {disposition: [GM]}
        script:
        - until: question sortie
        - A: [sortie GM -> Earth, done]
        - expect: {GM: Earth}
        - until: Return Step, after
        - expect: {GM: A's disposition}
        """)


def test_3_10_an_effect_on_a_face_down_location_can_be_played_though_it_is_empty_and_then_fails() -> None:
    passes("""
        cards:
          Rob: "Command | (any time): abolish 1 chosen card in the enemy hand; in that case draw 1 card"
          GM: Unit 2/1/3
        cases:
          empty:
            position: {A: {hand: [Rob]}}
            script:
            - A: play Rob
            - both pass
            - expect: {A: {hand: 0, junkyard: [Rob]}}
          not empty:
            position: {A: {hand: [Rob]}, B: {hand: [GM]}}
            script:
            - A: play Rob
            - both pass
            - expect: {A: {hand: 1}, B: {hand: 0, junkyard: [GM]}}
        """)


def test_3_10_the_cards_in_a_face_down_location_are_no_targets() -> None:
    passes("""
        cards:
          Rob: "Command | (any time): abolish 1 chosen card in the enemy hand"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position: {A: {hand: [Rob]}, B: {hand: [GM, Zaku]}}
        script:
        - A: play Rob
        - expect: {asked: B, question: cut}
        - both pass
        - expect: {question: choose}
        """)


def test_3_11_an_effect_on_several_locations_needs_a_card_in_one_of_them() -> None:
    passes("""
        cards:
          Purge: "Command | (any time): abolish all cards in the own hand or the enemy hand; in that case \
        draw 1 card"
          GM: Unit 2/1/3
        cases:
          one of them:
            position: {A: {hand: [Purge]}, B: {hand: [GM]}}
            script:
            - A: play Purge
            - both pass
            - expect: {A: {hand: 1}, B: {hand: 0}}
          none:
            position: {A: {hand: [Purge]}}
            script:
            - A: play Purge
            - both pass
            - expect: {A: {hand: 0}}
        """)

"""Chapter 20: the Hangar."""

from __future__ import annotations

from scenes import passes, state_of


def test_20_1_it_is_a_face_up_location_outside_the_field_with_cards_of_either_owner() -> None:
    state = state_of("""
        cards: {Hero: Unit 2/1/3, Prize: Unit 2/1/3}
        position:
          A: {hangar: [Hero, Prize: {owner: B}]}
        """)
    for seat in (0, 1, None):
        assert state.view(seat)["players"][0]["hangar"]["cards"] == ["Hero", "Prize"]
    passes("""
        cards:
          Hero: "Unit 2/1/3 | (auto A): all own Units get +1/+0/+0"
          GM: Unit 2/1/3
          Kill: "Command | (any time): destroy all Units"
        position:
          A: {hand: [Kill], hangar: [Hero], disposition: [GM]}
        script:
        - expect: {GM: 2/1/3}
        - A: play Kill
        - resolve
        - expect: {Hero: A's hangar, GM: A's junkyard}
        """)


def test_20_2_its_manager_plays_its_cards_as_from_hand() -> None:
    passes("""
        cards:
          Hero: Unit blue 1-2-1 2/1/3
          Twin: Unit 2/1/3
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
        position:
          A: {hangar: [Hero, Shot], hand: [Twin], power: {blue: 1}}
          B: {hangar: [Shot]}
        script:
        - expect: {cannot: {play Hero: GW-7.2}}
        - A: play Twin
        - both pass
        - expect: {cannot: {play Hero: [GW-7.2, GW-8.11]}, can: [play Shot on Twin]}
        - A: pass
        - expect: {can: [play Shot on Twin]}
        """)


def test_20_3_it_comes_out_in_the_disposition_area_of_who_played_it() -> None:
    passes("""
        cards:
          Prize: Unit 2/1/3
        position:
          A: {hangar: [Prize: {owner: B}]}
        script:
        - A: play Prize
        - both pass
        - expect: {Prize: "A's disposition area, controlled by A, rolled", A: {hangar: 0}}
        """)


def test_20_4_only_effects_that_name_it_reach_its_cards() -> None:
    passes("""
        cards:
          Wipe: "Command | (any time): abolish all own Units"
          Raid Team: "Command | (any time): abolish 1 card in the enemy Hangar"
          Hero: Unit 2/1/3
          GM: Unit 2/1/3
        position:
          A: {hand: [Wipe], hangar: [Hero], disposition: [GM]}
          B: {hand: [Raid Team]}
        script:
        - A: play Wipe
        - both pass
        - expect: {GM: A's junkyard, Hero: A's hangar}
        - A: pass
        - B: play Raid Team
        - both pass
        - expect: {Hero: A's junkyard}
        """)


def test_20_5_a_card_goes_to_the_hangar_named_with_its_set_cards() -> None:
    passes("""
        cards:
          Capture: "Command | (any time): move 1 enemy Unit to the own Hangar"
          Zaku: Unit 2/1/3
          Char: Character +1/+1/+1
        position:
          A: {hand: [Capture]}
          B: {disposition: [Zaku: {with: [Char]}]}
        script:
        - A: play Capture on Zaku
        - both pass
        - expect: {Zaku: A's hangar, Char: A's hangar, A: {hangar: [Zaku, Char]}}
        """)


def test_20_6_after_use_and_on_leaving_it_cards_go_to_their_original_owner() -> None:
    passes("""
        cards:
          Supplies: "Command | (any time): draw 1 card"
          Empty: "Command | (any time): abolish all cards in the own Hangar"
          Prize: Unit 2/1/3
        position:
          A: {hand: [Empty], hangar: [Supplies: {owner: B}, Prize: {owner: B}]}
        script:
        - A: play Supplies
        - both pass
        - expect: {Supplies: B's junkyard, A: {hand: 2}}
        - A: play Empty
        - both pass
        - expect: {Prize: B's junkyard}
        """)

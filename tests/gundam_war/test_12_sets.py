"""Chapter 12: set cards and set groups."""

from __future__ import annotations

import pytest
from scenes import passes


def test_12_1_12_3_a_set_card_comes_out_under_a_fitting_own_card_in_a_disposition_area() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Dom: Unit 2/1/3
          Yard: Operation
        position:
          A: {hand: [Ace], disposition: [GM, Yard], Earth: [Zaku: {}]}
          B: {disposition: [Dom]}
        script:
        - expect: {cannot: {play Ace on Dom: GW-12.3, play Ace on Zaku: GW-12.3, play Ace on Yard: GW-12.1}}
        - A: play Ace
        - expect: {waiting: [Ace]}
        - both pass
        - expect: {Ace: "set on GM, A's disposition", GM: 3/1/3}
        """)


def test_12_2_a_set_group_counts_as_one_card_for_the_sortie() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
        position: {at: Attack Step, A: {disposition: [GM: {with: [Ace]}]}}
        script:
        - until: question sortie
        - expect: {options: [sortie GM -> Space, sortie GM -> Earth, done]}
        - A: [sortie GM -> Earth, done]
        - expect: {GM: Earth, Ace: "Earth, set on GM", squads: {A Earth: [GM]}}
        - until: Return Step, after
        - expect: {GM: "A's disposition, rolled", Ace: "A's disposition, set on GM, rolled"}
        """)


@pytest.mark.parametrize(
    "answer", ["abolish 1 Unit", "move 1 own Unit to Earth", "move 1 own Unit to the own hand"]
)
def test_12_4_with_its_target_gone_from_the_disposition_area_the_play_fails(answer: str) -> None:
    passes(f"""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
          Away: "Command | (any time): {answer}"
        position: {{A: {{hand: [Ace, Away], disposition: [GM]}}}}
        script:
        - A: play Ace
        - B: pass
        - A: play Away
        - both pass
        - expect: {{Ace: junkyard, cites: [GW-12.4, GW-11.2]}}
        """)


def test_12_5_rolling_any_card_of_a_group_rolls_the_whole_group() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
          Tap: "Command | (any time): roll 1 Character"
          Wake: "Command | (any time): reroll 1 Unit"
          Spy: "Operation | (auto D): each time an own Character is rolled, draw 1 card"
          Eye: "Operation | (auto D): each time an own Unit is rerolled, draw 1 card"
        position: {A: {hand: [Tap, Wake], disposition: [GM: {with: [Ace]}, Spy, Eye]}}
        script:
        - A: play Tap
        - both pass
        - expect: {GM: rolled, Ace: rolled, A: {hand: 2}}
        - A: play Wake
        - both pass
        - expect: {GM: rerolled, Ace: rerolled, A: {hand: 2}}
        """)


def test_12_5_each_card_of_the_group_counts_as_rolled() -> None:
    passes("""
        cards:
          Ace: "Character +1/+0/+0 | (any time): R: recover 1"
          GM: Unit 2/1/3
          Spy: "Operation | (auto D): each time an own Unit is rolled, draw 1 card"
        position: {A: {disposition: [GM: {with: [Ace]}, Spy]}}
        script:
        - A: use Ace
        - expect: {A: {hand: 1}}
        """)


def test_12_6_a_unit_destroyed_by_damage_takes_its_group_along() -> None:
    passes("""
        cards:
          Ace: Character +0/+0/+2
          GM: Unit 2/1/3
          Shot: "Command | (any time): deal 2 damage to 1 Unit"
        position: {A: {hand: [Shot, Shot, Shot]}, B: {disposition: [GM: {with: [Ace]}]}}
        script:
        - A: play Shot on GM
        - both pass
        - A: play Shot on GM
        - both pass
        - expect: {GM: "2/1/5, 4 damage, not destroyed"}
        - A: play Shot on GM
        - both pass
        - expect: {GM: destroyed, Ace: destroyed}
        - both pass
        - expect: {B: {junkyard: [GM, Ace]}, cites: [GW-12.6]}
        """)


@pytest.mark.parametrize(
    ("where", "pile"),
    [
        ("the original owner's hand", "hand"),
        ("the bottom of the original owner's Nation", "nation"),
        ("the original owner's Lost Card Pile", "lost"),
        ("the original owner's Junkyard", "junkyard"),
    ],
)
def test_12_6_set_cards_go_along_each_to_its_own_owners_place(where: str, pile: str) -> None:
    passes(f"""
        cards:
          Ace: Character +1/+0/+0
          Gear: Operation on Unit
          GM: Unit 2/1/3
          Recall: "Command | (any time): move 1 Unit to {where}"
        position:
          A: {{hand: [Recall], disposition: [GM: {{with: [Ace, Gear: {{owner: B}}]}}]}}
        script:
        - A: play Recall
        - both pass
        - expect: {{GM: "A's {pile}", Ace: "A's {pile}", Gear: "B's {pile}", cites: [GW-12.6]}}
        """)


def test_12_6_out_of_the_game_they_go_along_too() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
          Gone: "Command | (any time): remove 1 Unit from the game"
        position: {A: {hand: [Gone]}, B: {disposition: [GM: {with: [Ace]}]}}
        script:
        - A: play Gone
        - both pass
        - expect: {B: {removed: [GM, Ace]}}
        """)


def test_12_6_to_a_hangar_all_go_to_the_same_one() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
          Haul: "Command | (any time): move 1 enemy Unit to the own Hangar"
        position: {A: {hand: [Haul]}, B: {disposition: [GM: {with: [Ace]}]}}
        script:
        - A: play Haul
        - both pass
        - expect: {A: {hangar: [GM, Ace]}, B: {hangar: 0}}
        """)


def test_12_7_a_set_card_may_be_destroyed_or_abolished_alone() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
          Snipe: "Command | (any time): destroy 1 Character"
          Fire: "Command | (any time): abolish 1 Character"
        position: {A: {hand: [Snipe, Fire]}, B: {disposition: [GM: {with: [Ace], rolled: yes}]}}
        script:
        - what if:
          - A: play Fire
          - both pass
          - expect: {Ace: junkyard, GM: "2/1/3, rolled, on the field"}
        - A: play Snipe
        - both pass
        - expect: {Ace: "destroyed, set on GM", GM: "not destroyed, 3/1/3", waiting: [Ace]}
        - both pass
        - expect: {Ace: junkyard, GM: "on the field, 2/1/3"}
        """)


def test_12_8_one_character_on_a_unit_any_number_on_cruisers_and_bases() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          Kid: Character +1/+0/+0
          GM: Unit 2/1/3
          Ark: "Unit 2/1/3 | Cruiser"
          Fort: "Unit 2/1/3 | Base"
          Gear: Operation on Unit
        position:
          A: {hand: [Kid, Gear], disposition: [GM: {with: [Ace]}, Ark: {with: [Ace]}, Fort: {with: [Ace, \
        Ace]}]}
        script:
        - expect: {cannot: {play Kid on GM: GW-12.8}, can: [play Gear on GM]}
        - A: play Kid
        - expect: {options: [Ark, Fort]}
        """)


def test_12_8_a_unit_that_filled_up_in_the_meantime_makes_the_play_fail() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          Kid: "Character +1/+0/+0 | Quick"
          GM: Unit 2/1/3
        position: {A: {hand: [Ace, Kid], disposition: [GM]}}
        script:
        - A: play Ace
        - B: pass
        - A: play Kid
        - both pass
        - expect: {Kid: set on GM, Ace: junkyard}
        """)


def test_12_9_a_characters_modification_is_added_but_not_to_a_base() -> None:
    passes("""
        cards:
          Ace: Character +3/+1/+2
          GM: Unit 2/1/3
          Fort: "Unit 2/1/3 | Base"
          Gear: Operation on Unit +1/+1/+1
        position: {A: {disposition: [GM: {with: [Ace]}, Fort: {with: [Ace, Gear]}]}}
        script:
        - expect: {GM: 5/2/5, Fort: 3/2/4}
        """)


def test_12_10_a_set_card_is_controlled_by_the_controller_of_its_unit() -> None:
    passes("""
        cards:
          Ace: "Character +1/+0/+0 | (any time): 0: draw 1 card"
          GM: Unit 2/1/3
          Bribe: "Command | (any time): move 1 enemy Unit to the own Disposition Area"
        position: {A: {hand: [Bribe]}, B: {disposition: [GM: {with: [Ace]}]}}
        script:
        - expect: {Ace: controlled by B, options: [pass, play Bribe]}
        - A: play Bribe
        - both pass
        - expect: {Ace: controlled by A, can: [use Ace]}
        """)


def test_12_6_with_its_unit_saved_the_group_is_saved() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
          Shot: "Command | (any time): destroy 1 Unit"
          Save: "Command | (any time): negate the destruction of 1 Unit"
        position: {A: {hand: [Shot]}, B: {hand: [Save], disposition: [GM: {with: [Ace]}]}}
        script:
        - A: play Shot
        - both pass
        - expect: {Ace: destroyed, waiting: [GM]}
        - A: pass
        - B: play Save
        - both pass
        - expect: {GM: not destroyed, Ace: not destroyed, waiting: none}
        """)


def test_12_5_a_rolled_group_is_rerolled_through_any_of_its_cards() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
          Wake: "Command | (any time): reroll 1 Character"
        position: {A: {hand: [Wake], disposition: [GM: {rolled: yes, with: [Ace]}]}}
        script:
        - A: play Wake
        - both pass
        - expect: {GM: rerolled, Ace: rerolled}
        """)


def test_12_4_a_host_that_came_back_is_not_the_one_chosen() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
          Blink: "Command | (any time): move 1 own Unit to the own hand; then move 1 chosen Unit in the \
        own hand \\
        to the own Disposition Area"
        position: {A: {hand: [Ace, Blink], disposition: [GM]}}
        script:
        - A: play Ace
        - B: pass
        - A: play Blink
        - both pass
        - expect: {GM: on the field, Ace: junkyard}
        """)


def test_12_11_a_character_on_its_own_machine_has_its_personal_machine() -> None:
    passes("""
        cards:
          Ace: "Character +1/+0/+0 | (auto A): while this card is set on a Unit \\
        with the personal machine set, \\
        this card's Unit gets +2/+0/+0"
          Red: "Unit 2/1/3 [exclusive: Ace]"
          GM: "Unit 2/1/3 [exclusive: Kid]"
        position: {A: {disposition: [Red: {with: [Ace]}, GM: {with: [Ace]}]}}
        script:
        - expect: {Red: 5/1/3, GM: 3/1/3}
        """)

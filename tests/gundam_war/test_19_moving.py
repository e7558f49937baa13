"""Chapter 19: moving cards and removing them from the game."""

from __future__ import annotations

from typing import Any

from scenes import pass_to, passes, state_of


def test_19_1_moving_is_from_location_to_location_area_to_area_and_group_to_group() -> None:
    passes("""
        cards:
          Recall: "Command | (any time): move 1 Unit to the original owner's hand"
          Transit: "Command | (any time): move 1 Unit to Earth"
          Swap: "Command | (any time): set 1 Character on 1 own Unit"
          Rock: "Unit 2/1/3 | (auto A): this card is not moved by enemy effects"
          Loose: Unit 2/1/3
          Ace: "Character +1/+1/+1 | (auto A): this card is not moved by enemy effects"
          GM: Unit 2/1/3
        position:
          at: Defend Step
          A: {hand: [Recall, Transit, Swap], disposition: [GM]}
          B: {disposition: [Rock, Loose: {with: [Ace]}]}
        script:
        - A: play Recall on Rock
        - both pass
        - expect: {Rock: B's disposition area, cites: [GW-19.8]}
        - A: play Transit on Rock
        - both pass
        - expect: {Rock: B's disposition area, cites: [GW-19.8]}
        - A: play Swap on Ace, GM
        - both pass
        - expect: {Ace: set on Loose, cites: [GW-19.8]}
        """)


def test_19_2_a_card_goes_to_its_original_owners_place() -> None:
    passes("""
        cards:
          Recall: "Command | (any time): move 1 Unit to the own hand"
          Bury: "Command | (any time): move 1 Unit to the top of the own Nation"
          Lent: Unit 2/1/3
          Sold: Unit 2/1/3
        position:
          A: {hand: [Recall, Bury]}
          B: {disposition: [Lent, Sold: {owner: A}]}
        script:
        - A: play Recall on Lent
        - both pass
        - expect: {Lent: B's hand, cites: [GW-19.2]}
        - A: play Bury on Sold
        - both pass
        - expect: {Sold: A's nation, A: {nation top: [Sold]}}
        """)


def test_19_3_leaving_the_field_it_is_its_printed_card_again() -> None:
    passes("""
        cards:
          Yard: "Operation | (any time): 0: this card is treated as {Unit, Space, 2/1/3} until end of turn"
          Recall: "Command | (any time): move 1 own card to the original owner's hand"
        position:
          A: {hand: [Recall], disposition: [Yard]}
        script:
        - A: use Yard
        - both pass
        - expect: {Yard: is a Unit}
        - A: play Recall on Yard
        - both pass
        - A: play Yard
        - both pass
        - expect: {Yard: "is an Operation, not is a Unit"}
        """)


def test_19_4_moving_between_areas_keeps_everything() -> None:
    passes("""
        cards:
          Transit: "Command | (any time): move 1 own Unit to Earth"
          GM: "Unit 2/1/3 | (any time): 0: draw 1 card"
          Ace: Character +1/+1/+1
        position:
          at: Attack Step
          A:
            hand: [Transit]
            disposition:
            - GM:
                rolled: yes
                damage: 1
                coins: {guard coin: 2}
                with: [Ace]
                until end of turn: [gets +1/+0/+0]
                used: 1
        script:
        - A: play Transit on GM
        - both pass
        - expect:
            GM: A's Earth, rolled, 1 damage, 2 guard coins, 4/2/4
            Ace: A's Earth, set on GM, rolled
            cannot: {use GM: GW-8.14}
        """)


def test_19_5_a_removed_card_lies_face_up() -> None:
    text = """
        cards:
          Seal: "Command | (any time): remove 1 card in the own hand from the game"
          Secret: Unit 2/1/3
          Other: Unit 2/1/3
        position:
          A: {hand: [Seal, Secret]}
          B: {hand: [Seal]}
        """
    state = state_of(text)
    assert "Secret" not in str(state.view(1))
    state.choose("play Seal")
    if state.decision.question == "target":
        state.choose("Secret")
    events: list[Any] = []
    state.listen(events)
    state.choose("pass")
    state.choose("pass")
    assert state.view(1)["players"][0]["removed"] == {"count": 1, "cards": ["Secret"]}
    assert state.view(None)["players"][0]["removed"]["cards"] == ["Secret"]
    assert [event.knows for event in events if event.rule == "GW-19.5"] == [3]


def test_19_6_removed_cards_can_be_looked_through_by_anyone_at_any_time() -> None:
    state = state_of("""
        cards: {One: Unit 2/1/3, Two: Unit 2/1/3}
        position:
          A: {removed: [One, Two]}
          B: {removed: [Two]}
        """)
    for moment in ("Attack Step", "B's turn"):
        pass_to(state, moment)
        for seat in (0, 1, None):
            piles = [side["removed"]["cards"] for side in state.view(seat)["players"]]
            assert piles == [["One", "Two"], ["Two"]]


def test_19_7_a_removed_card_never_comes_back() -> None:
    passes("""
        cards:
          Exile: >-
            Command | (any time): remove 1 card in the own Junkyard from the game; then move that card to
            the own hand
          Cheat: >-
            Command | (any time): remove 1 card in the own Junkyard from the game; then move that card to
            the own Disposition Area
          Hero: Unit 2/1/3
        position:
          A: {hand: [Exile, Cheat], junkyard: [Hero, Hero]}
        script:
        - A: play Exile on Hero
        - both pass
        - expect: {A: {removed: [Hero], hand: [Cheat]}, cites: [GW-19.5, GW-19.7]}
        - A: play Cheat on Hero
        - both pass
        - expect: {A: {removed: [Hero, Hero], disposition: []}, cites: [GW-19.7]}
        """)


def test_19_8_not_moved_by_enemy_effects_stops_direct_abolishing_too() -> None:
    passes("""
        cards:
          Purge: "Command | (any time): abolish 1 Unit"
          Seal: "Command | (any time): remove 1 Unit from the game"
          Kill: "Command | (any time): destroy 1 Unit"
          Mine: "Command | (any time): move 1 Unit to the original owner's hand"
          Rock: "Unit 2/1/3 | (auto A): this card is not moved by enemy effects"
        position:
          A: {hand: [Purge, Seal, Kill]}
          B: {hand: [Mine], disposition: [Rock]}
        script:
        - A: play Purge on Rock
        - both pass
        - expect: {Rock: "B's disposition area, not destroyed", cites: [GW-19.8]}
        - A: play Seal on Rock
        - both pass
        - expect: {Rock: B's disposition area, cites: [GW-19.8]}
        - what if:
          - A: play Kill on Rock
          - resolve
          - expect: {Rock: B's junkyard}
        - A: pass
        - B: play Mine on Rock
        - both pass
        - expect: {Rock: B's hand}
        """)

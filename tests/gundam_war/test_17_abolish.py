"""Chapter 17: abolish, and what leaving the field does."""

from __future__ import annotations

from scenes import passes


def test_17_9_abolishing_sends_to_the_junkyard_at_once_from_any_location() -> None:
    passes("""
        cards:
          Purge: "Command | (any time): abolish 1 Operation"
          Mill: >-
            Command | (any time): look at up to the top 1 card of the own Nation; then abolish 1 chosen
            looked-at card
          Yard: Operation
          Top: Unit 2/1/3
          Trash: Unit 2/1/3
          Supplies: "Command | (any time): draw 1 card"
          Discard: "Operation | (any time): abolish 1 card in the own hand: draw 1 card"
        position:
          A: {hand: [Purge, Mill, Trash], nation: [Top, 10], disposition: [Discard]}
          B: {hand: [Supplies], disposition: [Yard: {owner: A}]}
        script:
        - A: play Purge on Yard
        - both pass
        - expect:
            Yard: A's junkyard
            question: window
            waiting: none
            events: [move Yard (GW-17.9)]
            cites: [GW-17.9]
        - A: play Mill
        - both pass
        - expect: {Top: A's junkyard, cites: [GW-17.9]}
        - A: use Discard paying Trash
        - expect: {Trash: A's junkyard}
        """)


def test_17_10_leaving_the_field_wipes_the_card() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
          Recall: "Command | (any time): move 1 Unit to the original owner's hand"
          Hero: Unit 2/1/3
        position:
          turn: B
          A: {hand: [Shot]}
          B:
            hand: [Recall]
            disposition: [Hero: {coins: {guard coin: 1}, until end of turn: [gets +2/+0/+0]}]
        script:
        - B: pass
        - A: play Shot on Hero
        - both pass
        - expect: {Hero: "destroyed, 3 damage, 4/1/3", waiting: [Hero]}
        - B: play Recall on Hero
        - both pass
        - expect: {Hero: B's hand, waiting: none, cites: [GW-17.10, GW-11.2]}
        - B: play Hero
        - both pass
        - expect: {Hero: "on the field, not destroyed, 0 damage, 2/1/3, no coins"}
        """)


def test_17_10_its_waiting_abolish_effect_does_not_find_it_again() -> None:
    passes("""
        cards:
          Kill: "Command | (any time): destroy 1 Unit"
          Blink: >-
            Command | (any time): move 1 own Unit to the original owner's hand; then
            move 1 chosen Unit in the own hand to the own Disposition Area
          Hero: Unit 2/1/3
        position:
          A: {hand: [Kill]}
          B: {hand: [Blink], disposition: [Hero]}
        script:
        - A: play Kill on Hero
        - both pass
        - A: pass
        - B: play Blink on Hero
        - both pass
        - expect: {Hero: "B's disposition area, not destroyed", waiting: none, cites: [GW-17.10]}
        """)


def test_17_10_the_unit_that_replaces_it_has_an_abolish_effect_of_its_own() -> None:
    passes("""
        cards:
          Alpha: 'Unit 2/1/3 | Change ["Beta"]'
          Beta: 'Unit 2/1/3'
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
        position:
          at: Attack Step
          A: {hand: [Beta], Earth: [Alpha]}
          B: {hand: [Shot]}
        script:
        - A: pass
        - B: play Shot on Alpha
        - both pass
        - expect: {Alpha: destroyed, asked: A}
        - A: use Alpha
        - both pass
        - expect: {Alpha: A's hand, Beta: "destroyed, 3 damage, Earth"}
        - resolve
        - expect: {Beta: A's junkyard}
        """)


def test_17_11_activated_effects_survive_the_card_and_auto_a_does_not() -> None:
    passes("""
        cards:
          Purge: "Command | (any time): abolish 1 Operation"
          Banner: "Operation | (auto A): all own Units get +1/+0/+0 | (any time): 0: draw 1 card"
          GM: Unit 2/1/3
        position:
          A: {disposition: [Banner, GM]}
          B: {hand: [Purge]}
        script:
        - A: use Banner
        - B: play Purge on Banner
        - both pass
        - expect:
            Banner: A's junkyard
            A: {hand: 1}
            GM: 2/1/3
            events: [resolves Purge, resolves Banner]
        """)


def test_17_11_an_auto_c_effect_that_waits_survives_its_card_too() -> None:
    passes("""
        cards:
          Bold: "Unit 2/1/3 | (auto C): if this card is engaged, draw 1 card"
          Zaku: Unit 2/1/3
          Recall: "Command | (any time): move 1 Unit to the original owner's hand"
        position:
          at: Attack Step
          A: {disposition: [Bold]}
          B: {hand: [Recall], Earth: [Zaku]}
        script:
        - until: question sortie
        - A: [sortie Bold -> Earth, done]
        - expect: {waiting: [Bold]}
        - A: pass
        - B: play Recall on Bold
        - both pass
        - expect: {Bold: A's hand, A: {hand: 2}}
        """)


def test_17_12_a_when_abolished_effect_activates_at_that_moment() -> None:
    passes("""
        cards:
          Kill: "Command | (any time): destroy 1 Unit"
          Purge: "Command | (any time): abolish 1 Unit"
          Mine: "Unit 2/1/3 | (auto D): when this card is abolished, draw 1 card"
          Bomb: "Unit 2/1/3 | (auto C): when this card is abolished, draw 1 card"
        position:
          A: {hand: [Kill, Purge]}
          B: {disposition: [Mine, Bomb]}
        script:
        - A: play Kill on Mine
        - both pass
        - expect: {B: {hand: 0}}
        - both pass
        - expect: {Mine: B's junkyard, B: {hand: 1}, cites: [GW-17.12]}
        - A: play Purge on Bomb
        - both pass
        - expect: {Bomb: B's junkyard, B: {hand: 1}, waiting: [Bomb], cites: [GW-17.12]}
        - both pass
        - expect: {B: {hand: 2}}
        """)


def test_17_10_a_change_of_control_wipes_nothing() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3"
          Kill: "Command | (any time): destroy 1 Unit"
          Take: "Command | (any time): move 1 enemy Unit to the own Disposition Area"
        position:
          A: {hand: [Kill, Take]}
          B: {disposition: [GM]}
        script:
        - A: play Kill on GM
        - both pass
        - A: play Take on GM
        - both pass
        - expect: {GM: B's junkyard}
        """)

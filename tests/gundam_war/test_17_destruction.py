"""Chapter 17: destruction and abolish."""

from __future__ import annotations

from scenes import passes

# --- being destroyed --------------------------------------------------------------------------------


def test_17_1_damage_that_meets_the_defence_destroys_a_unit() -> None:
    passes("""
        cards:
          Graze: "Command | (any time): deal 2 damage to 1 Unit"
          Poke: "Command | (any time): deal 1 damage to 1 Unit"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Graze, Poke]}
          B: {disposition: [Zaku]}
        script:
        - A: play Graze on Zaku
        - both pass
        - expect: {Zaku: "not destroyed, 2 damage", does not cite: [GW-17.2]}
        - A: play Poke on Zaku
        - both pass
        - expect: {Zaku: "destroyed, 3 damage, on the field", cites: [GW-17.1]}
        """)


def test_17_1_by_the_switch_it_needs_more_than_the_defence() -> None:
    passes("""
        options: {damage_destroys: more_than}
        cards:
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
          Poke: "Command | (any time): deal 1 damage to 1 Unit"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Shot, Poke]}
          B: {disposition: [Zaku]}
        script:
        - A: play Shot on Zaku
        - both pass
        - expect: {Zaku: "not destroyed, 3 damage"}
        - A: play Poke on Zaku
        - both pass
        - expect: {Zaku: "destroyed, 4 damage"}
        """)


def test_17_1_defence_zero_destroys_a_unit_and_an_effect_any_card() -> None:
    passes("""
        cards:
          Drain: "Command | (any time): 1 Unit gets +0/+0/-3 until end of turn"
          Raze: "Command | (any time): destroy 1 Operation"
          Zaku: Unit 2/1/3
          Yard: Operation
        position:
          A: {hand: [Drain, Raze]}
          B: {disposition: [Zaku, Yard]}
        script:
        - A: play Drain on Zaku
        - both pass
        - expect: {Zaku: "destroyed, defence 0, 0 damage, on the field", cites: [GW-17.16]}
        - resolve
        - A: play Raze on Yard
        - both pass
        - expect: {Yard: "destroyed, on the field", cites: [GW-17.1]}
        """)


def test_17_1_a_protected_unit_lies_with_its_damage_until_the_next_that_is_not_covered() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
          Poke: "Command | (any time): deal 1 damage to 1 Unit"
          Aegis: "Operation | (auto A): all own Units are not destroyed by enemy effects"
          Purge: "Command | (any time): abolish 1 Operation"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Shot, Purge, Poke]}
          B: {disposition: [Zaku, Aegis]}
        script:
        - A: play Shot on Zaku
        - both pass
        - expect: {Zaku: "not destroyed, 3 damage"}
        - A: play Purge on Aegis
        - both pass
        - expect: {Zaku: "not destroyed, 3 damage", Aegis: B's junkyard}
        - A: play Poke on Zaku
        - both pass
        - expect: {Zaku: "destroyed, 4 damage"}
        """)


def test_17_1_a_unit_is_destroyed_and_saved_with_its_set_cards_and_they_alone() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3"
          Ace: "Character +1/+1/+1"
          Kill: "Command | (any time): destroy 1 Unit"
          Rescue: "Command | (any time): negate the destruction of 1 Unit"
          Snipe: "Command | (any time): destroy 1 Character"
        position:
          A: {hand: [Kill, Snipe]}
          B: {hand: [Rescue], disposition: [GM: {with: [Ace]}]}
        script:
        - A: play Kill on GM
        - both pass
        - expect: {Ace: destroyed, waiting: [GM]}
        - A: pass
        - B: play Rescue on GM
        - both pass
        - expect: {Ace: not destroyed, GM: not destroyed}
        - A: play Snipe on Ace
        - both pass
        - expect: {Ace: destroyed, GM: not destroyed, waiting: [Ace]}
        - resolve
        - expect: {Ace: B's junkyard, GM: 2/1/3}
        """)


def test_17_2_the_abolish_effect_activates_when_the_cut_going_on_has_resolved() -> None:
    passes("""
        cards:
          Kill: "Command | (any time): destroy 1 Unit"
          Supplies: "Command | (any time): draw 1 card"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Supplies]}
          B: {hand: [Kill], disposition: [Zaku]}
        script:
        - A: play Supplies
        - B: play Kill on Zaku
        - both pass
        - expect:
            Zaku: destroyed, on the field
            A: {hand: 1}
            waiting: [Zaku]
            question: cut
            events: [resolves Kill, waits Zaku (GW-17.2), resolves Supplies, activate Zaku]
            cites: [GW-17.2]
        - both pass
        - expect: {Zaku: B's junkyard}
        """)


def test_17_2_at_the_end_of_the_turn_it_resolves_without_a_window_before_the_next_turn() -> None:
    passes("""
        cards:
          Zaku: Unit 2/1/3
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
        position:
          at: Return Step, after
          A: {disposition: [Zaku: {coins: {+0/+0/-3 coin: 1}, until end of turn: [gets +0/+0/+2]}]}
          B: {hand: [Shot]}
        script:
        - expect: {Zaku: "not destroyed, defence 2"}
        - until: next turn
        - expect:
            Zaku: A's junkyard
            events: [destroyed Zaku, move Zaku (GW-17.3), turn by B]
            cites: [GW-17.2]
        """)


def test_17_2_by_the_switch_it_waits_for_the_next_free_timing() -> None:
    passes("""
        options: {abolish_at_end: next_free_timing}
        cards:
          Zaku: "Unit 2/1/3"
          Rescue: "Command | (any time): negate the destruction of 1 Unit"
        position:
          at: Return Step, after
          A:
            hand: [Rescue]
            disposition: [Zaku: {coins: {+0/+0/-3 coin: 1}, until end of turn: [gets +0/+0/+2]}]
        script:
        - until: the cut
        - expect: {Zaku: "destroyed, on the field", turn: B, waiting: [Zaku], asked: B}
        """)


def test_17_3_resolving_it_sends_the_card_to_its_original_owners_junkyard() -> None:
    passes("""
        cards:
          Kill: "Command | (any time): destroy 1 Unit"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Kill]}
          B: {disposition: [Zaku: {owner: A}]}
        script:
        - A: play Kill on Zaku
        - both pass
        - expect: {Zaku: B's disposition area}
        - both pass
        - expect: {Zaku: A's junkyard, events: [move Zaku (GW-17.3)], cites: [GW-17.3]}
        """)


def test_17_4_until_then_it_is_on_the_field_with_its_text() -> None:
    passes("""
        cards:
          Kill: "Command | (any time): destroy 1 Unit"
          Trait: "Command | (any time): roll 1 Unit"
          Flag: >-
            Unit 2/1/3 | (auto A): all own Units get +1/+0/+0 | (any time): 0: draw 1 card | (any time): R:
            draw 1 card
          GM: Unit 2/1/3
        position:
          A: {hand: [Kill]}
          B: {hand: [Trait], disposition: [Flag, GM]}
        script:
        - A: play Kill on Flag
        - both pass
        - expect: {Flag: "destroyed, on the field, 3/1/3", GM: 3/1/3}
        - A: pass
        - expect: {can: [play Trait on Flag, "use Flag: 1", "use Flag: 2"]}
        - B: "use Flag: 2"
        - both pass
        - expect: {B: {hand: 2}, Flag: B's junkyard, GM: 2/1/3}
        """)


def test_17_4_a_destroyed_g_still_produces() -> None:
    passes("""
        cards:
          Raze: "Command | (any time): destroy 1 G"
          Pricey: "Command blue 1-1-0 | (any time): draw 1 card"
        position:
          A: {hand: [Raze]}
          B: {hand: [Pricey], power: {blue: 1}}
        script:
        - A: play Raze on Blue G
        - both pass
        - expect: {Blue G: destroyed, B: {power: 1}}
        - A: pass
        - B: play Pricey
        - resolve
        - expect: {Blue G: B's junkyard, B: {power: 0, hand: 1}}
        """)


def test_17_5_the_abolish_effect_can_be_cut_into() -> None:
    passes("""
        cards:
          Kill: "Command | (any time): destroy 1 Unit"
          Supplies: "Command | (any time): draw 1 card"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Kill]}
          B: {hand: [Supplies], disposition: [Zaku]}
        script:
        - A: play Kill on Zaku
        - both pass
        - expect: {question: cut, asked: A, waiting: [Zaku], cites: [GW-17.5]}
        - A: pass
        - B: play Supplies
        - expect: {waiting: [Zaku, Supplies]}
        - both pass
        - expect: {Zaku: B's junkyard, events: [resolves Supplies, resolves Zaku]}
        """)


# --- negating it ------------------------------------------------------------------------------------


def test_17_6_negating_the_destruction_negates_the_abolish_effect() -> None:
    passes("""
        cards:
          Kill: "Command | (any time): destroy 1 Unit"
          Rescue: "Command | (any time): negate the destruction of 1 Unit"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Kill]}
          B: {hand: [Rescue], disposition: [Zaku]}
        script:
        - A: play Kill on Zaku
        - both pass
        - A: pass
        - B: play Rescue on Zaku
        - both pass
        - expect: {Zaku: "on the field, not destroyed", waiting: none, question: window, cites: [GW-17.6]}
        """)


def test_17_6_also_while_it_waits_for_the_cut_to_end() -> None:
    passes("""
        cards:
          Kill: "Command | (any time): destroy 1 Unit"
          Pardon: "Command | (any time): destroy all Operations; then negate the destruction of all own Units"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Kill]}
          B: {hand: [Pardon], disposition: [Zaku]}
        script:
        - A: pass
        - B: play Pardon
        - A: play Kill on Zaku
        - both pass
        - expect: {Zaku: "on the field, not destroyed", waiting: none, question: window, cites: [GW-17.6]}
        """)


def test_17_7_and_the_damage_goes_while_modifications_stay() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): deal 4 damage to 1 Unit"
          Rescue: "Command | (any time): negate the destruction of 1 Unit"
          Zaku: Unit 2/1/3
        position:
          A: {hand: [Shot]}
          B: {hand: [Rescue], disposition: [Zaku: {until end of turn: [gets +1/+0/+1]}]}
        script:
        - A: play Shot on Zaku
        - both pass
        - expect: {Zaku: "destroyed, 4 damage"}
        - A: pass
        - B: play Rescue on Zaku
        - both pass
        - expect: {Zaku: "not destroyed, 0 damage, 3/1/4", cites: [GW-17.7]}
        """)


def test_17_7_damage_dealt_before_the_negation_goes_too() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): deal 5 damage to 1 Unit"
          Phoenix: "Unit 2/1/3 | (any time): 0 each: negate the destruction of this card"
        position:
          A: {hand: [Shot, Shot]}
          B: {disposition: [Phoenix]}
        script:
        - A: play Shot on Phoenix
        - both pass
        - A: pass
        - B: use Phoenix
        - A: play Shot on Phoenix
        - both pass
        - expect: {Phoenix: "not destroyed, 0 damage"}
        """)


def test_17_7_a_unit_saved_from_battle_damage_goes_home_whole() -> None:
    passes("""
        cards:
          GM: Unit 5/1/9
          Zaku: Unit 2/1/3
          Rescue: "Command | (any time): negate the destruction of 1 Unit"
        position:
          at: Damage Calculation Step
          A: {Earth: [GM]}
          B: {hand: [Rescue], Earth: [Zaku]}
        script:
        - until: the cut
        - A: pass
        - B: play Rescue on Zaku
        - resolve
        - expect: {Zaku: "Earth, 0 damage, not destroyed, head"}
        - until: Return Step, after
        - expect: {Zaku: "B's disposition area, rolled"}
        """)


def test_17_8_its_own_text_can_cut_into_its_abolish_effect() -> None:
    passes("""
        cards:
          Kill: "Command | (any time): destroy 1 Unit"
          Phoenix: "Unit 2/1/3 | (any time): 0: negate the destruction of this card"
        position:
          A: {hand: [Kill]}
          B: {disposition: [Phoenix]}
        script:
        - A: play Kill on Phoenix
        - both pass
        - A: pass
        - expect: {asked: B, options: [pass, use Phoenix], waiting: [Phoenix]}
        - B: use Phoenix
        - both pass
        - expect: {Phoenix: "on the field, not destroyed"}
        """)


def test_17_8_of_other_cards_than_units_too() -> None:
    passes("""
        cards:
          Yard: "Operation | (any time): 0: draw 1 card"
          Kill: "Command | (any time): destroy 1 Operation"
        position:
          A: {hand: [Kill]}
          B: {disposition: [Yard]}
        script:
        - A: play Kill on Yard
        - both pass
        - A: pass
        - B: use Yard
        - both pass
        - expect: {B: {hand: 1}, Yard: B's junkyard}
        """)

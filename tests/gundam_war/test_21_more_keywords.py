"""Chapter 21, second half: keywords of playing, coming out and of what is set on what."""

from __future__ import annotations

import pytest
from scenes import passes

from cutin.gundam_war.language import read_line
from cutin.language import TextError

# --- coming out and going home ----------------------------------------------------------------------


def test_21_16_ps_armor_comes_out_rerolled_and_goes_home_from_battle() -> None:
    passes("""
        cards:
          Strike: "Unit 2/1/3 | PS Armor"
        position:
          A: {hand: [Strike]}
        script:
        - A: play Strike
        - both pass
        - expect: {Strike: rerolled, cites: [GW-21.16]}
        - until: question sortie
        - A: [sortie Strike -> Earth, done]
        - until: Return Step, after
        - expect: {Strike: A's disposition area}
        - until: next turn
        - expect: {Strike: A's hand, cites: [GW-21.16]}
        """)
    passes("""
        cards:
          Strike: "Unit blue 1-2-1 2/1/3 | PS Armor (2)"
          Duel: "Unit red 1-2-1 2/1/3 | PS Armor (2)"
          Aegis: "Unit 2/1/3 | PS Armor"
          Archangel: "Unit 0/0/9 | Resupply"
        position:
          at: Damage Calculation Step
          A: {power: {blue: 2, red: 1}, Earth: [Archangel, Aegis: rolled, Strike, Duel]}
        script:
        - A: use Archangel on Aegis
        - both pass
        - until: next turn
        - expect:
            Strike: A's disposition area
            Duel: A's hand
            Aegis: A's disposition area
        """)


def test_21_17_transformer_takes_the_second_form_until_end_of_turn() -> None:
    passes("""
        cards:
          Zeta:
            is: Unit 4/2/4
            text: Transformer
            second form: {stats: 2/4/2, text: [High Mobility]}
          Home:
            is: Unit 4/2/4
            text: Transformer
            second form: {stats: 2/4/2, text: [High Mobility]}
        position:
          at: Defend Step
          A: {Earth: [Zeta: {damage: 1, until end of turn: [gets +1/+0/+0]}], disposition: [Home]}
        script:
        - expect: {can: [use Zeta], cannot: {use Home: GW-21.17}}
        - A: use Zeta
        - both pass
        - expect: {Zeta: "3/4/2, has High Mobility, 1 damage, not destroyed", cites: [GW-21.17]}
        - until: Return Step, after
        - expect: {cannot: {use Home: GW-21.17}}
        - until: next turn
        - expect: {Zeta: "4/2/4, lacks High Mobility"}
        """)


def test_21_17_it_is_asked_whether_the_damage_is_enough_for_the_second_form() -> None:
    passes("""
        cards:
          Zeta:
            is: Unit 4/2/4
            text: Transformer
            second form: {stats: 2/4/2}
        position:
          at: Defend Step
          A: {Earth: [Zeta: 3 damage]}
        script:
        - A: use Zeta
        - both pass
        - expect: {Zeta: "destroyed, defence 2"}
        """)


def test_21_18_cruisers_are_counted_apart_and_have_any_number_of_characters() -> None:
    passes("""
        cards:
          Base Ship: "Unit 0/2/9 | Cruiser"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Bright: Character +1/+1/+1
          Noa: Character +1/+1/+1
        position:
          A: {hand: [Base Ship, GM, Zaku, Noa], disposition: [Base Ship: {with: [Bright]}]}
        script:
        - A: play GM
        - both pass
        - expect: {can: [play Base Ship], cannot: {play Zaku: GW-8.11}}
        - A: play Base Ship
        - both pass
        - A: "play Noa on Base Ship#2"
        - both pass
        - expect: {Noa: "set on Base Ship"}
        """)


def test_21_19_a_base_has_any_number_of_characters_and_no_modification_from_them() -> None:
    passes("""
        cards:
          Fort: "Unit 0/2/9 | Base"
          Bright: Character +1/+1/+1
          Noa: Character +1/+1/+1
        position:
          A: {hand: [Noa], disposition: [Fort: {with: [Bright]}]}
        script:
        - A: play Noa
        - both pass
        - expect: {Fort: 0/2/9, Noa: set on Fort, Bright: set on Fort}
        """)


def test_21_20_two_bases_are_never_in_one_squad() -> None:
    passes("""
        cards:
          Fort: "Unit 0/2/9 | Base"
          Keep: "Unit 0/2/9 | Base"
        position:
          at: Defend Step
          B: {disposition: [Fort, Keep]}
        script:
        - until: B's question sortie
        - B: sortie Fort -> Space
        - expect: {cannot: {sortie Keep -> Space: GW-21.20}, can: [sortie Keep -> Earth], cites: [GW-21.20]}
        """)


def test_21_21_support_is_counted_with_cruisers_and_bases() -> None:
    passes("""
        cards:
          Jack: "Unit 0/2/3 | Support"
          Ship: "Unit 0/2/9 | Cruiser"
          GM: Unit 2/1/3
        position:
          A: {hand: [Jack, Ship, GM]}
        script:
        - A: play Jack
        - both pass
        - expect: {cannot: {play Ship: GW-8.11}, can: [play GM]}
        """)


def test_21_22_resupply_rerolls_another_own_unit_in_the_area() -> None:
    passes("""
        cards:
          Ship: "Unit 0/2/9 | Resupply (2)"
          GM: Unit 2/1/3
          Far: Unit 2/1/3
        position:
          at: Attack Step
          A: {Earth: [Ship, GM: rolled], Space: [Far: rolled]}
        script:
        - A: use Ship
        - both pass
        - expect: {GM: rerolled, Ship: rolled, A: {lost: 2}, Far: rolled, cites: [GW-21.22]}
        """)


def test_21_23_units_of_the_ring_area_are_refused_by_name() -> None:
    with pytest.raises(TextError, match='"MF"'):
        read_line("MF")


def test_21_24_variable_is_played_as_a_g() -> None:
    passes("""
        cards:
          Dock:
            is: Unit blue 1-4-3 2/1/3
            text: [Variable (1), Raid]
            as G: ["(auto A): this card produces 1 blue power"]
          Recall: "Command | (any time): move 1 own card to the original owner's hand"
        position:
          A: {hand: [Dock, Recall, Red G], power: {red: 1}}
        script:
        - expect: {can: [play Dock (variable)], cannot: [play Dock]}
        - A: play Dock (variable)
        - both pass
        - expect:
            Dock: "is a G, not is a Unit, lacks Raid, produces 1 blue, rerolled"
            A: {power: {blue: 1}, lost: 0}
            cannot: {play Red G: GW-8.12}
        - A: play Recall on Dock
        - both pass
        - expect: {Dock: A's hand}
        """)


def test_21_25_quick_can_be_played_in_every_free_timing_beyond_the_limits() -> None:
    passes("""
        cards:
          Flash: "Unit 2/1/3 | Quick"
          Dash: "Unit 2/1/3 | Quick"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position:
          A: {hand: [GM, Dash], played: [Unit]}
          B: {hand: [Flash, Zaku]}
        script:
        - A: play Dash
        - expect: {can: [play Flash], cannot: {play Zaku: GW-9.6}}
        - B: play Flash
        - both pass
        - expect: {Flash: B's disposition area, Dash: A's disposition area, cannot: {play GM: GW-8.11}}
        """)


def test_21_26_battle_ready_comes_out_rerolled_when_played() -> None:
    passes("""
        cards:
          Ready: "Unit 2/1/3 | Battle-ready"
          Ready Two: "Unit 2/1/3 | Battle-ready"
          Raise: "Command | (any time): move 1 Unit in the own Junkyard to the own Disposition Area"
        position:
          A: {hand: [Ready, Raise], junkyard: [Ready Two]}
        script:
        - A: play Ready
        - both pass
        - expect: {Ready: rerolled, cites: [GW-21.26]}
        - A: play Raise
        - both pass
        - expect: {Ready Two: rolled}
        """)


# --- refusals of playing ----------------------------------------------------------------------------


def test_21_27_prevent_raises_commands_that_target_the_card_being_played() -> None:
    passes("""
        cards:
          Hero: "Unit 2/1/3 | Prevent (2)"
          Stop: "Command blue 0-1-0 | (any time): negate the play of 1 Unit being played"
        cases:
          too little power:
            position: {A: {hand: [Hero]}, B: {hand: [Stop], power: {blue: 2}}}
            script:
            - A: play Hero
            - expect: {cannot: {play Stop: GW-21.27}, cites: [GW-21.27]}
          enough:
            position: {A: {hand: [Hero]}, B: {hand: [Stop], power: {blue: 3}}}
            script:
            - A: play Hero
            - B: play Stop on Hero (being played)
            - both pass
            - expect: {Hero: A's junkyard}
        """)


def test_21_28_restrict_to_one_forbids_a_second_on_the_field() -> None:
    passes("""
        cards:
          King: "Unit 2/1/3 | Restrict to 1"
          Duke: "Unit 2/1/3 | Restrict to 1/Own"
          Raise: "Command | (any time): move 1 Unit in the own Junkyard to the own Disposition Area"
        position:
          A: {hand: [King, Duke, Raise], junkyard: [King]}
          B: {disposition: [King, Duke]}
        script:
        - expect: {cannot: {play King: GW-21.28}, can: [play Duke]}
        - A: play Raise on King
        - both pass
        - expect: {A: {junkyard: [King, Raise]}}
        """)


def test_21_28_it_is_looked_at_again_when_the_card_would_come_out() -> None:
    passes("""
        cards:
          King: "Unit 2/1/3 | Restrict to 1"
          Raise: "Command | (any time): move 1 Unit in the own Junkyard to the own Disposition Area"
        position:
          A: {hand: [King]}
          B: {hand: [Raise], junkyard: [King]}
        script:
        - A: play King
        - B: play Raise
        - both pass
        - expect: {A: {junkyard: [King]}, B: {disposition: [King]}, cites: [GW-21.28]}
        """)


def test_21_29_restrict_to_one_in_the_deck_does_nothing_in_the_game() -> None:
    passes("""
        cards:
          King: "Unit 2/1/3 | Restrict to 1/Deck"
        position:
          A: {hand: [King], disposition: [King]}
        script:
        - expect: {can: [play King]}
        """)


def test_21_30_restrict_to_one_a_turn_refuses_every_card_of_the_name() -> None:
    passes("""
        cards:
          Order: "Command | (any time): draw 1 card | Restrict to 1/Turn"
          Stop: "Command | (any time): negate the play of 1 Command being played"
        position:
          A: {hand: [Order, Order, Order]}
          B: {hand: [Stop]}
        script:
        - A: play Order
        - B: play Stop on Order (being played)
        - both pass
        - A: play Order
        - both pass
        - expect: {cannot: {play Order: GW-21.30}}
        """)


def test_21_31_an_extra_cost_is_paid_too_and_a_substitute_instead() -> None:
    passes("""
        cards:
          Dear: "Unit blue 0-0-1 2/1/3 | Extra cost: abolish 1 card in the own hand"
          Trash: Unit 2/1/3
        position:
          A: {hand: [Dear, Trash]}
          B: {hand: [Dear]}
        script:
        - A: play Dear paying Trash
        - expect: {Trash: A's junkyard, A: {lost: 1}}
        - both pass
        - expect: {Dear: A's disposition area}
        """)
    passes("""
        cards:
          Dear: "Unit blue 0-0-1 2/1/3 | Extra cost: abolish 1 card in the own hand"
        position:
          A: {hand: [Dear]}
        script:
        - expect: {cannot: {play Dear: GW-7.9}}
        """)


# --- sets and labels --------------------------------------------------------------------------------


def test_21_32_set_character_and_set_g_widen_what_it_can_be_set_on() -> None:
    passes("""
        cards:
          Locket: "Operation on Unit +0/+0/+1 | Set/Character"
          Pump: "Operation on Unit | Set/G"
          GM: Unit 2/1/3
          Ace: Character +1/+1/+1
        position:
          A: {hand: [Locket, Pump], power: {blue: 1}, disposition: [GM: {with: [Ace]}]}
        script:
        - expect:
            can: [play Locket on GM, play Pump on GM, play Pump on Blue G]
            cannot: [play Locket on Blue G, play Pump on Ace]
        - A: play Pump on Blue G
        - both pass
        - expect: {Pump: set on Blue G}
        """)


def test_21_33_labels_do_nothing_but_texts_can_speak_of_them() -> None:
    passes("""
        cards:
          Side: "Operation | Colony"
          Plain: Operation
          Drop: "Command | (any time): destroy 1 Operation with Colony"
        position:
          A: {hand: [Drop]}
          B: {disposition: [Side, Plain]}
        script:
        - expect: {can: [play Drop on Side], cannot: [play Drop on Plain], Side: has Colony}
        """)


def test_21_34_school_takes_only_battle_damage_and_weakens_squads_without_character() -> None:
    passes("""
        cards:
          Domon: "Unit 5/1/9 | School: Undefeated of the East"
          Zaku: Unit 3/1/3
          Char: Character +1/+1/+1
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
        cases:
          without Character:
            position:
              at: Damage Calculation Step
              A: {hand: [Char], Earth: [Domon]}
              B: {hand: [Shot], Earth: [Zaku]}
            script:
            - expect: {Zaku: "*/*/3"}
            - A: pass
            - B: play Shot on Domon
            - both pass
            - expect: {Domon: 0 damage}
          with one:
            position:
              at: Damage Calculation Step
              A: {Earth: [Domon]}
              B: {Earth: [Zaku: {with: [Char]}]}
            script:
            - expect: {Zaku: 4/2/4}
            - until: the cut
            - expect: {Domon: 4 damage}
          nothing can be set on it:
            position: {A: {hand: [Char], disposition: [Domon]}}
            script:
            - expect: {cannot: {play Char: GW-8.4}}
        """)


def test_21_35_special_forms_count_as_the_plain_wording_and_not_the_other_way_round() -> None:
    passes("""
        cards:
          Plain: "Unit 2/1/3 | PS Armor"
          Form: "Unit 2/1/3 | PS Armor (4)"
          Own: "Unit 2/1/3 | Restrict to 1/Own"
          One: "Unit 2/1/3 | Restrict to 1"
          Melt: "Command | (any time): destroy 1 Unit with PS Armor"
          Mob: "Command | (any time): destroy 1 Unit with Restrict to 1"
          Mob Own: "Command | (any time): destroy 1 Unit with Restrict to 1/Own"
        position:
          A: {hand: [Melt, Mob, Mob Own]}
          B: {disposition: [Plain, Form, Own, One]}
        script:
        - expect:
            can:
            - play Melt on Plain
            - play Melt on Form
            - play Mob on Own
            - play Mob on One
            - play Mob Own on Own
            cannot: [play Mob Own on One]
        - A: play Mob on Own
        - both pass
        - expect: {Own: destroyed, cites: [GW-21.35]}
        """)


def test_21_37_modification_for_cruisers_counts_on_a_cruiser() -> None:
    passes("""
        cards:
          Ship: "Unit 0/2/5 | Cruiser"
          GM: Unit 2/1/3
          Bright: "Character +1/+1/+1 | Modification for Cruisers (+0/+2/+1)"
        position:
          A: {disposition: [Ship: {with: [Bright]}, GM: {with: [Bright]}]}
        script:
        - expect: {Ship: 0/4/6, GM: 3/2/4}
        """)

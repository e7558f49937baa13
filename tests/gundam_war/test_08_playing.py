"""Chapter 8: playing cards and text."""

from __future__ import annotations

from scenes import passes


def test_8_1_declare_choose_pay_and_then_the_effect_activates_without_a_cut_in_between() -> None:
    passes("""
        cards:
          Storm: "Command 0-0-X | (any time): deal X damage to 1 Unit"
          GM: Unit 2/1/9
          Zaku: Unit 2/1/9
          Haro: "Command | (any time): draw 1 card"
        position: {A: {hand: [Storm]}, B: {hand: [Haro], disposition: [GM, Zaku]}}
        script:
        - A: play Storm
        - expect: {asked: A, question: X, Storm: hand, waiting: none, A: {nation: 20}}
        - A: X = 2
        - expect: {asked: A, question: target, Storm: hand, waiting: none, A: {nation: 20}}
        - A: Zaku
        - expect: {asked: B, question: cut, Storm: being played, waiting: [Storm], A: {nation: 18}}
        """)


def test_8_2_what_cannot_be_carried_out_cannot_be_declared() -> None:
    passes("""
        cards:
          Dear: "Command blue 1-1-0 | (any time): draw 1 card"
          Long: "Command 0-0-21 | (any time): draw 1 card"
          Late: "Command | (Defend Step): draw 1 card"
          Aim: "Command | (any time): destroy 1 Unit"
          Pair: "Command | (any time): destroy 2 own Operations"
          Yard: Operation
          One: "Unit 1/1/1 | Restrict to 1"
        position: {A: {hand: [Dear, Long, Late, Aim, Pair, One], disposition: [Yard]}, \
      B: {disposition: [One]}}
        script:
        - expect:
            options: [pass, play Aim]
            cannot:
              play Dear: GW-7.2
              play Long: GW-7.6
              play Late: GW-6.8
              play Pair: GW-8.4
              play One: GW-21.28
        """)


def test_8_3_targets_are_chosen_on_play() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 2 enemy Units"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Dom: Unit 2/1/3
        position: {A: {hand: [Shot]}, B: {disposition: [GM, Zaku, Dom]}}
        script:
        - A: play Shot
        - expect: {question: target, rule: GW-8.3, options: [GM, Zaku]}
        - A: GM
        - expect: {question: target, options: [Zaku, Dom]}
        - A: Dom
        - both pass
        - expect: {GM: destroyed, Dom: destroyed, Zaku: not destroyed}
        """)


def test_8_3_a_set_card_chooses_what_it_will_be_set_on() -> None:
    passes("""
        cards:
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position: {A: {hand: [Ace], disposition: [GM, Zaku]}}
        script:
        - A: play Ace
        - expect: {question: host, options: [GM, Zaku]}
        """)


def test_8_3_another_area_than_the_own_disposition_area_is_declared_now() -> None:
    passes("""
        cards:
          Diver: "Unit Earth 2/1/3 | (auto B): this card may come out rerolled in Earth"
        position: {A: {hand: [Diver]}}
        script:
        - A: play Diver
        - expect: {question: area, rule: GW-8.3, Diver: hand}
        - what if:
          - A: Earth
          - both pass
          - expect: {Diver: "Earth, rerolled"}
        - A: Disposition Area of A
        - both pass
        - expect: {Diver: "A's disposition, rolled"}
        """)


def test_8_4_without_a_legal_target_no_play() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 enemy Unit"
          Gun: "Operation | (any time): 0: destroy 1 enemy Unit"
          Ace: Character +1/+0/+0
          GM: Unit 2/1/3
        position: {A: {hand: [Shot, Ace], disposition: [Gun]}, B: {hand: [GM], junkyard: [GM]}}
        script:
        - expect: {options: [pass], cannot: {play Shot: GW-8.4, use Gun: GW-8.4, play Ace: GW-8.4}}
        """)


def test_8_4_what_is_no_legal_target_is_refused_by_name() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 enemy Unit"
          GM: Unit 2/1/3
          Veil: "Unit 2/1/3 | (auto A): this card cannot be the target of enemy effects"
          Zaku: Unit 2/1/3
        position: {A: {hand: [Shot], disposition: [Zaku]}, B: {disposition: [GM, Veil, GM]}}
        script:
        - expect: {cannot: {play Shot on Veil: GW-8.4, play Shot on Zaku: GW-8.4}}
        - A: play Shot
        - expect: {question: target, options: [GM, "GM#2"], cannot: {Veil: GW-8.4, Zaku: GW-8.4}}
        """)


def test_8_5_what_a_text_says_to_choose_is_chosen_on_resolution_and_is_no_target() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): you choose 1 enemy Unit; then destroy the chosen card"
          GM: Unit 2/1/3
          Veil: "Unit 2/1/3 | (auto A): this card cannot be the target of enemy effects"
          Swap: "Command | (any time): abolish 1 own Unit"
        position: {A: {hand: [Shot]}, B: {hand: [Swap], disposition: [GM, Veil]}}
        script:
        - A: play Shot
        - expect: {asked: B, question: cut}
        - what if:
          - both pass
          - expect: {asked: A, question: choose, rule: GW-8.5, options: [GM, Veil]}
          - A: Veil
          - expect: {Veil: destroyed}
        - B: play Swap on GM
        - both pass
        - expect: {Veil: destroyed}
        """)


def test_8_5_such_a_text_can_be_played_with_nothing_to_choose() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): you choose 1 enemy Unit; then destroy the chosen card"
        position: {A: {hand: [Shot]}}
        script:
        - A: play Shot
        - both pass
        - expect: {Shot: junkyard}
        """)


def test_8_6_a_unit_comes_out_when_its_effect_resolves_and_that_can_be_cut_into() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Haro: "Command | (any time): draw 1 card"
        position: {A: {hand: [GM]}, B: {hand: [Haro]}}
        script:
        - A: play GM
        - expect: {asked: B, question: cut, GM: not on the field, waiting: [GM]}
        - B: play Haro
        - expect: {waiting: [GM, Haro]}
        - both pass
        - expect: {GM: on the field, B: {hand: 1}, events: [resolves Haro, resolves GM]}
        """)


def test_8_7_it_comes_out_in_the_disposition_area_of_who_played_it() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Yard: Operation
          Ace: Character +1/+0/+0
          Zaku: Unit 2/1/3
        position: {A: {hand: [GM, Yard, Blue G, Ace], disposition: [Zaku]}}
        script:
        - A: play GM
        - both pass
        - A: play Yard
        - both pass
        - A: play Blue G
        - both pass
        - A: play Ace on Zaku
        - both pass
        - expect:
            GM: A's disposition
            Yard: A's disposition
            Blue G: A's disposition
            Ace: set on Zaku
        """)


def test_8_8_units_come_out_rolled_operations_and_g_rerolled_and_a_set_card_like_its_group() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Ready: "Unit 2/1/3 | Battle-ready"
          Yard: Operation
          Slow: "Operation | (auto B): this card comes out rolled when played"
          Ace: Character +1/+0/+0
          Zaku: Unit 2/1/3
          Dom: Unit 2/1/3
        options: {unit_limit: 9, operation_limit: 9, character_limit: 9}
        position: {A: {hand: [GM, Ready, Yard, Slow, Blue G, Ace, Ace], disposition: [Zaku: rolled, Dom]}}
        script:
        - A: play GM
        - both pass
        - A: play Ready
        - both pass
        - A: play Yard
        - both pass
        - A: play Slow
        - both pass
        - A: play Blue G
        - both pass
        - A: play Ace on Zaku
        - both pass
        - A: play Ace on Dom
        - both pass
        - expect:
            GM: rolled
            Ready: rerolled
            Yard: rerolled
            Slow: rolled
            Blue G: rerolled
            Ace: "set on Zaku, rolled"
            Ace#2: "set on Dom, rerolled"
        """)


def test_8_9_a_command_goes_to_its_owners_junkyard_after_resolving_or_failing() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 Unit"
          GM: Unit 2/1/3
          Away: "Command | (any time): abolish 1 Unit"
        position: {A: {hangar: [Shot: {owner: B}]}, B: {hand: [Away], disposition: [GM]}}
        script:
        - A: play Shot
        - expect: {Shot: being played}
        - what if:
          - both pass
          - expect: {Shot: B's junkyard}
        - B: play Away on GM
        - both pass
        - expect: {Shot: B's junkyard, Away: B's junkyard}
        """)


def test_8_10_playing_a_text_is_not_playing_a_card_and_the_card_stays() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 0: draw 1 card"
          Haro: "Command | (any time): draw 1 card"
          Spy: "Operation | (auto D): each time an enemy card is played, draw 1 card"
        position: {A: {hand: [Haro], disposition: [Gun]}, B: {disposition: [Spy]}}
        script:
        - A: use Gun
        - expect: {Gun: "A's disposition", waiting: [Gun], B: {hand: 0}}
        - both pass
        - A: play Haro
        - expect: {B: {hand: 1}}
        """)


def test_8_11_one_unit_a_turn_and_cruisers_bases_and_support_counted_apart() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Ark: "Unit 2/1/3 | Cruiser"
          Fort: "Unit 2/1/3 | Base"
          Tender: "Unit 2/1/3 | Support"
        position: {A: {hand: [GM, Zaku, Ark, Fort, Tender]}}
        script:
        - A: play GM
        - both pass
        - expect: {can: [play Ark, play Fort, play Tender], cannot: {play Zaku: GW-8.11}}
        - A: play Ark
        - both pass
        - expect: {options: [pass], cannot: {play Zaku: GW-8.11, play Fort: GW-8.11, play Tender: GW-8.11}}
        - until: B's turn
        - until: A's Disposition Phase
        - expect: {can: [play Zaku, play Fort]}
        """)


def test_8_12_one_g_a_turn() -> None:
    passes("""
        cards:
          Plant: "G red special | (auto A): this card produces 1 red power"
        position: {A: {hand: [Blue G, Plant]}}
        script:
        - A: play Blue G
        - both pass
        - expect: {cannot: {play Plant: GW-8.12}}
        """)


def test_8_12_what_counts_as_playing_a_g_uses_that_right_up_and_needs_it() -> None:
    passes("""
        cards:
          GM: "Unit blue 1-1-0 2/1/3 | (Disposition Phase): the G play of this turn: draw 1 card"
        cases:
          the text first:
            position: {A: {hand: [Blue G], disposition: [GM]}}
            script:
            - A: use GM
            - both pass
            - expect: {cannot: {play Blue G: GW-8.12}}
          the G first:
            position: {A: {hand: [Blue G], disposition: [GM]}}
            script:
            - A: play Blue G
            - both pass
            - expect: {cannot: {use GM: GW-8.12}}
        """)


def test_8_13_one_character_and_one_operation_a_turn_and_commands_without_limit() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Ace: Character +1/+0/+0
          Kid: Character +1/+0/+0
          Yard: Operation
          Dock: Operation
          Haro: "Command | (any time): draw 1 card"
        position: {A: {hand: [Ace, Kid, Yard, Dock, Haro, Haro, Haro], disposition: [GM, Zaku]}}
        script:
        - A: play Ace on GM
        - both pass
        - expect: {can: [play Yard, play Haro], cannot: {play Kid on Zaku: GW-8.13}}
        - A: play Yard
        - both pass
        - expect: {cannot: {play Dock: GW-8.13}}
        - A: play Haro
        - both pass
        - A: play Haro
        - both pass
        - A: play Haro
        """)


def test_8_11_to_8_13_every_limit_is_a_switch() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Ark: "Unit 2/1/3 | Cruiser"
          Ace: Character +1/+0/+0
          Yard: Operation
          Zaku: Unit 2/1/3
        options: {unit_limit: 2, big_unit_limit: 0, character_limit: 0, operation_limit: 2, g_limit: 0}
        position: {A: {hand: [GM, GM, GM, Ark, Ace, Yard, Yard, Yard, Blue G], disposition: [Zaku]}}
        script:
        - expect:
            cannot: {play Ark: GW-8.11, play Ace: GW-8.13, play Blue G: GW-8.12}
        - A: play GM
        - both pass
        - A: play GM
        - both pass
        - A: play Yard
        - both pass
        - A: play Yard
        - both pass
        - expect: {cannot: {play GM: GW-8.11, play Yard: GW-8.13}}
        """)


def test_8_14_a_text_once_a_turn_for_each_copy_unless_its_cost_carries_each() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 1: draw 1 card"
          Tap: "Operation | (any time): 1 each: draw 1 card"
        position: {A: {disposition: [Gun, Gun, Tap]}}
        script:
        - A: use Gun
        - both pass
        - expect: {options: [pass, use Gun, use Tap]}
        - A: use Gun
        - both pass
        - expect: {options: [pass, use Tap], cannot: {use Gun: GW-8.14, "use Gun#2": GW-8.14}}
        """)


def test_8_14_used_up_and_free_again_in_the_next_turn() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 1: draw 1 card"
          Two: {is: Operation, text: ["(any time): 0: draw 1 card", "(any time): 1: draw 2 cards"]}
          Tap: "Operation | (any time): 1 each: draw 1 card"
        position: {A: {disposition: [Gun, Tap, Two]}}
        script:
        - A: use Gun
        - expect: {asked: B}
        - B: pass
        - expect: {asked: A, cannot: {use Gun: GW-8.14}}
        - A: pass
        - A: use Tap
        - both pass
        - A: use Tap
        - both pass
        - A: "use Two: 1"
        - both pass
        - expect: {cannot: {use Gun: GW-8.14}, can: [use Two, use Tap]}
        - A: use Two
        - both pass
        - expect: {cannot: {use Gun: GW-8.14, use Two: GW-8.14}, A: {hand: 6}}
        - until: B's turn
        - expect: {asked: B}
        - B: pass
        - expect: {can: [use Gun]}
        """)


def test_8_14_a_card_that_has_left_and_come_back_is_another_copy() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 1: draw 1 card"
          Recall: "Command | (any time): move 1 own card to the original owner's hand"
        position: {A: {hand: [Recall], disposition: [Gun]}}
        script:
        - A: use Gun
        - both pass
        - A: play Recall on Gun
        - both pass
        - A: play Gun
        - both pass
        - expect: {can: [use Gun]}
        """)


def test_8_15_a_negated_play_is_struck_out_goes_to_the_junkyard_and_does_not_count() -> None:
    passes("""
        cards:
          GM: Unit 0-0-1 2/1/3
          Zaku: Unit 2/1/3
          No: "Command | (any time): negate the play of 1 enemy Unit being played"
        position: {A: {hand: [GM, Zaku]}, B: {hand: [No]}}
        script:
        - A: play GM
        - B: play No
        - both pass
        - expect:
            GM: A's junkyard
            A: {nation: 19, lost: 1}
            waiting: none
            can: [play Zaku]
            cites: [GW-8.15]
            no events: [resolves GM]
        """)


def test_8_15_restrict_to_one_a_turn_is_free_again_after_a_negated_play() -> None:
    passes("""
        cards:
          One: "Command | Restrict to 1/Turn | (any time): draw 1 card"
          No: "Command | (any time): negate the play of 1 enemy Command being played"
        position: {A: {hand: [One, One, One]}, B: {hand: [No]}}
        script:
        - A: play One
        - B: play No
        - both pass
        - A: play One
        - both pass
        - expect: {cannot: {play One: GW-21.30}}
        """)


def test_8_16_a_play_that_fails_did_take_place() -> None:
    passes("""
        cards:
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          Ace: Character +1/+0/+0
          Kid: Character +1/+0/+0
          Away: "Command | (any time): abolish 1 Unit"
        position: {A: {hand: [Ace, Kid], disposition: [GM, Zaku]}, B: {hand: [Away]}}
        script:
        - A: play Ace on GM
        - B: play Away on GM
        - both pass
        - expect: {Ace: junkyard, cannot: {play Kid on Zaku: GW-8.13}}
        """)


def test_8_17_a_card_in_the_hangar_is_played_as_from_hand() -> None:
    passes("""
        cards:
          GM: Unit blue 1-1-1 2/1/3
          Zaku: Unit 2/1/3
          Haro: "Command | (own turn): draw 1 card"
        position: {A: {hangar: [GM, Haro], hand: [Zaku], power: {blue: 1}}, B: {hangar: [GM, Haro]}}
        script:
        - A: play Haro
        - both pass
        - A: play GM
        - expect: {A: {nation: 18}}
        - both pass
        - expect: {GM: "A's disposition, rolled", cannot: {play Zaku: GW-8.11}}
        - A: pass
        - expect: {asked: B, options: [pass], cannot: {play GM: GW-6.9, play Haro: GW-6.8}}
        """)


def test_8_15_a_negated_play_as_a_g_gives_the_right_to_a_g_back() -> None:
    passes("""
        cards:
          Core: {is: Unit blue 1-9-0 2/1/3, text: [Variable (0)], \
        as G: ["(auto A): this card produces 1 blue power"]}
          GM: Unit 2/1/3
          No: "Command | (any time): negate the play of 1 enemy card being played"
        position: {A: {hand: [Core, GM, Blue G]}, B: {hand: [No]}}
        script:
        - A: play GM
        - both pass
        - A: play Core (variable)
        - B: play No
        - both pass
        - expect: {Core: junkyard, can: [play Blue G]}
        - A: play Blue G
        - both pass
        - expect: {A: {power: 1}}
        """)


def test_8_13_a_negated_play_gives_back_only_what_it_used() -> None:
    passes("""
        cards:
          Core: {is: Unit 2/1/3, text: [Variable (0)], as G: ["(auto A): this card produces 1 blue power"]}
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
          No: "Command | (any time): negate the play of 1 enemy card being played"
        position: {A: {hand: [Core, GM, Zaku]}, B: {hand: [No]}}
        script:
        - A: play GM
        - both pass
        - A: play Core (variable)
        - B: play No
        - both pass
        - expect: {cannot: {play Zaku: GW-8.11}}
        """)


def test_8_12_each_player_has_the_own_right_to_a_g() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3 | (Disposition Phase): the G play of this turn: draw 1 card"
        position: {A: {hand: [Blue G]}, B: {disposition: [GM]}}
        script:
        - A: pass
        - B: use GM
        - both pass
        - expect: {B: {hand: 1}, can: [play Blue G]}
        - A: play Blue G
        - both pass
        - expect: {A: {power: 1}}
        """)


def test_8_11_limits_count_for_each_player_where_quick_is_not_beyond_them() -> None:
    passes("""
        cards:
          Fast: "Unit 2/1/3 | Quick"
          GM: Unit 2/1/3
        options: {quick_beyond_limits: no}
        position: {A: {hand: [GM, Fast]}, B: {hand: [Fast, Fast]}}
        script:
        - A: pass
        - B: play Fast
        - both pass
        - expect: {can: [play GM]}
        - A: play GM
        - both pass
        - expect: {cannot: {play Fast: GW-8.11}}
        - A: pass
        - expect: {asked: B, cannot: {play Fast: GW-8.11}}
        - B: pass
        - until: B's Disposition Phase
        - expect: {can: [play Fast]}
        """)

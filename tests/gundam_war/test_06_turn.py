"""Chapter 6: turn structure and timing."""

from __future__ import annotations

import pytest
from scenes import passes

PHASES = """
    cards:
      GM: Unit 2/1/3
      Ace: Character +1/+0/+0
      Yard: Operation
      Haro: "Command | (any time): draw 1 card"
    """


def test_6_1_a_turn_has_its_phases_and_steps_in_order_also_without_a_battle() -> None:
    passes("""
        position: {at: "start of Draw Phase"}
        script:
        - expect: {moment: Draw Phase, asked: A}
        - both pass
        - expect: {moment: "Draw Phase, after"}
        - both pass
        - expect: {moment: Disposition Phase}
        - both pass
        - expect: {moment: Attack Step}
        - both pass
        - expect: {question: sortie, asked: A}
        - A: done
        - expect: {moment: "Attack Step, after"}
        - both pass
        - expect: {moment: Defend Step}
        - both pass
        - expect: {question: sortie, asked: B}
        - B: done
        - expect: {moment: "Defend Step, after"}
        - both pass
        - expect: {moment: Damage Calculation Step}
        - both pass
        - expect: {moment: "Damage Calculation Step, after"}
        - both pass
        - expect: {moment: Return Step, turn: A}
        - both pass
        - expect: {moment: "Return Step, after"}
        - both pass
        - expect: {moment: "Reroll Phase", turn: B, asked: B}
        """)


def test_6_2_each_phase_has_its_fixed_effect() -> None:
    passes(f"""{PHASES}
    position:
      at: start of Reroll Phase
      A: {{disposition: [GM: rolled, Yard: rolled], nation: 30}}
      B: {{disposition: [GM: rolled]}}
    script:
    - expect: {{moment: Reroll Phase, A's GM: rerolled, Yard: rerolled, B's GM: rolled}}
    - until: Draw Phase
    - expect: {{A: {{hand: 0}}}}
    - both pass
    - expect: {{A: {{hand: 1, nation: 29}}, B: {{hand: 0}}}}
    - until: question sortie
    - expect: {{asked: A, moment: A's question sortie}}
    - A: [sortie GM -> Earth, done]
    - until: question sortie
    - expect: {{asked: B}}
    - until: Damage Calculation Step, after
    - expect: {{B: {{nation: 18}}}}
    - until: Return Step, after
    - expect: {{A's GM: "disposition, rolled"}}
    """)


def test_6_2_the_fixed_effects_cannot_be_cut_into() -> None:
    passes(f"""{PHASES}
    position:
      at: Damage Calculation Step
      A: {{Earth: [GM], hand: [Haro]}}
      B: {{hand: [Haro]}}
    script:
    - A: pass
    - B: pass
    - expect: {{B: {{nation: 18}}, moment: "Damage Calculation Step, after"}}
    """)


def test_6_3_the_reroll_phase_has_no_free_timing_before_its_fixed_effect() -> None:
    passes(f"""{PHASES}
    position:
      at: start of Reroll Phase
      A: {{disposition: [GM: rolled], hand: [Haro]}}
    script:
    - expect: {{moment: Reroll Phase, GM: rerolled, can: [play Haro]}}
    - both pass
    - expect: {{moment: Draw Phase}}
    """)


def test_6_3_the_disposition_phase_has_a_single_free_timing() -> None:
    passes(f"""{PHASES}
    position: {{}}
    script:
    - expect: {{moment: Disposition Phase}}
    - both pass
    - expect: {{moment: Attack Step}}
    """)


def test_6_4_start_of_step_effects_can_be_cut_into() -> None:
    passes("""
        cards:
          Bell: "Operation | (auto C): at the start of the own Draw Phase, draw 1 card"
          Haro: "Command | (any time): draw 2 cards"
        position:
          at: start of Draw Phase
          A: {disposition: [Bell]}
          B: {hand: [Haro]}
        script:
        - expect: {asked: A, question: cut, waiting: [Bell], A: {hand: 0}}
        - A: pass
        - B: play Haro
        - both pass
        - expect: {A: {hand: 1}, B: {hand: 2}, moment: Draw Phase, events: [resolves Haro, resolves Bell]}
        """)


def test_6_4_at_the_start_of_the_reroll_phase_they_cannot() -> None:
    passes("""
        cards:
          Bell: "Operation | (auto C): at the start of the own Reroll Phase, draw 1 card"
          Haro: "Command | (any time): draw 2 cards"
        position:
          turn: B
          at: Return Step, after
          A: {disposition: [Bell: rolled]}
          B: {hand: [Haro]}
        script:
        - both pass
        - expect: {moment: Reroll Phase, turn: A, A: {hand: 1}, Bell: rerolled, cites: [GW-6.4, GW-9.7]}
        """)


def test_6_4_auto_d_at_the_start_is_applied_before_anybody_gets_priority() -> None:
    passes("""
        cards:
          Bell: "Operation | (auto D): at the start of the own Draw Phase, draw 1 card"
        position:
          at: start of Draw Phase
          A: {disposition: [Bell]}
        script:
        - expect: {moment: Draw Phase, asked: A, A: {hand: 1}}
        """)


def test_6_5_end_of_step_effects_cannot_be_cut_into() -> None:
    passes("""
        cards:
          Bell: "Operation | (auto C): at the end of the own Draw Phase, draw 1 card"
          Haro: "Command | (any time): draw 2 cards"
        position:
          at: Draw Phase, after
          A: {disposition: [Bell]}
          B: {hand: [Haro]}
        script:
        - both pass
        - expect: {moment: Disposition Phase, A: {hand: 1}, cites: [GW-6.5]}
        """)


def test_6_6_text_and_cards_are_played_in_free_timing_any_number_of_times() -> None:
    passes(f"""{PHASES}
    position:
      A: {{hand: [Haro, Haro, Haro]}}
    script:
    - A: play Haro
    - both pass
    - A: play Haro
    - both pass
    - expect: {{can: [play Haro]}}
    """)


def test_6_7_the_turn_player_may_play_first_and_both_must_pass_in_a_row() -> None:
    passes(f"""{PHASES}
    position:
      A: {{hand: [Haro]}}
      B: {{hand: [Haro]}}
    script:
    - expect: {{asked: A, rule: GW-6.7}}
    - A: pass
    - expect: {{asked: B, question: window}}
    - B: play Haro
    - both pass
    - expect: {{asked: A, moment: Disposition Phase}}
    - A: pass
    - expect: {{asked: B}}
    - B: pass
    - expect: {{moment: Attack Step}}
    """)


def test_6_7_after_a_cut_priority_returns_to_the_turn_player() -> None:
    passes(f"""{PHASES}
    position:
      turn: B
      A: {{hand: [Haro]}}
    script:
    - expect: {{asked: B}}
    - B: pass
    - A: play Haro
    - both pass
    - expect: {{asked: B, moment: Disposition Phase}}
    """)


def test_6_8_a_stated_timing_is_the_only_one() -> None:
    passes("""
        cards:
          Haro: "Operation | (Defend Step): 0: draw 1 card"
          Any: "Operation | (any time): 0: draw 1 card"
          Battle: "Operation | (Battle Phase): 0: draw 1 card"
        position:
          A: {disposition: [Haro, Any, Battle]}
        script:
        - expect: {can: [use Any], cannot: {use Haro: GW-6.8, use Battle: GW-6.8}}
        - until: Attack Step
        - expect: {can: [use Any, use Battle], cannot: {use Haro: GW-6.8}}
        - until: Defend Step
        - expect: {can: [use Any, use Battle, use Haro]}
        - until: Defend Step, after
        - expect: {can: [use Any, use Battle, use Haro]}
        - until: Damage Calculation Step
        - expect: {can: [use Any, use Battle], cannot: {use Haro: GW-6.8}}
        - until: Return Step, after
        - expect: {can: [use Any, use Battle], cannot: {use Haro: GW-6.8}}
        - until: B's turn
        - until: A's question window
        - expect: {can: [use Any], cannot: {use Battle: GW-6.8}}
        """)


def test_6_8_own_and_enemy_restrict_to_a_players_turn() -> None:
    passes("""
        cards:
          Mine: "Operation | (own Defend Step): 0: draw 1 card"
          Yours: "Operation | (enemy Defend Step): 0: draw 1 card"
        position:
          at: Defend Step
          A: {disposition: [Mine, Yours]}
          B: {disposition: [Mine, Yours]}
        script:
        - expect: {options: [pass, use Mine], cannot: {use Yours: GW-6.8}}
        - A: pass
        - expect: {options: [pass, use Yours], cannot: {"use Mine#2": GW-6.8}}
        """)


def test_6_9_units_characters_operations_and_g_only_in_the_own_disposition_phase() -> None:
    refused = "{play GM: GW-6.9, play Ace: GW-6.9, play Yard: GW-6.9, play Blue G: GW-6.9}"
    passes(f"""{PHASES}
    position:
      at: Draw Phase, after
      A: {{hand: [GM, Ace, Yard, Blue G, Haro], disposition: [GM]}}
      B: {{hand: [GM, Ace, Yard, Blue G, Haro], disposition: [GM]}}
    script:
    - expect: {{options: [pass, play Haro], cannot: {refused}}}
    - until: Disposition Phase
    - expect: {{can: [play GM, play Ace, play Yard, play Blue G, play Haro]}}
    - A: pass
    - expect: {{asked: B, options: [pass, play Haro], cannot: {refused}}}
    """)


def test_6_10_the_beginning_of_the_turn_is_that_of_the_reroll_phase() -> None:
    passes("""
        cards:
          Dawn: "Operation | (auto D): at the start of the own turn, draw 1 card"
        position:
          at: start of Reroll Phase
          A: {disposition: [Dawn: rolled]}
        script:
        - expect: {moment: Reroll Phase, A: {hand: 1}}
        """)


def test_6_10_the_end_of_the_return_step_is_the_end_of_the_turn() -> None:
    passes("""
        cards:
          Dusk: "Operation | (auto D): at the end of the turn, draw 1 card"
        position:
          at: Return Step, after
          A: {disposition: [Dusk]}
        script:
        - both pass
        - expect: {moment: Reroll Phase, turn: B, A: {hand: 1}}
        """)


def test_6_10_with_the_battle_phase_skipped_the_phase_before_it_ends_the_turn() -> None:
    passes("""
        cards:
          Peace: "Command | (own Disposition Phase): skip the Battle Phase of this turn"
          Dusk: "Operation | (auto D): at the end of the turn, draw 1 card"
          Steel: "Command | (any time): 1 Unit gets +1/+0/+0 until end of turn"
          GM: Unit 2/1/3
        position:
          A: {hand: [Peace, Steel], disposition: [Dusk, GM: 1 damage]}
        script:
        - A: play Steel
        - both pass
        - A: play Peace
        - both pass
        - expect: {GM: "3/1/3, 1 damage"}
        - both pass
        - expect: {turn: B, A: {hand: 1}, GM: "2/1/3, 0 damage", cites: [GW-6.10]}
        """)


def test_6_11_no_fixed_effect_without_the_other_player_having_had_a_chance() -> None:
    passes(f"""{PHASES}
    position:
      at: Draw Phase
      B: {{hand: [Haro]}}
    script:
    - A: pass
    - expect: {{asked: B, A: {{hand: 0}}}}
    - B: play Haro
    - both pass
    - expect: {{asked: A, moment: Draw Phase, A: {{hand: 0}}}}
    - both pass
    - expect: {{moment: "Draw Phase, after", A: {{hand: 1}}}}
    """)


WINDOWS = """
    cards:
      GM: Unit 2/1/3
      Late: "Command blue 1-1-0 | (any time): draw 1 card"
    """


@pytest.mark.parametrize(("windows", "asked"), [("all", "A"), ("own", "B"), ("public", "B")])
def test_6_7_windows_with_nothing_but_pass_are_passed_as_the_option_says(windows: str, asked: str) -> None:
    """A has an empty hand; B can play."""
    passes(f"""{WINDOWS}
    options: {{windows: {windows}}}
    position: {{B: {{hand: [Late], power: {{blue: 1}}}}}}
    script:
    - expect: {{asked: {asked}, moment: Disposition Phase}}
    """)


@pytest.mark.parametrize(("windows", "asked"), [("own", "B"), ("public", "A")])
def test_6_7_a_hand_that_might_answer_is_asked_unless_it_is_looked_at(windows: str, asked: str) -> None:
    """A's hand is of no use; the other player cannot know."""
    passes(f"""{WINDOWS}
    options: {{windows: {windows}}}
    position: {{A: {{hand: [GM], power: {{blue: 1}}, nation: [Late, 9], played: [Unit]}}, \
    B: {{hand: [Late], power: {{blue: 1}}}}}}
    script:
    - expect: {{asked: {asked}, moment: Disposition Phase}}
    """)

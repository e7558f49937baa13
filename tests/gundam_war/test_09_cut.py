"""Chapter 9: the Cut."""

from __future__ import annotations

import pytest
from scenes import passes

HARO = """
    cards:
      Haro: "Command | (any time): draw 1 card"
      GM: Unit 2/1/3
      Shot: "Command | (any time): destroy 1 Unit"
      Save: "Command | (any time): negate the destruction of 1 Unit"
      Yard: Operation
      Ace: Character +1/+0/+0
      Fast: "Unit 2/1/3 | Quick"
      Gun: "Operation | (any time): 0: draw 1 card"
      Late: "Command | (Defend Step): draw 1 card"
    """


def test_9_1_a_cut_lasts_until_all_has_resolved_and_a_cut_in_joins_it() -> None:
    passes(f"""{HARO}
    position: {{A: {{hand: [Haro]}}, B: {{hand: [Haro]}}}}
    script:
    - expect: {{question: window, waiting: none}}
    - A: play Haro
    - expect: {{question: cut, waiting: [Haro]}}
    - B: play Haro
    - expect: {{question: cut, waiting: [Haro, Haro]}}
    - both pass
    - expect: {{question: window, waiting: none}}
    """)


@pytest.mark.parametrize(("turn", "first", "other"), [("A", "B", "A"), ("B", "A", "B")])
def test_9_2_the_opponent_of_who_started_it_has_the_first_chance(turn: str, first: str, other: str) -> None:
    passes(f"""{HARO}
    position: {{turn: {turn}, A: {{hand: [Haro, Haro]}}, B: {{hand: [Haro, Haro]}}}}
    script:
    - {other}: play Haro
    - expect: {{asked: {first}}}
    - {first}: pass
    - expect: {{asked: {other}}}
    """)


def test_9_2_also_where_the_player_whose_turn_it_is_not_started_it() -> None:
    passes(f"""{HARO}
    position: {{A: {{hand: [Haro]}}, B: {{hand: [Haro]}}}}
    script:
    - A: pass
    - B: play Haro
    - expect: {{asked: A, question: cut}}
    """)


@pytest.mark.parametrize("turn", ["A", "B"])
def test_9_2_in_a_cut_that_nobody_started_the_attacking_player_has_the_first_chance(turn: str) -> None:
    passes(f"""{HARO}
    position: {{turn: {turn}, A: {{hand: [Shot], disposition: [GM]}}, B: {{hand: [Shot], disposition: [GM]}}}}
    script:
    - {turn}: play Shot on GM
    - both pass
    - expect: {{asked: {turn}, question: cut, waiting: [GM]}}
    """)


def test_9_3_a_pass_stops_nobody_and_a_cut_in_gives_the_chance_back() -> None:
    passes(f"""{HARO}
    position: {{A: {{hand: [Haro, Haro, Haro]}}, B: {{hand: [Haro]}}}}
    script:
    - A: play Haro
    - B: pass
    - A: play Haro
    - expect: {{asked: B, waiting: [Haro, Haro]}}
    - B: pass
    - A: play Haro
    - B: play Haro
    - A: pass
    - expect: {{asked: B, waiting: [Haro, Haro, Haro, Haro]}}
    - B: pass
    - expect: {{question: window, waiting: none, A: {{hand: 3}}, B: {{hand: 1}}}}
    """)


def test_9_4_last_in_first_out_and_no_chance_in_between() -> None:
    passes("""
        cards:
          Steel: "Command | (any time): 1 Unit gets +0/+0/+2 until end of turn"
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
          Haro: "Command | (any time): draw 1 card"
          GM: Unit 2/1/3
        position: {A: {hand: [Shot, Haro]}, B: {hand: [Steel, Haro], disposition: [GM]}}
        script:
        - A: play Shot on GM
        - B: play Steel on GM
        - both pass
        - expect: {GM: "2/1/5, 3 damage, not destroyed", question: window, events: [resolves Steel, \
      resolves Shot]}
        """)


def test_9_4_answered_too_late_the_damage_counts_first() -> None:
    passes("""
        cards:
          Steel: "Command | (any time): 1 Unit gets +0/+0/+2 until end of turn"
          Shot: "Command | (any time): deal 3 damage to 1 Unit"
          GM: Unit 2/1/3
        position: {A: {hand: [Shot]}, B: {hand: [Steel], disposition: [GM]}}
        script:
        - A: pass
        - B: play Steel on GM
        - A: play Shot on GM
        - both pass
        - expect: {GM: "2/1/5, 3 damage, destroyed"}
        """)


def test_9_5_any_number_of_cut_ins_also_into_an_own_effect() -> None:
    passes(f"""{HARO}
    position: {{A: {{hand: [Haro, Haro, Haro]}}}}
    script:
    - A: play Haro
    - B: pass
    - A: play Haro
    - B: pass
    - A: play Haro
    - expect: {{waiting: [Haro, Haro, Haro]}}
    """)


def test_9_6_only_commands_text_and_quick_cards_cut_in_and_only_in_their_timing() -> None:
    passes(f"""{HARO}
    position:
      A: {{hand: [Haro, Haro, GM, Yard, Ace, Blue G, Fast, Late], disposition: [Gun, GM]}}
      B: {{hand: [Fast, Late]}}
    script:
    - A: play Haro
    - expect: {{asked: B, options: [pass, play Fast], cannot: {{play Late: GW-6.8}}}}
    - B: pass
    - expect:
        asked: A
        options: [pass, play Haro, use Gun, play Fast]
        cannot: {{play GM: GW-9.6, play Yard: GW-9.6, play Ace on GM: GW-9.6, play Blue G: GW-9.6, \
      play Late: GW-6.8}}
    """)


def test_9_7_steps_of_playing_and_payments_are_not_cut_into() -> None:
    passes("""
        cards:
          Pay: "Operation | (any time): 1, abolish 1 card in the own hand: destroy 1 Unit"
          Haro: "Command | (any time): draw 1 card"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position: {A: {hand: [GM, Zaku], disposition: [Pay]}, B: {hand: [Haro], disposition: [GM, Zaku]}}
        script:
        - A: use Pay
        - expect: {asked: A}
        - A: Zaku
        - expect: {asked: A}
        - A: GM
        - expect: {asked: B, question: cut}
        """)


def test_9_7_auto_d_and_the_movement_of_an_abolish_effect_are_not_cut_into() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 Unit"
          GM: "Unit 2/1/3 | (auto D): when this card is abolished, draw 1 card"
          Haro: "Command | (any time): draw 1 card"
        position: {A: {hand: [Shot]}, B: {hand: [Haro], disposition: [GM]}}
        script:
        - A: play Shot
        - both pass
        - expect: {waiting: [GM]}
        - both pass
        - expect: {question: window, GM: junkyard, B: {hand: 2}}
        """)


def test_9_7_the_sortie_is_not_cut_into() -> None:
    passes(f"""{HARO}
    position: {{at: Attack Step, A: {{disposition: [GM]}}, B: {{hand: [Haro]}}}}
    script:
    - until: question sortie
    - A: sortie GM -> Earth
    - expect: {{asked: A, question: sortie}}
    - A: done
    - expect: {{GM: Earth, question: window}}
    """)


def test_9_8_events_during_a_cut_wait_for_a_new_one() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 Unit"
          Bell: "Operation | (auto C): each time an enemy card is played, draw 1 card"
          GM: Unit 2/1/3
          Haro: "Command | (any time): draw 1 card"
        position: {A: {hand: [Shot]}, B: {hand: [Haro], disposition: [GM, Bell]}}
        script:
        - A: play Shot
        - expect: {waiting: [Shot], B: {hand: 1}}
        - both pass
        - expect: {asked: A, question: order, rule: GW-22.1, GM: destroyed, options: [Bell, abolish GM]}
        - A: Bell
        - expect: {asked: A, question: cut, waiting: [GM, Bell], moment: the cut}
        - both pass
        - expect: {question: window, GM: junkyard, B: {hand: 2}, events: [resolves Bell, resolves GM]}
        """)


def test_9_8_the_new_cut_comes_before_free_timing_goes_on_and_can_be_answered() -> None:
    passes(f"""{HARO}
    position: {{A: {{hand: [Shot]}}, B: {{hand: [Save], disposition: [GM]}}}}
    script:
    - A: play Shot
    - expect: {{cannot: [play Save on GM]}}
    - both pass
    - expect: {{question: cut, waiting: [GM]}}
    - A: pass
    - B: play Save on GM
    - both pass
    - expect: {{GM: "on the field, not destroyed", waiting: none, question: window}}
    """)


def test_9_8_what_happens_in_the_new_cut_waits_for_the_next() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 Unit"
          Bomb: "Unit 2/1/3 | (auto C): when this card is abolished, destroy all Units"
          GM: Unit 2/1/3
        position: {A: {hand: [Shot], disposition: [GM]}, B: {disposition: [Bomb]}}
        script:
        - A: play Shot on Bomb
        - both pass
        - expect: {waiting: [Bomb], Bomb: on the field}
        - both pass
        - expect: {waiting: [Bomb], Bomb: junkyard, GM: not destroyed}
        - both pass
        - expect: {waiting: [GM], GM: destroyed}
        - both pass
        - expect: {waiting: none, GM: junkyard}
        """)


def test_9_9_auto_d_applies_inside_a_cut_without_waiting() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 Unit"
          Bell: "Operation | (auto D): each time an enemy card is played, draw 1 card"
          GM: Unit 2/1/3
        position: {A: {hand: [Shot]}, B: {disposition: [GM, Bell]}}
        script:
        - A: play Shot
        - expect: {asked: B, question: cut, waiting: [Shot], B: {hand: 1}, events: [applies Bell (GW-10.9)]}
        """)


def test_9_9_auto_d_applies_between_two_effects_that_resolve() -> None:
    passes("""
        cards:
          Shot: "Command | (any time): destroy 1 Unit"
          Tap: "Command | (any time): roll 1 Unit"
          GM: "Unit 2/1/3 | (auto D): each time this card is rolled, this card is not destroyed until end \
        of turn"
        position: {A: {hand: [Shot]}, B: {hand: [Tap], disposition: [GM]}}
        script:
        - A: play Shot
        - B: play Tap
        - both pass
        - expect: {GM: "rolled, not destroyed"}
        """)

"""Chapter 22: simultaneity, contradictions and priority."""

from __future__ import annotations

import pytest
from scenes import passes, state_of


@pytest.mark.parametrize("turn", ["A", "B"])
def test_22_1_the_attacking_player_orders_effects_that_start_at_the_same_timing(turn: str) -> None:
    passes(f"""
        cards:
          Bell: "Operation | (auto C): at the start of the Attack Step, deal 1 damage to the enemy Nation"
          Gong: "Operation | (auto C): at the start of the Attack Step, recover 1"
        position:
          turn: {turn}
          A: {{disposition: [Bell]}}
          B: {{disposition: [Gong]}}
        script:
        - until: question order
        - expect: {{asked: {turn}, rule: GW-22.1, options: [Bell, Gong]}}
        - what if:
          - {turn}: Gong
          - both pass
          - expect: {{B: {{nation: 19, lost: 1}}, events: [resolves Gong, resolves Bell]}}
        - {turn}: Bell
        - expect: {{waiting: [Gong, Bell], question: cut}}
        - both pass
        - expect: {{B: {{nation: 20, lost: 0}}, events: [resolves Bell, resolves Gong]}}
        """)


def test_22_1_auto_d_of_the_same_moment_too() -> None:
    passes("""
        cards:
          Bell: "Operation | (auto D): at the start of the Attack Step, deal 1 damage to the enemy Nation"
          Gong: "Operation | (auto D): at the start of the Attack Step, recover 1"
        position: {A: {disposition: [Bell]}, B: {disposition: [Gong]}}
        script:
        - until: question order
        - expect: {asked: A, options: [Bell, Gong]}
        - A: Gong
        - expect: {B: {nation: 19, lost: 1}, moment: Attack Step}
        """)


def test_22_2_a_text_wins_over_the_rules_and_the_rules_fill_the_rest() -> None:
    """The G comes out rolled because its text says so; that it produces all the same is the rules'."""
    passes("""
        cards:
          Plant: {is: G blue special, text: ["(auto B): this card comes out rolled when played", \
        "(auto A): this card produces 1 blue power"]}
          Pair: "Unit 2/1/3 | (auto A): this card can have 2 Characters set on it"
          Ace: Character +1/+0/+0
        position: {A: {hand: [Plant, Ace], disposition: [Pair: {with: [Ace]}]}}
        script:
        - A: play Plant
        - both pass
        - expect: {Plant: rolled, A: {power: {blue: 1}}}
        - A: play Ace
        - both pass
        - expect: {Pair: 4/1/3, Ace#2: set on Pair}
        """)


@pytest.mark.parametrize(
    ("first", "second", "stats"), [("Small", "Large", "5/5/5"), ("Large", "Small", "1/1/1")]
)
def test_22_3_of_two_contradicting_continuous_effects_the_later_wins(
    first: str, second: str, stats: str
) -> None:
    passes(f"""
        cards:
          Small: "Operation | (auto A): all own Units are treated as {{Unit, Space, 1/1/1}}"
          Large: "Operation | (auto A): all own Units are treated as {{Unit, Space, 5/5/5}}"
          GM: Unit 2/1/3
        position: {{A: {{hand: [{second}], disposition: [{first}, GM]}}}}
        script:
        - A: play {second}
        - both pass
        - expect: {{GM: {stats}}}
        """)


def test_22_3_also_where_the_later_text_was_given_to_an_older_card() -> None:
    passes("""
        cards:
          Old: Operation
          Small: "Operation | (auto A): all own Units are treated as {Unit, Space, 1/1/1}"
          Teach: 'Command | (any time): 1 Operation gains "(auto A): all own Units are treated as \
        {Unit, Space, 5/5/5}" until end of turn'
          GM: Unit 2/1/3
        position: {A: {hand: [Teach], disposition: [Old, Small, GM]}}
        script:
        - expect: {GM: 1/1/1}
        - A: play Teach on Old
        - both pass
        - expect: {GM: 5/5/5}
        """)


@pytest.mark.parametrize("order", ["Give, Take", "Take, Give"])
def test_22_4_lose_beats_gain_whatever_the_order(order: str) -> None:
    passes(f"""
        cards:
          Give: "Operation | (auto A): all own Units gain Raid"
          Take: "Operation | (auto A): all own Units lose Raid"
          GM: Unit 2/1/3
          Zaku: "Unit 2/1/3 | Raid"
        position: {{A: {{disposition: [{order}, GM, Zaku]}}}}
        script:
        - expect: {{GM: lacks Raid, Zaku: lacks Raid}}
        """)


@pytest.mark.parametrize(
    ("cards", "expected"), [("[Give, Take]", "lacks"), ("[Take, Give]", "lacks"), ("[Give, Give]", "has")]
)
def test_22_4_gains_of_any_kind_do_not_apply_while_a_loss_does(cards: str, expected: str) -> None:
    names = cards.strip("[]").split(", ")
    passes(f"""
        cards:
          Give: "Command | (any time): 1 Unit gains Raid until end of turn"
          Take: "Command | (any time): 1 Unit loses Raid until end of turn"
          GM: Unit 2/1/3
        position: {{A: {{hand: {cards}, disposition: [GM]}}}}
        script:
        - A: play {names[0]} on GM
        - both pass
        - A: play {names[1]} on GM
        - both pass
        - expect: {{GM: {expected} Raid}}
        """)


def test_22_4_a_resolved_gain_does_not_apply_while_auto_a_says_lose_and_does_again_afterwards() -> None:
    passes("""
        cards:
          Give: "Command | (any time): 1 Unit gains Raid until end of turn"
          Take: "Operation | (auto A): all Units lose Raid"
          GM: Unit 2/1/3
          Crush: "Command | (any time): abolish 1 Operation"
        position: {A: {hand: [Give, Crush], disposition: [Take, GM]}}
        script:
        - A: play Give
        - both pass
        - expect: {GM: lacks Raid}
        - A: play Crush
        - both pass
        - expect: {GM: has Raid}
        """)


def test_22_4_the_same_goes_for_terrain() -> None:
    passes("""
        cards:
          Give: "Operation | (auto A): all own Units gain Earth"
          Take: "Operation | (auto A): all own Units lose Earth"
          GM: Unit Space 2/1/3
          Tank: Unit Earth 2/1/3
        position: {A: {disposition: [Take, Give, GM, Tank]}}
        script:
        - expect: {GM: "Space aptitude, not Earth aptitude", Tank: no aptitude}
        """)


def test_22_4_a_keyword_given_with_its_number() -> None:
    passes("""
        cards:
          Give: "Operation | (auto A): all own Units gain Space Battle (2)"
          GM: "Unit 2/1/3 | Space Battle (1)"
        position: {A: {disposition: [Give, GM]}}
        script:
        - expect: {GM: has Space Battle (2)}
        """)


def test_22_5_a_continuous_effect_is_applied_again_over_a_resolved_one() -> None:
    passes("""
        cards:
          Small: "Operation | (auto A): all own Units are treated as {Unit, Space, 1/1/1}"
          Grow: "Command | (any time): 1 Unit is treated as {Unit, Space, 5/5/5} until end of turn"
          GM: Unit 2/1/3
          Crush: "Command | (any time): abolish 1 Operation"
        position: {A: {hand: [Grow, Crush], disposition: [Small, GM]}}
        script:
        - A: play Grow
        - both pass
        - expect: {GM: 1/1/1}
        - A: play Crush
        - both pass
        - expect: {GM: 5/5/5}
        """)


def test_22_5_a_negated_text_that_auto_a_gives_is_there_again() -> None:
    passes("""
        cards:
          School: "Operation | (auto A): all own Units gain Raid"
          GM: "Unit 2/1/3 | Swift Strike"
          Hush: "Command | (any time): 1 Unit has negated text until end of turn"
        position: {A: {hand: [Hush], disposition: [School, GM]}}
        script:
        - A: play Hush
        - both pass
        - expect: {GM: "has Raid, lacks Swift Strike"}
        """)


def test_22_6_a_text_that_would_switch_its_own_condition_off_settles_applied() -> None:
    passes("""
        cards:
          GM: "Unit 2/1/3 | (auto A): while there is no own Unit with Raid, this card gains Raid"
        position: {A: {disposition: [GM]}}
        script:
        - expect: {GM: has Raid}
        """)


def test_22_7_all_includes_what_has_appeared_between_play_and_resolution() -> None:
    passes("""
        cards:
          Raze: "Command | (any time): roll all Units"
          GM: Unit 2/1/3
          Fast: "Unit 2/1/3 | Quick | Battle-ready"
        position: {A: {hand: [Raze]}, B: {hand: [Fast], disposition: [GM]}}
        script:
        - A: play Raze
        - B: play Fast
        - both pass
        - expect: {GM: rolled, Fast: rolled}
        """)


def test_22_7_a_change_that_lasts_is_on_the_cards_found_at_resolution() -> None:
    passes("""
        cards:
          Cheer: "Command | (any time): all own Units get +1/+0/+0 until end of turn"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position: {A: {hand: [Cheer, Zaku], disposition: [GM]}}
        script:
        - A: play Cheer
        - both pass
        - A: play Zaku
        - both pass
        - expect: {GM: 3/1/3, Zaku: 2/1/3}
        """)


def test_22_8_all_passes_over_what_cannot_be_affected() -> None:
    passes("""
        cards:
          Raze: "Command | (any time): roll all enemy Units; in that case draw 1 card"
          Tap: "Command | (any time): roll all enemy Units"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        cases:
          one of them upright:
            position: {A: {hand: [Raze]}, B: {disposition: [GM: rolled, Zaku]}}
            script:
            - A: play Raze
            - both pass
            - expect: {GM: rolled, Zaku: rolled, A: {hand: 1}}
          none:
            position: {A: {hand: [Raze, Tap]}, B: {disposition: [GM: rolled, Zaku: rolled]}}
            script:
            - expect: {cannot: {play Tap: GW-22.8}}
            - A: play Raze
            - both pass
            - expect: {A: {hand: 1}}
        """)


def test_22_8_all_destroyed_passes_over_the_protected_and_all_saved_over_the_whole() -> None:
    passes("""
        cards:
          Raze: "Command | (any time): destroy all Units; in that case draw 1 card"
          Save: "Command | (any time): negate the destruction of all own Units; in that case draw 1 card"
          GM: Unit 2/1/3
          Wall: "Unit 2/1/3 | (auto A): this card is not destroyed by enemy effects"
        position: {A: {hand: [Raze]}, B: {hand: [Save], disposition: [GM, Wall]}}
        script:
        - A: play Raze
        - both pass
        - expect: {GM: destroyed, Wall: not destroyed, A: {hand: 1}}
        - A: pass
        - B: play Save
        - both pass
        - expect: {GM: not destroyed, B: {hand: 1}}
        """)


def test_22_9_cannot_wins_over_can() -> None:
    passes("""
        cards:
          GM: {is: Unit 2/1/3, text: ["(auto A): this card has to sortie if possible"]}
          Bar: "Operation | (auto A): all enemy Units cannot sortie"
          Seal: "Unit 2/1/3 | (auto A): this card cannot have cards set on it"
          Ace: "Character +1/+0/+0 | (auto B): this card may also be set on a Unit"
        position: {at: Disposition Phase, A: {hand: [Ace], disposition: [GM, Seal]}, B: {disposition: [Bar]}}
        script:
        - expect: {cannot: {play Ace on Seal: GW-22.9}}
        - until: question sortie
        - A: [sortie GM -> Earth, done]
        - expect: {GM: A's disposition, cites: [GW-14.8]}
        """)


def test_22_9_a_player_who_cannot_play_texts_cannot() -> None:
    passes("""
        cards:
          Gun: "Operation | (any time): 0: draw 1 card"
          Ban: "Operation | (auto A): the enemy player cannot play texts"
          Haro: "Command | (any time): draw 1 card"
        position: {A: {hand: [Haro], disposition: [Gun]}, B: {disposition: [Ban]}}
        script:
        - expect: {can: [play Haro], cannot: {use Gun: GW-22.9}}
        """)


# --- several auto A texts that begin at the same moment (GW-10.4, 22.1) ---------------------------------

TWINS = """
    cards:
      Small: "Operation | (auto A): all own Units are treated as {Unit, Space, 1/1/1}"
      Large: "Operation | (auto A): all own Units are treated as {Unit, Space, 5/5/5}"
      Aura: "Operation | (auto A): all own Units get +1/+0/+0"
      Halo: "Operation | (auto A): all own Units get +0/+1/+0"
      Lift: "Command | (any time): move all Operations in the own Junkyard to the own Disposition Area"
      Both: {is: Operation, text: ["(auto A): all own Units are treated as {Unit, Space, 1/1/1}", \
    "(auto A): all own Units are treated as {Unit, Space, 5/5/5}"]}
      GM: Unit 2/1/3
      Frail: "Unit 2/1/9 | (auto A): this card gets +0/+0/+0"
    """


@pytest.mark.parametrize("turn", ["A", "B"])
@pytest.mark.parametrize(("last", "stats"), [("Small", "1/1/1"), ("Large", "5/5/5")])
def test_10_4_the_attacking_player_orders_texts_that_begin_together(turn: str, last: str, stats: str) -> None:
    first = "Large" if last == "Small" else "Small"
    passes(f"""{TWINS}
    position: {{turn: {turn}, A: {{hand: [Lift], junkyard: [Small, Large], disposition: [GM]}}}}
    script:
    - until: A's question window
    - A: play Lift
    - both pass
    - expect: {{asked: {turn}, question: order, rule: GW-10.4, options: [Small, Large]}}
    - {turn}: {first}
    - expect: {{GM: {stats}, question: window, cites: [GW-10.4]}}
    - until: next turn
    - expect: {{GM: {stats}}}
    """)


def test_10_4_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    passes(f"""{TWINS}
    position: {{A: {{hand: [Lift], junkyard: [Aura, Halo, Small], disposition: [GM]}}}}
    script:
    - A: play Lift
    - both pass
    - expect: {{question: window, GM: 2/2/1, does not cite: [GW-10.4]}}
    """)


def test_10_4_only_those_are_asked_about_that_begin_together() -> None:
    passes(f"""{TWINS}
    position: {{A: {{hand: [Lift, Small], junkyard: [Large], disposition: [GM]}}}}
    script:
    - A: play Small
    - both pass
    - expect: {{GM: 1/1/1}}
    - A: play Lift
    - both pass
    - expect: {{question: window, GM: 5/5/5}}
    """)


def test_10_4_two_texts_of_one_card_begin_together() -> None:
    passes(f"""{TWINS}
    position: {{A: {{hand: [Both], disposition: [GM]}}}}
    script:
    - A: play Both
    - both pass
    - expect: {{asked: A, question: order, rule: GW-10.4}}
    - until: free timing
    """)


def test_10_4_destruction_is_looked_at_after_the_order() -> None:
    """With 1/1/1 the damaged Unit would be destroyed; it never was, if that text comes first."""
    passes(f"""{TWINS}
    position: {{A: {{hand: [Lift], junkyard: [Large, Small], disposition: [Frail: 3 damage]}}}}
    script:
    - A: play Lift
    - both pass
    - expect: {{question: order, Frail: not destroyed}}
    - what if:
      - A: Large
      - expect: {{Frail: "1/1/1, destroyed"}}
    - A: Small
    - expect: {{Frail: "5/5/5, not destroyed", question: window}}
    """)


@pytest.mark.parametrize("hand", ["[Take, Give]", "[Give, Take]"])
def test_22_4_with_a_lost_keyword_goes_what_it_lets_one_play(hand: str) -> None:
    names = hand.strip("[]").split(", ")
    passes(f"""
        cards:
          Give: "Command | (any time): 1 Unit gains Resupply until end of turn"
          Take: "Command | (any time): 1 Unit loses Resupply until end of turn"
          GM: Unit 2/1/3
          Zaku: Unit 2/1/3
        position: {{at: Attack Step, A: {{hand: {hand}, disposition: [GM, Zaku: rolled]}}}}
        script:
        - A: play {names[0]} on GM
        - both pass
        - A: play {names[1]} on GM
        - both pass
        - expect: {{GM: lacks Resupply, options: [pass]}}
        """)


@pytest.mark.parametrize("gain", ["Raid", '\\"(any time): 0: draw 1 card\\"'])
@pytest.mark.parametrize(("order", "has"), [("School, Hush", False), ("Hush, School", True)])
def test_22_3_a_text_given_after_it_was_negated_is_there(gain: str, order: str, has: bool) -> None:
    keyword = gain == "Raid"
    if keyword:
        expected = "{GM: has Raid}" if has else "{GM: lacks Raid}"
    else:
        expected = "{can: [use GM]}" if has else "{cannot: [use GM]}"
    passes(f"""
        cards:
          School: "Operation | (auto A): all Units gain {gain}"
          Hush: "Operation | (auto A): all Units have negated text"
          GM: Unit 2/1/3
        position: {{A: {{disposition: [{order}, GM]}}}}
        script:
        - expect: {expected}
        """)


def test_10_4_the_question_can_be_saved_and_loaded() -> None:
    state = state_of(f"""{TWINS}
    position: {{A: {{hand: [Lift], junkyard: [Small, Large], disposition: [GM]}}}}
    """)
    for choice in ("play Lift", "pass", "pass"):
        state.choose(choice)
    again = state.rules.load(state.to_bytes())
    assert state.texts() == again.texts() == ["Small", "Large"]
    for each in (state, again):
        each.choose("Large")
    assert state.fingerprint() == again.fingerprint()


def test_22_1_effects_on_hold_that_act_at_the_same_moment_too() -> None:
    passes("""
        cards:
          Heal: "Command | (any time): at the end of turn, recover 1"
          Hit: "Command | (any time): at the end of turn, deal 1 damage to the own Nation"
        position: {A: {hand: [Heal]}, B: {hand: [Hit]}}
        script:
        - A: play Heal
        - both pass
        - A: pass
        - B: play Hit
        - both pass
        - until: question order
        - expect: {asked: A, rule: GW-22.1, options: [Heal, Hit]}
        - A: Hit
        - expect: {turn: B, A: {nation: 20}, B: {nation: 19}}
        """)


def test_22_1_the_order_of_effects_on_hold_decides() -> None:
    cards = """
        cards:
          Heal: "Command | (any time): at the end of turn, recover 1"
          Hit: "Command | (any time): at the end of turn, deal 1 damage to the own Nation"
    """
    for first, lost in (("Heal", 1), ("Hit", 0)):
        passes(f"""{cards}
        position: {{A: {{hand: [Heal, Hit]}}}}
        script:
        - A: play Heal
        - both pass
        - A: play Hit
        - both pass
        - until: question order
        - A: {first}
        - expect: {{turn: B, A: {{lost: {lost}}}}}
        """)


def test_10_4_one_part_of_an_effect_after_the_other_is_no_single_moment() -> None:
    passes(f"""{TWINS.replace("Lift:", "Old:")}
      Lift: "Command | (any time): move 1 Operation named \\"Small\\" in the own Junkyard to the own \
    Disposition Area; \\
    then move 1 Operation named \\"Large\\" in the own Junkyard to the own Disposition Area"
    position: {{A: {{hand: [Lift], junkyard: [Small, Large], disposition: [GM]}}}}
    script:
    - A: play Lift
    - both pass
    - expect: {{GM: 5/5/5, question: window}}
    """)


def test_22_1_three_effects_are_put_in_any_order() -> None:
    cards = """
        cards:
          One: "Operation | (auto C): at the start of the Attack Step, deal 1 damage to the enemy Nation"
          Two: "Operation | (auto C): at the start of the Attack Step, draw 1 card"
          Three: "Operation | (auto C): at the start of the Attack Step, recover 1"
    """
    for order in (("One", "Two", "Three"), ("Three", "One", "Two"), ("Two", "Three", "One")):
        passes(f"""{cards}
        position: {{A: {{disposition: [One, Two, Three]}}}}
        script:
        - until: question order
        - A: {order[0]}
        - A: {order[1]}
        - expect: {{question: cut}}
        - both pass
        - expect: {{events: [resolves {order[0]}, resolves {order[1]}, resolves {order[2]}]}}
        """)


def test_22_7_all_does_not_reach_what_cannot_be_targeted() -> None:
    passes("""
        cards:
          Raze: "Command | (any time): destroy all enemy Units"
          GM: Unit 2/1/3
          Veil: "Unit 2/1/3 | (auto A): this card cannot be the target of enemy effects"
        position: {A: {hand: [Raze]}, B: {disposition: [GM, Veil]}}
        script:
        - A: play Raze
        - both pass
        - expect: {GM: destroyed, Veil: not destroyed}
        """)


def test_10_4_what_makes_no_difference_is_not_among_the_options() -> None:
    passes(f"""{TWINS}
    position: {{A: {{hand: [Lift], junkyard: [Aura, Small, Halo, Large], disposition: [GM]}}}}
    script:
    - A: play Lift
    - both pass
    - expect: {{question: order, options: [Small, Large]}}
    - A: Small
    - expect: {{GM: 6/6/5, question: window}}
    """)


def test_22_8_with_nothing_that_could_be_affected_all_cannot_be_used() -> None:
    passes("""
        cards:
          Raze: "Command | (any time): destroy all enemy Units"
          Save: "Command | (any time): negate the destruction of all own Units"
          Wake: "Command | (any time): reroll all own Units"
          Blast: "Command | (any time): deal 1 damage to all enemy Units"
          GM: Unit 2/1/3
          Kill: "Command | (any time): destroy 1 Unit"
        cases:
          none there:
            position: {A: {hand: [Raze, Save, Wake]}}
            script:
            - expect: {cannot: {play Raze: GW-22.8, play Save: GW-22.8, play Wake: GW-22.8}}
          none fit:
            position: {A: {hand: [Raze, Save, Wake], disposition: [GM]}}
            script:
            - expect: {cannot: {play Raze: GW-22.8, play Save: GW-22.8, play Wake: GW-22.8}}
          one of any kind:
            position: {A: {hand: [Save, Wake, Kill], disposition: [GM, GM: rolled]}, B: {disposition: [GM]}}
            script:
            - A: play Kill on GM
            - both pass
            - expect: {can: [play Save, play Wake]}
        """)

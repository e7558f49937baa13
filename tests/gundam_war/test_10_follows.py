"""Auto A follows the current state, whatever it looks at (GW-10.2, 10.3, 10.12)."""

from __future__ import annotations

import pytest
from scenes import passes

# What an auto A text may look at: the condition, a position without it, the steps that bring it about, the
# steps that end it.
CONDITIONS = {
    "rolled": (
        "this card is rolled",
        "A: {hand: [Tap, Wake], disposition: [Watch]}",
        ["A: play Tap on Watch", "both pass"],
        ["A: play Wake on Watch", "both pass"],
    ),
    "another card rolled": (
        "there are own rolled Operations",
        "A: {hand: [Tap, Wake], disposition: [Watch, Yard]}",
        ["A: play Tap on Yard", "both pass"],
        ["A: play Wake on Yard", "both pass"],
    ),
    "Units there": (
        "there are enemy Units",
        "{A: {hand: [Away]}, B: {hand: [Fast]}}",
        ["A: pass", "B: play Fast", "both pass"],
        ["A: play Away", "both pass"],
    ),
    "destroyed": (
        "there are destroyed Units",
        "{A: {hand: [Kill], disposition: [Watch, GM]}}",
        ["A: play Kill on GM", "both pass"],
        ["both pass"],
    ),
    "coins on a card": (
        'the number of \\"medal\\" coins on this card is 1 or more',
        "{A: {hand: [Mark, Unmark]}}",
        ["A: play Mark on Watch", "both pass"],
        ["A: play Unmark on Watch", "both pass"],
    ),
    "coins of a player": (
        'the number of own \\"medal\\" coins is 1 or more',
        "{A: {hand: [Win, Lose]}}",
        ["A: play Win", "both pass"],
        ["A: play Lose", "both pass"],
    ),
    "cards in hand": (
        "the number of cards in the own hand is 2 or less",
        "{A: {hand: [Haro, Haro, Draw3]}}",
        ["A: play Haro"],
        ["both pass", "A: play Draw3", "both pass"],
    ),
    "cards in the Junkyard": (
        "the number of Units in the own Junkyard is 1 or more",
        "{A: {hand: [Away, Dig], disposition: [Watch, GM]}}",
        ["A: play Away", "both pass"],
        ["A: play Dig on GM", "both pass"],
    ),
    "cards in the Nation": (
        "the number of cards in the own Nation is 19 or less",
        "{A: {hand: [Haro, Heal], lost: [3]}}",
        ["A: play Haro", "both pass"],
        ["A: play Heal", "both pass"],
    ),
    "nation power": (
        "the own nation power is 1 or more",
        "{A: {hand: [Blue G, Scrap]}}",
        ["A: play Blue G", "both pass"],
        ["A: play Scrap on Blue G", "both pass"],
    ),
    "power produced": (
        "you produce [0-1]",
        "{A: {hand: [Blue G, Scrap]}}",
        ["A: play Blue G", "both pass"],
        ["A: play Scrap on Blue G", "both pass"],
    ),
    "a phase": (
        "it is the own Attack Step",
        "{}",
        ["until: Attack Step"],
        ["until: Defend Step"],
    ),
    "whose turn": (
        "it is the enemy turn",
        "{}",
        ["until: B's turn"],
        ["until: A's turn"],
    ),
    "damage": (
        "there are own Units with defence 5 or more",
        "{A: {hand: [Steel], disposition: [Watch, GM]}}",
        ["A: play Steel on GM", "both pass"],
        ["until: next turn"],
    ),
    "a text given": (
        "there are own Units with Raid",
        "{A: {hand: [Give, Take], disposition: [Watch, GM]}}",
        ["A: play Give on GM", "both pass"],
        ["A: play Take on GM", "both pass"],
    ),
    "the Lost Card Pile": (
        "the number of cards in the own Lost Card Pile is 1 or more",
        "{A: {hand: [Hurt, Heal]}}",
        ["A: play Hurt", "both pass"],
        ["A: play Heal", "both pass"],
    ),
    "the enemy hand": (
        "the number of cards in the enemy hand is 0 or less",
        "{B: {hand: [Haro]}}",
        ["A: pass", "B: play Haro"],
        ["both pass"],
    ),
    "enemy power": (
        "the own nation power is more than the enemy nation power",
        "{A: {hand: [Scrap, Scrap], power: {blue: 1}}, B: {power: {red: 1}}}",
        ["A: play Scrap on Red G", "both pass"],
        ["A: play Scrap on Blue G", "both pass"],
    ),
    "points": (
        "the own Vulture Points is 1 or more",
        "{A: {hand: [Score]}}",
        ["A: play Score", "both pass"],
        ["until: next turn"],
    ),
    "a name": (
        'there are own Operations named \\"Yard\\"',
        "{A: {hand: [Yard, Scrap2]}}",
        ["A: play Yard", "both pass"],
        ["A: play Scrap2 on Yard", "both pass"],
    ),
    "a set card": (
        "there are own Units with a set Character",
        "{A: {hand: [Ace, Snipe], disposition: [Watch, GM]}}",
        ["A: play Ace on GM", "both pass"],
        ["A: play Snipe on Ace", "both pass"],
    ),
}

CARDS = """
    cards:
      Watch: "Operation | (auto A): while CONDITION, all own Operations gain Raid"
      Yard: Operation
      GM: Unit 2/1/3
      Fast: "Unit 2/1/3 | Quick"
      Ace: Character +1/+0/+0
      Tap: "Command | (any time): roll 1 Operation"
      Wake: "Command | (any time): reroll 1 Operation"
      Away: "Command | (any time): abolish 1 Unit"
      Snipe: "Command | (any time): abolish 1 Character"
      Scrap: "Command | (any time): abolish 1 G"
      Kill: "Command | (any time): destroy 1 Unit"
      Mark: "Command | (any time): put 1 \\"medal\\" coin on 1 Operation"
      Unmark: "Command | (any time): take 1 \\"medal\\" coin off 1 Operation"
      Win: "Command | (any time): gain 1 \\"medal\\" coin"
      Lose: "Command | (any time): give up 1 \\"medal\\" coin"
      Haro: "Command | (any time): draw 1 card"
      Draw3: "Command | (any time): draw 3 cards"
      Dig: "Command | (any time): remove 1 Unit in the own Junkyard from the game"
      Heal: "Command | (any time): recover 3"
      Steel: "Command | (any time): 1 Unit gets +0/+0/+2 until end of turn"
      Hurt: "Command | (any time): deal 1 damage to the own Nation"
      Score: "Command | (any time): raise the own Vulture Points by 2"
      Scrap2: "Command | (any time): abolish 1 own Operation"
      Give: "Command | (any time): 1 Unit gains Raid until end of turn"
      Take: "Command | (any time): 1 Unit loses Raid until end of turn"
    """


@pytest.mark.parametrize("name", CONDITIONS)
def test_10_12_auto_a_follows_the_current_state(name: str) -> None:
    condition, position, begin, end = CONDITIONS[name]
    if not position.startswith("{"):
        position = "{" + position + "}"
    if "Watch" not in position and "A: {" in position:
        position = position.replace("A: {", "A: {disposition: [Watch], ")
    elif "Watch" not in position:
        position = position.replace("{", "{A: {disposition: [Watch]}, ", 1)
    steps = "\n".join(
        f"    - {step}"
        for step in [
            "expect: {Watch: lacks Raid}",
            *begin,
            "expect: {Watch: has Raid}",
            *end,
            "expect: {Watch: lacks Raid}",
        ]
    )
    passes(f"{CARDS.replace('CONDITION', condition)}\n    position: {position}\n    script:\n{steps}\n")


BATTLE = {
    "in a battle area": ("this card is in a battle area", "Return Step, after"),
    "sortied": ("this card has sortied", "next turn"),
    "engaged": ("this card is engaged", "Return Step, after"),
    "head": ("this card is the head of this card's squad", "Return Step, after"),
    "an enemy engaged with it": ("there are enemy Units engaged with this card", "Return Step, after"),
}


@pytest.mark.parametrize("name", [name for name in BATTLE if name != "head"])
def test_10_12_auto_a_follows_the_battle(name: str) -> None:
    condition, over = BATTLE[name]
    passes(f"""
        cards:
          Watch: "Unit 2/1/9 | (auto A): while {condition}, this card gets +3/+0/+0"
          Zaku: Unit 1/1/9
        position: {{at: Attack Step, A: {{disposition: [Watch]}}, B: {{Earth: [Zaku]}}}}
        script:
        - expect: {{Watch: 2/1/9}}
        - until: question sortie
        - A: [sortie Watch -> Earth, done]
        - expect: {{Watch: 5/1/9}}
        - until: {over}
        - expect: {{Watch: 2/1/9}}
        """)

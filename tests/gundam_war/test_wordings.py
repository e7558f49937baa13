"""Other wordings of cards are read as the language's own."""

from __future__ import annotations

import pytest

from cutin.gundam_war.language import read_line, write_node

ANY = "(any time): "
SAME = [
    (
        ANY + "the enemy player discards 1 card",
        ANY + "the enemy player has to abolish 1 chosen card in the enemy hand",
    ),
    (
        ANY + "put 1 Unit on top of its owner's Nation",
        ANY + "move 1 Unit to the top of the original owner's Nation",
    ),
    (ANY + "negate 1 enemy Command being played", ANY + "negate the play of 1 enemy Command being played"),
    (
        ANY + "negate the play of 1 enemy Command and abolish it",
        ANY + "negate the play of 1 enemy Command being played; in that case abolish that card",
    ),
    (
        ANY + "move 1 Unit from the own Junkyard to the own hand",
        ANY + "move 1 Unit in the own Junkyard to the own hand",
    ),
    (
        ANY + "put 1 Unit from the own hand into the own Disposition Area",
        ANY + "move 1 Unit in the own hand to the own Disposition Area",
    ),
    (ANY + "move 1 own Character to 1 own Unit", ANY + "set 1 own Character on 1 own Unit"),
    (
        ANY + 'put 1 "Zaku" coin {Unit, Space, 2/1/2, Raid} in Space',
        ANY + 'put 1 "Zaku" coin {Unit, Space, 2/1/2, "Raid"} in Space',
    ),
    (
        ANY + "the own squad in Earth gets +1/+1/+1 until end of turn",
        ANY + "all Units of the own squad in Earth get +1/+1/+1 until end of turn",
    ),
    (
        ANY + "1 own Operation is treated as a Unit 0/0/2 until end of turn",
        ANY + "1 own Operation is treated as {Unit, 0/0/2} until end of turn",
    ),
    (
        ANY + "1 Unit loses Space and Earth until end of turn",
        ANY + "1 Unit loses Space, and loses Earth until end of turn",
    ),
    (ANY + "destroy 1 enemy Unit at the end of the turn", ANY + "at the end of turn, destroy 1 enemy Unit"),
    (ANY + "negate all unresolved effects of 1 card", ANY + "negate the unresolved effects of 1 card"),
    (ANY + "draw 1 card and abolish this card", ANY + "draw 1 card; then abolish this card"),
    (ANY + "the enemy player reveals the hand", ANY + "reveal all cards in the enemy hand"),
    (ANY + "1 Unit gets defence +3 until end of turn", ANY + "1 Unit gets +0/+0/+3 until end of turn"),
    (
        ANY + "destroy all Units whose name contains Zaku",
        ANY + 'destroy all Units with a name containing "Zaku"',
    ),
    (
        ANY + "negate the text of 1 card and its still unresolved effects until end of turn",
        ANY + "1 card has negated text, and has negated unresolved effects until end of turn",
    ),
    (
        ANY + "put a Zaku coin {Unit, Space, 2/1/2}, rerolled, in the own Disposition Area. This coin cannot "
        "sortie in the turn in which it has come out.",
        ANY
        + 'put 1 "Zaku" coin {Unit, Space, 2/1/2} rerolled in the own Disposition Area; each of them cannot '
        "sortie in the turn in which it has come out",
    ),
    (
        ANY + "draw X cards (X is the number of coins placed on this card)",
        ANY + "draw X cards, where X is the number of coins on this card",
    ),
    ("(Auto D): if engaged in battle, draw 1 card", "(auto D): if this card is engaged, draw 1 card"),
    (
        "(Auto D): when an own Operation is played and comes out, draw 1",
        "(auto D): when an own Operation is played and comes out, draw 1 card",
    ),
    (
        "(Auto D): if 1 or more enemy Units are destroyed by battle damage of this card's squad, at "
        "the start of the Return Step put a +1/+1/+1 coin on this card",
        "(auto D): if an enemy Unit is destroyed by battle damage of this card's squad, at the start of "
        "the Return Step, put 1 +1/+1/+1 coin on this card",
    ),
    ("(Auto A): this Unit gains Earth and loses Space", "(auto A): this card gains Earth, and loses Space"),
    (
        "this card will not be destroyed by enemy effects",
        "(auto A): this card is not destroyed by enemy effects",
    ),
    ("(auto A): this card has High Mobility", "(auto A): this card gains High Mobility"),
    (
        "(auto A): while this card is rolled, all own Units in the same area get +1/+0/+0",
        "(auto A): while this card is rolled, all own Units in the same area as this card get +1/+0/+0",
    ),
    (
        "(auto A): while engaged, this card gets +1/+0/+0",
        "(auto A): while this card is engaged, this card gets +1/+0/+0",
    ),
    ("(auto A): no player can play Commands", "(auto A): each player cannot play Commands"),
    (
        "(auto A): all Units engaged with this card have their text negated",
        "(auto A): all Units engaged with this card have negated text",
    ),
    ("(auto A): this card produces 1 blue nation power", "(auto A): this card produces 1 blue power"),
    (
        "(Defend Step): cost (0): 3 damage to 1 enemy Unit engaged with this card",
        "(Defend Step): 0: deal 3 damage to 1 enemy Unit engaged with this card",
    ),
    (
        "(Battle Phase): cost (1): reroll this card if it is in a battle area. In that case roll "
        "the head of the enemy squad engaged with it.",
        "(Battle Phase): 1: if this card is in a battle area, reroll this card; in that case roll "
        "the head of the enemy squad engaged with this card",
    ),
    (
        "(auto A): as long as this card is rolled, all own Units get +1/+0/+0",
        "(auto A): while this card is rolled, all own Units get +1/+0/+0",
    ),
    (
        "(any time): all own Units get +1/+0/+0 this turn",
        "(any time): all own Units get +1/+0/+0 until end of turn",
    ),
    (
        '(any time): 1: 1 Unit named "GM" or "Zaku" gets +1/+1/+1 until end of turn',
        '(any time): 1: 1 Unit named "GM" or 1 Unit named "Zaku" gets +1/+1/+1 until end of turn',
    ),
    (
        "(any time): if the number of own Units is less than the number of enemy Units, draw 2 cards",
        "(any time): if the number of enemy Units is more than the number of own Units, draw 2 cards",
    ),
    (
        "(any time): destroy 1 Unit with close combat 2 or less and defence 3 or less",
        "(any time): destroy 1 Unit with close combat 2 or less with defence 3 or less",
    ),
    (
        "(any time): if there are no own Units in Earth, draw 1 card",
        "(any time): if there is no own Unit in Earth, draw 1 card",
    ),
    (
        "(auto D): each time another own Unit is destroyed, draw 1 card",
        "(auto D): each time an other own Unit is destroyed, draw 1 card",
    ),
    ("(auto A): other own Units get +1/+1/+1", "(auto A): all other own Units get +1/+1/+1"),
    (
        "(auto D): when this card enters the field, draw 1 card",
        "(auto D): when this card comes out, draw 1 card",
    ),
    (
        "(auto D): whenever an own Unit is rolled, draw 1 card",
        "(auto D): each time an own Unit is rolled, draw 1 card",
    ),
    (
        "(any time): destroy 1 enemy Unit unless the enemy player pays 2",
        "(any time): unless the enemy player pays 2, destroy 1 enemy Unit",
    ),
    (
        "(any time): draw cards equal to the number of own Units",
        "(any time): draw X cards, where X is the number of own Units",
    ),
    (
        "(any time): draw a card for each own Unit",
        "(any time): draw X cards, where X is the number of own Units",
    ),
    (
        "(any time): choose 1 own Unit; it gets +1/+1/+1 until end of turn",
        "(any time): you choose 1 own Unit; then the chosen card gets +1/+1/+1 until end of turn",
    ),
]


@pytest.mark.parametrize(("other", "normal"), SAME)
def test_other_wordings_have_one_normal_form(other: str, normal: str) -> None:
    assert write_node(read_line(other)) == normal
    assert write_node(read_line(normal)) == normal

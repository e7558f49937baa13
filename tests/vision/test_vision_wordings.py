"""Texts as players say them, and how the language has them."""

from __future__ import annotations

import pytest

from cutin.vision.language import read_line, write_node

SAID = [
    (
        "(play): 1 character gains [First Strike] until end of turn",
        "(play): 1 character gains First Strike until end of turn",
    ),
    (
        "(always): X: deal X damage to target player",
        "(always): X: deal X damage to 1 player",
    ),
    (
        "(own turn) (S): deal 1 damage to target character",
        "(own turn): S: deal 1 damage to 1 character",
    ),
    (
        "(play): deal 1 damage to all characters and all players",
        "(play): deal 1 damage to all characters and each player",
    ),
    (
        "(play): deal 2 damage to 1 character and 2 damage to the enemy player",
        "(play): deal 2 damage to 1 character and the enemy player",
    ),
    (
        "(play): deal damage equal to the attack of 1 own character to 1 enemy character",
        "(play): deal the attack of 1 own character damage to 1 enemy character",
    ),
    (
        "(play): exclude all cards in each underworld",
        "(play): exclude all cards in an underworld",
    ),
    (
        "(play): the enemy player reveals the enemy hand",
        "(play): reveal all cards in the enemy hand",
    ),
    (
        "(play): each player discards the hand",
        "(play): discard all cards in a hand",
    ),
    (
        "(play): until end of turn, no player takes damage",
        "(play): until end of turn, no player can take damage",
    ),
    (
        "(play): you take no battle damage until end of turn",
        "(play): until end of turn, you cannot take battle damage",
    ),
    (
        "(auto alpha): players cannot gain life",
        "(auto alpha): no player can gain life",
    ),
    (
        "(play): end this turn",
        "(play): end the turn",
    ),
    (
        "(play): end the current phase",
        "(play): end the phase",
    ),
    (
        "(play): at the end of this interference, end the turn",
        "(play): at the end of the interference, end the turn",
    ),
    (
        "(play): at the end of turn, discard all own characters",
        "(play): at the end of the turn, discard all own characters",
    ),
    (
        "(auto gamma): at the end of each turn, draw 1 card",
        "(auto gamma): at the end of the turn, draw 1 card",
    ),
    (
        "(play): the attack of 1 character becomes 0 until end of turn",
        "(play): 1 character has attack 0 until end of turn",
    ),
    (
        "(play): turn all nodes active",
        "(play): make all nodes active",
    ),
    (
        "(play): take control of 1 enemy character until end of turn",
        "(play): move 1 enemy character to the own field; "
        "then at the end of the turn, move that card to the enemy field",
    ),
    (
        "(play): cancel the attack",
        "(play): cancel the attack of all attacking characters",
    ),
    (
        "(play): choose a race; all characters of that race get -1/-1 until end of turn",
        "(play): declare a race; then all characters of the declared race get -1/-1 until end of turn",
    ),
    (
        "(play): if you have 5 or more nodes, draw 2 cards",
        "(play): if the number of own nodes is 5 or more, draw 2 cards",
    ),
    (
        "(play): if you have 2 or less cards in hand, draw 2 cards",
        "(play): if the number of cards in the own hand is 2 or less, draw 2 cards",
    ),
    (
        "(play): if your life is 10 or less, draw 2 cards",
        "(play): if the own life is 10 or less, draw 2 cards",
    ),
    (
        "(auto gamma): when this character attacks or defends, draw 1 card",
        "(auto gamma): when this character attacks or this character defends, draw 1 card",
    ),
    (
        "(auto gamma): when an enemy character attacks, this character becomes active",
        "(auto gamma): when an enemy character attacks, make this character active",
    ),
    (
        "(auto gamma): when this character becomes dying by battle, draw 1 card",
        "(auto gamma): when this character has become dying in battle, draw 1 card",
    ),
    (
        "(auto gamma): when another character enters your field, draw 1 card",
        "(auto gamma): when an other own character enters, draw 1 card",
    ),
    (
        "(auto gamma): when you draw a card, you gain 1 life",
        "(auto gamma): when you have drawn cards, you gain 1 life",
    ),
    (
        "(auto gamma): when the enemy player plays a spell card, negate its play",
        "(auto gamma): when an enemy spell card is played, negate the play of that card",
    ),
    (
        "(auto gamma): when this character would be discarded, return it to its owner's hand instead",
        "(auto gamma): when this character would be discarded, return that card to the original owner's hand",
    ),
    (
        "(auto gamma): when the host of this card has become dying, draw 1 card",
        "(auto gamma): when the card under this card has become dying, draw 1 card",
    ),
    (
        "(auto alpha): this character gets +1/+0 for each other own character",
        "(auto alpha): this character gets +X/+0, where X is the number of other own characters",
    ),
    (
        "(auto alpha): this character gets +1/+1 for each card set on it",
        "(auto alpha): this character gets +1/+1 for each set card",
    ),
    (
        "(auto gamma): when this character would take damage, reduce that damage by 1",
        "(auto gamma): when this character would take damage, change that damage to (that damage minus 1)",
    ),
    (
        "(auto gamma): when this character would deal damage, double that damage",
        "(auto gamma): when this character would deal damage, change that damage to (2 times that damage)",
    ),
    (
        "(auto alpha): while it is your turn, this character has First Strike",
        "(auto alpha): while it is the own turn, this character gains First Strike",
    ),
    (
        "(auto alpha): while this character is in battle, it gets +2/-1",
        "(auto alpha): while this character is battling, this character gets +2/-1",
    ),
    (
        "(auto alpha): the text of all enemy characters is negated",
        "(auto alpha): all enemy characters have negated text",
    ),
    (
        "(auto alpha): all spell cards that the enemy player plays cost 1 more",
        "(auto alpha): all spell cards that the enemy player plays get +1 cost",
    ),
    (
        "(play): if it is your turn, the next time you would take damage this turn, negate that damage",
        "(play): if it is the own turn, (the next time you would take damage this turn, negate that damage)",
    ),
    (
        "(play): the next time you would take damage this turn, "
        "(negate that damage; in that case draw 1 card)",
        "(play): the next time you would take damage this turn, negate that damage; in that case draw 1 card",
    ),
    (
        "(play): negate 1 activated effect",
        "(play): negate the used effect of 1 card",
    ),
    (
        "(play): put 1 card from your hand onto the field",
        "(play): put 1 card in the own hand onto the own field",
    ),
    (
        "(auto alpha): this character cannot be destroyed",
        "(auto alpha): this character is not discarded",
    ),
    (
        "(auto alpha): this character cannot become dying",
        "(auto alpha): this character does not become dying",
    ),
    (
        "(play): all characters become active",
        "(play): make all characters active",
    ),
    (
        "(play): all enemy characters go to sleep",
        "(play): put all enemy characters to sleep",
    ),
    (
        "(play): 1 own character attacks",
        "(play): attack with 1 own character",
    ),
    (
        "(play): shuffle your underworld into your deck",
        "(play): shuffle all cards in the own underworld into the own deck",
    ),
    (
        "(play): the enemy player discards 1 card at random",
        "(play): discard 1 random card in the enemy hand",
    ),
    (
        "(play): win the game",
        "(play): you win the game",
    ),
    (
        "(play): this card deals 2 damage to 1 character",
        "(play): deal 2 damage to 1 character",
    ),
    (
        "(play): deal 3 damage divided among up to 3 characters",
        "(play): distribute 3 damage among up to 3 characters",
    ),
    (
        '(play): deal 2 damage to all characters without race "fairy"',
        '(play): deal 2 damage to all characters other than (characters of race "fairy")',
    ),
    (
        "(play): until end of turn, all characters lose all abilities",
        "(play): until end of turn, all characters have negated text",
    ),
    (
        "(play): until the start of your next turn, all own characters get +1/+1",
        "(play): until the start of the next own turn, all own characters get +1/+1",
    ),
    (
        "(play): end the Main Phase",
        "(play): end the phase",
    ),
    (
        "(play): if an enemy character attacked this turn, draw 1 card",
        "(play): if an enemy character has attacked this turn, draw 1 card",
    ),
    (
        '(play): if you have a character named "Queen" on your field, draw 2 cards',
        '(play): if there are own characters named "Queen", draw 2 cards',
    ),
    (
        "(play): if there are 3 or more characters, draw 1 card",
        "(play): if the number of characters is 3 or more, draw 1 card",
    ),
    (
        "(play): you gain life equal to the number of own characters",
        "(play): you gain X life, where X is the number of own characters",
    ),
    (
        "(play): deal damage to 1 character equal to its attack",
        "(play): deal X damage to 1 character, where X is the attack of that card",
    ),
    (
        "(play): discard 1 character whose endurance is 2 or less",
        "(play): discard 1 character with endurance 2 or less",
    ),
    (
        "(auto gamma): when this character battles a character, draw 1 card",
        "(auto gamma): when this character battles with a character, draw 1 card",
    ),
    (
        "(auto gamma): when this character is defended against, draw 1 card",
        "(auto gamma): when an enemy character defends against this character, draw 1 card",
    ),
    (
        "(auto gamma): when an equipment is set on this character, draw 1 card",
        "(auto gamma): when an equipment card has been set on this character, draw 1 card",
    ),
    (
        "(auto gamma): once per turn, when you have taken damage, draw 1 card",
        "(auto gamma) (once per turn): when you have taken damage, draw 1 card",
    ),
    (
        "(auto alpha): other own characters get +1/+1",
        "(auto alpha): all other own characters get +1/+1",
    ),
    (
        "(auto alpha): your hand limit is 8",
        "(auto alpha): the hand limit of you is 8",
    ),
    (
        "(auto beta): this card cannot be played while there are own characters",
        "(auto beta): this card can be played only while it is not so that there are own characters",
    ),
    (
        "(auto beta): when this card is discarded from hand, draw 1 card",
        "(auto beta): when this card has been discarded from the own hand, draw 1 card",
    ),
    (
        "(auto alpha): as long as this character is asleep, all own characters get +1/+0",
        "(auto alpha): while this character is asleep, all own characters get +1/+0",
    ),
    (
        "(auto alpha): while there are no own nodes, this character gets +2/+2",
        "(auto alpha): while there is no own node, this character gets +2/+2",
    ),
    (
        "(play): all own characters get +1/+0 this turn",
        "(play): all own characters get +1/+0 until end of turn",
    ),
    (
        "(play): this turn, all own characters get +1/+0",
        "(play): all own characters get +1/+0 until end of turn",
    ),
    (
        '(always): 1: 1 own character named "A" or "B" gets +1/+1 until end of turn',
        '(always): 1: 1 own character named "A" or 1 own character named "B" gets +1/+1 until end of turn',
    ),
    (
        "(play): if the number of own characters is less than the number of enemy characters, draw 2 cards",
        "(play): if the number of enemy characters is more than the number of own characters, draw 2 cards",
    ),
    (
        "(play): discard all characters with attack 2 or less and endurance 2 or less",
        "(play): discard all characters with attack 2 or less with endurance 2 or less",
    ),
    ("(play): deal 3 damage to 1 character or 1 player", "(play): deal 3 damage to 1 player or 1 character"),
    (
        "(play): each player discards 2 cards",
        "(play): each player has to discard 2 chosen cards in that player's hand",
    ),
    (
        "(auto gamma): when this character has dealt battle damage to a player, "
        "that player discards 1 random card in hand",
        "(auto gamma): when this character has dealt battle damage to a player, "
        "that player has to discard 1 random card in that player's hand",
    ),
    (
        "(play): destroy 1 enemy character and draw 1 card",
        "(play): discard 1 enemy character; then draw 1 card",
    ),
    (
        "(play): return 1 enemy character to hand unless the enemy player pays 2",
        "(play): unless the enemy player pays 2, return 1 enemy character to the original owner's hand",
    ),
    (
        "(play): 1 character gains First Strike and Pierce until end of turn",
        "(play): 1 character gains First Strike, and gains Pierce until end of turn",
    ),
    (
        "(play): draw cards equal to the number of own characters",
        "(play): draw X cards, where X is the number of own characters",
    ),
    (
        "(play): choose 1 own character; it gets +1/+1 until end of turn",
        "(play): you choose 1 own character; then the chosen card gets +1/+1 until end of turn",
    ),
]


@pytest.mark.parametrize(("said", "usual"), SAID)
def test_said_and_written(said: str, usual: str) -> None:
    assert write_node(read_line(said)) == usual
    assert write_node(read_line(usual)) == usual

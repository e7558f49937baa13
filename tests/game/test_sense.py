"""Lines that read well and cannot be meant are refused, with the place and what to write instead."""

from __future__ import annotations

import pytest

from cutin.gundam_war.language import read_line as gundam_war
from cutin.language import TextError
from cutin.vision.language import read_line as vision

REFUSED = {
    # What nobody has chosen, named or seen.
    "(any time): destroy the chosen card": (21, "nothing has been before"),
    "(any time): move up to 3 Units to the own hand; then recover as many": (62, "of targets say"),
    "(any time): abolish 1 chosen own Unit: recover X, where X is the defence of the chosen card": (
        77,
        "choose it in the effect",
    ),
    "(any time): abolish 1 own Unit: recover X, where X is the defence of that card": (70, "what is paid"),
    "(any time): destroy that card": (21, "it has named none before"),
    "(any time): roll all enemy Units; then destroy those cards": (48, "it has named none before"),
    "(any time): 1 own Unit gains Raid until end of turn; then destroy 1 Unit; then roll that card": (
        85,
        "any of the targets",
    ),
    "(any time): destroy 1 Unit and 1 Unit; in that case recover X, where X is the defence of that Unit": (
        90,
        "any of the targets",
    ),
    "(any time): roll 2 Units; then destroy that card": (40, '"those cards"'),
    "(auto D): if an own Unit is destroyed, roll 1 Unit; then destroy that card": (66, "or the target"),
    "(auto D): if that card is destroyed, draw 1 card": (14, "it has named none before"),
    "(any time): abolish all looked-at cards": (25, "looked at before"),
    "(any time): destroy all Units in that area": (34, "no area"),
    "(auto A): this card gets +X/+X/+X": (27, "where X is"),
    "(auto D): if this card is destroyed, recover X": (46, "where X is"),
    # Where nobody chooses, and what "a" would be.
    "(auto A): 1 own Unit gets +1/+1/+1": (11, "nobody chooses"),
    "(auto D): if 1 own Unit is destroyed, draw 1 card": (14, "nobody chooses"),
    "(any time): destroy a Unit": (21, '"1 chosen"'),
    "(auto A): an own Unit gets +1/+1/+1": (11, '"all"'),
    # What each player does.
    "(any time): each player has to abolish 1 chosen own Unit": (49, '"of that player"'),
    "(any time): each player chooses 1 card in the enemy hand; then abolish the chosen cards": (
        47,
        '"of that player"',
    ),
    "(any time): each player may roll 1 chosen Unit of that player; in that case draw 1 card": (
        13,
        "decides alone",
    ),
    "(any time): unless each player pays 1, draw 1 card": (13, "one player pays"),
    "(any time): twice, the second time with the players swapped, draw 1 card; in that case roll 1 Unit": (
        13,
        "put ( )",
    ),
    # In a text that is given.
    '(auto A): all own Units gain "(any time): destroy that card"': (51, "it has named none before"),
}

REFUSED_IN_VISION = {
    "(play): negate that damage": (9, "is what is waited for"),
    "(play): draw that number cards": (14, "how much life"),
    "(auto gamma): when you have drawn cards, you gain that number life": (51, "how much life"),
    "(auto gamma): when this character defends against a character, discard that card": (
        72,
        "would be this card",
    ),
    "(auto gamma): at the start of the own turn, discard that card": (53, "named none before"),
    "(auto gamma): at the start of the next own turn, draw 1 card": (35, "comes every time"),
    "(play): negate that removal": (9, "is what is waited for"),
    "(play): negate that effect": (9, "is what is waited for"),
    "(play): you gain the negated damage life": (18, "no damage has been negated"),
    "(play): that player draws 1 card": (9, "no player"),
    "(play): discard all characters of the declared race": (32, "declared before"),
    "(auto gamma): when this character attacks, negate that damage": (44, "is what is waited for"),
}

READ = (
    "(any time): roll 2 Units; then destroy those cards",
    "(auto D): if an own Unit is destroyed, roll that card; then destroy 1 Unit",
    "(auto D): at the start of the own turn, roll 1 Unit; then destroy that card",
    "(auto D): if an own Unit is destroyed, roll 1 Unit; then destroy those cards",
    "(any time): each player may (roll 1 chosen Unit of that player; in that case draw 1 card)",
    "(auto A): while an own Unit is rolled, this card gets +1/+1/+1",
    "(any time): X: recover X",
    "(auto D): if this card is rolled, roll 1 Unit; then destroy that card",
    "(auto D): if this card is destroyed, move that card to the own hand",
)


@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_be_meant_is_refused(text: str) -> None:
    with pytest.raises(TextError) as caught:
        gundam_war(text)
    column, hint = REFUSED[text]
    assert caught.value.column == column
    assert hint in caught.value.message


@pytest.mark.parametrize("text", REFUSED_IN_VISION)
def test_vision_speaks_of_more_that_has_to_be_there(text: str) -> None:
    with pytest.raises(TextError) as caught:
        vision(text)
    column, hint = REFUSED_IN_VISION[text]
    assert caught.value.column == column
    assert hint in caught.value.message


@pytest.mark.parametrize("text", READ)
def test_what_can_be_meant_is_read(text: str) -> None:
    gundam_war(text)

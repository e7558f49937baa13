"""More ways to say which cards an effect works on."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.common import Side
from cutin.ability.form import Pick
from cutin.gundam_war.words.places import Squad


class ThatUnit(Pick, frozen=True):
    """The first target of the text whose description says Unit; in a triggered text the Unit spoken of."""

    phrase: ClassVar[str] = "that Unit"


class ThisUnit(Pick, frozen=True):
    """The Unit that this card is set on, or was when it left."""

    phrase: ClassVar[str] = "this card's Unit"


class SetGroupOf(Pick, frozen=True):
    """The cards with all cards of their set groups (GW-12.2)."""

    phrase: ClassVar[str] = "<s>the set group of {cards}"
    cards: Pick


class SetGroupsOf(Pick, frozen=True):
    """As `SetGroupOf`, of several."""

    phrase: ClassVar[str] = "<p>the set groups of {cards}"
    cards: Pick


class HeadOf(Pick, frozen=True):
    """The 1st Unit of the squad as the last check fixed it, or nothing (GW-14.13)."""

    phrase: ClassVar[str] = "<s>the head of {squad}"
    squad: Squad


class TheNation(Pick, frozen=True):
    """That player's Nation, as something that damage is dealt to."""

    phrase: ClassVar[str] = "<s>the {whose} Nation"
    whose: Side


class OneNation(Pick, frozen=True):
    """A Nation chosen as target."""

    phrase: ClassVar[str] = "1 Nation"

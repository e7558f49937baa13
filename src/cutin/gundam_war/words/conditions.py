"""What can be so or not."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutin.ability.form import Condition, Pick, Who
from cutin.gundam_war.words.costs import Power
from cutin.gundam_war.words.timings import During


class HasSortied(Condition, frozen=True):
    """The card is in a battle area to which it was sent out this turn, on that side if one is named
    (GW-14.1)."""

    phrase: ClassVar[str] = "{card} have|has sortied[ to {purpose}]"
    card: Pick
    purpose: Literal["attack", "defend"] | None = None


class ItIs(Condition, frozen=True):
    """It is now that part of a turn; "the own turn" is the turn of the text's player (GW-4.1)."""

    phrase: ClassVar[str] = "it is the {part}"
    part: During


class FirstOwnTurn(Condition, frozen=True):
    """It is the first turn of the game in which the text's player is the turn player."""

    phrase: ClassVar[str] = "it is the first own turn"


class Produces(Condition, frozen=True):
    """The player produces that power: so much of this card's designated colour, so much in all (GW-7.8)."""

    phrase: ClassVar[str] = "{who} produce|produces {power}"
    who: Who
    power: Power

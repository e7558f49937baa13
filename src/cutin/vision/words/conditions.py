"""What can be so or not."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.form import Cards, Condition, Pick, Who
from cutin.vision.words.picks import DoneName
from cutin.vision.words.timings import Part


class ItIs(Condition, frozen=True):
    """It is now that part of a turn."""

    phrase: ClassVar[str] = "it is the {part}"
    part: Part


class DoneSo(Condition, frozen=True):
    """This text has done that to the card."""

    phrase: ClassVar[str] = "{card} have|has been {deed} this way"
    card: Pick
    deed: DoneName


class HasAttacked(Condition, frozen=True):
    """In this turn that card, or a character of that player, has attacked; a cancelled attack has not
    happened (VIS-W.46)."""

    phrase: ClassVar[str] = "{who} have|has [{no}not ]attacked this turn"
    who: Pick | Who
    no: bool = False


class HasPlayed(Condition, frozen=True):
    """In this turn; a negated play does not count (VIS-5.2.5)."""

    phrase: ClassVar[str] = "{who} have|has [{no}not ]played <s>a|an {cards} this turn"
    who: Who
    cards: Cards
    no: bool = False


class HasSetNode(Condition, frozen=True):
    """From the hand, in this turn (VIS-W.35)."""

    phrase: ClassVar[str] = "{who} have|has [{no}not ]set a node this turn"
    who: Who
    no: bool = False


class HasTakenDamageThisTurn(Condition, frozen=True):
    phrase: ClassVar[str] = "{who} have|has [{no}not ]taken damage this turn"
    who: Pick | Who
    no: bool = False


class PlayedThisTurn(Condition, frozen=True):
    """This very card, wherever it is now; with "and entered": it came onto the field so."""

    phrase: ClassVar[str] = "{card} have|has been played[{entered} and entered] this turn"
    card: Pick
    entered: bool = False

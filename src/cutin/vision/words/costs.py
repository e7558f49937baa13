"""What is paid for a text, and by an effect."""

from __future__ import annotations

from typing import ClassVar

from cutin.ability.form import Amount, Cost


class NodeCost(Cost, frozen=True):
    """So much cost, paid with nodes (VIS-W.4)."""

    phrase: ClassVar[str] = "{amount}"
    amount: Amount


class SleepThis(Cost, frozen=True):
    """Put this card to sleep; it has to be active (VIS-7.1.3, VIS-W.15)."""

    phrase: ClassVar[str] = "S"


class LifeCost(Cost, frozen=True):
    """So many life points; no damage (VIS-W.26)."""

    phrase: ClassVar[str] = "{amount} life"
    amount: Amount

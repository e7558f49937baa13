"""What texts of VISION have besides what every text has: a price in nodes, modes, limits on a play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cutin.game import texts
from cutin.game.texts import CardTest, Fixed, Number, Slot, Static, Test, Trigger

if TYPE_CHECKING:
    from cutin.ability.form import Ability


class Price:
    """What is paid for an activated effect, apart from payments with a choice (those are slots).

    `cost` is in nodes (VIS-W.4), `x` says that it is X; `sleep` is (S), to put the card itself to sleep;
    `deeds` are the numbers of the payments that are done.
    """

    __slots__ = ("cost", "deeds", "sleep", "x")

    def __init__(self) -> None:
        self.cost = 0
        self.x = False
        self.sleep = False
        self.deeds: list[int] = []


class Text(texts.Text):
    """One line of text.

    `kind` is "play" (what is done when the card's play resolves, VIS-7.1.2), "use" (an activated effect),
    "alpha", "beta", "gamma" or "keyword"; `mask` are the times at which it can be used, or at which its
    card can be played if it `restricts` that (see `table.now`; 0: no limit); `on_play` says that it is
    carried out when the card's play resolves; `mode` is its number where one of several is chosen on play
    (0: it is always carried out); `declares` what has to be declared ("", "name", "race" or "number");
    `voluntary` that it is an automatic effect which its player may use with priority (VIS-1.12.2.d);
    `modes` are the texts of its modes, if it is not carried out itself but one of them is;
    `riders` are the ranges of steps in which a removal does not yet take over (OQ-10); `watchers` what parts
    of its effect wait for; `unresisted` that Resist does nothing against it;
    `while_held` are sentences that its effect puts in force for a while.
    """

    __slots__ = (
        "declares",
        "mode",
        "modes",
        "on_play",
        "price",
        "restricts",
        "riders",
        "unresisted",
        "voluntary",
        "watchers",
        "while_held",
    )

    def __init__(self, key: int, ability: Ability, kind: str) -> None:
        super().__init__(key, ability, kind)
        self.price = Price()
        self.mode = 0
        self.on_play = kind == "play"
        self.restricts = False
        self.voluntary = False
        self.declares = ""
        self.riders: tuple[tuple[int, int], ...] = ()
        self.modes: tuple[int, ...] = ()
        self.unresisted = False
        self.watchers: tuple[Trigger, ...] = ()
        self.while_held: list[Static] = []


__all__ = ["CardTest", "Fixed", "Number", "Price", "Slot", "Static", "Test", "Text", "Trigger"]

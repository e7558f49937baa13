"""Pieces of a board that every game has."""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from rich.panel import Panel
from rich.text import Text

from cutin.ability.form import Keyword
from cutin.game.state import GameState
from cutin.kernel.knowledge import knows

MOST = 6


def keyword_words(words: ModuleType) -> dict[str, str]:
    """For each class of keyword how a card says it, without its number: "Resist ({value})" is "Resist"."""
    return {
        name: re.split(r"[(\[{:\"\\]", word.phrase)[0].strip()
        for name, word in vars(words).items()
        if isinstance(word, type) and issubclass(word, Keyword) and word is not Keyword
    }


def some(names: Sequence[str], most: int = MOST) -> str:
    """The first names, and how many more there are."""
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more


def own_hand(state: GameState, seat: int) -> list[Any]:
    """The facts of the cards in the seat's hand: the zone that this seat alone sees."""
    zone = next(z for z in range(len(state.zones)) if state.rules.sees[z] == 1 << seat)
    return [state.rules.defs[state.kinds[c]] for c in state.zones[zone] if knows(state, seat, c)]


def hand_panel(lines: Sequence[Text]) -> Panel:
    """The hand, a line for each kind of card."""
    return Panel(Text("\n").join(lines), title="hand", title_align="left", border_style="dim")

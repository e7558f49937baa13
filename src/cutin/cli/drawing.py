"""Pieces of a board that every game has."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from cutin.ability.form import Keyword
from cutin.game.state import GameState
from cutin.kernel.knowledge import knows

MOST = 6
LOW = 8
View = dict[str, Any]
HandLine = Callable[[Any, Text], Text]
"""Adds what is said of a card in hand to the beginning of its line."""


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


def headline(view: View) -> Text:
    """Turn, phase, whose it is."""
    line = Text(f"Turn {view['turn']}", style="bold")
    line.append(f"   {view['phase']} of {view['turn_player']}", style="bold cyan")
    line.append(f"   {view['part']}", style="dim")
    line.append(f"   you are {view['seat']}")
    return line


def pile_count(line: Text, name: str, number: int, warned: bool) -> None:
    """Adds how many cards lie in a pile; few of one that must not run out stand out."""
    line.append(name, style="dim")
    line.append(f" {number}   ", style="bold red" if warned and number <= LOW else "bold")


def side_panel(lines: Sequence[Text], player: View, view: View, own: bool) -> Panel:
    """A player's side of the table."""
    turn = " (turn player)" if view["turn_player"] == player["name"] else ""
    who = f"{player['name']}{' (you)' if own else ''}{turn}"
    return Panel(Group(*lines), title=who, title_align="left", border_style="green" if own else "red")


def tail(line: Text, card: View, words: Mapping[str, str]) -> None:
    """Adds whose card it is, if it is the other player's, and its keywords."""
    if "owner" in card:
        line.append(f" ({card['owner']}'s card)", style="dim")
    if card.get("keywords"):
        said = [words.get(name, name) + (f" ({n})" if n else "") for name, n in card["keywords"].items()]
        line.append("  " + ", ".join(said), style="dim italic")


def waiting_panel(title: str, lines: Sequence[Text]) -> Panel:
    """What waits to resolve."""
    return Panel(Group(*lines), title=title, title_align="left", border_style="magenta")


def hand_panel(state: GameState, zone: int, seat: int, order: Callable[[Any], Any], line: HandLine) -> Panel:
    """The own hand, a line for each kind of card, so that nobody has to look a card up."""
    known = [state.rules.defs[state.kinds[c]] for c in state.zones[zone] if knows(state, seat, c)]
    kinds: dict[str, list[Any]] = {}
    for card in sorted(known, key=order):
        kinds.setdefault(card.key, []).append(card)
    lines = [line(cards[0], Text(f"{len(cards)}x " if len(cards) > 1 else "")) for cards in kinds.values()]
    return Panel(Text("\n").join(lines), title="hand", title_align="left", border_style="dim")

"""What every game does to lay a position on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutin.ability.form import Ability
from cutin.game.resolve import Resolve
from cutin.game.state import GameState
from cutin.kernel.agenda import push
from cutin.kernel.wording import shortened
from cutin.language import TextError

from .position import Entry


def used_texts(s: GameState, card: int, entry: Entry, played: Callable[[Any], bool]) -> tuple[int, ...]:
    """The keys of the texts that a card has used, said by their numbers among those that can be `played`."""
    texts = [text.key for text in s.rules.prints[s.kinds[card]].texts if played(text)]
    for number in entry.used:
        if not 1 <= number <= len(texts):
            entry.at.fail(f"{entry.name} has {len(texts)} texts that can be played; there is no {number}")
    return tuple(texts[number - 1] for number in entry.used)


def lay(
    s: GameState, card: int, seat: int, change: str, entry: Entry, parse: Callable[[str], Ability], when: str
) -> None:
    """Carries out an effect that lasts, before the script begins; `when` begins a text that has one."""
    before = f"{when}: 0: this card "
    try:
        ability = parse(before + change)
    except TextError as error:
        column = max(1, error.column - len(before))
        entry.at.fail(f"'{shortened(change)}' is no change: at column {column} of it, {error.message}")
    record = s.cards[card]
    assert record is not None
    push(s, Resolve(player=seat, source=card, entry=record.entry, text=s.rules.register(ability)))
    s.rules.start(s)

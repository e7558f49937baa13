"""cutin plays, judges and simulates a card game by the book, and says which rule made it happen.

Everything a caller needs is here; the modules behind are loaded when a name is first used.

    import cutin

    rules = cutin.rules("gundam-war")
    state = rules.new(cutin.deck("learn-blue"), cutin.deck("learn-green"), seed=1)
    while state.decision is not None:
        state.choose(state.texts()[0])

Errors, all under `CutinError`:

    CutinError
        NotAnOption      a choice that the present decision does not offer
        NotAnAction      asked about something that is no action at all
        OptionError      an option of the game that does not exist or cannot have that value
        DeckError        a deck that may not be played, with every fault and its rule
        NoSuchDeck       neither a built-in deck nor a file
        UnknownCard      no card of that key or name
        FileError        a card or deck file that cannot be used, with file, line and field
        ScenarioError    a scenario that cannot be run as it is written
        RecordError      a record that cannot be read
            Diverged     a record that does not replay to the states it was made with
        SaveError        bytes that are no saved state of this game and version

`TextError` (a card text that the grammar cannot read) is a `ValueError`: only who reads text meets it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cutin.cards.deck_check import check_deck
    from cutin.cards.files import FileError
    from cutin.cards.loader import read_cards
    from cutin.cards.pool import UnknownCard, pool
    from cutin.game.options import OptionError
    from cutin.game.result import Result
    from cutin.game.rules import Rules
    from cutin.game.state import GameState
    from cutin.judge import Outcome, ScenarioError, run_file, run_text
    from cutin.kernel.decision import Decision, Refusal
    from cutin.kernel.errors import CutinError, NotAnAction, NotAnOption
    from cutin.kernel.events import Event
    from cutin.kernel.saving import SaveError
    from cutin.language import TextError
    from cutin.library import (
        VERSION,
        DeckError,
        NoSuchDeck,
        deck,
        deck_names,
        games,
        options,
        rulebook,
        rules,
    )
    from cutin.players import Greedy, Player, Random, play, player
    from cutin.records import Diverged, History, Record, RecordError, read_record, replay, write_record

_WHERE = {
    "cards.deck_check": ("check_deck",),
    "cards.files": ("FileError",),
    "cards.loader": ("read_cards",),
    "cards.pool": ("UnknownCard", "pool"),
    "game.options": ("OptionError",),
    "game.result": ("Result",),
    "game.rules": ("Rules",),
    "game.state": ("GameState",),
    "judge": ("Outcome", "ScenarioError", "run_file", "run_text"),
    "kernel.decision": ("Decision", "Refusal"),
    "kernel.errors": ("CutinError", "NotAnAction", "NotAnOption"),
    "kernel.events": ("Event",),
    "kernel.saving": ("SaveError",),
    "language": ("TextError",),
    "library": (
        "VERSION",
        "DeckError",
        "NoSuchDeck",
        "deck",
        "deck_names",
        "games",
        "options",
        "rulebook",
        "rules",
    ),
    "players": ("Greedy", "Player", "Random", "play", "player"),
    "records": ("Diverged", "History", "Record", "RecordError", "read_record", "replay", "write_record"),
}
_MODULE = {name: module for module, names in _WHERE.items() for name in names}

__all__ = [
    "VERSION",
    "CutinError",
    "Decision",
    "DeckError",
    "Diverged",
    "Event",
    "FileError",
    "GameState",
    "Greedy",
    "History",
    "NoSuchDeck",
    "NotAnAction",
    "NotAnOption",
    "OptionError",
    "Outcome",
    "Player",
    "Random",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Rules",
    "SaveError",
    "ScenarioError",
    "TextError",
    "UnknownCard",
    "check_deck",
    "deck",
    "deck_names",
    "games",
    "options",
    "play",
    "player",
    "pool",
    "read_cards",
    "read_record",
    "replay",
    "rulebook",
    "rules",
    "run_file",
    "run_text",
    "write_record",
]


def __getattr__(name: str) -> Any:
    """Loads the module of a public name when it is first asked for."""
    module = _MODULE.get(name)
    if module is None:
        raise AttributeError(f"module 'cutin' has no attribute '{name}'")
    from importlib import import_module

    found = getattr(import_module(f"cutin.{module}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

"""A game between two machine players."""

from __future__ import annotations

from cutin.game.state import GameState

from .player import Player

LIMIT = 20_000
"""No game of these decks comes near so many decisions; one that does is endless."""


def play(state: GameState, players: tuple[Player, Player], limit: int = LIMIT) -> int:
    """Plays the state on to the end of the game, or for that many decisions; returns how many were made."""
    count = 0
    while (decision := state.decision) is not None and count < limit:
        state.apply(players[decision.seat].choose(state))
        count += 1
    return count

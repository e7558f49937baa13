"""Who plays: machine players, and a game between two of them."""

from .greedy import Greedy
from .player import NoSuchPlayer, Player, player
from .random import Random
from .table import LIMIT, play

__all__ = ["LIMIT", "Greedy", "NoSuchPlayer", "Player", "Random", "play", "player"]

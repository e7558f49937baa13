"""Cards and decks: the shipped pools, and (in modules of their own) the files they are made from."""

from cutin.cards.pool import Deck, LeftOut, Pool, UnknownCard, pool

__all__ = ["Deck", "LeftOut", "Pool", "UnknownCard", "pool"]

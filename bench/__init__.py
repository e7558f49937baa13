"""Figures of the engine: how many calls and how much time a game takes. See README.md."""

"""The command `cutin`. Each subcommand is a module of its own that is imported when it is called."""

from .main import main

__all__ = ["main"]

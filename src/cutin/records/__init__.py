"""Records of games: set-up and choices as data, played again to the same state; and undo."""

from .history import History
from .record import Choice, Diverged, Record, RecordError, Setup, read_record, write_record
from .replay import Replay, replay
from .undo import Refused, UndoLog

__all__ = [
    "Choice",
    "Diverged",
    "History",
    "Record",
    "RecordError",
    "Refused",
    "Replay",
    "Setup",
    "UndoLog",
    "read_record",
    "replay",
    "write_record",
]

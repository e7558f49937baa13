"""Events in words: which message an event is (saying), and the messages of each language."""

from .happened import Happened, happened
from .house import Cited, readings
from .languages import LANGUAGES, Language, language
from .lines import EVERYTHING, Line, Narrator, lines
from .trace import trace

__all__ = [
    "EVERYTHING",
    "LANGUAGES",
    "Cited",
    "Happened",
    "Language",
    "Line",
    "Narrator",
    "happened",
    "language",
    "lines",
    "readings",
    "trace",
]

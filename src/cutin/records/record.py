"""A record as data and as a file: the set-up, each choice by its text, and what the state was after it."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from cutin.kernel.errors import CutinError
from cutin.kernel.wording import harmless, shortened
from cutin.library import VERSION

FORMAT = 2
SEATS = ("A", "B")


class RecordError(CutinError):
    """A record that cannot be read or written."""


class Diverged(RecordError):
    """A record that does not replay to the states it was made with. `decision` counts from 1."""

    def __init__(self, decision: int, why: str) -> None:
        self.decision = decision
        super().__init__(f"the record diverges at decision {decision}: {why}")


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game begins with; with the choices it is the whole game.

    `decks` are A's and B's cards as (key, how many) in the order of the list; `first` is the seat that goes
    first (None: by the seed); `texts` names each card's text, so that a card that has changed is noticed.
    """

    game: str
    options: dict[str, Any]
    decks: tuple[list[tuple[str, int]], list[tuple[str, int]]]
    seed: int
    first: int | None = None
    texts: dict[str, str] = {}
    players: tuple[str, str] = ("", "")

    def deck(self, seat: int) -> list[str]:
        """The cards of a seat's deck, copies included."""
        return [key for key, count in self.decks[seat] for _ in range(count)]


class Choice(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One choice: whose, the text of the option, and the fingerprint of the state after it (or "")."""

    seat: str
    text: str
    after: str = ""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that can be played again."""

    setup: Setup
    start: str
    choices: list[Choice]
    result: str = ""
    engine: str = VERSION
    format: int = FORMAT


def runs(cards: list[str]) -> list[tuple[str, int]]:
    """A list of cards as (key, how many in a row).

    >>> runs(["gm", "gm", "ball"])
    [('gm', 2), ('ball', 1)]
    """
    found: list[tuple[str, int]] = []
    for card in cards:
        if found and found[-1][0] == card:
            found[-1] = (card, found[-1][1] + 1)
        else:
            found.append((card, 1))
    return found


# --- as a text --------------------------------------------------------------------------------------


def to_text(record: Record) -> str:
    """JSON, one choice a line, so that records can be read and compared."""
    head = msgspec.to_builtins(record)
    choices = head.pop("choices")
    parts = [f'  "{name}": {_json(head[name])},' for name in ("format", "engine", "setup", "start", "result")]
    lines = ",\n".join(f"    {_json(choice)}" for choice in choices)
    return "{\n" + "\n".join(parts) + '\n  "choices": [\n' + lines + "\n  ]\n}\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def from_text(text: str, name: str = "record") -> Record:
    """The record of a JSON text. Raises RecordError, which says what is wrong and where."""
    try:
        data = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise RecordError(f"{name}: {_not_json(text, error)}") from None
    except RecursionError:
        raise RecordError(f"{name}: this is no record of a game: it is nested too deep") from None
    if not isinstance(data, dict) or "format" not in data:
        raise RecordError(f"{name}: this is no record of a game")
    if data["format"] != FORMAT:
        raise RecordError(f"{name}: a record of format {data['format']!r}; this program reads {FORMAT}")
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"{name}: {_place(error)}") from None
    _check(record, name)
    return record


def _check(record: Record, name: str) -> None:
    if record.setup.first not in (None, 0, 1):
        raise RecordError(f"{name}: setup.first: expected 0, 1 or null, found {record.setup.first}")
    for seat, deck in enumerate(record.setup.decks):
        for key, count in deck:
            if not 0 < count <= 200:
                raise RecordError(f"{name}: setup.decks[{seat}]: {count} copies of {key}")
    for field, words in (("game", record.setup.game), ("players", "".join(record.setup.players))):
        if words != harmless(words):
            raise RecordError(f"{name}: setup.{field}: a control character in {shortened(words)!r}")
    for number, choice in enumerate(record.choices, 1):
        if choice.seat not in SEATS:
            raise RecordError(f"{name}: decision {number}: no player is called {shortened(choice.seat)!r}")
        if choice.text != harmless(choice.text):
            raise RecordError(f"{name}: decision {number}: a control character in {shortened(choice.text)!r}")


def _not_json(text: str, error: Exception) -> str:
    if not text.strip():
        return "the file is empty"
    if not text.lstrip().startswith("{"):
        if re.search(r"^(position|script|cases):", text, re.MULTILINE):
            return "this is a scenario, no record of a game; it runs with `cutin judge`"
        return "this is no record of a game"
    line = text.count("\n") + 1
    if "truncated" in str(error) or not text.rstrip().endswith("}"):
        return f"the record is cut off in the middle (after line {line})"
    found = re.search(r"byte (\d+)", str(error))
    if found:
        line = text.encode()[: int(found[1])].count(b"\n") + 1
    return f"line {line}: not valid JSON ({error})"


def _place(error: Exception) -> str:
    """msgspec's message with the place first."""
    message, _, where = str(error).partition(" - at `")
    where = where.removesuffix("`").removeprefix("$").removeprefix(".")
    number = re.fullmatch(r"choices\[(\d+)\](.*)", where)
    if number:
        where = f"decision {int(number[1]) + 1}"
    return f"{where}: {message}" if where else message


# --- as a file --------------------------------------------------------------------------------------


def read_record(path: Path | str) -> Record:
    """The record in a file. Raises RecordError."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: this is no record of a game: {error.reason}") from None
    return from_text(text, str(path))


def write_record(record: Record, path: Path | str) -> None:
    """Writes a record whole or not at all: what was there before stays until the new one is complete.

    Raises RecordError where it cannot be written, and where a file of another kind lies.
    """
    path = Path(path)
    # os.path, because a name that cannot be (too long) is told by the writing, as every fault of a file.
    if os.path.isfile(path) and path.stat().st_size and not is_record(path):
        raise RecordError(f"{path}: this file is no record of a game; it is not replaced")
    write_whole(path, to_text(record))


def goes_on(record: Record, path: Path) -> bool:
    """Whether nothing is lost where the record takes the place of the file: it holds the beginning of that
    game, or no game at all."""
    if not path.is_file() or not path.stat().st_size:
        return True
    try:
        before = read_record(path)
    except RecordError:
        return False
    said = before.choices
    return before.setup == record.setup and said == record.choices[: len(said)]


def is_record(path: Path) -> bool:
    """Whether a file looks like a record: it may still be found to be none when it is read whole."""
    if not os.path.isfile(path):  # to open a pipe would wait for who writes into it
        return False
    try:
        with open(path, encoding="utf-8") as file:
            head = file.read(400).lstrip()
    except (OSError, UnicodeDecodeError):
        return False
    return head.startswith("{") and '"format"' in head


def refuse_special(path: Path) -> None:
    """Raises RecordError where a device, a pipe or the like lies: a file would take its place."""
    target = os.path.realpath(path)  # still a link where links go in a circle
    regular = os.path.isfile(target) or os.path.isdir(target)  # a folder is told by the writing
    if os.path.lexists(target) and not regular:
        raise RecordError(f"{path}: this is no regular file; nothing is written there")


def write_whole(path: Path, text: str) -> None:
    """Puts a text in a file by writing another one beside it and giving that its name.

    A link stays: the file that it points at is replaced. Raises RecordError where that cannot be done.
    """
    if not path.name:  # "", "." and "/"
        raise RecordError(f"{path}: cannot be written: Is a directory")
    refuse_special(path)
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with open(temporary, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror}") from None
    finally:  # after Ctrl-C too
        with suppress(OSError):
            temporary.unlink(missing_ok=True)

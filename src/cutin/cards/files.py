"""YAML files read with their lines, so that every complaint can name file, line and field."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import yaml
from yaml.composer import ComposerError

from cutin.kernel.errors import CutinError
from cutin.kernel.wording import harmless, shortened

NUMBER = re.compile(r"-?[0-9]{1,20}")
MOST = 999
"""Of anything of which a file says how many."""
_YES, _NO = ("true", "yes"), ("false", "no")


class FileError(CutinError):
    """A file that cannot be used as it is: where, and what would be right."""

    def __init__(self, file: str, line: int, field: str, message: str) -> None:
        self.file = file
        self.line = line
        self.field = field
        self.message = message
        where = f"{file}:{line}" if line else file
        super().__init__(f"{where}: {field}: {message}" if field else f"{where}: {message}")


class PlainLoader(yaml.SafeLoader):
    """YAML without aliases: a few lines of them can stand for more than memory holds, or for themselves."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            alias = self.peek_event()  # type: ignore[no-untyped-call]  # the stubs leave it open
            problem = f"aliases (*{alias.anchor}) are not read: write out what it stands for"
            raise ComposerError(None, None, problem, alias.start_mark)
        return super().compose_node(parent, index)


@dataclass(frozen=True)
class Value:
    """A part of a file with its place; each method is what the reader wants it to be.

    `field` is the path of fields that leads to it; it has either `words`, `parts` (a list) or `entries`
    (fields). Words are kept as written: "yes" is an answer in one place and a flag in another.
    """

    file: str
    line: int
    field: str
    words: str | None = None
    parts: tuple[Value, ...] | None = None
    entries: tuple[tuple[str, Value], ...] | None = None
    quoted: bool = False
    fault: type[FileError] = FileError

    def fail(self, message: str) -> NoReturn:
        raise self.fault(self.file, self.line, self.field, message)

    @property
    def shown(self) -> str:
        if self.entries is not None:
            return "fields"
        if self.parts is not None:
            return "a list"
        return f"'{harmless(shortened(self.words))}'" if self.words else "nothing"

    def text(self) -> str:
        """Words; numbers count as words. They hold no control characters."""
        if self.words is None or not (self.words.strip() or self.quoted):
            self.fail(f"expected words, found {self.shown}")
        words = " ".join(self.words.split())
        if words != harmless(words):
            self.fail(f"a control character cannot stand here: {self.shown}")
        return words

    @property
    def is_number(self) -> bool:
        return self.words is not None and not self.quoted and NUMBER.fullmatch(self.words) is not None

    def number(self) -> int:
        words = self.words
        if words is None or not self.is_number:
            self.fail(f"expected a whole number, found {self.shown}")
        return int(words)

    def count(self) -> int:
        """How many of something."""
        if not self.is_number or not 0 <= self.number() <= MOST:
            self.fail(f"expected a whole number from 0 to {MOST}, found {self.shown}")
        return self.number()

    def flag(self) -> bool:
        if self.quoted or self.words not in (*_YES, *_NO):
            self.fail(f"expected yes or no, found {self.shown}")
        return self.words in _YES

    def one_of(self, words: dict[str, int]) -> int:
        found = words.get(self.text())
        if found is None:
            self.fail(f"expected {' or '.join(words)}, found {self.shown}")
        return found

    def items(self) -> tuple[Value, ...]:
        if self.parts is None:
            self.fail(f"expected a list, found {self.shown}")
        return self.parts

    def one_or_more(self) -> tuple[Value, ...]:
        """A list, or a single thing in place of a list of one."""
        return self.parts if self.parts is not None else (self,)

    def fields(self, *known: str) -> dict[str, Value]:
        """The fields of a mapping; without `known` any name goes."""
        if self.entries is None:
            self.fail(f"expected fields, found {self.shown}")
        for name, value in self.entries:
            if known and name not in known:
                value.fail(f"unknown field; known here: {', '.join(known)}")
        return dict(self.entries)


def _joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _value(node: yaml.Node, file: str, path: str, fault: type[FileError], line: int = 0) -> Value:
    # A block value starts on the next line; the reader looks for the field's own line.
    line = line or node.start_mark.line + 1
    if isinstance(node, yaml.ScalarNode):
        quoted = node.style in ("'", '"', "|", ">")
        empty = node.tag == "tag:yaml.org,2002:null" and not quoted
        return Value(file, line, path, words="" if empty else node.value, quoted=quoted, fault=fault)
    if isinstance(node, yaml.SequenceNode):
        # The items of a file that is a list are known by their line and their own fields.
        names = (f"{path}[{i}]" if path else "" for i in range(1, len(node.value) + 1))
        items = tuple(_value(child, file, name, fault) for name, child in zip(names, node.value, strict=True))
        return Value(file, line, path, parts=items, fault=fault)
    if not isinstance(node, yaml.MappingNode):
        raise fault(file, line, path, "expected words, a list or fields")
    seen: dict[str, Value] = {}
    for key, child in node.value:
        its_line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode):
            raise fault(file, its_line, path, "a field's name has to be a word")
        name = key.value.strip()
        if name != harmless(name):
            raise fault(file, its_line, path, f"a control character in the name '{harmless(name)}'")
        if name in seen:
            raise fault(file, its_line, _joined(path, name), "stands here twice")
        seen[name] = _value(child, file, _joined(path, name), fault, its_line)
    return Value(file, line, path, entries=tuple(seen.items()), fault=fault)


def read(text: str, file: str, fault: type[FileError] = FileError) -> Value:
    """The one document of a text; `fault` is the class of error for whatever is wrong with it."""
    try:
        documents = list(yaml.compose_all(text, Loader=PlainLoader))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise fault(file, mark.line + 1 if mark else 0, "", f"not valid YAML: {error.problem}") from error
    except yaml.YAMLError as error:
        raise fault(file, 0, "", f"not valid YAML: {error}") from error
    except RecursionError:
        raise fault(file, 0, "", "not valid YAML: nested too deep") from None
    if not documents or documents[0] is None:
        raise fault(file, 1, "", "the file is empty")
    if len(documents) != 1:
        raise fault(file, 1, "", "a file holds one document")
    return _value(documents[0], file, "", fault)


def read_path(path: Path | str, fault: type[FileError] = FileError) -> Value:
    """The same of a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise fault(str(path), 0, "", f"not a text in UTF-8: {error.reason}") from error
    except OSError as error:
        raise fault(str(path), 0, "", f"cannot be read: {error.strerror}") from error
    return read(text, str(path), fault)

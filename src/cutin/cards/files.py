"""YAML files read with their lines, so that every complaint can name file, line and field."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import yaml
from yaml.composer import ComposerError

from cutin.kernel.decision import CutinError


class FileError(CutinError):
    """A card or deck file that cannot be used as it is: where, and what would be right."""

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


class Value:
    """A part of a file with its place; each method is what the reader wants it to be."""

    def __init__(self, node: yaml.Node, file: str, field: str = "", line: int = 0) -> None:
        self.node = node
        self.file = file
        self.field = field
        self.line = line or node.start_mark.line + 1

    def fail(self, message: str) -> NoReturn:
        raise FileError(self.file, self.line, self.field, message)

    @property
    def shown(self) -> str:
        if isinstance(self.node, yaml.SequenceNode):
            return "a list"
        if isinstance(self.node, yaml.MappingNode):
            return "fields"
        return f"'{self.node.value}'" if self.node.value else "nothing"

    def text(self) -> str:
        """Words; numbers count as words."""
        if not isinstance(self.node, yaml.ScalarNode) or not self.node.value.strip():
            self.fail(f"expected words, found {self.shown}")
        return " ".join(str(self.node.value).split())

    def number(self) -> int:
        if not isinstance(self.node, yaml.ScalarNode) or not re.fullmatch(r"[0-9]{1,9}", self.node.value):
            self.fail(f"expected a whole number, found {self.shown}")
        return int(self.node.value)

    def flag(self) -> bool:
        if not isinstance(self.node, yaml.ScalarNode) or self.node.value not in ("true", "false"):
            self.fail(f"expected true or false, found {self.shown}")
        return bool(self.node.value == "true")

    def one_of(self, words: dict[str, int]) -> int:
        found = words.get(self.text())
        if found is None:
            self.fail(f"expected {' or '.join(words)}, found {self.shown}")
        return found

    def items(self) -> Iterator[Value]:
        if not isinstance(self.node, yaml.SequenceNode):
            self.fail(f"expected a list, found {self.shown}")
        for child in self.node.value:
            yield Value(child, self.file, self.field)

    def fields(self, *known: str) -> dict[str, Value]:
        """The fields of a mapping; without `known` any name goes."""
        if not isinstance(self.node, yaml.MappingNode):
            self.fail(f"expected fields, found {self.shown}")
        found: dict[str, Value] = {}
        for key, child in self.node.value:
            line = key.start_mark.line + 1
            if not isinstance(key, yaml.ScalarNode):
                raise FileError(self.file, line, self.field, "a field's name has to be a word")
            name = str(key.value)
            if known and name not in known:
                raise FileError(self.file, line, name, f"unknown field; known here: {', '.join(known)}")
            if name in found:
                raise FileError(self.file, line, name, "stands here twice")
            found[name] = Value(child, self.file, name, line)
        return found


def read(text: str, file: str) -> Value:
    try:
        node = yaml.compose(text, Loader=PlainLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise FileError(file, mark.line + 1 if mark else 0, "", f"not valid YAML: {error.problem}") from error
    except (yaml.YAMLError, RecursionError) as error:
        raise FileError(file, 0, "", f"not valid YAML: {error}") from error
    if node is None:
        raise FileError(file, 0, "", "the file is empty")
    return Value(node, file)


def read_path(path: Path | str) -> Value:
    try:
        return read(Path(path).read_text(encoding="utf-8"), str(path))
    except UnicodeDecodeError as error:
        raise FileError(str(path), 0, "", f"not a text in UTF-8: {error.reason}") from error
    except OSError as error:
        raise FileError(str(path), 0, "", f"cannot be read: {error.strerror}") from error

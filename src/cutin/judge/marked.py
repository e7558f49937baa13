"""YAML read with its lines, so that every complaint can name file, line and field."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import yaml

from cutin.cards.files import PlainLoader
from cutin.kernel.decision import CutinError

NUMBER = re.compile(r"-?[0-9]{1,20}")
MOST = 999


class ScenarioError(CutinError):
    """A scenario file that cannot be run as written: malformed, or speaking of what does not exist."""

    def __init__(self, file: str, line: int, field: str, message: str) -> None:
        where = f"{file}:{line}" if line else file
        super().__init__(f"{where}: {field}: {message}" if field else f"{where}: {message}")
        self.file = file
        self.line = line
        self.field = field
        self.message = message


@dataclass(frozen=True)
class Marked:
    """A part of the file: what it is, where it stands, and the path of fields that leads to it."""

    file: str
    line: int
    path: str
    # A scalar keeps the words as written: "yes" is an answer in a script and a flag in a position.
    words: str | None = None
    items: tuple[Marked, ...] | None = None
    fields: tuple[tuple[str, Marked], ...] | None = None
    quoted: bool = False

    def fail(self, message: str) -> ScenarioError:
        return ScenarioError(self.file, self.line, self.path, message)

    @property
    def what(self) -> str:
        if self.fields is not None:
            return "fields"
        if self.items is not None:
            return "a list"
        if self.words == "" and not self.quoted:
            return "nothing"
        return f"'{self.words}'"

    def text(self) -> str:
        if self.words is None or (self.words == "" and not self.quoted):
            raise self.fail(f"expected words, found {self.what}")
        return self.words.strip()

    def number(self) -> int:
        words = self.words
        if words is None or not self.is_number:
            raise self.fail(f"expected a whole number, found {self.what}")
        return int(words)

    def count(self) -> int:
        """How many of something that is laid on the table."""
        if not self.is_number or not 0 <= self.number() <= MOST:
            raise self.fail(f"expected a whole number from 0 to {MOST}, found {self.what}")
        return self.number()

    @property
    def is_number(self) -> bool:
        return self.words is not None and not self.quoted and NUMBER.fullmatch(self.words) is not None

    def flag(self) -> bool:
        if self.words in ("true", "yes") and not self.quoted:
            return True
        if self.words in ("false", "no") and not self.quoted:
            return False
        raise self.fail(f"expected yes or no, found {self.what}")

    def sequence(self) -> tuple[Marked, ...]:
        if self.items is None:
            raise self.fail(f"expected a list, found {self.what}")
        return self.items

    def one_or_more(self) -> tuple[Marked, ...]:
        """A list, or a single thing in place of a list of one."""
        return self.items if self.items is not None else (self,)

    def mapping(self) -> dict[str, Marked]:
        if self.fields is None:
            raise self.fail(f"expected fields, found {self.what}")
        return dict(self.fields)

    def known(self, *names: str) -> dict[str, Marked]:
        """The fields, all of them among these names."""
        found = self.mapping()
        for name, value in found.items():
            if name not in names:
                raise ScenarioError(
                    self.file,
                    value.line,
                    _joined(self.path, name),
                    f"unknown field; known here: {', '.join(names)}",
                )
        return found


def _joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _marked(node: yaml.Node, file: str, path: str) -> Marked:
    line = node.start_mark.line + 1
    if isinstance(node, yaml.ScalarNode):
        quoted = node.style in ("'", '"', "|", ">")
        empty = node.tag == "tag:yaml.org,2002:null" and not quoted
        return Marked(file, line, path, words="" if empty else node.value, quoted=quoted)
    if isinstance(node, yaml.SequenceNode):
        items = tuple(_marked(child, file, f"{path}[{i}]") for i, child in enumerate(node.value, 1))
        return Marked(file, line, path, items=items)
    if not isinstance(node, yaml.MappingNode):
        raise ScenarioError(file, line, path, "aliases and tags are not used in scenarios")
    seen: dict[str, Marked] = {}
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise ScenarioError(file, key.start_mark.line + 1, path, "a field's name must be a word")
        name = key.value.strip()
        if name in seen:
            raise ScenarioError(file, key.start_mark.line + 1, _joined(path, name), "stands here twice")
        child = _marked(value, file, _joined(path, name))
        # A block value starts on the next line; the reader looks for the field's own line.
        seen[name] = Marked(
            file, key.start_mark.line + 1, child.path, child.words, child.items, child.fields, child.quoted
        )
    return Marked(file, line, path, fields=tuple(seen.items()))


def read_text(text: str, file: str) -> Marked:
    try:
        documents = list(yaml.compose_all(text, Loader=PlainLoader))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise ScenarioError(
            file, mark.line + 1 if mark else 0, "", f"not valid YAML: {error.problem}"
        ) from error
    except yaml.YAMLError as error:
        raise ScenarioError(file, 0, "", f"not valid YAML: {error}") from error
    except RecursionError:
        raise ScenarioError(file, 0, "", "not valid YAML: nested too deep") from None
    if not documents:
        raise ScenarioError(file, 1, "", "the file is empty")
    if len(documents) != 1 or documents[0] is None:
        raise ScenarioError(file, 1, "", "a scenario file holds one document")
    return _marked(documents[0], file, "")


def read_file(path: Path) -> Marked:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ScenarioError(str(path), 0, "", f"is no text in UTF-8: {error.reason}") from error
    except OSError as error:
        raise ScenarioError(str(path), 0, "", f"cannot be read: {error.strerror}") from error
    return read_text(text, str(path))

"""Where a rule is carried out, tested and exercised, read from the source of the program and of its tests.

The places of the program are found wherever cutin is installed; tests and scenarios only where the
source tree is at hand.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import cutin
from cutin.catalogue import FIRST, GAMES, game

PACKAGE = Path(cutin.__file__).parent
# Where rules are carried out, besides the game's package. A game's words and options only refer to them.
BESIDES = ("cards",)
REFERS_ONLY = ("options.py", "rulebook.py", "words")

# What the call that holds an id says about the place; any other is a deed that bears the rule.
CALLS = {"cite": "cite", "Refusal": "check", "Decision": "question", "Step": "step"}
DECORATORS = {"step": "step", "numbered": "step", "moment": "step", "rule": "point"}
# A test is named after its rules: test_12_1_12_3_... is of the rules 12.1 and 12.3.
LONGEST = 6  # parts of a rule's number

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Place(NamedTuple):
    """A place of the program: a step, a point, a check, a question, a cite or a deed."""

    kind: str
    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


class TestCase(NamedTuple):
    """A test that is named after a rule."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


def source_tree() -> Path | None:
    """The folder of the project, where the package lies in its source tree."""
    root = PACKAGE.parents[1]
    return root if (root / "tests").is_dir() and (root / "pyproject.toml").is_file() else None


@cache
def places(of: str = FIRST) -> dict[str, list[Place]]:
    """For each rule of a game the places that carry it out."""
    found: dict[str, list[Place]] = {}
    pattern = game(of).rulebook.pattern
    for path in _modules(game(of).package):
        file = path.relative_to(PACKAGE.parent).as_posix()
        for rule, kind, line, name in _in_module(ast.parse(path.read_text(encoding="utf-8")), pattern):
            found.setdefault(rule, []).append(Place(kind, file, line, name))
    return found


def _modules(package: str) -> Iterator[Path]:
    for folder in (package, *(f"{layer}/{package}" for layer in BESIDES)):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            if not set(REFERS_ONLY) & set(path.relative_to(PACKAGE).parts):
                yield path


def _in_module(tree: ast.Module, pattern: re.Pattern[str]) -> Iterator[tuple[str, str, int, str]]:
    yield from _in(tree, "", "event", pattern)


def _in(node: ast.AST, name: str, kind: str, ids: re.Pattern[str]) -> Iterator[tuple[str, str, int, str]]:
    for child in ast.iter_child_nodes(node):
        inner_name, inner_kind = name, kind
        if isinstance(child, Function):
            inner_name = child.name
            for decorator in child.decorator_list:
                yield from _marks(decorator, child, ids)
            yield from _promise(child, ids)
            for part in (*child.args.defaults, *child.args.kw_defaults, *child.body):
                if part is not None:
                    yield from _in_part(part, child.name, ids)
            continue
        if isinstance(child, ast.ClassDef):
            inner_name = child.name
        if isinstance(child, ast.Compare):
            continue
        if isinstance(child, ast.Call):
            inner_kind = CALLS.get(_called(child), "event")
        if isinstance(child, ast.Constant) and isinstance(child.value, str) and ids.fullmatch(child.value):
            if not isinstance(node, ast.Expr):
                yield child.value, kind, child.lineno, name
        yield from _in(child, inner_name, inner_kind, ids)


def _in_part(
    part: ast.expr | ast.stmt, name: str, ids: re.Pattern[str]
) -> Iterator[tuple[str, str, int, str]]:
    """What stands directly in a function: a default value or a statement."""
    whole = ast.Expression(part) if isinstance(part, ast.expr) else ast.Module([part], [])
    yield from _in(whole, name, "event", ids)


def _called(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


def _marks(
    decorator: ast.expr, function: Function, ids: re.Pattern[str]
) -> Iterator[tuple[str, str, int, str]]:
    if isinstance(decorator, ast.Call) and _called(decorator) in DECORATORS:
        for given in decorator.args:
            if (
                isinstance(given, ast.Constant)
                and isinstance(given.value, str)
                and ids.fullmatch(given.value)
            ):
                yield given.value, DECORATORS[_called(decorator)], function.lineno, function.name


def _promise(function: Function, ids: re.Pattern[str]) -> Iterator[tuple[str, str, int, str]]:
    """A function whose description begins with the rule is what does it."""
    said = ids.match(ast.get_docstring(function) or "")
    if said:
        yield said.group(), "function", function.lineno, function.name


@cache
def tests(of: str = FIRST) -> dict[str, list[TestCase]]:
    """For each rule of a game the tests named after it."""
    found: dict[str, list[TestCase]] = {}
    root = source_tree()
    for path in sorted(root.glob("tests/**/test_*.py")) if root else ():
        if _game_of(path) != of:
            continue
        file = path.relative_to(root or path).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Function) and node.name.startswith("test_"):
                for rule in named_after(node.name, of):
                    found.setdefault(rule, []).append(TestCase(file, node.lineno, node.name))
    return found


def _game_of(path: Path) -> str:
    """The game that a test is of: the one whose package is named in its path."""
    words = [*path.parts[:-1], *(f"{path.stem}_".partition(each.package)[1] for each in GAMES.values())]
    return next((each.name for each in GAMES.values() if each.package in words), FIRST)


def named_after(test: str, of: str) -> Iterator[str]:
    """The rules that a test's name begins with, one after the other.

    >>> list(named_after("test_12_1_12_3_a_set_card", "gundam-war"))
    ['GW-12.1', 'GW-12.3']
    """
    book = game(of).rulebook
    known = {rule.removeprefix(book.prefix).casefold(): rule for rule in book.rules}
    parts = test.casefold().split("_")[1:]
    at = 0
    while at < len(parts):
        size = next((n for n in range(LONGEST, 0, -1) if ".".join(parts[at : at + n]) in known), 0)
        if not size:
            break
        yield known[".".join(parts[at : at + size])]
        at += size
    if at == 0 and re.match(r"test_\d+_\d+", test):
        yield book.prefix + ".".join(parts[:2])  # a rule that there is not


@cache
def scenarios(of: str = FIRST) -> dict[str, list[str]]:
    """For each rule of a game the scenario files that name it: rulings first, then situations and cards."""
    found: dict[str, list[str]] = {}
    root = source_tree()
    pattern = game(of).rulebook.pattern
    for path in sorted(root.glob("tests/**/*.yaml"), key=_rulings_first) if root else ():
        for rule in dict.fromkeys(pattern.findall(path.read_text(encoding="utf-8"))):
            found.setdefault(rule, []).append(path.relative_to(root or path).as_posix())
    return found


def _rulings_first(path: Path) -> tuple[bool, str]:
    return path.parent.name != "rulings", path.as_posix()


def rulings(rule: str, of: str = FIRST) -> list[str]:
    """The scenario files of rulings that name a rule."""
    return [file for file in scenarios(of).get(rule, ()) if "/rulings/" in file]


def used_ids(paths: Iterable[Path], of: str = FIRST) -> dict[str, list[str]]:
    """Every id of a game in these files, wherever it stands, with the file and line of each use."""
    found: dict[str, list[str]] = {}
    pattern = game(of).rulebook.pattern
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in pattern.findall(line):
                found.setdefault(rule, []).append(f"{path}:{number}")
    return found

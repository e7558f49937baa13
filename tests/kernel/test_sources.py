"""What holds for the sources themselves: one door for change, and no word of a game below the games."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import cutin
from cutin.kernel.state import State

ROOT = Path(cutin.__file__).parent

# --- one door ---------------------------------------------------------------------------------------

DATA = [
    "kinds",
    "owners",
    "cards",
    "zones",
    "where",
    "agenda",
    "parked",
    "chain",
    "ready",
    "pending",
    "table",
    "known",
    "seed",
    "rolls",
    "serial",
    "lost",
    "result",
]
MADE_AGAIN = [
    "values",
    "stale",
    "decision",
    "forced",
    "running",
    "moved",
    "asked",
    "looks",
    "shared",
    "trail",
]
WRITING = ["append", "extend", "insert", "pop", "remove", "clear", "reverse", "sort", "update", "setdefault"]

DOORS = ("kernel/changes.py", "kernel/agenda.py", "kernel/chance.py", "kernel/knowledge.py")
"""These write a state: the changes, the agenda, chance that moves on, a copy dealt anew."""
MAKERS = {
    ("kernel/state.py", "clone"),
    ("kernel/saving.py", "read"),
    ("kernel/events.py", "copy"),
    ("game/rules.py", "blank"),  # an empty table
    ("judge/gundam_war/setting.py", "__init__"),  # the chance of a position
    ("judge/gundam_war/setting.py", "hide"),  # a position: everybody knows what lies open on it
    ("judge/vision/setting.py", "__init__"),
    ("judge/vision/setting.py", "hide"),
}
"""Functions that fill a state that they make."""
KEEPERS = {
    ("game/rules.py", "load"),
    ("gundam_war/game.py", "refresh"),
    ("game/force.py", "repeat"),  # looks at the result before while it works out the next
    ("game/force.py", "says_the_same"),
    ("game/force.py", "says_outside"),
    ("gundam_war/force.py", "_index"),
    ("game/listing.py", "found_anew"),  # keeps what it has found possible
    ("gundam_war/listing.py", "_times"),  # and when anything can be played at all
    ("gundam_war/listing.py", "_held"),
    ("gundam_war/listing.py", "_outside"),
    ("game/meaning/picking.py", "cards"),  # keeps what a description found until something changes
    ("game/asking.py", "along"),  # goes along a play on a copy
    ("kernel/state.py", "listen"),
    ("records/history.py", "__init__"),  # numbers the causes of what was heard before it listened
    ("records/history.py", "choose"),
    ("judge/table.py", "clone"),
    ("records/history.py", "undo"),
    ("game/state.py", "apply"),
    ("vision/game.py", "refresh"),
    ("vision/c05_checks.py", "found_before"),  # keeps what was found until something changes
    ("vision/c05_checks.py", "caster_there"),
    ("vision/c05_checks.py", "any_caster_there"),
    ("vision/listing.py", "_texts"),
    ("vision/listing.py", "plays"),
    ("vision/notices.py", "elsewhere"),
    ("vision/c07_state.py", "look"),
}
"""Functions that write what is no data of the game and is made again from it."""


NO_STATES = ("self", "cls", "refusal")
"""Names of other things that have fields of such names."""


def modules() -> list[Path]:
    return sorted(ROOT.rglob("*.py"))


def writes(tree: ast.AST) -> Iterator[tuple[str, str, int]]:
    """(function, field, line) of each write to a field of that name of anything but `self`."""
    for function in ast.walk(tree):
        if not isinstance(function, (ast.FunctionDef, ast.Lambda)):
            continue
        name = getattr(function, "name", "lambda")
        for node in own_nodes(function):
            targets: list[ast.expr] = []
            if isinstance(node, ast.Assign):
                targets = node.targets
            elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
                targets = [node.target]
            elif isinstance(node, ast.Delete):
                targets = node.targets
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in WRITING:
                    targets = [node.func.value]
                    if not isinstance(node.func.value, (ast.Attribute, ast.Subscript)):
                        targets = []
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "setattr":
                yield name, "setattr", node.lineno
            for target in targets:
                for each in target.elts if isinstance(target, ast.Tuple) else [target]:
                    while isinstance(each, ast.Subscript):
                        each = each.value
                    if isinstance(each, ast.Attribute) and not (
                        isinstance(each.value, ast.Name) and each.value.id in NO_STATES
                    ):
                        yield name, each.attr, each.lineno


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function without those of functions in it."""
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, (ast.FunctionDef, ast.Lambda)):
            yield child
            yield from own_nodes(child)


def test_the_fields_are_those_of_a_state() -> None:
    assert set(DATA) | set(MADE_AGAIN) | {"rules", "listener"} == set(State.__slots__)


def test_only_the_kernel_writes_a_state() -> None:
    found = []
    for path in modules():
        name = path.relative_to(ROOT).as_posix()
        if name in DOORS:
            continue
        for function, field, line in writes(ast.parse(path.read_text(encoding="utf-8"))):
            place = (name, function)
            if (field in DATA and place not in MAKERS) or (
                field in MADE_AGAIN and place not in MAKERS and place not in KEEPERS
            ):
                found.append(f"{name}:{line}: {function} writes {field}")
    assert not found, "\n".join(found)


def test_what_may_write_exists() -> None:
    for name, function in MAKERS | KEEPERS:
        tree = ast.parse((ROOT / name).read_text(encoding="utf-8"))
        assert any(isinstance(n, ast.FunctionDef) and n.name == function for n in ast.walk(tree)), (
            name,
            function,
        )


# --- no word of a game ------------------------------------------------------------------------------

BELOW = ("kernel", "ability", "language", "game")
WORDS = frozenset(
    [
        "gundam",
        "vision",
        "junkyard",
        "hangar",
        "sortie",
        "squad",
        "nation",
        "underworld",
        "graze",
        "interference",
        "lost_pile",
        "lostpile",
        "disposition",
        "earth",
        "unit",
        "units",
        "pilot",
        "mobile",
        "suit",
        "ms",
        "ma",
        "zeon",
        "colony",
        "operation",
        "generation",
        "basic_g",
        "battle",
        "attacker",
        "defender",
        "reroll",
        "rerolled",
        "abolish",
        "abolished",
        "vulture",
        "coin",
        "coins",
        "newtype",
        "shield",
        "dying",
        "exclusion",
        "excluded",
        "spirit",
        "card_of_the_dream",
        "reimu",
        "marisa",
        "youkai",
        "touhou",
        "phantom",
        "magic",
        "curse",
    ]
)
"""Words of the two games that mean nothing in another one."""


def identifiers(path: Path) -> Iterator[tuple[str, int]]:
    """The words of the names in a module: `held_Unit` is held and unit."""
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(io.StringIO(file.read()).readline):
            if token.type == tokenize.NAME:
                spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", token.string)
                for word in spaced.lower().split("_"):
                    yield word, token.start[0]


def test_no_word_of_a_game_below_the_games() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {word}"
        for layer in BELOW
        for path in sorted((ROOT / layer).rglob("*.py"))
        for word, line in identifiers(path)
        if word in WORDS
    ]
    assert not found, "\n".join(found)

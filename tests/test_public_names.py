"""The public face of the package."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import cutin


def test_the_list_of_public_names_is_complete_and_in_order() -> None:
    constants = [n for n in cutin.__all__ if n.isupper()]
    classes = [n for n in cutin.__all__ if not n.isupper() and n[0].isupper()]
    rest = [n for n in cutin.__all__ if n[0].islower()]
    assert cutin.__all__ == sorted(constants) + sorted(classes) + sorted(rest)
    assert set(cutin.__all__) == set(cutin._MODULE)


def test_what_a_type_checker_sees_is_what_there_is() -> None:
    tree = ast.parse(Path(cutin.__file__).read_text())
    imported = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("cutin.")
        for alias in node.names
    }
    assert imported == set(cutin.__all__)


@pytest.mark.parametrize("name", cutin.__all__)
def test_every_public_name_is_there_and_says_what_it_is(name: str) -> None:
    found = getattr(cutin, name)
    if callable(found):
        assert found.__doc__
    assert name in dir(cutin)


def test_the_tree_of_errors_in_the_docstring_is_the_real_one() -> None:
    doc = cutin.__doc__ or ""
    tree = [line for line in doc.splitlines() if line.strip() and line.startswith("    ")]
    names = {line.split()[0] for line in tree if line.strip()[0].isupper()}
    errors = {
        n
        for n in cutin.__all__
        if isinstance(getattr(cutin, n), type) and issubclass(getattr(cutin, n), Exception)
    }
    assert errors - {"TextError"} == names
    for name in names:
        assert issubclass(getattr(cutin, name), cutin.CutinError)


def test_a_name_that_does_not_exist() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        cutin.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_importing_the_package_loads_nothing_else() -> None:
    script = (
        f"import sys; sys.path.insert(0, {str(Path(cutin.__file__).parents[1])!r}); import cutin;"
        "print(sorted(m for m in sys.modules if m.startswith('cutin.')))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert done.stdout == "[]\n", done.stderr

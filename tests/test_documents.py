"""The documents: what is made from the program is up to date, and every command and example in them runs."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cutin
from cutin.catalogue import GAMES
from cutin.cli.main import parser

ROOT = Path(__file__).parent.parent
PACKAGE = Path(cutin.__file__).parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
# Commands that stand for many, and commands that are only named.
NAME_ONLY = re.compile(r"cutin \w+")
PLACEHOLDER = re.compile(r"[A-Z]{3,}|…|\.\.\.|<")


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def commands(path: Path) -> list[str]:
    """The commands of a document, in order: lines of its `sh` blocks and words in code marks."""
    text = path.read_text(encoding="utf-8")
    found = []
    for block, span in re.findall(r"```sh\n(.*?)```|`((?:cutin|make|python -m) [^`\n]+)`", text, re.S):
        for line in (block or span).splitlines():
            command = line.split(" #")[0].strip()
            if command and not PLACEHOLDER.search(command) and not NAME_ONLY.fullmatch(command):
                found.append(command)
    return found


def examples(path: Path) -> list[str]:
    """Whole programs; the page on the card language has parts, which a test of its own tries."""
    if path.name == "card-language.md":
        return []
    return re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.S)


def run_in(folder: Path, command: str) -> subprocess.CompletedProcess[str]:
    words = shlex.split(command)
    if words[0] == "cutin":
        words[:1] = [sys.executable, "-c", "import sys; from cutin.cli import main; sys.exit(main())"]
    elif words[0] == "python":
        words[0] = sys.executable
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "CUTIN_STATE": str(folder / "state")}
    return subprocess.run(
        words,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like the repository, in which a command may write."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(PACKAGE, folder / "src" / "cutin", ignore=shutil.ignore_patterns("__pycache__"))
    for game in GAMES.values():
        rulings = Path("tests") / game.package / "rulings"
        shutil.copytree(ROOT / rulings, folder / rulings)
    shutil.copy(ROOT / "Makefile", folder)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


@pytest.mark.parametrize("path", [d for d in DOCUMENTS if commands(d)], ids=name_of)
def test_every_command_in_the_documents_runs(path: Path, house: Path) -> None:
    for block in re.findall(r"```yaml\n(.*?)```", path.read_text(encoding="utf-8"), re.S)[:1]:
        saved = re.search(r"[Ss]ave it as `(.+?)`", path.read_text(encoding="utf-8"))
        if saved:
            (house / saved[1]).write_text(block)
    for command in commands(path):
        if command.startswith("make "):
            done = run_in(house, command.replace("make ", "make -n ", 1))
        else:
            if command.endswith("--resume"):
                unfinished_game(house / "state")
            done = run_in(house, command)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        assert "Traceback" not in done.stderr


def unfinished_game(state: Path) -> None:
    """What a closed terminal leaves behind."""
    from cutin.records.history import setup_of

    decks = (cutin.deck("learn-blue"), cutin.deck("learn-green"))
    history = cutin.History(setup_of("gundam-war", decks, 1, {}, None, ("human", "random")))
    history.choose(history.state.texts()[0])
    state.mkdir(exist_ok=True)
    cutin.write_record(history.record(), state / "gundam-war.json")


@pytest.mark.parametrize("path", [d for d in DOCUMENTS if examples(d)], ids=name_of)
def test_every_python_example_in_the_documents_runs(path: Path) -> None:
    for example in examples(path):
        exec(compile(example, str(path), "exec"), {})


def test_the_page_on_the_library_shows_it_in_30_lines() -> None:
    assert all(example.count("\n") <= 30 for example in examples(ROOT / "docs" / "library.md"))


def refresh() -> object:
    spec = importlib.util.spec_from_file_location("refresh", ROOT / "docs" / "refresh.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["README.md", "docs/options.md", "docs/judging.md"])
def test_what_is_made_from_the_program_is_up_to_date(name: str) -> None:
    path = ROOT / name
    made = refresh().refreshed(path)  # type: ignore[attr-defined]  # loaded by its path
    assert made == path.read_text(encoding="utf-8"), "run python docs/refresh.py"


def test_every_option_of_every_game_is_explained() -> None:
    text = (ROOT / "docs" / "options.md").read_text(encoding="utf-8")
    missing = [name for game in GAMES.values() for name in game.options if f"| `{name}` |" not in text]
    assert missing == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_every_link_leads_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target


def test_the_first_screen_says_what_it_is_shows_it_and_how_to_start() -> None:
    first = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:45]
    assert "Gundam War" in first[2]
    assert any(line.startswith("make play") for line in first)
    assert any(line.startswith("make test") for line in first)
    assert sum("[GW-" in line for line in first) > 10


def test_every_subcommand_is_in_the_readme() -> None:
    actions = [a for a in parser()._actions if a.dest == "command"]
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in actions[0].choices or ():
        assert f"cutin {name} " in text


def test_licence_and_notice() -> None:
    assert "MIT License" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    assert "belong to their owners" in notice
    assert "No card image" in notice


def test_version_is_said_once_and_in_the_changelog() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{cutin.VERSION}"' in project
    assert f"## {cutin.VERSION}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")

"""Files and games as a command line names them: nothing is lost, nothing is guessed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from running import ROOT, Terminal, environment, run

from cutin.cli import main
from cutin.records import read_record

GAMES = ("gundam-war", "vision")
PLAY = ("play", "gundam-war", "--seed", "3", "--opponent", "random")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


# --- what is there already ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_replaced_only_where_that_is_said(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ("play", game, "--opponent", "random", "--record", "game.json")
    assert said(capsys, *command, "--seed", "3")[0] == 0
    before = Path("game.json").read_bytes()
    code, out, err = said(capsys, *command, "--seed", "4")
    assert (code, out) == (2, "")
    assert err == "cutin: game.json: this file is there already; with --overwrite it is replaced\n"
    assert Path("game.json").read_bytes() == before
    assert said(capsys, *command, "--seed", "4", "--overwrite")[0] == 0
    assert read_record(Path("game.json")).setup.seed == 4


def test_records_of_a_series_are_replaced_only_where_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ("simulate", "gundam-war", "--games", "2", "--seed", "1", "--records", str(tmp_path))
    (tmp_path / "game-00002.json").write_text("mine")
    code, out, err = said(capsys, *command)
    assert (code, out) == (2, "")
    assert f"{tmp_path / 'game-00002.json'}: this file is there already" in err
    (tmp_path / "game-00002.json").unlink()
    assert said(capsys, *command)[0] == 0
    assert said(capsys, *command)[0] == 2
    assert said(capsys, *command, "--overwrite")[0] == 0


def test_a_scenario_is_replaced_only_where_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "simulate", "vision", "--games", "1", "--seed", "1", "--records", str(tmp_path))
    scenario = tmp_path / "mine.yaml"
    scenario.write_text("mine")
    command = ("replay", str(tmp_path / "game-00001.json"), "--to", "9", "--scenario", str(scenario))
    code, _, err = said(capsys, *command)
    assert (code, scenario.read_text()) == (2, "mine")
    assert f"{scenario}: this file is there already" in err
    assert said(capsys, *command, "--overwrite")[0] == 0
    assert said(capsys, "judge", str(scenario))[0] == 0


def test_save_asks_before_it_replaces_another_game(tmp_path: Path) -> None:
    run(*PLAY, "--record", "other.json", cwd=tmp_path)
    other = (tmp_path / "other.json").read_bytes()
    t = Terminal("play", "gundam-war", "--seed", "5", "--opponent", "random", cwd=tmp_path)
    t.wait(" > ")
    t.say("save other.json")
    t.wait("other.json holds another game. Replace it? [y/N] ")
    assert "Not saved." in t.ask("n")
    assert (tmp_path / "other.json").read_bytes() == other
    t.say("save other.json")
    t.wait("[y/N] ")
    assert "Saved as other.json" in t.ask("y")
    t.ask("keep")
    assert "Saved as other.json" in t.ask("save other.json")
    t.say("quit")
    assert t.end() == 0
    assert read_record(tmp_path / "other.json").setup.seed == 5


def test_a_game_that_goes_on_goes_on_in_its_record(tmp_path: Path) -> None:
    for more in ((), ("--resume",)):
        command = PLAY if not more else ("play", "gundam-war", *more)
        t = Terminal(*command, "--record", "r.json", cwd=tmp_path)
        t.wait(" > ")
        t.ask("")
        t.say("quit")
        assert t.end() == 0, t.screen


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """A file that is no regular one."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


def test_a_record_or_a_scenario_takes_no_place_of_a_pipe(pipe: Path, tmp_path: Path) -> None:
    assert run(*PLAY, "--record", "g.json", cwd=tmp_path).code == 0
    for command in (
        (*PLAY, "--record", "pipe"),
        (*PLAY, "--record", "pipe", "--overwrite"),
        ("replay", "g.json", "--to", "3", "--scenario", "pipe", "--overwrite"),
        ("rules", "coverage", "--html", "pipe", "--overwrite"),
    ):
        ran = run(*command, cwd=tmp_path)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == "cutin: pipe: this is no regular file; nothing is written there\n"
        assert pipe.is_fifo()


def test_what_is_written_goes_through_a_link(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    link = tmp_path / "link.json"
    link.symlink_to("games/game.json")  # there is no such file yet
    assert run(*PLAY, "--record", "link.json", cwd=tmp_path).code == 0
    other = (*PLAY, "--seed", "4", "--record", "link.json")
    assert run(*other, cwd=tmp_path).code == 2
    assert run(*other, "--overwrite", cwd=tmp_path).code == 0
    assert link.is_symlink()
    assert read_record(folder / "game.json").setup.seed == 4
    assert [path.name for path in folder.iterdir()] == ["game.json"]


def test_a_link_to_itself_is_told(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to("link.json")
    ran = run(*PLAY, "--record", "link.json", "--overwrite", cwd=tmp_path)
    assert ran.code == 2
    assert ran.err == "cutin: link.json: this is no regular file; nothing is written there\n"
    assert (tmp_path / "link.json").is_symlink()


def test_a_page_is_replaced_only_where_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "rules.html"
    page.write_text("mine")
    command = ("rules", "coverage", "--html", str(page))
    code, out, err = said(capsys, *command)
    assert (code, out, page.read_text()) == (2, "", "mine")
    assert err == f"cutin: {page}: this file is there already; with --overwrite it is replaced\n"
    assert said(capsys, *command, "--overwrite")[0] == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_save_under_a_name_that_cannot_be_goes_on(tmp_path: Path, pipe: Path) -> None:
    t = Terminal("play", "gundam-war", "--seed", "5", "--opponent", "random", cwd=tmp_path)
    t.wait(" > ")
    assert "Not saved: " in t.ask(f"save {'n' * 300}")
    assert "Not saved: pipe: this is no regular file" in t.ask("save pipe")
    t.say("quit")
    assert t.end() == 0


# --- what is told ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bad_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of another version with a card that there is not."""
    folder = tmp_path_factory.mktemp("record")
    assert main(["simulate", "vision", "--games", "1", "--seed", "1", "--records", str(folder)]) == 0
    path = folder / "game-00001.json"
    data = json.loads(path.read_text())
    data["setup"]["decks"][0][0][0] = "nobody"
    path.write_text(json.dumps(data))
    return path


@pytest.mark.parametrize(
    "command",
    [
        ("replay", "{}"),
        ("replay", "{}", "--to", "3", "--scenario", "new.yaml"),
        ("play", "vision", "--resume", "{}"),
        ("what-if", "{}"),
        ("why-not", "{}", "pass"),
    ],
)
def test_a_refused_record_is_told_with_its_file(
    bad_record: Path, command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = said(capsys, *(word.format(bad_record) for word in command))
    assert (code, out) == (2, "")
    assert err.startswith(f"cutin: {bad_record}: the record uses a card that is not in the pool")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("deck", "check", ""), "DECK: expected a deck, found ''"),
        (("cards", "check", " "), "FILE: expected a file, found ' '"),
        (("cards", "show", ""), "NAME: expected the name of a card, found ''"),
        (("judge", ""), "FILE_OR_FOLDER: expected a file or a folder, found ''"),
        (("replay", ""), "RECORD: expected a file, found ''"),
        (("replay", "r.json", "--scenario", ""), "--scenario: expected a file, found ''"),
        (("why-not", "", "pass"), "FILE: expected a file, found ''"),
        (("why-not", "a.yaml", ""), "ACTION: expected an action such as 'play GM on Zaku', found ''"),
        (("what-if", ""), "FILE: expected a file, found ''"),
        (("play", "vision", "--deck", ""), "there is no deck file '' and no built-in deck"),
        (("simulate", "vision", "--records", ""), "--records: expected a folder, found ''"),
        (("rules", "search", ""), "WORD: expected a word, found ''"),
        (("rules", "vision", ""), "RULE: expected a rule, found ''"),
        (("rules", "coverage", "--html", ""), "--html: expected a file, found ''"),
    ],
)
def test_a_name_that_is_none_is_told_as_that(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = said(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"cutin: {message}")


@pytest.mark.parametrize("game", GAMES)
def test_commands_that_need_a_word_ask_for_it(game: str, tmp_path: Path) -> None:
    t = Terminal("play", game, "--seed", "3", "--opponent", "random", cwd=tmp_path)
    t.wait(" > ")
    assert "card NAME, such as: card " in t.ask("card")
    assert "rule NUMBER, such as: rule " in t.ask("rule")
    t.say("quit")
    assert t.end() == 0


LONG = "n" * 5000
SCENARIO = "cards: {GM: Unit 2/1/3}\nposition: {A: {disposition: [GM]}}\n"


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("", ("cards", "show", LONG)),
        ("", ("cards", "check", LONG)),
        ("", ("play", LONG)),
        ("", ("play", "vision", "--record", LONG)),
        ("", ("play", "vision", "--option", f"{LONG}=3")),
        ("", ("play", "vision", "--option", f"hand_limit={LONG}")),
        ("", ("simulate", "vision", "--players", f"{LONG},random")),
        ("", ("rules", "vision", LONG)),
        (f"name: a\ncards: {{{LONG}: 50}}", ("deck", "check", "file")),
        (
            f"- {{key: a, name: A, kind: command, node: 1, cost: 1, text: [{LONG}]}}",
            ("cards", "check", "file"),
        ),
        (f"cards: {{X: Unit {LONG}}}\nscript: []", ("judge", "file")),
        (f"{SCENARIO}script: [A: play {LONG}]", ("judge", "file")),
        (f"{SCENARIO}script: [until: {'a ' * 2500}]", ("judge", "file")),
        (f"{SCENARIO}script: [expect: {{GM: {'a ' * 2500}}}]", ("judge", "file")),
        (f"{SCENARIO}script: []", ("why-not", "file", f"play {'a ' * 2500}")),
        (f"{SCENARIO}script: []", ("what-if", "file", "--choices", LONG)),
    ],
)
def test_nothing_endless_is_repeated(
    text: str,
    arguments: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text(text)
    try:
        code, out, err = said(capsys, *arguments)
    except SystemExit as stop:
        code, (out, err) = int(stop.code or 0), capsys.readouterr()
    assert code == 2
    assert len(out + err) < 1500


# --- which game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("cards list vision fairy", "cards list --game vision fairy"),
        ("cards --game vision list fairy", "cards list --game vision fairy"),
        ("cards list vision", "cards list --game=vision"),
        ("cards show vision V-140", "cards show --game vision V-140"),
        ("deck check vision learn-mist", "deck check --game vision learn-mist"),
        ("rules list vision --chapter 9", "rules list --game vision --chapter 9"),
        ("rules search vision graze", "rules search --game vision graze"),
        ("rules --game vision 9.2.2", "rules vision 9.2.2"),
        ("rules --game vision search graze", "rules search --game vision graze"),
        ("simulate --game chess", "simulate chess"),
    ],
)
def test_the_game_is_a_first_word_or_an_option_of_every_command(
    one: str, other: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = []
    for words in (one, other):
        try:
            found.append(said(capsys, *words.split()))
        except SystemExit as stop:
            found.append((int(stop.code or 0), *capsys.readouterr()))
    assert found[0] == found[1]
    assert found[0][0] == (2 if "chess" in one else 0)


def test_a_game_by_option_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ("--seed 1 --games 1 --game vision", "vision --game vision --seed 1 --games 1"):
        code, out, _ = said(capsys, "simulate", *words.split(), "--json")
        assert (code, json.loads(out)["game"]) == (0, "vision")
    code, _, err = said(capsys, "simulate", "gundam-war", "--game", "vision")
    assert code == 2
    assert "--game vision: the command says gundam-war already" in err


def test_words_that_are_searched_for_are_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "rules", "search", "vision")[1].splitlines()[-1].endswith(("rules", "'vision'"))


# --- the beginning --------------------------------------------------------------------------------------


def test_ctrl_c_while_the_command_is_loaded_ends_in_one_line(tmp_path: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module, _, name = project["scripts"]["cutin"].partition(":")
    program = f"""
import signal, sys

class Pressed:
    def find_spec(name, path=None, target=None):
        if name == "argparse":
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Pressed)
from {module} import {name}
sys.exit({name}())
"""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "cutin: interrupted\n")

"""`cutin judge`, `replay`, `cards`, `deck check`, and the command line itself."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from running import SOURCE, run

from cutin.cli import main
from cutin.library import VERSION

GOOD = """
name: Damage that meets the defence
cards:
  Shot: "Command | (any time): deal 3 damage to 1 Unit"
  GM: Unit 2/1/3
position:
  A: {hand: [Shot]}
  B: {disposition: [GM]}
script:
- A: play Shot on GM
- both pass
- expect: {GM: "destroyed, 3 damage, on the field"}
"""


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


# --- judge --------------------------------------------------------------------------------------------


@pytest.fixture
def scenarios(tmp_path: Path) -> Path:
    (tmp_path / "good.yaml").write_text(GOOD)
    (tmp_path / "wrong.yaml").write_text(GOOD.replace("3 damage, on", "2 damage, on"))
    return tmp_path


def test_judge_says_what_passed(scenarios: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = str(scenarios / "good.yaml")
    code, out, err = said(capsys, "judge", good)
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == f"{good}: passed" and out.splitlines()[-1] == "1 passed, 0 failed"
    assert "GM is destroyed  [GW-17.1, house: damage_destroys = at_least]" in out


def test_judge_says_what_failed_and_why(scenarios: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "judge", str(scenarios))
    assert code == 1
    lines = out.splitlines()
    assert lines[-1] == "1 passed, 1 failed"
    assert f"{scenarios / 'wrong.yaml'}: failed" in lines
    assert any("expected:" in line and "2 damage" in line for line in lines)
    assert any("was:" in line and "3 damage" in line for line in lines)
    assert any("destroyed GM" in line and "GW-17.1" in line for line in lines)


def test_judge_traces(scenarios: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = said(capsys, "judge", "--trace", str(scenarios / "good.yaml"))
    assert "    A plays Shot on GM  [GW-8.6]" in out
    assert "破壊" in said(capsys, "judge", "--lang", "ja", str(scenarios / "good.yaml"))[1]


def test_judge_of_a_folder_tells_what_passed_only(
    scenarios: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "plays Shot" not in said(capsys, "judge", str(scenarios))[1]
    assert said(capsys, "judge", "--trace", str(scenarios))[1].count("A plays Shot on GM") == 2


def test_judge_as_a_page(scenarios: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "judge", "--format", "html", str(scenarios / "good.yaml"))
    assert code == 0 and out.startswith("<!doctype html>") and out.rstrip().endswith("</html>")
    assert "GM is destroyed" in out and "http" not in out
    code, _, err = said(capsys, "judge", "--format", "html", str(scenarios))
    assert code == 2 and "2 files are given" in err


def test_judge_as_json(scenarios: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "judge", "--json", str(scenarios))
    found = json.loads(out)
    assert code == 1
    assert (found["passed"], found["failed"], found["malformed"]) == (1, 1, 0)
    assert [Path(o["file"]).name for o in found["outcomes"]] == ["good.yaml", "wrong.yaml"]
    assert found["outcomes"][1]["failures"][0]["line"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("name:", "nane:"), "nane"),
        (("on GM\n", "on Ball\n"), "Ball"),
        (("deal 3 damage", "deal 3 damoge"), "damoge"),
        (("position:", "position"), "not valid YAML"),
        (("script:", "cites: [GW-99.1]\nscript:"), "GW-99.1"),
    ],
)
def test_judge_tells_file_line_and_field_of_what_is_malformed(
    scenarios: Path, capsys: pytest.CaptureFixture[str], change: tuple[str, str], message: str
) -> None:
    bad = scenarios / "bad.yaml"
    bad.write_text(GOOD.replace(*change))
    code, out, err = said(capsys, "judge", str(bad), str(scenarios / "good.yaml"))
    assert code == 2
    assert out.splitlines()[-1] == "1 passed, 0 failed"
    assert err.startswith(f"cutin: {bad}:")
    assert message in err


def test_judge_of_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "judge", str(tmp_path / "none.yaml"))[0] == 2
    code, _, err = said(capsys, "judge", str(tmp_path))
    assert (code, err) == (2, f"cutin: there is no scenario file (.yaml) in {tmp_path}\n")


# --- replay -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("record")
    assert (
        run("simulate", "gundam-war", "--games", "1", "--seed", "2", "--records", ".", cwd=folder).code == 0
    )
    return folder / "game-00001.json"


def test_replay_prints_the_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "replay", str(record))
    count = len(json.loads(record.read_text())["choices"])
    assert code == 0
    assert out.splitlines()[-1] == f"{count} of {count} decisions replayed, every state as recorded"
    assert " wins: " in out
    assert "Turn 1: " in out


def test_replay_to_a_decision_shows_the_table_and_the_options(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = said(capsys, "replay", str(record), "--to", "12")
    choice = json.loads(record.read_text())["choices"][12]
    assert code == 0
    assert f"{choice[0]} has to decide" in out
    assert f"  {choice[1]}" in out.splitlines()


def test_replay_with_a_trace_names_the_rules_with_their_titles(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = said(capsys, "replay", str(record), "--to", "20", "--trace")
    assert "[GW-6.1 Phases]" in out


def test_replay_beyond_the_end_is_told(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = said(capsys, "replay", str(record), "--to", "9999")
    assert code == 2
    assert "9999 is not among them" in err


def test_replay_tells_where_an_edited_record_diverges(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(record.read_text())
    data["choices"][6][1] = "cheat"
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps(data))
    code, _, err = said(capsys, "replay", str(edited))
    assert code == 2
    assert f"{edited}: the record diverges at decision 7: 'cheat' is no option here" in err


# --- cards and decks ----------------------------------------------------------------------------------


def test_cards_are_listed_and_found(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = said(capsys, "cards", "list")
    assert len(out.splitlines()) > 150
    _, out, _ = said(capsys, "cards", "list", "blue", "unit", "sky")
    assert out.split()[:3] == ["sky-lancer", "Sky", "Lancer"]
    _, out, _ = said(capsys, "cards", "list", "--decks")
    assert "learn-blue" in out
    assert said(capsys, "cards", "list", "--left-out")[0] == 0


def test_a_card_is_shown_with_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "cards", "show", "line cruiser")
    assert code == 0
    assert out.splitlines()[0] == "Line Cruiser  blue Unit  1-3-1  1/3/4"
    assert "  Resupply" in out.splitlines()


def test_every_card_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    from cutin.cards import pool

    for key in pool("gundam-war"):
        assert said(capsys, "cards", "show", key)[0] == 0


def test_a_card_that_does_not_exist_is_told_with_names_like_it(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = said(capsys, "cards", "show", "Line Crusier")
    assert code == 2
    assert "did you mean Line Cruiser" in err


CARD = """- key: thing
  name: Thing
  type: unit
  colour: blue
  cost: 1-2-0
  terrain: [space]
  stats: 2/1/3
  text:
  - High Mobility
"""


def test_a_card_file_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(CARD)
    expected = f"{file}: 1 card of Gundam War, all readable\n"
    assert said(capsys, "cards", "check", str(file)) == (0, expected, "")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("High Mobility", "High Mobilty"), "cards.yaml:9: text[1]: column "),
        (("High Mobility", "'(any time: 0: draw 1 card'"), "cards.yaml:9: text[1]: column "),
        (("High Mobility", "Teleport"), "cards.yaml:9: text[1]: column "),
        (("cost: 1-2-0", "cost: cheap"), "cards.yaml:5: cost: expected"),
        (("type: unit", "type: ship"), "cards.yaml:3: type: expected"),
        (("name: Thing", "nome: Thing"), "cards.yaml:2: nome: unknown field"),
        (("- key", "- [key"), "not valid YAML"),
    ],
)
def test_what_is_wrong_with_a_card_file_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: tuple[str, str], message: str
) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(CARD.replace(*change))
    code, out, err = said(capsys, "cards", "check", str(file))
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") <= 2


def deck_file(tmp_path: Path, **cards: int) -> Path:
    """Learning blue with some numbers changed; the basic G make up for it."""
    from cutin.cards import pool

    counts = dict(pool("gundam-war").decks["learn-blue"].cards)
    counts |= {name.replace("_", "-"): n for name, n in cards.items()}
    lines = "\n".join(f"  {name}: {count}" for name, count in counts.items() if count)
    file = tmp_path / "deck.yaml"
    file.write_text(f"name: Mine\ncards:\n{lines}\n")
    return file


def test_a_deck_that_is_legal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "deck", "check", str(deck_file(tmp_path)))
    assert code == 0
    assert ": legal (18 Unit, " in out
    assert said(capsys, "deck", "check", "learn-green")[0] == 0


def test_all_faults_of_a_deck_at_once_each_with_its_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = deck_file(tmp_path, scout=4, patrol_frame=5, no_such_card=1)
    code, out, _ = said(capsys, "deck", "check", str(file))
    assert code == 2
    lines = out.splitlines()
    assert any("a deck has exactly 50 cards, this one 56 [GW-2.1]" in line for line in lines)
    assert any("4 cards named Scout, at most 3 [GW-2.2]" in line for line in lines)
    assert any("5 cards named Patrol Frame, at most 3 [GW-2.2]" in line for line in lines)
    assert any("no card is called 'no-such-card'" in line for line in lines)
    assert lines[-1].endswith("4 faults")


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ({"scout": 1}, "this one 49 [GW-2.1]"),
        ({"scout": 4, "G_basic_blue": 18}, "4 cards named Scout, at most 3 [GW-2.2]"),
        ({"scoot": 2, "scout": 0}, "no card is called 'scoot'; did you mean"),
    ],
)
def test_no_game_is_played_with_a_deck_that_is_not_legal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], cards: dict[str, int], message: str
) -> None:
    file = str(deck_file(tmp_path, **cards))
    for command in (("play", "gundam-war"), ("simulate", "gundam-war", "--games", "1")):
        code, out, err = said(capsys, *command, "--deck", file)
        assert (code, out) == (2, "")
        assert message in err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name: Mine\ncards: [scout", "not valid YAML"),
        ("name: Mine\ncards:\n  scout: many\n", "deck.yaml:3: cards.scout: expected a whole number"),
        ("name: Mine\ncards:\n  scout: 0\n", "deck.yaml:3: cards.scout: expected a number of copies"),
        ("name: Mine\ncolour: blue\n", "deck.yaml:2: colour: unknown field; known here: name, cards"),
        ("name: Mine\n", "a deck needs the field 'cards'"),
        ("", "the file is empty"),
    ],
)
def test_a_deck_file_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, message: str
) -> None:
    file = tmp_path / "deck.yaml"
    file.write_text(text)
    for command in (("deck", "check", str(file)), ("play", "gundam-war", "--deck", str(file))):
        code, out, err = said(capsys, *command)
        assert (code, out) == (2, "")
        assert message in err
        assert err.startswith("cutin: ")


def test_seven_special_g_and_a_card_that_the_pool_leaves_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from cutin.cards import pool
    from cutin.cards.gundam_war.decks import counts_as_basic
    from cutin.gundam_war.card import G

    cards = pool("gundam-war")
    special = [k for k in cards if cards.card(k).type == G and not counts_as_basic(cards.card(k))]
    counts = {f"{key}": 3 for key in special[:2]} | {special[2]: 1}
    left_out = next(iter(cards.left_out), None)
    file = deck_file(tmp_path, **{"G_basic_blue": 13, **counts})
    if left_out is not None:
        file.write_text(file.read_text() + f"  {left_out}: 1\n")
    code, out, _ = said(capsys, "deck", "check", str(file))
    assert code == 2
    assert "7 special G, at most 6 [GW-2.4]" in out
    if left_out is not None:
        assert "is left out of the pool: it needs" in out


# --- the command line ---------------------------------------------------------------------------------


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys)[0] == 0
    assert said(capsys, "--version")[:2] == (0, f"cutin {VERSION}\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "gundam-war", "--deck", "nowhere"), "no deck file 'nowhere' and no built-in deck"),
        (("play", "gundam-war", "--deck", "a", "--deck", "b", "--deck", "c"), "two decks at most, 3 given"),
        (("play", "gundam-war", "--option", "speed=3"), "there is no option 'speed'"),
        (("play", "gundam-war", "--option", "hand_limit=many"), "option 'hand_limit' cannot be 'many'"),
        (("play", "gundam-war", "--option", "windows"), "expected NAME=VALUE"),
        (("simulate", "gundam-war", "--players", "clever"), "no player is called 'clever'"),
        (("simulate", "gundam-war", "--players", "a,b,c"), "expected two names"),
        (("simulate", "gundam-war", "--games", "0"), "at least 1"),
        (("simulate", "gundam-war", "--jobs", "0"), "at least 1"),
        (("simulate", "gundam-war", "--records", ""), "--records: expected a folder"),
        (("play", "gundam-war", "--record", ""), "--record: expected a file, found ''"),
        (("play", "gundam-war", "--record", "/"), "/: cannot be written: Is a directory"),
        (("play", "gundam-war", "--option", "hand_limit=--3"), "option 'hand_limit' cannot be '--3'"),
        (("rules", "coverage", "--html", "/nowhere/x.html"), "/nowhere/x.html: cannot be"),
        (("replay", "nowhere.json"), "nowhere.json: cannot be read"),
        (("deck", "check", "nowhere"), "no deck file 'nowhere'"),
        (("deck", "check", "n" * 5000), f"no deck file '{'n' * 60}...' and no built-in deck"),
        (("play", "vision", "--deck", "n" * 5000), f"no deck file '{'n' * 60}...' and no built-in deck"),
        (("cards", "show", "GM\x1b[2J"), "no card is called 'GM\\x1b[2J'"),
    ],
)
def test_what_cannot_be_is_told_in_one_line_with_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    code, out, err = said(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("cutin: ")
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("arguments", [("fly",), ("play", "chess"), ("simulate",), ("cards",)])
def test_an_unknown_command_ends_with_exit_code_2(arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(list(arguments))
    assert stop.value.code == 2


def test_records_into_a_folder_that_cannot_be_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    code, _, err = said(
        capsys, "simulate", "gundam-war", "--games", "1", "--records", str(tmp_path / "file" / "r")
    )
    assert code == 2
    assert "no records can be written there" in err


def test_a_reader_that_goes_away_leaves_no_traceback(tmp_path: Path) -> None:
    script = (
        f"PYTHONPATH={SOURCE} {sys.executable} -c 'from cutin.cli import main; main()' cards list | head -1"
    )
    done = subprocess.run(["sh", "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("shell", "code", "message"),
    [
        ("cards list > /dev/full", 2, "cutin: the output cannot be written: No space left on device\n"),
        (
            "deck check learn-blue > /dev/full",
            2,
            "cutin: the output cannot be written: No space left on device\n",
        ),
        ("deck check learn-blue >&-", 0, ""),
        ("play gundam-war --seed 7 <&- > /dev/null", 0, ""),
        ("deck check nowhere 2>&-", 2, ""),
        ("deck check nowhere 2> /dev/full", 2, ""),
    ],
)
def test_streams_that_are_closed_or_full(tmp_path: Path, shell: str, code: int, message: str) -> None:
    script = (
        f"PYTHONPATH={SOURCE} {sys.executable} -c 'import sys; from cutin.cli import main; sys.exit(main())' "
    )
    done = subprocess.run(
        ["sh", "-c", script + shell], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (code, message)


def test_help_loads_neither_the_game_nor_the_readers_of_text() -> None:
    script = (
        f"import sys; sys.path.insert(0, {SOURCE!r}); from cutin.cli.main import parser; parser();"
        "print([m for m in ('yaml', 'rich', 'msgspec', 'cutin.gundam_war.game') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert done.stdout == "[]\n", done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("cards", "show", "Shanghai Doll", "--game", "vision"),
        ("play", "vision", "--lang", "ja", "--seed", "1"),
    ],
)
def test_what_a_stream_cannot_say_is_replaced(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    ran = run(*arguments, cwd=tmp_path)
    assert (ran.code, ran.err) == (0, "") and "?" in ran.out

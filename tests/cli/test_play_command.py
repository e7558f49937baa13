"""`cutin play`: at a terminal, without one, saved, killed, resumed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from running import Terminal, run

from cutin.cli.gundam_war.board import KEYWORD_WORDS
from cutin.records import read_record, replay

NEW = ("play", "gundam-war", "--seed", "3", "--opponent", "random")


def test_without_a_terminal_two_machines_play_and_the_game_is_printed_with_rules(tmp_path: Path) -> None:
    ran = run("play", "gundam-war", "--seed", "3", "--record", "game.json", cwd=tmp_path)
    assert ran.code == 0, ran.err
    assert "A: greedy" in ran.out
    assert "Turn 1: " in ran.out
    assert "  Attack Step  [GW-6.1]" in ran.out
    assert "wins: the Nation of" in ran.out
    happened = [line for line in ran.out.splitlines() if line.startswith("    ")]
    assert len(happened) > 50
    assert all("[GW-" in line for line in happened)
    record = read_record(tmp_path / "game.json")
    assert replay(record).result is not None


def test_the_same_seed_prints_the_same_game(tmp_path: Path) -> None:
    games = {run(*NEW, cwd=tmp_path).out for _ in range(2)}
    assert len(games) == 1


def test_a_game_at_a_terminal(tmp_path: Path) -> None:
    t = Terminal(*NEW, cwd=tmp_path)
    screen = t.wait(" > ")
    assert "Who has no card left in the Nation" in screen
    assert "Keep this hand?  [GW-5.5 General redraw]" in screen
    assert "  1 keep" in screen
    screen = t.ask("1")
    while "first free timing" not in screen or "Turn 1 " not in screen:
        screen = t.ask("")
    assert "Disposition Phase of A" in screen
    for word in ("Space", "Earth", "Nation 4", "Power 0", "play from the hand", "A (you)"):
        assert word in screen
    assert "why CARD" in t.ask("?")
    assert "needs 4 nation power of which 2 blue; 0 is produced, 0 blue [GW-7.2" in t.ask("why sky lancer")
    assert "nothing forbids it now" in t.ask("why play Basic G (blue)")
    assert "there is no 'Zaku' that" in t.ask("why play Zaku")
    assert "High Mobility" in t.ask("card Sky Lancer")
    assert "card NAME, such as: card " in t.ask("card")
    shown = t.ask("rule 8.11")
    assert "GW-8.11 Unit limit" in shown and "One Unit per turn" in shown
    assert "is no option here" in t.ask("play Sky Lancer")
    assert "Type a number" in t.ask("99")
    screen = t.ask("play basic g (blue)")
    assert "A plays Basic G (blue)  [GW-8.6]" in screen
    assert "Basic G (blue) comes out  [GW-8.8]" in screen
    assert "A plays Basic G (blue)  [GW-8.6]" in t.ask("log")
    assert "Taken back: 1 choice." in t.ask("undo")
    assert "No undo: the other player has answered since." in t.ask("undo")
    assert "Saved as mine.json" in t.ask("save mine.json")
    assert "Not saved: " in t.ask("save nowhere/mine.json")
    t.say("quit")
    t.wait("The game is saved. Go on with: cutin play gundam-war --resume")
    assert t.end() == 0
    assert read_record(tmp_path / "mine.json").setup.players == ("human", "random")


def test_a_game_whose_terminal_was_killed_can_be_resumed_where_it_was(tmp_path: Path) -> None:
    t = Terminal(*NEW, cwd=tmp_path)
    t.wait(" > ")
    screen = t.ask("keep")
    while "play Basic G (blue)" not in screen:
        screen = t.ask("")
    t.ask("play Basic G (blue)")
    t.kill()
    saved = read_record(tmp_path / "state" / "gundam-war.json")
    assert saved.choices[-1].text == "play Basic G (blue)"
    t = Terminal("play", "gundam-war", "--resume", cwd=tmp_path)
    screen = t.wait(" > ")
    assert f"Resumed after {len(saved.choices)} choices." in screen
    assert "1x" not in screen and "G Basic G (blue)" in screen
    assert "Taken back: 1 choice." in t.ask("undo")
    t.say("quit")
    assert t.end() == 0
    assert len(read_record(tmp_path / "state" / "gundam-war.json").choices) == len(saved.choices) - 1


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0)])
def test_control_c_and_end_of_input_save_the_game(tmp_path: Path, key: bytes, code: int) -> None:
    t = Terminal(*NEW, cwd=tmp_path)
    t.wait(" > ")
    t.ask("keep")
    t.interrupt(key, "The game is saved.")
    assert t.end() == code
    assert "Traceback" not in t.screen
    assert len(read_record(tmp_path / "state" / "gundam-war.json").choices) >= 1


def test_an_unfinished_game_is_kept_when_a_new_one_begins(tmp_path: Path) -> None:
    for _ in range(3):
        t = Terminal(*NEW, cwd=tmp_path)
        screen = t.wait(" > ")
        t.say("quit")
        t.end()
    assert "An unfinished game was there; it is kept as" in screen
    names = {path.name for path in (tmp_path / "state").iterdir()}
    assert names == {"gundam-war.json", "gundam-war.before.json", "gundam-war.before-2.json"}


def test_a_whole_game_by_skipping_what_can_be_skipped(tmp_path: Path) -> None:
    t = Terminal(
        "play", "gundam-war", "--seed", "8", "--opponent", "random", "--record", "r.json", cwd=tmp_path
    )
    screen = t.wait(" > ")
    for _ in range(400):
        t.say("skip" if "You may act" in screen else "1")
        screen = t.wait(" > ", " wins: ")
        if screen.endswith(" wins: "):
            break
    assert t.end() == 0
    assert replay(read_record(tmp_path / "r.json")).result is not None
    assert not (tmp_path / "state" / "gundam-war.json").exists()


def test_two_people_at_one_keyboard_change_places_and_may_take_back_answers(tmp_path: Path) -> None:
    t = Terminal("play", "gundam-war", "--seed", "3", "--opponent", "human", cwd=tmp_path)
    first = t.wait(" > ")
    other = "B" if "you are A" in first else "A"
    t.say("keep")
    t.wait(f"Press Enter when {other} is at the keyboard: ")
    screen = t.ask("")
    assert f"you are {other}" in screen
    t.say("quit")
    assert t.end() == 0


# --- input that cannot be -----------------------------------------------------------------------------


def test_a_record_path_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    ran = run(*NEW, "--record", "nowhere/game.json", cwd=tmp_path)
    assert ran.code == 2
    assert ran.err == "cutin: nowhere/game.json: cannot be written: No such file or directory\n"
    assert not ran.out


def test_a_file_of_another_kind_is_not_replaced_by_a_record(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("my notes")
    ran = run(*NEW, "--record", "notes.txt", cwd=tmp_path)
    assert ran.code == 2
    assert ran.err == "cutin: notes.txt: this file is no record of a game; it is not replaced\n"
    t = Terminal(*NEW, cwd=tmp_path)
    t.wait(" > ")
    assert "Not saved: notes.txt: this file is no record" in t.ask("save notes.txt")
    t.say("quit")
    t.end()
    assert (tmp_path / "notes.txt").read_text() == "my notes"


def test_resuming_without_a_saved_game_is_told(tmp_path: Path) -> None:
    ran = run("play", "gundam-war", "--resume", cwd=tmp_path)
    assert ran.code == 2
    assert "there is no game to resume" in ran.err


def test_a_resumed_game_goes_on_as_it_was(tmp_path: Path) -> None:
    ran = run("play", "gundam-war", "--resume", "--seed", "4", cwd=tmp_path)
    assert ran.code == 2
    assert "--seed belongs to a new game" in ran.err


def test_a_saved_game_that_was_cut_off_is_told(tmp_path: Path) -> None:
    run(*NEW, "--record", "game.json", cwd=tmp_path)
    whole = (tmp_path / "game.json").read_text()
    (tmp_path / "half.json").write_text(whole[: len(whole) // 2])
    ran = run("play", "gundam-war", "--resume", "half.json", cwd=tmp_path)
    assert ran.code == 2
    assert "half.json: the record is cut off in the middle" in ran.err


def test_a_record_of_the_beginning_is_played_on_without_a_terminal(tmp_path: Path) -> None:
    run(*NEW, "--record", "game.json", cwd=tmp_path)
    data = json.loads((tmp_path / "game.json").read_text())
    data["choices"] = data["choices"][:20]
    data["result"] = ""
    (tmp_path / "begun.json").write_text(json.dumps(data))
    ran = run("play", "gundam-war", "--resume", "begun.json", cwd=tmp_path)
    assert ran.code == 0, ran.err
    assert " wins: " in ran.out


def test_keywords_are_called_on_the_table_as_on_the_card() -> None:
    words = {
        KEYWORD_WORDS[name] for name in ("SpecialShield", "BattleReady", "PSArmor", "CruiserModification")
    }
    assert words == {"Special Shield", "Battle-ready", "PS Armor", "Modification for Cruisers"}
    assert all(word and not re.search(r"[{}()\[\]:]", word) for word in KEYWORD_WORDS.values())

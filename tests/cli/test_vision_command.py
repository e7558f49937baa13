"""VISION by the same commands: play, simulate, replay, cards, decks, rules, and asking about a moment."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from running import ROOT, SOURCE, Terminal, run

from cutin.cli import main
from cutin.cli.vision.board import KEYWORD_WORDS
from cutin.records import read_record, replay

NEW = ("play", "vision", "--seed", "3", "--opponent", "random")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


# --- playing ------------------------------------------------------------------------------------------


def test_without_a_terminal_two_machines_play_and_the_game_is_printed_with_rules(tmp_path: Path) -> None:
    ran = run("play", "vision", "--seed", "3", "--record", "game.json", cwd=tmp_path)
    assert ran.code == 0, ran.err
    assert ran.out.startswith("vision, seed 3")
    assert "Turn 1: " in ran.out and "  Main Phase  [VIS-4.1.2]" in ran.out
    assert "sets a node: " in ran.out
    assert re.search(r"\n[AB] wins: [AB] has no life left  \[VIS-W.31", ran.out)
    happened = [line for line in ran.out.splitlines() if line.startswith("    ")]
    assert len(happened) > 50
    assert all("[VIS-" in line for line in happened)
    record = read_record(tmp_path / "game.json")
    assert record.setup.game == "vision"
    assert replay(record).result is not None
    told = run("replay", "game.json", "--lang", "ja", cwd=tmp_path)
    assert told.code == 0 and "メインフェイズ" in told.out and "ノードとしてセット" in told.out


def test_a_game_at_a_terminal(tmp_path: Path) -> None:
    t = Terminal(*NEW, cwd=tmp_path)
    screen = t.wait(" > ")
    assert "Each player begins with 25 life" in screen
    assert "Keep this hand?  [VIS-W.2" in screen
    screen = t.ask("keep")
    while "Main Phase of A" not in screen:
        screen = t.ask("")
    for word in ("Life 25", "Nodes 0 (0 active, 0 asleep; 0 can be paid)", "A (you)", "set a node"):
        assert word in screen
    help_ = t.ask("?")
    assert "why attack with CARD" in help_ and "rule VIS-9.2.3.e" in help_
    why = t.ask("why lantern fairy")
    assert "needs 1 node" in why and "[VIS-5.2.2.c Required nodes]" in why
    assert "set node Lantern Fairy: nothing forbids it now." in why
    assert "zzz: there is no 'zzz' that this could be done with" in t.ask("why zzz")
    assert "deal 1 damage to 1 character" in t.ask("card stone throw")
    assert "VIS-9.2.3.e It is discarded" in t.ask("rule 9.2.3")
    screen = t.ask("set node stone throw")
    assert "A sets a node: Stone Throw  [VIS-W.35]" in screen
    assert "Nodes 1 (1 active, 0 asleep; 2 can be paid)  active: Stone Throw" in screen
    assert "play Lantern Fairy" in screen
    assert "Taken back: 1 choice." in t.ask("undo")
    t.kill()
    t = Terminal("play", "vision", "--resume", cwd=tmp_path)
    assert "Resumed after " in t.wait(" > ")
    t.say("quit")
    t.wait("Go on with: cutin play vision --resume")
    assert t.end() == 0


def test_a_game_of_another_kind_is_not_resumed(record: Path) -> None:
    ran = run("play", "gundam-war", "--resume", record.name, cwd=record.parent)
    assert ran.code == 2
    expected = f"{record.name} is a game of vision; go on with: cutin play vision --resume {record.name}"
    assert ran.err == f"cutin: {expected}\n"


def test_a_whole_game_by_skipping_what_can_be_skipped(tmp_path: Path) -> None:
    t = Terminal("play", "vision", "--seed", "8", "--opponent", "random", "--record", "r.json", cwd=tmp_path)
    screen = t.wait(" > ")
    asked = ""
    for _ in range(400):
        asked += screen
        t.say("skip" if "You may act" in screen else "" if "[Enter: " in screen else "1")
        screen = t.wait(" > ", " wins: ")
        if screen.endswith(" wins: "):
            break
    assert t.end() == 0
    assert replay(read_record(tmp_path / "r.json")).result is not None
    assert "Too many cards in hand: choose one for the underworld.  [VIS-4.1.2" in asked


def test_keywords_are_called_on_the_table_as_on_the_card() -> None:
    words = [
        KEYWORD_WORDS[name] for name in ("ManaCharge", "FirstStrike", "WorldCharm", "Upkeep", "Resistance")
    ]
    assert words == ["Mana Charge", "First Strike", "World Charm", "Upkeep", "Resistance"]
    assert all(word and not re.search(r"[{}()\[\]:]", word) for word in KEYWORD_WORDS.values())


# --- many games, and one again ------------------------------------------------------------------------


def test_simulate(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ("simulate", "vision", "--games", "4", "--seed", "1", "--players", "random", "--json")
    code, out, _ = said(capsys, *arguments)
    found = json.loads(out)
    assert code == 0
    assert found["game"] == "vision" and sum(found["wins"].values()) == 4
    assert all("[VIS-" in ending for ending in found["endings"])
    again = json.loads(said(capsys, *arguments, "--jobs", "2")[1])
    for name in ("wins", "turns", "decisions", "endings"):
        assert again[name] == found[name]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("record")
    assert run("simulate", "vision", "--games", "1", "--seed", "5", "--records", ".", cwd=folder).code == 0
    return folder / "game-00001.json"


def test_replay_to_a_decision_shows_the_table(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "replay", str(record), "--to", "40")
    assert code == 0
    assert "Life " in out and "Nodes " in out and "has to decide" in out


def test_replay_with_a_trace_names_the_rules_with_their_titles(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = said(capsys, "replay", str(record), "--to", "20", "--trace")
    assert "[VIS-4.1.2 The course of a phase]" in out or "[VIS-4.1.2 " in out


def test_asking_about_a_moment(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(record.read_text())
    at = next(n for n, choice in enumerate(data["choices"]) if choice[1].startswith("set node "))
    code, out, _ = said(capsys, "what-if", str(record), "--at", str(at), "--depth", "1")
    assert code == 0 and "Main Phase" in out and "set node " in out
    card = data["choices"][at][1].removeprefix("set node ").partition("#")[0]
    code, out, _ = said(capsys, "why-not", str(record), "--at", str(at), f"play {card}")
    assert code == 0 and "[VIS-" in out


# --- cards, decks and rules ---------------------------------------------------------------------------


def test_cards_of_both_games_or_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    both = said(capsys, "cards", "list")[1].splitlines()
    one = said(capsys, "cards", "list", "--game", "vision")[1].splitlines()
    assert len(both) > len(one) > 150
    assert said(capsys, "cards", "list", "cirno")[1].startswith("V-010 ")
    code, out, _ = said(capsys, "cards", "show", "チルノ")
    assert code == 0
    assert out.splitlines()[:2] == [
        "Cirno  character  node 2 cost 1  3/2  graze 2",
        "  チルノ; race fairy; No. 010; key V-010",
    ]
    assert "learn-mist" in said(capsys, "cards", "list", "--decks", "--game", "vision")[1]
    assert "V-083" in said(capsys, "cards", "list", "--left-out")[1]


def test_the_game_of_a_deck_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "deck", "check", "fairy-rush")
    assert (code, out) == (0, "fairy-rush: legal (23 characters, 10 spells, 17 commands)\n")
    deck = tmp_path / "mine.yaml"
    deck.write_text("cards:\n  Cirno: 4\n  stone-throw: 46\n")
    code, out, _ = said(capsys, "deck", "check", str(deck))
    assert code == 2
    assert "4 cards named Cirno, at most 3 [VIS-1.2.2.b]" in out
    assert said(capsys, "deck", "check", "--game", "gundam-war", str(deck))[1].count("no card is called") == 2


def test_the_game_of_a_card_file_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text("- {key: k, name: K, kind: command, node: 1, cost: 0, text: ['(play): draw 1 card']}\n")
    code, out, _ = said(capsys, "cards", "check", str(file))
    assert (code, out) == (0, f"{file}: 1 card of Phantom Magic VISION, all readable\n")
    file.write_text("- {key: k, name: K, kind: command, node: 1, cost: 0, text: ['(play): drow 1 card']}\n")
    code, _, err = said(capsys, "cards", "check", str(file))
    assert code == 2 and f"{file}:1: text[1]: column 9 of the text: " in err


def test_rules_of_both_games_or_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "rules", "vision", "9.2.3.e", "vis-W.31")
    assert code == 0
    assert out.startswith("VIS-9.2.3.e It is discarded\n") and "\nVIS-W.31 " in out
    assert re.search(r"tests/vision/test_\w+\.py:\d+ test_9_2_3_e_", out)
    both = said(capsys, "rules", "search", "text")[1]
    assert "GW-" in both and "VIS-" in both
    assert "GW-" not in said(capsys, "rules", "search", "text", "--game", "vision")[1]
    code, _, err = said(capsys, "rules", "vision", "9.9.9")
    assert code == 2 and "there is no rule 9.9.9; near it: VIS-9." in err
    data = json.loads(said(capsys, "rules", "coverage", "--json")[1])
    assert list(data["games"]) == ["gundam-war", "vision"]
    assert data["games"]["vision"]["sums"]["seed"]["rules"] == 87


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "chess"), "invalid choice: 'chess' (choose from"),
        (
            ("play", "vision", "--deck", "learn-blue"),
            "'learn-blue' is a deck of gundam-war; the built-in decks of vision: counter-control",
        ),
        (("play", "vision", "--option", "unit_limit=2"), "there is no option 'unit_limit'"),
        (("simulate", "vision", "--option", "hand_limit=many"), "option 'hand_limit' cannot be 'many'"),
    ],
)
def test_what_cannot_be_is_told(arguments: tuple[str, ...], message: str, tmp_path: Path) -> None:
    ran = run(*arguments, cwd=tmp_path)
    assert ran.code == 2
    assert message in ran.err


# --- one game does not need the other -----------------------------------------------------------------


@pytest.mark.parametrize(("game", "other"), [("gundam-war", "cutin.vision"), ("vision", "cutin.gundam_war")])
def test_playing_loads_nothing_of_the_other_game(game: str, other: str, tmp_path: Path) -> None:
    program = (
        f"import sys; sys.path.insert(0, {SOURCE!r}); from cutin.cli import main;"
        f"main(['simulate', {game!r}, '--games', '1', '--players', 'greedy,random', '--seed', '1']);"
        f"main(['cards', 'list', '--game', {game!r}]);"
        f"print([m for m in sys.modules if m.startswith({other!r}) or m == 'yaml'])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path)
    assert done.stdout.splitlines()[-1] == "[]", done.stdout[-500:] + done.stderr


def test_make_play_lets_one_choose_the_game() -> None:
    done = subprocess.run(
        ["make", "-n", "play", "GAME=vision"], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert "cutin play vision" in done.stdout

"""Records: what a file says, what replays, and what is said about a file that does not."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from cutin import library
from cutin.catalogue import GAMES
from cutin.kernel.chance import mix
from cutin.records import Diverged, History, Record, RecordError, read_record, replay, write_record
from cutin.records.history import setup_of
from cutin.records.record import from_text, to_text


def a_game(
    seed: int, choices: int | None = None, deck: str = "learn-blue", game: str = "gundam-war", **options: Any
) -> History:
    """A game of random choices, or the beginning of one."""
    decks = (library.deck(deck, game), library.deck(GAMES[game].learning[1], game))
    history = History(setup_of(game, decks, seed, options))
    while history.state.decision is not None and (choices is None or len(history.choices) < choices):
        texts = history.state.texts()
        history.choose(texts[mix(seed, len(history.choices)) % len(texts)])
    return history


@pytest.fixture(scope="module")
def record() -> Record:
    return a_game(5).record()


def changed(record: Record, **changes: Any) -> Record:
    """The record as if somebody had edited the file."""
    data = json.loads(to_text(record))
    data.update(changes)
    return from_text(json.dumps(data))


def with_choice(record: Record, number: int, place: int, value: str) -> Record:
    """The record with one part of one choice (seat, text, fingerprint) changed; decisions count from 1."""
    data = json.loads(to_text(record))
    data["choices"][number - 1][place] = value
    return from_text(json.dumps(data))


def test_a_record_reads_back_as_it_was(record: Record) -> None:
    assert from_text(to_text(record)) == record


def test_control_characters_are_told(record: Record) -> None:
    with pytest.raises(RecordError, match=r"decision 2: a control character in 'keep\\x1b\[2J'"):
        with_choice(record, 2, 1, "keep\x1b[2J")
    setup = {**json.loads(to_text(record))["setup"], "players": ["human\x07", "random"]}
    with pytest.raises(RecordError, match=r"setup.players: a control character in 'human\\x07random'"):
        changed(record, setup=setup)


def test_every_choice_has_a_line_of_its_own(record: Record) -> None:
    lines = [line.strip() for line in to_text(record).splitlines()]
    assert all(
        any(line.startswith(f'["{c.seat}",{json.dumps(c.text)}') for line in lines) for c in record.choices
    )


@pytest.mark.parametrize(
    ("game", "deck"), [(game, deck) for game in GAMES for deck in library.deck_names(game)]
)
def test_a_game_of_every_deck_replays_to_the_same_state(game: str, deck: str) -> None:
    history = a_game(17, deck=deck, game=game)
    assert history.record().setup.game == game
    assert replay(from_text(to_text(history.record()))).fingerprint() == history.state.fingerprint()


@pytest.mark.parametrize("number", [0, 1, 7, 40])
def test_a_record_of_a_part_can_be_taken_up_and_played_on(record: Record, number: int) -> None:
    history = History.of(from_text(to_text(a_game(5, number).record())))
    for choice in record.choices[number:]:
        history.choose(choice.text)
    assert history.record() == record


def test_a_listener_does_not_change_the_game() -> None:
    history = a_game(11)
    state = replay(history.record())
    assert state.to_bytes() == history.state.to_bytes()
    assert history.happened


def test_the_options_of_the_game_are_part_of_the_record() -> None:
    history = a_game(3, 30, windows="all", hand_limit=4)
    state = replay(history.record())
    assert state.rules.options["hand_limit"] == 4
    assert state.fingerprint() == history.state.fingerprint()


def test_a_record_that_is_cut_off_in_the_middle_says_so(record: Record) -> None:
    text = to_text(record)
    for end in (len(text) // 2, len(text) - 4):
        with pytest.raises(RecordError, match="cut off in the middle"):
            from_text(text[:end])


def test_broken_json_is_told_with_its_line(record: Record) -> None:
    lines = to_text(record).splitlines()
    lines[8] = lines[8].replace(",", ";", 1)
    with pytest.raises(RecordError, match="line 9: not valid JSON"):
        from_text("\n".join(lines))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": 99}, "a record of format 99; this program reads 2"),
        ({"colour": "blue"}, "unknown field `colour`"),
        ({"choices": "all"}, "choices: Expected `array`, got `str`"),
        ({"choices": [["A", 1]]}, "decision 1: Expected `str`, got `int`"),
        ({"choices": [["C", "pass", ""]]}, "decision 1: no player is called 'C'"),
        ({"setup": {}}, "setup: Object missing required field `game`"),
    ],
)
def test_a_record_with_a_wrong_part_says_which(record: Record, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError) as caught:
        changed(record, **changes)
    assert message in str(caught.value)


@pytest.mark.parametrize("text", ["[]", "{}", "3", '{"a": 1}'])
def test_other_json_is_no_record(text: str) -> None:
    with pytest.raises(RecordError, match="no record of a game"):
        from_text(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the file is empty"),
        ("\n", "the file is empty"),
        ("some words", "this is no record of a game"),
        ("name: A shot\nposition:\n  A: {}\nscript:\n- both pass\n", "this is a scenario, no record"),
    ],
)
def test_a_file_that_is_no_json_at_all_is_told_for_what_it_is(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        from_text(text)


def test_a_record_of_another_version_of_the_engine_is_refused_unless_told_otherwise(record: Record) -> None:
    old = changed(record, engine="0.0.1")
    with pytest.raises(RecordError, match=r"made by version 0\.0\.1 of the engine, .*`cutin replay --any-v"):
        replay(old)
    assert replay(old, any_version=True).fingerprint() == record.choices[-1].after


def test_a_choice_that_is_not_possible_is_told_with_its_decision_and_the_options(record: Record) -> None:
    with pytest.raises(
        Diverged, match=r"diverges at decision 9: 'win' is no option here; possible: "
    ) as caught:
        replay(with_choice(record, 9, 1, "win"))
    assert caught.value.decision == 9


def test_another_choice_that_is_possible_is_told_with_its_decision() -> None:
    """Unless it makes no difference: a Unit that defends where nobody attacks comes back as it went."""
    record = a_game(5, 60).record()
    told = 0
    for number, choice in enumerate(record.choices, 1):
        before = replay(record, number - 1)
        for other in before.texts():
            after = before.clone()
            after.choose(other)
            if other != choice.text and after.fingerprint() != choice.after:
                with pytest.raises(Diverged) as caught:
                    replay(with_choice(record, number, 1, other))
                assert caught.value.decision == number
                told += 1
                break
    assert told > 20


def test_a_choice_of_the_wrong_player_is_told(record: Record) -> None:
    number = 4
    seat = "B" if record.choices[number - 1].seat == "A" else "A"
    with pytest.raises(Diverged, match="diverges at decision 4"):
        replay(with_choice(record, number, 0, seat))


def test_another_seed_or_deck_diverges_at_the_start(record: Record) -> None:
    data = json.loads(to_text(record))
    data["setup"]["seed"] += 1
    with pytest.raises(Diverged, match="at decision 1: the state at the start"):
        replay(from_text(json.dumps(data)))


def test_a_choice_after_the_end_of_the_game_is_told(record: Record) -> None:
    data = json.loads(to_text(record))
    data["choices"].append(["A", "pass", ""])
    with pytest.raises(Diverged, match=f"at decision {len(record.choices) + 1}: the game is over"):
        replay(from_text(json.dumps(data)))


def test_a_changed_result_is_told(record: Record) -> None:
    with pytest.raises(Diverged, match="the record says the game ended with 'draw'"):
        replay(changed(record, result="draw"))


def test_a_record_that_ends_before_the_end_it_names_is_told(record: Record) -> None:
    short = changed(record, choices=json.loads(to_text(record))["choices"][:-2])
    with pytest.raises(Diverged, match="it is not over after the last decision"):
        History.of(short)
    History.of(short, to=3)


def test_a_record_nested_too_deep_is_told() -> None:
    with pytest.raises(RecordError, match="nested too deep"):
        from_text("[" * 100_000)


def test_a_card_whose_text_has_changed_is_told_by_name(record: Record) -> None:
    data = json.loads(to_text(record))
    data["setup"]["texts"]["vanguard"] = "0" * 16
    with pytest.raises(RecordError, match="the text of Vanguard is not the one"):
        replay(from_text(json.dumps(data)))


def test_a_card_and_an_option_that_do_not_exist_are_told(record: Record) -> None:
    data = json.loads(to_text(record))
    data["setup"]["decks"][0][0][0] = "scoot"
    with pytest.raises(RecordError, match="not in the pool: no card is called 'scoot'"):
        replay(from_text(json.dumps(data)))
    data = json.loads(to_text(record))
    data["setup"]["options"]["speed"] = 3
    with pytest.raises(RecordError, match="there is no option 'speed'"):
        replay(from_text(json.dumps(data)))


def test_writing_and_reading_a_file(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(record, path)
    assert read_record(path) == record
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_full_disk_leaves_the_old_file_whole(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    before = a_game(5, 3).record()
    write_record(before, path)

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError, match=r"game\.json: cannot be written: No space left on device"):
        write_record(record, path)
    assert read_record(path) == before
    assert os.listdir(tmp_path) == ["game.json"]


def test_control_c_while_writing_leaves_the_old_file_alone(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_record(record, tmp_path / "game.json")
    assert os.listdir(tmp_path) == []


def test_a_path_that_cannot_be_written_or_read_is_told(record: Record, tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written: No such file or directory"):
        write_record(record, tmp_path / "nowhere" / "game.json")
    with pytest.raises(RecordError, match="cannot be written"):
        write_record(record, tmp_path)
    with pytest.raises(RecordError, match="cannot be read: No such file or directory"):
        read_record(tmp_path / "none.json")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="no record of a game"):
        read_record(tmp_path / "binary")

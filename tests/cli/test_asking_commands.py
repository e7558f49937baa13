"""`cutin why-not`, `what-if`, `replay --scenario` and the house switches of `judge`, as a user runs them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from running import run

SCENE = """
name: A shot
cards:
  Shot: "Command green 1-1-0 | (any time): deal 3 damage to 1 Unit"
  Draw: "Command | (any time): draw 2 cards"
  GM: Unit 2/1/3
  Zaku: Unit 2/1/3
position:
  A: {hand: [Shot, Draw], power: {green: 1}}
  B: {disposition: [GM, Zaku]}
script:
- A: play Shot on GM
- both pass
- expect: {GM: destroyed}
"""


@pytest.fixture
def scene(tmp_path: Path) -> Path:
    path = tmp_path / "shot.yaml"
    path.write_text(SCENE)
    return path


def test_why_not_at_a_step_and_at_the_end(scene: Path, tmp_path: Path) -> None:
    begin = run("why-not", str(scene), "play Shot on Zaku", "--step", "0", cwd=tmp_path)
    assert begin.code == 0 and "nothing forbids it" in begin.out
    end = run("why-not", str(scene), "play Shot on Zaku", cwd=tmp_path)
    assert "[GW-8.17" in end.out
    data = json.loads(run("why-not", str(scene), "B: play Zaku", "--json", cwd=tmp_path).out)
    assert not data["possible"] and all(each["rule"] for each in data["refusals"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("why-not", "shot.yaml", "dance"), "is no action"),
        (("why-not", "shot.yaml", "play"), "no action is named"),
        (("why-not", "shot.yaml", "B: "), "no action is named"),
        (("why-not", "shot.yaml", "A:"), "no action is named"),
        (("why-not", "shot.yaml", "play Shot", "--step", "9"), "script: has 3 steps"),
        (("why-not", "shot.yaml", "play Shot", "--at", "2"), "--at: shot.yaml is a scenario"),
        (("why-not", "shot.yaml", "play Shot", "--case", "one"), "there is no case 'one'"),
        (("why-not", "none.yaml", "play Shot"), "cannot be read"),
        (("what-if", "shot.yaml", "--depth", "0"), "--depth"),
        (("what-if", "shot.yaml", "--choices", "play Zaku"), "is not possible there"),
        (("judge", "shot.yaml", "--house", "luck=good"), "no option 'luck'"),
        (("judge", "shot.yaml", "--house", "damage_destroys"), "expected SWITCH=READING"),
    ],
)
def test_what_cannot_be_asked_ends_with_2_and_says_why(
    arguments: tuple[str, ...], said: str, scene: Path, tmp_path: Path
) -> None:
    ran = run(*arguments, cwd=tmp_path)
    assert ran.code == 2 and said in ran.err, ran
    assert "Traceback" not in ran.err


def test_a_target_that_does_not_exist_is_told_where_the_play_is_refused_anyway(
    scene: Path, tmp_path: Path
) -> None:
    scene.write_text(
        SCENE.replace("disposition: [GM, Zaku]", "hand: [GM, Zaku]").replace("- A: play Shot on GM\n", "")
    )
    ran = run("why-not", str(scene), "play Shot on Foo", "--step", "0", cwd=tmp_path)
    assert ran.code == 2 and "there is no 'Foo'" in ran.err, ran


def test_what_if_shows_the_outcomes_side_by_side(scene: Path, tmp_path: Path) -> None:
    ran = run("what-if", str(scene), "--step", "0", "--choices", "play Shot on GM", "pass", cwd=tmp_path)
    assert ran.code == 0
    assert "in junkyard of B" in ran.out and "What differs" in ran.out and "GW-17.1" in ran.out
    every = run("what-if", str(scene), "--step", "0", "--json", cwd=tmp_path)
    data = json.loads(every.out)
    assert [each["choices"] for each in data["branches"]] == [
        "pass",
        "play Shot, GM",
        "play Shot, Zaku",
        "play Draw",
    ]
    assert {"GM", "Zaku", "A's nation"} <= set(data["differs"])


def test_a_record_is_asked_at_a_decision_and_becomes_a_scenario(tmp_path: Path) -> None:
    run("play", "gundam-war", "--seed", "7", "--record", "game.json", cwd=tmp_path)
    assert run("why-not", "game.json", "--at", "20", "sortie Scout -> Space", cwd=tmp_path).code in (0, 2)
    assert run("what-if", "game.json", "--at", "20", cwd=tmp_path).code == 0
    made = run("replay", "game.json", "--to", "20", "--scenario", "made.yaml", cwd=tmp_path)
    assert made.code == 0 and "it runs with: cutin judge made.yaml" in made.out
    assert run("judge", "made.yaml", cwd=tmp_path).code == 0
    assert run("replay", "game.json", "--scenario", "made.yaml", cwd=tmp_path).code == 2


def test_another_reading_of_the_house(scene: Path, tmp_path: Path) -> None:
    ran = run("judge", "--house", "damage_destroys=more_than", str(scene), cwd=tmp_path)
    assert ran.code == 0 and "GM: destroyed" in ran.out and "failed" in ran.out
    every = run("judge", "--houses", str(scene), cwd=tmp_path)
    assert every.code == 0 and "damage_destroys" in every.out
    assert "hand_limit" not in every.out.split("Makes no difference")[0]
    assert run("judge", "--houses", str(scene), "--json", cwd=tmp_path).code == 0

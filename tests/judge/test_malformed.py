"""What is wrong with a scenario file is said with file, line and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutin.judge import ScenarioError, find_files, run_file, run_text

HEAD = """cards:
  GM: Unit 2/1/3
  Shot: "Command | (any time): deal 3 damage to 1 Unit"
position:
  A: {hand: [Shot]}
  B: {disposition: [GM]}
"""

FAULTS = {
    "no YAML": ("cards: [GM", 1, "", "not valid YAML"),
    "empty": ("", 1, "", "the file is empty"),
    "an alias": ("cards: &a {GM: Unit}\nscript: *a", 2, "", "aliases (*a) are not read: write out"),
    "an alias of itself": ("cards: &a [*a]", 1, "", "aliases (*a) are not read: write out"),
    "nested too deep": ("[" * 5000, 0, "", "nested too deep"),
    "more cards than a table holds": (
        HEAD.replace("hand", "nation: [100000000000], hand") + "script: []\n",
        5,
        "position.A.nation[1]",
        "from 0 to 999",
    ),
    "less than nothing": (
        HEAD.replace("hand", "points: -3, hand") + "script: []\n",
        5,
        "position.A.points",
        "from 0 to 999",
    ),
    "two signs": (
        HEAD.replace("[GM]", "[GM: {damage: --3}]") + "script: []\n",
        6,
        "position.B.disposition[1].GM.damage",
        "expected a whole number",
    ),
    "two documents": ("a: 1\n---\nb: 2\n", 1, "", "one document"),
    "twice": ("name: a\nname: b\nscript: []\n", 2, "name", "twice"),
    "unknown field at the top": ("scrpt: []\n", 1, "scrpt", "unknown field"),
    "no script": ("name: a\n", 1, "", "needs a script"),
    "script is no list": ("script: both pass\n", 1, "script", "expected a list"),
    "no such type": ("cards:\n  GM: Robot 2/1/3\nscript: []\n", 2, "cards.GM", "a card begins with"),
    "no such fact": ("cards:\n  GM: Unit 2/1\nscript: []\n", 2, "cards.GM", "'2/1' is no fact"),
    "a text with a typo": (
        'cards:\n  GM: "Unit 2/1/3 | (any time): 0: draw 1 crad"\nscript: []\n',
        2,
        "cards.GM",
        "crad",
    ),
    "an unclosed bracket": (
        'cards:\n  GM: "Unit 2/1/3 | (any time: 0: draw 1 card"\nscript: []\n',
        2,
        "cards.GM",
        "expected",
    ),
    "an unknown keyword": ('cards:\n  GM: "Unit 2/1/3 | Sneaky"\nscript: []\n', 2, "cards.GM", "Sneaky"),
    "a keyword that no Command has": (
        'cards:\n  GM: "Command | Raid | (any time): draw 1 card"\nscript: []\n',
        2,
        "cards.GM",
        "'Raid': a Command has no such keyword",
    ),
    "a fact that no Command has": (
        "cards:\n  GM: Command 2/1/3\nscript: []\n",
        2,
        "cards.GM",
        "a Command that is set on nothing has no battle stats (GW-1.3)",
    ),
    "a text that only a Command has": (
        'cards:\n  GM: "Unit 2/1/3 | (any time): draw 1 card"\nscript: []\n',
        2,
        "cards.GM",
        "only a Command has a text without cost",
    ),
    "stats below 0": (
        "cards:\n  GM: Unit 2/-1/3\nscript: []\n",
        2,
        "cards.GM",
        "no battle stat of a Unit",
    ),
    "a G with a cost": (
        "cards:\n  GM: G blue 0-1-0\nscript: []\n",
        2,
        "cards.GM",
        "a G has no cost (GW-1.3)",
    ),
    "too small a total": (
        "cards:\n  GM: Unit blue 3-1-0 1/1/1\nscript: []\n",
        2,
        "cards.GM",
        "so it is at least 3",
    ),
    **{
        f"said twice: {word}": (
            f"cards:\n  GM: {line}\nscript: []\n",
            2,
            "cards.GM",
            f"'{word}': that has been said already",
        )
        for word, line in {
            "3/3/3": "Unit 2/1/3 3/3/3",
            "1-3-1": "Unit blue 1-2-1 1-3-1",
            "blue": "Unit blue blue 1-2-1",
            "Space,Space": "Unit Space,Space 2/1/3",
            "[MS]": "Unit 2/1/3 [MS] [MS]",
            "special": "G blue basic special",
            "on Unit": "Character on Unit on Unit 1/1/1",
        }.items()
    },
    "a condition said twice": (
        HEAD.replace("[GM]", "[GM: '1 damage, 2 damage']") + "script: []\n",
        6,
        "position.B.disposition[1].GM",
        "'2 damage': that has been said already",
    ),
    "rolled and rerolled": (
        HEAD.replace("[GM]", "[GM: 'rolled, rerolled']") + "script: []\n",
        6,
        "position.B.disposition[1].GM",
        "'rerolled': that has been said already",
    ),
    "damage that would have destroyed it": (
        HEAD.replace("[GM]", "[GM: 3 damage]") + "script: []\n",
        6,
        "position.B.disposition[1].GM",
        "GM cannot be there with 3 damage: its defence is 3, so it has been destroyed (GW-17.1)",
    ),
    "no such colour": (
        HEAD.replace("hand", "power: {pink: 1}, hand") + "script: []\n",
        5,
        "position.A.power.pink",
        "no colour",
    ),
    "no such card": (
        HEAD.replace("[GM]", "[Zakku]") + "script: []\n",
        6,
        "position.B.disposition[1]",
        "no card is called 'Zakku'",
    ),
    "unknown place": (HEAD.replace("hand", "hnad") + "script: []\n", 5, "position.A.hnad", "unknown field"),
    "wrong type": (
        HEAD.replace("[GM]", "[GM: {damage: much}]") + "script: []\n",
        6,
        "position.B.disposition[1].GM.damage",
        "whole number",
    ),
    "no such moment": (
        HEAD + "script:\n- until: Tea Break Phase\n",
        8,
        "script[1].until",
        "no phase or step",
    ),
    "a question that is never asked": (
        HEAD + "script:\n- until: question bogus\n",
        8,
        "script[1].until",
        "no question is called 'bogus'; there are X, answer",
    ),
    "a question expected that is never asked": (
        HEAD + "script:\n- expect: {question: bogus}\n",
        8,
        "script[1].expect.question",
        "no question is called 'bogus'",
    ),
    "no such game": (
        "game: chess\nscript: []\n",
        1,
        "game",
        "no game is called 'chess'; there are: gundam-war",
    ),
    "another game in a case": (
        "cases:\n  one: {game: {name: vision, A: {}, B: {}}, script: []}\n",
        2,
        "cases.one.game.name",
        "unknown field",
    ),
    "no such step": (HEAD + "script:\n- all pass\n", 8, "script[1]", "is no step"),
    "no such player": (HEAD + "script:\n- C: pass\n", 8, "script[1].C", "is no step"),
    "no such rule": (
        HEAD + "script:\n- expect: {cites: [GW-99.1]}\n",
        8,
        "script[1].expect.cites[1]",
        "there is no rule GW-99.1",
    ),
    "no such rule among rules": ("rules: [GW-1.99]\nscript: []\n", 1, "rules[1]", "there is no rule"),
    "no such phrase": (
        HEAD + "script:\n- expect: {GM: wobbly}\n",
        8,
        "script[1].expect.GM",
        "'wobbly' says nothing",
    ),
    "no such expectation": (
        HEAD + "script:\n- expect: {hapy: yes}\n",
        8,
        "script[1].expect.hapy",
        "no card is called 'hapy'",
    ),
    "no such option": (
        HEAD.replace("cards:", "options: {windos: all}\ncards:") + "script: []\n",
        1,
        "options",
        "windos",
    ),
    "not legal at that point": (
        HEAD + "script:\n- A: play Shot on Shot\n",
        8,
        "script[1].A",
        "no option here",
    ),
    "another's decision": (HEAD + "script:\n- B: pass\n", 8, "script[1].B", "it is A's decision"),
}


VISION = """game: vision
cards:
  Fairy: Character 1/1
  Shot: "Command | (play): deal 1 damage to 1 character"
position:
  A: {hand: [Shot]}
  B: {field: [Fairy]}
"""
FAULTS_OF_VISION = {
    "no such kind": (
        "game: vision\ncards:\n  X: Unit 1/1\nscript: []\n",
        3,
        "cards.X",
        "begins with Character",
    ),
    "no such race": (
        "game: vision\ncards:\n  X: Character 1/1 [gnome]\nscript: []\n",
        3,
        "cards.X",
        "no race",
    ),
    **{
        f"said twice: {word}": (
            f"game: vision\ncards:\n  X: {line}\nscript: []\n",
            3,
            "cards.X",
            f"'{word}': that has been said already",
        )
        for word, line in {
            "2/2": "Character 1/1 2/2",
            "[fairy]": "Character 1/1 [god] [fairy] [fairy]",
            "cost 2": "Spell cost 1 cost 2",
            "node -": "Spell node X node -",
            "caster Ann": "Spell caster Ann caster Ann",
        }.items()
    },
    "the caster in both places": (
        "game: vision\ncards:\n  X: {is: Spell caster Ann, caster: Bo}\nscript: []\n",
        3,
        "cards.X",
        "the caster is said twice",
    ),
    "power below 0": (
        "game: vision\ncards:\n  X: Character 1/-1\nscript: []\n",
        3,
        "cards.X",
        "no printed combat power is below 0, found 1/-1",
    ),
    "X that nothing explains": (
        "game: vision\ncards:\n  X: Character X/1\nscript: []\n",
        3,
        "cards.X",
        "no text says what the X is that stands for attack",
    ),
    "a keyword that no command has": (
        'game: vision\ncards:\n  X: "Command | Haste"\nscript: []\n',
        3,
        "cards.X",
        "only what can be a character has such a keyword",
    ),
    "damage that would have discarded it": (
        VISION.replace("[Fairy]", "[Fairy: 1 damage]") + "script: []\n",
        7,
        "position.B.field[1].Fairy",
        "Fairy cannot be there with 1 damage: its endurance is 1, so it has become dying (VIS-9.2.2.a)",
    ),
    "too much life": (
        "game: vision\nposition:\n  A: {life: 99999999999}\nscript: []\n",
        3,
        "position.A.life",
        "from -999 to 999",
    ),
    "no power": ("game: vision\ncards:\n  X: Character [fairy]\nscript: []\n", 3, "cards.X", "combat power"),
    "no such fact": (
        "game: vision\ncards:\n  X: Character 1/1 red\nscript: []\n",
        3,
        "cards.X",
        "'red' is no fact",
    ),
    "no number": (
        "game: vision\ncards:\n  X: Spell node two\nscript: []\n",
        3,
        "cards.X",
        "a number stands behind",
    ),
    "a text with a typo": (
        'game: vision\ncards:\n  X: "Command | (play): deel 1 damage to 1 character"\nscript: []\n',
        3,
        "cards.X",
        "deel",
    ),
    "a phase of the other game": (
        VISION + "script:\n- until: Attack Step\n",
        9,
        "script[1].until",
        "no phase or step is called 'Attack Step'; there are Active Phase",
    ),
    "no second moment": (
        VISION.replace("position:", "position:\n  at: end of Main Phase") + "script: []\n",
        6,
        "position.at",
        "is no moment; possible: a phase or step ('Main Phase'",
    ),
    "no such condition": (
        VISION.replace("[Fairy]", "[Fairy: rolled]") + "script: []\n",
        7,
        "position.B.field[1].Fairy",
        "short forms: 'asleep', '2 damage', 'face down'",
    ),
    "a condition in the hand": (
        VISION.replace("[Shot]", "[Shot: asleep]") + "script: []\n",
        6,
        "position.A.hand[1].Shot",
        "only cards on the field have a condition",
    ),
    "no limit a turn": (
        VISION.replace("hand: [Shot]", "played: [unit]") + "script: []\n",
        6,
        "position.A.played[1]",
        "'unit' has no limit a turn",
    ),
    "no such change": (
        VISION.replace("[Fairy]", "[Fairy: {until end of turn: gets better}]") + "script: []\n",
        7,
        "position.B.field[1].Fairy",
        "'gets better until end of turn' is no change",
    ),
    "no such phrase": (
        VISION + "script:\n- expect: {Fairy: destroyed}\n",
        9,
        "script[1].expect.Fairy",
        "'destroyed' says nothing",
    ),
    "a rule of the other game": (
        VISION + "script:\n- expect: {cites: [GW-17.1]}\n",
        9,
        "script[1].expect.cites[1]",
        "there is no rule GW-17.1",
    ),
    "no battle": (
        VISION + "script:\n- expect: {battle: some}\n",
        9,
        "script[1].expect.battle",
        "expected none, or",
    ),
    "not legal at that point": (
        VISION + "script:\n- A: attack with Fairy\n",
        9,
        "script[1].A",
        "no option here",
    ),
}


@pytest.mark.parametrize(
    ("text", "line", "field", "message"), FAULTS_OF_VISION.values(), ids=FAULTS_OF_VISION
)
def test_fault_of_vision(text: str, line: int, field: str, message: str) -> None:
    """The same for the words of VISION."""
    test_fault(text, line, field, message)


@pytest.mark.parametrize(("text", "line", "field", "message"), FAULTS.values(), ids=FAULTS)
def test_fault(text: str, line: int, field: str, message: str) -> None:
    """Each kind of fault is met with its line, its field and a message that helps."""
    with pytest.raises(ScenarioError) as caught:
        run_text(text, "bad.yaml")
    error = caught.value
    assert (error.file, error.line, error.field) == ("bad.yaml", line, field), error
    assert message in error.message


def test_damage_that_a_text_keeps_it_alive_with() -> None:
    """What is not destroyed, or not discarded, may be there with damage that would have been enough."""
    script = "script: [until: B's turn, expect: {Rock: on the field}]\n"
    rock = 'game: vision\ncards:\n  Rock: "Character 1/1 | (auto alpha): this character is not discarded"\n'
    assert run_text(f"{rock}position: {{A: {{field: [Rock: 2 damage]}}}}\n{script}").passed
    rock = 'cards:\n  Rock: "Unit 1/1/1 | (auto A): this card will not be destroyed"\n'
    assert run_text(f"{rock}position: {{A: {{disposition: [Rock: 2 damage]}}}}\n{script}").passed


def test_a_refused_step_says_by_which_rule() -> None:
    """A step that the rules refuse is told with the rule."""
    text = HEAD.replace("B: {disposition: [GM]}", "B: {}") + "script:\n- A: play Shot\n"
    with pytest.raises(ScenarioError, match=r"GW-8\.4"):
        run_text(text)


@pytest.mark.parametrize(
    ("expected", "field", "message"),
    [
        ("{cannot: [gibberish]}", ".cannot[1]", "'gibberish' is no action"),
        ("{cannot: [play Foo]}", ".cannot[1]", "no card is called 'Foo'"),
        ("{cannot: {play Foo: GW-8.4}}", ".cannot.play Foo", "no card is called 'Foo'"),
        ("{can: [play Foo]}", ".can[1]", "no card is called 'Foo'"),
        ("{no events: [foo GM]}", ".no events[1]", "there is no event 'foo'; there are"),
        ("{no events: [destroyed Foo]}", ".no events[1]", "no card is called 'Foo'"),
        ("{events: [foo GM]}", ".events[1]", "there is no event 'foo'; there are"),
        ("{GM: not set on Foo}", ".GM", "no card is called 'Foo'"),
        ("{GM: []}", ".GM", "says nothing; known:"),
        ("{}", "", "expects nothing"),
        ("{A: {hand: x}}", ".A.hand", "no card is called 'x'"),
        ("{A: {hand: -1}}", ".A.hand", "from 0 to 999"),
        ("{result: C wins}", ".result", "expected 'A wins'"),
    ],
)
def test_expectation_of_what_cannot_be(expected: str, field: str, message: str) -> None:
    """What can never be so is refused, also where it is expected not to be."""
    test_fault(f"{HEAD}script:\n- expect: {expected}\n", 8, f"script[1].expect{field}", message)


@pytest.mark.parametrize("target", ["GM#7", "A's GM"])
def test_a_named_choice_fits_the_only_one(target: str) -> None:
    """What has one answer only may be named, as what it is."""
    test_fault(
        f"{HEAD}script:\n- A: play Shot on {target}\n", 8, "script[1].A", "is no option here; possible: GM"
    )
    for right in ("GM", "GM#1", "B's GM"):
        assert run_text(f"{HEAD}script:\n- A: play Shot on {right}\n").passed


def test_missing_file(tmp_path: Path) -> None:
    """Files that are not there, or are no text, are named."""
    with pytest.raises(ScenarioError, match="cannot be read"):
        run_file(tmp_path / "none.yaml")
    with pytest.raises(ScenarioError, match="no such file"):
        find_files([tmp_path / "none.yaml"])
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ScenarioError, match="UTF-8"):
        run_file(tmp_path / "bytes.yaml")

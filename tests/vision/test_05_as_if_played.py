"""Chapter 5.3: what an effect resolves as if it had been played."""

from __future__ import annotations

from vision_scenes import Scene, scene

CARDS = {
    "Letty": "Character 5/5 node 3 cost 3",
    "Cirno": "Character 3/2 node 0 cost 0",
    "Bolt": "Command node 0 cost 0",
    "Draw": "Command node 4 cost 2 | (play): draw 1 card",
    "Needle": "Command node 0 cost 0 | (play): discard 1 enemy character",
    "Bunch": "Command node 0 cost X | (play): draw X cards; then draw 1 card",
    "Single": "Command node 0 cost 0 | One per Turn | (play): draw 1 card",
    "Lonely": (
        "Command node 0 cost 0 | (auto beta): this card can be played only while there are own characters"
    ),
    "Spark": "Spell node 3 cost 3 | (play): draw 1 card",
    "Either": ("Command node 0 cost 0 | (play): choose one: draw 1 card; or discard 1 enemy character"),
    "Copy": "Command node 0 cost 0 | (play): resolve 1 chosen card in the own underworld as if played",
    "Timely": (
        "Command node 0 cost 0 "
        "| (play): resolve 1 chosen card in the own underworld as if played at its own timing"
    ),
    "Watch": "Character 0/9 | (auto gamma): when a card is played, draw 1 card",
}


def copied(what: str, by: str = "Copy", enemy: list[str] | None = None, **more: object) -> Scene:
    """A resolves a card of the own underworld as if played."""
    side = {"hand": [by], "underworld": [what], "deck": 9, **more}
    x = scene(CARDS, a=side, b={"field": enemy or []}, windows="all")
    return x.do(f"play {by}").both_pass()


def test_5_3_1_it_counts_as_a_card_that_was_played() -> None:
    x = copied("Draw")
    assert len(x.names("A", "hand")) == 1
    assert x.names("A", "underworld")[0] == "Copy" and "Draw" in x.names("A", "underworld")
    assert (0, "draw") in x.s.table.played


def test_5_3_1_a_character_enters_the_field() -> None:
    x = copied("Letty")
    assert x.names("A", "field") == ["Letty"] and x.shown("Letty")["asleep"]


def test_5_3_1_c_its_cost_cannot_be_paid_and_x_is_0() -> None:
    x = copied("Bunch", nodes=3)
    assert x.player("A")["nodes"]["active"] == 3
    assert len(x.names("A", "hand")) == 1


def test_5_3_1_d_without_proper_targets_it_fails() -> None:
    x = copied("Needle")
    assert x.names("A", "underworld") == ["Copy", "Needle"]
    assert [event.rule for event in x.events if event.kind == "fails"]
    y = copied("Needle", enemy=["Cirno", "Letty"])
    assert y.question == "target"
    y.do("Letty")
    assert y.names("B", "field") == ["Cirno"]


def test_5_3_1_b_conditions_on_the_card_have_to_hold() -> None:
    x = copied("Lonely")
    assert [event.rule for event in x.events if event.kind == "fails"]
    y = copied("Lonely", field=["Cirno"])
    assert not [event for event in y.events if event.kind == "fails"]


def test_5_3_1_b_limits_of_a_turn_do_not_hold() -> None:
    held = {"hand": ["Single", "Copy"], "deck": 9}
    x = scene(CARDS, a=dict(held), windows="all")
    x.do("play Single").both_pass().do("play Copy").both_pass()
    assert len(x.names("A", "hand")) == 2
    y = scene(CARDS, a=dict(held), windows="all", as_if_played_limits="checked")
    y.do("play Single").both_pass().do("play Copy").both_pass()
    assert len(y.names("A", "hand")) == 1


def test_5_3_1_e_its_own_timing_only_where_the_effect_asks_for_it() -> None:
    def answered(by: str) -> Scene:
        side = {"hand": [by], "underworld": ["Spark"], "deck": 9}
        x = scene(CARDS, a=side, b={"hand": ["Bolt"]}, windows="all")
        # Played as an answer, the effect stands at no spell timing.
        x.do("pass", "play Bolt", f"play {by}").both_pass()
        return x

    assert len(answered("Copy").names("A", "hand")) == 1
    assert answered("Timely").names("A", "hand") == []
    assert len(copied("Spark", by="Timely").names("A", "hand")) == 1


def test_5_3_2_the_mode_is_chosen() -> None:
    x = copied("Either", enemy=["Cirno"])
    assert x.question == "mode" and x.texts() == ["mode 1", "mode 2"]
    x.do("mode 2")
    assert x.names("B", "field") == []


def test_5_3_2_what_is_set_off_waits_until_the_procedure_is_over() -> None:
    x = copied("Needle", enemy=["Cirno", "Letty"], field=["Watch"])
    before = len(x.names("A", "hand"))
    x.do("Letty")
    # The draw of the watcher for the copied card comes when the targets are chosen.
    assert len(x.names("A", "hand")) == before + 1

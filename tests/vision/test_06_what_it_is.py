"""Chapter 6: what a character is, and what belongs to a battle."""

from __future__ import annotations

from vision_scenes import scene

from cutin.vision.values import cost_of, node_of, of

CARDS = {
    "Cirno": "Character 3/3 [fairy] node 2 cost 1 graze 1",
    "Letty": "Character 2/5 [youkai] node 0 cost 0 graze 2",
    "Ring": "Spell +1/+1 node 0 cost 0 | Charm",
    "Sphere": "Spell node 0 cost 0 | World Charm",
    "Beast": "Spell 4/4 node 3 cost 2 graze 1 | Fantasy Creature",
    "Each": "Command node 0 cost 0 | (play): deal 1 damage to all characters",
    "Wise": "Character 5/5 [human] node 3 cost 2 | Haste | (auto alpha): all own characters get +3/+3",
    "Call": "Command node 0 cost 0 | (play): put 1 chosen character card in the own underworld"
    ' onto the own field active as character {named "Puppet", graze 1, 2/2, race "fairy"}',
    "End": "Character 0/4 node 0 cost 0 | (auto gamma): at the end of the battle, you gain 2 life",
}


def characters(x: object, seat: int = 0) -> list[str]:
    """The cards on a player's area of the field that are characters."""
    return [c["name"] for c in x.s.view(None)["players"][seat]["field"] if c.get("character")]  # type: ignore[attr-defined]


def test_6_1_1_on_the_field_and_set_on_no_card() -> None:
    x = scene(
        CARDS,
        a={"field": [("Letty", ["Cirno"]), "Sphere"], "hand": ["Cirno", "Each"], "underworld": ["Cirno"]},
        windows="all",
    )
    assert characters(x) == ["Letty"]
    x.do("play Each").both_pass()
    assert x.shown("Letty")["damage"] == 1
    assert "damage" not in x.shown("Letty")["set"][0] and "damage" not in x.shown("Sphere")


def test_6_1_2_each_card_is_one_character() -> None:
    x = scene(CARDS, a={"field": ["Cirno", "Cirno"], "hand": ["Each"]}, windows="all")
    x.do("play Each").both_pass()
    field = x.s.view(None)["players"][0]["field"]
    assert [c["damage"] for c in field] == [1, 1]


def test_6_1_3_6_1_4_it_has_what_its_card_says() -> None:
    x = scene(CARDS, a={"field": ["Cirno", "Beast"]})
    cirno, beast = x.shown("Cirno"), x.shown("Beast")
    assert [cirno[what] for what in ("attack", "endurance", "graze", "races")] == [3, 3, 1, ["fairy"]]
    assert (beast["kinds"], beast["attack"], beast["races"]) == (["spell"], 4, [])


def test_6_1_6_a_face_up_card_made_a_character_keeps_its_nodes_and_cost_alone() -> None:
    x = scene(CARDS, a={"hand": ["Call"], "underworld": ["Wise"]}, windows="all")
    x.do("play Call").both_pass()
    shown = x.s.view(None)["players"][0]["field"][0]
    said = {what: shown[what] for what in ("attack", "endurance", "graze", "races")}
    assert said == {"attack": 2, "endurance": 2, "graze": 1, "races": ["fairy"]}
    assert "keywords" not in shown
    card = x.card("Wise")
    assert of(x.s, card).names == ("puppet",)
    assert (node_of(x.s, card, 0), cost_of(x.s, card, 0)) == (3, 2)


def test_6_2_4_g_graze_comes_after_the_damage_and_before_the_end_of_the_battle() -> None:
    x = scene(CARDS, a={"field": ["Cirno", "End"]}, b={"deck": 5}, windows="all")
    x.do("attack with Cirno", "pass", "pass")
    assert x.question == "graze" and x.seat == "B"
    assert (x.life("B"), x.life("A")) == (22, 25)
    x.do("yes")
    assert (x.player("B")["nodes"]["asleep"], x.player("B")["deck"]["count"]) == (1, 4)
    assert x.cited("VIS-W.47")


def test_6_2_4_j_effects_of_the_end_of_the_battle_come_last() -> None:
    x = scene(CARDS, a={"field": ["Cirno", "End"]}, b={"deck": 5}, windows="all")
    x.do("attack with Cirno", "pass", "pass", "no")
    assert x.life("A") == 27 and x.cited("VIS-6.2.4.j")
    assert x.s.view(None)["battle"] is None


def test_6_2_4_the_letters_come_in_their_order() -> None:
    x = scene(CARDS, a={"field": ["Cirno", "End"]}, b={"field": ["Letty"], "deck": 5}, windows="all")
    x.do("attack with Cirno", "defend with Letty").both_pass()
    letters = [event.rule for event in x.events if event.rule.startswith("VIS-6.2.4.")]
    assert letters == sorted(letters) and letters
    assert "damage" not in x.shown("Letty")


def test_w_16_who_has_no_life_left_still_may_graze() -> None:
    x = scene(CARDS, a={"field": ["Cirno"]}, b={"deck": 5, "life": 3}, windows="all")
    x.do("attack with Cirno", "pass", "pass")
    assert x.question == "graze" and x.life("B") == 0 and x.s.result is None
    x.do("yes")
    assert x.s.result.winner == 0 and x.player("B")["nodes"]["asleep"] == 1

"""Chapter 12: declaring, names, and what beats what."""

from __future__ import annotations

from vision_scenes import scene

CARDS = {
    "Cirno": "Character 3/3 [fairy] node 0 cost 0",
    "Sunlit Cirno": "Character 2/2 [fairy] node 0 cost 0",
    "Letty": "Character 5/5 [youkai] node 0 cost 0",
    "Name": (
        "Command node 0 cost 0 | (play): declare a card name; "
        "then exclude all cards with the declared name in the enemy hand"
    ),
    "Race": (
        "Command node 0 cost 0 | (play): declare a race; then discard all characters of the declared race"
    ),
    "Hunt": 'Command node 0 cost 0 | (play): discard all characters with a name containing "Cirno"',
}


def test_12_1_3_any_name_of_the_game_can_be_declared() -> None:
    x = scene(CARDS, a={"hand": ["Name"]}, b={"hand": ["Letty", "Cirno"]}, windows="all")
    x.do("play Name").both_pass()
    assert x.question == "declare" and {"Cirno", "Letty", "Name"} <= set(x.texts())
    x.do("Letty")
    assert x.names("B", "exclusion") == ["Letty"] and x.names("B", "hand") == ["Cirno"]


def test_12_1_3_names_of_a_deck_that_is_not_known_are_not_told() -> None:
    x = scene(CARDS, a={"hand": ["Name"]}, b={"hand": ["Letty"]}, windows="all", open_lists=False)
    x.do("play Name").both_pass()
    assert "Letty" not in x.texts()


def test_12_1_4_none_can_be_declared_as_a_race() -> None:
    x = scene(CARDS, a={"hand": ["Race"]}, b={"field": ["Letty", "Cirno"]}, windows="all")
    x.do("play Race").both_pass()
    assert {"fairy", "youkai", "none"} <= set(x.texts())
    x.do("fairy")
    assert x.names("B", "field") == ["Letty"]


def test_12_3_1_a_name_means_every_card_whose_name_contains_it() -> None:
    x = scene(CARDS, a={"hand": ["Hunt"]}, b={"field": ["Letty", "Cirno", "Sunlit Cirno"]}, windows="all")
    x.do("play Hunt").both_pass()
    # Both go; their owner is asked in which order they lie in the underworld.
    x.do("Sunlit Cirno")
    assert x.names("B", "field") == ["Letty"]

"""Chapter 3: the zones."""

from __future__ import annotations

from vision_scenes import new_game, scene

from cutin.cards import pool

CARDS = {
    "Cirno": "Character 3/3 [fairy] node 0 cost 0",
    "Letty": "Character 5/5 [youkai] node 0 cost 0",
    "Bolt": "Command node 0 cost 0",
    "Needle": "Command node 0 cost 0 | (play): discard 1 character",
    "Away": "Command node 0 cost 0 | (play): return 1 character to the original owner's hand",
    "Steal": "Command node 0 cost 0 | (play): move 1 enemy character to the own field",
    "Gone": "Command node 0 cost 0 | (play): exclude 1 character",
    "Raise": "Command node 0 cost 0 | (play): 1 character gets +2/+2 until end of turn",
    "Storm": "Command node 0 cost 0 | (play): discard 2 characters",
}


def test_3_1_3_each_player_has_the_own_zones() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"], "nodes": 2}, b={"hand": ["Cirno", "Letty"], "deck": 7})
    a, b = x.s.view(None)["players"]
    assert (a["hand"]["count"], b["hand"]["count"]) == (1, 2)
    assert (len(a["nodes"]["cards"]), len(b["nodes"]["cards"])) == (2, 0)


def test_3_1_4_the_field_has_an_area_for_each_player() -> None:
    x = scene(CARDS, a={"field": ["Cirno"]}, b={"field": ["Letty"]})
    assert [[c["name"] for c in player["field"]] for player in x.s.view(None)["players"]] == [
        ["Cirno"],
        ["Letty"],
    ]


def test_3_1_5_what_is_public_and_what_is_not() -> None:
    x = scene(
        CARDS,
        a={
            "hand": ["Bolt"],
            "deck": ["Letty", "Letty"],
            "underworld": ["Needle"],
            "exclusion": ["Gone"],
            "nodes": ["Away"],
        },
    )
    own, other, spectator = (x.player("A", viewer) for viewer in (0, 1, None))
    assert own["hand"]["cards"] == ["Bolt"] and other["hand"]["cards"] == [None]
    assert spectator["hand"]["cards"] == [None]
    for seen in (own, other, spectator):
        assert seen["deck"] == {"count": 2, "cards": []}
        assert seen["underworld"]["cards"] == ["Needle"] and seen["exclusion"]["cards"] == ["Gone"]
    assert own["nodes"]["cards"][0]["name"] == "Away" and other["nodes"]["cards"][0]["name"] is None


def test_3_1_5_whether_the_exclusion_area_is_public_is_a_switch() -> None:
    x = scene(CARDS, a={"hand": ["Gone"]}, b={"field": ["Letty"]}, windows="all", exclusion_known=False)
    x.do("play Gone").both_pass()
    assert x.player("B", 0)["exclusion"]["count"] == 1


def test_3_1_5_a_a_card_that_comes_to_a_public_zone_is_seen() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, windows="all")
    assert x.player("A", 1)["hand"]["cards"] == [None]
    x.do("play Bolt").both_pass()
    assert x.player("A", 1)["underworld"]["cards"] == ["Bolt"]


def test_3_1_5_b_a_card_that_comes_to_a_hidden_zone_is_not() -> None:
    x = scene(CARDS, a={"hand": ["Bolt"]}, windows="all")
    x.do("set node Bolt")
    assert x.player("A", 1)["nodes"]["cards"] == [{"name": None, "asleep": False}]


def test_3_3_2_the_newest_lies_on_top_of_the_underworld() -> None:
    x = scene(
        CARDS, a={"hand": ["Bolt", "Needle"], "underworld": ["Gone"], "field": ["Letty"]}, windows="all"
    )
    x.do("play Bolt").both_pass()
    assert x.names("A", "underworld") == ["Bolt", "Gone"]


def test_3_3_4_the_order_of_the_underworld_stays() -> None:
    x = scene(CARDS, a={"underworld": ["Gone", "Bolt", "Needle"], "hand": ["Bolt"]}, windows="all")
    x.do("play Bolt").both_pass()
    assert x.names("A", "underworld") == ["Bolt", "Gone", "Bolt", "Needle"]


def test_3_3_5_cards_that_arrive_together_lie_as_their_owner_says() -> None:
    for first, pile in (("Cirno", ["Letty", "Cirno"]), ("Letty", ["Cirno", "Letty"])):
        x = scene(CARDS, a={"hand": ["Storm"]}, b={"field": ["Cirno", "Letty"]}, windows="all")
        x.do("play Storm").both_pass()
        x.do(first)
        assert x.names("B", "underworld") in (pile, pile[::-1])


def test_w_12_who_has_a_card_in_the_own_area_controls_it() -> None:
    x = scene(CARDS, a={"hand": ["Steal"]}, b={"field": ["Letty"]}, windows="all")
    x.do("play Steal").both_pass()
    assert x.names("A", "field") == ["Letty"] and x.shown("Letty")["owner"] == "B"
    assert "attack with Letty" in x.texts()


def test_w_12_cards_go_to_the_zones_of_their_owner() -> None:
    x = scene(CARDS, a={"hand": ["Steal", "Needle"]}, b={"field": ["Letty"]}, windows="all")
    x.do("play Steal").both_pass()
    x.do("play Needle").both_pass()
    assert x.names("B", "underworld") == ["Letty"] and "Letty" not in x.names("A", "underworld")
    y = scene(CARDS, a={"hand": ["Steal", "Away"]}, b={"field": ["Letty"]}, windows="all")
    y.do("play Steal").both_pass()
    y.do("play Away").both_pass()
    assert y.names("B", "hand") == ["Letty"]


def test_w_25_a_card_that_changes_its_zone_is_a_new_object() -> None:
    x = scene(CARDS, a={"hand": ["Raise", "Away"], "field": ["Cirno 1 damage"]}, windows="all")
    x.do("play Raise").both_pass()
    assert x.shown("Cirno")["attack"] == 5
    x.do("play Away").both_pass()
    x.do("play Cirno").both_pass()
    assert x.shown("Cirno")["attack"] == 3 and "damage" not in x.shown("Cirno")


def test_w_25_an_effect_does_not_find_a_card_that_left_and_came_back() -> None:
    cards = {**CARDS, "Ambush": "Character 2/2 node 0 cost 0 | Surprise"}
    x = scene(cards, a={"hand": ["Needle"]}, b={"field": ["Ambush"], "hand": ["Away"]}, windows="all")
    x.do("play Needle", "play Away", "pass", "pass")
    assert x.names("B", "hand") == ["Ambush"]
    assert [event.rule for event in x.events if event.kind == "fails"] == ["VIS-8.2"]


def test_3_1_2_a_sideboard_is_no_part_of_the_game() -> None:
    s = new_game(CARDS, {"Cirno": 50})
    assert sum(len(zone) for zone in s.zones) == 100


def test_3_1_1_each_player_has_these_zones() -> None:
    x = scene(CARDS, a={"field": ["Cirno"], "hand": ["Bolt"]}, windows="all")
    zones = {"deck", "underworld", "field", "nodes", "hand", "exclusion", "play"}
    assert zones <= x.player("A").keys()  # a single game has no sideboard (VIS-1.2.4)


def test_3_1_5_c_an_effect_may_show_what_is_not_public() -> None:
    cards = {**CARDS, "Show": "Command node 0 cost 0 | (play): reveal all cards in the enemy hand"}
    x = scene(cards, a={"hand": ["Show"]}, b={"hand": ["Bolt", "Away"]}, windows="all")
    assert x.player("B", 0)["hand"]["cards"] == [None, None]
    x.do("play Show").both_pass()
    assert x.player("B", 0)["hand"]["cards"] == ["Away", "Bolt"]


def test_3_1_5_d_a_card_that_nobody_knows_may_come_to_lie_face_down_on_the_field() -> None:
    doll = 'character {named "Doll", graze 0, 1/1}'
    cards = {
        **CARDS,
        "Make": "Command node 0 cost 0 | (play): put the top 1 card of the own deck onto the own field active"
        f" face down as {doll}",
    }
    x = scene(cards, a={"hand": ["Make"], "deck": ["Letty", "Bolt"]}, windows="all")
    x.do("play Make").both_pass()
    for viewer in (0, 1, None):
        (shown,) = x.player("A", viewer)["field"]
        assert shown["face_down"] and "face" not in shown and shown["name"] != "Letty"


def test_3_3_6_no_card_of_the_pool_makes_a_hell_of_the_underworld() -> None:
    cards = pool("vision")
    assert not [key for key in cards if any("hell" in text.split() for text in cards.card(key).texts)]


def test_3_3_5_who_says_how_cards_of_the_deck_lie_has_seen_them() -> None:
    cards = {**CARDS, "Mill": "Command node 0 cost 0 | (play): discard the top 2 cards of the own deck"}
    x = scene(cards, a={"hand": ["Mill"], "deck": ["Cirno", "Letty", "Bolt", "Gone"]}, windows="all")
    x.do("play Mill").both_pass()
    assert (x.seat, x.question, x.texts()) == ("A", "underworld", ["Cirno", "Letty"])
    # Dealt anew, what this player knows stays: these two are among it, and for the other player they are not.
    assert all(x.s.redealt(0, chance).texts() == ["Cirno", "Letty"] for chance in range(9))
    assert {tuple(x.s.redealt(1, chance).kinds) for chance in range(9)} != {tuple(x.s.kinds)}
    x.do("Cirno")
    # Cirno was put first, so Letty lies on it; the command came last.
    assert x.names("A", "underworld") == ["Mill", "Letty", "Cirno"]

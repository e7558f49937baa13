"""Every language has every message, and whatever happens can be said in each with all that it needs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cutin
from cutin import library
from cutin.catalogue import GAMES
from cutin.gundam_war.options import OPTIONS
from cutin.gundam_war.rulebook import BOOK
from cutin.judge import runner
from cutin.judge.scenario import loads
from cutin.judge.setup import begin
from cutin.judge.timeline import as_text, timeline
from cutin.kernel.chance import mix
from cutin.kernel.events import Event
from cutin.records import History
from cutin.records.history import setup_of
from cutin.telling import EVERYTHING, LANGUAGES, Cited, Happened, Language, happened, language, lines
from cutin.telling.languages import NoLanguage
from cutin.telling.part import part
from cutin.telling.saying import Ctx, said

ENGLISH, JAPANESE = language("en"), language("ja")
TESTS = Path(__file__).parents[1]
SOURCE = Path(cutin.__file__).parent


def tongues(game: str) -> list[Language]:
    return [language(code, game) for code in LANGUAGES]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(game: str) -> None:
    english, japanese = tongues(game)
    assert japanese.messages.keys() == english.messages.keys()
    for key in english.messages:
        assert japanese.asks_for(key) == english.asks_for(key), key
    assert english.words.keys() <= japanese.words.keys()


@pytest.mark.parametrize("game", GAMES)
def test_japanese_has_the_words_for_phases_and_places(game: str) -> None:
    table = GAMES[game].module("table")
    japanese = language("ja", game)
    for word in (*table.PHASE_NAMES, *table.PART_NAMES, *table.PLACE_NAMES):
        assert japanese.word(word) != word, word


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_kept_that_nothing_uses(game: str) -> None:
    """A key stands somewhere in the source, as what it is looked up by."""
    own = part(game).tongue("english").MESSAGES
    folders = [SOURCE / layer for layer in ("telling", "judge", "cli", GAMES[game].package)]
    written = "".join(
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in folder.rglob("*.py")
        if path.name not in ("english.py", "japanese.py")
    )
    assert {key for key in own if f'"{key}"' not in written and not key.startswith("status ")} == set()


def test_a_language_that_there_is_not() -> None:
    with pytest.raises(NoLanguage, match="'tlh'; there are: en, ja"):
        language("tlh")


def say_all(heard: list[Happened], game: str) -> set[str]:
    """Says everything to everybody in every language; returns the keys of the messages."""
    keys = set()
    for each in heard:
        for viewer in (0, 1, None, EVERYTHING):
            for tongue in tongues(game):
                message = said(Ctx(each, viewer, tongue))
                if message is not None:
                    key, given = message
                    keys.add(key)
                    assert given.keys() >= tongue.asks_for(key), (key, given)
                    assert tongue.say(key, **given).strip()
    return keys


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_random_games_and_rulings_can_be_said(game: str) -> None:
    keys: set[str] = set()
    for number, name in enumerate(library.deck_names(game)):
        deck = library.deck(name, game)
        history = History(setup_of(game, (deck, deck), number, {}))
        while history.state.decision is not None:
            texts = history.state.texts()
            history.choose(texts[mix(number, len(history.choices)) % len(texts)])
        keys |= say_all(history.happened, game)
        for tongue in tongues(game):
            assert list(lines(history.happened, EVERYTHING, tongue, history.setup.options))
    for path in sorted((TESTS / GAMES[game].package / "rulings").glob("*.yaml")):
        scenario = runner.load(path)
        for case in scenario.cases:
            table = begin(scenario, case)
            runner.Run(case, []).all(table)
            keys |= say_all(table.events.happened, game)
    assert len(keys) > 40, sorted(keys)


def test_names_of_cards_in_japanese() -> None:
    deck = library.deck("learn-blue")
    history = History(setup_of("gundam-war", (deck, deck), 3, {}))
    while history.state.decision is not None and len(history.choices) < 60:
        texts = history.state.texts()
        history.choose(texts[mix(3, len(history.choices)) % len(texts)])
    told = "\n".join(line.text for line in lines(history.happened, EVERYTHING, JAPANESE))
    assert "本国" in told and "が先攻" in told
    named = [n for each in history.happened for n in each.names_ja.values()]
    assert not named or any(name in told for name in named)


def test_a_face_down_card_keeps_its_secret_in_every_language() -> None:
    rules = cutin.rules("vision")
    deck = library.deck("fairy-rush", "vision")
    state = rules.new(deck, deck, seed=1, first=0)
    table = GAMES["vision"].module("table")
    card = state.zones[table.HAND][0]
    assert rules.defs[state.kinds[card]].name_ja
    GAMES["vision"].module("c11_moving").enter(state, card, table.FIELD, face_down=True)
    event = Event("asleep", "", ("", -1, -1), 0, (card,), {}, 3)
    for tongue in tongues("vision"):
        told = said(Ctx(happened(state, event, 0), EVERYTHING, tongue))
        assert told == ("asleep", {"card": "face-down card"})


def test_the_house_reading_is_said_once_and_only_of_rules_that_exist() -> None:
    deck = library.deck("learn-green")
    options = {"damage_destroys": "more_than"}
    history = History(setup_of("gundam-war", (deck, deck), 5, options))
    while history.state.decision is not None:
        texts = history.state.texts()
        history.choose(texts[mix(5, len(history.choices)) % len(texts)])
    shown = [line.shown() for line in lines(history.happened, EVERYTHING, ENGLISH, options)]
    cited = [found for line in shown for found in re.findall(r"\[(GW-17\.1\b[^\]]*)\]", line)]
    tagged = [each for each in cited if each != "GW-17.1"]
    assert tagged in ([], ["GW-17.1, house: damage_destroys = more_than"])
    assert any(", house: " in line for line in shown)
    assert Cited().readings.keys() <= BOOK.rules.keys()
    assert {name for name, option in OPTIONS.items() if option.house} >= {"damage_destroys", "hand_limit"}
    assert not OPTIONS["windows"].house


DESTROYED = """cards:
  Shot: "Command | (any time): deal 3 damage to 1 Unit"
  Kill: "Command | (any time): destroy 1 Unit"
  Melt: "Command | (any time): 1 Unit gets +0/+0/-3 until end of turn"
  Weaken: "Command | (any time): 1 Unit gets +0/+0/-1 until end of turn"
  GM: Unit 2/1/3
position: {{A: {{hand: [{card}]}}, B: {{disposition: [GM: 2 damage]}}}}
script: [A: play {card} on GM, both pass]
"""


@pytest.mark.parametrize(
    ("card", "by_damage"), [("Shot", True), ("Kill", False), ("Melt", False), ("Weaken", True)]
)
def test_a_switch_is_named_only_where_it_bears_on_what_happened(card: str, by_damage: bool) -> None:
    text = as_text(
        timeline(runner.judge(loads(DESTROYED.format(card=card)), True).cases[0], ENGLISH), ENGLISH
    )
    (line,) = (line for line in text if "GM is destroyed" in line)
    assert ("house: damage_destroys" in line) == by_damage


def test_the_hand_limit_has_no_bearing_on_a_draw() -> None:
    text = "game: vision\nposition: {at: start of Draw Phase}\nscript: [until: Main Phase]\n"
    vision = language("en", "vision")
    told = as_text(timeline(runner.judge(loads(text), True).cases[0], vision), vision)
    assert any(line.endswith("[VIS-4.1.2]") and "draws" in line for line in told)


def test_a_secret_choice_stays_secret_in_every_language() -> None:
    rules = cutin.rules("gundam-war")
    deck = library.deck("learn-blue")
    state = rules.new(deck, deck, seed=2)
    heard: list[object] = []
    state.listen(heard)  # type: ignore[arg-type]  # a list of anything hears events too
    while state.decision is not None and state.decision.question != "discard":
        texts = state.texts()
        state.choose(next((t for t in ("pass", "done", "keep") if t in texts), texts[0]))
    assert state.decision is not None
    seat = state.decision.seat
    state.apply(0)
    chosen = [e for e in heard if e.kind == "chosen"][-1]  # type: ignore[attr-defined]
    assert chosen.knows == 1 << seat

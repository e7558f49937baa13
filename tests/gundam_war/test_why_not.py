"""Why not agrees with what is possible, and says by which rule what is not."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cutin
from cutin.gundam_war import naming
from cutin.gundam_war.rulebook import BOOK
from cutin.judge.scenario import loads
from cutin.judge.standing import stand
from cutin.kernel.chance import mix

DECKS = cutin.deck_names()
PAIRS = [(one, DECKS[(i + 1) % len(DECKS)]) for i, one in enumerate(DECKS)]
AREAS = ("Space", "Earth")
MADE_UP_OF = ("play {}", "use {}", "use {}: 1", "use {}: 2", "sortie {} -> Space", "sortie {} -> Earth")


def made_up(state: Any, chance: int) -> list[str]:
    """Actions in the words of the game, most of them impossible: every card's name in every form."""
    names = sorted({naming.card_name(state, c) for c in range(len(state.kinds))})
    first, second = names[chance % len(names)], names[(chance >> 8) % len(names)]
    form = MADE_UP_OF[(chance >> 16) % len(MADE_UP_OF)]
    said = form.format(first)
    number = f"#{2 + (chance >> 30) % 2}"
    return [
        said,
        form.format(first + number),
        f"play {first} on {second}",
        f"use {first} on {second}",
        f"use {first} on {second}{number}",
        f"play {first} (variable)",
        second,
        "done",
        "X = 3",
        "Nation of B",
        f"play {first} on squad of A in {AREAS[(chance >> 20) % 2]}",
        f"do something with {first}",
    ]


def said_otherwise(state: Any) -> list[tuple[str, int]]:
    """Each option's text and index; the only text of a card that can be used may be called by its number."""
    found = []
    for index, (text, value) in enumerate(zip(state.texts(), state.decision.options, strict=True)):
        found.append((text, index))
        if text.startswith("use ") and text[-3:-1] != ": ":
            found.append((f"{text}: {naming.text_number(state, value[1], value[2])}", index))
    return found


def possible(state: Any, action: str) -> bool:
    """Whether the action can be done, option by option: the plain way to find out."""
    left = [(state.clone(), action)]
    while left:
        here, words = left.pop()
        d = here.decision
        if d is None:
            continue
        for said, index in said_otherwise(here):
            if words == said:
                return True
            for link in (" on ", ", "):
                if words.startswith(said + link):
                    after = here.clone()
                    after.apply(index)
                    rest = words[len(said + link) :]
                    forced = [
                        after.rules.option_text(here, decision, option)
                        for decision, option in after.forced
                        if decision.question in ("target", "host", "pay", "squad", "effect")
                    ]
                    if rest in forced:
                        return True
                    left.append((after, rest))
    return False


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_it_agrees_with_what_is_possible(pair: tuple[str, str]) -> None:
    rules = cutin.rules("gundam-war", windows="all")
    refused = 0
    state: Any = rules.new(cutin.deck(pair[0]), cutin.deck(pair[1]), seed=11)
    for number in range(1500):
        if state.decision is None:
            break
        chance = mix(11, number)
        for text in state.texts():
            assert state.why_not(text) == [], text
        if number % 3 == 0:
            for action in made_up(state, chance):
                try:
                    found = state.why_not(action)
                except cutin.NotAnAction:
                    assert not possible(state, action), action
                    continue
                refused += bool(found)
                assert bool(found) != possible(state, action), (action, found, state.texts())
                assert all(each.rule in BOOK.rules for each in found), (action, found)
                assert all(each.reason for each in found)
        state.apply(chance * len(state.decision.options) >> 64)
    assert refused > 30


SCENE = """
name: Asked
cards:
  Shot: "Command green 2-4-1 | (any time): deal 3 damage to 1 own Unit in Space"
  Two: "Command | (any time): deal 1 damage to 2 Units"
  Haro: "Character +1/+0/+0"
  Shy: "Unit 2/1/3 | (auto A): this card cannot be the target of enemy Commands"
  Yard: "Operation | (any time): R: draw 1 card | (Defend Step): 0: draw 1 card"
  Auto: "Unit 2/1/3 | (auto A): all own Units gain Raid"
  GM: Unit 2/1/3
  Zaku: Unit Earth 2/1/3
  Fort: "Unit 2/1/5 | Base"
position:
  A:
    hand: [Shot, Two, Haro, GM]
    power: {green: 1, blue: 2}
    played: [Unit]
    disposition: [GM: rolled, Zaku, Fort, Yard: rolled, Auto]
    junkyard: [Shot]
  B: {disposition: [GM: {with: [Haro]}, Shy], hand: [Zaku]}
script:
- until: POINT
"""


STATES: list[Any] = []


def states() -> list[Any]:
    """Moments of random games, of every kind of question that comes up."""
    if not STATES:
        for number, pair in enumerate(PAIRS):
            state: Any = cutin.rules("gundam-war").new(cutin.deck(pair[0]), cutin.deck(pair[1]), seed=number)
            for step in range(400):
                if state.decision is None:
                    break
                if step % 5 == 0:
                    STATES.append(state.clone())
                state.apply(mix(number, step) * len(state.decision.options) >> 64)
    return STATES


NAMES = st.sampled_from(sorted({cutin.pool("gundam-war").card(k).name for d in DECKS for k in cutin.deck(d)}))
TARGET = st.builds(lambda name, number: name + number, NAMES, st.sampled_from(["", "", "#2", "#3", "#0"]))
WORDS = st.lists(
    st.one_of(TARGET, st.sampled_from(["X = 1", "done", "Earth", "Nation of A", "squad of B in Space", "?"])),
    max_size=3,
)


@settings(max_examples=1500, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    st.integers(0, 10_000),
    st.sampled_from(["play ", "use ", "sortie ", "", "draw "]),
    TARGET,
    st.sampled_from(["", ": 1", ": 2", " (variable)", " -> Earth", " -> Space", " on "]),
    WORDS,
    st.sampled_from([None, 0, 1]),
)
def test_made_up_actions(
    which: int, verb: str, name: str, more: str, words: list[str], seat: int | None
) -> None:
    """Whatever is asked: it is possible, or rules that exist refuse it, or it is said to be no action."""
    state = states()[which % len(states())]
    action = verb + name + more + (" on " if words and more != " on " else "") + ", ".join(words)
    before = state.fingerprint()
    try:
        found = state.why_not(action, seat)
    except cutin.NotAnAction as error:
        assert str(error) and "GW-" not in str(error)
    else:
        assert all(each.rule in BOOK.rules and each.reason for each in found)
    assert state.fingerprint() == before


def asked(action: str, point: str = "Disposition Phase", seat: int | None = None) -> dict[str, Any]:
    """The refusals of an action by their rules."""
    scenario = loads(SCENE.replace("POINT", point), "scene")
    state = stand(scenario, scenario.cases[0]).state
    return {each.rule: each for each in state.why_not(action, seat)}


def test_power_is_told_with_its_colour_and_what_is_missing() -> None:
    power = asked("play Shot on GM")["GW-7.2"]
    assert power.reason == "needs 4 nation power of which 2 green; 3 is produced, 1 green"
    assert power.values["designated"] == 2 and power.values["have_designated"] == 1
    assert power.remedy == "1 more green nation power"


def test_a_target_is_refused_by_the_words_of_its_description() -> None:
    found = asked("play Shot on GM#2")["GW-8.4"]
    assert found.values["fails"] == ["own", "in Space"] or found.values["needs"] == 1


def test_a_protected_card_is_no_target() -> None:
    assert "protected" in asked("play Two on GM, Shy")["GW-8.4"].reason


def test_a_second_target_that_was_named_already() -> None:
    assert "chosen already" in asked("play Two on Zaku, Zaku")["GW-8.3"].reason


def test_more_than_it_takes() -> None:
    assert "GW-8.3" in asked("play Two on GM, GM#2, Zaku")


def test_a_limit_names_its_switch() -> None:
    found = asked("play GM")["GW-8.11"]
    assert (found.switches, found.values) == (("unit_limit",), {"limit": 1, "played": 1})
    assert "next own turn" in found.remedy


def test_hosts() -> None:
    assert not asked("play Haro on GM")
    assert asked("play Haro on Yard")["GW-12.1"].values["have"] == "Operation"
    assert set(asked("play Haro on GM#2")) == {"GW-12.3", "GW-12.8"}


def test_numbers_mean_what_they_mean_in_the_options() -> None:
    """GM is the own one: it is among the options; GM#2 is the other one."""
    assert not asked("play Haro on GM")
    assert asked("play Haro on GM#2")


def test_texts() -> None:
    assert set(asked("use Yard: 1")) == {"GW-7.7"}
    assert asked("use Yard: 2")["GW-6.8"].values["timing"] == "the Defend Step"
    assert set(asked("use Yard")) == {"GW-7.7", "GW-6.8"}
    assert set(asked("use Auto")) == {"GW-10.1"}
    assert set(asked("use Yard: 1", seat=1)) == {"GW-6.7", "GW-4.3", "GW-7.7"}


def test_sortie() -> None:
    assert {"GW-6.2", "GW-14.4"} == set(asked("sortie GM -> Space"))
    at = "question sortie"
    assert asked("sortie Zaku -> Space", at)["GW-14.3"].remedy == "Earth instead"
    assert "GW-14.5" in asked("sortie Fort -> Earth", at)
    assert asked("sortie Shy -> Earth", at)["GW-14.2"].values["controller"] == "B"
    assert "GW-14.1" in asked("play Haro on Zaku", at)


def test_who_has_not_the_chance() -> None:
    assert asked("play Zaku", seat=1).keys() == {"GW-6.7", "GW-6.9"}


@pytest.mark.parametrize("action", ["dance", "play Gundam", "sortie GM", "use GM", "play GM#3", "X = 2"])
def test_what_is_no_action_is_said_without_a_rule(action: str) -> None:
    with pytest.raises(cutin.NotAnAction, match=r"^[^\[]+$"):
        asked(action)

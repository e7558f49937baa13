"""GW-10.3 against a plain reading of it: result after result, each text by what held in the one before."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest
from scenes import state_of

KEYWORDS = ("Raid", "Swift Strike", "Water")


class Text(NamedTuple):
    """A text that says one thing of all own Units, perhaps on a condition."""

    condition: str
    about: str  # the keyword or "defence"
    number: int
    deed: str  # "gets", "gain" or "lose"
    what: str
    more: int

    def words(self) -> str:
        said = f"all own Units {'get' if self.deed == 'gets' else self.deed} "
        said += f"+0/+0/{self.more:+d}" if self.deed == "gets" else self.what
        if self.condition == "always":
            return said
        if self.about == "defence":
            return f"while there are own Units with defence {self.number} or more, {said}"
        there = "there are own Units" if self.condition == "some" else "there is no own Unit"
        return f"while {there} with {self.about}, {said}"

    def holds(self, result: list[tuple[int, frozenset[str]]]) -> bool:
        if self.condition == "always":
            return True
        if self.about == "defence":
            return any(defence >= self.number for defence, _keywords in result)
        found = any(self.about in keywords for _defence, keywords in result)
        return found if self.condition == "some" else not found


Unit = tuple[int, frozenset[str]]


def make(random: Random) -> tuple[list[Text], list[Unit]]:
    texts = [
        Text(
            random.choice(("always", "some", "none")),
            random.choice((*KEYWORDS, "defence")),
            random.randint(5, 9),
            random.choice(("gets", "gain", "gain", "lose")),
            random.choice(KEYWORDS),
            random.choice((-1, 1, 2, 3)),
        )
        for _ in range(random.randint(2, 5))
    ]
    units = [
        (random.randint(6, 8), frozenset(k for k in KEYWORDS if random.random() < 0.2))
        for _ in range(random.randint(1, 3))
    ]
    return texts, units


def result(units: list[Unit], texts: list[Text], applied: list[int]) -> list[Unit]:
    found = []
    for defence, printed in units:
        keywords, lost = set(printed), set()
        for i in applied:
            text = texts[i]
            if text.deed == "gets":
                defence += text.more
            elif text.deed == "gain":
                keywords.add(text.what)
            else:
                lost.add(text.what)
        found.append((defence, frozenset(keywords - lost)))
    return found


def settle(units: list[Unit], texts: list[Text]) -> list[list[Unit]]:
    """The result that counts; in a cycle, those that the rule allows."""
    results = [units]
    history: list[list[int]] = []
    while True:
        applied = [i for i, text in enumerate(texts) if text.holds(results[-1])]
        if history and applied == history[-1]:
            return [results[-1]]
        if applied in history:
            cycle = history[history.index(applied) :]
            differ = {i for one in cycle for i in one if any(i not in other for other in cycle)}
            return [result(units, texts, one) for one in cycle if max(differ) in one]
        history.append(applied)
        results.append(result(units, texts, applied))


def played(units: list[Unit], texts: list[Text]) -> list[Unit]:
    cards = [f'      T{i}: "Operation | (auto A): {text.words()}"' for i, text in enumerate(texts)]
    names = [f"T{i}" for i in range(len(texts))]
    for i, (defence, keywords) in enumerate(units):
        cards.append(f'      U{i}: "' + " | ".join([f"Unit 1/1/{defence}", *sorted(keywords)]) + '"')
        names.append(f"U{i}")
    position = f"    position: {{A: {{disposition: [{', '.join(names)}]}}}}"
    state = state_of("\n".join(["    cards:", *cards, position, ""]))
    plain = {"Raid": "Raid", "SwiftStrike": "Swift Strike", "Water": "Water"}
    return [
        (card["stats"][2], frozenset(plain[k] for k in card.get("keywords", ())))
        for card in state.view(None)["players"][0]["disposition"]
        if card["name"].startswith("U")
    ]


@pytest.mark.parametrize("seed", range(25))
def test_10_3_the_results_are_those_of_a_plain_reading(seed: int) -> None:
    random = Random(seed)
    for _ in range(5):
        texts, units = make(random)
        assert played(units, texts) in settle(units, texts), [text.words() for text in texts]

"""Automatic effects choose their targets as they activate (auto C) or are applied (auto B, D)."""

from __future__ import annotations

import pytest

from cutin.judge import run_text

AUTO_C = """
name: an auto C effect has its target while it can still be answered
cards:
  Thunder: "Operation | (auto C): at the start of the own Attack Step, deal 2 damage to 1 enemy Unit"
  Zaku: Unit 1/1/3
  Dom: Unit 1/1/3
  Home: "Command | (any time): move 1 own Unit to the original owner's hand"
position:
  at: start of Attack Step
  A: {disposition: [Thunder]}
  B: {disposition: [Zaku, Dom], hand: [Home]}
script:
- expect: {asked: A, question: target, options: [Zaku, Dom]}
- A: Dom
- expect: {question: cut, waiting: [Thunder]}
- what if:
  - both pass
  - expect: {Dom: 2 damage, Zaku: 0 damage}
- A: pass
- B: play Home on Dom
- both pass
- expect: {Dom: B's hand, Zaku: 0 damage, waiting: none}
"""

AUTO_D = """
name: an auto D effect has its target as it is applied, and none where there is none
cards:
  Grudge: "Operation | (auto D): each time an own Unit leaves the field, deal 2 damage to 1 enemy Unit"
  GM: Unit 1/1/3
  Zaku: Unit 1/1/3
  Home: "Command | (any time): move 1 own Unit to the original owner's hand"
cases:
  two to choose from:
    position:
      A: {disposition: [Grudge, GM], hand: [Home]}
      B: {disposition: [Zaku, GM]}
    script:
    - A: play Home
    - both pass
    - expect: {asked: A, question: target}
    - A: Zaku
    - expect: {Zaku: 2 damage, B's GM: 0 damage, waiting: none}
  none:
    position:
      A: {disposition: [Grudge, GM], hand: [Home]}
    script:
    - A: play Home
    - both pass
    - expect: {GM: A's hand, question: window, waiting: none}
"""


@pytest.mark.parametrize("text", [AUTO_C, AUTO_D], ids=["auto C", "auto D"])
def test_targets_of_automatic_effects(text: str) -> None:
    outcome = run_text(text)
    assert outcome.passed, "\n".join(str(failure) for failure in outcome.failures)
